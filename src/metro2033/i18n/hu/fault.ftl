### Miért nem lehet valamit megtenni, bárkinek szól is: terminálnak, böngészőnek, egy szerver naplójának.

## Fájlok és csomagok

fault-system =
    .enoent = nincs ilyen fájl vagy mappa
    .eacces = hozzáférés megtagadva
    .eperm = ez nem megengedett
    .eisdir = ez egy mappa
    .enotdir = itt mappának kell lennie
    .eexist = ez már létezik
    .enotempty = a mappa nem üres
    .enospc = nincs több hely
    .erofs = ide nem lehet írni
    .eaddrinuse = a cím foglalt
    .econnrefused = ott senki sem válaszol
    .no-host = nincs ilyen nevű gép
    .etimedout = nem jött időben válasz
    .ehostunreach = a gép nem érhető el
    .enetunreach = a hálózat nem érhető el
    .econnreset = a kapcsolat megszakadt
fault-not-text = a fájl nem UTF-8 szöveg
fault-file = { $file }: { $reason }
fault-file-line = { $file }:{ $line }: { $reason }
fault-not-installed = { $name } nincs telepítve: pip install 'metro2033[{ $extra }]'

## Kiadások, szabályok, botok

fault-no-edition = ismeretlen kiadás: „{ $name }”; ismert: { $known }
fault-no-content = { $name ->
    [first] első kiadás
    [second] második kiadás
   *[other] „{ $name }” játék
}: nincs olyan tartalma, amelyet ki lehetne cserélni
fault-not-in-book = nincs ilyen { $what ->
    [edition] kiadás
    [language] nyelvű szabálykönyv
    [rule] szabály
    [ruling] értelmezés
    [text] szöveg a szabálykönyvben
   *[entry] bejegyzés
}: „{ $wanted }”
    .near = nincs ilyen { $what ->
        [edition] kiadás
        [language] nyelvű szabálykönyv
        [rule] szabály
        [ruling] értelmezés
        [text] szöveg a szabálykönyvben
       *[entry] bejegyzés
    }: „{ $wanted }”; erre gondoltál: { $near }?
fault-seats = { $name ->
    [first] első kiadás
    [second] második kiadás
   *[other] „{ $name }” játék
}: legalább { $least }, legfeljebb { $most } helyen játszható, nem { $seats } helyen
fault-house-rule = ismeretlen házi szabály: „{ $rule }”; { $name ->
    [first] az első kiadás
    [second] a második kiadás
   *[other] a játék („{ $name }”)
} ezeket ismeri: { $known }
fault-rule-bounds = { $rule }: { $least } és { $most } közötti szám, nem { $value }
fault-first-player = „first_player”: 0 (sorsolás) és { $seats } közötti szám, nem { $value }
fault-unknown-bot = ismeretlen bot: „{ $name }”; ismert: { $known }
fault-bot-strength = „{ $name }”: a bot nevében a kettőspont után szám kell, például „search:500”
fault-only-random = { $name ->
    [first] első kiadás
    [second] második kiadás
   *[other] „{ $name }” játék
}: csak a „random” bot játssza
fault-bot-count = legalább 1, legfeljebb { $most } bot játszik, nem { $number }
fault-cannot-play = { $bot }: { $reason }
fault-unknown-agent = { $reason }; egy program parancssor, például „python mybot.py”, egy osztály pedig „python:MODUL:OSZTÁLY”
    .policy = { $reason }
fault-bot-no-program = nincs ilyen program: „{ $name }”
fault-bot-not-ready = nem készült el időben
fault-bot-late = nem jött válasz időben
fault-bot-silent = lezárta a kimenetét, vagy túl sokat írt
fault-bot-ended = ezzel a kóddal ért véget: { $code }
    .words = ezzel a kóddal ért véget: { $code }: { $words }
