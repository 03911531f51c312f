### Results and remarks of the commands, and why they cannot do something.

## In general

cli-interrupted = interrupted
cli-bug = { $error } (METRO2033_DEBUG=1 shows where)
cli-no-folder = { $folder }: no such folder
cli-is-file = { $folder } is a file: name a folder
cli-no-path = { $path }: no such file or folder
cli-bad-content = { $number ->
    [0] { $folder }: { $fault }
   *[other] { $folder }: { $fault } (and { $number } more: metro2033 content check)
}
cli-bad-rule = a house rule is written name=number, not '{ $text }'
cli-progress =
    .matches = matches
    .parts = parts
    .bench = measuring
    .bench-round = round { $number } of { $of }

## Headings of tables

cli-figure =
    .length = a match has
    .mean = mean
    .median = median
    .low = low
    .high = high
    .decisions = decisions
    .draws = draws
    .wins = wins
    .share = share
    .win-share = win share
    .seats = seats
    .bot = bot
    .rating = rating
    .sure = 95%
    .of-fair = of fair
    .mean-place = mean place
    .ahead = ahead of another
    .times = times
    .milliseconds = ms a decision
    .nearly-all = 99% within
    .worst = worst
    .not-kept = not kept
    .which = which
    .wanted = wanted
    .found = found
    .verdict = verdict
    .match = match
    .status = status
    .edition = edition
    .choices = choices
    .title = title
    .waiting = waits for seats
    .created = made
    .updated = last changed
    .rematch = rematch
cli-seat = seat { $seat }
cli-nature = nature
cli-edition =
    .first = first edition
    .second = second edition
    .toy = toy

## Playing and serving

cli-too-many-people = { $humans ->
    [one] { $humans } person does not fit
   *[other] { $humans } people do not fit
} on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-for-terminal = { $option } is for matches in the terminal: add --terminal
cli-served = Metro 2033: { $address }
cli-runs-already = Metro 2033 runs already: { $address }
cli-kept = Matches are kept in { $file }. Ctrl+C stops the game.
cli-no-browser = No browser was found here: open { $address } in one.
cli-stopped = Stopped. Matches that are not over go on the next time.
cli-one-process = a SQLite file has one server process; several need PostgreSQL

## Records, rules, scenarios, content

cli-no-choice = { $file } has { $number ->
    [one] { $number } choice
   *[other] { $number } choices
}, not { $at }
cli-no-seat = --seat is 1 to { $number } or spectator, not '{ $seat }'
cli-honest = { $file }: honest
cli-dishonest = { $file }: not honest: line { $line }: { $reason }
cli-which-edition = which edition? --edition { $known }
cli-no-scenarios = { $folder }: no scenarios in this folder
cli-verdict =
    .ok = ok
    .failed = failed
cli-verdicts =
    .ok = { $number } passed
    .failed = { $number } failed
    .malformed = { $number } malformed
cli-faults = { $number ->
    [0] no faults
    [one] { $number } fault
   *[other] { $number } faults
}
cli-list-what = say what to list: --own
cli-all-fields = all
cli-records = { $number ->
    [one] { $number } record
   *[other] { $number } records
}

## Simulations

cli-simulated = { $matches ->
    [one] { $matches } random match
   *[other] { $matches } random matches
}, { $edition }, { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}, seed { $seed }, checksum { $checksum }
cli-unfinished = { $number } did not end
cli-without-winner = { $number ->
    [one] { $number } match ended without a winner
   *[other] { $number } matches ended without a winner
}
cli-counted = { $number ->
    [one] all components were counted once
   *[other] all components were counted { $number } times
}
cli-broken = match { $match } after { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}: { $fault }
cli-ties = { $number ->
    [one] { $number } win was shared
   *[other] { $number } wins were shared
}
cli-shares-at-end = { $name }: { $list }
cli-laws-broken = { $broken ->
    [one] { $broken } match
   *[other] { $broken } matches
} broke a law, { $unfinished } did not end
cli-fact =
    .faction-first = clan
    .faction = faction
    .hero = hero
    .at = where the hero is
    .home = home station
    .rests = rests
    .resting = is resting
    .army = army
    .activity = activity
    .points = points
    .mission-points = points of missions
    .growth = growth of the army
    .barred = barred from attacking
    .barred-next = barred from attacking next
    .station-count = number of stations
    .stations = stations
    .tokens = free tokens
    .items = items
    .equipment = equipment
    .mission = mission
    .missions = missions
    .mission-count = number of missions
    .completed = missions completed
    .scouted = threats scouted
    .scouted-count = number of threats scouted
    .combat = combat cards
    .pig = pigs
    .mushroom = mushrooms
    .ammo = ammo
    .place = platform
    .bullets = bullets
    .hands = finds in hand
    .round-first = turns
    .round = rounds
    .ended-by = what ended the match
