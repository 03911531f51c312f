### The browser client: pages, buttons, names for screen readers.

## Pages

client-home = На главную
client-game = Метро 2033
client-tagline = Стратегическая игра о московском метро: с друзьями, против ботов, за одним столом.
    .local = Стратегическая игра о московском метро: против ботов или с друзьями на одном устройстве.
client-fan-work = Любительская работа, не связанная ни с автором романов, ни с какими-либо издателями.
client-play = Играть
client-play-bots = Сыграть с ботами
    .about = в одиночку, сразу
client-play-friends = Пригласить друзей
    .about = по ссылке, боты займут остальные места
client-play-hot = За одним устройством
    .about = по очереди, на одном экране
client-learn = Научиться играть
    .about = десять минут, шаг за шагом
client-next-step = Следующий шаг
client-step-lesson = Впервые здесь?
    .about = Начните с урока ({ $edition }): десять минут, шаг за шагом. Или сразу сыграйте короткую партию.
client-step-resume = Закончите урок
    .about = Учебная партия ({ $edition }) ждёт там, где вы её оставили.
client-step-match = Готовы к настоящей партии?
    .about = Попробуйте короткую: { $edition }, два соперника-новичка, вдвое короче обычной.
client-first-lesson = Пройти урок
client-first-match = Короткая партия
client-recommended = лучше начать с него
client-rulebook = Книга правил
client-find-rule = Найти правило
client-no-rule = Такого правила нет.
client-continue = Продолжить
client-watch = Смотреть
client-watch-bots = Посмотреть игру ботов
client-row-watch = смотреть
client-row-won = Вы победили
client-row-place = { $place }-е место из { $count } · победитель: { $name }
client-row-winner = Победитель: { $name }
client-row-nobody = Никто не победил
client-row-sit = сесть за стол
client-replays = Повторы
client-nothing-to-continue = Начатых партий у вас нет.
client-nothing-to-watch = Открытых столов сейчас нет.
client-nothing-to-replay = Здесь будут ваши сыгранные партии.
client-read = Справочник
client-language = Язык
client-settings = Настройки
client-close = Закрыть
client-moment = Минутку…
client-no-server = Сервер не отвечает. Попробуйте ещё раз чуть позже.
client-install = Установить игру
    .about = Открывается с домашнего экрана, как обычное приложение.
    .ios = Чтобы установить игру, нажмите «Поделиться», затем «На экран „Домой“».
client-no-part = Часть страницы не загрузилась. Возможно, сервер обновили.
client-reload = Обновить страницу
client-new-version = Вышла новая версия игры.
client-engine-loading = Игра загружается: { $number } %
client-engine-starting = Игра запускается…
client-engine-unsupported = Браузер слишком старый для этой игры. Откройте её в свежей версии Firefox, Chrome, Edge или Safari.
client-engine-failed = Игра не загрузилась. Проверьте соединение и попробуйте ещё раз.
client-engine-full = Хранилище браузера заполнено. Освободите место; сохранённые партии целы.
client-engine-forbidden = Браузер запрещает странице хранить данные, поэтому партии не сохранятся. Разрешите данные сайта или выйдите из приватного режима.
client-engine-elsewhere = Игра уже открыта в другой вкладке.
client-engine-taken = Теперь вы играете в другой вкладке.
client-engine-take = Играть здесь
client-offline = Играть без сети
client-offline-offer = Пока сервер недоступен, можно сыграть с ботами на этом устройстве.
client-closed = Такой партии больше нет.
    .banned = Пока действует запрет, эта партия для вас закрыта.
client-reconnecting = Нет связи. Подключаемся снова…
client-unsent = Ещё не отправлено. Ответ уйдёт, как только связь восстановится.
client-no-replay = Повтора этой партии нет.

## Учиться за игрой

client-lesson-about = Первая партия с наставником: десять минут, шаг за шагом, один на один. Можно уйти в любой момент и продолжить потом.
client-lesson = Урок
client-lesson-step = { $number } из { $count }
client-lesson-next = Дальше
client-lesson-free = Свободная игра
client-lesson-do = Сделать за меня
client-lesson-skip = Пропустить
client-lesson-read = Понятно
client-lesson-wait = Играют противники…
client-lesson-leave = Выйти из урока
client-lesson-key = Дальше (N)
client-lesson-go-on = Продолжить
client-lesson-again = Начать заново
client-lesson-begin = Начать урок

## A new table

client-edition = Издание
client-seats = Игроков
client-people = Из них людей
client-bots = Боты
client-bot-number = Бот { $number }
client-ladder = Насколько сильны боты?
client-ladder-about = Сила измерена в партиях ботов друг с другом: перевес в 100 очков — это 64 победы в 100 поединках. Нажмите на уровень, чтобы выбрать его для всех ботов.
client-length = Длина партии
client-preset-full = Полная партия
    .about = очков для победы — как в книге правил
client-preset-short = Короткая партия
    .about = на 3 очка меньше — вдвое быстрее
client-settings-line = Настройки строкой
client-settings-line-about = Отправьте эту строку другим или вставьте сюда чужую.
client-settings-line-unknown = Здесь нет такой настройки: «{ $part }».
client-copy-line = Скопировать настройки
client-your-name = Ваше имя
client-another-player = Ещё один игрок на этом устройстве
client-you-name = Гость
client-player-number = Игрок { $number }
client-clock = Часы
client-clock-none = нет
client-clock-quick = 15 минут и по 10 секунд на ход
client-clock-calm = 45 минут и по 20 секунд на ход
client-clock-day = день на ход
client-clock-days = два дня на ход
client-clock-week = неделя на ход
client-clock-bank = десять дней и по 12 часов на ход
client-clock-rests = Отдых до { $until }: часы стоят
client-public = Показать в списке открытых столов
client-tv = Этот экран только показывает стол
    .about = Для телевизора: игроки сканируют код и играют на своих телефонах.
