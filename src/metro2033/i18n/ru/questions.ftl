### О чём спрашивают игрока, по видам вопросов; часть — для вопроса с ответами одного вида.
### Переменные — то, о чём вопрос; ID `hidden` означает то, о чём он не говорит.

## Подготовка

question-first_player = Кто ходит первым?
question-faction = За кого вы будете играть?
question-hero = Кто будет вашим героем?
    .start = Где начнёт ваш герой?
question-clan_and_hero = Какой клан и какой герой достанутся игроку?
question-home = Какая станция станет домашней?
    .token = Какой жетон положить на станцию «{ $station }»?
question-initiative = Кто выбросит больше?

## События раунда

question-polis_production = Что принесёт ваша станция Полиса?
question-endangered_station = Надвигается угроза: какая из ваших станций её встретит?
question-vote = { $law-id ->
    [hidden] Закон вынесен на голосование: как вы проголосуете?
   *[other] Как вы проголосуете по закону «{ $law }»?
}
question-tribute = Ваши станции ничего не принесли: с кого взять дань?

## Мобилизация и армии

question-maintenance = Какую армию вы будете содержать?
question-hire = Усилить армию?
question-army_action = Что сделает ваша армия?

## Герои

question-hero_turn = Что сделает ваш герой?
question-hero_end = Ваш герой сделает что-нибудь ещё?
question-main = Ваш ход: что будете делать?
question-market = Что вы купите?
question-purchase = Какой предмет вы купите?
question-discount = { $equipment-id ->
    [hidden] Вам положена скидка: какого ресурса заплатить меньше?
   *[other] На предмет «{ $equipment }» вам положена скидка: какого ресурса заплатить меньше?
}
question-retreat = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] Ваш герой ранен: куда его доставить?
       *[other] Угроза «{ $threat }» ранила вашего героя: куда его доставить?
    }
   *[other] Ваш герой проиграл бой против { $seat-gen } и ранен: куда его доставить?
}
question-relocate = { $effect-id ->
    [hidden] Куда отправится ваш герой?
   *[other] «{ $effect }»: куда отправится ваш герой?
}
question-handcar_roll = Как далеко уедет дрезина?

## Бои

question-place_threat = { $station-id ->
    [hidden] Положить разведанную угрозу на верх колоды?
   *[other] Перед боем за станцию «{ $station }»: положить разведанную угрозу на верх колоды?
}
question-face_threat = Какую угрозу вы будете отражать?
question-threat_answer = { $threat-id ->
    [hidden] Угроза перед вами: что будете делать?
   *[other] Перед вами угроза «{ $threat }»: что будете делать?
}
question-fighter = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] { $station-id ->
            [hidden] Кто пойдёт в бой?
           *[other] Кто пойдёт в бой на станции «{ $station }»?
        }
       *[other] Кто сразится с угрозой «{ $threat }»?
    }
   *[other] Кто пойдёт в бой против { $seat-gen }?
}
question-choose_defender = { $seat-id ->
    [hidden] На вас напали: кто будет защищаться?
   *[other] { $seat } { $seat-gender ->
        [p] нападают
       *[m] нападает
    } на станцию «{ $station }»: кто её защитит?
}
question-combat_card = { $seat-id ->
    [hidden] Какую боевую карту вы сыграете?
   *[other] Бой на станции «{ $station }»: какую карту вы сыграете против { $seat-gen }?
}
question-completion = Вы достигли цели сразу нескольких заданий. Какое из них выполнить?
question-before_dice = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] Применить до броска предмет или умение?
       *[other] Применить до броска предмет или умение против угрозы «{ $threat }»?
    }
   *[other] Применить до броска предмет или умение против { $seat-gen }?
}
question-roll = Что выпало на кубиках?
question-reroll = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] Перебросить один из своих кубиков?
       *[other] Перебросить кубик в бою с угрозой «{ $threat }»?
    }
   *[other] Перебросить кубик в бою против { $seat-gen }?
}
question-hero_lost = { $seat-id ->
    [hidden] { $threat-id ->
        [hidden] Ваш герой побеждён: чем его спасти?
       *[other] Угроза «{ $threat }» победила вашего героя: чем его спасти?
    }
   *[other] { $seat } { $seat-gender ->
        [f] победила
        [p] победили
       *[m] победил
    } вашего героя: чем его спасти?
}
question-knock_out = { $effect-id ->
    [hidden] Какого героя вывести из строя?
   *[other] «{ $effect }»: какого героя вывести из строя?
}
question-capture = { $station-id ->
    [hidden] Победа! Захватить станцию?
   *[other] Победа! Захватить станцию «{ $station }»?
}
question-token = { $station-id ->
    [hidden] Какой жетон положить на станцию?
   *[other] Станция «{ $station }» ваша: какой жетон на неё положить?
}
question-retoken = { $effect-id ->
    [hidden] Какой жетон и куда вы положите?
   *[other] «{ $effect }»: какой жетон и куда вы положите?
}

