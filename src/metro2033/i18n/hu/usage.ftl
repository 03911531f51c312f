### Amit a --help kiír, és ami miatt a parancssor olvasása panaszkodik.

## Az oldal

usage-line = Használat: { $line }
usage-head =
    .arguments = Argumentumok
    .options = Kapcsolók
    .commands = Parancsok
    .examples = Példák:
usage-required = [kötelező]
usage-default = [alapérték: { $value }]
usage-value =
    .options = [KAPCSOLÓK]
    .command = PARANCS ...
    .address = CÍM
    .bot = BOT
    .code = KÓD
    .dir = MAPPA
    .fact = ADAT
    .file = FÁJL
    .files = FÁJL,FÁJL
    .match = JÁTSZMA
    .n = SZÁM
    .name = NÉV
    .name_n = NÉV=SZÁM
    .names = NÉV,NÉV
    .numbers = SZÁM,SZÁM
    .paths = ÚTVONAL
    .seat = HELY
    .sources = ÚTVONAL
    .status = ÁLLAPOT
    .url = CÍM
    .text = SZÖVEG
    .role = SZEREPKÖR
    .report = BEJELENTÉS
    .sanction = SZÁM
    .announcement = KÖZLEMÉNY
    .word = ID|SZÓ

## Ami sok parancsnak megvan

usage-shared =
    .help = Megmutatja ezt az oldalt.
    .language = `en`, `ru` vagy `hu`; ha nincs megadva, METRO2033_LANGUAGE, azután a rendszered nyelve.
    .edition = Melyik szabályok: `first`, `second` vagy `toy`.
    .json = Egyetlen JSON-dokumentumot ír ki.
    .rule = Házi szabály, lásd `rules --house`; többször is megadható.
    .seed = Kezdőszám; ugyanaz a szám ugyanazokat a játszmákat adja.
    .jobs = Hány folyamat dolgozzon; 0: ahány mag van. Az eredmény ugyanaz.
    .cluster = Munka egy Ray-fürtön: `host:port`, `auto`, vagy `local`, hogy itt induljon egy.
    .content = Ezt az adatmappát használja a beépített helyett, vagy ezt a házi kártyákat tartalmazó fájlt mellette.
    .draft = A botok választanak pártot és hőst; különben kiosztjuk nekik.
    .players = Hányan játszanak.
    .games = Hány játszmát játsszanak le.
    .match = Egy játszma azonosítója.
    .seat = A hely száma, 1-től.
    .database = Az adatbázis címe; nélküle METRO2033_DATABASE.

## Parancsok

usage-metro = Metró 2033, stratégiai társasjáték.
    .more = Parancs nélkül a játék a böngészőben nyílik meg, ahogy a `play` parancsra is.
    .version = Kiírja a változatot.
    .end =
        Kilépési kódok: 0 rendben, 1 egy ellenőrzés nem sikerült, 2 hibás bemenet, 3 belső hiba, 130
        megszakítva.

usage-play = Játék a böngészőben, vagy a `--terminal` kapcsolóval itt helyben.
    .more =
        A böngészős játszmák megmaradnak: ami nem ért véget, legközelebb folytatódik. Kilépés: Ctrl+C.

        A terminálban az első helyeken emberek ülnek, közös billentyűzettel; a többiek közepes szintű
        botok, hacsak mást nem nevezel meg: `newcomer`, `trader`, `guard`, `stalker`, `raider`,
        `ranger` és `commander` szintek a könnyűtől a nehézig, a `search:500` válaszonként 500 folytatást számol végig. Súgó a
        játszmában: ?. Aki ismeri a `--seed` számát, előre láthatja a húzásokat.
    .examples =
        - `metro2033 play`
        - `metro2033 play --terminal --language ru`
        - `metro2033 play --terminal --edition toy --seats 4 --humans 2 --save match.jsonl`
    .terminal = Játék itt a terminálban; az alábbi kapcsolók erre vonatkoznak.
    .data = Hová mentse a böngészős játszmákat.
    .port = A böngészőnek; ha foglalt, egy másik.
    .network = A hálózatod más készülékei is csatlakozhatnak; a meghívóban ekkor kód is van.
    .seats = Hány hely játszik.
    .humans = Közülük hány az ember; a többi bot.
    .bot = Melyik bot: `random`, `heuristic`, `search`, egy szint, vagy `policy:FÁJL`.
    .seed = Kezdőszám a sorsoláshoz és a botokhoz.
    .save = A játszma jegyzőkönyvét kiírja, amikor megáll.

