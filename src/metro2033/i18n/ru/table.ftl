### Что и терминал, и браузер говорят о столе.

match-over = Партия окончена.
match-without-winner = Партия окончена, победителя нет.
forced = Единственный вариант: { $option }.
forced-pass = Других вариантов не было.
    .purchase = Ни один из этих предметов вам не по карману.
player-hero = { $hero } на станции «{ $station }»
player-missions = { $number ->
    [one] { $number } задание
    [few] { $number } задания
   *[many] { $number } заданий
}
player-rests = герой отдыхает
head-round = Раунд { $number }
head-stage = этап { $number }
coming = В этом раунде: { $now }. Дальше: { $next }.
coming-threat = угроза
coming-law = голосование
station-free = нейтральная
station-closed = закрыта
station-kind = { $kind ->
    [hansa] Ганза
    [abandoned] заброшена
    [polis] Полис
   *[other] домашняя
}
station-guarded = { $owner }, сила { $number }
station-levelled = { $owner }, уровень { $number }
card-strength = Сила { $number }.
card-type = Тип: { $type }.
card-speed = Движение { $number }.
card-price = Цена: { $list }.
card-points = { $number ->
    [one] { $number } очко.
    [few] { $number } очка.
   *[many] { $number } очков.
}
card-reward = Награда: { $list }.
card-goal = Цель. { $goal }
card-ability = «{ $ability }». { $text }
card-versus = Даёт { $attack } против атаки, { $defence } против защиты, { $manoeuvre } против манёвра.
dash = —
nature = Решает случай.

## What gives a part of a total

part-activity = Активность
part-army = Армия
part-blast = Граната
part-dice = Кубики
part-effect = Эффект
part-growth = Мутаген
part-guard = Стража Полиса
part-house_rule = Домашнее правило
part-least = Не ниже 0
part-number = Уровень станции
part-shot = Выстрел
part-skill = Умение
