### Az olvasható szabálykönyv: fejezetek és folyó szöveg, a saját szavainkkal.

## Fejezetek

chapter-world = A világ és a játék célja
chapter-box = Mi van a dobozban
chapter-map = A térkép
chapter-sides = Oldalak és hősök
chapter-setup = Előkészületek
chapter-round = A játék menete
chapter-resources = Erőforrások
chapter-dark = Veszedelmek
chapter-laws = Törvények
chapter-army = A sereg
chapter-hero = A hős
chapter-trade = Kereskedés és felszerelés
chapter-missions = Küldetések
chapter-fights = Harcok
chapter-capture = Állomások megszerzése és elvesztése
chapter-knowledge = Mi nyílt és mi rejtett
chapter-notes = Megjegyzések egyes kártyákhoz
chapter-makers = A játék készítői

## Miről szólnak a bekezdések

tag-story = A világ
tag-winning = Győzelem
tag-points = Pontok
tag-box = A doboz
tag-stations = Állomások
tag-ring = A Gyűrű vonal
tag-ways = Utak
tag-side = Oldalak
tag-hero = Hősök
tag-setup = Előkészületek
tag-order = A játék rendje
tag-activity = Aktivitás
tag-stages = Szakaszok
tag-help = Segítség a gyengének
tag-production = Mit adnak az állomások
tag-dark = Veszedelmek
tag-laws = Törvények
tag-strengthening = A sereg erősítése
tag-army = Mit tesz a sereg
tag-moving = Mozgás
tag-acting = Mit tesz a hős
tag-scouting = Felderítés
tag-buying = Vásárlás
tag-carrying = Mennyit vihet a hős
tag-exchange = Csere
tag-missions = Küldetések
tag-new-mission = Új küldetések
tag-ability = A küldetések képességei
tag-strength = Erő
tag-chance = Szerencse
tag-draw = Döntetlen
tag-defeat = Vereség
tag-capture = Elfoglalás
tag-losing = Állomások elvesztése
tag-secrets = Titkok
tag-decks = Paklik
tag-notes = Megjegyzések
tag-makers = A készítők

## Szavak a szöveg körül

word-title-first = Metró 2033: az első kiadás szabályai
word-title-second = Metró 2033: a második kiadás szabályai
word-note = Minden szöveg a miénk. Minden bekezdés megnevezi a szabályait; a döntések azt tisztázzák, amit a nyomtatott szabálykönyv nyitva hagy.
word-contents = Tartalom
word-example = Példa
word-in-full = A szabályok teljes szövege
word-rulings = Döntések
word-question = Kérdés
word-options = Lehetséges válaszok
word-decision = Döntés
word-reason = Indoklás
telling-chosen = { $who }: { $option }.
telling-refused = { $who } – nem lehetséges: { $option }.

## Az első kiadás

