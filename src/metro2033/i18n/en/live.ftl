### At a table that is played over the network: why something is not done, and quick phrases.

refused-taken-over = A bot is playing for you: take your seat back first.
refused-plan = The plan has too many answers, or one that does not exist in this game.
refused-proposal = This undo request is no longer open.
refused-memory = At this table, players have to remember the cards themselves.
refused-hints = Hints are off at this table.
refused-moment = That moment is no longer part of the match.
refused-bot = There is no bot called “{ $bot }”.
refused-not-away = A bot can only take over for a player who is away.
refused-round-over = The round is over: bots play the match to its end.
refused-off-script = Not yet: do what the coach asks first.
refused-not-running = The match is not running.
refused-chat = Chat is off at this table.
refused-chat-stranger = Join or watch the match to chat.
refused-chat-behind = You are watching this match with a delay, so you cannot write in its chat.
refused-muted = The host has muted you here.
refused-muted-until = A moderator has muted you until { $until }. Reason: { $reason }
refused-muted-for-good = A moderator has muted you for good. Reason: { $reason }
refused-chat-too-often = Wait { $seconds } s before you send another message.
refused-phrase = There is no quick phrase “{ $phrase }”.
refused-nothing-said = The message is empty.

## Why a message is not answered

error-hello-first = Join a table first.
error-too-many = More than { $number } messages per second; this one was dropped.
error-malformed = Malformed message: { $reason }
error-not-yours = That seat is not yours.
error-not-loaded = The match could not be loaded.
error-no-longer = You can no longer watch from that seat.
error-watching = Spectators cannot play.
error-not-told = That is not available right now.
error-no-store = The server cannot store moves right now. The last one is not stored yet.
error-thinking = A bot is already working on that.

## Quick phrases

phrase-hello = Hello!
phrase-good_luck = Good luck, everyone!
phrase-your_turn = Your turn!
phrase-one_moment = One moment, please.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-well_played = Well played!
phrase-ouch = Ouch!
phrase-what_luck = What luck!
phrase-peace = Shall we leave each other alone?
phrase-truce_over = Our truce is over.
phrase-beware = Watch out for the leader!
phrase-undo_please = May I take that back?
phrase-must_go = I have to leave soon.
phrase-back = I'm back.
phrase-good_game = Thanks for the game!

## Positions that were written from a match

position-title = My position
