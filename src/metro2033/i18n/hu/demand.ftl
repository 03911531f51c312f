### Mit követel a szabálykönyv, a doboz és a program egy kiadás adataitól; a szerzőjüknek szól.

## Darabszámok

demand-count =
    .stations = { $kind } fajtájú állomásból { $wanted } helyett { $found } van
    .tunnels = alagútból { $wanted } helyett { $found } van
    .transfers = átszállóból { $wanted } helyett { $found } van
    .factions = pártból { $wanted } helyett { $found } van
    .clans = klánból { $wanted } helyett { $found } van
    .heroes = hősből { $wanted } helyett { $found } van
    .laws = törvényből { $wanted } helyett { $found } van
    .stage-one = az első szakasz veszedelmeiből { $wanted } helyett { $found } van
    .stage-two = a második szakasz veszedelmeiből { $wanted } helyett { $found } van
    .threats = veszedelemből { $wanted } helyett { $found } van
    .equipment = felszereléskártyából { $wanted } helyett { $found } van
    .items = tárgyból { $wanted } helyett { $found } van
    .missions = küldetésből { $wanted } helyett { $found } van
    .combat = harckártyából { $wanted } helyett { $found } van
    .station-cards = állomáskártyából { $wanted } helyett { $found } van
    .blanks = üres és házi kártyából { $wanted } helyett { $found } van
    .tokens = korongból { $wanted } helyett { $found } van

## Állomások és hálózat

demand-link = egy kapcsolat két különböző állomást köt össze, és csak egyszer szerepel
    .hansa = alagút köti össze a Hansát egy másik vonallal
    .transfer = az átszálló különböző vonalak állomásait köti össze
demand-abandoned = nincs elhagyott állomás
demand-produces = { $kind } fajtájú állomás ezt nem termelheti: { $resource }
    .nothing = { $kind } fajtájú állomásnak termelnie kell valamit
demand-zone =
    .polis = a Polisz zónáját a Polisz állomásai alkotják, és csak azok
    .small = a zónában az otthonokon kívül más állomások is kellenek
    .neighbours = a szomszédai: { $list }
demand-line = csak az egyik helyen van ezen a vonalon, itt vagy a { $file } fájlban: { $name }
    .nine = nem a kilenc vonal egyike, vagy nincs kártyája: { $list }
demand-homes =
    .differ = a „homes” mező és a „home” fajtájú állomások eltérnek: { $list }
    .produce = az otthonok mindhárom erőforrást termelik, mindegyik mást
    .three = egy pártnak három otthoni állomása van
demand-polis = a Polisznak négy állomása van, köztük a Borovitskaya és az Arbatskaya
demand-ring = a Hansa állomásai az egyetlen gyűrűvonal állomásai
    .unreached = innen egyetlen gyűrűállomás sem érhető el: { $station }
demand-example =
    .station = a szabálykönyv példáihoz kell ez az állomás
    .way = nem úgy van, mint a szabálykönyv példájában
    .captured = a példákban elfoglalható
demand-reach =
    .stations = { $faction } nem éri el ezeket az állomásokat: { $list }
    .hansa = { $faction } nem éri el a Hansát
    .few = csak { $number } állomás foglalható el
demand-apart =
    .board = a tábla részekre szakad, el van vágva: { $list }
    .captured = az elfoglalható állomások nem függnek össze, el van vágva: { $list }
    .army = szomszédos állomásról egyetlen sereg sem jöhet
demand-named =
    .station = a szabálykönyv említi ezt az állomást
    .item = a szabálykönyv említi ezt a tárgyat
    .threat = a szabálykönyv említi ezt a veszedelmet
    .card = a szabálykönyvben van kártyája
    .line = ezen a vonalon van: { $line }
    .second = a gyűrűn van egy második Paveletskaya
    .missing = ez hiányzik
    .unknown = nincs a hat nyomtatott között
demand-card = a kártya tartalma nem illik ehhez a fajtához: { $kind }
demand-text =
    .benefit = előny, a következő körben pedig se támadás, se vásárlás
    .item = aki elfoglalja, olyan tárgyat kap, amelyet más állomás nem ad
    .again = a hős, aki elfoglalja, újra mozoghat és cselekedhet
    .release = a szöveg miatt valaki elveszítheti az otthonát
    .threats = veszedelem csak ide jön: { $list }
    .reward = semmi sem ellensúlyozza a veszedelmeket

## Pártok és klánok

demand-same = { $field }: ugyanaz, mint egy másik párté
    .effects = egy másik párt ugyanezt tudja
    .clan = ez a klán semmiben sem különbözik a többitől
    .colour = egy másik klánnak is ez a színe
    .mission = egy másik küldetésnek is ez a célja és ez a képessége
    .condition = egy másik küldetés is ugyanezt kéri
