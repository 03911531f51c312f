### Why something cannot be done, whoever is told: the terminal, the browser, the log of a server.

## Files and packages

fault-system =
    .enoent = No such file or directory
    .eacces = Permission denied
    .eperm = Operation not permitted
    .eisdir = Is a directory
    .enotdir = Not a directory
    .eexist = File exists
    .enotempty = Directory not empty
    .enospc = No space left on device
    .erofs = Read-only file system
    .eaddrinuse = Address already in use
    .econnrefused = Connection refused
    .no-host = Unknown host
    .etimedout = Timed out
    .ehostunreach = Host unreachable
    .enetunreach = Network unreachable
    .econnreset = Connection reset
fault-not-text = the file is not UTF-8 text
fault-file = { $file }: { $reason }
fault-file-line = { $file }:{ $line }: { $reason }
fault-not-installed = { $name } is not installed: pip install 'metro2033[{ $extra }]'

## Editions, rules, bots

fault-no-edition = unknown edition '{ $name }'; known: { $known }
fault-no-content = { $name } has no content to replace
fault-not-in-book = no { $what ->
    [edition] edition
    [language] rulebook in the language
    [rule] rule
    [ruling] ruling
    [text] rulebook text
   *[entry] entry
} '{ $wanted }'
    .near = no { $what ->
        [edition] edition
        [language] rulebook in the language
        [rule] rule
        [ruling] ruling
        [text] rulebook text
       *[entry] entry
    } '{ $wanted }'; did you mean { $near }?
fault-seats = { $name } takes { $least } to { $most } seats, not { $seats }
fault-house-rule = unknown house rule '{ $rule }'; { $name } has: { $known }
fault-rule-bounds = { $rule } must be { $least } to { $most }, not { $value }
fault-first-player = first_player must be 0 (drawn) to { $seats }, not { $value }
fault-unknown-bot = unknown bot '{ $name }'; known: { $known }
fault-bot-strength = bot '{ $name }' needs a number after the colon, such as search:500
fault-only-random = only the random bot plays { $name }
fault-bot-count = expected 1 to { $most } bots, not { $number }
fault-cannot-play = { $bot }: { $reason }
fault-unknown-agent = { $reason }; a program is a command line such as 'python mybot.py', a class is python:MODULE:CLASS
    .policy = { $reason }
fault-bot-no-program = program '{ $name }' not found
fault-bot-not-ready = not ready in time
fault-bot-late = no answer in time
fault-bot-silent = closed its output or wrote too much
fault-bot-ended = exited with code { $code }
    .words = exited with code { $code }: { $words }
fault-bot-json = not JSON: { $line }
fault-bot-type = expected a message of type '{ $wanted }': { $line }
fault-bot-protocol = expected protocol { $protocol }: { $line }
fault-bot-wants = `wants` must be a list of { $list }: { $line }
fault-bot-answer = an answer needs a number `ask` and a string `key`: { $line }
fault-bot-ask = question { $ask } is not open
fault-bot-key = '{ $key }' is not one of the options
fault-bot-option = option { $option } was not offered
fault-bot-class = a bot class takes the form python:MODULE:CLASS, not '{ $text }'
fault-no-command-line = '{ $text }' is not a command line: { $reason }
fault-no-policy = { $file }: not a policy file
fault-policy-version = { $file }: trained in environments -v{ $found }, but these are -v{ $here }
fault-policy-edition = { $file }: plays { $found }, not { $name }
fault-policy-content = { $file }: does not match the observations and actions of this content
fault-no-observations = { $name } has no observations

## Records

fault-in-line = line { $line }: { $reason }
fault-empty-record = the record is empty
fault-cut-off = the line is truncated
fault-not-json = not a JSON object: the line is truncated or was edited
fault-not-written-so = not in the canonical form of records
fault-no-object = expected an object with { $list }
fault-unknown-field = unknown field '{ $name }'
fault-no-field = field '{ $name }' is missing
fault-field-order = the fields are not in the order { $list }
fault-value =
    .number = { $name } is { $value }, expected a number from { $least } to { $most }
    .text = { $name } is { $value }, expected a string
    .digest = { $name } is { $value }, expected { $digits } hexadecimal digits
    .list = { $name } is { $value }, expected a list
    .table = { $name } is { $value }, expected an object
    .texts = { $name } is { $value }, expected one string per seat
    .numbers = { $name } is { $value }, expected numbers
    .ranking = { $name } is { $value }, expected one number per seat
    .hash = { $name } is { $value }, expected a hash
