### Why the server does not do what it is asked.

## At the door

problem-foreign-origin = Ez a kérés egy másik oldalról érkezett.
problem-bad-host = A kérésben hibás a szerver neve.
problem-unknown-host = A szerver erre a névre nem válaszol. Nyisd meg az IP-címén, vagy add meg a nevet a METRO2033_HOSTS vagy a METRO2033_PUBLIC_URL változóban.
problem-too-often = Túl sok kérés; kérjük, várj egy kicsit.
problem-too-many-sockets = Túl sok kapcsolat érkezik a címedről.
problem-too-long = Túl nagy a kérés: legfeljebb { $bytes } bájt lehet.
problem-too-slow = A kérés túl lassan érkezett meg.
problem-too-deep = A szövegben túl mély az egymásba ágyazás.
problem-failed = Hiba történt a szerveren. A hibát naplóztuk.
problem-busy = A szerver túlterhelt vagy éppen újraindul; próbáld újra egy kicsit később.
problem-not-stored = A szerver most nem tudja elmenteni a lépéseket. Amit már megerősített, abból semmi sem veszett el; próbáld újra egy kicsit később.
problem-changed = Időközben megváltozott valami; töltsd újra az oldalt, és próbáld meg még egyszer.
problem-storage-full = A böngészőben nincs több hely, ezt nem lehet elmenteni. Szabadíts fel helyet, vagy mentsd fájlba a játszmát, és törölj régieket.
problem-storage-forbidden = A böngésző nem engedi, hogy az oldal adatokat tároljon, így a játszma nem menthető. Engedélyezd a webhelyadatokat, vagy lépj ki a privát módból.
problem-storage-elsewhere = A játékot megnyitottad egy másik lapon, most ott vannak a játszmáid. Folytasd ott, vagy töltsd újra ezt az oldalt.
problem-storage-damaged = Ezt a játszmát nem lehet megnyitni: a böngészőben mentett adatai sérültek.
problem-bad-request = { $field }: { $reason }
problem-not-found = Itt nincs semmi.
problem-method = Ezt itt nem lehet megtenni.

## Who asks

problem-no-session = Még nincs munkameneted: előbb ülj le egy asztalhoz, vagy lépj be.
problem-wrong-password = Hibás a név vagy a jelszó.
problem-common-password = Ez a jelszó túl gyakori. Adj meg másikat, például néhány szót egymás után.
problem-account-taken = Ilyen nevű vagy megtévesztésig hasonló nevű fiók már van.
problem-not-logged-in = Nem vagy belépve.
problem-not-admin = Ezt csak a szerver rendszergazdája teheti meg.
problem-no-such-session = Abból a böngészőből már kiléptél.
problem-no-account = Nincs „{ $name }” nevű fiók.
problem-not-confirmed = Előbb erősítsd meg ezt a címet: nyisd meg az oda küldött levélben lévő linket.
problem-no-reset-mail = Ez a szerver nem küld levelet. Kérj linket az új jelszóhoz attól, aki a szervert üzemelteti.
problem-bad-reset = Ez a link lejárt, vagy már felhasználták. Kérj újat.

## Tables

problem-no-match = Nincs ilyen asztal, vagy nem hívtak meg hozzá.
problem-no-seat = Ennél az asztalnál nincs { $seat }. hely.
problem-seat-taken = Ott már ül valaki.
problem-no-open-seat = Ennél az asztalnál nincs szabad hely a számodra.
problem-name-used = Ennél az asztalnál már van „{ $name }” nevű játékos.
problem-not-host = Ezt csak az teheti meg, aki az asztalt létrehozta.
problem-not-seated = Nem ülsz ennél az asztalnál.
problem-not-watching = Ennél az asztalnál nem lehet nézni a játszmát.
problem-not-lobby = Ez a játszma már elkezdődött.
problem-not-running = Ez a játszma most nincs folyamatban.
problem-not-over = Ez a játszma még nem ért véget.
problem-seats-open = Még { $count } hely szabad.
problem-too-many-invites = Ehhez az asztalhoz már túl sok nézőt hívtak meg.
problem-too-many-matches = Már { $count } asztalod van; előbb fejezz be vagy hagyj el egyet.
problem-other-people = Mások is játszanak itt, ezért egyedül nem vethetsz véget a játszmának. Te felállhatsz az asztaltól.
problem-bad-option = Ezek a beállítások érvénytelenek: { $reason }
problem-unknown-bot = Ebben a kiadásban nincs „{ $bot }” nevű bot; van: { $known }.

