### The browser client: pages, buttons, names for screen readers.

## Pages

client-home = Kezdőlap
client-game = Metró 2033
client-tagline = Stratégiai játék a moszkvai metróban: barátokkal, botok ellen vagy egy asztal körül.
    .local = Stratégiai játék a moszkvai metróban: botok ellen vagy barátokkal egy készüléken.
client-fan-work = Rajongói munka: sem a regények szerzőjéhez, sem semmilyen kiadóhoz nincs köze.
client-play = Játék
client-play-bots = Játék botok ellen
    .about = egyedül, azonnal
client-play-friends = Barátok meghívása
    .about = linkkel; az üres helyekre bot ül
client-play-hot = Egy készüléken
    .about = egy képernyő mindenkinek
client-learn = Tanulj játék közben
    .about = tíz perc, lépésről lépésre
client-next-step = Következő lépés
client-step-lesson = Először jársz itt?
    .about = Kezdd a leckével: tíz perc lépésről lépésre ({ $edition }). Vagy vágj bele rögtön egy rövid játszmába.
client-step-resume = Fejezd be a leckét
    .about = A tanulójátszma ({ $edition }) ott vár, ahol abbahagytad.
client-step-match = Jöhet egy igazi játszma?
    .about = Próbálj ki egy rövidet: { $edition }, két újonc ellenfél, feleannyi idő sem kell hozzá.
client-first-lesson = Kérem a leckét
client-first-match = Rövid játszma
client-recommended = kezdésnek ajánlott
client-rulebook = Szabálykönyv
client-find-rule = Szabály keresése
client-no-rule = Nincs ilyen szabály.
client-continue = Folytatás
client-watch = Megfigyelés
client-watch-bots = Nézd, hogyan játszanak a botok
client-row-watch = nézem
client-row-won = Győztél
client-row-place = { $place }. hely ({ $count } játékos) · győztes: { $name }
client-row-winner = Győztes: { $name }
client-row-nobody = Senki sem győzött
client-row-sit = leülök
client-replays = Visszajátszások
client-nothing-to-continue = Nincs folyamatban lévő játszmád.
client-nothing-to-watch = Most nincs nyilvános asztal.
client-nothing-to-replay = Itt lesznek a befejezett játszmáid.
client-read = Tudnivalók
client-language = Nyelv
client-settings = Beállítások
client-close = Bezárás
client-moment = Egy pillanat…
client-no-server = A szerver nem válaszol. Próbáld újra egy kicsit később.
client-install = A játék telepítése
    .about = A kezdőképernyőről nyílik, mint bármelyik alkalmazás.
    .ios = A telepítéshez koppints a Megosztás gombra, majd a „Főképernyőhöz adás” pontra.
client-no-part = Az oldal egy része nem töltődött be. Lehet, hogy frissült a szerver.
client-reload = Újratöltés
client-new-version = Megjelent a játék új változata.
client-engine-loading = A játék töltődik: { $number }%
client-engine-starting = A játék indul…
client-engine-unsupported = Ez a böngésző túl régi a játékhoz. Használd a Firefox, a Chrome, az Edge vagy a Safari friss változatát.
client-engine-failed = A játék nem töltődött be. Ellenőrizd a kapcsolatot, és próbáld újra.
client-engine-full = Megtelt a böngésző tárhelye. Szabadíts fel helyet; az elmentett játszmák megmaradnak.
client-engine-forbidden = A böngésző nem engedi, hogy az oldal adatokat tároljon, így a játszmák nem menthetők. Engedélyezd a webhelyadatokat, vagy lépj ki a privát módból.
client-engine-elsewhere = A játék már nyitva van egy másik lapon.
client-engine-taken = Most egy másik lapon játszol.
client-engine-take = Itt játszom
client-offline = Játék szerver nélkül
client-offline-offer = Amíg a szerver nem érhető el, ezen a készüléken játszhatsz botok ellen.
client-closed = Ez a játszma már nem létezik.
    .banned = Amíg ki vagy tiltva, ezt a játszmát nem nyithatod meg.
client-reconnecting = Nincs kapcsolat. Újracsatlakozás…
client-unsent = Még nincs elküldve. A válaszodat elküldjük, amint helyreáll a kapcsolat.
client-no-replay = Ez a játszma nem játszható vissza.

## Learning by playing

client-lesson-about = Első játszma oktatóval: tíz perc, lépésről lépésre, egy ellenféllel. Bármikor kiléphetsz, és később folytathatod.
client-lesson = Lecke
client-lesson-step = { $number } / { $count }
client-lesson-next = Tovább
client-lesson-free = Szabad játék
client-lesson-do = Tedd meg helyettem
client-lesson-skip = Kihagyom
client-lesson-read = Értem
client-lesson-wait = Az ellenfelek játszanak…
client-lesson-leave = Kilépés a leckéből
client-lesson-key = Tovább (N)
client-lesson-go-on = Folytatás
client-lesson-again = Kezdés elölről
client-lesson-begin = Kezdjük a leckét

## A new table

client-edition = Kiadás
client-seats = Játékosok
client-people = Ebből ember
client-bots = Botok
client-bot-number = { $number }. bot
client-ladder = Milyen erősek a botok?
client-ladder-about = Egymás elleni játszmákban mért erő: 100 pont előny 100 párviadalból 64 győzelmet jelent. Koppints egy szintre, és minden bot azon játszik.
client-length = Hossz
client-preset-full = Teljes játszma
    .about = a szabálykönyv pontszámáig
client-preset-short = Rövid játszma
    .about = 3 ponttal kevesebb: feleannyi idő sem kell
client-settings-line = Beállítások szövegként
client-settings-line-about = Küldd el ezt a sort másoknak, vagy illeszd be ide az övékét.
client-settings-line-unknown = Itt nincs ilyen beállítás: „{ $part }”.
client-copy-line = Beállítások másolása
client-your-name = A neved
client-another-player = Még egy játékos ezen a készüléken
client-you-name = Vendég
client-player-number = { $number }. játékos
client-clock = Óra
client-clock-none = nincs
client-clock-quick = 15 perc, lépésenként plusz 10 másodperc
client-clock-calm = 45 perc, lépésenként plusz 20 másodperc
client-clock-day = lépésenként egy nap
client-clock-days = lépésenként két nap
client-clock-week = lépésenként egy hét
client-clock-bank = tíz nap, lépésenként plusz 12 óra
client-clock-rests = Pihenő eddig: { $until } – az óra áll
client-public = Szerepeljen a nyilvános asztalok között
client-tv = Ez a képernyő csak az asztalt mutatja
    .about = Tévéhez: mindenki beolvassa a kódot, és a saját telefonján játszik.