## Карты и ресурсы

question-draw = Какая карта выходит?
question-mission = Какое задание вы возьмёте?
question-keep_card = Одну карту вы оставите, остальные сбросите: какую оставить?
    .keep_mission = Одно задание вы оставите, остальные сбросите: какое оставить?
    .keep_equipment = Одну карту снаряжения вы оставите, остальные сбросите: какую оставить?
question-place_cards = { $effect-id ->
    [hidden] Вы посмотрели эти карты: куда их положить?
   *[other] «{ $effect }»: вы посмотрели эти карты; куда их положить?
}
    .lift_threat = Какая из этих угроз ляжет на верх колоды?
    .lift_law = Какой из этих законов ляжет на верх колоды?
question-use_effect = { $effect-id ->
    [hidden] Что из этого применить?
   *[other] { $effect-kind ->
        [hero] Применить умение { $effect-gen }?
        [faction] Применить свою способность?
        [law] Применить закон «{ $effect }»?
        [threat] Применить действие угрозы «{ $effect }»?
        [station] Применить свойство станции «{ $effect }»?
       *[other] Применить карту «{ $effect }»?
    }
}
question-mission_window = { $mission-id ->
    [hidden] { $seat-id ->
        [hidden] { $station-id ->
            [hidden] Сейчас откроется угроза или закон: применить свойство задания?
           *[other] Перед боем за станцию «{ $station }»: применить свойство задания?
        }
       *[other] Бой с { $seat-ins } на станции «{ $station }»: применить до него свойство задания?
    }
   *[other] { $seat-id ->
        [hidden] { $station-id ->
            [hidden] Сейчас откроется угроза или закон: применить свойство задания «{ $mission }»?
           *[other] Перед боем за станцию «{ $station }»: применить свойство задания «{ $mission }»?
        }
       *[other] Бой с { $seat-ins } на станции «{ $station }»: применить до него свойство задания «{ $mission }»?
    }
}
question-aim = { $effect-id ->
    [hidden] Кого выбрать целью?
   *[other] «{ $effect }»: кого выбрать целью?
}
question-pay = { $effect-id ->
    [hidden] Заплатить эту цену?
   *[other] «{ $effect }»: заплатить то, что требует карта?
}
question-take_resource = { $effect-id ->
    [hidden] Какой ресурс вы возьмёте?
   *[other] { $effect-kind ->
        [hero] Умение { $effect-gen }: какой ресурс вы возьмёте?
       *[other] «{ $effect }»: какой ресурс вы возьмёте?
    }
}
question-lose_resource = { $seat-id ->
    [hidden] { $effect-id ->
        [hidden] Какой ресурс вы отдадите?
       *[other] «{ $effect }»: какой ресурс вы отдадите?
    }
   *[other] Какой ресурс вы заберёте у { $seat-gen }?
}
question-equipment_limit = Ваш герой несёт слишком много: что сбросить?
question-item_limit = { $equipment-id ->
    [hidden] У вашего героя слишком много предметов этого вида: какой вернуть в колоду?
   *[other] Для предмета «{ $equipment }» у героя нет места: какой предмет вернуть в колоду?
}
question-strip_hero = { $seat-id ->
    [hidden] { $effect-id ->
        [hidden] Ваш герой побеждён и теряет карту: какую?
       *[other] «{ $effect }»: ваш герой теряет карту; какую?
    }
   *[other] Вы победили героя { $seat-gen }: какую карту он потеряет?
}
    .steal = Вы победили героя { $seat-gen }: какую его карту вы заберёте?
question-rob = { $equipment-id ->
    [hidden] У кого забрать предмет?
   *[other] У кого забрать предмет «{ $equipment }»?
}

## Станции

question-replacement = У вас слишком мало станций: какую вы займёте бесплатно?
question-release = { $effect-id ->
    [hidden] Какую станцию вы отдадите?
   *[other] «{ $effect }»: какую станцию вы отдадите?
}

## Игрушка

question-lamp = Какая лампа зажжётся?
question-turn = Ваш ход: что будете делать?
question-bid = Сколько вы поставите?
question-look = Какая карта лежит сверху?
question-ride = Куда вас довезёт дрезина?
