### Подсказки: одно предложение о том, что делать, ради чего и против какой опасности.
###
### `hint-say` — само предложение, `hint-say-ОПАСНОСТЬ` — против опасности, исходящей от $seat; `bare` —
### то же без цели. `hint-do-ГЛАГОЛ` подходит ко всем предложениям как $do (неопределённая форма); его
### части — для одного вида вопроса, `there` — для только что названной станции. `hint-aim-ПРИЗНАК` — $aim.

hint-advised = лучше { $do }
    .even = можно { $do }
hint-missed = лучше было { $do }
hint-best = { $do }

hint-say = { $do }, чтобы { $aim }.
    .plain = { $do }.
    .rest = { $do }: всё остальное сейчас обойдётся дороже, чем принесёт.
    .even = { $do }, но разницы почти нет: лучшие ответы здесь примерно равны.
hint-say-defeat = { $do }, чтобы { $aim } и не дать { $seat-dat } выиграть.
    .bare = { $do }, чтобы не дать { $seat-dat } выиграть.
hint-say-loss = { $do }, чтобы { $aim } и не отдать { $seat-dat } станцию «{ $station }».
    .bare = { $do }, чтобы не отдать { $seat-dat } станцию «{ $station }».
hint-say-fall = { $do }, чтобы { $aim } и не потерять станцию «{ $station }».
    .bare = { $do }, чтобы не потерять станцию «{ $station }».
hint-say-hurt = { $do }, чтобы { $aim } и уберечь героя.
    .bare = { $do }, чтобы уберечь героя.
hint-say-neighbours = { $do }, чтобы { $aim } и не подставить свои станции под удар соседей.
    .bare = { $do }, чтобы не подставить свои станции под удар соседей.
hint-say-outgunned = { $do }, чтобы { $aim } и не отстать от армии { $seat-gen }.
    .bare = { $do }, чтобы не отстать от армии { $seat-gen }.
hint-say-race = { $do }, чтобы { $aim } и не подпустить { $seat-acc } к победе.
    .bare = { $do }, чтобы не подпустить { $seat-acc } к победе.
hint-say-missions = { $do }, чтобы { $aim } и сорвать задания { $seat-gen }.
    .bare = { $do }, чтобы сорвать задания { $seat-gen }.
hint-say-army = { $do }, чтобы { $aim } и ослабить армию { $seat-gen }.
    .bare = { $do }, чтобы ослабить армию { $seat-gen }.
hint-say-hero = { $do }, чтобы { $aim } и ослабить героя { $seat-gen }.
    .bare = { $do }, чтобы ослабить героя { $seat-gen }.
hint-say-goods = { $do }, чтобы { $aim } и урезать запасы { $seat-gen }.
    .bare = { $do }, чтобы урезать запасы { $seat-gen }.
hint-say-land = { $do }, чтобы { $aim } и потеснить { $seat-acc } на карте.
    .bare = { $do }, чтобы потеснить { $seat-acc } на карте.
hint-say-pressure = { $do }, чтобы { $aim } и держать { $seat-acc } под ударом.
    .bare = { $do }, чтобы держать { $seat-acc } под ударом.

hint-more = Сравнить лучшие планы

hint-do-both = { $first } и { $second }
hint-aim-both = { $first } и { $second }

## Цели

hint-aim-victory = выиграть партию
hint-aim-points = получить победные очки
hint-aim-one_short = оказаться в одном очке от победы
hint-aim-two_short = оказаться в двух очках от победы
hint-aim-there = набрать достаточно очков для победы
hint-aim-army = быть сильнее в бою
hint-aim-large_army = не раздувать армию
hint-aim-pigs = иметь запас свиней
hint-aim-mushrooms = иметь запас грибов
hint-aim-ammo = иметь запас патронов
    .maintenance = не тратить потом патроны на новых солдат
hint-aim-hero = усилить героя
hint-aim-gear = улучшить снаряжение
hint-aim-missions = держать на руках больше заданий
hint-aim-mission = приблизиться к цели задания
    .mission = поскорее его выполнить
hint-aim-rests = избавить героя от пропуска хода
hint-aim-polis = удерживать больше станций Полиса
hint-aim-army_ready = оставить армии возможность действовать
hint-aim-hero_ready = оставить герою возможность действовать
hint-aim-free_border = выйти к нейтральным станциям
hint-aim-weak_border = быть сильнее соседей
hint-aim-hero_odds = повысить шансы героя против угроз
hint-aim-army_odds = повысить шансы армии против угроз
hint-aim-prey_ready = вывести героя к посильной нейтральной станции
hint-aim-raid_ready = подготовить набег героя
hint-aim-income = больше получать со станций
hint-aim-activity = поднять активность
hint-aim-prize_distance = подойти ближе к нейтральной станции
hint-aim-soldiers = иметь ресурсы на новых солдат
hint-aim-stations = владеть бо́льшим числом станций
hint-aim-keep_points = не потерять победные очки
hint-aim-keep_army = сохранить силу в бою
hint-aim-keep_hero = сохранить силу героя
hint-aim-keep_gear = сохранить снаряжение
hint-aim-save_goods = не остаться без ресурсов
hint-aim-save_pigs = не остаться без свиней
hint-aim-save_mushrooms = не остаться без грибов
hint-aim-save_ammo = не остаться без патронов
    .maintenance = не тратить потом патроны на новых солдат

