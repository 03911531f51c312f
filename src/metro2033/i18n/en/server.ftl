### Why the server does not do what it is asked.

## At the door

problem-foreign-origin = Cross-site requests are not allowed.
problem-bad-host = The request names no valid host.
problem-unknown-host = This server does not accept that host name. Use its IP address, or set METRO2033_HOSTS or METRO2033_PUBLIC_URL.
problem-too-often = Too many requests; wait a moment.
problem-too-many-sockets = Too many connections from your address.
problem-too-long = Request too large: the limit is { $bytes } bytes.
problem-too-slow = The request took too long to arrive.
problem-too-deep = The text is nested too deeply.
problem-failed = Something went wrong on the server. The error has been logged.
problem-busy = The server is busy or restarting; try again in a moment.
problem-not-stored = The server cannot store moves right now. Nothing that was confirmed is lost; try again in a moment.
problem-changed = Something has changed in the meantime; reload and try again.
problem-storage-full = Your browser's storage is full. Free some space, or save the record and delete old matches.
problem-storage-forbidden = Your browser blocks storage for this page, so matches cannot be saved. Allow site data, or leave private browsing.
problem-storage-elsewhere = The game is open in another tab. Continue there, or reload this page to play here.
problem-storage-damaged = This match cannot be opened: what your browser saved of it is damaged.
problem-bad-request = { $field }: { $reason }
problem-not-found = There is nothing here.
problem-method = Method not allowed.

## Who asks

problem-no-session = You have no session yet: join a table or log in first.
problem-wrong-password = Wrong name or password.
problem-common-password = That password is too common. Choose another one, such as several unrelated words.
problem-account-taken = An account with this name, or one that looks like it, already exists.
problem-not-logged-in = You are not logged in.
problem-not-admin = Administrators only.
problem-no-such-session = That browser is already logged out.
problem-no-account = There is no account called “{ $name }”.
problem-not-confirmed = Confirm that address first: open the link in the email we sent there.
problem-no-reset-mail = This server sends no email. Ask whoever runs it for a link to reset your password.
problem-bad-reset = This link has expired or was already used. Ask for a new one.

## Tables

problem-no-match = There is no such table, or you were not invited.
problem-no-seat = This table has no seat { $seat }.
problem-seat-taken = This seat is taken.
problem-no-open-seat = No seat is open to you at this table.
problem-name-used = Someone at this table is already called “{ $name }”.
problem-not-host = Only the host can do that.
problem-not-seated = You are not seated at this table.
problem-not-watching = This table is closed to spectators.
problem-not-lobby = This match has already started.
problem-not-running = This match is not running.
problem-not-over = This match is not over yet.
problem-seats-open = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
}
problem-too-many-invites = This table has had too many invitations to watch.
problem-too-many-matches = You already have { $count } tables; finish or leave one first.
problem-other-people = Other people are playing too, so you cannot end the match alone. You can leave it.
problem-bad-option = Invalid settings: { $reason }
problem-unknown-bot = This edition has no bot called “{ $bot }”. Available: { $known }.

## Things to look up

problem-no-edition = There is no edition “{ $edition }”. Available: { $known }.
problem-no-language = There is no language “{ $language }”. Available: { $known }.
problem-no-zone = There is no time zone “{ $zone }”.
problem-quiet-too-long = Quiet hours may last { $hours } hours a day at most.
problem-no-vacation = You do not have that much vacation left this year.
problem-no-notices = This server does not send notifications.
problem-bad-address = Nothing can be sent to that address.
problem-too-many-channels = You cannot add another kind of notification. Remove one first.
problem-no-channel = That link is no longer valid.
problem-no-mail = The email could not be sent. Try again later.
problem-no-rule = There is no rule or ruling “{ $id }”.
problem-bad-record = Line { $line } of the record: { $reason }
problem-no-puzzle = There is no such puzzle.
problem-not-position = This is neither a match record nor a position.
problem-bad-position = Line { $line } of the position: { $reason }
problem-position-file = A shared position cannot refer to a file.
problem-no-choice = The match has { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}; there is no choice { $n }.
problem-at-the-end = The match is over here: go back a few moves to play on.
problem-other-content = This match was played with rules or cards this server does not have.

## Without the browser client

page-name = Metro 2033
page-no-client = The server is running, but this installation has no browser client. Install a released package, or run make client in the source tree and install again.
page-rest = REST API
page-version = version

## Told when it is your turn

notice-headline = { $count ->
    [one] Your turn: { $name }
   *[other] { $count } matches are waiting for you
}
notice-more = { $names } and { $count ->
    [one] { $count } more
   *[other] { $count } more
}
notice-mail =
    It is your turn in Metro 2033:

    { $matches }
notice-begun = { $count ->
    [one] Your round begins: { $name }
   *[other] { $count } of your tournament matches begin
}
notice-mail-begun =
    Your tournament round begins in Metro 2033:

    { $matches }
notice-stop = You get these emails because you asked for them. To stop them: { $link }
notice-confirm-subject = Metro 2033: confirm your address
notice-confirm =
    Someone asked to get emails at this address when it is their turn in Metro 2033.

    If that was you, open this link: { $link }

    If not, ignore this email: there will be no others.
notice-table = { $name }: waiting for { $players }
notice-feed = Metro 2033: your turn
calendar-turn = Your turn: { $name }
calendar-round = Round ends: { $name }
calendar-begins = Tournament begins: { $name }

## A forgotten password

reset-subject = Metro 2033: choose a new password
reset-mail =
    Someone asked for a new password for the account { $name } in Metro 2033.

    If that was you, open this link within an hour and choose one: { $link }

    If not, ignore this email: your password stays as it is.

## Ratings

problem-not-rated-here = This server has no ratings: its host has to install the extra “server”.
problem-rated-account = Rated tables are for players with an account: log in first.
problem-rated-house-rules = A rated match is played without house rules.
problem-rated-twice = You already have a seat at this rated table.
problem-rated-bot = “{ $bot }” has no measured strength, so it cannot play in a rated match.
problem-rated-end = A rated match is played to its end. You can leave; a bot will take your seat, and the result counts.
problem-no-season = There is no season “{ $season }”. Seasons are called 2026-4: the year and its quarter.
problem-no-profile = There is no public profile under this name.
problem-delayed-webhook = This table is shown with a delay, so a webhook must not announce whose turn it is.
problem-too-many-follows = You cannot follow more players. Unfollow somebody first.
problem-rated-heir = Seats in a rated match cannot be given away.
problem-rated-clock = A rated match against people needs a clock.
problem-no-hints = Hints are off at this table, so you can take its position elsewhere only after the match.

## Tournaments

tournament-match = { $title }, round { $round }, table { $table }
problem-no-tournament = There is no such tournament.
problem-tournament-account = You need an account to take part in tournaments or to organise one.
problem-tournament-organiser = Only the organiser of the tournament may do that.
problem-tournament-few = A tournament needs at least two players.
problem-tournament-full = All places in this tournament are taken.
problem-tournament-begun = You can no longer join this tournament: it has begun or is over.
problem-tournament-over = This tournament is over.
problem-tournament-not-in = You are not taking part in this tournament.
problem-tournament-heir = Seats in a tournament cannot be given away.
problem-tournament-starts = A tournament must begin within 90 days.
problem-too-many-tournaments = You may have at most { $count } tournaments open at a time.
problem-tournaments-joined = You may take part in at most { $count } tournaments at a time.

## Administration

problem-banned = You are banned from playing here until { $until }. Reason: “{ $reason }”. { $appeal ->
        [none] To appeal, contact whoever runs this server
       *[other] To appeal, write to { $appeal }
    } and give the number { $reference }.
problem-banned-for-good = You are banned from playing here for good. Reason: “{ $reason }”. { $appeal ->
        [none] To appeal, contact whoever runs this server
       *[other] To appeal, write to { $appeal }
    } and give the number { $reference }.
problem-banned-now = You are banned from playing here.
problem-confirm = Enter your password again first: this cannot be undone.
problem-own-match = You are playing in this match. Ask another administrator.
problem-own-report = You are part of this report. Ask another moderator.
problem-is-official = Moderators and administrators cannot be muted or banned. Remove their role first.
problem-sanctioned-already = That is already in force.
problem-no-report = There is no such report.
problem-report-closed = Somebody else has already closed this report.
problem-no-sanction = There is no such mute or ban in force.
problem-no-announcement = There is no such notice.
problem-too-many-announcements = There are { $count } notices already. Remove one first.
problem-one-subject = Name one account, report, seat or address.
problem-no-address = That is not an address.
problem-no-person = No player can be found there.
problem-no-line = There is no such line in the chat.
problem-report-self = You cannot report yourself.
problem-reported-already = You have reported that already.
problem-too-many-reports = You can send at most { $count } reports a day.
