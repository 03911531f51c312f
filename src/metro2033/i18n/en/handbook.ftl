### The rulebook for reading: chapters and running text, in our own words.
### `book-<edition>-<tag>` says what the rules of a tag say together in an edition.

## Chapters

chapter-world = The world and the goal
chapter-box = What is in the box
chapter-map = The map
chapter-sides = Factions and heroes
chapter-setup = Set-up
chapter-round = Course of the game
chapter-resources = Resources
chapter-dark = Threats
chapter-laws = Laws
chapter-army = The army
chapter-hero = The hero
chapter-trade = Trade and equipment
chapter-missions = Missions
chapter-fights = Fights
chapter-capture = Winning and losing stations
chapter-knowledge = Open and hidden information
chapter-notes = Notes on individual cards
chapter-makers = Credits

## What paragraphs are about

tag-story = The world
tag-winning = Winning
tag-points = Points
tag-box = The box
tag-stations = Stations
tag-ring = The Ring line
tag-ways = Tunnels and transfers
tag-side = Factions
tag-hero = Heroes
tag-setup = Set-up
tag-order = Order of play
tag-activity = Activity
tag-stages = Stages
tag-help = Comeback
tag-production = Production
tag-dark = Threats
tag-laws = Laws
tag-strengthening = Strengthening the army
tag-army = Army actions
tag-moving = Moving
tag-acting = Hero actions
tag-scouting = Scouting
tag-buying = Buying
tag-carrying = Carrying
tag-exchange = Exchanging resources
tag-missions = Missions
tag-new-mission = New missions
tag-ability = Mission abilities
tag-strength = Strength
tag-chance = Dice and combat cards
tag-draw = Draws
tag-defeat = Defeat
tag-capture = Capturing
tag-losing = Losing stations
tag-secrets = Hidden information
tag-decks = Decks
tag-notes = Notes
tag-makers = Credits

## Words around the text

word-title-first = Metro 2033: rules of the first edition
word-title-second = Metro 2033: rules of the second edition
word-note = All text is our own. Every paragraph cites the rules it covers; rulings settle what the printed rulebook leaves open.
word-contents = Contents
word-example = Example
word-in-full = The rules in full
word-rulings = Rulings
word-question = Question
word-options = Possible answers
word-decision = Decision
word-reason = Reason
telling-chosen = { $who }: { $option }.
telling-refused = { $who } cannot do this: { $option }.

## The first edition

