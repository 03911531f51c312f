### Терминал: заголовки, команды и замечания.

## Начало и конец

intro = Метро 2033, { $edition }. Чтобы увидеть справку, введите «?».
intro-bots = { $count ->
    [one] { $list } — бот, который { $bot ->
        [random] отвечает наугад.
        [newcomer] видит лишь то, что лежит на столе.
        [trader] копит товар и снаряжение.
        [guard] держит сильную армию и не рискует.
        [stalker] знает, что делает.
        [raider] нападает на слабых соседей.
        [ranger] думает наперёд и охотится за заданиями.
        [commander] думает далеко наперёд.
        [search] просчитывает ответы.
       *[other] думает на шаг вперёд.
    }
   *[other] { $list } — боты, которые { $bot ->
        [random] отвечают наугад.
        [newcomer] видят лишь то, что лежит на столе.
        [trader] копят товар и снаряжение.
        [guard] держат сильные армии и не рискуют.
        [stalker] знают, что делают.
        [raider] нападают на слабых соседей.
        [ranger] думают наперёд и охотятся за заданиями.
        [commander] думают далеко наперёд.
        [search] просчитывают ответы.
       *[other] думают на шаг вперёд.
    }
}
curtain = { $seat }: сядьте за клавиатуру и нажмите Enter
ranking = { $place } { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
save-prompt = Куда сохранить запись (Enter — { $file }, минус — никуда)
saved = Сохранено в { $file }.
verify-hint = Запись может проверить любой, у кого она есть: metro2033 verify { $file }

## Справка

help = Отвечайте номером варианта или его ключом.
    .again = показать всё ещё раз
    .hint = что сделал бы здесь бот и почему
    .why = почему чего-то нельзя сделать: почему полянка
    .card = что сказано на карте, о герое, фракции или станции: карта флаг
    .rule = правило по его номеру или все со словом: правило туннел
    .rules = показывать в журнале, на какие правила он опирается, или скрыть их
    .board = все станции, их владельцы и что они приносят
    .log = что уже произошло
    .undo = отменить последний ход, если он никому ничего не открыл
    .save = сохранить запись партии в файл
    .quit = выйти из партии
    .keys = показать ключи вариантов

typed =
    .again = Enter
    .hint = подсказка
    .why = почему …
    .card = карта НАЗВАНИЕ
    .rule = правило СЛОВО
    .rules = правила
    .board = поле
    .log = журнал
    .keys = ключи
    .undo = назад
    .save = сохранить ФАЙЛ
    .quit = выход

## Замечания

cited =
    .on = Теперь в журнале указаны правила; команда «правило НОМЕР» покажет любое из них.
    .off = Правила в журнале больше не указаны.
possible = Это можно сделать: { $number } — { $option }.
asked-now = Сейчас вопрос такой: «{ $question }»
no-rule = Ни в одном правиле нет слова «{ $word }».
no-card = Ничего с названием «{ $word }» нет.
no-match = Нет такого действия: «{ $word }».
did-you-mean = Может быть, { $number } — { $option }?
undone = Ход отменён.
say-what = Добавьте, что именно: { $command } …

## Таблица игроков

column-faction = Игроки
column-points = Очки
column-army = Армия
column-activity = Акт.
column-pig = Свин.
column-mushroom = Гриб.
column-ammo = Патр.
column-bullets = Патр.
points-of = { $points }/{ $target }
player-platform = на платформе «{ $platform }»
player-home = дом — «{ $station }»
player-carries = несёт: { $list }
player-completed = выполнено: { $list }
player-mission-points = { $number ->
    [one] { $number } очко за задания
    [few] { $number } очка за задания
   *[many] { $number } очков за задания
}
player-scouted = { $number ->
    [one] { $number } разведанная угроза
    [few] { $number } разведанные угрозы
   *[many] { $number } разведанных угроз
}
player-barred = герой не может нападать и покупать

## Что лежит открыто

open-law = Действует закон «{ $law }».
open-vote = На голосовании закон «{ $law }».
open-threat = Угроза «{ $threat }».
open-market = Рынок ({ $price }): { $list }.
open-offer = В продаже: { $list }.
deck-size = { $number ->
    [one] В колоде { $number } находка.
    [few] В колоде { $number } находки.
   *[many] В колоде { $number } находок.
}

## Что видит только сам игрок

own-mission = Ваше задание — «{ $mission }».
own-scouted = Вы разведали угрозу «{ $threat }».
own-combat = Ваши боевые карты: { $list }.
own-finds = У вас: { $list }.
own-top = Верхние карты колоды угроз: { $list }.
own-stations = Ваши станции: { $list }.
own-border = Соседи: { $list }.

## Станции

station-noted = { $station } [{ $note }]
station-own = { $number }: { $note }

## Что указано на картах

card-stage = Этап { $number }.
card-yields = Приносит: { $list }.
card-neighbours = Соседние станции: { $list }.

## Справочник

more-rules = { $number ->
    [one] Ещё { $number } правило со словом «{ $word }».
    [few] Ещё { $number } правила со словом «{ $word }».
   *[many] Ещё { $number } правил со словом «{ $word }».
}
no-board = В этом издании нет карты станций.
rules-count = { $number ->
    [one] { $number } правило
    [few] { $number } правила
   *[many] { $number } правил
}
rule-head = { $id }, { $edition }
rule-part = { $part ->
    [title] О чём
    [question] Вопрос
    [options] Варианты
    [reason] Почему
   *[shows] Проверка
}: { $text }
rule-see = См. также: { $list }
house-head = { $edition }: { $title } ({ $name }), от { $least } до { $most }, по умолчанию { $default }

## Запись партии

replay-head = { $edition }, версия правил { $number }.
replay-after = { $number ->
    [one] После { $number } хода:
    [few] После { $number } ходов:
   *[many] После { $number } ходов:
}
