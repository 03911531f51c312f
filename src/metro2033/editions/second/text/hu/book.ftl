### The rulebook for players: running text in our own words.
### `book-second-<tag>` is a paragraph of a chapter.

## A világ és a cél

book-second-story =
    2033-at írunk. A háború egyetlen napig tartott, és odafent semmit sem hagyott, amiért érdemes volna visszamenni. Moszkva alatt, a legmélyebb óvóhelyen az emberek nem utcákban, hanem állomásokban számolnak. Hat párt osztozott meg a vonalakon: állomások szövetségei, mindegyiknek van serege, neve, és oka rá, hogy ne bízzon a másik ötben.

    Az egyiket te vezeted. Vedd el az állomásokat a szörnyektől és a riválisoktól, hajts végre küldetéseket, fogadtass el neked kedvező törvényeket, és egyesítsd a metrót, mielőtt más teszi meg.
book-second-winning =
    Tíz győzelmi pont kell a győzelemhez; a Vörös vonalnak kilenc is elég. De pontot sem kell számolnod, ha megszerzed a metró szívét: az is győz, akié a Polisz mind a négy állomása. Mindkét esetben ki is kell tartanod: hogy ki győzött, az a forduló végén derül ki, és csak az számít, amid akkor van. Ha többeknek is sikerült, az győz, aki az óramutató járása szerint a legközelebb ül a kezdőjátékoshoz.
book-second-points =
    Minden állomásod egy pont, és minden teljesített küldetésed is egy. Az elvesztett állomással a pontja is elvész; a küldetés pontja örökre a tiéd.

## Mi van a dobozban

book-second-box =
    A játéktábla, 6 pártkártya, 6 hőskártya 6 bábuval, 36 veszedelem (18 a játék mindkét szakaszához), 18 felszerelés, 18 küldetés, 7 törvény és 7 harckártya. Disznóból, gombából és lőszerből 35-35 korong, minden pártnak 14 korongja, egy kezdőjátékos-jelző és egy fordulójelző. Kockát hiába keresel.
book-second-makers =
    Sergey Golubkin és Pavel Ovchinnikov játéka, producere Ivan Popov. A grafika Sergey Dulin és uildrim munkája, szerkesztője Petr Tyulenev, üzletfejlesztési igazgatója Nikolay Pegasov. A Hobby World adta ki Dmitry Glukhovsky regényei nyomán; a magyar fordítást Dunda jegyzi.

## A térkép

book-second-stations =
    A Poliszt körülvevő hat színes zóna a hat párté. Maga a Polisz négy állomás középen, amely egyelőre senkié. A közönséges állomáson az az erőforrás látszik, amelyet termel: disznó, gomba vagy lőszer. Minden zónában három otthoni állomás van megjelölve. Az elhagyott állomásokon a hősök átmehetnek, meg is állhatnak, de ezeket az állomásokat senki sem támadhatja meg és nem foglalhatja el.

    Azoknak a pártoknak a zónája, amelyekkel senki sem játszik, le van zárva: minden oda vezető alagút és átszálló zárt, zárva vannak az ottani Hansa-állomások is, belépni nem lehet, elfoglalni ott semmit sem lehet, és azzal sem találkozik senki, ami ott él. Hat játékosnál az egész térkép nyitva áll.

    Ahol te uralkodsz, ott a korongod fekszik, az állomás erőforrásával felfelé; a Poliszban, ahol bármit termelnek, a pártod jelével felfelé.
book-second-ring =
    A Gyűrű vonal barna állomásai a Hansához tartoznak. Senki sem támadhatja meg őket. A hősök kereskedni járnak ide.
book-second-ways =
    Az állomásokat alagutak és átszállók kötik össze. Mindkettő szomszéddá teszi őket, és a hős egy egység sebességért lép át egyikről a másikra.
