### Что делают карты, словами из их данных: для карт, текста которых никто не написал.

## Что действует, пока карта в силе

effect-static =
    .hero-strength = сила героя { $add-signed }{ $versus-said }{ $role-said }
    .hero-speed = движение героя { $add-signed }
    .hero-transfer_cost = { $value ->
        [0] переходы не расходуют движение вашего героя
       *[other] переход расходует движения: { $value }
    }
    .hero-rest = { $value ->
        [0] раненый герой не пропускает ход
       *[other] раненый герой пропускает ходов: { $value }
    }
    .hero-wound = герой, проигравший нападение, { $value ->
        [0] не ранен
       *[other] ранен
    }
    .hero-trades_at = ваш герой может торговать { $value ->
        [own] и на своих станциях
       *[any] на любой станции
    }
    .army-strength = сила армии в бою { $add-signed }{ $role-said }{ $place-said }
    .army-upkeep = свиней на содержание армии { $add-signed }{ $least-said }
    .army-loss = в проигранном нападении { $value ->
        [0] армия не теряет силу
       *[other] сила армии −{ $value }
    }
    .army-obtain = когда армия добывает ресурсы, жетонов { $add-signed }
    .army-hansa_tunnels = в нападении армия может пройти сколько угодно туннелей Ганзы
    .army-attack_from_hero = армия может нападать и с нейтральной станции, где стоит ваш герой
    .capture-cost = цена захвата{ $of-said }{ $place-said }: { $change }
    .attack-cost = цена нападения{ $against-said }: { $change }
    .draw-wins = { $fighter ->
        [army] ваша армия
       *[hero] ваш герой
    } побеждает при ничьей{ $role-said }
    .threat-strength = сила { $value }{ $fighter-said }{ $station-said }{ $stations_least-said }{ $stations_most-said }
    .votes = ваши голоса { $add-signed }
    .ignore_equipment = снаряжение героя в этом бою ничего не даёт
    .equipment_limit = предел карт снаряжения у вашего героя { $add-signed }
    .retreat_anywhere = раненый герой уходит на любую вашу станцию
    .work-yield = работая, армия приносит ещё: { $amount }
    .item-offer = предметов на выбор при покупке { $add-signed }
    .weapon_factor = сила оружия героя считается { $add ->
        [one] ещё { $add } раз
        [few] ещё { $add } раза
       *[many] ещё { $add } раз
    }
    .mission_look = заданий на выбор { $add-signed }
    .item_discount = предмет дешевле на { $add ->
        [one] { $add } ресурс
        [few] { $add } ресурса
       *[many] { $add } ресурсов
    } по вашему выбору
    .exchanges = столько ресурсов можно обменять в каждый свой ход: { $add }
    .threats_drawn = угроз на выбор, когда герой нападает на нейтральную станцию, { $add-signed }
    .ring_step = раз в ход герой может за один шаг перейти с одной станции кольца на любую другую
    .station_defence = сила этой станции против игроков { $add-signed }
    .first_soldier = цена первого солдата за ход: { $change }
    .tribute = если ваш бросок ничего не принёс, можете взять 1 ресурс у противника, у которого такого { $value } или больше
    .threat_strength = сила { $value }, если сражается сам герой { $hero-name }
    .ignore_weapons = оружие и взрывчатка не считаются
    .ignore_activity = активность не считается
    .double_repels = дубль на ваших кубиках отражает угрозу
    .may_withdraw = нападающий может отступить до броска: тогда бой кончается вничью

## Что делается

effect-do =
    .gain = +{ $amount }
    .lose_resource = { $who ->
        [loser] потерявший станцию отдаёт
       *[you] отдайте
    } { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    }{ $chooser-said }{ $to-said }
    .army_add = сила вашей армии +{ $n }
    .discard_self = сбросьте эту карту
    .draw_equipment = возьмите { $n ->
        [1] верхнюю карту снаряжения
        [one] { $n } карту снаряжения и оставьте одну
        [few] { $n } карты снаряжения и оставьте одну
       *[many] { $n } карт снаряжения и оставьте одну
    }
    .draw_mission = возьмите { $n ->
        [1] верхнее задание
        [one] { $n } задание и оставьте одно
        [few] { $n } задания и оставьте одно
       *[many] { $n } заданий и оставьте одно
    }
    .peek = посмотрите { $n ->
        [1] верхнюю карту
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
       *[many] { $n } верхних карт
    } { $deck ->
        [law] законов
       *[threat] угроз
    } и положите под колоду { $bury ->
        [any] { $n ->
            [1] её
           *[other] любые из них
        }
       *[other] { $bury }
    }
    .pay_or = заплатите: { $cost-said }, иначе { $otherwise-said }
    .casualties = сила армии −1 или герой ранен
    .discard_equipment = сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } снаряжения героя
    .timed = { $until ->
        [battle] на этот бой
       *[round] до конца раунда
    }{ $target-said }: { $static-said }
    .lose_station = владелец станции, где стоит ваш герой, теряет её; она становится нейтральной
    .strengthen = сила вашего героя { $n-signed }{ $until-said }{ $by-said }
    .bar = герой не нападает и не покупает { $turn ->
        [this] в этот ход
       *[next] в следующий ваш ход
    }
    .fetch = возьмите карту «{ $item-name }» из колоды или у противника
    .reselect = можете выбрать другое задание
    .face_threat = на эту станцию нападает угроза
    .disarm = оружие другого героя не считается до конца хода
    .release_here = станция, где стоит ваш герой, становится нейтральной
    .release_one = одна ваша станция, но не домашняя, становится нейтральной
    .knock_out = герой противника на станции вашего героя пропускает следующий ход
    .relocate = переставьте героя на любую станцию
    .capture_here = захватите нейтральную станцию, где стоит герой, не открывая угрозы
    .retoken = замените жетон на своей станции, но не на домашней, любым свободным
    .lower_token = жетон на станции героя заменяется ближайшим меньшим жетоном владельца
    .take_yield = возьмите у владельца станции, где стоит герой, то, что она приносит
    .offer_items = вам показывают предметы, один можно купить
    .refresh = если станцию захватил герой, он снова может двигаться и действовать
    .settle = угроза отражена без броска
    .reroll = перебросьте один из двух своих кубиков
    .avert = побеждённый герой не теряет предмета, не отправляется домой и не пропускает хода
    .ride = бросьте два кубика: ещё { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }; при дубле карта сбрасывается, а герой больше не движется в этот ход
    .lose_kind = −{ $amount }
    .army_lose = сила вашей армии −{ $n }{ $stations-said }

