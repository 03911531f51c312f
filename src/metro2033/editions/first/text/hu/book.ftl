### The rulebook for players: running text in our own words.
### `book-first-<tag>` is a paragraph of a chapter, `book-first-<kind>-<id>` a note on one piece.

## A világ és a cél

book-first-story =
    2033-at írunk. A városok elhamvadtak, a felszín a sugárzásé és a sugárzás szülötteié. Ami Moszkvából megmaradt, odalent él. Ahol egy állomásnak voltak légmentes kapui, szűrői és saját áramfejlesztője, ott előbb falu lett belőle, aztán állam: határokkal, adókkal és régi sérelmekkel. Az állomások között pedig az alagutak húzódnak, és azokba senki sem megy a maga örömére.

    Te a hat klán egyikét vezeted az emberiség legnagyobb óvóhelyén. Egy sereg engedelmeskedik neked, és egy hős bízik benned. Legyen a te zászlód az, amit az emberek keresnek, ha hajtány gördül elő a sötétből.
book-first-winning =
    Gyűjts győzelmi pontokat! Amint valakinek elég van belőlük, a játék megáll, akár egy kör közepén is, és ő a győztes: utolsó kör nem jár senkinek. Hogy mennyi az elég, az attól függ, hányan ültök az asztalnál: kettőtől hatig bármennyien lehettek.
book-first-points =
    Egy állomás addig ér egy pontot, amíg a tiéd, egy pillanattal sem tovább. A teljesített küldetések pontjaival más a helyzet: azokat senki sem veheti el tőled, bármit veszítesz is később. Három állomással kezdesz, vagyis három ponttal.

## Mi van a dobozban

book-first-box =
    Egy játéktábla a metró térképével és 147 kis kártya: 49 állomás, 34 veszedelem, 33 tárgy, 20 küldetés, 6 hős és 5 üres lap, amely egyik paklihoz sem tartozik, és a saját ötleteidre vár. Van még 6 nagy klántábla, 6 hősbábu, 2 hatoldalú kocka és 120 korong. Minden klánnak 13 számozott terjeszkedési korongja van az állomásaira és 7 állapotkorongja a tábla skáláira, közülük egy tartalék. Az első játék előtt nyomjátok ki a korongokat a kartonból.
book-first-makers =
    A játékot Maxim Istomin, Vladimir Sergeev és Ivan Popov tervezte; Popov volt a producere is. A szabályokat Popov, Sergeev, Dmitry Sobyanin és egy negyedik szerző, Bariskina írta. A külsejét Sergey Dulin tervezte, a képeken kilencen dolgoztak. Dmitry Glukhovsky regényén alapul, és az ő engedélyével jelent meg; a jogok tulajdonosa a Mir Fantasy.

## A térkép

book-first-stations =
    A térképen kilenc színes vonalra felfűzött állomások látszanak, és a gyűrű, amely keresztezi őket. Minden állomás pontosan egy vonalhoz tartozik. A legtöbb állomást el lehet foglalni; amelyiket nem, annak más a jele. Minden elfoglalható állomásnak van egy kártyája: rajta a neve, a vonala, az, hogy mit ad, és gyakran egy szöveg is.

    Ahol te uralkodsz, ott a terjeszkedési korongod fekszik. A száma az állomás szintje, és amikor leteszel egyet, mindig ugyanazt a kettőt mérlegeled: a nagy számú állomást nehéz elvenni tőled, viszont ritkán fizet, hiszen két kockának ezt az összeget is ki kell adnia.
book-first-ring =
    A Gyűrű vonal a Hansa, a kereskedők szövetsége. Állomásait nem lehet elfoglalni. Mégis ide fogsz járni: a metróban sehol máshol nem árulnak tárgyakat.
book-first-ways =
    Egy vonal állomásait alagutak kötik össze, ahol pedig a vonalak találkoznak, átszállók. Az így összekötött állomások szomszédosak: egylépésnyire vannak egymástól.

## Klánok és hősök

