### The rulings: questions the rulebooks leave open, each decided once.
### The value is the decision.

## R1-A

rulings-r1-a = Text and components

ruling-r1-001 = (c) correct, and list the corrections in the ruling: the words in brackets are meant. “Sasha” is certain, because the Knife example inflects the name correctly. The number 64 is ignored. The credits use the spellings of public catalogues (Istomin, Solyaev); of the fourth rules author only the surname is known.
    .title = Misprints that change a word
    .question = The copy of the Russian rulebook we know garbles words: those for threats, figures, body armour, comparing, yours and the special skill, and the names of Sasha and of the pig mutation. There is a stray letter in the Sukharevskaya mission, the number 64 beside the hero card, and some names in the credits are wrong.
    .options = (a) keep the garbled spelling; (b) correct silently; (c) correct and list the corrections in the ruling.
    .reason = Names must be spelled correctly everywhere; nothing in play depends on the garbled words.

ruling-r1-002 = (a) room for home-made cards; they are listed among the components and belong to no deck.
    .title = Five blank cards
    .question = They are counted among the components but never mentioned again.
    .options = (a) room for home-made cards; (b) part of some deck.
    .reason = A blank card has no type, so it cannot belong to a deck.

ruling-r1-003 = (a) one spare per clan. Six values are tracked.
    .title = 42 state tokens for 36 values
    .question = 120 - 6 x 13 = 42 gives 7 state tokens per clan, while six values are tracked (3 resources, army, activity, points).
    .options = (a) one spare per clan; (b) a seventh scale exists that the text never names.
    .reason = The text lists exactly resources, activity, army size and points for state tokens.

ruling-r1-004 = (a) resources, army and points all 0..10; activity 0..3.
    .title = Which scales run 0..10
    .question = The picture of the clan board gives four rows 0..10 and an activity column 3-2-1-0, although there are three resources, an army and points.
    .options = (a) resources, army and points all 0..10; (b) three resources plus one of army / points on 0..10, the other one open-ended; (c) no limits.
    .reason = The highest target is 10 points (2 players), so 0..10 suffices for points; an army field exists and only 0..10 rows are visible.

ruling-r1-005 = (b) write features of our own, marked as such and built from the same effects as cards.
    .title = Special features of the clans
    .question = Clan boards have features; the rulebook prints none of them.
    .options = (a) leave clans without features; (b) write features of our own, marked as such.
    .reason = The rules require the field; its content is not in the rulebook.

ruling-r1-006 = (a) forbidden.
    .title = Trading between players
    .question = Nothing is said about giving resources, items or stations to other players.
    .options = (a) forbidden; (b) allowed by agreement.
    .reason = All allowed actions are listed; trade is not among them.

## R1-B

rulings-r1-b = Victory points and the end of the game

ruling-r1-007 = (a) 1 per station.
    .title = Points per station
    .question = Stations bring their owners points, but no number is given and the station card legend has no point field.
    .options = (a) 1 per station; (b) a value per card; (c) only where the card text says so.
    .reason = The legend lists name, line, resources and text only; targets of 8 to 10 fit 13 tokens; the second edition states 1.

ruling-r1-008 = (a) points follow ownership; losing a station costs its point, whatever the reason.
    .title = Are points lost with a station?
    .question = No sentence says that a lost station takes its point away.
    .options = (a) points follow ownership; (b) points are kept.
    .reason = Stations give points to their owners, and the rulebook stresses the permanence of mission points as something special (Sukharevskaya example). Under (b) two players could swap a station for endless points.

ruling-r1-009 = (a) equal to the number of starting stations, so that a player's points always equal their stations plus the points of their missions.
    .title = Starting points
    .question = The starting value is circled on the clan board; its size is not in the text.
    .options = (a) equal to the number of starting stations; (b) 0; (c) any circled number.
    .reason = A relation that always holds is easy to check and keeps clans comparable.

ruling-r1-010 = (a) active player first, then clockwise; rewards are resolved in that order, and the game stops when the first player reaches the target.
    .title = Two players reach the target at the same moment
    .question = One event, for example a production roll that pays several players, can complete missions of two players.
    .options = (a) active player first, then clockwise; (b) higher total; (c) shared victory.
    .reason = The game stops as soon as one player has enough, so the order of resolution decides, and the active player comes first everywhere else.

ruling-r1-011 = (a) allowed.
    .title = Winning in another player's turn
    .question = A defending hero may complete "beat an opponent's hero" in someone else's turn.
    .options = (a) allowed; (b) only in the player's own turn.
    .reason = The stop is immediate and not tied to a turn.

ruling-r1-012 = (a) fixed at the start.
    .title = Target when a player leaves
    .question = The target depends on the number of players; the rules do not cover a player leaving.
    .options = (a) fixed at the start; (b) re-computed.
    .reason = It is part of the set-up.

ruling-r1-013 = (b) a round limit for simulations, as a house rule only; otherwise the game has none. A game that reaches the limit has no winner.
    .title = No turn limit
    .question = The rules have no time limit; a stalemate is possible.
    .options = (a) none; (b) a round limit for simulations.
    .reason = Games played by programs must end; the rules need no limit.

ruling-r1-014 = (a) never eliminated.
    .title = Can a player be eliminated?
    .question = The home station cannot be lost.
    .options = (a) never eliminated; (b) out with only the home left.
    .reason = With 2 stations or fewer the mobilization bonus explicitly helps a player come back.

## R1-C

rulings-r1-c = Expansion tokens

ruling-r1-015 = (a) one 7 and twelve tokens out of 8..12, for example 8 x3, 9 x3, 10 x2, 11 x2, 12 x2, giving the list 7, 8, 8, 8, 9, 9, 9, 10, 10, 11, 11, 12, 12. Any 13 numbers from 2 to 12 with exactly one 7 would do; (b) is available as a house rule.
    .title = Numbers on the 13 tokens
    .question = Each clan has 13 tokens, exactly one of which is the 7 for the home. The other 12 numbers are not listed.
    .options = (a) one 7 and twelve tokens out of 8..12, for example 8 x3, 9 x3, 10 x2, 11 x2, 12 x2; (b) each of 2..12 once plus two extra (for example 6 and 8); (c) one 7 and 2..12 in some other mix.
    .reason = The text says without exception that a higher number is harder to take but yields less often. With two dice that holds only from 7 upwards; with 2..6 in the set, a 2 would be both weaker and rarer than a 6. It also explains why 7, the weakest and most productive number, is reserved for the one station that cannot be attacked. Against (a): 15 of 36 rolls yield nothing, and high levels make enemy stations tough (army 10 against level 8 wins 861/1296); so (b) can be played as well.

ruling-r1-016 = (a) the attack is illegal, for station targets; attacks on heroes stay legal.
    .title = No free token left
    .question = What happens on a 14th station?
    .options = (a) the attack is illegal; (b) the station stays neutral; (c) a token may be moved.
    .reason = With 1 point per station the game ends at 8 to 10 stations, so the case cannot arise in a normal game.

ruling-r1-017 = (a) free choice of the captor.
    .title = Which token on a captured station
    .question = Choice is stated for set-up only.
    .options = (a) free choice of the captor; (b) smallest; (c) random.
    .reason = Set-up gives free choice, and nothing restricts it later.

ruling-r1-018 = (a) no, except through cards such as Melnik's skill.
    .title = Changing tokens later
    .question = Once tokens are placed, may a player swap them between stations, for example to raise the level of a border station?
    .options = (a) no; (b) yes.
    .reason = Not in the list of actions.

ruling-r1-019 = (a) to the captor; back to the sorted supply when neutral.
    .title = Station card on a change of owner
    .question = Where does the card go?
    .options = (a) to the captor; back to the sorted supply when neutral; (b) stays.
    .reason = From set-up on the card lies with the owner and shows what they receive.

ruling-r1-020 = (a) from the next roll on.
    .title = When does a new station first produce?
    .question = A station taken in the middle of a turn carries a number; nothing says when it first produces.
    .options = (a) from the next roll on; (b) at once.
    .reason = Production happens only at the roll.

## R1-D

rulings-r1-d = Scales, resources and army

ruling-r1-021 = (a) the surplus is lost.
    .title = Resource above 10
    .question = The resource scale ends at 10; production may bring more.
    .options = (a) the surplus is lost; (b) unlimited.
    .reason = The state token cannot move further.

ruling-r1-022 = (a) no; a cost is paid in full with the printed kinds or the action is illegal.
    .title = Partial payment
    .question = Can a cost be paid in part, or with other resources?
    .options = (a) no; (b) yes.
    .reason = Costs name kinds and amounts; no exchange rate exists in this edition.

ruling-r1-023 = (a) 10; strengthening is illegal at 10.
    .title = Army above the scale
    .question = Upper end not stated (see R1-004).
    .options = (a) 10; (b) none.
    .reason = Same scale as the visible rows.

ruling-r1-024 = (a) floor 0.
    .title = Army below 0
    .question = A lost army attack costs 2 soldiers; an army may have fewer.
    .options = (a) floor 0; (b) floor 1; (c) attack needs at least 2.
    .reason = The scale starts at 0; a floor of 1 is second-edition text and would be stated.

ruling-r1-025 = (a) both need at least 1.
    .title = Attack or work with army 0
    .question = An army may have shrunk to 0; attacking or working with it is not excluded in words.
    .options = (a) both need at least 1; (b) both allowed.
    .reason = Without soldiers there is nobody to attack or work; otherwise there would be an attack with gains and no risk.

ruling-r1-026 = (a) yes.
    .title = Army of 1 wins
    .question = A win costs 1 soldier: army 1 becomes 0. Is the station still taken?
    .options = (a) yes; (b) no.
    .reason = Both effects are in the same table cell.

ruling-r1-027 = (b) tunnels and transfers; by a house rule (a), tunnels only.
    .title = Does a transfer make stations neighbours for an army?
    .question = For heroes the text separates "neighbouring station" and "transfer to another line"; for armies it says only "neighbouring".
    .options = (a) tunnels only; (b) tunnels and transfers.
    .reason = A transfer costs a hero the same single unit; under (a) an army could never leave its line by itself; the second edition of the same game defines neighbours as (b).

ruling-r1-028 = (a) no passage.
    .title = Passage through Hansa or other stations
    .question = The second edition lets armies attack through Hansa; this edition says nothing.
    .options = (a) no passage; (b) as in edition 2.
    .reason = "Next to one of your stations" is the only condition given.

ruling-r1-029 = (a) yes.
    .title = Hero captures first, army continues
    .question = May the army use a station the hero took a moment ago?
    .options = (a) yes; (b) from the next turn.
    .reason = The army is at all of its owner's stations at once, and actions may be taken in any order.

ruling-r1-030 = (a) with production at the start, counted before a threat.
    .title = When the mobilization bonus is paid and counted
    .question = The bonus comes in each own turn; the rules do not say when it is paid or when stations are counted.
    .options = (a) with production at the start, counted before a threat; (b) at the end; (c) any moment.
    .reason = It supplements production, and the player can then use it in the same turn.

