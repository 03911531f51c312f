### Mi a baj a tartalom és a jelenetek fájljaival; a szerzőjüknek szól.

data-at = { $path }: { $reason }

## Fájlok és táblák

data-file =
    .unknown = ez a fájl itt ismeretlen
    .missing = ez a fájl hiányzik
data-not-toml = TOML-ként nem olvasható: { $line }. sor, { $column }. oszlop: { $reason }
    .here = ez nem TOML: { $column }. oszlop: { $reason }
data-toml =
    .statement = ide „név = érték” vagy „[tábla]” kell
    .name = ide név kell
    .equals = a név után hiányzik az „=” jel
    .rest = az érték után ebben a sorban nem állhat semmi
    .value = ide érték kell; a szöveget idézőjelbe kell tenni
    .date = ilyen dátum vagy időpont nincs
    .digits = a számnak túl sok a számjegye
    .list = a listából hiányzik egy vessző vagy a záró „]”
    .inner-table = a táblából hiányzik egy vessző vagy a záró kapcsos zárójel
    .header = a tábla neve mögül hiányzik a záró zárójel
    .text = a szöveg végéről hiányzik az idézőjel
    .character = ez a karakter itt nem állhat
    .escape = ilyen jel a „\” után nincs; magát a „\” jelet így kell írni: „\\”
    .twice = ez a név már foglalt
    .other = ez itt nem állhat
data-not-fluent = Fluentként nem olvasható: { $text }
data-records = a bejegyzéseket így írjuk: [[{ $table }]]
data-no-table = ez a tábla itt ismeretlen
data-kind =
    .int = { $value } nem egész szám
    .float = { $value } nem szám
    .str = { $value } nem szöveg
    .bool = { $value } nem „true” és nem „false”
    .list = { $value } nem lista
    .table = { $value } nem tábla
data-none-of = { $value } nincs a lehetségesek között: { $list }
data-values = { $number } érték áll itt { $wanted } helyett
data-edition = ezek más kiadás kártyái: { $found }, nem { $wanted }
data-unknown = itt ismeretlen mező: { $name }
data-missing = hiányzó mező: { $name }

## A tartalom bejegyzései

data-id =
    .form = egy azonosító latin kisbetűkből és aláhúzásokból áll
    .twice = ez az azonosító több bejegyzésé is, fajtájuk: { $kind }
data-own = „own”: ennek a bejegyzésnek nincs ilyen mezője: { $word }
data-no-source = a „source” mező üres
data-no-meaning = { $name } semmit sem jelent ekkor: { $at }
data-no-such = { $field }: nincs ilyen: { $word }
data-text =
    .name = ez a név hiányzik
    .part = ez a rész hiányzik: { $part }
    .nothing = ez a szöveg nem tartozik semmihez
    .twice = { $value } másvalaminek a neve is
    .mistranslated = { $value } félrefordítás

## Jelenetek

data-expected =
    .table = tábla kell ide, nem { $value }
    .text = szöveg kell ide, nem { $value }
    .list = lista kell ide, nem { $value }
    .number = { $least } és { $most } közötti szám kell ide, nem { $value }
    .seat = 1 és { $most } közötti hely vagy „{ $other }” kell ide, nem { $value }
    .ranking = számok listája kell ide: az egyes helyek helyezése
    .start = a „[position]”, „[new]” és „[replay]” közül pontosan egy kell
data-no-such-field = ismeretlen mező
data-near-field = ismeretlen mező; talán { $near }?
data-no-pointing = erre nem lehet rámutatni: „{ $place }”
data-checks-nothing = a jelenet semmit sem ellenőriz
data-other-edition = { $rule } másik kiadás szabálya: { $edition }
data-accept = minek a helyébe lépnek a többi válaszok? hiányzó mező: „choose”
data-whose = nem derül ki, kinek a kérdéséről van szó: add meg a helyet a „seat” mezőben
data-law = sérül egy szabály: { $fault }
data-replay =
    .edition = { $file } másik kiadás játszmája: { $edition }
    .choices = { $file }: csak { $number } választás van benne
data-word =
    .verb = ismeretlen ige: { $name }
    .verb-near = ismeretlen ige: { $name }; talán { $near }?
    .event = ismeretlen esemény: { $name }
    .event-near = ismeretlen esemény: { $name }; talán { $near }?
data-form = { $pattern } nem ilyen alakú: { $form }
data-key = { $key } nem ilyen alakú kulcs: { $form }
    .near = { $key } nem ilyen alakú kulcs: { $form }; talán { $near }?
data-part =
    .number = { $part } nem szám ebben: { $pattern }
    .thing = { $part } nem ilyen fajta ebben: { $pattern } ({ $kind })
    .near = { $part } nem ilyen fajta ebben: { $pattern } ({ $kind }); talán { $near }?

## Állások: ami nem fordulhat elő

