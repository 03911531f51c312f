### The rulebook for players: running text in our own words.
### `book-second-<tag>` is a paragraph of a chapter.

## The world and the goal

book-second-story =
    The year is 2033. The war took a day and left nothing above ground worth going back for. Below Moscow, in the deepest shelter there is, people count by stations instead of streets. Six factions have divided the lines between them: unions of stations with an army each, a name each, and a reason to distrust the other five.

    You lead one of them. Take stations from monsters and from rivals, carry out missions, pass laws that suit you, and unite the Metro before somebody else does.
book-second-winning =
    Ten victory points win; the Red Line needs only nine. Or forget about counting and take the heart of the Metro: whoever holds all four stations of Polis wins as well. Either way you have to hold on: the winner is decided at the end of a round, and only what you have then counts. If several players have made it, the one closest to the first player, clockwise, wins.
book-second-points =
    Every station you hold is a point, and every mission you complete is one. Lose the station and its point goes too; the point of a mission is yours for ever.

## What is in the box

book-second-box =
    The board, 6 faction cards, 6 hero cards with 6 figures, 36 threats (18 for each stage of the game), 18 pieces of equipment, 18 missions, 7 laws and 7 combat cards. 35 tokens each for pigs, mushrooms and ammo, 14 tokens for every faction, a marker for the first player and one for the round. You will find no dice.
book-second-makers =
    A game by Sergey Golubkin and Pavel Ovchinnikov, produced by Ivan Popov. Sergey Dulin and uildrim were its graphic designers, Petr Tyulenev its editor and Nikolay Pegasov its director of business development. Hobby World published it, after the novels of Dmitry Glukhovsky; the Hungarian translation is by Dunda.

## The map

book-second-stations =
    Six coloured zones around Polis belong to the six factions. Polis itself is four stations in the middle that belong to nobody yet. An ordinary station shows the resource it produces: pigs, mushrooms or ammo. Three home stations in every zone are marked as such. Heroes may pass through abandoned stations or stop there, but nobody can attack or capture them.

    Zones of factions that nobody plays are sealed: every tunnel and transfer into them is blocked, even their Hansa stations are closed, nobody may enter, capture anything there or meet what lives there. With six players the whole map is open.

    Wherever you rule, one of your tokens lies, with the resource of the station up; in Polis, where anything can be produced, with the sign of your faction.
book-second-ring =
    The brown stations of the Ring line are Hansa. Nobody can attack them. Heroes go there to trade.
book-second-ways =
    Stations are joined by tunnels and by transfers. Either makes them neighbours, and a hero goes from one to the next for one unit of speed.
book-second-tracks =
    Around the map run three tracks. Two of your tokens, either side up, keep count on the army track and the victory track: move them with every change. On the round track the marker follows the arrows, one place a round, and where it stands is what this round begins with. The market of Hansa, beside it, shows four pieces of equipment for sale.

## Factions and heroes

book-second-side =
    A faction is a place on the map and a way of playing. Its card names three home stations, which produce one of each resource between them, its special ability, and the bonus it starts with: resources, equipment, missions or a stronger army.
book-second-hero =
    The hero you choose stays with your faction for the whole game, and your faction with the hero. The figure on the board shows where they are. Any figure will do, but one in your colour avoids quarrels.

## Set-up

book-second-setup =
    Shuffle, choose, place: the map fills up while you set up, and only the zones of the factions that were chosen, together with Polis, take part.
setup-second-1 = Put the board in the middle. Shuffle equipment, missions, laws and the threats of the first stage separately and lay them face down; put the threats of the second stage aside. The seven combat cards lie beside the board, and all resource tokens in a common reserve. Decide in any way you like who goes first.
    .title = Lay out the board.
setup-second-2 = The first player takes any of the six factions and lays it face up. Take all 14 of its tokens and a figure, and put a token on each of its three home stations, resource up.
    .title = The first faction.
setup-second-3 = The cards go round clockwise, and everybody takes one whose zone borders a zone already taken. After the Confederation of 1905 that means the Fourth Reich or the Arbat Confederation; after the Reich as well, the Arbat Confederation or the Red Line.
    .title = The other factions.
setup-second-4 = Everybody has three stations and so 3 points, and an army of strength 2. Now take the start bonus of your faction.
    .title = Points, army, bonus.
setup-second-5 = Heroes are chosen the other way round: the last to choose a faction is the first to choose a hero, and the cards travel counterclockwise. Borders do not matter here. Put your figure on any of your home stations.
    .title = Heroes.
setup-second-6 = What nobody chose goes back into the box. The zones of those factions are closed; with six players none is.
    .title = Close the other zones.