## Things to look up

problem-no-edition = Itt nincs „{ $edition }” kiadás; van: { $known }.
problem-no-language = Nincs „{ $language }” nyelv; van: { $known }.
problem-no-zone = Nincs „{ $zone }” időzóna.
problem-quiet-too-long = A csendes órák naponta legfeljebb { $hours } órán át tarthatnak.
problem-no-vacation = Idén már nincs ennyi szabadságod.
problem-no-notices = Ez a szerver nem küld értesítést.
problem-bad-address = Erre a címre nem lehet semmit küldeni.
problem-too-many-channels = Több értesítési módot nem adhatsz hozzá. Előbb törölj egyet.
problem-no-channel = Ez a link már nem érvényes.
problem-no-mail = A levelet most nem sikerült elküldeni. Próbáld meg később.
problem-no-rule = Nincs „{ $id }” szabály vagy értelmezés.
problem-bad-record = A mentett játszma { $line }. sora: { $reason }
problem-no-puzzle = Nincs ilyen feladvány.
problem-not-position = Ez sem játszma, sem állás.
problem-bad-position = Az állás { $line }. sora: { $reason }
problem-position-file = A megosztott állás nem hivatkozhat fájlra.
problem-no-choice = A játszma { $count } lépésből áll, { $n }. nincs.
problem-at-the-end = A végén már nincs mit játszani: lépj vissza egy kicsit.
problem-other-content = Ezt a játszmát más szabályokkal vagy kártyákkal játszották, mint amilyenek ezen a szerveren vannak.

## Böngészős játék nélkül

page-name = Metró 2033
page-no-client = A szerver fut, de ebből a telepítésből hiányzik a böngészős játék. Telepíts egy kész csomagot, vagy futtasd a forrásban a make client parancsot, és telepítsd újra.
page-rest = A szerver REST-felülete
page-version = a változata

## Értesítések

notice-headline = { $count ->
    [one] Te jössz: { $name }
   *[other] { $count } játszma vár rád
}
notice-more = { $names } és még { $count }
notice-mail =
    Te jössz a Metró 2033-ban:

    { $matches }
notice-begun = { $count ->
    [one] Kezdődik a fordulód: { $name }
   *[other] { $count } versenyjátszmád kezdődik
}
notice-mail-begun =
    Kezdődik a versenyfordulód a Metró 2033-ban:

    { $matches }
notice-stop = Azért kapod ezeket a leveleket, mert kérted őket. Leiratkozás: { $link }
notice-confirm-subject = Metró 2033: erősítsd meg a címedet
notice-confirm =
    Valaki erre a címre szeretne levelet kapni, amikor ő jön a Metró 2033-ban.

    Ha te voltál az, nyisd meg ezt a linket: { $link }

    Ha nem, nincs teendőd: több levél nem jön.
notice-table = { $name }: várjuk { $players } válaszát
notice-feed = Metró 2033: te jössz
calendar-turn = Te jössz: { $name }
calendar-round = A forduló vége: { $name }
calendar-begins = Kezdődik a verseny: { $name }

## Elfelejtett jelszó

reset-subject = Metró 2033: válassz új jelszót
reset-mail =
    Valaki új jelszót kért ehhez a fiókhoz a Metró 2033-ban: { $name }

    Ha te voltál az, nyisd meg egy órán belül ezt a linket, és válassz jelszót: { $link }

    Ha nem, nincs teendőd: a jelszavad marad, ami volt.

## Értékszámok

