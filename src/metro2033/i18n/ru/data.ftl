### Что не так с файлами содержания и сценариев; говорится их автору.

data-at = { $path }: { $reason }

## Файлы и таблицы

data-file =
    .unknown = этот файл здесь неизвестен
    .missing = этого файла не хватает
data-not-toml = не читается как TOML: строка { $line }, столбец { $column }: { $reason }
    .here = это не TOML: столбец { $column }: { $reason }
data-toml =
    .statement = здесь нужно «имя = значение» или «[таблица]»
    .name = здесь нужно имя
    .equals = после имени не хватает знака «=»
    .rest = после значения на этой строке ничего быть не может
    .value = здесь нужно значение; текст пишется в кавычках
    .date = такой даты или такого времени не бывает
    .digits = в числе слишком много цифр
    .list = в списке не хватает запятой или закрывающей скобки «]»
    .inner-table = в таблице не хватает запятой или закрывающей фигурной скобки
    .header = у имени таблицы не хватает закрывающей скобки
    .text = у текста не хватает закрывающей кавычки
    .character = этого знака здесь быть не может
    .escape = такого знака после «\» не бывает; сам «\» пишется «\\»
    .twice = это имя уже занято
    .other = здесь этого быть не может
data-not-fluent = не читается как Fluent: { $text }
data-records = записи пишутся так: [[{ $table }]]
data-no-table = эта таблица здесь неизвестна
data-kind =
    .int = { $value } — не целое число
    .float = { $value } — не число
    .str = { $value } — не текст
    .bool = { $value } — не «true» и не «false»
    .list = { $value } — не список
    .table = { $value } — не таблица
data-none-of = { $value } не входит в число возможных: { $list }
data-values = значений { $number }, а должно быть { $wanted }
data-edition = это карты издания { $found }, а не { $wanted }
data-unknown = поле { $name } здесь неизвестно
data-missing = не хватает поля { $name }

## Записи содержания

data-id =
    .form = ID пишется строчными латинскими буквами через подчёркивание
    .twice = этот ID встречается больше чем у одной записи вида { $kind }
data-own = «own»: у этой записи нет поля { $word }
data-no-source = поле «source» пусто
data-no-meaning = { $name } ничего не значит вместе с { $at }
data-no-such = { $field }: нет { $word }
data-text =
    .name = не хватает этого названия
    .part = не хватает части { $part }
    .nothing = этот текст ни к чему не относится
    .twice = { $value } — название и чего-то другого
    .mistranslated = { $value } — ошибка перевода

## Сценарии

data-expected =
    .table = нужна таблица, а не { $value }
    .text = нужен текст, а не { $value }
    .list = нужен список, а не { $value }
    .number = нужно число от { $least } до { $most }, а не { $value }
    .seat = нужно место от 1 до { $most } или «{ $other }», а не { $value }
    .ranking = нужен список чисел: какое место заняло каждое из мест за столом
    .start = нужно ровно одно из начал «[position]», «[new]» и «[replay]»
data-no-such-field = неизвестное поле
data-near-field = неизвестное поле; может быть, { $near }?
data-no-pointing = показать на «{ $place }» нельзя
data-checks-nothing = сценарий ничего не проверяет
data-other-edition = правило { $rule } — другого издания: { $edition }
data-accept = другие ответы вместо какого? не хватает поля «choose»
data-whose = не сказано, чей это вопрос: укажите место в поле «seat»
data-law = инвариант нарушен: { $fault }
data-replay =
    .edition = { $file } — партия другого издания: { $edition }
    .choices = в { $file } выборов всего { $number }
data-word =
    .verb = неизвестный глагол { $name }
    .verb-near = неизвестный глагол { $name }; может быть, { $near }?
    .event = неизвестное событие { $name }
    .event-near = неизвестное событие { $name }; может быть, { $near }?
data-form = { $pattern } написано не по образцу { $form }
data-key = { $key } — не ключ вида { $form }
    .near = { $key } — не ключ вида { $form }; может быть, { $near }?
data-part =
    .number = { $part } в { $pattern } — не число
    .thing = { $part } в { $pattern } — не { $kind }
    .near = { $part } в { $pattern } — не { $kind }; может быть, { $near }?

## Позиции: чего быть не может

