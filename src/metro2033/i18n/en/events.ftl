### What has happened, as sentences. Variables are named after the kinds of the event's arguments, a
### second of one kind with 2; the ID `hidden` stands for what the reader may not know. The part `many`
### tells several of them, each of which adds its `item` to `$list`; the part `hidden` tells of several
### of which the reader knows only the number.

## Set-up

event-first_player_drawn = { $seat } begins.
event-faction_taken = { $seat } leads { $faction }.
event-hero_taken = { $hero } joins { $seat }.
event-figure_placed = The hero of { $seat } stands at { $station }.
event-home_named = { $seat } makes { $station } its home.

## The course of the match

event-round_began = Round { $number } begins.
event-phase_began = { $number ->
    [1] Events.
    [2] Mobilization.
    [3] Armies.
    [4] Heroes.
   *[other] End of the round.
}
event-stage_began = Stage { $number } begins.
event-turn_began = Round { $number }: { $seat } is on turn.
event-match_ended = { $seat } wins the match.

## Resources; `many` joins several of one player

event-resource_gained = { $seat } gets { $resource-count }.
    .item = { $resource-count }
    .many = { $seat } gets { $list }.
event-resource_spent = { $seat } pays { $resource-count }.
    .item = { $resource-count }
    .many = { $seat } pays { $list }.
event-exchanged = { $seat } exchanges { $resource-count } for { $resource2-count }.
event-donated = { $seat } pays for a mission.
event-army_obtained = The army of { $seat } looks for resources.
event-army_worked = The army of { $seat } works.
event-tribute_taken = { $seat } takes { $resource-one } from { $seat2 }.

## Stations

event-station_captured = { $seat } captures { $station }.
event-station_lost = { $seat } loses { $station }.
event-station_settled = { $seat } settles { $station }.
event-token_placed = { $seat } puts token { $number } on { $station }.
event-station_endangered = A threat comes to { $station } of { $seat }.

## Missions

event-mission_completed = { $seat } completes the mission { $mission }.
event-mission_drawn = { $mission-id ->
    [hidden] { $seat } draws a mission.
   *[other] { $seat } draws the mission { $mission }.
}
    .item = { $mission }
    .many = { $seat } draws the missions { $list }.
    .hidden = { $seat } draws { $count } missions.
event-mission_kept = { $mission-id ->
    [hidden] { $seat } takes a mission.
   *[other] { $seat } takes the mission { $mission }.
}
event-mission_rejected = { $mission-id ->
    [hidden] { $seat } puts a mission aside.
   *[other] { $seat } puts the mission { $mission } aside.
}
event-mission_used = { $seat } uses the ability of { $mission }.

## Equipment

event-equipment_gained = { $seat } gets { $equipment }.
event-equipment_discarded = { $seat } discards { $equipment }.
event-equipment_taken = { $seat } takes { $equipment } from { $seat2 }.
event-equipment_seen = { $equipment-id ->
    [hidden] { $seat } looks at an equipment card.
   *[other] { $seat } looks at { $equipment }.
}
event-market_filled = { $equipment } comes to the market.
    .item = { $equipment }
    .many = { $list } come to the market.
event-market_renewed = { $seat } renews the market.
event-items_offered = { $equipment } is on offer.
    .item = { $equipment }
    .many = { $list } are on offer.
event-item_bought = { $seat } buys { $equipment }.
event-effect_used = { $seat } uses { $effect }.

## Threats

event-threat_revealed = The threat is { $threat }.
event-threat_scouted = { $threat-id ->
    [hidden] { $seat } scouts a threat.
   *[other] { $seat } scouts { $threat }.
}
event-threat_placed = { $threat-id ->
    [hidden] { $seat } puts a scouted threat on top.
   *[other] { $seat } puts { $threat } on top.
}
event-threat_looked = { $threat-id ->
    [hidden] { $seat } looks at a threat.
   *[other] { $seat } looks at { $threat }.
}
event-threat_buried = { $threat-id ->
    [hidden] { $seat } buries a threat.
   *[other] { $seat } buries { $threat }.
}
event-threat_fought = { $seat } fights { $threat }: { $number } against { $number2 }.
event-threat_returned = { $threat-id ->
    [hidden] { $seat } returns a scouted threat.
   *[other] { $seat } returns { $threat }.
}
event-threat_rolled = { $number } and { $number2 } count for { $threat }.
event-threat_settled = { $number ->
    [0] { $seat } is beaten.
    [1] { $seat } neither wins nor loses.
   *[other] { $seat } wins.
}

## Laws

event-law_looked = { $law-id ->
    [hidden] { $seat } looks at a law.
   *[other] { $seat } looks at the law { $law }.
}
event-law_buried = { $law-id ->
    [hidden] { $seat } buries a law.
   *[other] { $seat } buries the law { $law }.
}
event-law_opened = The law { $law } comes to the vote.
event-vote_cast = { $number2 ->
    [1] { $seat } votes for it ({ $number }).
   *[other] { $seat } votes against it ({ $number }).
}
event-law_passed = The law { $law } is passed.
event-law_rejected = The law { $law } is rejected.

## Armies and heroes

event-army_strength = The army of { $seat } has strength { $number }.
event-activity_changed = { $seat } has activity { $number }.
event-hero_moved = The hero of { $seat } goes to { $station }.
    .item = { $station }
    .many = The hero of { $seat } goes to { $list }.
event-hero_wounded = The hero of { $seat } is wounded and carried to { $station }.
event-hero_rested = The hero of { $seat } rests.
event-hero_beaten = The hero of { $seat } is beaten and goes home.
event-hero_knocked_out = The hero of { $seat } is struck down.
event-aimed = { $seat } names { $seat2 }.

## Fights

event-station_attacked = { $fighter-id ->
    [hero] The hero of { $seat } attacks { $station }.
   *[other] The army of { $seat } attacks { $station }.
}
event-hero_attacked = { $fighter-id ->
    [hero] The hero of { $seat } attacks the hero of { $seat2 }.
   *[other] The army of { $seat } attacks the hero of { $seat2 }.
}
event-defence_chosen = { $seat } defends with the { $fighter }.
event-defence_named = { $seat } guards { $station } with the { $fighter }.
event-combat_dealt = { $combat-id ->
    [hidden] { $seat } is dealt a combat card.
   *[other] { $seat } is dealt { $combat }.
}
    .item = { $combat }
    .many = { $seat } is dealt { $list }.
event-combat_shown = { $seat } plays { $combat } (+{ $number }).
event-battle_fought = { $seat } against { $seat2 }: { $number } to { $number2 }.
event-polis_fought = { $seat } against the guard of Polis: { $number } to { $number2 }.
event-fighter_chosen = { $seat } fights with the { $fighter }.
event-dice_rolled = { $seat } rolls { $number } and { $number2 }.
event-die_chosen = { $seat } throws the { $number } again.
event-die_rerolled = The { $number } of { $seat } becomes { $number2 }.

## Toy

event-lamp_lit = The lamp at { $platform } is lit.
event-walked = { $seat } walks to { $platform }.
event-found_card = { $find-id ->
    [hidden] { $seat } finds something.
   *[other] { $seat } finds { $find }.
}
event-played = { $seat } plays { $find }.
event-duelled = { $seat } and { $seat2 } bid { $number } and { $number2 }.
event-saw_top = { $find-id ->
    [hidden] { $seat } looks at the top of the deck.
   *[other] { $seat } sees { $find } on top of the deck.
}
event-rested = { $seat } rests.
