### Az olvasásra szánt szabálykönyv: fejezetek, a bekezdések címei és a szavak körülöttük.
### Amit egy kiadás mond, az a szövegeinek `book` fájljában van.

## Chapters

chapter-world = A világ és a cél
chapter-box = Mi van a dobozban
chapter-map = A térkép
chapter-sides = { $edition ->
    [first] Klánok és hősök
   *[other] Pártok és hősök
}
chapter-setup = Előkészületek
chapter-round = A játék menete
chapter-resources = Erőforrások
chapter-dark = Veszedelmek
chapter-laws = Törvények
chapter-army = A sereg
chapter-hero = A hős
chapter-trade = { $edition ->
    [first] Kereskedés és tárgyak
   *[other] Kereskedés és felszerelés
}
chapter-missions = Küldetések
chapter-fights = Harc
chapter-capture = Állomások megszerzése és elvesztése
chapter-ending = { $edition ->
    [first] A kör vége
   *[other] A forduló vége
}
chapter-knowledge = Nyílt és titkos tudnivalók
chapter-notes = Megjegyzések egyes kártyákhoz

## What paragraphs are about

tag-story = A világ
tag-winning = Hogyan lehet nyerni
tag-points = Győzelmi pontok
tag-box = A doboz
tag-makers = Kik készítették
tag-stations = Állomások
tag-ring = A Gyűrű vonal
tag-ways = Alagutak és átszállók
tag-tracks = Sávok és piac
tag-side = Kit vezetsz
tag-hero = A hősöd
tag-setup = Mielőtt elkezditek
tag-order = Ki következik
tag-production = Termelés
tag-help = Az erők mozgósítása
tag-threat-cards = Mi él az alagutakban
tag-dark = A sötétből
tag-laws = Szavazás
tag-strengthening = A sereg erősítése
tag-army = A sereg támad
tag-working = Munka háború helyett
tag-moving = Mozgás
tag-acting = Cselekvés
tag-scouting = Felderítés
tag-buying = Vásárlás
tag-carrying = Mit cipel a hős
tag-exchange = Erőforráscsere
tag-missions = A küldetésed
tag-new-mission = Új küldetés
tag-ability = A küldetés képessége
tag-strength = Mi számít
tag-chance = Amiről a véletlen dönt
tag-draw = Döntetlen
tag-defeat = Mi lesz a vége
tag-activity = Aktivitás
tag-capture = Elfoglalás
tag-losing = Elvesztés
tag-floor = Sosem kevesebb háromnál
tag-ending = Mielőtt a következő kezdődik
tag-stages = Két szakasz
tag-secrets = Ki mit tud
tag-decks = Paklik
tag-note-heroes = Hősök
tag-note-stations = Állomások
tag-note-items = Tárgyak
tag-note-missions = Küldetések
tag-note-threats = Veszedelmek

## Words around the text

word-note = A játék sorrendjében, a saját szavainkkal. A függelékben ott van minden egyes szabály, és értelmezések ott, ahol a nyomtatott könyv hallgat.
word-contents = Tartalom
word-example = Példa
word-try = Játssz innen
word-before = Előtte
word-after = Utána
word-notes = Megjegyzések
word-codes = Szabályszámok mutatása
word-catalogue = Függelék: az összes szabály
word-rule = Maga a szabály
word-all-rules = A függelékben
word-step = Lépés
word-next = Következő lépés
word-back = Előző lépés
word-play = Az összes lépés lejátszása
word-pause = Szünet
word-rulings = Függelék: értelmezések
word-question = Nem világos
word-options = Lehetséges válaszok
word-decision = Döntés
word-reason = Indoklás
telling-chosen = { $who }: { $option }.
telling-refused = { $who } – nem lehetséges: { $option }.

## Where pieces come from

