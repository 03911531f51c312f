### Results and remarks of the commands, and why they cannot do something.

## In general

cli-interrupted = interrupted
cli-bug = { $error } (set METRO2033_DEBUG=1 for a traceback)
cli-no-folder = { $folder }: no such folder
cli-is-file = { $folder } is a file, not a folder
cli-no-path = { $path }: no such file or folder
cli-bad-content = { $number ->
    [0] { $folder }: { $fault }
   *[other] { $folder }: { $fault } (and { $number } more: metro2033 content check)
}
cli-bad-rule = a house rule takes the form name=number, not '{ $text }'
cli-progress =
    .matches = matches
    .parts = parts
    .bench = measuring
    .bench-round = round { $number } of { $of }

## Headings of tables

cli-figure =
    .length = match length
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
    .of-fair = vs fair
    .mean-place = mean place
    .ahead = comparison
    .times = times
    .milliseconds = ms per decision
    .nearly-all = 99% within
    .worst = worst
    .not-kept = not met
    .which = which
    .wanted = required
    .found = measured
    .verdict = verdict
    .match = match
    .status = status
    .edition = edition
    .choices = choices
    .title = title
    .waiting = waiting for
    .created = created
    .updated = updated
    .rematch = rematch
    .report = report
    .time = time
    .kind = kind
    .name = name
    .text = text
    .reason = reason
    .sanction = number
    .until = until
    .by = by
    .role = role
    .deed = action
    .subject = about
    .detail = detail
cli-seat = seat { $seat }
cli-nature = nature

## Playing and serving

cli-too-many-people = { $humans ->
    [one] { $humans } person does
   *[other] { $humans } people do
} not fit on { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-for-terminal = { $option } works only in the terminal: add --terminal
cli-served = Metro 2033: { $address }
cli-in-network = In your network: { $address }
cli-runs-already = Metro 2033 is already running: { $address }
cli-kept = Matches are stored in { $file }. Press Ctrl+C to stop.
cli-no-browser = No browser found: open { $address } yourself.
cli-stopped = Stopped. Unfinished matches resume next time.
cli-one-process = a SQLite file allows one server process; several need PostgreSQL

## Records, rules, scenarios, content

cli-no-choice = { $file } has { $number ->
    [one] { $number } choice
   *[other] { $number } choices
}, not { $at }
cli-no-seat = --seat takes 1 to { $number } or spectator, not '{ $seat }'
cli-not-over = { $file }: the match is not over; only finished matches are reviewed
cli-honest = { $file }: verified
cli-dishonest = { $file }: verification failed: line { $line }: { $reason }
cli-which-edition = specify the edition: --edition { $known }
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
cli-list-what = specify what to list: --own
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
cli-unfinished = { $number } unfinished
cli-without-winner = { $number ->
    [one] { $number } match ended without a winner
   *[other] { $number } matches ended without a winner
}
cli-counted = { $number ->
    [one] all components counted once
   *[other] all components counted { $number } times
}
cli-broken = match { $match } after { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}: { $fault }
cli-ties = { $number ->
    [one] { $number } shared win
   *[other] { $number } shared wins
}
cli-shares-at-end = { $name }: { $list }
cli-laws-broken = { $broken ->
    [one] { $broken } match
   *[other] { $broken } matches
} violated an invariant, { $unfinished } did not finish
cli-fact =
    .faction-first = clan
    .faction = faction
    .hero = hero
    .at = hero's station
    .home = home station
    .rests = rests
    .resting = resting
    .army = army
    .activity = activity
    .points = points
    .points-missing = points missing to win
    .hero-strength = strength of the hero
    .hero-speed = speed of the hero
    .upkeep = army maintenance
    .mission-points = points from missions
    .growth = strength the hero gained for good
    .barred = hero may neither attack nor buy
    .barred-next = hero may neither attack nor buy next turn
    .station-count = number of stations
    .stations = stations
    .tokens = free tokens
    .equipment = equipment
    .equipment-first = items
    .missions = missions
    .missions-first = mission
    .mission-count = number of missions
    .completed = completed missions
    .scouted = scouted threats
    .scouted-count = number of scouted threats
    .combat = combat cards
    .pig = pigs
    .mushroom = mushrooms
    .ammo = ammo
    .place = platform
    .bullets = bullets
    .hands = finds in hand
    .round-first = turns
    .round = rounds
    .ended-by = how the match ended
cli-nothing = none
cli-no-fact = no fact '{ $name }' with one value per seat; available: { $known }

## Tournaments and balance

cli-played = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $edition }, { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}, seed { $seed }, checksum { $checksum }
cli-uneven = the last seat rotation is incomplete: see docs/bots.md
cli-before = { $bot } ahead of { $other }
cli-bot-fault =
    .crashed = { $number } crashed
    .stalled = { $number } stalled
    .garbled = { $number } malformed
    .illegal = { $number } illegal