client-tv-show = Показать на большом экране
client-full-screen = На весь экран
client-house-rules = Домашние правила
client-start = Начать
client-make-table = Открыть стол
client-lobby = Сбор игроков
client-open-seat = свободное место
client-in-lobby = ещё не началась
client-your-turn = ваш ход
client-seat-bot = Посадить бота
client-seat-open = Освободить место
client-sit-down = Сесть за стол
client-invite = Приглашение
client-invite-note = Отправьте ссылку друзьям или дайте им отсканировать код.
    .tv = Отсканируйте код телефоном и садитесь за стол.
client-invite-local = Эту ссылку откроет только это устройство. Чтобы играть с другими в своей сети, остановите игру и запустите её так:
client-make-invite = Создать приглашение
client-copy = Скопировать
client-copied = Скопировано
client-qr = Ссылка-приглашение в виде QR-кода
client-start-when-full = Партию можно начать, когда заняты все места: отправьте приглашение или посадите бота.
client-wait-host = Партию начнёт хозяин стола.
client-give-up-table = Закрыть стол
client-leave = Уйти из-за стола

## Accounts

client-account = Учётная запись
client-account-note = Играть можно и без неё. С ней ваши партии доступны на любом устройстве.
client-account-name = Имя
client-password = Пароль
client-password-note = Не меньше { $number } { $number ->
    [one] знака
   *[other] знаков
}.
client-new-password = Новый пароль
client-change-password = Сменить пароль
client-password-changed = Пароль изменён.
client-browsers = Где вы вошли
client-browser-unknown = Неизвестный браузер
client-browser-this = этот браузер
client-browser-seen = последний раз: { $date }
client-browser-log-out = Завершить сеанс
client-browsers-log-out = Выйти во всех остальных браузерах
client-browsers-done = Готово, сеанс завершён.
client-safety-password = Ваш пароль — для любых изменений здесь
client-recovery = Если забудете пароль
client-recovery-now = Ссылка для нового пароля придёт на { $address }.
client-recovery-nowhere = Выберите, куда прислать ссылку для нового пароля. Без этого поможет только хозяин сервера.
client-recovery-first = Сначала добавьте выше адрес почты и подтвердите его.
client-recovery-choose = Присылать на { $address }
client-recovery-none = Не присылать ссылку
client-recovery-kept = Сохранено.
client-forgotten = Забыли пароль?
client-forgotten-about = Введите адрес, который вы выбрали для этого на странице учётной записи.
client-forgotten-send = Прислать ссылку
client-forgotten-sent = Если этот адрес указан у какой-то учётной записи, ссылка уже в пути. Она действует один час.
client-forgotten-no-mail = Этот сервер не отправляет писем. Попросите ссылку для нового пароля у его хозяина.
client-reset = Придумайте новый пароль
client-reset-about = Во всех остальных браузерах сеансы завершатся.
client-reset-go = Сохранить и войти
client-log-in = Войти
client-log-out = Выйти
client-register = Зарегистрироваться
client-logged-in = Вы вошли как { $name }.
client-my-matches = Мои партии
client-no-matches = Вы ещё не сыграли ни одной партии.
client-delete = Удалить
client-delete-match = Удалить партию
client-delete-sure = Удалить партию навсегда?
client-keep = Оставить

## Settings

client-theme = Оформление
client-theme-tunnel = Туннель
client-theme-paper = Бумажная карта
client-theme-contrast = Высокий контраст
client-scale = Размер текста
client-sound = Громкость сигналов
client-effects = Громкость эффектов
client-ambience = Громкость фона
client-motion = Анимация
client-motion-off = нет
client-quick = Отвечать одним нажатием, без подтверждения
client-windows = Спрашивать о свойствах заданий перед каждым боем, а не только перед своим
client-not-this-round = В этом раунде не спрашивать
client-ask-missions = Применить задание
client-ask-missions-on = Спросим в этом раунде
client-ask-missions-about = До конца раунда вас будут спрашивать при каждой возможности применить задание, в том числе в чужих боях.

## The map

client-map = { $count ->
    [0] Карта метро
    [one] Карта метро, можно выбрать { $count } место
    [few] Карта метро, можно выбрать { $count } места
   *[many] Карта метро, можно выбрать { $count } мест
}
client-board = Поле
client-line = линия { $number }
client-hero-of = герой { $seat-gen }
client-can-choose = можно выбрать
client-places = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
client-zoom-in = Крупнее
client-zoom-out = Мельче
client-fit = Вся карта
client-my-hero = Мой герой
client-search = Поиск
client-text-board = Все станции таблицей
client-station = Станция
client-line-column = Линия
client-state = Состояние
client-hero = Герой
client-zone = Зона
client-neighbours = Соседи
client-only-lit = { $count ->
    [one] только доступные ({ $count } место)
    [few] только доступные ({ $count } места)
   *[other] только доступные ({ $count } мест)
}
client-stand-in = Пусть за меня играет бот
client-absent = { $name } сейчас не за столом.
client-replace = Заменить ботом
client-give-up = Сдать партию
client-give-up-sure = Точно сдать?
client-choose = Выбрать
client-choose-station = Выбрать станцию «{ $station }»
client-show = Показать
client-show-station = Показать на карте станцию «{ $station }»

## Deciding

