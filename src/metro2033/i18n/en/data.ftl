### What is wrong with files of content and scenarios, told to their author.

data-at = { $path }: { $reason }

## Files and tables

data-file =
    .unknown = unknown file
    .missing = file is missing
data-not-toml = cannot be read as TOML: line { $line }, column { $column }: { $reason }
    .here = not TOML: column { $column }: { $reason }
data-toml =
    .statement = expected `name = value` or a `[table]`
    .name = expected a name
    .equals = `=` is missing after the name
    .rest = nothing may follow the value on its line
    .value = expected a value; a string stands in quotes
    .date = there is no such date or time
    .digits = the number has too many digits
    .list = the list lacks a comma or its closing `]`
    .inner-table = the table lacks a comma or its closing brace
    .header = the name of the table lacks its closing bracket
    .text = the string lacks its closing quote
    .character = this character is not allowed here
    .escape = no such character exists after `\`; the `\` itself is written `\\`
    .twice = this name has already been used
    .other = this is not allowed here
data-not-fluent = cannot be read as Fluent: { $text }
data-records = records must be written as [[{ $table }]]
data-no-table = unknown table
data-kind =
    .int = { $value } is not a whole number
    .float = { $value } is not a number
    .str = { $value } is not a string
    .bool = { $value } is not true or false
    .list = { $value } is not a list
    .table = { $value } is not a table
data-none-of = { $value } is not one of { $list }
data-values = { $number } values, expected { $wanted }
data-edition = these are cards of the edition { $found }, not of { $wanted }
data-unknown = unknown field { $name }
data-missing = { $name } is missing

## Records of content

data-id =
    .form = an id must be lower snake case in Latin letters
    .twice = another { $kind } has the same id
data-own = own: this record has no field { $word }
data-no-source = source is empty
data-no-meaning = { $name } means nothing at { $at }
data-no-such = { $field }: there is no { $word }
data-text =
    .name = the name is missing
    .part = part { $part } is missing
    .nothing = this text belongs to nothing
    .twice = { $value } is also the name of something else
    .mistranslated = { $value } is a mistranslation

## Scenarios

data-expected =
    .table = expected a table, not { $value }
    .text = expected a string, not { $value }
    .list = expected a list, not { $value }
    .number = expected a number from { $least } to { $most }, not { $value }
    .seat = expected a seat from 1 to { $most } or "{ $other }", not { $value }
    .ranking = expected a list of numbers, one place per seat
    .start = expected exactly one of [position], [new] and [replay]
data-no-such-field = unknown field
data-near-field = unknown field; did you mean { $near }?
data-no-pointing = nobody can point at '{ $place }'
data-checks-nothing = the scenario checks nothing
data-other-edition = { $rule } belongs to the { $edition } edition
data-accept = accept needs a choose
data-whose = which seat is asked? add `seat`
data-law = invariant violated: { $fault }
data-replay =
    .edition = { $file } is a match of { $edition }
    .choices = { $file } has only { $number } choices
data-word =
    .verb = unknown verb { $name }
    .verb-near = unknown verb { $name }; did you mean { $near }?
    .event = unknown event { $name }
    .event-near = unknown event { $name }; did you mean { $near }?
data-form = { $pattern } does not have the form { $form }
data-key = { $key } is not a key of the form { $form }
    .near = { $key } is not a key of the form { $form }; did you mean { $near }?
data-part =
    .number = { $part } in { $pattern } is not a number
    .thing = { $part } in { $pattern } is not a { $kind }
    .near = { $part } in { $pattern } is not a { $kind }; did you mean { $near }?

## Positions: what cannot occur

data-no-number = expected a number from { $least } to { $most }, not { $value }
data-no-inner-table = expected a table, not { $value }
data-no-tables = expected a list of tables
data-no-number-list = expected a list of numbers, not { $value }
data-no-name-list = expected a list of names, not { $value }
data-no-seat-list = expected a list of { $count } values, one per seat, not { $value }
data-no-seats-seen = expected { $count } lists of seats, one per card, not { $value }
data-no-name = unknown name { $value }
data-near-name = unknown name { $value }; did you mean { $near }?
data-older-name = an older name of { $name }, which is given too
data-setup-players = nobody has anything before the set-up: leave the players out
data-player-count = { $found ->
    [one] { $found } player is
   *[other] { $found } players are
} described for { $count } seats; { $least } to { $most } can play
data-same-faction = two players have the same faction or hero
data-same-clan = two players have the same clan or hero
data-card-elsewhere = { $card } is already somewhere else, or belongs to the other stage
data-too-few-cards = there are no more copies of { $card }
data-too-many-copies = there are only { $most } copies of { $card }
data-too-few-left = { $count } cards are left open, but only { $left } are left to be dealt
data-has-won = the player has { $points } points and has already won
data-no-stations = a player always has stations
data-too-many-stations = a player has only { $most } tokens, one for each station
data-no-home = a player always has a home station
data-not-theirs = { $station } does not belong to the player
data-home-token = { $station } is the home and always has the { $token }
data-no-token = no token { $token } is left for { $station }
data-too-many-levels = there are only { $most } stations, and each has one number
data-closed = { $station } is closed
data-not-ownable = { $station } cannot be owned
data-two-owners = { $station } already has an owner
data-too-many-tokens = there are only { $most } of them in the box
data-too-heavy = the hero cannot carry all this
data-one-mission = a player has only one mission
data-one-law = only one law can be in force
data-market-full = the market has only { $most } places
data-hand-full = seat { $seat } can hold only { $most }

## What does not hold in a scenario

data-who =
    .seat = seat { $seat }
    .nature = nature
    .spectator = a spectator
    .both = { $first } and { $second }
data-list = { $list } and { $number } more
    .nothing = nothing
data-asked = { $who } is asked { $kind }, expected { $wanted }
data-not-asked = { $who } is not asked; { $open }
data-open =
    .one = { $who } is asked { $kind } ({ $list })
    .several = { $who } are asked { $kind } ({ $list })
    .over = the match is over
data-weight = { $key } has weight { $found }, expected { $wanted }
data-not-offered = { $pattern } is not offered; offered: { $list }
    .nature = nature is not offered { $pattern }; offered: { $list }
data-offered = offered unexpectedly: { $list }
    .besides = also offered: { $list }
data-not-told = { $pattern } was not told; told: { $list }
    .to = { $pattern } was not told to { $who }; told: { $list }
data-told = told unexpectedly: { $list }
data-refused = { $key } is refused; offered: { $list }
    .rule = { $key } is refused by { $rule }; offered: { $list }
data-refusal =
    .offered = { $key } is offered, expected a refusal
    .rule = { $key } is refused by { $rule }, expected { $wanted }
    .other = { $key } is refused without a rule ({ $message }), expected { $wanted }
data-nature = nature is not asked for { $pattern }; { $open }
    .left = nature was not asked for { $list }
data-fact = { $name } is { $found }, expected { $wanted }
data-contains = { $name } contains { $list }
data-to = to { $who } { $reason }
data-no-fact = unknown fact { $name }
    .near = unknown fact { $name }; did you mean { $near }?
    .size = unknown fact { $name }: { $known } has { $number } values
    .value = unknown fact { $name }: { $known } is { $value }
data-end =
    .open = { $open }, expected { $wanted } open
    .one = { $open }, expected: { $who } is
    .several = { $open }, expected: { $who } are
    .ranking = the ranking is { $found }, expected { $wanted }