ruling-r1-031 = (a) home counts.
    .title = Does the home count among the 2 stations?
    .question = The bonus requires 2 stations or fewer; the rules do not say whether the home is one of them.
    .options = (a) home counts; (b) not.
    .reason = The home is a station of the player like the others.

## R1-E

rulings-r1-e = Activity

ruling-r1-032 = (a) +1 for both. A draw has no other effect, and a drawn fight also prevents the drop at the end of the turn.
    .title = Activity after a draw between players
    .question = The activity paragraph raises it when players fought; the combat rules say that a draw leaves the situation as it is; the table has no draw column.
    .options = (a) +1 for both; (b) no change.
    .reason = The trigger is having fought, independent of the result: both table columns contain it. "Situation" concerns what was fought over.

ruling-r1-033 = (a) +1 after the battle, -1 at the end of the player's own turn.
    .title = When activity changes
    .question = Neither the moment of the rise nor that of the drop is given.
    .options = (a) +1 after the battle, -1 at the end of the player's own turn; (b) otherwise.
    .reason = The table lists +1 as a result, and whether a player fought in their turn is known only at its end.

ruling-r1-034 = (a) +1 per battle, up to 3.
    .title = Two battles in one turn
    .question = Army and hero may both attack players in one turn.
    .options = (a) +1 per battle; (b) +1 per turn.
    .reason = The table attaches it to every battle.

ruling-r1-035 = (a) stays inside 0..3, further steps are lost.
    .title = Ends of the activity scale
    .question = Starting at 0 with a peaceful first turn; at 3 with another battle.
    .options = (a) stays inside 0..3, further steps are lost; (b) no limits.
    .reason = The column shows only 0, 1, 2, 3.

ruling-r1-036 = (a) yes.
    .title = Battle fought by a Tame Mutant
    .question = A Tame Mutant fights instead of the hero. Is that still a battle between players?
    .options = (a) yes; (b) no.
    .reason = It replaces the hero in a player battle.

## R1-F

rulings-r1-f = Set-up and order

ruling-r1-037 = (a) tied players roll again, repeated until one is highest.
    .title = Equal highest initiative rolls
    .question = Two or more players may share the highest initiative roll.
    .options = (a) tied players roll again; (b) seat order.
    .reason = Customary, and favours nobody.

ruling-r1-038 = (a) only the starter is rolled.
    .title = Order by roll or by seat
    .question = The highest roll goes first and the others follow clockwise; the other rolls might also be read as an order.
    .options = (a) only the starter is rolled; (b) descending rolls.
    .reason = Clockwise is explicit.

ruling-r1-039 = (a) random; a set-up option may allow players to choose.
    .title = Deal or choice of clan and hero
    .question = Set-up deals clans and heroes face down; the component section says players may play any of them.
    .options = (a) random; (b) choice.
    .reason = The set-up step is explicit.

ruling-r1-040 = (a) revealed at once to everyone.
    .title = When clan and hero become open
    .question = Clan and hero are dealt face down; no step turns them up.
    .options = (a) revealed at once to everyone; (b) hero secret until used.
    .reason = Step 4 uses the clan board openly and the figure is on the map from step 6.

ruling-r1-041 = (a) seat order from seat 1, openly.
    .title = Order of home and token choices
    .question = Home and token choices come before the initiative roll, so no order of players exists yet.
    .options = (a) seat order from seat 1, openly; (b) simultaneously in secret.
    .reason = No order exists yet and nothing is said to be secret; the home stations of different clans do not compete.

ruling-r1-042 = (a) any.
    .title = May any starting station be home?
    .question = Each player names one of their stations as home; no restriction is given.
    .options = (a) any; (b) fixed.
    .reason = Literal.

ruling-r1-043 = (a) sequential, returned cards available to the next, in seat order.
    .title = Taking missions one by one
    .question = Each player takes 3 and returns 2, which are shuffled back.
    .options = (a) sequential, returned cards available to the next; (b) all draw first.
    .reason = The cards are shuffled back within the step; with 6 x 3 = 18 of 20 cards both are possible, (a) matches later draws.

## R1-G

rulings-r1-g = Start of the turn and threats to stations

ruling-r1-044 = (a) roll, production for all, mobilization bonus, threat.
    .title = Order inside the start of the turn
    .question = Roll, production, mobilization bonus and threat all belong to the start; their order is only partly given.
    .options = (a) roll, production for all, mobilization bonus, threat; (b) threat first.
    .reason = The threat depends on having received resources.

ruling-r1-045 = (a) one threat, the active player chooses which of the producing stations is hit.
    .title = Several stations produced on one roll
    .question = The text mixes plural "stations" with "this station" and one card.
    .options = (a) one threat, the active player chooses which of the producing stations is hit; (b) one card for each; (c) one card for all.
    .reason = One card is drawn and one station defends in the text.

ruling-r1-046 = (a) counts as received if the card has a yield, even if the scale is full; no threat if the card yields nothing.
    .title = Production lost at the scale limit
    .question = The station matches the roll but nothing can be added (already 10), or its card yields nothing.
    .options = (a) counts as received; (b) does not.
    .reason = The station did produce; a full store must not protect against threats.

ruling-r1-047 = (a) at the roll.
    .title = When the 5 stations are counted
    .question = The threat needs 5 or more stations; the moment of counting is not given.
    .options = (a) at the roll; (b) later.
    .reason = The condition belongs to the roll.

ruling-r1-048 = (a) counts.
    .title = Home among the five
    .question = The threat needs 5 or more stations; whether the home counts is not said.
    .options = (a) counts; (b) not.
    .reason = The home is excluded only as a trigger by production.

ruling-r1-049 = (a) no.
    .title = Does the army or a hero on the spot help the station?
    .question = A hero may stand there; the army is everywhere.
    .options = (a) no; (b) yes.
    .reason = The sum for a station lists level and activity only.

ruling-r1-050 = (a) stays.
    .title = Hero on a station that is lost
    .question = A station may become neutral or change owner while the loser's hero stands on it.
    .options = (a) stays; (b) goes home.
    .reason = Heroes may stand on any station.

ruling-r1-051 = (a) station kept, card shuffled back.
    .title = Draw against a threat at the start of the turn
    .question = A station and a start-of-turn threat may tie.
    .options = (a) station kept, card shuffled back; (b) fight again.
    .reason = Draw keeps the situation; the card returns whatever the result.

ruling-r1-052 = (a) yes, no capture, no loss, card shuffled back.
    .title = Draw against a threat at a neutral station
    .question = An attack on a neutral station may end in a draw: is the attack used up, and where does the card go?
    .options = (a) yes, no capture, no loss, card shuffled back; (b) attack may be repeated.
    .reason = One attack per turn.

ruling-r1-053 = (a) the owner of the army, hero or station; for a defending station, its owner.
    .title = Who rolls for the player's side
    .question = Both sides roll; only the threat's roller is named.
    .options = (a) the owner of the army, hero or station; (b) the active player for both.
    .reason = Dice belong to the side that fights.

ruling-r1-054 = (a) next player clockwise; the log names them.
    .title = Who rolls for the threat
    .question = The left neighbour rolls for the threat; with 2 players that is the only opponent.
    .options = (a) next player clockwise; (b) previous.
    .reason = Left around a table is clockwise.

ruling-r1-055 = (a) shuffle on return; statistically the same as (b). The deck can never run out.
    .title = Effect of shuffling after every threat
    .question = The deck is complete at each draw.
    .options = (a) shuffle on return; (b) draw at random from all 34.
    .reason = Literal; needed when two cards are drawn (Geiger Counter).

## R1-H

rulings-r1-h = Targets and battles

ruling-r1-056 = (a) illegal.
    .title = Attacking an enemy home station
    .question = It cannot be captured. May it be attacked to raise activity?
    .options = (a) illegal; (b) legal without capture.
    .reason = The result the table gives for a win would be impossible.

ruling-r1-057 = (a) illegal.
    .title = Attacking non-capturable stations
    .question = Ring stations and other non-capturable stations can be entered. Can they be attacked?
    .options = (a) illegal; (b) legal.
    .reason = A threat is faced only in order to capture something.

ruling-r1-058 = (a) all own stations including home.
    .title = Army against a hero: which stations
    .question = An army attacks a hero who stands on a station of its player; is the home included, are neighbours?
    .options = (a) all own stations including home; (b) also neighbours.
    .reason = Literal; neighbours are mentioned only for station targets.

ruling-r1-059 = (a) anywhere.
    .title = Hero fights on ring, home or foreign stations
    .question = No place is excluded.
    .options = (a) anywhere; (b) not on Hansa, not at the hero's own home (as in edition 2).
    .reason = The text only requires the same station.

ruling-r1-060 = (a) attacker chooses hero or station, and chooses among several heroes too.
    .title = Enemy hero and enemy station at the same place
    .question = An enemy hero may stand on an enemy station; the attacking hero has one attack.
    .options = (a) attacker chooses hero or station; (b) hero first.
    .reason = Both are listed as alternatives.

ruling-r1-061 = (a) only the active player attacks.
    .title = Attacks outside the player's own turn
    .question = Items and skills may work in opponents' turns; attacks are not mentioned there.
    .options = (a) only the active player attacks; (b) reactions.
    .reason = An attack is an action in the player's own turn.

ruling-r1-062 = (a) may be split around skills, items and army actions.
    .title = Splitting the hero's movement
    .question = Actions in any order; no movement after an attack or a purchase.
    .options = (a) may be split around skills, items and army actions; (b) one block.
    .reason = Only attack and purchase end movement.

ruling-r1-063 = (a) only these.
    .title = What counts as acting
    .question = The bracket names attacking and buying.
    .options = (a) only these; (b) also skills and items.
    .reason = The bracket is a definition.

ruling-r1-064 = (a) "you" is the attacker in all rows; in rows 2 and 4 the attacker (who lost) chooses; in row 5 the beaten hero's player chooses, in row 6 the winner.
    .title = Whose choice is "your choice" in the table
    .question = In the combat table rows 2 and 4 (hero against a neutral or an enemy station) use "your", row 5 (army against a hero) "his own", row 6 (hero against a hero) "your" and "his".
    .options = (a) "you" is the attacker in all rows; (b) winner.
    .reason = The table addresses the attacker; only this way do rows 5 and 6 read consistently.

ruling-r1-065 = (a) nothing.
    .title = Loser without items
    .question = A beaten hero may hold no item.
    .options = (a) nothing; (b) another penalty.
    .reason = No substitute is given.

ruling-r1-066 = (a) they must at once return one item (the new one or one in its way) to the deck.
    .title = Looted item beyond the limits
    .question = The winner who receives an item may already be at the limit of its type.
    .options = (a) they must at once return one item (the new one or one in its way) to the deck; (b) cannot take; (c) limits ignored.
    .reason = The limit holds at all times and purchases work the same way.

ruling-r1-067 = (a) stays, still misses the turn.
    .title = Beaten hero already at home
    .question = A hero may be beaten while on their home station.
    .options = (a) stays, still misses the turn; (b) no penalty.
    .reason = The two effects are separate.