book-first-story = The year is 2033. The surface is poisoned and belongs to mutants; people live on in the Moscow Metro, where stations with light and water have become tiny states. You lead one of the clans.
book-first-winning = You win the moment you have enough victory points: 10 with two players, 9 with three, 8 with four, five or six. The game stops at once, whoever's turn it is.
book-first-points = Every station is worth a point for as long as you hold it. Missions bring points too, and those you keep for good.
book-first-box = The box holds the board, 49 station cards, 34 threats, 33 items, 20 missions, six heroes with their figures, six clan boards, two dice and 120 tokens. Five blank cards are left for your own ideas.
book-first-stations = Each station belongs to one line. Stations that can be captured have a card, which shows what they yield and what else they do. The number on the token at your station is its level: a higher one protects it better but comes up less often on the dice.
book-first-ring = The Ring line belongs to Hansa. Its stations cannot be captured, and they are the only places that sell items.
book-first-ways = Tunnels join stations along a line, transfers join lines. Each counts as one step.
book-first-side = There are six clans: Polis, Organised Crime, the Fourth Reich, the Red Line, the Confederation of 1905 and the Arbat Confederation. The clan board shows the clan's special feature, its first stations and its starting values. Tokens on its scales keep count: resources up to ten, activity up to three.
book-first-hero = Every player has one hero: Artyom, Sasha, Hunter, Melnik, Anna or Khan. The card shows the hero's movement, strength and special skill. You may use the skill once in each of your own turns, for the price on the card.
book-first-setup = Shuffle threats, items and missions. Each player is dealt a clan and a hero, marks the starting values, takes the clan's stations and names one of them home: it gets token 7, and the hero starts there. Put tokens of your choice on your other stations. Keep one of three missions. The highest roll goes first.
book-first-order = A turn starts with two dice, which make stations produce. Then you act in any order: strengthen the army, attack with it or put it to work, move your hero, attack or buy with your hero, use skills and items. Then play passes clockwise.
book-first-activity = Activity, from 0 to 3, shows how warlike a clan is and adds to its side in every battle. When two players fight, the activity of both rises by one. If you fight no other player in your own turn, yours drops by one.
book-first-help = With two stations or fewer, you get one extra of each resource in each of your own turns.
book-first-production = At the start of a turn, roll two dice. Every station whose token shows the sum gives its owner what its card says, whoever rolled. A seven makes every home produce. Resources pay for skills, items and soldiers.
book-first-dark = To take a neutral station you must first beat a threat. Large clans are in danger too: if one of your stations other than your home produced in your own turn while you have five or more, it must fight a threat. Threats then go back into their deck.
book-first-strengthening = One ammo, one mushroom and one pig strengthen the army by one, at most twice a turn.
book-first-army = The army has no piece on the map: it is at all your stations at once. Each turn it either attacks or works for one mushroom. It can attack a neighbouring station, neutral or an opponent's, or an opponent's hero who stands on one of your stations.
book-first-moving = Heroes take as many steps as their card says, through tunnels and transfers and stations of every kind. They need not fight where they stop. After an attack or a purchase they cannot move again that turn.
book-first-acting = Once a turn your hero either attacks or buys. Heroes attack the station they stand on or another hero there, and buy on the Ring line. Skills and items come on top of that.
book-first-buying = On a ring station, shuffle the items and show two of them to everyone; you may buy one for its price, once a turn. Cards not bought go back.
book-first-carrying = A hero can carry two one-handed weapons or one two-handed weapon, one body armour, one transport and five inventory items. Weapon bonuses add up and end when the weapon is lost.
book-first-missions = Your mission lies face down, and only you know it. When you meet its condition, show it and take the points and resources it promises. You keep them whatever happens later.
book-first-new-mission = After completing a mission, look at the top three cards of the shuffled deck and keep one. The others go back, together with the completed one.
book-first-strength = Each side adds its strength to its dice: heroes count their own strength and their items, an army its size, a station its level, a threat the number on its card. Players also add their activity. The higher total wins.
book-first-chance = In every fight each side rolls two dice. The player to the fighting player's left rolls for a threat.
book-first-draw = Equal totals are a draw: nobody wins, nobody loses, and everything stays as it was.
book-first-defeat = An army that loses an attack shrinks by two; taking a station costs it one. A beaten hero loses an item, goes home and misses a turn; if another hero won, that hero takes the item. A station beaten by a threat becomes neutral.
book-first-capture = If you win an attack on a station, it is yours at once. Put one of your thirteen tokens on it and so choose its level. A hero takes a neutral station without loss; an army pays with one soldier.
book-first-losing = You can lose stations to other players and to threats; their tokens return to your free ones. Your home, with token 7, can never be lost.
book-first-secrets = Missions are secret, and so is the order of the decks. Items on offer and drawn threats are shown to everyone; boards, tokens, items and heroes are open.
book-first-decks = Nothing leaves the game: threats, used items and missions are shuffled back into their decks.
book-first-notes = Some heroes, stations, items, missions and threats need further explanation. What is said here about a card overrides the general rules.
book-first-makers = Game by Maxim Istomin, Vladimir Sergeev and Ivan Popov, based on the novel by Dmitry Glukhovsky.

## The second edition

