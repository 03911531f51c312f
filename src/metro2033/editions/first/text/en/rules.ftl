### The rules of the first edition (2010, with dice), in our own words.
### The value is the rule, `shows` what a test of it must show.
### "(implied)" and "(derived)" mark what follows from the rulebook without standing in it.
### Where a rule and a ruling seem to differ, the rule gives the rulebook, the ruling the decision.
### Tests speak of totals before card effects unless a card is named; clan, faction and hero
### abilities are switched off in them unless the rule is about them.
### Resources in brackets are (ammo, pigs, mushrooms) unless named; pairs of activity are
### (attacker, defender).

## E1-META

section-e1-meta = Edition facts and setting
    .source = rulebook cover, introduction

rule-e1-meta-001 = The year is 2033: the surface is irradiated and ruled by mutants; the Moscow Metro is the largest shelter and the last refuge.
    .shows = Edition-1 about text names year 2033 and the Moscow Metro; the board data contain no surface location.
rule-e1-meta-002 = Equipped stations became settlements and tiny states; the tunnels between them hold monsters.
    .shows = Flavour only: the threat deck is the only source of monsters in the engine; no rule object models tunnels as places a hero can stop in.
rule-e1-meta-003 = The serial number 217453030 on the cover of the rulebook has nothing to do with the rules; the other rulebooks show the same one.
    .shows = No engine datum uses 217453030.
rule-e1-meta-004 = The game is based on the book by D. Glukhovsky and published under his licence; the rights holder is the company Mir Fantasy.
    .shows = Credits data of edition 1 name author of the book, licence and rights holder.

## E1-COMP

section-e1-comp = Components
    .source = component list

rule-e1-comp-001 = 1 game board.
    .shows = Edition-1 data load exactly one board.
rule-e1-comp-002 = 49 station cards.
    .shows = len(station_cards) == 49.
rule-e1-comp-003 = 34 threat cards.
    .shows = threat deck + revealed threats == 34 at every moment.
rule-e1-comp-004 = 33 item cards.
    .shows = item deck + cards on offer + items held == 33 at every moment of every game.
rule-e1-comp-005 = 6 hero cards.
    .shows = len(hero_cards) == 6.
rule-e1-comp-006 = 20 mission cards.
    .shows = mission deck + candidates being chosen + active missions == 20 at every moment.
rule-e1-comp-007 = 5 blank cards.
    .shows = 5 blanks listed in the component manifest; none is ever in a deck (see R1-002).
rule-e1-comp-008 = 6 large clan boards.
    .shows = len(clans) == 6.
rule-e1-comp-009 = 2 six-sided dice.
    .shows = Every roll in the engine is 2 independent values in 1..6; a sum lies in 2..12.
rule-e1-comp-010 = 6 hero figures.
    .shows = At most one figure per player on the board, 6 available.
rule-e1-comp-011 = 120 expansion and state tokens together.
    .shows = Manifest total == 120.
rule-e1-comp-012 = (derived) 6 clans × 13 expansion tokens = 78 of the 120.
    .shows = Sum of expansion tokens over clans == 78.
rule-e1-comp-013 = (derived) The other 42 are state tokens: 7 per clan, although only 6 values are tracked.
    .shows = 120 - 78 == 42 == 6 x 7; the tracker needs 6 markers per clan (see R1-003).
rule-e1-comp-014 = (derived) All small cards together: 49 + 34 + 33 + 6 + 20 + 5 = 147.
    .shows = Manifest check sums to 147.

## E1-GOAL

section-e1-goal = Goal and end of the game
    .source = goal of the game

rule-e1-goal-001 = The goal is to reach a number of victory points that depends on the number of players.
    .shows = For n = 2..6 the target function returns 10, 9, 8, 8, 8 and never changes during a game.
rule-e1-goal-002 = With 2 players the target is 10 points.
    .shows = Given 2 players, a player at 9 does not win; on the 10th point they win.
rule-e1-goal-003 = With 3 players the target is 9 points.
    .shows = Given 3 players, 8 points do not win, 9 do.
rule-e1-goal-004 = With 4 players the target is 8 points.
    .shows = Given 4 players, 7 points do not win, 8 do.
rule-e1-goal-005 = With 5 players the target is 8 points.
    .shows = Given 5 players, 7 points do not win, 8 do.
rule-e1-goal-006 = With 6 players the target is 8 points.
    .shows = Given 6 players, 7 points do not win, 8 do.
rule-e1-goal-007 = The game is for 2 to 6 players.
    .shows = Creating a game with 1 or 7 players is rejected; 2..6 accepted.
rule-e1-goal-008 = The game stops at once when a player has enough points; there is no check at the end of a round.
    .shows = Given 4 players and a player at 7, when their army takes a station in the middle of their turn, then the game is over before any further action, and their hero may not act.
rule-e1-goal-009 = The player whose total reaches the target is the winner.
    .shows = result.winner == that player and no further legal actions exist for anyone (ties: R1-010).

## E1-BOARD

section-e1-board = Board, stations and lines
    .source = game board; stations

rule-e1-board-001 = The board is a map of stations and metro lines.
    .shows = Given the board file, when loaded, then every station is a node and every edge has kind tunnel or transfer.
rule-e1-board-002 = A station is either capturable or not; the two kinds are marked differently.
    .shows = Every station has a boolean capturable; legal capture targets never include capturable == false.
rule-e1-board-003 = Every capturable station has exactly one card with its parameters.
    .shows = Given the data, then the set of capturable stations equals the set of station cards, 49 elements, one to one.
rule-e1-board-004 = Stations give their owners resources and victory points.
    .shows = Given a player captures one neutral station, then their production table gains that station and their VP rise (amount: R1-007).
rule-e1-board-005 = A station card shows its name, its line, the resources it yields and its game text.
    .shows = All 49 cards have a name, one of the nine line codes and a yield (multiset of ammo / pigs / mushrooms); text may be empty, and every non-empty text maps to an implemented effect.
rule-e1-board-006 = Each station belongs to exactly one line.
    .shows = Given an interchange hub, then it is modelled as several stations joined by transfers, each with one line.
rule-e1-board-007 = Nine lines exist: Sokolnicheskaya SL, Zamoskvoretskaya ZL, Arbatsko-Pokrovskaya APL, Filyovskaya FL, Kaluzhsko-Rizhskaya KRL, Tagansko-Krasnopresnenskaya TKL, Kalininskaya KnL, Serpukhovsko-Timiryazevskaya STL, Lyublinsko-Dmitrovskaya LDL.
    .shows = set(card.line for 49 cards) == {"{"}SL, ZL, APL, FL, KRL, TKL, KnL, STL, LDL{"}"}; each code is used at least once.
rule-e1-board-008 = The Ring line is Hansa and is special.
    .shows = Ring stations carry line code RING/Hansa and have no station card.
rule-e1-board-009 = Ring stations cannot be captured.
    .shows = Given an army next to, or a hero on, a ring station, then "attack station" is not a legal action there.