ruling-r1-068 = (a) the hero only; the player still rolls, produces, strengthens and uses the army.
    .title = Who misses the turn
    .question = The table says that the hero misses the next turn.
    .options = (a) the hero only; (b) the whole player.
    .reason = The subject of the sentence is the hero.

ruling-r1-069 = (a) the next turn of the hero's player that begins after the defeat; a hero beaten in their player's own turn has already acted, and cannot move any more because they attacked.
    .title = Which turn is missed
    .question = A hero may be beaten in their player's own turn or in another player's.
    .options = (a) the next turn of the hero's player that begins after the defeat; (b) the rest of the current one as well.
    .reason = "Next turn".

ruling-r1-070 = (a) no move, attack, purchase, skill or voluntary item use in that turn. Defence and defensive items stay possible.
    .title = What a resting hero cannot do
    .question = The text does not say what exactly a hero who misses a turn cannot do.
    .options = (a) no move, attack, purchase, skill or voluntary item use in that turn; (b) only no action.
    .reason = A missed turn is a whole turn; by contrast Kropotkinskaya lists only attack and purchase.

ruling-r1-071 = (a) nothing is added.
    .title = Beaten again before the rest
    .question = A hero may be beaten again before missing the turn.
    .options = (a) nothing is added; (b) two turns.
    .reason = Each defeat says "the next turn", which is the same turn.

ruling-r1-072 = (a) yes, and the hero defends with full strength.
    .title = Can a resting hero be attacked?
    .question = A hero who misses a turn stands at home; nothing rules out attacking them.
    .options = (a) yes, and the hero defends with full strength; (b) no.
    .reason = Nothing protects such a hero; only heroes can reach them at home.

ruling-r1-073 = (a) before the dice: attacker, then defender, until both pass; after the dice: re-rolls, then Medkit.
    .title = Order of items used in one battle
    .question = Several items may be used by both sides.
    .options = (a) before the dice: attacker, then defender, until both pass; after the dice: re-rolls, then Medkit; (b) free.
    .reason = Clear, and fair to both sides.

## R1-I

rulings-r1-i = Items and purchases

ruling-r1-074 = (a) the reveal uses the action; movement ends too.
    .title = Is looking at the offer already the purchase action?
    .question = May the hero look, decline and attack instead?
    .options = (a) the reveal uses the action; (b) only a paid purchase does.
    .reason = Otherwise players could fish for offers every turn at no cost.

ruling-r1-075 = (a) buying beyond the limit is possible only by replacing.
    .title = Is replacing compulsory at the limit?
    .question = "May replace".
    .options = (a) buying beyond the limit is possible only by replacing; (b) limits soft.
    .reason = The AKSU example says "only".

ruling-r1-076 = (a) yes, up to the limits.
    .title = Second item of a type below the limit
    .question = "If there already is an item of this type, it may be replaced": with one Knife, may a second be added?
    .options = (a) yes, up to the limits; (b) no.
    .reason = Two Knives are the rulebook's own example.

ruling-r1-077 = (a) both.
    .title = Two one-handed weapons and a two-handed purchase
    .question = With two one-handed weapons held and a two-handed one bought, how many have to go?
    .options = (a) both; (b) one.
    .reason = The limit is two one-handed or one two-handed.

ruling-r1-078 = (a) reveal what is there, with 0 cards buying is illegal.
    .title = Fewer than two cards in the item deck
    .question = 33 cards; six heroes can hold up to 9 each.
    .options = (a) reveal what is there; (b) impossible.
    .reason = Closest to the text.

ruling-r1-079 = (a) no, except by replacing or by card text.
    .title = Voluntary discard
    .question = May a hero discard items voluntarily?
    .options = (a) no; (b) yes.
    .reason = Not an action.

ruling-r1-080 = (a) weapon bonuses doubled, for all weapon cards.
    .title = Sasha's weapon rule
    .question = Two Knives give +2, for Sasha +4.
    .options = (a) weapon bonuses doubled; (b) +1 for each weapon; (c) only Knives.
    .reason = Both (a) and (b) fit; doubling is the simplest reading of 2 and 4.

ruling-r1-081 = (a) the opposing hero's weapons in a battle against the wearer; used before the dice are rolled, once per turn; the card is kept unless its text says to discard it.
    .title = Body Armour: whose weapon, how often
    .question = A weapon's bonus and text are ignored until the end of the turn; both cards when two.
    .options = (a) the opposing hero's weapons in a battle against the wearer; (b) the wearer's own weapons as a price; (c) any hero's.
    .reason = Armour protects against a weapon, and use in an opponent's turn makes sense only this way.

ruling-r1-082 = (a) also illegal to use after having attacked or bought. The whole turn counts: a station or a card that lets the hero act again, such as Rizhskaya, does not lift this.
    .title = Explosives or Gas after an attack
    .question = No purchase or attack in the turn of use.
    .options = (a) also illegal to use after having attacked or bought; (b) only later acts are barred.
    .reason = "In the turn" covers the whole turn.

ruling-r1-083 = (a) bonus until the end of the turn; usable in own and opponents' turns when the hero fights.
    .title = Grenade: duration and use
    .question = The mission note implies a strength bonus for "this turn" on discarding.
    .options = (a) bonus until the end of the turn; (b) one battle.
    .reason = The note says "in this turn".

ruling-r1-084 = (a) weapon card with an activated text; entered as a two-handed weapon.
    .title = Shotgun: weapon with an active use
    .question = May be used in an opponent's turn, so it has a use beyond a fixed bonus.
    .options = (a) weapon card with an activated text; (b) plain bonus.
    .reason = A plain bonus would need no note.

ruling-r1-085 = (a) it cancels the loser's penalties (item, home, missed turn); the attacker's gains that do not concern the hero stand. It is used after the dice are rolled and discarded; activity still rises by 1.
    .title = Medkit: what it prevents
    .question = A win over a hero who used it does not count for the mission.
    .options = (a) it cancels the loser's penalties (item, home, missed turn); the attacker's gains that do not concern the hero stand; (b) it turns the battle into a draw.
    .reason = The note treats the hero as not beaten, without changing the station or activity results.

ruling-r1-086 = (a) adds each time it is used; the used card returns to the deck, the bonus is stored with the hero, not with the card.
    .title = Mutagen: stacking
    .question = The permanent bonus may be gained more than once.
    .options = (a) adds each time it is used; (b) once.
    .reason = Used items return to the deck, and the bonus is independent of what happens later.

ruling-r1-087 = (a) relocation is not movement and is barred after an attack or purchase.
    .title = Metro Guide: target and timing
    .question = Only the effect on movement is explained.
    .options = (a) relocation is not movement and is barred after an attack or purchase; (b) always allowed.
    .reason = After acting the hero "cannot move"; being relocated is a change of place.

ruling-r1-088 = (b) a special roll when used: the owner rolls two dice; on a double the printed bad effect happens.
    .title = Rusty Handcar: which roll
    .question = A double matters; the roll is not named.
    .options = (a) the production roll at the start of the owner's turn; (b) a special roll when used.
    .reason = A transport is used when moving; tying it to production would connect unrelated things.

ruling-r1-089 = (a) adds the player's activity, may capture the station, a draw keeps the card.
    .title = Tame Mutant: activity, capture, draw
    .question = Fights "as if a hero of strength 5" without items.
    .options = (a) adds the player's activity, may capture the station, a draw keeps the card; (b) bare 5.
    .reason = As if a hero: heroes add activity and capture stations; only items are excluded.

ruling-r1-090 = (a) no.
    .title = Hero-hero win over a Tame Mutant
    .question = Does the winner get an item?
    .options = (a) no; (b) yes.
    .reason = The hero loses no items.

ruling-r1-091 = (a) the player chooses one to fight, both return; this applies when the hero who carries it attacks a neutral station.
    .title = Geiger Counter: which card counts
    .question = Two cards are drawn instead of one; what happens to the second is not said.
    .options = (a) the player chooses one to fight, both return; (b) fights both; (c) weaker one automatically.
    .reason = An item must help its owner; the second sentence speaks of capturing stations.

ruling-r1-092 = (a) hero's attack action on the neutral station they stand on, card discarded.
    .title = Flag: use
    .question = The Flag takes a station automatically; how it relates to the attack action is not said.
    .options = (a) hero's attack action on the neutral station they stand on, card discarded; (b) free action.
    .reason = It replaces the fight for that station; one attack per turn.

ruling-r1-120 = (a) the offer is not made while the hero is barred or rests.
    .title = Purchase offered while the hero is barred
    .question = Kitay-gorod offers a purchase away from the ring; Explosives, Paralytic Gas, Kropotkinskaya and rest bar the hero from buying.
    .options = (a) the offer is not made while the hero is barred or rests; (b) the special offer overrides the ban.
    .reason = The ban is printed without exception; the offer is this edition's own text.

## R1-J

rulings-r1-j = Missions

ruling-r1-093 = (a) at once when the condition is met, compulsory, for conditions of state or event; missions with a payment or discard are completed by a voluntary free step in the player's own turn.
    .title = When a mission is completed
    .question = "After completion the player shows the card".
    .options = (a) at once when the condition is met, compulsory; (b) voluntarily later.
    .reason = The game stops as soon as points suffice, so delays would blur the end.

ruling-r1-094 = (a) state conditions count at once; "capture" missions need a new event; the two-station mission asks for control at the same time, so control is enough; "capture X with the hero" needs the act of capture while the mission is held.
    .title = New mission already fulfilled
    .question = The condition of a mission just drawn may already hold.
    .options = (a) state conditions count at once; "capture" missions need a new event; (b) everything at once.
    .reason = Follows the notes on the two missions.

ruling-r1-095 = (a) it cannot happen.
    .title = Fewer than three missions left
    .question = 20 cards, at most 6 held; at least 14 remain.
    .options = (a) cannot happen; (b) draw fewer.
    .reason = Arithmetic.

ruling-r1-096 = (a) also when defending hero against hero; beating an army does not count.
    .title = Winning as defender
    .question = "Beat an opponent's hero with your hero".
    .options = (a) also when defending hero against hero; (b) only attacking.
    .reason = The wording does not ask for an attack.

ruling-r1-097 = (a) the hero must have moved at least one step this turn, and that step must have ended on the station. Being relocated, as by the Metro Guide, is not movement. An attack after the meeting is legal.
    .title = What is a meeting
    .question = The hero must end their movement there.
    .options = (a) the hero must have moved at least one step this turn; (b) standing together is enough.
    .reason = "End the movement" needs a movement; only further movement is forbidden.

ruling-r1-098 = (a) the surplus is lost.
    .title = Reward above a scale
    .question = A mission reward may lift a resource above 10.
    .options = (a) the surplus is lost; (b) kept.
    .reason = Same as production.

## R1-K

rulings-r1-k = Heroes' skills and station texts

ruling-r1-099 = (a) write our own that fit the notes; each such text is marked as our own and checked against everything known.
    .title = Skills and station texts not printed
    .question = Anna's, Hunter's and Sasha's skills, all station texts and most item and threat texts are not in the rulebook; only notes are.
    .options = (a) write our own that fit the notes; (b) leave them out.
    .reason = The game needs them; the notes set the limits.