book-second-tracks =
    A térkép körül három sáv fut. Két korongod, bármelyik oldalával felfelé, a seregsávon és a győzelemsávon tartja számon, hol jársz: minden változáskor mozdítsd el őket. A fordulósávon a jelző a nyilakat követi, fordulónként egy helyet, és a forduló azzal kezdődik, amit a helye mutat. Mellette a Hansa piaca: négy eladó felszerelés.

## Pártok és hősök

book-second-side =
    A párt: egy hely a térképen és egy játékstílus. A kártyáján három otthoni állomás áll, amelyek együtt mindhárom erőforrásból egyet termelnek, a különleges képessége, és a bónusz, amellyel kezd: erőforrás, felszerelés, küldetés vagy erősebb sereg.
book-second-hero =
    A hős, akit választasz, az egész játékban a pártoddal marad, és a pártod is vele. A táblán a bábu mutatja, hol van. Bármelyik bábu megteszi, de ha a saját színedet választod, kevesebb a vita.

## Előkészületek

book-second-setup =
    Keverés, választás, lerakás: a térkép a szemetek előtt népesül be, és csak a kiválasztott pártok zónái és a Polisz vesznek részt a játékban.
setup-second-1 = Tegyétek a táblát középre. Keverjétek meg külön a felszereléseket, a küldetéseket, a törvényeket és az első szakasz veszedelmeit, és tegyétek le képpel lefelé; a második szakasz veszedelmeit tegyétek félre. A hét harckártya a tábla mellé kerül, az összes erőforráskorong a közös talonba. Döntsétek el tetszés szerint, ki a kezdőjátékos.
    .title = Terítsétek ki a táblát!
setup-second-2 = A kezdőjátékos elveszi a hat párt bármelyikét, és képpel felfelé maga elé teszi. Vedd el mind a 14 korongját és egy bábut, és tegyél egy-egy korongot a három otthoni állomására, az erőforrással felfelé.
    .title = Az első párt.
setup-second-3 = A kártyák az óramutató járása szerint körbejárnak, és mindenki olyan pártot vesz el, amelynek zónája határos egy már elvett párt zónájával. Az 1905 Szövetség után ez a Negyedik Birodalom vagy az Arbat Konföderáció; ha a Birodalom is elkelt, az Arbat Konföderáció vagy a Vörös vonal.
    .title = A többi párt.
setup-second-4 = Mindenkinek három állomása van, vagyis 3 pontja, és 2-es erejű serege. Most vedd el a pártod kezdőbónuszát.
    .title = Pont, sereg, bónusz.
setup-second-5 = A hősöket fordított sorrendben választjátok: aki utoljára választott pártot, az választ először hőst, és a kártyák az óramutató járásával szemben vándorolnak. A határok itt nem számítanak. Állítsd a bábudat bármelyik otthoni állomásodra.
    .title = Hősök.
setup-second-6 = Ami senkinek sem kellett, visszakerül a dobozba. Ezeknek a pártoknak a zónája zárva van; hat játékosnál mindegyik nyitva áll.
    .title = Zárjátok le a többi zónát!
setup-second-7 = A fordulójelző a kezdőpozícióra kerül, és felfordítjátok a négy felső felszerelést: ez a piac. Az első forduló rögtön kezdődik, és minden állomás kétszer annyit termel.
    .title = Nyíljon a piac!

## A játék menete

book-second-order =
    Egy forduló öt fázisból áll. Mindegyiket a kezdőjátékos kezdi, a többiek az óramutató járása szerint követik; ha az utolsó is végzett, jön a következő fázis. Így mindenki toborozhat, mielőtt bárki támadna, és minden sereg túl van a harcon, mire az első hős elindul. A forduló után a kezdőjátékos-jelző a bal oldali szomszédhoz kerül.

## Erőforrások