client-tv-show = Megjelenítés nagy képernyőn
client-full-screen = Teljes képernyő
client-house-rules = Házi szabályok
client-start = Kezdés
client-make-table = Asztal nyitása
client-lobby = A játszma előtt
client-open-seat = szabad hely
client-in-lobby = még nem kezdődött el
client-your-turn = te jössz
client-seat-bot = Ültess ide botot
client-seat-open = Szabadítsd fel a helyet
client-sit-down = Leülök
client-invite = Meghívó
client-invite-note = Küldd el ezt a linket a barátaidnak, vagy olvassák be a kódot.
    .tv = Olvasd be a kódot a telefonoddal, és ülj le.
client-invite-local = Ezt a linket csak ez a készülék nyitja meg. Ha a hálózatodból mások is csatlakoznának, állítsd le a játékot, és indítsd így:
client-make-invite = Meghívó készítése
client-copy = Másolás
client-copied = Másolva
client-qr = A meghívó linkje QR-kódként
client-start-when-full = A játszma akkor indulhat, ha minden hely foglalt: küldd el a meghívót, vagy ültess oda botot.
client-wait-host = A játszmát a házigazda indítja.
client-give-up-table = Asztal bezárása
client-leave = Felállok az asztaltól

## Accounts

client-account = Fiók
client-account-note = A játékhoz nem kell fiók. Ha van, a játszmáid minden készüléken elérhetők.
client-account-name = Név
client-password = Jelszó
client-password-note = Legalább { $number } karakter.
client-new-password = Új jelszó
client-change-password = Jelszócsere
client-password-changed = A jelszó megváltozott.
client-browsers = Itt vagy belépve
client-browser-unknown = Ismeretlen böngésző
client-browser-this = ez a böngésző
client-browser-seen = utoljára: { $date }
client-browser-log-out = Kiléptetés
client-browsers-log-out = Kilépés minden más böngészőből
client-browsers-done = Kiléptetve.
client-safety-password = A jelszavad (minden itteni változtatáshoz kell)
client-recovery = Ha elfelejtenéd a jelszavad
client-recovery-now = Az új jelszóhoz ide küldünk linket: { $address }.
client-recovery-nowhere = Válaszd ki, hová küldjük az új jelszóhoz a linket. Enélkül csak a szerver üzemeltetője segíthet.
client-recovery-first = Előbb add meg fent az e-mail-címedet, és erősítsd meg.
client-recovery-choose = Ide kérem: { $address }
client-recovery-none = Nem kérek linket
client-recovery-kept = Mentve.
client-forgotten = Elfelejtetted a jelszavad?
client-forgotten-about = Add meg azt a címet, amelyet a fiókod oldalán erre kiválasztottál.
client-forgotten-send = Linket kérek
client-forgotten-sent = Ha ezt a címet használja valamelyik fiók, a link már úton van. Egy óráig érvényes.
client-forgotten-no-mail = Ez a szerver nem küld levelet. Kérj linket az új jelszóhoz az üzemeltetőjétől.
client-reset = Válassz új jelszót
client-reset-about = Minden más böngészőből kiléptetünk.
client-reset-go = Mentés és belépés
client-log-in = Belépés
client-log-out = Kilépés
client-register = Fiók létrehozása
client-logged-in = Belépve: { $name }.
client-my-matches = Játszmáim
client-no-matches = Még nem játszottál egyetlen játszmát sem.
client-delete = Törlés
client-delete-match = Játszma törlése
client-delete-sure = Végleg törlöd ezt a játszmát?
client-keep = Megtartom

## Settings

client-theme = Megjelenés
client-theme-tunnel = Alagút
client-theme-paper = Papírtérkép
client-theme-contrast = Nagy kontraszt
client-scale = Szöveg mérete
client-sound = A jelzések hangereje
client-effects = A hangeffektek hangereje
client-ambience = A háttérzaj hangereje
client-motion = Animációk
client-motion-off = nincs
client-quick = Válasz egyetlen koppintással, megerősítés nélkül
client-windows = Minden harc előtt kérdezze meg, felhasználom-e egy küldetésemet, ne csak a sajátjaim előtt
client-not-this-round = Ebben a fordulóban ne kérdezze
client-ask-missions = Küldetést használnék
client-ask-missions-on = Ebben a fordulóban kérdezzük
client-ask-missions-about = A forduló végéig minden alkalommal megkérdezünk, felhasználsz-e egy küldetést, mások harcaiban is.

## The map

client-map = { $count ->
    [0] A metró térképe
   *[other] A metró térképe, { $count } hely választható
}
client-board = A tábla
client-line = { $number }. vonal
client-hero-of = { $seat-the } hőse
client-can-choose = választható
client-places = { $count } lehetőség
client-zoom-in = Nagyobb
client-zoom-out = Kisebb
client-fit = Az egész térkép
client-my-hero = A hősöm
client-search = Keresés
client-text-board = Minden állomás táblázatban
client-station = Állomás
client-line-column = Vonal
client-state = Állapot
client-hero = Hős
client-zone = Zóna
client-neighbours = Szomszédok
client-only-lit = csak a választhatók ({ $count } hely)
client-stand-in = Játsszon helyettem egy bot
client-absent = { $name } most nincs az asztalnál.
client-replace = Bot játsszon helyette
client-give-up = A játszma feladása
client-give-up-sure = Biztosan feladod?
client-choose = Választom
client-choose-station = Ezt választom: { $station }
client-show = Mutasd
client-show-station = Mutasd a térképen: { $station }

## Deciding

