### Bots: their names, how they play, and the reasons they give.

bot-random = Random
    .about = chooses at random
bot-heuristic = Planner
    .about = looks an answer ahead
bot-search = Searcher
    .about = searches before it answers
bot-newcomer = Newcomer
    .about = new to the tunnels
bot-trader = Trader
    .about = knows what things cost
bot-stalker = Stalker
    .about = knows the way about
bot-ranger = Ranger
    .about = thinks ahead
bot-commander = Commander
    .about = thinks far ahead
bot-policy = { $name }
    .about = has learnt by playing against itself

feature-points = victory points
feature-one_short = one point short of victory
feature-two_short = two points short of victory
feature-there = enough points to win
feature-army = strength of the army
feature-large_army = an army that costs upkeep
feature-pigs = pigs
feature-mushrooms = mushrooms
feature-ammo = ammo
feature-hero = strength of the hero
feature-gear = equipment
feature-missions = missions in hand
feature-mission = how near the mission is
feature-rests = a hero who must rest
feature-polis = stations of Polis
feature-army_ready = an army that can still act
feature-hero_ready = a hero who can still act
feature-free_border = neutral neighbours to take
feature-weak_border = weaker neighbours
feature-exposed = stronger neighbours
feature-outgunned = stronger armies of rivals
feature-hero_odds = the hero’s odds against threats
feature-army_odds = the army’s odds against threats
feature-prey_ready = a prize within the hero’s reach
feature-raid_ready = a raid within the hero’s reach
feature-income = what stations yield
feature-activity = activity
feature-defence = numbers on the stations
feature-prize_distance = the hero’s way to a prize
feature-soldiers = soldiers one could hire
feature-stations = stations
feature-turn = how soon the turn comes round

hint-option = { $place }. { $option } (wins { $chance } of 100)
hint-own = { $trend ->
    [good] better for you: { $feature }
   *[bad] worse for you: { $feature }
}
hint-rivals = { $trend ->
    [good] worse for rivals: { $feature }
   *[bad] better for rivals: { $feature }
}
hint-none = No bot here can think about this game.
