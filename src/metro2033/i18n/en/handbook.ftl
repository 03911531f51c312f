### The rulebook for reading: chapters and running text, in our own words.
### `book-<edition>-<tag>` says what the rules of a tag say together in an edition.

## Chapters

chapter-world = The world and the aim
chapter-box = What is in the box
chapter-map = The map
chapter-sides = Sides and heroes
chapter-setup = Set-up
chapter-round = The course of the game
chapter-resources = Resources
chapter-dark = Threats
chapter-laws = Laws
chapter-army = The army
chapter-hero = The hero
chapter-trade = Trade and equipment
chapter-missions = Missions
chapter-fights = Fights
chapter-capture = Winning and losing stations
chapter-knowledge = What is open, what is hidden
chapter-notes = Notes on single cards
chapter-makers = Who made the game

## What paragraphs are about

tag-story = The world
tag-winning = Winning
tag-points = Points
tag-box = The box
tag-stations = Stations
tag-ring = The Ring line
tag-ways = Ways
tag-side = Sides
tag-hero = Heroes
tag-setup = Set-up
tag-order = Order of play
tag-activity = Activity
tag-stages = Stages
tag-help = Help for the weak
tag-production = What stations yield
tag-dark = Threats
tag-laws = Laws
tag-strengthening = Strengthening the army
tag-army = What an army does
tag-moving = Moving
tag-acting = What a hero does
tag-scouting = Scouting
tag-buying = Buying
tag-carrying = Carrying
tag-exchange = Exchanging
tag-missions = Missions
tag-new-mission = New missions
tag-ability = Abilities of missions
tag-strength = Strength
tag-chance = Chance
tag-draw = Draws
tag-defeat = Defeat
tag-capture = Capturing
tag-losing = Losing stations
tag-secrets = Secrets
tag-decks = Decks
tag-notes = Notes
tag-makers = The makers

## Words around the text

word-title-first = Metro 2033: the rules of the first edition
word-title-second = Metro 2033: the rules of the second edition
word-note = All text is our own. Every paragraph names the rules it tells; rulings decide what the printed rulebook leaves open.
word-contents = Contents
word-example = Example
word-in-full = The rules in full
word-rulings = Rulings
word-question = Question
word-options = Possible answers
word-decision = Decision
word-reason = Reason
telling-chosen = { $who }: { $option }.
telling-refused = Not possible for { $who }: { $option }.

## The first edition