## Когда

effect-at =
    .events-start = в начале раунда
    .vote-before = перед голосованием
    .attack-neutral = когда вы нападаете на нейтральную станцию вне Полиса
    .battle-declared = до раздачи боевых карт
    .threat-revealed = когда угроза открыта
    .threat-won = при победе
    .threat-lost = при поражении
    .capture-paid = после захвата
    .hero-action = как действие героя
    .mission-window = когда вы применяете это задание
    .main = в свой ход
    .threat-answer = перед броском против угрозы
    .battle-before_dice = перед броском в бою
    .battle-after_dice = после броска в бою
    .battle-hero_lost = когда ваш герой побеждён
    .capture-after = когда вы её захватываете
    .turn-end_threat = в конце вашего хода

## Условия заданий

effect-goal =
    .captured = захватите { $n ->
        [one] станцию
        [few] { $n } станции за ход
       *[many] { $n } станций за ход
    }{ $stations-said }{ $by-said }{ $of ->
        [player] {" "}у игрока
        [neutral] {","} нейтральную
       *[other] {""}
    }
    .won = { $against ->
        [hero] победите своим героем героя противника
       *[threat] победите в бою угрозу
    }{ $strength-said }
    .stations = владейте { $n ->
        [one] { $n } станцией
       *[other] { $n } станциями
    }{ $stations-said }
    .one_line = в конце хода владейте { $n ->
        [one] { $n } станцией
       *[other] { $n } станциями
    } одной линии, не считая домашней
    .lines = в конце хода владейте станциями на { $n ->
        [one] { $n } линии
       *[other] { $n } линиях
    }
    .army = в конце хода имейте армию { $n } или больше
    .activity = в конце хода имейте активность { $n } или больше
    .items = в конце хода у вашего героя предметов { $n } или больше
    .paid_at = когда герой на месте{ $stations-said }, отдайте:{ $cost-paid }{ $item-said }{ $where-said }
    .meeting = ваш герой заканчивает движение на станции с героем противника
    .guest = в начале хода ваш герой на домашней станции противника

## Слова, которые всё это сужают

effect-detail =
    .versus-physical = против физических угроз
    .versus-biological = против биологических угроз
    .versus-radiation = против радиационных угроз
    .versus-threat = против угроз
    .role-attack = при нападении
    .role-defence = при защите
    .fighter-army = в бою армии
    .fighter-hero = в бою героя
    .of-neutral = нейтральной станции
    .of-player = станции игрока
    .place-hero = там, где стоит ваш герой
    .place-near_hero = на станции вашего героя и рядом
    .against-anybody = на игрока
    .against-you = на вас
    .against-hero = против героя
    .station-transfer = на станции с переходом
    .station-pig = на станции, дающей свиней
    .station-mushroom = на станции, дающей грибы
    .station-ammo = на станции, дающей патроны
    .stations_least = (если у вас станций { $number } или больше)
    .stations_most = (если у вас станций { $number } или меньше)
    .stations = (если у вас станций { $number } или больше)
    .strength = силой { $number } или больше
    .least = начиная с силы { $number }
    .until-battle = в этом бою
    .until-turn = до конца хода
    .until-match = до конца партии
    .target-any_hero = для героя по вашему выбору
    .target-any_army = для армии по вашему выбору
    .by-explosives = взрывчаткой
    .by-army = армией
    .by-hero = героем
    .chooser-loser = по своему выбору
    .to-you = вам
    .each-seat = для каждого игрока
    .is_optional = по желанию
    .once-round = раз за раунд
    .once-turn = раз за ход
    .takes-attack = вместо нападения
    .cost = цена — { $list }
    .who-most = для тех, у кого больше всего станций, { $number } или больше
    .who-fewest = для тех, у кого меньше всего станций
    .where = на станции ({ $list })
    .listed = ({ $list })
    .item = { $name }
    .kind-ordinary = обычная
    .kind-home = домашняя
    .kind-polis = Полис
    .kind-hansa = Ганза
    .kind-abandoned = заброшенная
    .owner-you = ваша
    .owner-other = другого игрока
    .owner-nobody = нейтральная
    .home-no = не домашняя
    .home-of_owner = домашняя станция владельца
    .zone-yours = в вашей зоне
    .zone-foreign = вне вашей зоны
    .owner_hero = там герой владельца
    .no-owner_hero = там нет героя владельца

## Предложения

effect-during = { $at }{ $list }: { $do }.
effect-then = { $first }, затем { $second }
effect-or = { $first } или { $second }
effect-record =
    .result-won = Отражается без броска.
    .result-lost = Отразить нельзя.
    .payment = Заплатите: { $list }, иначе поражение.
    .stands_in = Может сражаться вместо героя с силой { $number }.
    .reward = При победе: { $list }.
    .bonus = В начале партии: { $list }.
    .begins = В начале партии: { $list }.
    .target = Для победы нужно { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }.
    .army = Сила армии в начале: { $number }.
