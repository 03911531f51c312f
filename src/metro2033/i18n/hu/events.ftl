### What has happened, as sentences. Variables are named after the kinds of the event's arguments, a
### second of one kind with 2; the ID `hidden` stands for what the reader may not know. The part `many`
### tells several of them, each of which adds its `item` to `$list`; the part `hidden` tells of several
### of which the reader knows only the number. A faction may take its verb in the plural.

## Set-up

event-first_player_drawn = { $seat-number ->
    [plural] { $seat-The } kezdenek.
   *[singular] { $seat-The } kezd.
}
event-faction_taken = { $seat-number ->
    [plural] { $seat-The } { $faction-the } élére állnak.
   *[singular] { $seat-The } { $faction-the } élére áll.
}
event-hero_taken = { $seat-The } hőse { $hero }.
event-figure_placed = { $seat-The } hőse { $station-the } állomáson áll.
event-home_named = { $seat-The } otthona { $station-the } állomás.

## The course of the match

event-round_began = { $number }. forduló.
event-phase_began = { $number ->
    [1] Események.
    [2] Mozgósítás.
    [3] Seregakciók.
    [4] Hősakciók.
   *[other] A forduló vége.
}
event-stage_began = { $number }. szakasz.
event-turn_began = { $seat-number ->
    [plural] { $number }. forduló: { $seat-the } következnek.
   *[singular] { $number }. forduló: { $seat-the } következik.
}
event-match_ended = { $seat-number ->
    [plural] { $seat-The } megnyerik a játszmát.
   *[singular] { $seat-The } megnyeri a játszmát.
}

## Resources; `many` joins several of one player

event-resource_gained = { $seat-number ->
    [plural] { $seat-The } { $resource-count-acc } kapnak.
   *[singular] { $seat-The } { $resource-count-acc } kap.
}
    .item = { $resource-count-acc }
    .many = { $seat-number ->
        [plural] { $seat-The } { $list } kapnak.
       *[singular] { $seat-The } { $list } kap.
    }
event-resource_spent = { $seat-number ->
    [plural] { $seat-The } { $resource-count-acc } fizetnek.
   *[singular] { $seat-The } { $resource-count-acc } fizet.
}
    .item = { $resource-count-acc }
    .many = { $seat-number ->
        [plural] { $seat-The } { $list } fizetnek.
       *[singular] { $seat-The } { $list } fizet.
    }
event-exchanged = { $seat-number ->
    [plural] { $seat-The } { $resource-count-acc } { $resource2-count-for } cserélnek.
   *[singular] { $seat-The } { $resource-count-acc } { $resource2-count-for } cserél.
}
event-donated = { $seat-number ->
    [plural] { $seat-The } fizetnek egy küldetésért.
   *[singular] { $seat-The } fizet egy küldetésért.
}
event-army_obtained = { $seat-The } serege erőforrást szerez.
event-army_worked = { $seat-The } serege a gombatelepen dolgozik.
event-tribute_taken = { $seat-number ->
    [plural] { $seat-The } { $resource-one-acc } vesznek el { $seat2-the } készletéből.
   *[singular] { $seat-The } { $resource-one-acc } vesz el { $seat2-the } készletéből.
}

## Stations

event-station_captured = { $seat-number ->
    [plural] { $seat-The } elfoglalják { $station-the } állomást.
   *[singular] { $seat-The } elfoglalja { $station-the } állomást.
}
event-station_lost = { $seat-number ->
    [plural] { $seat-The } elveszítik { $station-the } állomást.
   *[singular] { $seat-The } elveszíti { $station-the } állomást.
}
event-station_settled = { $seat-number ->
    [plural] { $seat-The } ingyen megtelepszenek { $station-the } állomáson.
   *[singular] { $seat-The } ingyen megtelepszik { $station-the } állomáson.
}
event-token_placed = { $seat-number ->
    [plural] { $seat-The } { $number }-{ $number ->
        [3] as
        [5] ös
        [6] os
        [8] as
       *[other] es
    } korongot tesznek { $station-the } állomásra.
   *[singular] { $seat-The } { $number }-{ $number ->
        [3] as
        [5] ös
        [6] os
        [8] as
       *[other] es
    } korongot tesz { $station-the } állomásra.
}
event-station_endangered = Veszedelem közeledik { $seat-the } állomásához: { $station }.