book-first-story = The year is 2033. The surface is poisoned and belongs to mutants; people live on in the Moscow Metro, where stations with light and water have become tiny states. You lead one of their clans.
book-first-winning = You win the moment you have enough victory points: 10 with two players, 9 with three, 8 with four, five or six. The game stops at once, in whoever's turn it happens.
book-first-points = Every station is worth a point as long as it is yours. Missions bring points too, and those you keep for good.
book-first-box = The box holds the board, 49 station cards, 34 threats, 33 items, 20 missions, six heroes with their figures, six clan boards, two dice and 120 tokens. Five blank cards are left for your own ideas.
book-first-stations = Each station belongs to one line. Stations that can be captured have a card, which tells what they yield and what else they do. The number of the token on your station is its level: a larger one protects it better, but comes up less often on the dice.
book-first-ring = The Ring line belongs to the Hansa. Its stations cannot be captured, and they are the only places where items are sold.
book-first-ways = Stations are joined by tunnels along a line and by transfers between lines. Each is one step.
book-first-side = Six clans can be played: Polis, Organised Crime, the Fourth Reich, the Red Line, the Confederation of 1905 and the Arbat Confederation. A clan board tells the special feature, the first stations and the starting values; tokens on its scales keep count, of resources up to ten, of activity up to three.
book-first-hero = Everybody has one hero: Artyom, Sasha, Hunter, Melnik, Anna or Khan. The card tells how far the hero moves, how strong he or she is, and the special skill. A skill is used once in each own turn, for the price on the card.
book-first-setup = Threats, items and missions are shuffled. Each player is dealt a clan and a hero, marks the starting values, takes the stations of the clan and names one of them home: there lies token 7 and there the hero begins. The other stations get tokens of your choice. Of three missions you keep one. The highest roll of the dice goes first.
book-first-order = A turn begins with two dice, which make stations produce. Then the player does what he likes in any order: strengthens the army, attacks with it or lets it work, moves the hero, attacks or buys with the hero, uses skills and items. Then the next player clockwise has a turn.
book-first-activity = Activity, from 0 to 3, tells how warlike a clan is, and it adds to its side in every battle. When two players fight, the activity of both rises by one. Who fights no other player in his own turn loses one.
book-first-help = A player with two stations or fewer gets one of each resource on top in each of his own turns.
book-first-production = At the start of a turn two dice are rolled. Every station whose token shows the sum gives its owner what its card says, whoever rolled. A seven makes every home produce. Resources pay for skills, items and soldiers.
book-first-dark = Who wants a neutral station must first beat a threat. Large clans are in danger as well: if one of your stations other than the home produced in your own turn while you have five or more, it must fight a threat. Afterwards threats go back into their deck.
book-first-strengthening = One ammo, one mushroom and one pig make the army stronger by one, at most twice in a turn.
book-first-army = The army has no piece on the map: it is on all your stations at once. In a turn it either attacks or works for one mushroom. It attacks a neighbouring station, neutral or an opponent's, or an opponent's hero who stands on one of your stations.
book-first-moving = A hero goes as many steps as the card says, by tunnels and transfers, through stations of every kind, and need not fight where he stops. After an attack or a purchase he moves no more in this turn.
book-first-acting = Once in a turn the hero either attacks or buys. He attacks the station he stands on or another hero there, and buys on the Ring line. Skills and items come on top.
book-first-buying = On a ring station the items are shuffled and two of them shown to everybody; you may buy one for its price, once in a turn. What is not bought goes back.
book-first-carrying = A hero carries two one-handed weapons or a two-handed one, one body armour, one transport and five things of inventory. Bonuses of weapons add up, and go when the item goes.
book-first-missions = Your mission lies face down, known to you alone. When its condition is met you show it and take the points and the resources it promises. They are yours, whatever happens later.
book-first-new-mission = After a completed mission you look at the three top cards of the shuffled deck and keep one. The others go back, and the completed one with them.
book-first-strength = Each side adds its strength to its dice: a hero counts his own with items, an army its size, a station its level, a threat the number on its card. Players add their activity. The larger total wins.
book-first-chance = Chance comes from dice: each side rolls two in every fight. For a threat the player to the left of the fighting one rolls.
book-first-draw = Equal totals are a draw: nobody has won, nobody has lost, and everything stays where it was.
book-first-defeat = An army that loses its attack shrinks by two; to take a station costs it one. A beaten hero gives up an item, goes home and misses a turn, and a hero who beat him takes the item. A station beaten by a threat becomes neutral.
book-first-capture = Who wins the attack has the station at once. He puts one of his thirteen tokens on it and so chooses its level. A hero takes a neutral station without loss, an army pays with one soldier.
book-first-losing = Stations are lost to other players and to threats; their tokens come back to the free ones. The home with token 7 can never be lost.
book-first-secrets = Missions are secret, and so is the order of the decks. Items on offer and drawn threats are shown to everybody; boards, tokens, items and heroes lie open.
book-first-decks = Nothing is thrown away: threats, used items and missions are shuffled into their decks again.
book-first-notes = Some heroes, stations, items, missions and threats need a word more. What is said here about a card goes before the general rules.
book-first-makers = The game was made by Maxim Istomin, Vladimir Sergeev and Ivan Popov after the novel by Dmitry Glukhovsky.

## The second edition

book-second-story = After the nuclear war of 2033 the Moscow Metro is the last refuge. Six factions share its stations, and every player leads one of them.
book-second-winning = A winner is looked for only at the end of a round. Ten points win, for the Red Line nine are enough, and whoever holds all four stations of Polis wins too. Of several, the one nearest to the first player, clockwise, has won.
book-second-points = Each station is worth one point and each completed mission one. A lost station takes its point along; the point of a mission is never lost.
book-second-box = The box holds the board, six factions and six heroes, 36 threats in two decks, 18 equipment cards, 18 missions, seven laws, seven combat cards, tokens and two markers. There are no dice.
book-second-stations = An ordinary station shows the resource it produces; home stations are marked. Through abandoned stations heroes may pass, but nobody can attack or capture them. Polis is a hub of four stations. Zones of factions that nobody plays are closed for everyone.
book-second-ring = The brown stations of the Ring line belong to the Hansa. Nobody can attack them; heroes trade there. An army may strike through them, but uses at most one tunnel of the ring in an attack.
book-second-ways = Two stations joined by a tunnel or a transfer are neighbours. A step to a neighbour costs a hero one unit of speed.
book-second-side = Factions differ by their place and their special ability. Each begins with three home stations, which produce three different resources, and with a bonus of its own: resources, equipment, missions or soldiers.
book-second-hero = Hero and faction stay together for the whole game. The figure shows where the hero is; strength and speed stand on the card, and equipment changes them.
book-second-setup = The first player takes any faction; each next one must border on the zone of a faction already taken. Heroes are chosen the other way round. Everybody puts tokens on three home stations, has 3 points and an army of 2, takes the bonus of the faction and puts the hero on a home station. Four equipment cards make the market.
book-second-order = A round has five phases: events, mobilization, army actions, hero actions, end of the round. In each of them the first player begins and the others follow clockwise. After the round the marker of the first player goes one seat to the left.
book-second-stages = The game begins in stage one. When somebody has six points at the end of a round, stage two comes: the dangerous threats are taken, everybody gets an equipment card, and heroes carry three instead of two. When all have fewer than six points, stage one returns.
book-second-help = Nobody has fewer than three stations. With two left you take at once a neutral one of your zone, free of charge; only if there is none, one of another zone, but never in Polis.
book-second-production = The place of the round marker shows what is produced: each station with that resource gives its owner one. A Polis station gives whichever is shown, of two the one its owner chooses. In the first round all produce double.
book-second-dark = If the place of the marker shows a threat, each player names one of his stations and who defends it: the army, or the hero if he is there. Only then one card is turned over, which all fight. Who beats it gets its reward; who is beaten loses the station.
book-second-laws = If the place of the marker shows a law, the top law is read out and voted on. You have as many votes as stations, and all go one way; nobody abstains. With more votes for it the law is in force and ends the former one. Otherwise it goes under the deck.
book-second-strengthening = In mobilization the army is paid first: up to strength 5 it is free, 6, 7 and 8 cost one, two and three pigs. Who does not pay makes it smaller. Then soldiers may be hired for one ammo and one pig each, up to 8.
book-second-army = In a round an army does one thing: it attacks a station that neighbours one of yours, or a hero on your station or next to one, or it obtains a resource of your choice. It may strike through neutral Polis and, by one tunnel, through the Hansa.
book-second-moving = A hero may go as many steps as he has speed, also through abandoned stations, but never into closed zones. He moves first: after another action he stays where he is.
book-second-acting = After moving a hero does one of seven things: attacks the station he stands on, attacks a hero there, scouts, uses his ability, exchanges resources, buys equipment or receives a mission. The last three are possible at Hansa stations only.
book-second-scouting = On a neutral station a hero may look at the top threat and keep it face down. In the next round its owner may put it on top of the deck before attacking a neutral station. If not used, it goes under the deck.
book-second-buying = On a Hansa station any of the four cards of the market can be bought, each for one ammo and one mushroom. Before buying, the whole market may be renewed once for one ammo. When the player is done it is filled up to four.
book-second-carrying = A hero carries two equipment cards in stage one and three in stage two. What goes beyond is discarded at once.
book-second-exchange = On a Hansa station a hero may give any number of one resource for the same number of another.
book-second-missions = A mission lies face down until its goal is reached. Then it is turned over for one point, which is never lost. You may have any number of missions, but each goal counts only once.
book-second-new-mission = A hero on a Hansa station receives a mission for one ammo and one mushroom: two are drawn in secret and one is kept. This is possible once in a round.
book-second-ability = Every mission has an ability as well, for use at any time: before its goal is reached, by discarding the card; afterwards for one ammo, once in a round.
book-second-strength = The greater strength wins. A hero counts with all his equipment, an army with its present strength, a threat with the number on its card, a neutral Polis station with 7.
book-second-chance = When two players fight, seven combat cards are dealt: three to each, one stays hidden. Both lay one face down and open them together. How much a card adds depends on the card of the other.
book-second-draw = Equal strengths are a draw: nobody loses or gains anything.
book-second-defeat = An attacking army that loses shrinks by one, but never below one; whoever defends a station loses only that station. Any other beaten hero goes to a home station, wounded, and spends his next hero phase there. If a player beat him, he may lose an equipment card as well.
book-second-capture = After a won attack you may capture the station: a neutral one for one mushroom and one pig, one won from a player for one mushroom. If you do not pay, it is neutral.
book-second-losing = Stations can be lost to threats, to attacks and to cards. Each takes its point along.
book-second-secrets = Hidden are the order of the decks, missions that are not completed, scouted threats and combat cards in hand. Everything else lies open.
book-second-decks = Laws go under their deck. All other cards have a discard pile each, which becomes the new deck when the old one runs out.
book-second-makers = The game was made by Sergey Golubkin and Pavel Ovchinnikov after the novels by Dmitry Glukhovsky.