setup-second-7 = The round marker goes on the start position, and the top four equipment cards are turned over: that is the market. The first round begins at once, and everything produces double.
    .title = Open the market.

## Course of the game

book-second-order =
    A round has five phases. In each of them the first player begins and the others follow clockwise; when the last has finished, the next phase begins. So everybody can hire soldiers before anybody attacks, and all armies have marched before the first hero moves. After the round the first player marker moves one seat to the left.

## Resources

book-second-production =
    A round opens with what its place on the track shows. A resource symbol means that every station with that resource gives its owner one; a neutral station works for nobody. A Polis station produces whatever is shown, but nothing that is not, and never two at once: if two resources are shown, you choose for each of your Polis stations.

    The first round is special. On the start position everything is produced, and doubled: two pigs, two mushrooms and two ammo for everyone, on top of the start bonus. The marker never comes back there.

    What you gain you take from the reserve, and what you spend goes back.

## Threats

book-second-threat-cards =
    Threats wait at neutral stations, and at times they come for yours. There is one deck for each stage of the game, and the second is far worse than the first. Every threat is physical, biological or radiation, and some equipment helps against one of these.
book-second-dark =
    If the track shows a threat, something is coming out of the dark, for all of you. Starting with the first player, everyone names which of their stations is attacked and who defends it: the army, or the hero if the hero is there. Only when everybody has chosen does the first player turn over the top threat. Everybody fights this one card, in order. Repel it, and you receive the reward printed on it; lose, and you take your token off the station. In a draw nothing happens.

## Laws

book-second-laws =
    If the track shows a law, the leaders of the Metro sit down together. The first player turns over the top law and reads it out; then all vote, in order and openly. You have as many votes as stations, and they all go the same way: nobody may abstain, and nobody may split them.

    More votes for than against, and the law is in force at once. It lies face up beside the deck, and the law before it goes underneath: there is never more than one. With a majority against, or a tie, the new law goes under the deck and the old one stays.

    A law bends the rules for as long as it lasts. Read it twice.

## The army

book-second-strengthening =
    Mobilization has two parts, and each player in turn does both. First pay for the army you have, by its strength. If you cannot or will not pay, send soldiers home until you reach a strength that you can and will pay for: with strength 7 and a single pig, drop to 6 and pay the pig.

    Then hire as many soldiers as you like, each for one ammo and one pig, but never beyond strength 8. New soldiers cost nothing to keep until the next round.
book-second-army =
    In the army phase each army may do one thing, in order from the first player. It can attack a station next to one of yours, neutral or another player's, but never one of Hansa and never an abandoned one. Or it attacks another player's hero who stands on one of your stations or next to one, unless the hero is safe: on a Hansa station, or on a station of their own faction.

    Neutral Polis and Hansa let armies through, whomever they march against, so “next to” can reach further than it looks. A Polis station that another player has captured does not let you through, and in one attack you may use only one tunnel between Hansa stations. From Chekhovskaya you reach Ploshchad Revolyutsii by way of Borovitskaya and Arbatskaya, while both are neutral; from Marksistskaya you reach Paveletskaya by two transfers and one ring tunnel, but Serpukhovskaya only once Paveletskaya is yours.

    At a neutral station you fight the top threat of the deck, in neutral Polis a guard of strength 7. At a player's station you fight that player's army, or the hero, if the hero is there and their player prefers it.
book-second-working =
    Or leave the war to others: your soldiers search the tunnels, and you take one resource of your choice.

## The hero

book-second-moving =
    In the hero phase players act in order from the first. Speed is the number of tunnels and transfers your hero can pass; equipment can raise and lower it. You need not use all of it, or any. But movement comes first: after any other action your hero stays put until the next round.
book-second-acting =
    Then your hero may do one of seven things: attack a station, attack a hero, scout, use an ability that counts as an action, exchange resources, buy equipment or receive a mission. After that the next player's hero moves, and when everybody is done the round ends.

    Heroes attack only where they stand, and never a Hansa or an abandoned station. On a neutral station they fight the top threat; in neutral Polis a guard of strength 7, without a card; on a player's station that player's army, or the hero, if the hero is there and their player prefers it. After a victory you may capture the station at once; if you do not, it stays or becomes neutral. Another player's hero on the same station can be attacked too, but not in Hansa and not on a station of their own faction.
book-second-scouting =
    On a neutral station your hero may scout: look at the top threat and lay it face down in front of you. If you attack a neutral station outside Polis in the next round, with the army or the hero, you may first put that card on top of the deck, and you know what you will meet. You don't have to, but it is then or never: what is unused at the end of that round goes under the deck.