book-second-production =
    A forduló azzal kezdődik, ami a sávon a jelző helyén látszik. Egy erőforrás jele azt jelenti, hogy minden ilyet termelő állomás egyet ad a gazdájának; a semleges állomás senkinek sem dolgozik. Egy Polisz-állomás bármit megtermel, ami látszik, de azt nem, ami nem, és sohasem kettőt egyszerre: ha két erőforrás látszik, minden Polisz-állomásodnál te választasz.

    Az első forduló különleges. A kezdőpozíción minden állomás termel, méghozzá duplán: mindenki két disznót, két gombát és két lőszert kap a kezdőbónuszon felül. Ide a jelző soha nem tér vissza.

    Amit kapsz, a talonból veszed el, amit elköltesz, oda kerül vissza.

## Veszedelmek

book-second-threat-cards =
    A veszedelmek a semleges állomásokon várnak, és néha a te állomásaidra törnek. A játék mindkét szakaszának saját paklija van, és a második sokkal rosszabb, mint az első. Minden veszedelem fizikai, biológiai vagy radioaktív, és némelyik felszerelés az egyik fajta ellen segít.
book-second-dark =
    Ha a sávon veszedelem látszik, valami jön a sötétből, méghozzá mindnyájatok ellen. A kezdőjátékostól kezdve mindenki megnevezi, melyik állomását támadják meg, és ki védi: a sereg, vagy a hős, ha ott áll. Csak amikor mindenki választott, fordítja fel a kezdőjátékos a felső veszedelmet. Ezzel az egy lappal küzdötök meg mindnyájan, sorban. Ha visszavered, megkapod a rajta álló jutalmat; ha veszítesz, leveszed a korongodat az állomásról. Döntetlennél nem történik semmi.

## Törvények

book-second-laws =
    Ha a sávon törvény látszik, a metró vezetői asztalhoz ülnek. A kezdőjátékos felfordítja és felolvassa a felső törvényt, aztán sorban, nyíltan mindenki szavaz. Annyi szavazatod van, ahány állomásod, és mind egyfelé megy: tartózkodni nem lehet, megosztani sem.

    Ha több a mellette szóló szavazat, mint az ellene szóló, a törvény azonnal életbe lép. Képpel felfelé a pakli mellé kerül, a korábbi pedig a pakli alá: egyszerre sohasem érvényes egynél több. Ha a többség ellene van, vagy egyenlő az állás, az új törvény megy a pakli alá, és marad a régi.

    Amíg érvényben van, a törvény megváltoztatja a szabályokat. Olvasd el kétszer.

## A sereg

book-second-strengthening =
    A mozgósítás két részből áll, és sorban mindenki mindkettőt elvégzi. Először kifizeted a meglévő sereged fenntartását az ereje szerint. Ha nem tudod vagy nem akarod, addig bocsátasz el katonákat, amíg olyan erőhöz nem érsz, amelyet ki tudsz és ki is akarsz fizetni: 7-es erővel és egyetlen disznóval menj le 6-ra, és add oda a disznót.

    Azután annyi katonát toborzol, amennyit akarsz, fejenként egy lőszerért és egy disznóért, de 8-as erő fölé soha. Az újoncok fenntartása a következő fordulóig semmibe sem kerül.
book-second-army =
    A seregakciók fázisában minden sereg egyetlen dolgot tehet, a kezdőjátékostól sorban. Megtámadhat egy állomást, amely a tieddel szomszédos, semlegeset vagy másét, de Hansa-állomást és elhagyottat soha. Vagy megtámad egy ellenséges hőst, aki a te állomásodon vagy azzal szomszédos állomáson áll, hacsak nincs biztonságban: Hansa-állomáson vagy a saját pártja állomásán.

    A semleges Polisz és a Hansa átengedi a seregeket, bárki ellen vonulnak is, így a „szomszédos” messzebb érhet, mint gondolnád. Amelyik Polisz-állomást más játékos elfoglalta, az nem enged át, és egy támadásban csak egyetlen alagutat használhatsz két Hansa-állomás között. A Chekhovskayáról a Borovitskayán és az Arbatskayán át eléred a Ploshchad Revolyutsiit, amíg mindkettő semleges; a Marksistskayáról két átszállóval és egy gyűrűalagúttal a Paveletskayát, a Serpukhovskayát viszont csak akkor, ha a Paveletskaya már a tiéd.

    Semleges állomáson a pakli felső veszedelmével harcolsz, a semleges Poliszban 7-es erejű őrséggel. Más játékos állomásán a seregével, vagy a hősével, ha ott van, és a gazdája őt választja.
