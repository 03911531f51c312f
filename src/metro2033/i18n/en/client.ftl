### The browser client: pages, buttons, names for screen readers.

## Pages

client-home = To the first page
client-game = Metro 2033
client-tagline = The strategy game of the Moscow underground: with friends, against bots, at one table.
client-fan-work = A fan work without affiliation to the author of the novels or to any publisher.
client-play = Play
client-play-bots = Play against bots
    .about = alone, at once
client-play-friends = Invite friends
    .about = by a link, bots fill up
client-play-hot = Hot seat
    .about = one device for all
client-learn = Learn by playing
    .about = ten minutes, step by step
client-rulebook = Rulebook
client-find-rule = Find a rule
client-no-rule = No rule says that.
client-continue = Continue
client-watch = Watch
client-watch-bots = Watch bots play
client-row-watch = watch
client-row-sit = sit down
client-replays = Replays
client-nothing-to-continue = No match is waiting for you.
client-nothing-to-watch = No public table is open now.
client-nothing-to-replay = Your finished matches will be here.
client-read = To read
client-language = Language
client-settings = Settings
client-close = Close
client-moment = One moment …
client-no-server = The server does not answer. Please try again in a moment.
client-no-part = A part of this page is not here; the server may have a newer one.
client-reload = Load the page again
client-closed = This match is not here any more.
client-reconnecting = Reconnecting …
client-no-replay = This match cannot be replayed.

## Learning by playing

client-lesson-about = A first match with a coach: ten minutes, step by step, against one opponent. You can leave at any time and go on later.
client-lesson = Lesson
client-lesson-step = { $number } of { $count }
client-lesson-next = Next
client-lesson-free = Play freely
client-lesson-do = Do it for me
client-lesson-skip = Skip this
client-lesson-read = Got it
client-lesson-wait = The opponents are playing …
client-lesson-leave = Leave the lesson
client-lesson-key = Go on (N)
client-lesson-go-on = Go on
client-lesson-again = Begin again
client-lesson-begin = Begin the lesson

## A new table

client-edition = Edition
client-edition-first = First edition
    .about = 2010: dice, activity, numbered tokens
client-edition-second = Second edition
    .about = 2011: laws, combat cards, two stages; no dice
client-seats = Players
client-people = People
client-bots = Bots
client-your-name = Your name
client-you-name = Guest
client-player-number = Player { $number }
client-bot-name = Bot { $number }
client-clock = Clock
client-clock-none = none
client-clock-quick = 15 minutes and 10 seconds a choice
client-clock-calm = 45 minutes and 20 seconds a choice
client-clock-days = two days a choice
client-public = Show it in the list of public tables
client-house-rules = House rules
client-start = Start
client-make-table = Make the table
client-lobby = Before the match
client-open-seat = open seat
client-in-lobby = has not begun
client-your-turn = your turn
client-seat-bot = Put a bot here
client-seat-open = Open this seat
client-sit-down = Sit down
client-invite = Invitation
client-invite-note = Send this link to your friends, or let them scan the code.
client-make-invite = Make an invitation
client-copy = Copy
client-copied = Copied
client-qr = The link as a QR code
client-start-when-full = The match can start when every seat is taken: send the invitation, or put a bot there.
client-wait-host = The host will begin the match.
client-give-up-table = Give up the table
client-leave = Leave the table

## Accounts

client-account = Account
client-account-note = You need no account to play. With one your matches follow you to every device.
client-account-name = Name
client-password = Password
client-password-note = At least { $number } characters.
client-new-password = New password
client-change-password = Change the password
client-password-changed = The password is changed.
client-log-in = Log in
client-log-out = Log out
client-register = Make an account
client-logged-in = You are logged in as { $name }.
client-my-matches = My matches
client-no-matches = You have played no match yet.

## Settings

client-theme = Colours
client-theme-tunnel = Tunnel
client-theme-paper = Paper map
client-theme-contrast = Highest contrast
client-scale = Size of text
client-sound = Volume of signals
client-effects = Volume of events
client-motion = Animation
client-motion-off = none
client-quick = One click answers, without confirming

## The map

