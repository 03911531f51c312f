### Боты: имена, манера игры и доводы.

bot-random = Случайный
    .about = отвечает наугад
bot-heuristic = Расчётливый
    .about = думает на шаг вперёд
bot-search = Аналитик
    .about = просчитывает ответы
bot-newcomer = Новичок
    .about = в туннелях недавно
bot-trader = Торговец
    .about = знает всему цену
bot-stalker = Сталкер
    .about = знает, что делает
bot-ranger = Рейнджер
    .about = думает наперёд
bot-commander = Командир
    .about = думает далеко наперёд
bot-policy = { $name }
    .about = учился, играя сам с собой

feature-points = победные очки
feature-one_short = до победы одно очко
feature-two_short = до победы два очка
feature-there = очков хватает для победы
feature-army = сила армии
feature-large_army = армия, которую дорого содержать
feature-pigs = свиньи
feature-mushrooms = грибы
feature-ammo = патроны
feature-hero = сила героя
feature-gear = снаряжение
feature-missions = задания на руках
feature-mission = близость к цели задания
feature-rests = герой, которому нужен отдых
feature-polis = станции Полиса
feature-army_ready = армия, которая ещё может действовать
feature-hero_ready = герой, который ещё может действовать
feature-free_border = нейтральные станции по соседству
feature-weak_border = слабые соседи
feature-exposed = сильные соседи
feature-outgunned = сильные армии противников
feature-hero_odds = шансы героя против угроз
feature-army_odds = шансы армии против угроз
feature-prey_ready = добыча, до которой герой дотянется
feature-raid_ready = набег, который герою по силам
feature-income = доход станций
feature-activity = активность
feature-defence = уровни станций
feature-prize_distance = путь героя до добычи
feature-soldiers = солдаты, которых можно нанять
feature-stations = станции
feature-turn = сколько ждать следующего хода

hint-option = { $place }. { $option } (побед: { $chance } из 100)
hint-own = { $trend ->
    [good] у вас лучше: { $feature }
   *[bad] у вас хуже: { $feature }
}
hint-rivals = { $trend ->
    [good] у противников хуже: { $feature }
   *[bad] у противников лучше: { $feature }
}
hint-none = В эту игру ни один бот здесь думать не умеет.
