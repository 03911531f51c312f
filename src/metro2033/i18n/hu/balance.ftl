### Jelentés a játék egyensúlyáról: egy oldal táblázatokkal és képekkel.

balance-title = A Metró 2033 egyensúlya
balance-lead = { $matches } játszma, botok egymás ellen: { $bots }. { $drafted ->
    [yes] A pártokat és a hősöket a botok választották.
   *[no] A pártokat és a hősöket véletlenszerűen osztottuk ki.
}
balance-reading =
    A győzelmek arányát az igazságos arányhoz mérjük: 100% az, ami minden helynek jutna, ha mind
    egyformák volnának: két játékosnál a győzelmek fele, hatnál a hatoda. Az intervallumok 95%-osak. Az, hogy
    egy kártya használói nyernek, nem bizonyítja, hogy a kártya miatt: aki vezet, többet is
    megengedhet magának. Amit mi magunk terveztünk, így van jelölve:
balance-about = { $matches } játszma, a szabályok változata { $version }, tartalom { $digest }
balance-players = { $number } játékos
balance-with = { $number } játékossal
balance-seat = { $seat }. hely
balance-place =
    .p1 = kezd
    .p2 = második
    .p3 = harmadik
    .p4 = negyedik
    .p5 = ötödik
    .p6 = hatodik

## Címek és képek

balance-head =
    .wanted = Elvárások
    .length = Hossz
    .ends = Miért érnek véget a játszmák
    .faction-first = Klánok
    .faction-second = Pártok
    .hero = Hősök
    .order = Az első forduló sorrendje
    .seat = Helyek
    .points = Pontok fordulónként
    .equipment-first = Tárgyak
    .equipment-second = Felszerelés
    .mission = Küldetések
    .threat = Veszedelmek
    .law = Törvények
    .combat = Harckártyák
balance-picture =
    .length-first = Játékosonként hány körig tart egy játszma
    .length-second = Hány fordulóig tart egy játszma
    .faction-first = Győzelmek klánonként
    .faction-second = Győzelmek pártonként
    .hero = Győzelmek hősönként
    .order = Győzelmek az első forduló sorrendje szerint
    .points = A győztesek és a többiek pontjai fordulóról fordulóra
    .cards = { $cards }: használat, és a használók győzelmei
balance-axis =
    .group = győzelmi arány az igazságoshoz képest; kis számokkal játékosszám szerint
    .order = helyezés az első forduló sorrendjében
    .matches = a játszmák aránya
    .length = fordulók; a vonal a medián, a mező az elvárt
    .winner = győztes
    .others = a többiek
    .points = pontok, átlag
    .round = a forduló elején, az addig eljutott játszmákban
    .their-wins = győzelmeik az igazságos arányhoz képest
    .seats-equipment = a helyek ekkora része szerezte meg
    .seats-mission = a helyek ekkora része teljesítette
    .seats-threat = a helyek ekkora része találkozott vele
    .seats-law = a helyek ekkora része támogatta
    .seats-combat = a helyek ekkora része játszotta ki
balance-end =
    .points = elég pont
    .polis = az egész Polisz
    .length = az utolsó forduló
    .nobody = senki sem győzött

## Elvárások

balance-count =
    .kept = { $number } teljesül
    .open = { $number } nyitott
    .broken = { $number } sérül
balance-verdict =
    .kept = teljesül
    .open = nyitott
    .broken = sérül
balance-open = Nyitott az, amit csak több játszma dönthet el: az intervallum átnyúlik a határon.
balance-all = Minden elvárás
balance-wanted =
    .use = a lehetőségek legalább { $share }-ában
    .excess = legfeljebb { $number } százalékpont
balance-found =
    .excess = { $number } százalékpont
balance-demand =
    .length = a hossz mediánja 4 játékossal
    .order = a kezdő győzelmei az igazságoshoz képest
    .share = győzelmek az igazságoshoz képest
    .use = { $cards }: használat
    .excess = { $cards }: a győztesek gyakrabban használják

## Oszlopok

balance-column =
    .what = miről
    .which = melyik
    .wanted = elvárt
    .found = mért
    .sure = 95%
    .players = játékosok
    .matches = játszmák
    .median-first = medián, körök játékosonként
    .median-second = medián, fordulók
    .mean = átlag
    .least = legkevesebb
    .tenth = 10. percentilis
    .ninth-tenth = 90. percentilis
    .most = legtöbb
    .without-winner = győztes nélkül
    .unfinished = befejezetlen
    .seats = helyek
    .of-fair = az igazságoshoz képest
balance-card =
    .offered = eladó játszmánként
    .gained = megszerezve játszmánként
    .effect-used = hatása használva
    .seats-have = ennyi helynek van
    .their-wins = győzelmeik az igazságoshoz képest
    .excess = a győztes többlete, százalékpont
    .drawn = húzva játszmánként
    .kept = megtartva
    .completed = teljesítve a megtartottakból
    .ability-used = képessége használva
    .seats-complete = ennyi hely teljesíti
    .revealed = felfedve játszmánként
    .faced = találkozás játszmánként
    .beaten = legyőzve
    .seats-face = ennyi hely találkozik vele
    .wins-lost = a tőle vesztők győzelmei
    .voted = szavazások játszmánként
    .passed = elfogadva
    .seats-back = ennyi hely támogatta
    .wins-opposed = az ellenzők győzelmei
    .played = kijátszva játszmánként
    .won = győzelem vele
    .seats-play = ennyi hely játssza ki
