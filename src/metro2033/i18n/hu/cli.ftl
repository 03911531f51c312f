### A parancsok eredményei és megjegyzései, és hogy miért nem tudnak valamit.

## Általában

cli-interrupted = megszakítva
cli-bug = { $error } (a METRO2033_DEBUG=1 megmutatja, hol)
cli-no-folder = { $folder }: nincs ilyen mappa
cli-is-file = { $folder }: ez fájl; adj meg egy mappát
cli-no-path = { $path }: nincs ilyen fájl vagy mappa
cli-bad-content = { $number ->
    [0] { $folder }: { $fault }
   *[other] { $folder }: { $fault } (és még { $number }: metro2033 content check)
}
cli-bad-rule = egy házi szabályt így írunk: név=szám, nem így: „{ $text }”
cli-progress =
    .matches = játszmák
    .parts = részek
    .bench = mérés
    .bench-round = { $number }. kör, összesen { $of }

## A táblázatok fejlécei

cli-figure =
    .length = egy játszmában
    .mean = átlag
    .median = medián
    .low = legkevesebb
    .high = legtöbb
    .decisions = döntések
    .draws = sorsolások
    .wins = győzelmek
    .share = arány
    .win-share = győzelmi arány
    .seats = helyek
    .bot = bot
    .rating = értékszám
    .sure = 95%
    .of-fair = az igazságoshoz képest
    .mean-place = átlagos helyezés
    .ahead = összevetés
    .times = hányszor
    .milliseconds = ms döntésenként
    .nearly-all = 99% ezen belül
    .worst = legrosszabb
    .not-kept = nem teljesül
    .which = melyik
    .wanted = elvárt
    .found = talált
    .verdict = ítélet
    .match = játszma
    .status = állapot
    .edition = kiadás
    .choices = választások
    .title = cím
    .waiting = ezekre a helyekre vár
    .created = létrejött
    .updated = utoljára változott
    .rematch = visszavágó
    .report = bejelentés
    .time = idő
    .kind = fajta
    .name = név
    .text = szöveg
    .reason = ok
    .sanction = szám
    .until = eddig
    .by = ki
    .role = szerepkör
    .deed = tett
    .subject = kiről
    .detail = részletek
cli-seat = { $seat }. hely
cli-nature = véletlen

## Játék és kiszolgálás

cli-too-many-people = { $humans } ember nem fér el { $seats } helyen
cli-for-terminal = { $option } a terminálban játszott játszmákhoz való: add hozzá a --terminal kapcsolót
cli-served = Metró 2033: { $address }
cli-in-network = A hálózatodban: { $address }
cli-runs-already = A Metró 2033 már fut: { $address }
cli-kept = A játszmák helye: { $file }. A Ctrl+C leállítja a játékot.
cli-no-browser = Itt nincs böngésző: nyisd meg egy böngészőben: { $address }
cli-stopped = Leállt. Ami nem ért véget, legközelebb folytatódik.
cli-one-process = egy SQLite-fájlhoz egyetlen szerverfolyamat tartozhat; többhöz PostgreSQL kell

## Jegyzőkönyvek, szabályok, jelenetek, adatok

cli-no-choice = { $file }: { $number } választás van benne, nem { $at }
cli-no-seat = --seat: 1 és { $number } közötti szám vagy spectator, nem „{ $seat }”
cli-not-over = { $file }: a játszma még nem ért véget; csak befejezett játszma elemezhető
cli-honest = { $file }: tisztességes
cli-dishonest = { $file }: nem tisztességes: { $line }. sor: { $reason }
cli-which-edition = melyik kiadásé? --edition { $known }
cli-no-scenarios = { $folder }: nincsenek jelenetek ebben a mappában
cli-verdict =
    .ok = jó
    .failed = hibás
cli-verdicts =
    .ok = { $number } sikerült
    .failed = { $number } nem sikerült
    .malformed = { $number } nem jelenet
cli-faults = { $number ->
    [0] nincs hiba
   *[other] { $number } hiba
}
cli-list-what = mondd meg, mit soroljon fel: --own
cli-all-fields = minden
cli-records = { $number } bejegyzés

## Véletlen játszmák