data-no-number = нужно число от { $least } до { $most }, а не { $value }
data-no-inner-table = нужна таблица, а не { $value }
data-no-tables = нужен список таблиц
data-no-number-list = нужен список чисел, а не { $value }
data-no-name-list = нужен список названий, а не { $value }
data-no-seat-list = значений в списке должно быть столько, сколько игроков ({ $count }), а не { $value }
data-no-seats-seen = нужен список мест для каждой карты (карт: { $count }), а не { $value }
data-no-name = неизвестное название { $value }
data-near-name = неизвестное название { $value }; может быть, { $near }?
data-older-name = это прежнее имя поля { $name }, а оно тоже указано
data-setup-players = до подготовки ни у кого ничего нет: уберите игроков
data-player-count = описано игроков: { $found }, а мест за столом: { $count }; играть могут от { $least } до { $most } человек
data-same-faction = у двух игроков одна и та же фракция или один и тот же герой
data-same-clan = у двух игроков один и тот же клан или герой
data-card-elsewhere = карта «{ $card }» уже лежит в другом месте или относится к другому этапу
data-too-few-cards = карт «{ $card }» больше нет
data-too-many-copies = карт «{ $card }» всего { $most }
data-too-few-left = не названо карт: { $count }, а раздать можно только { $left }
data-has-won = у игрока уже { $points } победных очков: он выиграл
data-no-stations = у игрока всегда есть станции
data-too-many-stations = у игрока только { $most } жетонов, по одному на станцию
data-no-home = у игрока всегда есть домашняя станция
data-not-theirs = станция «{ $station }» не принадлежит игроку
data-home-token = станция «{ $station }» домашняя, на ней всегда жетон { $token }
data-no-token = для станции «{ $station }» не осталось жетона { $token }
data-too-many-levels = станций всего { $most }, и у каждой одно число
data-closed = станция «{ $station }» закрыта
data-not-ownable = станция «{ $station }» не может никому принадлежать
data-two-owners = у станции «{ $station }» уже есть владелец
data-too-many-tokens = в коробке их всего { $most }
data-too-heavy = герой не унесёт столько снаряжения
data-one-mission = у игрока бывает только одно задание
data-one-law = действовать может только один закон
data-market-full = на рынке только { $most } места
data-hand-full = место { $seat } может держать не больше { $most }

## Что в сценарии не сошлось

data-who =
    .seat = место { $seat }
    .nature = случай
    .spectator = зритель
    .both = { $first } и { $second }
data-list = { $list } и ещё { $number }
    .nothing = ничего
data-asked = { $who }: задан вопрос { $kind }, а ожидался { $wanted }
data-not-asked = { $who }: вопроса нет; { $open }
data-open =
    .one = { $who }: задан вопрос { $kind } ({ $list })
    .several = { $who }: задан вопрос { $kind } ({ $list })
    .over = партия окончена
data-weight = вес { $key } — { $found }, а ожидался { $wanted }
data-not-offered = { $pattern } не предложено; предложено: { $list }
    .nature = случаю не предложено { $pattern }; предложено: { $list }
data-offered = предложено вопреки ожиданию: { $list }
    .besides = предложено ещё: { $list }
data-not-told = о { $pattern } не сообщено; сообщено: { $list }
    .to = о { $pattern } не сообщено ({ $who }); сообщено: { $list }
data-told = сообщено вопреки ожиданию: { $list }
data-refused = { $key } отклонено; предложено: { $list }
    .rule = { $key } отклонено по правилу { $rule }; предложено: { $list }
data-refusal =
    .offered = { $key } предложено, а ожидался отказ
    .rule = { $key } отклонено по правилу { $rule }, а ожидалось { $wanted }
    .other = { $key } отклонено без правила ({ $message }), а ожидалось { $wanted }
data-nature = случай не спрашивают о { $pattern }; { $open }
    .left = случай не спросили о { $list }
data-fact = { $name } — { $found }, а ожидалось { $wanted }
data-contains = { $name } содержит { $list }
data-to = { $who }: { $reason }
data-no-fact = нет признака { $name }
    .near = нет признака { $name }; может быть, { $near }?
    .size = нет признака { $name }: у { $known } значений { $number }
    .value = нет признака { $name }: { $known } — это { $value }
data-end =
    .open = { $open }, а ожидался вопрос { $wanted }
    .one = { $open }, а ожидалось: { $who }
    .several = { $open }, а ожидалось: { $who }
    .ranking = итог — { $found }, а ожидался { $wanted }
