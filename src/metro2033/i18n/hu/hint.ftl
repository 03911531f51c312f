### Hints: one sentence that says what to do, what for, and against which danger.
###
### `hint-say` is the sentence, `hint-say-DANGER` that against a danger from $seat; `bare` is the same
### without an aim. `hint-do-VERB` is what to do and fits into every sentence as $do; its parts are for
### one kind of question, `there` for a station that was just named. `hint-aim-FEATURE` is $aim.

hint-advised = { $do }
    .even = { $do }
hint-missed = jobb lett volna: { $do }
hint-best = { $do }

hint-say = { $do }, hogy { $aim }.
    .plain = { $do }.
    .rest = { $do }: most minden más többe kerülne, mint amennyit hoz.
    .even = { $do }, bár nincs nagy különbség: a legjobb válaszok itt nagyjából egyformák.
hint-say-defeat = { $do }, hogy { $aim }, és ne engedd győzni { $seat-the-acc }.
    .bare = { $do }, hogy ne engedd győzni { $seat-the-acc }.
hint-say-loss = { $do }, hogy { $aim }, és ne jusson { $seat-the } kezére { $station-the } állomás.
    .bare = { $do }, hogy ne jusson { $seat-the } kezére { $station-the } állomás.
hint-say-fall = { $do }, hogy { $aim }, és ne vesszen el { $station-the } állomás.
    .bare = { $do }, hogy ne vesszen el { $station-the } állomás.
hint-say-hurt = { $do }, hogy { $aim }, és épségben maradjon a hősöd.
    .bare = { $do }, hogy épségben maradjon a hősöd.
hint-say-neighbours = { $do }, hogy { $aim }, és kevesebb támadnivalót hagyj a szomszédos seregeknek.
    .bare = { $do }, hogy kevesebb támadnivalót hagyj a szomszédos seregeknek.
hint-say-outgunned = { $do }, hogy { $aim }, és lépést tarts { $seat-the } seregével.
    .bare = { $do }, hogy lépést tarts { $seat-the } seregével.
hint-say-race = { $do }, hogy { $aim }, és távol tartsd { $seat-the-acc } a győzelemtől.
    .bare = { $do }, hogy távol tartsd { $seat-the-acc } a győzelemtől.
hint-say-missions = { $do }, hogy { $aim }, és megnehezítsd { $seat-the } küldetéseit.
    .bare = { $do }, hogy megnehezítsd { $seat-the } küldetéseit.
hint-say-army = { $do }, hogy { $aim }, és gyengítsd { $seat-the } seregét.
    .bare = { $do }, hogy gyengítsd { $seat-the } seregét.
hint-say-hero = { $do }, hogy { $aim }, és gyengítsd { $seat-the } hősét.
    .bare = { $do }, hogy gyengítsd { $seat-the } hősét.
hint-say-goods = { $do }, hogy { $aim }, és megcsapold { $seat-the } készleteit.
    .bare = { $do }, hogy megcsapold { $seat-the } készleteit.
hint-say-land = { $do }, hogy { $aim }, és visszaszorítsd { $seat-the-acc } a térképen.
    .bare = { $do }, hogy visszaszorítsd { $seat-the-acc } a térképen.
hint-say-pressure = { $do }, hogy { $aim }, és nyomás alatt tartsd { $seat-the-acc }.
    .bare = { $do }, hogy nyomás alatt tartsd { $seat-the-acc }.

hint-more = A legjobb tervek összevetése

hint-do-both = { $first }, és { $second }
hint-aim-both = { $first }, és { $second }

## Aims

hint-aim-victory = megnyerd a játszmát
hint-aim-points = győzelmi pontokat szerezz
hint-aim-one_short = már csak egy pont hiányozzon a győzelemhez
hint-aim-two_short = már csak két pont hiányozzon a győzelemhez
hint-aim-there = meglegyen a győzelemhez elég pontod
hint-aim-army = erősebb legyél a harcban
hint-aim-large_army = ne nőjön túl nagyra a sereged
hint-aim-pigs = legyen tartalék disznód
hint-aim-mushrooms = legyen tartalék gombád
hint-aim-ammo = legyen tartalék lőszered
    .maintenance = később ne kelljen lőszert költened új katonákra
