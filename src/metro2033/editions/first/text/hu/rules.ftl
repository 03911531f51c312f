### The rules of the first edition (2010, with dice), in our own words.
### "(hallgatólagos)" and "(levezetett)" mark what follows from the rulebook without standing in it.
### Where a rule and a ruling seem to differ, the rule gives the rulebook, the ruling the decision.

## E1-META

section-e1-meta = A kiadás adatai és a helyszín
    .source = a szabálykönyv borítója, bevezető

rule-e1-meta-001 = A történet 2033-ban játszódik: a felszín sugárfertőzött, mutánsok uralják; a legnagyobb óvóhely és utolsó menedék a moszkvai metró.
rule-e1-meta-002 = A berendezett állomásokból települések és apró államok lettek; a köztük lévő alagutakban szörnyek élnek.
rule-e1-meta-003 = A szabálykönyv borítóján álló 217453030 sorszámnak nincs köze a szabályokhoz; a többi szabálykönyvön is ugyanez áll.
rule-e1-meta-004 = A játék D. Glukhovsky könyvét követi, az ő engedélyével jelent meg; a jogok tulajdonosa a Mir Fantasy cég.

## E1-COMP

section-e1-comp = Játékelemek
    .source = a játékelemek listája

rule-e1-comp-001 = 1 játéktábla.
rule-e1-comp-002 = 49 állomáskártya.
rule-e1-comp-003 = 34 veszedelemkártya.
rule-e1-comp-004 = 33 tárgykártya.
rule-e1-comp-005 = 6 hőskártya.
rule-e1-comp-006 = 20 küldetéskártya.
rule-e1-comp-007 = 5 üres kártya.
rule-e1-comp-008 = 6 nagy klántábla.
rule-e1-comp-009 = 2 hatoldalú dobókocka.
rule-e1-comp-010 = 6 hősbábu.
rule-e1-comp-011 = Összesen 120 terjeszkedési és állapotkorong.
rule-e1-comp-012 = (levezetett) 6 klán × 13 terjeszkedési korong = 78 a 120-ból.
rule-e1-comp-013 = (levezetett) A másik 42 állapotkorong, azaz klánonként 7, pedig csak 6 értéket kell számon tartani.
rule-e1-comp-014 = (levezetett) Az összes kis kártya: 49 + 34 + 33 + 6 + 20 + 5 = 147.

## E1-GOAL

section-e1-goal = A játék célja és vége
    .source = a játék célja

rule-e1-goal-001 = A cél annyi győzelmi pontot szerezni, amennyit a játékosok száma megszab.
rule-e1-goal-002 = 2 játékosnál 10 pont kell.
rule-e1-goal-003 = 3 játékosnál 9 pont kell.
rule-e1-goal-004 = 4 játékosnál 8 pont kell.
rule-e1-goal-005 = 5 játékosnál 8 pont kell.
rule-e1-goal-006 = 6 játékosnál 8 pont kell.
rule-e1-goal-007 = A játék 2–6 játékosnak való.
rule-e1-goal-008 = A játék azonnal véget ér, amikor egy játékosnak elég pontja van; nincs forduló végi ellenőrzés.
rule-e1-goal-009 = Az a játékos győz, akinek a pontszáma eléri a célt.

## E1-BOARD

section-e1-board = Tábla, állomások és vonalak
    .source = játéktábla; állomások

rule-e1-board-001 = A tábla az állomások és a metróvonalak térképe.
rule-e1-board-002 = Az állomás vagy elfoglalható, vagy nem; a két fajta jelölése eltér.
rule-e1-board-003 = Minden elfoglalható állomásnak pontosan egy kártyája van az adataival.
rule-e1-board-004 = Az állomások erőforrást és győzelmi pontot adnak gazdájuknak.
rule-e1-board-005 = Az állomáskártyán négy dolog áll: név, vonal, a termelt erőforrások, játékszöveg.
rule-e1-board-006 = Minden állomás egy meghatározott vonalhoz tartozik.
rule-e1-board-007 = Kilenc vonal van: Sokolnicheskaya SL, Zamoskvoretskaya ZL, Arbatsko-Pokrovskaya APL, Filyovskaya FL, Kaluzhsko-Rizhskaya KRL, Tagansko-Krasnopresnenskaya TKL, Kalininskaya KnL, Serpukhovsko-Timiryazevskaya STL, Lyublinsko-Dmitrovskaya LDL.
rule-e1-board-008 = A Gyűrű vonal a Hansa, és különleges.
rule-e1-board-009 = A gyűrűállomásokat nem lehet elfoglalni.
rule-e1-board-010 = Tárgyat csak gyűrűállomáson lehet venni.

## E1-TOKEN

section-e1-token = Terjeszkedési korongok
    .source = terjeszkedési korongok; az előkészületek 6. lépése

rule-e1-token-001 = A terjeszkedési korong jelöli, hogy az állomás egy játékosé.
rule-e1-token-002 = Állomás elfoglalásakor a játékos ráteszi egyik saját terjeszkedési korongját.
rule-e1-token-003 = A korongon álló szám az állomás szintje.
rule-e1-token-004 = Minél nagyobb a szám, annál nehezebben veszi el az állomást az ellenfél.
rule-e1-token-005 = Minél nagyobb a szám, annál ritkábban termel az állomás.
rule-e1-token-006 = Minden játékosnak 13 terjeszkedési korongja van a klánjából.
rule-e1-token-007 = (levezetett) Egy játékosnak az otthonával együtt legfeljebb 13 állomása lehet.
rule-e1-token-008 = Az otthoni állomást a 7-es korong jelöli, és csak az.
rule-e1-token-009 = (hallgatólagos) Az elveszett állomásról levett korong visszakerül gazdája szabad korongjai közé.

## E1-CLAN

section-e1-clan = Klántáblák és skálák
    .source = klánkártya; állapotkorongok

rule-e1-clan-001 = A klántáblán a klán sajátosságai, kezdő állomásai, erőforrásai, seregének mérete, aktivitása és győzelmi pontjai állnak.
rule-e1-clan-002 = Minden érték kezdő állását karika jelöli a táblán.
rule-e1-clan-003 = Hat klánnal lehet játszani: Polisz, Szervezett bűnözés, Negyedik Birodalom, Vörös vonal, 1905 Szövetség, Arbat Konföderáció.
rule-e1-clan-004 = Az erőforrások skálája 0–10.
rule-e1-clan-005 = Az aktivitás skálája 0–3.
rule-e1-clan-006 = A klántábla képén négy 0–10-es sor látszik, pedig három erőforrás van.
rule-e1-clan-007 = A példatáblán (Vörös vonal) az erőforrások, a név, az aktivitás, a sajátosságok, a sereg és a győzelmi pontok mezői láthatók.
rule-e1-clan-008 = Az állapotkorongok az erőforrásokat, az aktivitást, a sereg méretét és a győzelmi pontokat rögzítik.
rule-e1-clan-009 = Ha egy érték változik, az állapotkorong elmozdul a skáláján.

## E1-RES

section-e1-res = Erőforrások
    .source = erőforrások

rule-e1-res-001 = Három erőforrás van: lőszer, disznó, gomba.
rule-e1-res-002 = Erőforrással háromféle dologért lehet fizetni: hősképességért, tárgyért és a sereg erősítéséért.
rule-e1-res-003 = A kezdő mennyiségek a klántáblán állnak.

## E1-ARMY

section-e1-army = Sereg
    .source = sereg

rule-e1-army-001 = A seregnek nincs bábuja a térképen.
rule-e1-army-002 = A sereg gazdája minden állomásán jelen van.
rule-e1-army-003 = Minden új állomással nő a sereg hatóköre.
rule-e1-army-004 = A sereg kezdő mérete a klántáblán áll.

## E1-VP

section-e1-vp = Győzelmi pontok
    .source = győzelmi pontok

rule-e1-vp-001 = Állomás elfoglalása győzelmi pontot ad.
rule-e1-vp-002 = Küldetés teljesítése győzelmi pontot ad.

## E1-ACT

section-e1-act = Aktivitás
    .source = aktivitás

rule-e1-act-001 = Az aktivitás minden csatában hozzáadódik a gazdája erejéhez.
rule-e1-act-002 = Ha játékosok harcolnak egymással (sereggel vagy hőssel), mindkettő aktivitása 1-gyel nő.
rule-e1-act-003 = Aki a saját körében nem harcolt másik játékossal, 1 aktivitást veszít.
rule-e1-act-004 = Az aktivitás nem csökken a skála legkisebb értéke, 0 alá.
rule-e1-act-005 = Az aktivitás nem nő a skála legnagyobb értéke, 3 fölé.
rule-e1-act-006 = Veszedelemmel harcolni nem számít játékos elleni harcnak.
rule-e1-act-007 = Minden játékos 0 aktivitással kezd.
rule-e1-act-008 = (hallgatólagos) Akit az ellenfél körében megtámadtak, a saját békés körében akkor is veszít az aktivitásából.

## E1-HERO

section-e1-hero = Hősök
    .source = hősök

rule-e1-hero-001 = Minden játékos pontosan egy hőst irányít.
rule-e1-hero-002 = A hősök mozoghatnak, harcolhatnak egymással, állomást foglalhatnak, tárgyat vehetnek és használhatnak.
rule-e1-hero-003 = A hat hős: Artyom, Szása, Hunter, Melnyik, Anna, Kán.
rule-e1-hero-004 = A hőskártyán név, mozgás, különleges képesség és erő áll.

## E1-ITEM

section-e1-item = Tárgyak
    .source = tárgyak