demand-target = { $wanted } ponttal győz, nem ennyivel: { $found }
demand-no-faction = a Polisz és a Hansa nem párt
demand-bonus = a kezdő bónusz erőforrás, felszerelés, küldetés vagy erősebb sereg
    .resources = egyetlen párt sem kezd erőforrásokkal
    .equipment = egyetlen párt sem kezd felszereléssel
    .missions = egyetlen párt sem kezd küldetésekkel
    .army = egyetlen párt sem kezd erősebb sereggel
demand-clan =
    .activity = az aktivitás 0-ról indul
    .scale = egy érték túlmegy a sávján
    .army = sereg nélkül az első körben nincs mit tenni
    .captured = { $name } nem foglalható el
    .twice = { $name } kétszer van kiosztva
    .stations = kell egy otthon, további állomások és mindegyikhez egy korong
    .unequal = egyes klánok több állomással kezdenek, mint mások

## Sávok és korongok

demand-track =
    .none = nincs fordulósáv
    .start = a kezdőmező mindhárom erőforrást kétszer adja, mást nem
    .resources = legfeljebb két erőforrás, különbözők, mindegyik egyszer
    .loop = a többi mező egyetlen kört alkot, amely soha nem vezet vissza a kezdőmezőre
    .spaces = a mezők ezek: { $list }
demand-scale =
    .army = az erő 1 és 8 között van, a fenntartás 6-os erőtől 1, 2 és 3 disznó
    .market = a piacon négy hely van
    .start = mindenki 3 ponttal és 2 erejű sereggel kezd
    .ends = a sávok 10-nél érnek véget, az aktivitásé 3-nál
    .targets = minden játékosszámhoz kell egy győzelmi pontszám
demand-tokens =
    .resources = összesen 105 erőforráskorong van
    .each = minden erőforrásból 35 korong van
    .faction = minden pártnak 14 korongja van
    .hands = két játékos kezébe egy félretett kártya híján minden harckártya odakerül
    .list = { $name }: 13 korong kell, köztük egy az otthoné
    .dice = { $name }: két kockával 2 és 12 közötti szám dobható
    .decided = { $name }: nem az elfogadott lista
    .home = az otthont a 7 jelöli

## Hősök

demand-hero =
    .least = az erő és a sebesség legalább 1
    .polis = semmilyen felszereléssel nem lesz több ereje ennél: { $number }
    .kind = a képesség nem ilyen fajtájú
    .action = egyetlen képesség sem akció
    .five = két felszereléskártyával senkinek sem 5 az ereje
demand-skill =
    .numbers = a mozgás legalább 1, az erő legalább 0
    .once = egy hősnek egy képessége van, amely valamibe kerül, és körönként egyszer használható
    .at = a képesség ekkor használható: { $at }
    .pay = ezt a képességet senki sem tudja kifizetni
    .repels = ő maga, támadóként, kocka nélkül hárítja el a veszedelmet
    .anywhere = a képessége nincs helyhez kötve
    .abroad = csak egy ellenfél állomásán
    .token = a korong helyére a legközelebbi kisebb kerül
    .again = újradob egy kockát, amikor ő maga harcol
    .weapons = a fegyverei kétszeresen számítanak

## Kártyák

demand-law =
    .effect = ennek a törvénynek nincs hatása
    .outlasts = egy hatás tovább tartana, mint maga a törvény
    .harder = egyetlen törvény sem nehezíti a harcokat
    .easier = egyetlen törvény sem könnyíti a terjeszkedést
demand-mission =
    .ability = egy küldetésnek egy képessége van
    .ends = a képesség kártyák megnézése, vagy a fordulóval együtt véget ér
    .shared = nincs két küldetés közös céllal
    .goal = egyetlen küldetésnek sem ez a célja
    .hero = egyetlen cél sem szól a hősről
    .faction = egyetlen cél sem szól a pártról
demand-condition =
    .wanted = nincs küldetés ezzel a feltétellel: { $when }: { $wanted }
    .kind = { $when } nem { $kind } fajtájú feltétel
    .resources = egyetlen jutalomban sincs erőforrás
    .point = minden jutalomban van győzelmi pont
    .one = a jutalom 1 győzelmi pont
    .paid = vagy erőforrást kell fizetni, vagy egy tárgyat eldobni
    .place = vagy egy hely van megadva, vagy a helyek egy fajtája
    .owned = nem lehet senkié: { $name }
    .of = { $number } állomás kellene, de { $most } van megnevezve