cli-simulated = { $matches } véletlen játszma, { $edition }, { $players } hely, kezdőszám { $seed }, ellenőrző összeg { $checksum }
cli-unfinished = { $number } nem ért véget
cli-without-winner = { $number } játszma győztes nélkül ért véget
cli-counted = minden játékelemet megszámoltunk, ennyiszer: { $number }
cli-broken = { $match }. játszma, { $answers } válasz után: { $fault }
cli-ties = { $number } győzelem megosztott
cli-shares-at-end = { $name }: { $list }
cli-laws-broken = { $broken } játszma szabályt sértett, { $unfinished } nem ért véget
cli-fact =
    .faction-first = klán
    .faction = párt
    .hero = hős
    .at = a hős helye
    .home = otthoni állomás
    .rests = pihenés
    .resting = pihen
    .army = sereg
    .activity = aktivitás
    .points = pontok
    .points-missing = a győzelemhez hiányzó pontok
    .hero-strength = a hős ereje
    .hero-speed = a hős sebessége
    .upkeep = a sereg fenntartása
    .mission-points = küldetések pontjai
    .growth = a hős végleg szerzett ereje
    .barred = a hős nem támadhat és nem vásárolhat
    .barred-next = ugyanez a következő körben
    .station-count = állomások száma
    .stations = állomások
    .tokens = szabad korongok
    .equipment = felszerelés
    .equipment-first = tárgyak
    .missions = küldetések
    .missions-first = küldetés
    .mission-count = küldetések száma
    .completed = teljesített küldetések
    .scouted = felderített veszedelmek
    .scouted-count = felderített veszedelmek száma
    .combat = harckártyák
    .pig = disznók
    .mushroom = gombák
    .ammo = lőszer
    .place = peron
    .bullets = töltények
    .hands = kézben lévő leletek
    .round-first = körök
    .round = fordulók
    .ended-by = mi vetett véget a játszmának
cli-nothing = semmi
cli-no-fact = nincs „{ $name }” adat minden helyről; ezek vannak: { $known }

## Versenyek és egyensúly

cli-played = { $matches } játszma, { $edition }, { $players } hely, kezdőszám { $seed }, ellenőrző összeg { $checksum }
cli-uneven = az utolsó kör a helyeken nem teljes: lásd docs/bots.md
cli-before = { $bot } megelőzi: { $other }
cli-bot-fault =
    .crashed = { $number } összeomlás
    .stalled = { $number } késés
    .garbled = { $number } érthetetlen válasz
    .illegal = { $number } szabálytalan válasz
cli-bot-faults = { $bot }: { $list }; { $number } válasz pótolva
cli-bot-report =
    .crashed = { $match }. játszma, { $question }. kérdés: összeomlás: { $reason }
    .stalled = { $match }. játszma, { $question }. kérdés: késés: { $reason }
    .garbled = { $match }. játszma, { $question }. kérdés: érthetetlen válasz: { $reason }
    .illegal = { $match }. játszma, { $question }. kérdés: szabálytalan válasz: { $reason }
cli-records-where = a --records kapcsolóhoz mappa kell: --out MAPPA
cli-matches-kept = { $number } játszma elmentve; ugyanez a parancs folytatja
cli-one-edition = a --content kapcsolóhoz egy --edition kell
cli-no-cards = { $name ->
    [first] első kiadás
    [second] második kiadás
   *[other] „{ $name }” játék
}: nincsenek kártyái, amelyekről jelenteni lehetne
cli-bad-players = a játékosszámokat így írjuk: 2,3,4, nem így: „{ $text }”
cli-demands = { $edition }: { $matches } játszma; elvárások: { $kept } teljesül, { $open } nyitott, { $broken } sérül
cli-kind =
    .length = hossz
    .order = sorrend
    .faction-first = klán
    .faction-second = párt
    .hero = hős
    .equipment-first = tárgy
    .equipment-second = felszerelés
    .mission = küldetés
    .threat = veszedelem
    .law = törvény
    .combat = harckártya
cli-demand =
    .open = nyitott
    .broken = sérül
cli-report = a jelentés: { $file }

## Adatkészletek

