### Names that both editions share. Names of stations, cards and heroes are in the content files.
###
### The value of a message is the name of a thing; its parts are forms of the name. In a message `$x`
### is the name, `$x-id` the ID and `$x-kind` the kind of a thing, and `$x-FORM` the part FORM.
### `the` has the article, which depends on the sound that follows: a Vörös vonal, az 1905 Szövetség;
### `The` begins a sentence; `the-acc` is the accusative with the article, `the-on` is -ra with it. After a number the noun is
### in the singular. `number` tells whether a name takes its verb in the plural.

## What no message names goes by its ID, and takes every form that messages use

plain = { $name }
    .the = { $name }
    .The = { $name }
    .the-acc = ezt: { $name }
    .the-on = erre: { $name }
    .number = singular

## Resources: `count` goes with a number, `one-acc` is a single one; `acc` is the accusative, `for` is -ra

resource-pig = disznó
    .acc = disznót
    .one-acc = 1 disznót
    .count = { $number } disznó
    .count-acc = { $number } disznót
    .count-for = { $number } disznóra
resource-mushroom = gomba
    .acc = gombát
    .one-acc = 1 gombát
    .count = { $number } gomba
    .count-acc = { $number } gombát
    .count-for = { $number } gombára
resource-ammo = lőszer
    .acc = lőszert
    .one-acc = 1 lőszert
    .count = { $number } lőszer
    .count-acc = { $number } lőszert
    .count-for = { $number } lőszerre
resource-any = tetszőleges erőforrás
    .acc = tetszőleges erőforrást
    .one-acc = 1 tetszőleges erőforrást
    .count = { $number } tetszőleges erőforrás
    .count-acc = { $number } tetszőleges erőforrást
    .count-for = { $number } tetszőleges erőforrásra

## Fighters: `with` is the side's own with -val/-vel, `with-their` that of a name in the plural

fighter-army = sereg
    .the = a sereg
    .with = a seregével
    .with-their = a seregükkel
fighter-hero = hős
    .the = a hős
    .with = a hősével
    .with-their = a hősükkel
fighter-station = állomás
    .the = az állomás
    .with = az állomásával
    .with-their = az állomásukkal
fighter-mutant = Szelíd mutáns
    .the = a Szelíd mutáns
    .with = a Szelíd mutánssal
    .with-their = a Szelíd mutánssal

## Seats before their players have a faction

seat-plain = { $number }. játékos
    .the = { $number ->
        [1] az 1. játékos
        [5] az 5. játékos
       *[other] a { $number }. játékos
    }
    .The = { $number ->
        [1] Az 1. játékos
        [5] Az 5. játékos
       *[other] A { $number }. játékos
    }
    .the-acc = { $number ->
        [1] az 1. játékost
        [5] az 5. játékost
       *[other] a { $number }. játékost
    }
    .the-on = { $number ->
        [1] az 1. játékosra
        [5] az 5. játékosra
       *[other] a { $number }. játékosra
    }
    .number = singular

seat-named = { $name }
    .the = { $name }
    .The = { $name }
    .the-acc = { $name } játékost
    .the-on = { $name } játékosra
    .number = singular

## Lists: the last two parts, and parts before them

list-two = { $first } és { $second }
list-more = { $first }, { $second }

## Intervals

between = { $low } – { $high }

## Phases of a round

phase-0 = Előkészületek
phase-1 = Események
phase-2 = Mozgósítás
phase-3 = Seregakciók
phase-4 = Hősakciók
phase-5 = A forduló vége

## Types

type-physical = fizikai
type-biological = biológiai
type-radiation = radioaktív
type-attack = támadó
type-defence = védekező
type-manoeuvre = semleges
