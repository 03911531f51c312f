### At a table that is played over the network: why something is not done, and quick phrases.

refused-taken-over = A bot answers for you now: take your seat back first.
refused-proposal = There is nothing of that kind for you to agree to any more.
refused-hints = There are no hints at this table.
refused-bot = No bot here is called “{ $bot }”.
refused-off-script = Not in this lesson yet: do first what the coach asks for.
refused-not-running = The match is not being played.
refused-chat = There is no chat at this table.
refused-phrase = There is no phrase “{ $phrase }”.
refused-nothing-said = Nothing was said.

## Why a message is not answered

error-hello-first = Say first at which table you are.
error-too-many = More than { $number } messages a second; this one is ignored.
error-malformed = This message cannot be understood: { $reason }
error-not-yours = That seat is not yours.
error-not-loaded = The match cannot be loaded now.
error-no-longer = You may look from there no longer.
error-watching = Who watches cannot play.
error-not-told = That cannot be told now.
error-no-store = The server lost touch with its store; come back.
error-thinking = A bot is already thinking about that.

## Quick phrases

phrase-hello = Hello!
phrase-good_luck = Good luck, everybody!
phrase-your_turn = It is your turn.
phrase-one_moment = One moment, please.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-well_played = Well played!
phrase-ouch = That hurt.
phrase-what_luck = What luck!
phrase-peace = Shall we leave each other in peace?
phrase-truce_over = Our truce is over.
phrase-beware = Beware of the leader!
phrase-undo_please = May I take that back?
phrase-must_go = I have to go soon.
phrase-back = I am back.
phrase-good_game = Thank you for the game!
