### What the coach says when the first edition is learnt by playing: one idea a step, at most 25 words.

lesson-first-welcome = You lead the Red Line. Between two players ten victory points win: stations and missions bring them.
lesson-first-map = Circles are stations, joined by tunnels and transfers. Yours have your colour and a number.
lesson-first-figure = This figure is your hero, who walks from station to station. An army has no figure: it is at all your stations at once.
lesson-first-dice = Two dice begin each turn. You rolled eight: every station with an eight yields, so Lubyanka gave you a pig. Your stores are here.
lesson-first-turn = Now army and hero act, in any order. All that is possible stands here; places on the map are lit.
lesson-first-hire = A soldier costs one of each resource; the first of the Red Line needs no pig. Choose “Hire a soldier”, then confirm.
lesson-first-refused = Tap Prospekt Mira on the ring. Stations of the Hansa cannot be attacked: the answer names the rule.
lesson-first-attack = Stations beside yours can be attacked. Tap Kuznetsky Most: your army and two dice against a hidden threat. See your odds, then confirm.
lesson-first-token = 17 against 10: you win, at the price of a soldier. Choose a number: the station yields when the dice show it.
lesson-first-step = Now your hero, who takes up to four steps a turn. Tap Komsomolskaya, the next station of the line.
lesson-first-transfer = A transfer leads to the ring, where the Hansa trades. Go to Komsomolskaya on the ring.
lesson-first-shop = On the ring your hero may shop once a turn. Choose “Go shopping”.
lesson-first-purchase = Two items are on offer; each has its own price. The pistol makes your hero two stronger: buy it.
lesson-first-discount = This station gives a discount. Choose the resource of which you pay one less.
lesson-first-end = Your mission, The Arsenal, wants two items at the end of your turn. You have them: end the turn.
lesson-first-mission = Mission completed: one point! Of three new missions you keep one, hidden from others. Choose any.
lesson-first-recap = The Fourth Reich has played: your Lubyanka yielded on its eight too, and it took Mayakovskaya. The log tells everything.
lesson-first-home = Your turn: you rolled seven, the number of every home. Okhotny Ryad gave you ammo.
lesson-first-return = A hero attacks the station where he stands. Step back to Komsomolskaya.
lesson-first-hero = Your hero has strength 4; knife and pistol add 3, then dice. Tap Komsomolskaya and attack.
lesson-first-second = 14 against 12: the marauders are beaten, and your army is spared. Choose a number: a high one yields seldom, but defends better.
lesson-first-danger = From five stations on, a threat may come when your stations yield: then the station itself must fight. Your home is safe.
lesson-first-players = Fights between players raise the activity of both, which adds to strength in every fight; quiet turns lower it.
lesson-first-beaten = A beaten army loses two soldiers. A beaten hero loses an item, goes home and misses a turn. A draw changes nothing.
lesson-first-foes = You may attack players too: a station defends with its number, a hero himself. Homes cannot be taken. A lost station is a lost point.
lesson-first-work = Instead of attacking, your army may work for a mushroom. Your hero also has a skill; his card tells what it costs.
lesson-first-goal = Who reaches ten points wins at once, even in the middle of a turn. With three players nine are enough, with more eight.
lesson-first-free = Now play on freely, until round four ends; a bot leads the Reich. “Hint” shows what a good player would do.

## Free play: when something comes up for the first time

lesson-first-tip-main = Spend what you have: hire, attack, shop, then end the turn. Resources above ten are lost.
lesson-first-tip-endangered_station = A threat is coming. Choose the station that can best bear a loss.
lesson-first-tip-threat_answer = You see the threat: compare strengths, use an item or a skill, or face it.
lesson-first-tip-before_dice = Before the dice fall, items and skills may tip the balance.
lesson-first-tip-choose_defender = You are attacked. Choose who defends: the higher strength has the better chance.
lesson-first-tip-strip_hero = Your hero was beaten: he loses an item, goes home and rests a turn.