client-decision = Ваш ход
client-confirm = Подтвердить: { $option }
client-choose-first = Выберите действие
client-sealed = Ваш выбор останется тайной, пока не выберут все.
client-only-option = Выбирать здесь не из чего, но мы всё равно спрашиваем, чтобы никто об этом не догадался.
client-odds = шанс победить { $percent } %
client-percent = { $percent } %
client-odds-long = шанс выиграть бой
client-fight-win = победа { $percent } %
client-fight-draw = ничья { $percent } %
client-fight-loss = поражение { $percent } %
client-fight-sum = Из чего складываются шансы
client-fight-before = Сила без кубиков и карт
client-fight-spread = Обе стороны чередуют боевые карты: другой выбор не принёс бы никому больше { $percent } процентного пункта.
client-fight-deck = Против следующей угрозы, какой бы она ни была
client-fight-after-win = При победе: { $changes }
client-fight-after-draw = При ничьей: { $changes }
client-fight-after-loss = При поражении: { $changes }
client-fight-nothing = ничего не меняется
client-show-sum = Показать, как получилась сумма
client-difference = { $what } { $before } → { $after }
client-difference-of = { $name }: { $difference }
client-change = { $what } { $change }
client-change-between = { $what } от { $low } до { $high }
client-wares = { $count ->
    [0] В колоде нет ничего, что вам по карману
   *[other] Вам по карману { $count } из { $all } предметов в колоде
}
client-change-replaced = другая станция взамен этой
client-picks = { $count ->
    [one] { $count } ресурс на ваш выбор
    [few] { $count } ресурса на ваш выбор
   *[other] { $count } ресурсов на ваш выбор
}
client-sight-scouted = { $count ->
    [one] { $count } угроза на следующий раунд
    [few] { $count } угрозы на следующий раунд
   *[other] { $count } угроз на следующий раунд
}
client-sight-seen_threat = { $count ->
    [one] посмотреть { $count } угрозу
    [few] посмотреть { $count } угрозы
   *[other] посмотреть { $count } угроз
}
client-sight-seen_law = { $count ->
    [one] посмотреть { $count } закон
    [few] посмотреть { $count } закона
   *[other] посмотреть { $count } законов
}
client-sight-offered_mission = { $count ->
    [1] 1 задание
   *[other] 1 задание из { $count }
}
client-sight-offered_equipment = { $count ->
    [1] 1 предмет
   *[other] 1 предмет из { $count }
}
client-throws = приносит доход в { $count ->
    [one] { $count } случае
   *[other] { $count } случаях
} из 36
client-counted-pig = свиньи
client-counted-mushroom = грибы
client-counted-ammo = патроны
client-counted-army = армия
client-counted-activity = активность
client-counted-points = очки
client-counted-stations = станции
client-counted-equipment = карты героя
client-counted-missions = задания на руках
client-counted-rests = пропуск ходов
client-way = шагов: { $cost } из { $budget }
client-way-by = через: { $list }
client-rules-short = Правила
client-rules-of-this = Что говорят правила
client-laid = Вы выложили рубашкой вверх «{ $card }». Карта откроется, когда выберут все.
client-advice = Что сделал бы бот
client-advice-chance = шанс на победу { $percent } %
    .between = шанс на победу { $percent } % (от { $low } до { $high })
client-undo = Отменить
client-undo-ask = Попросить отмену
client-undo-key = Отменить последний ход (U)
client-undo-anew = Отменить последний ход (U) и всё, что после него сделали боты и случай
client-lacks = Почему нельзя?
client-lacks-title = Что сейчас нельзя и почему
client-lacks-count = ({ $count })
client-lacks-none = Все обычные действия доступны.
client-hint = Подсказка
client-thinking = Думаем…
client-hand-back = Вернуть себе место
client-waiting = { $count ->
    [one] { $seat-gender ->
        [p] Решают { $seat }
       *[m] Решает { $seat }
    }
   *[other] Решают { $list }
}
client-proposed = { $seat } { $seat-gender ->
    [p] просят
   *[m] просит
} отменить ход.
client-agree = Согласиться
client-disagree = Отказать
client-waiting-consent = Ждём согласия остальных.
client-forced = Других вариантов не было.
client-show-cards = Показать карты
client-show-map = Показать карту
client-own-choice = Карты на выбор
client-title-turn = Ваш ход

## On the table

client-players = Игроки
client-player-details = { $name }: подробности
client-you = (вы)
client-here = в сети
client-away = не в сети
client-bot-stands-in = играет бот
client-army = Армия
client-army-of = армия { $number }
client-activity = Активность
client-activity-of = активность { $number }
client-completed = Выполненные задания
client-first-player = Первый игрок
client-stations-of = { $number ->
    [one] { $number } станция:
    [few] { $number } станции:
   *[many] { $number } станций:
}
client-target = Для победы { $number ->
    [one] нужно { $number } очко.
    [few] нужно { $number } очка.
   *[many] нужно { $number } очков.
}
client-track = Шкала раундов
client-law = Действующий закон
client-vote = на голосовании
client-ballots = Голоса по закону
client-ballots-for = За
client-ballots-against = Против
client-ballots-open = Ещё не голосовали
client-no-law = закона нет
client-market = Рынок
client-decks = Колоды
client-deck-equipment = { $edition ->
    [first] Предметов в колоде: { $number }
   *[second] Карт снаряжения в колоде: { $number }
}
client-deck-mission = Заданий в колоде: { $number }
client-deck-threat = Угроз в колоде: { $number }
client-deck-law = Законов в колоде: { $number }
client-deck-combat = Боевых карт в колоде: { $number }
client-own-cards = Ваши карты
client-no-cards = Карт у вас нет.
client-tokens = Свободные жетоны
client-next-round = В следующем раунде:
client-any = на выбор
client-upkeep = содержание армии
client-discarded = В сбросе ({ $number }):
client-unseen = Вы ещё не видели ({ $number }):
client-memory-fresh = Ещё не появлялись ({ $number }):
client-memory-returned = Уже появлялись и могут выйти снова ({ $number }):
client-memory-top = Сверху колоды:
client-memory-bottom = Снизу колоды:
client-memory-hidden = { $name }, рубашкой вверх: { $number }
client-memory-drawn = Взято, рубашкой вверх: { $number }
client-memory-never = точно не
client-memory-off = За этим столом каждый запоминает карты сам.
client-memory = Стол помнит карты
    .about = Одинаково для всех: что сброшено, что ещё не появлялось, чего не может быть на руках.