hint-aim-hero = erősebb legyen a hősöd
hint-aim-gear = jobb felszerelésed legyen
hint-aim-missions = több küldetés legyen a kezedben
hint-aim-mission = közelebb kerülj a küldetésed céljához
    .mission = hamar teljesíthető küldetésed legyen
hint-aim-rests = ne maradjon ki körből a hősöd
hint-aim-polis = több Polisz-állomásod legyen
hint-aim-army_ready = bevethető maradjon a sereged
hint-aim-hero_ready = bevethető maradjon a hősöd
hint-aim-free_border = több semleges állomást érj el
hint-aim-weak_border = te legyél az erősebb a határaidon
hint-aim-hero_odds = jobb esélye legyen a hősödnek a veszedelmek ellen
hint-aim-army_odds = jobb esélye legyen a seregednek a veszedelmek ellen
hint-aim-prey_ready = a hősöd elfoglalható semleges állomásra jusson
hint-aim-raid_ready = portyára indulhasson a hősöd
hint-aim-income = többet hozzanak az állomásaid
hint-aim-activity = nőjön az aktivitásod
hint-aim-prize_distance = közelebb kerülj egy semleges állomáshoz
hint-aim-soldiers = jusson erőforrásod újabb katonákra
hint-aim-stations = több állomásod legyen
hint-aim-keep_points = megtartsd a győzelmi pontjaidat
hint-aim-keep_army = erős maradj a harcban
hint-aim-keep_hero = erős maradjon a hősöd
hint-aim-keep_gear = megmaradjon a felszerelésed
hint-aim-save_goods = ne fogyj ki az erőforrásokból
hint-aim-save_pigs = ne fogyj ki a disznóból
hint-aim-save_mushrooms = ne fogyj ki a gombából
hint-aim-save_ammo = ne fogyj ki a lőszerből
    .maintenance = később ne kelljen lőszert költened új katonákra

## What to do, in both editions

hint-do-pass = passzolj
    .main = fejezd be a kört
    .tribute = ne szedj sarcot
    .purchase = ne vegyél semmit
    .before_dice = ne használj semmit, csak dobj
    .hero_lost = fogadd el a vereséget
    .reroll = tartsd meg mindkét kockát
    .threat_answer = ne tegyél ellene semmit
    .market = hagyd el a piacot
    .hire = ne toborozz senkit
    .mission_window = ne használj képességet
    .army_action = pihentesd a sereget
    .hero_turn = fejezd be a hős körét
    .hero_end = fejezd be a hős körét
    .place_threat = húzz a pakliból
    .capture = ne foglald el az állomást
    .pay = ne fizess
    .use_effect = ne használj semmit
    .strip_hero = hagyd meg a felszerelését
    .place_cards = hagyd felül a többit
hint-do-faction = válaszd { $faction-the-acc }
hint-do-hero = válaszd ezt a hőst: { $hero }
hint-do-start = kezdjen a hősöd { $station-the } állomáson
hint-do-first_player = { $seat-number ->
    [plural] kezdjenek { $seat-the }
   *[singular] kezdjen { $seat-the }
}
hint-do-take = kérj { $resource-one-acc }
hint-do-give = válassz { $resource-one-acc }
hint-do-produce = termelj { $resource-acc }
hint-do-defend = védje { $station-the } állomást { $fighter-the }
hint-do-vote_for = szavazz mellette
hint-do-vote_against = szavazz ellene
hint-do-use_effect = { $effect-kind ->
    [faction] használd fel a saját képességedet
    [hero] használd fel a hősöd képességét
    [law] élj { $effect-the } törvénnyel
    [threat] használd ki { $effect-the } veszedelem hatását
    [mission] használd fel { $effect-the } küldetést
    [station] használd fel { $effect-the } állomás képességét
   *[other] használd fel { $effect-the-acc }
}
hint-do-bury_threat = tedd a pakli alá { $threat-the } veszedelmet
hint-do-bury_law = tedd a pakli alá { $law-the } törvényt
hint-do-lift_threat = tedd a pakli tetejére { $threat-the } veszedelmet
hint-do-lift_law = tedd a pakli tetejére { $law-the } törvényt
hint-do-maintain = a sereged ereje maradjon { $number }
hint-do-hire = toborozz egy katonát
hint-do-attack_station = támadd meg { $station-the } állomást
    .there = támadd meg
