### What has happened, as sentences. Variables are named after the kinds of the event's arguments, a
### second of one kind with 2; the ID `hidden` stands for what the reader may not know. The part `many`
### tells several of them, each of which adds its `item` to `$list`; the part `hidden` tells of several
### of which the reader knows only the number.

## Set-up

event-first_player_drawn = { $seat } { $seat-number ->
    [plural] go
   *[singular] goes
} first.
event-faction_taken = { $seat } { $seat-number ->
    [plural] lead
   *[singular] leads
} { $faction }.
event-hero_taken = { $hero } joins { $seat }.
event-figure_placed = { $seat-poss } hero stands at { $station }.
event-home_named = { $seat } { $seat-number ->
    [plural] make { $station } their home.
   *[singular] makes { $station } its home.
}

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
event-turn_began = Round { $number }: { $seat } to move.
event-match_ended = { $seat } { $seat-number ->
    [plural] win
   *[singular] wins
} the match.

## Resources; `many` joins several of one player

event-resource_gained = { $seat } { $seat-number ->
    [plural] get
   *[singular] gets
} { $resource-count }.
    .item = { $resource-count }
    .many = { $seat } { $seat-number ->
        [plural] get
       *[singular] gets
    } { $list }.
event-resource_spent = { $seat } { $seat-number ->
    [plural] pay
   *[singular] pays
} { $resource-count }.
    .item = { $resource-count }
    .many = { $seat } { $seat-number ->
        [plural] pay
       *[singular] pays
    } { $list }.
event-exchanged = { $seat } { $seat-number ->
    [plural] exchange
   *[singular] exchanges
} { $resource-count } for { $resource2-count }.
event-donated = { $seat } { $seat-number ->
    [plural] pay
   *[singular] pays
} what their mission asks for.
event-army_obtained = { $seat-poss } army obtains resources.
event-army_worked = { $seat-poss } army works.
event-tribute_taken = { $seat } { $seat-number ->
    [plural] take
   *[singular] takes
} { $resource-one } from { $seat2 }.

## Stations

event-station_captured = { $seat } { $seat-number ->
    [plural] capture
   *[singular] captures
} { $station }.
event-station_lost = { $seat } { $seat-number ->
    [plural] lose
   *[singular] loses
} { $station }.
event-station_settled = { $seat } { $seat-number ->
    [plural] take
   *[singular] takes
} over { $station } at no cost.
event-token_placed = { $seat } { $seat-number ->
    [plural] place
   *[singular] places
} token { $number } on { $station }.
event-station_endangered = A threat approaches { $station }, held by { $seat }.

## Missions

event-mission_completed = { $seat } { $seat-number ->
    [plural] complete
   *[singular] completes
} the mission { $mission }.
event-mission_drawn = { $mission-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] draw
       *[singular] draws
    } a mission.
   *[other] { $seat } { $seat-number ->
       [plural] draw
      *[singular] draws
   } the mission { $mission }.
}
    .item = { $mission }
    .many = { $seat } { $seat-number ->
        [plural] draw
       *[singular] draws
    } the missions { $list }.
    .hidden = { $seat } { $seat-number ->
        [plural] draw
       *[singular] draws
    } { $count } missions.
event-mission_kept = { $mission-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] keep
       *[singular] keeps
    } a mission.
   *[other] { $seat } { $seat-number ->
       [plural] keep
      *[singular] keeps
   } the mission { $mission }.
}
event-mission_rejected = { $mission-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] reject
       *[singular] rejects
    } a mission.
   *[other] { $seat } { $seat-number ->
       [plural] reject
      *[singular] rejects
   } the mission { $mission }.
}
event-mission_used = { $seat } { $seat-number ->
    [plural] use
   *[singular] uses
} the ability of { $mission }.

## Equipment

event-equipment_gained = { $seat } { $seat-number ->
    [plural] get
   *[singular] gets
} { $equipment }.
event-equipment_discarded = { $seat } { $seat-number ->
    [plural] discard
   *[singular] discards
} { $equipment }.
event-equipment_taken = { $seat } { $seat-number ->
    [plural] take
   *[singular] takes
} { $equipment } from { $seat2 }.
event-equipment_seen = { $equipment-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] look
       *[singular] looks
    } at an equipment card.
   *[other] { $seat } { $seat-number ->
       [plural] look
      *[singular] looks
   } at { $equipment }.
}
event-market_filled = { $equipment } goes on sale at the market.
    .item = { $equipment }
    .many = { $list } go on sale at the market.
event-market_renewed = { $seat } { $seat-number ->
    [plural] renew
   *[singular] renews
} the market.
event-items_offered = { $equipment } is on offer.
    .item = { $equipment }
    .many = { $list } are on offer.
event-item_bought = { $seat } { $seat-number ->
    [plural] buy
   *[singular] buys
} { $equipment }.
event-effect_used = { $effect-kind ->
    [law] The law { $effect } affects { $seat }.
    [threat] The threat { $effect } affects { $seat }.
    [hero] { $seat } { $seat-number ->
        [plural] use
       *[singular] uses
    } { $effect }'s skill.
    [faction] { $seat } { $seat-number ->
        [plural] use
       *[singular] uses
    } their ability.
   *[other] { $seat } { $seat-number ->
        [plural] use
       *[singular] uses
    } { $effect }.
}

## Threats

