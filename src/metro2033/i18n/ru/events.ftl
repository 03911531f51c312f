### Что произошло, целыми предложениями. Переменные названы по видам аргументов события, вторая того же
### вида — с цифрой 2; ID `hidden` означает то, чего читателю знать не положено. Часть `many` говорит
### сразу о нескольких событиях, каждое из которых добавляет к `$list` свой `item`; часть `hidden` — о
### нескольких, о которых известно только их число.

## Подготовка

event-first_player_drawn = Первый ход за { $seat-ins }.
event-faction_taken = { $seat } { $seat-gender ->
    [f] возглавила
    [p] возглавили
   *[m] возглавил
} { $faction-acc }.
event-hero_taken = { $hero } { $hero-gender ->
    [f] присоединилась
   *[m] присоединился
} к { $seat-dat }.
event-figure_placed = Герой { $seat-gen } стоит на станции «{ $station }».
event-home_named = Домашняя станция { $seat-gen } — «{ $station }».

## Ход партии

event-round_began = Начался раунд { $number }.
event-phase_began = { $number ->
    [1] События.
    [2] Мобилизация.
    [3] Действия армий.
    [4] Действия героев.
   *[other] Конец раунда.
}
event-stage_began = Начался этап { $number }.
event-turn_began = Раунд { $number }, ход { $seat-gen }.
event-match_ended = { $seat } { $seat-gender ->
    [f] выиграла
    [p] выиграли
   *[m] выиграл
} партию.

## Ресурсы; `many` объединяет несколько видов у одного игрока

event-resource_gained = { $seat } { $seat-gender ->
    [f] получила
    [p] получили
   *[m] получил
} { $resource-count-acc }.
    .item = { $resource-count-acc }
    .many = { $seat } { $seat-gender ->
        [f] получила
        [p] получили
       *[m] получил
    } { $list }.
event-resource_spent = { $seat } { $seat-gender ->
    [f] потратила
    [p] потратили
   *[m] потратил
} { $resource-count-acc }.
    .item = { $resource-count-acc }
    .many = { $seat } { $seat-gender ->
        [f] потратила
        [p] потратили
       *[m] потратил
    } { $list }.
event-exchanged = { $seat } { $seat-gender ->
    [f] обменяла
    [p] обменяли
   *[m] обменял
} { $resource-count-acc } на { $resource2-count-acc }.
event-donated = { $seat } { $seat-gender ->
    [f] отдала
    [p] отдали
   *[m] отдал
} то, что требовало задание.
event-army_obtained = Армия { $seat-gen } отправилась за ресурсами.
event-army_worked = Армия { $seat-gen } поработала на плантациях.
event-tribute_taken = { $seat } { $seat-gender ->
    [f] забрала
    [p] забрали
   *[m] забрал
} у { $seat2-gen } { $resource-acc }.

## Станции

event-station_captured = { $seat } { $seat-gender ->
    [f] захватила
    [p] захватили
   *[m] захватил
} станцию «{ $station }».
event-station_lost = { $seat } { $seat-gender ->
    [f] потеряла
    [p] потеряли
   *[m] потерял
} станцию «{ $station }».
event-station_settled = { $seat } { $seat-gender ->
    [f] заняла
    [p] заняли
   *[m] занял
} станцию «{ $station }» бесплатно.
event-token_placed = { $seat } { $seat-gender ->
    [f] положила
    [p] положили
   *[m] положил
} жетон { $number } на станцию «{ $station }».
event-station_endangered = На станцию «{ $station }» { $seat-gen } надвигается угроза.

## Задания

event-mission_completed = { $seat } { $seat-gender ->
    [f] выполнила
    [p] выполнили
   *[m] выполнил
} задание «{ $mission }».
event-mission_drawn = { $seat } { $seat-gender ->
    [f] взяла
    [p] взяли
   *[m] взял
} { $mission-id ->
    [hidden] карту задания.
   *[other] карту задания «{ $mission }».
}
    .item = «{ $mission }»
    .many = { $seat } { $seat-gender ->
        [f] взяла
        [p] взяли
       *[m] взял
    } карты заданий { $list }.
    .hidden = { $seat } { $seat-gender ->
        [f] взяла
        [p] взяли
       *[m] взял
    } { $count ->
        [one] { $count } карту задания.
        [few] { $count } карты заданий.
       *[many] { $count } карт заданий.
    }