fault-no-header = field 'format' is missing: this is not a record header
fault-newer-format = format { $found } is newer than { $newest }, the newest supported: update the game
fault-older-format = format { $found } is no longer supported
fault-newer-rules = rules version { $found } of { $name } is newer than { $newest }: update the game
fault-other-edition = the edition is '{ $found }', not '{ $name }'
fault-other-rules = played with rules version { $found } of { $name }, not { $here }
fault-older-rules = recorded with rules version { $found } of { $name }; version { $here } gives a different result: { $reason }
fault-other-content = played with different content of { $name }: { $found }, not { $here }
fault-other-version = played with different rules or content of { $name }
fault-seat-count = expected 1 to { $most } seats, not { $number }
fault-salts = expected one salt per seat
fault-house-rules = the header does not list all house rules
fault-start = { $reason }
fault-state = the stored state cannot be read
fault-choice-order = found choice { $found } in place of choice { $number }
fault-not-asked = seat { $seat } is not asked here
    .nature = nature is not asked here
fault-no-answer = '{ $key }' is not a legal answer here
    .rule = '{ $key }' is not a legal answer here by rule { $rule }
fault-not-over = the match is not over here
fault-ranking = the ranking is { $here }, not { $found }
fault-digest = the digest does not match the final state
fault-other-end = the match ends differently
fault-no-end = the record has no end
fault-no-commitment = the match did not commit to a secret
fault-no-secret = the secret has not been disclosed
fault-other-secret = the secret does not match the commitment in the header
fault-unfair = the recorded draw is '{ $found }', the fair one is '{ $fair }'
fault-seal-alone = secret and seal must come together
fault-seal = the seal does not match: a line was changed

## Work of many processes

fault-worker-lost = a worker process died
fault-cluster-lost = the cluster keeps losing a worker: { $reason }
fault-no-cluster = no Ray cluster at '{ $address }': { $reason }
fault-cluster-client = '{ $address }' is a Ray client address: use HOST:PORT of the head node
fault-cluster-worker = a cluster worker cannot run: { $reason }
fault-cluster-version = the cluster runs metro2033 { $found }, not { $here }
fault-damaged-line = { $file }:{ $line }: the line is damaged
fault-other-tournament = { $file } holds another tournament: { $what } { $found }, not { $here }

## Servers and databases

fault-not-started = the server cannot start: { $reason }
fault-cannot-listen = cannot listen on { $host } port { $port }
fault-database = database error: { $reason }
fault-cannot-open = cannot open the file
fault-file-in-use = another server is using { $file }
fault-database-in-use = a server is using this database
fault-no-tables = this database has no Metro 2033 tables
fault-no-url = '{ $text }' is not a database URL
fault-no-database-file = the server needs a database file: sqlite:///FILE
fault-database-kind = { $name } is not supported: use sqlite:///FILE or postgresql://...
fault-integrity = integrity check: { $text }
fault-orphan = a row in { $table } refers to nothing
fault-gap = match { $match } should have { $count } choices, but has { $kept } up to { $newest }
fault-no-backup = { $file } is not a Metro 2033 backup
fault-newer-backup = { $file } was written by a newer version
fault-damaged-backup = { $file } is damaged: { $reason }
fault-bad-backup = { $file }: { $reason }
fault-not-empty = a backup can only be restored into an empty database
fault-backup-rows = the backup is missing rows
fault-backup-table = unknown table { $name }
fault-backup-cut-off = the backup is truncated

## Settings and requests

fault-setting = { $name }: { $reason }
fault-setting-file = { $name }_FILE: { $file }: { $reason }
fault-set-twice = { $name } and { $name }_FILE are both set
fault-no-origin = '{ $url }' does not have the form https://host
fault-mail-server = a mail server is written as SCHEME://HOST, with one of these schemes: { $known }
fault-long-origin = '{ $url }' must be scheme and host only
fault-no-network = '{ $text }' is not an address or a network
fault-short-token = a token needs at least 16 characters
fault-no-page = '{ $name }' does not contain the static page; build it with make site
fault-policy = { $reason }
fault-policy-twice = two policy files are named '{ $name }'; players could not tell them apart
fault-unprintable = control characters are not allowed
fault-invalid = { $reason }
    .missing = missing
    .extra-forbidden = unknown field
    .json-invalid = not JSON: { $error }
    .int-type = expected a whole number
    .int-parsing = expected a whole number
    .int-from-float = expected a whole number
    .float-type = expected a number
    .float-parsing = expected a number
    .bool-type = expected true or false
    .bool-parsing = expected true or false
    .string-type = expected a string
    .list-type = expected a list
    .dict-type = expected an object
    .model-type = expected an object
    .model-attributes-type = expected an object
    .greater-than = expected more than { $gt }
    .greater-than-equal = expected at least { $ge }
    .less-than = expected less than { $lt }
    .less-than-equal = expected at most { $le }
    .literal-error = expected one of: { $expected }
    .string-too-short = expected at least { $min_length } characters
    .string-too-long = expected at most { $max_length } characters
    .string-pattern-mismatch = not in the expected format
    .too-short = expected at least { $min_length } entries
    .too-long = expected at most { $max_length } entries