## Trade and equipment

book-second-buying =
    On a Hansa station the four cards of the market are for sale, all at the same price. Buy as many as you can pay for, even all four, or none. If nothing pleases you, you may first, once a round and only before you buy, pay to discard all of them and turn over four new ones. What you buy works at once, for better or worse. When you are done, fill the market up to four; if the deck runs out, shuffle the discards into a new one.
book-second-carrying =
    Much of the equipment makes your hero stronger or faster. Two pieces are the limit in the first stage of the game, three in the second. Whenever you have more, however you came by them, discard at once down to the limit.
book-second-exchange =
    On a Hansa station your hero may also exchange: any number of one resource for the same number of one other.

## Missions

book-second-missions =
    A mission is a task for your hero or your faction. It lies face down; you may look at it whenever you like, and have as many as you like. As soon as you reach its goal, turn it over for everyone to see and take your point. A completed mission cannot be undone. Each goal counts only once: a second mission with the same goal earns no point.
book-second-new-mission =
    For one ammo and one mushroom a hero on a Hansa station receives a mission: draw two, show them to nobody, keep one and discard the other. You may do this once a round.
book-second-ability =
    Every mission also has an ability, which you can use at any time. A mission you have not completed is discarded for it, even one whose goal no longer counts for you. A completed one costs one ammo each time and may be used once a round. The effect lasts until the end of the round.

## Fights

book-second-strength =
    Compare two strengths; the greater wins. An army fights with the strength it has at that moment, a hero with their own strength and all their equipment, a threat with the number on its card. A neutral Polis station always defends with 7; no threat is turned over there. When two players fight, army or hero, combat cards are added on both sides.
book-second-chance =
    The attacker shuffles all seven combat cards unseen and deals them one at a time, to each side in turn, until both have three. The last one stays face down, and nobody knows it. Choose one of your three, lay it face down, and turn both over together: each adds what it says to its side's strength.

    What it says depends on the other card. There are attack cards, defence cards and a neutral one; some defence cards are worth more against attack, and the other way round. Suppose a hero of the Fourth Reich, strength 5 with equipment, attacks a station of the Arbat Confederation, whose army has strength 6. Counterattack, a defence card, gives the hero +2, and Ambush the army +1: 7 to 7, a draw. Had the hero played an attack card worth +2, Ambush would have given +3, and the hero would have lost by 7 to 9. Had the army played Evasion, worth nothing here, the hero would have won by 7 to 6.
book-second-draw =
    Equal strength is a draw. Nobody loses anything, nobody gains anything.
book-second-defeat =
    What you win and what you pay depends on who attacked whom. An army never falls below strength 1. If the owner of a station defends it with a hero instead of the army, nothing in the table changes: the defending hero comes to no harm. A wounded hero goes to a home station of their faction and misses their next turn of the hero phase: this round's, if it is still to come.

## Winning and losing stations

book-second-capture =
    A victorious attack gives you the right to a station; the price makes it yours. A neutral station costs one mushroom and one pig, a station won from a player one mushroom. Paying is up to you. If you decline or cannot pay, a neutral station stays neutral and one won from a player becomes neutral, and your army goes home; from then on it costs as much as any neutral one. When you capture, put your token down and move up one on the victory track.
book-second-losing =
    Stations are lost to threats, to attacks and to cards. Take your token off and move down one on the victory track.
book-second-floor =
    Nobody falls below three stations. If you are left with two, you at once take any neutral station in your own zone for free, with its point. Only if there is none may you choose one in another zone in play, but never in Polis.

## The end of the round

book-second-ending =
    First see whether somebody has won. If not, the first player marker goes one seat to the left, the round marker one place on, and you check whether the game enters its second stage. Then a new round begins.
book-second-stages =
    The game begins in its first stage, with the milder threats and two pieces of equipment for each hero. If somebody has six points or more at the end of a round, the second stage begins. The first threat deck goes back into the box, and the second takes its place. Starting with the first player, everybody draws two equipment cards, gives one to their hero and discards the other; and a hero may now carry three.

    It can go backwards. If at any time everybody has fewer than six points again, the first stage returns: change the decks back, and discard what your heroes can no longer carry.

## Open and hidden information

book-second-secrets =
    Nobody knows the order of a deck. Only you know the missions you have not completed, the one you turned down, the threat you have scouted, and the combat cards in your hand. Everything else is open: resources, armies, points, stations, the market, equipment, the law in force, the round and the first player.
book-second-decks =
    Laws go under their deck. All other cards have a discard pile for each type, which is shuffled into a new deck when the old one runs out. If deck and pile are both empty, there are no more cards of that type to take.