book-first-side =
    Polisz, Szervezett bűnözés, Negyedik Birodalom, Vörös vonal, 1905 Szövetség, Arbat Konföderáció: hat klán, mindegyiknek saját táblája van. A tábla megmutatja, miben különleges a klán, hol kezd és mivel; a kezdőértékek be vannak karikázva. A skálákon állapotkorongok csúsznak, és mindent számon tartanak, ami változik: a három erőforrást és a sereget tízig, a győzelmi pontokat, az aktivitást pedig 0-tól 3-ig. Az aktivitás mindig 0-ról indul.
book-first-hero =
    Minden klánnak egy hőse van: Artyom, Szása, Hunter, Melnyik, Anna vagy Kán. A hősök az alagutakat járják, harcolnak egymással, állomásokat foglalnak el, tárgyakat vesznek és használnak. A kártyájukról leolvashatod, milyen erősek, meddig jutnak egy körben, és mi az a különleges képesség, amely csak az övék. A képesség a kártyán megadott erőforrásokba kerül, és minden saját körödben egyszer használhatod.

## Előkészületek

book-first-setup =
    Az előkészületek tíz percig tartanak, ebből öt a keverés: a veszedelmek, a tárgyak és a küldetések három külön pakli. Aztán lépésről lépésre felépíted a kis birodalmadat.
setup-first-1 = Az első játék előtt nyomjátok ki a korongokat. Keverjétek meg külön a veszedelmeket, a tárgyakat és a küldetéseket, és tegyétek le képpel lefelé. Az állomáskártyák nem alkotnak paklit: név szerint keressétek ki őket, ha valaki elfoglalja az állomást.
    .title = Terítsétek ki a táblát!
setup-first-2 = Mindenki kap képpel lefelé egy klántáblát és egy hőst, aztán fordítsátok fel őket. Állítsd be a bekarikázott kezdőértékeket, és vedd el azoknak az állomásoknak a kártyáját, amelyeket a táblád megnevez. A többit rendezzétek vonalak szerint, hogy gyorsan meglegyenek.
    .title = Klánok és hősök.
setup-first-3 = Vedd el a klánod 13 terjeszkedési korongját. A három állomásod egyikét nevezd ki otthonodnak: arra kerül az egyetlen hetesed, és onnan indul a hősöd.
    .title = Válassz otthont!
setup-first-4 = A többi állomásodra tegyél egy-egy tetszés szerinti korongot. A maradék előtted fekszik, mindenki látja.
    .title = Add meg a szinteket!
setup-first-5 = Húzz titokban három küldetést, és egyet tarts meg képpel lefelé. A másik kettőt keverd vissza a pakliba, mielőtt a következő játékos húz.
    .title = Húzz küldetést!
setup-first-6 = Mindenki dob két kockával. A legnagyobb összeg kezd (ha többen dobták, ők újra dobnak), utána az óramutató járása szerint következtek, és ez a sorrend a játék végéig megmarad.
    .title = Ki kezd?

## A játék menete

book-first-order =
    A játékosok az óramutató járása szerint egymás után következnek, amíg valaki nem győz. A köröd két kocka dobásával kezdődik: ettől a térkép minden részén fizetnek az állomások, és néha valami elő is bújik a mélyből. Azután a kör a tiéd. Erősítsd a sereget, küldd harcolni vagy dolgozni, mozgasd a hősödet, támadj vagy vásárolj vele, használj képességet és tárgyakat: bármit, bármilyen sorrendben, vagy semmit.

## Erőforrások

book-first-production =
    Dobj két kockával, és add össze a számokat. Minden állomás, amelynek korongján ez az összeg áll, megadja a gazdájának, ami a kártyáján szerepel, bárkié is a kör; figyeld hát mások dobásait is. Amelyik összeg egyetlen korongon sincs rajta, az senkinek sem fizet. Hetesre viszont a metró minden otthona fizet.

    A lőszer, a disznó és a gomba három dologra jó: katonára a seregbe, tárgyra a hősnek, és a hős képességére.
