### What the coach says when the second edition is learnt by playing: one idea a step, at most 25 words.

lesson-second-welcome = You lead the Red Line. You win with nine points when a round ends; everyone else needs ten. Stations and completed missions are one each.
lesson-second-production = Every round starts with events. Stations with a pig or a mushroom have just produced; your stores are here.
lesson-second-hire = Mobilization: a soldier costs one ammo and one pig. Choose “Hire a soldier”, then confirm below.
lesson-second-map = Circles are stations, joined by tunnels and transfers. Yours show your colour and letter.
lesson-second-armies = Now each army takes one action. Yours may attack stations next to your own, or obtain resources. Targets light up.
lesson-second-refused = Tap Komsomolskaya on the ring. It belongs to Hansa, which no army may attack: the answer names the rule.
lesson-second-attack = Tap Lubyanka: your army of 4 would meet a hidden threat there. The weaker Reich can wait a round. Check your odds, then confirm.
lesson-second-capture = 4 against 3: you win, and gain 2 ammo as a reward. Capturing costs a pig and a mushroom. Take the station!
lesson-second-recap = The Fourth Reich replied: it beat a Rat Tide and took Tsvetnoy Bulvar. The log shows what happened since your last move.
lesson-second-figure = This figure is your hero, who walks from station to station. Your army has no figure: it is at all your stations at once.
lesson-second-move = Now the heroes: move, then act once. Yours can move up to three stations. Tap Komsomolskaya on the ring, where Hansa trades.
lesson-second-market = On the ring your hero may buy, exchange resources or receive a mission. Choose “Go to the market”.
lesson-second-buy = Every card costs one ammo and one mushroom. The RPK adds two to your hero's strength: buy it.
lesson-second-leave = For now your hero carries two cards at most, and you will need the rest. Leave the market.
lesson-second-round = A new round: the other player goes first now. The track shows what each round brings; this one brought ammo, and a vote.
lesson-second-vote = A law is put to the vote; each station is one vote. Taxation gives everyone one resource each round. Vote as you like.
lesson-second-battle = The Reich's army has strength 2, yours 4. Attack Tverskaya, one of its home stations, next to your Teatralnaya.
lesson-second-combat = In a battle both players secretly add a card; its bonus depends on the other card. Each card shows how likely it wins: choose one.
lesson-second-victory = You have won. A player's station costs only a mushroom: capture it. The Reich loses a point, and you gain one.
lesson-second-mission = Your hero is on the ring. A mission costs one ammo and one mushroom; you keep one of two. Receive one.
lesson-second-keep = Walking Arsenal asks for a hero of strength 6. Yours has 3, the RPK adds 2, the shotgun 1. Keep it!
lesson-second-point = Mission completed: one point! Its ability is yours now: once a round, for one ammo.
lesson-second-later = Someone had six points when the round ended: stage two begins. Threats grow stronger, but everyone may choose an equipment card. Take one.
lesson-second-polis = Polis, the four stations in the middle, defends itself with strength 7. Hold all four when a round ends, and you win.
lesson-second-free = Now play on freely until round six ends. A bot leads the Reich. “Hint” shows what a good player would do.

## Free play: when something comes up for the first time

lesson-second-tip-endangered_station = A threat from the dark comes to one of your stations. Choose which one, and whether army or hero fights.
lesson-second-tip-maintenance = An army above five costs pigs to maintain. Soldiers you cannot pay for leave.
lesson-second-tip-hire = Soldiers decide battles. Keep a pig and a mushroom to capture what you win.
lesson-second-tip-army_action = A lost attack costs your army one strength; a draw changes nothing. Check the odds. With no good target, obtain resources instead.
lesson-second-tip-hero_turn = A hero who loses an attack goes home wounded for a round. Heroes can also scout: next round you may fight the threat you took.
lesson-second-tip-mission_window = Missions have abilities. Using an unfinished one discards it, and its point with it; a completed one costs resources but stays yours.
lesson-second-tip-combat_card = A card shows what it adds against attack, defence and neutral cards. Guess what your opponent will play.
lesson-second-tip-choose_defender = You are under attack: choose who defends.
lesson-second-tip-vote = You have one vote per station. A new law replaces the old one.
lesson-second-tip-keep_card = You keep one of these cards and discard the other. A completed mission is worth a point; equipment helps your hero.
lesson-second-tip-replacement = You have fewer than three stations left: take a neutral one for free.
