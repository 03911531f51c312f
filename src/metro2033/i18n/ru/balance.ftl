### Отчёт о равновесии игры: одна страница с таблицами и картинками.

balance-title = Баланс Метро 2033
balance-lead = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
} ботов друг с другом: { $bots }. { $drafted ->
    [yes] Фракции и героев выбирали сами боты.
   *[no] Фракции и герои розданы наугад.
}
balance-reading =
    Доли побед сравниваются с равной долей: 100 % — столько, сколько было бы у каждого места, если все
    равны: половина побед при двух игроках и шестая часть при шести. Доверительные интервалы — 95-процентные. То,
    что владельцы карты побеждают, ещё не доказывает, что дело в карте: кто впереди, тот больше может
    себе позволить. Что придумано нами, помечено так:
balance-about = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}, версия правил { $version }, содержание { $digest }
balance-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
}
balance-with = при { $number }
balance-seat = место { $seat }
balance-place =
    .p1 = начинает
    .p2 = ходит вторым
    .p3 = ходит третьим
    .p4 = ходит четвёртым
    .p5 = ходит пятым
    .p6 = ходит шестым

## Заголовки и картинки

balance-head =
    .wanted = Требования
    .length = Длина
    .ends = Чем кончаются партии
    .faction-first = Кланы
    .faction-second = Фракции
    .hero = Герои
    .order = Очерёдность в первом раунде
    .seat = Места
    .points = Очки по раундам
    .equipment-first = Предметы
    .equipment-second = Снаряжение
    .mission = Задания
    .threat = Угрозы
    .law = Законы
    .combat = Боевые карты
balance-picture =
    .length-first = Сколько ходов каждого игрока длится партия
    .length-second = Сколько раундов длится партия
    .faction-first = Победы по кланам
    .faction-second = Победы по фракциям
    .hero = Победы по героям
    .order = Победы по очерёдности в первом раунде
    .points = Очки победителей и остальных от раунда к раунду
    .cards = { $cards }: использование и победы тех, кто использует
balance-axis =
    .group = доля побед против равной доли; мелкие цифры — по числу игроков
    .order = очерёдность в первом раунде
    .matches = доля партий
    .length = раунды; черта — медиана, поле — сколько нужно
    .winner = победитель
    .others = остальные
    .points = очки в среднем
    .round = к началу раунда, в партиях, которые до него дошли
    .their-wins = их победы против равной доли
    .seats-equipment = мест, где она была
    .seats-mission = мест, где выполнили
    .seats-threat = мест, где встретили
    .seats-law = мест, где поддержали
    .seats-combat = мест, где сыграли
balance-end =
    .points = достаточно очков
    .polis = весь Полис
    .length = последний раунд
    .nobody = никто не победил

## Требования

balance-count =
    .kept = выполнено: { $number }
    .open = неясно: { $number }
    .broken = нарушено: { $number }
balance-verdict =
    .kept = выполнено
    .open = неясно
    .broken = нарушено
balance-open = Неясно то, что решат только новые партии: интервал выходит за границу.
balance-all = Все требования
balance-wanted =
    .use = не реже чем в { $share } возможных случаев
    .excess = { $number ->
        [one] не больше { $number } процентного пункта
       *[other] не больше { $number } процентных пунктов
    }
balance-found =
    .excess = { $number ->
        [one] { $number } процентный пункт
        [few] { $number } процентных пункта
       *[many] { $number } процентных пунктов
    }
balance-demand =
    .length = медиана длины при 4 игроках
    .order = победы того, кто начинает, от равной доли
    .share = победы, от равной доли
    .use = { $cards }: использование
    .excess = { $cards }: победители используют чаще

## Столбцы

balance-column =
    .what = о чём
    .which = что
    .wanted = нужно
    .found = измерено
    .sure = 95 %
    .players = игроков
    .matches = партий
    .median-first = медиана, ходов на игрока
    .median-second = медиана, раундов
    .mean = в среднем
    .least = меньше всего
    .tenth = 10-й процентиль
    .ninth-tenth = 90-й процентиль
    .most = больше всего
    .without-winner = без победителя
    .unfinished = не окончено
    .seats = мест
    .of-fair = от равной доли
balance-card =
    .offered = в продаже за партию
    .gained = получена за партию
    .effect-used = свойство использовано
    .seats-have = у скольких мест есть
    .their-wins = их победы, от равной доли
    .excess = перевес победителя, процентные пункты
    .drawn = взято за партию
    .kept = оставлено
    .completed = выполнено из оставленных
    .ability-used = свойство использовано
    .seats-complete = сколько мест выполнило
    .revealed = открыта за партию
    .faced = встречена за партию
    .beaten = отражена
    .seats-face = сколько мест встретило
    .wins-lost = победы тех, кто ей проиграл
    .voted = голосований за партию
    .passed = принят
    .seats-back = сколько мест поддержало
    .wins-opposed = победы тех, кто был против
    .played = сыграна за партию
    .won = побед с ней
    .seats-play = сколько мест сыграло