client-decision = Te döntesz
client-confirm = Rendben: { $option }
client-choose-first = Válassz egy lépést
client-sealed = A választásod titok marad, amíg mindenki nem választott.
client-only-option = Itt nincs miből választani. Azért kérdezzük mégis, hogy ezt senki se tudja meg.
client-odds = { $percent }% esély
client-percent = { $percent }%
client-odds-long = esély a harc megnyerésére
client-fight-win = győzelem { $percent }%
client-fight-draw = döntetlen { $percent }%
client-fight-loss = vereség { $percent }%
client-fight-sum = Miből adódik az esély
client-fight-before = Erő kockák és kártyák nélkül
client-fight-spread = Mindkét fél váltogatja a harckártyáit: más választással senki sem nyerne { $percent } százalékpontnál többet.
client-fight-deck = A következő veszedelem ellen, bármi legyen is az
client-fight-after-win = Ha győzöl: { $changes }
client-fight-after-draw = Ha döntetlen: { $changes }
client-fight-after-loss = Ha veszítesz: { $changes }
client-fight-nothing = semmi sem változik
client-show-sum = Az összeg részletei
client-difference = { $what } { $before } → { $after }
client-difference-of = { $name }: { $difference }
client-change = { $what } { $change }
client-change-between = { $what } { $low } és { $high } között
client-wares = { $count ->
    [0] A pakliban semmire sem futja
   *[other] A pakli { $all } tárgyából { $count } darabra futja
}
client-change-replaced = másik állomás ehelyett
client-picks = { $count } tetszőleges erőforrás
client-sight-scouted = { $count } veszedelem a következő fordulóra
client-sight-seen_threat = { $count } veszedelmet nézek meg
client-sight-seen_law = { $count } törvényt nézek meg
client-sight-offered_mission = { $count ->
    [1] 1 küldetés
   *[other] { $count } küldetésből 1
}
client-sight-offered_equipment = { $count ->
    [1] 1 felszerelés
   *[other] { $count } felszerelésből 1
}
client-throws = 36 dobásból { $count } esetén termel
client-counted-pig = disznó
client-counted-mushroom = gomba
client-counted-ammo = lőszer
client-counted-army = sereg
client-counted-activity = aktivitás
client-counted-points = pont
client-counted-stations = állomás
client-counted-equipment = a hős kártyái
client-counted-missions = kézben lévő küldetés
client-counted-rests = kimaradt kör
client-way = { $budget } lépésből { $cost }
client-way-by = ezeken át: { $list }
client-rules-short = Szabályok
client-rules-of-this = Mit mondanak erről a szabályok
client-laid = Képpel lefelé kijátszottad ezt a kártyát: „{ $card }”. Akkor fordul fel, ha mindenki választott.
client-advice = Mit tenne egy bot
client-advice-chance = { $percent }% esély a győzelemre
    .between = { $percent }% esély a győzelemre ({ $low }–{ $high })
client-undo = Visszavonás
client-undo-ask = Visszavonás kérése
client-undo-key = Az utolsó lépésed visszavonása (U)
client-undo-anew = Az utolsó lépésed visszavonása (U), mindazzal, ami azóta a botoktól vagy a véletlentől jött
client-lacks = Miért nem lehet?
client-lacks-title = Mi nem lehetséges most, és miért
client-lacks-count = ({ $count })
client-lacks-none = Minden szokásos lépésed lehetséges.
client-hint = Tipp
client-thinking = Gondolkodom…
client-hand-back = Visszaülök a helyemre
client-waiting = { $count ->
    [one] { $seat-number ->
        [plural] { $seat-The } döntenek
       *[singular] { $seat-The } dönt
    }
   *[other] Most döntenek: { $list }
}
client-proposed = { $seat-number ->
    [plural] { $seat-The } visszavonást kérnek.
   *[singular] { $seat-The } visszavonást kér.
}
client-agree = Beleegyezem
client-disagree = Nem egyezem bele
client-waiting-consent = A többiek válaszára várunk.
client-forced = Nem volt más lehetőséged.
client-show-cards = Mutasd a kártyákat
client-show-map = Mutasd a térképet
client-own-choice = Választható kártyák
client-title-turn = Te jössz

## On the table

client-players = Játékosok
client-player-details = { $name }: részletek
client-you = (te)
client-here = elérhető
client-away = nem elérhető
client-bot-stands-in = bot helyettesíti
client-army = Sereg
client-army-of = sereg: { $number }
client-activity = Aktivitás
client-activity-of = aktivitás: { $number }
client-completed = Teljesített küldetések
client-first-player = Kezdőjátékos
client-stations-of = { $number } állomás:
client-target = A győzelemhez { $number } pont kell.
client-track = Fordulósáv
client-law = Hatályos törvény
client-vote = szavazás alatt
client-ballots = Szavazatok a törvényről
client-ballots-for = Mellette
client-ballots-against = Ellene
client-ballots-open = Még nem szavazott
client-no-law = nincs hatályos törvény
client-market = Piac
client-decks = Paklik
client-deck-equipment = { $edition ->
    [first] { $number } tárgy a pakliban
   *[second] { $number } felszereléskártya a pakliban
}
client-deck-mission = { $number } küldetés a pakliban
client-deck-threat = { $number } veszedelem a pakliban
client-deck-law = { $number } törvény a pakliban
client-deck-combat = { $number } harckártya a pakliban
client-own-cards = A kártyáid
client-no-cards = Nincs kártyád.
client-tokens = Szabad korongok
client-next-round = A következő fordulóban:
client-any = választásod szerint
client-upkeep = a sereg fenntartása
client-discarded = Eldobva ({ $number }):
client-unseen = Ezeket még nem láttad ({ $number }):
client-memory-fresh = Még nem került elő ({ $number }):
client-memory-returned = Már előkerült, és újra jöhet ({ $number }):
client-memory-top = A pakli tetején:
client-memory-bottom = A pakli alján:
client-memory-hidden = { $name }, képpel lefelé: { $number }
client-memory-drawn = Húzott, képpel lefelé: { $number }
client-memory-never = biztosan nem
client-memory-off = Ennél az asztalnál mindenki maga jegyzi meg a lapokat.
client-memory = Az asztal megjegyzi a lapokat
    .about = Mindenkinek ugyanaz: mit dobtak el, mi nem került még elő, mi nem lehet senki kezében.