rule-e1-item-001 = A tárgy ötféle: egykezes fegyver, kétkezes fegyver, páncélzat, közlekedési eszköz, kellék.
rule-e1-item-002 = A hős két egykezes fegyvert hordhat.
rule-e1-item-003 = A hős két egykezes fegyver helyett egy kétkezest hordhat.
rule-e1-item-004 = A hős legfeljebb egy páncélzatot hordhat.
rule-e1-item-005 = A hősnek legfeljebb egy közlekedési eszköze lehet.
rule-e1-item-006 = A hős legfeljebb öt kelléket hordhat.
rule-e1-item-007 = A legtöbb tárgy folyamatosan hat.
rule-e1-item-008 = Néhány tárgyat használatkor el kell dobni.
rule-e1-item-009 = Az elhasznált tárgyat vissza kell keverni a tárgypakliba.
rule-e1-item-010 = A fegyverek erőbónuszai összeadódnak.
rule-e1-item-011 = Két Kés együtt +2-t ad.
rule-e1-item-012 = Szása két Késtől +4-et kap.
rule-e1-item-013 = A bónusz a tárggyal együtt elvész.
rule-e1-item-014 = A tárgykártyán név, ár, típus és játékszöveg áll.

## E1-MISS

section-e1-miss = Küldetések
    .source = küldetések

rule-e1-miss-001 = A teljesített küldetés győzelmi pontot hoz.
rule-e1-miss-002 = A feltétel és a jutalom a küldetéskártyán áll.
rule-e1-miss-003 = A jutalomban a pont mellett erőforrás is lehet.
rule-e1-miss-004 = Teljesítéskor a játékos mindenkinek megmutatja a kártyát.
rule-e1-miss-005 = A jutalom után meg kell keverni a küldetéspaklit.
rule-e1-miss-006 = Ezután a játékos megnézi a három legfelső kártyát.
rule-e1-miss-007 = A háromból egyet megtart, képpel lefelé maga előtt.
rule-e1-miss-008 = A két elvetett kártyát és a teljesítettet vissza kell keverni a pakliba.
rule-e1-miss-009 = (hallgatólagos) A teljesített kártya nincs az épp húzott három között, mert csak utána kerül vissza.
rule-e1-miss-010 = A küldetésért kapott pont akkor is megmarad, ha a feltétel már nem teljesül.
rule-e1-miss-011 = A küldetésért kapott erőforrás is megmarad.
rule-e1-miss-012 = Példa: ha valaki a hősével elfoglalta a Sukharevskaya állomást, ezért a küldetésért kapott pontja az állomás elvesztése után is megmarad.
rule-e1-miss-013 = (hallgatólagos) Az aktív küldetés képpel lefelé fekszik, és csak a gazdája ismeri.

## E1-THREAT

section-e1-threat = Veszedelmek
    .source = veszedelmek

rule-e1-threat-001 = A veszedelmek az alagutak veszélyei, a gáztól és a sugárzástól a mutánsokig.
rule-e1-threat-002 = Veszedelemmel kell szembenézni, valahányszor egy játékos semleges állomást próbál megszerezni.
rule-e1-threat-003 = A harc után a kártyát vissza kell keverni a veszedelempakliba, bármi volt az eredmény.
rule-e1-threat-004 = A veszedelemkártyán név, erő és (ha van) játékszöveg áll.

## E1-SETUP

section-e1-setup = Előkészületek
    .source = előkészületek

rule-e1-setup-001 = Az 1. lépés kézimunka: az első játék előtt ki kell nyomni a korongokat.
rule-e1-setup-002 = 2. lépés: a veszedelem-, a tárgy- és a küldetéspaklit külön-külön megkeveritek.
rule-e1-setup-003 = (hallgatólagos) Az állomáskártyákat nem kell megkeverni; név szerint keressük ki őket.
rule-e1-setup-004 = 3. lépés: minden játékos kap egy klántáblát és egy hőskártyát, képpel lefelé.
rule-e1-setup-005 = 4. lépés: a játékosok beállítják a bekarikázott kezdő értékeket.
rule-e1-setup-006 = 5. lépés: mindenki elveszi a klántábláján megnevezett állomáskártyákat.
rule-e1-setup-007 = A többi állomáskártyát vonalak szerint csoportosítjátok.
rule-e1-setup-008 = 6. lépés: mindenki megkapja 13 terjeszkedési korongját.
rule-e1-setup-009 = A játékos maga választja ki, melyik állomása legyen az otthona.
rule-e1-setup-010 = Az otthoni állomásra a 7-es korong kerül.
rule-e1-setup-011 = A hősbábu az otthoni állomásról indul.
rule-e1-setup-012 = Minden további saját állomásra a játékos által választott terjeszkedési korong kerül.
rule-e1-setup-013 = A fel nem használt korongok a játékos előtt fekszenek.
rule-e1-setup-014 = 7. lépés: minden játékos 3 küldetést vesz el, a többiek elől rejtve.
rule-e1-setup-015 = Egyet képpel lefelé megtart.
rule-e1-setup-016 = A másik kettőt vissza kell keverni a küldetéspakliba.
rule-e1-setup-017 = 8. lépés: mindenki dob 2 kockával; a legnagyobb összeget dobó kezd.
rule-e1-setup-018 = A többiek a kezdőjátékostól az óramutató járása szerint következnek.
rule-e1-setup-019 = Ez a sorrend a játék végéig érvényes.