demand-equipment =
    .strength = egyetlen kártya sem növeli az erőt
    .speed = egyetlen kártya sem növeli a sebességet
    .slow = egyetlen kártya sem csökkenti a sebességet
    .ability = egyetlen kártyának sincs képessége
    .against = egyetlen kártya sem ad bónuszt { $type } típusú veszedelem ellen
    .effect = ennek a kártyának nincs hatása
demand-item =
    .none = nincs { $type } típusú tárgy
    .type = ez { $type } típusú tárgy
    .price = egy tárgynak ára van
    .effect = ennek a tárgynak nincs hatása
    .knife = az ereje 1, a szabálykönyvben kettő is van belőle egyszerre
    .strength = van ereje
    .reaction = egy ellenfél körében is használható
    .map = a táblán másképp használható
    .now = az a kör marad támadás és vásárlás nélkül, amelyben használják
    .match = a játszma végéig hat
    .attack = a hős támadása helyett használható
    .fight = a harcban másképp használható
    .against = az ellenfél hőse ellen hat
    .mutant = a szelíd mutáns 5 erejű hősként harcol, és semmi más nem
    .counter = a számlálóval egy helyett két veszedelmet kell húzni, és semmi mással nem
demand-threat =
    .timing = a „timing” mezőben { $timing } áll, de a hatások mást mondanak
    .untimed = nincs „timing” mező, de a hatások mást mondanak
    .reward = nincs jutalom
    .type = ebben a szakaszban nincs { $type } típusú veszedelem: { $stage }
    .stronger = a második szakasz veszedelmei nem erősebbek, mint az elsőéi
    .army = egy 2 erejű sereg az első szakaszban nem győzhet
    .dice = erő csak olyan veszedelemhez tartozik, amelyet kockával kell legyőzni
    .payment = fizetség csak olyan veszedelemhez tartozik, amelyet ki lehet fizetni
    .decided = ezen dől el: { $result }
    .double = a dupla számít
    .station = a vereség még egy állomásba kerül
    .shrinks = a sereg 5 állomástól kezdve 1-gyel csökken
    .much = egy erőforrásból senkinek sincs ennyi
    .fair = egy 3–6 erejű seregnek vagy nincs valódi esélye, vagy nincs kockázata
    .gas = nincs { $type } típusú veszedelem, pedig a gáz ilyen
    .radiation = nincs { $type } típusú veszedelem, pedig a sugárzás ilyen
    .mutants = nincs { $type } típusú veszedelem, pedig a mutánsok ilyenek
demand-combat =
    .type = nincs { $type } típusú kártya
    .defence = nincs ilyen védekező kártya
    .numbers = a számok nem a szabálykönyv számai
    .two = egyetlen támadó kártyának sincs +2-je védekezés ellen
    .defends = nincs védekező kártya, amely támadás ellen jobb
    .attacks = nincs támadó kártya, amely védekezés ellen jobb
    .result = { $own } és { $other } harca nem { $attacker }:{ $defender }
    .third = egyetlen támadó kártyával sem lesz 7:9

## Hatások

demand-number = { $name } = { $value }: nem lehet kevesebb, mint { $least }
    .idle = { $name } = 0: nem változtat semmin
    .of = { $name } = { $value }, a kártyák száma pedig { $number }
demand-effect = { $word } semmit sem jelent { $kind } fajtájú kártyán
    .idle = ekkor nem történik semmi: { $at }
    .timed = a „timed” a „static” nélkül nem tesz semmit
    .turn = a robbanóanyag a kör végéig segít
    .threat = a „face_threat” csak „turn.end_threat” esetén lehet, és akkor semmi más nem lehet

## Ami nélkül nem lehet játszmát játszani

demand-play =
    .sides = kevesebb a párt vagy a hős, mint amennyi { $number } játékosnak kell
    .tokens = egy pártnak kevesebb korongja van, mint otthoni állomása
    .hands = nincs elég harckártya két játékos kezébe
    .army = ennek kell teljesülnie: 1 <= „least” <= „start” <= „most”
    .upkeep = „upkeep”: minden erőhöz kell egy ár, 1 és { $most } között
    .effects = az összes fájlban { $number } hatás van, de legfeljebb { $most } lehet
    .players = ennek kell teljesülnie: 2 <= „least” <= „most” <= 6
    .track = nincs körsáv
    .targets = „targets”: minden játékosszámhoz egy szám kell
    .stations = „stations”: kell egy otthon, de kevesebb állomás, mint amennyi a győzelemhez kell
    .lists = „high” és „full”: egyforma hosszú listák kellenek
    .list = { $name }: kell benne { $home }, és összesen legalább { $number } szám
    .dice = { $name }: 2 és 12 közötti számok kellenek
    .missions = { $number } küldetés van, de legalább { $least } kell
    .threats = { $number } veszedelem van, de legalább { $least } kell