usage-serve = Szervert indít böngészős játékhoz.
    .more =
        Minden kapcsoló megadható a METRO2033_NAME környezeti változóval vagy azzal a fájllal,
        amelyet METRO2033_NAME_FILE nevez meg; a teljes lista: `docs/server.md`. A Ctrl+C vagy a
        SIGTERM leállítja a szervert, ha a folyamatban lévő kérések elkészültek.
    .examples =
        - `metro2033 serve`
        - `metro2033 serve --host 0.0.0.0 --port 80 --database postgresql://metro@db/metro`
    .host = Melyik címen figyeljen; 0.0.0.0: mindegyiken. [127.0.0.1]
    .port = Port; 0: bármelyik szabad. [2033]
    .database = `sqlite:///FÁJL` vagy `postgresql://NÉV:JELSZÓ@GÉP/ADATBÁZIS`. [`sqlite:///metro2033.sqlite3`]
    .public-url = Hol érik el a böngészők, például `https://metro.example`.
    .policies = Betanított stratégiák, amelyek botként választhatók.
    .workers = Hány folyamat osztozzon a porton; csak PostgreSQL-lel.

usage-replay = Elmondja, mi történt egy rögzített játszmában, és megmutatja, milyen álláshoz vezetett.
    .more = Ha helyet adsz meg, csak azt mondja el, amit ott tudtak.
    .examples =
        - `metro2033 replay match.jsonl`
        - `metro2033 replay match.jsonl --at 20 --seat 2`
    .file = Egy játszma jegyzőkönyve.
    .at = Megáll ennyi választás után.
    .seat = Megmutatja, amit ezen a helyen tudtak; vagy `spectator`: a néző.
    .keys = Választások és események a kulcsukkal.
    .rules = Minden mondat után megnevezi a szabályait.

usage-review = Elemez egy befejezett játszmát: esélyek, értékelt döntések, szerencse és kulcspillanatok.
    .more =
        Az emberek minden döntését (ha csak botok játszottak, minden döntést) a talált legjobb
        válasszal veti össze, olyan változatokban, amelyek összeférnek azzal, amit a játékos tudott.
        A szerencse az, amit a kockák és a kártyák hozzátettek a nyerési esélyhez.
    .examples = - `metro2033 review match.jsonl`
    .file = Egy befejezett játszma jegyzőkönyve.

usage-verify = Ellenőrzi, tisztességes-e egy jegyzőkönyv: tisztességes sorsolás, szabályos választások, valódi végeredmény, ép szöveg.
    .more =
        Az ellenőrzés azt bizonyítja, hogy minden sorsolás abból a titokból következik, amelyet a
        házigazda a játszma előtt rögzített. Azt nem bizonyíthatja, hogy ki választott: akinél a
        jegyzőkönyv van, ismeri a titkát, és írhatna vele egy másik játszmát. Ha ezt ki akarod zárni,
        vesd össze a pecsétet azzal, amely a játszma végén látszott.
    .examples = - `metro2033 verify match.jsonl`
    .file = Egy befejezett játszma jegyzőkönyve.

usage-rules = Megkeres egy szabályt vagy értelmezést az azonosítója szerint, egy szakasz szabályait, vagy mindet, amelyben egy szó szerepel.
    .more = Szó nélkül a szabálykönyv szakaszait sorolja fel.
    .examples =
        - `metro2033 rules E2-ARMY-004`
        - `metro2033 rules E2-ARMY`
        - `metro2033 rules alagút --edition second`
        - `metro2033 rules tunnel --language en`
        - `metro2033 rules --house`
        - `metro2033 rules --edition second --html rules.html`
    .word = Egy szabály, egy szakasz, vagy egy szó.
    .edition = Csak ebből a kiadásból.
    .house = Házi szabályok a `--rule` kapcsolóhoz.
    .html = Kiírja az `--edition` szabálykönyvét, nyomtatáshoz.

