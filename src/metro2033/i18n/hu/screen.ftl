### The terminal: headings, commands and remarks.

## The beginning and the end

intro = Metró 2033, { $edition }. Súgó: ?
intro-bots = { $count ->
    [one] Bot: { $list }. { $bot ->
        [random] Találomra választ.
        [newcomer] Csak azt látja, ami az asztalon van.
        [trader] Árut és felszerelést halmoz.
        [guard] Erős sereget tart, és nem kockáztat.
        [stalker] Ismeri a járást.
        [raider] A gyenge szomszédokra támad.
        [ranger] Előre gondolkodik, és küldetésekre vadászik.
        [commander] Messzire előrelát.
        [search] Végigszámolja a lehetőségeit.
       *[other] Egy lépéssel előre gondolkodik.
    }
   *[other] Botok: { $list }. { $bot ->
        [random] Találomra választanak.
        [newcomer] Csak azt látják, ami az asztalon van.
        [trader] Árut és felszerelést halmoznak.
        [guard] Erős sereget tartanak, és nem kockáztatnak.
        [stalker] Ismerik a járást.
        [raider] A gyenge szomszédokra támadnak.
        [ranger] Előre gondolkodnak, és küldetésekre vadásznak.
        [commander] Messzire előrelátnak.
        [search] Végigszámolják a lehetőségeiket.
       *[other] Egy lépéssel előre gondolkodnak.
    }
}
curtain = { $seat }: ha itt ülsz, nyomj Entert
ranking = { $place } { $seat }, { $points } pont
save-prompt = A jegyzőkönyv mentése (Enter: { $file }, - ha nem kell)
saved = Elmentve: { $file }.
verify-hint = Bárki ellenőrizheti, akinél megvan a fájl: metro2033 verify { $file }

## Help

help = Válaszolj a lehetőség számával vagy a kulcsával.
    .again = mindent újra megmutat
    .hint = mit tenne itt egy bot, és miért
    .why = miért nem lehet valamit megtenni: miért polyanka
    .card = mit mond egy kártya, hős, párt vagy állomás: kártya zászló
    .rule = egy szabály az azonosítója alapján, vagy mind, amelyikben benne van egy szó: szabály alagút
    .rules = a napló feltünteti a szabályokat, vagy elrejti őket
    .board = minden állomás, a gazdája és a termelése
    .log = mi történt eddig
    .undo = visszavonja az utolsó lépésedet, ha még senkinek sem árult el semmit
    .save = fájlba írja az eddigi jegyzőkönyvet
    .quit = kilép a játszmából
    .keys = megmutatja a lehetőségek kulcsait

typed =
    .again = Enter
    .hint = tipp
    .why = miért ...
    .card = kártya NÉV
    .rule = szabály SZÓ
    .rules = szabályok
    .board = tábla
    .log = napló
    .keys = kulcsok
    .undo = vissza
    .save = mentés FÁJL
    .quit = kilépés

## Remarks

cited =
    .on = A napló mostantól feltünteti a szabályokat; a „szabály AZONOSÍTÓ” bármelyiket megmutatja.
    .off = A napló többé nem tünteti fel a szabályokat.
possible = Ezt megteheted: { $number } { $option }.
asked-now = Most ez a kérdés: { $question }
no-rule = Egyik szabályban sincs ilyen: „{ $word }”.
no-card = Semminek sem ez a neve: „{ $word }”.
no-match = Nincs ilyen lépés: „{ $word }”.
did-you-mean = Erre gondoltál: { $number } { $option }?
undone = Visszavonva.
say-what = Írd mellé, mit: { $command } ...

## The table of players

column-faction = Játékosok
column-points = Pont
column-army = Sereg
column-activity = Akt.
column-pig = Disznó
column-mushroom = Gomba
column-ammo = Lőszer
column-bullets = Töltény
points-of = { $points }/{ $target }
player-platform = itt áll: { $platform }
player-home = otthona: { $station }
player-carries = nála van: { $list }
player-completed = teljesítve: { $list }
player-mission-points = { $number } pont küldetésekért
player-scouted = { $number } felderített veszedelem
player-barred = a hős nem támadhat és nem vásárolhat

## What lies open

open-law = Hatályos törvény: { $law }.
open-vote = Szavazás: { $law }.
open-threat = Veszedelem: { $threat }.
open-market = Piac ({ $price }): { $list }.
open-offer = Eladó: { $list }.
deck-size = { $number } lelet van a pakliban.

## What only the player sees

own-mission = A küldetésed: { $mission }.
own-scouted = Felderítetted: { $threat }.
own-combat = A harckártyáid: { $list }.
own-finds = A kezedben: { $list }.
own-top = A veszedelempakli tetején: { $list }.
own-stations = Az állomásaid: { $list }.
own-border = Szomszédok: { $list }.

## Stations

station-noted = { $station } [{ $note }]
station-own = { $number }: { $note }

## Facts on cards

card-stage = { $number }. szakasz.
card-yields = Termelés: { $list }.
card-neighbours = Szomszédai: { $list }.

## Looking things up

more-rules = További { $number } szabályban van ilyen: „{ $word }”.
no-board = Ennek a kiadásnak nincs állomástérképe.
rules-count = { $number } szabály
rule-head = { $id }, { $edition }
rule-part = { $part ->
    [title] Cím
    [question] Kérdés
    [options] Lehetőségek
    [reason] Indok
   *[shows] Próba
}: { $text }
rule-see = Lásd még: { $list }
house-head = { $edition }: { $title } ({ $name }), legalább { $least }, legfeljebb { $most }, alapérték { $default }

## Replay

replay-head = { $edition }, a szabályok { $number }. változata.
replay-after = { $number } lépés után:
