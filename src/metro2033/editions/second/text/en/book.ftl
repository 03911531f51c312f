### The rulebook for reading: chapters and running text, in our own words.
### `book-<edition>-<tag>` says what the rules of a tag say together in an edition.

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