ruling-r1-100 = (a) after the card is revealed, before dice.
    .title = Artyom: before or after seeing the threat
    .question = Works even on threats that cannot be repelled.
    .options = (a) after the card is revealed, before dice; (b) before drawing.
    .reason = The remark about unbeatable threats presumes a known card.

ruling-r1-101 = (a) effects of a defeat do not happen, unconditional text does.
    .title = Side effects of an automatically repelled threat
    .question = For example Infrasound or Epidemic.
    .options = (a) effects of a defeat do not happen, unconditional text does; (b) nothing happens.
    .reason = Repelled means not defeated.

ruling-r1-102 = (a) skill illegal.
    .title = Melnik: no lower free token
    .question = The owner of the station may have no lower value among their free tokens.
    .options = (a) skill illegal; (b) token removed, station neutral; (c) any token.
    .reason = The replacement is part of the effect; losing the station is not mentioned.

ruling-r1-103 = (a) illegal.
    .title = Melnik on an enemy home station
    .question = Melnik may stand on an enemy home station, which carries the 7.
    .options = (a) illegal; (b) legal.
    .reason = The 7 marks the home, which cannot be lost.

ruling-r1-104 = (a) one of Khan's own two dice, after seeing both totals, whether ahead, level or behind, once per turn of any player, cost each time.
    .title = Khan: which die and how often
    .question = "Reroll a die"; skills work once per own turn, but his also works in opponents' turns.
    .options = (a) one of his own two dice, after seeing both totals, once per turn of any player, cost each time; (b) all dice.
    .reason = Singular "die"; the once-per-turn limit is applied to the turn in which it is used.

ruling-r1-105 = (a) each card says when its text works: on capture, permanently, at the end of the turn.
    .title = When a station's text works
    .question = The notes show both one-time texts (Rizhskaya, Krasnoselskaya) and permanent ones (Sukharevskaya group).
    .options = (a) each card says when its text works: on capture, permanently, at the end of the turn; (b) all on capture.
    .reason = The notes need all three.

ruling-r1-106 = (a) no.
    .title = Texts of starting stations
    .question = Starting stations may carry "on capture" texts. Do they take effect during set-up?
    .options = (a) no; (b) yes.
    .reason = They are taken, not captured.

ruling-r1-107 = (a) the hero of the player who captured it, even if the army did; movement allowed.
    .title = Kropotkinskaya: whose hero
    .question = The note speaks of the hero and "your next turn"; the station may have been taken by the army.
    .options = (a) the hero of the player who captured it, even if the army did; (b) only a capturing hero.
    .reason = The note speaks of the player's hero and next turn; only attack and purchase are named.

ruling-r1-108 = (a) deck first; otherwise the player chooses one owner; nothing if only they hold it; if their hands are full, R1-066 applies.
    .title = Item is with several owners, or with the player
    .question = Copies of the item may be with several players, or with the player who captured the station.
    .options = (a) deck first; otherwise the player chooses one owner; nothing if only they hold it; (b) random.
    .reason = The note says "take it from its owner".

ruling-r1-109 = (a) only when the hero captures it, once per capture. If the army captures it and the hero has not acted, nothing is restored.
    .title = Rizhskaya: by whom and how often
    .question = Movement is restored and one more attack or purchase allowed; by whose capture and how often is not said.
    .options = (a) only when the hero captures it, once per capture; (b) also with the army.
    .reason = The text is about the hero's turn; restoring what was not spent is empty.

ruling-r1-110 = (a) any fight against a threat at a neutral station; automatic captures by Flag or Artyom count as well.
    .title = End-of-turn threats: what is "took neutral stations"
    .question = The threat does not come if the player "took neutral stations"; attempt or success?
    .options = (a) any fight against a threat at a neutral station; (b) only success.
    .reason = The condition asks whether the player has met a threat this turn; the verb form describes the activity.

ruling-r1-111 = (a) the station with the text defends; one threat in all per turn, owner of several chooses.
    .title = Which station defends, and with several such stations
    .question = Four stations carry the text; which station defends and how many threats come when several are owned?
    .options = (a) the station with the text defends; one threat in all per turn, owner of several chooses; (b) one each.
    .reason = One faced threat satisfies the condition for the others.

ruling-r1-112 = (a) end threat, then activity, then next player.
    .title = Order at the end of the turn
    .question = The end of a turn may bring a threat and a drop of activity.
    .options = (a) end threat, then activity, then next player; (b) reverse.
    .reason = Activity is added in that fight before it may drop.

ruling-r1-113 = (a) the card belongs to the radial one (ZL).
    .title = Paveletskaya exists twice on the network
    .question = A ring station and a radial station share the name.
    .options = (a) the card belongs to the radial one (ZL); (b) both.
    .reason = Ring stations have no cards. A station is told by its name and line together.

## R1-L

rulings-r1-l = Threat texts

ruling-r1-114 = (a) the player's own dice, unless the card names another roller.
    .title = Toad: whose double
    .question = The text depends on a double; whose dice are meant?
    .options = (a) the player's own dice; (b) the threat's dice.
    .reason = A card addresses the player.

ruling-r1-115 = (a) paying is the only way; pay the printed amount or be defeated; the player decides after the reveal.
    .title = Water Contamination, Pig Mutation: pay or fight
    .question = Resources are spent to repel these threats; is fighting an alternative?
    .options = (a) paying is the only way; (b) paying or fighting.
    .reason = "Have to be spent for repelling": a threat with a payment has no use for dice; the strength field is "automatic".

ruling-r1-116 = (a) it becomes neutral; owner's choice, but not the home; if only the home is left, nothing happens. If a station itself was beaten, a second one is lost.
    .title = Infrasound: what becomes of the station
    .question = The beaten player must give up one station; to whom is not said.
    .options = (a) it becomes neutral; owner's choice, but not the home; (b) it goes to another player.
    .reason = No receiver is named.

ruling-r1-117 = (a) no dice; only automatic means help (Artyom, or the Flag before the draw); a Tame Mutant does not.
    .title = Unbeatable threats: dice
    .question = These threats always win. Are dice rolled, and what helps?
    .options = (a) no dice; (b) dice without effect.
    .reason = Result is fixed.

ruling-r1-118 = (a) also here.
    .title = Automatically repelled threats and the army's loss of 1
    .question = A won army attack costs 1 soldier; does automatically repelling a threat count as a win in this sense?
    .options = (a) also here; (b) no fight, no loss.
    .reason = Repelled is won; Epidemic's note says the army "also" shrinks, which presumes the normal loss.

ruling-r1-119 = (a) 1, in any kind of encounter, but not below 0.
    .title = Epidemic: size of the loss
    .question = "The army also shrinks"; amount on the card.
    .options = (a) 1; (b) 2; (c) half.
    .reason = Smallest whole step on the scale.

## R2-A

rulings-r2-a = Text, translation and credits

ruling-r2-001 = (a) read as intended.
    .title = Misprints in the English text
    .question = A heading reads "TREAT" instead of "THREAT"; neighbours are joined by "one tunnel of one transfer" (or); "that territories"; the pictures' formulas carry stray hyphens ("6 - + 1").
    .options = (a) read as intended; (b) literally.
    .reason = The Hungarian text and the arithmetic 6 + 1 = 7 confirm it.

ruling-r2-002 = (a) English; the Hungarian variant is noted.
    .title = Authors and producer are swapped
    .question = English: game by Golubkin and Ovchinnikov, producer Popov. Hungarian: designers Golubkin and Popov, producer Ovchinnikov.
    .options = (a) English; (b) Hungarian; (c) both names listed.
    .reason = The English text is the source of the translation; public catalogue pages of this edition also name Golubkin and Ovchinnikov as designers.

ruling-r2-003 = (a) English.
    .title = "Two transfers and one Hansa tunnel"
    .question = Hungarian: two tunnels and one Hansa transfer for Marksistskaya - Paveletskaya.
    .options = (a) English; (b) Hungarian.
    .reason = English is the source, and the example illustrates the one-Hansa-tunnel limit, which (b) would not; on the real network the way is transfer - ring tunnel - transfer. The example cannot be checked against a picture of the board in the rulebook.

ruling-r2-004 = (a) except Polis.
    .title = "Besides Polis"
    .question = English: any other zone in play besides (except) Polis. Hungarian: zones in play next to Polis.
    .options = (a) except Polis; (b) zones bordering Polis.
    .reason = Polis stations must stay prizes; the Hungarian "next to" is a mistranslation of "besides".

ruling-r2-005 = (a) English.
    .title = Reward for attack "or" victory
    .question = Hungarian gives reward and capture right to whoever attacks a neutral station or defeats a threat; English requires attack and victory.
    .options = (a) English; (b) Hungarian.
    .reason = (b) would reward a lost attack, against the next sentence.

ruling-r2-006 = (a) English.
    .title = Mobilization order
    .question = Hungarian drops "starting with the first player".
    .options = (a) English; (b) free start.
    .reason = The general rule for phases says the same.

ruling-r2-007 = (a) once per player and round.
    .title = Renewal once per round or per turn
    .question = English "once during a round"; Hungarian "in a turn".
    .options = (a) once per player and round; (b) once per round for all players together.
    .reason = A hero has one turn per round, so both texts agree in (a); (b) would need a shared marker that does not exist.

ruling-r2-008 = (a) down to the limit.
    .title = How many cards are discarded at the limit
    .question = Hungarian: discard one; English: discard as many as needed.
    .options = (a) down to the limit; (b) exactly one.
    .reason = On a return to stage one or after effects giving two cards one may be too few.

ruling-r2-009 = (a) one hero.
    .title = “Heroes” in the plural in the Hungarian text
    .question = The Hungarian text has the player move, defend or attack with "heroes".
    .options = (a) one hero; (b) several.
    .reason = One hero per faction is fixed.

ruling-r2-010 = (a) discard pile, attacker's choice.
    .title = Army beats a hero: discard or destroy, whose choice
    .question = Hungarian: may destroy one of the hero's equipment cards; it does not say that the attacker chooses.
    .options = (a) discard pile, attacker's choice; (b) out of the game.
    .reason = English is explicit.

ruling-r2-011 = (a) optional.
    .title = Capture: may or must
    .question = Hungarian: the station is added at once, the price must be paid; English: can.
    .options = (a) optional; (b) compulsory.
    .reason = Both texts go on to describe what happens if the player decides not to.

ruling-r2-012 = (a) only neutral Polis (and Hansa).
    .title = Passage to a hero: neutral Polis
    .question = Hungarian drops "neutral" for attacks on heroes.
    .options = (a) only neutral Polis (and Hansa); (b) any Polis.
    .reason = English; same rule as for stations.

ruling-r2-013 = (a) printed home stations as in English.
    .title = Terms for home stations
    .question = Hungarian has a word for the printed home stations, but in parts of the combat section uses another that means "domestic" or "own", so a wounded hero might flee to any own station.
    .options = (a) printed home stations as in English; (b) any own station.
    .reason = English uses one term throughout.