client-map = { $count ->
    [0] Map of the metro
    [one] Map of the metro, { $count } place can be chosen
   *[other] Map of the metro, { $count } places can be chosen
}
client-board = The board
client-line = line { $number }
client-hero-of = hero of { $seat }
client-can-choose = can be chosen
client-places = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
client-zoom-in = Larger
client-zoom-out = Smaller
client-fit = The whole map
client-my-hero = My hero
client-search = Search
client-text-board = All stations as a table
client-station = Station
client-line-column = Line
client-state = State
client-hero = Hero
client-zone = Zone
client-neighbours = Neighbours
client-only-lit = { $count ->
    [one] only what can be chosen ({ $count } place)
   *[other] only what can be chosen ({ $count } places)
}
client-stand-in = Let a bot play for me
client-give-up = Give up the match
client-give-up-sure = Really give up?
client-choose = Choose
client-choose-station = Choose { $station }
client-show = Show
client-show-station = Show { $station } on the map

## Deciding

client-decision = What is asked
client-confirm = Confirm: { $option }
client-choose-first = Choose something first
client-sealed = Your choice stays hidden until everybody has chosen.
client-odds = wins { $percent }%
client-percent = { $percent }%
client-odds-long = chance to win the fight
client-way = { $cost } of { $budget } steps
client-way-by = by way of { $list }
client-rules-short = Rules
client-rules-of-this = What the rules say
client-laid = You have laid “{ $card }” face down. It is turned over when everybody has chosen.
client-advice = What a bot would do
client-advice-chance = wins { $percent } of 100
client-advice-price = at a price: { $reasons }
client-undo = Take back
client-undo-ask = Ask to take back
client-undo-key = Takes your last choice back (U)
client-undo-anew = Takes your last choice back (U); what bots and chance did after it is done anew
client-lacks = Why not?
client-lacks-title = What is not possible now, and why
client-lacks-count = ({ $count })
client-lacks-none = Everything that one can do here is possible.
client-hint = Hint
client-thinking = Thinking …
client-hand-back = Take my seat back
client-waiting = { $count ->
    [one] { $list } decides
   *[other] { $list } decide
}
client-proposed = { $seat } { $seat-number ->
    [plural] ask
   *[singular] asks
} to take choices back.
client-agree = Agree
client-disagree = Do not agree
client-waiting-consent = The others are being asked.
client-forced = Only one answer was possible.
client-show-cards = Show the cards
client-show-map = Show the map
client-own-choice = Cards to choose from
client-title-turn = Your turn

## On the table

client-players = Players
client-player-details = { $name }: everything known
client-you = (you)
client-here = is here
client-away = is away
client-bot-stands-in = a bot stands in
client-army = Army
client-army-of = army { $number }
client-activity = Activity
client-activity-of = activity { $number }
client-completed = Completed missions
client-first-player = First player
client-stations-of = { $number ->
    [one] { $number } station:
   *[other] { $number } stations:
}
client-target = Wins with { $number ->
    [one] { $number } point.
   *[other] { $number } points.
}
client-track = Round track
client-law = Law in force
client-vote = to the vote
client-no-law = no law
client-market = Market
client-decks = Decks
client-deck-equipment = { $edition ->
    [first] { $number ->
        [one] { $number } item in the deck
       *[other] { $number } items in the deck
    }
   *[second] { $number ->
        [one] { $number } equipment card in the deck
       *[other] { $number } equipment cards in the deck
    }
}
client-deck-mission = { $number ->
    [one] { $number } mission in the deck
   *[other] { $number } missions in the deck
}
client-deck-threat = { $number ->
    [one] { $number } threat in the deck
   *[other] { $number } threats in the deck
}
client-deck-law = { $number ->
    [one] { $number } law in the deck
   *[other] { $number } laws in the deck
}
client-deck-combat = { $number ->
    [one] { $number } combat card in the deck
   *[other] { $number } combat cards in the deck
}
client-own-cards = Your cards
client-no-cards = You hold no cards.
client-tokens = Free tokens
client-kind-faction = { $edition ->
    [first] Clan
   *[second] Faction
}
client-kind-hero = Hero
client-kind-equipment = { $edition ->
    [first] Item
   *[second] Equipment
}
client-kind-mission = Mission
client-kind-threat = Threat
client-kind-law = Law
client-kind-combat = Combat card
client-kind-station = Station

