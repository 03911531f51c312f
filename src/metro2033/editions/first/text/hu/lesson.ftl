### What the coach says when the first edition is learnt by playing: one idea a step, at most 25 words.

lesson-first-welcome = Te vezeted a Vörös vonalat. Két játékosnál azonnal győz, aki tíz győzelmi pontot ér el: állomások és küldetések adják.
lesson-first-dice = A kört két kocka nyitja. Nyolcat dobtál: minden nyolcas állomás termel, így a Lubyanka egy disznót adott. A készletedet itt látod.
lesson-first-hire = Egy katona mindhárom erőforrásból egybe kerül; a Vörös vonalnak körönként az elsőhöz nem kell disznó. Válaszd: „Toborzok egy katonát”, majd erősítsd meg.
lesson-first-map = A körök állomások, alagutak és átszállók kötik össze őket. A tieiden a színed és egy szám áll.
lesson-first-turn = Most a sereg és a hős cselekszik, tetszőleges sorrendben. Itt áll minden lehetőség; ami a térképen van, ott világít.
lesson-first-refused = Koppints a Gyűrű Prospekt Mira állomására. A Hansa állomásait nem lehet megtámadni: a válasz megnevezi a szabályt.
lesson-first-attack = A szomszédos állomások megtámadhatók. Koppints a Kuznetsky Mostra: vele olcsóbban vásárolsz. Sereg és két kocka rejtett veszedelem ellen: nézd meg az esélyt, aztán erősítsd meg.
lesson-first-token = 17 a 10 ellen: győztél, egy katona árán. Válassz számot: az állomás akkor termel, ha ezt dobják.
lesson-first-figure = Ez a bábu a hősöd: állomásról állomásra jár. A seregnek nem kell bábu: egyszerre minden állomásodon ott van.
lesson-first-step = Most a hősöd jön: körönként legfeljebb négyet lép. Koppints a Komsomolskayára, a vonal következő állomására.
lesson-first-transfer = Átszálló vezet a Gyűrűre, ahol a Hansa kereskedik. Menj a Gyűrű Komsomolskaya állomására.
lesson-first-shop = A Gyűrűn a hősöd körönként egyszer vásárolhat. Válaszd a „Vásárolok” lehetőséget.
lesson-first-purchase = Két tárgy közül választhatsz, mindnek saját ára van. A második pisztoly újabb kettővel erősíti a hősödet: vedd meg.
lesson-first-discount = A Kuznetsky Mostod kedvezményt ad. Válaszd ki, melyik erőforrásból fizetsz eggyel kevesebbet.
lesson-first-end = A „Fegyvertár” küldetéshez két tárgy kell a köröd végén. Megvan mindkettő: fejezd be a kört.
lesson-first-mission = Küldetés teljesítve: egy pont! Három új küldetésből egyet titokban megtartasz. Válassz bármelyiket.
lesson-first-recap = Lépett a Negyedik Birodalom: az ő nyolcasára is termelt a Lubyankád, ő pedig elfoglalta a Mayakovskayát. A napló mindent elmond.
lesson-first-home = Te jössz: hetet dobtál, ez minden otthon száma. Az Okhotny Ryad lőszert adott.
lesson-first-return = A hős azt az állomást támadja, ahol áll. Lépj vissza a Komsomolskayára.
lesson-first-hero = Hősöd ereje 4; a két pisztoly 4-et ad hozzá, aztán jönnek a kockák. Koppints a Komsomolskayára, és támadj.
lesson-first-second = 15 a 12 ellen: a fosztogatók vesztettek, a sereged ép maradt. Válassz számot: a nagyobb ritkábban hoz, de jobban véd.
lesson-first-danger = Öt állomásod van: mostantól veszedelem jöhet, amikor termelnek, és az állomás egyedül küzd meg vele. Az otthonod biztonságban van.
lesson-first-work = Elég a harcból: a legyőzött sereg két katonát veszít, és lesz még jobb esély. Most inkább dolgozzon egy gombáért.
lesson-first-foes = Játékosokat is támadhatsz: az állomást a száma védi, a hős magát. Az ilyen harc növeli az aktivitást, az pedig az erődet.
lesson-first-free = Most játssz szabadon a negyedik forduló végéig; a Birodalmat bot vezeti. A „Tipp” megmutatja, mit lépne egy jó játékos.

## Free play: when something comes up for the first time

lesson-first-tip-main = Költsd el, amid van: toborozz, támadj, vásárolj, használd a hősöd képességét, aztán fejezd be a kört. A tíz fölötti erőforrás elvész.
lesson-first-tip-endangered_station = Veszedelem közeleg. Azt az állomást válaszd, amelynek az elvesztése a legkevésbé fáj.
lesson-first-tip-threat_answer = Látod a veszedelmet. Fizesd meg, amit kér, használd a képességedet, vonulj vissza, ha hagyja, vagy lesz, ami lesz.
lesson-first-tip-before_dice = A dobás előtt tárgyak és képességek még eldönthetik a harcot.
lesson-first-tip-strip_hero = A legyőzött hős elveszít egy tárgyat, hazamegy, és egy körből kimarad.
