### What --help prints, and what the reader of a command line complains about.

## The page

usage-line = Usage: { $line }
usage-head =
    .arguments = Arguments
    .options = Options
    .commands = Commands
    .examples = Examples:
usage-required = [required]
usage-default = [default: { $value }]
usage-value =
    .options = [OPTIONS]
    .command = COMMAND ...
    .address = ADDRESS
    .bot = BOT
    .code = CODE
    .dir = DIR
    .fact = FACT
    .file = FILE
    .files = FILE,FILE
    .match = MATCH
    .n = N
    .name = NAME
    .name_n = NAME=N
    .names = NAME,NAME
    .numbers = N,N
    .paths = PATH
    .seat = SEAT
    .sources = PATH
    .status = STATUS
    .url = URL
    .word = ID|WORD

## What many commands have

usage-shared =
    .help = Show this page.
    .language = en, ru or hu; if not given, METRO2033_LANGUAGE, then the language of your system.
    .edition = Which rules: `first`, `second` or `toy`.
    .json = Print one JSON document.
    .rule = A house rule, see `rules --house`; may be given again.
    .seed = The same seed gives the same matches.
    .jobs = Processes; 0 takes all cores. The result is the same.
    .cluster = Work on a Ray cluster: host:port, auto, or local to start one here.
    .content = Another folder of data than the package's.
    .draft = Bots choose factions and heroes; otherwise these are dealt.
    .players = How many seats play.
    .games = How many matches are played.
    .match = The id of a match.
    .seat = Counted from 1.
    .database = Or METRO2033_DATABASE.

## Commands

usage-metro = Metro 2033, a strategy board game.
    .version = Show the version.
    .end = Exit codes: 0 fine, 1 a check failed, 2 bad input, 3 a bug of ours, 130 interrupted.

usage-play = Play in the browser, or with --terminal right here.
    .more =
        The browser's matches are kept: those that are not over go on the next time. Ctrl+C stops.

        In the terminal the first seats are people, who share the keyboard; the others are bots of a
        middling level, unless you name another: newcomer, trader, stalker, ranger and commander are
        levels from easy to hard, `search:500` makes 500 simulations an answer. Type ? in the match
        for help. With a seed everybody who knows it can foresee the draws.
    .examples =
        - `metro2033 play`
        - `metro2033 play --terminal --language ru`
        - `metro2033 play --terminal --edition toy --seats 4 --humans 2 --save match.jsonl`
    .terminal = Play here, with all that follows.
    .data = Where the browser's matches are kept.
    .port = For the browser; another if it is taken.
    .seats = How many seats play.
    .humans = How many of them are people; the others are bots.
    .bot = Which bot: `random`, `heuristic`, `search`, a level, or `policy:FILE`.
    .seed = Draw and choose as in the match of this seed.
    .save = Write the record when the match stops.

usage-serve = Serve tables to browsers.
    .more =
        Every option and more can be set by environment variables METRO2033_NAME, or read from a file
        that METRO2033_NAME_FILE names; `docs/server.md` lists them. Ctrl+C or SIGTERM stops the server
        when requests under way are done.
    .examples =
        - `metro2033 serve`
        - `metro2033 serve --host 0.0.0.0 --port 80 --database postgresql://metro@db/metro`
    .host = Address to listen at; 0.0.0.0 for all. [127.0.0.1]
    .port = Port; 0 for any free one. [2033]
    .database = `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`. [`sqlite:///metro2033.sqlite3`]
    .public-url = Where browsers reach it, such as `https://metro.example`.
    .policies = Trained policies that are offered as bots.
    .workers = Processes that share the port; with PostgreSQL only.

usage-replay = Tell what happened in a recorded match, and show the position it led to.
    .more = With a seat, only what that seat knew is told.
    .examples =
        - `metro2033 replay match.jsonl`
        - `metro2033 replay match.jsonl --at 20 --seat 2`
    .file = The record of a match.
    .at = Stop after so many choices.
    .seat = Show what this seat knew; or: spectator.
    .keys = Choices and events by their keys.
    .rules = Name the rules behind each sentence.

usage-verify = Check that a record is honest: fair draws, legal choices, true outcome, intact text.
    .more =
        What this proves, and what it cannot: nature's answers are those which the host committed to
        before the match. Whoever holds the record knows its secret and could write another match with
        other choices; to rule that out, compare the seal with the one shown at the end of the match.
    .examples = - `metro2033 verify match.jsonl`
    .file = The record of a finished match.

usage-rules = Look up a rule or ruling by its ID, those of a section, or all in which a word occurs.
    .more = Without a word, the sections of the rulebook are listed.
    .examples =
        - `metro2033 rules E2-ARMY-004`
        - `metro2033 rules E2-ARMY`
        - `metro2033 rules tunnel --edition second`
        - `metro2033 rules туннел --language ru`
        - `metro2033 rules --house`
        - `metro2033 rules --edition second --html rules.html`
    .word = A rule, a section, or a word.
    .edition = Only of this edition.
    .house = House rules for `--rule`.
    .html = Write the rulebook of `--edition`, to print.

