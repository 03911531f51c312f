### The browser client: pages, buttons, names for screen readers.

## Pages

client-home = Home
client-game = Metro 2033
client-tagline = A strategy game of the Moscow metro: with friends, against bots, or around one table.
    .local = A strategy game of the Moscow metro: against bots, or with friends on one device.
client-fan-work = A fan work, not affiliated with the author of the novels or with any publisher.
client-play = Play
client-play-bots = Play against bots
    .about = solo, right away
client-play-friends = Invite friends
    .about = by link; bots fill empty seats
client-play-hot = Hot seat
    .about = one device for everyone
client-learn = Learn by playing
    .about = ten minutes, step by step
client-next-step = Next step
client-step-lesson = New here?
    .about = Start with the lesson: ten minutes of the { $edition }, step by step. Or jump straight into a short match.
client-step-resume = Finish your lesson
    .about = Your first match of the { $edition } is waiting where you left it.
client-step-match = Ready for a real match?
    .about = Try a short one: { $edition }, two newcomers as rivals, less than half the usual length.
client-first-lesson = Take the lesson
client-first-match = Short match
client-recommended = best to start with
client-rulebook = Rulebook
client-find-rule = Find a rule
client-no-rule = No matching rule.
client-continue = Continue
client-watch = Watch
client-watch-bots = Watch bots play
client-row-watch = watch
client-row-won = You won
client-row-place = Place { $place } of { $count } · { $name } won
client-row-winner = { $name } won
client-row-nobody = Nobody won
client-row-sit = join
client-replays = Replays
client-nothing-to-continue = You have no match in progress.
client-nothing-to-watch = There are no public tables right now.
client-nothing-to-replay = Your finished matches will appear here.
client-read = Reference
client-language = Language
client-settings = Settings
client-close = Close
client-moment = One moment…
client-no-server = The server is not responding. Try again in a moment.
client-install = Install the game
    .about = Opens from your home screen, like any other app.
    .ios = To install the game, tap Share, then “Add to Home Screen”.
client-no-part = Part of this page failed to load. The server may have been updated.
client-reload = Reload
client-new-version = A new version of the game is ready.
client-engine-loading = Loading the game: { $number }%
client-engine-starting = Starting the game…
client-engine-unsupported = This browser is too old to run the game. Use a current version of Firefox, Chrome, Edge or Safari.
client-engine-failed = The game did not load. Check the connection and try again.
client-engine-full = Your browser's storage is full. Free some space; saved matches are safe.
client-engine-forbidden = Your browser blocks storage for this page, so matches cannot be saved. Allow site data, or leave private browsing.
client-engine-elsewhere = The game is already open in another tab.
client-engine-taken = You are playing in another tab now.
client-engine-take = Play here
client-offline = Play offline
client-offline-offer = Until the server is back, you can play against bots on this device.
client-closed = This match no longer exists.
    .banned = You cannot open this match while you are banned.
client-reconnecting = No connection. Reconnecting…
client-unsent = Not sent yet. Your answer goes out as soon as you are connected again.
client-no-replay = This match cannot be replayed.

## Learning by playing

client-lesson-about = A first match with a coach: ten minutes, step by step, against one opponent. Leave whenever you like and pick it up again later.
client-lesson = Lesson
client-lesson-step = { $number } of { $count }
client-lesson-next = Next
client-lesson-free = Free play
client-lesson-do = Do it for me
client-lesson-skip = Skip
client-lesson-read = Got it
client-lesson-wait = Your opponents are playing…
client-lesson-leave = Leave lesson
client-lesson-key = Continue (N)
client-lesson-go-on = Continue
client-lesson-again = Start over
client-lesson-begin = Start lesson

## A new table

client-edition = Edition
client-seats = Players
client-people = People
client-bots = Bots
client-bot-number = Bot { $number }
client-ladder = How strong are the bots?
client-ladder-about = Measured in matches against each other: a lead of 100 points wins 64 of 100 duels. Tap a level to use it for every bot.
client-length = Length
client-preset-full = Full match
    .about = played to the rulebook's target
client-preset-short = Short match
    .about = 3 points fewer: less than half the time
client-settings-line = Settings as text
client-settings-line-about = Send this line to others, or paste theirs here.
client-settings-line-unknown = There is no such setting here: “{ $part }”.
client-copy-line = Copy settings
client-your-name = Your name
client-another-player = Another player on this device
client-you-name = Guest
client-player-number = Player { $number }
client-clock = Clock
client-clock-none = none
client-clock-quick = 15 minutes, plus 10 seconds per move
client-clock-calm = 45 minutes, plus 20 seconds per move
client-clock-day = one day per move
client-clock-days = two days per move
client-clock-week = a week per move
client-clock-bank = ten days, plus 12 hours per move
client-clock-rests = Time off until { $until }: the clock stands still
client-public = List this table publicly
client-tv = This screen only shows the table
    .about = For a TV: everybody joins by scanning a code and plays on a phone.
