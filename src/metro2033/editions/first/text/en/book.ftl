### The rulebook for reading: chapters and running text, in our own words.
### `book-<edition>-<tag>` says what the rules of a tag say together in an edition.

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

## Examples

example-first-two-stations = Two stations: one extra of each resource
example-first-numbers-yield = You roll an eight
example-first-five-stations = Five stations, and one must fight
example-first-army-targets = Where an army can attack
example-first-hero-walks = Walking through foreign stations
example-first-level-defends = A station defends with its level
example-first-hero-fights = What a hero counts in a fight
example-first-hero-takes-station = A hero takes a neutral station
