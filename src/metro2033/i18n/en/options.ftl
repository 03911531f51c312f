### Answers a player can give. Variables are named after the kinds of the verb's arguments, a second
### of one kind with 2. An attribute is the label at one question only; `group` heads many of them.

## Both editions

option-pass = Pass
    .main = End the turn
    .tribute = Take no tribute
    .purchase = Buy nothing
    .before_dice = Use nothing, roll the dice
    .hero_lost = Let it happen
    .reroll = Keep both dice
    .threat_answer = Face it
    .market = Leave the market
    .hire = Hire nobody
    .mission_window = Keep all abilities
    .army_action = The army rests
    .hero_turn = End the hero's turn
    .hero_end = End the hero's turn
    .place_threat = Let the deck decide
    .capture = Leave it
    .pay = Do not pay
    .use_effect = Use nothing
    .strip_hero = Leave his equipment
    .place_cards = Bury no more
option-faction = { $faction }
    .group = Sides
option-hero = { $hero }
    .group = Heroes
option-start = Begin at { $station }
    .group = Begin at
option-first_player = { $seat } { $seat-number ->
    [plural] begin
   *[singular] begins
}
option-draw_equipment = { $equipment } comes
option-draw_mission = { $mission } comes
option-draw_threat = { $threat } comes
option-draw_law = { $law } comes
option-draw_combat = { $combat } comes
option-take = Take { $resource-one }
option-give = Give up { $resource-one }
option-produce = Produce { $resource }
option-defend = Defend { $station } with the { $fighter }
    .group = Defend
option-vote_for = Vote for it
option-vote_against = Vote against it
option-use_effect = Use { $effect }
    .group = Use
option-bury_threat = Bury { $threat } under the deck
option-bury_law = Bury { $law } under the deck
option-lift_threat = Put { $threat } on top
option-lift_law = Put { $law } on top
option-maintain = Keep an army of { $number }
    .group = Keep an army of
option-hire = Hire a soldier
option-attack_station = Attack { $station }
    .group = Attack
option-attack_hero = Attack the hero of { $seat }
    .group = Attack the hero of
option-obtain = Send the army for resources
option-move = Move to { $station }
    .group = Move to
option-market = Go to the market
option-renew = Renew the market
option-purchase = Buy { $equipment }
    .group = Buy
option-receive_mission = Receive a mission
option-keep_mission = Keep { $mission }
option-keep_equipment = Keep { $equipment }
option-exchange = Exchange { $resource-count } for { $resource2-count }
    .group = Exchange
option-scout = Scout a threat
option-use_mission = Use { $mission }
    .group = Use the mission
option-place_threat = Put { $threat } on top
option-fight_with = Fight with the { $fighter }
option-commit = Play { $combat }
option-capture = Capture it
option-retreat = Retreat to { $station }
    .group = Retreat to
option-discard = Discard { $equipment }
    .group = Discard
option-steal = Take { $equipment }
    .group = Take
option-settle = Settle { $station }
    .group = Settle
option-aim = { $seat }
option-pay = Pay
option-donate = Pay for the mission

## First edition

option-army_station = Send the army against { $station }
    .group = Send the army against
option-army_hero = Send the army against the hero of { $seat }
    .group = Send the army against the hero of
option-step = Step to { $station }
    .group = Step to
option-work = Let the army work
option-buy = Go shopping
option-halt = End the hero's movement here
option-roll = A { $number } and a { $number2 }
option-token = Put down token { $number }
    .group = Put down token
option-home = Make { $station } the home
    .group = Home
option-face = Face { $threat }
option-withdraw = Withdraw
option-release = Give up { $station }
    .group = Give up
option-endangered = Let it come to { $station }
    .group = Let it come to
option-tribute = Take { $resource-one } from { $seat }
    .group = Take tribute
option-retoken = Put token { $number } on { $station }
    .group = Put another token
option-relocate = Go to { $station }
    .group = Go to
option-reroll = Throw the { $number } again
option-waive = Pay { $resource-one } less
option-knock_out = Strike down the hero of { $seat }
option-rob = Rob { $seat }
option-keep_old = Keep the old mission

## Toy

option-rest = Rest
option-walk = Walk to { $platform }
    .group = Walk to
option-search = Search
option-play = Play { $find }
option-duel = Challenge { $seat }
option-bid = Bid { $number }
option-found = { $find } turns up
option-lit = { $platform } is lit