book-second-working =
    Vagy hagyd a háborút másra: a katonáid átkutatják az alagutakat, és szerzel egy tetszés szerinti erőforrást.

## A hős

book-second-moving =
    A hősakciók fázisában a játékosok a kezdőjátékostól sorban cselekszenek. A sebesség azt mutatja, hány alagúton és átszállón mehet át a hősöd; a felszerelés növelheti és csökkentheti is. Nem kell mindet elhasználnod, akár el sem kell indulnod. De a mozgás az első: bármely más akció után a hős a következő fordulóig a helyén marad.
book-second-acting =
    Azután a hősöd hét dolog közül egyet tehet: megtámad egy állomást, megtámad egy hőst, felderít, használja a képességét, ha az akciónak számít, erőforrást cserél, felszerelést vesz vagy küldetést kap. Ezután a következő játékos hőse jön, és ha mindenki végzett, véget ér a forduló.

    A hős csak ott támad, ahol áll, és sohasem Hansa-állomást vagy elhagyottat. Semleges állomáson a felső veszedelemmel harcol; a semleges Poliszban 7-es erejű őrséggel, kártya nélkül; más játékos állomásán a seregével, vagy a hősével, ha ott van, és a gazdája őt választja. Győzelem után rögtön elfoglalhatod az állomást; ha nem teszed, semleges marad vagy azzá válik. Az ugyanott álló ellenséges hős is megtámadható, de Hansa-állomáson és a saját pártja állomásán nem.
book-second-scouting =
    Semleges állomáson a hősöd felderíthet: nézd meg a felső veszedelmet, és tedd magad elé képpel lefelé. Ha a következő fordulóban a sereggel vagy a hőssel semleges állomást támadsz a Poliszon kívül, előbb a pakli tetejére teheted ezt a lapot, és tudod, mivel találkozol. Nem kötelező. Se előbb, se később: amit annak a fordulónak a végéig nem használsz fel, a pakli alá kerül.

## Kereskedés és felszerelés

book-second-buying =
    Hansa-állomáson a piac négy lapja eladó, mind ugyanannyiért. Annyit vehetsz, amennyit ki tudsz fizetni, akár mind a négyet, akár egyet sem. Ha semmi sem tetszik, előbb – fordulónként egyszer és csak vásárlás előtt – fizethetsz azért, hogy mind eldobd, és négy újat fordíts fel. Amit megvettél, azonnal hat, jóban-rosszban. Ha végeztél, töltsd fel a piacot négyre; ha elfogy a pakli, az eldobott lapokból keverjetek újat.
book-second-carrying =
    Sok felszerelés erősebbé vagy gyorsabbá teszi a hőst. Az első szakaszban kettő a határ, a másodikban három. Ha több van nála, bárhogyan szerezte is, azonnal el kell dobnod a fölösleget.
book-second-exchange =
    Hansa-állomáson a hősöd cserélhet is: az egyik erőforrásból akármennyit ugyanannyi másikra.

## Küldetések

book-second-missions =
    A küldetés feladat a hősödnek vagy a pártodnak. Képpel lefelé fekszik; bármikor megnézheted, és akárhány lehet nálad. Amint eléred a célját, fordítsd fel, hogy mindenki lássa, és vedd el a pontodat. A teljesített küldetést nem lehet meg nem történtté tenni. Minden cél csak egyszer számít: egy második küldetés ugyanazzal a céllal már nem hoz pontot.
book-second-new-mission =
    Egy lőszerért és egy gombáért a hős Hansa-állomáson küldetést kap: húzz kettőt, ne mutasd meg senkinek, egyet tarts meg, a másikat dobd el. Fordulónként egyszer teheted.
