### What a player is asked, by the kind of the question; a part is for a question about one verb.
### Variables are what the question is about; the ID `hidden` stands for what it is not about.

## Set-up

question-first_player = Who goes first?
question-faction = Which faction will you lead?
question-hero = Who will be your hero?
    .start = Where does your hero start?
question-clan_and_hero = Which clan and which hero are dealt?
question-home = Which station will be your home?
    .token = Which token does { $station } get?
question-initiative = Who rolls highest?

## Events of a round

question-polis_production = What will your Polis station produce?
question-endangered_station = A threat is coming: which of your stations will face it?
question-vote = { $law-id ->
    [hidden] A law is put to the vote: how do you vote?
   *[other] How do you vote on { $law }?
}
question-tribute = Your stations yielded nothing: who will pay you tribute?

## Mobilization and armies

question-maintenance = How large an army will you maintain?
question-hire = Will you hire soldiers?
question-army_action = What will your army do?

## Heroes

question-hero_turn = What will your hero do?
question-hero_end = Anything left for your hero to do?
question-main = Your turn: what will you do?
question-market = What will you buy?
question-purchase = Which item will you buy?
question-discount = { $equipment-id ->
    [hidden] You get a discount: which resource will you pay less of?
   *[other] You get { $equipment-a } at a discount: which resource will you pay less of?
}
question-retreat = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] Your hero is wounded: where will they recover?
       *[other] Your hero was wounded by { $threat }: where will they recover?
    }
   *[other] Your hero lost to { $seat-the } and is wounded: where will they recover?
}
question-relocate = { $effect-id ->
    [hidden] Where does your hero go?
   *[other] { $effect }: where does your hero go?
}
question-handcar_roll = How far does the handcar run?

## Fights

question-place_threat = { $station-id ->
    [hidden] Put a threat you have scouted on top of the deck?
   *[other] { $station } is attacked: put a threat you have scouted on top of the deck?
}
question-face_threat = Which threat will you face?
question-threat_answer = { $threat-id ->
    [hidden] You face the threat: what now?
   *[other] You face { $threat }: what now?
}
question-fighter = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] { $station-id ->
            [hidden] Who will fight?
           *[other] Who will fight at { $station }?
        }
       *[other] Who will fight { $threat }?
    }
   *[other] Who will fight { $seat-the }?
}
question-choose_defender = { $seat-id ->
    [hidden] You are under attack: who defends?
   *[other] { $seat-The } { $seat-number ->
        [plural] attack
       *[singular] attacks
    } { $station }: who defends it?
}
question-combat_card = { $seat-id ->
    [hidden] Which combat card will you play?
   *[other] Battle at { $station }: which card will you play against { $seat-the }?
}
question-completion = You have reached the goal of several missions. Which do you complete?
question-before_dice = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] Use an item or skill before the dice are rolled?
       *[other] Use an item or skill against { $threat } before the dice are rolled?
    }
   *[other] Use an item or skill against { $seat-the } before the dice are rolled?
}
question-roll = What do the dice show?
question-reroll = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] Reroll one of your dice?
       *[other] Reroll one of your dice against { $threat }?
    }
   *[other] Reroll one of your dice against { $seat-the }?
}
question-hero_lost = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] Your hero is beaten: use anything to save them?
       *[other] Your hero lost to { $threat }: use anything to save them?
    }
   *[other] Your hero lost to { $seat-the }: use anything to save them?
}
question-knock_out = { $effect-id ->
    [hidden] Which hero do you knock out?
   *[other] { $effect }: which hero do you knock out?
}
question-capture = { $station-id ->
    [hidden] You have won: capture the station?
   *[other] You have won: capture { $station }?
}
question-token = { $station-id ->
    [hidden] Which token will you place on the station?
   *[other] { $station } is yours: which token will you place on it?
}
question-retoken = { $effect-id ->
    [hidden] Which token will you place, and where?
   *[other] { $effect }: which token will you place, and where?
}

## Cards and resources

question-draw = Which card is drawn?
question-mission = Which mission will you keep?
question-keep_card = You keep one of these cards and discard the others: which one?
    .keep_mission = You keep one of these missions and discard the others: which one?
    .keep_equipment = You keep one of these equipment cards and discard the others: which one?
question-place_cards = { $effect-id ->
    [hidden] You have looked at these cards: where do they go?
   *[other] { $effect }: you have looked at these cards; where do they go?
}
    .lift_threat = Which of these threats goes on top of the deck?
    .lift_law = Which of these laws goes on top of the deck?
question-use_effect = { $effect-id ->
    [hidden] Use any of these?
   *[other] { $effect-kind ->
        [hero] Use { $effect }'s skill?
        [faction] Use your faction's ability?
       *[other] Use { $effect }?
    }
}
question-mission_window = { $mission-id ->
    [hidden] { $seat-id ->
        [hidden] { $station-id ->
            [hidden] A threat or a law is about to be revealed: use the ability of a mission?
           *[other] Before the fight for { $station }: use the ability of a mission?
        }
       *[other] Battle with { $seat-the } at { $station }: first use the ability of a mission?
    }
   *[other] { $seat-id ->
        [hidden] { $station-id ->
            [hidden] A threat or a law is about to be revealed: use the ability of { $mission }?
           *[other] Before the fight for { $station }: use the ability of { $mission }?
        }
       *[other] Battle with { $seat-the } at { $station }: first use the ability of { $mission }?
    }
}
question-aim = { $effect-id ->
    [hidden] Who is the target?
   *[other] Who is the target of { $effect }?
}
question-pay = { $effect-id ->
    [hidden] Will you pay the price?
   *[other] { $effect }: will you pay what the card asks for?
}
question-take_resource = { $effect-id ->
    [hidden] Which resource do you take?
   *[other] { $effect-kind ->
        [hero] { $effect }'s skill: which resource do you take?
       *[other] { $effect }: which resource do you take?
    }
}
question-lose_resource = { $seat-id ->
    [hidden] { $effect-id ->
        [hidden] Which resource do you give up?
       *[other] { $effect }: which resource do you give up?
    }
   *[other] Which resource do you take from { $seat-the }?
}
question-equipment_limit = Your hero carries too much: what will you discard?
question-item_limit = { $equipment-id ->
    [hidden] Your hero carries too many items of this type: which one goes back to the deck?
   *[other] Your hero has no room for { $equipment-a }: which item goes back to the deck?
}
question-strip_hero = { $seat-id ->
    [hidden] { $effect-id ->
        [hidden] Your hero is beaten and loses a card: which one?
       *[other] { $effect }: your hero loses a card; which one?
    }
   *[other] You have beaten { $seat-the-poss } hero: which of their cards do they lose?
}
    .steal = You have beaten { $seat-the-poss } hero: which of their cards will you take?
question-rob = { $equipment-id ->
    [hidden] Whom will you take it from?
   *[other] Whom will you take { $equipment-a } from?
}

## Stations

question-replacement = You have too few stations: which one will you take for free?
question-release = { $effect-id ->
    [hidden] Which station will you give up?
   *[other] { $effect }: which station will you give up?
}

## Toy

question-lamp = Which lamp lights up?
question-turn = Your turn: what will you do?
question-bid = How much will you bid?
question-look = Which card lies on top?
question-ride = Where does the trolley take you?
