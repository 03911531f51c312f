### Результаты и замечания команд и почему они чего-то не могут.

## Общее

cli-interrupted = прервано
cli-bug = { $error } (METRO2033_DEBUG=1 покажет, где)
cli-no-folder = { $folder }: нет такой папки
cli-is-file = { $folder } — это файл: назовите папку
cli-no-path = { $path }: нет такого файла или папки
cli-bad-content = { $number ->
    [0] { $folder }: { $fault }
   *[other] { $folder }: { $fault } (и ещё { $number }: metro2033 content check)
}
cli-bad-rule = домашнее правило пишется имя=число, а не «{ $text }»
cli-progress =
    .matches = партии
    .parts = части
    .bench = идут замеры
    .bench-round = круг { $number } из { $of }

## Заголовки таблиц

cli-figure =
    .length = в партии
    .mean = в среднем
    .median = медиана
    .low = меньше всего
    .high = больше всего
    .decisions = решений
    .draws = случайных исходов
    .wins = победы
    .share = доля
    .win-share = доля побед
    .seats = мест
    .bot = бот
    .rating = рейтинг
    .sure = 95 %
    .of-fair = от равной
    .mean-place = среднее место
    .ahead = сравнение
    .times = раз
    .milliseconds = мс на решение
    .nearly-all = 99 % не дольше
    .worst = худшее
    .not-kept = не выполнено
    .which = что
    .wanted = нужно
    .found = получено
    .verdict = вывод
    .match = партия
    .status = состояние
    .edition = издание
    .choices = выборов
    .title = название
    .waiting = ждут места
    .created = создана
    .updated = последнее изменение
    .rematch = реванш
    .report = жалоба
    .time = время
    .kind = вид
    .name = имя
    .text = текст
    .reason = причина
    .sanction = номер
    .until = до
    .by = кто
    .role = роль
    .deed = действие
    .subject = о ком
    .detail = подробности
cli-seat = место { $seat }
cli-nature = случай

## Игра и сервер

cli-too-many-people = { $humans ->
    [one] { $humans } человек не поместится
    [few] { $humans } человека не поместятся
   *[many] { $humans } человек не поместятся
} на { $seats ->
    [one] { $seats } месте
   *[other] { $seats } местах
}
cli-for-terminal = { $option } — для партий в терминале: добавьте --terminal
cli-served = Метро 2033: { $address }
cli-in-network = В вашей сети: { $address }
cli-runs-already = Метро 2033 уже работает: { $address }
cli-kept = Партии хранятся в { $file }. Ctrl+C останавливает игру.
cli-no-browser = Браузер здесь не найден: откройте { $address } сами.
cli-stopped = Остановлено. Неоконченные партии продолжатся в следующий раз.
cli-one-process = у файла SQLite может быть только один процесс сервера; для нескольких нужен PostgreSQL

## Записи, правила, сценарии, содержание

cli-no-choice = в { $file } { $number ->
    [one] { $number } выбор
    [few] { $number } выбора
   *[many] { $number } выборов
}, а не { $at }
cli-no-seat = --seat — от 1 до { $number } или spectator, а не «{ $seat }»
cli-not-over = { $file }: партия не окончена, а разобрать можно только оконченную
cli-honest = { $file }: запись честна
cli-dishonest = { $file }: запись нечестна: строка { $line }: { $reason }
cli-which-edition = какого издания? --edition { $known }
cli-no-scenarios = { $folder }: в этой папке нет сценариев
cli-verdict =
    .ok = верно
    .failed = неверно
cli-verdicts =
    .ok = верно: { $number }
    .failed = неверно: { $number }
    .malformed = не сценарии: { $number }
cli-faults = { $number ->
    [0] ошибок нет
    [one] { $number } ошибка
    [few] { $number } ошибки
   *[many] { $number } ошибок
}
cli-list-what = скажите, что перечислить: --own
cli-all-fields = всё
cli-records = { $number ->
    [one] { $number } запись
    [few] { $number } записи
   *[many] { $number } записей
}

## Случайные партии