book-second-ability =
    Minden küldetésnek képessége is van, bármikor használhatod. A teljesítetlen küldetést ehhez el kell dobni, azt is, amelynek a célja neked már nem számítana. A teljesített minden alkalommal egy lőszerbe kerül, és fordulónként egyszer használható. A hatása a forduló végéig tart.

## Harc

book-second-strength =
    Hasonlítsatok össze két erőt; a nagyobb győz. A sereg a pillanatnyi erejével harcol, a hős a saját erejével és minden felszerelésével, a veszedelem a kártyáján álló számmal. A semleges Polisz-állomás mindig 7-tel védekezik, ott veszedelmet sem fordítotok fel. Ha két játékos harcol, sereggel vagy hőssel, mindkét oldalhoz harckártya is adódik.
book-second-chance =
    A támadó nézés nélkül megkeveri mind a hét harckártyát, és egyesével kiosztja, felváltva a két félnek, amíg mindkettőnél három nem lesz. Az utolsó képpel lefelé marad, senki sem ismeri. Válassz egyet a háromból, tedd le képpel lefelé, és fordítsátok fel egyszerre: mindegyik annyit ad az oldala erejéhez, amennyi rajta áll.

    Hogy pontosan mennyit, az a másik kártyától függ. Vannak támadó és védekező kártyák, meg egy semleges; némelyik védekező többet ér támadó ellen, és fordítva. Tegyük fel, hogy a Negyedik Birodalom hőse, akinek felszereléssel együtt 5 az ereje, megtámadja az Arbat Konföderáció egyik állomását, és a Konföderáció serege 6-os erejű. Az „Ellencsapás”, egy védekező kártya, +2-t ad a hősnek, a „Leshely” +1-et a seregnek: 7–7, döntetlen. Ha a hős egy +2-es támadó kártyát játszott volna ki, a „Leshely” +3-at adott volna, és a hős 7–9-re veszített volna. Ha a sereg a „Kitérést” választotta volna, amely itt semmit sem ér, a hős 7–6-ra győzött volna.
book-second-draw =
    Egyenlő erőnél döntetlen. Senki sem veszít és senki sem nyer semmit.
book-second-defeat =
    Hogy mit nyersz és mit fizetsz, az attól függ, ki kit támadott meg. A sereg ereje 1 alá nem csökken. Ha az állomás gazdája a sereg helyett a hősével védekezik, a táblázatban semmi sem változik: a védekező hősnek nem esik baja. A sebesült hős a pártja egyik otthoni állomására kerül, és a hősakciók fázisában kimarad a következő köréből: ha ebben a fordulóban még nem került sorra, akkor már ebből.

## Állomások megszerzése és elvesztése

book-second-capture =
    A győztes támadás jogot ad az állomásra, de csak akkor lesz a tiéd, ha fizetsz érte. A semleges egy gombába és egy disznóba kerül, a más játékostól elvett egy gombába. Fizetni nem kötelező. Ha lemondasz róla vagy nincs miből fizetned, a semleges semleges marad, az elvett semlegessé válik, a sereged pedig hazatér; az állomás onnantól annyiba kerül, mint bármelyik semleges. Ha elfoglaltad, tedd rá a korongodat, és lépj egyet felfelé a győzelemsávon.
book-second-losing =
    Állomást veszedelem, támadás és kártya miatt lehet elveszíteni. Vedd le a korongodat, és lépj egyet lefelé a győzelemsávon.
book-second-floor =
    Háromnál kevesebb állomása senkinek sem lehet. Ha csak kettő maradt, azonnal és ingyen elfoglalod a zónád bármelyik semleges állomását, a pontjával együtt. Csak ha ott nincs ilyen, választhatsz semleges állomást másik, játékban lévő zónából, de a Poliszból soha.

## A forduló vége

book-second-ending =
    Először nézzétek meg, győzött-e valaki. Ha nem, a kezdőjátékos-jelző a bal oldali szomszédhoz kerül, a fordulójelző egy hellyel továbblép, és megnézitek, elkezdődik-e a második szakasz. Aztán új forduló kezdődik.
