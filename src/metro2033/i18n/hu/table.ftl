### What the terminal and the browser both say of a table.

match-over = A játszma véget ért.
match-without-winner = A játszma véget ért, senki sem győzött.
forced = Egyetlen lehetőség volt: { $option }.
forced-pass = Nem volt más lehetőséged.
    .purchase = Ezek közül egyik tárgyra sincs elég erőforrásod.
player-hero = { $hero }, { $station }
player-missions = { $number } küldetés
player-rests = a hős pihen
head-round = { $number }. forduló
head-stage = { $number }. szakasz
coming = Ebben a fordulóban: { $now }. Azután: { $next }.
coming-threat = veszedelem
coming-law = szavazás
station-free = semleges
station-closed = zárt
station-kind = { $kind ->
    [hansa] Hansa
    [abandoned] elhagyott
    [polis] Polisz
   *[other] otthon
}
station-guarded = { $owner }, erő { $number }
station-levelled = { $owner }, szint: { $number }
card-strength = Erő: { $number }.
card-type = Típus: { $type }.
card-speed = Sebesség: { $number }.
card-price = Ár: { $list }.
card-points = { $number } pont.
card-reward = Jutalom: { $list }.
card-goal = Cél: { $goal }
card-ability = { $ability }: { $text }
card-versus = Támadó kártya ellen { $attack }, védekező ellen { $defence }, semleges ellen { $manoeuvre } erőt ad.
dash = –
nature = A véletlen következik.

## What gives a part of a total

part-activity = Aktivitás
part-army = Sereg
part-blast = Gránát
part-dice = Kockák
part-effect = Hatás
part-growth = Mutagén
part-guard = A Polisz őrsége
part-house_rule = Házi szabály
part-least = Sosem kevesebb 0-nál
part-number = Az állomás szintje
part-shot = Lövés
part-skill = Képesség
