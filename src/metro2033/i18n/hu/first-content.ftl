### Names of the first edition's cards and stations. Station names are transcribed.

## Stations

station-krasnoselskaya = Krasznoszelszkaja
station-komsomolskaya = Komszomolszkaja
station-krasnye-vorota = Krasznije Vorota
station-chistye-prudy = Csisztije Prudi
station-lubyanka = Lubjanka
station-okhotny-ryad = Ohotnij Rjad
station-biblioteka-lenina = Lenin Könyvtár
station-kropotkinskaya = Kropotkinszkaja
station-park-kultury = Park Kulturi
station-frunzenskaya = Frunzenszkaja
station-sportivnaya = Szportyivnaja
station-dinamo = Dinamo
station-belorusskaya = Belorusszkaja
station-mayakovskaya = Majakovszkaja
station-tverskaya = Tverszkaja
station-teatralnaya = Tyeatralnaja
station-novokuznetskaya = Novokuznyeckaja
station-paveletskaya = Paveleckaja
station-avtozavodskaya = Avtozavodszkaja
station-baumanskaya = Baumanszkaja
station-kurskaya = Kurszkaja
station-ploshchad-revolyutsii = Ploscsagy Revoljucii
station-arbatskaya-apl = Arbatszkaja (APL)
station-smolenskaya-apl = Szmolenszkaja (APL)
station-kievskaya-apl = Kijevszkaja (APL)
station-park-pobedy = Park Pobedi
station-studencheskaya = Sztugyencseszkaja
station-kievskaya-fl = Kijevszkaja (FL)
station-smolenskaya-fl = Szmolenszkaja (FL)
station-arbatskaya-fl = Arbatszkaja (FL)
station-aleksandrovsky-sad = Alekszandrovszkij Szad
station-rizhskaya = Rizsszkaja
station-prospekt-mira = Proszpekt Mira
station-sukharevskaya = Szuharevszkaja
station-turgenevskaya = Turgenyevszkaja
station-kitay-gorod-krl = Kitaj-gorod (KRL)
station-tretyakovskaya-krl = Tretyjakovszkaja (KRL)
station-oktyabrskaya = Oktyabrszkaja
station-begovaya = Begovaja
station-ulitsa-1905 = Ulica 1905 Goda
station-barrikadnaya = Barrikadnaja
station-pushkinskaya = Puskinszkaja
station-kuznetsky-most = Kuznyeckij Moszt
station-kitay-gorod-tkl = Kitaj-gorod (TKL)
station-taganskaya = Taganszkaja
station-marksistskaya = Markszisztszkaja
station-tretyakovskaya-knl = Tretyjakovszkaja (KnL)
station-mendeleevskaya = Mengyelejevszkaja
station-tsvetnoy-bulvar = Cvetnoj Bulvar
station-chekhovskaya = Csehovszkaja
station-borovitskaya = Borovickaja
station-polyanka = Poljanka
station-serpukhovskaya = Szerpuhovszkaja
station-trubnaya = Trubnaja
station-sretensky-bulvar = Szretyenszkij Bulvar
station-chkalovskaya = Cskalovszkaja
station-belorusskaya-ring = Belorusszkaja (körvonal)
station-novoslobodskaya-ring = Novoszlobodszkaja (körvonal)
station-prospekt-mira-ring = Proszpekt Mira (körvonal)
station-komsomolskaya-ring = Komszomolszkaja (körvonal)
station-kurskaya-ring = Kurszkaja (körvonal)
station-taganskaya-ring = Taganszkaja (körvonal)
station-paveletskaya-ring = Paveleckaja (körvonal)
station-dobryninskaya-ring = Dobrinyinszkaja (körvonal)
station-oktyabrskaya-ring = Oktyabrszkaja (körvonal)
station-park-kultury-ring = Park Kulturi (körvonal)
station-kievskaya-ring = Kijevszkaja (körvonal)
station-krasnopresnenskaya-ring = Krasznopresznyenszkaja (körvonal)

## Lines

line-sl = Szokolnyicseszkaja
line-zl = Zamoszkvoreckaja
line-apl = Arbatszko-Pokrovszkaja
line-fl = Filjovszkaja
line-kl = Körvonal (Hanza)
line-krl = Kaluzsszko-Rizsszkaja
line-tkl = Taganszko-Krasznopresznyenszkaja
line-knl = Kalinyinszkaja
line-stl = Szerpuhovszko-Tyimirjazevszkaja
line-ldl = Ljublinszko-Dmitrovszkaja