book-first-help =
    Akinek két vagy kevesebb állomása van, még nem veszett el. Amíg ilyen kevés van, minden saját köröd elején kapsz még egy lőszert, egy disznót és egy gombát azon felül, amit a dobás hoz. Mások körében ez a segítség nem jár.

## Veszedelmek

book-first-threat-cards =
    Az alagutakban gáz vár, sugárzás, és olyan lények, amelyek valaha valami mások voltak. Valahányszor semleges állomást akarsz elfoglalni, előbb meg kell küzdened egy veszedelemmel: fordítsd fel a pakli felső lapját. Bárhogy végződik is a harc, a lapot visszakeveritek, úgyhogy a következő kapu mögött ugyanaz is várhat.
book-first-dark =
    A nagy klánok zajosak, és a sötét figyel. Ha a dobáskor öt vagy több állomásod van, és valamelyik fizet neked, azt az állomást megtámadják (ha több is fizetett, te választasz egyet): húzz egy veszedelmet, mutasd meg mindenkinek, és az állomás megküzd vele. Az otthonod így sohasem hív elő veszedelmet, és azok az állomások sem, amelyek a te dobásodra másnak fizetnek.

    Itt a veszedelem a támadó. Ha győz, az állomás semlegessé válik; ha veszít, visszavertétek, és nem történik semmi más. A sereg, a hős és az aktivitás egyik esetben sem látja kárát.

## A sereg

book-first-strengthening =
    Egy lőszerért, egy gombáért és egy disznóért a sereg eggyel erősebb lesz. Ezt körönként legfeljebb kétszer teheted meg, és csak akkor, ha mindhárom megvan.
book-first-army =
    Hiába keresed a sereget a térképen, nincs bábuja. Egyszerre minden állomásodon ott áll, és minden új állomással messzebbre ér. Körönként egyszer megtámadhat egy állomást, amely a tieddel szomszédos, akár semleges, akár másé, vagy egy ellenséges hőst, aki volt olyan óvatlan, hogy a te állomásodon álljon meg.
book-first-working =
    Támadás helyett dolgozhat is: küldd a gombaültetvényekre, és végy el egy gombát. Egy körben vagy ez, vagy az, és csak egyszer.

## A hős

book-first-moving =
    Minden lépés, alagúton vagy átszállón át, egy mozgásegységbe kerül, és a hős kártyáján áll, hány jut belőle egy körre. A hős bárhová mehet: semleges és idegen állomásokon át, a gyűrűn, még olyan állomásra is, amely senkié sem lehet. Attól, hogy megérkezett, még nem kell támadnia. De ha egyszer támadott vagy vásárolt, ebben a körben már nem mozog.
book-first-acting =
    A hős körönként egyszer cselekszik: támad vagy vásárol. Azt az állomást támadja meg, amelyen áll, akár semleges, akár másé, vagy egy másik hőst, aki szintén ott áll. Ezen felül használhatja a különleges képességét és akárhány tárgyat, mindegyiket úgy, ahogy a szövege mondja.

## Kereskedés

book-first-buying =
    Menj a hősöddel gyűrűállomásra, és ott használd el az akcióját. Keverd meg a tárgyakat, és fordítsd fel mindenki előtt a felső kettőt. Az egyiket megveheted a rajta álló áron, vagy egyiket sem; ami megmarad, azt visszakevered. Körönként egyszer nézhetsz szét.

    Ha a hősnél már nincs hely a tárgynak, az új lecserélheti azt, ami útban van; a régi visszakerül a pakliba. Akinek például egykezes Kés van a kezében, csak úgy viheti el a kétkezes AKSU-t, ha megválik a Késtől.
book-first-carrying =
    Két egykezes fegyver vagy egy kétkezes, egy páncélzat, egy közlekedési eszköz és öt kellék: ennél többet senki sem bír el. A legtöbb tárgy addig hat, amíg nálad van; némelyik használat után visszakerül a pakliba. A fegyverek bónusza összeadódik (két Kés +2, Szása kezében +4), és a fegyverrel együtt elvész.

## Küldetések

