### The browser client: pages, buttons, names for screen readers.

## Pages

client-home = На первую страницу
client-game = Метро 2033
client-tagline = Стратегическая игра о московском метро: с друзьями, против ботов, за одним столом.
client-fan-work = Любительская работа, не связанная ни с автором романов, ни с какими-либо издателями.
client-play = Играть
client-play-bots = Сыграть с ботами
    .about = в одиночку, сразу
client-play-friends = Пригласить друзей
    .about = по ссылке, боты займут остальные места
client-play-hot = За одним экраном
    .about = одно устройство на всех
client-learn = Учиться играя
    .about = десять минут, шаг за шагом
client-rulebook = Книга правил
client-find-rule = Найти правило
client-no-rule = Такого правила нет.
client-continue = Продолжить
client-watch = Смотреть
client-watch-bots = Посмотреть игру ботов
client-row-watch = смотреть
client-row-sit = сесть за стол
client-replays = Повторы
client-nothing-to-continue = Ни одна партия вас не ждёт.
client-nothing-to-watch = Открытых столов сейчас нет.
client-nothing-to-replay = Здесь будут ваши сыгранные партии.
client-read = Почитать
client-language = Язык
client-settings = Настройки
client-close = Закрыть
client-moment = Минуту…
client-no-server = Сервер не отвечает. Попробуйте ещё раз чуть позже.
client-no-part = Часть страницы не загрузилась: возможно, на сервере новая версия.
client-reload = Загрузить страницу заново
client-new-version = Готова новая версия игры.
client-engine-loading = Игра загружается: { $number } %
client-engine-starting = Игра запускается…
client-engine-unsupported = Этот браузер не может вести игру сам: нужны WebAssembly, фоновые потоки и локальная база данных. Они есть в свежих версиях Firefox, Chrome, Edge и Safari.
client-engine-failed = Игра не загрузилась. Проверьте соединение и попробуйте ещё раз.
client-engine-full = В браузере не осталось места для партий. Освободите место; всё, что уже сохранено, цело.
client-engine-forbidden = Браузер не разрешает этой странице хранить данные, и партии нельзя сохранить. Разрешите данные сайта или выйдите из приватного режима.
client-engine-elsewhere = Игра уже открыта в другой вкладке.
client-engine-taken = Теперь вы играете в другой вкладке.
client-engine-take = Играть здесь
client-closed = Такой партии больше нет.
client-reconnecting = Восстанавливаем связь…
client-no-replay = Эту партию нельзя посмотреть заново.

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
client-lesson-leave = Покинуть урок
client-lesson-key = Дальше (N)
client-lesson-go-on = Продолжить
client-lesson-again = Начать заново
client-lesson-begin = Начать урок

## A new table

client-edition = Издание
client-edition-first = Первое издание
    .about = 2010: кубики, активность, жетоны с числами
client-edition-second = Второе издание
    .about = 2011: законы, боевые карты, два этапа; без кубиков
client-seats = Игроков
client-people = Из них людей
client-bots = Боты
client-your-name = Ваше имя
client-you-name = Гость
client-player-number = Игрок { $number }
client-bot-name = Бот { $number }
client-clock = Часы
client-clock-none = нет
client-clock-quick = 15 минут и по 10 секунд на ход
client-clock-calm = 45 минут и по 20 секунд на ход
client-clock-days = два дня на ход
client-public = Показать в списке открытых столов
client-house-rules = Домашние правила
client-start = Начать
client-make-table = Открыть стол
client-lobby = Перед партией
client-open-seat = свободное место
client-in-lobby = ещё не началась
client-your-turn = ваш ход
client-seat-bot = Посадить бота
client-seat-open = Освободить место
client-sit-down = Сесть за стол
client-invite = Приглашение
client-invite-note = Отправьте эту ссылку друзьям или дайте им считать код.
client-make-invite = Создать приглашение
client-copy = Скопировать
client-copied = Скопировано
client-qr = Ссылка в виде QR-кода
client-start-when-full = Партию можно начать, когда заняты все места: отправьте приглашение или посадите бота.
client-wait-host = Партию начнёт хозяин стола.
client-give-up-table = Закрыть стол
client-leave = Уйти из-за стола

## Accounts

client-account = Учётная запись
client-account-note = Для игры она не нужна. С ней ваши партии доступны на любом устройстве.
client-account-name = Имя
client-password = Пароль
client-password-note = Не меньше { $number } { $number ->
    [one] знака
   *[other] знаков
}.
client-new-password = Новый пароль
client-change-password = Сменить пароль
client-password-changed = Пароль изменён.
client-log-in = Войти
client-log-out = Выйти
client-register = Зарегистрироваться
client-logged-in = Вы вошли как { $name }.
client-my-matches = Мои партии
client-no-matches = Вы ещё не сыграли ни одной партии.

## Settings

client-theme = Цвета
client-theme-tunnel = Туннель
client-theme-paper = Бумажная карта
client-theme-contrast = Наибольший контраст
client-scale = Размер текста
client-sound = Громкость сигналов
client-effects = Громкость событий
client-motion = Анимация
client-motion-off = нет
client-quick = Отвечать одним щелчком, без подтверждения

## The map

