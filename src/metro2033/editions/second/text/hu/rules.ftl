### The rules of the second edition (2011, without dice), in our own words.
### "(hallgatólagos)" and "(levezetett)" mark what follows from the rulebook without standing in it.
### Where a rule and a ruling seem to differ, the rule gives the rulebook, the ruling the decision.

## E2-META

section-e2-meta = A kiadás adatai és a helyszín
    .source = bevezető

rule-e2-meta-001 = A történet 2033-ban, egy atomháború után játszódik; az utolsó menedék a moszkvai metró.
rule-e2-meta-002 = Minden játékos egy-egy földalatti pártot vezet.
rule-e2-meta-003 = Minden elfoglalt állomás 1 győzelmi pontot ér.
rule-e2-meta-004 = Minden teljesített küldetés 1 győzelmi pontot ér.
rule-e2-meta-005 = A szabálykönyv borítóján álló 217453030 sorszámnak nincs köze a szabályokhoz.

## E2-COMP

section-e2-comp = Játékelemek
    .source = a játékelemek listája

rule-e2-comp-001 = 1 játéktábla.
rule-e2-comp-002 = 6 pártkártya.
rule-e2-comp-003 = 6 hőskártya.
rule-e2-comp-004 = 6 hősbábu.
rule-e2-comp-005 = 7 törvénykártya.
rule-e2-comp-006 = Összesen 36 veszedelemkártya.
rule-e2-comp-007 = 18 veszedelemkártya az első szakaszhoz.
rule-e2-comp-008 = 18 veszedelemkártya a második szakaszhoz.
rule-e2-comp-009 = 18 felszereléskártya.
rule-e2-comp-010 = 18 küldetéskártya.
rule-e2-comp-011 = 7 harckártya.
rule-e2-comp-012 = 35 disznókorong.
rule-e2-comp-013 = 35 gombakorong.
rule-e2-comp-014 = 35 lőszerkorong.
rule-e2-comp-015 = Pártonként 14 korong.
rule-e2-comp-016 = Egy kezdőjátékos-jelző.
rule-e2-comp-017 = Egy fordulójelző.
rule-e2-comp-018 = (hallgatólagos) A második kiadásban nincs kocka.

## E2-CARDS

section-e2-cards = Pártok, hősök és kártyafajták
    .source = a játékelemek leírása

rule-e2-cards-001 = A pártok abban különböznek, hogy hol helyezkednek el.
rule-e2-cards-002 = A pártok különleges képessége is más és más.
rule-e2-cards-003 = A hős sosem vált pártot, és a párt sosem vált hőst.
rule-e2-cards-004 = A bábu mutatja, hol tartózkodik éppen a hős a táblán.
rule-e2-cards-005 = A bábut szabadon lehet választani; a párt színe ajánlott.
rule-e2-cards-006 = Két veszedelempakli van, szakaszonként egy.
rule-e2-cards-007 = Az első szakasz veszedelmei kevésbé veszélyesek, mint a másodikéi.
rule-e2-cards-008 = A veszedelem háromféle: fizikai, biológiai vagy radioaktív.
rule-e2-cards-009 = Egyes felszerelések egy bizonyos fajta veszedelem ellen segítenek.
rule-e2-cards-010 = A veszedelemkártyán név, típus, erő, jutalom és képesség áll.
rule-e2-cards-011 = Sok felszerelés növeli a hős erejét vagy sebességét.
rule-e2-cards-012 = Minden küldetésnek célja is, különleges képessége is van.
rule-e2-cards-013 = A küldetés képessége a játék során bármikor használható.
rule-e2-cards-014 = A küldetés célja szólhat a hősről vagy a pártról.
rule-e2-cards-015 = A törvények egy időre megváltoztatják a szabályokat.
rule-e2-cards-016 = A törvénykártyán név és leírás áll.
rule-e2-cards-017 = A jelző minden fordulóban a sáv nyilait követi.
rule-e2-cards-018 = A jelző helye mondja meg, milyen események történnek a forduló elején.
rule-e2-cards-019 = A harckártya módosítója attól függ, milyen kártyát választ az ellenfél.
rule-e2-cards-020 = A harckártya háromféle: támadó, védekező vagy semleges.
rule-e2-cards-021 = A harckártyán név, típus és egy vagy több erőmódosító áll.
rule-e2-cards-022 = A pártkorong jelöli, melyik állomást irányítja a párt.
rule-e2-cards-023 = A korongok közül kettő a seregsávon és a győzelemsávon áll.
rule-e2-cards-024 = Meghatározott erőforrást termelő állomáson a korong az erőforrás képével felfelé fekszik.
rule-e2-cards-025 = Polisz-állomáson a korong a párt jelével felfelé fekszik.
rule-e2-cards-026 = A sávokon a korong bármelyik oldala lehet felül.
rule-e2-cards-027 = Kezdetben minden erőforráskorong a közös talonban van.
rule-e2-cards-028 = Aki erőforrást kap, a korongot a talonból veszi el.
rule-e2-cards-029 = Aki erőforrást költ, a korongot a talonba teszi vissza.