cli-other-records = { $folder } más jegyzőkönyveket tartalmaz: töröld, vagy válassz másik --out mappát
cli-dataset = { $edition }: { $rows } döntés { $matches } játszmából, { $parts } részben
cli-left-out = kimaradt: { $reason }
cli-dataset-card = az adatkészlet leírása: { $file }
cli-skip = { $reason } (a --skip kihagyja az ilyen jegyzőkönyveket)
cli-goes-on = { $reason }; ugyanez a parancs folytatja
cli-no-record = ez nem jegyzőkönyv
    .edition = „{ $name }”: ehhez nincsenek megfigyelések
cli-no-records = nincsenek jegyzőkönyvek itt: { $list }

## Sebesség

cli-bench = metro2033 { $version }, Python { $python }, { $processor }
cli-form =
    .compiled = lefordított
    .plain = egyszerű
cli-bench-edition = { $edition }, { $seats } hely, játszmánként { $decisions } döntés és { $draws } sorsolás
cli-speed =
    .decisions-per-s = döntés/s, véletlen játék
    .driven-decisions-per-s = döntés/s, Pythonból vezetve
    .draws-per-s = sorsolás/s, ezenfelül
    .matches-per-s = játszma/s
    .clone-us = másolat, µs
    .search-us = másolat és 30 döntés, µs
    .view-us = nézet, µs
    .imagine-us = elképzelés, µs
    .snapshot-us = pillanatkép szöveggé és vissza, µs

## Egy szerver gondozása

cli-status =
    .lobby = gyülekező
    .running = folyik
    .over = véget ért
    .ended = félbeszakadt
cli-more = tovább: --offset { $offset }
cli-match-seat = { $seat }. hely: { $kind ->
    [open] szabad
    [bot] bot
   *[person] ember
} { $name }
    .bot = { $seat }. hely: { $kind ->
        [open] szabad
        [bot] bot
       *[person] ember
    } { $name } (bot: { $bot })
cli-ended = { $match }: a játszma félbeszakítva
cli-delete = Végleg töröljem: { $match }? [i/N]
cli-deleted = { $match }: a játszma törölve
cli-yes = i,igen
cli-checked = { $number } hiba; játszmák: { $matches }
cli-table =
    .account = fiókok
    .session = munkamenetek
    .match = játszmák
    .seat = helyek
    .spectator = nézők
    .choice = választások
    .undone = visszavont választások
    .snapshot = pillanatképek
    .clock = órák
    .chat = csevegés üzenetei
    .rating_due = értékelésre váró játszmák
    .rated_match = értékelt játszmák
    .rated_seat = értékelt eredmények
    .process = folyamatok
    .report = bejelentések
    .sanction = némítások és kitiltások
    .announcement = közlemények
    .audit = a napló sorai
cli-bad-role = Nincs „{ $role }” szerepkör; a lehetőségek: { $known }
cli-report-closed = lezárt bejelentés: { $report }
cli-lifted = feloldva: { $sanction }
cli-withdrawn = visszavonva: { $announcement }
cli-signed-out = { $name }: { $number } böngészőben kiléptetve
cli-recounted = { $matches } értékelt játszma; { $wrong ->
    [0] minden értékszám helyes
   *[other] { $wrong } értékszám hibás volt, javítva
}
cli-wrong-places = { $match } játszma: a tárolt helyezések: { $stored }, a lépésekből viszont ez adódik: { $played }; javítva
cli-not-replayed = { $match } játszma nem játszható le újra: törölték, vagy a szabályai itt ismeretlenek
cli-deserter = { $name }: { $matches } értékelt játszmából { $left } félbehagyva
cli-one-sided = { $loser } { $meetings } találkozásból { $lost } alkalommal { $winner } mögött végzett; összesen { $matches } értékelt játszmája van
cli-saved = elmentve: { $list }
cli-restored = visszaállítva: { $list }
cli-no-token = a METRO2033_ADMIN_TOKEN nincs beállítva; a szerverével egyeznie kell
cli-no-server = { $url }: a szerver nem válaszol: { $reason }
cli-bad-url = a METRO2033_ADMIN_URL értéke „{ $url }”, pedig ilyen alakú cím kell: http://gép:port
cli-foreign-server = { $url }: ez nem a Metró 2033 szervere
cli-server-says = { $detail }