event-mission_kept = { $seat } { $seat-gender ->
    [f] оставила
    [p] оставили
   *[m] оставил
} себе { $mission-id ->
    [hidden] одно задание.
   *[other] задание «{ $mission }».
}
event-mission_rejected = { $seat } { $seat-gender ->
    [f] отказалась
    [p] отказались
   *[m] отказался
} { $mission-id ->
    [hidden] от одного задания.
   *[other] от задания «{ $mission }».
}
event-mission_used = { $seat } { $seat-gender ->
    [f] применила
    [p] применили
   *[m] применил
} свойство задания «{ $mission }».

## Предметы

event-equipment_gained = { $seat } { $seat-gender ->
    [f] получила
    [p] получили
   *[m] получил
} предмет «{ $equipment }».
event-equipment_discarded = { $seat } { $seat-gender ->
    [f] сбросила
    [p] сбросили
   *[m] сбросил
} предмет «{ $equipment }».
event-equipment_taken = { $seat } { $seat-gender ->
    [f] забрала
    [p] забрали
   *[m] забрал
} у { $seat2-gen } предмет «{ $equipment }».
event-equipment_seen = { $seat } { $seat-gender ->
    [f] посмотрела
    [p] посмотрели
   *[m] посмотрел
} { $equipment-id ->
    [hidden] карту предмета.
   *[other] карту предмета «{ $equipment }».
}
event-market_filled = На рынке появился предмет «{ $equipment }».
    .item = «{ $equipment }»
    .many = На рынке появились предметы { $list }.
event-market_renewed = { $seat } { $seat-gender ->
    [f] обновила
    [p] обновили
   *[m] обновил
} рынок.
event-items_offered = В продаже предмет «{ $equipment }».
    .item = «{ $equipment }»
    .many = В продаже предметы { $list }.
event-item_bought = { $seat } { $seat-gender ->
    [f] купила
    [p] купили
   *[m] купил
} предмет «{ $equipment }».
event-effect_used = { $effect-kind ->
    [hero] { $seat } { $seat-gender ->
        [f] применила
        [p] применили
       *[m] применил
    } умение { $effect-gen }.
    [faction] { $seat } { $seat-gender ->
        [f] применила
        [p] применили
       *[m] применил
    } свою способность.
    [law] Закон «{ $effect }» действует на { $seat-acc }.
    [threat] Угроза «{ $effect }» действует на { $seat-acc }.
    [station] { $seat } { $seat-gender ->
        [f] применила
        [p] применили
       *[m] применил
    } свойство станции «{ $effect }».
   *[other] { $seat } { $seat-gender ->
        [f] применила
        [p] применили
       *[m] применил
    } карту «{ $effect }».
}

## Угрозы

event-threat_revealed = Из темноты надвигается угроза «{ $threat }».
event-threat_scouted = { $seat } { $seat-gender ->
    [f] разведала
    [p] разведали
   *[m] разведал
} { $threat-id ->
    [hidden] угрозу.
   *[other] угрозу «{ $threat }».
}
event-threat_placed = { $seat } { $seat-gender ->
    [f] положила
    [p] положили
   *[m] положил
} { $threat-id ->
    [hidden] разведанную угрозу
   *[other] угрозу «{ $threat }»
} на верх колоды.
event-threat_looked = { $seat } { $seat-gender ->
    [f] посмотрела
    [p] посмотрели
   *[m] посмотрел
} { $threat-id ->
    [hidden] карту угрозы.
   *[other] карту угрозы «{ $threat }».
}
event-threat_buried = { $seat } { $seat-gender ->
    [f] убрала
    [p] убрали
   *[m] убрал
} { $threat-id ->
    [hidden] угрозу
   *[other] угрозу «{ $threat }»
} под колоду.
event-threat_fought = { $seat } против угрозы «{ $threat }» — { $number }:{ $number2 }.
event-threat_returned = { $seat } { $seat-gender ->
    [f] вернула
    [p] вернули
   *[m] вернул
} { $threat-id ->
    [hidden] разведанную угрозу
   *[other] угрозу «{ $threat }»
} в колоду.
event-threat_rolled = За угрозу «{ $threat }» выпало { $number } и { $number2 }.
event-threat_settled = { $number ->
    [0] { $seat } { $seat-gender ->
        [f] проиграла
        [p] проиграли
       *[m] проиграл
    } бой.
    [1] Для { $seat-gen } бой закончился вничью.
   *[other] { $seat } { $seat-gender ->
        [f] выиграла
        [p] выиграли
       *[m] выиграл
    } бой.
}

## Законы

