### What the terminal and the browser both say of a table.

match-over = The match is over.
match-without-winner = The match is over, and nobody has won.
forced = Only option: { $option }.
forced-pass = You had no other option.
    .purchase = You cannot afford any of these items.
player-hero = { $hero } at { $station }
player-missions = { $number ->
    [one] { $number } mission
   *[other] { $number } missions
}
player-rests = hero rests
head-round = Round { $number }
head-stage = stage { $number }
coming = This round: { $now }. Then: { $next }.
coming-threat = threat
coming-law = vote
station-free = neutral
station-closed = closed
station-kind = { $kind ->
    [hansa] Hansa
    [abandoned] abandoned
    [polis] Polis
   *[other] home
}
station-guarded = { $owner }, strength { $number }
station-levelled = { $owner }, level { $number }
card-strength = Strength { $number }.
card-type = Type: { $type }.
card-speed = Speed { $number }.
card-price = Price: { $list }.
card-points = { $number ->
    [one] { $number } point.
   *[other] { $number } points.
}
card-reward = Reward: { $list }.
card-goal = Goal: { $goal }
card-ability = { $ability }: { $text }
card-versus = Adds { $attack } against attack, { $defence } against defence, { $manoeuvre } against neutral.
dash = –
nature = Waiting for a random draw.

## What gives a part of a total

part-activity = Activity
part-army = Army
part-blast = Grenade
part-dice = Dice
part-effect = Effect
part-growth = Mutagen
part-guard = Polis guard
part-house_rule = House rule
part-least = Never below 0
part-number = Station level
part-shot = Shot
part-skill = Skill