client-kind-faction = { $edition ->
    [first] Klán
   *[second] Párt
}
client-kind-hero = Hős
client-kind-equipment = { $edition ->
    [first] Tárgy
   *[second] Felszerelés
}
client-kind-mission = Küldetés
client-kind-threat = Veszedelem
client-kind-law = Törvény
client-kind-combat = Harckártya
client-kind-station = Állomás

## Fights

client-wins = Győztes: { $name }
client-even = Döntetlen
client-victory-due = { $who ->
    [own] A forduló végén nyersz, ha megtartod a pontjaidat.
   *[rival] { $seat-number ->
        [plural] { $seat-The } a forduló végén győznek, ha senki sem állítja meg őket.
       *[singular] { $seat-The } a forduló végén győz, ha senki sem állítja meg.
    }
}
client-victory-near = { $who ->
    [own] Még egy pont, és nyersz.
   *[rival] Még egy pont, és { $seat-number ->
        [plural] { $edition ->
            [first] { $seat-the } győznek.
           *[second] { $seat-the } a forduló végén győznek, ha senki sem állítja meg őket.
        }
       *[singular] { $edition ->
            [first] { $seat-the } győz.
           *[second] { $seat-the } a forduló végén győz, ha senki sem állítja meg.
        }
    }
}
client-unknown-threat = Ismeretlen veszedelem
client-fight-station = Csata { $station-the } állomásért
client-fight-defence = Veszedelem fenyegeti { $station-the } állomást
client-fight-hero = Támadás { $seat-the } hőse ellen
client-end-win = Győzelem
client-end-even = Döntetlen
client-end-loss = Vereség
client-paying = Termel: { $list }

## Log and chat

client-log = Napló
client-concerns-me = Csak ami engem érint
client-since = Az utolsó lépésed óta
client-untouched = Ebből semmi sem érintett téged.
client-recap = Mutasd a térképen ({ $count } esemény)
client-recap-at = { $number } / { $count }
client-show-move = Mutasd a térképen
client-nothing-yet = Még nem történt semmi.
client-jump = Ugrás ide: { $number }. lépés
client-chat = Csevegés
client-no-chat = Még senki sem szólt.
client-chat-closed = Itt csak az asztal játékosai és nézői cseveghetnek.
client-phrases = Kész mondatok
client-say = Mondj valamit
client-send = Küldés
client-watcher = Néző
client-mute = Némítás
client-mute-or-report = Némítás vagy bejelentés
client-mute-me = Elrejtem
client-mute-all = Némítás mindenkinek
client-muted = a házigazda elnémította
client-spectators = Nézők

## One device for several people

client-curtain = Most jön: { $name }
client-curtain-note = Add át a készüléket. A többiek most ne nézzenek ide.
client-curtain-lift = Én vagyok { $name }

## Phones

client-sheet = Döntés, kártyák, játékosok, napló
client-larger = Kinyitás
client-smaller = Összecsukás
client-tab-ask = Döntés
client-tab-hand = Kártyák
client-tab-people = Játékosok
client-tab-log = Napló
client-tab-chat = Csevegés

## Keys

client-help = Billentyűk
client-key-number = az ilyen számú lehetőség kijelölése; még egyszer: megerősítés
client-key-confirm = megerősítés
client-key-end = a kör befejezése vagy passz
client-key-undo = az utolsó lépés visszavonása
client-key-targets = a következő választható hely a térképen
client-key-arrows = lépkedés az alagutak mentén a térképen
client-key-enter = az állomás kijelölése; még egyszer: megerősítés
client-key-search = állomás keresése név szerint, bármelyik nyelven
client-key-board = minden állomás táblázatban
client-key-lacks = mi nem lehetséges most, és miért
client-key-zoom = nagyobb, kisebb, az egész térkép
client-key-escape = a kijelölés törlése

## The end, replays

client-broken-off = A játszma félbeszakadt.
client-result = Eredmény
client-rematch = Visszavágó
client-replay = Visszajátszás
client-verify = A sorsolás ellenőrzése
client-honest = A sorsolás tisztességes volt, és minden lépés szabályos.
client-committed = A sorsolás titkát már a játszma kezdete előtt rögzítettük:
client-graph-points = Pontok
client-graph-chances = Győzelmi esélyek
client-moments = Kulcspillanatok
client-moment-here = Kulcspillanat:
client-next-moment = Következő kulcspillanat
client-share = Megosztás
client-share-match = Link másolása ehhez a lépéshez
    .about = A visszajátszás ennél a lépésnél nyílik meg.
client-share-position = Link másolása ehhez az álláshoz
    .about = Aki megnyitja, innen játszhat tovább botok ellen. A link a teljes állást tartalmazza.
client-shared = Megosztott állás
    .about = Válassz oldalt, és játszd tovább innen.
client-edit-position = Állás szerkesztése
client-editor = Állásszerkesztő
client-play-as = Melyik oldalon játszol?
client-to-move = ő következik
client-link-cut-off = A link hiányos. Másold ki újra, az elejétől a végéig.
client-link-too-long = A link túl hosszú: ez nem lehet játszma vagy állás.
client-play-on = Játszd tovább innen
client-record = Játszma mentése
client-open-record = Játszma megnyitása
client-points-graph = A játékosok pontjainak alakulása
client-points-table = Ugyanez táblázatban
client-round = Forduló
client-back = Előző lépés
client-forward = Következő lépés
client-run = Lejátszás
client-pause = Szünet
client-scrubber = A játszma menete
client-choice-of = { $number }. lépés, összesen { $count }
client-speed = Sebesség
client-eyes = Nézőpont
client-eyes-spectator = Néző
client-eyes-everything = Minden kártya látszik

## Rulebook and gallery