client-kind-faction = { $edition ->
    [first] Клан
   *[second] Фракция
}
client-kind-hero = Герой
client-kind-equipment = { $edition ->
    [first] Предмет
   *[second] Снаряжение
}
client-kind-mission = Задание
client-kind-threat = Угроза
client-kind-law = Закон
client-kind-combat = Боевая карта
client-kind-station = Станция

## Fights

client-wins = Победитель: { $name }
client-even = Ничья
client-victory-due = { $who ->
    [own] В конце раунда вы победите, если удержите очки.
   *[rival] { $seat } { $seat-gender ->
        [p] победят
       *[m] победит
    } в конце раунда, если не помешать.
}
client-victory-near = { $who ->
    [own] Ещё одно очко — и победа ваша.
   *[rival] Ещё одно очко — и { $seat } { $seat-gender ->
        [p] победят
       *[m] победит
    }{ $edition ->
        [first] .
       *[second] { " " }в конце раунда, если не помешать.
    }
}
client-unknown-threat = Угроза из темноты
client-fight-station = Бой за станцию «{ $station }»
client-fight-defence = Станция «{ $station }» под угрозой
client-fight-hero = Нападение на героя { $seat-gen }
client-end-win = Победа
client-end-even = Ничья
client-end-loss = Поражение
client-paying = Доход приносят: { $list }

## Log and chat

client-log = Журнал
client-concerns-me = Только то, что касается меня
client-since = С вашего последнего хода
client-untouched = Вас это никак не коснулось.
client-recap = { $count ->
    [one] Показать на карте ({ $count } событие)
    [few] Показать на карте ({ $count } события)
   *[other] Показать на карте ({ $count } событий)
}
client-recap-at = { $number } из { $count }
client-show-move = Показать на карте
client-nothing-yet = Ещё ничего не произошло.
client-jump = Перейти к ходу { $number }
client-chat = Чат
client-no-chat = Здесь пока тихо.
client-chat-closed = Писать могут только игроки и зрители этого стола.
client-phrases = Готовые фразы
client-say = Напишите что-нибудь
client-send = Отправить
client-watcher = Зритель
client-mute = Отключить чат
client-mute-or-report = Отключить чат или пожаловаться
client-mute-me = Скрыть у меня
client-mute-all = Отключить для всех
client-muted = чат отключён хозяином стола
client-spectators = Зрители

## One device for several people

client-curtain = Ход: { $name }
client-curtain-note = Передайте устройство. Остальным сейчас лучше не смотреть.
client-curtain-lift = Это я, { $name }

## Phones

client-sheet = Ход, карты, игроки, журнал
client-larger = Развернуть
client-smaller = Свернуть
client-tab-ask = Ход
client-tab-hand = Карты
client-tab-people = Игроки
client-tab-log = Журнал
client-tab-chat = Чат

## Keys

client-help = Клавиши
client-key-number = выбрать вариант с этим номером; ещё раз — подтвердить
client-key-confirm = подтвердить
client-key-end = закончить ход или спасовать
client-key-undo = отменить последний ход
client-key-targets = к следующему месту на карте, которое можно выбрать
client-key-arrows = идти по туннелям карты
client-key-enter = выбрать станцию; ещё раз — подтвердить
client-key-search = найти станцию по названию на любом языке
client-key-board = все станции таблицей
client-key-lacks = что сейчас нельзя и почему
client-key-zoom = крупнее, мельче, вся карта
client-key-escape = снять выделение

## The end, replays

client-broken-off = Партия прервана.
client-result = Итог партии
client-rematch = Реванш
client-replay = Повтор
client-verify = Проверить честность
client-honest = Всё честно: карты и кубики без подтасовки, все ходы по правилам.
client-committed = Секрет, от которого зависят все случайности, был зафиксирован до начала партии:
client-graph-points = Очки
client-graph-chances = Шансы на победу
client-moments = Ключевые моменты
client-moment-here = Ключевой момент:
client-next-moment = Следующий ключевой момент
client-share = Поделиться
client-share-match = Скопировать ссылку на этот ход
    .about = Повтор откроется на этом ходу.
client-share-position = Скопировать ссылку на позицию
    .about = По ней любой сможет продолжить отсюда против ботов. Вся позиция — в самой ссылке.
client-shared = Позиция по ссылке
    .about = Выберите сторону и продолжайте с этого места.
client-edit-position = Изменить позицию
client-editor = Редактор позиций
client-play-as = За кого играть
client-to-move = сейчас ходит
client-link-cut-off = Ссылка неполная. Скопируйте её ещё раз целиком.
client-link-too-long = Ссылка слишком длинная: это не партия и не позиция.
client-play-on = Играть отсюда
client-record = Сохранить запись
client-open-record = Открыть запись
client-points-graph = Очки всех игроков по ходу партии
client-points-table = То же таблицей
client-round = Раунд
client-back = На ход назад
client-forward = На ход вперёд
client-run = Воспроизвести
client-pause = Пауза
client-scrubber = Момент партии
client-choice-of = ход { $number } из { $count }
client-speed = Скорость
client-eyes = Чьими глазами
client-eyes-spectator = Зритель
client-eyes-everything = Все карты открыты

## Книга правил и галерея

