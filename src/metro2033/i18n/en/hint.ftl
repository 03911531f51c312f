### Hints: one sentence that says what to do, what for, and against which danger.
###
### `hint-say` is the sentence, `hint-say-DANGER` that against a danger from $seat; `bare` is the same
### without an aim. `hint-do-VERB` is what to do and fits into every sentence as $do; its parts are for
### one kind of question, `there` for a station that was just named. `hint-aim-FEATURE` is $aim.

hint-advised = { $do }
    .even = { $do }
hint-missed = better: { $do }
hint-best = { $do }

hint-say = { $do } to { $aim }.
    .plain = { $do }.
    .rest = { $do }: nothing else is worth its price right now.
    .even = { $do }, though it hardly matters: the best answers are about equal here.
hint-say-defeat = { $do } to { $aim } and keep { $seat-the } from winning.
    .bare = { $do } to keep { $seat-the } from winning.
hint-say-loss = { $do } to { $aim } and keep { $seat-the } from taking { $station }.
    .bare = { $do } to keep { $seat-the } from taking { $station }.
hint-say-fall = { $do } to { $aim } and keep { $station } from falling.
    .bare = { $do } to keep { $station } from falling.
hint-say-hurt = { $do } to { $aim } and keep your hero unharmed.
    .bare = { $do } to keep your hero unharmed.
hint-say-neighbours = { $do } to { $aim } and leave your neighbours' armies less to attack.
    .bare = { $do } to leave your neighbours' armies less to attack.
hint-say-outgunned = { $do } to { $aim } and keep up with { $seat-the-poss } army.
    .bare = { $do } to keep up with { $seat-the-poss } army.
hint-say-race = { $do } to { $aim } and hold { $seat-the } back in the race for victory.
    .bare = { $do } to hold { $seat-the } back in the race for victory.
hint-say-missions = { $do } to { $aim } and hinder { $seat-the-poss } missions.
    .bare = { $do } to hinder { $seat-the-poss } missions.
hint-say-army = { $do } to { $aim } and weaken { $seat-the-poss } army.
    .bare = { $do } to weaken { $seat-the-poss } army.
hint-say-hero = { $do } to { $aim } and weaken { $seat-the-poss } hero.
    .bare = { $do } to weaken { $seat-the-poss } hero.
hint-say-goods = { $do } to { $aim } and keep { $seat-the } short of resources.
    .bare = { $do } to keep { $seat-the } short of resources.
hint-say-land = { $do } to { $aim } and loosen { $seat-the-poss } hold on the map.
    .bare = { $do } to loosen { $seat-the-poss } hold on the map.
hint-say-pressure = { $do } to { $aim } and keep { $seat-the } under pressure.
    .bare = { $do } to keep { $seat-the } under pressure.

hint-more = Compare the best plans

hint-do-both = { $first } and { $second }
hint-aim-both = { $first } and { $second }

## Aims

hint-aim-victory = win the match
hint-aim-points = score victory points
hint-aim-one_short = come within one point of victory
hint-aim-two_short = come within two points of victory
hint-aim-there = have enough points to win
hint-aim-army = be stronger in battle
hint-aim-large_army = keep your army from growing too large
hint-aim-pigs = have pigs in reserve
hint-aim-mushrooms = have mushrooms in reserve
hint-aim-ammo = have ammo in reserve
    .maintenance = avoid paying ammo for new soldiers later
hint-aim-hero = make your hero stronger
hint-aim-gear = be better equipped
hint-aim-missions = have more missions in hand
hint-aim-mission = get closer to completing your mission
    .mission = have a mission that you can complete soon
hint-aim-rests = keep your hero from missing a turn
hint-aim-polis = hold more of Polis
hint-aim-army_ready = keep your army free to act
hint-aim-hero_ready = keep your hero free to act
hint-aim-free_border = have more neutral stations within reach
hint-aim-weak_border = be the stronger side on your borders
hint-aim-hero_odds = give your hero better odds against threats
hint-aim-army_odds = give your army better odds against threats
hint-aim-prey_ready = bring your hero to a neutral station worth taking
hint-aim-raid_ready = set up a raid by your hero
hint-aim-income = earn more from your stations
hint-aim-activity = raise your activity
hint-aim-prize_distance = get closer to a neutral station
hint-aim-soldiers = have resources for more soldiers
hint-aim-stations = hold more stations
hint-aim-keep_points = hold on to your victory points
hint-aim-keep_army = stay strong in battle
hint-aim-keep_hero = keep your hero strong
hint-aim-keep_gear = keep your equipment
hint-aim-save_goods = avoid running short of resources
hint-aim-save_pigs = avoid running short of pigs
hint-aim-save_mushrooms = avoid running short of mushrooms
hint-aim-save_ammo = avoid running short of ammo
    .maintenance = avoid paying ammo for new soldiers later