## Что делать: оба издания

hint-do-pass = спасовать
    .main = закончить ход
    .tribute = не брать дань
    .purchase = ничего не покупать
    .before_dice = ничего не применять и бросить кубики
    .hero_lost = признать поражение
    .reroll = ничего не перебрасывать
    .threat_answer = ничего не предпринимать
    .market = уйти с рынка
    .hire = не усиливать армию
    .mission_window = не применять свойства заданий
    .army_action = дать армии отдохнуть
    .hero_turn = закончить ход героя
    .hero_end = закончить ход героя
    .place_threat = взять угрозу из колоды
    .capture = не захватывать станцию
    .pay = не платить
    .use_effect = ничего не применять
    .strip_hero = ничего не забирать
    .place_cards = оставить остальные сверху
hint-do-faction = выбрать { $faction-acc }
hint-do-hero = выбрать { $hero-acc }
hint-do-start = начать на станции «{ $station }»
hint-do-first_player = отдать первый ход { $seat-dat }
hint-do-take = взять { $resource-acc }
hint-do-give = выбрать { $resource-acc }
hint-do-produce = получить { $resource-acc }
hint-do-defend = защитить станцию «{ $station }» { $fighter-ins }
hint-do-vote_for = голосовать «за»
hint-do-vote_against = голосовать «против»
hint-do-use_effect = { $effect-kind ->
    [hero] применить умение { $effect-gen }
    [faction] применить свою способность
    [law] применить закон «{ $effect }»
    [threat] применить действие угрозы «{ $effect }»
    [station] применить свойство станции «{ $effect }»
   *[other] применить карту «{ $effect }»
}
hint-do-bury_threat = убрать угрозу «{ $threat }» под колоду
hint-do-bury_law = убрать закон «{ $law }» под колоду
hint-do-lift_threat = положить угрозу «{ $threat }» на верх колоды
hint-do-lift_law = положить закон «{ $law }» на верх колоды
hint-do-maintain = содержать армию силой { $number }
hint-do-hire = усилить армию
hint-do-attack_station = напасть на станцию «{ $station }»
    .there = напасть на неё
hint-do-attack_hero = напасть на героя { $seat-gen }
hint-do-obtain = отправить армию за ресурсами
hint-do-move = перейти на станцию «{ $station }»
hint-do-market = пойти на рынок
hint-do-renew = обновить рынок
hint-do-purchase = купить предмет «{ $equipment }»
hint-do-receive_mission = получить задание
hint-do-keep_mission = оставить себе задание «{ $mission }»
hint-do-complete = выполнить задание «{ $mission }»
hint-do-keep_equipment = оставить себе предмет «{ $equipment }»
hint-do-exchange = обменять { $resource-count-acc } на { $resource2-count-acc }
hint-do-scout = разведать угрозу
hint-do-use_mission = применить задание «{ $mission }»
hint-do-place_threat = положить угрозу «{ $threat }» на верх колоды
hint-do-fight_with = вывести в бой { $fighter-acc }
hint-do-commit = сыграть карту «{ $combat }»
hint-do-capture = захватить станцию
hint-do-retreat = доставить героя на станцию «{ $station }»
hint-do-discard = сбросить предмет «{ $equipment }»
    .item_limit = вернуть в колоду предмет «{ $equipment }»
hint-do-steal = забрать предмет «{ $equipment }»
hint-do-settle = занять станцию «{ $station }»
hint-do-aim = выбрать { $seat-acc }
hint-do-pay = заплатить
hint-do-donate = заплатить за задание

## Что делать: первое издание

hint-do-army_station = напасть армией на станцию «{ $station }»
hint-do-army_hero = напасть армией на героя { $seat-gen }
hint-do-step = передвинуться на станцию «{ $station }»
hint-do-work = отправить армию на работы
hint-do-buy = пойти за покупками
hint-do-halt = остановить героя здесь
hint-do-token = положить жетон { $number }
hint-do-home = сделать станцию «{ $station }» домашней
hint-do-face = отразить угрозу «{ $threat }»
hint-do-withdraw = отступить
hint-do-release = отдать станцию «{ $station }»
hint-do-endangered = встретить угрозу на станции «{ $station }»
hint-do-tribute = взять { $resource-acc } у { $seat-gen }
hint-do-retoken = положить жетон { $number } на станцию «{ $station }»
hint-do-relocate = отправиться на станцию «{ $station }»
hint-do-reroll = перебросить { $number ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
   *[other] шестёрку
}
hint-do-waive = заплатить на { $resource-acc } меньше
hint-do-knock_out = вывести из строя героя { $seat-gen }
hint-do-rob = забрать предмет у { $seat-gen }
hint-do-keep_old = оставить прежнее задание
