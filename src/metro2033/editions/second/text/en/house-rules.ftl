### House rules: what a match may be played with beyond the rulebook, each with a number.

## Second edition

house-second-victory-points = Added to the victory points every faction needs: -2 makes it 8, and 7 for the Red Line.
    .name = Points to win
house-second-open-ring = 1: all Hansa ring stations stay open, whichever zones are closed. 0: a ring station closes with the zone it lies in.
    .name = Open ring
house-second-first-player = The seat that goes first, by number. 0: drawn at random.
    .name = First player
house-second-most-rounds = The match ends after this many rounds; the most points win, and of tied players the one nearest to the first player. 0: no limit.
    .name = Round limit
