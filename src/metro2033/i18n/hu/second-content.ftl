### Names of the second edition's cards and stations. Station names are spelt as in English.

## Stations

station-begovaya = Begovaya
station-ulitsa-1905 = Ulitsa 1905 Goda
station-barrikadnaya = Barrikadnaya
station-aeroport = Aeroport
station-dinamo = Dinamo
station-belorusskaya = Belorusskaya
station-mendeleevskaya = Mendeleevskaya
station-savyolovskaya = Savyolovskaya
station-mayakovskaya = Mayakovskaya
station-belorusskaya-ring = Belorusskaya (Gyűrű)
station-novoslobodskaya-ring = Novoslobodskaya (Gyűrű)
station-krasnopresnenskaya-ring = Krasnopresnenskaya (Gyűrű)
station-pushkinskaya = Pushkinskaya
station-chekhovskaya = Chekhovskaya
station-tverskaya = Tverskaya
station-dostoevskaya = Dostoevskaya
station-prospekt-mira = Prospekt Mira
station-rizhskaya = Rizhskaya
station-tsvetnoy-bulvar = Tsvetnoy Bulvar
station-trubnaya = Trubnaya
station-sukharevskaya = Sukharevskaya
station-suvorovskaya-ring = Suvorovskaya (Gyűrű)
station-prospekt-mira-ring = Prospekt Mira (Gyűrű)
station-okhotny-ryad = Okhotny Ryad
station-teatralnaya = Teatralnaya
station-ploshchad-revolyutsii = Ploschad' Revolutsii
station-krasnye-vorota = Krasnye Vorota
station-chistye-prudy = Chistye Prudy
station-sretensky-bulvar = Sretensky Bulvar
station-turgenevskaya = Turgenevskaya
station-lubyanka = Lubyanka
station-kuznetsky-most = Kuznetsky Most
station-komsomolskaya-ring = Komsomolskaya (Gyűrű)
station-komsomolskaya = Komsomolskaya (sugárirányú)
station-krasnoselskaya = Krasnoselskaya
station-kurskaya = Kurskaya
station-chkalovskaya = Chkalovskaya
station-baumanskaya = Baumanskaya
station-kitay-gorod-krl = Kitay-gorod (narancs)
station-kitay-gorod-tkl = Kitay-gorod (rózsaszín)
station-elektrozavodskaya = Elektrozavodskaya
station-rimskaya = Rimskaya
station-taganskaya = Taganskaya
station-marksistskaya = Marksistskaya
station-kurskaya-ring = Kurskaya (Gyűrű)
station-taganskaya-ring = Taganskaya (Gyűrű)
station-ploshchad-ilyicha = Ploshchad Ilyicha
station-proletarskaya = Proletarskaya
station-krestyanskaya-zastava = Krestyanskaya Zastava
station-tretyakovskaya-knl = Tretyakovskaya (sárga)
station-tretyakovskaya-krl = Tretyakovskaya (narancs)
station-novokuznetskaya = Novokuznetskaya
station-oktyabrskaya = Oktyabrskaya
station-shabolovskaya = Shabolovskaya
station-serpukhovskaya = Serpukhovskaya
station-polyanka = Polyanka
station-paveletskaya = Paveletskaya
station-avtozavodskaya = Avtozavodskaya
station-oktyabrskaya-ring = Oktyabrskaya (Gyűrű)
station-dobryninskaya-ring = Dobryninskaya (Gyűrű)
station-paveletskaya-ring = Paveletskaya (Gyűrű)
station-tulskaya = Tulskaya
station-smolenskaya-apl = Smolenskaya (APL)
station-kievskaya-apl = Kievskaya (APL)
station-kievskaya-fl = Kievskaya (FL)
station-arbatskaya-fl = Arbatskaya (Filyovskaya)
station-smolenskaya-fl = Smolenskaya (FL)
station-park-kultury = Park Kultury
station-kropotkinskaya = Kropotkinskaya
station-frunzenskaya = Frunzenskaya
station-sportivnaya = Sportivnaya
station-kievskaya-ring = Kievskaya (Gyűrű)
station-park-kultury-ring = Park Kultury (Gyűrű)
station-studencheskaya = Studencheskaya
station-borovitskaya = Borovitskaya
station-biblioteka-lenina = Biblioteka im. Lenina
station-aleksandrovsky-sad = Aleksandrovsky Sad
station-arbatskaya-apl = Arbatskaya

## Lines

