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