book-first-story = 2033-at írunk. A felszín sugárzik, és a mutánsoké; az emberek a moszkvai metróban élnek tovább, ahol a fénnyel és vízzel ellátott állomásokból apró államok lettek. Te az egyik klánt vezeted.
book-first-winning = Abban a pillanatban győzöl, amikor elég győzelmi pontod van: két játékosnál 10, háromnál 9, négynél, ötnél és hatnál 8. A játék azonnal véget ér, bárki körében történik is.
book-first-points = Minden állomás egy pontot ér, amíg a tiéd. A küldetések is hoznak pontot, és az örökre megmarad.
book-first-box = A dobozban van a tábla, 49 állomáskártya, 34 veszedelem, 33 tárgy, 20 küldetés, hat hős a bábujával, hat klántábla, két kocka és 120 korong. Öt üres kártya a saját ötleteidre vár.
book-first-stations = Minden állomás egy vonalhoz tartozik. Az elfoglalható állomásoknak kártyájuk van: ezen áll, mit adnak és mire jók még. Az állomásodon fekvő korong száma az állomás szintje: a nagyobb szám jobban véd, de ritkábban jön ki a kockákon.
book-first-ring = A Gyűrű vonal a Hansáé. Állomásait nem lehet elfoglalni, és csak ott árulnak tárgyakat.
book-first-ways = Az állomásokat a vonalak mentén alagutak, a vonalak között átszállók kötik össze. Mindegyik egy lépés.
book-first-side = Hat klánnal lehet játszani: Polisz, Szervezett bűnözés, Negyedik Birodalom, Vörös vonal, 1905 Szövetség és Arbat Konföderáció. A klántáblán áll a klán sajátossága, az első állomásai és a kezdőértékei; a skálákon korongok mutatják az állást, az erőforrásokét tízig, az aktivitásét háromig.
book-first-hero = Mindenkinek egy hőse van: Artyom, Szása, Hunter, Melnyik, Anna vagy Kán. A kártyán áll, mennyit mozoghat, milyen erős, és mi a különleges képessége. A képességet minden saját körödben egyszer használhatod, a kártyán álló áron.
book-first-setup = A veszedelmeket, a tárgyakat és a küldetéseket megkeverjük. Mindenki kap egy klánt és egy hőst, beállítja a kezdőértékeket, elveszi a klán állomásait, és az egyiket otthonának nevezi: oda kerül a 7-es korong és a hős bábuja. A többi állomásra tetszés szerinti korongot tesz. Három küldetésből egyet tart meg. Az kezd, aki a legnagyobbat dobja.
book-first-order = A kör két kocka dobásával kezdődik, ettől termelnek az állomások. Utána a játékos tetszés szerinti sorrendben cselekszik: erősíti a seregét, támad vele vagy dolgoztatja, mozgatja a hősét, támad vagy vásárol vele, képességeket és tárgyakat használ. Azután az óramutató járása szerint a következő játékos jön.
book-first-activity = Az aktivitás 0 és 3 között mutatja, mennyire harcias a klán, és minden harcban hozzáadódik az erejéhez. Ha két játékos harcol egymással, mindkettejük aktivitása eggyel nő. Aki a saját körében nem harcolt másik játékossal, egyet veszít.
book-first-help = Akinek legfeljebb két állomása van, minden saját körében mindhárom erőforrásból kap még egyet.
book-first-production = A kör elején két kockával dobunk. Minden állomás, amelynek korongján a dobott összeg áll, megadja gazdájának azt, ami a kártyáján van, akárki dobott is. A hetesre minden otthon termel. Az erőforrásokkal képességekért, tárgyakért és katonákért lehet fizetni.
book-first-dark = Aki semleges állomást akar, annak előbb le kell győznie egy veszedelmet. A nagy klánok is veszélyben vannak: ha legalább öt állomásod van, és a saját körödben az otthonodon kívül valamelyik termelt, annak meg kell küzdenie egy veszedelemmel. Harc után a veszedelmek visszakerülnek a paklijukba.
book-first-strengthening = Egy lőszerért, egy gombáért és egy disznóért a sereg eggyel erősebb lesz, körönként legfeljebb kétszer.
book-first-army = A seregnek nincs bábuja a térképen: egyszerre minden állomásodon ott van. Egy körben vagy támad, vagy egy gombáért dolgozik. Szomszédos állomást támad meg, semlegeset vagy másét, vagy más játékos hősét, aki a te állomásodon áll.
book-first-moving = A hős annyi lépést tesz, amennyi a kártyáján áll, alagúton és átszállón, bármilyen állomáson át, és nem köteles ott harcolni, ahol megáll. Támadás vagy vásárlás után ebben a körben már nem mozog.
book-first-acting = A hős körönként egyszer vagy támad, vagy vásárol. Azt az állomást támadja, amelyen áll, vagy egy ott álló hőst, vásárolni pedig a Gyűrű vonalon tud. A képességek és a tárgyak használata ezen felül jár.
book-first-buying = Gyűrűállomáson a tárgyakat megkeverjük, és kettőt mindenkinek megmutatunk; az egyiket az áráért megveheted, körönként egyszer. Amit nem vesznek meg, visszakerül.
book-first-carrying = Egy hős két egykezes fegyvert vagy egy kétkezeset, egy páncélzatot, egy közlekedési eszközt és öt kelléket vihet. A fegyverek erősítése összeadódik, és a tárggyal együtt elvész.
book-first-missions = A küldetésed képpel lefelé fekszik, csak te ismered. Ha a feltétele teljesül, megmutatod, és megkapod érte a pontokat és az erőforrásokat. Ezek a tieid maradnak, bármi történjék is később.
book-first-new-mission = Teljesített küldetés után megnézed a megkevert pakli három felső lapját, és egyet megtartasz. A többi visszakerül a pakliba a teljesített küldetéssel együtt.
book-first-strength = Mindkét fél hozzáadja erejét a kockáihoz: a hős a sajátját a tárgyaival együtt, a sereg a létszámát, az állomás a szintjét, a veszedelem a kártyáján álló számot. A játékosok az aktivitásukat is hozzáadják. A nagyobb összeg győz.
book-first-chance = A szerencsét a kockák hozzák: minden harcban mindkét fél kettővel dob. A veszedelem helyett a harcoló bal oldali szomszédja dob.
book-first-draw = Egyenlő összegnél döntetlen: senki sem győzött, senki sem vesztett, minden a helyén marad.
book-first-defeat = Az a sereg, amely elveszti a támadását, kettővel csökken; egy állomás elfoglalása egybe kerül. A legyőzött hős lead egy tárgyat, hazamegy, és kimarad egy körből; ha hős győzte le, a tárgy a győztesé lesz. Az az állomás, amelyet veszedelem győz le, semlegessé válik.
book-first-capture = Aki megnyeri a támadást, azonnal megkapja az állomást. A tizenhárom korongja közül egyet rátesz, és ezzel megválasztja a szintjét. A hős veszteség nélkül foglal el semleges állomást, a sereg egy katonával fizet érte.
book-first-losing = Állomást más játékosok és veszedelmek vehetnek el; a korongja visszakerül a szabad korongokhoz. A 7-es korongos otthont nem lehet elveszíteni.
book-first-secrets = Titkosak a küldetések és a paklik sorrendje. A felkínált tárgyakat és a felfedett veszedelmeket mindenki látja; a táblák, a korongok, a tárgyak és a hősök nyíltan fekszenek.
book-first-decks = Semmi sem vész el: a veszedelmeket, az elhasznált tárgyakat és a küldetéseket visszakeverjük a paklijukba.
book-first-notes = Néhány hőshöz, állomáshoz, tárgyhoz, küldetéshez és veszedelemhez magyarázat kell. Amit itt egy kártyáról mondunk, megelőzi az általános szabályokat.
book-first-makers = A játékot Maxim Istomin, Vladimir Sergeev és Ivan Popov készítette Dmitry Glukhovsky regénye nyomán.