client-compare = Сравнить издания
client-all-chapters = Вся книга
client-print = Печать
client-hits = { $count ->
    [0] Ничего не найдено.
    [one] Найдено { $count } место.
    [few] Найдено { $count } места.
   *[many] Найдено { $count } мест.
}
client-not-here = В этом издании такого правила нет.
client-in-book = В книге правил
client-lab = Лаборатория баланса
client-gallery = Карты и станции
client-find-card = Найти карту или станцию
client-no-card = Ничего не найдено.
client-pieces = { $count ->
    [0] Ничего не показано.
   *[other] Показано: { $count }.
}
client-link-here = Ссылка на это место
client-kinds = Виды
client-kinds-all = Все
client-kinds-faction = { $edition ->
    [first] Кланы
   *[second] Фракции
}
client-kinds-hero = Герои
client-kinds-equipment = { $edition ->
    [first] Предметы
   *[second] Снаряжение
}
client-kinds-mission = Задания
client-kinds-threat = Угрозы
client-kinds-law = Законы
client-kinds-combat = Боевые карты
client-kinds-station = Станции
client-kinds-goal = Цели
client-kinds-position = Шкала раундов
client-kinds-blank = Пустые карты
client-kinds-line = Линии
client-track-place = { $number ->
    [0] Начало шкалы раундов
   *[other] Место { $number } на шкале раундов
}
client-goal-of = { $count ->
    [1] Цель задания: { $list }
   *[other] Цель заданий: { $list }
}
client-origin-printed = напечатано
client-origin-fan = любительская запись
client-origin-own = наша разработка
client-origin-house = домашняя карта

## Задачи

client-puzzles = Задачи
    .about = Позиции, где один ход явно лучше остальных. Найдите его.
client-puzzle = Задача
client-puzzle-ask = Ваш ход. Один ответ явно лучше остальных — найдите его.
    .win = Ваш ход. Один ответ почти решает партию — найдите его.
    .save = Ваш ход. Спасает только один ответ — найдите его.
client-puzzle-retired = Эта задача снята: она открывается по ссылке, но по оценке нынешних ботов она слишком проста или недостаточно однозначна.
client-puzzle-daily = Задача дня
client-puzzle-solve = Решать
client-puzzle-solved = решена
client-puzzle-missed = не решена
client-puzzle-total = Решено: { $count } из { $total }
client-puzzle-streak = Подряд: { $count } (рекорд: { $best })
client-puzzle-days = Задач дня подряд: { $count }
client-puzzle-theme = Тема
client-puzzle-level = Сложность
client-puzzle-any = Все
client-puzzle-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
client-puzzle-more = Показать ещё ({ $count })
client-puzzle-right = Верно: это лучший ход.
client-puzzle-wrong = Был ход получше.
client-puzzle-unclear = Боты не видят здесь ответа, который был бы явно лучше других.
client-puzzle-explain = Показать шансы
client-puzzle-chances = Ваши шансы на победу после каждого ответа:
client-puzzle-yours = ваш ответ
client-puzzle-unlisted = Ваш ответ хуже всех этих.
client-puzzle-lead = Одной выгодой это не объяснить: в пробных партиях с этим ответом побеждают на { $percent } п. п. чаще, чем с любым другим.
client-puzzle-found = Как часто лучший ход находят боты, от слабых к сильным:
client-puzzle-finder = { $percent } %
client-puzzle-next = Следующая задача
client-puzzle-again = Ещё раз
client-puzzle-all = Все задачи
client-puzzle-link = Скопировать ссылку на задачу
puzzle-theme-win = Выиграть партию
puzzle-theme-save = Последний шанс
puzzle-theme-station = Спасти станцию
puzzle-theme-safe = Единственный надёжный ответ
puzzle-theme-card = Боевые карты
puzzle-theme-fight = Бои
puzzle-theme-law = Голосования
puzzle-theme-attack = Атаки
puzzle-theme-move = Перемещение
puzzle-theme-economy = Ресурсы и задания
puzzle-level-1 = Очень легко
puzzle-level-2 = Легко
puzzle-level-3 = Средне
puzzle-level-4 = Сложно
puzzle-level-5 = Очень сложно

## Поле, на котором игрок пробует, что могло бы быть

client-whatif-title = А что, если
client-whatif-about = Попробовать ходы за всех на отдельном поле
client-whatif-note = Скрытые карты и везение здесь — только догадка.
client-whatif-answering = Сейчас вы решаете за другого: { $name }.
client-whatif-over = На этом партия закончилась бы. Победитель: { $name }.
client-whatif-bounds = { $name }: { $range } с надёжностью 95 % (раскладов: { $number })
client-whatif-chances = Шансы на победу
client-whatif-restart = Начать сначала
client-whatif-anew = Другой расклад
client-whatif-keep = Запомнить для сравнения
client-whatif-kept = Запомненные варианты
client-whatif-drop = Убрать этот вариант
client-whatif-leave = Вернуться к партии
client-whatif-turn = Ваш ход: вернуться к партии

## Отдых

client-time-off = Отдых
client-time-off-about = В партиях, где на ход даются дни, ваши часы стоят в тихие часы и во время отпуска. На остальные столы это не влияет.
client-time-off-quiet = Тихие часы каждый день, по часам этого устройства
client-time-off-begin = с
client-time-off-end = до
client-time-off-keep = Сохранить
client-time-off-kept = Сохранено.
client-time-off-from = Новые часы действуют полностью с { $from }. До этого засчитываются только те, что были тихими и раньше.
client-vacation-days = { $count ->
    [one] Отпуск в днях (в этом году остался { $count } день)
    [few] Отпуск в днях (в этом году осталось { $count } дня)
   *[other] Отпуск в днях (в этом году осталось { $count } дней)
}
client-vacation-begin = Уйти в отпуск
client-vacation-until = Вы в отпуске до { $until }.
client-vacation-end = Вернуться из отпуска
client-vacation-none = Отпуск на этот год израсходован.
client-clock-stand-in = Когда время вышло, играет бот, пока игрок не вернётся
client-heir = Передать место другу
client-heir-note = Кто откроет эту ссылку, займёт ваше место насовсем: с картами и часами. Ссылка сработает один раз; до тех пор играете вы.
client-heir-offer = { $name } просит вас доиграть партию
client-heir-offer-open = Вас ждёт место за столом
client-next-match = { $count ->
    [one] Следующая партия
   *[other] Следующая партия (ждут: { $count })
}