fault-bot-json = ez nem JSON: { $line }
fault-bot-type = „{ $wanted }” típusú üzenet kell: { $line }
fault-bot-protocol = ez a protokoll kell: { $protocol }: { $line }
fault-bot-wants = a `wants` ezek listája: { $list }: { $line }
fault-bot-answer = egy válaszban `ask` szám és `key` szöveg van: { $line }
fault-bot-ask = nincs nyitott kérdés ezzel a számmal: { $ask }
fault-bot-key = „{ $key }” nem szerepel a lehetőségek között
fault-bot-option = ezt a lehetőséget nem ajánlották fel: { $option }
fault-bot-class = egy bot osztályát így írjuk: „python:MODUL:OSZTÁLY”, nem így: „{ $text }”
fault-no-command-line = „{ $text }” nem parancssor: { $reason }
fault-no-policy = { $file }: nincs stratégia ebben a fájlban
fault-policy-version = { $file }: -v{ $found } környezetekben tanult, itt -v{ $here } van
fault-policy-edition = { $file }: ezt játssza: { $found }, nem ezt: { $name }
fault-policy-content = { $file }: nem egyezik e tartalom megfigyeléseivel és lépéseivel
fault-no-observations = { $name }: nincsenek megfigyelései

## Jegyzőkönyvek

fault-in-line = { $line }. sor: { $reason }
fault-empty-record = a jegyzőkönyv üres
fault-cut-off = a sor csonka
fault-not-json = nem JSON-objektum: a sor csonka, vagy megváltoztatták
fault-not-written-so = nem olyan alakú, ahogy a jegyzőkönyveket írjuk
fault-no-object = objektumnak kell itt lennie, ezekkel: { $list }
fault-unknown-field = ismeretlen mező: „{ $name }”
fault-no-field = hiányzó mező: „{ $name }”
fault-field-order = a mezők nem ebben a sorrendben állnak: { $list }
fault-value =
    .number = { $name }: { $value }, holott { $least } és { $most } közötti szám kell
    .text = { $name }: { $value }, holott szöveg kell
    .digest = { $name }: { $value }, holott { $digits } hexadecimális jegy kell
    .list = { $name }: { $value }, holott lista kell
    .table = { $name }: { $value }, holott objektum kell
    .texts = { $name }: { $value }, holott minden helyhez egy szöveg kell
    .numbers = { $name }: { $value }, holott számok kellenek
    .ranking = { $name }: { $value }, holott minden helyhez egy szám kell
    .hash = { $name }: { $value }, holott egy hash kell
fault-no-header = hiányzik a „format” mező: ez nem egy jegyzőkönyv fejléce
fault-newer-format = a formátum ({ $found }) újabb, mint az itt ismert legújabb ({ $newest }): frissítsd a játékot
fault-older-format = a formátum ({ $found }) már nem olvasható
fault-newer-rules = a szabályok változata ({ $found }, { $name }) újabb, mint az itt ismert ({ $newest }): frissítsd a játékot
fault-other-edition = a kiadás „{ $found }”, nem „{ $name }”
fault-other-rules = más szabályváltozattal játszották ({ $name }): { $found }, nem { $here }
fault-older-rules = régebbi szabályváltozattal játszották ({ $name }: { $found }), és a mostani ({ $here }) szerint másképp alakul: { $reason }
fault-other-content = más tartalommal játszották ({ $name }): { $found }, nem { $here }
fault-other-version = más szabályokkal vagy tartalommal játszották: { $name }
fault-seat-count = legalább 1, legfeljebb { $most } hely kell, nem { $number }
fault-salts = minden helyhez egy só kell
fault-house-rules = a fejléc nem nevez meg minden házi szabályt
fault-start = { $reason }
fault-state = a megőrzött állapot nem olvasható
fault-choice-order = itt ez a sorszámú választás áll: { $found }, pedig ez következne: { $number }
fault-not-asked = { $seat }. hely: itt nem őt kérdezik
    .nature = itt nem a véletlent kérdezik
fault-no-answer = „{ $key }” itt nem szabályos válasz
    .rule = „{ $key }” itt nem szabályos válasz (szabály: { $rule })
fault-not-over = a játszma itt még nem ért véget
fault-ranking = a helyezések: { $here }, nem { $found }
fault-digest = az ujjlenyomat nem egyezik az utolsó állapotéval
fault-other-end = a játszma másképp ér véget
fault-no-end = a jegyzőkönyvnek nincs vége
fault-no-commitment = a játszma nem rögzített előre titkot
fault-no-secret = a titok nincs felfedve
fault-other-secret = a titok nem az, amelyet a fejléc rögzít
fault-unfair = a feljegyzett sorsolás: „{ $found }”, a tisztességes: „{ $fair }”
fault-seal-alone = titok és pecsét csak együtt lehet
fault-seal = a pecsét nem egyezik: valamelyik sort megváltoztatták

## Sok folyamat munkája

