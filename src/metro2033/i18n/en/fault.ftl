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
    .no-host = No such host
    .etimedout = No answer in time
    .ehostunreach = The host cannot be reached
    .enetunreach = The network cannot be reached
    .econnreset = The connection was cut
fault-not-text = the file is not text in UTF-8
fault-file = { $file }: { $reason }
fault-file-line = { $file }:{ $line }: { $reason }
fault-not-installed = { $name } is not installed: pip install 'metro2033[{ $extra }]'

## Editions, rules, bots

fault-no-edition = unknown edition '{ $name }'; known: { $known }
fault-no-content = { $name } has no content that could be replaced
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
fault-seats = { $name } is played by { $least } to { $most } seats, not { $seats }
fault-house-rule = unknown house rule '{ $rule }'; { $name } knows: { $known }
fault-rule-bounds = { $rule } is { $least } to { $most }, not { $value }
fault-first-player = first_player is 0 (drawn) to { $seats }, not { $value }
fault-unknown-bot = unknown bot '{ $name }'; known: { $known }
fault-bot-strength = bot '{ $name }' needs a number after the colon, such as search:500
fault-only-random = no bot but random plays { $name }
fault-bot-count = 1 to { $most } bots play, not { $number }
fault-cannot-play = { $bot }: { $reason }
fault-unknown-agent = { $reason }; a program is a command line such as 'python mybot.py', a class python:MODULE:CLASS
    .policy = { $reason }
fault-bot-no-program = there is no program '{ $name }'
fault-bot-not-ready = was not ready in time
fault-bot-late = no answer in time
fault-bot-silent = closed its output, or wrote too much
fault-bot-ended = ended with code { $code }
    .words = ended with code { $code }: { $words }
fault-bot-json = this is not JSON: { $line }
fault-bot-type = expected a message of type '{ $wanted }': { $line }
fault-bot-protocol = expected protocol { $protocol }: { $line }
fault-bot-wants = `wants` is a list of { $list }: { $line }
fault-bot-answer = an answer has a number `ask` and a text `key`: { $line }
fault-bot-ask = question { $ask } is not open
fault-bot-key = '{ $key }' is none of the options
fault-bot-option = option { $option } was not offered
fault-bot-class = a bot class is written python:MODULE:CLASS, not '{ $text }'
fault-no-command-line = '{ $text }' is no command line: { $reason }
fault-no-policy = { $file }: no policy is in this file
fault-policy-version = { $file }: learnt in environments -v{ $found }, here are -v{ $here }
fault-policy-edition = { $file }: plays { $found }, not { $name }
fault-policy-content = { $file }: does not fit observations and actions of this content
fault-no-observations = { $name } has no observations

## Records

fault-in-line = line { $line }: { $reason }
fault-empty-record = the record is empty
fault-cut-off = the line is cut off
fault-not-json = not a JSON object: the line is cut off or was edited
fault-not-written-so = not in the form in which records are written
fault-no-object = expected an object with { $list }
fault-unknown-field = unknown field '{ $name }'
fault-no-field = field '{ $name }' is missing
fault-field-order = the fields are not in the order { $list }
fault-value =
    .number = { $name } is { $value }, expected a number from { $least } to { $most }
    .text = { $name } is { $value }, expected a text
    .digest = { $name } is { $value }, expected { $digits } hexadecimal digits
    .list = { $name } is { $value }, expected a list
    .table = { $name } is { $value }, expected an object
    .texts = { $name } is { $value }, expected one text for each seat
    .numbers = { $name } is { $value }, expected numbers
    .ranking = { $name } is { $value }, expected a number for each seat
    .hash = { $name } is { $value }, expected a hash
fault-no-header = field 'format' is missing: this is no header of a record
fault-newer-format = format { $found } is newer than { $newest }, the newest known here
fault-older-format = format { $found } can no longer be read
fault-newer-rules = rules version { $found } of { $name } is newer than { $newest }
fault-other-edition = the edition is '{ $found }', not '{ $name }'
fault-other-rules = played by rules version { $found }, not { $here } of { $name }
fault-older-rules = played by rules version { $found } of { $name }, and version { $here } plays it differently: { $reason }
fault-other-content = played with other content of { $name }: { $found }, not { $here }
fault-other-version = played by other rules or content of { $name }
fault-seat-count = expected 1 to { $most } seats, not { $number }
fault-salts = expected one salt for each seat
fault-house-rules = the header does not name all house rules
fault-start = { $reason }
fault-state = the state that was kept cannot be read
fault-choice-order = choice { $found } stands where choice { $number } belongs
fault-not-asked = seat { $seat } is not asked here
    .nature = nature is not asked here