cli-nothing = nothing
cli-no-fact = no fact '{ $name }' with one value a seat; there are: { $known }

## Tournaments and balance

cli-played = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $edition }, { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}, seed { $seed }, checksum { $checksum }
cli-uneven = the last turn of seats is not complete: see docs/bots.md
cli-before = { $bot } before { $other }
cli-bot-fault =
    .crashed = { $number } crashed
    .stalled = { $number } stalled
    .garbled = { $number } garbled
    .illegal = { $number } illegal
cli-bot-faults = { $bot }: { $list }; { $number ->
    [one] { $number } answer
   *[other] { $number } answers
} replaced
cli-bot-report =
    .crashed = match { $match }, question { $question }: crashed: { $reason }
    .stalled = match { $match }, question { $question }: stalled: { $reason }
    .garbled = match { $match }, question { $question }: garbled: { $reason }
    .illegal = match { $match }, question { $question }: illegal: { $reason }
cli-records-where = --records needs a folder: --out DIR
cli-matches-kept = { $number ->
    [one] { $number } match is kept
   *[other] { $number } matches are kept
}; the same command goes on
cli-one-edition = --content needs one --edition
cli-no-cards = { $name } has no cards to report on
cli-bad-players = numbers of players are written 2,3,4, not '{ $text }'
cli-demands = { $edition }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}; demands: { $kept } kept, { $open } open, { $broken } broken
cli-kind =
    .length = length
    .order = order
    .faction-first = clan
    .faction-second = faction
    .hero = hero
    .equipment-first = item
    .equipment-second = equipment
    .mission = mission
    .threat = threat
    .law = law
    .combat = combat
cli-demand =
    .open = open
    .broken = broken
cli-report = the report is { $file }

## Data sets

cli-other-records = { $folder } holds other records: delete it, or choose another --out
cli-dataset = { $edition }: { $rows ->
    [one] { $rows } decision
   *[other] { $rows } decisions
} of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, in { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}
cli-left-out = left out: { $reason }
cli-dataset-card = the data set is described in { $file }
cli-skip = { $reason } (--skip leaves such records out)
cli-goes-on = { $reason }; the same command goes on
cli-no-record = no record
    .edition = no observations of '{ $name }'
cli-no-records = no records in { $list }

## Speed

cli-bench = metro2033 { $version }, Python { $python }, { $processor }
cli-no-peer = { $name } is not installed: no peer (pip install 'metro2033[bench]')
cli-only-plain = the installed engine is plain Python: nothing compiled to measure
cli-form =
    .compiled = compiled
    .plain = plain
cli-form-ratio =
    .compiled = compiled ratio
    .plain = plain ratio
cli-bench-edition = { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} and { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} a match
cli-speed =
    .decisions-per-s = decisions/s, random play
    .driven-decisions-per-s = decisions/s, driven from Python
    .draws-per-s = answers of nature/s, besides
    .matches-per-s = matches/s
    .clone-us = clone, us
    .search-us = clone and 30 decisions, us
    .view-us = view, us
    .imagine-us = imagine, us
    .snapshot-us = snapshot to text and back, us

## Looking after a server

cli-status =
    .lobby = lobby
    .running = running
    .over = over
    .ended = ended
cli-more = more: --offset { $offset }
cli-match-seat = seat { $seat }: { $kind ->
    [open] open
    [bot] bot
   *[person] person
} { $name }
    .bot = seat { $seat }: { $kind ->
        [open] open
        [bot] bot
       *[person] person
    } { $name } (bot: { $bot })
cli-ended = { $match } is ended
cli-delete = Delete { $match } for good? [y/N]
cli-deleted = { $match } is deleted
cli-yes = y,yes
cli-checked = { $number ->
    [one] { $number } fault
   *[other] { $number } faults
}; matches: { $matches }
cli-table =
    .account = accounts
    .session = sessions
    .match = matches
    .seat = seats
    .spectator = spectators
    .choice = choices
    .undone = choices taken back
    .snapshot = snapshots
    .clock = clocks
    .chat = chat messages
    .process = processes
cli-saved = saved: { $list }
cli-restored = restored: { $list }
cli-no-token = METRO2033_ADMIN_TOKEN is not set; the server must have the same one
cli-no-server = no server answers at { $url }: { $reason }
cli-bad-url = METRO2033_ADMIN_URL is '{ $url }', which is not of the form http://host:port
cli-foreign-server = { $url } is no server of ours
cli-server-says = { $detail }