usage-simulate = Véletlen játszmákat játszik, és megmutatja a hosszukat és a győzelmi arányokat.
    .more = Minden választ és minden sorsolást maga a motor dönt el, véletlenszerűen.
    .examples =
        - `metro2033 simulate --edition toy --players 4 --games 10000`
        - `metro2033 simulate --edition toy --rule rounds=12 --by place --seed 7 --json`
        - `metro2033 simulate --players 6 --games 2000 --check 50`
    .by =
        Győzelmi arányok egy minden helyről ismert adat szerint; többször is megadható. Nélküle: párt és
        hős szerint, ahol van ilyen.
    .check = Hány válaszonként számoljon újra minden játékelemet; 0: soha.

usage-arena = Botokat játszat egymás ellen: értékszámok, győzelmi arányok, hibák és idők.
    .more =
        Ugyanazok a botok minden osztást minden helyről lejátszanak; hogy hogyan, és hogy miként írj
        saját botot, azt a `docs/bots.md` mondja el. Az időkön kívül minden csak a `--seed` számától
        függ.
    .examples =
        - `metro2033 arena --players 4 --games 200 --bots random,heuristic`
        - `metro2033 arena --bots heuristic --bot "python mybot.py" --out duel --games 1000`
    .bots = Botok név szerint.
    .bot =
        Saját bot: egy parancssor, `python:MODUL:OSZTÁLY`, vagy `policy:FÁJL`; többször is megadható.
    .out = Ott tartja meg az eredményeket; ugyanez a parancs aztán folytatja.
    .records = Minden játszma jegyzőkönyvét is ebbe a mappába írja.
    .limit = Hány másodperce van egy programnak egy válaszra.
    .faults = Ennyi hiba után egy bot kiesik a játszmából.

usage-balance = Sok játszmát játszat botokkal, és jelentést ír a játék egyensúlyáról.
    .more =
        A mappába egy oldal kerül, az `index.html`, amelynek nem kell más fájl, továbbá minden kép PNG
        formában és minden szám a `balance.json` fájlban: győzelmek párt, hős, hely és játékosszám
        szerint, hossz, pontok fordulónként, a kártyák használata és használóik győzelmei, és hogy miért
        érnek véget a játszmák.
    .examples =
        - `metro2033 balance --games 1000 --out docs/balance`
        - `metro2033 balance --edition second --players 4 --content my-cards`
    .edition = Csak ez a kiadás; többször is megadható.
    .players = Milyen játékosszámokkal.
    .games = Játszmák kiadásonként és játékosszámonként.
    .bots = Ki játszik.
    .out = Hová kerüljön a jelentés.
    .matches = Ott tartja meg a játszmákat; ugyanez a parancs aztán folytatja.

usage-lab = Házi kártyák próbája: ellenőrzés, olvasás, összevetés játékban a nyomtatott készlettel.
    .more =
        Megmondja, mi a baj a fájl kártyáival, kiírja, hogyan olvashatók három nyelven, és a
        botokkal minden játszmát kétszer játszat le ugyanabból a magból: a nyomtatott készlettel és
        a házi kártyákkal. A jelentésben ott vannak a kártyát használók győzelmei, minden párt,
        hős és hely eltolódása 95%-os intervallummal, és a figyelmeztetések: hurkok, a többinél
        mindenben jobb vagy rosszabb, használatlan és döntő kártyák. A kilépési kód 1, ha egy
        kártya nem szabályos.
    .examples =
        - `metro2033 lab house.toml`
        - `metro2033 lab house.toml --matches 1000 --players 2 --seed 7 --json`
        - `metro2033 lab house.toml --matches 0`
    .file = Házi kártyák fájlja.
    .matches = Játszmák készletenként; 0: csak ellenőrzi és kiírja a kártyákat.
    .bot = Ki játszik.

