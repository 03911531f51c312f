### What the coach says when the second edition is learnt by playing: one idea a step, at most 25 words.

lesson-second-welcome = You lead the Red Line. Nine victory points win: every station you hold and every completed mission is one.
lesson-second-map = Circles are stations, joined by tunnels and transfers. Yours have your colour and letter.
lesson-second-figure = This figure is your hero, who walks from station to station. An army has no figure: it is at all your stations at once.
lesson-second-production = A round begins with events. Stations with a pig or a mushroom have just produced; your stores are here.
lesson-second-hire = Mobilization: a soldier costs one ammo and one pig. Choose “Hire a soldier”, then confirm below.
lesson-second-armies = Now each army does one thing. Yours may attack stations next to your own, or fetch resources. Targets are lit.
lesson-second-refused = Tap Komsomolskaya on the ring. It belongs to the Hansa, which no army may attack: the answer names the rule.
lesson-second-attack = Tap Lubyanka: your army of 4 would meet a hidden threat there. See your odds, then confirm.
lesson-second-capture = 4 against 3: you win, and 2 ammo as a reward. Capturing costs a pig and a mushroom. Take the station!
lesson-second-recap = The Fourth Reich answered: it beat a Rat Tide and took Tsvetnoy Bulvar. The log tells what happened since your choice.
lesson-second-move = Now the heroes: move, then act once. Yours goes three stations far. Tap Komsomolskaya on the ring, where the Hansa trades.
lesson-second-market = On the ring your hero may buy, exchange resources or receive a mission. Choose “Go to the market”.
lesson-second-buy = Each card costs one ammo and one mushroom. The RPK makes your hero two stronger: buy it.
lesson-second-leave = Your hero carries two cards at most for now, and you will need the rest. Leave the market.
lesson-second-round = A new round: the other player is first now, and ammo stations produced. The Reich's hero has come to your Lubyanka.
lesson-second-vote = A law is put to the vote; each station is a vote. Taxation gives everybody one resource each round. Vote as you like.
lesson-second-battle = The Reich's army has strength 2, yours 4. Attack Tverskaya, one of its homes, next to your Teatralnaya.
lesson-second-combat = Between players both secretly add a card; what it adds depends on the other card. Here any card wins: choose one.
lesson-second-victory = You have won. A player's station costs only a mushroom: capture it. The Reich loses a point, you gain one.
lesson-second-mission = Your hero is on the ring. A mission costs one ammo and one mushroom; you choose from two. Receive one.
lesson-second-keep = Walking Arsenal asks for a hero of strength 6. Yours has 3, the RPK adds 2, the shotgun 1. Keep it!
lesson-second-point = Mission completed: one point! Its ability is now yours: once a round, for one ammo.
lesson-second-later = Six points at the end of a round began the second stage: worse threats come, and everybody chooses a card of equipment.
lesson-second-track = The track shows what the next rounds bring: production, threats, votes. An army above five costs pigs every round.
lesson-second-dark = Threats from the dark come to everybody. You name a station, army or hero defends it; whoever is beaten loses that station.
lesson-second-beaten = A lost attack costs an army one strength; a hero goes home wounded for a round. Defenders lose only the station. A draw changes nothing.
lesson-second-poor = Every station lost is a point lost. Who has fewer than three left takes a neutral one for nothing.
lesson-second-polis = Polis, the four stations in the middle, defends itself with strength 7. Who holds all four when a round ends wins.
lesson-second-goal = Points are counted when a round ends. You need nine, everybody else ten: that is the ability of the Red Line.
lesson-second-free = Now play on freely, until round six ends; a bot leads the Reich. “Hint” shows what a good player would do.

## Free play: when something comes up for the first time

lesson-second-tip-endangered_station = A threat from the dark comes to one of your stations. Choose where you stand, and whether army or hero fights.
lesson-second-tip-maintenance = An army above five must be fed with pigs. What you cannot pay is dismissed.
lesson-second-tip-hire = Soldiers decide battles. Keep a pig and a mushroom to capture what you win.
lesson-second-tip-army_action = Look at the odds before you attack. An army without a good target had better fetch resources.
lesson-second-tip-hero_turn = A hero may also scout: he takes the top threat, and next round you may fight that one.
lesson-second-tip-mission_window = A mission can be discarded for its ability. Completed, it is worth a point: keep it unless the fight is dear.
lesson-second-tip-combat_card = A card shows what it adds against attack, defence and manoeuvre. Guess what the other will play.
lesson-second-tip-choose_defender = You are attacked: choose who defends.
lesson-second-tip-vote = Votes count by stations. A new law takes the place of the old one.
lesson-second-tip-keep_card = The second stage gives every hero one of two cards of equipment. Choose yours.