## What to do, in both editions

hint-do-pass = pass
    .main = end the turn
    .tribute = take no tribute
    .purchase = buy nothing
    .before_dice = use nothing and roll
    .hero_lost = accept the defeat
    .reroll = keep both dice
    .threat_answer = take what comes
    .market = leave the market
    .hire = hire nobody
    .mission_window = use no ability
    .army_action = let the army rest
    .hero_turn = end the hero's turn
    .hero_end = end the hero's turn
    .place_threat = draw from the deck
    .capture = leave the station neutral
    .pay = keep your resources
    .use_effect = use nothing
    .strip_hero = take nothing
    .place_cards = leave the rest on top
hint-do-faction = choose { $faction-the }
hint-do-hero = choose { $hero }
hint-do-start = start at { $station }
hint-do-first_player = let { $seat-the } go first
hint-do-take = take { $resource-one }
hint-do-give = choose { $resource-one }
hint-do-produce = produce { $resource-one }
hint-do-defend = defend { $station } with the { $fighter }
hint-do-vote_for = vote for the law
hint-do-vote_against = vote against the law
hint-do-use_effect = { $effect-kind ->
    [hero] use { $effect }'s skill
    [faction] use your faction's ability
   *[other] use { $effect }
}
hint-do-bury_threat = put { $threat } under the deck
hint-do-bury_law = put { $law } under the deck
hint-do-lift_threat = put { $threat } on top of the deck
hint-do-lift_law = put { $law } on top of the deck
hint-do-maintain = keep an army of { $number }
hint-do-hire = hire a soldier
hint-do-attack_station = attack { $station }
    .there = attack the station
hint-do-attack_hero = attack { $seat-the-poss } hero
hint-do-obtain = send the army for resources
hint-do-move = move to { $station }
hint-do-market = go to the market
hint-do-renew = renew the market
hint-do-purchase = buy { $equipment-a }
hint-do-receive_mission = receive a mission
hint-do-keep_mission = keep { $mission }
hint-do-complete = complete { $mission }
hint-do-keep_equipment = keep the { $equipment }
hint-do-exchange = exchange { $resource-count } for { $resource2-count }
hint-do-scout = scout the area
hint-do-use_mission = use { $mission }
hint-do-place_threat = put { $threat } on top of the deck
hint-do-fight_with = fight with the { $fighter }
hint-do-commit = play { $combat }
hint-do-capture = capture the station
hint-do-retreat = have your hero recover at { $station }
hint-do-discard = discard the { $equipment }
    .item_limit = return the { $equipment } to the deck
hint-do-steal = take the { $equipment }
hint-do-settle = take { $station }
hint-do-aim = choose { $seat-the }
hint-do-pay = pay
hint-do-donate = pay what the mission asks for

## What to do in the first edition

hint-do-army_station = attack { $station } with the army
hint-do-army_hero = attack { $seat-the-poss } hero with the army
hint-do-step = move to { $station }
hint-do-work = put the army to work
hint-do-buy = go shopping
hint-do-halt = stop the hero here
hint-do-token = place token { $number }
hint-do-home = make { $station } your home
hint-do-face = face { $threat }
hint-do-withdraw = withdraw
hint-do-release = give up { $station }
hint-do-endangered = let { $station } face the threat
hint-do-tribute = take { $resource-one } from { $seat-the }
hint-do-retoken = place token { $number } on { $station }
hint-do-relocate = go to { $station }
hint-do-reroll = reroll the { $number }
hint-do-waive = pay { $resource-one } less
hint-do-knock_out = knock out { $seat-the-poss } hero
hint-do-rob = take it from { $seat-the }
hint-do-keep_old = keep your old mission