event-law_looked = { $seat } { $seat-gender ->
    [f] посмотрела
    [p] посмотрели
   *[m] посмотрел
} { $law-id ->
    [hidden] карту закона.
   *[other] карту закона «{ $law }».
}
event-law_buried = { $seat } { $seat-gender ->
    [f] убрала
    [p] убрали
   *[m] убрал
} { $law-id ->
    [hidden] закон
   *[other] закон «{ $law }»
} под колоду.
event-law_opened = На голосование вынесен закон «{ $law }».
event-vote_cast = { $seat } { $seat-gender ->
    [f] проголосовала
    [p] проголосовали
   *[m] проголосовал
} { $number2 ->
    [1] «за»
   *[other] «против»
} { $number ->
    [one] ({ $number } голос).
    [few] ({ $number } голоса).
   *[many] ({ $number } голосов).
}
event-law_passed = Закон «{ $law }» принят.
event-law_rejected = Закон «{ $law }» отклонён.

## Армии и герои

event-army_strength = Сила армии { $seat-gen } теперь { $number }.
event-activity_changed = Активность { $seat-gen } теперь { $number }.
event-hero_moved = Герой { $seat-gen } перешёл на станцию «{ $station }».
    .item = «{ $station }»
    .many = Герой { $seat-gen } прошёл по станциям { $list }.
event-hero_wounded = Герой { $seat-gen } ранен и доставлен на станцию «{ $station }».
event-hero_rested = Герой { $seat-gen } отдыхает.
event-hero_beaten = Герой { $seat-gen } побеждён и отправляется домой.
event-hero_knocked_out = Герой { $seat-gen } выведен из строя.
event-aimed = { $seat } { $seat-gender ->
    [f] выбрала
    [p] выбрали
   *[m] выбрал
} целью { $seat2-acc }.

## Бои

event-station_attacked = { $fighter-id ->
    [hero] Герой { $seat-gen } напал на станцию «{ $station }».
   *[other] Армия { $seat-gen } напала на станцию «{ $station }».
}
event-hero_attacked = { $fighter-id ->
    [hero] Герой { $seat-gen } напал на героя { $seat2-gen }.
   *[other] Армия { $seat-gen } напала на героя { $seat2-gen }.
}
event-defence_chosen = { $seat } { $seat-gender ->
    [f] выставила
    [p] выставили
   *[m] выставил
} на защиту { $fighter-acc }.
event-defence_named = { $seat } { $seat-gender ->
    [f] выставила
    [p] выставили
   *[m] выставил
} на защиту станции «{ $station }» { $fighter-acc }.
event-combat_dealt = { $seat } { $seat-gender ->
    [f] получила
    [p] получили
   *[m] получил
} { $combat-id ->
    [hidden] боевую карту.
   *[other] боевую карту «{ $combat }».
}
    .item = «{ $combat }»
    .many = { $seat } { $seat-gender ->
        [f] получила
        [p] получили
       *[m] получил
    } боевые карты { $list }.
event-combat_shown = { $seat } { $seat-gender ->
    [f] сыграла
    [p] сыграли
   *[m] сыграл
} боевую карту «{ $combat }» (+{ $number }).
event-battle_fought = { $seat } против { $seat2-gen } — { $number }:{ $number2 }.
event-polis_fought = { $seat } против стражи Полиса — { $number }:{ $number2 }.
event-fighter_chosen = { $seat } { $seat-gender ->
    [f] вывела
    [p] вывели
   *[m] вывел
} в бой { $fighter-acc }.
event-dice_rolled = У { $seat-gen } выпало { $number } и { $number2 }.
event-die_chosen = { $seat } { $seat-gender ->
    [f] решила
    [p] решили
   *[m] решил
} перебросить { $number ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
   *[other] шестёрку
}.
event-die_rerolled = У { $seat-gen } вместо { $number } выпало { $number2 }.

## Игрушка

event-lamp_lit = На платформе «{ $platform }» зажглась лампа.
event-walked = { $seat } { $seat-gender ->
    [f] перешла
    [p] перешли
   *[m] перешёл
} на платформу «{ $platform }».
event-found_card = { $seat } { $seat-gender ->
    [f] нашла
    [p] нашли
   *[m] нашёл
} { $find-id ->
    [hidden] что-то.
   *[other] карту «{ $find }».
}
event-played = { $seat } { $seat-gender ->
    [f] сыграла
    [p] сыграли
   *[m] сыграл
} карту «{ $find }».
event-duelled = { $seat } и { $seat2 } поставили { $number } и { $number2 }.
event-saw_top = { $seat } { $seat-gender ->
    [f] посмотрела
    [p] посмотрели
   *[m] посмотрел
} { $find-id ->
    [hidden] верхнюю карту колоды.
   *[other] верхнюю карту колоды: «{ $find }».
}
event-rested = { $seat } { $seat-gender ->
    [p] отдыхают.
   *[m] отдыхает.
}
