### Почему что-то нельзя сделать, кому бы это ни говорилось: терминалу, браузеру, журналу сервера.

## Файлы и пакеты

fault-system =
    .enoent = нет такого файла или папки
    .eacces = доступ запрещён
    .eperm = это не разрешено
    .eisdir = это папка
    .enotdir = здесь должна быть папка
    .eexist = это уже есть
    .enotempty = папка не пуста
    .enospc = не осталось места
    .erofs = сюда нельзя писать
    .eaddrinuse = адрес занят
    .econnrefused = там никто не отвечает
    .no-host = такого имени нет в сети
    .etimedout = ответа не дождались
    .ehostunreach = машина недоступна
    .enetunreach = сеть недоступна
    .econnreset = соединение оборвано
fault-not-text = файл — не текст в UTF-8
fault-file = { $file }: { $reason }
fault-file-line = { $file }:{ $line }: { $reason }
fault-not-installed = { $name } не установлен: pip install 'metro2033[{ $extra }]'

## Издания, правила, боты

fault-no-edition = неизвестное издание «{ $name }»; известны: { $known }
fault-no-content = у { $name ->
    [first] первого издания
    [second] второго издания
   *[other] игры «{ $name }»
} нет содержания, которое можно заменить
fault-not-in-book = нет { $what ->
    [edition] издания
    [language] книги правил на языке
    [rule] правила
    [ruling] разъяснения
    [text] текста книги правил
   *[entry] записи
} «{ $wanted }»
    .near = нет { $what ->
        [edition] издания
        [language] книги правил на языке
        [rule] правила
        [ruling] разъяснения
        [text] текста книги правил
       *[entry] записи
    } «{ $wanted }»; может быть, { $near }?
fault-seats = { $name ->
    [first] первое издание
    [second] второе издание
   *[other] игра «{ $name }»
}: от { $least } до { $most } { $most ->
    [one] места
   *[other] мест
}, а не { $seats }
fault-house-rule = неизвестное домашнее правило «{ $rule }»; { $name ->
    [first] в первом издании
    [second] во втором издании
   *[other] в игре «{ $name }»
} есть: { $known }
fault-rule-bounds = { $rule } — от { $least } до { $most }, а не { $value }
fault-first-player = «first_player» — от 0 (по жребию) до { $seats }, а не { $value }
fault-unknown-bot = неизвестный бот «{ $name }»; известны: { $known }
fault-bot-strength = боту «{ $name }» нужно число после двоеточия, например «search:500»
fault-only-random = { $name ->
    [first] в первое издание
    [second] во второе издание
   *[other] в игру «{ $name }»
} играет только бот «random»
fault-bot-count = играют от 1 до { $most } { $most ->
    [one] бота
   *[other] ботов
}, а не { $number }
fault-cannot-play = { $bot }: { $reason }
fault-unknown-agent = { $reason }; программа — это командная строка, например «python mybot.py», а класс — «python:МОДУЛЬ:КЛАСС»
    .policy = { $reason }
fault-bot-no-program = нет программы «{ $name }»
fault-bot-not-ready = не подготовился вовремя
fault-bot-late = нет ответа вовремя
fault-bot-silent = закрыл свой вывод или написал слишком много
fault-bot-ended = завершился с кодом { $code }
    .words = завершился с кодом { $code }: { $words }
fault-bot-json = это не JSON: { $line }
fault-bot-type = ожидалось сообщение вида «{ $wanted }»: { $line }
fault-bot-protocol = ожидался протокол { $protocol }: { $line }
fault-bot-wants = `wants` — это список из { $list }: { $line }
fault-bot-answer = в ответе — число `ask` и текст `key`: { $line }
fault-bot-ask = вопрос { $ask } не задан
fault-bot-key = «{ $key }» — не один из вариантов
fault-bot-option = вариант { $option } не предлагался
fault-bot-class = класс бота пишется «python:МОДУЛЬ:КЛАСС», а не «{ $text }»
fault-no-command-line = «{ $text }» — не командная строка: { $reason }
fault-no-policy = { $file }: в этом файле нет стратегии
fault-policy-version = { $file }: обучено в средах -v{ $found }, а здесь -v{ $here }
fault-policy-edition = { $file }: играет в { $found }, а не в { $name }
fault-policy-content = { $file }: не подходит к наблюдениям и действиям этого содержания
fault-no-observations = для { $name } нет наблюдений

## Записи

fault-in-line = строка { $line }: { $reason }
fault-empty-record = запись пуста
fault-cut-off = строка оборвана
fault-not-json = не объект JSON: строка оборвана или изменена
fault-not-written-so = не в том виде, в каком пишутся записи
fault-no-object = ожидался объект с полями { $list }
fault-unknown-field = неизвестное поле «{ $name }»
fault-no-field = нет поля «{ $name }»
fault-field-order = поля стоят не в порядке { $list }
fault-value =
    .number = { $name } — { $value }, а ожидалось число от { $least } до { $most }
    .text = { $name } — { $value }, а ожидался текст
    .digest = { $name } — { $value }, а ожидалось шестнадцатеричных цифр: { $digits }
    .list = { $name } — { $value }, а ожидался список
    .table = { $name } — { $value }, а ожидался объект
    .texts = { $name } — { $value }, а ожидался текст для каждого места
    .numbers = { $name } — { $value }, а ожидались числа
    .ranking = { $name } — { $value }, а ожидалось число для каждого места
    .hash = { $name } — { $value }, а ожидался хеш