book-first-missions =
    A küldetésed képpel lefelé fekszik előtted, és csak te tudod, mit kér. Feltétel van rajta és jutalom: pont, néha erőforrás is. Amint a feltétel teljesült, mutasd meg a lapot mindenkinek, és vedd el a jutalmat. A pont is, az erőforrás is örökre a tiéd. Mondjuk, a hősöddel kellett elfoglalnod a Sukharevskayát: ha egy kör múlva elveszíted, az állomás pontja odavan, de a küldetésé megmarad.
book-first-new-mission =
    Azután keverd meg a paklit, nézd meg a felső három lapot, és egyet tarts meg képpel lefelé. Csak ezután kerül vissza a másik kettő és a teljesített küldetés, úgyhogy az imént teljesítettet nem húzhatod ki rögtön.

## Harc

book-first-strength =
    Harcban mindkét fél két kockával dob, és hozzáadja, amennyit ér. A hős a saját erejét, a tárgyai bónuszát és a klán aktivitását. A sereg a létszámát és az aktivitást. Az állomás a szintjét és a klánja aktivitását, semmi mást: a gazdája serege és hőse nem segít neki. A veszedelem a kártyáján álló számot.
book-first-chance =
    A nagyobb összeg győz. Mindenki a maga oldalának dob; ha az ellenfél veszedelem, helyette a bal oldali szomszédod dob, rendszerint nagy élvezettel.
book-first-draw =
    Egyenlő összegnél döntetlen: senki sem győzött, senki sem vesztett, minden marad, ahogy volt. Az aktivitás azonban ilyenkor is nő, ha két játékos harcolt egymással.
book-first-defeat =
    Hogy mit nyersz és mit fizetsz, az attól függ, ki kit támadott meg. Nézd meg itt, amíg fejből nem tudod. A körből csak a hős marad ki: nem mozog, nem cselekszik, nem használ sem képességet, sem tárgyat, legfeljebb védekezésre. A kockákkal ugyanúgy dobsz, és a seregedet is ugyanúgy használod.
book-first-activity =
    Az aktivitás azt mutatja, mennyire harcias a klánod, 0-tól 3-ig, és minden harcban hozzáadódik az oldaladhoz. Ha két játékos harcol egymással, sereggel vagy hőssel, mindkettejüké eggyel nő, akárki győz. A veszedelem elleni harc nem számít. Ha véget ér a saját köröd, és egyetlen játékossal sem harcoltál benne, egyet veszítesz, akkor is, ha más körében megtámadtak. 0 alá nem csökken, 3 fölé nem nő, és mindenki 0-ról indul.

## Állomások megszerzése és elvesztése

book-first-capture =
    Ha megnyerted a támadást, az állomás rögtön a tiéd. Tedd rá az egyik szabad terjeszkedési korongodat; te választod, melyiket. A sereg egy katonával fizet a győzelemért, a hős nem fizet semmivel. A 13 koronggal legfeljebb 13 állomásod lehet, az otthonoddal együtt.
book-first-losing =
    Állomást más játékosok és veszedelmek vehetnek el. A korong visszakerül a szabadok közé, a pont pedig elvész. Csak az otthonod van biztonságban, a hetessel jelölt állomás: ellenfél nem foglalhatja el, és másképp sem veszítheted el.

## A kör vége

book-first-ending =
    Mielőtt továbbadod a kockákat, nézd meg az állomáskártyáidat. A Sukharevskaya, a Polyanka, a Paveletskaya és a Park Pobedy a gazdája köre végén veszedelmet hív elő, hacsak ebben a körben nem küzdöttél már meg eggyel az erőforrások érkezésekor vagy egy semleges állomásnál. Akárhány ilyen állomásod van, csak egy veszedelem jön. Azután csökkentsd eggyel az aktivitásodat, ha egyetlen játékossal sem harcoltál. Ha senkinek sincs elég pontja, a következő játékos dob.

## Nyílt és titkos tudnivalók

book-first-secrets =
    Csak te ismered a küldetésedet, és azokat a lapokat, amelyek közül választottad. A paklik sorrendjét senki sem ismeri. Minden más nyílt: a vásárlás mindkét tárgya, minden felfordított veszedelem, a klántáblák értékei, az állomások, a szabad korongok, a tárgyak és a hősök.
