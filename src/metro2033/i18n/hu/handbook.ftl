### The rulebook for reading: chapters and running text, in our own words.

## Chapters

chapter-world = A világ és a játék célja
chapter-box = Mi van a dobozban
chapter-map = A térkép
chapter-sides = A felek és a hőseik
chapter-setup = Előkészületek
chapter-round = A játék menete
chapter-resources = Erőforrások
chapter-dark = Veszedelmek
chapter-laws = Törvények
chapter-army = A sereg
chapter-hero = A hős
chapter-trade = Kereskedés és felszerelés
chapter-missions = Küldetések
chapter-fights = Harcok
chapter-capture = Állomások megszerzése és elvesztése
chapter-knowledge = Mi nyílt és mi rejtett
chapter-notes = Megjegyzések egyes kártyákhoz
chapter-makers = A játék készítői

## What paragraphs are about

tag-story = A világ
tag-winning = Győzelem
tag-points = Pontok
tag-box = A doboz
tag-stations = Állomások
tag-ring = A Gyűrű vonal
tag-ways = Utak
tag-side = A felek
tag-hero = Hősök
tag-setup = Előkészületek
tag-order = A játék rendje
tag-activity = Aktivitás
tag-stages = Szakaszok
tag-help = Segítség a gyengének
tag-production = Mit adnak az állomások
tag-dark = Veszedelmek
tag-laws = Törvények
tag-strengthening = A sereg erősítése
tag-army = Mit tesz a sereg
tag-moving = Mozgás
tag-acting = Mit tesz a hős
tag-scouting = Felderítés
tag-buying = Vásárlás
tag-carrying = Mennyit hordhat a hős
tag-exchange = Csere
tag-missions = Küldetések
tag-new-mission = Új küldetések
tag-ability = A küldetések képességei
tag-strength = Erő
tag-chance = Szerencse
tag-draw = Döntetlen
tag-defeat = Vereség
tag-capture = Elfoglalás
tag-losing = Állomások elvesztése
tag-secrets = Titkok
tag-decks = Paklik
tag-notes = Megjegyzések
tag-makers = A készítők

## Words around the text

word-note = Minden szöveg a sajátunk. Minden bekezdésnél ott állnak a szabályai; az értelmezések azt tisztázzák, amit a nyomtatott szabálykönyv nyitva hagy.
word-contents = Tartalom
word-example = Példa
word-in-full = A szabályok teljes szövege
word-rulings = Értelmezések
word-question = Kérdés
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
source-the-ability-s-name-is-own = a képesség neve saját
source-name-by-fan-record-effect-own = a név rajongói feljegyzésből való, a hatás saját
source-own-design = saját terv
source-own-design-on-the-real-network = saját terv a valódi hálózat alapján
source-the-ring-is-the-hansa = a Gyűrű a Hansa
source-own-design-mirrors-ambush = saját terv, a Leshely tükörképe
source-own-design-mirrors-evasion = saját terv, a Kitérés tükörképe
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
source-its-stations-are-own-on-the-real-network = az állomásai sajátok, a valódi hálózat alapján
source-rulebook-notes-on-heroes-about-the-place-of-the-skill = szabálykönyv: megjegyzések a hősökhöz, a képesség helyéről
source-rulebook-notes-on-heroes-about-weapons = szabálykönyv: megjegyzések a hősökhöz, a fegyverekről
source-rulebook-notes-on-heroes = szabálykönyv: megjegyzések a hősökhöz
source-the-rest-is-own = a többi saját
source-cost-and-numbers-are-own = az ár és a számok sajátok
source-rulebook-notes-on-items = szabálykönyv: megjegyzések a tárgyakhoz
source-the-amount-is-own = a mennyiség saját
source-the-effect-is-own = a hatás saját
source-the-numbers-are-own = a számok sajátok
source-the-strength-is-own = az erő saját
source-the-target-is-own = a cél saját
source-rulebook-notes-on-missions = szabálykönyv: megjegyzések a küldetésekhez
source-the-name-only = csak a név
source-the-reward-is-own = a jutalom saját
source-rulebook-notes-on-stations = szabálykönyv: megjegyzések az állomásokhoz
source-the-benefit-and-the-yield-are-own = a haszon és a hozam saját
source-the-yield-is-own = a hozam saját
source-which-item-and-the-yield-are-own = a tárgy és a hozam megválasztása saját
source-rulebook-notes-on-threats = szabálykönyv: megjegyzések a veszedelmekhez
source-the-gain-is-own = a nyereség saját
source-what-a-double-does-and-the-numbers-are-own = a dupla hatása és a számok sajátok
source-rulebook-worked-example = szabálykönyv: kidolgozott példa
source-rulebook-worked-example-and-picture-of-the-card = szabálykönyv: kidolgozott példa, és a kártya képe
source-name-own = a név saját
source-the-number-against-attack-is-not-legible = a támadás elleni száma nem olvasható
