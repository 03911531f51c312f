### The report on the balance of the game: one page with tables and pictures.

balance-title = Balance of Metro 2033
balance-lead = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of bots against each other: { $bots }. { $drafted ->
    [yes] Factions and heroes were chosen by the bots.
   *[no] Factions and heroes were dealt at random.
}
balance-reading =
    Shares of wins are told against the fair share: 100% is what every seat has if all are alike, one
    half of the wins with two players and a sixth with six. Intervals are of 95%. What users of a card
    win is no proof that the card makes them win: who leads can also afford more. What we designed
    ourselves is marked so:
balance-edition =
    .first = First edition
    .second = Second edition
balance-about = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, rules version { $version }, content { $digest }
balance-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
balance-with = with { $number }
balance-seat = seat { $seat }
balance-place =
    .p1 = begins
    .p2 = second
    .p3 = third
    .p4 = fourth
    .p5 = fifth
    .p6 = sixth

## Headings and pictures

balance-head =
    .wanted = What we want
    .length = Length
    .ends = Why matches end
    .faction-first = Clans
    .faction-second = Factions
    .hero = Heroes
    .order = Order of the first round
    .seat = Seats
    .points = Points over rounds
    .equipment-first = Items
    .equipment-second = Equipment
    .mission = Missions
    .threat = Threats
    .law = Laws
    .combat = Combat cards
balance-picture =
    .length-first = How many turns a player a match takes
    .length-second = How many rounds a match takes
    .faction-first = Wins by clan
    .faction-second = Wins by faction
    .hero = Wins by hero
    .order = Wins by place in the order of the first round
    .points = Points of winners and others from round to round
    .cards = { $cards }: use and wins of those who use them
balance-axis =
    .group = share of wins against the fair share; small figures by number of players
    .order = place in the order of the first round
    .matches = share of matches
    .length = rounds; the line is the median, the field what is wanted
    .winner = winner
    .others = others
    .points = points, mean
    .round = at the start of round, in matches that came so far
    .their-wins = their wins against the fair share
    .seats-equipment = of the seats gained it
    .seats-mission = of the seats completed it
    .seats-threat = of the seats faced it
    .seats-law = of the seats backed it
    .seats-combat = of the seats played it
balance-end =
    .points = enough points
    .polis = all of Polis
    .length = the last round
    .nobody = nobody won

## Demands

balance-count =
    .kept = { $number } kept
    .open = { $number } open
    .broken = { $number } broken
balance-verdict =
    .kept = kept
    .open = open
    .broken = broken
balance-open = Open is what more matches must tell: the interval reaches over the bound.
balance-all = All demands
balance-wanted =
    .use = at least { $number ->
        [one] once
       *[other] { $number } times
    }
    .excess = up to { $number } percentage points
balance-found =
    .use = { $number ->
        [one] once
       *[other] { $number } times
    }
    .excess = { $number ->
        [one] { $number } percentage point
       *[other] { $number } percentage points
    }
balance-demand =
    .length = median length with 4 players
    .order = wins of who begins, of the fair share
    .share = wins, of the fair share
    .use = { $cards }: use
    .excess = { $cards }: more often used by winners

## Columns

balance-column =
    .what = what
    .which = which
    .wanted = wanted
    .found = found
    .sure = 95%
    .players = players
    .matches = matches
    .median-first = median, turns a player
    .median-second = median, rounds
    .mean = mean
    .least = least
    .tenth = a tenth below
    .ninth-tenth = a tenth above
    .most = most
    .without-winner = without a winner
    .unfinished = unfinished
    .seats = seats
    .of-fair = of the fair share
balance-card =
    .offered = on sale a match
    .gained = gained a match
    .effect-used = effect used
    .seats-have = seats that have it
    .their-wins = their wins, of fair
    .excess = winner's excess, percentage points
    .drawn = drawn a match
    .kept = kept
    .completed = completed of kept
    .ability-used = ability used
    .seats-complete = seats that complete it
    .revealed = revealed a match
    .faced = faced a match
    .beaten = beaten
    .seats-face = seats that face it
    .wins-lost = wins of who lost to it
    .voted = voted on a match
    .passed = passed
    .seats-back = seats that backed it
    .wins-opposed = wins of who opposed it
    .played = played a match
    .won = won with it
    .seats-play = seats that play it
