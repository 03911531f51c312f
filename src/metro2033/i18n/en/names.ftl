### Names that both editions share. Names of stations, cards and heroes are in the content files.
###
### The value of a message is the name of a thing; its parts are forms of the name. In a message `$x`
### is the name, `$x-id` the ID and `$x-kind` the kind of a thing, and `$x-FORM` the part FORM.
### Factions have a `number`, `plural` where the name is one, so that verbs agree with it. `the` has the article where the name
### takes one, `The` begins a sentence; `the-poss` and `The-poss` are the possessives. Equipment has `a`, one of it.

## What no message names goes by its ID, and takes every form that messages use

plain = { $name }
    .a = { $name }
    .number = singular
    .the = { $name }
    .The = { $name }
    .the-poss = { $name }'s
    .The-poss = { $name }'s

## Resources: `count` goes with a number, `one` is a single one

resource-pig = pig
    .one = 1 pig
    .count = { $number ->
        [one] { $number } pig
       *[other] { $number } pigs
    }
resource-mushroom = mushroom
    .one = 1 mushroom
    .count = { $number ->
        [one] { $number } mushroom
       *[other] { $number } mushrooms
    }
resource-ammo = ammo
    .one = 1 ammo
    .count = { $number } ammo
resource-any = resource of your choice
    .one = 1 resource of your choice
    .count = { $number ->
        [one] { $number } resource of your choice
       *[other] { $number } resources of your choice
    }

## Fighters

fighter-army = army
fighter-hero = hero
fighter-station = station
fighter-mutant = Tame Mutant

## Seats before their players have a faction

seat-plain = Player { $number }
    .number = singular
    .the = Player { $number }
    .The = Player { $number }
    .the-poss = Player { $number }'s
    .The-poss = Player { $number }'s

seat-named = { $name }
    .number = singular
    .the = { $name }
    .The = { $name }
    .the-poss = { $name }'s
    .The-poss = { $name }'s

## Lists: the last two parts, and parts before them

list-two = { $first } and { $second }
list-more = { $first }, { $second }

## Intervals

between = { $low } to { $high }

## Phases of a round

phase-0 = Set-up
phase-1 = Events
phase-2 = Mobilization
phase-3 = Armies
phase-4 = Heroes
phase-5 = End of the round

## Types

type-physical = physical
type-biological = biological
type-radiation = radiation
type-attack = attack
type-defence = defence
type-manoeuvre = neutral
