### What a player is asked, by the kind of the question; a part is for a question about one verb.
### Variables are what the question is about; the ID `hidden` stands for what it is not about.

## Set-up

question-first_player = Ki kezd?
question-faction = Melyik pártot vezeted?
question-hero = Ki legyen a hősöd?
    .start = Hol kezdjen a hősöd?
question-clan_and_hero = Melyik klánt és melyik hőst osszuk ki?
question-home = Melyik állomás legyen az otthonod?
    .token = Melyik korong kerüljön { $station-the } állomásra?
question-initiative = Ki dob a legnagyobbat?

## Events of a round

question-polis_production = Mit termeljen a poliszbeli állomásod?
question-endangered_station = Veszedelem közeleg: melyik állomásod álljon ellen?
question-vote = { $law-id ->
    [hidden] Törvényről szavaztok: hogyan szavazol?
   *[other] Hogyan szavazol { $law-the } törvényről?
}
question-tribute = Az állomásaid semmit sem hoztak: kit sarcolsz meg?

## Mobilization and armies

question-maintenance = Mekkora sereget tartasz fenn?
question-hire = Toborzol katonákat?
question-army_action = Mit tegyen a sereged?

## Heroes

question-hero_turn = Mit tegyen a hősöd?
question-hero_end = Van még teendője a hősödnek?
question-main = Te következel: mit teszel?
question-market = Mit veszel?
question-purchase = Melyik tárgyat veszed meg?
question-discount = { $equipment-id ->
    [hidden] Kedvezményt kapsz: melyik erőforrásból fizetsz kevesebbet?
   *[other] Kedvezménnyel veszed meg { $equipment-the-acc }: melyik erőforrásból fizetsz kevesebbet?
}
question-retreat = A hősöd megsebesült: hová vigyék?
question-relocate = Hová menjen a hősöd?
question-handcar_roll = Hogyan fut a hajtány?

## Fights

question-place_threat = A pakli tetejére teszel egy felderített veszedelmet?
question-face_threat = Melyik veszedelemmel szállsz szembe?
question-threat_answer = { $threat-id ->
    [hidden] Itt a veszedelem: mit teszel?
   *[other] Itt van { $threat-the } veszedelem: mit teszel?
}
question-fighter = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] { $station-id ->
            [hidden] Ki harcoljon?
           *[other] Ki harcoljon { $station-the } állomáson?
        }
       *[other] Ki harcoljon { $threat-the } veszedelem ellen?
    }
   *[other] Ki harcoljon { $seat-the } ellen?
}
question-choose_defender = { $seat-id ->
    [hidden] Megtámadtak: ki védekezzen?
   *[other] { $seat-number ->
        [plural] { $seat-The } megtámadják { $station-the } állomást: ki védje meg?
       *[singular] { $seat-The } megtámadja { $station-the } állomást: ki védje meg?
    }
}
question-combat_card = { $seat-id ->
    [hidden] Melyik harckártyát játszod ki?
   *[other] Csata { $station-the } állomáson: melyik kártyát játszod ki { $seat-the } ellen?
}
question-completion = Több küldetésed célját is elérted. Melyiket teljesíted?
question-before_dice = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] Használsz tárgyat vagy képességet a dobás előtt?
       *[other] Használsz tárgyat vagy képességet { $threat-the } veszedelem ellen, mielőtt dobsz?
    }
   *[other] Használsz tárgyat vagy képességet { $seat-the } ellen, mielőtt dobtok?
}
question-roll = Mit mutatnak a kockák?
question-reroll = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] Újradobod az egyik kockádat?
       *[other] Újradobod az egyik kockádat { $threat-the } veszedelem ellen?
    }
   *[other] Újradobod az egyik kockádat { $seat-the } ellen?
}
question-hero_lost = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] A hősöd vereséget szenvedett: mivel mented meg?
       *[other] Legyőzte a hősödet { $threat-the } veszedelem: mivel mented meg?
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } legyőzték a hősödet: mivel mented meg?
       *[singular] { $seat-The } legyőzte a hősödet: mivel mented meg?
    }
}
question-knock_out = Melyik hős legyen harcképtelen?
question-capture = { $station-id ->
    [hidden] Győztél: elfoglalod az állomást?
   *[other] Győztél: elfoglalod { $station-the } állomást?
}
question-token = { $station-id ->
    [hidden] Melyik korongot teszed az állomásra?
   *[other] Tiéd { $station-the } állomás: melyik korongot teszed rá?
}
question-retoken = Melyik korongot hová teszed?

## Cards and resources

question-draw = Melyik kártya jön?
question-mission = Melyik küldetést tartod meg?
question-keep_card = Melyik kártyát tartod meg?
    .keep_mission = Melyik küldetést tartod meg?
    .keep_equipment = Melyik felszereléskártyát tartod meg?
question-place_cards = Hová kerüljenek a kártyák?
question-use_effect = { $effect-id ->
    [hidden] Felhasználsz ezek közül valamit?
   *[other] { $effect-kind ->
        [faction] Felhasználod a saját képességedet?
        [hero] Felhasználod a hősöd képességét?
        [law] Élsz { $effect-the } törvénnyel?
        [threat] Felhasználod { $effect-the } veszedelem hatását?
        [mission] Felhasználod { $effect-the } küldetést?
        [station] Felhasználod { $effect-the } állomás képességét?
       *[other] Felhasználod { $effect-the-acc }?
    }
}
question-mission_window = { $mission-id ->
    [hidden] Felhasználod valamelyik küldetésed képességét?
   *[other] Felhasználod { $mission-the } küldetés képességét?
}
question-aim = { $effect-id ->
    [hidden] Kit szemelsz ki?
   *[other] „{ $effect }”: kit szemelsz ki?
}
question-pay = { $effect-id ->
    [hidden] Megfizeted az árát?
   *[other] „{ $effect }”: megfizeted, amit a kártya kér?
}
question-take_resource = { $effect-id ->
    [hidden] Melyik erőforrást kéred?
   *[other] { $effect-kind ->
        [hero] { $effect } képessége: melyik erőforrást kéred?
       *[other] „{ $effect }”: melyik erőforrást kéred?
    }
}
question-lose_resource = { $seat-id ->
    [hidden] { $effect-id ->
        [hidden] Melyik erőforrást adod le?
       *[other] „{ $effect }”: melyik erőforrást adod le?
    }
   *[other] Melyik erőforrást veszed el { $seat-the } készletéből?
}
question-equipment_limit = A hősöd túl sokat cipel: mit dobsz el?
question-item_limit = A hősöd ebből a fajtából túl sokat cipel: melyik kerüljön vissza a pakliba?
question-strip_hero = { $seat-id ->
    [hidden] A hősöd elveszít egy kártyát: melyiket?
   *[other] { $seat-The } hőse vereséget szenvedett: melyik kártyáját veszítse el?
}
question-rob = { $equipment-id ->
    [hidden] Kitől veszed el?
   *[other] Kitől veszed el { $equipment-the-acc }?
}

## Stations

question-replacement = Túl kevés állomásod van: hol telepszel meg ingyen?
question-release = Melyik állomást adod fel?

## Toy

question-lamp = Melyik lámpa gyullad ki?
question-turn = Te következel: mit teszel?
question-bid = Mennyit licitálsz?
question-look = Melyik lap van felül?
question-ride = Hová visz a hajtány?