## E2-BOARD

section-e2-board = A tábla és a hálózat
    .source = játéktábla

rule-e2-board-001 = Hat színes zóna jelöli a hat párt területét.
rule-e2-board-002 = A Polisz külön csomópont, négy állomásból.
rule-e2-board-003 = Azoknak a pártoknak a zónái, amelyeket senki sem választott, nem vesznek részt a játékban.
rule-e2-board-004 = A zárt zónába vezető összes alagút le van zárva.
rule-e2-board-005 = Zárt területre se hős, se sereg nem léphet.
rule-e2-board-006 = Zárt területen lévő állomást nem lehet elfoglalni.
rule-e2-board-007 = Zárt területen senki sem küzd veszedelemmel.
rule-e2-board-008 = (levezetett) 6 játékosnál semmi sincs lezárva.
rule-e2-board-009 = A közönséges állomáson annak az erőforrásnak a jele áll, amelyet termel: disznó, lőszer vagy gomba.
rule-e2-board-010 = A pártok otthoni állomásai meg vannak jelölve a táblán.
rule-e2-board-011 = A (barna) Hansa-állomásokat nem lehet megtámadni.
rule-e2-board-012 = A Hansa-állomásokon a hősök kereskedhetnek.
rule-e2-board-013 = A hősök átmehetnek az elhagyott állomásokon.
rule-e2-board-014 = Elhagyott állomást nem lehet megtámadni, sem elfoglalni.
rule-e2-board-015 = Az állomásokat alagút kötheti össze.
rule-e2-board-016 = Az állomásokat átszálló kötheti össze.
rule-e2-board-017 = Két állomás szomszédos, ha egyetlen alagút vagy egyetlen átszálló van köztük.
rule-e2-board-018 = Szomszédos állomásra lépni 1 egység sebességbe kerül a hősnek.
rule-e2-board-019 = A táblán seregsáv, győzelemsáv és fordulósáv van.
rule-e2-board-020 = A Hansa piacon látható az eladó felszerelés.
rule-e2-board-021 = A sávok korongjai követik a sereg erejének és a pontoknak minden változását.

## E2-SETUP

section-e2-setup = Előkészületek
    .source = előkészületek

rule-e2-setup-001 = A felszerelés-, a küldetés- és a törvénypaklit megkeveritek, és képpel lefelé leteszitek.
rule-e2-setup-002 = Az első szakasz veszedelmeit megkeveritek, és képpel lefelé leteszitek.
rule-e2-setup-003 = A második szakasz veszedelmeit félreteszitek.
rule-e2-setup-004 = A harckártyák a tábla mellett vannak.
rule-e2-setup-005 = A kezdőjátékost tetszőleges módon választjátok ki.
rule-e2-setup-006 = A kezdőjátékos választ egyet a hat pártkártyából, és képpel felfelé leteszi.
rule-e2-setup-007 = A többit az óramutató járása szerint továbbadja; a következők sorban választanak, amíg mindenkinek nincs pártja.
rule-e2-setup-008 = A második játékostól kezdve csak olyan párt választható, amelynek zónája határos egy már kiválasztottéval.
rule-e2-setup-009 = Példa: az 1905 Szövetség után a második játékos csak a Negyedik Birodalmat vagy az Arbat Konföderációt választhatja.
rule-e2-setup-010 = Példa: ha a második a Birodalmat választotta, a harmadiknak az Arbat Konföderáció vagy a Vörös vonal marad.
rule-e2-setup-011 = A párttal együtt a játékos elveszi mind a 14 korongját és egy hősbábut.
rule-e2-setup-012 = A pártkártyán felsorolt minden otthoni állomásra egy-egy korong kerül.
rule-e2-setup-013 = (az első forduló bevételéből levezetett) Egy párt három otthoni állomása három különböző erőforrást termel.
rule-e2-setup-014 = Minden játékos 3 győzelmi ponttal kezd.
rule-e2-setup-015 = Minden játékos 2-es erejű sereggel kezd.
rule-e2-setup-016 = Ezután mindenki megkapja pártja kezdőbónuszát.
rule-e2-setup-017 = A kezdőbónusz négyféle lehet: erőforrás, felszerelés, küldetés vagy erősebb sereg.
rule-e2-setup-018 = Hőst elsőként az választ, aki utoljára választott pártot, vagyis a kezdőjátékos jobb oldali szomszédja.
rule-e2-setup-019 = A többi hőskártya ezután az óramutató járásával ellentétesen jár körbe.
rule-e2-setup-020 = (hallgatólagos) A hősök választását nem köti szomszédság.
rule-e2-setup-021 = A bábu a játékosa bármelyik otthoni állomásán kezdhet.
rule-e2-setup-022 = A fel nem használt párt- és hőskártyák kikerülnek a játékból.
rule-e2-setup-023 = A fordulójelző a kezdő pozícióról indul.
rule-e2-setup-024 = A négy legfelső felszereléskártyát felfordítjátok: ez a piac.
rule-e2-setup-025 = Csak a kiválasztott pártok zónái és a Polisz vesznek részt a játékban.