rule-e1-board-010 = Ring stations are the only place where items can be bought.
    .shows = Given a hero on a non-ring station with 10 of every resource, then "buy item" is illegal; on a ring station it is legal.

## E1-TOKEN

section-e1-token = Expansion tokens
    .source = expansion tokens; setup step 6

rule-e1-token-001 = An expansion token marks a station as belonging to a player.
    .shows = Given token 9 of A on X, then owner(X) == A; given no token, then X is neutral.
rule-e1-token-002 = When a player captures a station, they put one of their own expansion tokens on it.
    .shows = Given A with 9 free tokens, when A captures X with token 10, then A has 8 free tokens and level(X) == 10.
rule-e1-token-003 = The number on the token is the level of the station.
    .shows = Given X with token 9 and activity 0, when attacked with defence dice 3 + 4, then the station total is 16.
rule-e1-token-004 = A larger number makes the station harder for an opponent to take.
    .shows = Same attacker strength: P(capture of level 12) < P(level 8), checked by enumerating 1296 dice results.
rule-e1-token-005 = A larger number makes the station yield less often.
    .shows = P(2d6 = n) strictly falls over the values actually used above 7: 8 -> 5/36, 9 -> 4/36, 10 -> 3/36, 11 -> 2/36, 12 -> 1/36 (value set: R1-015).
rule-e1-token-006 = Every player has 13 expansion tokens of their clan.
    .shows = At every moment free tokens + tokens on stations == 13 for each player.
rule-e1-token-007 = (derived) A player can hold at most 13 stations, including their home.
    .shows = With 13 placed tokens a further capture is handled per R1-016.
rule-e1-token-008 = The token with number 7, and no other, marks the home station.
    .shows = Each clan owns one token 7 and it never leaves the home station.
rule-e1-token-009 = (implied) A token removed from a lost station returns to its owner's free tokens.
    .shows = Given A loses a station with token 9, then A's free tokens contain that 9 again.

## E1-CLAN

section-e1-clan = Clan boards and scales
    .source = clan card; state tokens

rule-e1-clan-001 = A clan board shows the clan's special features, starting stations, resources, army size, activity and victory points.
    .shows = Every clan record has these six fields filled.
rule-e1-clan-002 = The initial value of each parameter is circled on the board.
    .shows = Given a clan record with 3 ammo, 2 pigs, 1 mushroom, army 4, then after set-up the state shows 3, 2, 1, 4.
rule-e1-clan-003 = Six clans are playable: Polis, Organised Crime, Fourth Reich, Red Line, Confederation of 1905, Arbat Confederation.
    .shows = Set of clan ids equals these six.
rule-e1-clan-004 = The resource scales run 0 to 10.
    .shows = A player with 10 mushrooms who gets 1 more still has 10 (see R1-021); a value never drops below 0.
rule-e1-clan-005 = The activity scale runs 0 to 3.
    .shows = Activity never leaves 0..3 in 10,000 random games.
rule-e1-clan-006 = The picture of the clan board shows four rows 0 to 10 although there are three resources.
    .shows = Scale table for army and VP per R1-004.
rule-e1-clan-007 = The example board (Red Line) shows fields for resources, name, activity, features, army and victory points.
    .shows = Public player view exposes all of them for every player.
rule-e1-clan-008 = State tokens record resources, activity, army size and victory points.
    .shows = Public state exposes 3 resource counts, activity, army, VP for every player.
rule-e1-clan-009 = Changes are recorded by moving the state token on its scale.
    .shows = Given pigs 2, when one more is produced, then the log holds one change pigs 2 -> 3.

## E1-RES

section-e1-res = Resources
    .source = resources

rule-e1-res-001 = There are three resources: ammo, pigs, mushrooms.
    .shows = Resource enum has exactly these three.
rule-e1-res-002 = Resources pay for three things: hero skills, items, army strengthening.
    .shows = Given (5,5,5), when a skill costing 2 ammo, an item costing 1 pig and one strengthening are paid, then (2,3,4) remain in the order ammo, pigs, mushrooms.
rule-e1-res-003 = Starting amounts are on the clan board.
    .shows = Given a clan with start (3, 2, 1), then after set-up the player has (3, 2, 1).

## E1-ARMY

section-e1-army = Army
    .source = army

rule-e1-army-001 = The army has no piece on the map.
    .shows = Given any state, then no army object has a location; army is one number per player.
rule-e1-army-002 = The army counts as present at all of its owner's stations.
    .shows = Given A owns X and Y on different lines, then legal army targets contain neighbours of X and of Y.
rule-e1-army-003 = Every new station extends the army's reach.
    .shows = Given the hero takes station X before the army has acted, then the neighbours of X are legal army targets in the same turn.
rule-e1-army-004 = The starting army size is on the clan board.
    .shows = Given clan start army 3, then army 3 after set-up.

## E1-VP

section-e1-vp = Victory points
    .source = victory points

rule-e1-vp-001 = Capturing stations brings victory points.
    .shows = Given 5 points, when a neutral station is captured, then 6; when one is lost, then 5 (R1-007, R1-008).
rule-e1-vp-002 = Completing missions brings victory points.
    .shows = Given 5 points, when a mission with reward 1 point is completed, then 6.

## E1-ACT

section-e1-act = Activity
    .source = activity

rule-e1-act-001 = Activity adds to the owner's side in any battle.
    .shows = Given activity 2, then army, hero and station totals of that player each contain +2, against players and against threats.
rule-e1-act-002 = When players fight each other (with armies or heroes), the activity of both rises by 1.
    .shows = A (0) attacks B (1): afterwards A 1, B 2.
rule-e1-act-003 = A player who did not fight another player during their own turn loses 1 activity.
    .shows = A at 2 ends a turn with only threat fights: activity 1.
rule-e1-act-004 = Activity does not fall below the lowest scale value 0.
    .shows = A at 0 ends a peaceful turn: still 0.
rule-e1-act-005 = Activity does not rise above the highest scale value 3.
    .shows = Given A at 3, when A attacks B, then A stays at 3 and B rises by 1.
rule-e1-act-006 = Fighting a threat is not fighting a player.
    .shows = A at 1 beats a threat only: end of turn activity 0.
rule-e1-act-007 = Every player starts with activity 0.
    .shows = Given set-up is finished, then activity is 0 for all players.
rule-e1-act-008 = (implied) Being attacked in an opponent's turn does not prevent the drop in the player's own peaceful turn.
    .shows = B (0) is attacked in A's turn: 1; B's own turn is peaceful: 0 at its end.

## E1-HERO

section-e1-hero = Heroes
    .source = heroes

rule-e1-hero-001 = Every player controls exactly one hero.
    .shows = Given n players, then n heroes exist, all different, and player.hero never changes.
