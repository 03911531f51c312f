### Книга правил для чтения: главы, заголовки абзацев и слова вокруг них.
### Что говорит редакция, записано в файле `book` её текстов.

## Главы

chapter-world = Мир и цель игры
chapter-box = Что в коробке
chapter-map = Карта метро
chapter-sides = { $edition ->
    [first] Кланы и герои
   *[other] Фракции и герои
}
chapter-setup = Подготовка к игре
chapter-round = Ход игры
chapter-resources = Ресурсы
chapter-dark = Угрозы
chapter-laws = Законы
chapter-army = Армия
chapter-hero = Герой
chapter-trade = { $edition ->
    [first] Торговля и предметы
   *[other] Торговля и снаряжение
}
chapter-missions = Задания
chapter-fights = Сражения
chapter-capture = Захват и потеря станций
chapter-ending = { $edition ->
    [first] Конец хода
   *[other] Конец раунда
}
chapter-knowledge = Открытое и тайное
chapter-notes = Пояснения к отдельным картам

## О чём говорят абзацы

tag-story = Мир
tag-winning = Как победить
tag-points = Победные очки
tag-box = Коробка
tag-makers = Кто сделал игру
tag-stations = Станции
tag-ring = Кольцевая линия
tag-ways = Туннели и переходы
tag-tracks = Шкалы и рынок
tag-side = За кого вы играете
tag-hero = Ваш герой
tag-setup = Перед началом
tag-order = Кто ходит
tag-production = Доход
tag-help = Мобилизация сил
tag-threat-cards = Кто живёт в туннелях
tag-dark = Из темноты
tag-laws = Голосование
tag-strengthening = Усилить армию
tag-army = Напасть армией
tag-working = Работа вместо войны
tag-moving = Передвижение
tag-acting = Действие
tag-scouting = Разведка
tag-buying = Покупка
tag-carrying = Что герой несёт
tag-exchange = Обмен ресурсов
tag-missions = Ваше задание
tag-new-mission = Новое задание
tag-ability = Свойство задания
tag-strength = Что считается
tag-chance = Что решает случай
tag-draw = Ничья
tag-defeat = Чем всё кончается
tag-activity = Активность
tag-capture = Захват
tag-losing = Потеря
tag-floor = Не меньше трёх
tag-ending = Прежде чем начнётся следующий
tag-stages = Два этапа
tag-secrets = Кто что знает
tag-decks = Колоды
tag-note-heroes = Герои
tag-note-stations = Станции
tag-note-items = Предметы
tag-note-missions = Задания
tag-note-threats = Угрозы

## Слова вокруг текста

word-note = Всё по порядку, как идёт игра, и своими словами. В приложении — каждое правило по отдельности и разъяснения там, где печатная книга молчит.
word-contents = Содержание
word-example = Пример
word-try = Сыграть отсюда
word-before = До
word-after = После
word-notes = Пояснения
word-codes = Показать номера правил
word-catalogue = Приложение: все правила
word-rule = Само правило
word-all-rules = В приложении
word-step = Шаг
word-next = Следующий шаг
word-back = Предыдущий шаг
word-play = Показать все шаги
word-pause = Пауза
word-rulings = Приложение: разъяснения
word-question = Неясно
word-options = Возможные ответы
word-decision = Решение
word-reason = Почему
telling-chosen = { $who }: { $option }.
telling-refused = { $who } — нельзя: { $option }.

## Откуда взяты карты и станции

source-fan-record-of-the-printed-board = любительская запись с печатного поля
source-fan-record-of-the-printed-card = любительская запись с печатной карты
source-two-fan-records-of-the-printed-card = любительская запись с печатной карты, вторая её подтверждает
source-its-strength-is-not-known = её сила неизвестна
source-target-from-the-rulebook = цель — из книги правил
source-the-ability-s-name-is-own = название способности придумано нами
source-name-by-fan-record-effect-own = название — по любительской записи, действие придумано нами
source-own-design = наша разработка
source-own-design-on-the-real-network = наша разработка по настоящей схеме метро
source-the-ring-is-the-hansa = кольцо — это Ганза
source-own-design-mirrors-ambush = наша разработка, в пару к «Засаде в туннелях»
source-own-design-mirrors-evasion = наша разработка, в пару к «Глухой обороне»
source-motif-of-the-novel = мотив из романа
source-name-of-the-novel = имя из романа
source-picture-of-the-card = изображение карты
source-picture-of-the-card-and-rules-text = изображение карты и текст правил
source-its-second-number-and-its-stage-are-not-legible = второе число и этап не читаются
source-the-icon-of-the-favoured-type-is-not-legible = значок благоприятного типа не читается
source-picture-of-the-track = изображение шкалы
source-rulebook-picture = иллюстрация в книге правил
source-links-by-fan-record = соединения — по любительской записи
source-rulebook-board-and-army-examples = книга правил: поле и примеры с армией
source-rulebook-board-and-drawn-battles = книга правил: поле и бои с ничьей
source-bonus-by-fan-record = бонус — по любительской записи
source-rulebook-component-list = книга правил: список компонентов
source-rulebook-first-round = книга правил: первый раунд
source-rulebook-list-of-clans = книга правил: список кланов
source-the-name-only-and-that-activity-starts-at-0 = только название и то, что активность начинается с 0
source-rulebook-list-of-lines = книга правил: список линий
source-its-stations-are-own-on-the-real-network = станции на ней выбраны нами по настоящей схеме метро
source-rulebook-notes-on-heroes-about-the-place-of-the-skill = книга правил: пояснения к героям, где действует умение
source-rulebook-notes-on-heroes-about-weapons = книга правил: пояснения к героям, об оружии
source-rulebook-notes-on-heroes = книга правил: пояснения к героям
source-the-rest-is-own = остальное придумано нами
source-cost-and-numbers-are-own = цена и числа придуманы нами
source-rulebook-notes-on-items = книга правил: пояснения к предметам
source-the-amount-is-own = количество придумано нами
source-the-effect-is-own = действие придумано нами
source-the-numbers-are-own = числа придуманы нами
source-the-strength-is-own = сила придумана нами
source-the-target-is-own = цель придумана нами
source-rulebook-notes-on-missions = книга правил: пояснения к заданиям
source-the-name-only = только название
source-the-reward-is-own = награда придумана нами
source-rulebook-notes-on-stations = книга правил: пояснения к станциям
source-the-benefit-and-the-yield-are-own = свойство и доход придуманы нами
source-the-yield-is-own = доход придуман нами
source-which-item-and-the-yield-are-own = предмет и доход выбраны нами
source-rulebook-notes-on-threats = книга правил: пояснения к угрозам
source-the-gain-is-own = добыча придумана нами
source-what-a-double-does-and-the-numbers-are-own = действие дубля и числа придуманы нами
source-rulebook-worked-example = книга правил: разобранный пример
source-rulebook-worked-example-and-picture-of-the-card = книга правил: разобранный пример, и изображение карты
source-name-own = название придумано нами
source-the-number-against-attack-is-not-legible = число против атаки не читается