## Уведомления о ходе

client-told = Сообщать о моём ходе
client-told-about = Сообщения приходят, только когда вас нет за столом: один раз за ход и не в тихие часы. В них только название партии.
client-told-push = Браузер ({ $address })
client-told-mail = Письма на { $address }
client-told-feed = Лента и календарь
client-told-unconfirmed = — ещё не подтверждено
client-told-remove = Удалить
client-told-add-push = Сообщать в этом браузере
client-told-add-feed = Создать ленту и календарь
client-told-add-mail = Добавить адрес
client-told-address = Адрес почты
client-told-confirm = Мы отправили письмо: откройте ссылку из него, чтобы подтвердить адрес.
client-told-feed-link = Добавьте эту ссылку в программу для чтения лент:
client-told-calendar-link = А эту — в календарь. В нём видно, до какого времени нужно ответить, когда начинаются турниры и когда заканчиваются туры:
client-told-links-secret = Любой, у кого есть эти ссылки, увидит, какие партии вас ждут. Показываем их только сейчас.
client-told-copy-calendar = Скопировать ссылку на календарь
client-told-webhook = Вебхук для программ и чат-ботов
client-told-webhook-about = Ваша программа или чат-бот будет получать подписанное сообщение, когда кому-то пора ходить. Настраивает это только хозяин стола.
client-told-webhook-to = Сообщения уходят на { $host }.
client-told-webhook-url = Адрес (https://…)
client-told-webhook-set = Отправлять туда сообщения
client-told-webhook-secret = Этим ключом подписываются сообщения. Сохраните его сейчас: больше мы его не покажем.
client-mail-confirm = Получать письма о своём ходе?
client-mail-confirm-go = Подтвердить адрес
client-mail-confirm-done = Адрес подтверждён.
client-mail-stop = Больше не получать письма о своём ходе?
client-mail-stop-go = Отказаться от писем
client-mail-stop-done = Таких писем больше не будет.

## Рейтинги

client-watching = Зрители видят
client-watching-open = всё сразу
client-watching-moves = всё на 10 ходов позже
client-watching-minutes = всё на 5 минут позже
client-watching-quarter = всё на 15 минут позже
client-watching-hour = всё на час позже
client-watching-nobody = ничего
client-delay-moves =
    { $number ->
        [one] Отставание — { $number } ход
        [few] Отставание — { $number } хода
       *[many] Отставание — { $number } ходов
    }
client-delay-minutes =
    { $number ->
        [one] Отставание — { $number } минута
        [few] Отставание — { $number } минуты
       *[many] Отставание — { $number } минут
    }
client-watch-matches = Партии для зрителей
client-watch-about = Открытые партии, которые идут сейчас. Следите за игроками из их профилей, и их партии будут первыми.
client-watch-followed = Игроки, за которыми вы следите
client-watch-all = Все партии
client-watch-lasts = идёт { $time }
client-watch-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
client-leads = впереди
client-follow = Следить
    .about = Открытые партии этого игрока будут первыми в списке для зрителей. Никто не узнает, что вы за ним следите.
client-followed = Вы следите
client-unfollow = Не следить
client-follows = Вы следите за игроками
client-follows-about = Этот список видите только вы.
client-embed = Показать на другом сайте
client-embed-about = С этим кодом партия появится на вашей странице. Куки при этом не ставятся, а играть там нельзя.
client-ratings = Рейтинги
client-ratings-about = Перевес в 100 очков — это 64 победы в 100 партиях на двоих. Боты оцениваются по той же шкале; у «Сталкера» всегда 1000.
client-ratings-season = Только этот сезон
client-ratings-none = Здесь ещё никто не играл рейтинговых партий. С учётной записью вы можете открыть рейтинговый стол.
client-ratings-player = Игрок
client-rating = Рейтинг
client-ratings-matches = Партии
client-ratings-wins = Победы
client-ratings-margin = Настоящая сила лежит в этих пределах с вероятностью 95 %.
client-provisional = Вопросительный знак: сыграно меньше десятка партий, рейтинг ещё сильно меняется.
client-rating-soon = Результат засчитывается…
client-rated = Рейтинговая партия
    .about = Для игроков с учётной записью. Без подсказок, без домашних правил и без отмены хода, если вы уже увидели что-то новое. Места определяет жребий. Партия идёт в зачёт, даже если вы уйдёте.

## Планы

client-plan = Ответить заранее
client-plan-about = Заготовьте следующие ответы. Никто другой их не видит, а план отменится, как только перестанет подходить.
client-plan-own = Ваш план
client-plan-pass = Пасовать, пока не нападут
client-plan-passing = пас
client-plan-calm = План отменится, если вас втянут в бой.
client-plan-repeat = Повторять: { $answer }
client-plan-repeated = { $calm ->
    [yes] { $answer }, пока не нападут
   *[no] { $answer }, каждый раз
}
client-plan-optional = { $answer }, если можно
client-plan-question = На вопрос
client-plan-add = Следующий ответ
client-plan-skip = Пропустить, если нельзя
client-plan-outside = Не в бою
client-plan-remove = Убрать: { $answer }
client-plan-keep = Заготовить эти ответы
client-plan-cancel = Отменить план
client-plan-close = Понятно
client-plan-ended-fight = План отменён: вы втянуты в бой.
client-plan-ended-not_offered = План отменён: следующий ответ из него сейчас невозможен.
client-plan-ended-other_question = План отменён: вас спросили о другом.
client-plan-ended-undone = План отменён: последний ход отменили.
client-plan-ended-stand_in = План отменён: за вас отвечает бот.
client-profile = Профиль
client-profile-show = Показывать мой профиль всем
    .about = Другие увидят ваши партии за открытыми столами и ссылку у вашего имени. Закрытые столы останутся закрытыми.
client-profile-own = Мой профиль
client-profile-shown = Этот профиль видят все. Партии за закрытыми столами в нём скрыты.
client-profile-hidden = Этот профиль видите только вы. Показать его можно на странице учётной записи.
client-profile-none = Сыгранных партий пока нет.
client-profile-streak = Самая длинная серия побед
client-profile-form = Места в последних партиях, новые справа; чем выше столбик, тем лучше
client-profile-interval = Доля побед (интервал 95 %)
client-profile-by-edition = Результаты по изданиям
client-profile-by-seats = Результаты по числу игроков
client-profile-by-faction = Результаты по фракциям и кланам
client-profile-by-hero = Результаты по героям
client-profile-seats = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
}
client-profile-cards = Любимые карты
client-profile-used = { $count ->
    [one] сыграно { $number }× в { $count } партии
   *[other] сыграно { $number }× в { $count } партиях
}
client-profile-rivals = Соперники
client-profile-met = { $number ->
    [one] { $number } общая партия: выше { $ahead }×, ниже { $behind }×
    [few] { $number } общие партии: выше { $ahead }×, ниже { $behind }×
   *[many] { $number } общих партий: выше { $ahead }×, ниже { $behind }×
}
client-profile-history = Сыгранные партии
client-profile-place = { $number }-е место из { $count }
client-profile-left = доиграл бот
client-profile-private = закрытый стол
client-profile-more = Показать ещё партии
client-data-save = Скачать мои данные
client-account-delete = Удалить учётную запись
    .about = Учётная запись и всё, что к ней относится, удаляются навсегда. Начатые партии за вас доиграют боты. Ваши имена останутся в сыгранных партиях: в них играли и другие.
