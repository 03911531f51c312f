### House rules: what a match may be played with beyond the rulebook, each with a number.

## First edition

house-first-draft = 1: clans and heroes are chosen, in the order of the seats. 0: they are dealt at random, as the rulebook says.
    .name = Chosen sides
house-first-other-tokens = 1: the clans' tokens carry numbers from 2 to 12, so that a low one yields as seldom as a high one. 0: from 7 to 12.
    .name = Tokens from 2 to 12
house-first-army-tunnels-only = 1: armies attack through tunnels only. 0: through transfers as well.
    .name = Armies in tunnels only
house-first-threat-offset = Added to the strength of every threat, so that the tunnels are safer or worse.
    .name = Strength of threats
house-first-victory-points = Added to the victory points that win the match: -2 makes them 8 for two players, 7 for three and 6 for more.
    .name = Points to win
house-first-most-rounds = After so many rounds the match ends without a winner; the points make the order. 0: it has no such limit.
    .name = Limit of rounds

## Second edition

house-second-victory-points = Added to the victory points that every faction needs: -2 makes them 8, and 7 for the Red Line.
    .name = Points to win
house-second-open-ring = 1: all ring stations of the Hansa are open, whichever zones are closed. 0: a ring station closes with the zone it is drawn in.
    .name = Open ring
house-second-first-player = The seat that begins, by its number. 0: it is drawn.
    .name = First player
house-second-most-rounds = After so many rounds the match ends; the most points win, and of equals the one nearest to the first player. 0: it has no such limit.
    .name = Limit of rounds

## Toy

house-toy-rounds = The match ends after so many rounds.
    .name = Rounds
house-toy-points = The points that win the match before that.
    .name = Points