event-threat_revealed = { $threat } comes out of the dark.
event-threat_scouted = { $threat-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] scout
       *[singular] scouts
    } a threat.
   *[other] { $seat } { $seat-number ->
       [plural] scout
      *[singular] scouts
   } { $threat }.
}
event-threat_placed = { $threat-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] put
       *[singular] puts
    } a scouted threat on top of the deck.
   *[other] { $seat } { $seat-number ->
       [plural] put
      *[singular] puts
   } { $threat } on top of the deck.
}
event-threat_looked = { $threat-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] look
       *[singular] looks
    } at a threat.
   *[other] { $seat } { $seat-number ->
       [plural] look
      *[singular] looks
   } at { $threat }.
}
event-threat_buried = { $threat-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] put
       *[singular] puts
    } a threat under the deck.
   *[other] { $seat } { $seat-number ->
       [plural] put
      *[singular] puts
   } { $threat } under the deck.
}
event-threat_fought = { $seat } { $seat-number ->
    [plural] fight
   *[singular] fights
} { $threat }: { $number } against { $number2 }.
event-threat_returned = { $threat-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] return
       *[singular] returns
    } a scouted threat to the deck.
   *[other] { $seat } { $seat-number ->
       [plural] return
      *[singular] returns
   } { $threat } to the deck.
}
event-threat_rolled = { $threat } rolls { $number } and { $number2 }.
event-threat_settled = { $seat-number ->
    [plural] { $seat } { $number ->
        [0] lose
        [1] draw
       *[other] win
    }.
   *[singular] { $seat } { $number ->
        [0] loses
        [1] draws
       *[other] wins
    }.
}

## Laws

event-law_looked = { $law-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] look
       *[singular] looks
    } at a law.
   *[other] { $seat } { $seat-number ->
       [plural] look
      *[singular] looks
   } at the law { $law }.
}
event-law_buried = { $law-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] put
       *[singular] puts
    } a law under the deck.
   *[other] { $seat } { $seat-number ->
       [plural] put
      *[singular] puts
   } the law { $law } under the deck.
}
event-law_opened = The law { $law } is put to the vote.
event-vote_cast = { $seat } { $seat-number ->
    [plural] vote
   *[singular] votes
} { $number2 ->
    [1] for
   *[other] against
} it ({ $number ->
    [one] { $number } vote
   *[other] { $number } votes
}).
event-law_passed = The law { $law } passes.
event-law_rejected = The law { $law } is rejected.

## Armies and heroes

event-army_strength = { $seat-poss } army now has strength { $number }.
event-activity_changed = { $seat-poss } activity is now { $number }.
event-hero_moved = { $seat-poss } hero moves to { $station }.
    .item = { $station }
    .many = { $seat-poss } hero moves to { $list }.
event-hero_wounded = { $seat-poss } hero is wounded and carried to { $station }.
event-hero_rested = { $seat-poss } hero rests.
event-hero_beaten = { $seat-poss } hero is beaten and goes home.
event-hero_knocked_out = { $seat-poss } hero is knocked out.
event-aimed = { $seat } { $seat-number ->
    [plural] target
   *[singular] targets
} { $seat2 }.

## Fights

event-station_attacked = { $fighter-id ->
    [hero] { $seat-poss } hero attacks { $station }.
   *[other] { $seat-poss } army attacks { $station }.
}
event-hero_attacked = { $fighter-id ->
    [hero] { $seat-poss } hero attacks { $seat2-poss } hero.
   *[other] { $seat-poss } army attacks { $seat2-poss } hero.
}
event-defence_chosen = { $seat } { $seat-number ->
    [plural] defend
   *[singular] defends
} with the { $fighter }.
event-defence_named = { $seat } { $seat-number ->
    [plural] guard
   *[singular] guards
} { $station } with the { $fighter }.
event-combat_dealt = { $combat-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] are
       *[singular] is
    } dealt a combat card.
   *[other] { $seat } { $seat-number ->
       [plural] are
      *[singular] is
   } dealt { $combat }.
}
    .item = { $combat }
    .many = { $seat } { $seat-number ->
        [plural] are
       *[singular] is
    } dealt { $list }.
event-combat_shown = { $seat } { $seat-number ->
    [plural] play
   *[singular] plays
} { $combat } (+{ $number }).
event-battle_fought = { $seat } against { $seat2 }: { $number } to { $number2 }.
event-polis_fought = { $seat } against the Polis guard: { $number } to { $number2 }.
event-fighter_chosen = { $seat } { $seat-number ->
    [plural] fight
   *[singular] fights
} with the { $fighter }.
event-dice_rolled = { $seat } { $seat-number ->
    [plural] roll
   *[singular] rolls
} { $number } and { $number2 }.
event-die_chosen = { $seat } { $seat-number ->
    [plural] reroll
   *[singular] rerolls
} the { $number }.
event-die_rerolled = { $seat-poss } { $number } becomes { $number2 }.

## Toy

event-lamp_lit = The lamp at { $platform } lights up.
event-walked = { $seat } { $seat-number ->
    [plural] walk
   *[singular] walks
} to { $platform }.
event-found_card = { $find-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] find
       *[singular] finds
    } something.
   *[other] { $seat } { $seat-number ->
       [plural] find
      *[singular] finds
   } { $find }.
}
event-played = { $seat } { $seat-number ->
    [plural] play
   *[singular] plays
} { $find }.
event-duelled = { $seat } and { $seat2 } bid { $number } and { $number2 }.
event-saw_top = { $find-id ->
    [hidden] { $seat } { $seat-number ->
        [plural] look
       *[singular] looks
    } at the top of the deck.
   *[other] { $seat } { $seat-number ->
       [plural] see
      *[singular] sees
   } { $find } on top of the deck.
}
event-rested = { $seat } { $seat-number ->
    [plural] rest
   *[singular] rests
}.