client-account-stay = Оставить
client-statistics = Статистика
client-statistics-about = Как часто побеждают с каждой фракцией, кланом, героем и картой. 100 % — все побеждают одинаково часто; полоса — доверительный интервал 95 %.
client-statistics-people = { $count ->
    [0] Открытых партий без ботов здесь пока не сыграно.
    [one] Люди: { $count } открытая партия этого сервера без участия ботов.
    [few] Люди: { $count } открытые партии этого сервера без участия ботов.
   *[many] Люди: { $count } открытых партий этого сервера без участия ботов.
}
client-statistics-bots = { $count ->
    [one] Боты: { $count } партия бота «{ $bot }».
    [few] Боты: { $count } партии бота «{ $bot }».
   *[many] Боты: { $count } партий бота «{ $bot }».
}
client-statistics-by-people = Люди
client-statistics-by-bots = Боты
client-statistics-trials = n = { $count }

## Турниры

client-tournaments = Турниры
client-tournaments-about = Несколько туров с разными соперниками. Участвовать в турнирах и проводить их может каждый, у кого есть учётная запись.
client-tournaments-log-in = Войдите, чтобы участвовать в турнирах и проводить их.
client-tournaments-now = Идут и набирают игроков
client-tournaments-mine = Мои турниры
client-tournaments-over = Завершённые
client-tournaments-none = Пока их нет.
client-tournament-new = Провести турнир
client-tournament-title = Название
client-tournament-format = Система
client-tournament-swiss = Швейцарская система
    .about = Встречаются игроки с близким числом очков и по возможности никто ни с кем дважды.
client-tournament-groups = Круговая система в группах
    .about = В своей группе каждый встречается с каждым.
client-tournament-seats = Мест за столом
client-tournament-rounds = Туров
client-tournament-group-size = Игроков в группе
client-tournament-most = Игроков не больше
client-tournament-round-time = Время на тур
client-tournament-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
client-tournament-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
client-tournament-fill = Свободные места
client-tournament-fill-none = остаются пустыми
client-tournament-begins = Начало
    .about = Если оставить пустым, турнир начнёте вы сами.
client-tournament-public = Показывать в списке турниров
client-tournament-make = Создать турнир
client-tournament-open = Идёт запись: занято мест { $count } из { $most }
client-tournament-running = Тур { $round } из { $rounds }
client-tournament-finished = Завершён
client-tournament-cancelled = Отменён
client-tournament-join = Участвовать
    .about = Имя вашей учётной записи увидит каждый, кто откроет эту страницу.
client-tournament-sign-off = Отказаться от участия
client-tournament-withdraw = Выйти из турнира
    .about = Вашу партию доиграет бот, а в следующих турах вас уже не будет.
client-tournament-start = Начать сейчас
client-tournament-cancel = Отменить турнир
    .about = Начатые партии можно доиграть, но в турнире они больше не считаются.
client-tournament-keep = Нет, назад
client-tournament-my-table = К моему столу
client-tournament-wait = За вашим столом игра окончена. Следующий тур начнётся, когда доиграют все.
client-tournament-deadline = Тур закончится { $when }. После этого за всех доиграют боты.
client-tournament-starts = Начало: { $when }.
client-tournament-organiser = Организатор: { $name }
client-tournament-standings = Положение
client-tournament-group = Группа { $number }
client-tournament-points = Очки
client-tournament-opposition = Соперники
client-tournament-rule = Победа приносит 120 очков, последнее место — 0, места между ними — с равным шагом. Пропуск тура считается победой. При равенстве очков решают сила соперников, личные встречи, число побед, а затем жребий.
client-tournament-round = Тур { $number }
client-tournament-table = Стол { $number }
client-tournament-bye = Пропускает тур: { $name }
client-tournament-players = Игроки
client-tournament-nobody = Пока никто не записался.
client-tournament-out = вне турнира
client-tournament-deleted = Удалённая учётная запись
client-tournament-back = К турниру

