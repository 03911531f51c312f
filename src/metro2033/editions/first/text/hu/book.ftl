### The rulebook for reading: chapters and running text, in our own words.

## The first edition

book-first-story = 2033-at írunk. A felszín sugárzik, és a mutánsoké; az emberek a moszkvai metróban élnek tovább, ahol a fénnyel és vízzel ellátott állomásokból apró államok lettek. Te az egyik klánt vezeted.
book-first-winning = Abban a pillanatban győzöl, amikor elég győzelmi pontod van: két játékosnál 10, háromnál 9, négynél, ötnél és hatnál 8. A játék azonnal véget ér, akárkinek a körében történik is.
book-first-points = Minden állomás egy pontot ér, amíg a tiéd. A küldetések is hoznak pontot, és az örökre megmarad.
book-first-box = A dobozban van a tábla, 49 állomáskártya, 34 veszedelem, 33 tárgy, 20 küldetés, hat hős a bábujával, hat klántábla, két kocka és 120 korong. Öt üres kártya a saját ötleteidre vár.
book-first-stations = Minden állomás egy vonalhoz tartozik. Az elfoglalható állomásoknak kártyájuk van: ezen áll, mit adnak és mire jók még. Az állomásodon fekvő korong száma az állomás szintje: a nagyobb szám jobban véd, de ritkábban jön ki a kockákon.
book-first-ring = A Gyűrű vonal a Hansáé. Állomásait nem lehet elfoglalni, és csak ott árulnak tárgyakat.
book-first-ways = Az állomásokat a vonalak mentén alagutak, a vonalak között átszállók kötik össze. Mindegyik egy lépés.
book-first-side = Hat klánnal lehet játszani: Polisz, Szervezett bűnözés, Negyedik Birodalom, Vörös vonal, 1905 Szövetség és Arbat Konföderáció. A klántáblán a klán sajátossága, első állomásai és kezdőértékei állnak; a skálákon korongok mutatják, mennyi van az erőforrásokból (legfeljebb tíz) és mekkora az aktivitás (legfeljebb három).
book-first-hero = Mindenkinek egy hőse van: Artyom, Szása, Hunter, Melnyik, Anna vagy Kán. A kártyán áll, mennyit mozoghat, milyen erős, és mi a különleges képessége. A képességet minden saját körödben egyszer használhatod, a kártyán álló áron.
book-first-setup = A veszedelmeket, a tárgyakat és a küldetéseket megkeverjük. Mindenki kap egy klánt és egy hőst, beállítja a kezdőértékeket, elveszi a klán állomásait, és az egyiket megteszi otthonának: oda kerül a 7-es korong és a hős bábuja. A többi állomásra tetszés szerinti korongot tesz. Három küldetésből egyet tart meg. Az kezd, aki a legnagyobbat dobja.
book-first-order = A kör két kocka dobásával kezdődik, ettől termelnek az állomások. Utána a játékos tetszés szerinti sorrendben cselekszik: erősíti a seregét, támad vele vagy dolgoztatja, mozgatja a hősét, támad vagy vásárol vele, képességeket és tárgyakat használ. Azután az óramutató járása szerint a következő játékos jön.
book-first-activity = Az aktivitás 0 és 3 között mutatja, mennyire harcias a klán, és minden harcban hozzáadódik az erejéhez. Ha két játékos harcol egymással, mindkettejük aktivitása eggyel nő. Aki a saját körében nem harcolt másik játékossal, egyet veszít.
book-first-help = Akinek legfeljebb két állomása van, minden saját körében mindhárom erőforrásból kap még egyet.
book-first-production = A kör elején két kockával dobunk. Minden állomás, amelynek korongján a dobott összeg áll, megadja gazdájának azt, ami a kártyáján van, akárki dobott is. Hetes dobásra minden otthon termel. Az erőforrásokkal képességekért, tárgyakért és katonákért lehet fizetni.
book-first-dark = Aki semleges állomást akar, annak előbb le kell győznie egy veszedelmet. A nagy klánok is veszélyben vannak: ha legalább öt állomásod van, és a saját körödben az otthonodon kívül valamelyik termelt, annak meg kell küzdenie egy veszedelemmel. Harc után a veszedelmek visszakerülnek a paklijukba.
book-first-strengthening = Egy lőszerért, egy gombáért és egy disznóért a sereg eggyel erősebb lesz, körönként legfeljebb kétszer.
book-first-army = A seregnek nincs bábuja a térképen: egyszerre minden állomásodon ott van. Egy körben vagy támad, vagy egy gombáért dolgozik. Szomszédos állomást támad meg, semlegeset vagy másét, vagy más játékos hősét, aki a te állomásodon áll.
book-first-moving = A hős annyi lépést tesz, amennyi a kártyáján áll, alagúton és átszállón, bármilyen állomáson át, és nem köteles ott harcolni, ahol megáll. Támadás vagy vásárlás után ebben a körben már nem mozog.
book-first-acting = A hős körönként egyszer vagy támad, vagy vásárol. Azt az állomást támadja, amelyen áll, vagy egy ott álló hőst, vásárolni pedig a Gyűrű vonalon tud. A képességek és a tárgyak használata ezen felül jár.
book-first-buying = Gyűrűállomáson a tárgyakat megkeverjük, és kettőt mindenkinek megmutatunk; az egyiket az áráért megveheted, körönként egyszer. Amit nem vesznek meg, visszakerül.
book-first-carrying = Egy hős két egykezes fegyvert vagy egy kétkezeset, egy páncélzatot, egy közlekedési eszközt és öt kelléket hordhat. A fegyverek bónuszai összeadódnak, és a tárggyal együtt elvesznek.
book-first-missions = A küldetésed képpel lefelé fekszik, csak te ismered. Ha a feltétele teljesül, megmutatod, és megkapod érte a pontokat és az erőforrásokat. Ezek a tieid maradnak, bármi történjék is később.
book-first-new-mission = Teljesített küldetés után megnézed a megkevert pakli három felső lapját, és egyet megtartasz. A többi visszakerül a pakliba a teljesített küldetéssel együtt.
book-first-strength = Mindkét fél hozzáadja erejét a dobásához: a hős a sajátját a tárgyaival együtt, a sereg a méretét, az állomás a szintjét, a veszedelem a kártyáján álló számot. A játékosok az aktivitásukat is hozzáadják. A nagyobb összeg győz.
book-first-chance = A szerencsét a kockák hozzák: minden harcban mindkét fél kettővel dob. A veszedelem helyett a harcoló bal oldali szomszédja dob.
book-first-draw = Egyenlő összegnél döntetlen: senki sem győzött, senki sem vesztett, minden a helyén marad.
book-first-defeat = Az a sereg, amely elveszti a támadását, kettővel csökken; egy állomás elfoglalása egy katonájába kerül. A legyőzött hős lead egy tárgyat, hazamegy, és kimarad egy körből; ha hős győzte le, a tárgy a győztesé lesz. Az az állomás, amelyet veszedelem győz le, semlegessé válik.
book-first-capture = Aki megnyeri a támadást, azonnal megkapja az állomást. A tizenhárom korongja közül egyet rátesz, és ezzel megválasztja a szintjét. A hős veszteség nélkül foglal el semleges állomást, a sereg egy katonával fizet érte.
book-first-losing = Állomást más játékosok és veszedelmek vehetnek el; a korongja visszakerül a szabad korongokhoz. A 7-es korongos otthont nem lehet elveszíteni.
book-first-secrets = Titkosak a küldetések és a paklik sorrendje. A felkínált tárgyakat és a felfedett veszedelmeket mindenki látja; a táblák, a korongok, a tárgyak és a hősök nyíltan fekszenek.
book-first-decks = Semmi sem vész el: a veszedelmeket, az elhasznált tárgyakat és a küldetéseket visszakeverjük a paklijukba.
book-first-notes = Néhány hőshöz, állomáshoz, tárgyhoz, küldetéshez és veszedelemhez magyarázat kell. Amit itt egy kártyáról mondunk, megelőzi az általános szabályokat.
book-first-makers = A játékot Maxim Istomin, Vladimir Sergeev és Ivan Popov készítette Dmitry Glukhovsky regénye nyomán.

## Examples

example-first-two-stations = Két állomás: mindenből még egy
example-first-numbers-yield = Nyolcast dobtak
example-first-five-stations = Öt állomás, és az egyiknek harcolnia kell
example-first-army-targets = Hová csaphat le a sereg
example-first-hero-walks = Séta idegen állomásokon át
example-first-level-defends = Az állomás a szintjével védekezik
example-first-hero-fights = Mit számít be a hős a harcban
example-first-hero-takes-station = A hős elfoglal egy semleges állomást
