### House rules: what a match may be played with beyond the rulebook. The text of a switch says what it does when it is on.

## First edition

house-first-draft = A klánokat és a hősöket nem sorsolják: a játékosok ülésrendben maguk választanak.
    .name = Választható klánok és hősök
house-first-other-tokens = A klánok korongjain 7–12 helyett 2-től 12-ig állnak számok, így az alacsony szám ugyanolyan ritkán hoz, mint a magas.
    .name = Korongok 2-től 12-ig
house-first-army-tunnels-only = A seregek csak alagúton át támadnak, átszállón át nem.
    .name = Sereg csak alagúton át
house-first-threat-offset = Mennyivel erősebb vagy gyengébb minden veszedelem.
    .name = A veszedelmek ereje
    .value = { $sign ->
        [less] −{ $size } erő
        [more] +{ $size } erő
       *[none] a szabálykönyv szerint
    }
house-first-victory-points = Hány ponttal kell több vagy kevesebb, mint a szabálykönyvben: ott két játékosnál 10, háromnál 9, többnél 8.
    .name = A győzelemhez kellő pontok
    .value = { $sign ->
        [less] { $size } ponttal kevesebb
        [more] { $size } ponttal több
       *[none] a szabálykönyv szerint
    }
house-first-most-rounds = Az utolsó forduló után a játszma győztes nélkül ér véget; a sorrendet a pontok adják.
    .name = Legfeljebb ennyi forduló
    .value = { $number ->
        [0] nincs korlát
       *[other] { $number } forduló
    }