fault-no-header = нет поля «format»: это не заголовок записи
fault-newer-format = формат { $found } новее, чем { $newest }, последний известный здесь: обновите игру
fault-older-format = формат { $found } больше не читается
fault-newer-rules = версия правил { $found } издания { $name } новее, чем { $newest }: обновите игру
fault-other-edition = издание — «{ $found }», а не «{ $name }»
fault-other-rules = сыграно по версии правил { $found } издания { $name }, а не { $here }
fault-older-rules = сыграно по версии правил { $found } издания { $name }, а по версии { $here } выходит иначе: { $reason }
fault-other-content = сыграно с другим содержанием издания { $name }: { $found }, а не { $here }
fault-other-version = сыграно по другим правилам или с другим содержанием издания { $name }
fault-seat-count = ожидалось от 1 до { $most } { $most ->
    [one] места
   *[other] мест
}, а не { $number }
fault-salts = ожидалась одна соль для каждого места
fault-house-rules = в заголовке названы не все домашние правила
fault-start = { $reason }
fault-state = сохранённое состояние нельзя прочитать
fault-choice-order = выбор { $found } стоит на месте выбора { $number }
fault-not-asked = место { $seat } здесь не спрашивают
    .nature = случай здесь не спрашивают
fault-no-answer = «{ $key }» здесь — недопустимый ответ
    .rule = «{ $key }» здесь — недопустимый ответ по правилу { $rule }
fault-not-over = партия здесь не окончена
fault-ranking = места в итоге — { $here }, а не { $found }
fault-digest = хеш не совпадает с последним состоянием
fault-other-end = партия кончается иначе
fault-no-end = у записи нет конца
fault-no-commitment = в партии не закреплён секрет
fault-no-secret = секрет не раскрыт
fault-other-secret = секрет не тот, который закреплён в заголовке
fault-unfair = в записи выпало «{ $found }», а по честному жребию — «{ $fair }»
fault-seal-alone = секрет и печать бывают только вместе
fault-seal = печать не совпадает: какая-то строка изменена

## Работа многих процессов

fault-worker-lost = рабочий процесс завершился аварийно
fault-cluster-lost = кластер снова и снова терял рабочий процесс: { $reason }
fault-no-cluster = по адресу «{ $address }» нет кластера Ray: { $reason }
fault-cluster-client = «{ $address }» — для клиента Ray: назовите главный узел как HOST:PORT
fault-cluster-worker = рабочий процесс кластера не может работать: { $reason }
fault-cluster-version = на кластере metro2033 { $found }, а не { $here }
fault-damaged-line = { $file }:{ $line }: строка повреждена
fault-other-tournament = в { $file } другой турнир: { $what } { $found }, а не { $here }

## Серверы и базы данных

fault-not-started = сервер не может запуститься: { $reason }
fault-cannot-listen = не удаётся открыть порт { $port } на { $host }
fault-database = ошибка базы данных: { $reason }
fault-cannot-open = файл не открывается
fault-file-in-use = файл { $file } занят другим сервером
fault-database-in-use = эта база данных занята сервером
fault-no-tables = в этой базе данных нет таблиц Метро 2033
fault-no-url = «{ $text }» — не адрес базы данных
fault-no-database-file = серверу нужна база данных в файле: sqlite:///ФАЙЛ
fault-database-kind = { $name } не поддерживается: используйте sqlite:///ФАЙЛ или postgresql://...
fault-integrity = проверка целостности: { $text }
fault-orphan = строка таблицы { $table } ни к чему не относится
fault-gap = партия { $match }: должно быть выборов { $count }, а есть { $kept }, последний — { $newest }
fault-no-backup = { $file } — не резервная копия Метро 2033
fault-newer-backup = { $file } сделан более новой версией
fault-damaged-backup = { $file } повреждён: { $reason }
fault-bad-backup = { $file }: { $reason }
fault-not-empty = резервную копию восстанавливают только в пустую базу данных
fault-backup-rows = в резервной копии потеряны строки
fault-backup-table = нет таблицы { $name }
fault-backup-cut-off = резервная копия оборвана

## Настройки и запросы

fault-setting = { $name }: { $reason }
fault-setting-file = { $name }_FILE: { $file }: { $reason }
fault-set-twice = заданы и { $name }, и { $name }_FILE
fault-no-origin = «{ $url }» — не вида https://имя
fault-mail-server = почтовый сервер записывается как СХЕМА://ХОСТ, схемы: { $known }
fault-long-origin = в «{ $url }» есть не только схема и имя
fault-no-network = «{ $text }» — не адрес и не сеть
fault-short-token = в токене не меньше 16 знаков
fault-no-page = в «{ $name }» нет статической страницы; соберите её командой make site
fault-policy = { $reason }
fault-policy-twice = два файла называются «{ $name }», а игроки различают их по имени
fault-unprintable = управляющие знаки не разрешены
fault-invalid = { $reason }
    .missing = этого не хватает
    .extra-forbidden = это здесь неизвестно
    .json-invalid = это не JSON: { $error }
    .int-type = ожидается целое число
    .int-parsing = ожидается целое число
    .int-from-float = ожидается целое число
    .float-type = ожидается число
    .float-parsing = ожидается число
    .bool-type = ожидается «true» или «false»
    .bool-parsing = ожидается «true» или «false»
    .string-type = ожидается текст
    .list-type = ожидается список
    .dict-type = ожидается объект
    .model-type = ожидается объект
    .model-attributes-type = ожидается объект
    .greater-than = ожидается больше { $gt }
    .greater-than-equal = ожидается не меньше { $ge }
    .less-than = ожидается меньше { $lt }
    .less-than-equal = ожидается не больше { $le }
    .literal-error = ожидается одно из: { $expected }
    .string-too-short = знаков должно быть не меньше { $min_length }
    .string-too-long = знаков должно быть не больше { $max_length }
    .string-pattern-mismatch = это написано не так, как нужно
    .too-short = элементов должно быть не меньше { $min_length }
    .too-long = элементов должно быть не больше { $max_length }