## Clans and their abilities

faction-polis = Polisz
ability-council = A Polisz Tanácsa
faction-organised-crime = Szervezett bűnözés
ability-protection-money = Védelmi pénz
faction-fourth-reich = Negyedik Birodalom
ability-storm-detachments = Rohamosztagok
faction-red-line = Vörös Vonal
ability-call-up = Általános behívó
faction-confederation-1905 = 1905-ös Konföderáció
ability-labour-watch = Munkaőrség
faction-arbat-confederation = Arbati Konföderáció
ability-trade-connections = Kereskedelmi kapcsolatok

## Heroes and their skills

hero-artyom = Artyom
skill-the-chosen = A kiválasztott
hero-sasha = Szása
skill-warmth-of-home = Az otthon melege
hero-hunter = Hunter
skill-foreign-ground = Idegen földön
hero-melnik = Melnyik
skill-sabotage = Szabotázs
hero-anna = Anna
skill-requisition = Rekvirálás
hero-khan = Kán
skill-sight-beyond = Látás a peremen túl

## Items

equipment-knife = Kés
equipment-pistol = Makarov pisztoly
equipment-aksu = AKSZU
equipment-shotgun = Sörétes puska
equipment-machine-gun = Golyószóró
equipment-flamethrower = Lángszóró
equipment-body-armour = Golyóálló mellény
equipment-hazmat-suit = Vegyvédelmi ruha
equipment-rusty-handcar = Rozsdás hajtány
equipment-motor-handcar = Motoros hajtány
equipment-explosives = Robbanóanyag
equipment-paralytic-gas = Bénítógáz
equipment-grenade = Gránát
equipment-medkit = Elsősegélycsomag
equipment-mutagen = Mutagén
equipment-metro-guide = Metró-útikalauz
equipment-tame-mutant = Szelíd mutáns
equipment-geiger-counter = Geiger-számláló
equipment-flag = Zászló
equipment-hansa-pass = Hanza-menlevél
equipment-radio = Kézirádió

## Missions

mission-sukharevskaya-hero = Éjszaka a Szuharevszkaján
mission-begovaya-stable = A Begovaja adóssága
mission-duel = Párviadal
mission-trubnaya-blast = Töltet a Trubnajánál
mission-meeting = A találkozó
mission-two-ends = A vonal két vége
mission-bauman-pigs = Karaván a Baumanszkajára
mission-emerald-road = Út a Smaragdvárosba
mission-lone-warrior = Egyszemélyes hadsereg
mission-front-breaks = Áttörik a frontot
mission-one-line = A vonal ura
mission-five-lines = Minden irányba
mission-parade = Díszszemle
mission-war-footing = Hadiállapot
mission-arsenal = Fegyvertár
mission-hansa-tribute = Hanza-sarc
mission-big-game = Nagyvad
mission-lions-den = Az oroszlán barlangjában
mission-blitz = Villámcsapás
mission-haunted = Elátkozott helyek

## Threats

threat-toad = Varangy
threat-water-contamination = Vízfertőzés
threat-pig-mutation = Disznómutáció
threat-infrasound = Infrahang
threat-invisible-horror = Láthatatlan rém
threat-mushroom-mutation = Gombamutáció
threat-tunnel-worm = Alagútféreg
threat-dangerous-find = Veszélyes lelet
threat-epidemic = Járvány
threat-rats = Patkányáradat
threat-wild-dogs = Elvadult falka
threat-firedamp = Sújtólég
threat-hot-spot = Sugárzó góc
threat-marauders = Fosztogatók
threat-spider-brood = Pókfészek
threat-winged-terror = Szárnyas rém
threat-cave-in = Beomlás
threat-dark-ones = A Feketék
threat-librarian = Könyvtáros
threat-kremlin-slime = Kremli nyálka
threat-whispering-pipes = Suttogás a csövekben
threat-worm-cultists = A Féreg gyermekei
threat-reactor-leak = Reaktorszivárgás

## Empty cards

blank-blank-card = Üres kártya