usage-dataset = Jegyzőkönyvekből Parquet-fájlokat készít: döntésenként egy sort.
    .more =
        A mappába kiadásonként egy mappa kerül, és egy `README.md`, amely elmondja, mi van bennük. Ha
        megszakad, ugyanez a parancs folytatja; ha több a jegyzőkönyv, hozzáteszi, ami hiányzik.
    .examples =
        - `metro2033 arena --games 1000 --out duel --records && metro2033 dataset duel/records`
        - `metro2033 dataset match.jsonl exported/ --out data --skip`
    .sources = Jegyzőkönyvek, vagy mappák jegyzőkönyvekkel.
    .out = Hová kerüljön az adatkészlet.
    .skip = Kihagyja az olvashatatlan jegyzőkönyveket.

usage-bench = Megméri, milyen gyors a motor ezen a gépen.
    .more =
        A számok felváltva vett CPU-idők mediánjai. A döntések a játékosok válaszai, a kényszerűek is; a
        sorsolásokat külön számoljuk.
    .examples =
        - `metro2033 bench`
        - `metro2033 bench --quick --json bench.json`
    .edition = Csak ez a kiadás; többször is megadható.
    .json = Fájlba írja a számokat; a - kiírja őket.
    .quick = Másodpercek egy perc helyett.

usage-admin = Szerver felügyelete.
    .more =
        A `backup`, a `restore` és a `check --database` kivételével mind a futó szerverhez fordul a
        METRO2033_ADMIN_URL címen (alapesetben ez a gép, METRO2033_PORT), az ottani METRO2033_ADMIN_TOKEN értékével.
usage-admin-list = Felsorolja a játszmákat, elöl az utoljára változottakat.
    .examples = - `metro2033 admin list --status running`
    .status = `lobby`, `running`, `over` vagy `ended`; többször is megadható.
    .offset = Ennyi játszmát hagyjon ki.
usage-admin-show = Megmutatja egy játszma beállításait és játékosait.
usage-admin-transfer = Felszabadít egy helyet, és kiír egy linket az új játékosának.
    .reason = Az ok; a naplóban megmarad.
usage-admin-end = Félbeszakít egy játszmát; amit lejátszottak, megmarad.
    .reason = Az ok; a naplóban megmarad.
usage-admin-delete = Töröl egy játszmát minden választásával együtt, végleg.
    .yes = Ne kérdezzen.
usage-admin-sign-out = Minden böngészőben kilépteti egy fiók tulajdonosát.
    .name = A fiók neve.
usage-admin-password-link = Kiír egy linket, amellyel a fiók tulajdonosa egy órán belül új jelszót választhat.
    .name = A fiók neve.
usage-admin-role = Szerepkört ad egy fióknak, vagy elveszi.
    .name = A fiók neve.
    .role = `moderator`, `administrator` vagy `none`.
    .reason = Az ok; a naplóban megmarad.
usage-admin-reports = Felsorolja a játékosok bejelentéseit, a legrégebbi nyitottal kezdve.
    .closed = A lezártakat a nyitottak helyett.
    .offset = Ennyit hagyjon ki.
usage-admin-decide = Lezár egy bejelentést egy döntéssel.
    .report = A bejelentés száma.
    .reason = Az ok; a naplóban megmarad.
    .rejected = Nem történt kihágás.
usage-admin-mute = Megtiltja egy fióknak, hogy a csevegésbe írjon; a tulajdonosa megtudja az okot.
    .name = A fiók neve.
    .reason = Az ok; a játékos elolvashatja.
    .days = Hány napra; alapesetben végleg.
    .address = A név egy IP-cím: az onnan fiók nélkül játszókra vonatkozik.
usage-admin-ban = Megtiltja egy fióknak a játékot: a kapcsolatai megszakadnak, a helyeit botok veszik át.
    .name = A fiók neve.
    .reason = Az ok; a játékos elolvashatja.
    .days = Hány napra; alapesetben végleg.
    .address = A név egy IP-cím: az onnan fiók nélkül játszókra vonatkozik.