ruling-r2-014 = (a) English; throughout.
    .title = Other slips in the Hungarian text
    .question = "Development deck" for equipment; "cities" for Hansa and Polis stations; closed areas cannot be entered "in order to" capture; tokens on home stations without their number; a completed mission cannot be "changed"; every hero "has performed" an action; heading Gameplay set before the last set-up steps; the threat-bonus sentence lacks the type.
    .options = (a) English; (b) Hungarian.
    .reason = English is the source; no case needs the other reading.

ruling-r2-015 = (a) write our own within what is known; each such text is marked as our own.
    .title = Cards whose texts are not printed
    .question = Faction abilities and bonuses, hero values and abilities, all law, mission, equipment and threat texts and four combat cards are not in the rulebook.
    .options = (a) write our own within what is known; (b) leave them out.
    .reason = The game needs them; counts, fields and examples set the limits.

ruling-r2-016 = (a) unrelated.
    .title = "Scout" used for two things
    .question = The army's "obtain resources" is described as soldiers who scout; heroes have the action scouting.
    .options = (a) unrelated; (b) the army also looks at a threat.
    .reason = The army action gives one token and nothing else.

ruling-r2-017 = (a) phase 5.
    .title = Ten points: at once or at the end of the round
    .question = The introduction sounds like an immediate win at 10 for all factions; phase 5 checks at the end of the round, the Red Line needs 9.
    .options = (a) phase 5; (b) immediate.
    .reason = The detailed rule prevails, and it names the tie case that (b) excludes.

ruling-r2-018 = (a) end of the round.
    .title = Polis victory: moment
    .question = Board legend: capture all four and you win; later: they must still be held when the round ends.
    .options = (a) end of the round; (b) at once.
    .reason = The capture section is explicit.

ruling-r2-019 = (a) shown symbols.
    .title = Polis production: any resource or shown resource
    .question = The legend says any resource of the owner's choice; the events section limits it to the shown symbols.
    .options = (a) shown symbols; (b) any.
    .reason = The events section explains and restricts.

## R2-B

rulings-r2-b = Players, set-up and zones

ruling-r2-020 = (a) 2 to 6.
    .title = Number of players
    .question = The text only says "less than 6 players".
    .options = (a) 2 to 6; (b) 3 to 6.
    .reason = Nothing excludes 2; public catalogue pages say 2-6.

ruling-r2-021 = the two are the Bauman Alliance and the Bandits.
    .title = Two factions are not named
    .question = Named: Confederation of 1905, Fourth Reich, Arbat Confederation, Red Line. Two are missing.
    .options = (a) invent two factions of our own; (b) play with four.
    .reason = Public record of the printed box; Polis cannot be one of them, since it is a neutral zone here.

ruling-r2-022 = (a) the ring 1905 - Reich - Red Line - Bauman Alliance - Bandits - Arbat - 1905; Polis and Hansa do not count as borders. Red Line - Bandits (one tunnel, no touching zone known) is not a border.
    .title = Which zones border each other
    .question = The examples give: 1905 borders exactly Reich and Arbat; Reich borders 1905 and Red Line, and perhaps Arbat.
    .options = (a) a ring 1905 - Reich - Red Line - X - Y - Arbat - 1905; (b) a denser graph.
    .reason = Fits both examples and the printed order of the zones.

ruling-r2-023 = (a) at least one.
    .title = Border to any or to all chosen zones
    .question = "Whose zone neighbors those already chosen".
    .options = (a) at least one; (b) all.
    .reason = Example 2: Red Line borders only the Reich, Arbat only 1905.

ruling-r2-024 = (a) drawn at random; a house rule can name the seat.
    .title = How the first player is found
    .question = The text leaves the method open.
    .options = (a) drawn at random; (b) seat 1.
    .reason = Nobody is favoured.

ruling-r2-025 = (a) from the top of the shuffled deck, as many as the faction says; a mission bonus is drawn in secret; equipment waits until the hero is chosen and then goes to the hero.
    .title = Start bonus cards
    .question = Start bonuses may be equipment or mission cards; how many, and whether drawn or chosen, is not said.
    .options = (a) from the top of the shuffled deck, as many as the faction says; (b) choose.
    .reason = Bonus comes before the hero choice and before the market is opened.

ruling-r2-026 = (b) added: 2 plus the bonus.
    .title = Stronger army bonus
    .question = A stronger army as start bonus: added to 2 or instead of 2?
    .options = (a) the faction card gives the final strength; (b) added.
    .reason = "Bonus".

ruling-r2-027 = (a) seat order from the first player after all factions are chosen.
    .title = Order of the bonuses
    .question = Several players may draw cards as bonus; the order matters.
    .options = (a) seat order from the first player after all factions are chosen; (b) as each chooses.
    .reason = Tokens and bonuses are described after the choice of all factions.

ruling-r2-028 = (a) in the reversed order.
    .title = Order of placing figures
    .question = Figures are placed after the choice of a hero; at once or when all have chosen?
    .options = (a) in the reversed order; (b) at the end.
    .reason = Literal.

ruling-r2-029 = (b) every Hansa station belongs to the zone it is drawn in and closes with it. Reading (a) stays available as the house rule “{ house-second-open-ring.name }”.
    .title = Hansa stations beside closed zones
    .question = Only chosen zones and Polis "participate", and Hansa is not a zone; literally Hansa would never take part.
    .options = (a) Hansa stations belong to no zone and are always open; (b) they belong to the zone they lie in and close with it; (c) always closed with fewer than 6.
    .reason = The coloured zones of the board contain the ring stations; one printing even comes with overlays that cover an unused zone entirely; every zone keeps at least one Hansa station, so trade exists at every player count and the open map stays connected.

ruling-r2-030 = (a) tunnels and transfers.
    .title = Transfers into closed zones
    .question = The text blocks all tunnels into closed parts; transfers are not named.
    .options = (a) tunnels and transfers; (b) tunnels only.
    .reason = Entering is forbidden anyway.

ruling-r2-031 = (a) all four stations open.
    .title = Polis with few players
    .question = Polis takes part at every player count; are all four stations open when their surroundings are closed?
    .options = (a) all four stations open; (b) only those near chosen zones.
    .reason = Literal.

ruling-r2-032 = (a) like other stations of their zone.
    .title = Abandoned stations of closed zones
    .question = Abandoned stations may lie inside a closed zone.
    .options = (a) like other stations of their zone; (b) always open.
    .reason = They lie in the territory.

ruling-r2-033 = (a) no capture without a free token; the case does not arise.
    .title = Twelve tokens for stations
    .question = Two of the 14 tokens lie on the tracks; may a player hold more than 12 stations?
    .options = (a) no capture without a free token; (b) substitute tokens.
    .reason = Whoever has 10 stations at the end of a round has won, so a round starts with at most 9; one army and one hero action lead to 11 at most.

ruling-r2-034 = (a) counted without limit.
    .title = Points above 10
    .question = The track's length is unknown.
    .options = (a) counted without limit; (b) capped at 10.
    .reason = Losses later in the round must be subtracted from the true total.

## R2-C

rulings-r2-c = Resources and the reserve

ruling-r2-035 = (a) hard limit: take what is there, in order from the first player.
    .title = Reserve runs out
    .question = There are 35 tokens of each kind; nothing is said about an empty reserve.
    .options = (a) hard limit: take what is there, in order from the first player; (b) unlimited.
    .reason = Tokens are counted components, and cards too are limited when exhausted.

ruling-r2-036 = (a) only kinds in the reserve are offered.
    .title = Obtaining resources with an empty kind
    .question = The army obtains one token of choice; the chosen kind may be out of stock.
    .options = (a) only kinds in the reserve are offered; (b) debt.
    .reason = Token must exist.

ruling-r2-037 = (a) limited to the available number.
    .title = Exchange larger than the reserve
    .question = An exchange needs as many tokens of the other kind as are returned.
    .options = (a) limited to the available number; (b) partial.
    .reason = The same amount goes both ways.

ruling-r2-038 = (a) one kind to one kind.
    .title = Several kinds in one exchange
    .question = "One type" is exchanged for "any other type".
    .options = (a) one kind to one kind; (b) mixed.
    .reason = Singular on both sides.

ruling-r2-039 = (a) open.
    .title = Are resources open?
    .question = Resource tokens lie in front of the player; whether they may be hidden is not said.
    .options = (a) open; (b) secret.
    .reason = Face-up tokens; secrecy is stated where meant.

ruling-r2-040 = (a) none; talk is free and not binding.
    .title = Deals between players
    .question = Nothing is said about trade or gifts between players.
    .options = (a) none; (b) free.
    .reason = All actions are listed.

ruling-r2-041 = (a) none.
    .title = Personal limit of resources
    .question = No limit of resources per player is stated.
    .options = (a) none; (b) 10.
    .reason = No scale here.

ruling-r2-042 = (a) start position is the exception.
    .title = Double income against "no two units"
    .question = A station cannot give two units, but the start position doubles.
    .options = (a) start position is the exception; (b) otherwise.
    .reason = The worked income (2, 2, 2) confirms it.

ruling-r2-043 = (a) no doubling; the track has no such position.
    .title = Two equal resource symbols on a position
    .question = A position with the same resource twice is not excluded by the text.
    .options = (a) no doubling; the track has no such position; (b) doubling.
    .reason = No two units at once.

ruling-r2-044 = (a) per station.
    .title = Polis choice per station
    .question = With two symbols the owner chooses what their Polis stations produce; each separately or all alike?
    .options = (a) per station; (b) one choice for all.
    .reason = "Which of them each Polis station ... will produce".

ruling-r2-045 = (a) from the first player.
    .title = Order of production
    .question = All players produce at the same time; the order matters only with a short reserve.
    .options = (a) from the first player; (b) simultaneous.
    .reason = General order.

## R2-D

rulings-r2-d = Round track, threats from the dark and laws

ruling-r2-046 = the printed track: start, then forever the nine positions mushroom+pig, ammo+law, threat, mushroom+ammo, pig+law, threat, ammo+pig, mushroom+law, threat.
    .title = Layout of the round track
    .question = The positions and their symbols are only pictured.
    .options = (a) authored track: start, then a loop; (b) random events.
    .reason = Public record of the printed board; it meets every requirement of the text.

ruling-r2-047 = (a) resources, threat, law (order of the text).
    .title = Several kinds of symbols on one position
    .question = A position may show resources, a threat and a law together; the order is not given.
    .options = (a) resources, threat, law (order of the text); (b) first player decides.
    .reason = Clear, and the order in which the text describes them.

ruling-r2-048 = (a) resources only.
    .title = Threat or law in round 1
    .question = The start position doubles resources; whether it also shows a threat or a law is not said.
    .options = (a) resources only; (b) more.
    .reason = Only the double income is described.

ruling-r2-049 = (a) openly in order.
    .title = Choosing in the threat event
    .question = Players choose station and defender "starting with the first player"; openly or in secret?
    .options = (a) openly in order; (b) secretly.
    .reason = Order would be pointless in secret.

ruling-r2-050 = (a) any.
    .title = Home and Polis stations as choice
    .question = Each player chooses which of their stations is attacked; home and Polis stations are not excluded.
    .options = (a) any; (b) not home.
    .reason = No protection of home stations in this edition.