rule-e1-hero-002 = Heroes can move, fight one another, capture stations, buy items and use items.
    .shows = The action list of a fresh hero contains exactly these five kinds (plus the hero's skill).
rule-e1-hero-003 = The six heroes are Artyom, Sasha, Hunter, Melnik, Anna and Khan.
    .shows = Set of hero ids equals these six.
rule-e1-hero-004 = A hero card shows the hero's name, movement allowance, special skill and strength.
    .shows = All 6 hero records have a name, movement >= 1, a skill (text, cost, condition) and an integer strength.

## E1-ITEM

section-e1-item = Items
    .source = items

rule-e1-item-001 = Five item types: one-handed weapon, two-handed weapon, body armour, transport, inventory.
    .shows = set(item.type for 33 cards) equals these five.
rule-e1-item-002 = A hero may carry two one-handed weapons.
    .shows = Given two Knives held, when a third one-handed weapon is bought, then one of the two must be returned.
rule-e1-item-003 = A hero may carry one two-handed weapon instead of two one-handed ones.
    .shows = Given AKSU held, when a Knife is bought, then AKSU must be returned; two two-handed weapons are never held.
rule-e1-item-004 = A hero may carry one body armour at most.
    .shows = Given one body armour held, when a second is bought, then the first is returned.
rule-e1-item-005 = A hero may carry one transport at most.
    .shows = Given one transport held, when a second is bought, then the first is returned.
rule-e1-item-006 = A hero may carry five inventory items at most.
    .shows = Given five inventory items held, when a sixth is bought, then one of the five must be returned.
rule-e1-item-007 = Most items work permanently.
    .shows = Given a hero 4 with a Knife, then the hero's total contains +1 in each of three successive battles.
rule-e1-item-008 = Some items are discarded when used.
    .shows = Given a held Grenade, when used, then it is no longer held.
rule-e1-item-009 = A used item is shuffled back into the item deck.
    .shows = Given an item deck of 30 cards, when a one-shot item is used, then the deck has 31 and can offer it again.
rule-e1-item-010 = Strength bonuses of weapons add up.
    .shows = Given a hero 4 with weapons +1 and +1, dice 7, activity 0, then the total is 13.
rule-e1-item-011 = Two Knives give +2 together.
    .shows = Any hero but Sasha with two Knives: +2.
rule-e1-item-012 = Sasha gets +4 from two Knives.
    .shows = Sasha with two Knives: +4; with one Knife +2 (mechanism: R1-080).
rule-e1-item-013 = The bonus disappears when the item is lost.
    .shows = After losing a Knife the total drops by 1 at once.
rule-e1-item-014 = An item card shows name, price, type and game text.
    .shows = All 33 records have the four fields; price is a resource multiset.

## E1-MISS

section-e1-miss = Missions
    .source = missions

rule-e1-miss-001 = Completed missions bring victory points.
    .shows = Given reward 1 point, when completed, then points +1 at once.
rule-e1-miss-002 = The condition and the reward are on the mission card.
    .shows = mission.condition and mission.reward filled for all 20.
rule-e1-miss-003 = A reward may include resources besides points.
    .shows = A mission with reward (1 VP, 2 ammo) raises VP by 1 and ammo by 2.
rule-e1-miss-004 = On completing a mission, the player shows the card to everyone.
    .shows = Given a completed mission, then every view names it in the log.
rule-e1-miss-005 = After the reward the mission deck is shuffled.
    .shows = Draw order after completion is independent of the earlier order (seeded shuffle logged).
rule-e1-miss-006 = The player then looks at the top three cards.
    .shows = Given a completion, then exactly 3 candidates are offered, to that player only.
rule-e1-miss-007 = They keep one of the three, face down in front of them.
    .shows = Given 3 candidates, when one is chosen, then exactly one active mission is held, face down.
rule-e1-miss-008 = The two rejected cards and the completed one are shuffled into the deck.
    .shows = Deck size unchanged by the whole exchange: 20 minus one per player.
rule-e1-miss-009 = (implied) The completed card is not among the three just drawn, because it returns only afterwards.
    .shows = The completed card never appears in the immediate offer.
rule-e1-miss-010 = Points earned by a mission are kept even when its condition no longer holds.
    .shows = Given 1 mission point, when its condition ceases to hold, then the point stays.
rule-e1-miss-011 = Resources earned by a mission are kept too.
    .shows = Given a reward of 2 ammo, when the condition ceases to hold, then the ammo stays.
rule-e1-miss-012 = Example: after “capture Sukharevskaya with the hero” the point is kept even if Sukharevskaya is lost.
    .shows = Complete it, then lose the station: mission VP kept, only the station's own VP changes.
rule-e1-miss-013 = (implied) The active mission lies face down and only its owner knows it.
    .shows = Other players' views show a hidden card.

## E1-THREAT

section-e1-threat = Threats
    .source = threats

rule-e1-threat-001 = Threats are dangers of the tunnels, from gas and radiation to mutants.
    .shows = Flavour: threat cards only.
rule-e1-threat-002 = A player must face a threat every time they try to take a neutral station.
    .shows = Given an attack on a neutral station by army or hero, then exactly 1 threat card is drawn (0 with Flag, 2 with Geiger Counter).
rule-e1-threat-003 = After the fight the card is shuffled back into the threat deck, whatever the result.
    .shows = Given a won, a lost and a drawn fight, then after each the threat deck holds 34 cards.
rule-e1-threat-004 = A threat card shows name, strength and (where present) game text.
    .shows = All 34 records have a name and an integer strength or the mark "automatic"; every text maps to an implemented effect.

## E1-SETUP

section-e1-setup = Set-up
    .source = preparation

rule-e1-setup-001 = Step 1 is physical: punch out the tokens before the first game.
    .shows = No engine step.
rule-e1-setup-002 = Step 2: threat, item and mission decks are shuffled separately.
    .shows = Given a seed, then the three decks are shuffled independently and reproducibly.
rule-e1-setup-003 = (implied) Station cards are not a shuffled deck; they are looked up by name.
    .shows = Station cards are never drawn at random.
rule-e1-setup-004 = Step 3: each player is dealt one clan board and one hero card face down.
    .shows = Given 4 players, then 4 different clans and 4 different heroes are dealt at random; 2 of each stay out.
rule-e1-setup-005 = Step 4: players mark the circled starting values.
    .shows = Given clan values, then all six tracked values equal them after set-up.
rule-e1-setup-006 = Step 5: each player takes the station cards named on their clan board.
    .shows = Given a clan with starting stations X, Y, Z, then exactly these three belong to the player.
rule-e1-setup-007 = The other station cards are sorted by line.
    .shows = Remaining station cards are open information, grouped by line.
rule-e1-setup-008 = Step 6: each player gets their 13 expansion tokens.
    .shows = Given set-up, then each player has 13 expansion tokens in all.
rule-e1-setup-009 = Each player names one of their own stations as home.
    .shows = Given starting stations X, Y, Z, then home choices offered are X, Y, Z and nothing else.
rule-e1-setup-010 = The home station gets token 7.
    .shows = Given home X, then token(X) == 7.
rule-e1-setup-011 = The hero figure starts on the home station.
    .shows = Given home X, then the hero starts on X.
rule-e1-setup-012 = Each of the player's other stations gets an expansion token of the player's choice.
    .shows = Given Y and Z left and 12 free tokens, then the player chooses a token for each.
rule-e1-setup-013 = Unused tokens lie in front of the player.
    .shows = Given 3 starting stations, then 10 free tokens remain, visible to all.
rule-e1-setup-014 = Step 7: each player takes 3 missions without showing them.
    .shows = Given set-up, then each player sees 3 private candidates.
rule-e1-setup-015 = They keep 1 of them, face down.
    .shows = Given 3 candidates, when one is kept, then it is the only active mission.
rule-e1-setup-016 = The other two are shuffled back into the mission deck.
    .shows = With 6 players the deck holds 14 cards afterwards.
rule-e1-setup-017 = Step 8: everyone rolls 2 dice; the highest sum goes first.
    .shows = Given rolls 5, 9, 7: player 2 starts.
rule-e1-setup-018 = The others follow clockwise from the first player.
    .shows = Given 4 seats and starter seat 2: order 2, 3, 4, 1.
rule-e1-setup-019 = This order holds until the end of the game.
    .shows = Given starter seat 2 of 4, then in rounds 1 to 20 the order is 2, 3, 4, 1.

## E1-TURN

section-e1-turn = Turn structure: start of the turn
    .source = turn structure

rule-e1-turn-001 = A turn begins with the active player rolling two dice and adding them.
    .shows = Given the start of a turn, then exactly one production roll of 2 dice precedes every action.
rule-e1-turn-002 = Every station whose token equals the sum yields the resources of its card.
    .shows = Sum 8: a station with token 8 and yield (1 pig, 1 mushroom) gives its owner 1 pig and 1 mushroom.
rule-e1-turn-003 = Stations of all players produce, not only those of the active player.
    .shows = Given B owns a station with token 9 (yield 1 ammo), when A rolls 9, then B gets 1 ammo.
rule-e1-turn-004 = (implied) A sum that matches no token yields nothing.
    .shows = Sum 2 with no token 2 on the board: no resource change.
rule-e1-turn-005 = (derived) A 7 makes every player's home station produce.
    .shows = Given a roll of 7 with 3 players, then all 3 get the yield of their home card.
rule-e1-turn-006 = A threat at the start of the turn comes only if the active player has 5 or more stations.
    .shows = Given the active player produced on a non-home station: with 4 stations no threat, with 5 a threat.
rule-e1-turn-007 = It also requires that they received resources this turn from one of their stations.
    .shows = Given 6 stations, when the roll matches none of them, then no threat.
rule-e1-turn-008 = Production of the home station does not trigger it.
    .shows = Given 6 stations, when the roll is 7 and only the home produced, then no threat.
rule-e1-turn-009 = (implied) Other players' stations that produce on this roll are not threatened.
    .shows = Given B with 6 stations produces on A's roll, then B faces no threat.
rule-e1-turn-010 = The threatened station is the one that produced.
    .shows = Given the roll 9 and one own station with token 9, then that station defends (several: R1-045).
rule-e1-turn-011 = The top threat card is drawn and shown to all.
    .shows = Given the condition holds, then 1 threat card is revealed in every view.
rule-e1-turn-012 = The station fights the threat by the combat rules.
    .shows = Given level 9, activity 1, dice 6 against strength 5, dice 9, then 16 v 14 and the station holds.
rule-e1-turn-013 = The card is shuffled into the threat deck afterwards.
    .shows = Given the fight is over, then the threat deck holds 34 cards again.
rule-e1-turn-014 = After the start, the player takes their actions in any order.
    .shows = Given one turn: strengthen, hero move, army attack, strengthen, hero attack is legal, and so is the reverse order.
rule-e1-turn-015 = (implied) Every action is optional.
    .shows = "End turn" is legal immediately after the start phase.

## E1-ACTION

section-e1-action = Actions in a turn
    .source = turn structure

rule-e1-action-001 = Strengthening the army raises it by 1.
    .shows = Given army 3, when strengthened, then army 4.
rule-e1-action-002 = Each strengthening costs 1 ammo, 1 mushroom and 1 pig.
    .shows = Given (2, 2, 2), when strengthened, then (1, 1, 1).
rule-e1-action-003 = (implied) The army cannot be strengthened while any of the three resources is missing.
    .shows = Given 5 ammo, 5 pigs, 0 mushrooms, then strengthening is illegal.
rule-e1-action-004 = The army can be strengthened at most twice per turn.
    .shows = Given (5, 5, 5) and army 3, then two strengthenings are legal (army 5), a third is illegal.
rule-e1-action-005 = In a turn the army either attacks or works.
    .shows = Given the army has worked this turn, then army attack is illegal; given it has attacked, then work is illegal.
rule-e1-action-006 = An army may attack a station next to one of its owner's stations, whether neutral or an opponent's.
    .shows = Given A owns X, then a neutral and an enemy neighbour of X are targets, a station two edges away is not.
rule-e1-action-007 = An army may attack an opponent's hero who stands on a station of the army's owner.
    .shows = Given B's hero on A's station, then A's army may attack that hero; on a neutral neighbour it may not.
rule-e1-action-008 = The army attacks once per turn.
    .shows = Given one army attack made this turn, then a second is illegal, whatever the result of the first.
rule-e1-action-009 = Instead of attacking, the army may work on the mushroom plantations for 1 mushroom.
    .shows = Given 2 mushrooms, when the army works, then 3.
rule-e1-action-010 = The army may work once per turn.
    .shows = Given the army has worked this turn, then working again is illegal.
rule-e1-action-011 = A hero may move to a neighbouring station.
    .shows = Given movement 3, when the hero steps to a neighbour, then 2 units are left.
rule-e1-action-012 = A hero may use a transfer to change to another line.
    .shows = Given movement 3, when the hero takes a transfer, then 2 units are left.
rule-e1-action-013 = The number on the hero card is the hero's total movement per turn.
    .shows = Given movement 3, then three steps are legal and a fourth is not.
rule-e1-action-014 = A hero may enter any station: neutral, own, enemy, ring or non-capturable.
    .shows = Given neighbours that are neutral, own, enemy, ring and non-capturable, then all five steps are legal.
rule-e1-action-015 = Entering a station does not oblige the hero to attack it.
    .shows = Given a hero on an enemy station, then ending the turn without an attack is legal.
rule-e1-action-016 = A hero who has attacked or bought an item this turn can no longer move.
    .shows = Given 2 units left, when the hero has bought an item or attacked, then moving is illegal.
rule-e1-action-017 = In a turn the hero acts once: attack or buy.
    .shows = Given the hero has attacked, then buying is illegal this turn; given the hero has bought, then attacking is illegal.
rule-e1-action-018 = A hero may attack the neutral or enemy station they stand on.
    .shows = Given the hero on X, then X is the hero's only station target.
rule-e1-action-019 = A hero may attack an opponent's hero on the same station.
    .shows = Given B's hero on the same station, then the attack is legal; on a neighbour it is not.
rule-e1-action-020 = A hero attacks once per turn.
    .shows = Given one hero attack this turn, then a second is illegal (exception Rizhskaya).
rule-e1-action-021 = A hero can buy only on a Hansa (ring) station.
    .shows = Given (10, 10, 10), then buying is legal on a ring station and illegal elsewhere.
rule-e1-action-022 = Before a purchase the item deck is shuffled.
    .shows = Given two purchases in different turns, then each offer follows a fresh shuffle of the deck.
rule-e1-action-023 = The top two cards are revealed to everyone.
    .shows = Given a purchase, then exactly 2 item cards are visible in every view.
rule-e1-action-024 = The player may buy one of the two cards for its printed price.
    .shows = Given an item priced 2 ammo and (3, 0, 0), when bought, then (1, 0, 0) and one item more.
rule-e1-action-025 = (implied) They may buy neither.
    .shows = Given an offer, when declined, then resources and items are unchanged.
rule-e1-action-026 = Cards not bought are shuffled back.
    .shows = Given a deck of 33 and one card bought, then the deck holds 32; with none bought 33.
rule-e1-action-027 = If the hero already has an item of that type, the player may replace it; the old one is shuffled into the deck.
    .shows = Given a transport held, when another is bought, then the old one is in the deck and the new one is held.
rule-e1-action-028 = Example: a hero with the one-handed Knife can take the two-handed AKSU only by shuffling the Knife away.
    .shows = With Knife held, buying AKSU requires returning the Knife; afterwards only AKSU is held.
rule-e1-action-029 = A hero buys at most once per turn.
    .shows = Given one purchase this turn, then a second is illegal.
rule-e1-action-030 = The hero's special skill costs the resources printed on the hero card.
    .shows = Given a skill costing 2 mushrooms, then with 3 mushrooms it leaves 1; with 1 it is illegal.
rule-e1-action-031 = A skill may be used once per own turn.
    .shows = Given the skill used this turn, then it is illegal until the next own turn.
rule-e1-action-032 = Items are used as their text says.
    .shows = Given a usable item, then exactly the effect of its text is offered and applied.
rule-e1-action-033 = Any number of items may be used in a turn.
    .shows = Given three usable items, then using all three in one turn is legal.

## E1-COMBAT

section-e1-combat = Combat procedure
    .source = combat rules

rule-e1-combat-001 = Each side rolls two dice.
    .shows = 4 dice per battle; each side 2..12.
rule-e1-combat-002 = For a threat, the player to the left of the fighting player rolls.
    .shows = The log attributes the threat's roll to the next player clockwise.
rule-e1-combat-003 = Threat total = dice + printed strength.
    .shows = Given threat dice 3 + 4 and strength 5, then its total is 12.
rule-e1-combat-004 = Hero total = dice + hero strength + item bonuses + activity.
    .shows = Dice 6, strength 4, items +2, activity 1: total 13.
rule-e1-combat-005 = Army total = dice + army size + activity.
    .shows = Dice 7, army 5, activity 2: total 14.
rule-e1-combat-006 = Station total = dice + level of the defended station + the clan's activity.
    .shows = Dice 5, level 9, activity 1: total 15.
rule-e1-combat-007 = (implied) The defender's army and hero add nothing to a station's defence.
    .shows = Same total with army 0 and army 10.
rule-e1-combat-008 = The higher total wins.
    .shows = Given totals 13 and 12, then the side with 13 wins.
rule-e1-combat-009 = Equal totals are a draw: neither side wins or loses.
    .shows = Given totals 12 and 12, then the result is a draw for both.
rule-e1-combat-010 = After a draw the situation stays as it was.
    .shows = No army loss, no item loss, no move, no change of owner (activity: R1-032).

## E1-OUTCOME

section-e1-outcome = Outcome table
    .source = combat tables

rule-e1-outcome-001 = Army against a neutral station: the opponent is a threat.
    .shows = Given army 4, activity 1 and a threat of strength 5: totals are 2d6 + 5 and 2d6 + 5; the hero's items do not count.
rule-e1-outcome-002 = Army against a neutral station, won: army −1.
    .shows = Given army 4 before the battle, then 3 after it.
rule-e1-outcome-003 = Army against a neutral station, won: the station becomes the attacker's.
    .shows = Given a neutral X, when the army wins, then owner(X) == attacker and one of the attacker's free tokens lies there.
rule-e1-outcome-004 = Army against a neutral station, lost: army −2.
    .shows = Army 4 -> 2; station stays neutral.
rule-e1-outcome-005 = Hero against a neutral station: the opponent is a threat.
    .shows = Given hero 3, items +2, activity 1 and a threat of strength 5: totals are 2d6 + 6 and 2d6 + 5; the army size does not count.
rule-e1-outcome-006 = Hero against a neutral station, won: the station becomes the attacker's, with no cost to hero or army.
    .shows = Owner = attacker; army unchanged.
rule-e1-outcome-007 = Hero against a neutral station, lost: the hero loses one item of their owner's choice, shuffled into the deck.
    .shows = Owner chooses among held items; count -1; deck +1.
rule-e1-outcome-008 = Hero against a neutral station, lost: the hero goes to the home station.
    .shows = Given the hero lost far away, then the hero stands on their home station after the battle.
rule-e1-outcome-009 = Hero against a neutral station, lost: the hero misses the next turn.
    .shows = In the owner's next turn hero actions are illegal; the turn after they are legal.
rule-e1-outcome-010 = Army against an enemy station: the opponent is the station.
    .shows = Given army 6, activity 0 against level 9, activity 2: totals are 2d6 + 6 and 2d6 + 11.
rule-e1-outcome-011 = Army against an enemy station, won: army −1.
    .shows = Given army 6 before the battle, then 5 after it.
rule-e1-outcome-012 = Army against an enemy station, won: the station changes owner.
    .shows = Owner changes; the token returns to the defender.
rule-e1-outcome-013 = Army against an enemy station, won: activity of both +1.
    .shows = Given activity (attacker, defender) = (0, 0), then (1, 1) after the battle.
rule-e1-outcome-014 = Army against an enemy station, lost: army −2.
    .shows = Given army 6 before the battle, then 4 after it.
rule-e1-outcome-015 = Army against an enemy station, lost: activity of both +1.
    .shows = Given activity (attacker, defender) = (0, 2), then (1, 3) after the battle.
rule-e1-outcome-016 = Hero against an enemy station: the opponent is the station.
    .shows = Given hero 4, items +3, activity 1 against level 8, activity 0: totals are 2d6 + 8 and 2d6 + 8.
rule-e1-outcome-017 = Hero against an enemy station, won: the station changes owner.
    .shows = Owner = attacker; army unchanged.
rule-e1-outcome-018 = Hero against an enemy station, won: activity of both +1.
    .shows = Given activity (attacker, defender) = (1, 1), then (2, 2) after the battle.
rule-e1-outcome-019 = Hero against an enemy station, lost: the hero loses one item of their owner's choice, shuffled into the deck.
    .shows = Given 3 items held: the attacker picks one, 2 remain, the item deck grows by 1; given 0 items: nothing to choose.
rule-e1-outcome-020 = Hero against an enemy station, lost: the hero goes home.
    .shows = Given the hero lost far away, then the hero stands on their home station after the battle.
rule-e1-outcome-021 = Hero against an enemy station, lost: the hero misses the next turn.
    .shows = Given the defeat in turn t, then in the own turn t+1 hero actions are illegal, in t+2 legal.
rule-e1-outcome-022 = Hero against an enemy station, lost: activity of both +1.
    .shows = Given activity (attacker, defender) = (0, 0), then (1, 1) after the battle.
rule-e1-outcome-023 = Army against an enemy hero: the opponent is the hero.
    .shows = Given army 5, activity 1 against a hero 4 with items +2, activity 0: totals are 2d6 + 6 and 2d6 + 6.
rule-e1-outcome-024 = Army against an enemy hero, won: that hero loses one item chosen by the hero's own player, shuffled into the deck.
    .shows = Given 2 items held: the beaten hero's player picks one, item deck +1; the attacker's items are unchanged.
rule-e1-outcome-025 = Army against an enemy hero, won: that hero goes to their home station.
    .shows = After the fight hero.location equals the home station of the beaten hero's player.
rule-e1-outcome-026 = Army against an enemy hero, won: that hero misses their next turn.
    .shows = In the next turn of that hero's player move, attack and buy are illegal; the player's army acts normally.
rule-e1-outcome-027 = Army against an enemy hero, won: activity of both +1.
    .shows = Given activity (attacker, defender) = (0, 0), then (1, 1) after the battle.
rule-e1-outcome-028 = (implied) Army against an enemy hero, won: the army is not reduced.
    .shows = Given army 5 beats the hero, then army 5 after the battle.
rule-e1-outcome-029 = Army against an enemy hero, lost: army −2.
    .shows = Given army 5 before the battle, then 3 after it.
rule-e1-outcome-030 = Army against an enemy hero, lost: activity of both +1.
    .shows = Given activity (attacker, defender) = (0, 0), then (1, 1) after the battle.
rule-e1-outcome-031 = (implied) Army against an enemy hero, lost: nothing happens to the hero.
    .shows = Given a hero with 2 items beats the army, then the hero keeps both items and stays put.
rule-e1-outcome-032 = Hero against an enemy hero.
    .shows = Given heroes 4 (+1 items, activity 0) and 3 (+2 items, activity 2): totals are 2d6 + 5 and 2d6 + 7.
rule-e1-outcome-033 = Hero against an enemy hero, won: the beaten hero hands over one item chosen by the winner.
    .shows = Given the loser holds a Knife and a Flag: the winner may name the Flag; it moves to the winner; item deck size unchanged.
rule-e1-outcome-034 = Hero against an enemy hero, won: the beaten hero goes home.
    .shows = After the fight hero.location equals the home station of the beaten hero's player.
rule-e1-outcome-035 = Hero against an enemy hero, won: the beaten hero misses their next turn.
    .shows = In the next own turn of the beaten hero's player move, attack and buy are illegal; one turn later they are legal.
rule-e1-outcome-036 = Hero against an enemy hero, won: activity of both +1.
    .shows = Given activity (attacker, defender) = (2, 0), then (3, 1) after the battle.
rule-e1-outcome-037 = Hero against an enemy hero, lost: the attacker's hero hands over one item chosen by the defender.
    .shows = The defender names the item; it moves to the defender's hero; item deck size unchanged.
rule-e1-outcome-038 = Hero against an enemy hero, lost: the attacker's hero goes home.
    .shows = After the fight the attacking hero stands on the attacker's home station.
rule-e1-outcome-039 = Hero against an enemy hero, lost: the attacker's hero misses the next turn.
    .shows = In the next own turn of the beaten hero's player move, attack and buy are illegal; one turn later they are legal.
rule-e1-outcome-040 = Hero against an enemy hero, lost: activity of both +1.
    .shows = Given activity (attacker, defender) = (0, 0), then (1, 1) after the battle.
rule-e1-outcome-041 = Start-of-turn threat: the threat counts as attacker, the station as defender.
    .shows = Given a level-8 station with activity 1 and a threat of strength 4: totals are 2d6 + 9 (defender) and 2d6 + 4 (attacker); the combat log names the threat as attacker.
rule-e1-outcome-042 = Start-of-turn threat against a station, threat wins: the station becomes neutral.
    .shows = Given token 9 on X, when the threat wins, then X is neutral and 9 is among the free tokens.
rule-e1-outcome-043 = Start-of-turn threat against a station, threat loses: it is repelled, and nothing else happens.
    .shows = Given the station wins 16 v 14, then owner, army, activity and resources are unchanged.
rule-e1-outcome-044 = (implied) Start-of-turn threat against a station, threat wins: army, hero and activity lose nothing.
    .shows = Given army 5, activity 1 and a hero on the spot, when the station is lost, then army 5, activity 1, hero still there.
rule-e1-outcome-045 = (implied) Fights against threats change nobody's activity at once.
    .shows = Given activity 1 and a fight against a threat (army or hero at a neutral station, start-of-turn threat), then activity is still 1 right after it.

## E1-EXTRA

section-e1-extra = Additional rules
    .source = additional rules

rule-e1-extra-001 = The home station is the one with token 7.
    .shows = Given token 7 on X, then home == X for the whole game.
rule-e1-extra-002 = The home station cannot be captured by an opponent.
    .shows = Given an enemy army next to a home station or a hero on it, then attacking the station is illegal.
rule-e1-extra-003 = The home station cannot be lost in any other way.
    .shows = Given a beaten start-of-turn defence or Infrasound, then token 7 is never removed.
rule-e1-extra-004 = A player with 2 stations or fewer gets 1 extra of each resource in each of their turns.
    .shows = With 2 stations: +1/+1/+1 in their turn; with 3: nothing.
rule-e1-extra-005 = The extra resources come on top of normal production.
    .shows = 2 stations, roll produces 1 pig: total +2 pigs, +1 ammo, +1 mushroom.
rule-e1-extra-006 = A player gets these extra resources only in their own turns.
    .shows = Given a player with 2 stations, then they get the bonus once per own turn and nothing in opponents' turns.

## E1-NHERO

section-e1-nhero = Notes on heroes
    .source = notes on individual cards: heroes

rule-e1-nhero-001 = Anna: the skill works only while she stands on an opponent's station.
    .shows = On neutral, own or ring station: skill illegal; on an enemy station: legal.
rule-e1-nhero-002 = Artyom: the skill applies only when Artyom himself takes a neutral station.
    .shows = Given an army attack, an enemy station or a start-of-turn threat: skill not offered; given Artyom attacking a neutral station: offered.
rule-e1-nhero-003 = Artyom: the threat is repelled automatically.
    .shows = With the cost paid the station is captured without dice.
rule-e1-nhero-004 = Artyom: the skill also works against threats that cannot be repelled normally.
    .shows = Tunnel Worm drawn: Artyom's skill still wins.
rule-e1-nhero-005 = Melnik: the skill works only while he stands on an opponent's station.
    .shows = Given Melnik on a neutral, own or ring station: skill illegal; on an enemy station: legal.
rule-e1-nhero-006 = Melnik: the station's expansion token is taken off.
    .shows = Token 11 is removed to the owner's free tokens.
rule-e1-nhero-007 = Melnik: the owner replaces it with the nearest lower value among their free tokens.
    .shows = Removed 11, free {"{"}8, 9, 12{"}"}: 9 is placed.
rule-e1-nhero-008 = (implied) Melnik: the station keeps its owner.
    .shows = Owner unchanged, VP unchanged, level lower.
rule-e1-nhero-009 = Khan: the reroll is only for battles in which Khan himself fights.
    .shows = Given Khan's army or a station fights, then no reroll is offered; given Khan fights, then it is.
rule-e1-nhero-010 = Khan: the skill may also be used in an opponent's turn.
    .shows = Khan attacked in B's turn: the reroll is offered.
rule-e1-nhero-011 = (implied) Khan's skill rerolls a die.
    .shows = Exactly one of his own two dice gets a new value (R1-104).
rule-e1-nhero-012 = Hunter: the skill works only while he stands on an opponent's station.
    .shows = Given Hunter on a neutral, own or ring station: skill illegal; on an enemy station: legal.
rule-e1-nhero-013 = (implied by the Knife example) Sasha's card doubles what a Knife gives.
    .shows = Given Sasha and another hero with one Knife each, then +2 and +1.

## E1-NSTN

section-e1-nstn = Notes on stations
    .source = notes on individual cards: stations

rule-e1-nstn-001 = Kropotkinskaya: the hero neither attacks nor buys items in the owner's next turn.
    .shows = Given Kropotkinskaya captured in turn t, then in turn t+1 the hero's attack and purchase are illegal, in t+2 legal.
rule-e1-nstn-002 = Kropotkinskaya: special skills stay allowed in that turn.
    .shows = Given the same turn t+1, then the hero's skill is legal.
rule-e1-nstn-003 = (implied) Kropotkinskaya: moving is not forbidden in that turn.
    .shows = Given the same turn t+1, then moving is legal.
rule-e1-nstn-004 = Krasnoselskaya: its captor takes a certain item from the deck, or from the item's owner if it is no longer in the deck.
    .shows = Given its named item is with B, when A captures Krasnoselskaya, then the item moves from B to A.
rule-e1-nstn-005 = Avtozavodskaya: its captor takes a certain item from the deck, or from the item's owner if it is no longer in the deck.
    .shows = Given its named item is with B, when A captures Avtozavodskaya, then the item moves from B to A.
rule-e1-nstn-006 = (implied) If the item is in the deck, it comes from there.
    .shows = Item in deck: deck -1, held +1, nobody else affected.
rule-e1-nstn-007 = Rizhskaya: the hero regains all movement units.
    .shows = Movement 3, 2 used: 3 available again.
rule-e1-nstn-008 = Rizhskaya: the hero may attack or buy once more.
    .shows = After the capture a second hero action is legal, a third not.
rule-e1-nstn-009 = (implied) Rizhskaya lifts the ban on moving after an action.
    .shows = Given the hero captured Rizhskaya, then moving is legal although the hero attacked this turn.
rule-e1-nstn-010 = Sukharevskaya: at the end of the turn a threat must be repelled, under the conditions of E1-NSTN-014 and E1-NSTN-015.
    .shows = Given its owner faced no threat and attacked no neutral station this turn, when they end the turn, then 1 threat is fought.
rule-e1-nstn-011 = Polyanka: at the end of the turn a threat must be repelled, as at Sukharevskaya (E1-NSTN-010).
    .shows = The test of E1-NSTN-010 holds with this card.
rule-e1-nstn-012 = Paveletskaya: at the end of the turn a threat must be repelled, as at Sukharevskaya (E1-NSTN-010).
    .shows = The test of E1-NSTN-010 holds with this card.
rule-e1-nstn-013 = Park Pobedy: at the end of the turn a threat must be repelled, as at Sukharevskaya (E1-NSTN-010).
    .shows = The test of E1-NSTN-010 holds with this card.
rule-e1-nstn-014 = No threat comes at the end of the turn if one was faced when receiving resources this turn.
    .shows = Given a start-of-turn threat was faced, then no threat comes at the end of the turn.
rule-e1-nstn-015 = No threat comes at the end of the turn if the player took neutral stations this turn.
    .shows = Given a neutral station was attacked this turn, then no threat comes at the end (attempt or success: R1-110).

## E1-NITEM

section-e1-nitem = Notes on items
    .source = notes on individual cards: items

rule-e1-nitem-001 = Body Armour: the strength bonus of a weapon card is ignored until the end of the turn.
    .shows = Given an opposing hero 4 with a +3 weapon, when Body Armour is used, then that hero counts 4 + dice + activity.
rule-e1-nitem-002 = Body Armour: the other text of that weapon card is ignored too.
    .shows = Given the switched-off weapon has a second effect, then it does not fire this turn.
rule-e1-nitem-003 = Body Armour: if there are two weapon cards, both are switched off.
    .shows = Given an opposing hero with two Knives, when Body Armour is used, then both give 0.
rule-e1-nitem-004 = Body Armour: may be used in an opponent's turn.
    .shows = Given B attacks A's hero in B's turn, then A may use Body Armour.
rule-e1-nitem-005 = Explosives: in the turn of use the hero can neither buy nor attack.
    .shows = Given Explosives used this turn, then purchase and attack of that hero are illegal until the next turn.
rule-e1-nitem-006 = Paralytic Gas: in the turn of use the hero can neither buy nor attack.
    .shows = Given Paralytic Gas used this turn, then purchase and attack of that hero are illegal until the next turn.
rule-e1-nitem-007 = Grenade: may be used in an opponent's turn.
    .shows = Given B attacks A's hero in B's turn and A holds a Grenade, then its use is offered to A.
rule-e1-nitem-008 = Shotgun: may be used in an opponent's turn.
    .shows = Given B attacks A's hero in B's turn and A holds a Shotgun, then its use is offered to A.
rule-e1-nitem-009 = Medkit: may be used in an opponent's turn.
    .shows = Given A's hero is beaten in B's turn and A holds a Medkit, then its use is offered to A.
rule-e1-nitem-010 = Mutagen: the strength bonus lasts until the end of the game.
    .shows = Given Mutagen +n used in turn 1, then the +n is still counted in turn 20.
rule-e1-nitem-011 = Mutagen: the bonus stays whatever happens to the hero.
    .shows = Given Mutagen used, when the hero is beaten, sent home and loses items, then the bonus is still counted.
rule-e1-nitem-012 = Metro Guide: the relocation costs no movement units.
    .shows = Given movement 3, when the Guide relocates the hero, then 3 units are still available.
rule-e1-nitem-013 = Metro Guide: the hero may then move on.
    .shows = Given the Guide used, then ordinary steps are legal afterwards.
rule-e1-nitem-014 = Rusty Handcar: a double means two equal numbers on the dice.
    .shows = (4,4) is a double, (3,5) is not.
rule-e1-nitem-015 = Tame Mutant: fights like a hero of strength 5.
    .shows = Total = dice + 5 (+ activity, R1-089).
rule-e1-nitem-016 = Tame Mutant: uses no items in the fight.
    .shows = Given a hero with two Knives and a Tame Mutant fighting, then the Knives add 0.
rule-e1-nitem-017 = Tame Mutant: discarded when it loses.
    .shows = Given the mutant loses, then the card is back in the item deck (deck +1).
rule-e1-nitem-018 = Tame Mutant: when it loses, the hero loses no other item, is not sent home and misses no turn.
    .shows = Hero state unchanged except for the card.
rule-e1-nitem-019 = Geiger Counter: two threat cards are drawn instead of one.
    .shows = 2 cards drawn on a neutral attack (which one counts: R1-091).
rule-e1-nitem-020 = Geiger Counter: no cards are drawn when a station is taken automatically.
    .shows = Given Geiger Counter and Flag, when the Flag is used, then 0 threat cards are drawn.
rule-e1-nitem-021 = Flag: the station is captured automatically.
    .shows = Given a hero with the Flag on a neutral station, when used, then the hero's player owns the station without dice.
rule-e1-nitem-022 = Flag: no threat card is drawn.
    .shows = Given the Flag used, then the threat deck and its order are untouched.

## E1-NMISS

section-e1-nmiss = Notes on missions
    .source = notes on individual cards: missions

rule-e1-nmiss-001 = “Go to Begovaya with the hero and spend 2 mushrooms”: the hero must be there.
    .shows = Given 5 mushrooms and the hero on another station, then the payment step is not offered.
rule-e1-nmiss-002 = The 2 mushrooms are paid for the mission itself, not through army or item costs.
    .shows = Strengthening twice at Begovaya does not complete it; an explicit payment of 2 does.
rule-e1-nmiss-003 = “Beat an opponent's hero with your hero”: a win of hero over hero completes it.
    .shows = Given the mission held, when the own hero beats an enemy hero, then it is completed.
rule-e1-nmiss-004 = It does not count when the opponent used a Medkit.
    .shows = Given the beaten opponent used a Medkit, then the mission stays uncompleted.
rule-e1-nmiss-005 = It does not count when the opponent used a Tame Mutant.
    .shows = Given the opponent's Tame Mutant was beaten, then the mission stays uncompleted.
rule-e1-nmiss-006 = “Get a Grenade, go to Trubnaya and discard it”: the hero must be at Trubnaya with a Grenade.
    .shows = Elsewhere or without: not completable.
rule-e1-nmiss-007 = The Grenade is discarded for the mission itself.
    .shows = Using it in combat at Trubnaya does not complete it.
rule-e1-nmiss-008 = Discarding it this way gives no strength bonus in that turn.
    .shows = Hero total unchanged in a later fight that turn.
rule-e1-nmiss-009 = The Grenade may be bought from Hansa or come from elsewhere.
    .shows = Given a Grenade taken from a beaten hero, then it serves as well as a bought one.
rule-e1-nmiss-010 = “Meet an opponent's hero”: the hero must end their movement on that hero's station.
    .shows = Passing through does not complete it.
rule-e1-nmiss-011 = “Meet an opponent's hero”: after that, the hero cannot move any further that turn.
    .shows = Given 2 movement units left, when the mission is completed by meeting, then moving is illegal.
rule-e1-nmiss-012 = “Capture Frunzenskaya and Krasnoselskaya”: both must be controlled at the same time.
    .shows = Own F, lose F, then take K: not completed.

## E1-NTHR

section-e1-nthr = Notes on threats
    .source = notes on individual cards: threats

rule-e1-nthr-001 = Toad: a double means two equal numbers on the dice.
    .shows = Given dice (2, 2), then the double clause applies; given (2, 3), it does not.
rule-e1-nthr-002 = Water Contamination: can be repelled by paying resources directly.
    .shows = Explicit payment repels; army or item spending does not.
rule-e1-nthr-003 = Pig Mutation: can be repelled by paying resources directly.
    .shows = Explicit payment repels; army or item spending does not.
rule-e1-nthr-004 = Infrasound: on defeat the player also gives up one station.
    .shows = Lost fight: one more station lost than usual.
rule-e1-nthr-005 = Infrasound: this is on top of the normal losses.
    .shows = Army -2 (army attack) and one station.
rule-e1-nthr-006 = Invisible Horror: cannot be repelled normally; the player always loses.
    .shows = Enumerate all 1296 dice results against army 10, activity 3: the result is always a loss.
rule-e1-nthr-007 = Mushroom Mutation: cannot be repelled normally; the player always loses.
    .shows = Enumerate all 1296 dice results against army 10, activity 3: the result is always a loss.
rule-e1-nthr-008 = Tunnel Worm: cannot be repelled normally; the player always loses.
    .shows = Enumerate all 1296 dice results against army 10, activity 3: the result is always a loss.
rule-e1-nthr-009 = Dangerous Find: always repelled automatically.
    .shows = Enumerate all 1296 dice results against army 1, activity 0: the result is always a win for the player.
rule-e1-nthr-010 = Epidemic: always repelled automatically.
    .shows = Enumerate all 1296 dice results against army 1, activity 0: the result is always a win for the player.
rule-e1-nthr-011 = Epidemic: with 5 or more stations the army also shrinks.
    .shows = 5 stations: army reduced (by R1-119); 4 stations: not by this card.

## E1-VIEW

section-e1-view = Hidden and open information
    .source = several sections

rule-e1-view-001 = The active mission is known only to its player until completed.
    .shows = Views of 3 players compared: only the owner sees its text.
rule-e1-view-002 = The three candidates of a mission draw and the two returned cards are not shown to others.
    .shows = Other views show only "drew 3, kept 1".
rule-e1-view-003 = The two item cards of a purchase are shown to everyone, bought or not.
    .shows = Given a purchase offer, then every player's view contains both card names.
rule-e1-view-004 = A drawn threat is shown to everyone.
    .shows = Every view contains its name and strength.
rule-e1-view-005 = The order of the face-down decks is unknown.
    .shows = Given any state, then no player's view contains the order of a face-down deck.
rule-e1-view-006 = (implied) Clan board values, owned stations, free expansion tokens, held items and hero places are open.
    .shows = Given any state, then every view contains these values for every player.

## E1-CRED

section-e1-cred = Credits
    .source = imprint

rule-e1-cred-001 = Game authors: Maxim Istomin, Vladimir Sergeev, Ivan Popov.
    .shows = Credits data of edition 1 list exactly these three.
rule-e1-cred-002 = Rules text: Ivan Popov, Dmitry Sobyanin, Vladimir Sergeev and one more person, whose first name is illegible (surname Bariskina).
    .shows = Credits data: four rules entries (see R1-001).
rule-e1-cred-003 = Design by Sergey Dulin; nine people share the art credit.
    .shows = Credits data: 1 design entry, 9 art entries.
rule-e1-cred-004 = Producer: Ivan Popov.
    .shows = Credits data: 1 producer entry.