usage-admin-lift = Felold egy némítást vagy kitiltást.
    .sanction = A némítás vagy kitiltás száma.
    .reason = Az ok; a naplóban megmarad.
usage-admin-sanctions = Felsorolja, ki van elnémítva vagy kitiltva.
    .offset = Ennyit hagyjon ki.
usage-admin-announce = Közleményt jelenít meg minden asztalnál.
    .text = A szöveg nyelvenként, például `'hu=Újraindítás nyolckor.'`.
    .minutes = Hány percre.
usage-admin-withdraw = Visszavon egy közleményt.
    .announcement = A közlemény száma.
usage-admin-audit = Megmutatja, mit tettek az adminisztrátorok és moderátorok, a legújabbal kezdve.
    .subject = Csak ami ezt a fiókot vagy játszmát érintette.
    .offset = Ennyi sort hagyjon ki.
usage-admin-health = Megmutatja a szerver állapotát.
usage-admin-check = Hibákat keres a futó szerver adatbázisában, vagy egy olyanban, amelyen nem fut szerver.
    .database = Ezt az adatbázist olvassa közvetlenül, szerver és token nélkül.
usage-admin-ratings = Az értékszámok újraszámolása az eredményekből, és azok listája, akik otthagyják vagy láthatólag szándékosan elveszítik a játszmáikat.
    .replay = Minden értékelt játszmát újra le is játszik a lépéseiből, és kijavítja az eltérő helyezéseket.
usage-admin-backup = Mindent egyetlen fájlba ír, ami az adatbázisban van; a szerver közben futhat.
    .file = Hová kerüljön a mentés, például `metro2033.jsonl.gz`.
usage-admin-restore = Egy biztonsági mentésből feltölt egy üres adatbázist, bármelyik fajtát; szerver nem futhat rajta.
    .file = A `backup` paranccsal készült fájl.

usage-scenario = Jeleneteket futtat: állásokat lépésekkel és elvárásokkal.
usage-scenario-check = Jeleneteket futtat, és megmutatja, mi nem teljesül.
    .more =
        A formátumot a `docs/scenarios.md` írja le. A kilépési kód 1, ha egy ellenőrzés nem sikerült, és
        2, ha egy fájl nem jelenet.
    .examples =
        - `metro2033 scenario check walk.toml`
        - `metro2033 scenario check tests/scenarios`
    .paths = Jelenetek fájljai, vagy ilyenek mappái.

usage-content = Egy kiadás kártyáit, állomásait és számait ellenőrzi.
usage-content-check = Összeveti az adatokat a szabálykönyvvel és a nyomtatott játékelemekkel, és ellenőrzi a szövegeket.
    .examples =
        - `metro2033 content check`
        - `metro2033 content check --edition first --content my-cards`
    .texts = Másik mappa a nyelveknek.
usage-content-list = Felsorolja, mi a saját tervünk az adatokban, hogy a doboz gazdája kijavíthassa.
    .examples = - `metro2033 content list --own --edition first`
    .own = Ami a saját tervünk, és nem a nyomtatott játékból való.

## Amit nem lehet érteni

usage-no-language = ismeretlen nyelv: „{ $code }”; ismert: { $known }
usage-no-command = Nincs „{ $name }” parancs.
    .near = Nincs „{ $name }” parancs. Erre gondoltál: { $near }?
usage-no-option = Nincs ilyen kapcsoló: { $option }
    .near = Nincs ilyen kapcsoló: { $option } (lehetséges: { $near })
usage-needs-value = { $option } után értéknek kell állnia.
usage-no-value = { $option } után nem állhat érték.
usage-missing = Hiányzik: { $name }.
usage-extra = Felesleges argumentumok: { $words }
usage-wrong-number = { $name }: szám kell.
    .least = { $name }: szám kell, legalább { $least }.
    .between = { $name }: szám kell, legalább { $least }, legfeljebb { $most }.
usage-unclear = A parancssor nem érthető; a --help elmagyarázza.