ruling-r2-051 = (a) only the station.
    .title = Lost defence against a threat
    .question = "Regular rules" apply; the combat section lists only the loss of the station here.
    .options = (a) only the station; (b) also army -1 or wound.
    .reason = The last outcome paragraph is specific to defence.

ruling-r2-052 = (a) stays on the now neutral station.
    .title = Hero on a station lost to a threat
    .question = A hero defended a station that was lost: where does the hero go?
    .options = (a) stays on the now neutral station; (b) home.
    .reason = The hero is not wounded, and nothing moves them.

ruling-r2-053 = (a) one of them.
    .title = Hero and army together
    .question = Defence is with army or hero; may the strengths be added?
    .options = (a) one of them; (b) sum.
    .reason = "Or".

ruling-r2-054 = (a) event skipped.
    .title = No threat card left
    .question = Deck and pile may both be empty (cards held by scouts).
    .options = (a) event skipped; (b) strength 0.
    .reason = No card can be taken.

ruling-r2-055 = (a) in fighting order.
    .title = Rewards with a short reserve
    .question = Several players may win the same reward with a short reserve.
    .options = (a) in fighting order; (b) shared.
    .reason = Fights are in order.

ruling-r2-056 = (a) always to the discard pile after the fight, also after a draw.
    .title = Where the threat card goes
    .question = The text names "deflected threats" as discards; lost or drawn fights are not mentioned.
    .options = (a) always to the discard pile after the fight; (b) unbeaten threats stay on top; (c) under the deck.
    .reason = A revealed card has nowhere else to go; (b) would let everyone know the next attack.

ruling-r2-057 = (a) each card says when its ability works: when revealed, when won, when lost.
    .title = Timing of threat abilities
    .question = Threat cards have abilities; neither text nor timing is printed.
    .options = (a) each card says when its ability works: when revealed, when won, when lost; (b) free text.
    .reason = Otherwise players would have to guess.

ruling-r2-058 = (a) rejected.
    .title = Tie in a vote
    .question = Votes for and against may be equal.
    .options = (a) rejected; (b) first player decides.
    .reason = Explicit.

ruling-r2-059 = (a) open, sequential.
    .title = Votes open and in order
    .question = Votes are cast starting with the first player; openly?
    .options = (a) open, sequential; (b) simultaneous.
    .reason = Order is stated.

ruling-r2-060 = (a) until replaced by a new passed law.
    .title = How long a law lasts
    .question = Laws change the rules "temporarily".
    .options = (a) until replaced by a new passed law; (b) one round.
    .reason = Explicit: the old law stays in force on rejection.

ruling-r2-061 = (a) from then on; production already received stays.
    .title = Law effects on things already done this round
    .question = A law takes effect at once, in phase 1, when production or a threat of the same position may be over.
    .options = (a) from then on; production already received stays; (b) retroactive.
    .reason = Events are resolved in order.

ruling-r2-062 = (a) it cannot run out: there are at least 6 in the deck before a vote.
    .title = Law deck exhaustion
    .question = 7 cards, at most 1 in force: can the deck run out?
    .options = (a) it cannot run out; (b) define a procedure.
    .reason = Rejected and replaced laws return.

## R2-E

rulings-r2-e = Mobilization and army

ruling-r2-063 = (a) any lower paid level, not below 5.
    .title = Disbanding further than needed
    .question = The army shrinks to a strength its player can and will pay for; how far may they reduce it?
    .options = (a) any lower paid level, not below 5; (b) down to 1.
    .reason = Below 5 nothing is saved; this removes pointless choices.

ruling-r2-064 = (a) price of the final strength.
    .title = Paying for the reduced strength
    .question = Price is that of the strength kept.
    .options = (a) price of the final strength; (b) of the former.
    .reason = Example 7 with 1 pig.

ruling-r2-065 = (a) 1 in all cases.
    .title = Minimum strength
    .question = A lost battle never reduces an army below 1; other effects are not mentioned.
    .options = (a) 1 in all cases; (b) 0 by cards.
    .reason = The army always exists.

ruling-r2-066 = (a) track value never above 8; temporary combat bonuses may exceed.
    .title = Effects above 8
    .question = Cards or laws may add strength to an army of 8.
    .options = (a) track value never above 8; temporary combat bonuses may exceed; (b) hard cap on all.
    .reason = The cap is about the army's strength on the track.

ruling-r2-067 = (a) passing allowed.
    .title = May the army do nothing?
    .question = Each player chooses an action for their army; may it do nothing?
    .options = (a) passing allowed; (b) compulsory.
    .reason = No compulsion; harmless because obtaining resources is nearly always better.

ruling-r2-068 = (a) illegal.
    .title = Attack on own stations
    .question = Not in the list of targets.
    .options = (a) illegal; (b) legal.
    .reason = Neutral or other players'.

ruling-r2-069 = (a) it defends every time with the current strength.
    .title = One army defends several times in a round
    .question = Army strength is one number for all stations.
    .options = (a) it defends every time with the current strength; (b) once.
    .reason = It always fights with its current strength.

ruling-r2-070 = (a) no.
    .title = Does a beaten defending army shrink?
    .question = Only the losses of attackers are listed.
    .options = (a) no; (b) yes.
    .reason = Loss of the station is the consequence.

ruling-r2-071 = (a) a tunnel joining two Hansa stations.
    .title = What is a Hansa tunnel
    .question = The passage rule allows one Hansa tunnel without defining it.
    .options = (a) a tunnel joining two Hansa stations; (b) any tunnel touching one.
    .reason = The Marksistskaya example counts exactly the ring tunnel.

ruling-r2-072 = (a) may be combined, at most one Hansa tunnel in all.
    .title = Polis and Hansa in one path
    .question = Passage through Polis and through Hansa is allowed; may one path use both?
    .options = (a) may be combined, at most one Hansa tunnel in all; (b) either or.
    .reason = Both statements are general.

ruling-r2-073 = (a) unlimited.
    .title = Number of neutral Polis stations passed
    .question = The number of neutral Polis stations on a path is not limited in words.
    .options = (a) unlimited; (b) two.
    .reason = The limit is stated for Hansa only.

ruling-r2-074 = (a) only to Polis. Hansa can never be owned, so no difference arises.
    .title = Does "neutral" refer to Hansa too?
    .question = "Neutral Polis and Hansa stations".
    .options = (a) only to Polis; (b) to both.
    .reason = Hansa cannot be captured.

ruling-r2-075 = (a) it is an ordinary station of theirs and a starting point of paths.
    .title = Own Polis station on the way
    .question = The attacker may own a Polis station on the way.
    .options = (a) it is an ordinary station of theirs and a starting point of paths; (b) blocked.
    .reason = Neighbour of any own station.

ruling-r2-076 = (a) no.
    .title = Passage through abandoned stations
    .question = Heroes may pass abandoned stations; armies are not mentioned.
    .options = (a) no; (b) yes.
    .reason = Only Polis and Hansa let armies through.

ruling-r2-077 = (a) no.
    .title = Enemy hero standing on the way
    .question = An enemy hero may stand on a station the army passes; does the hero block the way?
    .options = (a) no; (b) yes.
    .reason = Not mentioned.

ruling-r2-078 = only along open Hansa stations (see R2-029).
    .title = Path along Hansa next to closed zones
    .question = With fewer players Hansa stations may lie beside closed zones.
    .options = (a) allowed, targets only in open zones; (b) blocked.
    .reason = Follows from R2-029.

ruling-r2-079 = (a) attackable.
    .title = Hero on a third player's station
    .question = The attacked hero may stand on a station of a third player.
    .options = (a) attackable; (b) not.
    .reason = Only Hansa and the hero's own stations protect.

ruling-r2-080 = (a) attackable by neighbouring armies and by heroes there.
    .title = Hero on an abandoned station
    .question = The station cannot be attacked; the hero?
    .options = (a) attackable by neighbouring armies and by heroes there; (b) safe.
    .reason = The list of safe places has two entries.

ruling-r2-081 = (a) attacker names one.
    .title = Several enemy heroes on one station
    .question = Several enemy heroes may stand on one station.
    .options = (a) attacker names one; (b) all.
    .reason = One action, one opponent.

## R2-F

rulings-r2-f = Hero: actions, wounds

ruling-r2-082 = (a) both optional.
    .title = Hero turn without action
    .question = A hero "can" move and then carry out an action.
    .options = (a) both optional; (b) action compulsory.
    .reason = "Can".

ruling-r2-083 = (a) heroes may take any station they stand on; such a station then extends the army's reach.
    .title = Hero attacks far from own stations
    .question = Only armies need a neighbouring own station.
    .options = (a) heroes may take any station they stand on; (b) adjacency required.
    .reason = The only condition is where the hero stands.

ruling-r2-084 = (a) may stop.
    .title = Ending a move on an abandoned station
    .question = Heroes can move "through" abandoned stations; may they stop there?
    .options = (a) may stop; (b) only pass.
    .reason = Otherwise every route would have to be checked for whether it can leave again; nothing forbids stopping.

ruling-r2-085 = (a) free passage.
    .title = Passing stations with enemies
    .question = Foreign armies or heroes may be on the stations a hero passes.
    .options = (a) free passage; (b) stop.
    .reason = Only closed zones are barred.

ruling-r2-086 = (a) floor 0.
    .title = Speed below 0
    .question = Equipment penalties could push Speed below zero.
    .options = (a) floor 0; (b) 1.
    .reason = A hero may always stay put.

ruling-r2-087 = (a) each card says whether it is an action or always works; only an action uses up the action of the turn.
    .title = Hero abilities: action or permanent
    .question = Using the hero's ability is listed as an action; some abilities may be permanent.
    .options = (a) each card says whether it is an action or always works; only an action uses up the action of the turn; (b) all are actions.
    .reason = A permanent bonus cannot be an action.

ruling-r2-088 = (a) the hero misses exactly their next hero turn, whichever phase it is in. Wounded in the army phase: misses this round's hero turn. Wounded in the hero phase before their turn: misses that turn. Wounded during or after their turn: misses next round's.
    .title = "Next phase of hero actions" for a hero beaten in the hero phase
    .question = A hero may be wounded in the army phase, in their own hero turn, or by another hero before or after their own turn of the same phase.
    .options = (a) the hero misses exactly their next hero turn, whichever phase it is in; (b) always the hero phase of the following round; (c) the rest of the current one and the following one.
    .reason = One defeat costs one turn in all cases, whatever the seating; under (b) the hero would act normally in the current phase while lying wounded at home.

ruling-r2-089 = (a) nothing is added.
    .title = Wounded again before resting
    .question = A hero may be wounded again before resting.
    .options = (a) nothing is added; (b) it adds up.
    .reason = "Next phase" is the same.

ruling-r2-090 = (a) yes, with full strength, both for stations and in threat events.
    .title = May a wounded hero defend?
    .question = A wounded hero may be on a station that is attacked.
    .options = (a) yes, with full strength, both for stations and in threat events; (b) no.
    .reason = Only the hero phase is lost.

