### What rulebook, box and engine demand of the data of an edition, told to their author.

## Where the data differs from the printed game

demand-printed =
    .missing = missing: the printed game has it
    .differs = { $name } differs from the printed game: expected { $wanted }
    .same = another record has the same { $name }
    .count = { $found } in all; the printed game has { $wanted }
    .count-of = { $found } with { $words }; the printed game has { $wanted }

## Stations and network

demand-line = { $name } must be on this line both here and in { $file }

## Cards

demand-condition =
    .kind = { $when } is not a condition of kind { $kind }
    .owned = nobody can own { $name }
    .of = { $number } of { $most } stations
demand-threat =
    .dice = a threat has a strength if, and only if, it is fought with dice
    .payment = a threat has a payment if, and only if, it can be paid off

## Effects

demand-number = { $name } = { $value } is below { $least }
    .idle = { $name } = 0 changes nothing
    .of = { $name } = { $value } of { $number } cards
    .most = { $name } = { $value } is beyond { $most }
demand-effect = { $word } has no meaning on { $kind } cards
    .idle = nothing happens at { $at }
    .timed = { $word } needs { $field }
    .turn = explosives must last until the end of the turn
    .threat = { $word } and { $at } must go together
    .zero = { $word } can only be 0
    .fight = { $word } works only as a lasting effect of a threat card, not for a time

## What a match cannot be played without

demand-play =
    .sides = too few factions or heroes for { $number } players
    .homes = two sides start at this station, or it cannot be captured
    .tokens = a faction has fewer tokens than home stations
    .hands = too few combat cards for two hands
    .army = expected 1 <= least <= start <= most
    .upkeep = upkeep: expected a price for each strength from 1 to { $most }
    .effects = { $number } effects on all cards, at most { $most }
    .players = expected 2 <= least <= most <= 6
    .track = there is no track
    .targets = targets: expected one for each number of players
    .stations = { $field }: expected a home station, and fewer stations than it takes to win
    .lists = high and full: expected lists of one length
    .list = { $name }: expected { $home } and { $number } in all
    .dice = { $name }: expected 2 to 12
    .missions = { $number } missions, at least { $least }
    .threats = { $number } threats, at least { $least }
