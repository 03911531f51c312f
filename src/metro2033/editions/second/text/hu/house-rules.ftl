### House rules: what a match may be played with beyond the rulebook. The text of a switch says what it does when it is on.

## Second edition

house-second-victory-points = Hány ponttal kell több vagy kevesebb, mint a szabálykönyvben: ott minden pártnak 10, a Vörös vonalnak 9.
    .name = A győzelemhez kellő pontok
    .value = { $sign ->
        [less] { $size } ponttal kevesebb
        [more] { $size } ponttal több
       *[none] a szabálykönyv szerint
    }
house-second-open-ring = A Hansa minden gyűrűállomása nyitva van, a zárt zónákban is.
    .name = Nyitott gyűrű
house-second-first-player = Ki kezdi a játszmát.
    .name = Kezdőjátékos
    .value = { $number ->
        [0] sorsolás dönti el
       *[other] { $number }. játékos
    }
house-second-most-rounds = Az utolsó forduló után a legtöbb pont győz, egyenlőségnél az, aki a kezdőjátékoshoz legközelebb ül.
    .name = Legfeljebb ennyi forduló
    .value = { $number ->
        [0] nincs korlát
       *[other] { $number } forduló
    }
