### Names of the second edition's cards and stations.

## Stations

station-begovaya = Беговая
station-ulitsa-1905 = Улица 1905 года
station-barrikadnaya = Баррикадная
station-aeroport = Аэропорт
station-dinamo = Динамо
station-belorusskaya = Белорусская
station-mendeleevskaya = Менделеевская
station-savyolovskaya = Савёловская
station-mayakovskaya = Маяковская
station-belorusskaya-ring = Белорусская (кольц.)
station-novoslobodskaya-ring = Новослободская (кольц.)
station-krasnopresnenskaya-ring = Краснопресненская (кольц.)
station-pushkinskaya = Пушкинская
station-chekhovskaya = Чеховская
station-tverskaya = Тверская
station-dostoevskaya = Достоевская
station-prospekt-mira = Проспект Мира
station-rizhskaya = Рижская
station-tsvetnoy-bulvar = Цветной бульвар
station-trubnaya = Трубная
station-sukharevskaya = Сухаревская
station-suvorovskaya-ring = Суворовская (кольц.)
station-prospekt-mira-ring = Проспект Мира (кольц.)
station-okhotny-ryad = Охотный Ряд
station-teatralnaya = Театральная
station-ploshchad-revolyutsii = Площадь Революции
station-krasnye-vorota = Красные Ворота
station-chistye-prudy = Чистые пруды
station-sretensky-bulvar = Сретенский бульвар
station-turgenevskaya = Тургеневская
station-lubyanka = Лубянка
station-kuznetsky-most = Кузнецкий мост
station-komsomolskaya-ring = Комсомольская (кольц.)
station-komsomolskaya = Комсомольская (рад.)
station-krasnoselskaya = Красносельская
station-kurskaya = Курская
station-chkalovskaya = Чкаловская
station-baumanskaya = Бауманская
station-kitay-gorod-krl = Китай-город (КРЛ)
station-kitay-gorod-tkl = Китай-город (ТКЛ)
station-elektrozavodskaya = Электрозаводская
station-rimskaya = Римская
station-taganskaya = Таганская
station-marksistskaya = Марксистская
station-kurskaya-ring = Курская (кольц.)
station-taganskaya-ring = Таганская (кольц.)
station-ploshchad-ilyicha = Площадь Ильича
station-proletarskaya = Пролетарская
station-krestyanskaya-zastava = Крестьянская застава
station-tretyakovskaya-knl = Третьяковская (КнЛ)
station-tretyakovskaya-krl = Третьяковская (КРЛ)
station-novokuznetskaya = Новокузнецкая
station-oktyabrskaya = Октябрьская
station-shabolovskaya = Шаболовская
station-serpukhovskaya = Серпуховская
station-polyanka = Полянка
station-paveletskaya = Павелецкая
station-avtozavodskaya = Автозаводская
station-oktyabrskaya-ring = Октябрьская (кольц.)
station-dobryninskaya-ring = Добрынинская (кольц.)
station-paveletskaya-ring = Павелецкая (кольц.)
station-tulskaya = Тульская
station-smolenskaya-apl = Смоленская (АПЛ)
station-kievskaya-apl = Киевская (АПЛ)
station-kievskaya-fl = Киевская (ФЛ)
station-arbatskaya-fl = Арбатская (ФЛ)
station-smolenskaya-fl = Смоленская (ФЛ)
station-park-kultury = Парк культуры
station-kropotkinskaya = Кропоткинская
station-frunzenskaya = Фрунзенская
station-sportivnaya = Спортивная
station-kievskaya-ring = Киевская (кольц.)
station-park-kultury-ring = Парк культуры (кольц.)
station-studencheskaya = Студенческая
station-borovitskaya = Боровицкая
station-biblioteka-lenina = Библиотека им. Ленина
station-aleksandrovsky-sad = Александровский сад
station-arbatskaya-apl = Арбатская (АПЛ)

## Lines

line-sl = Сокольническая
line-zl = Замоскворецкая
line-apl = Арбатско-Покровская
line-fl = Филёвская
line-kl = Кольцевая (Ганза)
line-krl = Калужско-Рижская
line-tkl = Таганско-Краснопресненская
line-knl = Калининская
line-stl = Серпуховско-Тимирязевская
line-ldl = Люблинско-Дмитровская