book-second-story = After the nuclear war of 2033 the Moscow Metro is the last refuge. Six factions share its stations, and every player leads one of them.
book-second-winning = The winner is decided only at the end of a round. Ten points win, nine for the Red Line; so does holding all four Polis stations. If several players qualify, the one nearest to the first player, clockwise, wins.
book-second-points = Every station and every completed mission is worth one point. Lose a station and you lose its point; the point of a mission is yours for good.
book-second-box = The box holds the board, six factions and six heroes, 36 threats in two decks, 18 equipment cards, 18 missions, seven laws, seven combat cards, tokens and two markers. There are no dice.
book-second-stations = An ordinary station shows the resource it produces; home stations are marked. Heroes may pass through abandoned stations, but nobody can attack or capture them. Polis is a hub of four stations. The zones of factions nobody plays are closed to everyone.
book-second-ring = The brown stations of the Ring line belong to Hansa. Nobody can attack them; heroes trade there. An army may attack through them but may use only one ring tunnel per attack.
book-second-ways = Two stations joined by a tunnel or a transfer are neighbours. Moving to a neighbour costs a hero one unit of speed.
book-second-side = Factions differ in location and special ability. Each starts with three home stations, which produce three different resources, and a bonus of its own: resources, equipment, missions or soldiers.
book-second-hero = A hero and a faction stay together for the whole game. The figure shows where the hero is; strength and speed are on the card, and equipment changes them.
book-second-setup = The first player takes any faction; every other player must take one whose zone borders a faction already taken. Heroes are chosen in reverse order. Everyone puts tokens on three home stations, starts with 3 points and an army of 2, takes the faction's bonus and puts the hero on a home station. Four equipment cards form the market.
book-second-order = A round has five phases: events, mobilization, army actions, hero actions, end of the round. In each phase the first player begins and the others follow clockwise. After the round the first player marker passes one seat to the left.
book-second-stages = The game begins in stage one. When anyone has six points at the end of a round, stage two begins: the dangerous threats come into play, everyone gets an equipment card, and heroes may carry three instead of two. When all players have fewer than six points, stage one returns.
book-second-help = Nobody may have fewer than three stations. If you are down to two, you immediately take a neutral one in your zone for free; only if there is none, one in another zone, but never in Polis.
book-second-production = The position of the round marker shows what is produced: each station with that resource gives its owner one. A Polis station gives any resource shown; if there are two, its owner chooses. In the first round every station produces double.
book-second-dark = If the round marker shows a threat, each player names one of their stations and who defends it: the army, or the hero if the hero is there. Only then is one card revealed, and everyone fights it. If you win, you get its reward; if you lose, you lose the station.
book-second-laws = If the round marker shows a law, the top law is read out and voted on. You have as many votes as stations and must cast them all one way; nobody may abstain. With more votes for than against, the law takes effect and replaces the old one. Otherwise it goes under the deck.
book-second-strengthening = In mobilization you first pay maintenance: an army of up to strength 5 is free; 6, 7 and 8 cost one, two and three pigs. If you do not pay, you must reduce the army. Then you may hire soldiers for one ammo and one pig each, up to strength 8.
book-second-army = Each round an army does one thing: it attacks a station next to one of yours, attacks a hero on your station or next to one, or obtains one resource of your choice. It may attack through neutral Polis and, using one ring tunnel, through Hansa.
book-second-moving = Heroes may take as many steps as they have speed, also through abandoned stations but never into closed zones. They move first: after any other action they stay where they are.
book-second-acting = After moving, a hero may take one of seven actions: attack the station, attack a hero there, scout, use the hero's ability, exchange resources, buy equipment or receive a mission. The last three are possible only at Hansa stations.
book-second-scouting = On a neutral station your hero may look at the top threat and keep it face down. In the next round you may put it on top of the deck before attacking a neutral station. If unused, it goes under the deck.
book-second-buying = On a Hansa station you may buy any of the four market cards, each for one ammo and one mushroom. Before buying, you may renew the whole market once for one ammo. When you are done, the market is refilled to four.
book-second-carrying = A hero carries two equipment cards in stage one and three in stage two. Discard any excess at once.
book-second-exchange = On a Hansa station your hero may exchange any number of one resource for the same number of another.
book-second-missions = A mission lies face down until you reach its goal. Then turn it over for one point, which you never lose. You may have any number of missions, but each goal counts only once.
book-second-new-mission = A hero on a Hansa station receives a mission for one ammo and one mushroom: draw two in secret and keep one. You may do this once a round.
book-second-ability = Every mission also has an ability you can use at any time: by discarding the card before you reach its goal, or afterwards for one ammo, once a round.
book-second-strength = The greater strength wins. A hero fights with all their equipment, an army with its current strength, a threat with the number on its card, a neutral Polis station with 7.
book-second-chance = When two players fight, each is dealt three of the seven combat cards; one stays hidden. Both play one face down and reveal them together. What a card adds depends on the other player's card.
book-second-draw = Equal strength is a draw: nobody loses or gains anything.
book-second-defeat = An army that loses an attack shrinks by one, but never below one; whoever defends a station loses only that station. Any other beaten hero is wounded, goes to a home station and spends the next hero phase there. If a player won the battle, the hero may also lose an equipment card.
book-second-capture = After winning an attack you may capture the station: a neutral one for one mushroom and one pig, one won from a player for one mushroom. If you do not pay, it is neutral.
book-second-losing = You can lose stations to threats, attacks and cards. Each takes its point with it.
book-second-secrets = The order of the decks, uncompleted missions, scouted threats and combat cards in hand are hidden. Everything else is open.
book-second-decks = Laws go under their deck. Every other type of card has its own discard pile, which is shuffled into a new deck when the old one runs out.
book-second-makers = Game by Sergey Golubkin and Pavel Ovchinnikov, based on the novels by Dmitry Glukhovsky.