book-first-decks =
    Semmi sem kerül ki a játékból. A veszedelmeket, az elhasznált és az el nem kelt tárgyakat, a küldetéseket mind visszakeveritek a paklijukba. A veszedelmek és a küldetések sohasem fogynak el; a tárgyak csak akkor, ha a hősök mindet elhordják.

## Megjegyzések egyes kártyákhoz

book-first-note-heroes =
    Amit egy kártya mond, az megelőzi az általános szabályokat. Lássuk, mit jelentenek pontosan a hősök képességei.
book-first-note-stations =
    Némelyik állomásnak szövege van, amely elfoglaláskor hat, vagy addig, amíg a tiéd.
book-first-note-items =
    Ha nem vagy biztos egy tárgyban, nézd meg itt.
book-first-note-missions =
    A legtöbb küldetés magától értetődik. Ezek nem egészen.
book-first-note-threats =
    Van veszedelem, amelyet kockával nem lehet legyőzni, és van, amelyikhez kocka sem kell.
book-first-hero-anna = A képessége csak addig hat, amíg más játékos állomásán áll.
book-first-hero-artyom = A képessége akkor használható, ha maga Artyom foglal el semleges állomást. A veszedelmet ilyenkor automatikusan visszaveri, még azt is, amelyet másképp nem lehet.
book-first-hero-melnik = A képessége csak más játékos állomásán hat. A korongot leveszik róla, és a gazdája a szabad korongjai közül a legközelebbi kisebbet teszi a helyére. Az állomás az övé marad. Otthonon nem hat, és akkor sem, ha nincs kisebb szabad korong.
book-first-hero-khan = Két kockájából az egyiket újradobhatja, de csak olyan harcban, amelyet ő maga vív: körönként egyszer, más játékosok körében is.
book-first-hero-hunter = A képessége csak addig hat, amíg más játékos állomásán áll.
book-first-hero-sasha = Az ő kezében a fegyverek tartós bónusza kétszeresen számít.
book-first-station-kropotkinskaya = A következő körödben a hősöd nem támad és nem vásárol. Mozoghat, és a képességét is használhatja.
book-first-station-krasnoselskaya = Aki elfoglalja, elveszi a pakliból a kártyáján megnevezett tárgyat. Ha már nincs ott, egy olyan játékostól veszi el, akinél van.
book-first-station-avtozavodskaya = Aki elfoglalja, elveszi a pakliból a kártyáján megnevezett tárgyat. Ha már nincs ott, egy olyan játékostól veszi el, akinél van.
book-first-station-rizhskaya = Ha a hősöd foglalja el, teljes mozgását visszakapja, és még egyszer támadhat vagy vásárolhat, pedig már cselekedett. Ha a sereg, nem történik semmi.
book-first-station-sukharevskaya = Mint a Polyanka, a Paveletskaya és a Park Pobedy, a köröd végén veszedelmet hív elő, hacsak ebben a körben nem küzdöttél meg eggyel az erőforrások érkezésekor, vagy nem támadtál meg semleges állomást. Maga az állomás harcol; ha több ilyened is van, te választasz közülük, de az otthonodat nem.
book-first-equipment-body-armour = A kör végéig az ellenséges hős fegyvere semmit sem ad, és a szövege sem hat; ha két fegyvere van, egyiké sem. Más játékosok körében is használhatod.
book-first-equipment-explosives = Abban a körben, amikor használod, a hősöd nem vásárolhat és nem támadhat.
book-first-equipment-paralytic-gas = Abban a körben, amikor használod, a hősöd nem vásárolhat és nem támadhat.
book-first-equipment-grenade = Más játékosok körében is használhatod.
book-first-equipment-shotgun = Más játékosok körében is használhatod.
book-first-equipment-medkit = Más játékosok körében is használhatod.
book-first-equipment-mutagen = A kapott erő a játék végéig megmarad, bármi történjék is a hőssel.
book-first-equipment-metro-guide = Az utazás nem kerül mozgásegységbe, és a hős utána továbbmehet.
book-first-equipment-rusty-handcar = Dupla az, ha mindkét kockán ugyanaz a szám van.
book-first-equipment-tame-mutant = A hősöd helyett harcol, mint egy 5-ös erejű hős: a te aktivitásoddal, de tárgyak nélkül. Ha veszít, eldobod, és ennyi: a hősöd nem veszít más tárgyat, a helyén marad, és nem marad ki körből.
book-first-equipment-geiger-counter = Ha a hősöd semleges állomást támad, egy veszedelem helyett kettőt húzol, és te választod ki, melyikkel küzd meg. Ha az állomást automatikusan elfoglalod, egyet sem húzol.
book-first-equipment-flag = Az állomást automatikusan elfoglalod, veszedelmet sem kell húznod.
book-first-mission-begovaya-stable = A hősödnek ott kell lennie, és a két gombát kifejezetten a küldetésért fizeted: amit katonára vagy tárgyra költesz, nem számít.
book-first-mission-duel = Győzz le a hősöddel egy másik hőst. Nem számít, ha Elsősegélycsomaggal megmenekül, vagy Szelíd mutánst küld maga helyett.
book-first-mission-trubnaya-blast = A hősödnek a Trubnayán kell állnia egy Gránáttal, akár vette, akár másképp szerezte, és kifejezetten a küldetésért dobja el; erőt ebben a körben nem ad.
book-first-mission-meeting = A hősödnek a másik hős állomásán kell befejeznie a mozgását, és ebben a körben nem megy tovább.
book-first-mission-two-ends = Mindkét állomásnak egyszerre kell a tiédnek lennie.
book-first-threat-toad = Dupla az, ha mindkét kockán ugyanaz a szám van.
book-first-threat-water-contamination = Csak fizetéssel verheted vissza, méghozzá kifejezetten érte fizetsz: amit katonára vagy tárgyra költesz, nem számít. Ha nem fizetsz, veszítettél.
book-first-threat-pig-mutation = Csak fizetéssel verheted vissza, méghozzá kifejezetten érte fizetsz: amit katonára vagy tárgyra költesz, nem számít. Ha nem fizetsz, veszítettél.
book-first-threat-infrasound = Ha legyőz, a szokásos veszteségen felül egy általad választott állomást is feladsz, de sohasem az otthonodat.
book-first-threat-invisible-horror = Harcban nem lehet visszaverni: mindig veszítesz.
book-first-threat-mushroom-mutation = Harcban nem lehet visszaverni: mindig veszítesz.
book-first-threat-tunnel-worm = Harcban nem lehet visszaverni: mindig veszítesz.
book-first-threat-dangerous-find = Mindig automatikusan visszavered.
book-first-threat-epidemic = Mindig automatikusan visszavered. Ha öt vagy több állomásod van, a sereged egy katonát is veszít.

