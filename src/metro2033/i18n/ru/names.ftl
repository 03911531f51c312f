### Названия, общие для обоих изданий. Станции, карты и герои названы в файлах с содержимым.
###
### Люди, фракции, ресурсы и бойцы склоняются: `gen`, `dat`, `acc`, `ins`, `pre` — падежи, `gender` —
### род (m, f) или множественное число (p). Станции и карты стоят в кавычках в именительном падеже,
### после слова, которое их называет: на станции «Полянка», предмет «Нож».

## Чему не дано названия, то зовётся по своему ID и не склоняется

plain = { $name }
    .gender = m
    .gen = { $name }
    .dat = { $name }
    .acc = { $name }
    .ins = { $name }
    .pre = { $name }

## Ресурсы: `count` — с числом, `count-acc` — с числом в винительном падеже. Число от слова не
## отрывается: между ними неразрывный пробел.

resource-pig = свинья
    .acc = свинью
    .count = { $number ->
        [one] { $number } свинья
        [few] { $number } свиньи
       *[many] { $number } свиней
    }
    .count-acc = { $number ->
        [one] { $number } свинью
        [few] { $number } свиньи
       *[many] { $number } свиней
    }
resource-mushroom = гриб
    .acc = гриб
    .count = { $number ->
        [one] { $number } гриб
        [few] { $number } гриба
       *[many] { $number } грибов
    }
    .count-acc = { $number ->
        [one] { $number } гриб
        [few] { $number } гриба
       *[many] { $number } грибов
    }
resource-ammo = патрон
    .acc = патрон
    .count = { $number ->
        [one] { $number } патрон
        [few] { $number } патрона
       *[many] { $number } патронов
    }
    .count-acc = { $number ->
        [one] { $number } патрон
        [few] { $number } патрона
       *[many] { $number } патронов
    }
resource-any = ресурс на выбор
    .acc = ресурс на выбор
    .count = { $number ->
        [one] { $number } ресурс на выбор
        [few] { $number } ресурса на выбор
       *[many] { $number } ресурсов на выбор
    }
    .count-acc = { $number ->
        [one] { $number } ресурс на выбор
        [few] { $number } ресурса на выбор
       *[many] { $number } ресурсов на выбор
    }

## Бойцы

fighter-army = армия
    .gender = f
    .gen = армии
    .dat = армии
    .acc = армию
    .ins = армией
    .pre = армии
fighter-hero = герой
    .gender = m
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героем
    .pre = герое
fighter-station = станция
    .gender = f
    .gen = станции
    .dat = станции
    .acc = станцию
    .ins = станцией
    .pre = станции
fighter-mutant = Ручной Мутант
    .gender = m
    .gen = Ручного Мутанта
    .dat = Ручному Мутанту
    .acc = Ручного Мутанта
    .ins = Ручным Мутантом
    .pre = Ручном Мутанте

## Игроки, пока у них нет фракции

seat-plain = Игрок { $number }
    .gender = m
    .gen = игрока { $number }
    .dat = игроку { $number }
    .acc = игрока { $number }
    .ins = игроком { $number }
    .pre = игроке { $number }

seat-named = { $name }
    .gender = m
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .pre = игроке { $name }

## Перечни: две последние части и части перед ними

list-two = { $first } и { $second }
list-more = { $first }, { $second }

## Интервалы

between = от { $low } до { $high }

## Фазы раунда

phase-0 = Подготовка
phase-1 = События
phase-2 = Мобилизация
phase-3 = Действия армий
phase-4 = Действия героев
phase-5 = Конец раунда

## Типы

type-physical = физический
type-biological = биологический
type-radiation = радиационный
type-attack = атака
type-defence = защита
type-manoeuvre = манёвр
