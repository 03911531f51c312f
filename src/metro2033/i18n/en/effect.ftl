### What cards do, put into words from their data: for cards that nobody has written a text for.

## What holds while a card is in force

effect-static =
    .hero-strength = hero strength { $add-signed }{ $versus-said }{ $role-said }
    .hero-speed = hero speed { $add-signed }
    .hero-transfer_cost = transfers cost your hero { $value ->
        [0] no
       *[other] { $value }
    } speed
    .hero-rest = your wounded hero { $value ->
        [0] does not miss a turn
        [1] misses a turn
       *[other] misses { $value } turns
    }
    .hero-wound = a hero who loses the attack is { $value ->
        [0] not wounded
       *[other] wounded
    }
    .hero-trades_at = your hero may also trade { $value ->
        [own] on your own stations
       *[any] on any station
    }
    .army-strength = army strength in fights { $add-signed }{ $role-said }{ $place-said }
    .army-upkeep = pigs for maintenance { $add-signed }{ $least-said }
    .army-loss = your army loses { $value ->
        [0] no
       *[other] { $value }
    } strength in a lost attack
    .army-obtain = when your army obtains resources: tokens { $add-signed }
    .army-hansa_tunnels = your army may use any number of Hansa tunnels in an attack
    .army-attack_from_hero = your army may also attack from the neutral station on which your hero stands
    .capture-cost = price of a capture{ $of-said }{ $place-said }: { $change }
    .attack-cost = price of an attack{ $against-said }: { $change }
    .draw-wins = your { $fighter ->
        [army] army
       *[hero] hero
    } wins drawn fights{ $role-said }
    .threat-strength = strength { $value }{ $fighter-said }{ $station-said }{ $stations_least-said }{ $stations_most-said }
    .votes = your votes { $add-signed }
    .ignore_equipment = equipment of heroes adds nothing in this fight
    .equipment_limit = your hero's limit of equipment cards { $add-signed }
    .retreat_anywhere = your wounded hero goes to any of your stations
    .work-yield = your working army also brings { $amount }
    .item-offer = items shown in a purchase { $add-signed }
    .weapon_factor = the strength of your hero's weapons counts { $add ->
        [one] once more
       *[other] { $add } times more
    }
    .mission_look = missions to choose from { $add-signed }
    .item_discount = price of an item: { $add ->
        [one] { $add } resource
       *[other] { $add } resources
    } of your choice less
    .exchanges = resources that you may exchange in each of your turns: { $add }
    .threats_drawn = threats to choose from when your hero attacks a neutral station { $add-signed }
    .ring_step = once a turn your hero may go from a ring station to any other for one step
    .station_defence = strength of this station against players { $add-signed }
    .first_soldier = price of the first soldier in your turn: { $change }
    .tribute = if your own roll brings nothing, you may take 1 resource from an opponent who has { $value } or more of it
    .threat_strength = strength { $value } if { $hero-name } fights it in person
    .ignore_weapons = weapons and explosives count for nothing
    .ignore_activity = activity does not count
    .double_repels = a double on your dice repels it
    .may_withdraw = an attacker may withdraw before the dice: the fight is then a draw

## What is done

effect-do =
    .gain = take { $amount }
    .lose_resource = { $who ->
        [loser] the player who lost the station gives up
       *[you] give up
    } { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }{ $chooser-said }{ $to-said }
    .army_add = your army grows by { $n }
    .discard_self = discard this card
    .draw_equipment = { $n ->
        [1] take the top equipment card
       *[other] draw { $n } equipment cards and keep one
    }
    .draw_mission = { $n ->
        [1] take the top mission
       *[other] draw { $n } missions and keep one
    }
    .peek = look at the { $n ->
        [1] top { $deck ->
            [law] law
           *[threat] threat
        }
       *[other] top { $n } { $deck ->
            [law] laws
           *[threat] threats
        }
    } and put { $bury ->
        [any] { $n ->
            [1] it
           *[other] any of them
        }
       *[other] { $bury } of them
    } under the deck
    .pay_or = pay { $cost-said }, or else { $otherwise-said }
    .casualties = your army loses 1 strength, or your hero is wounded
    .discard_equipment = discard { $n ->
        [one] { $n } equipment card
       *[other] { $n } equipment cards
    } of your hero
    .timed = { $until ->
        [battle] for this battle
       *[round] until the end of the round
    }{ $target-said }: { $static-said }
    .lose_station = the owner of your hero's station loses it; it becomes neutral
    .strengthen = your hero has strength { $n-signed }{ $until-said }{ $by-said }
    .bar = your hero may neither attack nor buy { $turn ->
        [this] this turn
       *[next] in your next turn
    }
    .fetch = take { $item-name } from the deck, or from an opponent
    .reselect = you may choose another mission
    .face_threat = a threat attacks this station
    .disarm = the other hero's weapons count for nothing until the end of the turn
    .release_here = your hero's station becomes neutral
    .release_one = one of your stations, not your home, becomes neutral
    .knock_out = an opponent's hero on your hero's station misses their next turn
    .relocate = put your hero on any station
    .capture_here = capture your hero's neutral station without drawing a threat
    .retoken = replace the token on one of your stations, not your home, with any free one
    .lower_token = the token on your hero's station is replaced with its owner's nearest lower one
    .take_yield = take from the owner of your hero's station what it yields
    .offer_items = you are shown items and may buy one
    .refresh = your hero, if they captured it, may move and act again
    .settle = the threat is repelled without dice
    .reroll = reroll one of your two dice
    .avert = your beaten hero loses no item, is not sent home and misses no turn
    .ride = roll two dice: { $n ->
        [one] { $n } step more
       *[other] { $n } steps more
    }; on a double this card is discarded and your hero cannot move again this turn
    .lose_kind = lose { $amount }
    .army_lose = your army shrinks by { $n }{ $stations-said }