## Missions

event-mission_completed = { $seat-number ->
    [plural] { $seat-The } teljesítik { $mission-the } küldetést.
   *[singular] { $seat-The } teljesíti { $mission-the } küldetést.
}
event-mission_drawn = { $mission-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } küldetést húznak.
       *[singular] { $seat-The } küldetést húz.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } kihúzzák { $mission-the } küldetést.
       *[singular] { $seat-The } kihúzza { $mission-the } küldetést.
    }
}
    .item = „{ $mission }”
    .many = { $seat-number ->
        [plural] { $seat-The } ezeket a küldetéseket húzzák: { $list }.
       *[singular] { $seat-The } ezeket a küldetéseket húzza: { $list }.
    }
    .hidden = { $seat-number ->
        [plural] { $seat-The } { $count } küldetést húznak.
       *[singular] { $seat-The } { $count } küldetést húz.
    }
event-mission_kept = { $mission-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } megtartanak egy küldetést.
       *[singular] { $seat-The } megtart egy küldetést.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } megtartják { $mission-the } küldetést.
       *[singular] { $seat-The } megtartja { $mission-the } küldetést.
    }
}
event-mission_rejected = { $mission-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } visszautasítanak egy küldetést.
       *[singular] { $seat-The } visszautasít egy küldetést.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } visszautasítják { $mission-the } küldetést.
       *[singular] { $seat-The } visszautasítja { $mission-the } küldetést.
    }
}
event-mission_used = { $seat-number ->
    [plural] { $seat-The } felhasználják { $mission-the } küldetés képességét.
   *[singular] { $seat-The } felhasználja { $mission-the } küldetés képességét.
}

## Equipment

event-equipment_gained = { $seat-number ->
    [plural] { $seat-The } megkapják { $equipment-the-acc }.
   *[singular] { $seat-The } megkapja { $equipment-the-acc }.
}
event-equipment_discarded = { $seat-number ->
    [plural] { $seat-The } eldobják { $equipment-the-acc }.
   *[singular] { $seat-The } eldobja { $equipment-the-acc }.
}
event-equipment_taken = { $seat-number ->
    [plural] { $seat-The } elveszik { $equipment-the-acc } { $seat2-the } hősétől.
   *[singular] { $seat-The } elveszi { $equipment-the-acc } { $seat2-the } hősétől.
}
event-equipment_seen = { $equipment-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } megnéznek egy felszereléskártyát.
       *[singular] { $seat-The } megnéz egy felszereléskártyát.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } megnézik { $equipment-the-acc }.
       *[singular] { $seat-The } megnézi { $equipment-the-acc }.
    }
}
event-market_filled = A piacra kerül: { $equipment }.
    .item = { $equipment }
    .many = A piacra kerül: { $list }.
event-market_renewed = { $seat-number ->
    [plural] { $seat-The } megújítják a piac kínálatát.
   *[singular] { $seat-The } megújítja a piac kínálatát.
}
event-items_offered = Eladó: { $equipment }.
    .item = { $equipment }
    .many = Eladó: { $list }.
event-item_bought = { $seat-number ->
    [plural] { $seat-The } megveszik { $equipment-the-acc }.
   *[singular] { $seat-The } megveszi { $equipment-the-acc }.
}
event-effect_used = { $seat-number ->
    [plural] { $effect-kind ->
        [faction] { $seat-The } felhasználják a saját képességüket.
        [hero] { $seat-The } felhasználják a hősük képességét: { $effect }.
        [law] { $effect-The } törvény hat { $seat-the-on }.
        [threat] { $effect-The } veszedelem hat { $seat-the-on }.
        [mission] { $seat-The } felhasználják { $effect-the } küldetést.
        [station] { $seat-The } felhasználják { $effect-the } állomás képességét.
       *[other] { $seat-The } felhasználják { $effect-the-acc }.
    }
   *[singular] { $effect-kind ->
        [faction] { $seat-The } felhasználja a saját képességét.
        [hero] { $seat-The } felhasználja a hőse képességét: { $effect }.
        [law] { $effect-The } törvény hat { $seat-the-on }.
        [threat] { $effect-The } veszedelem hat { $seat-the-on }.
        [mission] { $seat-The } felhasználja { $effect-the } küldetést.
        [station] { $seat-The } felhasználja { $effect-the } állomás képességét.
       *[other] { $seat-The } felhasználja { $effect-the-acc }.
    }
}