## Fights

client-guard = The guard
client-wins = Victory: { $name }
client-even = A draw

## Log and chat

client-log = Log
client-concerns-me = Only what concerns me
client-since = Since your last choice
client-untouched = None of it concerned you.
client-recap = { $count ->
    [one] Show it on the map ({ $count } paragraph)
   *[other] Show it on the map ({ $count } paragraphs)
}
client-recap-at = { $number } of { $count }
client-show-move = Show it on the map
client-nothing-yet = Nothing has happened yet.
client-jump = Go to choice { $number }
client-chat = Chat
client-no-chat = Nobody has said anything yet.
client-chat-closed = Only those who play or watch at this table talk here.
client-phrases = Phrases
client-say = Say something
client-send = Send
client-watcher = Spectator

## One device for several people

client-curtain = { $name }'s turn
client-curtain-note = Hand the device over. Nobody else should look now.
client-curtain-lift = I am { $name }

## Phones

client-sheet = What is asked, cards, players, log
client-larger = Larger
client-smaller = Smaller
client-tab-ask = Decide
client-tab-hand = Cards
client-tab-people = Players
client-tab-log = Log
client-tab-chat = Chat

## Keys

client-help = Keys
client-key-number = look at the option with this number; once more: confirm it
client-key-confirm = confirm
client-key-end = end the turn, pass
client-key-undo = take your last choice back
client-key-targets = go to the next place on the map that can be chosen
client-key-arrows = follow the tunnels on the map
client-key-enter = look at the station; once more: confirm
client-key-search = find a station by its name in any language
client-key-board = all stations as a table
client-key-lacks = what is not possible now, and why
client-key-zoom = larger, smaller, the whole map
client-key-escape = put aside what you look at

## The end, replays

client-broken-off = The match was broken off.
client-result = How it ended
client-rematch = Play again
client-replay = Replay
client-verify = Verify the draws
client-honest = All draws were fair, all choices legal.
client-committed = The secret behind all draws was fixed before the match began:
client-graph-points = Points
client-graph-chances = Chances to win
client-moments = Key moments
client-moment-here = Key moment:
client-next-moment = Next key moment
client-copy-link = Link to this move
client-play-on = Play on from here
client-record = Save the record
client-points-graph = Points of all players over time
client-points-table = The same as a table
client-round = Round
client-back = One choice back
client-forward = One choice on
client-run = Play
client-pause = Pause
client-scrubber = Place in the match
client-choice-of = choice { $number } of { $count }
client-speed = Speed
client-eyes = Through whose eyes
client-eyes-spectator = Spectator
client-eyes-everything = All cards open

## Rulebook and gallery

client-compare = Compare the editions
client-all-chapters = The whole book
client-print = Print
client-hits = { $count ->
    [0] Nothing was found.
    [one] { $count } place was found.
   *[other] { $count } places were found.
}
client-not-here = This edition has nothing of the kind.
client-in-book = In the rulebook
client-gallery = Cards and stations
client-find-card = Find a card or station
client-no-card = Nothing was found.
client-pieces = { $count ->
    [0] Nothing is shown.
    [one] { $count } shown.
   *[other] { $count } shown.
}
client-link-here = Link to this
client-kinds = Kinds
client-kinds-all = All
client-kinds-faction = { $edition ->
    [first] Clans
   *[second] Factions
}
client-kinds-hero = Heroes
client-kinds-equipment = { $edition ->
    [first] Items
   *[second] Equipment
}
client-kinds-mission = Missions
client-kinds-threat = Threats
client-kinds-law = Laws
client-kinds-combat = Combat cards
client-kinds-station = Stations
client-kinds-goal = Goals
client-kinds-position = Round track
client-kinds-blank = Blank cards
client-kinds-line = Lines
client-track-place = { $number ->
    [0] Start of the round track
   *[other] Place { $number } of the round track
}
client-goal-of = { $count ->
    [1] Goal of the mission { $list }
   *[other] Goal of the missions { $list }
}
client-origin-printed = printed
client-origin-fan = fan record
client-origin-own = own design
client-origin-house = house card