## E2-ROUND

section-e2-round = A forduló és a fázisok
    .source = játékmenet

rule-e2-round-001 = Egy forduló öt fázisból áll: események, mozgósítás, seregakciók, hősakciók, a forduló vége.
rule-e2-round-002 = Minden fázist a kezdőjátékos kezd.
rule-e2-round-003 = A többiek az óramutató járása szerint (balra) következnek.
rule-e2-round-004 = A fázisnak akkor van vége, amikor az utolsó játékos is befejezte.
rule-e2-round-005 = A forduló után a kezdőjátékos-jelző a bal oldali szomszédhoz kerül.

## E2-EVRES

section-e2-evres = Események: erőforráshoz jutás
    .source = események

rule-e2-evres-001 = A fordulósáv helyein legfeljebb háromféle jel áll: erőforrás, veszedelem, törvény.
rule-e2-evres-002 = Ha erőforrásjel látható, minden ilyen erőforrást termelő állomás egy egységet ad a gazdájának.
rule-e2-evres-003 = (hallgatólagos) A semleges állomások senkinek sem termelnek.
rule-e2-evres-004 = A Polisz-állomás a mutatott erőforrást termeli, bármelyik is az.
rule-e2-evres-005 = Amit az aktuális hely nem mutat, azt a Polisz-állomás sem termeli.
rule-e2-evres-006 = Egyetlen állomás sem termel egyszerre két egységet.
rule-e2-evres-007 = Két különböző erőforrásjelnél a gazda Polisz-állomásonként választ.
rule-e2-evres-008 = A kezdő pozíció mindhárom fajta termelését megduplázza.
rule-e2-evres-009 = Így az 1. fordulóban minden játékos 2 disznót, 2 gombát és 2 lőszert kap.
rule-e2-evres-010 = Ez a kezdőbónuszon felül jár.
rule-e2-evres-011 = Az 1. forduló után a jelző soha többé nem ér a kezdő pozícióra; dupla bevétel csak egyszer van.

## E2-EVTHR

section-e2-evthr = Események: veszedelmek a sötétből
    .source = események

rule-e2-evthr-001 = Ha az aktuális helyen veszedelemjel áll, minden játékos állomásait támadás éri.
rule-e2-evthr-002 = A kezdőjátékostól kezdve mindenki megnevezi, melyik saját állomását érje a támadás.
rule-e2-evthr-003 = A játékos a seregével védekezik, vagy a hősével, ha az ott áll az állomáson.
rule-e2-evthr-004 = A kártyát csak akkor fedik fel, ha már mindenki választott.
rule-e2-evthr-005 = A kezdőjátékos felfedi a legfelső veszedelemkártyát.
rule-e2-evthr-006 = (hallgatólagos) Mindenki ugyanazzal a kártyával küzd.
rule-e2-evthr-007 = A harcok sorban, a kezdőjátékostól kezdve zajlanak.
rule-e2-evthr-008 = Aki visszaveri a veszedelmet, megkapja a kártyára nyomtatott jutalmat.
rule-e2-evthr-009 = Aki veszít, elveszíti az állomást, és leveszi róla a korongját.
rule-e2-evthr-010 = Döntetlennél nem történik semmi.

## E2-LAW

section-e2-law = Események: törvények
    .source = események

rule-e2-law-001 = A törvényjel szavazást jelent egy új törvényről.
rule-e2-law-002 = A kezdőjátékos felfordítja és felolvassa a legfelső törvénykártyát.
rule-e2-law-003 = A játékosok egymás után szavaznak, a kezdőjátékostól kezdve.
rule-e2-law-004 = A játékosnak annyi szavazata van, ahány állomása.
rule-e2-law-005 = A játékos minden szavazatát ugyanúgy adja le.
rule-e2-law-006 = Tartózkodni nem lehet.
rule-e2-law-007 = Ha több a mellette leadott szavazat, a törvény azonnal életbe lép.
rule-e2-law-008 = A hatályos törvény képpel felfelé fekszik a pakli mellett.
rule-e2-law-009 = A korábbi törvény azonnal megszűnik, és a törvénypakli alá kerül.
rule-e2-law-010 = Ha a többség ellenzi, vagy a szavazatok egyenlők, a törvény elbukik.
rule-e2-law-011 = Az elutasított törvény a pakli alá kerül.
rule-e2-law-012 = Elutasításkor a korábbi törvény hatályban marad.
rule-e2-law-013 = (hallgatólagos) Egyszerre legfeljebb egy törvény van hatályban.

