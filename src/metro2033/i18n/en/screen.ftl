### The terminal: headings, commands and remarks.

## The beginning and the end

intro = Metro 2033, { $edition }. Type ? for help.
intro-bots = { $count ->
    [one] { $list } is a bot that { $bot ->
        [random] chooses at random.
        [newcomer] sees only what lies on the table.
        [trader] hoards goods and gear.
        [guard] keeps a strong army and shuns risks.
        [stalker] knows its way around.
        [raider] raids weak neighbours.
        [ranger] thinks ahead and goes after missions.
        [commander] thinks far ahead.
        [search] searches before it answers.
       *[other] looks one answer ahead.
    }
   *[other] { $list } are bots that { $bot ->
        [random] choose at random.
        [newcomer] see only what lies on the table.
        [trader] hoard goods and gear.
        [guard] keep strong armies and shun risks.
        [stalker] know their way around.
        [raider] raid weak neighbours.
        [ranger] think ahead and go after missions.
        [commander] think far ahead.
        [search] search before they answer.
       *[other] look one answer ahead.
    }
}
curtain = { $seat }: press Enter when you are at the keyboard
ranking = { $place } { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
save-prompt = Save the record as (Enter: { $file }, -: do not save)
saved = Saved to { $file }.
verify-hint = Anyone who has the file can verify it: metro2033 verify { $file }

## Help

help = Type the number or the key of an option.
    .again = show everything again
    .hint = what a bot would do here, and why
    .why = why something is not possible: why attack polyanka
    .card = what a card, hero, faction or station says: card flag
    .rule = a rule by its ID, or every rule with a word: rule tunnel
    .rules = cite rules in the log, or stop citing them
    .board = all stations, their owners and what they yield
    .log = what has happened so far
    .undo = undo your last choice, unless it revealed something
    .save = save the record so far to a file
    .quit = leave the match
    .keys = show the keys of the options

typed =
    .again = Enter
    .hint = hint
    .why = why ...
    .card = card NAME
    .rule = rule WORD
    .rules = rules
    .board = board
    .log = log
    .keys = keys
    .undo = undo
    .save = save FILE
    .quit = quit

## Remarks

cited =
    .on = The log now cites its rules; “rule ID” shows one.
    .off = The log no longer cites rules.
possible = You can do that: { $number } { $option }.
asked-now = The question now is: { $question }
no-rule = No rule mentions “{ $word }”.
no-card = Nothing is called “{ $word }”.
no-match = No action is called “{ $word }”.
did-you-mean = Did you mean { $number } { $option }?
undone = Undone.
say-what = Add a name or a word: { $command } …

## The table of players

column-faction = Players
column-points = Points
column-army = Army
column-activity = Act.
column-pig = Pig
column-mushroom = Mush.
column-ammo = Ammo
column-bullets = Bullets
points-of = { $points }/{ $target }
player-platform = at { $platform }
player-home = home { $station }
player-carries = carries { $list }
player-completed = completed { $list }
player-mission-points = { $number ->
    [one] { $number } point from missions
   *[other] { $number } points from missions
}
player-scouted = { $number ->
    [one] { $number } scouted threat
   *[other] { $number } scouted threats
}
player-barred = hero may neither attack nor buy

## What lies open

open-law = Law in force: { $law }.
open-vote = Up for vote: { $law }.
open-threat = Threat: { $threat }.
open-market = Market ({ $price }): { $list }.
open-offer = On offer: { $list }.
deck-size = { $number ->
    [one] { $number } find in the deck.
   *[other] { $number } finds in the deck.
}

## What only the player sees

own-mission = Your mission: { $mission }.
own-scouted = You have scouted: { $threat }.
own-combat = Your combat cards: { $list }.
own-finds = You hold: { $list }.
own-top = On top of the threat deck: { $list }.
own-stations = Your stations: { $list }.
own-border = Neighbours: { $list }.

## Stations

station-noted = { $station } [{ $note }]
station-own = { $number }: { $note }

## Facts on cards

card-stage = Stage { $number }.
card-yields = Yields { $list }.
card-neighbours = Neighbours: { $list }.

## Looking things up

more-rules = { $number ->
    [one] { $number } more rule mentions “{ $word }”.
   *[other] { $number } more rules mention “{ $word }”.
}
no-board = This edition has no station map.
rules-count = { $number ->
    [one] { $number } rule
   *[other] { $number } rules
}
rule-head = { $id }, { $edition }
rule-part = { $part ->
    [title] title
    [question] question
    [options] options
    [reason] reason
   *[shows] shows
}: { $text }
rule-see = see: { $list }
house-head = { $edition }: { $title } ({ $name }), { $least } to { $most }, default { $default }

## Replay

replay-head = { $edition }, rules version { $number }.
replay-after = { $number ->
    [one] After { $number } choice:
   *[other] After { $number } choices:
}