client-tv-show = Show on a big screen
client-full-screen = Full screen
client-house-rules = House rules
client-start = Start
client-make-table = Create table
client-lobby = Lobby
client-open-seat = open seat
client-in-lobby = not started
client-your-turn = your turn
client-seat-bot = Add a bot
client-seat-open = Open this seat
client-sit-down = Take a seat
client-invite = Invitation
client-invite-note = Send this link to your friends, or let them scan the code.
    .tv = Scan the code with your phone and sit down.
client-invite-local = Only this device can open the link. To let others in your network join, stop the game and start it like this:
client-make-invite = Create invitation
client-copy = Copy
client-copied = Copied
client-qr = The invitation link as a QR code
client-start-when-full = You can start once every seat is taken: send the invitation or add bots.
client-wait-host = The host will start the match.
client-give-up-table = Close table
client-leave = Leave table

## Accounts

client-account = Account
client-account-note = You can play without an account. With one, your matches follow you to every device.
client-account-name = Name
client-password = Password
client-password-note = At least { $number } characters.
client-new-password = New password
client-change-password = Change password
client-password-changed = Password changed.
client-browsers = Where you are logged in
client-browser-unknown = Unknown browser
client-browser-this = this browser
client-browser-seen = last used { $date }
client-browser-log-out = Log out
client-browsers-log-out = Log out all other browsers
client-browsers-done = Logged out.
client-safety-password = Your password (needed for any change here)
client-recovery = If you forget your password
client-recovery-now = A link to reset it goes to { $address }.
client-recovery-nowhere = Choose where a reset link should go. Without one, only this server's host can help you.
client-recovery-first = Add your email address above first, and confirm it.
client-recovery-choose = Send it to { $address }
client-recovery-none = Don't send a link
client-recovery-kept = Saved.
client-forgotten = Forgot your password?
client-forgotten-about = Enter the address you chose for this on your account page.
client-forgotten-send = Send me a link
client-forgotten-sent = If an account uses this address, a link is on its way. It works for one hour.
client-forgotten-no-mail = This server sends no email. Ask its host for a link to reset your password.
client-reset = Choose a new password
client-reset-about = All other browsers will be logged out.
client-reset-go = Save and log in
client-log-in = Log in
client-log-out = Log out
client-register = Create account
client-logged-in = You are logged in as { $name }.
client-my-matches = My matches
client-no-matches = You have not played a match yet.
client-delete = Delete
client-delete-match = Delete this match
client-delete-sure = Delete this match for good?
client-keep = Keep

## Settings

client-theme = Theme
client-theme-tunnel = Tunnel
client-theme-paper = Paper map
client-theme-contrast = High contrast
client-scale = Text size
client-sound = Alert volume
client-effects = Effects volume
client-ambience = Ambience volume
client-motion = Animation
client-motion-off = none
client-quick = Answer with a single tap, without confirming
client-windows = Ask me before every fight whether to use a mission, not only before my own
client-not-this-round = Not this round
client-ask-missions = Use a mission
client-ask-missions-on = Asked this round
client-ask-missions-about = From now on you are asked at every chance to use a mission in this round, also in fights of others.

## The map

client-map = { $count ->
    [0] Metro map
    [one] Metro map, { $count } place available
   *[other] Metro map, { $count } places available
}
client-board = Board
client-line = line { $number }
client-hero-of = { $seat-the-poss } hero
client-can-choose = available
client-places = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
client-zoom-in = Zoom in
client-zoom-out = Zoom out
client-fit = Whole map
client-my-hero = My hero
client-search = Search
client-text-board = All stations as a table
client-station = Station
client-line-column = Line
client-state = Status
client-hero = Hero
client-zone = Zone
client-neighbours = Neighbours
client-only-lit = { $count ->
    [one] only what is available ({ $count } place)
   *[other] only what is available ({ $count } places)
}
client-stand-in = Let a bot play for me
client-absent = { $name } is away.
client-replace = Let a bot play for them
client-give-up = Abandon match
client-give-up-sure = Are you sure?
client-choose = Choose
client-choose-station = Choose { $station }
client-show = Show
client-show-station = Show { $station } on the map

## Deciding