line-sl = Sokolnicheskaya
line-zl = Zamoskvoretskaya
line-apl = Arbatsko-Pokrovskaya
line-fl = Filyovskaya
line-kl = Gyűrű (Hansa)
line-krl = Kaluzhsko-Rizhskaya
line-tkl = Tagansko-Krasnopresnenskaya
line-knl = Kalininskaya
line-stl = Serpukhovsko-Timiryazevskaya
line-ldl = Lyublinsko-Dmitrovskaya

## The zone of no faction

zone-polis = Polisz

## Factions and their abilities

faction-confederation-1905 = 1905 Szövetség
ability-first-word = Az első szó
faction-fourth-reich = Negyedik Birodalom
ability-iron-discipline = Vasfegyelem
faction-red-line = Vörös vonal
ability-long-march = Hosszú menetelés
faction-bauman-alliance = Bauman Szövetség
ability-steady-hand = Biztos kéz
faction-bandits = Banditák
ability-own-streets = A mi utcáink
faction-arbat-confederation = Arbat Konföderáció
ability-caravans = Karavánok

## Heroes

hero-anna = Anna
hero-artyom = Artyom
hero-melnik = Melnyik
hero-hunter = Hunter
hero-sasha = Szása
hero-khan = Kán

## Laws

law-taxation = Adóztatás
law-armistice = Fegyverszünet
law-arms-limits = Fegyverzetkorlátozás
law-resettlement = Áttelepítés
law-right-of-conquest = A hódító joga
law-open-ring = Nyitott gyűrű
law-solidarity = Szolidaritási adó

## Threats

threat-deserters = Katonaszökevények
threat-rotten-props = Korhadt ácsolat
threat-tunnel-raiders = Alagúti fosztogatók
threat-slavers = Rabszolgavadászok
threat-runaway-trolley = Elszabadult hajtány
threat-pale-brute = Sápadt bestia
threat-rat-tide = Patkányáradat
threat-seep-leeches = Csatornapiócák
threat-black-mould = Fekete penész
threat-barracks-fever = Barakkláz
threat-bat-colony = Denevérkolónia
threat-pipe-worm = Csőféreg
threat-glowing-dust = Világító por
threat-two-headed-hound = Kétfejű kutya
threat-hot-drip = Sugárzó cseppek
threat-wandering-lights = Lidércfények
threat-seeping-rain = Beszivárgó eső
threat-sealed-wagon = Leplombált vagon
threat-renegade-patrol = Renegát járőr
threat-armoured-draisine = Páncélhajtány
threat-gallery-collapse = Beomló járat
threat-cannibal-clan = Kannibálklán
threat-winged-terror = Szárnyas rém
threat-tunnel-titan = Alagúti óriás
threat-vermin-nest = Élősködők fészke
threat-spore-bloom = Spóravirágzás
threat-quarantine-camp = Karanténtábor
threat-brood-mother = Fészekanya
threat-blind-choir = Vak kórus
threat-root-garden = Gyökérkert
threat-ash-storm = Hamuvihar
threat-burning-pilgrims = Lángoló zarándokok
threat-mutant-spider = Mutáns pók
threat-walking-cinder = Járó zsarátnok
threat-grey-envoy = Szürke küldött
threat-reactor-heart = A reaktor szíve

## Equipment

equipment-akm = AKM
equipment-rpk = RPK
equipment-shotgun = Sörétes puska
equipment-svd = SVD
equipment-geiger-counter = Geiger-számláló
equipment-locomotive = Mozdony
equipment-flag = Zászló
equipment-grenade = Gránát
equipment-dynamite = Dinamit

## Missions

mission-lone-warrior = Egy ember is sereg
mission-foothold = Hídfőállás
mission-iron-fist = Vasököl
mission-old-scores = Régi számla
mission-seat-in-polis = Hely a Poliszban
mission-full-stores = Tele kamra
mission-big-deal = Nagy üzlet
mission-standing-army = Fegyverben
mission-walking-arsenal = Két lábon járó arzenál
mission-big-game = Nagyvad
mission-trophy-wall = Trófeafal
mission-under-their-noses = Az orruk előtt
mission-parley = Tárgyalás
mission-long-arm = Messzire ér a kezünk
mission-monopoly = Monopólium
mission-one-stroke = Egy csapásra
mission-gift-to-library = Ajándék a Könyvtárnak
mission-pathfinder = Nyomkereső

## Combat cards

combat-assault = Roham
combat-breakthrough = Áttörés
combat-encirclement = Bekerítés
combat-counterattack = Ellencsapás
combat-ambush = Leshely
combat-evasion = Kitérés
combat-feint = Csel
