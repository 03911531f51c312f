### The rules of the second edition (2011, without dice), in our own words.
### The value is the rule, `shows` what a test of it must show.
### "(implied)" and "(derived)" mark what follows from the rulebook without standing in it.
### Where a rule and a ruling seem to differ, the rule gives the rulebook, the ruling the decision.
### Tests speak of totals before card effects unless a card is named; clan, faction and hero
### abilities are switched off in them unless the rule is about them.

## E2-META

section-e2-meta = Edition facts and setting
    .source = introduction

rule-e2-meta-001 = The year is 2033, after a nuclear war; the Moscow Metro is the last refuge.
    .shows = Edition-2 about text names year 2033 and the Moscow Metro; the board holds no surface location.
rule-e2-meta-002 = Every player leads one of the underground factions.
    .shows = Given n players, n different factions are assigned, one each.
rule-e2-meta-003 = Each captured station is worth 1 victory point.
    .shows = Given VP 3, when a station is captured, then VP 4.
rule-e2-meta-004 = Each completed mission is worth 1 victory point.
    .shows = Given VP 4, when a mission is completed, then VP 5.
rule-e2-meta-005 = The serial number 217453030 on the cover of the rulebook has nothing to do with the rules.
    .shows = No engine datum uses it.

## E2-COMP

section-e2-comp = Components
    .source = component list

rule-e2-comp-001 = 1 game board.
    .shows = Edition-2 data load exactly one board.
rule-e2-comp-002 = 6 faction cards.
    .shows = len(factions) == 6.
rule-e2-comp-003 = 6 hero cards.
    .shows = len(heroes) == 6.
rule-e2-comp-004 = 6 hero figures.
    .shows = At most 6 heroes on the board, one per player.
rule-e2-comp-005 = 7 law cards.
    .shows = deck + law in force + law under vote == 7 at every moment.
rule-e2-comp-006 = 36 threat cards in all.
    .shows = len(threats) == 36.
rule-e2-comp-007 = 18 threat cards for the first stage.
    .shows = len(stage 1) == 18.
rule-e2-comp-008 = 18 threat cards for the second stage.
    .shows = len(stage 2) == 18, disjoint from stage 1.
rule-e2-comp-009 = 18 equipment cards.
    .shows = deck + discard + market + held == 18 at every moment.
rule-e2-comp-010 = 18 mission cards.
    .shows = deck + discard + held + completed == 18 at every moment.
rule-e2-comp-011 = 7 combat cards.
    .shows = len(combat) == 7; between battles all 7 are in the pack.
rule-e2-comp-012 = 35 pig tokens.
    .shows = reserve + all players == 35 pigs at every moment.
rule-e2-comp-013 = 35 mushroom tokens.
    .shows = reserve + all players == 35 mushrooms at every moment.
rule-e2-comp-014 = 35 ammo tokens.
    .shows = reserve + all players == 35 ammo at every moment.
rule-e2-comp-015 = 14 tokens for each faction.
    .shows = on stations + on tracks + free == 14 per player; 84 over six factions.
rule-e2-comp-016 = One first player marker.
    .shows = Exactly one first player at every moment.
rule-e2-comp-017 = One round marker.
    .shows = Exactly one current position on the round track.
rule-e2-comp-018 = (implied) The second edition has no dice.
    .shows = The engine calls the random source only for shuffles and for choosing the first player; two games with equal shuffles and equal choices are identical.

## E2-CARDS

section-e2-cards = Factions, heroes and card types
    .source = component descriptions

rule-e2-cards-001 = Factions differ in where they lie.
    .shows = Each faction record has its own zone and its own home stations; no station is home to two factions.
rule-e2-cards-002 = Factions differ in their special abilities.
    .shows = Each of the 6 records has an ability; the six are pairwise different.
rule-e2-cards-003 = A hero never changes faction and a faction never changes its hero.
    .shows = hero.owner and player.hero are constant from set-up to the end in 1,000 random games.
rule-e2-cards-004 = The figure marks the hero's current place on the board.
    .shows = hero.location is exactly one open station at every moment.
rule-e2-cards-005 = Players may choose any figure; one in the faction's colour is recommended.
    .shows = UI draws each hero in its faction's colour.
rule-e2-cards-006 = There are two threat decks, one per stage.
    .shows = In stage 1 only stage-1 cards are drawn, in stage 2 only stage-2 cards.
rule-e2-cards-007 = First-stage threats are less dangerous than second-stage threats.
    .shows = mean(strength of stage 2) > mean(strength of stage 1).
rule-e2-cards-008 = Three threat types: physical, biological, radiation.
    .shows = set(threat.type) equals these three.
rule-e2-cards-009 = Some equipment helps against threats of one type.
    .shows = Given a hero 4 with "+2 v biological": 6 against a biological threat, 4 against a physical one.
rule-e2-cards-010 = A threat card shows name, type, strength, reward, ability.
    .shows = All 36 records have name, type, integer strength and reward; ability may be empty.
rule-e2-cards-011 = Many equipment cards raise the hero's strength or speed.
    .shows = Data: at least one strength bonus and at least one speed bonus among the 18.
rule-e2-cards-012 = Every mission has a goal and also a special ability.
    .shows = All 18 records have a goal and an ability.
rule-e2-cards-013 = A mission ability may be used at any time during the game.
    .shows = The ability is offered in phases 1 to 5 and in other players' turns (windows: R2-154).
rule-e2-cards-014 = A mission goal may concern the hero or the faction.
    .shows = Goal predicates can read hero state and faction state.
rule-e2-cards-015 = Laws change the rules temporarily.
    .shows = Given a law that changes a price in force: new price; after it is replaced: old price.
rule-e2-cards-016 = A law card shows a name and a description.
    .shows = All 7 records have both, each description maps to an implemented effect.
rule-e2-cards-017 = Every round the marker follows the arrows of the track.
    .shows = position(n+1) == track.next[position(n)].
rule-e2-cards-018 = The marker's position shows the events at the beginning of the round.
    .shows = Given a position with only a law symbol: a vote, no resources, no threat.