## A második kiadás

book-second-story = A nukleáris háború után, 2033-ban a moszkvai metró az utolsó menedék. Állomásain hat párt osztozik, és minden játékos az egyiket vezeti.
book-second-winning = Győztest csak a forduló végén keresünk. Tíz pont győz, a Vörös vonalnak kilenc is elég, és győz az is, akié a Polisz mind a négy állomása. Ha többen is vannak, az óramutató járása szerint a kezdőjátékoshoz legközelebbi győz.
book-second-points = Minden állomás egy pontot ér, és minden teljesített küldetés is egyet. Az elvesztett állomással a pontja is elvész; a küldetés pontja soha.
book-second-box = A dobozban van a tábla, hat párt és hat hős, 36 veszedelem két pakliban, 18 felszerelés, 18 küldetés, hét törvény, hét harckártya, korongok és két jelző. Kocka nincs.
book-second-stations = A közönséges állomáson az az erőforrás látszik, amelyet ad; az otthoni állomások meg vannak jelölve. Az elhagyott állomásokon a hősök átmehetnek, de senki sem támadhatja meg és nem foglalhatja el őket. A Polisz négy állomásból áll. Azoknak a pártoknak a zónája, amelyekkel senki sem játszik, mindenki előtt zárva van.
book-second-ring = A Gyűrű vonal barna állomásai a Hansáé. Senki sem támadhatja meg őket; a hősök ott kereskednek. A sereg átmehet rajtuk, de egy támadás során a gyűrűnek legfeljebb egy alagútját használja.
book-second-ways = Két állomás szomszédos, ha alagút vagy átszálló köti össze őket. A szomszédba lépés egy sebességegységbe kerül a hősnek.
book-second-side = A pártok a helyükben és a különleges képességükben különböznek. Mindegyik három otthoni állomással kezd, amelyek három különböző erőforrást adnak, és saját kezdőbónusza van: erőforrás, felszerelés, küldetés vagy katona.
book-second-hero = A hős és a párt az egész játékban együtt marad. A bábu mutatja, hol van a hős; ereje és sebessége a kártyán áll, a felszerelés pedig változtat rajta.
book-second-setup = A kezdőjátékos bármelyik pártot elveheti; minden következőnek egy már elvett párt zónájával kell határosnak lennie. A hősöket fordított sorrendben választjuk. Mindenki korongot tesz három otthoni állomására, 3 ponttal és 2-es sereggel kezd, megkapja pártja kezdőbónuszát, és egy otthoni állomásra állítja a hősét. Négy felszereléskártya alkotja a piacot.
book-second-order = Egy forduló öt fázisból áll: események, mozgósítás, seregakciók, hősakciók, a forduló vége. Mindegyikben a kezdőjátékos kezd, a többiek az óramutató járása szerint követik. A forduló után a kezdőjátékos-jelző a bal oldali szomszédhoz kerül.
book-second-stages = A játék az első szakasszal kezdődik. Ha a forduló végén valakinek hat pontja van, jön a második szakasz: a veszélyesebb veszedelmek kerülnek játékba, mindenki kap egy felszerelést, és a hősök kettő helyett hármat vihetnek. Ha mindenkinek hatnál kevesebb pontja van, visszatér az első szakasz.
book-second-help = Senkinek sem lehet háromnál kevesebb állomása. Ha kettő marad, azonnal és ingyen megkapod a zónád egyik semleges állomását; ha ilyen nincs, egy másik zónáét, de sohasem a Poliszét.
book-second-production = A fordulójelző helye mutatja, mi terem: minden ilyen erőforrást adó állomás egyet ad gazdájának. A Polisz állomása azt adja, ami látszik, kettő közül azt, amelyiket a gazdája választja. Az első fordulóban mindegyik kétszer annyit ad.
book-second-dark = Ha a jelző helyén veszedelem látszik, minden játékos megnevezi egy állomását és azt, aki megvédi: a sereget, vagy a hőst, ha ott áll. Csak ezután fedünk fel egy kártyát, amellyel mindenki megküzd. Aki legyőzi, megkapja a jutalmát; akit legyőz, elveszíti az állomást.
book-second-laws = Ha a jelző helyén törvény látszik, a felső törvényt felolvassuk és szavazunk róla. Annyi szavazatod van, ahány állomásod, és mind egyfelé megy; tartózkodni nem lehet. Ha több a támogató szavazat, a törvény érvénybe lép, és a korábbi megszűnik. Ha nem, a pakli aljára kerül.
book-second-strengthening = Mozgósításkor előbb a sereg fenntartását fizetjük: 5-ös erőig ingyen van, a 6, a 7 és a 8 egy, két és három disznóba kerül. Aki nem fizet, csökkenti a seregét. Azután katonát lehet toborozni, egyet-egyet egy lőszerért és egy disznóért, legfeljebb 8-ig.
book-second-army = Egy fordulóban a sereg egyetlen dolgot tesz: megtámad egy állomást, amely a tieddel szomszédos, vagy egy hőst, aki a te állomásodon vagy annak szomszédján áll, vagy szerez egy tetszés szerinti erőforrást. Átmehet a semleges Poliszon és egy alagúton a Hansán is.
book-second-moving = A hős annyit léphet, amennyi a sebessége, elhagyott állomásokon át is, de zárt zónába soha. Előbb mozog: más akció után a helyén marad.
book-second-acting = Mozgás után a hős hét dolog közül egyet tesz: megtámadja az állomást, amelyen áll, megtámad ott egy hőst, felderít, használja a képességét, erőforrást cserél, felszerelést vesz vagy küldetést kap. Az utolsó három csak a Hansa állomásain lehetséges.
book-second-scouting = Semleges állomáson a hős megnézheti a felső veszedelmet, és képpel lefelé magánál tarthatja. A következő fordulóban, mielőtt semleges állomást támad, a játékos a pakli tetejére teheti. Ha nem használja fel, a pakli aljára kerül.
book-second-buying = A Hansa állomásán a piac négy lapja közül bármelyik megvehető, mindegyik egy lőszerért és egy gombáért. Vásárlás előtt a teljes piac egyszer megújítható egy lőszerért. Ha a játékos végzett, a piacot négy lapra töltjük fel.
book-second-carrying = Egy hős az első szakaszban két, a másodikban három felszerelést vihet. Ami ezen felül van, azt azonnal el kell dobni.
book-second-exchange = A Hansa állomásán a hős az egyik erőforrásból akármennyit ugyanannyi másikra cserélhet.
book-second-missions = A küldetés képpel lefelé fekszik, amíg a célja nem teljesül. Akkor felfordítjuk, és egy pontot ér, amely soha el nem vész. Akárhány küldetésed lehet, de minden cél csak egyszer számít.
book-second-new-mission = A Hansa állomásán a hős egy lőszerért és egy gombáért küldetést kap: titokban kettőt húz, és egyet megtart. Ez fordulónként egyszer lehetséges.
book-second-ability = Minden küldetésnek képessége is van, bármikor használható: a teljesítetlené a kártya eldobásával, a teljesítetté fordulónként egyszer, egy lőszerért.
book-second-strength = A nagyobb erő győz. A hős minden felszerelésével együtt számít, a sereg a pillanatnyi erejével, a veszedelem a kártyáján álló számmal, a Polisz semleges állomása 7-tel.
book-second-chance = Ha két játékos harcol, kiosztjuk a hét harckártyát: mindkettő hármat kap, egy rejtve marad. Mindketten leraknak egyet képpel lefelé, és egyszerre fordítják fel. Hogy egy kártya mennyit ad hozzá, az ellenfél kártyájától függ.
book-second-draw = Egyenlő erőnél döntetlen: senki sem veszít és nem nyer semmit.
book-second-defeat = A vesztes támadó sereg eggyel gyengül, de egy alá soha; a védekező sereg megtartja az erejét, és az állomást veszíti el. A legyőzött hős megsebesül, egy otthoni állomásra kerül, és ott tölti a következő hősfázisát. Ha játékos győzte le, egy felszerelését is elveszítheti.
book-second-capture = Nyertes támadás után elfoglalhatod az állomást: a semlegeset egy gombáért és egy disznóért, a más játékostól elvettet egy gombáért. Ha nem fizetsz, semleges lesz.
book-second-losing = Állomást veszedelem, támadás és kártya miatt lehet elveszíteni. Mindegyikkel a pontja is elvész.
book-second-secrets = Rejtett a paklik sorrendje, a teljesítetlen küldetés, a felderített veszedelem és a kézben tartott harckártya. Minden más nyílt.
book-second-decks = A törvények a paklijuk aljára kerülnek. Minden más kártyafajtának saját dobópaklija van, ebből lesz az új pakli, ha a régi elfogy.
book-second-makers = A játékot Sergey Golubkin és Pavel Ovchinnikov készítette Dmitry Glukhovsky regényei nyomán.

## Példák

example-first-two-stations = Két állomás: mindenből még egy
example-first-numbers-yield = Nyolcast dobtak
example-first-five-stations = Öt állomás, és az egyiknek harcolnia kell
example-first-army-targets = Hová csaphat le a sereg
example-first-hero-walks = Séta idegen állomásokon át
example-first-level-defends = Az állomás a szintjével védekezik
example-first-hero-fights = Mit számít be a hős a harcban
example-first-hero-takes-station = A hős elfoglal egy semleges állomást
example-second-three-steps = Három lépés egy 3-as sebességű hősnek
example-second-second-faction = Az 1905 Szövetség után
example-second-polis-yields = Két állomás a Poliszban, két erőforrás a sávon
example-second-one-card-for-all = Egy veszedelem négy játékosnak
example-second-all-votes = Minden szavazat egyfelé
example-second-one-hansa-tunnel = A gyűrűn egy alagút, nem kettő
example-second-through-polis = A Poliszon át
example-second-scouted-card = A felderített veszedelem a pakli tetejére kerül
example-second-goal-reached = Teljesül egy cél
example-second-ambush = Leshely a roham ellen
example-second-polis-defends = A Polisz 7-tel védekezik
example-second-free-station = Két állomás maradt: egy ingyen jár
