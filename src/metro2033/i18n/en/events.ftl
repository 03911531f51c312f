### What has happened, as sentences. Variables are named after the kinds of the event's arguments, a
### second of one kind with 2; the ID `hidden` stands for what the reader may not know. The part `many`
### tells several of them, each of which adds its `item` to `$list`; the part `hidden` tells of several
### of which the reader knows only the number.

## Set-up

event-first_player_drawn = { $seat-The } { $seat-number ->
    [plural] go
   *[singular] goes
} first.
event-faction_taken = { $seat-The } { $seat-number ->
    [plural] lead
   *[singular] leads
} { $faction-the }.
event-hero_taken = { $hero } joins { $seat-the }.
event-figure_placed = { $seat-The-poss } hero stands at { $station }.
event-home_named = { $station } becomes { $seat-the-poss } home station.

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
event-turn_began = Round { $number }: { $seat-the } to move.
event-match_ended = { $seat-The } { $seat-number ->
    [plural] win
   *[singular] wins
} the match.

## Resources; `many` joins several of one player

event-resource_gained = { $seat-The } { $seat-number ->
    [plural] get
   *[singular] gets
} { $resource-count }.
    .item = { $resource-count }
    .many = { $seat-The } { $seat-number ->
        [plural] get
       *[singular] gets
    } { $list }.
event-resource_spent = { $seat-The } { $seat-number ->
    [plural] pay
   *[singular] pays
} { $resource-count }.
    .item = { $resource-count }
    .many = { $seat-The } { $seat-number ->
        [plural] pay
       *[singular] pays
    } { $list }.
event-exchanged = { $seat-The } { $seat-number ->
    [plural] exchange
   *[singular] exchanges
} { $resource-count } for { $resource2-count }.
event-donated = { $seat-The } { $seat-number ->
    [plural] pay
   *[singular] pays
} what their mission asks for.
event-army_obtained = { $seat-The-poss } army obtains resources.
event-army_worked = { $seat-The-poss } army works on the mushroom plantations.
event-tribute_taken = { $seat-The } { $seat-number ->
    [plural] take
   *[singular] takes
} { $resource-one } from { $seat2-the }.

## Stations

event-station_captured = { $seat-The } { $seat-number ->
    [plural] capture
   *[singular] captures
} { $station }.
event-station_lost = { $seat-The } { $seat-number ->
    [plural] lose
   *[singular] loses
} { $station }.
event-station_settled = { $seat-The } { $seat-number ->
    [plural] take
   *[singular] takes
} over { $station } at no cost.
event-token_placed = { $seat-The } { $seat-number ->
    [plural] place
   *[singular] places
} token { $number } on { $station }.
event-station_endangered = A threat approaches { $station }, held by { $seat-the }.

## Missions

event-mission_completed = { $seat-The } { $seat-number ->
    [plural] complete
   *[singular] completes
} the mission { $mission }.
event-mission_drawn = { $mission-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] draw
       *[singular] draws
    } a mission.
   *[other] { $seat-The } { $seat-number ->
       [plural] draw
      *[singular] draws
   } the mission { $mission }.
}
    .item = { $mission }
    .many = { $seat-The } { $seat-number ->
        [plural] draw
       *[singular] draws
    } the missions { $list }.
    .hidden = { $seat-The } { $seat-number ->
        [plural] draw
       *[singular] draws
    } { $count } missions.
event-mission_kept = { $mission-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] keep
       *[singular] keeps
    } a mission.
   *[other] { $seat-The } { $seat-number ->
       [plural] keep
      *[singular] keeps
   } the mission { $mission }.
}
event-mission_rejected = { $mission-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] reject
       *[singular] rejects
    } a mission.
   *[other] { $seat-The } { $seat-number ->
       [plural] reject
      *[singular] rejects
   } the mission { $mission }.
}
event-mission_used = { $seat-The } { $seat-number ->
    [plural] use
   *[singular] uses
} the ability of { $mission }.

