### Names of the first edition's cards and stations.

## Stations

station-krasnoselskaya = Красносельская
station-komsomolskaya = Комсомольская
station-krasnye-vorota = Красные Ворота
station-chistye-prudy = Чистые пруды
station-lubyanka = Лубянка
station-okhotny-ryad = Охотный Ряд
station-biblioteka-lenina = Библиотека им. Ленина
station-kropotkinskaya = Кропоткинская
station-park-kultury = Парк культуры
station-frunzenskaya = Фрунзенская
station-sportivnaya = Спортивная
station-dinamo = Динамо
station-belorusskaya = Белорусская
station-mayakovskaya = Маяковская
station-tverskaya = Тверская
station-teatralnaya = Театральная
station-novokuznetskaya = Новокузнецкая
station-paveletskaya = Павелецкая
station-avtozavodskaya = Автозаводская
station-baumanskaya = Бауманская
station-kurskaya = Курская
station-ploshchad-revolyutsii = Площадь Революции
station-arbatskaya-apl = Арбатская (АПЛ)
station-smolenskaya-apl = Смоленская (АПЛ)
station-kievskaya-apl = Киевская (АПЛ)
station-park-pobedy = Парк Победы
station-studencheskaya = Студенческая
station-kievskaya-fl = Киевская (ФЛ)
station-smolenskaya-fl = Смоленская (ФЛ)
station-arbatskaya-fl = Арбатская (ФЛ)
station-aleksandrovsky-sad = Александровский сад
station-rizhskaya = Рижская
station-prospekt-mira = Проспект Мира
station-sukharevskaya = Сухаревская
station-turgenevskaya = Тургеневская
station-kitay-gorod-krl = Китай-город (КРЛ)
station-tretyakovskaya-krl = Третьяковская (КРЛ)
station-oktyabrskaya = Октябрьская
station-begovaya = Беговая
station-ulitsa-1905 = Улица 1905 года
station-barrikadnaya = Баррикадная
station-pushkinskaya = Пушкинская
station-kuznetsky-most = Кузнецкий мост
station-kitay-gorod-tkl = Китай-город (ТКЛ)
station-taganskaya = Таганская
station-marksistskaya = Марксистская
station-tretyakovskaya-knl = Третьяковская (КнЛ)
station-mendeleevskaya = Менделеевская
station-tsvetnoy-bulvar = Цветной бульвар
station-chekhovskaya = Чеховская
station-borovitskaya = Боровицкая
station-polyanka = Полянка
station-serpukhovskaya = Серпуховская
station-trubnaya = Трубная
station-sretensky-bulvar = Сретенский бульвар
station-chkalovskaya = Чкаловская
station-belorusskaya-ring = Белорусская (кольц.)
station-novoslobodskaya-ring = Новослободская (кольц.)
station-prospekt-mira-ring = Проспект Мира (кольц.)
station-komsomolskaya-ring = Комсомольская (кольц.)
station-kurskaya-ring = Курская (кольц.)
station-taganskaya-ring = Таганская (кольц.)
station-paveletskaya-ring = Павелецкая (кольц.)
station-dobryninskaya-ring = Добрынинская (кольц.)
station-oktyabrskaya-ring = Октябрьская (кольц.)
station-park-kultury-ring = Парк культуры (кольц.)
station-kievskaya-ring = Киевская (кольц.)
station-krasnopresnenskaya-ring = Краснопресненская (кольц.)

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

## Clans and their abilities

faction-polis = Полис
ability-council = Совет Полиса
faction-organised-crime = Организованная преступность
ability-protection-money = Дань
faction-fourth-reich = Четвёртый Рейх
ability-storm-detachments = Штурмовые отряды
faction-red-line = Красная линия
ability-call-up = Всеобщий призыв
faction-confederation-1905 = Конфедерация 1905 года
ability-labour-watch = Трудовая вахта
faction-arbat-confederation = Арбатская конфедерация
ability-trade-connections = Торговые связи

## Heroes and their skills

hero-artyom = Артём
skill-the-chosen = Избранник
hero-sasha = Саша
skill-warmth-of-home = Тепло дома
hero-hunter = Хантер
skill-foreign-ground = На чужой земле
hero-melnik = Мельник
skill-sabotage = Диверсия
hero-anna = Анна
skill-requisition = Реквизиция
hero-khan = Хан
skill-sight-beyond = Взгляд за грань

## Items

equipment-knife = Нож
equipment-pistol = Пистолет Макарова
equipment-aksu = АКСУ
equipment-shotgun = Дробовик
equipment-machine-gun = Ручной пулемёт
equipment-flamethrower = Огнемёт
equipment-body-armour = Бронежилет
equipment-hazmat-suit = Костюм химзащиты
equipment-rusty-handcar = Ржавая Дрезина
equipment-motor-handcar = Мотодрезина
equipment-explosives = Взрывчатка
equipment-paralytic-gas = Паралитический Газ
equipment-grenade = Граната
equipment-medkit = Аптечка
equipment-mutagen = Мутаген
equipment-metro-guide = Путеводитель по Метро
equipment-tame-mutant = Ручной Мутант
equipment-geiger-counter = Счетчик Гейгера
equipment-flag = Флаг
equipment-hansa-pass = Пропуск Ганзы
equipment-radio = Полевая рация

## Missions

mission-sukharevskaya-hero = Ночлег на Сухаревской
mission-begovaya-stable = Долг Беговой
mission-duel = Поединок
mission-trubnaya-blast = Заложить заряд
mission-meeting = Встреча
mission-two-ends = Два конца линии
mission-bauman-pigs = Караван на Бауманскую
mission-emerald-road = Дорога к Изумрудному городу
mission-lone-warrior = Один в туннеле
mission-front-breaks = Прорыв фронта
mission-one-line = Хозяин ветки
mission-five-lines = Во все стороны
mission-parade = Парад
mission-war-footing = Военное положение
mission-arsenal = Арсенал
mission-hansa-tribute = Взнос Ганзе
mission-big-game = Крупный зверь
mission-lions-den = В логове врага
mission-blitz = Молния
mission-haunted = Гиблые места

## Threats

threat-toad = Жаба
threat-water-contamination = Заражение Воды
threat-pig-mutation = Мутация Свиней
threat-infrasound = Инфразвук
threat-invisible-horror = Незримый Ужас
threat-mushroom-mutation = Мутация Грибов
threat-tunnel-worm = Туннельный Червь
threat-dangerous-find = Опасная находка
threat-epidemic = Эпидемия
threat-rats = Крысиный поток
threat-wild-dogs = Одичавшая стая
threat-firedamp = Рудничный газ
threat-hot-spot = Горячее пятно
threat-marauders = Мародёры
threat-spider-brood = Паучий выводок
threat-winged-terror = Крылатый ужас
threat-cave-in = Обвал
threat-dark-ones = Чёрные
threat-librarian = Библиотекарь
threat-kremlin-slime = Кремлёвская биомасса
threat-whispering-pipes = Шёпот в трубах
threat-worm-cultists = Дети Червя
threat-reactor-leak = Утечка реактора

## Empty cards

blank-blank-card = Пустая карточка