ruling-r2-091 = (a) by the ordinary rules: safe on a station of the hero's player, not safe if the home station has been lost.
    .title = May a wounded hero be attacked?
    .question = A wounded hero is at a home station; can the hero be attacked there?
    .options = (a) by the ordinary rules: safe on a station of the hero's player, not safe if the home station has been lost; (b) always safe.
    .reason = No extra protection.

ruling-r2-092 = (a) any of the three printed ones, whoever owns it, chosen by the hero's player; but as long as at least one is owned, it must be an owned one.
    .title = Which home stations, and who chooses
    .question = "Any home station" of the hero's faction: home stations can be lost.
    .options = (a) any of the three printed ones, whoever owns it, chosen by the hero's player; (b) only owned ones; (c) any own station.
    .reason = "Home station" is a printed property, so the set is the three printed ones; fleeing to an enemy while a home of one's own remains makes no sense, and with none left the printed set is the only meaning.

ruling-r2-093 = (a) stay active; action abilities not usable in the missed turn.
    .title = Abilities of a wounded hero
    .question = A wounded hero may have permanent abilities and equipment.
    .options = (a) stay active; action abilities not usable in the missed turn; (b) off.
    .reason = Only the phase is lost.

ruling-r2-094 = (a) yes.
    .title = Can home stations be captured?
    .question = First edition protects home stations; here nothing is said.
    .options = (a) yes; (b) no.
    .reason = Only Hansa and abandoned stations are excluded; the 3-station rule exists because of it.

## R2-G

rulings-r2-g = Battles and their results

ruling-r2-095 = (a) results of the station battle: attacker wins - station lost, defending hero unharmed; attacker's hero loses - wounded and one card discarded by the defender.
    .title = Station defended by the hero
    .question = "This does not influence the outcome", yet hero-against-hero battles have their own results (wound, stolen card).
    .options = (a) results of the station battle: attacker wins - station lost, defending hero unharmed; attacker's hero loses - wounded and one card discarded by the defender; (b) results of hero against hero in addition.
    .reason = The sentence is placed to settle exactly this.

ruling-r2-096 = (a) stays.
    .title = Defending hero after losing the station
    .question = After losing the station the defending hero stands on a foreign or neutral station.
    .options = (a) stays; (b) moves home.
    .reason = Not wounded.

ruling-r2-097 = (a) also against heroes.
    .title = Hero defence against an attacking hero
    .question = One sentence mentions defence "against your army" only.
    .options = (a) also against heroes; (b) only armies.
    .reason = The hero-action section grants the choice explicitly.

ruling-r2-098 = (a) no wound, no army loss, no capture.
    .title = Draw in a station attack
    .question = A station attack may end in a draw.
    .options = (a) no wound, no army loss, no capture; (b) attacker loses.
    .reason = Explicit.

ruling-r2-099 = (a) optional in the first two, compulsory in the third.
    .title = Taking and discarding equipment
    .question = "Can take", "can discard" - but "the opponent discards" after a failed hero attack.
    .options = (a) optional in the first two, compulsory in the third; (b) all optional.
    .reason = Literal; differences are harmless.

ruling-r2-100 = (a) takes, then discards down at once.
    .title = Taken card above the limit
    .question = The winner who takes a card may be at the limit.
    .options = (a) takes, then discards down at once; (b) cannot take.
    .reason = Explicit for cards acquired in any way.

ruling-r2-101 = (a) nothing.
    .title = Loser without equipment
    .question = A beaten hero may have no equipment.
    .options = (a) nothing; (b) resources.
    .reason = No substitute.

ruling-r2-102 = (a) reward first, usable for the price.
    .title = Reward before paying the capture
    .question = Reward and capture both follow the win; may the reward pay the price?
    .options = (a) reward first, usable for the price; (b) price first.
    .reason = Order of the sentence; "then you can pay".

ruling-r2-103 = (a) treated as declining: neutral stays neutral, enemy station becomes neutral; attacking without the means stays legal.
    .title = Winner cannot pay
    .question = The winner may lack the resources for the capture.
    .options = (a) treated as declining: neutral stays neutral, enemy station becomes neutral; (b) capture on credit; (c) attack illegal.
    .reason = Declining is provided for; rewards may even supply the means.

ruling-r2-104 = (a) no.
    .title = Deferred capture
    .question = May a player pay later for a station won earlier?
    .options = (a) no; (b) yes.
    .reason = "Immediately".

ruling-r2-105 = (a) none; type bonuses do not apply, combat cards are not used.
    .title = Reward for neutral Polis
    .question = Neutral Polis is fought without a card, so no reward is printed.
    .options = (a) none; (b) fixed.
    .reason = Rewards are printed on threat cards.

ruling-r2-106 = (a) ordinary prices.
    .title = Price of Polis stations
    .question = No special price is given for Polis stations.
    .options = (a) ordinary prices; (b) free.
    .reason = No exception.

ruling-r2-107 = (a) owner's army or hero.
    .title = Defence of an owned Polis station
    .question = Does an owned Polis station defend with 7 or by its owner?
    .options = (a) owner's army or hero; (b) 7.
    .reason = 7 is for neutral ones.

ruling-r2-108 = (a) same as against a threat.
    .title = Losing against neutral Polis
    .question = The consequences of losing are described for threats; neutral Polis involves no threat.
    .options = (a) same as against a threat; (b) none.
    .reason = It is a neutral station.

ruling-r2-109 = (a) none.
    .title = Reward for taking a player's station
    .question = No reward is listed for taking a player's station.
    .options = (a) none; (b) some.
    .reason = No threat card.

ruling-r2-110 = (a) attack legal.
    .title = Enemy hero on the attacker's own station
    .question = An enemy hero may stand on a station of the attacker.
    .options = (a) attack legal; (b) not.
    .reason = Only Hansa and the defender's own stations protect.

ruling-r2-111 = (a) counted.
    .title = Hero against threat: equipment
    .question = The line on hero against threat does not mention equipment.
    .options = (a) counted; (b) not.
    .reason = The summary says that all of a hero's equipment always counts.

ruling-r2-165 = (a) a property turns a draw into a win for its side; if both sides have one, it stays a draw. The same holds against a threat or neutral Polis.
    .title = Draws and factions that win them
    .question = The English text knows only the plain draw, but two factions of the printed box break draws: the hero of the Bauman Alliance wins draws, the army of the Bandits wins draws when it defends.
    .options = (a) a property turns a draw into a win for its side; if both sides have one, it stays a draw; (b) ignore the properties.
    .reason = Public record of the printed faction properties.

## R2-H

rulings-r2-h = Combat cards

ruling-r2-112 = Ambush, Counterattack and Evasion are all defence cards; the third type, neutral, holds the manoeuvres.
    .title = Types of Ambush and Evasion
    .question = Counterattack is a defence card by the text. Ambush gives +3 against attack and +1 against defence. Evasion gives 0 against defence.
    .options = (a) Ambush defence, Evasion neutral; (b) others.
    .reason = Public record of the printed cards; more against attack than against defence is the mark of a defence card.

ruling-r2-113 = we write the missing cards within what is known: 3 attack cards that mirror the 3 defence cards, and 1 neutral card; at least one attack card gives +2 against defence.
    .title = Modifiers not given
    .question = Of 7 combat cards only three are named, and not all their modifiers.
    .options = (a) write four more within the limits; (b) fewer cards.
    .reason = Seven are required; the example needs an attack card with +2 against Ambush; the mirror is the simplest set that fits what is known.

ruling-r2-114 = (a) stay hidden.
    .title = Are unplayed combat cards shown?
    .question = Two cards remain in each hand, and the seventh is aside.
    .options = (a) stay hidden; (b) shown.
    .reason = Only the chosen ones are opened.

ruling-r2-115 = (a) attacker first.
    .title = Who gets the first card
    .question = Cards are dealt to attacker and opponent in turn; who gets the first?
    .options = (a) attacker first; (b) defender first.
    .reason = Order of mention; no effect on chances.

ruling-r2-116 = (a) before the deal.
    .title = When army or hero is chosen by the defender
    .question = A defender with a hero on the spot chooses hero or army; before or after seeing combat cards?
    .options = (a) before the deal; (b) after.
    .reason = Choice of defender belongs to the declaration of the attack.

ruling-r2-117 = (a) only by card text.
    .title = Other players in a battle
    .question = May other players influence a battle, for example by mission abilities?
    .options = (a) only by card text; (b) free.
    .reason = Two sides.

## R2-I

rulings-r2-i = Stations, minimum of three

ruling-r2-118 = (a) yes.
    .title = May the station just lost be taken again?
    .question = After a lost defence against a threat the station is neutral and in the player's own zone.
    .options = (a) yes; (b) another one.
    .reason = "Any neutral station" in the zone; the rule protects the weakest.

ruling-r2-119 = (a) attacker decides on capture first, then the loser takes a replacement.
    .title = Attacker's capture or defender's replacement first
    .question = A player with 3 stations loses one to an attacker who may still decide about capturing it.
    .options = (a) attacker decides on capture first, then the loser takes a replacement; (b) reverse.
    .reason = The station's fate follows from the battle; only then is it clear whether it is neutral.

ruling-r2-120 = (b) the player stays with fewer, without later compensation; the rule applies again only at their next loss.
    .title = No legal station
    .question = No neutral station in any open faction zone.
    .options = (a) the player stays with fewer and takes a neutral station as soon as one appears; (b) the player stays with fewer, without later compensation; (c) Polis.
    .reason = "Immediately" ends with the event; Polis is excluded in words.

ruling-r2-121 = (a) allowed.
    .title = Lost home stations as replacement
    .question = A lost home station may be neutral.
    .options = (a) allowed; (b) not.
    .reason = They are stations of the zone.

ruling-r2-122 = (a) replacements until 3.
    .title = Two stations lost at once
    .question = A card may take two stations at once.
    .options = (a) replacements until 3; (b) one.
    .reason = "Cannot have less than 3".

ruling-r2-123 = (a) excluded.
    .title = Hansa and abandoned stations as replacement
    .question = Hansa and abandoned stations have no owner either.
    .options = (a) excluded; (b) included.
    .reason = They cannot be captured.

ruling-r2-124 = (a) strict.
    .title = Choice between own zone and others
    .question = Other zones count only if the player's own zone has none.
    .options = (a) strict; (b) free.
    .reason = Explicit.

ruling-r2-125 = (a) capturable, open, without owner. Hansa and abandoned stations are not neutral.
    .title = What is a neutral station
    .question = "Neutral" is used throughout without a definition.
    .options = (a) capturable, open, without owner; (b) any without owner.
    .reason = Attack rules mention them separately.

## R2-J

rulings-r2-j = Victory and stages

ruling-r2-126 = (a) all who reached their target are tied, position decides.
    .title = Tie-break among winners
    .question = Among several with enough points the "tied" player closest to the first player wins; does the higher total matter?
    .options = (a) all who reached their target are tied, position decides; (b) highest points first.
    .reason = The condition named is "collected the necessary number of points".

