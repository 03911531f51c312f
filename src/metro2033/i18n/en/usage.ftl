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
    .text = TEXT
    .role = ROLE
    .report = REPORT
    .sanction = NUMBER
    .announcement = NOTICE
    .word = ID|WORD

## What many commands have

usage-shared =
    .help = Show this help.
    .language = en, ru or hu; defaults to METRO2033_LANGUAGE, then your system's language.
    .edition = Rules to play by: `first`, `second` or `toy`.
    .json = Print one JSON document.
    .rule = Set a house rule (see `rules --house`); repeatable.
    .seed = Random seed; the same seed gives the same matches.
    .jobs = Number of processes; 0 uses all cores. Results do not depend on it.
    .cluster = Run on a Ray cluster: host:port, auto, or local to start one here.
    .content = Use this data folder instead of the built-in one, or this file of house cards with it.
    .draft = Let bots choose factions and heroes instead of dealing them.
    .players = Number of seats.
    .games = Number of matches.
    .match = Match ID.
    .seat = Seat number, from 1.
    .database = Database URL; defaults to METRO2033_DATABASE.

## Commands

usage-metro = Metro 2033, a strategy board game.
    .more = Without a command, it opens the game in your browser, as `play` does.
    .version = Show the version.
    .end = Exit codes: 0 success, 1 a check failed, 2 bad input, 3 internal error, 130 interrupted.

usage-play = Play in the browser, or right here with --terminal.
    .more =
        Matches in the browser are saved: unfinished matches resume next time. Press Ctrl+C to stop.

        In the terminal, people take the first seats and share the keyboard; bots of medium strength
        take the others unless you choose another bot. Levels from easy to hard: newcomer, trader,
        guard, stalker, raider, ranger, commander; `search:500` runs 500 simulations per answer.
        Type ? during the match for help. Anyone who knows the seed can predict the draws.
    .examples =
        - `metro2033 play`
        - `metro2033 play --terminal --language ru`
        - `metro2033 play --terminal --edition toy --seats 4 --humans 2 --save match.jsonl`
    .terminal = Play in the terminal; enables the options below.
    .data = Where to store matches played in the browser.
    .port = Port for the browser; another is used if it is taken.
    .network = Let other devices in your network join; invitations then show a code to scan.
    .seats = Number of seats.
    .humans = How many players are people; bots take the other seats.
    .bot = Bot to play against: `random`, `heuristic`, `search`, a level, or `policy:FILE`.
    .seed = Seed for draws and bots.
    .save = Save the record when the match ends or you quit.

usage-serve = Run a server for browsers.
    .more =
        Set any option with an environment variable METRO2033_NAME, or point METRO2033_NAME_FILE at a
        file that holds the value; `docs/server.md` lists them all. Ctrl+C or SIGTERM stops the server
        after it has finished pending requests.
    .examples =
        - `metro2033 serve`
        - `metro2033 serve --host 0.0.0.0 --port 80 --database postgresql://metro@db/metro`
    .host = Address to listen on; 0.0.0.0 for all interfaces. [127.0.0.1]
    .port = Port to listen on; 0 for any free port. [2033]
    .database = `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`. [`sqlite:///metro2033.sqlite3`]
    .public-url = The URL browsers use, such as `https://metro.example`.
    .policies = Trained policies to offer as bots.
    .workers = Worker processes sharing the port; PostgreSQL only.

usage-replay = Show what happened in a recorded match, and the position it led to.
    .more = With --seat, shows only what that seat knew.
    .examples =
        - `metro2033 replay match.jsonl`
        - `metro2033 replay match.jsonl --at 20 --seat 2`
    .file = Record of a match.
    .at = Stop after this many choices.
    .seat = Show what this seat knew, or `spectator`.
    .keys = Show choices and events as keys.
    .rules = Cite the rules behind each sentence.

usage-review = Review a finished match: chances, graded decisions, luck and key moments.
    .more =
        Compares every decision of a person, or of a bot where only bots played, with the best answer
        found, using samples that fit what the player knew. Luck is what dice and cards added to the
        chance to win.
    .examples = - `metro2033 review match.jsonl`
    .file = Record of a finished match.

usage-verify = Verify a record: fair draws, legal choices, correct result, unaltered text.
    .more =
        Verification proves that every draw follows from the secret the host committed to before the
        match. It cannot prove who made the choices: anyone who has the record knows its secret and
        could write another match with it. To rule that out, compare the seal with the one shown at
        the end of the match.
    .examples = - `metro2033 verify match.jsonl`
    .file = Record of a finished match.