## E1-TURN

section-e1-turn = A kör felépítése: a kör eleje
    .source = a kör felépítése

rule-e1-turn-001 = A kör azzal kezdődik, hogy a soron lévő játékos dob két kockával, és összeadja őket.
rule-e1-turn-002 = Minden állomás, amelynek korongja egyezik az összeggel, megadja a kártyáján álló erőforrásokat.
rule-e1-turn-003 = Minden játékos állomásai termelnek, nem csak a soron lévőéi.
rule-e1-turn-004 = (hallgatólagos) Az az összeg, amely egyik koronggal sem egyezik, semmit sem hoz.
rule-e1-turn-005 = (levezetett) 7-es dobásnál minden játékos otthoni állomása termel.
rule-e1-turn-006 = Kör eleji veszedelemhez az kell, hogy a soron lévő játékosnak legalább 5 állomása legyen.
rule-e1-turn-007 = Kör eleji veszedelemhez az is kell, hogy a soron lévő játékos ebben a körben erőforrást kapjon valamelyik állomásától.
rule-e1-turn-008 = Az otthoni állomás termelése nem vált ki veszedelmet.
rule-e1-turn-009 = (hallgatólagos) A többi játékosnak az az állomása, amely erre a dobásra termel, nincs veszélyben.
rule-e1-turn-010 = Az az állomás van veszélyben, amelyik termelt.
rule-e1-turn-011 = A legfelső veszedelemkártyát fel kell fordítani, mindenki szeme láttára.
rule-e1-turn-012 = Az állomás a harc szabályai szerint küzd a veszedelemmel.
rule-e1-turn-013 = A kártyát utána vissza kell keverni a veszedelempakliba.
rule-e1-turn-014 = A kör eleje után a játékos tetszőleges sorrendben hajtja végre az akcióit.
rule-e1-turn-015 = (hallgatólagos) Egyik akció sem kötelező.

## E1-ACTION

section-e1-action = Akciók a körben
    .source = a kör felépítése

rule-e1-action-001 = A sereg erősítése 1-gyel növeli a sereget.
rule-e1-action-002 = Minden erősítés 1 lőszerbe, 1 gombába és 1 disznóba kerül.
rule-e1-action-003 = (hallgatólagos) Ha a három erőforrás közül bármelyik hiányzik, az erősítés nem lehetséges.
rule-e1-action-004 = Körönként legfeljebb 2 erősítés lehetséges.
rule-e1-action-005 = Egy körben a sereg vagy támad, vagy dolgozik.
rule-e1-action-006 = A sereg olyan állomást támadhat meg, amely gazdája valamelyik állomásával szomszédos, akár semleges, akár egy ellenfélé.
rule-e1-action-007 = A sereg megtámadhatja az ellenfél hősét, ha az a sereg gazdájának állomásán áll.
rule-e1-action-008 = A sereg körönként egyszer támad.
rule-e1-action-009 = A sereg ehelyett dolgozhat a gombatelepeken, 1 gombáért.
rule-e1-action-010 = A sereg körönként egyszer dolgozhat.
rule-e1-action-011 = A hős szomszédos állomásra léphet.
rule-e1-action-012 = A hős átszállón át másik vonalra léphet.
rule-e1-action-013 = A körönkénti teljes mozgás a hőskártyán álló szám.
rule-e1-action-014 = A hős bármilyen állomásra léphet: semlegesre, sajátra, ellenségesre, gyűrűállomásra, el nem foglalhatóra.
rule-e1-action-015 = Ha a hős állomásra lép, nem köteles azt megtámadni.
rule-e1-action-016 = Az a hős, amelyik ebben a körben támadott vagy tárgyat vett, már nem mozoghat.
rule-e1-action-017 = A hős körönként egyszer cselekszik: támad vagy vásárol.
rule-e1-action-018 = A hős megtámadhatja azt a semleges vagy ellenséges állomást, amelyen áll.
rule-e1-action-019 = A hős megtámadhatja az ellenfél ugyanazon az állomáson álló hősét.
rule-e1-action-020 = A hős körönként egyszer támad.
rule-e1-action-021 = Vásárolni csak Hansa-állomáson (gyűrűállomáson) állva lehet.
rule-e1-action-022 = Vásárlás előtt meg kell keverni a tárgypaklit.
rule-e1-action-023 = A két legfelső kártyát mindenki előtt fel kell fedni.
rule-e1-action-024 = A játékos a két kártya egyikét megveheti a nyomtatott áráért.
rule-e1-action-025 = (hallgatólagos) A játékosnak egyiket sem muszáj megvennie.
rule-e1-action-026 = A meg nem vett kártyákat vissza kell keverni.
rule-e1-action-027 = Ha a hősnek már van ilyen típusú tárgya, a játékos lecserélheti; a régit vissza kell keverni a pakliba.
rule-e1-action-028 = Példa: akinél ott az egykezes Kés, a kétkezes AKSU-t csak úgy veheti el, ha a Kést visszakeveri.
rule-e1-action-029 = A hős körönként legfeljebb egyszer vásárol.
rule-e1-action-030 = A hős különleges képessége a kártyájára nyomtatott erőforrásokba kerül.
rule-e1-action-031 = A képesség saját körönként egyszer használható.
rule-e1-action-032 = A tárgyakat a szövegük szerint kell használni.
rule-e1-action-033 = Egy körben akárhány tárgy használható.

