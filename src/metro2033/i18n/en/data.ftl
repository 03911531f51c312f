### What is wrong with files of content and scenarios, told to their author.

data-at = { $path }: { $reason }

## Files and tables

data-file =
    .unknown = this file is not known
    .missing = this file is missing
data-not-toml = not readable as TOML: { $reason }
    .plain = not TOML: { $reason }
data-not-fluent = not readable as Fluent: { $text }
data-records = records are written [[{ $table }]]
data-no-table = this table is not known
data-kind =
    .int = { $value } is no whole number
    .float = { $value } is no number
    .str = { $value } is no text
    .bool = { $value } is no true or false
    .list = { $value } is no list
    .table = { $value } is no table
data-none-of = { $value } is none of { $list }
data-values = { $number } values where { $wanted } belong
data-unknown = { $name } is not known here
data-missing = { $name } is missing

## Records of content

data-id =
    .form = an id is lower snake case in Latin letters
    .twice = this id is used for more than one { $kind }
data-own = own: { $word } is no field of this record
data-no-source = source is empty
data-no-meaning = { $name } means nothing at { $at }
data-no-such = { $field }: there is no { $word }
data-text =
    .name = this name is missing
    .part = the part { $part } is missing
    .nothing = this text belongs to nothing
    .twice = { $value } is the name of something else too
    .mistranslated = { $value } is a mistranslation

## Scenarios

data-expected =
    .table = expected a table, not { $value }
    .text = expected a text, not { $value }
    .list = expected a list, not { $value }
    .number = expected a number from { $least } to { $most }, not { $value }
    .seat = expected a seat from 1 to { $most } or "{ $other }", not { $value }
    .ranking = expected a list of numbers, the place of each seat
    .start = expected one of [position], [new] and [replay], not { $value }
data-field = unknown field
    .near = unknown field; did you mean { $near }?
data-checks-nothing = the scenario checks nothing
data-other-edition = { $rule } belongs to the { $edition } edition
data-accept = other answers than what? choose is missing
data-whose = whose question this is about is missing: give its seat
data-law = a law is broken: { $fault }
data-replay =
    .edition = { $file } is a match of { $edition }
    .choices = { $file } has only { $number } choices
data-word =
    .verb = unknown verb { $name }
    .verb-near = unknown verb { $name }; did you mean { $near }?
    .event = unknown event { $name }
    .event-near = unknown event { $name }; did you mean { $near }?
data-form = { $pattern } is not of the form { $form }
data-key = { $key } is not a key of the form { $form }
    .near = { $key } is not a key of the form { $form }; did you mean { $near }?
data-part =
    .number = { $part } in { $pattern } is no number
    .thing = { $part } in { $pattern } is no { $kind }
    .near = { $part } in { $pattern } is no { $kind }; did you mean { $near }?

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
data-weight = { $key } weighs { $found }, expected { $wanted }
data-not-offered = { $pattern } is not offered; offered: { $list }
    .nature = nature is not offered { $pattern }; offered: { $list }
data-offered = offered against expectation: { $list }
    .besides = offered besides: { $list }
data-not-told = { $pattern } was not told; told: { $list }
    .to = { $pattern } was not told to { $who }; told: { $list }
data-told = told against expectation: { $list }
data-refused = { $key } is refused; offered: { $list }
    .rule = { $key } is refused by { $rule }; offered: { $list }
data-refusal =
    .offered = { $key } is offered, expected that it is refused
    .rule = { $key } is refused by { $rule }, expected { $wanted }
    .other = { $key } is refused without a rule ({ $message }), expected { $wanted }
data-nature = nature is not asked for { $pattern }; { $open }
    .left = nature was not asked for { $list }
data-fact = { $name } is { $found }, expected { $wanted }
data-to = to { $who } { $reason }
data-no-fact = there is no fact { $name }
    .near = there is no fact { $name }; did you mean { $near }?
    .size = there is no fact { $name }: { $known } has { $number } values
    .value = there is no fact { $name }: { $known } is { $value }
data-end =
    .open = { $open }, expected { $wanted } open
    .one = { $open }, expected: { $who } is
    .several = { $open }, expected: { $who } are
    .ranking = the ranking is { $found }, expected { $wanted }