client-decision = Your decision
client-confirm = Confirm: { $option }
client-choose-first = Choose an action
client-sealed = Your choice stays hidden until everyone has chosen.
client-only-option = You have only one option. You are asked anyway, so that nobody can tell.
client-odds = { $percent }% to win
client-percent = { $percent }%
client-odds-long = chance to win the fight
client-fight-win = win { $percent }%
client-fight-draw = draw { $percent }%
client-fight-loss = loss { $percent }%
client-fight-sum = Where the odds come from
client-fight-before = Strengths before dice or cards
client-fight-spread = Both sides vary their combat cards: playing others would gain nobody more than { $percent } percentage points.
client-fight-deck = Against whatever threat comes next
client-fight-after-win = If you win: { $changes }
client-fight-after-draw = If it is a draw: { $changes }
client-fight-after-loss = If you lose: { $changes }
client-fight-nothing = nothing changes
client-show-sum = Show the sum
client-difference = { $what } { $before } → { $after }
client-difference-of = { $name }: { $difference }
client-change = { $what } { $change }
client-change-between = { $what } { $low } to { $high }
client-wares = { $count ->
    [0] You cannot afford anything in the deck
   *[other] You can afford { $count } of the { $all } items in the deck
}
client-change-replaced = a replacement station
client-picks = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
}
client-sight-scouted = { $count ->
    [one] { $count } threat for next round
   *[other] { $count } threats for next round
}
client-sight-seen_threat = { $count ->
    [one] look at { $count } threat
   *[other] look at { $count } threats
}
client-sight-seen_law = { $count ->
    [one] look at { $count } law
   *[other] look at { $count } laws
}
client-sight-offered_mission = { $count ->
    [1] 1 mission
   *[other] 1 of { $count } missions
}
client-sight-offered_equipment = { $count ->
    [1] 1 equipment card
   *[other] 1 of { $count } equipment cards
}
client-throws = yields on { $count } of 36 rolls
client-counted-pig = pigs
client-counted-mushroom = mushrooms
client-counted-ammo = ammo
client-counted-army = army
client-counted-activity = activity
client-counted-points = points
client-counted-stations = stations
client-counted-equipment = hero's cards
client-counted-missions = missions in hand
client-counted-rests = turns missed
client-way = { $cost } of { $budget } steps
client-way-by = via { $list }
client-rules-short = Rules
client-rules-of-this = What the rules say
client-laid = You have played “{ $card }” face down. It is revealed once everyone has chosen.
client-advice = What a bot would do
client-advice-chance = { $percent }% chance to win
    .between = { $percent }% chance to win ({ $low } to { $high })
client-undo = Undo
client-undo-ask = Ask to undo
client-undo-key = Undo your last move (U)
client-undo-anew = Undo your last move (U) and everything bots and chance have done since
client-lacks = Why not?
client-lacks-title = What you cannot do now, and why
client-lacks-count = ({ $count })
client-lacks-none = All usual actions are available.
client-hint = Hint
client-thinking = Thinking…
client-hand-back = Take back my seat
client-waiting = { $count ->
    [one] { $seat-The } { $seat-number ->
        [plural] are
       *[singular] is
    } deciding
   *[other] Deciding now: { $list }
}
client-proposed = { $seat-The } { $seat-number ->
    [plural] ask
   *[singular] asks
} to undo.
client-agree = Agree
client-disagree = Decline
client-waiting-consent = Waiting for the others to agree.
client-forced = That was the only option.
client-show-cards = Show cards
client-show-map = Show map
client-own-choice = Cards to choose from
client-title-turn = Your turn

## On the table

client-players = Players
client-player-details = { $name }: details
client-you = (you)
client-here = online
client-away = offline
client-bot-stands-in = bot playing
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
client-vote = up for vote
client-ballots = Votes on the law
client-ballots-for = For
client-ballots-against = Against
client-ballots-open = Yet to vote
client-no-law = no law in force
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
client-next-round = Next round:
client-any = of your choice
client-upkeep = maintenance
client-discarded = Discarded ({ $number }):
client-unseen = You have not seen ({ $number }):
client-memory-fresh = Not turned up yet ({ $number }):
client-memory-returned = Turned up before, may come again ({ $number }):
client-memory-top = On top of the deck:
client-memory-bottom = At the bottom of the deck:
client-memory-hidden = { $name }, face down: { $number }
client-memory-drawn = Drawn, face down: { $number }
client-memory-never = certainly not
client-memory-off = At this table, players have to remember the cards themselves.
client-memory = The table remembers the cards
    .about = The same for everybody: what was discarded, what has not turned up yet, what cannot be in a hand.
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

client-wins = Winner: { $name }
client-even = Draw
client-victory-due = { $who ->
    [own] You win at the end of this round: hold on to your points.
   *[rival] { $seat-The } { $seat-number ->
        [plural] win
       *[singular] wins
    } at the end of this round unless stopped.
}
client-victory-near = { $who ->
    [own] One more point and you win.
   *[rival] One more point, and { $seat-the } { $seat-number ->
        [plural] win
       *[singular] wins
    }{ $edition ->
        [first] .
       *[second] { " " }at the end of this round unless stopped.
    }
}
client-unknown-threat = A threat in the dark
client-fight-station = Battle for { $station }
client-fight-defence = { $station } under threat
client-fight-hero = Attack on { $seat-the-poss } hero
client-end-win = Win
client-end-even = Draw
client-end-loss = Loss
client-paying = Yields: { $list }

## Log and chat

client-log = Log
client-concerns-me = Only what affects me
client-since = Since your last move
client-untouched = None of it affected you.
client-recap = { $count ->
    [one] Show on the map ({ $count } event)
   *[other] Show on the map ({ $count } events)
}
client-recap-at = { $number } of { $count }
client-show-move = Show on the map
client-nothing-yet = Nothing has happened yet.
client-jump = Go to move { $number }
client-chat = Chat
client-no-chat = Nobody has said anything yet.
client-chat-closed = Only players and spectators at this table can chat.
client-phrases = Quick phrases
client-say = Say something
client-send = Send
client-watcher = Spectator
client-mute = Mute
client-mute-or-report = Mute or report
client-mute-me = Hide for me
client-mute-all = Mute for everyone
client-muted = muted by the host
client-spectators = Spectators

## One device for several people

client-curtain = { $name }'s turn
client-curtain-note = Hand over the device. Everyone else, look away.
client-curtain-lift = I am { $name }

## Phones

client-sheet = Your decision, cards, players, log
client-larger = Expand
client-smaller = Collapse
client-tab-ask = Turn
client-tab-hand = Cards
client-tab-people = Players
client-tab-log = Log
client-tab-chat = Chat

## Keys

client-help = Keys
client-key-number = select this option; press again to confirm
client-key-confirm = confirm
client-key-end = end your turn or pass
client-key-undo = undo your last move
client-key-targets = go to the next available place on the map
client-key-arrows = follow the tunnels on the map
client-key-enter = select the station; press again to confirm
client-key-search = find a station by its name in any language
client-key-board = all stations as a table
client-key-lacks = what you cannot do now, and why
client-key-zoom = zoom in, zoom out, whole map
client-key-escape = clear selection

## The end, replays

client-broken-off = The match was abandoned.
client-result = Result
client-rematch = Rematch
client-replay = Replay
client-verify = Verify draws
client-honest = All draws were fair and all moves legal.
client-committed = The secret behind every draw was fixed before the match began:
client-graph-points = Points
client-graph-chances = Chance to win
client-moments = Key moments
client-moment-here = Key moment:
client-next-moment = Next key moment
client-share = Share
client-share-match = Copy link to this move
    .about = The replay opens at this move.
client-share-position = Copy link to this position
    .about = Whoever opens it can play on from here against bots. The link contains the whole position.
client-shared = Shared position
    .about = Choose a side and play on from here.
client-edit-position = Edit position
client-editor = Position editor
client-play-as = Play as
client-to-move = to move
client-link-cut-off = This link is incomplete. Copy it again, from beginning to end.
client-link-too-long = This link is too long to be a match or a position.
client-play-on = Play on from here
client-record = Save record
client-open-record = Open a record
client-points-graph = Points of all players over time
client-points-table = The same as a table
client-round = Round
client-back = Previous
client-forward = Next
client-run = Play
client-pause = Pause
client-scrubber = Position in the match
client-choice-of = move { $number } of { $count }
client-speed = Speed
client-eyes = View as
client-eyes-spectator = Spectator
client-eyes-everything = All cards face up

## Rulebook and gallery

client-compare = Compare editions
client-all-chapters = Whole book
client-print = Print
client-hits = { $count ->
    [0] Nothing found.
    [one] { $count } result.
   *[other] { $count } results.
}
client-not-here = This edition has no such rule.
client-in-book = In the rulebook
client-lab = Balance lab
client-gallery = Cards and stations
client-find-card = Find a card or station
client-no-card = Nothing found.
client-pieces = { $count ->
    [0] Nothing to show.
    [one] { $count } shown.
   *[other] { $count } shown.
}
client-link-here = Permalink
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
    [0] Start position of the round track
   *[other] Position { $number } of the round track
}
client-goal-of = { $count ->
    [1] Goal of the mission { $list }
   *[other] Goal of the missions { $list }
}
client-origin-printed = printed
client-origin-fan = fan record
client-origin-own = own design
client-origin-house = house card