## E1-COMBAT

section-e1-combat = A harc menete
    .source = a harc szabályai

rule-e1-combat-001 = Mindkét fél két kockával dob.
rule-e1-combat-002 = A veszedelem helyett a harcoló játékostól balra ülő játékos dob.
rule-e1-combat-003 = A veszedelem összege = kockák + nyomtatott erő.
rule-e1-combat-004 = A hős összege = kockák + a hős ereje + tárgybónuszok + aktivitás.
rule-e1-combat-005 = A sereg összege = kockák + a sereg mérete + aktivitás.
rule-e1-combat-006 = Az állomás összege = kockák + a védett állomás szintje + a klán aktivitása.
rule-e1-combat-007 = (hallgatólagos) A védő serege és hőse semmit sem ad az állomás védelméhez.
rule-e1-combat-008 = A nagyobb összeg győz.
rule-e1-combat-009 = Egyenlő összegnél döntetlen: senki sem győz vagy veszít.
rule-e1-combat-010 = Döntetlen után minden úgy marad, ahogy volt.

## E1-OUTCOME

section-e1-outcome = A kimenetelek táblázata
    .source = harci táblázatok

rule-e1-outcome-001 = Sereg semleges állomás ellen: az ellenfél egy veszedelem.
rule-e1-outcome-002 = Sereg semleges állomás ellen, győzelem: sereg −1.
rule-e1-outcome-003 = Sereg semleges állomás ellen, győzelem: az állomás a támadóé lesz.
rule-e1-outcome-004 = Sereg semleges állomás ellen, vereség: sereg −2.
rule-e1-outcome-005 = Hős semleges állomás ellen: az ellenfél egy veszedelem.
rule-e1-outcome-006 = Hős semleges állomás ellen, győzelem: az állomás a támadóé lesz, a hős és a sereg vesztesége nélkül.
rule-e1-outcome-007 = Hős semleges állomás ellen, vereség: a hős elveszíti egy, a gazdája által választott tárgyát, amelyet vissza kell keverni a pakliba.
rule-e1-outcome-008 = Hős semleges állomás ellen, vereség: a hős az otthoni állomására kerül.
rule-e1-outcome-009 = Hős semleges állomás ellen, vereség: a hős kimarad a következő körből.
rule-e1-outcome-010 = Sereg ellenséges állomás ellen: az ellenfél az állomás.
rule-e1-outcome-011 = Sereg ellenséges állomás ellen, győzelem: sereg −1.
rule-e1-outcome-012 = Sereg ellenséges állomás ellen, győzelem: az állomás gazdát cserél.
rule-e1-outcome-013 = Sereg ellenséges állomás ellen, győzelem: mindkét fél aktivitása +1.
rule-e1-outcome-014 = Sereg ellenséges állomás ellen, vereség: sereg −2.
rule-e1-outcome-015 = Sereg ellenséges állomás ellen, vereség: mindkét fél aktivitása +1.
rule-e1-outcome-016 = Hős ellenséges állomás ellen: az ellenfél az állomás.
rule-e1-outcome-017 = Hős ellenséges állomás ellen, győzelem: az állomás gazdát cserél.
rule-e1-outcome-018 = Hős ellenséges állomás ellen, győzelem: mindkét fél aktivitása +1.
rule-e1-outcome-019 = Hős ellenséges állomás ellen, vereség: a hős elveszíti egy, a gazdája által választott tárgyát, amelyet vissza kell keverni a pakliba.
rule-e1-outcome-020 = Hős ellenséges állomás ellen, vereség: a hős hazakerül.
rule-e1-outcome-021 = Hős ellenséges állomás ellen, vereség: a hős kimarad a következő körből.
rule-e1-outcome-022 = Hős ellenséges állomás ellen, vereség: mindkét fél aktivitása +1.
rule-e1-outcome-023 = Sereg ellenséges hős ellen: az ellenfél a hős.
rule-e1-outcome-024 = Sereg ellenséges hős ellen, győzelem: az a hős elveszíti egy, a saját játékosa által választott tárgyát, amelyet vissza kell keverni a pakliba.
rule-e1-outcome-025 = Sereg ellenséges hős ellen, győzelem: az a hős az otthoni állomására kerül.
rule-e1-outcome-026 = Sereg ellenséges hős ellen, győzelem: az a hős kimarad a következő köréből.
rule-e1-outcome-027 = Sereg ellenséges hős ellen, győzelem: mindkét fél aktivitása +1.
rule-e1-outcome-028 = (hallgatólagos) Sereg ellenséges hős ellen, győzelem: a sereg nem csökken.
rule-e1-outcome-029 = Sereg ellenséges hős ellen, vereség: sereg −2.
rule-e1-outcome-030 = Sereg ellenséges hős ellen, vereség: mindkét fél aktivitása +1.
rule-e1-outcome-031 = (hallgatólagos) Sereg ellenséges hős ellen, vereség: a hőssel nem történik semmi.
rule-e1-outcome-032 = Hős ellenséges hős ellen.
rule-e1-outcome-033 = Hős ellenséges hős ellen, győzelem: a legyőzött hős átadja egy, a győztes által választott tárgyát.
rule-e1-outcome-034 = Hős ellenséges hős ellen, győzelem: a legyőzött hős hazakerül.
rule-e1-outcome-035 = Hős ellenséges hős ellen, győzelem: a legyőzött hős kimarad a következő köréből.
rule-e1-outcome-036 = Hős ellenséges hős ellen, győzelem: mindkét fél aktivitása +1.
rule-e1-outcome-037 = Hős ellenséges hős ellen, vereség: a támadó hőse átadja egy, a védő által választott tárgyát.
rule-e1-outcome-038 = Hős ellenséges hős ellen, vereség: a támadó hőse hazakerül.
rule-e1-outcome-039 = Hős ellenséges hős ellen, vereség: a támadó hőse kimarad a következő körből.
rule-e1-outcome-040 = Hős ellenséges hős ellen, vereség: mindkét fél aktivitása +1.
rule-e1-outcome-041 = Kör eleji veszedelem: a veszedelem számít támadónak, az állomás védőnek.
rule-e1-outcome-042 = Kör eleji veszedelem állomás ellen, a veszedelem győz: az állomás semleges lesz.
rule-e1-outcome-043 = Kör eleji veszedelem állomás ellen, a veszedelem veszít: visszaverték, más nem történik.
rule-e1-outcome-044 = (hallgatólagos) Kör eleji veszedelem állomás ellen, a veszedelem győz: se a sereg, se a hős, se az aktivitás nem veszít.
rule-e1-outcome-045 = (hallgatólagos) A veszedelmek elleni harc senkinek az aktivitását nem változtatja meg azonnal.