## Ábrák

figure-first-clans = A hat klán.
figure-first-box = Egy klán, egy hős, egy tárgy, egy küldetés és egy veszedelem.
figure-first-legend = Mit látsz a térképen
    .neutral = Semleges állomás: a kép mutatja, mit ad.
    .owned = A Vörös vonal állomása: a szám a szintje.
    .home = Otthon, a hetessel.
    .ring = A Hansa gyűrűállomása: senkié sem lehet, a hősök itt vásárolnak.
    .tunnel = Alagút: a vonal következő állomása.
    .transfer = Átszálló: ezek az állomások mind szomszédosak.
    .figure = Hős, a klánja színével és betűjével.
figure-first-station = Egy állomáskártya
    .name = A neve.
    .line = A vonala.
    .yields = Amit ad, ha kijön a száma.
    .words = A szövege.
figure-first-board = A Vörös vonal táblája a játék elején
    .name = A klán.
    .feature = Amiben különleges.
    .stations = Az állomások, amelyekkel kezd.
    .resources = Három erőforrás, mindegyik 10-ig.
    .army = A sereg.
    .points = Győzelmi pontok.
    .activity = Aktivitás, legfeljebb 3.
figure-first-hero = Egy hőskártya
    .name = A neve.
    .strength = Erő: minden harcban hozzáadódik.
    .movement = Mozgás: lépések egy körben.
    .skill = A különleges képesség és az ára.
