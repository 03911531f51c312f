### The rulebook for players: running text in our own words.
### `book-first-<tag>` is a paragraph of a chapter, `book-first-<kind>-<id>` a note on one piece.

## The world and the goal

book-first-story =
    The year is 2033. The cities are ash, and the surface belongs to radiation and to the things it has bred. What is left of Moscow lives under it. Wherever a station had blast doors, filters and a generator of its own, it became a village, then a state with borders, taxes and grudges. Between the stations lie the tunnels, and nobody walks them for pleasure.

    You lead one of six clans in the largest shelter mankind ever dug. One army obeys you, one hero trusts you. Make your flag the one people look for when a train of handcars comes out of the dark.
book-first-winning =
    Collect victory points. The moment somebody has enough of them, the game stops, even in the middle of a turn, and that player has won: nobody gets a last turn. How many are enough depends on how many sit at the table, two to six of you.
book-first-points =
    A station is worth a point for as long as it is yours, and not a moment longer. The points of completed missions are different: nobody can take those from you, whatever you lose afterwards. You begin with three stations, and so with three points.

## What is in the box

book-first-box =
    A board with the map of the Metro, and 147 small cards: 49 stations, 34 threats, 33 items, 20 missions, 6 heroes and 5 blank ones, which belong to no deck and wait for ideas of your own. There are 6 large clan boards, 6 hero figures, 2 six-sided dice and 120 tokens. Each clan has 13 expansion tokens with numbers for its stations and 7 state tokens for the scales of its board, one of them a spare. Punch the tokens out before your first game.
book-first-makers =
    The game was designed by Maxim Istomin, Vladimir Sergeev and Ivan Popov, who was also its producer. The rules were written by Popov, Sergeev, Dmitry Sobyanin and a fourth author named Bariskina; Sergey Dulin designed the look, and nine people share the credit for the art. It is based on the novel by Dmitry Glukhovsky and was published under his licence; Mir Fantasy holds the rights.

## The map

book-first-stations =
    The map shows stations strung along nine coloured lines and the ring that crosses them. Every station belongs to exactly one line. Most stations can be captured; those that cannot are drawn differently. For each station that can, there is one card with its name, its line, what it yields and often a text.

    Where you rule, one of your expansion tokens lies. Its number is the level of the station, and every time you place one you weigh the same two things against each other: a high number is hard to take from you, but it pays seldom, because two dice have to add up to it.
book-first-ring =
    The Ring line is Hansa, the union of merchants. Nobody can capture its stations. You will come anyway: they are the only place in the Metro where items are sold.
book-first-ways =
    Tunnels join the stations of a line, and transfers join lines where they cross. Stations joined by either are neighbours, one step apart.

## Clans and heroes

book-first-side =
    Polis, Organised Crime, the Fourth Reich, the Red Line, the Confederation of 1905, the Arbat Confederation: six clans, each with a board of its own. The board shows what is special about the clan, where it begins and what it begins with; the starting values are circled. State tokens slide along the scales and keep count of everything that changes: three resources and the army up to ten, victory points, and activity from 0 to 3. Activity always begins at 0.
book-first-hero =
    Every clan has one hero: Artyom, Sasha, Hunter, Melnik, Anna or Khan. Heroes walk the tunnels, fight each other, capture stations, and buy and use items. The card shows how strong they are, how far they go in a turn, and the special skill that makes them who they are. The skill costs the resources printed with it, and works once in each of your turns.

## Set-up

book-first-setup =
    Setting up takes ten minutes, five of them for shuffling: threats, items and missions are three separate decks. Then build your little empire step by step.
setup-first-1 = Punch out the tokens if this is your first game. Shuffle the threats, the items and the missions separately and lay them face down. Station cards are no deck: you look them up by name when somebody captures the station.
    .title = Lay out the board.
setup-first-2 = Deal every player a clan board and a hero face down, then turn them over. Mark the circled starting values, and take the station cards that your board names. Sort the others by line, so that they are quickly found.
    .title = Clans and heroes.