## When

effect-at =
    .events-start = at the start of the round
    .vote-before = before a vote
    .attack-neutral = when you attack a neutral station outside Polis
    .battle-declared = before combat cards are dealt
    .threat-revealed = when a threat is revealed
    .threat-won = if you win
    .threat-lost = if you lose
    .capture-paid = after a capture
    .hero-action = as your hero's action
    .mission-window = when you use this mission
    .main = in your turn
    .threat-answer = before the dice against a threat
    .battle-before_dice = before the dice in a fight
    .battle-after_dice = after the dice in a fight
    .battle-hero_lost = when your hero has been beaten
    .capture-after = when you capture it
    .turn-end_threat = at the end of your turn

## Conditions of missions

effect-goal =
    .captured = capture { $n ->
        [one] a station
       *[other] { $n } stations in one turn
    }{ $stations-said }{ $by-said }{ $of ->
        [player] {" "}from a player
        [neutral] {" "}that is neutral
       *[other] {""}
    }
    .won = { $against ->
        [hero] beat an opponent's hero with your hero
       *[threat] win a fight against a threat
    }{ $strength-said }
    .stations = own { $n ->
        [1] a station
       *[other] { $n } stations
    }{ $stations-said }
    .one_line = at the end of your turn, own { $n } stations of one line, not counting your home
    .lines = at the end of your turn, own stations of { $n } lines
    .army = at the end of your turn, have an army of { $n } or more
    .activity = at the end of your turn, have activity { $n } or more
    .items = at the end of your turn, your hero has { $n } or more items
    .paid_at = with your hero on the spot{ $stations-said }, give up:{ $cost-paid }{ $item-said }{ $where-said }
    .meeting = your hero ends their movement on a station with an opponent's hero
    .guest = at the start of your turn, your hero is on an opponent's home

## Words that narrow all of these

effect-detail =
    .versus-physical = against physical threats
    .versus-biological = against biological threats
    .versus-radiation = against radiation threats
    .versus-threat = against threats
    .role-attack = when attacking
    .role-defence = when defending
    .fighter-army = if the army fights
    .fighter-hero = if the hero fights
    .of-neutral = of a neutral station
    .of-player = of a player's station
    .place-hero = where your hero stands
    .place-near_hero = on your hero's station and its neighbours
    .against-anybody = on a player
    .against-you = on you
    .against-hero = against a hero
    .station-transfer = on a station with a transfer
    .station-pig = on a pig station
    .station-mushroom = on a mushroom station
    .station-ammo = on an ammo station
    .stations_least = if you have { $number } or more stations
    .stations_most = if you have { $number } or fewer stations
    .stations = if you have { $number } or more stations
    .strength = of strength { $number } or more
    .least = from army strength { $number } on
    .until-battle = in this fight
    .until-turn = until the end of the turn
    .until-match = for the rest of the match
    .target-any_hero = for a hero of your choice
    .target-any_army = for an army of your choice
    .by-explosives = by explosives
    .by-army = with your army
    .by-hero = with your hero
    .chooser-loser = of their choice
    .to-you = to you
    .each-seat = for each player
    .is_optional = if you wish
    .once-round = once a round
    .once-turn = once a turn
    .takes-attack = instead of an attack
    .cost = for { $list }
    .who-most = for those with the most stations, { $number } or more
    .who-fewest = for those with the fewest stations
    .where = on a station ({ $list })
    .listed = ({ $list })
    .item = { $name }
    .kind-ordinary = ordinary
    .kind-home = home
    .kind-polis = Polis
    .kind-hansa = Hansa
    .kind-abandoned = abandoned
    .owner-you = yours
    .owner-other = another player's
    .owner-nobody = neutral
    .home-no = not a home
    .home-of_owner = its owner's home
    .zone-yours = in your zone
    .zone-foreign = outside your zone
    .owner_hero = its owner's hero is there
    .no-owner_hero = its owner's hero is not there

## Sentences

effect-during = { $at }{ $list }: { $do }.
effect-then = { $first }, then { $second }
effect-or = { $first } or { $second }
effect-record =
    .result-won = It is repelled without dice.
    .result-lost = It cannot be repelled.
    .payment = Pay { $list } or lose.
    .stands_in = May fight in your hero's place, with strength { $number }.
    .reward = When you win: { $list }.
    .bonus = At the start: { $list }.
    .begins = Starts with { $list }.
    .target = You win with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
    .army = Starts with an army of { $number }.
