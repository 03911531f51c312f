### What rulebook, box and engine demand of the data of an edition, told to their author.

## Counts

demand-count =
    .stations = { $found } { $kind } stations, not { $wanted }
    .tunnels = { $found } tunnels, not { $wanted }
    .transfers = { $found } transfers, not { $wanted }
    .factions = { $found } factions, not { $wanted }
    .clans = { $found } clans, not { $wanted }
    .heroes = { $found } heroes, not { $wanted }
    .laws = { $found } laws, not { $wanted }
    .stage-one = { $found } threats of stage one, not { $wanted }
    .stage-two = { $found } threats of stage two, not { $wanted }
    .threats = { $found } threats, not { $wanted }
    .equipment = { $found } equipment cards, not { $wanted }
    .items = { $found } items, not { $wanted }
    .missions = { $found } missions, not { $wanted }
    .combat = { $found } combat cards, not { $wanted }
    .station-cards = { $found } station cards, not { $wanted }
    .blanks = { $found } blank and house cards, not { $wanted }
    .tokens = { $found } tokens, not { $wanted }

## Stations and network

demand-link = a link joins two stations, once
    .hansa = a tunnel joins the Hansa to another line
    .transfer = a transfer joins stations of different lines
demand-abandoned = there is no abandoned station
demand-produces = a station of kind { $kind } cannot produce { $resource }
    .nothing = a station of kind { $kind } has to produce something
demand-zone =
    .polis = Polis stations make up the zone Polis
    .small = the zone needs stations besides the homes
    .neighbours = its neighbours are { $list }
demand-line = { $name } is not on it both here and in { $file }
    .nine = not one of nine lines, or without a card: { $list }
demand-homes =
    .differ = homes and stations marked home differ: { $list }
    .produce = homes produce one of each resource
    .three = a faction has three home stations
demand-polis = Polis has four stations, Borovitskaya and Arbatskaya among them
demand-ring = the Hansa stations are those of the one ring line
    .unreached = no ring station can be reached from { $station }
demand-example =
    .station = the rulebook's examples need this station
    .way = not as in the rulebook's example
    .captured = in the examples it can be captured
demand-reach =
    .stations = { $faction } cannot reach { $list }
    .hansa = { $faction } cannot reach the Hansa
    .few = only { $number } stations can be captured
demand-apart =
    .board = the board does not hang together: { $list }
    .captured = what can be captured does not hang together: { $list }
    .army = no army can come from a neighbour
demand-named =
    .station = the rulebook names this station
    .item = the rulebook names this item
    .threat = the rulebook names this threat
    .card = in the rulebook it has a card
    .line = it lies on { $line }
    .second = on the ring there is a second Paveletskaya
    .missing = is missing
    .unknown = is not one of the printed six
demand-card = what a card says does not fit the kind { $kind }
demand-text =
    .benefit = a benefit, and no attack and purchase in the next turn
    .item = its captor fetches an item of its own
    .again = a hero who captures it may move and act again
    .release = a text may cost somebody his home
    .threats = threats come to { $list }
    .reward = nothing makes up for the threats

## Factions and clans

demand-same = another faction has the same { $field }
    .effects = another faction can do the same
    .clan = nothing sets this clan apart
    .colour = another clan has this colour
    .mission = another mission has this goal and this ability
    .condition = another mission asks for the same
demand-target = wins with { $wanted } points, not { $found }
demand-no-faction = Polis and the Hansa are no factions
demand-bonus = a bonus is resources, equipment, missions or a stronger army
    .resources = no faction starts with resources
    .equipment = no faction starts with equipment
    .missions = no faction starts with missions
    .army = no faction starts with army
demand-clan =
    .activity = activity starts at 0
    .scale = a value is beyond its scale
    .army = without an army the first turn is idle
    .captured = { $name } cannot be captured
    .twice = { $name } is given out twice
    .stations = a home, further stations, a token for each
    .unequal = some clans start with more stations than others

## Tracks, scales and tokens

demand-track =
    .none = there is no track
    .start = the start doubles all three resources, no more
    .resources = at most two resources, different ones, each once
    .loop = all other spaces form one loop, which never leads back to the start
    .spaces = the spaces are { $list }
demand-scale =
    .army = strength 1 to 8, maintenance 1, 2 and 3 pigs from 6 on
    .market = the market has four slots
    .start = all start with 3 points and an army of 2
    .ends = scales end at 10, activity at 3
    .targets = a target for each number of players
demand-tokens =
    .resources = there are 105 resource tokens
    .each = 35 tokens of each resource
    .faction = 14 tokens for each faction
    .hands = two hands and one card aside use all combat cards
    .list = { $name }: 13 tokens, one of them the home's
    .dice = { $name }: two dice show 2 to 12
    .decided = { $name }: not the list that was decided on
    .home = the 7 marks the home