source-fan-record-of-the-printed-board = rajongói feljegyzés a nyomtatott tábláról
source-fan-record-of-the-printed-card = rajongói feljegyzés a nyomtatott kártyáról
source-two-fan-records-of-the-printed-card = rajongói feljegyzés a nyomtatott kártyáról, egy második megerősíti
source-its-strength-is-not-known = az ereje nem ismert
source-target-from-the-rulebook = a cél a szabálykönyvből való
source-the-ability-s-name-is-own = a képesség nevét mi találtuk ki
source-name-by-fan-record-effect-own = a név rajongói feljegyzésből való, a hatást mi találtuk ki
source-own-design = saját tervezés
source-own-design-on-the-real-network = saját tervezés a valódi hálózat alapján
source-the-ring-is-the-hansa = a Gyűrű a Hansa
source-own-design-mirrors-ambush = saját tervezés, a Leshely tükörképe
source-own-design-mirrors-evasion = saját tervezés, a Kitérés tükörképe
source-motif-of-the-novel = a regény motívuma
source-name-of-the-novel = a regényből vett név
source-picture-of-the-card = a kártya képe
source-picture-of-the-card-and-rules-text = a kártya képe és a szabályok szövege
source-its-second-number-and-its-stage-are-not-legible = a második száma és a szakasza nem olvasható
source-the-icon-of-the-favoured-type-is-not-legible = a kedvező típus jele nem olvasható
source-picture-of-the-track = a sáv képe
source-rulebook-picture = a szabálykönyv képe
source-links-by-fan-record = az összeköttetések rajongói feljegyzésből valók
source-rulebook-board-and-army-examples = szabálykönyv: tábla és seregpéldák
source-rulebook-board-and-drawn-battles = szabálykönyv: tábla és döntetlen harcok
source-bonus-by-fan-record = a kezdőbónusz rajongói feljegyzésből való
source-rulebook-component-list = szabálykönyv: a játékelemek listája
source-rulebook-first-round = szabálykönyv: első forduló
source-rulebook-list-of-clans = szabálykönyv: a klánok listája
source-the-name-only-and-that-activity-starts-at-0 = csak a név, és hogy az aktivitás 0-ról indul
source-rulebook-list-of-lines = szabálykönyv: a vonalak listája
source-its-stations-are-own-on-the-real-network = az állomásait mi választottuk, a valódi hálózat alapján
source-rulebook-notes-on-heroes-about-the-place-of-the-skill = szabálykönyv: megjegyzések a hősökhöz, hol használható a képesség
source-rulebook-notes-on-heroes-about-weapons = szabálykönyv: megjegyzések a hősökhöz, a fegyverekről
source-rulebook-notes-on-heroes = szabálykönyv: megjegyzések a hősökhöz
source-the-rest-is-own = a többit mi találtuk ki
source-cost-and-numbers-are-own = az árat és a számokat mi találtuk ki
source-rulebook-notes-on-items = szabálykönyv: megjegyzések a tárgyakhoz
source-the-amount-is-own = a mennyiséget mi találtuk ki
source-the-effect-is-own = a hatást mi találtuk ki
source-the-numbers-are-own = a számokat mi találtuk ki
source-the-strength-is-own = az erejét mi találtuk ki
source-the-target-is-own = a célt mi találtuk ki
source-rulebook-notes-on-missions = szabálykönyv: megjegyzések a küldetésekhez
source-the-name-only = csak a név
source-the-reward-is-own = a jutalmat mi találtuk ki
source-rulebook-notes-on-stations = szabálykönyv: megjegyzések az állomásokhoz
source-the-benefit-and-the-yield-are-own = a képességét és a termelését mi találtuk ki
source-the-yield-is-own = a termelését mi találtuk ki
source-which-item-and-the-yield-are-own = a tárgyat és a termelését mi választottuk
source-rulebook-notes-on-threats = szabálykönyv: megjegyzések a veszedelmekhez
source-the-gain-is-own = a nyereséget mi találtuk ki
source-what-a-double-does-and-the-numbers-are-own = a dupla hatását és a számokat mi találtuk ki
source-rulebook-worked-example = szabálykönyv: kidolgozott példa
source-rulebook-worked-example-and-picture-of-the-card = szabálykönyv: kidolgozott példa, és a kártya képe
source-name-own = a nevet mi találtuk ki
source-the-number-against-attack-is-not-legible = a támadás elleni száma nem olvasható