setup-first-3 = Take the 13 expansion tokens of your clan. Name one of your three stations your home: it gets your only 7, and your hero starts there.
    .title = Choose a home.
setup-first-4 = Put a token of your choice on each of your other stations. The rest lie in front of you, open to everybody.
    .title = Set the levels.
setup-first-5 = Draw three missions in secret and keep one of them face down. Shuffle the other two back into the deck before the next player draws.
    .title = Take a mission.
setup-first-6 = Everybody rolls two dice. The highest sum goes first (if it is shared, those players roll again); play continues clockwise from there, and that order holds until the end of the game.
    .title = Who begins?

## Course of the game

book-first-order =
    Players take turns, clockwise, until somebody has won. Your turn opens with two dice, which make stations pay all over the map, and sometimes call up something from below. After that the turn is yours. Strengthen the army, send it to fight or to work, move your hero, let the hero attack or shop, use skills and items: do any of it, in any order, or none.

## Resources

book-first-production =
    Roll two dice and add them. Every station whose token shows that sum pays its owner what its card says, no matter whose turn it is; so watch other people's rolls. A sum that is on no token pays nobody. On a seven, every home in the Metro pays.

    Ammo, pigs and mushrooms buy three things: soldiers for the army, items for the hero, and the hero's skill.
book-first-help =
    A clan with two stations or fewer is not finished. As long as you have so few, you get one extra ammo, one pig and one mushroom at the start of each turn of your own, on top of whatever the roll brings. In other players' turns there is no such help.

## Threats

book-first-threat-cards =
    The tunnels hold gas, radiation, and creatures that used to be something else. Whenever you try to take a neutral station, you have to face a threat first: turn over the top card of the deck. When it is over, the card is shuffled back in, however the fight went, so the same thing can be waiting behind the next door.
book-first-dark =
    Big clans are loud, and the dark listens. If you own five stations or more when you roll, and one of your stations pays you on that roll, the station that paid is attacked (if several paid, you choose one): draw a threat, show it to everybody, and let the station fight. Your home never calls down a threat this way, and neither do stations that pay other players on your roll.

    The threat is the attacker. If it wins, the station becomes neutral; if it loses, it is driven off and nothing more happens. Either way army, hero and activity stay as they are.

## The army

book-first-strengthening =
    One ammo, one mushroom and one pig make the army stronger by one. You may do that twice a turn, and only if you have all three.
book-first-army =
    Look for the army on the map and you will not find it: it has no piece. It stands at all of your stations at once, and every station you win extends its reach. Once a turn it may attack a station next to one of yours, neutral or somebody else's, or another player's hero who has been careless enough to stop on a station of yours.
book-first-working =
    Instead of attacking, the army can work: send it to the mushroom plantations and take one mushroom. It does one or the other, once a turn.

## The hero

book-first-moving =
    Each step along a tunnel or through a transfer costs one unit of movement, and the hero card says how many you have for the turn. Heroes go anywhere: through neutral stations and foreign ones, along the ring, even to stations nobody can own. Arriving somewhere does not mean fighting there. But once a hero has attacked or gone shopping, their walking is over for this turn.
book-first-acting =
    A hero acts once a turn: attack or buy. They attack the station they stand on, neutral or another player's, or another hero who stands there too. On top of that, the hero may use the special skill and any number of items, each as its text says.

## Items

book-first-buying =
    Go to a ring station and spend the hero's action there. Shuffle the items and turn over the top two for all to see. You may buy one of them at its printed price, or neither; what you leave is shuffled back. One look a turn is all you get.

    If your hero has no room for it, the new thing takes the place of what is in its way, which goes back into the deck. Somebody with a one-handed Knife, for example, can take the two-handed AKSU only by giving up the Knife.