## Heroes

demand-hero =
    .least = strength and speed are at least 1
    .polis = no equipment brings him above { $number }
    .kind = the ability is not of this kind
    .action = no ability is an action
    .five = nobody has strength 5 with two equipment cards
demand-skill =
    .numbers = movement is at least 1, strength not below 0
    .once = a hero has one skill, which costs something, once in a turn
    .at = the skill is used at { $at }
    .pay = nobody can pay for this skill
    .repels = he himself, attacking, repels the threat without dice
    .anywhere = her skill is bound to no place
    .abroad = only on an opponent's station
    .token = the token is replaced by the nearest lower one
    .again = he throws a die again when he himself fights
    .weapons = her weapons count double

## Cards

demand-law =
    .effect = this law has no effect
    .outlasts = an effect would outlast the law
    .harder = no law makes battles harder
    .easier = no law eases expansion
demand-mission =
    .ability = a mission has one ability
    .ends = the ability is a look at cards or ends with the round
    .shared = no two missions share a goal
    .goal = no mission has this goal
    .hero = no goal concerns the hero
    .faction = no goal concerns the faction
demand-condition =
    .wanted = no mission asks for { $when }: { $wanted }
    .kind = { $when } is no condition of the kind { $kind }
    .resources = no reward contains resources
    .point = every reward contains a point
    .one = the reward is 1 point
    .paid = resources are paid, or an item is discarded
    .place = a place is named, or a kind of places
    .owned = nobody can own { $name }
    .of = { $number } of { $most } stations
demand-equipment =
    .strength = no card has a bonus of strength
    .speed = no card has a bonus of speed
    .slow = no card has a loss of speed
    .ability = no card has an ability
    .against = no card has a bonus against { $type } threats
    .effect = this card has no effect
demand-item =
    .none = no item is of the type { $type }
    .type = it is of the type { $type }
    .price = an item has a price
    .effect = this item does nothing
    .knife = strength 1, two at once in the rulebook
    .strength = it has a strength
    .reaction = it is also used in an opponent's turn
    .map = its use on the map is another
    .now = it is the turn of its use that has no attack and no purchase
    .match = it works to the end of the match
    .attack = it takes the place of the hero's attack
    .fight = its use in a fight is another
    .against = it works against the opposing hero
    .mutant = a tame mutant fights as a hero of strength 5, and nothing else does
    .counter = a counter draws two threats instead of one, and nothing else does
demand-threat =
    .timing = timing is { $timing }, its effects say otherwise
    .untimed = there is no timing, its effects say otherwise
    .reward = there is no reward
    .type = stage { $stage } has no { $type } threat
    .stronger = stage two is not stronger than stage one
    .army = an army of 2 cannot win in stage one
    .dice = a strength belongs to a threat that is fought with dice
    .payment = a payment belongs to a threat that is paid off
    .decided = it is decided by { $result }
    .double = a double matters
    .station = a defeat costs a further station
    .shrinks = the army shrinks by 1 from 5 stations on
    .much = nobody has so much of a resource
    .fair = an army of 3 to 6 has no fair chance, or no risk
    .gas = no threat is of the type { $type }, as gas is
    .radiation = no threat is of the type { $type }, as radiation is
    .mutants = no threat is of the type { $type }, as mutants are
demand-combat =
    .type = there is no { $type } card
    .defence = there is no such defence card
    .numbers = the numbers are not those of the rulebook
    .two = no attack card has +2 against defence
    .defends = no defence card is better against attack
    .attacks = no attack card is better against defence
    .result = { $own } against { $other } is not { $attacker } to { $defender }
    .third = no attack card makes it 7 to 9

## Effects

demand-number = { $name } = { $value } is below { $least }
    .idle = { $name } = 0 changes nothing
    .of = { $name } = { $value } of { $number } cards
demand-effect = { $word } means nothing on a { $kind } card
    .idle = nothing is done at { $at }
    .timed = timed without a static does nothing
    .turn = explosives help until the end of the turn
    .threat = face_threat belongs to turn.end_threat, and nothing else does

## What a match cannot be played without

demand-play =
    .sides = there are fewer factions or heroes than { $number } players need
    .tokens = a faction has fewer tokens than home stations
    .hands = there are too few combat cards for two hands
    .army = expected 1 <= least <= start <= most
    .upkeep = upkeep: expected a price for each strength from 1 to { $most }
    .effects = { $number } effects in all files, at most { $most }
    .players = expected 2 <= least <= most <= 6
    .track = there is no track
    .targets = targets: expected one for each number of players
    .stations = stations: expected a home, and fewer than win
    .lists = high and full: expected lists of one length
    .list = { $name }: expected { $home } and { $number } in all
    .dice = { $name }: expected 2 to 12
    .missions = { $number } missions, at least { $least }
    .threats = { $number } threats, at least { $least }