## Equipment

event-equipment_gained = { $seat-The } { $seat-number ->
    [plural] get
   *[singular] gets
} { $equipment-a }.
event-equipment_discarded = { $seat-The } { $seat-number ->
    [plural] discard
   *[singular] discards
} { $equipment-a }.
event-equipment_taken = { $seat-The } { $seat-number ->
    [plural] take
   *[singular] takes
} { $equipment-a } from { $seat2-the }.
event-equipment_seen = { $equipment-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] look
       *[singular] looks
    } at an equipment card.
   *[other] { $seat-The } { $seat-number ->
       [plural] look
      *[singular] looks
   } at { $equipment-a }.
}
event-market_filled = On sale at the market: { $equipment }.
    .item = { $equipment }
    .many = On sale at the market: { $list }.
event-market_renewed = { $seat-The } { $seat-number ->
    [plural] renew
   *[singular] renews
} the market.
event-items_offered = On offer: { $equipment }.
    .item = { $equipment }
    .many = On offer: { $list }.
event-item_bought = { $seat-The } { $seat-number ->
    [plural] buy
   *[singular] buys
} { $equipment-a }.
event-effect_used = { $effect-kind ->
    [law] The law { $effect } affects { $seat-the }.
    [threat] The threat { $effect } affects { $seat-the }.
    [hero] { $seat-The } { $seat-number ->
        [plural] use
       *[singular] uses
    } { $effect }'s skill.
    [faction] { $seat-The } { $seat-number ->
        [plural] use
       *[singular] uses
    } their ability.
    [equipment] { $seat-The } { $seat-number ->
        [plural] use
       *[singular] uses
    } { $effect-a }.
   *[other] { $seat-The } { $seat-number ->
        [plural] use
       *[singular] uses
    } { $effect }.
}

## Threats

event-threat_revealed = Out of the dark: { $threat }.
event-threat_scouted = { $threat-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] scout
       *[singular] scouts
    } a threat.
   *[other] { $seat-The } { $seat-number ->
       [plural] scout
      *[singular] scouts
   } { $threat }.
}
event-threat_placed = { $threat-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] put
       *[singular] puts
    } a scouted threat on top of the deck.
   *[other] { $seat-The } { $seat-number ->
       [plural] put
      *[singular] puts
   } { $threat } on top of the deck.
}
event-threat_looked = { $threat-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] look
       *[singular] looks
    } at a threat.
   *[other] { $seat-The } { $seat-number ->
       [plural] look
      *[singular] looks
   } at { $threat }.
}
event-threat_buried = { $threat-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] put
       *[singular] puts
    } a threat under the deck.
   *[other] { $seat-The } { $seat-number ->
       [plural] put
      *[singular] puts
   } { $threat } under the deck.
}
event-threat_fought = { $seat-The } { $seat-number ->
    [plural] fight
   *[singular] fights
} { $threat }: { $number } against { $number2 }.
event-threat_returned = { $threat-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] return
       *[singular] returns
    } a scouted threat to the deck.
   *[other] { $seat-The } { $seat-number ->
       [plural] return
      *[singular] returns
   } { $threat } to the deck.
}
event-threat_rolled = Dice for { $threat }: { $number } and { $number2 }.
event-threat_settled = { $number ->
    [0] { $seat-The } { $seat-number ->
        [plural] lose
       *[singular] loses
    } the fight.
    [1] { $seat-The-poss } fight ends in a draw.
   *[other] { $seat-The } { $seat-number ->
        [plural] win
       *[singular] wins
    } the fight.
}

## Laws