## E2-MOB

section-e2-mob = Mozgósítás
    .source = 2. fázis

rule-e2-mob-001 = A játékosok egymás után mozgósítanak, a kezdőjátékostól az óramutató járása szerint.
rule-e2-mob-002 = Előbb a fenntartás, azután a toborzás következik.
rule-e2-mob-003 = 5-ös erőig a fenntartás ingyenes.
rule-e2-mob-004 = A 6-os erő 1 disznóba kerül.
rule-e2-mob-005 = A 7-es erő 2 disznóba kerül.
rule-e2-mob-006 = A 8-as erő 3 disznóba kerül.
rule-e2-mob-007 = Aki nem tud vagy nem akar fizetni, akkora erőre csökkenti a seregét, amekkoráért tud és akar is fizetni.
rule-e2-mob-008 = Példa: akinek a 7-es erejű seregéhez 1 disznója van, az 6-osra csökkenti a seregét, és kifizeti a disznót.
rule-e2-mob-009 = A sereg erejét 1-gyel növelni 1 lőszerbe és 1 disznóba kerül.
rule-e2-mob-010 = A toborzás ismételhető, amíg az erőforrásból futja.
rule-e2-mob-011 = Az erő nem lehet 8-nál több.
rule-e2-mob-012 = (hallgatólagos) A most toborzott katonákért csak a következő fordulóban kell fenntartást fizetni.
rule-e2-mob-013 = (hallgatólagos) A toborzás önkéntes.

## E2-ARMY

section-e2-army = Seregakciók
    .source = 3. fázis

rule-e2-army-001 = A sereg fordulónként egyet hajt végre a három akcióból: állomás támadása, hős támadása, erőforrásszerzés.
rule-e2-army-002 = A játékosok egymás után választanak, a kezdőjátékostól kezdve.
rule-e2-army-003 = Célpont minden olyan állomás, amely semleges vagy más játékosé, és szomszédos egy saját állomással.
rule-e2-army-004 = Hansa-állomás és elhagyott állomás nem lehet célpont.
rule-e2-army-005 = A sereg áttámadhat semleges Polisz-állomásokon.
rule-e2-army-006 = Más játékos által elfoglalt Polisz-állomáson nem lehet átmenni.
rule-e2-army-007 = A sereg áttámadhat Hansa-állomásokon.
rule-e2-army-008 = Egy támadás során legfeljebb egy Hansa-alagúton lehet átmenni.
rule-e2-army-009 = Példa: a Chekhovskaya állomásról a Borovitskaya és az Arbatskaya állomáson át megtámadható a Ploshchad Revolyutsii állomás.
rule-e2-army-010 = Példa: a Marksistskaya állomásról két átszállón és egy Hansa-alagúton át megtámadható a Paveletskaya állomás.
rule-e2-army-011 = Példa: a Marksistskaya állomásról a Serpukhovskaya állomás nem érhető el, amíg a Paveletskaya el nem esett.
rule-e2-army-012 = Semleges állomás támadásakor a legfelső veszedelemkártyát kell felfordítani, és azzal megküzdeni.
rule-e2-army-013 = Játékos állomásának támadásakor az ő seregével kell megküzdeni.
rule-e2-army-014 = Ha annak a játékosnak a hőse az állomáson van, a védő választ: hős vagy sereg.
rule-e2-army-015 = A semleges Polisz-állomás mindig 7-es erővel védekezik.
rule-e2-army-016 = Semleges Polisz-állomásnál nem kell veszedelemkártyát felfordítani.
rule-e2-army-017 = Sikeres támadás után az állomás azonnal a saját állomásokhoz csatolható.
rule-e2-army-018 = Ha a játékos nem foglalja el, az állomás semleges marad vagy azzá válik, a sereg pedig hazatér.
rule-e2-army-019 = A sereg saját állomáson vagy annak szomszédján álló hőst támadhat meg.
rule-e2-army-020 = Hansa-állomáson álló hőst sereg nem támadhat.
rule-e2-army-021 = Saját pártja állomásán álló hőst sereg nem támadhat.
rule-e2-army-022 = A semleges Poliszon és a Hansán hős elleni támadáskor is át lehet menni.
rule-e2-army-023 = Az erőforrásszerzés egy tetszőleges korongot ad.

## E2-HERO

section-e2-hero = Hősakciók: általános szabályok és mozgás
    .source = 4. fázis

rule-e2-hero-001 = A játékosok egymás után cselekszenek, a kezdőjátékostól kezdve.
rule-e2-hero-002 = Mozgás után a hős egyet végezhet el a hét akcióból: állomás megtámadása, hős megtámadása, felderítés, képesség használata, erőforráscsere, felszerelésvásárlás, küldetés elfogadása.
rule-e2-hero-003 = A sebesség megmondja, hány alagúton és átszállón mehet át a hős ebben a fázisban.
rule-e2-hero-004 = A felszerelés növelheti vagy csökkentheti a sebességet.
rule-e2-hero-005 = A hősnek nem kell kihasználnia a teljes sebességét, sőt mozognia sem kell.
rule-e2-hero-006 = Bármely más akció után a hős ebben a fordulóban már nem mozoghat.
rule-e2-hero-007 = Ezután a bal oldali szomszéd következik; amikor mindenki végzett, az utolsó fázis jön.