client-map = { $count ->
    [0] Карта метро
    [one] Карта метро, можно выбрать { $count } место
    [few] Карта метро, можно выбрать { $count } места
   *[many] Карта метро, можно выбрать { $count } мест
}
client-board = Поле
client-line = линия { $number }
client-hero-of = герой: { $seat }
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
client-odds = победа { $percent } %
client-percent = { $percent } %
client-odds-long = шанс выиграть бой
client-way = шагов: { $cost } из { $budget }
client-way-by = через: { $list }
client-rules-short = Правила
client-rules-of-this = Что говорят правила
client-laid = Вы выложили рубашкой вверх «{ $card }». Карта откроется, когда выберут все.
client-advice = Что сделал бы бот
client-advice-chance = побед: { $percent } из 100
client-advice-price = но есть минус: { $reasons }
client-undo = Отменить
client-undo-ask = Попросить отмену
client-undo-key = Отменить последний ход (U)
client-undo-anew = Отменить последний ход (U) и всё, что после него сделали боты и случай
client-lacks = Почему нельзя?
client-lacks-title = Что сейчас нельзя и почему
client-lacks-count = ({ $count })
client-lacks-none = Сейчас здесь ничего не запрещено.
client-hint = Подсказка
client-thinking = Думаем…
client-hand-back = Вернуть себе место
client-waiting = { $count ->
    [one] Ждём решения игрока: { $seat }
   *[other] Ждём решения игроков: { $list }
}
client-proposed = { $seat }: просьба отменить ход.
client-agree = Согласиться
client-disagree = Отказать
client-waiting-consent = Спрашиваем остальных.
client-forced = Другого ответа не было.
client-show-cards = Показать карты
client-show-map = Показать поле
client-own-choice = Карты на выбор
client-title-turn = Ваш ход

## On the table

client-players = Игроки
client-player-details = { $name }: всё, что известно
client-you = (вы)
client-here = на связи
client-away = не на связи
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

client-guard = Стража
client-wins = Победа: { $name }
client-even = Ничья

## Log and chat

client-log = Журнал
client-concerns-me = Только то, что касается меня
client-since = После вашего последнего выбора
client-untouched = Вас это никак не коснулось.
client-recap = { $count ->
    [one] Показать на карте ({ $count } запись)
    [few] Показать на карте ({ $count } записи)
   *[other] Показать на карте ({ $count } записей)
}
client-recap-at = { $number } из { $count }
client-show-move = Показать на карте
client-nothing-yet = Ещё ничего не произошло.
client-jump = Перейти к выбору { $number }
client-chat = Чат
client-no-chat = Пока никто ничего не сказал.
client-chat-closed = Здесь говорят только игроки и зрители этого стола.
client-phrases = Фразы
client-say = Напишите что-нибудь
client-send = Отправить
client-watcher = Зритель
client-mute = Отключить чат
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
client-larger = Больше
client-smaller = Меньше
client-tab-ask = Ход
client-tab-hand = Карты
client-tab-people = Игроки
client-tab-log = Журнал
client-tab-chat = Чат

## Keys

client-help = Клавиши
client-key-number = рассмотреть вариант с этим номером; ещё раз — подтвердить
client-key-confirm = подтвердить
client-key-end = закончить ход, пасовать
client-key-undo = отменить последний ход
client-key-targets = к следующему месту на карте, которое можно выбрать
client-key-arrows = идти по туннелям карты
client-key-enter = рассмотреть станцию; ещё раз — подтвердить
client-key-search = найти станцию по названию на любом языке
client-key-board = все станции таблицей
client-key-lacks = что сейчас невозможно и почему
client-key-zoom = крупнее, мельче, вся карта
client-key-escape = закрыть то, что рассматриваете

## The end, replays

client-broken-off = Партия прервана.
client-result = Чем всё кончилось
client-rematch = Сыграть ещё раз
client-replay = Повтор
client-verify = Проверить честность
client-honest = Всё честно: карты и кубики без обмана, каждый выбор по правилам.
client-committed = Секрет, от которого зависят все случайности, был закреплён до начала партии:
client-graph-points = Очки
client-graph-chances = Шансы на победу
client-moments = Ключевые моменты
client-moment-here = Ключевой момент:
client-next-moment = Следующий момент
client-copy-link = Ссылка на ход
client-play-on = Играть отсюда
client-record = Сохранить запись
client-open-record = Открыть запись
client-points-graph = Очки всех игроков по ходу партии
client-points-table = То же таблицей
client-round = Раунд
client-back = На один выбор назад
client-forward = На один выбор вперёд
client-run = Пуск
client-pause = Пауза
client-scrubber = Место в партии
client-choice-of = выбор { $number } из { $count }
client-speed = Скорость
client-eyes = Чьими глазами
client-eyes-spectator = Зритель
client-eyes-everything = Все карты открыты

## Книга правил и галерея

client-compare = Сравнить издания
client-all-chapters = Вся книга
client-print = Напечатать
client-hits = { $count ->
    [0] Ничего не найдено.
    [one] Найдено { $count } место.
    [few] Найдено { $count } места.
   *[many] Найдено { $count } мест.
}
client-not-here = В этом издании ничего подобного нет.
client-in-book = В книге правил
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
client-kinds-blank = Пустые карточки
client-kinds-line = Линии
client-track-place = { $number ->
    [0] Начало шкалы раундов
   *[other] Место { $number } шкалы раундов
}
client-goal-of = { $count ->
    [1] Цель задания: { $list }
   *[other] Цель заданий: { $list }
}
client-origin-printed = напечатано
client-origin-fan = любительская запись
client-origin-own = наша разработка
client-origin-house = своя карта