book-second-stages =
    A játék az első szakasszal kezdődik, az enyhébb veszedelmekkel és hősönként két felszereléssel. Ha egy forduló végén valakinek hat vagy több pontja van, kezdődik a második szakasz. Az első veszedelempakli visszakerül a dobozba, a helyére a második lép. A kezdőjátékostól sorban mindenki húz két felszerelést, egyet a hősének ad, a másikat eldobja; és a hős ezentúl hármat hordhat.

    Visszafelé is mehet. Ha bármikor újra mindenkinek hatnál kevesebb pontja van, visszatér az első szakasz: cseréljétek vissza a paklikat, és dobjátok el, amit a hősök már nem bírnak el.

## Nyílt és titkos tudnivalók

book-second-secrets =
    A paklik sorrendjét senki sem ismeri. Csak te ismered a teljesítetlen küldetéseidet, azt, amelyet visszautasítottál, a felderített veszedelmet és a kezedben lévő harckártyákat. Minden más nyílt: az erőforrások, a seregek, a pontok, az állomások, a piac, a felszerelések, az érvényben lévő törvény, a forduló és a kezdőjátékos.
book-second-decks =
    A törvények a paklijuk alá kerülnek. Minden más kártyafajtának saját dobópaklija van; ha a pakli elfogy, ebből kevertek újat. Ha a pakli is, a dobópakli is üres, abból a fajtából nincs több.

## Ábrák

figure-second-factions = A hat párt, ahogy a zónáik a Polisz körül fekszenek.
figure-second-box = Egy párt, egy hős, egy felszerelés, egy küldetés, egy veszedelem, egy törvény és egy harckártya.
figure-second-legend = Mit látsz a térképen
    .neutral = Semleges állomás: a kép mutatja, mit termel.
    .owned = A Vörös vonal állomása, a betűjével.
    .home = Otthoni állomás: dupla a szegélye.
    .ring = Hansa-állomás: senki sem támadhatja meg, a hősök itt kereskednek.
    .abandoned = Elhagyott állomás: a hősök átmehetnek rajta és megállhatnak, elfoglalni nem lehet.
    .polis = Polisz-állomás: bármit megtermel, ami a sávon látszik.
    .tunnel = Alagút: szomszédok a vonalon.
    .transfer = Átszálló: ezek az állomások mind szomszédosak.
    .figure = Hős, a pártja színével és betűjével.
figure-second-track = A fordulósáv: a jelző bal oldalon áll
    .resource = Minden ilyet termelő állomás egyet ad.
    .threat = A sötétből jövő veszedelem mindenkit megtámad.
    .law = Szavazás egy új törvényről.
figure-second-faction = Egy pártkártya
    .picture = A zászló.
    .name = A neve.
    .ability = A különleges képesség.
    .target = Ennyi pont kell neki.
figure-second-hero = Egy hőskártya
    .name = A neve.
    .strength = Erő, felszerelés nélkül.
    .speed = Sebesség, felszerelés nélkül.
    .ability = A hős képessége.
figure-second-course = Egy forduló
    .events = Események: ami a fordulósávon látszik. Erőforrás, veszedelem, törvény.
    .mobilization = Mozgósítás: fizetsz a seregért, aztán toborzol.
    .army = Seregakciók: állomás vagy hős megtámadása, vagy erőforrás szerzése.
    .hero = Hősakciók: mozgás, aztán egyetlen akció.
    .end = A forduló vége: győzött-e valaki?
figure-second-threat = Egy veszedelemkártya
    .name = A neve.
    .strength = Az ereje.
    .type = A típusa: fizikai, biológiai vagy radioaktív.
    .reward = A jutalom a legyőzéséért.
figure-second-law = Egy törvénykártya
    .name = A neve.
    .words = Amit megváltoztat, amíg érvényben van.
figure-second-equipment = Egy felszereléskártya
    .name = A neve.
    .words = Amit ad, és amit elvesz.