usage-rules = Look up rules and rulings by ID, section or word.
    .more = Without a word, lists the sections of the rulebook.
    .examples =
        - `metro2033 rules E2-ARMY-004`
        - `metro2033 rules E2-ARMY`
        - `metro2033 rules tunnel --edition second`
        - `metro2033 rules туннел --language ru`
        - `metro2033 rules --house`
        - `metro2033 rules --edition second --html rules.html`
    .word = Rule, section or word to look up.
    .edition = Only this edition.
    .house = List the house rules for `--rule`.
    .html = Write the rulebook of `--edition` as a printable HTML page.

usage-simulate = Play random matches and report lengths and win shares.
    .more = The engine's own driver makes every choice and every draw at random.
    .examples =
        - `metro2033 simulate --edition toy --players 4 --games 10000`
        - `metro2033 simulate --edition toy --rule rounds=12 --by place --seed 7 --json`
        - `metro2033 simulate --players 6 --games 2000 --check 50`
    .by =
        Report win shares by a fact known for each seat; repeatable. Defaults to faction and hero where
        the edition has them.
    .check = Recount all components every N answers.

usage-arena = Pit bots against each other: ratings, win shares, faults and response times.
    .more =
        Every deal is replayed until each bot has had every seat; `docs/bots.md` explains how, and how
        to write your own bot. Everything but the times depends on the seed alone.
    .examples =
        - `metro2033 arena --players 4 --games 200 --bots random,heuristic`
        - `metro2033 arena --bots heuristic --bot "python mybot.py" --out duel --games 1000`
    .bots = Built-in bots.
    .bot =
        Your own bot: a command line, `python:MODULE:CLASS`, or `policy:FILE`; repeatable.
    .out = Save results there; the same command resumes an interrupted run.
    .records = Also write a record of every match to DIR.
    .limit = Seconds a program has to answer.
    .faults = Replace a bot for the rest of a match after this many faults.

usage-balance = Let bots play many matches and report on the balance of the game.
    .more =
        Writes to DIR a self-contained page `index.html`, every chart as PNG, and all figures as
        `balance.json`: wins by faction, hero, seat and player count; match length; points by round;
        use of cards and win rate of those who use them; and how matches end.
    .examples =
        - `metro2033 balance --games 1000 --out docs/balance`
        - `metro2033 balance --edition second --players 4 --content my-cards`
    .edition = Only this edition; repeatable.
    .players = Player counts.
    .games = Matches per edition and player count.
    .bots = Bots that play.
    .out = Where to write the report.
    .matches = Save the matches there; the same command resumes an interrupted run.

usage-lab = Try house cards: check them, read them, and compare them in play with the printed set.
    .more =
        Reports what is wrong with the cards in FILE, prints how each reads in three languages, and
        has bots play every match twice on the same seed, with the printed set and with the house
        cards. The report shows the wins of those who use a card, the shift for every faction, hero
        and place with a 95% interval, and warnings: loops, cards that are strictly better or worse
        than others, unused and decisive cards. The exit code is 1 if a card is not legal.
    .examples =
        - `metro2033 lab house.toml`
        - `metro2033 lab house.toml --matches 1000 --players 2 --seed 7 --json`
        - `metro2033 lab house.toml --matches 0`
    .file = A file of house cards.
    .matches = Matches with each set; 0 only checks and reads the cards.
    .bot = Who plays.

usage-dataset = Convert records to Parquet: one row per decision.
    .more =
        DIR gets one folder per edition and a `README.md` that describes the data. Run the same
        command again to resume, or to add more records.
    .examples =
        - `metro2033 arena --games 1000 --out duel --records && metro2033 dataset duel/records`
        - `metro2033 dataset match.jsonl exported/ --out data --skip`
    .sources = Records, or folders of records.
    .out = Where to write the data set.
    .skip = Skip records that cannot be read.

usage-bench = Measure the speed of the engine on this machine.
    .more =
        Figures are medians of CPU time samples, taken in turn. Decisions are answers by seats, forced
        ones included; draws are counted separately.
    .examples =
        - `metro2033 bench`
        - `metro2033 bench --quick --json bench.json`
    .edition = Only this edition; repeatable.
    .json = Write the figures to a file; - prints them.
    .quick = Finish in seconds instead of a minute.

usage-admin = Administer a server.
    .more =
        All commands except backup, restore and check --database talk to the running server at
        METRO2033_ADMIN_URL (this machine and METRO2033_PORT by default) and authenticate with
        METRO2033_ADMIN_TOKEN.
