### What the coach says when the first edition is learnt by playing: one idea a step, at most 25 words.

lesson-first-welcome = You lead the Red Line. With two players, whoever reaches ten victory points wins at once. Stations and missions bring points.
lesson-first-dice = Every turn starts with two dice. You rolled eight: every station with an eight yields, so Lubyanka gave you a pig. Your stores are here.
lesson-first-hire = A soldier costs one of each resource; the Red Line's first each turn needs no pig. Choose “Hire a soldier”, then confirm.
lesson-first-map = Circles are stations, joined by tunnels and transfers. Yours show your colour and a number.
lesson-first-turn = Now your army and hero act, in any order. Your options are listed here; places you can choose light up on the map.
lesson-first-refused = Tap Prospekt Mira on the ring. Hansa stations cannot be attacked: the answer names the rule.
lesson-first-attack = You can attack stations next to yours. Tap Kuznetsky Most: it makes shopping cheaper. Army and two dice against a hidden threat; check the odds.
lesson-first-token = 17 against 10: you win, and it costs you one soldier. Choose a number: the station yields whenever the dice show it.
lesson-first-figure = This figure is your hero, who walks from station to station. Your army has no figure: it is at all your stations at once.
lesson-first-step = Now your hero, who can take up to four steps a turn. Tap Komsomolskaya, the next station on the line.
lesson-first-transfer = A transfer leads to the ring, where Hansa trades. Go to Komsomolskaya on the ring.
lesson-first-shop = On the ring your hero may shop once a turn. Choose “Go shopping”.
lesson-first-purchase = Two items are on offer, each at its own price. A second pistol adds two more to your hero's strength: buy it.
lesson-first-discount = Kuznetsky Most gives you a discount. Choose which resource to pay one less of.
lesson-first-end = Your mission, The Arsenal, wants two items at the end of your turn. You have them: end your turn.
lesson-first-mission = Mission completed: one point! Keep one of three new missions. Nobody else sees which. Choose any.
lesson-first-recap = The Fourth Reich has played. It rolled an eight, so your Lubyanka yielded again. Then it took Mayakovskaya. The log tells you everything.
lesson-first-home = Your turn: you rolled seven, the number of every home. Okhotny Ryad gave you ammo.
lesson-first-return = Heroes attack the station they stand on. Step back to Komsomolskaya.
lesson-first-hero = Your hero has strength 4; two pistols add 4, then come the dice. Tap Komsomolskaya and attack.
lesson-first-second = 15 against 12: the marauders are beaten, and it cost no soldier. Choose a number: high ones yield rarely but defend better.
lesson-first-danger = You own five stations: from now on a threat may come when they yield. The station must fight it alone. Your home is safe.
lesson-first-work = Enough fighting: a beaten army loses two soldiers, and it can wait for better odds. Let it work for a mushroom instead.
lesson-first-foes = You may attack players too: a station defends with its number, a hero with their strength. Such fights raise your activity, which adds to strength.
lesson-first-free = Now play on freely until round four ends. A bot leads the Reich. “Hint” shows what a good player would do.

## Free play: when something comes up for the first time

lesson-first-tip-main = Spend what you have: hire, attack, shop, use your hero's skill, then end your turn. Resources above ten are lost.
lesson-first-tip-endangered_station = A threat is coming. Choose the station you can best afford to lose.
lesson-first-tip-threat_answer = You can see the threat. Pay what it asks for, use a skill, withdraw if it lets you, or take what comes.
lesson-first-tip-before_dice = Items and skills used before the dice are rolled can tip the balance.
lesson-first-tip-strip_hero = A beaten hero loses an item, goes home and rests for a turn.