## E1-EXTRA

section-e1-extra = Kiegészítő szabályok
    .source = kiegészítő szabályok

rule-e1-extra-001 = Az otthoni állomás az, amelyiken a 7-es korong fekszik.
rule-e1-extra-002 = Az otthoni állomást az ellenfél nem foglalhatja el.
rule-e1-extra-003 = Az otthoni állomás másképp sem veszhet el.
rule-e1-extra-004 = Akinek legfeljebb 2 állomása van, minden saját körében 1-1 erőforrást kap ráadásul mindegyik fajtából.
rule-e1-extra-005 = A ráadás a szokásos termelésen felül jár.
rule-e1-extra-006 = A ráadás csak a játékos saját körében jár.

## E1-NHERO

section-e1-nhero = Megjegyzések a hősökhöz
    .source = megjegyzések egyes kártyákhoz: hősök

rule-e1-nhero-001 = Anna: a képesség csak akkor működik, amíg ellenfél állomásán áll.
rule-e1-nhero-002 = Artyom: a képesség csak akkor használható, ha maga Artyom szerez meg semleges állomást.
rule-e1-nhero-003 = Artyom: a veszedelmet automatikusan visszaveri.
rule-e1-nhero-004 = Artyom: olyan veszedelem ellen is működik, amely rendesen nem verhető vissza.
rule-e1-nhero-005 = Melnyik: a képesség csak akkor működik, amíg ellenfél állomásán áll.
rule-e1-nhero-006 = Melnyik: az állomás terjeszkedési korongja lekerül.
rule-e1-nhero-007 = Melnyik: a gazda a szabad korongjai közül a legközelebbi kisebbet teszi a helyére.
rule-e1-nhero-008 = (hallgatólagos) Melnyik: az állomás gazdája nem változik.
rule-e1-nhero-009 = Kán: az újradobás csak olyan csatára szól, amelyben maga Kán harcol.
rule-e1-nhero-010 = Kán: ellenfél körében is használható.
rule-e1-nhero-011 = (hallgatólagos) Kán képessége egy kockát dob újra.
rule-e1-nhero-012 = Hunter: a képesség csak akkor működik, amíg ellenfél állomásán áll.
rule-e1-nhero-013 = (a Kés példájából következik) Szása kártyája megduplázza, amit a Kés ad.

