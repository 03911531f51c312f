### Ответы, которые может дать игрок. Переменные названы по видам аргументов, вторая того же вида — с
### цифрой 2. Часть с названием вопроса — подпись только для этого вопроса; `group` — заголовок группы.

## Оба издания

option-pass = Пас
    .main = Закончить ход
    .tribute = Не брать дань
    .purchase = Ничего не покупать
    .before_dice = Ничего не применять и бросить кубики
    .hero_lost = Признать поражение
    .reroll = Ничего не перебрасывать
    .threat_answer = Будь что будет
    .market = Уйти с рынка
    .hire = Не усиливать армию
    .mission_window = Не применять свойства заданий
    .army_action = Дать армии отдохнуть
    .hero_turn = Закончить ход героя
    .hero_end = Закончить ход героя
    .place_threat = Взять угрозу из колоды
    .capture = Не захватывать
    .pay = Не платить
    .use_effect = Ничего не применять
    .strip_hero = Ничего не забирать
    .place_cards = Остальные оставить сверху
option-faction = { $faction }
    .group = За кого играть
option-hero = { $hero }
    .group = Герои
option-start = Начать на станции «{ $station }»
    .group = Начать на станции
option-first_player = Первый ход за { $seat-ins }
option-draw_equipment = Выходит предмет «{ $equipment }»
option-draw_mission = Выходит задание «{ $mission }»
option-draw_threat = Выходит угроза «{ $threat }»
option-draw_law = Выходит закон «{ $law }»
option-draw_combat = Выходит боевая карта «{ $combat }»
option-take = Взять { $resource-acc }
option-give = Выбрать { $resource-acc }
option-produce = Получить { $resource-acc }
option-defend = Защитить станцию «{ $station }» { $fighter-ins }
    .group = Защита
option-vote_for = Голосовать «за»
option-vote_against = Голосовать «против»
option-use_effect = { $effect-kind ->
    [hero] Применить умение { $effect-gen }
    [faction] Применить свою способность
    [law] Применить закон «{ $effect }»
    [threat] Применить действие угрозы «{ $effect }»
    [station] Применить свойство станции «{ $effect }»
   *[other] Применить карту «{ $effect }»
}
    .group = Применить
option-bury_threat = Убрать угрозу «{ $threat }» под колоду
option-bury_law = Убрать закон «{ $law }» под колоду
option-lift_threat = Положить угрозу «{ $threat }» на верх колоды
option-lift_law = Положить закон «{ $law }» на верх колоды
option-maintain = Содержать армию силой { $number }
    .group = Содержать армию силой
option-hire = Усилить армию
option-attack_station = Напасть на станцию «{ $station }»
    .group = Напасть на станцию
option-attack_hero = Напасть на героя { $seat-gen }
    .group = Напасть на героя
option-obtain = Отправить армию за ресурсами
option-move = Перейти на станцию «{ $station }»
    .group = Перейти на станцию
option-market = Пойти на рынок
option-renew = Обновить рынок
option-purchase = Купить предмет «{ $equipment }»
    .group = Купить предмет
option-receive_mission = Получить задание
option-keep_mission = Оставить себе задание «{ $mission }»
option-complete = Выполнить задание «{ $mission }»
option-keep_equipment = Оставить себе предмет «{ $equipment }»
option-exchange = Обменять { $resource-count-acc } на { $resource2-count-acc }
    .group = Обмен
option-scout = Разведать угрозу
option-use_mission = Применить задание «{ $mission }»
    .group = Применить задание
option-place_threat = Положить угрозу «{ $threat }» на верх колоды
option-fight_with = Вывести в бой { $fighter-acc }
option-commit = Сыграть карту «{ $combat }»
option-capture = Захватить станцию
option-retreat = Доставить на станцию «{ $station }»
    .group = Доставить на станцию
option-discard = Сбросить предмет «{ $equipment }»
    .item_limit = Вернуть в колоду предмет «{ $equipment }»
    .group = Сбросить предмет
option-steal = Забрать предмет «{ $equipment }»
    .group = Забрать предмет
option-settle = Занять станцию «{ $station }»
    .group = Занять станцию
option-aim = { $seat }
option-pay = Заплатить
option-donate = Заплатить за задание

## Первое издание

option-army_station = Напасть армией на станцию «{ $station }»
    .group = Напасть армией на станцию
option-army_hero = Напасть армией на героя { $seat-gen }
    .group = Напасть армией на героя
option-step = Передвинуться на станцию «{ $station }»
    .group = Передвинуться на станцию
option-work = Отправить армию на работы
option-buy = Пойти за покупками
option-halt = Остановить героя здесь
option-roll = { $number } и { $number2 }
option-token = Положить жетон { $number }
    .group = Положить жетон
option-home = Сделать станцию «{ $station }» домашней
    .group = Домашняя станция
option-face = Отразить угрозу «{ $threat }»
option-withdraw = Отступить
option-release = Отдать станцию «{ $station }»
    .group = Отдать станцию
option-endangered = Встретить угрозу на станции «{ $station }»
    .group = Встретить угрозу на станции
option-tribute = Взять { $resource-acc } у { $seat-gen }
    .group = Взять дань
option-retoken = Положить жетон { $number } на станцию «{ $station }»
    .group = Заменить жетон
option-relocate = Отправиться на станцию «{ $station }»
    .group = Отправиться на станцию
option-reroll = Перебросить { $number ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
   *[other] шестёрку
}
option-waive = Заплатить на { $resource-acc } меньше
option-knock_out = Вывести из строя героя { $seat-gen }
option-rob = Забрать у { $seat-gen }
option-keep_old = Оставить прежнее задание

## Игрушка

option-rest = Отдохнуть
option-walk = Перейти на платформу «{ $platform }»
    .group = Перейти на платформу
option-search = Искать
option-play = Сыграть карту «{ $find }»
option-duel = Бросить вызов { $seat-dat }
option-bid = Поставить { $number }
option-found = Найдена карта «{ $find }»
option-lit = Зажигается лампа на платформе «{ $platform }»