book-first-carrying =
    Two one-handed weapons or one two-handed weapon, one body armour, one transport and five pieces of inventory: nobody can carry more than that. Most items simply work for as long as you have them; some are used up and shuffled back into the deck. What weapons add is added together (two Knives give +2, in Sasha's hands even +4), and is gone with the weapon.

## Missions

book-first-missions =
    Your mission lies face down in front of you, and only you know what it asks. It shows a condition and a reward: points, sometimes resources too. As soon as you have met the condition, show the card to everybody and take the reward. You keep points and resources for good. Say your mission was to capture Sukharevskaya with your hero: lose the station a turn later, and its own point goes, but the point of the mission stays.
book-first-new-mission =
    Then shuffle the deck, look at the top three cards, and keep one of them face down. Only now do the other two and the completed mission go back, so you never draw the one you have just done.

## Fights

book-first-strength =
    In a fight both sides roll two dice and add what they are worth. A hero counts their own strength, whatever their items add, and the activity of the clan. An army counts its size and the activity. A station counts its level and the activity of its clan, and nothing else: the army and the hero of its owner do not help. A threat counts the number on its card.
book-first-chance =
    The higher total wins. Everybody rolls for their own side; if the enemy is a threat, the player to your left rolls for it, and usually enjoys it.
book-first-draw =
    Equal totals are a draw: nobody has won, nobody has lost, and everything stays as it was. Only activity counts the fight: between two players it rises after a draw too.
book-first-defeat =
    What you win and what you pay depends on who attacked whom. Look it up here until you know it by heart. If a hero misses a turn, only the hero does: no moving, no acting, no skill and no items, except to defend themselves. You roll the dice and use your army as always.
book-first-activity =
    Activity is how warlike your clan is, on a scale from 0 to 3, and it is added to your side in every fight. Whenever two players fight each other, with armies or heroes, both gain one, whoever wins. A fight against a threat does not count. If your own turn ends and you have fought no other player in it, you lose one, even if somebody attacked you in theirs. It never falls below 0 or rises above 3, and everybody begins at 0.

## Winning and losing stations

book-first-capture =
    If you win the attack, the station is yours at once. Put one of your free expansion tokens on it; which one is your choice. An army pays for its victory with one soldier; a hero pays nothing. With 13 tokens you can hold 13 stations at most, your home among them.
book-first-losing =
    Stations are lost to other players and to threats. The token goes back to your free ones, and the point with it. Only your home is safe, the station with the 7: no opponent can capture it, and you cannot lose it in any other way.

## The end of a turn

book-first-ending =
    Before you hand over the dice, look at your station cards. Sukharevskaya, Polyanka, Paveletskaya and Park Pobedy call up a threat at the end of their owner's turn, unless you have already faced one this turn, when receiving resources or at a neutral station. However many of them you own, only one threat comes. Then lower your activity by one if you have fought no other player. If nobody has enough points, the next player rolls.

## Open and hidden information

book-first-secrets =
    Only you know your mission, and the cards you looked at when you chose it. Nobody knows the order of a deck. Everything else lies open: both items of a purchase, every threat that is drawn, the values on the clan boards, stations, free tokens, items and heroes.
book-first-decks =
    Nothing leaves the game. Threats, used or unsold items and missions are shuffled back into their decks. Threats and missions never run out; items could, if the heroes were carrying all of them.

## Notes on single cards

book-first-note-heroes =
    What a card says comes before the general rules. Here is what heroes' skills mean in detail.
book-first-note-stations =
    Some stations have a text that works when you capture them, or for as long as you own them.
book-first-note-items =
    When in doubt about an item, look here.
book-first-note-missions =
    Most missions explain themselves. These do not quite.
book-first-note-threats =
    Some threats cannot be beaten with dice, and some need no dice at all.
book-first-hero-anna = Her skill works only while she stands on another player's station.
book-first-hero-artyom = His skill is for taking a neutral station with Artyom himself. The threat is then repelled automatically, even one that nobody can repel otherwise.
book-first-hero-melnik = His skill works only on another player's station. Its token is taken off, and its owner puts down the next lower one among their free tokens. The station keeps its owner. It does not work on a home, nor if the owner has no lower token free.
book-first-hero-khan = He may roll one of his two dice again, but only in fights that he fights himself: once a turn, in other players' turns too.
book-first-hero-hunter = His skill works only while he stands on another player's station.
book-first-hero-sasha = In her hands the lasting bonus of a weapon counts double.
book-first-station-kropotkinskaya = In your next turn your hero may neither attack nor buy. Moving and skills are allowed.
book-first-station-krasnoselskaya = Whoever captures it takes the item named on its card from the deck. If it is no longer there, take it from a player who has it.
book-first-station-avtozavodskaya = Whoever captures it takes the item named on its card from the deck. If it is no longer there, take it from a player who has it.
book-first-station-rizhskaya = If your hero captures it, they get all their movement back and may attack or buy once more, even though they have already acted. If the army does, nothing happens.
book-first-station-sukharevskaya = Like Polyanka, Paveletskaya and Park Pobedy, it calls up a threat at the end of your turn, unless you have faced a threat when receiving resources or attacked a neutral station this turn. The station itself has to fight; if you own several such stations, you choose one of them, but never your home.
book-first-equipment-body-armour = Until the end of the turn the enemy hero's weapon adds nothing, and its text does nothing; of two weapons, neither does. You may use it in other players' turns.
book-first-equipment-explosives = In the turn in which you use them your hero can neither buy nor attack.
book-first-equipment-paralytic-gas = In the turn in which you use it your hero can neither buy nor attack.
book-first-equipment-grenade = You may use it in other players' turns.
book-first-equipment-shotgun = You may use it in other players' turns.
book-first-equipment-medkit = You may use it in other players' turns.
book-first-equipment-mutagen = The strength stays with your hero until the end of the game, whatever happens to them.
book-first-equipment-metro-guide = The journey costs no movement, and your hero may walk on afterwards.
book-first-equipment-rusty-handcar = A double is the same number on both dice.
book-first-equipment-tame-mutant = It fights in your hero's place, as a hero of strength 5 with your activity but without items. If it loses, it is discarded, and that is all: your hero loses no other item, stays where they are and misses no turn.
book-first-equipment-geiger-counter = When your hero attacks a neutral station, draw two threats instead of one and choose which to fight. If a station is captured automatically, draw none.
book-first-equipment-flag = The station is captured automatically, without drawing a threat.
book-first-mission-begovaya-stable = Your hero has to be there, and the two mushrooms are paid for the mission itself: what you spend on soldiers or items does not count.
book-first-mission-duel = Beat another hero with yours. It does not count if they get away with a Medkit or send a Tame Mutant.
book-first-mission-trubnaya-blast = Your hero has to be at Trubnaya with a Grenade, bought or come by otherwise, and discards it for the mission itself; so it adds no strength this turn.
book-first-mission-meeting = Your hero has to end their movement on the other hero's station, and goes no further this turn.
book-first-mission-two-ends = You must hold both stations at the same time.
book-first-threat-toad = A double is the same number on both dice.
book-first-threat-water-contamination = Only paying repels it, and you pay for the threat itself: what you spend on soldiers or items does not count. If you do not pay, you have lost.
book-first-threat-pig-mutation = Only paying repels it, and you pay for the threat itself: what you spend on soldiers or items does not count. If you do not pay, you have lost.
book-first-threat-infrasound = If it beats you, you also give up one station of your choice, though never your home, on top of the usual losses.
book-first-threat-invisible-horror = It cannot be repelled by fighting: you always lose.
book-first-threat-mushroom-mutation = It cannot be repelled by fighting: you always lose.
book-first-threat-tunnel-worm = It cannot be repelled by fighting: you always lose.
book-first-threat-dangerous-find = It is always repelled automatically.
book-first-threat-epidemic = It is always repelled automatically. If you own five stations or more, your army loses a soldier as well.

## Figures

figure-first-clans = The six clans.
figure-first-box = A clan, a hero, an item, a mission and a threat.
figure-first-legend = What is drawn on the map
    .neutral = A neutral station: the picture shows what it yields.
    .owned = A station of the Red Line: the number is its level.
    .home = A home, with the 7.
    .ring = A ring station of Hansa: nobody can own it, heroes shop here.
    .tunnel = A tunnel: the next station of the line.
    .transfer = A transfer: all these stations are neighbours.
    .figure = A hero, in the colour and with the letter of the clan.
figure-first-station = A station card
    .name = The name.
    .line = The line it belongs to.
    .yields = What it pays when its number is rolled.
    .words = Its text.
figure-first-board = The board of the Red Line, as it begins
    .name = The clan.
    .feature = What is special about it.
    .stations = The stations it begins with.
    .resources = Three resources, each on a scale to 10.
    .army = The army.
    .points = Victory points.
    .activity = Activity, at most 3.
figure-first-hero = A hero card
    .name = The name.
    .strength = Strength: added in every fight.
    .movement = Movement: steps in a turn.
    .skill = The special skill, with its price.
figure-first-course = A turn
    .roll = Roll: stations with that number pay their owners.
    .threat = Threat: if you own five stations or more, one that has paid you has to fight.
    .army = Army: strengthen it up to twice; attack or work.
    .hero = Hero: move, then attack or buy; skill and items besides.
    .end = End: threats of certain stations, then activity.
figure-first-threat = A threat card
    .name = The name.
    .strength = Strength: added to its dice.
    .words = What else it does.
figure-first-item = An item card
    .name = The name.
    .type = Its type: what it takes up.
    .price = The price.
    .words = What it does.
figure-first-mission = A mission card
    .name = The name.
    .points = The points it brings.
    .reward = Resources on top.
    .condition = The condition.
figure-first-last = At the end of your turn
    .threat = A threat, if one of your stations calls it.
    .activity = No fight against a player: activity −1.
    .win = Enough points? The game ends the moment you have them.
figure-first-faces = One mission, two views
    .own = What you see.
    .others = What the others see.

## Tables

table-first-targets = Points that win
table-first-targets-0 = Players
table-first-targets-1 = Points
table-first-levels = The tokens of a clan
table-first-levels-0 = Number
table-first-levels-1 = Tokens
table-first-levels-2 = Chance to roll it
table-first-outcomes = How fights end
table-first-outcomes-0 = The attack
table-first-outcomes-1 = The attacker wins
table-first-outcomes-2 = The attacker loses
table-first-outcome-army-neutral = Army against a neutral station (a threat defends it)
table-first-outcome-hero-neutral = Hero against a neutral station (a threat defends it)
table-first-outcome-army-station = Army against a player's station
table-first-outcome-hero-station = Hero against a player's station
table-first-outcome-army-hero = Army against a hero
table-first-outcome-hero-hero = Hero against a hero
table-first-outcome-threat-station = Threat against a station, at the start of a turn
outcome-first-army = The army loses { $number ->
    [one] one soldier.
   *[other] { $number } soldiers.
}
outcome-first-station = The station is the attacker's.
outcome-first-lost = The station becomes neutral.
outcome-first-item = { $how ->
    [taken] The beaten hero hands over one item, which the winner chooses.
   *[own] The beaten hero loses one item, which their own player chooses.
}
outcome-first-hero = { $side ->
    [attacker] The attacking hero goes home and misses the next turn.
   *[defender] The hero who was attacked goes home and misses the next turn.
}
outcome-first-activity = Both players: activity +1.
outcome-first-nothing = The threat is driven off.

## Examples

example-first-two-stations = Two stations: one extra of each resource
example-first-numbers-yield = You roll an eight
example-first-five-stations = Five stations, and one must fight
example-first-army-targets = Where an army can attack
example-first-hero-walks = Walking through foreign stations
example-first-level-defends = A station defends with its level
example-first-hero-fights = What a hero counts in a fight
example-first-hero-takes-station = A hero takes a neutral station