fault-worker-lost = egy munkafolyamat váratlanul leállt
fault-cluster-lost = a fürt újra meg újra elvesztett egy munkafolyamatot: { $reason }
fault-no-cluster = nincs Ray-fürt itt: „{ $address }”: { $reason }
fault-cluster-client = „{ $address }” a Ray kliensének szól: a fő csomópontot add meg, HOST:PORT alakban
fault-cluster-worker = a fürt egyik munkafolyamata nem tud futni: { $reason }
fault-cluster-version = a fürtön metro2033 { $found } fut, nem { $here }
fault-damaged-line = { $file }:{ $line }: a sor sérült
fault-other-tournament = a fájlban ({ $file }) másik verseny van: { $what } { $found }, nem { $here }

## Szerverek és adatbázisok

fault-not-started = a szerver nem tud elindulni: { $reason }
fault-cannot-listen = nem nyitható meg a port: { $host }, { $port }
fault-database = adatbázishiba: { $reason }
fault-cannot-open = a fájlt nem lehet megnyitni
fault-file-in-use = egy másik szerver használja: { $file }
fault-database-in-use = egy szerver használja ezt az adatbázist
fault-no-tables = ebben az adatbázisban nincsenek a Metró 2033 táblái
fault-no-url = „{ $text }” nem egy adatbázis címe
fault-no-database-file = a szervernek fájlban lévő adatbázis kell: sqlite:///FÁJL
fault-database-kind = { $name } nem támogatott: sqlite:///FÁJL vagy postgresql://... kell
fault-integrity = épségvizsgálat: { $text }
fault-orphan = egy sor sehová sem tartozik ebben a táblában: { $table }
fault-gap = { $match } játszma: { $count } választásnak kellene lennie, { $kept } van meg, az utolsó { $newest }
fault-no-backup = { $file } nem a Metró 2033 biztonsági mentése
fault-newer-backup = { $file } újabb változattal készült
fault-damaged-backup = { $file } sérült: { $reason }
fault-bad-backup = { $file }: { $reason }
fault-not-empty = biztonsági mentést csak üres adatbázisba lehet visszaállítani
fault-backup-rows = a biztonsági mentésből sorok vesztek el
fault-backup-table = nincs ilyen tábla: { $name }
fault-backup-cut-off = a biztonsági mentés csonka

## Beállítások és kérések

fault-setting = { $name }: { $reason }
fault-setting-file = { $name }_FILE: { $file }: { $reason }
fault-set-twice = { $name } és { $name }_FILE is be van állítva
fault-no-origin = „{ $url }” nem https://gép alakú
fault-mail-server = a levelezőszerver alakja SÉMA://GÉP, a séma ezek egyike: { $known }
fault-long-origin = „{ $url }” többet tartalmaz, mint sémát és nevet
fault-no-network = „{ $text }” nem cím és nem hálózat
fault-short-token = egy token legalább 16 karakter
fault-no-page = „{ $name }” nem tartalmazza a statikus oldalt; a make site parancs elkészíti
fault-policy = { $reason }
fault-policy-twice = két fájl neve „{ $name }”, pedig a játékosok erről ismernék meg őket
fault-unprintable = vezérlőkarakterek nem megengedettek
fault-invalid = { $reason }
    .missing = ez hiányzik
    .extra-forbidden = ez itt ismeretlen
    .json-invalid = ez nem JSON: { $error }
    .int-type = egész szám kell
    .int-parsing = egész szám kell
    .int-from-float = egész szám kell
    .float-type = szám kell
    .float-parsing = szám kell
    .bool-type = logikai érték kell
    .bool-parsing = logikai érték kell
    .string-type = szöveg kell
    .list-type = lista kell
    .dict-type = objektum kell
    .model-type = objektum kell
    .model-attributes-type = objektum kell
    .greater-than = ennél több kell: { $gt }
    .greater-than-equal = legalább ennyi kell: { $ge }
    .less-than = ennél kevesebb kell: { $lt }
    .less-than-equal = legfeljebb ennyi lehet: { $le }
    .literal-error = ezek egyike kell: { $expected }
    .string-too-short = legalább { $min_length } karakter kell
    .string-too-long = legfeljebb { $max_length } karakter lehet
    .string-pattern-mismatch = ez nem úgy van írva, ahogy kell
    .too-short = legalább { $min_length } elem kell
    .too-long = legfeljebb { $max_length } elem lehet