## Threats

event-threat_revealed = A sötétből előjön { $threat-the } veszedelem.
event-threat_scouted = { $threat-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } felderítenek egy veszedelmet.
       *[singular] { $seat-The } felderít egy veszedelmet.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } felderítik { $threat-the } veszedelmet.
       *[singular] { $seat-The } felderíti { $threat-the } veszedelmet.
    }
}
event-threat_placed = { $threat-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } egy felderített veszedelmet tesznek a pakli tetejére.
       *[singular] { $seat-The } egy felderített veszedelmet tesz a pakli tetejére.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } a pakli tetejére teszik { $threat-the } veszedelmet.
       *[singular] { $seat-The } a pakli tetejére teszi { $threat-the } veszedelmet.
    }
}
event-threat_looked = { $threat-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } megnéznek egy veszedelmet.
       *[singular] { $seat-The } megnéz egy veszedelmet.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } megnézik { $threat-the } veszedelmet.
       *[singular] { $seat-The } megnézi { $threat-the } veszedelmet.
    }
}
event-threat_buried = { $threat-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } egy veszedelmet tesznek a pakli alá.
       *[singular] { $seat-The } egy veszedelmet tesz a pakli alá.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } a pakli alá teszik { $threat-the } veszedelmet.
       *[singular] { $seat-The } a pakli alá teszi { $threat-the } veszedelmet.
    }
}
event-threat_fought = { $seat-number ->
    [plural] { $seat-The } megküzdenek { $threat-the } veszedelemmel: { $number }–{ $number2 }.
   *[singular] { $seat-The } megküzd { $threat-the } veszedelemmel: { $number }–{ $number2 }.
}
event-threat_returned = { $threat-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } visszatesznek egy felderített veszedelmet.
       *[singular] { $seat-The } visszatesz egy felderített veszedelmet.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } visszateszik { $threat-the } veszedelmet.
       *[singular] { $seat-The } visszateszi { $threat-the } veszedelmet.
    }
}
event-threat_rolled = { $threat-The } veszedelem dobása: { $number } és { $number2 }.
event-threat_settled = { $number ->
    [0] { $seat-number ->
        [plural] { $seat-The } elveszítik a harcot.
       *[singular] { $seat-The } elveszíti a harcot.
    }
    [1] { $seat-The } harca döntetlen.
   *[other] { $seat-number ->
        [plural] { $seat-The } megnyerik a harcot.
       *[singular] { $seat-The } megnyeri a harcot.
    }
}

## Laws

event-law_looked = { $law-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } megnéznek egy törvényt.
       *[singular] { $seat-The } megnéz egy törvényt.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } megnézik { $law-the } törvényt.
       *[singular] { $seat-The } megnézi { $law-the } törvényt.
    }
}
event-law_buried = { $law-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } egy törvényt tesznek a pakli alá.
       *[singular] { $seat-The } egy törvényt tesz a pakli alá.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } a pakli alá teszik { $law-the } törvényt.
       *[singular] { $seat-The } a pakli alá teszi { $law-the } törvényt.
    }
}
event-law_opened = Szavazásra kerül { $law-the } törvény.
event-vote_cast = { $seat-number ->
    [plural] { $number2 ->
        [1] { $seat-The } mellette szavaznak ({ $number } szavazat).
       *[other] { $seat-The } ellene szavaznak ({ $number } szavazat).
    }
   *[singular] { $number2 ->
        [1] { $seat-The } mellette szavaz ({ $number } szavazat).
       *[other] { $seat-The } ellene szavaz ({ $number } szavazat).
    }
}
event-law_passed = Elfogadták { $law-the } törvényt.
event-law_rejected = Elutasították { $law-the } törvényt.

## Armies and heroes

event-army_strength = { $seat-The } seregének ereje most { $number }.
event-activity_changed = { $seat-The } aktivitása most { $number }.
event-hero_moved = { $seat-The } hőse { $station-the } állomásra megy.
    .item = { $station }
    .many = { $seat-The } hősének útja: { $list }.