fault-no-answer = '{ $key }' is not an answer here
    .rule = '{ $key }' is not an answer by rule { $rule } here
fault-not-over = the match is not over here
fault-ranking = the ranking is { $here }, not { $found }
fault-digest = the digest is not that of the last state
fault-other-end = the match ends otherwise
fault-no-end = the record has no end
fault-no-commitment = the match committed to no secret
fault-no-secret = the secret is not disclosed
fault-other-secret = the secret is not the one that the header commits to
fault-unfair = nature says '{ $found }', the fair draw is '{ $fair }'
fault-seal-alone = secret and seal come together
fault-seal = the seal does not fit: some line was changed

## Work of many processes

fault-worker-lost = a process died at its work
fault-cluster-lost = the cluster lost a worker again and again: { $reason }
fault-no-cluster = no Ray cluster at '{ $address }': { $reason }
fault-cluster-client = '{ $address }' is for Ray's client: name the head node as HOST:PORT
fault-cluster-worker = a worker of the cluster cannot work: { $reason }
fault-cluster-version = the cluster runs metro2033 { $found }, not { $here }
fault-damaged-line = { $file }:{ $line }: the line is damaged
fault-other-tournament = { $file } holds another tournament: { $what } { $found }, not { $here }
fault-bench-stopped = { $subject }, { $form }: the worker stopped in '{ $measure }'
fault-bench-differs = { $name }: the forms of the engine play different matches: { $sums }

## Servers and databases

fault-not-started = the server cannot start: { $reason }
fault-cannot-listen = it cannot listen at { $host } port { $port }
fault-database = the database cannot be used: { $reason }
fault-cannot-open = the file cannot be opened
fault-file-in-use = another server uses { $file }
fault-database-in-use = a server uses this database
fault-no-tables = there are no tables of Metro 2033 in this database
fault-no-url = '{ $text }' is no URL of a database
fault-no-database-file = a server needs a database in a file: sqlite:///FILE
fault-database-kind = { $name } is not supported: use sqlite:///FILE or postgresql://...
fault-integrity = integrity check: { $text }
fault-orphan = a row of { $table } belongs to nothing
fault-gap = match { $match } counts { $count } choices, has { $kept } up to { $newest }
fault-no-backup = { $file } is no backup of Metro 2033
fault-newer-backup = { $file } was made by a newer version
fault-damaged-backup = { $file } is damaged: { $reason }
fault-bad-backup = { $file }: { $reason }
fault-not-empty = a backup is restored into an empty database only
fault-backup-rows = the backup has lost rows
fault-backup-table = there is no table { $name }
fault-backup-cut-off = the backup is cut off

## Settings and requests

fault-setting = { $name }: { $reason }
fault-setting-file = { $name }_FILE: { $file }: { $reason }
fault-set-twice = { $name } and { $name }_FILE are both set
fault-no-origin = '{ $url }' is not of the form https://host
fault-long-origin = '{ $url }' has more than scheme and host
fault-no-network = '{ $text }' is no address or network
fault-short-token = a token has at least 16 characters
fault-policy = { $reason }
fault-policy-twice = two files are named '{ $name }', by which players would know them
fault-unprintable = control characters are not allowed
fault-invalid = { $reason }
    .missing = this is missing
    .extra-forbidden = this is not known here
    .json-invalid = this is no JSON: { $error }
    .int-type = a whole number is expected
    .int-parsing = a whole number is expected
    .int-from-float = a whole number is expected
    .float-type = a number is expected
    .float-parsing = a number is expected
    .bool-type = true or false is expected
    .bool-parsing = true or false is expected
    .string-type = a text is expected
    .list-type = a list is expected
    .dict-type = an object is expected
    .model-type = an object is expected
    .model-attributes-type = an object is expected
    .greater-than = more than { $gt } is expected
    .greater-than-equal = at least { $ge } is expected
    .less-than = less than { $lt } is expected
    .less-than-equal = at most { $le } is expected
    .literal-error = one of these is expected: { $expected }
    .string-too-short = at least { $min_length } characters are expected
    .string-too-long = at most { $max_length } characters are expected
    .string-pattern-mismatch = this is not written as it should be
    .too-short = at least { $min_length } entries are expected
    .too-long = at most { $max_length } entries are expected
