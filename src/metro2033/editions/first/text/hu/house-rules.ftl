### House rules: what a match may be played with beyond the rulebook, each with a number.

## First edition

house-first-draft = 1: a klánokat és a hősöket a játékosok választják, ülésrendben. 0: véletlenszerűen osztják ki őket, ahogy a szabálykönyv mondja.
    .name = Választott klánok és hősök
house-first-other-tokens = 1: a klánok korongjain 2-től 12-ig állnak számok, így az alacsony számú ugyanolyan ritkán hoz, mint a magas. 0: 7-től 12-ig.
    .name = Korongok 2-től 12-ig
house-first-army-tunnels-only = 1: a sereg csak alagúton át támad. 0: átszállón át is.
    .name = Sereg csak alagúton át
house-first-threat-offset = Ennyi adódik minden veszedelem erejéhez, hogy az alagutak biztonságosabbak vagy veszélyesebbek legyenek.
    .name = A veszedelmek ereje
house-first-victory-points = Ennyi adódik a győzelemhez szükséges pontokhoz: −2 esetén két játékosnál 8, háromnál 7, többnél 6 kell.
    .name = A győzelemhez kellő pontok
house-first-most-rounds = Ennyi forduló után a játszma győztes nélkül véget ér; a sorrendet a pontok adják. 0: nincs ilyen korlát.
    .name = A fordulók korlátja