## E1-NSTN

section-e1-nstn = Megjegyzések az állomásokhoz
    .source = megjegyzések egyes kártyákhoz: állomások

rule-e1-nstn-001 = Kropotkinskaya: a gazdája következő körében a hős nem támad és nem vesz tárgyat.
rule-e1-nstn-002 = Kropotkinskaya: a különleges képesség abban a körben is használható.
rule-e1-nstn-003 = (hallgatólagos) Kropotkinskaya: mozogni abban a körben is szabad.
rule-e1-nstn-004 = Krasnoselskaya: egy bizonyos tárgyat hoz; ha az már nincs a pakliban, a jelenlegi gazdájától kell elvenni.
rule-e1-nstn-005 = Avtozavodskaya: a Krasnoselskayához hasonlóan egy bizonyos tárgyat hoz, a jelenlegi gazdájától, ha már nincs a pakliban.
rule-e1-nstn-006 = (hallgatólagos) Ha a tárgy a pakliban van, onnan jön.
rule-e1-nstn-007 = Rizhskaya: a hős visszakapja minden mozgásegységét.
rule-e1-nstn-008 = Rizhskaya: még egyszer támadhat vagy vásárolhat.
rule-e1-nstn-009 = (hallgatólagos) Rizhskaya: feloldja azt a tilalmat, hogy akció után nem lehet mozogni.
rule-e1-nstn-010 = Sukharevskaya: a kör végén veszedelmet kell visszaverni, az E1-NSTN-014 és E1-NSTN-015 feltételei szerint.
rule-e1-nstn-011 = Polyanka: a kör végén veszedelmet kell visszaverni, mint a Sukharevskayánál (E1-NSTN-010).
rule-e1-nstn-012 = Paveletskaya: a kör végén veszedelmet kell visszaverni, mint a Sukharevskayánál (E1-NSTN-010).
rule-e1-nstn-013 = Park Pobedy: a kör végén veszedelmet kell visszaverni, mint a Sukharevskayánál (E1-NSTN-010).
rule-e1-nstn-014 = Nincs kör végi veszedelem, ha ebben a körben az erőforrások érkezésekor már szembe kellett nézni eggyel.
rule-e1-nstn-015 = Nincs kör végi veszedelem, ha a játékos ebben a körben semleges állomást szerzett.

## E1-NITEM

section-e1-nitem = Megjegyzések a tárgyakhoz
    .source = megjegyzések egyes kártyákhoz: tárgyak

rule-e1-nitem-001 = Golyóálló mellény: egy fegyverkártya erőbónusza a kör végéig nem számít.
rule-e1-nitem-002 = Golyóálló mellény: annak a fegyverkártyának a többi szövege sem számít.
rule-e1-nitem-003 = Golyóálló mellény: ha két fegyverkártya van, egyik sem hat.
rule-e1-nitem-004 = Golyóálló mellény: ellenfél körében is használható.
rule-e1-nitem-005 = Robbanóanyag: abban a körben, amelyben használják, a hős nem vásárolhat és nem támadhat.
rule-e1-nitem-006 = Bénítógáz: abban a körben, amelyben használják, a hős nem vásárolhat és nem támadhat.
rule-e1-nitem-007 = Gránát: ellenfél körében is használható.
rule-e1-nitem-008 = Sörétes puska: ellenfél körében is használható.
rule-e1-nitem-009 = Elsősegélycsomag: ellenfél körében is használható.
rule-e1-nitem-010 = Mutagén: az erőbónusz a játék végéig tart.
rule-e1-nitem-011 = Mutagén: a bónusz megmarad, bármi történik is a hőssel.
rule-e1-nitem-012 = Metró-útikalauz: az áthelyezés nem kerül mozgásegységbe.
rule-e1-nitem-013 = Metró-útikalauz: a hős tovább mozoghat.
rule-e1-nitem-014 = Rozsdás hajtány: a dupla két egyforma számot jelent a kockákon.
rule-e1-nitem-015 = Szelíd mutáns: úgy harcol, mint egy 5-ös erejű hős.
rule-e1-nitem-016 = Szelíd mutáns: harcban nem használ tárgyat.
rule-e1-nitem-017 = Szelíd mutáns: ha veszít, el kell dobni.
rule-e1-nitem-018 = Szelíd mutáns: ha veszít, a hős más tárgyat nem veszít, nem kerül haza, és nem marad ki a következő köréből.
rule-e1-nitem-019 = Geiger-számláló: egy veszedelemkártya helyett kettőt kell húzni.
rule-e1-nitem-020 = Geiger-számláló: nincs húzás, ha az állomást automatikusan foglalják el.
rule-e1-nitem-021 = Zászló: az állomás automatikusan a játékosé lesz.
rule-e1-nitem-022 = Zászló: nem kell veszedelemkártyát húzni.

## E1-NMISS

section-e1-nmiss = Megjegyzések a küldetésekhez
    .source = megjegyzések egyes kártyákhoz: küldetések

rule-e1-nmiss-001 = „Menj a hőssel a Begovaya állomásra, és költs el 2 gombát”: a hősnek ott kell lennie.
rule-e1-nmiss-002 = A 2 gombát magáért a küldetésért kell fizetni, nem a sereg vagy egy tárgy áraként.
rule-e1-nmiss-003 = „Győzd le a hősöddel egy ellenfél hősét”: a hős hős elleni győzelme teljesíti.
rule-e1-nmiss-004 = Nem számít, ha az ellenfél Elsősegélycsomagot használt.
rule-e1-nmiss-005 = Nem számít, ha az ellenfél Szelíd mutánst használt.
rule-e1-nmiss-006 = „Szerezz Gránátot, menj a Trubnaya állomásra, és dobd el”: a hős Gránáttal legyen a Trubnayán.
rule-e1-nmiss-007 = A Gránátot magáért a küldetésért kell eldobni.
rule-e1-nmiss-008 = Az így eldobott Gránát abban a körben nem ad erőbónuszt.
rule-e1-nmiss-009 = A Gránátot lehet a Hansánál venni, de jöhet máshonnan is.
rule-e1-nmiss-010 = „Találkozz egy ellenfél hősével”: a hősnek annak az állomásán kell befejeznie a mozgását.
rule-e1-nmiss-011 = „Találkozz egy ellenfél hősével”: utána a hős abban a körben tovább már nem mozoghat.
rule-e1-nmiss-012 = „Foglald el a Frunzenskaya és a Krasnoselskaya állomást”: a kettőnek egyszerre kell a játékosénak lennie.

## E1-NTHR

section-e1-nthr = Megjegyzések a veszedelmekhez
    .source = megjegyzések egyes kártyákhoz: veszedelmek

rule-e1-nthr-001 = Varangy: a dupla két egyforma számot jelent a kockákon.
rule-e1-nthr-002 = Vízfertőzés: közvetlenül erőforrással fizetve is visszaverhető.
rule-e1-nthr-003 = Disznómutáció: közvetlenül erőforrással fizetve is visszaverhető.
rule-e1-nthr-004 = Infrahang: vereség esetén a játékosnak egy állomásról is le kell mondania.
rule-e1-nthr-005 = Infrahang: ez a szokásos veszteségeken felül értendő.
rule-e1-nthr-006 = Láthatatlan rém: rendesen nem verhető vissza; a játékos mindig veszít.
rule-e1-nthr-007 = Gombamutáció: rendesen nem verhető vissza; a játékos mindig veszít.
rule-e1-nthr-008 = Alagútféreg: rendesen nem verhető vissza; a játékos mindig veszít.
rule-e1-nthr-009 = Veszélyes lelet: mindig automatikusan visszaverik.
rule-e1-nthr-010 = Járvány: mindig automatikusan visszaverik.
rule-e1-nthr-011 = Járvány: 5 vagy több állomásnál a sereg is csökken.

## E1-VIEW

section-e1-view = Rejtett és nyílt információ
    .source = több rész

rule-e1-view-001 = Az aktív küldetést teljesítésig csak a játékosa ismeri.
rule-e1-view-002 = A húzott három küldetést és a két visszaadottat a többiek nem látják.
rule-e1-view-003 = A vásárláskor felfedett két tárgykártyát mindenki látja, akár megveszik, akár nem.
rule-e1-view-004 = A húzott veszedelmet mindenki látja.
rule-e1-view-005 = A képpel lefelé fekvő paklik sorrendje ismeretlen.
rule-e1-view-006 = (hallgatólagos) A klántábla értékei, az állomások, a szabad terjeszkedési korongok, a tárgyak és a hősök helye nyílt.

## E1-CRED

section-e1-cred = Készítők
    .source = impresszum

rule-e1-cred-001 = A játék szerzői: Maxim Istomin, Vladimir Sergeev, Ivan Popov.
rule-e1-cred-002 = A szabályok szövege: Ivan Popov, Dmitry Sobyanin, Vladimir Sergeev és még valaki, akinek a keresztneve olvashatatlan (vezetékneve Bariskina).
rule-e1-cred-003 = Arculat: Sergey Dulin; az illusztrációkat kilencen jegyzik.
rule-e1-cred-004 = Producer: Ivan Popov.
