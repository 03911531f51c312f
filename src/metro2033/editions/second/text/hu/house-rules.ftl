### House rules: what a match may be played with beyond the rulebook, each with a number.

## Second edition

house-second-victory-points = Ennyi adódik azokhoz a pontokhoz, amelyek az egyes pártoknak a győzelemhez kellenek: −2 esetén 8, a Vörös vonalnak 7 kell.
    .name = A győzelemhez kellő pontok
house-second-open-ring = 1: a Hansa minden gyűrűállomása nyitva van, akármelyik zónák zártak. 0: a gyűrűállomás azzal a zónával együtt zárul, amelyikbe rajzolták.
    .name = Nyitott gyűrű
house-second-first-player = Hányadik helyen ülő játékos kezd. 0: sorsolás dönti el.
    .name = Kezdőjátékos
house-second-most-rounds = Ennyi forduló után a játszma véget ér; akinek a legtöbb pontja van, győz, egyenlőségnél az, aki a kezdőjátékoshoz legközelebb ül. 0: nincs ilyen korlát.
    .name = A fordulók korlátja