cli-simulated = { $matches ->
    [one] { $matches } случайная партия
    [few] { $matches } случайные партии
   *[many] { $matches } случайных партий
}, { $edition }, { $players ->
    [one] { $players } место
    [few] { $players } места
   *[many] { $players } мест
}, начальное число { $seed }, контрольная сумма { $checksum }
cli-unfinished = не окончено: { $number }
cli-without-winner = окончено без победителя: { $number }
cli-counted = { $number ->
    [one] все компоненты пересчитаны { $number } раз
    [few] все компоненты пересчитаны { $number } раза
   *[many] все компоненты пересчитаны { $number } раз
}
cli-broken = партия { $match }, после { $answers ->
    [one] { $answers } ответа
   *[other] { $answers } ответов
}: { $fault }
cli-ties = { $number ->
    [one] { $number } победа разделена
    [few] { $number } победы разделены
   *[many] { $number } побед разделено
}
cli-shares-at-end = { $name }: { $list }
cli-laws-broken = инвариант нарушен в партиях: { $broken }; не окончено: { $unfinished }
cli-fact =
    .faction-first = клан
    .faction = фракция
    .hero = герой
    .at = где герой
    .home = домашняя станция
    .rests = отдых
    .resting = отдыхает
    .army = армия
    .activity = активность
    .points = очки
    .points-missing = очки, которых не хватает до победы
    .hero-strength = сила героя
    .hero-speed = движение героя
    .upkeep = содержание армии
    .mission-points = очки за задания
    .growth = сила, полученная героем навсегда
    .barred = герой не может нападать и покупать
    .barred-next = то же в следующий ход
    .station-count = число станций
    .stations = станции
    .tokens = свободные жетоны
    .equipment = снаряжение
    .equipment-first = предметы
    .missions = задания
    .missions-first = задание
    .mission-count = число заданий
    .completed = выполненные задания
    .scouted = разведанные угрозы
    .scouted-count = число разведанных угроз
    .combat = боевые карты
    .pig = свиньи
    .mushroom = грибы
    .ammo = патроны
    .place = платформа
    .bullets = патроны
    .hands = находки на руках
    .round-first = ходов
    .round = раундов
    .ended-by = чем окончилась партия
cli-nothing = ничего
cli-no-fact = нет признака «{ $name }», известного о каждом месте; есть: { $known }

## Турниры и равновесие

cli-played = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}, { $edition }, { $players ->
    [one] { $players } место
    [few] { $players } места
   *[many] { $players } мест
}, начальное число { $seed }, контрольная сумма { $checksum }
cli-uneven = последний обход мест не завершён: см. docs/bots.md
cli-before = { $bot } выше { $other }
cli-bot-fault =
    .crashed = сбоев: { $number }
    .stalled = опозданий: { $number }
    .garbled = непонятных ответов: { $number }
    .illegal = ответов не по правилам: { $number }
cli-bot-faults = { $bot }: { $list }; { $number ->
    [one] заменён { $number } ответ
    [few] заменены { $number } ответа
   *[many] заменено { $number } ответов
}
cli-bot-report =
    .crashed = партия { $match }, вопрос { $question }: сбой: { $reason }
    .stalled = партия { $match }, вопрос { $question }: опоздание: { $reason }
    .garbled = партия { $match }, вопрос { $question }: непонятный ответ: { $reason }
    .illegal = партия { $match }, вопрос { $question }: ответ не по правилам: { $reason }
cli-records-where = для --records нужна папка: --out ПАПКА
cli-matches-kept = { $number ->
    [one] сохранена { $number } партия
    [few] сохранены { $number } партии
   *[many] сохранено { $number } партий
}; та же команда продолжит с этого места
cli-one-edition = для --content нужно одно --edition
cli-no-cards = у { $name ->
    [first] первого издания
    [second] второго издания
   *[other] игры «{ $name }»
} нет карт для отчёта
cli-bad-players = числа игроков пишутся 2,3,4, а не «{ $text }»
cli-demands = { $edition }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}; требования: выполнено { $kept }, неясно { $open }, нарушено { $broken }
cli-kind =
    .length = длина
    .order = очерёдность
    .faction-first = клан
    .faction-second = фракция
    .hero = герой
    .equipment-first = предмет
    .equipment-second = снаряжение
    .mission = задание
    .threat = угроза
    .law = закон
    .combat = боевая карта
cli-demand =
    .open = неясно
    .broken = нарушено
cli-report = отчёт: { $file }

## Наборы данных

cli-other-records = в { $folder } лежат другие записи: удалите эту папку или выберите другую с --out
cli-dataset = { $edition }: { $rows ->
    [one] { $rows } решение
    [few] { $rows } решения
   *[many] { $rows } решений
} из { $matches ->
    [one] { $matches } партии
   *[many] { $matches } партий
}, в { $parts ->
    [one] { $parts } части
   *[many] { $parts } частях
}
cli-left-out = пропущено: { $reason }
cli-dataset-card = набор данных описан в { $file }
cli-skip = { $reason } (--skip пропускает такие записи)
cli-goes-on = { $reason }; та же команда продолжит с этого места
cli-no-record = это не запись
    .edition = для «{ $name }» нет наблюдений
cli-no-records = нет записей в { $list }

## Скорость

cli-bench = metro2033 { $version }, Python { $python }, { $processor }
cli-form =
    .compiled = собранный
    .plain = обычный
cli-bench-edition = { $edition }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, на партию { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
} и { $draws ->
    [one] { $draws } случайный исход
    [few] { $draws } случайных исхода
   *[many] { $draws } случайных исходов
}
cli-speed =
    .decisions-per-s = решений/с, случайная игра
    .driven-decisions-per-s = решений/с, если ведёт Python
    .draws-per-s = случайных исходов/с, сверх того
    .matches-per-s = партий/с
    .clone-us = копия, мкс
    .search-us = копия и 30 решений, мкс
    .view-us = вид с места, мкс
    .imagine-us = догадка, мкс
    .snapshot-us = снимок в текст и обратно, мкс

## Присмотр за сервером

cli-status =
    .lobby = сбор
    .running = идёт
    .over = окончена
    .ended = прервана
cli-more = дальше: --offset { $offset }
cli-match-seat = место { $seat }: { $kind ->
    [open] свободно
    [bot] бот
   *[person] человек
} { $name }
    .bot = место { $seat }: { $kind ->
        [open] свободно
        [bot] бот
       *[person] человек
    } { $name } (бот: { $bot })
cli-ended = { $match }: партия прервана
cli-delete = Удалить { $match } навсегда? [д/Н]
cli-deleted = { $match }: партия удалена
cli-yes = д,да
cli-checked = { $number ->
    [one] { $number } ошибка
    [few] { $number } ошибки
   *[many] { $number } ошибок
}; партии: { $matches }
cli-table =
    .account = учётные записи
    .session = сеансы
    .match = партии
    .seat = места
    .spectator = зрители
    .choice = выборы
    .undone = отменённые выборы
    .snapshot = снимки
    .clock = часы
    .chat = сообщения чата
    .rating_due = партии, ждущие рейтинга
    .rated_match = рейтинговые партии
    .rated_seat = рейтинговые результаты
    .process = процессы
    .report = жалобы
    .sanction = запреты
    .announcement = объявления
    .audit = строки журнала
cli-bad-role = Роли «{ $role }» нет; есть { $known }
cli-report-closed = закрыта жалоба { $report }
cli-lifted = снят запрет { $sanction }
cli-withdrawn = убрано объявление { $announcement }
cli-signed-out = { $name }: завершено сеансов — { $number }
cli-recounted = Рейтинговых партий: { $matches }; { $wrong ->
    [0] все рейтинги верны
   *[other] исправлено рейтингов: { $wrong }
}
cli-wrong-places = партия { $match }: записаны места { $stored }, а по ходам выходит { $played }; исправлено
cli-not-replayed = партию { $match } нельзя разыграть заново: она удалена, или её правил здесь нет
cli-deserter = { $name }: брошено рейтинговых партий { $left } из { $matches }
cli-one-sided = { $loser } отстаёт от соперника { $winner } в { $lost } из { $meetings } встреч; всего рейтинговых партий: { $matches }
cli-saved = сохранено: { $list }
cli-restored = восстановлено: { $list }
cli-no-token = METRO2033_ADMIN_TOKEN не задан; у сервера должен быть такой же
cli-no-server = по адресу { $url } сервер не отвечает: { $reason }
cli-bad-url = METRO2033_ADMIN_URL — «{ $url }», а нужен адрес вида http://имя:порт
cli-foreign-server = по адресу { $url } — не сервер Метро 2033
cli-server-says = { $detail }