## E2-BUY

section-e2-buy = Hősakciók: felszerelésvásárlás
    .source = 4. fázis

rule-e2-buy-001 = A hősnek Hansa-állomáson (a Gyűrű vonalon) kell lennie.
rule-e2-buy-002 = A kínálat a piac négy képpel felfelé fekvő kártyája.
rule-e2-buy-003 = Vásárlás előtt a játékos 1 lőszerért eldobhatja a teljes piacot, és felfordíthat 4 új kártyát.
rule-e2-buy-004 = A kínálatot fordulónként egyszer lehet megújítani.
rule-e2-buy-005 = Megújítani csak vásárlás előtt lehet.
rule-e2-buy-006 = Minden felszereléskártya ára 1 lőszer és 1 gomba.
rule-e2-buy-007 = (hallgatólagos) Amíg nincs meg mindkét erőforrás, kártya nem vehető.
rule-e2-buy-008 = A megvett kártya a hős mellé kerül, és azonnal hat: bónusz, büntetés, képesség.
rule-e2-buy-009 = Akárhány kártya megvehető, akár mind a négy.
rule-e2-buy-010 = Nem muszáj venni semmit, megújítás után sem.
rule-e2-buy-011 = Ha egy kártya meghaladja a korlátot (az első szakaszban 2, a másodikban 3), azonnal el kell dobni egyet.
rule-e2-buy-012 = Amikor a játékos végzett, a piacot négy kártyára kell kiegészíteni.
rule-e2-buy-013 = Ha a felszereléspakli elfogy, az eldobott lapokból lesz az új pakli.

## E2-MREC

section-e2-mrec = Hősakciók: küldetés elfogadása
    .source = 4. fázis

rule-e2-mrec-001 = A hősnek Hansa-állomáson kell lennie.
rule-e2-mrec-002 = Küldetést kapni 1 lőszerbe és 1 gombába kerül.
rule-e2-mrec-003 = A játékos két küldetéskártyát húz, amelyeket csak ő lát.
rule-e2-mrec-004 = Az egyiket képpel lefelé megtartja, a másikat eldobja.
rule-e2-mrec-005 = Egy fordulóban csak egy küldetéskártya szerezhető.

## E2-EXCH

section-e2-exch = Hősakciók: erőforráscsere
    .source = 4. fázis

rule-e2-exch-001 = A hősnek Hansa-állomáson kell lennie.
rule-e2-exch-002 = Egy fajtából akármennyi visszatehető, és helyette ugyanannyi vehető el egy másikból.
rule-e2-exch-003 = (hallgatólagos) Egy fajtát kell visszaadni, és egy fajta jár érte.

## E2-SCOUT

section-e2-scout = Hősakciók: területfelderítés
    .source = 4. fázis

rule-e2-scout-001 = A hősnek semleges állomáson kell lennie.
rule-e2-scout-002 = Titokban megnézi a legfelső veszedelemkártyát, és képpel lefelé maga elé teszi.
rule-e2-scout-003 = Ha a következő fordulóban sereggel vagy hőssel semleges állomást támad, előtte a veszedelempakli tetejére teheti.
rule-e2-scout-004 = A felderített kártyát nem kötelező felhasználni.
rule-e2-scout-005 = (hallgatólagos) A felderített kártya nem használható fel a felderítés fordulójában, sem két fordulóval később.
rule-e2-scout-006 = Ha a következő forduló végéig nem használják fel, a veszedelempakli alá kerül.

## E2-HATK

section-e2-hatk = Hősakciók: támadás
    .source = 4. fázis

rule-e2-hatk-001 = A hős csak azt az állomást támadhatja, amelyen áll, és Hansa-állomást vagy elhagyott állomást sosem.
rule-e2-hatk-002 = Semleges állomás: a legfelső veszedelemkártyát kell felfordítani, és azzal megküzdeni.
rule-e2-hatk-003 = Játékos állomása: a hős annak seregével küzd.
rule-e2-hatk-004 = Ha a gazda hőse is ott van, a gazda választ: sereg vagy hős.
rule-e2-hatk-005 = A semleges Polisz-állomás 7-es erővel védekezik, veszedelemkártya nélkül.
rule-e2-hatk-006 = Győzelem után az állomás azonnal a saját állomásokhoz csatolható; ha a játékos nem foglalja el, semleges marad vagy azzá válik.
rule-e2-hatk-007 = Az ellenfél hőse akkor támadható, ha ugyanazon az állomáson áll.
rule-e2-hatk-008 = Hansa-állomáson és a megtámadott hős saját pártjának állomásán hős nem támadható.

