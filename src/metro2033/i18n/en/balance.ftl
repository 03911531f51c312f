### The report on the balance of the game: one page with tables and pictures.

balance-title = Balance of Metro 2033
balance-lead = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} between bots: { $bots }. { $drafted ->
    [yes] The bots chose factions and heroes.
   *[no] Factions and heroes were dealt at random.
}
balance-reading =
    Win shares are relative to the fair share: 100% is what each seat gets if all are equal, half the
    wins with two players and a sixth with six. Intervals are 95%. Users of a card winning more does not
    prove that the card makes them win: leaders can also afford more. Our own designs are marked:
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
    .p1 = first
    .p2 = second
    .p3 = third
    .p4 = fourth
    .p5 = fifth
    .p6 = sixth

## Headings and pictures

balance-head =
    .wanted = Targets
    .length = Length
    .ends = How matches end
    .faction-first = Clans
    .faction-second = Factions
    .hero = Heroes
    .order = Turn order in the first round
    .seat = Seats
    .points = Points by round
    .equipment-first = Items
    .equipment-second = Equipment
    .mission = Missions
    .threat = Threats
    .law = Laws
    .combat = Combat cards
balance-picture =
    .length-first = Turns per player in a match
    .length-second = Rounds in a match
    .faction-first = Wins by clan
    .faction-second = Wins by faction
    .hero = Wins by hero
    .order = Wins by turn order in the first round
    .points = Points of winners and others, by round
    .cards = { $cards }: use and users' wins
balance-axis =
    .group = wins relative to the fair share; small figures by number of players
    .order = turn order in the first round
    .matches = share of matches
    .length = rounds; line: median, band: target
    .winner = winner
    .others = others
    .points = mean points
    .round = at the start of round, in matches that got that far
    .their-wins = their wins relative to the fair share
    .seats-equipment = of seats gained it
    .seats-mission = of seats completed it
    .seats-threat = of seats faced it
    .seats-law = of seats backed it
    .seats-combat = of seats played it
balance-end =
    .points = enough points
    .polis = all Polis stations
    .length = round limit
    .nobody = no winner

## Demands

balance-count =
    .kept = { $number } met
    .open = { $number } undecided
    .broken = { $number } missed
balance-verdict =
    .kept = met
    .open = undecided
    .broken = missed
balance-open = Undecided targets need more matches: the interval straddles the bound.
balance-all = All targets
balance-wanted =
    .use = at least { $share } of its chances
    .excess = up to { $number } percentage points
balance-found =
    .excess = { $number ->
        [one] { $number } percentage point
       *[other] { $number } percentage points
    }
balance-demand =
    .length = median length with 4 players
    .order = wins of the first player, relative to the fair share
    .share = wins relative to the fair share
    .use = { $cards }: use
    .excess = { $cards }: used more often by winners

## Columns

balance-column =
    .what = what
    .which = name
    .wanted = target
    .found = measured
    .sure = 95%
    .players = players
    .matches = matches
    .median-first = median, turns per player
    .median-second = median, rounds
    .mean = mean
    .least = min
    .tenth = 10th percentile
    .ninth-tenth = 90th percentile
    .most = max
    .without-winner = without a winner
    .unfinished = unfinished
    .seats = seats
    .of-fair = vs fair share
balance-card =
    .offered = on sale per match
    .gained = gained per match
    .effect-used = effect used
    .seats-have = seats that have it
    .their-wins = their wins vs fair
    .excess = winners' excess, percentage points
    .drawn = drawn per match
    .kept = kept
    .completed = completed once kept
    .ability-used = ability used
    .seats-complete = seats that complete it
    .revealed = revealed per match
    .faced = faced per match
    .beaten = beaten
    .seats-face = seats that face it
    .wins-lost = wins of those who lost to it
    .voted = voted on per match
    .passed = passed
    .seats-back = seats that backed it
    .wins-opposed = wins of those who opposed it
    .played = played per match
    .won = won with it
    .seats-play = seats that play it