usage-admin-list = List matches, most recently changed first.
    .examples = - `metro2033 admin list --status running`
    .status = lobby, running, over or ended; repeatable.
    .offset = Skip this many matches.
usage-admin-show = Show a match's settings and players.
usage-admin-transfer = Free a seat and print a link for its new player.
    .reason = Why; it is kept in the log.
usage-admin-end = End a match early; what was played is kept.
    .reason = Why; it is kept in the log.
usage-admin-delete = Delete a match and all its choices permanently.
    .yes = Do not ask for confirmation.
usage-admin-sign-out = Log an account out in all browsers.
    .name = The name of the account.
usage-admin-password-link = Print a link to reset the password of an account, valid for an hour.
    .name = The name of the account.
usage-admin-role = Give an account a role, or take it away.
    .name = The name of the account.
    .role = `moderator`, `administrator` or `none`.
    .reason = Why; it is kept in the log.
usage-admin-reports = List what players have reported, the oldest open report first.
    .closed = Closed reports instead of open ones.
    .offset = Skip this many reports.
usage-admin-decide = Close a report with a decision.
    .report = The number of the report.
    .reason = Why; it is kept in the log.
    .rejected = Reject it: nothing was wrong.
usage-admin-mute = Stop an account from chatting; its owner is told why.
    .name = The name of the account.
    .reason = Why; the player reads it.
    .days = For how long; for good by default.
    .address = The name is an IP address: for players without an account there.
usage-admin-ban = Stop an account from playing: it is disconnected, and bots take its seats.
    .name = The name of the account.
    .reason = Why; the player reads it.
    .days = For how long; for good by default.
    .address = The name is an IP address: for players without an account there.
usage-admin-lift = End a mute or a ban.
    .sanction = The number of the mute or ban.
    .reason = Why; it is kept in the log.
usage-admin-sanctions = List who is muted or banned.
    .offset = Skip this many.
usage-admin-announce = Show a notice at all tables.
    .text = The text in each language, such as `'en=Restart at eight.'`.
    .minutes = For how many minutes.
usage-admin-withdraw = Withdraw a notice.
    .announcement = The number of the notice.
usage-admin-audit = Show what administrators and moderators have done, the newest first.
    .subject = Only what was done to this account or match.
    .offset = Skip this many lines.
usage-admin-health = Show how the server is doing.
usage-admin-check = Check the integrity of the running server's database, or of one that no server uses.
    .database = Read this database directly, without a server or a token.
usage-admin-ratings = Recompute all ratings from the results, and list players who leave matches or seem to lose them on purpose.
    .replay = Also play every rated match again from its choices, and correct places that differ.
usage-admin-backup = Back up the whole database to one file; the server may keep running.
    .file = Where to write the backup, such as `metro2033.jsonl.gz`.
usage-admin-restore = Restore a backup into an empty database of either kind; no server may be using it.
    .file = A file written by `backup`.

usage-scenario = Run scenarios: positions with steps and expectations.
usage-scenario-check = Run scenarios and report failed expectations.
    .more =
        `docs/scenarios.md` describes the format. The exit code is 1 if a check failed, and 2 if a
        file is not a valid scenario.
    .examples =
        - `metro2033 scenario check walk.toml`
        - `metro2033 scenario check tests/scenarios`
    .paths = Scenario files, or folders of them.

usage-content = Check the cards, stations and numbers of an edition.
usage-content-check = Check the data and its texts against the rulebook and the printed components.
    .examples =
        - `metro2033 content check`
        - `metro2033 content check --edition first --content my-cards`
    .texts = Use another folder of languages.
usage-content-list = List everything of our own design, so that owners of the printed game can correct it.
    .examples = - `metro2033 content list --own --edition first`
    .own = Our own design, not taken from the printed game.

## What cannot be understood

usage-no-language = unknown language '{ $code }'; known: { $known }
usage-no-command = No such command '{ $name }'.
    .near = No such command '{ $name }'. Did you mean { $near }?
usage-no-option = No such option: { $option }
    .near = No such option: { $option } (possible: { $near })
usage-needs-value = { $option } requires a value.
usage-no-value = { $option } takes no value.
usage-missing = Missing { $name }.
usage-extra = Unexpected arguments: { $words }
usage-wrong-number = { $name }: expected a number.
    .least = { $name }: expected a number of at least { $least }.
    .between = { $name }: expected a number from { $least } to { $most }.
usage-unclear = Cannot parse the command line; see --help.