## E2-END

section-e2-end = A forduló vége és a győzelem
    .source = 5. fázis

rule-e2-end-001 = Első lépésként azt kell ellenőrizni, győzött-e valaki.
rule-e2-end-002 = Akinek 10 pontja van, győz.
rule-e2-end-003 = A Vörös vonalnak csak 9 pont kell.
rule-e2-end-004 = Akié mind a 4 Polisz-állomás, győz.
rule-e2-end-005 = Csak a forduló végi állás számít.
rule-e2-end-006 = Ha többeknek is elég pontjuk van, közülük az győz, aki a mostani kezdőjátékostól az óramutató járása szerint számolva a legközelebb ül.
rule-e2-end-007 = Ha nincs győztes, a kezdőjátékos-jelző egy hellyel balra kerül.
rule-e2-end-008 = Ezután a fordulójelző a következő helyre lép.
rule-e2-end-009 = Ezután a második szakasz feltételét kell ellenőrizni.

## E2-DECK

section-e2-deck = Kártyák és paklik
    .source = egyéb szabályok

rule-e2-deck-001 = Az eldobott törvények mindig a törvénypakli alá kerülnek.
rule-e2-deck-002 = Minden más kártyafajtának saját dobópaklija van.
rule-e2-deck-003 = Az elfogyott pakli helyére a megkevert dobópaklija kerül.
rule-e2-deck-004 = Ha a pakli és a dobópakli is üres, abból a fajtából nem lehet kártyát szerezni.

## E2-STAGE

section-e2-stage = A játék szakaszai
    .source = egyéb szabályok

rule-e2-stage-001 = Az első szakaszban az első veszedelempakli van játékban, és a hős legfeljebb két felszereléskártyát hord.
rule-e2-stage-002 = A második szakaszt az indítja, hogy egy forduló végén valakinek megvan a 6 pontja.
rule-e2-stage-003 = Az első veszedelempakli visszakerül a dobozba, helyére a második lép.
rule-e2-stage-004 = A második szakasz kezdetén minden játékos 2 felszereléskártyát húz.
rule-e2-stage-005 = Az egyiket a hőse kapja, a másik a dobópakliba kerül.
rule-e2-stage-006 = Ez sorban, a kezdőjátékostól kezdve történik.
rule-e2-stage-007 = A második szakaszban a hős legfeljebb három felszereléskártyát hord.
rule-e2-stage-008 = Mihelyt senkinek sincs meg a 6 pontja, újra az első szakasz van érvényben.
rule-e2-stage-009 = Az első szakaszba visszatérve a második veszedelempaklit az első váltja fel.
rule-e2-stage-010 = Az első szakaszba visszatérve minden játékos eldobja a fölös felszerelését.

## E2-CAPT

section-e2-capt = Állomások megszerzése és elvesztése
    .source = egyéb szabályok

rule-e2-capt-001 = Állomást csak a sereg vagy a hős sikeres támadása után lehet szerezni.
rule-e2-capt-002 = A semleges állomás ára 1 gomba és 1 disznó.
rule-e2-capt-003 = A játékostól elnyert állomás ára 1 gomba.
rule-e2-capt-004 = Fizetni nem kötelező.
rule-e2-capt-005 = A játékostól elnyert, de el nem foglalt állomás semleges lesz.
rule-e2-capt-006 = Későbbi elfoglalása 1 gombába és 1 disznóba kerül.
rule-e2-capt-007 = Minden foglalás eggyel feljebb viszi a győzelemsáv korongját.
rule-e2-capt-008 = A győzelemhez mind a négy Polisz-állomást a forduló végéig meg kell tartani.
rule-e2-capt-009 = Állomás elveszhet veszedelem, ellenfél támadása és kártya képessége miatt.
rule-e2-capt-010 = Az állomás elvesztése eggyel lejjebb viszi a győzelemsáv korongját.
rule-e2-capt-011 = Háromnál kevesebb állomás senkinél sem maradhat.
rule-e2-capt-012 = Akinek 2 állomása marad, azonnal és ingyen elfoglal egy semleges állomást a saját zónájában.
rule-e2-capt-013 = Csak ha a zónájában nincs ilyen, akkor választ semleges állomást egy másik, játékban lévő zónából, de nem a Poliszból.
rule-e2-capt-014 = (hallgatólagos) Az ingyenes állomás ugyanúgy pontot ér, mint a többi.

## E2-MISS

section-e2-miss = A küldetések játék közben
    .source = egyéb szabályok