## Examples

example-first-two-stations = Two stations: one of each resource on top
example-first-numbers-yield = An eight is rolled
example-first-five-stations = Five stations, and one of them has to fight
example-first-army-targets = Where an army can strike
example-first-hero-walks = A walk through foreign stations
example-first-level-defends = A station defends itself with its level
example-first-hero-fights = What a hero counts in a fight
example-first-hero-takes-station = A hero takes a neutral station
example-second-three-steps = Three steps for a hero of speed 3
example-second-second-faction = After the Confederation of 1905
example-second-polis-yields = Two stations in Polis, two resources shown
example-second-one-card-for-all = One threat for four players
example-second-all-votes = All votes go one way
example-second-one-hansa-tunnel = One tunnel of the ring, not two
example-second-through-polis = Through Polis
example-second-scouted-card = A scouted threat is put on top
example-second-goal-reached = A goal is reached
example-second-ambush = An ambush against an assault
example-second-polis-defends = Polis defends with 7
example-second-free-station = Two stations left: a free one

## Where pieces come from

source-fan-record-of-the-printed-board = fan record of the printed board
source-fan-record-of-the-printed-card = fan record of the printed card
source-two-fan-records-of-the-printed-card = fan record of the printed card, a second one agrees
source-its-strength-is-not-known = its strength is not known
source-target-from-the-rulebook = target from the rulebook
source-the-ability-s-name-is-own = the ability's name is own
source-name-by-fan-record-effect-own = name by fan record, effect own
source-own-design = own design
source-own-design-on-the-real-network = own design on the real network
source-the-ring-is-the-hansa = the ring is the Hansa
source-own-design-mirrors-ambush = own design, mirrors Ambush
source-own-design-mirrors-evasion = own design, mirrors Evasion
source-motif-of-the-novel = motif of the novel
source-name-of-the-novel = name of the novel
source-picture-of-the-card = picture of the card
source-picture-of-the-card-and-rules-text = picture of the card and rules text
source-its-second-number-and-its-stage-are-not-legible = its second number and its stage are not legible
source-the-icon-of-the-favoured-type-is-not-legible = the icon of the favoured type is not legible
source-picture-of-the-track = picture of the track
source-rulebook-picture = rulebook picture
source-links-by-fan-record = links by fan record
source-rulebook-board-and-army-examples = rulebook, board and army examples
source-rulebook-board-and-drawn-battles = rulebook, board and drawn battles
source-bonus-by-fan-record = bonus by fan record
source-rulebook-component-list = rulebook, component list
source-rulebook-first-round = rulebook, first round
source-rulebook-list-of-clans = rulebook, list of clans
source-the-name-only-and-that-activity-starts-at-0 = the name only, and that activity starts at 0
source-rulebook-list-of-lines = rulebook, list of lines
source-its-stations-are-own-on-the-real-network = its stations are own, on the real network
source-rulebook-notes-on-heroes-about-the-place-of-the-skill = rulebook, notes on heroes, about the place of the skill
source-rulebook-notes-on-heroes-about-weapons = rulebook, notes on heroes, about weapons
source-rulebook-notes-on-heroes = rulebook, notes on heroes
source-the-rest-is-own = the rest is own
source-cost-and-numbers-are-own = cost and numbers are own
source-rulebook-notes-on-items = rulebook, notes on items
source-the-amount-is-own = the amount is own
source-the-effect-is-own = the effect is own
source-the-numbers-are-own = the numbers are own
source-the-strength-is-own = the strength is own
source-the-target-is-own = the target is own
source-rulebook-notes-on-missions = rulebook, notes on missions
source-the-name-only = the name only
source-the-reward-is-own = the reward is own
source-rulebook-notes-on-stations = rulebook, notes on stations
source-the-benefit-and-the-yield-are-own = the benefit and the yield are own
source-the-yield-is-own = the yield is own
source-which-item-and-the-yield-are-own = which item and the yield are own
source-rulebook-notes-on-threats = rulebook, notes on threats
source-the-gain-is-own = the gain is own
source-what-a-double-does-and-the-numbers-are-own = what a double does and the numbers are own
source-rulebook-worked-example = rulebook, worked example
source-rulebook-worked-example-and-picture-of-the-card = rulebook, worked example and picture of the card
source-name-own = name own
source-the-number-against-attack-is-not-legible = the number against attack is not legible