event-law_looked = { $law-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] look
       *[singular] looks
    } at a law.
   *[other] { $seat-The } { $seat-number ->
       [plural] look
      *[singular] looks
   } at the law { $law }.
}
event-law_buried = { $law-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] put
       *[singular] puts
    } a law under the deck.
   *[other] { $seat-The } { $seat-number ->
       [plural] put
      *[singular] puts
   } the law { $law } under the deck.
}
event-law_opened = The law { $law } is put to the vote.
event-vote_cast = { $seat-The } { $seat-number ->
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

event-army_strength = { $seat-The-poss } army now has strength { $number }.
event-activity_changed = { $seat-The-poss } activity is now { $number }.
event-hero_moved = { $seat-The-poss } hero moves to { $station }.
    .item = { $station }
    .many = { $seat-The-poss } hero moves through { $list }.
event-hero_wounded = { $seat-The-poss } hero is wounded and carried to { $station }.
event-hero_rested = { $seat-The-poss } hero rests.
event-hero_beaten = { $seat-The-poss } hero is beaten and goes home.
event-hero_knocked_out = { $seat-The-poss } hero is knocked out.
event-aimed = { $seat-The } { $seat-number ->
    [plural] target
   *[singular] targets
} { $seat2-the }.

## Fights

event-station_attacked = { $fighter-id ->
    [hero] { $seat-The-poss } hero attacks { $station }.
   *[other] { $seat-The-poss } army attacks { $station }.
}
event-hero_attacked = { $fighter-id ->
    [hero] { $seat-The-poss } hero attacks { $seat2-the-poss } hero.
   *[other] { $seat-The-poss } army attacks { $seat2-the-poss } hero.
}
event-defence_chosen = { $seat-The } { $seat-number ->
    [plural] defend
   *[singular] defends
} with the { $fighter }.
event-defence_named = { $seat-The } { $seat-number ->
    [plural] guard
   *[singular] guards
} { $station } with the { $fighter }.
event-combat_dealt = { $combat-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] are
       *[singular] is
    } dealt a combat card.
   *[other] { $seat-The } { $seat-number ->
       [plural] are
      *[singular] is
   } dealt { $combat }.
}
    .item = { $combat }
    .many = { $seat-The } { $seat-number ->
        [plural] are
       *[singular] is
    } dealt { $list }.
event-combat_shown = { $seat-The } { $seat-number ->
    [plural] play
   *[singular] plays
} { $combat } (+{ $number }).
event-battle_fought = { $seat-The } against { $seat2-the }: { $number } to { $number2 }.
event-polis_fought = { $seat-The } against the Polis guard: { $number } to { $number2 }.
event-fighter_chosen = { $seat-The } { $seat-number ->
    [plural] fight
   *[singular] fights
} with the { $fighter }.
event-dice_rolled = { $seat-The } { $seat-number ->
    [plural] roll
   *[singular] rolls
} { $number } and { $number2 }.
event-die_chosen = { $seat-The } { $seat-number ->
    [plural] reroll
   *[singular] rerolls
} the { $number }.
event-die_rerolled = { $seat-The-poss } { $number } becomes { $number2 }.

## Toy

event-lamp_lit = The lamp at { $platform } lights up.
event-walked = { $seat-The } { $seat-number ->
    [plural] walk
   *[singular] walks
} to { $platform }.
event-found_card = { $find-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] find
       *[singular] finds
    } something.
   *[other] { $seat-The } { $seat-number ->
       [plural] find
      *[singular] finds
   } { $find }.
}
event-played = { $seat-The } { $seat-number ->
    [plural] play
   *[singular] plays
} { $find }.
event-duelled = { $seat-The } and { $seat2-the } bid { $number } and { $number2 }.
event-saw_top = { $find-id ->
    [hidden] { $seat-The } { $seat-number ->
        [plural] look
       *[singular] looks
    } at the top of the deck.
   *[other] { $seat-The } { $seat-number ->
       [plural] see
      *[singular] sees
   } { $find } on top of the deck.
}
event-rested = { $seat-The } { $seat-number ->
    [plural] rest
   *[singular] rests
}.