data-no-number = { $least } és { $most } közötti szám kell ide, nem { $value }
data-no-inner-table = tábla kell ide, nem { $value }
data-no-tables = táblák listája kell ide
data-no-number-list = számok listája kell ide, nem { $value }
data-no-name-list = nevek listája kell ide, nem { $value }
data-no-seat-list = { $count } értékből álló lista kell ide, minden helyhez egy, nem { $value }
data-no-seats-seen = { $count } lista kell ide helyekkel, minden kártyához egy, nem { $value }
data-no-name = ismeretlen név: { $value }
data-near-name = ismeretlen név: { $value }; talán { $near }?
data-older-name = egy másik, szintén megadott mező régi neve: { $name }
data-setup-players = az előkészületek előtt senkinek sincs semmije: hagyd ki a játékosokat
data-player-count = { $found } játékos van leírva, hely viszont { $count }; { $least }–{ $most } játékos játszhat
data-same-faction = két játékosnak ugyanaz a pártja vagy a hőse
data-same-clan = két játékosnak ugyanaz a klánja vagy a hőse
data-card-elsewhere = „{ $card }”: ez a kártya már máshol van, vagy a másik szakaszhoz tartozik
data-too-few-cards = „{ $card }”: ebből nincs több kártya
data-too-many-copies = „{ $card }”: ebből csak { $most } kártya van
data-too-few-left = { $count } kártya nincs megnevezve, de csak { $left } osztható ki
data-has-won = a játékosnak már { $points } győzelmi pontja van, tehát nyert
data-no-stations = egy játékosnak mindig van állomása
data-too-many-stations = egy játékosnak csak { $most } korongja van, állomásonként egy
data-no-home = egy játékosnak mindig van otthona
data-not-theirs = „{ $station }”: ez az állomás nem a játékosé
data-home-token = „{ $station }”: ez az otthon, itt mindig ez a korong van: { $token }
data-no-token = „{ $station }”: ide nem maradt ilyen korong: { $token }
data-too-many-levels = csak { $most } állomás van, és mindegyiknek egy száma
data-closed = „{ $station }”: ez az állomás le van zárva
data-not-ownable = „{ $station }”: ez az állomás nem lehet senkié
data-two-owners = „{ $station }”: ennek az állomásnak már van gazdája
data-too-many-tokens = csak { $most } van belőle a dobozban
data-too-heavy = ennyi felszerelést a hős nem bír el
data-one-mission = egy játékosnak csak egy küldetése lehet
data-one-law = egyszerre csak egy törvény lehet hatályban
data-market-full = a piacon csak { $most } hely van
data-hand-full = { $seat }. hely: legfeljebb ennyit tarthat: { $most }

## Mi nem teljesül egy jelenetben

data-who =
    .seat = { $seat }. hely
    .nature = a véletlen
    .spectator = egy néző
    .both = { $first } és { $second }
data-list = { $list } és még { $number }
    .nothing = semmi
data-asked = { $who }: a kérdés { $kind }, az elvárt { $wanted }
data-not-asked = { $who }: nincs kérdése; { $open }
data-open =
    .one = { $who }: a kérdés { $kind } ({ $list })
    .several = { $who }: a kérdés { $kind } ({ $list })
    .over = a játszma véget ért
data-weight = { $key } súlya { $found }, az elvárt { $wanted }
data-not-offered = nincs felkínálva: { $pattern }; felkínálva: { $list }
    .nature = a véletlennek nincs felkínálva: { $pattern }; felkínálva: { $list }
data-offered = az elvárás ellenére felkínálva: { $list }
    .besides = ezen felül felkínálva: { $list }
data-not-told = nem hangzott el: { $pattern }; elhangzott: { $list }
    .to = nem hangzott el ({ $who }): { $pattern }; elhangzott: { $list }
data-told = az elvárás ellenére elhangzott: { $list }
data-refused = elutasítva: { $key }; felkínálva: { $list }
    .rule = elutasítva az { $rule } szabály szerint: { $key }; felkínálva: { $list }
data-refusal =
    .offered = felkínálva: { $key }, pedig elutasítás az elvárt
    .rule = elutasítva az { $rule } szabály szerint: { $key }, az elvárt { $wanted }
    .other = szabály nélkül elutasítva: { $key } ({ $message }), az elvárt { $wanted }
data-nature = a véletlentől nem ezt kérdezik: { $pattern }; { $open }
    .left = a véletlentől nem kérdezték meg: { $list }
data-fact = { $name } értéke { $found }, az elvárt { $wanted }
data-contains = { $name } tartalmazza ezt: { $list }
data-to = { $who }: { $reason }
data-no-fact = nincs ilyen adat: { $name }
    .near = nincs ilyen adat: { $name }; talán { $near }?
    .size = nincs ilyen adat: { $name }; { $known }: { $number } érték
    .value = nincs ilyen adat: { $name }; { $known } értéke { $value }
data-end =
    .open = { $open }, az elvárt kérdés { $wanted }
    .one = { $open }, az elvárt: { $who }
    .several = { $open }, az elvárt: { $who }
    .ranking = a végeredmény { $found }, az elvárt { $wanted }
