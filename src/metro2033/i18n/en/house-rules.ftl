### House rules: what a match may be played with beyond the rulebook, each with a number.

## First edition

house-first-draft = 1: players choose clans and heroes in seat order. 0: clans and heroes are dealt at random, as the rulebook says.
    .name = Draft
house-first-other-tokens = 1: clan tokens carry numbers from 2 to 12, so a low number yields as rarely as a high one. 0: from 7 to 12.
    .name = Tokens from 2 to 12
house-first-army-tunnels-only = 1: armies attack through tunnels only. 0: through transfers too.
    .name = Armies use tunnels only
house-first-threat-offset = Added to the strength of every threat: makes the tunnels safer or deadlier.
    .name = Threat strength
house-first-victory-points = Added to the victory points needed to win: -2 makes it 8 for two players, 7 for three and 6 for more.
    .name = Points to win
house-first-most-rounds = The match ends after this many rounds without a winner; players rank by points. 0: no limit.
    .name = Round limit

## Second edition

house-second-victory-points = Added to the victory points every faction needs: -2 makes it 8, and 7 for the Red Line.
    .name = Points to win
house-second-open-ring = 1: all Hansa ring stations stay open, whichever zones are closed. 0: a ring station closes with the zone it lies in.
    .name = Open ring
house-second-first-player = The seat that goes first, by number. 0: drawn at random.
    .name = First player
house-second-most-rounds = The match ends after this many rounds; the most points win, and of tied players the one nearest to the first player. 0: no limit.
    .name = Round limit

## Toy

house-toy-rounds = The match ends after this many rounds.
    .name = Rounds
house-toy-points = Reaching this many points wins the match early.
    .name = Points