rule-e2-cards-019 = The modifier of a combat card depends on the card chosen by the opponent.
    .shows = modifier is a function of (own card, opposing card's type).
rule-e2-cards-020 = There are three types of combat card: attack, defence and neutral.
    .shows = set(card.type for 7 cards) equals these three.
rule-e2-cards-021 = A combat card shows name, type and strength modifier(s).
    .shows = All 7 records have the three fields and a modifier for each opposing type.
rule-e2-cards-022 = Faction tokens mark stations a faction controls.
    .shows = station.owner == faction of the token on it; none means neutral.
rule-e2-cards-023 = Two of the tokens sit on the army track and the victory track.
    .shows = 14 - 2 = 12 tokens remain for stations (R2-033).
rule-e2-cards-024 = On a station with a fixed resource, the token lies with that resource face up.
    .shows = Given a pig station is taken: shown side == pig.
rule-e2-cards-025 = On a Polis station, the token lies with the faction symbol face up.
    .shows = Given a Polis station is taken: shown side == symbol.
rule-e2-cards-026 = On the tracks either side may be face up.
    .shows = No state field for it.
rule-e2-cards-027 = All resource tokens start in a common reserve.
    .shows = Before bonuses and round 1 the reserve is (35, 35, 35).
rule-e2-cards-028 = Gaining a resource takes its token from the reserve.
    .shows = +2 pigs: reserve pigs 35 -> 33.
rule-e2-cards-029 = Spending a resource returns its token to the reserve.
    .shows = Paying 1 ammo: reserve ammo +1, player ammo -1.

## E2-BOARD

section-e2-board = Board and network
    .source = game board

rule-e2-board-001 = Six coloured zones are the territories of the six factions.
    .shows = zones == 6 factions' zones + Polis.
rule-e2-board-002 = Polis is a separate hub of four stations.
    .shows = Exactly 4 stations have zone Polis.
rule-e2-board-003 = The zones of factions nobody chose are out of play.
    .shows = With 3 players exactly 3 faction zones are closed; with 2 players 4.
rule-e2-board-004 = All tunnels leading into a closed zone are blocked.
    .shows = For every edge from an open to a closed station: no legal hero step and no army path uses it.
rule-e2-board-005 = Heroes and armies cannot enter closed territory.
    .shows = No hero location and no army target is in a closed zone in 1,000 random 3-player games.
rule-e2-board-006 = Stations in closed territory cannot be captured.
    .shows = Also not through the 3-station rule or a card effect.
rule-e2-board-007 = No threats are confronted in closed territory.
    .shows = No threat fight is ever located on a closed station.
rule-e2-board-008 = (derived) With 6 players nothing is closed.
    .shows = 6 players: closed set is empty.
rule-e2-board-009 = An ordinary station is marked with the resource it produces: pigs, ammo or mushrooms.
    .shows = Each capturable non-Polis station has exactly one resource.
rule-e2-board-010 = Home stations of the factions are marked on the board.
    .shows = 18 stations are marked home, 3 per faction.
rule-e2-board-011 = Hansa stations (brown) cannot be attacked.
    .shows = "Attack station" on a Hansa station is illegal for army and hero.
rule-e2-board-012 = Heroes can trade at Hansa stations.
    .shows = Buy, mission and exchange are legal only with the hero on a Hansa station.
rule-e2-board-013 = Heroes can move through abandoned stations.
    .shows = Speed 2: a path A - abandoned - B is legal.
rule-e2-board-014 = Abandoned stations can be neither attacked nor captured.
    .shows = Never a target, never owned in 1,000 random games.
rule-e2-board-015 = Stations can be joined by tunnels.
    .shows = Given the board data, then edges of kind tunnel exist.
rule-e2-board-016 = Stations can be joined by transfers.
    .shows = Given the board data, then edges of kind transfer exist.
rule-e2-board-017 = Two stations one tunnel or one transfer apart are neighbours.
    .shows = neighbours(s) == tunnel edges + transfer edges.
rule-e2-board-018 = Moving to a neighbour costs a hero 1 unit of speed.
    .shows = Speed 3 - one tunnel - one transfer = 1 left.
rule-e2-board-019 = The board has an army track, a victory track and a round track.
    .shows = Public view exposes army, VP of everyone and the round position.
rule-e2-board-020 = The Hansa Market shows the equipment on sale.
    .shows = Public view exposes the market cards.
rule-e2-board-021 = Tokens on the tracks follow every change of army strength or points.
    .shows = Invariant at every moment: VP == stations owned + missions completed.

## E2-SETUP

section-e2-setup = Set-up
    .source = game setup

rule-e2-setup-001 = Equipment, mission and law decks are shuffled and laid face down.
    .shows = Three independent seeded shuffles; no view shows their order.
rule-e2-setup-002 = First-stage threats are shuffled and laid face down.
    .shows = Active threat deck: 18 stage-1 cards.
rule-e2-setup-003 = Second-stage threats are put aside.
    .shows = Given stage 1, then no stage-2 card can be drawn, scouted or seen.
rule-e2-setup-004 = The combat cards lie beside the board.
    .shows = 7 available before the first battle.
rule-e2-setup-005 = The first player is decided by any method.
    .shows = Engine: seeded random choice, or a seat given by the caller; both reproducible.
rule-e2-setup-006 = The first player picks one of the six faction cards and lays it face up.
    .shows = First picker has 6 legal choices; the pick is public.
rule-e2-setup-007 = The remaining cards are passed clockwise; each next player picks one, until everyone has a faction.
    .shows = Seats 1, 2, 3 pick in this order when seat 1 is first.
rule-e2-setup-008 = From the second player on, the faction's zone must border the zone of one already chosen.
    .shows = A non-adjacent faction is rejected with an error, state unchanged.
rule-e2-setup-009 = Example: after the Confederation of 1905 the second player may take only the Fourth Reich or the Arbat Confederation.
    .shows = Legal set == {"{"}Fourth Reich, Arbat Confederation{"}"}.
rule-e2-setup-010 = Example: if the second player took the Reich, the third may take the Arbat Confederation or the Red Line.
    .shows = Legal set == {"{"}Arbat Confederation, Red Line{"}"}.
rule-e2-setup-011 = With their faction, players take all 14 of its tokens and a hero figure.
    .shows = Given a chosen faction, then the player has 14 tokens and 1 figure.
rule-e2-setup-012 = One token goes on each home station listed on the faction card.
    .shows = Owned stations == the faction's 3 home stations.
rule-e2-setup-013 = (derived from the first-round income) The three home stations of a faction produce three different resources.
    .shows = For each faction: set of home resources == {"{"}pigs, mushrooms, ammo{"}"}.
rule-e2-setup-014 = Every player starts with 3 victory points.
    .shows = Given set-up is finished, then every player has 3 points.
rule-e2-setup-015 = Every player starts with an army of strength 2.
    .shows = Army 2 each, before a start bonus.
rule-e2-setup-016 = After that each player takes their faction's start bonus.
    .shows = Applied once, before heroes are chosen.
rule-e2-setup-017 = A start bonus is one of four kinds: resources, equipment, missions or extra army strength.
    .shows = Every faction's bonus is one of the four kinds.
rule-e2-setup-018 = Heroes are chosen starting with the last player to choose a faction, the first player's right-hand neighbour.
    .shows = Faction order 1, 2, 3, 4: first hero choice by seat 4.
rule-e2-setup-019 = The remaining hero cards are then passed counterclockwise.
    .shows = Given faction order 1, 2, 3, 4, then hero order 4, 3, 2, 1.
rule-e2-setup-020 = (implied) The choice of heroes is not limited by borders.
    .shows = The first hero chooser has 6 legal choices, the next 5.
rule-e2-setup-021 = The figure starts on any home station of its player.
    .shows = 3 legal start places; any other station is rejected.
rule-e2-setup-022 = Unused faction and hero cards leave the game.
    .shows = With 4 players 2 factions and 2 heroes never appear again.
rule-e2-setup-023 = The round marker starts on the start position.
    .shows = Position of round 1 == start.
rule-e2-setup-024 = The top four equipment cards are revealed as the market.
    .shows = Market 4; deck 18 - 4 - start-bonus equipment.
rule-e2-setup-025 = Only the zones of the chosen factions and Polis are in play.
    .shows = Open capturable stations == chosen zones + Polis (Hansa: R2-029).

## E2-ROUND

section-e2-round = Round and phases
    .source = gameplay

rule-e2-round-001 = A round has five phases: events, mobilization, army actions, hero actions, end of the round.
    .shows = Phase sequence 1..5 in exactly this order.
rule-e2-round-002 = In every phase the first player begins.
    .shows = First player seat 3 of 4: order 3, 4, 1, 2 in each phase.
rule-e2-round-003 = The others follow clockwise (to the left).
    .shows = Given 3 seats and first player 3: order 3, 1, 2; never counterclockwise during play.
rule-e2-round-004 = A phase ends when the last player has finished it.
    .shows = No player is in phase k+1 while another has not finished k.
rule-e2-round-005 = After the round the first player marker passes to the player on the left.
    .shows = Seat 3 -> seat 4 -> seat 1 with 4 players.

## E2-EVRES

section-e2-evres = Events: receiving resources
    .source = events

rule-e2-evres-001 = Positions on the round track carry up to three kinds of symbols: resources, threat, law.
    .shows = Track data use only these kinds.
rule-e2-evres-002 = With a resource symbol, each station with that resource gives its owner one unit.
    .shows = Symbol pigs; 2 pig stations and 1 ammo station: +2 pigs, +0 ammo.
rule-e2-evres-003 = (implied) Neutral stations produce for nobody.
    .shows = Reserve falls only by units of owned stations.
rule-e2-evres-004 = A Polis station produces any resource that is shown.
    .shows = Symbol ammo, 1 Polis station owned: +1 ammo.
rule-e2-evres-005 = Not even a Polis station produces what the position does not show.
    .shows = Symbol pigs only: no choice of ammo for the Polis owner.
rule-e2-evres-006 = No station produces two units at once.
    .shows = Symbols pigs + ammo: one Polis station gives 1 unit in all.
rule-e2-evres-007 = With two different resource symbols, the owner chooses for each of their Polis stations.
    .shows = Symbols pigs + ammo, 2 Polis stations: extras (2,0), (1,1) or (0,2).
rule-e2-evres-008 = The start position produces all three kinds doubled.
    .shows = Round 1: each owned station gives 2 units of its kind.
rule-e2-evres-009 = So in round 1 every player receives 2 pigs, 2 mushrooms and 2 ammo.
    .shows = Gain of each player in round 1 == (2, 2, 2).
rule-e2-evres-010 = This comes on top of the start bonus.
    .shows = Faction with bonus 1 ammo: 2 pigs, 2 mushrooms, 3 ammo after the events of round 1.
rule-e2-evres-011 = After round 1 the start position is never reached again; the double income happens once.
    .shows = Over 100 rounds the start position occurs exactly once.

## E2-EVTHR

section-e2-evthr = Events: threats from the dark
    .source = events

rule-e2-evthr-001 = A threat symbol at the current position means an attack on every player's stations.
    .shows = n players: n fights; no symbol: none.
rule-e2-evthr-002 = Starting with the first player, each player names the station of theirs that is attacked.
    .shows = Legal choices == own stations; order by seat from the first player.
rule-e2-evthr-003 = They defend with their army, or with their hero if the hero is on that station.
    .shows = Hero elsewhere: only "army" is legal.
rule-e2-evthr-004 = The card is revealed only after everyone has chosen.
    .shows = At choice time no view contains the card.
rule-e2-evthr-005 = The first player reveals the top threat card.
    .shows = Exactly one card leaves the deck.
rule-e2-evthr-006 = (implied) All players fight this same card.
    .shows = 4 players: 4 fights, 1 card, 1 discard.
rule-e2-evthr-007 = The fights are resolved in order from the first player.
    .shows = First player seat 3 of 4: fights logged 3, 4, 1, 2.
rule-e2-evthr-008 = A player who repels the threat receives the printed reward.
    .shows = Army 5 v 3 with reward 1 pig: +1 pig.
rule-e2-evthr-009 = A player who is beaten loses the station and removes their token.
    .shows = Given army 2 against strength 3, then the station has no owner and points fall by 1.
rule-e2-evthr-010 = A draw has no effect.
    .shows = Army 3 v 3: no reward, station kept.

## E2-LAW

section-e2-law = Events: laws
    .source = events

rule-e2-law-001 = A law symbol means a vote on a new law.
    .shows = Given a position without the symbol, then no vote takes place; with it exactly one.
rule-e2-law-002 = The first player reveals the top law card and reads it out.
    .shows = Given a vote, then one card leaves the deck and every view shows it.
rule-e2-law-003 = Players vote in turn, starting with the first player.
    .shows = First player seat 2 of 3: votes 2, 3, 1.
rule-e2-law-004 = A player has as many votes as stations.
    .shows = 5 stations: 5 votes; completed missions add none.
rule-e2-law-005 = A player casts all their votes the same way.
    .shows = Only two legal choices, no split.
rule-e2-law-006 = Nobody may abstain.
    .shows = Given a vote, then the legal choices of each player are exactly "for" and "against".
rule-e2-law-007 = With more votes for than against the law takes effect at once.
    .shows = 8 : 7 passes and its effect applies in this same round.
rule-e2-law-008 = A law in force lies face up beside the deck.
    .shows = Given a passed law, then every view shows it until it is replaced.
rule-e2-law-009 = The previous law ends at once and goes under the law deck.
    .shows = Bottom card of the deck == former law.
rule-e2-law-010 = If a majority is against, or the votes are tied, the law is rejected.
    .shows = Given 7 : 7 or 6 for : 8 against, then the law does not take effect.
rule-e2-law-011 = A rejected law goes to the bottom of the deck.
    .shows = Bottom card == rejected law; deck size restored.
rule-e2-law-012 = A rejection leaves the previous law in force.
    .shows = Given law A in force and law B rejected, then A is still in force.
rule-e2-law-013 = (implied) At most one law is in force.
    .shows = Given 50 rounds, then never more than one law is in force.

## E2-MOB

section-e2-mob = Mobilization
    .source = phase 2

rule-e2-mob-001 = Players mobilize in turn, clockwise from the first player.
    .shows = Given first player seat 2 of 3: mobilization 2, 3, 1.
rule-e2-mob-002 = Maintenance comes first, hiring second.
    .shows = Hiring is illegal until maintenance is settled.
rule-e2-mob-003 = Strength 5 or less is free.
    .shows = Given army 1, 2, 3, 4 or 5, then maintenance is 0 pigs.
rule-e2-mob-004 = Strength 6 costs 1 pig.
    .shows = Given army 6 and 4 pigs, when paid, then 3 pigs.
rule-e2-mob-005 = Strength 7 costs 2 pigs.
    .shows = Given army 7 and 4 pigs, when paid, then 2 pigs.
rule-e2-mob-006 = Strength 8 costs 3 pigs.
    .shows = Given army 8 and 4 pigs, when paid, then 1 pig.
rule-e2-mob-007 = A player who cannot or will not pay reduces the army to a strength they can and will pay for.
    .shows = Army 8 with 0 pigs: becomes 5. Army 8 with 3 pigs: legal results 8 (pay 3), 7 (pay 2), 6 (pay 1), 5 (pay 0).
rule-e2-mob-008 = Example: strength 7 with 1 pig becomes strength 6 and the pig is paid.
    .shows = (army 7, pigs 1) -> (army 6, pigs 0).
rule-e2-mob-009 = Raising the army's strength by 1 costs 1 ammo and 1 pig.
    .shows = Army 2 with (2 ammo, 2 pigs): two hires give army 4 and (0, 0).
rule-e2-mob-010 = Hiring may be repeated as long as resources last.
    .shows = Army 2 with (6, 6): six hires to 8 are legal in one phase.
rule-e2-mob-011 = The strength cannot exceed 8.
    .shows = Army 8 with (5, 5): hiring illegal.
rule-e2-mob-012 = (implied) Soldiers hired now cost no maintenance before the next round.
    .shows = Army 5 hired to 8 in this phase: no pigs for maintenance now, 3 next round.
rule-e2-mob-013 = (implied) Hiring is voluntary.
    .shows = Given (6 ammo, 6 pigs), then ending the phase with 0 hires is legal.

## E2-ARMY

section-e2-army = Army actions
    .source = phase 3

rule-e2-army-001 = Each round an army carries out one of three actions: attack a station, attack a hero, obtain resources.
    .shows = After any one of them the other two are illegal this round.
rule-e2-army-002 = Players choose in turn, starting with the first player.
    .shows = A later player sees the results of earlier ones.
rule-e2-army-003 = An army may attack neutral and other players' stations that neighbour a station of its own.
    .shows = A station two ordinary steps away is illegal; own stations are no targets.
rule-e2-army-004 = Hansa and abandoned stations cannot be attacked.
    .shows = Given a Hansa and an abandoned neighbour of an own station, then neither is a legal target.
rule-e2-army-005 = An army may attack through neutral Polis stations.
    .shows = Target behind two neutral Polis stations is legal.
rule-e2-army-006 = A Polis station captured by another player cannot be passed.
    .shows = Same target is illegal when one of the two is enemy-owned and no other way exists.
rule-e2-army-007 = An army may attack through Hansa stations.
    .shows = Target reached by transfer - Hansa - transfer is legal.
rule-e2-army-008 = In one attack at most one Hansa tunnel may be used.
    .shows = Path with 0 or 1 Hansa tunnels legal, with 2 illegal.
rule-e2-army-009 = Example: from Chekhovskaya, Ploshchad Revolyutsii can be attacked through Borovitskaya and Arbatskaya.
    .shows = Given Chekhovskaya as the only own station nearby: legal with both neutral; illegal when another player holds Borovitskaya or Arbatskaya.
rule-e2-army-010 = Example: from Marksistskaya, Paveletskaya can be attacked by two transfers and one Hansa tunnel.
    .shows = Legal with Marksistskaya as the only station nearby.
rule-e2-army-011 = Example: from Marksistskaya, Serpukhovskaya is out of reach until Paveletskaya is captured.
    .shows = Illegal with Marksistskaya alone, legal with Paveletskaya owned.
rule-e2-army-012 = Attacking a neutral station: the top threat card is revealed and fought.
    .shows = Given an attack on a neutral non-Polis station, then 1 card leaves the threat deck and ends in the discard pile.
rule-e2-army-013 = Attacking a player's station means fighting that player's army.
    .shows = Attacker army 5 v defender army 4 before combat cards, wherever the station lies.
rule-e2-army-014 = If that player's hero is at the station, the defender chooses hero or army.
    .shows = Given the owner's hero on the station, then the owner is asked "army or hero"; without the hero they are not asked.
rule-e2-army-015 = A neutral Polis station always defends with strength 7.
    .shows = Army 8 wins, 7 draws, 6 loses.
rule-e2-army-016 = No threat card is revealed for a neutral Polis station.
    .shows = Threat deck and discard unchanged; no reward.
rule-e2-army-017 = After winning an attack, the player may capture the station at once.
    .shows = Capture offered immediately (price: E2-CAPT-002, E2-CAPT-003).
rule-e2-army-018 = If they do not, the station stays or becomes neutral and the army returns home.
    .shows = Owner none; army keeps its strength.
rule-e2-army-019 = An army may attack a hero on one of its own stations or on a neighbour of one.
    .shows = Both legal; two steps away illegal.
rule-e2-army-020 = A hero on a Hansa station cannot be attacked by an army.
    .shows = Given an enemy hero on a Hansa neighbour of an own station, then attacking that hero is illegal.
rule-e2-army-021 = A hero on a station of their own faction cannot be attacked by an army.
    .shows = Given an enemy hero on a station of their own faction next to mine, then attacking that hero is illegal.
rule-e2-army-022 = Passage through neutral Polis and Hansa also applies to attacks on heroes.
    .shows = Given Chekhovskaya owned and an enemy hero at neutral Ploshchad Revolyutsii: legal.
rule-e2-army-023 = Obtaining resources gives one token of the player's choice.
    .shows = +1 pig or +1 mushroom or +1 ammo.

## E2-HERO

section-e2-hero = Hero actions: general and movement
    .source = phase 4

rule-e2-hero-001 = Players act in turn, starting with the first player.
    .shows = Given first player seat 2 of 3: hero turns 2, 3, 1.
rule-e2-hero-002 = After moving, a hero may take one of seven actions: attack a station, attack a hero, scout, use the hero's ability, exchange resources, buy equipment, receive a mission.
    .shows = Action enum has exactly these seven; after one the others are illegal this round.
rule-e2-hero-003 = Speed is the number of tunnels and transfers a hero can pass in this phase.
    .shows = Speed 3: every open station at distance <= 3 reachable, none at 4.
rule-e2-hero-004 = Equipment may raise or lower speed.
    .shows = Speed 3 with a -1 card: distance 3 illegal.
rule-e2-hero-005 = A hero need not use all of their speed, or move at all.
    .shows = Moves of 0, 1, 2, 3 steps legal with Speed 3.
rule-e2-hero-006 = A hero cannot move after any other action in the round.
    .shows = Given Speed 3 and an exchange made, then moving is illegal this round.
rule-e2-hero-007 = Then the turn passes to the player on the left; after everyone has acted, the last phase begins.
    .shows = Phase 5 starts after the last hero turn.

## E2-BUY

section-e2-buy = Hero actions: buying equipment
    .source = phase 4

rule-e2-buy-001 = The hero must be at a Hansa (Ring line) station.
    .shows = Given the hero on a non-Hansa station with (9, 9, 9), then buying is illegal.
rule-e2-buy-002 = The four face-up market cards are on offer.
    .shows = Given a full market, then exactly its 4 cards can be bought.
rule-e2-buy-003 = Before buying, the player may pay 1 ammo, discard the whole market and reveal 4 new cards.
    .shows = Ammo -1; 4 cards in discard; 4 new ones.
rule-e2-buy-004 = Renewal is possible once a round.
    .shows = Second renewal illegal with ammo left.
rule-e2-buy-005 = Renewal is possible only before a purchase.
    .shows = After the first purchase illegal.
rule-e2-buy-006 = The price of every equipment card is 1 ammo and 1 mushroom.
    .shows = (3 ammo, 3 mushrooms), two purchases: (1, 1).
rule-e2-buy-007 = (implied) Without both resources no card can be bought.
    .shows = Given 3 ammo and 0 mushrooms, then no card can be bought.
rule-e2-buy-008 = A bought card is placed by the hero and works at once: bonuses, penalties, abilities.
    .shows = Strength 3 with a bought +2 card: 5 immediately; public.
rule-e2-buy-009 = A player may buy any number of cards, even all four.
    .shows = (4, 4): four purchases legal in one action.
rule-e2-buy-010 = A player may buy nothing, even after a renewal.
    .shows = Renew, then pass: legal; ammo stays spent.
rule-e2-buy-011 = A card above the limit (2 in stage one, 3 in stage two) forces the player to discard one at once.
    .shows = Stage 1 with 2 held: buy -> choose 1 of 3 to discard -> 2 held.
rule-e2-buy-012 = When the player is done, the market is refilled to four.
    .shows = 3 bought: 3 revealed afterwards, not in between.
rule-e2-buy-013 = When the equipment deck runs out, the discards become the new deck.
    .shows = Deck 1, discard 5, 3 to reveal: reshuffle happens, 3 cards left in the deck.

## E2-MREC

section-e2-mrec = Hero actions: receiving a mission
    .source = phase 4

rule-e2-mrec-001 = The hero must be at a Hansa station.
    .shows = Given the hero on a non-Hansa station, then receiving a mission is illegal.
rule-e2-mrec-002 = Receiving a mission costs 1 ammo and 1 mushroom.
    .shows = (1, 1) -> (0, 0); with (1, 0) illegal.
rule-e2-mrec-003 = Two mission cards are drawn, seen only by that player.
    .shows = Two candidates in that player's view, hidden elsewhere.
rule-e2-mrec-004 = One is kept face down, the other discarded.
    .shows = Given two candidates, when one is kept, then held +1, discard +1, deck -2.
rule-e2-mrec-005 = Only one mission card can be acquired per round.
    .shows = Second acquisition in the round illegal.

## E2-EXCH

section-e2-exch = Hero actions: exchanging resources
    .source = phase 4

rule-e2-exch-001 = The hero must be at a Hansa station.
    .shows = Given the hero on a non-Hansa station, then exchanging is illegal.
rule-e2-exch-002 = Any amount of one kind is returned for the same amount of another kind.
    .shows = 4 pigs -> 4 ammo: player pigs -4, ammo +4, reserve the reverse.
rule-e2-exch-003 = (implied) One kind is returned and one kind received.
    .shows = 2 pigs + 1 ammo for 3 mushrooms rejected (R2-038).

## E2-SCOUT

section-e2-scout = Hero actions: scouting
    .source = phase 4

rule-e2-scout-001 = The hero must be at a neutral station.
    .shows = Illegal on stations with any owner (other places: R2-158).
rule-e2-scout-002 = The player looks at the top threat card without showing it and lays it face down in front of them.
    .shows = Given scouting, then the deck shrinks by 1 and only the scouting player's view shows the card.
rule-e2-scout-003 = When attacking a neutral station in the next round, with army or hero, they may first put it on top of the threat deck.
    .shows = Scout in round n, attack in n+1: the scouted card is the one fought.
rule-e2-scout-004 = Using it is optional.
    .shows = Attack in n+1 without it fights the ordinary top card.
rule-e2-scout-005 = (implied) It cannot be used in the round of scouting or two rounds later.
    .shows = Round n: hero has already acted; round n+2: no longer held.
rule-e2-scout-006 = If unused by the end of the next round, it goes under the threat deck.
    .shows = At the end of n+1: bottom card == scouted card, nothing held.

## E2-HATK

section-e2-hatk = Hero actions: attacks
    .source = phase 4

rule-e2-hatk-001 = A hero can attack only the station they stand on, and never a Hansa or abandoned one.
    .shows = Target set is {"{"}own location{"}"} or empty.
rule-e2-hatk-002 = Neutral station: the top threat card is revealed and fought.
    .shows = Given an attack on a neutral non-Polis station, then 1 card leaves the threat deck and ends in the discard pile.
rule-e2-hatk-003 = A player's station: the hero fights that player's army.
    .shows = Hero 5 v army 4 before combat cards.
rule-e2-hatk-004 = If the owner's hero is there, the owner chooses army or hero.
    .shows = Given the owner's hero on the station, then the owner is asked "army or hero"; without the hero they are not asked.
rule-e2-hatk-005 = A neutral Polis station defends with 7, without a threat card.
    .shows = Hero 8 wins, 7 draws, 6 loses; threat deck unchanged.
rule-e2-hatk-006 = After a win the station may be captured at once; if not, it stays or becomes neutral.
    .shows = Capture offered immediately; on refusal owner none.
rule-e2-hatk-007 = An opponent's hero may be attacked on the same station.
    .shows = Given an enemy hero on the same station, then the attack is legal; on a neighbour it is not.
rule-e2-hatk-008 = A hero on a Hansa station or on a station of their own faction cannot be attacked by a hero.
    .shows = Given both heroes on a Hansa station, or on a station of the target's faction, then the attack is illegal.

## E2-END

section-e2-end = End of the round and victory
    .source = phase 5

rule-e2-end-001 = The first step is to check for a winner.
    .shows = Win check precedes all marker moves.
rule-e2-end-002 = A player with 10 points wins.
    .shows = 10 at the end of the round: game over; 10 in mid-round: play continues.
rule-e2-end-003 = The Red Line needs only 9.
    .shows = Red Line 9: win; any other faction 9: no win.
rule-e2-end-004 = A player with all 4 Polis stations wins.
    .shows = 4 Polis and VP 7 at the end of the round: win.
rule-e2-end-005 = Only the situation at the end of the round counts.
    .shows = 10 after the army phase, 9 after the hero phase: no win.
rule-e2-end-006 = If several players have enough points, the one nearest to the current first player, clockwise, wins.
    .shows = First player seat 2 of 4; seats 1 and 4 qualify: seat 4 wins. If seat 2 qualifies, seat 2 wins.
rule-e2-end-007 = Without a winner, the first player marker passes one seat to the left.
    .shows = Given first player seat 2 of 3 and no winner, then first player seat 3 before the round marker moves.
rule-e2-end-008 = Then the round marker moves to the next position.
    .shows = Given no winner, then position == next position, after the first player marker moved.
rule-e2-end-009 = Then the condition of the second stage is checked.
    .shows = Fourth step; then the new round begins.

## E2-DECK

section-e2-deck = Cards and decks
    .source = other rules

rule-e2-deck-001 = Discarded laws always go under the law deck.
    .shows = Given 30 votes, then deck + law in force == 7 after each and no law discard pile exists.
rule-e2-deck-002 = Every other card type has its own discard pile.
    .shows = Threat, equipment and mission discards never mix.
rule-e2-deck-003 = A deck that runs out is rebuilt by shuffling its discard pile.
    .shows = Deck 0, discard 5, draw 1: deck 4, discard 0.
rule-e2-deck-004 = If both deck and pile are empty, no card of that type can be taken.
    .shows = Draw yields nothing, the game goes on.

## E2-STAGE

section-e2-stage = Stages of the game
    .source = other rules

rule-e2-stage-001 = In stage one the first threat deck is used and a hero carries at most two equipment cards.
    .shows = Limit 2; third card forces a discard.
rule-e2-stage-002 = Stage two begins when at least one player has 6 or more points at the end of a round.
    .shows = Maximum 6 at the end: stage 2; maximum 5: stage 1; 6 in mid-round and 5 at the end: stage 1.
rule-e2-stage-003 = The first threat deck goes back into the box and the second replaces it.
    .shows = All later draws are stage-2 cards.
rule-e2-stage-004 = When stage two begins every player draws 2 equipment cards.
    .shows = Given 3 players and the beginning of stage two, then each is offered 2 equipment cards in turn.
rule-e2-stage-005 = One of the two goes to the player's hero, the other to the discard pile.
    .shows = Given two candidates, then 1 is added to the hero's equipment and 1 goes to the discard pile.
rule-e2-stage-006 = This is done in order, starting with the first player.
    .shows = Order (which first player: R2-131).
rule-e2-stage-007 = In stage two a hero carries at most three equipment cards.
    .shows = Limit 3; the fourth forces a discard.
rule-e2-stage-008 = If at some point all players have fewer than 6 points, the game returns to stage one.
    .shows = All <= 5: stage 1 (moment: R2-132).
rule-e2-stage-009 = When stage one returns, the first threat deck replaces the second.
    .shows = Given the return to stage one, then the next threat drawn is a stage-1 card.
rule-e2-stage-010 = When stage one returns, every player discards excess equipment.
    .shows = 3 held: owner chooses 1 to discard, 2 held.

## E2-CAPT

section-e2-capt = Capturing and losing stations
    .source = other rules

rule-e2-capt-001 = A station can be captured only after a successful attack by army or hero.
    .shows = No capture option after a loss or a draw.
rule-e2-capt-002 = The price of a neutral station is 1 mushroom and 1 pig.
    .shows = (2 mushrooms, 2 pigs) -> (1, 1).
rule-e2-capt-003 = The price of a station won from a player is 1 mushroom.
    .shows = (2 mushrooms, 2 pigs) -> (1, 2).
rule-e2-capt-004 = Paying is voluntary.
    .shows = "Decline" legal with resources at hand; forced without them.
rule-e2-capt-005 = A station won from a player but not captured becomes neutral.
    .shows = Owner none; loser's VP -1; winner's VP unchanged.
rule-e2-capt-006 = Its later capture costs 1 mushroom and 1 pig.
    .shows = Neutral price applies to everybody.
rule-e2-capt-007 = Every capture moves the victory token up by one.
    .shows = Given 5 points, when a station is captured, then 6.
rule-e2-capt-008 = All four Polis stations must be held until the end of the round to win.
    .shows = Fourth taken in phase 3, one lost in phase 4: no win.
rule-e2-capt-009 = Stations can be lost to a threat, an opponent's attack or a card's ability.
    .shows = Each cause removes the token and 1 VP.
rule-e2-capt-010 = Losing a station moves the victory token down by one.
    .shows = Given 6 points, when a station is lost, then 5.
rule-e2-capt-011 = Nobody may have fewer than 3 stations.
    .shows = After every fully resolved loss all players own >= 3 stations (exception: R2-120).
rule-e2-capt-012 = A player left with 2 stations immediately captures any neutral station in their own zone for free.
    .shows = Stations 2 -> 3, resources unchanged, no fight.
rule-e2-capt-013 = Only if their zone has none, they choose a neutral station in another zone in play, but not in Polis.
    .shows = Own zone with one neutral left: only that one offered; zone full: neutral stations of other open zones offered, Polis never.
rule-e2-capt-014 = (implied) The free station is worth its point like any other.
    .shows = VP: -1 for the loss, +1 for the free capture.

## E2-MISS

section-e2-miss = Missions in play
    .source = other rules

rule-e2-miss-001 = A new mission is read in secret and lies face down; its owner may look at it at any time.
    .shows = Own view shows it; other views show a face-down card.
rule-e2-miss-002 = There is no limit on missions, completed or not.
    .shows = Given 7 missions held, then an eighth can be acquired.
rule-e2-miss-003 = A mission whose goal is reached is turned face up for all to see.
    .shows = Given a goal reached in the army phase, then the card is public from that moment.
rule-e2-miss-004 = Completing a mission moves the victory token up by one.
    .shows = Given 5 points, when a mission is completed, then 6.
rule-e2-miss-005 = A completed mission cannot be undone and its point is never lost.
    .shows = Goal situation reversed later: VP from it stays.
rule-e2-miss-006 = The ability of an uncompleted mission is used by discarding the card.
    .shows = Held -1, mission discard +1, no ammo paid.
rule-e2-miss-007 = The ability of a completed mission is used by paying 1 ammo.
    .shows = Given 2 ammo and a completed mission, when its ability is used, then 1 ammo and the card stays face up.
rule-e2-miss-008 = Every completed mission can be used once a round.
    .shows = Second use in the round illegal, next round legal.
rule-e2-miss-009 = The effect lasts until the end of the round.
    .shows = Absent in phase 1 of the next round.
rule-e2-miss-010 = A goal that is already completed cannot be completed again with another mission card.
    .shows = Second card with that goal: no VP although the goal is met.
rule-e2-miss-011 = Such a mission can still be discarded for its ability.
    .shows = Given such a card, when discarded, then its ability works once without ammo.

## E2-EQ

section-e2-eq = Equipment in play
    .source = other rules

rule-e2-eq-001 = Equipment above the limit, however it was acquired, must be discarded down to the limit immediately.
    .shows = Stage 1, 2 held, a third is taken from a beaten hero: one must be discarded before play goes on.

## E2-STR

section-e2-str = Combat: strengths
    .source = combat

rule-e2-str-001 = Combat compares two strengths; the greater wins.
    .shows = 6 v 5: first side wins; no randomness.
rule-e2-str-002 = Army against a threat: army strength against printed strength.
    .shows = Army 5 v threat 4: win; 4 v 4: draw; 3 v 4: loss.
rule-e2-str-003 = Hero against a threat: hero's current strength (with equipment) against printed strength.
    .shows = Given hero 3 with +2 equipment against strength 4, then 5 v 4: win.
rule-e2-str-004 = Army against army: strengths plus combat cards.
    .shows = 5 + 1 v 4 + 3: 6 v 7, attacker loses.
rule-e2-str-005 = Hero against hero: strengths with equipment plus combat cards.
    .shows = Given 3 + 2 equipment + 1 card against 4 + 0 + 1, then 6 v 5: first side wins.
rule-e2-str-006 = Army against hero: army plus card against hero with equipment plus card.
    .shows = Given the worked example, then 5 + 2 v 6 + 1 is a draw (E2-EX-003).
rule-e2-str-007 = An army fights with the strength it has at that moment.
    .shows = Army reduced from 5 to 4 in its own attack defends later in the round with 4.
rule-e2-str-008 = A hero always counts all of their equipment.
    .shows = Given a hero 3 with cards +1 and +2, then the hero fights with 6.
rule-e2-str-009 = A threat always fights with its printed strength.
    .shows = Given a fight against a threat, then no combat cards are dealt.
rule-e2-str-010 = In a battle between two players both use combat cards.
    .shows = Given a battle between two players, then exactly two combat cards are revealed.
rule-e2-str-011 = Equal strengths are a draw; nobody loses or gains anything.
    .shows = No change of army, hero, station, equipment, resources.

## E2-OUT

section-e2-out = Combat: outcomes
    .source = combat

rule-e2-out-001 = Army beats the threat at a neutral station: printed reward.
    .shows = Given army 5 v strength 3 with reward 2 ammo, then ammo +2.
rule-e2-out-002 = Army beats the threat: it gains the right to capture the station.
    .shows = Capture offered for 1 mushroom + 1 pig.
rule-e2-out-003 = Army loses to the threat: strength −1.
    .shows = Given army 4 against strength 5, then army 3 and the station stays neutral.
rule-e2-out-004 = Losing never takes an army below 1.
    .shows = Given army 1 against strength 5, then army 1.
rule-e2-out-005 = Hero beats the threat at a neutral station: printed reward.
    .shows = Given hero 4 v threat 3 with reward 1 mushroom, then mushrooms +1.
rule-e2-out-006 = Hero beats the threat: the hero gains the right to capture the station.
    .shows = Capture offered for 1 mushroom + 1 pig.
rule-e2-out-007 = Hero loses to the threat: the hero is wounded and goes to any home station of their faction.
    .shows = Owner chooses among the home stations; hero there.
rule-e2-out-008 = The hero must spend the whole next hero phase there.
    .shows = No move, no action in that phase; the one after is normal.
rule-e2-out-009 = (implied) Losing to a threat costs no equipment.
    .shows = Given a hero with 2 equipment cards loses to a threat, then the hero still has 2.
rule-e2-out-010 = Army beats the army at a player's station: that player loses the station.
    .shows = Given the attacker wins 7 v 6, then the defender's token is removed and their points fall by 1.
rule-e2-out-011 = After beating the army at a player's station, the attacker may capture the station.
    .shows = Given the win, then capture is offered for 1 mushroom.
rule-e2-out-012 = If the attacker does not capture the station, it becomes neutral.
    .shows = Given the win and refusal, then the station has no owner; attacker's points unchanged.
rule-e2-out-013 = Attacking army loses: strength −1, not below 1.
    .shows = 3 -> 2; 1 -> 1; station unchanged.
rule-e2-out-014 = (implied) A defending army that loses keeps its strength.
    .shows = Given a defending army 4 loses, then it is still 4.
rule-e2-out-015 = Hero beats the army at a player's station: that player loses the station.
    .shows = Given the hero wins 7 v 6, then the defender's token is removed and their points fall by 1.
rule-e2-out-016 = The attacker may capture it; if they refuse, it becomes neutral.
    .shows = Price 1 mushroom; on refusal owner none.
rule-e2-out-017 = Hero loses to the army: the hero is wounded, goes to any home station and spends the next hero phase there.
    .shows = Given the hero loses 6 v 7, then the hero is at a home station and misses the next hero turn (E2-OUT-007, E2-OUT-008).
rule-e2-out-018 = In addition, the opponent chooses one of that hero's equipment cards and discards it.
    .shows = 2 held: opponent chooses, 1 held, discard +1.
rule-e2-out-019 = When a station is attacked while its owner's hero is on it, the owner may defend with the hero instead of the army.
    .shows = Hero 6, army 3: defence strength 6 on choice.
rule-e2-out-020 = Choosing the hero does not change the consequences.
    .shows = Attacker wins: station lost, defending hero not wounded and keeps equipment (R2-095).
rule-e2-out-021 = A hero on a station of their own faction cannot be attacked; only the station can.
    .shows = Hero attack illegal, station attack legal.
rule-e2-out-022 = Hero against hero: the winner may choose one of the loser's equipment cards and take it.
    .shows = Winner +1, loser -1; refusal legal.
rule-e2-out-023 = The loser is wounded, goes to any home station and spends the next hero phase there.
    .shows = Holds for attacker and defender alike.
rule-e2-out-024 = Army beats a hero: the attacker may choose one of that hero's equipment cards and discard it.
    .shows = Loser -1, discard +1, attacker gains none.
rule-e2-out-025 = That hero is wounded, goes to any home station and spends the next hero phase there.
    .shows = In the same round's hero phase the hero does nothing.
rule-e2-out-026 = Army loses to a hero: strength −1, not below 1.
    .shows = Given army 5 loses to a hero, then army 4; given army 1, then army 1.
rule-e2-out-027 = Own station defended against a threat and won: printed reward.
    .shows = Reward applied; no capture price.
rule-e2-out-028 = Own station defended against a threat and lost: the station is lost.
    .shows = Given army 3 defends against strength 4, then the station has no owner and points fall by 1.
rule-e2-out-029 = (implied) No army loss and no wound is listed for this defence.
    .shows = Army and hero unchanged (R2-051).

## E2-CDECK

section-e2-cdeck = Combat deck
    .source = the combat deck

rule-e2-cdeck-001 = The combat deck is used only in battles between two players.
    .shows = No combat card against threats or neutral Polis.
rule-e2-cdeck-002 = The attacker shuffles all seven cards unseen.
    .shows = Before each battle all 7 are in the pack.
rule-e2-cdeck-003 = They are dealt one at a time, alternating between both sides, until each has three.
    .shows = Hands 3 and 3; deal order attacker, defender, attacker, ...
rule-e2-cdeck-004 = The seventh card stays aside, face down and unknown to both.
    .shows = Given a battle in progress, then no view contains the seventh card.
rule-e2-cdeck-005 = Each player looks at their own three and plays one face down.
    .shows = Own hand only in own view; choice from 3.
rule-e2-cdeck-006 = Both cards are revealed at the same moment.
    .shows = Neither choice is visible before both are made.
rule-e2-cdeck-007 = The modifiers are added to the strengths.
    .shows = Given army 6 and a card +1, then 7.
rule-e2-cdeck-008 = Some defence cards give more against attack cards, and vice versa.
    .shows = At least one defence card with mod(attack) > mod(defence) and at least one attack card with mod(defence) > mod(attack).

## E2-EX

section-e2-ex = Worked combat example
    .source = the combat deck

rule-e2-ex-001 = The hero of the Fourth Reich, strength 5 with equipment, attacks a station of the Arbat Confederation whose army has strength 6.
    .shows = Base values 5 v 6; defender uses the army.
rule-e2-ex-002 = The Confederation chooses Ambush, the Reich Counterattack: army +1, hero +2.
    .shows = mod(Ambush v Counterattack) == +1; mod(Counterattack v Ambush) == +2.
rule-e2-ex-003 = 5 + 2 = 7 against 6 + 1 = 7 is a draw.
    .shows = Draw; station, hero, equipment unchanged.
rule-e2-ex-004 = Counterattack is a defence card.
    .shows = Given the combat card data, then Counterattack has type defence.
rule-e2-ex-005 = Against an attack card Ambush would have given +3.
    .shows = mod(Ambush v every attack card) == +3.
rule-e2-ex-006 = 5 + 2 = 7 against 6 + 3 = 9: the Reich's hero loses.
    .shows = Hero wounded, Confederates discard one of the hero's equipment cards, station kept.
rule-e2-ex-007 = (derived) The attack card in that variant gives +2 against Ambush.
    .shows = At least one attack card has mod(v Ambush) == +2.
rule-e2-ex-008 = With Evasion the Confederation would have had +0.
    .shows = mod(Evasion v Counterattack) == 0.
rule-e2-ex-009 = (derived) Counterattack gives +2 against Evasion as well.
    .shows = mod(Counterattack v Evasion) == +2.
rule-e2-ex-010 = 5 + 2 = 7 against 6 + 0 = 6: the Reich's hero wins.
    .shows = Confederates lose the station (VP -1); the Reich may capture it for 1 mushroom.

## E2-VIEW

section-e2-view = Hidden and open information
    .source = several sections

rule-e2-view-001 = The order of face-down decks is unknown to everyone.
    .shows = Given any state, then no view contains the order of a face-down deck.
rule-e2-view-002 = Uncompleted missions are known only to their owner, completed ones to all.
    .shows = Given A holds one uncompleted and one completed mission, then B's view shows only the completed one.
rule-e2-view-003 = The rejected mission of a draw of two is not shown while choosing.
    .shows = Others see only that two cards were drawn (R2-150).
rule-e2-view-004 = A scouted threat is known only to the player who scouted it.
    .shows = Given A scouted, then A's view shows the card and B's view shows only that A holds one.
rule-e2-view-005 = Combat hands are known only to their holders.
    .shows = Given a battle A v B, then A's view contains A's three cards and none of B's.
rule-e2-view-006 = Resource tokens lie in front of the players.
    .shows = Given any state, then every view contains the resource counts of all players (R2-039).
rule-e2-view-007 = Army, points, stations, market, equipment, law in force, round position and first player are open.
    .shows = Given any state, then every view contains these values for every player.

## E2-CRED

section-e2-cred = Credits
    .source = imprint

rule-e2-cred-001 = English text: game by Sergey Golubkin and Pavel Ovchinnikov; producer Ivan Popov.
    .shows = Credits data (contradicted by the Hungarian text: R2-002).
rule-e2-cred-002 = Graphic designers: Sergey Dulin and uildrim; editor: Petr Tyulenev; director of business development: Nikolay Pegasov.
    .shows = Credits data: same in English and Hungarian.
rule-e2-cred-003 = Produced by Hobby World LLC, based on the novels of D. Glukhovsky.
    .shows = Credits data of edition 2 name publisher and literary source.
rule-e2-cred-004 = The Hungarian translation is signed Dunda.
    .shows = Credits data: translator entry only with the Hungarian text.