## Puzzles

client-puzzles = Puzzles
    .about = Positions in which one move is clearly the best. Find it.
client-puzzle = Puzzle
client-puzzle-ask = Your turn. One answer is clearly the best: find it.
    .win = Your turn. One answer all but wins the match: find it.
    .save = Your turn. Only one answer keeps you in the match: find it.
client-puzzle-retired = This puzzle has been retired: it is open to those who have its link, but today's bots find it too easy, or not clear enough.
client-puzzle-daily = Puzzle of the day
client-puzzle-solve = Solve it
client-puzzle-solved = solved
client-puzzle-missed = missed
client-puzzle-total = Solved: { $count } of { $total }
client-puzzle-streak = In a row: { $count } (best: { $best })
client-puzzle-days = Daily puzzles in a row: { $count }
client-puzzle-theme = Theme
client-puzzle-level = Difficulty
client-puzzle-any = All
client-puzzle-players = { $count } players
client-puzzle-more = Show more ({ $count })
client-puzzle-right = Right: that is the best move.
client-puzzle-wrong = There was a better move.
client-puzzle-unclear = The bots see no answer here that is clearly the best.
client-puzzle-explain = Show the chances
client-puzzle-chances = Your chance to win with each answer:
client-puzzle-yours = yours
client-puzzle-unlisted = Your answer is worse than all of these.
client-puzzle-lead = No single gain explains it: in simulated matches it wins { $percent } percentage points more often than any other answer.
client-puzzle-found = How often bots find the best move, from weak to strong:
client-puzzle-finder = { $percent }%
client-puzzle-next = Next puzzle
client-puzzle-again = Try again
client-puzzle-all = All puzzles
client-puzzle-link = Copy link to this puzzle
puzzle-theme-win = Win the match
puzzle-theme-save = Last chance
puzzle-theme-station = Save the station
puzzle-theme-safe = Only safe answer
puzzle-theme-card = Combat cards
puzzle-theme-fight = Fights
puzzle-theme-law = Votes
puzzle-theme-attack = Attacks
puzzle-theme-move = Movement
puzzle-theme-economy = Resources and missions
puzzle-level-1 = Very easy
puzzle-level-2 = Easy
puzzle-level-3 = Medium
puzzle-level-4 = Hard
puzzle-level-5 = Very hard

## Boards on which a player tries what could happen

client-whatif-title = What if
client-whatif-about = Try moves for every side on a board of your own
client-whatif-note = Hidden cards and luck are only guesses here.
client-whatif-answering = You answer for { $name }.
client-whatif-over = The match would be over: { $name } would win.
client-whatif-bounds = { $name }: { $range } with 95% confidence ({ $number } simulated worlds)
client-whatif-chances = Chances to win
client-whatif-restart = Start over
client-whatif-anew = Other cards and luck
client-whatif-keep = Keep to compare
client-whatif-kept = Saved lines
client-whatif-drop = Remove this line
client-whatif-leave = Back to the match
client-whatif-turn = Your turn: back to the match

## Time off

client-time-off = Time off
client-time-off-about = In matches with days per move, your clock stands still during your quiet hours and while you are on vacation. Other tables are not affected.
client-time-off-quiet = Quiet hours every day, by the clock of this device
client-time-off-begin = from
client-time-off-end = to
client-time-off-keep = Save
client-time-off-kept = Saved.
client-time-off-from = Your new hours apply in full from { $from }. Until then, only hours that were already quiet count.
client-vacation-days = { $count ->
    [one] Vacation in days ({ $count } day left this year)
   *[other] Vacation in days ({ $count } days left this year)
}
client-vacation-begin = Go on vacation now
client-vacation-until = You are on vacation until { $until }.
client-vacation-end = I am back
client-vacation-none = You have used up this year's vacation.
client-clock-stand-in = When a clock runs out, a bot plays on until the player returns
client-heir = Give my seat to a friend
client-heir-note = Whoever opens this link takes your seat for good, with its cards and clock. It works once; until then you play on.
client-heir-offer = { $name } asks you to play on for them
client-heir-offer-open = A seat is waiting for you
client-next-match = { $count ->
    [one] Next match
   *[other] Next match ({ $count } waiting)
}

## Told when it is your turn