usage-simulate = Play random matches and show lengths and win shares.
    .more = Every answer, also nature's, is drawn at random by the engine's own driver.
    .examples =
        - `metro2033 simulate --edition toy --players 4 --games 10000`
        - `metro2033 simulate --edition toy --rule rounds=12 --by place --seed 7 --json`
        - `metro2033 simulate --players 6 --games 2000 --check 50`
    .by =
        Win shares by a fact told for each seat; may be given again. Without it: by faction and hero,
        where there are any.
    .check = Count all components again after every N answers.

usage-arena = Let bots play against each other: ratings, win shares, faults and times.
    .more =
        The same bots play every deal from every seat; `docs/bots.md` says how, and how to write a bot
        of your own. All but the times depends on the seed alone.
    .examples =
        - `metro2033 arena --players 4 --games 200 --bots random,heuristic`
        - `metro2033 arena --bots heuristic --bot "python mybot.py" --out duel --games 1000`
    .bots = Bots by name.
    .bot =
        A bot of your own: a command line, `python:MODULE:CLASS`, or `policy:FILE`; may be given
        again.
    .out = Keep results there; the same command then goes on.
    .records = Also write the record of every match to DIR.
    .limit = Seconds that a program has for an answer.
    .faults = After so many faults a bot is out for the match.

usage-balance = Let bots play many matches and report on the balance of the game.
    .more =
        DIR gets one page, `index.html`, which needs no other file, every picture as PNG, and all
        figures as `balance.json`: wins by faction, hero, seat and number of players, length, points
        over rounds, use of cards and wins of those who use them, and why matches end.
    .examples =
        - `metro2033 balance --games 1000 --out docs/balance`
        - `metro2033 balance --edition second --players 4 --content my-cards`
    .edition = Only this; may be given again.
    .players = The numbers of players.
    .games = Matches for each edition and number of players.
    .bots = Who plays.
    .out = Where the report goes.
    .matches = Keep the matches there; the same command then goes on.

usage-dataset = Turn records into Parquet: one row for each decision of a seat.
    .more =
        DIR gets a folder for each edition, and `README.md` that tells what is in them. Interrupted,
        the same command goes on; with more records it adds what is missing.
    .examples =
        - `metro2033 arena --games 1000 --out duel --records && metro2033 dataset duel/records`
        - `metro2033 dataset match.jsonl exported/ --out data --skip`
    .sources = Records, or folders with records.
    .out = Where the data set goes.
    .skip = Leave out records that cannot be read.

usage-bench = Measure the engine, compiled and plain, and a peer in the same run.
    .more =
        Figures are medians of samples of CPU time, taken in turn. Decisions are answers of seats,
        forced ones included; nature's answers are counted apart. The peer is catanatron in random
        play by four; it comes with `pip install 'metro2033[bench]'`.
    .examples =
        - `metro2033 bench`
        - `metro2033 bench --quick --json bench.json`
    .edition = Only this; may be given again.
    .json = Write the figures; - prints.
    .quick = Seconds instead of a minute.

usage-admin = Look after a server.
    .more =
        All but backup and restore speak to the running server at METRO2033_ADMIN_URL (by default this
        machine, METRO2033_PORT) with its METRO2033_ADMIN_TOKEN.
usage-admin-list = List matches, the last changed first.
    .examples = - `metro2033 admin list --status running`
    .status = lobby, running, over or ended; may be given again.
    .offset = Leave out so many.
usage-admin-show = Show the settings of a match and who sits there.
usage-admin-transfer = Take a seat from whoever holds it and print a link for the one who shall have it.
usage-admin-end = Break a match off; what was played stays.
usage-admin-delete = Delete a match with all its choices, for good.
    .yes = Do not ask.
usage-admin-check = Look for faults in the database of the running server.
usage-admin-backup = Write all that is in the database into one file; the server may run meanwhile.
    .file = Where to, such as `metro2033.jsonl.gz`.
usage-admin-restore = Fill an empty database, of either kind, from a backup; no server may run on it.
    .file = What `backup` has written.

usage-scenario = Play scenarios: positions with steps and what must hold.
usage-scenario-check = Play scenarios and tell what does not hold.
    .more =
        The format is described in `docs/scenarios.md`. The exit code is 1 if a check failed, and 2 if
        a file is no scenario.
    .examples =
        - `metro2033 scenario check walk.toml`
        - `metro2033 scenario check tests/scenarios`
    .paths = Scenario files, or folders of them.

usage-content = Check the cards, stations and numbers of an edition.
usage-content-check = Check the data against the rulebook and the printed components, and the texts.
    .examples =
        - `metro2033 content check`
        - `metro2033 content check --edition first --content my-cards`
    .texts = Another folder of languages.
usage-content-list = List what in the data is our own design, for an owner of the box to correct.
    .examples = - `metro2033 content list --own --edition first`
    .own = What is our own design and not from the printed game.

## What cannot be understood

usage-no-language = unknown language '{ $code }'; known: { $known }
usage-no-command = No such command '{ $name }'.
    .near = No such command '{ $name }'. Did you mean { $near }?
usage-no-option = No such option: { $option }
    .near = No such option: { $option } (possible: { $near })
usage-needs-value = { $option } needs a value behind it.
usage-no-value = { $option } takes no value.
usage-missing = { $name } is missing.
usage-extra = Too much is written: { $words }
usage-wrong-number = { $name }: a number is expected.
    .least = { $name }: a number of at least { $least } is expected.
    .between = { $name }: a number from { $least } to { $most } is expected.
usage-unclear = The command line cannot be understood; --help explains it.