figure-second-mission = Egy küldetéskártya
    .name = A neve.
    .goal = A cél: egy pontot ér.
    .ability = A képesség.
figure-second-combat = Egy harckártya
    .name = A neve.
    .type = A típusa.
    .modifier = Amennyit hozzáad, a másik kártya típusa szerint.
figure-second-last = A forduló végén
    .win = Győzött-e valaki?
    .first = A kezdőjátékos-jelző balra, a fordulójelző egy hellyel tovább.
    .stage = Hat vagy több pont? Kezdődik a második szakasz.
figure-second-faces = Egy küldetés, két nézőpont
    .own = Amit te látsz.
    .others = Amit a többiek látnak.

## Táblázatok

table-second-track = A fordulósáv
table-second-track-0 = Hely
table-second-track-1 = Minden ilyet termelő állomás ad
table-second-track-2 = Azután
table-second-track-start = Kezdés
table-second-track-place = { $number }.
table-second-upkeep = A sereg fenntartása
table-second-upkeep-0 = Erő
table-second-upkeep-1 = Fordulónként
table-second-upkeep-free = ingyen
table-second-prices = Minden ár egy helyen
table-second-prices-0 = Mire
table-second-prices-1 = Ár
table-second-price-soldier = A sereg ereje +1
table-second-price-equipment = Egy felszerelés
table-second-price-renewal = Négy új lap a piacon
table-second-price-mission = Egy küldetés
table-second-price-capture-neutral = Semleges állomás elfoglalása
table-second-price-capture-player = Más játékostól elvett állomás elfoglalása
table-second-price-mission-ability = Egy teljesített küldetés képessége
table-second-combat = A harckártyák
table-second-combat-0 = Kártya
table-second-combat-1 = Típus
table-second-combat-2 = Támadó ellen
table-second-combat-3 = Védekező ellen
table-second-combat-4 = Semleges ellen
table-second-outcomes = Hogyan végződnek a harcok
table-second-outcomes-0 = Ki kit támad
table-second-outcomes-1 = A támadó győz
table-second-outcomes-2 = A támadó veszít
table-second-outcome-army-neutral = Sereg semleges állomást
table-second-outcome-hero-neutral = Hős semleges állomást
table-second-outcome-army-station = Sereg más játékos állomását
table-second-outcome-hero-station = Hős más játékos állomását
table-second-outcome-army-hero = Sereg hőst
table-second-outcome-hero-hero = Hős hőst
table-second-outcome-threat-station = Veszedelem egy játékos állomását
outcome-second-army = A sereg { $number } erőt veszít.
outcome-second-reward = A játékos megkapja a kártyán álló jutalmat.
outcome-second-capture = A támadó elfoglalhatja az állomást.
outcome-second-lost = A gazdája elveszíti az állomást.
outcome-second-item = { $how ->
    [may-taken] A győztes elveheti a legyőzött hős egyik felszerelését.
    [may-foe] A győztes eldobhatja a legyőzött hős egyik felszerelését.
   *[foe] A győztes eldobja a legyőzött hős egyik felszerelését.
}
outcome-second-hero = { $side ->
    [attacker] A támadó hős megsebesül.
   *[defender] A megtámadott hős megsebesül.
}

## Példák

example-second-three-steps = Három lépés egy 3-as sebességű hősnek
example-second-second-faction = Az 1905 Szövetség után
example-second-polis-yields = Két állomás a Poliszban, két erőforrás a sávon
example-second-one-card-for-all = Egy veszedelem négy játékosnak
example-second-all-votes = Minden szavazat egyfelé
example-second-one-hansa-tunnel = A Gyűrűn egy alagút, nem kettő
example-second-through-polis = A Poliszon át
example-second-scouted-card = A felderített veszedelem a pakli tetejére kerül
example-second-goal-reached = Teljesül egy cél
example-second-ambush = „Leshely” a „Roham” ellen
example-second-polis-defends = A Polisz 7-tel védekezik
example-second-free-station = Két állomás maradt: egy ingyen jár