figure-first-course = Egy kör
    .roll = Dobás: az ilyen számú állomások fizetnek a gazdájuknak.
    .threat = Veszedelem: ha öt vagy több állomásod van, az egyiknek, amelyik fizetett neked, harcolnia kell.
    .army = Sereg: erősítsd, legfeljebb kétszer; támadjon vagy dolgozzon.
    .hero = Hős: mozog, aztán támad vagy vásárol; képesség és tárgyak ezen felül.
    .end = A kör vége: bizonyos állomások veszedelmei, aztán az aktivitás.
figure-first-threat = Egy veszedelemkártya
    .name = A neve.
    .strength = Erő: a kockáihoz adódik.
    .words = Amit még tesz.
figure-first-item = Egy tárgykártya
    .name = A neve.
    .type = A típusa: milyen helyet foglal el.
    .price = Az ára.
    .words = Amit tud.
figure-first-mission = Egy küldetéskártya
    .name = A neve.
    .points = A pont, amelyet hoz.
    .reward = Erőforrások ráadásként.
    .condition = A feltétele.
figure-first-last = A köröd végén
    .threat = Veszedelem, ha valamelyik állomásod előhívja.
    .activity = Nem harcoltál játékossal: aktivitás −1.
    .win = Elég a pont? A játék abban a pillanatban véget ér.
figure-first-faces = Egy küldetés, két nézőpont
    .own = Amit te látsz.
    .others = Amit a többiek látnak.

## Táblázatok

table-first-targets = Hány pont kell a győzelemhez
table-first-targets-0 = Játékosok
table-first-targets-1 = Pontok
table-first-levels = Egy klán korongjai
table-first-levels-0 = Szám
table-first-levels-1 = Korongok
table-first-levels-2 = A dobás esélye
table-first-outcomes = Hogyan végződnek a harcok
table-first-outcomes-0 = Ki kit támad
table-first-outcomes-1 = A támadó győz
table-first-outcomes-2 = A támadó veszít
table-first-outcome-army-neutral = Sereg semleges állomást (veszedelem védi)
table-first-outcome-hero-neutral = Hős semleges állomást (veszedelem védi)
table-first-outcome-army-station = Sereg más játékos állomását
table-first-outcome-hero-station = Hős más játékos állomását
table-first-outcome-army-hero = Sereg más játékos hősét
table-first-outcome-hero-hero = Hős más játékos hősét
table-first-outcome-threat-station = Veszedelem állomást, a kör elején
outcome-first-army = A sereg { $number ->
    [one] egy katonát veszít.
   *[other] { $number } katonát veszít.
}
outcome-first-station = Az állomás a támadóé lesz.
outcome-first-lost = Az állomás semlegessé válik.
outcome-first-item = { $how ->
    [taken] A legyőzött hős átad a győztesnek egy tárgyat, amelyet a győztes választ.
   *[own] A legyőzött hős elveszít egy tárgyat, amelyet a saját játékosa választ.
}
outcome-first-hero = { $side ->
    [attacker] A támadó hős hazamegy, és kimarad a következő körből.
   *[defender] A megtámadott hős hazamegy, és kimarad a következő körből.
}
outcome-first-activity = Mindkét játékos aktivitása +1.
outcome-first-nothing = A veszedelmet visszaverték.

## Példák

example-first-two-stations = Két állomás: mindenből még egy
example-first-numbers-yield = Nyolcast dobsz
example-first-five-stations = Öt állomás, és az egyiknek harcolnia kell
example-first-army-targets = Hová csaphat le a sereg
example-first-hero-walks = Séta idegen állomásokon át
example-first-level-defends = Az állomás a szintjével védekezik
example-first-hero-fights = Miből áll össze a hős ereje a harcban
example-first-hero-takes-station = A hős elfoglal egy semleges állomást
