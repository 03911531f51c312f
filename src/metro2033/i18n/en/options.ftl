### Answers a player can give. Variables are named after the kinds of the verb's arguments, a second
### of one kind with 2. An attribute is the label at one question only; `group` heads many of them.

## Both editions

option-pass = Pass
    .main = End the turn
    .tribute = Take no tribute
    .purchase = Buy nothing
    .before_dice = Use nothing and roll
    .hero_lost = Accept the defeat
    .reroll = Keep both dice
    .threat_answer = Take what comes
    .market = Leave the market
    .hire = Hire nobody
    .mission_window = Use no ability
    .army_action = Let the army rest
    .hero_turn = End the hero's turn
    .hero_end = End the hero's turn
    .place_threat = Draw from the deck
    .capture = Do not capture it
    .pay = Do not pay
    .use_effect = Use nothing
    .strip_hero = Take nothing
    .place_cards = Leave the rest on top
option-faction = { $faction }
    .group = Factions
option-hero = { $hero }
    .group = Heroes
option-start = Start at { $station }
    .group = Start at
option-first_player = { $seat-The } { $seat-number ->
    [plural] go
   *[singular] goes
} first
option-draw_equipment = Draw { $equipment }
option-draw_mission = Draw { $mission }
option-draw_threat = Draw { $threat }
option-draw_law = Draw { $law }
option-draw_combat = Draw { $combat }
option-take = Take { $resource-one }
option-give = Choose { $resource-one }
option-produce = Produce { $resource-one }
option-defend = Defend { $station } with the { $fighter }
    .group = Defend
option-vote_for = Vote for
option-vote_against = Vote against
option-use_effect = { $effect-kind ->
    [hero] Use { $effect }'s skill
    [faction] Use your faction's ability
   *[other] Use { $effect }
}
    .group = Use
option-bury_threat = Put { $threat } under the deck
option-bury_law = Put { $law } under the deck
option-lift_threat = Put { $threat } on top of the deck
option-lift_law = Put { $law } on top of the deck
option-maintain = Keep an army of { $number }
    .group = Keep an army of
option-hire = Hire a soldier
option-attack_station = Attack { $station }
    .group = Attack
option-attack_hero = Attack { $seat-the-poss } hero
    .group = Attack the hero of
option-obtain = Obtain resources
option-move = Move to { $station }
    .group = Move to
option-market = Go to the market
option-renew = Renew the market
option-purchase = Buy { $equipment }
    .group = Buy
option-receive_mission = Receive a mission
option-keep_mission = Keep { $mission }
option-complete = Complete { $mission }
option-keep_equipment = Keep { $equipment }
option-exchange = Exchange { $resource-count } for { $resource2-count }
    .group = Exchange
option-scout = Scout the area
option-use_mission = Use { $mission }
    .group = Use the mission
option-place_threat = Put { $threat } on top of the deck
option-fight_with = Fight with the { $fighter }
option-commit = Play { $combat }
option-capture = Capture the station
option-retreat = Recover at { $station }
    .group = Recover at
option-discard = Discard { $equipment }
    .item_limit = Return { $equipment } to the deck
    .group = Discard
option-steal = Take { $equipment }
    .group = Take
option-settle = Take { $station }
    .group = Take
option-aim = { $seat }
option-pay = Pay
option-donate = Pay what the mission asks for

## First edition

option-army_station = Attack { $station } with the army
    .group = Attack with the army
option-army_hero = Attack { $seat-the-poss } hero with the army
    .group = Send the army against the hero of
option-step = Move to { $station }
    .group = Move to
option-work = Put the army to work
option-buy = Go shopping
option-halt = End the hero's movement here
option-roll = Roll { $number } and { $number2 }
option-token = Place token { $number }
    .group = Place token
option-home = Make { $station } your home
    .group = Make your home
option-face = Face { $threat }
option-withdraw = Withdraw
option-release = Give up { $station }
    .group = Give up
option-endangered = Let { $station } face the threat
    .group = Face the threat at
option-tribute = Take { $resource-one } from { $seat-the }
    .group = Take tribute
option-retoken = Place token { $number } on { $station }
    .group = Place another token
option-relocate = Go to { $station }
    .group = Go to
option-reroll = Reroll the { $number }
option-waive = Pay { $resource-one } less
option-knock_out = Knock out { $seat-the-poss } hero
option-rob = Take it from { $seat-the }
option-keep_old = Keep your old mission

## Toy

option-rest = Rest
option-walk = Walk to { $platform }
    .group = Walk to
option-search = Search
option-play = Play { $find }
option-duel = Challenge { $seat-the }
option-bid = Bid { $number }
option-found = Find { $find }
option-lit = Light the lamp at { $platform }