cli-bot-faults = { $bot }: { $list }; { $number ->
    [one] { $number } answer
   *[other] { $number } answers
} replaced
cli-bot-report =
    .crashed = match { $match }, question { $question }: crashed: { $reason }
    .stalled = match { $match }, question { $question }: stalled: { $reason }
    .garbled = match { $match }, question { $question }: malformed: { $reason }
    .illegal = match { $match }, question { $question }: illegal: { $reason }
cli-records-where = --records needs a folder: add --out DIR
cli-matches-kept = { $number ->
    [one] { $number } match saved
   *[other] { $number } matches saved
}; run the same command again to resume
cli-one-edition = --content needs one --edition
cli-no-cards = { $name } has no cards to report on
cli-bad-players = player counts take the form 2,3,4, not '{ $text }'
cli-demands = { $edition }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}; targets: { $kept } met, { $open } undecided, { $broken } missed
cli-kind =
    .length = length
    .order = turn order
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
    .open = undecided
    .broken = missed
cli-report = report written to { $file }

## Data sets

cli-other-records = { $folder } holds a data set from other records: delete it or choose another --out
cli-dataset = { $edition }: { $rows ->
    [one] { $rows } decision
   *[other] { $rows } decisions
} from { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, in { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}
cli-left-out = skipped: { $reason }
cli-dataset-card = data set described in { $file }
cli-skip = { $reason } (use --skip to skip such records)
cli-goes-on = { $reason }; run the same command again to resume
cli-no-record = not a record
    .edition = no observations for '{ $name }'
cli-no-records = no records found in { $list }

## Speed

cli-bench = metro2033 { $version }, Python { $python }, { $processor }
cli-form =
    .compiled = compiled
    .plain = plain
cli-bench-edition = { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} and { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} per match
cli-speed =
    .decisions-per-s = decisions/s, random play
    .driven-decisions-per-s = decisions/s, driven from Python
    .draws-per-s = draws/s, in addition
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
cli-more = more results: --offset { $offset }
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
cli-ended = ended { $match }
cli-delete = Delete { $match } permanently? [y/N]
cli-deleted = deleted { $match }
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
    .undone = undone choices
    .snapshot = snapshots
    .clock = clocks
    .chat = chat messages
    .rating_due = matches to be rated
    .rated_match = rated matches
    .rated_seat = rated results
    .process = processes
    .report = reports
    .sanction = mutes and bans
    .announcement = notices
    .audit = lines of the audit log
cli-bad-role = There is no role “{ $role }”; known: { $known }
cli-report-closed = closed report { $report }
cli-lifted = lifted { $sanction }
cli-withdrawn = withdrawn { $announcement }
cli-signed-out = { $number ->
    [one] { $name } is logged out of { $number } browser
   *[other] { $name } is logged out of { $number } browsers
}
cli-recounted = { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
}; { $wrong ->
    [0] every rating is correct
    [one] { $wrong } rating was wrong and is corrected
   *[other] { $wrong } ratings were wrong and are corrected
}
cli-wrong-places = match { $match }: the places { $stored } were stored, { $played } follow from its choices and are corrected
cli-not-replayed = match { $match } cannot be played again: it is deleted, or its rules are unknown here
cli-deserter = { $name } left { $left } of { $matches } rated matches
cli-one-sided = { $loser } finished behind { $winner } in { $lost } of { $meetings } meetings, out of { $matches } rated matches in all
cli-saved = saved: { $list }
cli-restored = restored: { $list }
cli-no-token = METRO2033_ADMIN_TOKEN is not set; use the same token as the server
cli-no-server = no response from { $url }: { $reason }
cli-bad-url = METRO2033_ADMIN_URL is '{ $url }'; expected http://host:port
cli-foreign-server = { $url } is not a Metro 2033 server
cli-server-says = { $detail }
