### Why the server does not do what it is asked.

## At the door

problem-foreign-origin = This request came from a page of another site.
problem-too-often = Too many requests; please wait a moment.
problem-too-many-sockets = Too many connections from your address.
problem-too-long = That is too long: { $bytes } bytes are the most.
problem-too-slow = The request took too long to come in.
problem-too-deep = The JSON is nested too deeply.
problem-failed = Something went wrong on the server. It has been noted.
problem-busy = The server is busy or is being restarted; please try again in a moment.
problem-changed = Something has changed meanwhile; please look again.
problem-bad-request = { $field }: { $reason }
problem-not-found = There is nothing here.
problem-method = This cannot be done here.

## Who asks

problem-no-session = You have no session yet: sit down at a table or log in first.
problem-wrong-password = Name or password is wrong.
problem-account-taken = There is an account of this name already.
problem-not-logged-in = You are not logged in.
problem-not-admin = Only the administrator of this server may do that.

## Tables

problem-no-match = There is no such table, or you were not invited.
problem-no-seat = There is no seat { $seat } at this table.
problem-seat-taken = Somebody sits there already.
problem-no-open-seat = There is no open seat for you at this table.
problem-name-used = Somebody at this table is called “{ $name }” already.
problem-not-host = Only the one who made the table may do that.
problem-not-seated = You do not sit at this table.
problem-not-watching = This table cannot be watched.
problem-not-lobby = This match has begun already.
problem-not-running = This match is not being played.
problem-not-over = This match is not over yet.
problem-seats-open = { $count ->
    [one] A seat is still open.
   *[other] { $count } seats are still open.
}
problem-too-many-matches = You have { $count } tables already; finish or leave one first.
problem-other-people = Other people play here too; only all together could end it. You can leave.
problem-bad-option = These settings do not fit: { $reason }
problem-unknown-bot = No bot of this edition is called “{ $bot }”; there are: { $known }.

## Things to look up

problem-no-edition = There is no edition “{ $edition }” here; there are: { $known }.
problem-no-language = There is no language “{ $language }”; there are: { $known }.
problem-no-rule = There is no rule or ruling “{ $id }”.
problem-bad-record = Line { $line } of the record: { $reason }
problem-no-choice = The match has { $count } choices, not { $n }.
problem-at-the-end = At its end there is nothing left to play: go back some choices.
problem-other-content = This match was played by other rules or cards than this server has.

## Without the browser client

page-name = Metro 2033
page-no-client = The server runs. The browser client is not part of this installation.
page-rest = The REST interface of the server
page-version = its version