event-hero_wounded = { $seat-The } hőse megsebesül, és { $station-the } állomásra viszik.
event-hero_rested = { $seat-The } hőse pihen.
event-hero_beaten = { $seat-The } hőse vereséget szenved, és hazatér.
event-hero_knocked_out = { $seat-The } hőse harcképtelenné válik.
event-aimed = { $seat-number ->
    [plural] { $seat-The } { $seat2-the-acc } szemelik ki.
   *[singular] { $seat-The } { $seat2-the-acc } szemeli ki.
}

## Fights

event-station_attacked = { $fighter-id ->
    [hero] { $seat-The } hőse megtámadja { $station-the } állomást.
   *[other] { $seat-The } serege megtámadja { $station-the } állomást.
}
event-hero_attacked = { $fighter-id ->
    [hero] { $seat-The } hőse megtámadja { $seat2-the } hősét.
   *[other] { $seat-The } serege megtámadja { $seat2-the } hősét.
}
event-defence_chosen = { $seat-number ->
    [plural] { $seat-The } { $fighter-with-their } védekeznek.
   *[singular] { $seat-The } { $fighter-with } védekezik.
}
event-defence_named = { $seat-number ->
    [plural] { $seat-The } { $fighter-with-their } védik { $station-the } állomást.
   *[singular] { $seat-The } { $fighter-with } védi { $station-the } állomást.
}
event-combat_dealt = { $combat-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } harckártyát kapnak.
       *[singular] { $seat-The } harckártyát kap.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } { $combat-the } harckártyát kapják.
       *[singular] { $seat-The } { $combat-the } harckártyát kapja.
    }
}
    .item = „{ $combat }”
    .many = { $seat-number ->
        [plural] { $seat-The } ezeket a harckártyákat kapják: { $list }.
       *[singular] { $seat-The } ezeket a harckártyákat kapja: { $list }.
    }
event-combat_shown = { $seat-number ->
    [plural] { $seat-The } kijátsszák { $combat-the } kártyát (+{ $number }).
   *[singular] { $seat-The } kijátssza { $combat-the } kártyát (+{ $number }).
}
event-battle_fought = { $seat-The } { $seat2-the } ellen: { $number }–{ $number2 }.
event-polis_fought = { $seat-The } a Polisz őrsége ellen: { $number }–{ $number2 }.
event-fighter_chosen = { $seat-number ->
    [plural] { $seat-The } { $fighter-with-their } harcolnak.
   *[singular] { $seat-The } { $fighter-with } harcol.
}
event-dice_rolled = { $seat-The } dobása: { $number } és { $number2 }.
event-die_chosen = { $seat-number ->
    [plural] { $seat-The } újradobják { $number ->
        [1] az 1-est
        [2] a 2-est
        [3] a 3-ast
        [4] a 4-est
        [5] az 5-öst
       *[other] a { $number }-ost
    }.
   *[singular] { $seat-The } újradobja { $number ->
        [1] az 1-est
        [2] a 2-est
        [3] a 3-ast
        [4] a 4-est
        [5] az 5-öst
       *[other] a { $number }-ost
    }.
}
event-die_rerolled = { $seat-The } új dobása: { $number } helyett { $number2 }.

## Toy

event-lamp_lit = Kigyullad a lámpa { $platform-the } peronon.
event-walked = { $seat-number ->
    [plural] { $seat-The } { $platform-the } peronra mennek.
   *[singular] { $seat-The } { $platform-the } peronra megy.
}
event-found_card = { $find-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } találnak valamit.
       *[singular] { $seat-The } talál valamit.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } ezt találják: { $find }.
       *[singular] { $seat-The } ezt találja: { $find }.
    }
}
event-played = { $seat-number ->
    [plural] { $seat-The } ezt játsszák ki: { $find }.
   *[singular] { $seat-The } ezt játssza ki: { $find }.
}
event-duelled = { $seat-The } és { $seat2-the } licitje: { $number } és { $number2 }.
event-saw_top = { $find-id ->
    [hidden] { $seat-number ->
        [plural] { $seat-The } megnézik a pakli legfelső lapját.
       *[singular] { $seat-The } megnézi a pakli legfelső lapját.
    }
   *[other] { $seat-number ->
        [plural] { $seat-The } ezt látják a pakli tetején: { $find }.
       *[singular] { $seat-The } ezt látja a pakli tetején: { $find }.
    }
}
event-rested = { $seat-number ->
    [plural] { $seat-The } pihennek.
   *[singular] { $seat-The } pihen.
}
