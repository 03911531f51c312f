### Answers a player can give. Variables are named after the kinds of the verb's arguments, a second
### of one kind with 2. An attribute is the label at one question only; `group` heads many of them.

## Both editions

option-pass = Passz
    .main = Befejezem a kört
    .tribute = Nem szedek sarcot
    .purchase = Semmit sem veszek
    .before_dice = Nem használok semmit, dobok
    .hero_lost = Elfogadom a vereséget
    .reroll = Mindkét kockát megtartom
    .threat_answer = Lesz, ami lesz
    .market = Elhagyom a piacot
    .hire = Senkit sem toborzok
    .mission_window = Nem használok képességet
    .army_action = A seregem pihen
    .hero_turn = Befejezem a hős körét
    .hero_end = Befejezem a hős körét
    .place_threat = A pakliból húzok
    .capture = Nem foglalom el
    .pay = Nem fizetek
    .use_effect = Semmit sem használok
    .strip_hero = Meghagyom a felszerelését
    .place_cards = A többit felül hagyom
option-faction = { $faction }
    .group = Pártok
option-hero = { $hero }
    .group = Hősök
option-start = Kezdjen a hősöm { $station-the } állomáson
    .group = Itt kezdjen a hősöm
option-first_player = { $seat-number ->
    [plural] { $seat-The } kezdenek
   *[singular] { $seat-The } kezd
}
option-draw_equipment = Húzott kártya: { $equipment }
option-draw_mission = Húzott kártya: { $mission }
option-draw_threat = Húzott kártya: { $threat }
option-draw_law = Húzott kártya: { $law }
option-draw_combat = Húzott kártya: { $combat }
option-take = Kérek { $resource-one-acc }
option-give = { $resource-one-acc } választok
option-produce = Termeljen { $resource-acc }
option-defend = Védje { $station-the } állomást { $fighter-the }
    .group = Védekezés
option-vote_for = Mellette szavazok
option-vote_against = Ellene szavazok
option-use_effect = { $effect-kind ->
    [faction] Felhasználom a saját képességemet
    [hero] Felhasználom a hősöm képességét
    [law] Élek { $effect-the } törvénnyel
    [threat] Felhasználom { $effect-the } veszedelem hatását
    [mission] Felhasználom { $effect-the } küldetést
    [station] Felhasználom { $effect-the } állomás képességét
   *[other] Felhasználom { $effect-the-acc }
}
    .group = Felhasználom
option-bury_threat = A pakli alá teszem { $threat-the } veszedelmet
option-bury_law = A pakli alá teszem { $law-the } törvényt
option-lift_threat = A pakli tetejére teszem { $threat-the } veszedelmet
option-lift_law = A pakli tetejére teszem { $law-the } törvényt
option-maintain = A sereg ereje maradjon { $number }
    .group = A sereg ereje maradjon
option-hire = Toborzok egy katonát
option-attack_station = Megtámadom { $station-the } állomást
    .group = Megtámadom
option-attack_hero = Megtámadom { $seat-the } hősét
    .group = Megtámadom a hősét
option-obtain = A seregem erőforrást szerez
option-move = Átmegyek { $station-the } állomásra
    .group = Átmegyek ide
option-market = Vásárolok a piacon
option-renew = Megújítom a kínálatot
option-purchase = Megveszem { $equipment-the-acc }
    .group = Megveszem
option-receive_mission = Küldetést kérek
option-keep_mission = Megtartom { $mission-the } küldetést
option-complete = Teljesítem { $mission-the } küldetést
option-keep_equipment = Megtartom { $equipment-the-acc }
option-exchange = Elcserélek { $resource-count-acc } { $resource2-count-for }
    .group = Cserélek
option-scout = Felderítem a területet
option-use_mission = Felhasználom { $mission-the } küldetést
    .group = Felhasználom a küldetést
option-place_threat = A pakli tetejére teszem { $threat-the } veszedelmet
option-fight_with = Harcoljon { $fighter-the }
option-commit = Kijátszom { $combat-the } kártyát
option-capture = Elfoglalom az állomást
option-retreat = Vigyék { $station-the } állomásra
    .group = Vigyék ide
option-discard = Eldobom { $equipment-the-acc }
    .item_limit = Visszateszem a pakliba { $equipment-the-acc }
    .group = Eldobom
option-steal = Elveszem { $equipment-the-acc }
    .group = Elveszem
option-settle = Megtelepszem { $station-the } állomáson
    .group = Itt telepszem meg
option-aim = Kiszemelem { $seat-the-acc }
option-pay = Fizetek
option-donate = Kifizetem, amit a küldetés kér

## First edition

option-army_station = A seregem megtámadja { $station-the } állomást
    .group = A seregem megtámadja
option-army_hero = A seregem megtámadja { $seat-the } hősét
    .group = A seregem megtámadja a hősét
option-step = Átlépek { $station-the } állomásra
    .group = Átlépek ide
option-work = A seregem dolgozik
option-buy = Vásárolok
option-halt = A hősöm itt megáll
option-roll = Dobás: { $number } és { $number2 }
option-token = { $number }-{ $number ->
    [3] as
    [5] ös
    [6] os
    [8] as
   *[other] es
} korongot teszek rá
    .group = Ezt a korongot teszem rá
option-home = Legyen az otthonom { $station-the }
    .group = Legyen az otthonom
option-face = Szembeszállok { $threat-the } veszedelemmel
option-withdraw = Visszavonulok
option-release = Feladom { $station-the } állomást
    .group = Feladom
option-endangered = Álljon ellen { $station-the }
    .group = Álljon ellen
option-tribute = Elveszek { $resource-one-acc } { $seat-the } készletéből
    .group = Megsarcolom
option-retoken = { $number }-{ $number ->
    [3] as
    [5] ös
    [6] os
    [8] as
   *[other] es
} korongot teszek { $station-the } állomásra
    .group = Kicserélem a korongot
option-relocate = Átmegyek { $station-the } állomásra
    .group = Átmegyek ide
option-reroll = Újradobom { $number ->
    [1] az 1-est
    [2] a 2-est
    [3] a 3-ast
    [4] a 4-est
    [5] az 5-öst
   *[other] a { $number }-ost
}
option-waive = Eggyel kevesebb { $resource-acc } fizetek
option-knock_out = Harcképtelenné teszem { $seat-the } hősét
option-rob = Elveszem { $seat-the } hősétől
option-keep_old = Megtartom a régi küldetésemet

## Toy

option-rest = Pihenek
option-walk = Átsétálok { $platform-the } peronra
    .group = Átsétálok ide
option-search = Keresgélek
option-play = Kijátszom ezt: { $find }
option-duel = Párbajra hívom: { $seat }
option-bid = Licitálok: { $number }
option-found = Előkerül: { $find }
option-lit = Kigyullad a lámpa: { $platform }