ruling-r2-127 = (a) same tie-break for all who fulfil a condition.
    .title = Polis victory and points victory together
    .question = The tie rule speaks of points only; one player may have Polis, another the points.
    .options = (a) same tie-break for all who fulfil a condition; (b) Polis first; (c) points first.
    .reason = The conditions are listed as equals.

ruling-r2-128 = (a) position decides.
    .title = Red Line 9 and another 10
    .question = The Red Line with 9 and another faction with 10 qualify together.
    .options = (a) position decides; (b) 10 beats 9.
    .reason = Each has the points they need.

ruling-r2-129 = (a) holder during the finished round.
    .title = Which first player counts
    .question = The tie-break uses the "current first player", and the marker moves in the same phase.
    .options = (a) holder during the finished round; (b) next.
    .reason = The check precedes passing the marker.

ruling-r2-130 = (a) as the last step of phase 5.
    .title = When stage two begins
    .question = "At the end of a round"; the check is listed after both markers have moved.
    .options = (a) as the last step of phase 5; (b) before moving markers.
    .reason = Order of the text.

ruling-r2-131 = (a) the new first player.
    .title = Who draws first at the start of stage two
    .question = "Starting with the first player", after the marker has moved.
    .options = (a) the new first player; (b) the old one.
    .reason = Follows from the order of steps.

ruling-r2-132 = (a) immediately, once the current battle or effect is completely resolved (replacement station and missions included); a threat event for all players is one effect.
    .title = Moment of the return to stage one
    .question = Stage two begins only at the end of a round; the return is "at some point of the game".
    .options = (a) immediately, once the current battle or effect is completely resolved (replacement station and missions included); (b) at the end of the round.
    .reason = The wording differs on purpose; waiting until everything is resolved prevents going back and forth within one event.

ruling-r2-133 = (a) yes, every time.
    .title = Stage two begins a second time
    .question = After a return to stage one the second stage may begin again.
    .options = (a) yes, every time; (b) only once.
    .reason = "When the second stage begins".

ruling-r2-134 = (a) all 18 cards of the leaving stage, with its discards, go to the box; the arriving 18 are shuffled anew.
    .title = State of the threat decks at a change
    .question = At a change of stage the fate of discards and card order is not described.
    .options = (a) all 18 cards of the leaving stage, with its discards, go to the box; the arriving 18 are shuffled anew; (b) deck and pile kept as they were.
    .reason = A deck from the box has no remembered order.

ruling-r2-135 = (a) returns to its stage's set at once.
    .title = Scouted card at a change of stage
    .question = A player may hold a scouted card of the stage that ends.
    .options = (a) returns to its stage's set at once; (b) may still be used.
    .reason = All threats then come from the new deck.

ruling-r2-136 = (a) reshuffle discards, otherwise draw what is there (1: keep it; 0: nothing).
    .title = Too few equipment cards for the stage draw
    .question = 18 cards: 6 heroes x 2 + market 4 = 16, two left.
    .options = (a) reshuffle discards, otherwise draw what is there (1: keep it; 0: nothing); (b) empty the market.
    .reason = General deck rule. With 6 players it really occurs.

ruling-r2-137 = (a) 3.
    .title = Limit during the stage draw
    .question = The draw comes at the moment of change: limit 2 or 3?
    .options = (a) 3; (b) 2.
    .reason = Stage two has begun.

ruling-r2-138 = (a) secret; the kept one is then open, the discarded one too.
    .title = Are the two drawn cards secret?
    .question = Whether the two drawn equipment cards are shown is not said.
    .options = (a) secret; the kept one is then open, the discarded one too; (b) open.
    .reason = Like other draws of two; equipment in use is open.

ruling-r2-139 = (a) from the first player, owner's choice.
    .title = Order of discarding on the return
    .question = On the return every player discards excess cards; order not given.
    .options = (a) from the first player, owner's choice; (b) simultaneous.
    .reason = General order.

## R2-K

rulings-r2-k = Market, equipment and missions

ruling-r2-140 = (a) yes.
    .title = Renewal without a purchase
    .question = A player may renew the market and buy nothing; has the hero then used the action?
    .options = (a) yes; (b) no.
    .reason = Renewal is part of buying; "pass the turn".

ruling-r2-141 = (a) 1 ammo suffices to renew.
    .title = Renewal without the means to buy
    .question = Buying needs enough resources; may a player with only 1 ammo renew?
    .options = (a) 1 ammo suffices to renew; (b) must be able to buy.
    .reason = Players may buy nothing.

ruling-r2-142 = (a) only at the end.
    .title = Refill between purchases
    .question = Several cards may be bought in one action.
    .options = (a) only at the end; (b) at once.
    .reason = Explicit.

ruling-r2-143 = (a) fewer cards on offer.
    .title = Market below four
    .question = Deck and discards of equipment may both be empty.
    .options = (a) fewer cards on offer; (b) take from heroes.
    .reason = No card can be taken. With 6 heroes x 3 = 18 the market can even be empty.

ruling-r2-144 = (a) they are discarded first, so a reshuffle may bring them back.
    .title = Renewal with fewer than four cards in the deck
    .question = The deck may hold fewer than four cards at a renewal.
    .options = (a) they are discarded first, so a reshuffle may bring them back; (b) excluded.
    .reason = Order of the text: discard, then reveal.

ruling-r2-145 = (a) any of the cards.
    .title = May the new card be the one discarded?
    .question = Above the limit one card must go; may it be the new one?
    .options = (a) any of the cards; (b) old ones only.
    .reason = "One of your equipment cards".

ruling-r2-146 = (a) after each; the result is the same except for the discard pile.
    .title = Limit check after each purchase
    .question = Up to four cards may be bought in one action; when is the limit checked?
    .options = (a) after each; (b) at the end.
    .reason = "Immediately".

ruling-r2-147 = (a) no.
    .title = Voluntary discard of equipment
    .question = Voluntary discarding is not mentioned.
    .options = (a) no; (b) yes.
    .reason = Not an action.

ruling-r2-148 = (a) only the Hansa action; cards and the start bonus are exempt.
    .title = Missions per round from other sources
    .question = Only one mission card can be acquired in a round; does this bind other sources?
    .options = (a) only the Hansa action; cards and the start bonus are exempt; (b) all of them.
    .reason = The sentence is part of that action.

ruling-r2-149 = (a) one: keep it; none: action illegal.
    .title = One or no mission left
    .question = The mission deck and pile may hold only one card or none.
    .options = (a) one: keep it; none: action illegal; (b) illegal below two.
    .reason = Deck rule.

ruling-r2-150 = (a) face down, not public.
    .title = Rejected mission: open or hidden
    .question = The rejected mission goes to the discard pile, face up or down.
    .options = (a) face down, not public; (b) face up.
    .reason = Drawn "without showing to other players".

ruling-r2-151 = (a) at once, in any phase, compulsory.
    .title = When a mission is completed
    .question = "Once you carry out the goal".
    .options = (a) at once, in any phase, compulsory; (b) voluntary.
    .reason = Literal; avoids hiding points before the stage and victory checks.

ruling-r2-152 = (a) active player first, then clockwise.
    .title = Several players complete missions through one event
    .question = Order matters little, except for abilities used at once.
    .options = (a) active player first, then clockwise; (b) together.
    .reason = General order.

ruling-r2-153 = (a) state goals count at once, event goals need a new event.
    .title = Goal already met when the card is drawn
    .question = A goal may already be met when the card is received.
    .options = (a) state goals count at once, event goals need a new event; (b) none.
    .reason = "Carry out" for events; a state that holds is carried out.

ruling-r2-154 = (a) windows: before each decision of one's own, of every kind (retreat, replacement, discards, the market, production and threat events among them), and before combat cards are dealt in a battle one takes part in; before a threat card is revealed; before a vote; several users in order from the active player clockwise. Between the deal and the reveal of the combat cards there is no window.
    .title = "At any time": windows
    .question = Abilities may be used "at any time", also in other players' turns and in battles.
    .options = (a) windows: before each decision of one's own, and before combat cards are dealt in a battle one takes part in; before a threat card is revealed; before a vote; (b) truly any moment.
    .reason = A finite set of windows covers every useful moment.

ruling-r2-155 = (a) yes, for 1 ammo.
    .title = Ability right after completion
    .question = May the ability be used for 1 ammo in the very round of completion?
    .options = (a) yes, for 1 ammo; (b) next round.
    .reason = Face-up card, once per round.

ruling-r2-156 = (a) stays in hand for its ability; goals are compared, not card names.
    .title = Same goal in hand twice
    .question = The second cannot be completed.
    .options = (a) stays in hand for its ability; (b) discarded.
    .reason = Explicit.

ruling-r2-157 = (a) never return to the deck.
    .title = Where completed missions go
    .question = Completed missions stay in front of their owner.
    .options = (a) never return to the deck; (b) after use.
    .reason = They lie face up in front of the owner.

ruling-r2-166 = (a) the player chooses which of them is completed; the others can never be completed.
    .title = Two missions with the same goal reached at once
    .question = A mission is turned over when its goal is reached, but a player cannot complete a second mission with the same goal.
    .options = (a) the player chooses which of them is completed; (b) the first by card order.
    .reason = Both goals are reached at once, and the abilities differ.

## R2-L

rulings-r2-l = Scouting

ruling-r2-158 = (a) neutral ordinary and neutral Polis stations.
    .title = Scouting at Polis, Hansa or abandoned stations
    .question = Scouting needs a neutral station; Polis, Hansa and abandoned stations may be meant or not.
    .options = (a) neutral ordinary and neutral Polis stations; (b) ordinary ones only; (c) all without owner.
    .reason = Follows the definition of neutral.

ruling-r2-159 = (a) not usable.
    .title = Using the card for an attack on Polis
    .question = No threat is opened there.
    .options = (a) not usable; (b) usable.
    .reason = Polis draws no card.

ruling-r2-160 = (a) no.
    .title = Scouted card and the threat event
    .question = May it be put on top before the event?
    .options = (a) no; (b) yes.
    .reason = Only before the player's own attack.

ruling-r2-161 = (a) allowed; each has its own expiry; the player chooses which to use.
    .title = Several scouted cards
    .question = A player may scout in round n and again in round n+1.
    .options = (a) allowed; each has its own expiry; the player chooses which to use; (b) one at most.
    .reason = Nothing forbids it; if the hero scouts again, only the army can use the first.

ruling-r2-162 = (a) attack must follow at once; placing is part of declaring the attack.
    .title = Card put on top, then no attack
    .question = A card put on top without an attack would fall to the next player.
    .options = (a) attack must follow at once; (b) free.
    .reason = "Before making the attack".

ruling-r2-163 = (a) reshuffle discards; if none, scouting illegal.
    .title = Empty threat deck
    .question = The threat deck may be empty when scouting.
    .options = (a) reshuffle discards; if none, scouting illegal; (b) nothing.
    .reason = Deck rule.

ruling-r2-164 = (a) first step after the win check, in order from the first player.
    .title = When unused cards return
    .question = Unused cards go under the deck at the end of the next round; the step inside phase 5 is not given.
    .options = (a) first step after the win check, in order from the first player; (b) after the stage check.
    .reason = They must be in their deck before decks are swapped.