## The zone of no faction

zone-polis = Полис

## Factions and their abilities

faction-confederation-1905 = Конфедерация 1905 года
ability-first-word = Первое слово
faction-fourth-reich = Четвёртый рейх
ability-iron-discipline = Железная дисциплина
faction-red-line = Красная линия
ability-long-march = Долгий поход
faction-bauman-alliance = Бауманский альянс
ability-steady-hand = Твёрдая рука
faction-bandits = Бандиты
ability-own-streets = Свои улицы
faction-arbat-confederation = Арбатская конфедерация
ability-caravans = Караваны

## Heroes

hero-anna = Анна
hero-artyom = Артём
hero-melnik = Мельник
hero-hunter = Хантер
hero-sasha = Саша
hero-khan = Хан

## Laws

law-taxation = Налогообложение
law-armistice = Перемирие
law-arms-limits = Ограничение вооружений
law-resettlement = Переселение
law-right-of-conquest = Право завоевателя
law-open-ring = Открытое кольцо
law-solidarity = Сбор солидарности

## Threats

threat-deserters = Дезертиры
threat-rotten-props = Гнилая крепь
threat-tunnel-raiders = Туннельные налётчики
threat-slavers = Работорговцы
threat-runaway-trolley = Неуправляемая дрезина
threat-pale-brute = Бледный громила
threat-rat-tide = Крысиный потоп
threat-seep-leeches = Сточные пиявки
threat-black-mould = Чёрная плесень
threat-barracks-fever = Барачная лихорадка
threat-bat-colony = Колония летучих мышей
threat-pipe-worm = Трубный червь
threat-glowing-dust = Светящаяся пыль
threat-two-headed-hound = Двухголовый пёс
threat-hot-drip = Горячая капель
threat-wandering-lights = Блуждающие огни
threat-seeping-rain = Просочившийся дождь
threat-sealed-wagon = Опечатанный вагон
threat-renegade-patrol = Мятежный патруль
threat-armoured-draisine = Бронедрезина
threat-gallery-collapse = Обвал галереи
threat-cannibal-clan = Клан людоедов
threat-winged-terror = Крылатый ужас
threat-tunnel-titan = Туннельный исполин
threat-vermin-nest = Гнездо паразитов
threat-spore-bloom = Цветение спор
threat-quarantine-camp = Карантинный лагерь
threat-brood-mother = Матка роя
threat-blind-choir = Слепой хор
threat-root-garden = Корневой сад
threat-ash-storm = Пепельная буря
threat-burning-pilgrims = Горящие паломники
threat-mutant-spider = Паук-мутант
threat-walking-cinder = Ходячий уголь
threat-grey-envoy = Серый посланник
threat-reactor-heart = Сердце реактора

## Equipment

equipment-akm = АКМ
equipment-rpk = РПК
equipment-shotgun = Дробовик
equipment-svd = СВД
equipment-geiger-counter = Счётчик Гейгера
equipment-locomotive = Мотовоз
equipment-flag = Флаг
equipment-grenade = Граната
equipment-dynamite = Динамит

## Missions

mission-lone-warrior = Один в поле воин
mission-foothold = Плацдарм
mission-iron-fist = Железный кулак
mission-old-scores = Старые счёты
mission-seat-in-polis = Место в Полисе
mission-full-stores = Полные закрома
mission-big-deal = Крупная сделка
mission-standing-army = Под ружьё
mission-walking-arsenal = Ходячий арсенал
mission-big-game = Крупный зверь
mission-trophy-wall = Стена трофеев
mission-under-their-noses = Под самым носом
mission-parley = Переговоры
mission-long-arm = Длинные руки
mission-monopoly = Монополия
mission-one-stroke = Одним махом
mission-gift-to-library = Дар Библиотеке
mission-pathfinder = Проводник

## Combat cards

combat-assault = Штурм
combat-breakthrough = Прорыв
combat-encirclement = Окружение
combat-counterattack = Контратака
combat-ambush = Засада в туннелях
combat-evasion = Глухая оборона
combat-feint = Обманный манёвр
