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
question-initiative = Ki dobja a legnagyobbat?

## Events of a round

question-polis_production = Mit termeljen a Polisz-állomásod?
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
question-retreat = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] A hősöd megsebesült: hová vigyék?
       *[other] A hősödet megsebesítette { $threat-the } veszedelem: hová vigyék?
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } megsebesítették a hősödet: hová vigyék?
       *[singular] { $seat-The } megsebesítette a hősödet: hová vigyék?
    }
}
question-relocate = { $effect-id ->
    [hidden] Hová menjen a hősöd?
   *[other] „{ $effect }”: hová menjen a hősöd?
}
question-handcar_roll = Milyen messzire fut a hajtány?

## Fights

question-place_threat = { $station-id ->
    [hidden] A pakli tetejére teszel egy felderített veszedelmet?
   *[other] Harc { $station-the } állomásért: a pakli tetejére teszel előtte egy felderített veszedelmet?
}
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
question-knock_out = { $effect-id ->
    [hidden] Melyik hős legyen harcképtelen?
   *[other] „{ $effect }”: melyik hős legyen harcképtelen?
}
question-capture = { $station-id ->
    [hidden] Győztél: elfoglalod az állomást?
   *[other] Győztél: elfoglalod { $station-the } állomást?
}
question-token = { $station-id ->
    [hidden] Melyik korongot teszed az állomásra?
   *[other] Tiéd { $station-the } állomás: melyik korongot teszed rá?
}
question-retoken = { $effect-id ->
    [hidden] Melyik korongot hová teszed?
   *[other] „{ $effect }”: melyik korongot hová teszed?
}

## Cards and resources

question-draw = Melyik kártya jön?
question-mission = Melyik küldetést tartod meg?
question-keep_card = Egy kártyát megtarthatsz, a többit eldobod: melyiket tartod meg?
    .keep_mission = Egy küldetést megtarthatsz, a többit eldobod: melyiket tartod meg?
    .keep_equipment = Egy felszereléskártyát megtarthatsz, a többit eldobod: melyiket tartod meg?
question-place_cards = { $effect-id ->
    [hidden] Megnézted ezeket a kártyákat: hová kerüljenek?
   *[other] „{ $effect }”: megnézted ezeket a kártyákat; hová kerüljenek?
}
    .lift_threat = Melyik veszedelem kerüljön a pakli tetejére?
    .lift_law = Melyik törvény kerüljön a pakli tetejére?
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
    [hidden] { $seat-id ->
        [hidden] { $station-id ->
            [hidden] Mindjárt felfordul egy veszedelem vagy egy törvény: felhasználod valamelyik küldetésed képességét?
           *[other] Mielőtt harcolsz { $station-the } állomásért: felhasználod valamelyik küldetésed képességét?
        }
       *[other] { $seat-number ->
            [plural] { $seat-The } csatáznak { $station-the } állomáson: felhasználod előtte valamelyik küldetésed képességét?
           *[singular] { $seat-The } csatázik { $station-the } állomáson: felhasználod előtte valamelyik küldetésed képességét?
        }
    }
   *[other] { $seat-id ->
        [hidden] { $station-id ->
            [hidden] Mindjárt felfordul egy veszedelem vagy egy törvény: felhasználod { $mission-the } küldetés képességét?
           *[other] Mielőtt harcolsz { $station-the } állomásért: felhasználod { $mission-the } küldetés képességét?
        }
       *[other] { $seat-number ->
            [plural] { $seat-The } csatáznak { $station-the } állomáson: felhasználod előtte { $mission-the } küldetés képességét?
           *[singular] { $seat-The } csatázik { $station-the } állomáson: felhasználod előtte { $mission-the } küldetés képességét?
        }
    }
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
question-item_limit = { $equipment-id ->
    [hidden] A hősöd ebből a fajtából túl sokat cipel: melyik kerüljön vissza a pakliba?
   *[other] „{ $equipment }” már nem fér el a hősödnél: melyik tárgy kerüljön vissza a pakliba?
}
question-strip_hero = { $seat-id ->
    [hidden] { $effect-id ->
        [hidden] A hősöd vereséget szenvedett, és elveszít egy kártyát: melyiket?
       *[other] „{ $effect }”: a hősöd elveszít egy kártyát; melyiket?
    }
   *[other] Legyőzted { $seat-the } hősét: melyik kártyáját veszítse el?
}
    .steal = Legyőzted { $seat-the } hősét: melyik kártyáját veszed el?
question-rob = { $equipment-id ->
    [hidden] Kitől veszed el?
   *[other] Kitől veszed el { $equipment-the-acc }?
}

## Stations

question-replacement = Túl kevés állomásod van: hol telepszel meg ingyen?
question-release = { $effect-id ->
    [hidden] Melyik állomást adod fel?
   *[other] „{ $effect }”: melyik állomást adod fel?
}

## Toy

question-lamp = Melyik lámpa gyullad ki?
question-turn = Te következel: mit teszel?
question-bid = Mennyit licitálsz?
question-look = Melyik lap van felül?
question-ride = Hová visz a hajtány?
