### Answers a player can give. Variables are named after the kinds of the verb's arguments, a second
### of one kind with 2. An attribute is the label at one question only; `group` heads many of them.

## Both editions

option-pass = Passz
    .main = A kör vége
    .tribute = Nem szedek sarcot
    .purchase = Semmit sem veszek
    .before_dice = Semmit sem használok, dobjunk
    .hero_lost = Belenyugszom
    .reroll = Mindkét kocka marad
    .threat_answer = Szembeszállok vele
    .market = Elhagyom a piacot
    .hire = Senkit sem toborzok
    .mission_window = Nem használok képességet
    .army_action = A sereg pihen
    .hero_turn = A hős körének vége
    .hero_end = A hős körének vége
    .place_threat = Döntsön a pakli
    .capture = Lemondok róla
    .pay = Nem fizetek
    .use_effect = Semmit sem használok
    .strip_hero = Meghagyom a felszerelését
    .place_cards = Több nem megy a pakli alá
option-faction = { $faction }
    .group = Felek
option-hero = { $hero }
    .group = Hősök
option-start = Kezdés itt: { $station }
    .group = Kezdés itt
option-first_player = Kezd: { $seat }
option-draw_equipment = Húzott kártya: { $equipment }
option-draw_mission = Húzott kártya: { $mission }
option-draw_threat = Húzott kártya: { $threat }
option-draw_law = Húzott kártya: { $law }
option-draw_combat = Húzott kártya: { $combat }
option-take = Kérek { $resource-one-acc }
option-give = Leadok { $resource-one-acc }
option-produce = Termelés: { $resource }
option-defend = { $station } védelme: { $fighter }
    .group = Védelem
option-vote_for = Mellette szavazok
option-vote_against = Ellene szavazok
option-use_effect = { $effect-kind ->
    [faction] Felhasználom a saját képességemet
    [hero] Felhasználom a hősöm képességét: { $effect }
   *[other] Felhasználom: { $effect }
}
    .group = Felhasználom
option-bury_threat = A pakli alá: { $threat }
option-bury_law = A pakli alá: { $law }
option-lift_threat = A pakli tetejére: { $threat }
option-lift_law = A pakli tetejére: { $law }
option-maintain = A sereg ereje maradjon { $number }
    .group = A sereg ereje maradjon
option-hire = Egy katona toborzása
option-attack_station = { $station } megtámadása
    .group = Támadás
option-attack_hero = Megtámadom { $seat-the } hősét
    .group = Megtámadom a hőst
option-obtain = Erőforrásszerzés a sereggel
option-move = Mozgás ide: { $station }
    .group = Mozgás ide
option-market = Vásárlás a piacon
option-renew = A kínálat megújítása
option-purchase = { $equipment } megvétele
    .group = Vásárlás
option-receive_mission = Küldetés elfogadása
option-keep_mission = Megtartom: { $mission }
option-complete = Teljesítem: { $mission }
option-keep_equipment = Megtartom: { $equipment }
option-exchange = { $resource-count } cseréje { $resource2-count-for }
    .group = Csere
option-scout = Területfelderítés
option-use_mission = Felhasználom: { $mission }
    .group = Felhasználom a küldetést
option-place_threat = A pakli tetejére: { $threat }
option-fight_with = Harcoljon { $fighter-the }
option-commit = { $combat } kijátszása
option-capture = Elfoglalom
option-retreat = Visszavonulás ide: { $station }
    .group = Visszavonulás ide
option-discard = { $equipment } eldobása
    .group = Eldobás
option-steal = { $equipment } elvétele
    .group = Elvétel
option-settle = Megtelepedés itt: { $station }
    .group = Megtelepedés itt
option-aim = { $seat }
option-pay = Fizetek
option-donate = Fizetés a küldetésért

## First edition

option-army_station = A sereg megtámadja: { $station }
    .group = A sereg megtámadja
option-army_hero = A sereg megtámadja { $seat-the } hősét
    .group = A sereg megtámadja a hőst
option-step = Lépés ide: { $station }
    .group = Lépés ide
option-work = A sereg dolgozik
option-buy = Vásárlás
option-halt = A hős itt megáll
option-roll = Dobás: { $number } és { $number2 }
option-token = { $number }-{ $number ->
    [3] as
    [5] ös
    [6] os
    [8] as
   *[other] es
} korong
    .group = Korong
option-home = Legyen az otthonom { $station-the }
    .group = Legyen az otthonom
option-face = Ezzel szállok szembe: { $threat }
option-withdraw = Visszavonulás
option-release = { $station } feladása
    .group = Feladás
option-endangered = Álljon ellen { $station-the }
    .group = Álljon ellen
option-tribute = Megsarcolom: { $seat } ({ $resource-one })
    .group = Megsarcolom
option-retoken = { $number }-{ $number ->
    [3] as
    [5] ös
    [6] os
    [8] as
   *[other] es
} korong ide: { $station }
    .group = Új korong
option-relocate = Áthelyezés ide: { $station }
    .group = Áthelyezés ide
option-reroll = Újradobás: { $number }
option-waive = Eggyel kevesebb { $resource-acc } fizetek
option-knock_out = Harcképtelenné teszem { $seat-the } hősét
option-rob = Kirabolom: { $seat }
option-keep_old = A régi küldetés megtartása

## Toy

option-rest = Pihenés
option-walk = Séta ide: { $platform }
    .group = Séta ide
option-search = Keresés
option-play = { $find } kijátszása
option-duel = { $seat } kihívása
option-bid = Licit: { $number }
option-found = Előkerül: { $find }
option-lit = Kigyullad a lámpa: { $platform }