hint-do-attack_hero = támadd meg { $seat-the } hősét
hint-do-obtain = szerezz erőforrást a sereggel
hint-do-move = menj át { $station-the } állomásra
hint-do-market = vásárolj a piacon
hint-do-renew = újítsd meg a kínálatot
hint-do-purchase = vedd meg { $equipment-the-acc }
hint-do-receive_mission = kérj küldetést
hint-do-keep_mission = tartsd meg { $mission-the } küldetést
hint-do-complete = teljesítsd { $mission-the } küldetést
hint-do-keep_equipment = tartsd meg { $equipment-the-acc }
hint-do-exchange = cserélj el { $resource-count-acc } { $resource2-count-for }
hint-do-scout = derítsd fel a területet
hint-do-use_mission = használd fel { $mission-the } küldetést
hint-do-place_threat = tedd a pakli tetejére { $threat-the } veszedelmet
hint-do-fight_with = harcoljon { $fighter-the }
hint-do-commit = játszd ki { $combat-the } kártyát
hint-do-capture = foglald el az állomást
hint-do-retreat = vitesd a hősödet { $station-the } állomásra
hint-do-discard = dobd el { $equipment-the-acc }
    .item_limit = tedd vissza a pakliba { $equipment-the-acc }
hint-do-steal = vedd el { $equipment-the-acc }
hint-do-settle = telepedj meg { $station-the } állomáson
hint-do-aim = szemeld ki { $seat-the-acc }
hint-do-pay = fizess
hint-do-donate = fizesd ki, amit a küldetés kér

## What to do in the first edition

hint-do-army_station = támadd meg a sereggel { $station-the } állomást
hint-do-army_hero = támadd meg a sereggel { $seat-the } hősét
hint-do-step = lépj át { $station-the } állomásra
hint-do-work = küldd dolgozni a sereget
hint-do-buy = menj vásárolni
hint-do-halt = állj meg itt a hősöddel
hint-do-token = tegyél rá { $number }-{ $number ->
    [3] as
    [5] ös
    [6] os
    [8] as
   *[other] es
} korongot
hint-do-home = legyen { $station-the } az otthonod
hint-do-face = szállj szembe { $threat-the } veszedelemmel
hint-do-withdraw = vonulj vissza
hint-do-release = add fel { $station-the } állomást
hint-do-endangered = álljon ellen a veszedelemnek { $station-the }
hint-do-tribute = vegyél el { $resource-one-acc } { $seat-the } készletéből
hint-do-retoken = tegyél { $number }-{ $number ->
    [3] as
    [5] ös
    [6] os
    [8] as
   *[other] es
} korongot { $station-the } állomásra
hint-do-relocate = menj át { $station-the } állomásra
hint-do-reroll = dobd újra { $number ->
    [1] az 1-est
    [2] a 2-est
    [3] a 3-ast
    [4] a 4-est
    [5] az 5-öst
   *[other] a { $number }-ost
}
hint-do-waive = fizess eggyel kevesebb { $resource-acc }
hint-do-knock_out = tedd harcképtelenné { $seat-the } hősét
hint-do-rob = vedd el { $seat-the } hősétől
hint-do-keep_old = tartsd meg a régi küldetésedet