## Модерация

client-admin = Управление сервером
client-admin-closed-to-you = Эта страница — для модераторов и администраторов.
client-admin-reports = Жалобы
client-admin-people = Люди
client-admin-match = Партия
client-admin-ratings = Рейтинги
client-admin-announcements = Объявления
client-admin-audit = Журнал
client-admin-health = Состояние
client-admin-reason = Причина
client-admin-sanction = Мера
client-admin-mute = Запретить писать
    .about = Не сможет писать в чат
    .state = Чат запрещён
client-admin-ban = Запретить играть
    .about = Не сможет играть
    .state = Игра запрещена
client-admin-span = На какой срок
client-admin-for-good = навсегда
client-admin-until = до { $when }
client-admin-over = срок истёк
client-admin-token = владелец сервера, из командной строки
client-admin-lift = Снять
client-admin-nobody = Нет.
client-admin-no-reports = Жалоб нет.
client-admin-open = Открытые жалобы: { $count }
client-admin-closed = Закрытые жалобы
client-admin-in-force = Запреты
client-admin-address = IP-адрес, для игроков без учётной записи
client-admin-upheld = Нарушение было
client-admin-rejected = Нарушения не было
client-admin-decision = Решение
client-admin-decide = Закрыть жалобу
client-admin-reported-by = жалоба от { $name }
client-admin-others = Других жалоб на этого игрока: { $count }
client-admin-name = Имя учётной записи
client-admin-look = Показать
client-admin-since = Учётная запись создана { $when }
client-admin-matches = Партии
client-admin-role = Роль
client-admin-role-moderator = модератор
client-admin-role-administrator = администратор
client-admin-role-none = нет
client-admin-give = Назначить роль
client-admin-sign-out = Завершить все сеансы
client-admin-officials = Модераторы и администраторы
client-admin-match-id = Номер партии
client-admin-free = свободное место
client-admin-seat = Место
client-admin-transfer = Освободить место
client-admin-link = Ссылка для нового игрока:
client-admin-end = Прервать партию
client-admin-status-lobby = ждёт игроков
client-admin-status-running = идёт
client-admin-status-over = сыграна
client-admin-status-ended = прервана
client-admin-delete = Удалить партию навсегда
client-admin-patterns = Это ещё ничего не доказывает: прежде чем решать, посмотрите сами партии.
client-admin-deserters = Бросают рейтинговые партии
client-admin-deserter = брошено рейтинговых партий: { $left } из { $matches }
client-admin-pairs = Почти всегда уступают одному сопернику
client-admin-pair = место ниже, чем у соперника { $winner }, в { $lost } из { $meetings } встреч; всего рейтинговых партий: { $matches }
client-admin-gone = удалённая учётная запись
client-admin-recount = Пересчитать все рейтинги
client-admin-recounted = Рейтинговых партий: { $matches }; { $wrong ->
    [0] все рейтинги верны.
   *[other] исправлено рейтингов: { $wrong }.
}
client-admin-announce = Показать за всеми столами
client-admin-withdraw = Убрать
client-admin-newest = Последние
client-admin-older = Раньше
client-admin-deed-transfer_seat = освобождено место в партии
client-admin-deed-end_match = прервана партия
client-admin-deed-delete_match = удалена партия
client-admin-deed-sign_out = завершены сеансы
client-admin-deed-password_link = создана ссылка для нового пароля:
client-admin-deed-recount = пересчитаны рейтинги
client-admin-deed-decide_report = закрыта жалоба
client-admin-deed-mute = запрещено писать:
client-admin-deed-ban = запрещено играть:
client-admin-deed-lift = снят запрет:
client-admin-deed-announce = показано объявление
client-admin-deed-withdraw = убрано объявление
client-admin-deed-role = изменена роль:
client-health-ready = База данных доступна для записи.
client-health-not-ready = База данных недоступна для записи.
client-health-about = Соединения, загруженные партии и боты посчитаны только для того процесса, который ответил.
client-health-version = Версия
client-health-processes = Процессов сервера
client-health-uptime = Время работы в часах
client-health-running = Идёт партий
client-health-lobby = Столов в ожидании игроков
client-health-rooms = Партий в памяти
client-health-sockets = Соединений
client-health-bots = Вопросов к ботам / процессов ботов
client-health-writes = Записей в очереди
client-health-accounts = Учётных записей
client-health-sessions = Сеансов
client-health-reports = Открытых жалоб
client-health-failures = Сбоев базы данных
client-announcements = Объявления
client-sanction-mute = Вам нельзя писать в чат до { $when }.
    .good = Вам больше нельзя писать в чат.
client-sanction-ban = Вам запрещено играть здесь до { $when }.
    .good = Вам запрещено играть здесь навсегда.
client-sanction-reason = Причина: { $reason }
client-sanction-appeal = Чтобы обжаловать запрет, напишите на { $appeal } и укажите номер { $reference }.
    .host = Чтобы обжаловать запрет, обратитесь к владельцу сервера и укажите номер { $reference }.
client-report = Пожаловаться
client-report-title = Жалоба: { $name }
client-report-about = Жалобу прочтут только модераторы сервера. За столом о ней никто не узнает.
client-report-what = Что не так
client-report-kind-chat = Чат
client-report-kind-name = Имя
client-report-kind-behaviour = Поведение
client-report-line = Сообщение
client-report-note = Что важно знать модераторам?
client-report-send = Отправить жалобу
client-report-sent = Спасибо. Модератор её рассмотрит.
client-report-nothing = Сообщений от этого игрока пока нет.