## Figures

figure-second-factions = The six factions, in the order of their zones around Polis.
figure-second-box = A faction, a hero, equipment, a mission, a threat, a law and a combat card.
figure-second-legend = What is drawn on the map
    .neutral = A neutral station: the picture shows the resource it produces.
    .owned = A station of the Red Line, with its letter.
    .home = A home station: its rim is doubled.
    .ring = A Hansa station: nobody can attack it, heroes trade here.
    .abandoned = An abandoned station: heroes may pass or stop, nobody can capture it.
    .polis = A Polis station: it produces any resource that is shown.
    .tunnel = A tunnel: neighbours along a line.
    .transfer = A transfer: all these stations are neighbours.
    .figure = A hero, in the colour and with the letter of the faction.
figure-second-track = The round track: the marker stands on the left
    .resource = Every station with this resource produces one.
    .threat = A threat from the dark attacks everybody.
    .law = A law is voted on.
figure-second-faction = A faction card
    .picture = The banner.
    .name = The name.
    .ability = The special ability.
    .target = The points it needs.
figure-second-hero = A hero card
    .name = The name.
    .strength = Strength, without equipment.
    .speed = Speed, without equipment.
    .ability = The hero's ability.
figure-second-course = A round
    .events = Events: what the round track shows. Resources, a threat, a law.
    .mobilization = Mobilization: pay for the army, then hire.
    .army = Army actions: attack a station, attack a hero, or obtain a resource.
    .hero = Hero actions: move, then do one thing.
    .end = End of the round: has somebody won?
figure-second-threat = A threat card
    .name = The name.
    .strength = Strength.
    .type = Type: physical, biological or radiation.
    .reward = The reward for beating it.
figure-second-law = A law card
    .name = The name.
    .words = What it changes while it is in force.
figure-second-equipment = An equipment card
    .name = The name.
    .words = What it gives, and what it takes.
figure-second-mission = A mission card
    .name = The name.
    .goal = The goal: worth a point.
    .ability = The ability.
figure-second-combat = A combat card
    .name = The name.
    .type = The type.
    .modifier = What it adds, by the type of the other card.
figure-second-last = At the end of a round
    .win = Has somebody won?
    .first = The first player marker goes to the left, the round marker one place on.
    .stage = Six points or more? The second stage begins.
figure-second-faces = One mission, two views
    .own = What you see.
    .others = What the others see.

## Tables

table-second-track = The round track
table-second-track-0 = Place
table-second-track-1 = Each station with the resource gives
table-second-track-2 = Then
table-second-track-start = Start
table-second-track-place = { $number }
table-second-upkeep = Maintenance of the army
table-second-upkeep-0 = Strength
table-second-upkeep-1 = Each round
table-second-upkeep-free = free
table-second-prices = All prices at a glance
table-second-prices-0 = For
table-second-prices-1 = You pay
table-second-price-soldier = Army strength +1
table-second-price-equipment = A piece of equipment
table-second-price-renewal = Four new cards in the market
table-second-price-mission = A mission
table-second-price-capture-neutral = Capturing a neutral station
table-second-price-capture-player = Capturing a station won from a player
table-second-price-mission-ability = The ability of a completed mission
table-second-combat = The combat cards
table-second-combat-0 = Card
table-second-combat-1 = Type
table-second-combat-2 = Against attack
table-second-combat-3 = Against defence
table-second-combat-4 = Against neutral
table-second-outcomes = How fights end
table-second-outcomes-0 = The attack
table-second-outcomes-1 = The attacker wins
table-second-outcomes-2 = The attacker loses
table-second-outcome-army-neutral = Army against a neutral station
table-second-outcome-hero-neutral = Hero against a neutral station
table-second-outcome-army-station = Army against a player's station
table-second-outcome-hero-station = Hero against a player's station
table-second-outcome-army-hero = Army against a hero
table-second-outcome-hero-hero = Hero against a hero
table-second-outcome-threat-station = Threat against a player's station
outcome-second-army = The army loses { $number } strength.
outcome-second-reward = The player receives the reward on the card.
outcome-second-capture = The attacker may capture the station.
outcome-second-lost = The owner loses the station.
outcome-second-item = { $how ->
    [may-taken] The winner may take one equipment card of the beaten hero.
    [may-foe] The winner may discard one equipment card of the beaten hero.
   *[foe] The winner discards one equipment card of the beaten hero.
}
outcome-second-hero = { $side ->
    [attacker] The attacking hero is wounded.
   *[defender] The hero who was attacked is wounded.
}

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