rule-e2-miss-001 = Az új küldetést a gazdája titokban elolvassa, és képpel lefelé maga elé teszi; bármikor megnézheti.
rule-e2-miss-002 = A küldetések száma korlátlan, teljesítve vagy anélkül.
rule-e2-miss-003 = Ha egy küldetés célja teljesült, a gazdája mindenki előtt felfordítja a kártyát.
rule-e2-miss-004 = A teljesített küldetés eggyel feljebb viszi a győzelemsáv korongját.
rule-e2-miss-005 = A teljesített küldetés visszafordíthatatlan, a pontja sosem vész el.
rule-e2-miss-006 = A teljesítetlen küldetés képessége a kártya eldobásával használható.
rule-e2-miss-007 = A teljesített küldetés képessége 1 lőszerért használható.
rule-e2-miss-008 = Minden teljesített küldetés fordulónként egyszer használható.
rule-e2-miss-009 = A hatás a forduló végéig tart.
rule-e2-miss-010 = Már teljesített célt másik küldetéskártyával nem lehet újra teljesíteni.
rule-e2-miss-011 = Az ilyen küldetés a képessége kedvéért még eldobható.

## E2-EQ

section-e2-eq = A felszerelés játék közben
    .source = egyéb szabályok

rule-e2-eq-001 = A korlát fölötti felszerelést, akár vették, akár másképp jutott a hőshöz, azonnal el kell dobni.

## E2-STR

section-e2-str = Harc: erők
    .source = harc

rule-e2-str-001 = A harc két erőt hasonlít össze; a nagyobb győz.
rule-e2-str-002 = Sereg veszedelem ellen: a sereg ereje a nyomtatott erővel szemben.
rule-e2-str-003 = Hős veszedelem ellen: a hős ereje (felszereléssel) a nyomtatott erővel szemben.
rule-e2-str-004 = Sereg sereg ellen: az erők a harckártyákkal együtt.
rule-e2-str-005 = Hős hős ellen: az erők felszereléssel és harckártyával együtt.
rule-e2-str-006 = Sereg hős ellen: a sereg ereje a harckártyájával, szemben a hős erejével, felszereléssel és harckártyával.
rule-e2-str-007 = A sereg a harcban azzal az erővel számít, amely éppen akkor megvan.
rule-e2-str-008 = A hősnek mindig minden felszerelése számít.
rule-e2-str-009 = A veszedelem mindig a nyomtatott erejével harcol.
rule-e2-str-010 = Két játékos csatájában mindketten harckártyát használnak.
rule-e2-str-011 = Egyenlő erő: döntetlen; senki sem veszít és senki sem nyer semmit.

## E2-OUT

section-e2-out = Harc: kimenetel
    .source = harc

rule-e2-out-001 = A sereg legyőzi a veszedelmet a semleges állomáson: a nyomtatott jutalom jár.
rule-e2-out-002 = A sereg legyőzi a veszedelmet: az állomás elfoglalható.
rule-e2-out-003 = A sereg alulmarad a veszedelemmel szemben: ereje −1.
rule-e2-out-004 = A vereség a sereget sosem csökkenti 1 alá.
rule-e2-out-005 = A hős legyőzi a veszedelmet a semleges állomáson: a nyomtatott jutalom jár.
rule-e2-out-006 = A hős legyőzi a veszedelmet: az állomás elfoglalható.
rule-e2-out-007 = A hős alulmarad a veszedelemmel szemben: megsebesül, és pártja bármelyik otthoni állomására kerül.
rule-e2-out-008 = A következő hősfázist végig ott kell töltenie.
rule-e2-out-009 = (hallgatólagos) Ha a hős veszedelemtől szenved vereséget, nem veszít felszerelést.
rule-e2-out-010 = A sereg legyőzi a sereget egy játékos állomásán: az a játékos elveszíti az állomást.
rule-e2-out-011 = Ha a támadó legyőzte a sereget egy játékos állomásán, elfoglalhatja az állomást.
rule-e2-out-012 = Ha a támadó nem foglalja el az állomást, az semleges lesz.
rule-e2-out-013 = A támadó sereg veszít: ereje −1, de nem 1 alá.
rule-e2-out-014 = (hallgatólagos) A vesztes védő sereg megtartja az erejét.
rule-e2-out-015 = A hős legyőzi a sereget egy játékos állomásán: az a játékos elveszíti az állomást.
rule-e2-out-016 = A támadó elfoglalhatja; ha nem teszi, az állomás semleges lesz.
rule-e2-out-017 = A hős veszít a sereggel szemben: megsebesül, valamelyik otthoni állomásra kerül, és ott tölti a következő hősfázist.
rule-e2-out-018 = Ezenkívül az ellenfél eldobja a hős egyik, általa választott felszereléskártyáját.
rule-e2-out-019 = Ha egy állomást támadás ér, és a gazdája hőse rajta áll, a gazda a sereg helyett a hőssel is védekezhet.
rule-e2-out-020 = A hős választása nem változtat a következményeken.
rule-e2-out-021 = A saját pártja állomásán álló hőst nem lehet megtámadni, csak az állomást.
rule-e2-out-022 = Hős hős ellen: a győztes kiválaszthatja és elveheti a vesztes egyik felszereléskártyáját.
rule-e2-out-023 = A vesztes megsebesül, valamelyik otthoni állomásra kerül, és ott tölti a következő hősfázist.
rule-e2-out-024 = Sereg legyőz egy hőst: a támadó kiválaszthatja és eldobhatja a hős egyik felszereléskártyáját.
rule-e2-out-025 = Az a hős megsebesül, valamelyik otthoni állomásra kerül, és ott tölti a következő hősfázist.
rule-e2-out-026 = A sereg veszít egy hőssel szemben: ereje −1, de nem 1 alá.
rule-e2-out-027 = Saját állomás sikeres védelme veszedelem ellen: a nyomtatott jutalom jár.
rule-e2-out-028 = Saját állomás sikertelen védelme veszedelem ellen: az állomás elvész.
rule-e2-out-029 = (hallgatólagos) Ilyen védekezésnél a szöveg sem seregveszteséget, sem sebesülést nem említ.