problem-not-rated-here = Ezen a szerveren nincsenek értékszámok: az üzemeltető nem telepítette a „server” kiegészítőt.
problem-rated-account = Értékelt asztalhoz csak fiókkal lehet leülni. Előbb lépj be.
problem-rated-house-rules = Értékelt játszmában nincsenek házi szabályok.
problem-rated-twice = Ennél az értékelt asztalnál már van helyed.
problem-rated-bot = „{ $bot }” erejét még nem mérték meg, ezért értékelt játszmában nem játszhat.
problem-rated-end = Az értékelt játszmát végig kell játszani. Felállhatsz: egy bot játszik tovább helyetted, és az eredmény számít.
problem-no-season = Nincs „{ $season }” évad. Az évadok neve az év és a negyedév: 2026-4.
problem-no-profile = Ezen a néven nincs nyilvános profil.
problem-delayed-webhook = Ezt az asztalt késleltetve mutatjuk, ezért webhookkal nem jelezhetjük, ki következik.
problem-too-many-follows = Már annyi játékost követsz, amennyit lehet. Előbb vegyél le valakit a listáról.
problem-rated-heir = Értékelt játszmában senki sem adhatja át a helyét.
problem-rated-clock = Emberek elleni értékelt játszmához óra kell.
problem-no-hints = Ennél az asztalnál nincsenek tippek, ezért az állást csak a játszma után viheted máshová.

## Versenyek

tournament-match = { $title }, { $round }. forduló, { $table }. asztal
problem-no-tournament = Nincs ilyen verseny.
problem-tournament-account = Versenyen játszani vagy versenyt szervezni csak fiókkal lehet.
problem-tournament-organiser = Ezt csak a verseny szervezője teheti meg.
problem-tournament-few = Egy versenyhez legalább két játékos kell.
problem-tournament-full = Ezen a versenyen minden hely betelt.
problem-tournament-begun = Erre a versenyre már nem lehet jelentkezni: elkezdődött vagy véget ért.
problem-tournament-over = Ez a verseny véget ért.
problem-tournament-not-in = Nem veszel részt ezen a versenyen.
problem-tournament-heir = Versenyen senki sem adhatja át a helyét.
problem-tournament-starts = A versenynek 90 napon belül el kell kezdődnie.
problem-too-many-tournaments = Egyszerre legfeljebb { $count } versenyed lehet nyitva.
problem-tournaments-joined = Egyszerre legfeljebb { $count } versenyen vehetsz részt.

## Adminisztráció

problem-banned = Nem játszhatsz itt eddig: { $until }. Ok: „{ $reason }”. { $appeal ->
        [none] Ha fellebbeznél, fordulj a szerver üzemeltetőjéhez
       *[other] Ha fellebbeznél, írj ide: { $appeal }
    }, és add meg ezt a számot: { $reference }.
problem-banned-for-good = Végleg ki vagy tiltva innen. Ok: „{ $reason }”. { $appeal ->
        [none] Ha fellebbeznél, fordulj a szerver üzemeltetőjéhez
       *[other] Ha fellebbeznél, írj ide: { $appeal }
    }, és add meg ezt a számot: { $reference }.
problem-banned-now = Ki vagy tiltva innen.
problem-confirm = Előbb add meg újra a jelszavadat: ezt nem lehet visszavonni.
problem-own-match = Ebben a játszmában te is játszol. Kérj meg egy másik adminisztrátort.
problem-own-report = Ez a bejelentés téged is érint. Kérj meg egy másik moderátort.
problem-is-official = Moderátort és adminisztrátort nem lehet elnémítani vagy kitiltani. Előbb vedd el a szerepkörét.
problem-sanctioned-already = Ez már érvényben van.
problem-no-report = Nincs ilyen bejelentés.
problem-report-closed = Ezt a bejelentést már lezárta valaki más.
problem-no-sanction = Nincs ilyen érvényes némítás vagy kitiltás.
problem-no-announcement = Nincs ilyen közlemény.
problem-too-many-announcements = Már { $count } közlemény van. Előbb távolíts el egyet.
problem-one-subject = Egyetlen fiókot, bejelentést, helyet vagy címet adj meg.
problem-no-address = Ez nem cím.
problem-no-person = Ott nem található játékos.
problem-no-line = Nincs ilyen sor a csevegésben.
problem-report-self = Önmagadat nem jelentheted be.
problem-reported-already = Ezt már bejelentetted.
problem-too-many-reports = Naponta legfeljebb { $count } bejelentést tehetsz.