client-compare = A kiadások összehasonlítása
client-all-chapters = Az egész könyv
client-print = Nyomtatás
client-hits = { $count ->
    [0] Nincs találat.
   *[other] { $count } találat.
}
client-not-here = Ebben a kiadásban nincs ilyen szabály.
client-in-book = A szabálykönyvben
client-lab = Egyensúlylabor
client-gallery = Kártyák és állomások
client-find-card = Kártya, állomás keresése
client-no-card = Nincs találat.
client-pieces = { $count ->
    [0] Nincs találat.
   *[other] { $count } találat.
}
client-link-here = Link erre a helyre
client-kinds = Fajták
client-kinds-all = Mind
client-kinds-faction = { $edition ->
    [first] Klánok
   *[second] Pártok
}
client-kinds-hero = Hősök
client-kinds-equipment = { $edition ->
    [first] Tárgyak
   *[second] Felszerelés
}
client-kinds-mission = Küldetések
client-kinds-threat = Veszedelmek
client-kinds-law = Törvények
client-kinds-combat = Harckártyák
client-kinds-station = Állomások
client-kinds-goal = Célok
client-kinds-position = Fordulósáv
client-kinds-blank = Üres kártyák
client-kinds-line = Vonalak
client-track-place = { $number ->
    [0] A fordulósáv kezdete
   *[other] A fordulósáv { $number }. helye
}
client-goal-of = { $count ->
    [1] Küldetés: { $list }
   *[other] Küldetések: { $list }
}
client-origin-printed = nyomtatott
client-origin-fan = rajongói feljegyzés
client-origin-own = saját tervezés
client-origin-house = házi kártya

## Feladványok

client-puzzles = Feladványok
    .about = Állások, ahol egy lépés egyértelműen a legjobb. Találd meg!
client-puzzle = Feladvány
client-puzzle-ask = Te jössz. Egy válasz egyértelműen a legjobb: találd meg!
    .win = Te jössz. Egyetlen válasz szinte eldönti a játszmát: találd meg!
    .save = Te jössz. Csak egy válasz tart játékban: találd meg!
client-puzzle-retired = Ez a feladvány már nincs a listán: a linkjével megnyílik, de a mai botok szerint nem elég egyértelmű, vagy túl könnyű.
client-puzzle-daily = A nap feladványa
client-puzzle-solve = Megoldom
client-puzzle-solved = megoldva
client-puzzle-missed = nem sikerült
client-puzzle-total = Megoldva: { $count } / { $total }
client-puzzle-streak = Sorozat: { $count } (csúcs: { $best })
client-puzzle-days = Napi feladványok egymás után: { $count }
client-puzzle-theme = Téma
client-puzzle-level = Nehézség
client-puzzle-any = Mind
client-puzzle-players = { $count } játékos
client-puzzle-more = Továbbiak ({ $count })
client-puzzle-right = Helyes: ez a legjobb lépés.
client-puzzle-wrong = Volt jobb lépés.
client-puzzle-unclear = A botok itt nem látnak egyértelműen legjobb választ.
client-puzzle-explain = Esélyek
client-puzzle-chances = Győzelmi esélyed az egyes válaszokkal:
client-puzzle-yours = a tiéd
client-puzzle-unlisted = A te válaszod mindezeknél rosszabb.
client-puzzle-lead = Egyetlen előny nem magyarázza: próbajátszmákban ezzel a válasszal { $percent } százalékponttal többször lehet nyerni, mint bármelyik másikkal.
client-puzzle-found = Ilyen gyakran találják meg a botok, a gyengébbtől az erősebbig:
client-puzzle-finder = { $percent }%
client-puzzle-next = Következő feladvány
client-puzzle-again = Próbáld újra
client-puzzle-all = Minden feladvány
client-puzzle-link = Link másolása ehhez a feladványhoz
puzzle-theme-win = Győzelem
puzzle-theme-save = Utolsó esély
puzzle-theme-station = Állomásmentés
puzzle-theme-safe = Egyetlen biztonságos válasz
puzzle-theme-card = Harckártyák
puzzle-theme-fight = Harcok
puzzle-theme-law = Szavazások
puzzle-theme-attack = Támadások
puzzle-theme-move = Mozgás
puzzle-theme-economy = Erőforrások és küldetések
puzzle-level-1 = Nagyon könnyű
puzzle-level-2 = Könnyű
puzzle-level-3 = Közepes
puzzle-level-4 = Nehéz
puzzle-level-5 = Nagyon nehéz

## Tábla, amelyen a játékos kipróbálja, mi történhetne

client-whatif-title = Mi lenne, ha
client-whatif-about = Lépések kipróbálása bárki helyében, külön táblán
client-whatif-note = A rejtett lapokat és a szerencsét itt csak feltételezzük.
client-whatif-answering = Most az ő nevében döntesz: { $name }.
client-whatif-over = Itt véget érne a játszma. Győztes: { $name }.
client-whatif-bounds = { $name }: { $range } 95%-os biztonsággal ({ $number } leosztásból)
client-whatif-chances = Nyerési esélyek
client-whatif-restart = Elölről
client-whatif-anew = Más lapok, más szerencse
client-whatif-keep = Megjegyzem összehasonlításhoz
client-whatif-kept = Megjegyzett változatok
client-whatif-drop = Változat törlése
client-whatif-leave = Vissza a játszmához
client-whatif-turn = Te jössz: vissza a játszmához

## Pihenő

client-time-off = Pihenő
client-time-off-about = Ahol egy lépésre napok jutnak, ott az órád a csendes órákban és a szabadságod alatt áll. A többi asztalra ez nem hat.
client-time-off-quiet = Csendes órák mindennap, ennek a készüléknek az órája szerint
client-time-off-begin = mettől
client-time-off-end = meddig
client-time-off-keep = Mentés
client-time-off-kept = Elmentve.
client-time-off-from = Az új órák teljesen ekkortól számítanak: { $from }. Addig csak az számít, ami eddig is csendes óra volt.
client-vacation-days = Szabadság napokban (idén még { $count } nap jár)
client-vacation-begin = Szabadságra megyek
client-vacation-until = Szabadságon vagy eddig: { $until }.
client-vacation-end = Itt vagyok újra
client-vacation-none = Az idei szabadságod elfogyott.
client-clock-stand-in = Ha lejár az idő, bot játszik tovább, amíg a játékos vissza nem tér
client-heir = Átadom a helyemet egy barátomnak
client-heir-note = Aki megnyitja ezt a linket, végleg átveszi a helyedet, lapokkal és órával együtt. Egyszer használható; addig te játszol.
client-heir-offer = { $name } arra kér, hogy játssz tovább helyette
client-heir-offer-open = Egy hely vár rád az asztalnál
client-next-match = { $count ->
    [one] Következő játszma
   *[other] Következő játszma ({ $count } vár rád)
}