client-told = Notify me when it is my turn
client-told-about = You are notified only while you are away from the table, once per turn and never during your quiet hours. The message names only the match.
client-told-push = A browser ({ $address })
client-told-mail = Email to { $address }
client-told-feed = A feed and a calendar
client-told-unconfirmed = – not confirmed yet
client-told-remove = Remove
client-told-add-push = Notify me in this browser
client-told-add-feed = Create a feed and a calendar
client-told-add-mail = Add address
client-told-address = Email address
client-told-confirm = We have sent you an email. Open the link in it to confirm the address.
client-told-feed-link = Add this link to your feed reader:
client-told-calendar-link = Add this one to your calendar. It shows your deadlines, and when tournaments and their rounds begin and end:
client-told-links-secret = Anyone who has the links can see which matches are waiting for you. They are shown only once.
client-told-copy-calendar = Copy the calendar link
client-told-webhook = Webhook for programs and chat bots
client-told-webhook-about = Your own program or chat bot gets a signed message whenever somebody has to move. Only the host sets this up.
client-told-webhook-to = Messages go to { $host }.
client-told-webhook-url = Address (https://…)
client-told-webhook-set = Send messages there
client-told-webhook-secret = This secret signs the messages. Save it now: it is shown only once.
client-mail-confirm = Get an email when it is your turn?
client-mail-confirm-go = Confirm my address
client-mail-confirm-done = Your address is confirmed.
client-mail-stop = Stop emails about your turns?
client-mail-stop-go = Stop emails
client-mail-stop-done = You will get no more of these emails.

## Ratings

client-watching = Spectators see
client-watching-open = everything at once
client-watching-moves = everything 10 moves later
client-watching-minutes = everything 5 minutes later
client-watching-quarter = everything 15 minutes later
client-watching-hour = everything an hour later
client-watching-nobody = nothing
client-delay-moves =
    { $number ->
        [one] One move behind
       *[other] { $number } moves behind
    }
client-delay-minutes =
    { $number ->
        [one] One minute behind
       *[other] { $number } minutes behind
    }
client-watch-matches = Matches to watch
client-watch-about = Public matches being played now. Follow players on their profiles to see their matches first.
client-watch-followed = Players you follow
client-watch-all = All matches
client-watch-lasts = started { $time } ago
client-watch-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
client-leads = in the lead
client-follow = Follow
    .about = Their public matches come first when you look for something to watch. Nobody is told that you follow them.
client-followed = Following
client-unfollow = Unfollow
client-follows = You follow
client-follows-about = Only you can see this list.
client-embed = Embed on another site
client-embed-about = Paste this code into your page to show the match there. It sets no cookies, and nobody can play there.
client-ratings = Ratings
client-ratings-about = A lead of 100 points means 64 wins in 100 two-player matches. Bots share the scale; “Stalker” always has 1000.
client-ratings-season = This season only
client-ratings-none = Nobody has played a rated match here yet. With an account, you can create a rated table.
client-ratings-player = Player
client-rating = Rating
client-ratings-matches = Matches
client-ratings-wins = Wins
client-ratings-margin = With 95% confidence, the true strength lies within this range.
client-provisional = A question mark: fewer than about ten matches, so the rating still changes a lot.
client-rating-soon = The result is being rated…
client-rated = Rated match
    .about = For players with an account. No hints, no house rules, and no undo once you have seen something new. Seats are drawn. The match counts even if you leave.

## Plans

client-plan = Plan ahead
client-plan-about = Queue your next answers. Nobody else sees them, and the plan ends as soon as it no longer fits.
client-plan-own = Your plan
client-plan-pass = Pass until attacked
client-plan-passing = pass
client-plan-calm = It ends if you get into a fight.
client-plan-repeat = Repeat: { $answer }
client-plan-repeated = { $calm ->
    [yes] { $answer } until you are attacked
   *[no] { $answer }, every time
}
client-plan-optional = { $answer }, if possible
client-plan-question = When asked
client-plan-add = Next answer
client-plan-skip = Skip if impossible
client-plan-outside = Not in a fight
client-plan-remove = Remove: { $answer }
client-plan-keep = Plan these answers
client-plan-cancel = Cancel plan
client-plan-close = OK
client-plan-ended-fight = Your plan has ended: you are in a fight.
client-plan-ended-not_offered = Your plan has ended: its next answer is not possible now.
client-plan-ended-other_question = Your plan has ended: you are being asked something else.
client-plan-ended-undone = Your plan has ended: a move was undone.
client-plan-ended-stand_in = Your plan has ended: a bot is playing for you.
client-profile = Profile
client-profile-show = Show everybody my profile
    .about = Others see your matches at public tables, and your name links here. Private tables stay private.
client-profile-own = My profile
client-profile-shown = Everybody can see this profile, except matches at private tables.
client-profile-hidden = Only you see this profile. You can show it on the account page.
client-profile-none = No finished matches yet.
client-profile-streak = Longest winning streak
client-profile-form = Places in the last matches, the newest on the right; the higher the bar, the better
client-profile-interval = Share of wins (95% interval)
client-profile-by-edition = Results by edition
client-profile-by-seats = Results by number of players
client-profile-by-faction = Results by faction or clan
client-profile-by-hero = Results by hero
client-profile-seats = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
client-profile-cards = Favourite cards
client-profile-used = { $count ->
    [one] used { $number }× in { $count } match
   *[other] used { $number }× in { $count } matches
}
client-profile-rivals = Rivals
client-profile-met = { $number ->
    [one] { $number } match together: ahead { $ahead }×, behind { $behind }×
   *[other] { $number } matches together: ahead { $ahead }×, behind { $behind }×
}
client-profile-history = Finished matches
client-profile-place = Place { $number } of { $count }
client-profile-left = finished by a bot
client-profile-private = private table
client-profile-more = Show more matches
client-data-save = Download my data
client-account-delete = Delete account
    .about = The account and everything in it are deleted for good. Bots finish your running matches. Your names stay in finished matches, because others played them too.
client-account-stay = Keep account
client-statistics = Statistics
client-statistics-about = How often each faction, clan, hero and card wins. 100% is a fair share of the wins; the bar shows the 95% confidence interval.
client-statistics-people = { $count ->
    [0] No public match has been played here by people alone yet.
    [one] People: { $count } public match of this server that no bot took part in.
   *[other] People: { $count } public matches of this server that no bot took part in.
}
client-statistics-bots = Bots: { $count } matches of “{ $bot }”.
client-statistics-by-people = People
client-statistics-by-bots = Bots
client-statistics-trials = n = { $count }

## Tournaments

client-tournaments = Tournaments
client-tournaments-about = Several rounds against different people. Anybody with an account can join a tournament or organise one.
client-tournaments-log-in = Log in to join a tournament or to organise one.
client-tournaments-now = Open and running
client-tournaments-mine = My tournaments
client-tournaments-over = Finished
client-tournaments-none = There are none at the moment.
client-tournament-new = Organise a tournament
client-tournament-title = Name
client-tournament-format = Format
client-tournament-swiss = Swiss system
    .about = Players with similar points meet, and no two meet twice if it can be helped.
client-tournament-groups = Round robin in groups
    .about = Everybody meets everybody in their group.
client-tournament-seats = Seats at a table
client-tournament-rounds = Rounds
client-tournament-group-size = Players in a group
client-tournament-most = Players at most
client-tournament-round-time = Time for a round
client-tournament-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
client-tournament-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
client-tournament-fill = Free seats
client-tournament-fill-none = stay empty
client-tournament-begins = Begins
    .about = Leave empty to start the tournament yourself.
client-tournament-public = Show it in the list of tournaments
client-tournament-make = Create the tournament
client-tournament-open = Open: { $count } of { $most } places taken
client-tournament-running = Round { $round } of { $rounds }
client-tournament-finished = Finished
client-tournament-cancelled = Called off
client-tournament-join = Take part
    .about = Everybody who opens this page will see your account name.
client-tournament-sign-off = Cancel my entry
client-tournament-withdraw = Withdraw
    .about = A bot will play your match to its end, and you will not be paired again.
client-tournament-start = Start now
client-tournament-cancel = Call off
    .about = Matches in progress go on, but no longer count for the tournament.
client-tournament-keep = No, go back
client-tournament-my-table = Go to my table
client-tournament-wait = Your match is over. The next round begins when all tables have finished.
client-tournament-deadline = The round ends on { $when }. After that, bots finish the matches for everybody.
client-tournament-starts = Begins on { $when }.
client-tournament-organiser = Organised by { $name }
client-tournament-standings = Standings
client-tournament-group = Group { $number }
client-tournament-points = Points
client-tournament-opposition = Opposition
client-tournament-rule = A win is worth 120 points and last place 0, with even steps between. A bye counts as a win. Ties: strength of opposition, head-to-head, wins, then a draw of lots.
client-tournament-round = Round { $number }
client-tournament-table = Table { $number }
client-tournament-bye = Bye: { $name }
client-tournament-players = Players
client-tournament-nobody = Nobody has joined yet.
client-tournament-out = withdrawn
client-tournament-deleted = Deleted account
client-tournament-back = To the tournament

## Moderation

client-admin = Administration
client-admin-closed-to-you = This page is for moderators and administrators.
client-admin-reports = Reports
client-admin-people = People
client-admin-match = Match
client-admin-ratings = Ratings
client-admin-announcements = Notices
client-admin-audit = Log
client-admin-health = Health
client-admin-reason = Reason
client-admin-sanction = Action
client-admin-mute = Mute
    .about = May not chat
    .state = Muted
client-admin-ban = Ban
    .about = May not play
    .state = Banned
client-admin-span = For how long
client-admin-for-good = for good
client-admin-until = until { $when }
client-admin-over = over
client-admin-token = the host, from the command line
client-admin-lift = Lift
client-admin-nobody = None.
client-admin-no-reports = No reports.
client-admin-open = Open reports: { $count }
client-admin-closed = Closed reports
client-admin-in-force = Mutes and bans
client-admin-address = An IP address, for players without an account
client-admin-upheld = Upheld
client-admin-rejected = Rejected
client-admin-decision = Decision
client-admin-decide = Close the report
client-admin-reported-by = reported by { $name }
client-admin-others = Other reports about this player: { $count }
client-admin-name = Name of the account
client-admin-look = Show
client-admin-since = Account since { $when }
client-admin-matches = Matches
client-admin-role = Role
client-admin-role-moderator = moderator
client-admin-role-administrator = administrator
client-admin-role-none = none
client-admin-give = Give the role
client-admin-sign-out = Log out everywhere
client-admin-officials = Moderators and administrators
client-admin-match-id = ID of the match
client-admin-free = free seat
client-admin-seat = Seat
client-admin-transfer = Free the seat
client-admin-link = Link for the new player:
client-admin-end = End the match early
client-admin-status-lobby = waiting for players
client-admin-status-running = running
client-admin-status-over = finished
client-admin-status-ended = ended early
client-admin-delete = Delete the match for good
client-admin-patterns = These patterns prove nothing: look at the matches before you decide.
client-admin-deserters = Players who leave rated matches
client-admin-deserter = left { $left } of { $matches } rated matches
client-admin-pairs = Players who nearly always lose to the same rival
client-admin-pair = finished behind { $winner } in { $lost } of { $meetings } meetings, out of { $matches } rated matches in all
client-admin-gone = deleted account
client-admin-recount = Recompute all ratings
client-admin-recounted = { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
}; { $wrong ->
    [0] all ratings are correct.
    [one] { $wrong } rating was wrong and is now correct.
   *[other] { $wrong } ratings were wrong and are now correct.
}
client-admin-announce = Show at all tables
client-admin-withdraw = Withdraw
client-admin-newest = Newest
client-admin-older = Older
client-admin-deed-transfer_seat = freed a seat in
client-admin-deed-end_match = ended
client-admin-deed-delete_match = deleted
client-admin-deed-sign_out = logged out
client-admin-deed-password_link = made a link to reset the password of
client-admin-deed-recount = recomputed the ratings
client-admin-deed-decide_report = closed report
client-admin-deed-mute = muted
client-admin-deed-ban = banned
client-admin-deed-lift = lifted the mute or ban on
client-admin-deed-announce = posted a notice
client-admin-deed-withdraw = withdrew a notice
client-admin-deed-role = changed the role of
client-health-ready = The database accepts writes.
client-health-not-ready = The database accepts no writes.
client-health-about = The figures for connections, matches in memory and bots cover only the process that answered.
client-health-version = Version
client-health-processes = Server processes
client-health-uptime = Uptime in hours
client-health-running = Running matches
client-health-lobby = Tables waiting for players
client-health-rooms = Matches in memory
client-health-sockets = Connections
client-health-bots = Questions waiting for bots / bot processes
client-health-writes = Pending writes
client-health-accounts = Accounts
client-health-sessions = Sessions
client-health-reports = Open reports
client-health-failures = Database failures
client-announcements = Notices
client-sanction-mute = You may not chat until { $when }.
    .good = You may no longer chat.
client-sanction-ban = You are banned from playing here until { $when }.
    .good = You are banned from playing here for good.
client-sanction-reason = Reason: { $reason }
client-sanction-appeal = To appeal, write to { $appeal } and give the number { $reference }.
    .host = To appeal, contact whoever runs this server and give the number { $reference }.
client-report = Report
client-report-title = Report { $name }
client-report-about = Only this server's moderators see it. Nobody at the table is told.
client-report-what = What is wrong
client-report-kind-chat = Chat
client-report-kind-name = Name
client-report-kind-behaviour = Behaviour
client-report-line = Message
client-report-note = What should moderators know?
client-report-send = Send the report
client-report-sent = Thank you. A moderator will look at it.
client-report-nothing = They haven't written anything yet.