## E2-CDECK

section-e2-cdeck = Harcpakli
    .source = a harcpakli

rule-e2-cdeck-001 = A harcpakli csak két játékos csatájában használatos.
rule-e2-cdeck-002 = A támadó mind a hét kártyát megkeveri úgy, hogy nem nézi meg őket.
rule-e2-cdeck-003 = A lapokat egyesével, felváltva osztja a két félnek, amíg mindkettőnél három nincs.
rule-e2-cdeck-004 = A hetedik kártya képpel lefelé félrekerül, egyik fél sem ismeri.
rule-e2-cdeck-005 = Mindketten megnézik a saját három lapjukat, és egyet képpel lefelé letesznek.
rule-e2-cdeck-006 = A két kártyát ugyanabban a pillanatban fedik fel.
rule-e2-cdeck-007 = A módosítók hozzáadódnak az erőhöz.
rule-e2-cdeck-008 = Egyes védekező kártyák többet adnak támadó kártya ellen, és fordítva.

## E2-EX

section-e2-ex = Kidolgozott harci példa
    .source = a harcpakli

rule-e2-ex-001 = A Negyedik Birodalom hőse, felszereléssel 5-ös erejű, megtámadja az Arbat Konföderáció egyik állomását; a Konföderáció seregének ereje 6.
rule-e2-ex-002 = A Konföderáció a Leshelyet, a Birodalom az Ellencsapást választja: a sereg +1-et, a hős +2-t kap.
rule-e2-ex-003 = 5 + 2 = 7 a 6 + 1 = 7 ellen: döntetlen.
rule-e2-ex-004 = Az Ellencsapás védekező kártya.
rule-e2-ex-005 = Támadó kártya ellen a Leshely +3-at adott volna.
rule-e2-ex-006 = 5 + 2 = 7 a 6 + 3 = 9 ellen: a Birodalom hőse veszít.
rule-e2-ex-007 = (levezetett) A támadó kártya ebben a változatban +2-t ad a Leshely ellen.
rule-e2-ex-008 = A Kitéréssel a Konföderáció +0-t kapott volna.
rule-e2-ex-009 = (levezetett) Az Ellencsapás a Kitérés ellen is +2-t ad.
rule-e2-ex-010 = 5 + 2 = 7 a 6 + 0 = 6 ellen: a Birodalom hőse győz.

## E2-VIEW

section-e2-view = Rejtett és nyílt információ
    .source = több rész

rule-e2-view-001 = A képpel lefelé fekvő paklik sorrendjét senki sem ismeri.
rule-e2-view-002 = A teljesítetlen küldetést csak a gazdája ismeri, a teljesítettet mindenki.
rule-e2-view-003 = A kettőből elvetett küldetés a választáskor nem látszik.
rule-e2-view-004 = A felderített veszedelmet csak a felderítő játékos ismeri.
rule-e2-view-005 = A harckártyákat csak az ismeri, akinek a kezében vannak.
rule-e2-view-006 = Az erőforráskorongok a játékosok előtt fekszenek.
rule-e2-view-007 = A sereg, a pontok, az állomások, a piac, a felszerelés, a hatályos törvény, a fordulójelző helye és a kezdőjátékos nyílt.

## E2-CRED

section-e2-cred = Készítők
    .source = impresszum

rule-e2-cred-001 = Az angol szöveg szerint a játékot Sergey Golubkin és Pavel Ovchinnikov tervezte; producer Ivan Popov.
rule-e2-cred-002 = Grafika: Sergey Dulin és uildrim; szerkesztő: Petr Tyulenev; üzletfejlesztési igazgató: Nikolay Pegasov.
rule-e2-cred-003 = Készítette a Hobby World LLC D. Glukhovsky regényei nyomán.
rule-e2-cred-004 = A magyar fordítás alatt a Dunda név áll.