## Értesítések

client-told = Értesítést kérek, amikor én jövök
client-told-about = Csak akkor szólunk, amikor nem vagy az asztalnál: lépésenként egyszer, és nem a csendes óráidban. Az üzenetben csak a játszma neve áll.
client-told-push = Böngésző ({ $address })
client-told-mail = Levél ide: { $address }
client-told-feed = Hírcsatorna és naptár
client-told-unconfirmed = – még nincs megerősítve
client-told-remove = Törlés
client-told-add-push = Értesítést kérek ebben a böngészőben
client-told-add-feed = Hírcsatorna és naptár készítése
client-told-add-mail = Cím hozzáadása
client-told-address = E-mail-cím
client-told-confirm = Levelet küldtünk: a benne lévő linkkel erősítsd meg a címet.
client-told-feed-link = Add hozzá ezt a linket a hírolvasódhoz:
client-told-calendar-link = Ezt pedig a naptáradhoz. Mutatja, meddig kell lépned, mikor kezdődnek a versenyek, és mikor érnek véget a fordulók:
client-told-links-secret = Akinél megvannak a linkek, látja, mely játszmák várnak rád. Csak most mutatjuk meg őket.
client-told-copy-calendar = A naptár linkjének másolása
client-told-webhook = Webhook programoknak és csevegőbotoknak
client-told-webhook-about = A saját programod vagy csevegőbotod aláírt üzenetet kap, amikor valakinek lépnie kell. Csak az asztal gazdája állíthatja be.
client-told-webhook-to = Az üzenetek ide mennek: { $host }.
client-told-webhook-url = Cím (https://…)
client-told-webhook-set = Üzenetek küldése ide
client-told-webhook-secret = Ezzel a kulccsal írjuk alá az üzeneteket. Mentsd el most: többé nem mutatjuk meg.
client-mail-confirm = Kérsz levelet, amikor te jössz?
client-mail-confirm-go = Megerősítem a címemet
client-mail-confirm-done = Megerősítetted a címedet.
client-mail-stop = Leiratkozol ezekről a levelekről?
client-mail-stop-go = Nem kérek több levelet
client-mail-stop-done = Több ilyen levél nem jön.

## Értékszámok

client-watching = A nézők
client-watching-open = mindent azonnal látnak
client-watching-moves = 10 lépéssel később látnak mindent
client-watching-minutes = 5 perccel később látnak mindent
client-watching-quarter = 15 perccel később látnak mindent
client-watching-hour = egy órával később látnak mindent
client-watching-nobody = semmit sem látnak
client-delay-moves = { $number } lépés késéssel
client-delay-minutes = { $number } perc késéssel
client-watch-matches = Nézhető játszmák
client-watch-about = Nyilvános játszmák, amelyek most zajlanak. Ha a profiljukon követsz játékosokat, az ő játszmáikat látod elöl.
client-watch-followed = Akiket követsz
client-watch-all = Minden játszma
client-watch-lasts = eddig { $time }
client-watch-points = { $number } pont
client-leads = vezet
client-follow = Követés
    .about = A nyilvános játszmáit látod elöl, ha nézni szeretnél valamit. Senki sem tudja meg, hogy követed.
client-followed = Követed
client-unfollow = Ne kövessem
client-follows = Akiket követsz
client-follows-about = Ezt a listát csak te látod.
client-embed = Megjelenítés más oldalon
client-embed-about = Ezzel a kóddal a saját oldaladon is látszik a játszma. Nem használ sütiket, és játszani sem lehet ott.
client-ratings = Ranglista
client-ratings-about = 100 pont előny 64 győzelmet jelent 100 kétszemélyes játszmából. A botok ugyanezen a skálán állnak; a „Sztalker” értékszáma mindig 1000.
client-ratings-season = Csak ebben az évadban
client-ratings-none = Itt még senki sem játszott értékelt játszmát. Ha van fiókod, nyithatsz értékelt asztalt.
client-ratings-player = Játékos
client-rating = Értékszám
client-ratings-matches = Játszmák
client-ratings-wins = Győzelmek
client-ratings-margin = A valódi erő 95% eséllyel e határok között van.
client-provisional = Kérdőjel: tíznél kevesebb játszma után az értékszám még sokat változik.
client-rating-soon = Az eredmény beszámítása folyamatban…
client-rated = Értékelt játszma
    .about = Fiókkal rendelkező játékosoknak. Nincsenek tippek, nincsenek házi szabályok, és nem vonhatsz vissza semmit, ha már láttál valami újat. A helyeket sorsoljuk. A játszma akkor is számít, ha felállsz.

## Tervek

client-plan = Válasz előre
client-plan-about = Add meg előre a következő válaszaidat. Senki más nem látja őket, és a terv véget ér, amint már nem illik a helyzethez.
client-plan-own = A terved
client-plan-pass = Passz, amíg meg nem támadnak
client-plan-passing = passz
client-plan-calm = Véget ér, ha harcba keveredsz.
client-plan-repeat = Ismétlés: { $answer }
client-plan-repeated = { $calm ->
    [yes] { $answer }, amíg meg nem támadnak
   *[no] { $answer }, minden alkalommal
}
client-plan-optional = { $answer }, ha lehet
client-plan-question = Erre a kérdésre
client-plan-add = Következő válasz
client-plan-skip = Kihagyás, ha nem lehet
client-plan-outside = Harcban ne
client-plan-remove = Törlés: { $answer }
client-plan-keep = Ezek legyenek a válaszaim
client-plan-cancel = Terv törlése
client-plan-close = Rendben
client-plan-ended-fight = A terved véget ért: harcba keveredtél.
client-plan-ended-not_offered = A terved véget ért: a következő válasza most nem lehetséges.
client-plan-ended-other_question = A terved véget ért: most másról kell döntened.
client-plan-ended-undone = A terved véget ért: egy lépést visszavontak.
client-plan-ended-stand_in = A terved véget ért: bot válaszol helyetted.
client-profile = Profil
client-profile-show = Mindenki láthatja a profilomat
    .about = Mások látják, mit játszottál nyilvános asztaloknál, és a neved a profilodra mutat. A zárt asztalok rejtve maradnak.
client-profile-own = A profilom
client-profile-shown = Ezt a profilt mindenki látja, a zárt asztalok játszmái nélkül.
client-profile-hidden = Ezt a profilt csak te látod. A fiók oldalán teheted láthatóvá.
client-profile-none = Még nincs befejezett játszma.
client-profile-streak = Leghosszabb győzelmi sorozat
client-profile-form = Helyezések a legutóbbi játszmákban, jobbra a legújabb; minél magasabb az oszlop, annál jobb
client-profile-interval = Győzelmi arány (95%-os határok)
client-profile-by-edition = Eredmények kiadás szerint
client-profile-by-seats = Eredmények játékosszám szerint
client-profile-by-faction = Eredmények párt vagy klán szerint
client-profile-by-hero = Eredmények hős szerint
client-profile-seats = { $number } játékos
client-profile-cards = Kedvenc kártyák
client-profile-used = { $count } játszmában { $number }×
client-profile-rivals = Riválisok
client-profile-met = { $number } közös játszma: előtte { $ahead }×, mögötte { $behind }×
client-profile-history = Befejezett játszmák
client-profile-place = { $number }. hely ({ $count } játékos)
client-profile-left = bot játszott tovább
client-profile-private = zárt asztal
client-profile-more = További játszmák
client-data-save = Adataim letöltése
client-account-delete = Fiók törlése
    .about = A fiók és minden, ami hozzá tartozik, végleg törlődik. A folyamatban lévő játszmáidat botok fejezik be. A neveid megmaradnak a befejezett játszmákban, hiszen azokat mások is játszották.
client-account-stay = Mégse
client-statistics = Statisztika
client-statistics-about = Milyen gyakran nyernek az egyes pártokkal, klánokkal, hősökkel és kártyákkal. 100%: mindenkinek ugyanannyi győzelem jut; a sáv a 95%-os megbízhatósági tartomány.
client-statistics-people = { $count ->
    [0] Itt még nem játszottak nyilvános játszmát botok nélkül.
   *[other] Emberek: a szerver { $count } nyilvános, botok nélküli játszmája.
}
client-statistics-bots = Botok: „{ $bot }” { $count } játszmája.
client-statistics-by-people = Emberek
client-statistics-by-bots = Botok
client-statistics-trials = n = { $count }

## Versenyek

client-tournaments = Versenyek
client-tournaments-about = Több forduló különböző ellenfelekkel. Akinek van fiókja, jelentkezhet egy versenyre, vagy maga is szervezhet egyet.
client-tournaments-log-in = Lépj be, ha versenyezni vagy versenyt szervezni szeretnél.
client-tournaments-now = Nyitott és folyó versenyek
client-tournaments-mine = Versenyeim
client-tournaments-over = Véget ért
client-tournaments-none = Jelenleg nincs ilyen.
client-tournament-new = Verseny szervezése
client-tournament-title = Név
client-tournament-format = Lebonyolítás
client-tournament-swiss = Svájci rendszer
    .about = A hasonló pontszámú játékosok találkoznak, és ha csak lehet, senki sem kétszer ugyanazzal.
client-tournament-groups = Körmérkőzés csoportokban
    .about = A csoportjában mindenki mindenkivel találkozik.
client-tournament-seats = Helyek egy asztalnál
client-tournament-rounds = Fordulók
client-tournament-group-size = Játékosok egy csoportban
client-tournament-most = Legfeljebb ennyi játékos
client-tournament-round-time = Egy forduló ideje
client-tournament-hours = { $count } óra
client-tournament-days = { $count } nap
client-tournament-fill = Szabad helyek
client-tournament-fill-none = üresen maradnak
client-tournament-begins = Kezdés
    .about = Hagyd üresen, ha magad szeretnéd elindítani a versenyt.
client-tournament-public = Jelenjen meg a versenyek listáján
client-tournament-make = Verseny létrehozása
client-tournament-open = Nyitott: { $most } helyből { $count } foglalt
client-tournament-running = { $round }. forduló (összesen { $rounds })
client-tournament-finished = Véget ért
client-tournament-cancelled = Elmarad
client-tournament-join = Jelentkezem
    .about = A fiókod nevét mindenki látja, aki megnyitja ezt az oldalt.
client-tournament-sign-off = Lemondom a részvételt
client-tournament-withdraw = Visszalépek
    .about = A játszmádat egy bot fejezi be, és a következő fordulókban már nem kapsz asztalt.
client-tournament-start = Indítás most
client-tournament-cancel = Verseny lefújása
    .about = A megkezdett játszmák folytatódnak, de a versenybe már nem számítanak bele.
client-tournament-keep = Nem, vissza
client-tournament-my-table = Az asztalomhoz
client-tournament-wait = A te asztalodnál vége a játszmának. A következő forduló akkor kezdődik, amikor minden asztal végzett.
client-tournament-deadline = A forduló vége: { $when }. Utána mindenki helyett bot fejezi be a játszmát.
client-tournament-starts = Kezdés: { $when }.
client-tournament-organiser = Szervező: { $name }
client-tournament-standings = Állás
client-tournament-group = { $number }. csoport
client-tournament-points = Pont
client-tournament-opposition = Ellenfelek
client-tournament-rule = A győzelem 120 pontot ér, az utolsó hely 0-t, a köztes helyek egyenletesen elosztva érnek pontot. A szabadnap győzelemnek számít. Azonos pontszámnál az ellenfelek ereje dönt, aztán az egymás elleni eredmény, a győzelmek száma, végül a sorsolás.
client-tournament-round = { $number }. forduló
client-tournament-table = { $number }. asztal
client-tournament-bye = Szabadnapos: { $name }
client-tournament-players = Játékosok
client-tournament-nobody = Még senki sem jelentkezett.
client-tournament-out = visszalépett
client-tournament-deleted = Törölt fiók
client-tournament-back = A versenyhez

## Moderálás

client-admin = Adminisztráció
client-admin-closed-to-you = Ez az oldal moderátoroknak és adminisztrátoroknak szól.
client-admin-reports = Bejelentések
client-admin-people = Emberek
client-admin-match = Játszma
client-admin-ratings = Értékszámok
client-admin-announcements = Közlemények
client-admin-audit = Napló
client-admin-health = Állapot
client-admin-reason = Indoklás
client-admin-sanction = Intézkedés
client-admin-mute = Némítás
    .about = Nem írhat a csevegésbe
    .state = Elnémítva
client-admin-ban = Kitiltás
    .about = Nem játszhat
    .state = Kitiltva
client-admin-span = Mennyi időre
client-admin-for-good = végleg
client-admin-until = eddig: { $when }
client-admin-over = lejárt
client-admin-token = az üzemeltető, parancssorból
client-admin-lift = Feloldás
client-admin-nobody = Nincs.
client-admin-no-reports = Nincs bejelentés.
client-admin-open = Nyitott bejelentések: { $count }
client-admin-closed = Lezárt bejelentések
client-admin-in-force = Némítások és kitiltások
client-admin-address = IP-cím, fiók nélküli játékosokhoz
client-admin-upheld = Jogos
client-admin-rejected = Elutasítva
client-admin-decision = Döntés
client-admin-decide = Bejelentés lezárása
client-admin-reported-by = bejelentette: { $name }
client-admin-others = További bejelentések erről a játékosról: { $count }
client-admin-name = A fiók neve
client-admin-look = Megjelenítés
client-admin-since = A fiók létrejött: { $when }
client-admin-matches = Játszmák
client-admin-role = Szerepkör
client-admin-role-moderator = moderátor
client-admin-role-administrator = adminisztrátor
client-admin-role-none = nincs
client-admin-give = Szerepkör kiosztása
client-admin-sign-out = Kiléptetés mindenhol
client-admin-officials = Moderátorok és adminisztrátorok
client-admin-match-id = A játszma azonosítója
client-admin-free = szabad hely
client-admin-seat = Hely
client-admin-transfer = Hely felszabadítása
client-admin-link = Link az új játékosnak:
client-admin-end = Játszma félbeszakítása
client-admin-status-lobby = játékosokra vár
client-admin-status-running = folyamatban
client-admin-status-over = befejezett
client-admin-status-ended = félbeszakított
client-admin-delete = Játszma végleges törlése
client-admin-patterns = Ez még semmit sem bizonyít: döntés előtt nézd meg magukat a játszmákat.
client-admin-deserters = Értékelt játszmákat hagynak félbe
client-admin-deserter = { $matches } értékelt játszmából { $left } félbehagyva
client-admin-pairs = Szinte mindig ugyanattól az ellenféltől kapnak ki
client-admin-pair = { $meetings } találkozásból { $lost } alkalommal { $winner } mögött végzett; összesen { $matches } értékelt játszmája van
client-admin-gone = törölt fiók
client-admin-recount = Minden értékszám újraszámolása
client-admin-recounted = { $matches } értékelt játszma; { $wrong ->
    [0] minden értékszám helyes.
   *[other] { $wrong } értékszám hibás volt, már javítva.
}
client-admin-announce = Közzététel minden asztalnál
client-admin-withdraw = Visszavonás
client-admin-newest = Legújabbak
client-admin-older = Régebbiek
client-admin-deed-transfer_seat = helyet szabadított fel:
client-admin-deed-end_match = félbeszakította:
client-admin-deed-delete_match = törölte:
client-admin-deed-sign_out = kiléptette:
client-admin-deed-password_link = linket készített új jelszóhoz:
client-admin-deed-recount = újraszámolta az értékszámokat
client-admin-deed-decide_report = lezárta a bejelentést:
client-admin-deed-mute = elnémította:
client-admin-deed-ban = kitiltotta:
client-admin-deed-lift = feloldotta a tiltását:
client-admin-deed-announce = közleményt tett közzé
client-admin-deed-withdraw = visszavont egy közleményt
client-admin-deed-role = szerepkört változtatott:
client-health-ready = Az adatbázis írható.
client-health-not-ready = Az adatbázis nem írható.
client-health-about = A kapcsolatok, a betöltött játszmák és a botok száma csak a válaszoló folyamatra vonatkozik.
client-health-version = Verzió
client-health-processes = Szerverfolyamatok
client-health-uptime = Üzemidő órában
client-health-running = Folyó játszmák
client-health-lobby = Játékosra váró asztalok
client-health-rooms = Játszmák a memóriában
client-health-sockets = Kapcsolatok
client-health-bots = Botra váró kérdések / botfolyamatok
client-health-writes = Várakozó írások
client-health-accounts = Fiókok
client-health-sessions = Munkamenetek
client-health-reports = Nyitott bejelentések
client-health-failures = Adatbázishibák
client-announcements = Közlemények
client-sanction-mute = Nem írhatsz a csevegésbe eddig: { $when }.
    .good = Nem írhatsz többé a csevegésbe.
client-sanction-ban = Nem játszhatsz itt eddig: { $when }.
    .good = Végleg ki vagy tiltva innen.
client-sanction-reason = Indoklás: { $reason }
client-sanction-appeal = Ha fellebbeznél, írj ide: { $appeal }, és add meg ezt a számot: { $reference }.
    .host = Ha fellebbeznél, fordulj a szerver üzemeltetőjéhez, és add meg ezt a számot: { $reference }.
client-report = Bejelentés
client-report-title = Bejelentés: { $name }
client-report-about = Csak a szerver moderátorai olvassák. Az asztalnál senki sem tudja meg.
client-report-what = Mi a gond
client-report-kind-chat = Csevegés
client-report-kind-name = Név
client-report-kind-behaviour = Viselkedés
client-report-line = Üzenet
client-report-note = Mit kell tudniuk a moderátoroknak?
client-report-send = Bejelentés elküldése
client-report-sent = Köszönjük. Egy moderátor megnézi.
client-report-nothing = Még nem írtak semmit.
