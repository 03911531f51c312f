### О чём спрашивают игрока, по видам вопросов; часть — для вопроса с ответами одного вида.

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
question-endangered_station = Надвигается угроза: какая станция её встретит?
question-vote = Закон вынесен на голосование: как вы проголосуете?
question-tribute = Ваши станции ничего не принесли: с кого взять дань?

## Мобилизация и армии

question-maintenance = Какую армию вы будете содержать?
question-hire = Усилить армию?
question-army_action = Что сделает ваша армия?

## Герои

question-hero_turn = Что сделает ваш герой?
question-hero_end = Ваш герой сделает что-нибудь ещё?
question-main = Ваш ход — что будете делать?
question-market = Что вы купите?
question-purchase = Какой предмет вы купите?
question-discount = На каком ресурсе вы сэкономите?
question-retreat = Ваш герой ранен: куда его доставить?
question-relocate = Куда отправится ваш герой?
question-handcar_roll = Как поедет дрезина?

## Бои

question-place_threat = Положить на верх колоды разведанную угрозу?
question-face_threat = Какую угрозу вы будете отражать?
question-threat_answer = Угроза перед вами: что делать?
question-fighter = Кто пойдёт в бой?
question-choose_defender = На вас напали: кто защищается?
question-combat_card = Какую боевую карту вы сыграете?
question-completion = Вы достигли цели сразу нескольких заданий. Какое из них выполнено?
question-before_dice = Кубики ещё не брошены: применить что-нибудь?
question-roll = Что выпало на кубиках?
question-reroll = Перебросить кубик?
question-hero_lost = Ваш герой побеждён: спасёт ли его что-нибудь?
question-knock_out = Какого героя вывести из строя?
question-capture = Станцию можно захватить. Захватить?
question-token = Какой жетон положить на станцию?
question-retoken = Какой жетон и куда вы положите?

## Карты и ресурсы

question-draw = Какая карта выходит?
question-mission = Какое задание вы возьмёте?
question-keep_card = Какую карту вы оставите себе?
question-place_cards = Куда пойдут карты?
question-use_effect = Применить что-нибудь?
question-mission_window = Применить свойство задания?
question-aim = Кого выбрать целью?
question-pay = Заплатить?
question-take_resource = Что вы возьмёте?
question-lose_resource = Что вы отдадите?
question-equipment_limit = Ваш герой несёт слишком много: что сбросить?
question-item_limit = У вашего героя слишком много предметов этого типа: что сбросить?
question-strip_hero = Герой теряет предмет: какой?
question-rob = Кого ограбить?

## Станции

question-replacement = У вас слишком мало станций: какую вы займёте?
question-release = Какую станцию вы отдадите?

## Игрушка

question-lamp = Какая лампа зажжётся?
question-turn = Ваш ход — что будете делать?
question-bid = Сколько вы поставите?
question-look = Какая карта лежит сверху?
question-ride = Куда вас довезёт дрезина?