## Examples

example-first-two-stations = Two stations: one extra of each resource
example-first-numbers-yield = You roll an eight
example-first-five-stations = Five stations, and one must fight
example-first-army-targets = Where an army can attack
example-first-hero-walks = Walking through foreign stations
example-first-level-defends = A station defends with its level
example-first-hero-fights = What a hero counts in a fight
example-first-hero-takes-station = A hero takes a neutral station
example-second-three-steps = Three steps for a hero of speed 3
example-second-second-faction = After the Confederation of 1905
example-second-polis-yields = Two Polis stations, two resources shown
example-second-one-card-for-all = One threat for four players
example-second-all-votes = All votes go one way
example-second-one-hansa-tunnel = One tunnel of the ring, not two
example-second-through-polis = Through Polis
example-second-scouted-card = Putting a scouted threat on top
example-second-goal-reached = Reaching a goal
example-second-ambush = Ambush against Assault
example-second-polis-defends = Polis defends with 7
example-second-free-station = Down to two stations: a free one

## Where pieces come from

source-fan-record-of-the-printed-board = fan record of the printed board
source-fan-record-of-the-printed-card = fan record of the printed card
source-two-fan-records-of-the-printed-card = fan record of the printed card, confirmed by a second one
source-its-strength-is-not-known = strength unknown
source-target-from-the-rulebook = target from the rulebook
source-the-ability-s-name-is-own = the ability's name is our own
source-name-by-fan-record-effect-own = name from a fan record, effect our own
source-own-design = own design
source-own-design-on-the-real-network = own design on the real network
source-the-ring-is-the-hansa = the ring is the Hansa
source-own-design-mirrors-ambush = own design, mirrors Ambush
source-own-design-mirrors-evasion = own design, mirrors Evasion
source-motif-of-the-novel = motif from the novel
source-name-of-the-novel = name from the novel
source-picture-of-the-card = picture of the card
source-picture-of-the-card-and-rules-text = picture of the card and rules text
source-its-second-number-and-its-stage-are-not-legible = its second number and its stage are not legible
source-the-icon-of-the-favoured-type-is-not-legible = the icon of the favoured type is not legible
source-picture-of-the-track = picture of the track
source-rulebook-picture = rulebook picture
source-links-by-fan-record = links from a fan record
source-rulebook-board-and-army-examples = rulebook, board and army examples
source-rulebook-board-and-drawn-battles = rulebook, board and drawn battles
source-bonus-by-fan-record = bonus from a fan record
source-rulebook-component-list = rulebook, component list
source-rulebook-first-round = rulebook, first round
source-rulebook-list-of-clans = rulebook, list of clans
source-the-name-only-and-that-activity-starts-at-0 = the name only, and that activity starts at 0
source-rulebook-list-of-lines = rulebook, list of lines
source-its-stations-are-own-on-the-real-network = its stations are our own, on the real network
source-rulebook-notes-on-heroes-about-the-place-of-the-skill = rulebook, notes on heroes, about the place of the skill
source-rulebook-notes-on-heroes-about-weapons = rulebook, notes on heroes, about weapons
source-rulebook-notes-on-heroes = rulebook, notes on heroes
source-the-rest-is-own = the rest is our own
source-cost-and-numbers-are-own = cost and numbers are our own
source-rulebook-notes-on-items = rulebook, notes on items
source-the-amount-is-own = the amount is our own
source-the-effect-is-own = the effect is our own
source-the-numbers-are-own = the numbers are our own
source-the-strength-is-own = the strength is our own
source-the-target-is-own = the target is our own
source-rulebook-notes-on-missions = rulebook, notes on missions
source-the-name-only = the name only
source-the-reward-is-own = the reward is our own
source-rulebook-notes-on-stations = rulebook, notes on stations
source-the-benefit-and-the-yield-are-own = the benefit and the yield are our own
source-the-yield-is-own = the yield is our own
source-which-item-and-the-yield-are-own = the choice of item and the yield are our own
source-rulebook-notes-on-threats = rulebook, notes on threats
source-the-gain-is-own = the gain is our own
source-what-a-double-does-and-the-numbers-are-own = the effect of a double and the numbers are our own
source-rulebook-worked-example = rulebook, worked example
source-rulebook-worked-example-and-picture-of-the-card = rulebook, worked example and picture of the card
source-name-own = our own name
source-the-number-against-attack-is-not-legible = the number against attack is not legible
