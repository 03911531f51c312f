### Mit követel a szabálykönyv, a doboz és a program egy kiadás adataitól; a szerzőjüknek szól.

## Miben tér el az adat a nyomtatott játéktól

demand-printed =
    .missing = hiányzik: a nyomtatott játékban benne van
    .differs = „{ $name }” a nyomtatott játékban más: { $wanted }
    .same = „{ $name }” értéke megegyezik egy másik bejegyzésével
    .count = összesen { $found } van, a nyomtatott játékban { $wanted }
    .count-of = { $words }: { $found } van, a nyomtatott játékban { $wanted }

## Állomások és hálózat

demand-line = csak az egyik helyen van ezen a vonalon, itt vagy a { $file } fájlban: { $name }

## Kártyák

demand-condition =
    .kind = { $when } nem { $kind } fajtájú feltétel
    .owned = nem lehet senkié: { $name }
    .of = { $number } állomás kellene, de { $most } van megnevezve
demand-threat =
    .dice = erő csak olyan veszedelemhez tartozik, amelyet kockával kell legyőzni
    .payment = fizetség csak olyan veszedelemhez tartozik, amelyet ki lehet fizetni

## Hatások

demand-number = { $name } = { $value }: nem lehet kevesebb, mint { $least }
    .idle = { $name } = 0: nem változtat semmin
    .of = { $name } = { $value }, a kártyák száma pedig { $number }
    .most = { $name } = { $value } több, mint { $most }
demand-effect = { $word } semmit sem jelent { $kind } fajtájú kártyán
    .idle = ekkor nem történik semmi: { $at }
    .timed = { $word } nem tesz semmit, amíg üres ez a mező: { $field }
    .turn = a robbanóanyag a kör végéig segít
    .threat = { $word } és { $at } csak együtt állhat
    .zero = { $word } csak 0 lehet
    .fight = { $word } csak veszedelemkártya tartós hatása lehet, ideiglenes nem

## Ami nélkül nem lehet játszmát játszani

demand-play =
    .sides = kevesebb a párt vagy a hős, mint amennyi { $number } játékosnak kell
    .homes = ez az állomás két fél kezdőállomása, vagy nem foglalható el
    .tokens = egy pártnak kevesebb korongja van, mint otthoni állomása
    .hands = nincs elég harckártya két játékos kezébe
    .army = ennek kell teljesülnie: 1 <= „least” <= „start” <= „most”
    .upkeep = „upkeep”: minden erőhöz kell egy ár, 1 és { $most } között
    .effects = az összes kártyán { $number } hatás van, de legfeljebb { $most } lehet
    .players = ennek kell teljesülnie: 2 <= „least” <= „most” <= 6
    .track = nincs fordulósáv
    .targets = „targets”: minden játékosszámhoz egy szám kell
    .stations = { $field }: kell egy otthon, de kevesebb állomás, mint amennyi a győzelemhez kell
    .lists = „high” és „full”: egyforma hosszú listák kellenek
    .list = { $name }: kell benne { $home }, és összesen legalább { $number } szám
    .dice = { $name }: 2 és 12 közötti számok kellenek
    .missions = { $number } küldetés van, de legalább { $least } kell
    .threats = { $number } veszedelem van, de legalább { $least } kell
