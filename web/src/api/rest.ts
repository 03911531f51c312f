/* Made from the server's specifications by `make types`; do not edit. */

export interface paths {
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Matches
         * @description The public tables.
         */
        get: operations["list_matches"];
        put?: never;
        /**
         * Create Match
         * @description Make a table; with `start` the match begins at once.
         */
        post: operations["create_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Match
         * @description A table: its settings, its seats, and what the requester may do.
         */
        get: operations["show_match"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join Match
         * @description Sit down at an open seat.
         */
        post: operations["join_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave Match
         * @description Give up your seats before the match; in a running one a bot takes over until you return.
         */
        post: operations["leave_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change Seat
         * @description Open a seat, give it to a bot, or take it oneself; only before the match.
         */
        put: operations["change_seat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite To Match
         * @description A link for others: to sit down, by the creator of the table, or to watch.
         *
         *     A player can also let a friend have their seat in a running match, for good.
         */
        post: operations["invite_to_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch Match
         * @description Watch a match without a seat; afterwards the socket takes one as a spectator.
         */
        post: operations["watch_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start Match
         * @description Start the match; every seat must be taken.
         */
        post: operations["start_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End Match
         * @description Abandon the match: before it starts, or if no other people are playing.
         */
        post: operations["end_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Again
         * @description A new table with the same people, bots and settings, unless there is one already.
         */
        post: operations["play_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/branch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play On
         * @description Play on from a choice of a match that is over, or that one broke off playing alone.
         *
         *     While a match is played nobody may look behind its cards, not even where all others are bots.
         *     A new match begins at once. Its draws come from a new secret, so it proves nothing about them.
         */
        post: operations["play_on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Lesson
         * @description What the coach says, and when.
         */
        get: operations["show_lesson"];
        put?: never;
        /**
         * Begin Lesson
         * @description Start a lesson; an earlier one in the same edition is abandoned.
         */
        post: operations["begin_lesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Record
         * @description The whole record of a finished match, for everybody: `metro2033 verify` can check it.
         */
        get: operations["export_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify Match
         * @description Verify a finished match.
         */
        get: operations["verify_match"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell Story
         * @description Everything that has happened, as far as the requester may know: a running match's export.
         */
        get: operations["tell_story"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Match Position
         * @description The position of a match as a scenario, as far as the requester may know it.
         *
         *     While a match without hints is played it is refused: bots could judge it elsewhere here.
         */
        get: operations["show_match_position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description A finished match at any choice, from any seat's view or with all cards open.
         */
        get: operations["replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Course
         * @description Points and chances of all seats over a finished match, and where most was decided.
         */
        get: operations["show_course"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Review
         * @description The review of a finished match so far: `done` of `total` portions.
         */
        get: operations["show_review"];
        put?: never;
        /**
         * Begin Review
         * @description Have a finished match reviewed; it is done once and kept.
         */
        post: operations["begin_review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify Record
         * @description Verify a record.
         */
        post: operations["verify_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Record
         * @description Take a record in: a table in the lobby to play on from it, or a finished match to look at.
         *
         *     The first person of the record becomes the one who sends it, the other seats of people are
         *     open, bots stay bots. Draws that follow come from a new secret, so such a match proves nothing
         *     about its draws.
         */
        post: operations["take_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Position
         * @description What a position looks like, if it can be played.
         */
        post: operations["check_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit A Position
         * @description A position for an editor: text, data, fields, and all faults at once.
         */
        post: operations["edit_a_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play From Position
         * @description Start a match from a position, with bots on all other seats.
         */
        post: operations["play_from_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions/puzzle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge A Position
         * @description Whether one answer is clearly the best in a position, as four searches see it.
         */
        post: operations["judge_a_position"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Puzzles
         * @description All puzzles.
         */
        get: operations["list_puzzles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{puzzle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin Puzzle
         * @description Start a match at the question of a puzzle; the visitor's other puzzles are closed.
         */
        post: operations["begin_puzzle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{puzzle}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Puzzle Position
         * @description The position of a puzzle as a scenario, for an editor; without the answer.
         */
        get: operations["show_puzzle_position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{puzzle}/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Solution
         * @description How good an answer was.
         */
        get: operations["show_solution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/what-if": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imagine Board
         * @description Try answers of any seats from a moment of a finished match, as one seat knew it.
         *
         *     In a running match players ask on the WebSocket.
         */
        post: operations["imagine_board"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Watched
         * @description The running matches that anybody may watch.
         */
        get: operations["list_watched"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Follows
         * @description The players you follow. Only you see them.
         */
        get: operations["list_follows"];
        /**
         * Follow Player
         * @description Follow a player with a profile; the reply does not reveal other accounts.
         */
        put: operations["follow_player"];
        post?: never;
        /**
         * Unfollow Player
         * @description Unfollow a player, whether or not you followed them.
         */
        delete: operations["unfollow_player"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe Embed
         * @description How to show a match in a page; only those can be shown that anybody may watch.
         */
        get: operations["describe_embed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Ratings
         * @description The best players at an edition with so many seats, and the bots on the same scale.
         */
        get: operations["list_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Match Ratings
         * @description What a rated match has changed.
         */
        get: operations["show_match_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tournaments
         * @description The public tournaments, or your own.
         */
        get: operations["list_tournaments"];
        put?: never;
        /**
         * Create Tournament
         * @description Create a tournament; its organiser does not join automatically.
         */
        post: operations["create_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Tournament
         * @description A tournament: who takes part, who leads, who sits where.
         */
        get: operations["show_tournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join Tournament
         * @description Join; everybody who sees the tournament sees the name of your account.
         */
        post: operations["join_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave Tournament
         * @description Withdraw; a bot finishes your match, and you are not paired again.
         */
        post: operations["leave_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start Tournament
         * @description Begin a tournament; bots take the free seats if its organiser wants that.
         */
        post: operations["start_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel Tournament
         * @description Call a tournament off; running matches go on, but no longer count.
         */
        post: operations["cancel_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Profile
         * @description The profile of an account that shows it, or your own.
         *
         *     Of others it tells what they played at public tables. Whether there is an account without a
         *     profile cannot be found out.
         */
        get: operations["show_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change Profile
         * @description Show your profile to everybody, or hide it.
         */
        put: operations["change_profile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download Data
         * @description Everything the server stores about your account, except secrets.
         */
        get: operations["download_data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Seat Profiles
         * @description The players of a match who have a profile.
         */
        get: operations["show_seat_profiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Statistics
         * @description What the matches of this server say of an edition, beside those of bots.
         */
        get: operations["show_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Session
         * @description Your session; a known one is extended.
         */
        get: operations["show_session"];
        put?: never;
        /**
         * Log In
         * @description Log in; the seats of this browser go to the account.
         */
        post: operations["log_in"];
        /**
         * Log Out
         * @description Forget this browser; seats that belong to no account are lost with it.
         */
        delete: operations["log_out"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Account
         * @description Make an account and log in.
         */
        post: operations["create_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change Account
         * @description Another language or password; a new password logs all other browsers out.
         */
        patch: operations["change_account"];
        trace?: never;
    };
    "/api/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Account
         * @description Delete your account for good; bots take its seats in running matches.
         *
         *     Tables that it made go to somebody else who sits there; lobbies without people are closed.
         *     Names stay in finished matches: others have played them too.
         */
        post: operations["delete_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Own Matches
         * @description The matches in which you hold a seat.
         *
         *     First come those that wait for one's answer (`is_my_turn`), that with the least time left before
         *     the others, then the rest, the last changed first.
         */
        get: operations["list_own_matches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Sessions
         * @description The browsers that are logged in to one's account.
         */
        get: operations["list_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End Sessions
         * @description Log out one browser, or all others; their open tables close at once.
         */
        post: operations["end_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Recovery
         * @description Where a link for a new password would be sent.
         */
        get: operations["show_recovery"];
        /**
         * Change Recovery
         * @description Choose the address for that.
         *
         *     It takes the password: whoever finds an open browser must not get the account for good.
         */
        put: operations["change_recovery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask For Reset
         * @description Have a link for a new password sent, if an account has that address.
         *
         *     The answer is the same if none has.
         */
        post: operations["ask_for_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-resets/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish Reset
         * @description Set a new password by a link, and log in; all other browsers are logged out.
         */
        post: operations["finish_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/rest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Rest
         * @description Your time off, during which clocks with days per answer stand still.
         */
        get: operations["show_rest"];
        /**
         * Change Rest
         * @description Change your quiet hours, go on vacation, or return from it.
         */
        put: operations["change_rest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Channels
         * @description How one is told that it is one's turn.
         */
        get: operations["list_channels"];
        put?: never;
        /**
         * Add Channel
         * @description Be told in another way; a mail address has to be confirmed by a link that is sent there.
         */
        post: operations["add_channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/channels/{channel_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Channel
         * @description Be told in that way no more.
         */
        delete: operations["remove_channel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Channel
         * @description Confirm a mail address by the link that was sent there.
         */
        post: operations["confirm_channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/stop/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop Notices
         * @description End the mails that a link came with, by one click (RFC 8058); whoever has it may.
         */
        post: operations["stop_notices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Webhook
         * @description Where the table tells whose turn it is.
         */
        get: operations["show_webhook"];
        /**
         * Set Webhook
         * @description Let the table tell whose turn it is, to one address.
         */
        put: operations["set_webhook"];
        post?: never;
        /**
         * Remove Webhook
         * @description Let the table tell nothing.
         */
        delete: operations["remove_webhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Feed
         * @description The matches that wait for your answer; anyone with the link may read it.
         */
        get: operations["read_feed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/{token}/turns.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Calendar
         * @description Your deadlines, the ends of tournament rounds, and the starts of tournaments.
         */
        get: operations["read_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Editions
         * @description The editions: seats, house rules and their bounds, bots.
         */
        get: operations["list_editions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/{edition}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Content
         * @description Every piece of an edition: stations with their places, lines, factions, heroes, cards.
         */
        get: operations["show_content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/{edition}/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Map
         * @description The metro map as it is drawn: paths of lines, places of stations and names, looks.
         */
        get: operations["show_map"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editions/{edition}/rulebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Rulebook
         * @description The rulebook for reading: chapters with examples and all rules, then all rulings.
         */
        get: operations["show_rulebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Languages
         * @description The available languages.
         */
        get: operations["list_languages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{code}/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Texts
         * @description All texts of a language for one edition, for clients that speak Fluent.
         */
        get: operations["show_texts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phrases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Phrases
         * @description The quick phrases of the chat; each reader gets them in their own language.
         */
        get: operations["list_phrases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find Rules
         * @description The rules and rulings whose text contains a word.
         */
        get: operations["find_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{rule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Rule
         * @description A rule or a ruling, as refusals name it.
         */
        get: operations["show_rule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{match_id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report Player
         * @description Report a line of chat, or the name or the behaviour of a player, to those who run the server.
         *
         *     Nobody at the table is told.
         */
        post: operations["report_player"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Reports
         * @description Reports: the open ones, the oldest first, or the closed ones, the newest first.
         *
         *     Nobody sees those about themselves.
         */
        get: operations["list_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{report_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Report
         * @description A report with the chat around it; of the play nothing.
         */
        get: operations["show_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{report_id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide Report
         * @description Close a report with a decision; nobody decides on their own reports, or those about them.
         */
        post: operations["decide_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Impose Mute
         * @description Mute a person in every chat; they are told why and for how long.
         */
        post: operations["impose_mute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Impose Ban
         * @description Ban a person: their sockets close, bots take their seats, logins are refused.
         */
        post: operations["impose_ban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sanctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Sanctions
         * @description Who is muted or banned now, the newest first.
         */
        get: operations["list_sanctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sanctions/{sanction_id}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift Sanction
         * @description End a mute or, for administrators who have given their password lately, a ban.
         */
        post: operations["lift_sanction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Password
         * @description Confirm your password: it unlocks dangerous actions for a quarter of an hour.
         */
        post: operations["confirm_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Person
         * @description What officials know of an account: sanctions, reports, its last matches without any play.
         *
         *     Of themselves they see no reports.
         */
        get: operations["show_person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Announcements
         * @description The announcements that are shown now.
         */
        get: operations["list_announcements"];
        put?: never;
        /**
         * Announce
         * @description Show an announcement at all tables.
         */
        post: operations["announce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcements/{announcement_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw Announcement
         * @description Withdraw an announcement.
         */
        delete: operations["withdraw_announcement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/officials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Officials
         * @description All accounts with a role.
         */
        get: operations["list_officials"];
        /**
         * Change Role
         * @description Give an account a role, another one, or none.
         */
        put: operations["change_role"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Audit
         * @description What officials have done, the newest first; nobody can change or delete it.
         */
        get: operations["show_audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Health
         * @description How the server does, as `/readyz` and `/metrics` know it.
         */
        get: operations["show_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List All Matches
         * @description All matches, private ones too.
         */
        get: operations["list_all_matches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/matches/{match_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Any Match
         * @description A match and its players; of the play, only what is public.
         */
        get: operations["show_any_match"];
        put?: never;
        post?: never;
        /**
         * Delete Match
         * @description Delete a match and all its choices permanently.
         */
        delete: operations["delete_match"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/matches/{match_id}/seats/{seat}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer Seat
         * @description Free a seat; the invitation lets somebody else take it.
         */
        post: operations["transfer_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/matches/{match_id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End Any Match
         * @description End a match early.
         */
        post: operations["end_any_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign Out Account
         * @description End all sessions of an account.
         */
        post: operations["sign_out_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Password Link
         * @description Make a link to reset the password of an account, valid for an hour.
         *
         *     It takes the admin token: no official should get at the account of a player.
         */
        post: operations["make_password_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check Database
         * @description Check the database for faults; rows are not counted if pages are damaged.
         */
        get: operations["check_database"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ratings/recount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recount Ratings
         * @description Recompute all ratings from the results of the matches, and correct what differs.
         */
        post: operations["recount_ratings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ratings/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay Ratings
         * @description Play rated matches again, and correct stored places that differ; recount afterwards.
         */
        post: operations["replay_ratings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ratings/patterns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Patterns
         * @description Accounts that leave rated matches, or seem to throw them; no proof.
         */
        get: operations["list_patterns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is Alive
         * @description Whether the process answers at all.
         */
        get: operations["is_alive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is Ready
         * @description Whether the database takes writes too: one is made, at most once a second.
         */
        get: operations["is_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Version
         * @description What runs here.
         */
        get: operations["show_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Metrics
         * @description Figures for Prometheus; closed unless the server has a token for them.
         */
        get: operations["show_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AccountChangeModel
         * @description What is to change; a new password needs the old one.
         * @example {
         *       "password": "a long pass phrase",
         *       "new_password": "a longer one"
         *     }
         */
        AccountChangeModel: {
            /** Language */
            language?: string | null;
            /** Password */
            password?: string | null;
            /** New Password */
            new_password?: string | null;
        };
        /**
         * AccountDataModel
         * @description All that the server keeps of an account.
         * @example {
         *       "at": 1798700400000,
         *       "account": {
         *         "name": "Anna",
         *         "language": "en",
         *         "created": 1790000000000
         *       },
         *       "browsers": [],
         *       "channels": [],
         *       "quiet_times": [],
         *       "vacations": [],
         *       "matches": [],
         *       "ratings": [],
         *       "tournaments": [],
         *       "organised": [],
         *       "chat": [],
         *       "plans": [],
         *       "follows": [],
         *       "reports": [],
         *       "sanctions": []
         *     }
         */
        AccountDataModel: {
            /** At */
            at: number;
            /** Account */
            account: {
                [key: string]: unknown;
            };
            /** Browsers */
            browsers: {
                [key: string]: unknown;
            }[];
            /** Channels */
            channels: {
                [key: string]: unknown;
            }[];
            /** Quiet Times */
            quiet_times: {
                [key: string]: unknown;
            }[];
            /** Vacations */
            vacations: {
                [key: string]: unknown;
            }[];
            /** Matches */
            matches: {
                [key: string]: unknown;
            }[];
            /** Ratings */
            ratings: {
                [key: string]: unknown;
            }[];
            /** Tournaments */
            tournaments: {
                [key: string]: unknown;
            }[];
            /** Organised */
            organised: {
                [key: string]: unknown;
            }[];
            /** Chat */
            chat: {
                [key: string]: unknown;
            }[];
            /** Plans */
            plans: {
                [key: string]: unknown;
            }[];
            /** Follows */
            follows: {
                [key: string]: unknown;
            }[];
            /** Reports */
            reports: {
                [key: string]: unknown;
            }[];
            /** Sanctions */
            sanctions: {
                [key: string]: unknown;
            }[];
        };
        /**
         * AnnouncementListModel
         * @description The announcements that are shown now.
         * @example {
         *       "announcements": [
         *         {
         *           "id": "q4fN0cR7mP1s",
         *           "texts": {
         *             "en": "The server restarts at eight."
         *           },
         *           "at": 1790000000000,
         *           "until": 1790003600000
         *         }
         *       ]
         *     }
         */
        AnnouncementListModel: {
            /** Announcements */
            announcements: components["schemas"]["AnnouncementModel"][];
        };
        /**
         * AnnouncementModel
         * @description What is told at all tables.
         * @example {
         *       "id": "q4fN0cR7mP1s",
         *       "texts": {
         *         "en": "The server restarts at eight."
         *       },
         *       "at": 1790000000000,
         *       "until": 1790003600000
         *     }
         */
        AnnouncementModel: {
            /** Id */
            id: string;
            /** Texts */
            texts: {
                [key: string]: string;
            };
            /** At */
            at: number;
            /** Until */
            until: number;
        };
        /**
         * AnswerModel
         * @description An answer to a puzzle, in parts, with its chance to win.
         */
        AnswerModel: {
            /** Key */
            key: string;
            /** Verb */
            verb: string;
            /** Args */
            args: {
                [key: string]: string | number | null;
            };
            /** Chance */
            chance: number;
        };
        /**
         * AuditEntryModel
         * @description What an official has done.
         */
        AuditEntryModel: {
            /** Id */
            id: string;
            /** At */
            at: number;
            /**
             * Actor
             * @description The name of an account; empty for the admin token.
             */
            actor: string;
            /** Role */
            role: string;
            /** Deed */
            deed: string;
            /**
             * Subject
             * @description The name of an account, or the id of a match or a report.
             */
            subject: string;
            /** Reason */
            reason: string;
            /** Detail */
            detail: string;
        };
        /**
         * AuditModel
         * @description A page of the log, the newest first.
         * @example {
         *       "entries": [
         *         {
         *           "id": "q4fN0cR7mP1s",
         *           "at": 1790000000000,
         *           "actor": "Vera",
         *           "role": "moderator",
         *           "deed": "mute",
         *           "subject": "Boris",
         *           "reason": "Insults.",
         *           "detail": "2026-09-22 13:33 UTC"
         *         }
         *       ],
         *       "next": null
         *     }
         */
        AuditModel: {
            /** Entries */
            entries: components["schemas"]["AuditEntryModel"][];
            /** Next */
            next: number | null;
        };
        /**
         * BankClock
         * @description A time bank for the whole match, plus an increment for each answer.
         */
        BankClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bank";
            /** Seconds */
            seconds: number;
            /**
             * Increment
             * @description Seconds gained by an answer.
             * @default 0
             */
            increment: number;
        };
        /**
         * Book
         * @description A whole rulebook; `words` are its title, headings and the like, by name.
         *
         *     Chapters are for players. The appendix has every rule (`sections`) and every ruling (`topics`).
         * @example {
         *       "edition": "second",
         *       "language": "en",
         *       "title": "The rules of the second edition",
         *       "words": {
         *         "contents": "Contents"
         *       },
         *       "chapters": [],
         *       "sections": [],
         *       "topics": []
         *     }
         */
        Book: {
            /** Edition */
            edition: string;
            /** Language */
            language: string;
            /** Title */
            title: string;
            /** Words */
            words: {
                [key: string]: string;
            };
            /** Chapters */
            chapters: components["schemas"]["Chapter"][];
            /** Sections */
            sections: components["schemas"]["Section"][];
            /** Topics */
            topics: components["schemas"]["Topic"][];
        };
        /**
         * BookFigure
         * @description A figure: `kind` says how it is drawn, `pieces` what is on it, as `hero/anna`.
         */
        BookFigure: {
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Title */
            title: string;
            /** Pieces */
            pieces: string[];
            /** Marks */
            marks: components["schemas"]["Mark"][];
            /**
             * Scales
             * @default []
             */
            scales: components["schemas"]["Scale"][];
        };
        /**
         * BookTable
         * @description A table with its heading and the heads of its columns.
         */
        BookTable: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Heads */
            heads: string[];
            /** Rows */
            rows: components["schemas"]["Row"][];
        };
        /**
         * BotModel
         * @description A bot that plays the edition. Levels go from 1, the easiest; other bots have level 0.
         */
        BotModel: {
            /**
             * Name
             * @description What requests call it; the text is `bot-<name>`.
             */
            name: string;
            /**
             * Text
             * @description What players call it.
             */
            text: string;
            /**
             * About
             * @description How it plays.
             */
            about: string;
            /** Level */
            level: number;
            /**
             * Rating
             * @description Elo of a level at two seats, by matches; the usual level has 1000.
             */
            rating?: number | null;
            /**
             * Is Usual
             * @description Whether it plays where nobody has chosen.
             */
            is_usual: boolean;
        };
        /**
         * BotRatingModel
         * @description A level of bots on the same scale.
         */
        BotRatingModel: {
            /** Bot */
            bot: string;
            /** Rating */
            rating: number;
        };
        /**
         * BranchModel
         * @description From where to play on, and at which seats; by default those that one held, or the first.
         *
         *     Bots sit at all others: those that sat there, or `bot`.
         * @example {
         *       "at": 120,
         *       "bot": "stalker",
         *       "seats": [
         *         2
         *       ]
         *     }
         */
        BranchModel: {
            /**
             * At
             * @description After how many choices.
             */
            at: number;
            /** Seats */
            seats?: number[] | null;
            /**
             * Bot
             * @description By default the usual one.
             */
            bot?: string | null;
        };
        /**
         * CandidateModel
         * @description An answer and the chance to win with it.
         */
        CandidateModel: {
            /** Key */
            key: string;
            /** Chance */
            chance: number;
        };
        /**
         * ChannelModel
         * @description A way to be told. The link of a feed is told only when it is made.
         * @example {
         *       "id": "q4fN0cR7mP1s",
         *       "kind": "mail",
         *       "address": "anna@metro.example",
         *       "is_confirmed": true,
         *       "created": 1790000000000,
         *       "link": null,
         *       "calendar": null
         *     }
         */
        ChannelModel: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "push" | "mail" | "webhook" | "feed";
            /**
             * Address
             * @description Of a browser or a webhook only the host.
             */
            address: string;
            /** Is Confirmed */
            is_confirmed: boolean;
            /** Created */
            created: number;
            /** Link */
            link?: string | null;
            /**
             * Calendar
             * @description The link of the feed as a calendar.
             */
            calendar?: string | null;
        };
        /**
         * ChannelsModel
         * @description The ways in which one is told, and what there is to choose from.
         * @example {
         *       "push_key": null,
         *       "has_mail": true,
         *       "channels": [
         *         {
         *           "id": "q4fN0cR7mP1s",
         *           "kind": "mail",
         *           "address": "anna@metro.example",
         *           "is_confirmed": true,
         *           "created": 1790000000000,
         *           "link": null,
         *           "calendar": null
         *         }
         *       ]
         *     }
         */
        ChannelsModel: {
            /**
             * Push Key
             * @description The key for subscriptions; null without push.
             */
            push_key: string | null;
            /** Has Mail */
            has_mail: boolean;
            /** Channels */
            channels: components["schemas"]["ChannelModel"][];
        };
        /**
         * Chapter
         * @description A chapter for players; the one about set-up shows it stage by stage.
         */
        Chapter: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Paragraphs */
            paragraphs: components["schemas"]["Paragraph"][];
            /** Stages */
            stages: components["schemas"]["Stage"][];
        };
        /**
         * CheckModel
         * @description Faults of the database, and the number of its rows.
         * @example {
         *       "faults": [],
         *       "matches": {
         *         "running": 3,
         *         "over": 20
         *       },
         *       "choices": 9120,
         *       "accounts": 7,
         *       "sessions": 31
         *     }
         */
        CheckModel: {
            /** Faults */
            faults: string[];
            /**
             * Matches
             * @description Matches by status.
             */
            matches: {
                [key: string]: number;
            };
            /** Choices */
            choices: number;
            /** Accounts */
            accounts: number;
            /** Sessions */
            sessions: number;
        };
        /**
         * ConfirmModel
         * @description The token of a link in a mail.
         * @example {
         *       "token": "q4fN0cR7mP1s.0123456789abcdef0123456789abcdef"
         *     }
         */
        ConfirmModel: {
            /** Token */
            token: string;
        };
        /**
         * ConfirmationModel
         * @description One's password, given again.
         * @example {
         *       "password": "a long pass phrase"
         *     }
         */
        ConfirmationModel: {
            /** Password */
            password: string;
        };
        /**
         * ContentModel
         * @description Every piece of an edition, with names in one language.
         * @example {
         *       "edition": "second",
         *       "rules_version": 1,
         *       "content_digest": "45191deb93d4e0973afb6421915b5e1849624778631ce8f654722e1e68ae015a",
         *       "language": "en",
         *       "stations": [],
         *       "lines": [],
         *       "tunnels": [
         *         [
         *           "polyanka",
         *           "borovitskaya"
         *         ]
         *       ],
         *       "transfers": [
         *         [
         *           "borovitskaya",
         *           "arbatskaya"
         *         ]
         *       ],
         *       "hubs": [],
         *       "zones": [],
         *       "factions": [],
         *       "heroes": [],
         *       "cards": [],
         *       "resources": {
         *         "pig": "Pig",
         *         "mushroom": "Mushroom",
         *         "ammo": "Ammunition"
         *       },
         *       "numbers": {}
         *     }
         */
        ContentModel: {
            /** Edition */
            edition: string;
            /** Rules Version */
            rules_version: number;
            /** Content Digest */
            content_digest: string;
            /** Language */
            language: string;
            /** Stations */
            stations: components["schemas"]["StationModel"][];
            /** Lines */
            lines: components["schemas"]["LineModel"][];
            /** Tunnels */
            tunnels: [
                string,
                string
            ][];
            /** Transfers */
            transfers: [
                string,
                string
            ][];
            /**
             * Hubs
             * @description Stations that are joined each to each.
             */
            hubs: string[][];
            /** Zones */
            zones: components["schemas"]["ZoneModel"][];
            /** Factions */
            factions: components["schemas"]["FactionModel"][];
            /** Heroes */
            heroes: components["schemas"]["PieceModel"][];
            /**
             * Cards
             * @description All other pieces, by kind.
             */
            cards: components["schemas"]["PieceModel"][];
            /**
             * Resources
             * @description Names of the resources.
             */
            resources: {
                [key: string]: string;
            };
            /**
             * Numbers
             * @description Numbers that stand on no card.
             */
            numbers: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
        };
        /**
         * ContextLineModel
         * @description A line of chat around the one that was reported.
         */
        ContextLineModel: {
            /** K */
            k: number;
            /** Seat */
            seat: number | null;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** At */
            at: number;
        };
        /**
         * CourseModel
         * @description The course of a finished match, and its key moments in the order of play.
         *
         *     The chances know all cards. The toy game has neither samples nor moments.
         * @example {
         *       "match": "q4fN0cR7mP1s",
         *       "count": 412,
         *       "ranking": [
         *         1,
         *         2
         *       ],
         *       "samples": [
         *         {
         *           "n": 17,
         *           "round": 2,
         *           "points": [
         *             3,
         *             3
         *           ],
         *           "chances": [
         *             0.48,
         *             0.52
         *           ]
         *         },
         *         {
         *           "n": 24,
         *           "round": 2,
         *           "points": [
         *             4,
         *             3
         *           ],
         *           "chances": [
         *             0.61,
         *             0.39
         *           ]
         *         }
         *       ],
         *       "moments": [
         *         {
         *           "n": 18,
         *           "until": 24,
         *           "round": 2,
         *           "seat": 1,
         *           "key": "attack_station:polyanka",
         *           "points": [
         *             1,
         *             0
         *           ],
         *           "chances": [
         *             0.13,
         *             -0.13
         *           ],
         *           "events": [
         *             {
         *               "kind": "station_captured",
         *               "args": {
         *                 "seat": 1,
         *                 "station": "polyanka"
         *               }
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        CourseModel: {
            /** Match */
            match: string;
            /**
             * Count
             * @description How many choices the match has.
             */
            count: number;
            /** Ranking */
            ranking: number[];
            /**
             * Samples
             * @description At every big question and at the end.
             */
            samples: components["schemas"]["SampleModel"][];
            /**
             * Moments
             * @description The largest swings, eight at most.
             */
            moments: components["schemas"]["MomentModel"][];
        };
        /**
         * CueModel
         * @description What the coach says when so many choices are made: the message `lesson-<edition>-<text>`.
         */
        CueModel: {
            /** Text */
            text: string;
            /** At */
            at: number;
            /**
             * Show
             * @description What the coach points at: `station:ID`, `option:KEY`, or a part of the table.
             */
            show: string[];
            /**
             * Key
             * @description The answer that the coach asks for; empty if they only explain.
             */
            key: string;
            /**
             * Attempt
             * @description An answer that is to be tried, and will be refused.
             */
            attempt: string;
            /**
             * Rule
             * @description The rule against that.
             */
            rule: string;
        };
        /**
         * DaysClock
         * @description A number of days for each answer.
         */
        DaysClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "days";
            /** Days */
            days: number;
        };
        /**
         * DecisionModel
         * @description What is decided of a report, and why.
         * @example {
         *       "decision": "upheld",
         *       "reason": "An insult."
         *     }
         */
        DecisionModel: {
            /**
             * Decision
             * @enum {string}
             */
            decision: "upheld" | "rejected";
            /** Reason */
            reason: string;
        };
        /**
         * DeedModel
         * @description What to do after an answer, in parts.
         */
        DeedModel: {
            /** Key */
            key: string;
            /** Verb */
            verb: string;
            /** Args */
            args: {
                [key: string]: string | number | null;
            };
        };
        /**
         * DeserterModel
         * @description An account that left many of its rated matches to bots; without a name it is deleted.
         */
        DeserterModel: {
            /** Name */
            name: string;
            /** Matches */
            matches: number;
            /** Left */
            left: number;
        };
        /**
         * DraftModel
         * @description A position that is being edited: as text, as data, and what is wrong with it.
         * @example {
         *       "edition": "second",
         *       "facts": {
         *         "round": 1
         *       },
         *       "faults": [],
         *       "fields": [],
         *       "full": {
         *         "round": 1
         *       },
         *       "names": {},
         *       "scenario": {
         *         "edition": "second",
         *         "position": {
         *           "player": [
         *             {},
         *             {}
         *           ]
         *         },
         *         "title": "A start"
         *       },
         *       "text": "title = \"A start\"\nedition = \"second\"\n\n[[position.player]]\n[[position.player]]\n",
         *       "waiting": [
         *         1
         *       ]
         *     }
         */
        DraftModel: {
            /** Text */
            text: string;
            /**
             * Scenario
             * @description The data of the text; null if not TOML.
             */
            scenario: {
                [key: string]: unknown;
            } | null;
            /** Edition */
            edition: string;
            /** Faults */
            faults: components["schemas"]["FaultModel"][];
            /** Fields */
            fields: components["schemas"]["FieldModel"][];
            /**
             * Names
             * @description The names of each kind.
             */
            names: {
                [key: string]: string[];
            };
            /**
             * Full
             * @description The position with everything that was left out.
             */
            full: {
                [key: string]: unknown;
            };
            /**
             * Facts
             * @description With all cards open.
             */
            facts: {
                [key: string]: unknown;
            } | null;
            /**
             * Waiting
             * @description The seats that are asked first.
             */
            waiting: number[];
        };
        /**
         * DrawModel
         * @description Nature's choice number `n` and what it did to the chance of a seat.
         */
        DrawModel: {
            /** N */
            n: number;
            /** Change */
            change: number;
        };
        /**
         * EditionModel
         * @description A set of rules that can be played here.
         * @example {
         *       "bots": [
         *         {
         *           "about": "knows its way around, but looks only one answer ahead",
         *           "is_usual": true,
         *           "level": 4,
         *           "name": "stalker",
         *           "rating": 1000,
         *           "text": "Stalker"
         *         }
         *       ],
         *       "content_digest": "5f3c...",
         *       "has_content": true,
         *       "house_rules": [
         *         {
         *           "default": 0,
         *           "least": 0,
         *           "most": 1,
         *           "name": "open_ring",
         *           "text": "All Hansa ring stations are open, whichever zones are closed.",
         *           "text_id": "house-second-open-ring",
         *           "title": "Open ring",
         *           "values": []
         *         }
         *       ],
         *       "id": "second",
         *       "is_default": true,
         *       "least_seats": 2,
         *       "most_seats": 6,
         *       "presets": [
         *         {
         *           "house_rules": {
         *             "victory_points": -3
         *           },
         *           "name": "short"
         *         }
         *       ],
         *       "rules_version": 1
         *     }
         */
        EditionModel: {
            /** Id */
            id: string;
            /**
             * Is Default
             * @description Whether it is meant where nobody names one.
             */
            is_default: boolean;
            /**
             * Has Content
             * @description Whether it has a map, pieces and a rulebook.
             */
            has_content: boolean;
            /** Least Seats */
            least_seats: number;
            /** Most Seats */
            most_seats: number;
            /** Rules Version */
            rules_version: number;
            /** Content Digest */
            content_digest: string;
            /** House Rules */
            house_rules: components["schemas"]["HouseRuleModel"][];
            /** Presets */
            presets: components["schemas"]["PresetModel"][];
            /** Bots */
            bots: components["schemas"]["BotModel"][];
        };
        /**
         * EmbedModel
         * @description How a match is shown in a page, as oEmbed wants it.
         * @example {
         *       "cache_age": 300,
         *       "height": 600,
         *       "html": "<iframe title=\"A quick evening match: Anna, Boris\"></iframe>",
         *       "provider_name": "Metro 2033",
         *       "provider_url": "https://metro.example",
         *       "title": "A quick evening match: Anna, Boris",
         *       "type": "rich",
         *       "version": "1.0",
         *       "width": 960
         *     }
         */
        EmbedModel: {
            /**
             * Type
             * @default rich
             * @constant
             */
            type: "rich";
            /**
             * Version
             * @default 1.0
             * @constant
             */
            version: "1.0";
            /** Title */
            title: string;
            /** Provider Name */
            provider_name: string;
            /** Provider Url */
            provider_url: string;
            /**
             * Cache Age
             * @default 300
             */
            cache_age: number;
            /** Width */
            width: number;
            /** Height */
            height: number;
            /** Html */
            html: string;
        };
        /**
         * EntrantModel
         * @description Somebody who takes part; without a name the account was deleted.
         */
        EntrantModel: {
            /** Number */
            number: number;
            /** Name */
            name: string;
            /** Bot */
            bot: string | null;
            /** Group */
            group: number;
            /** Is Out */
            is_out: boolean;
            /** Is Me */
            is_me: boolean;
            /** Has Profile */
            has_profile: boolean;
        };
        /**
         * EventModel
         * @description Something that happened: the text is `event-<kind>` with `args`; null is what is hidden.
         *
         *     `rules` are the IDs of the rules behind it, where it is part of a step. `traits` say what kind
         *     of event it is, such as `heading` or `minor`. `winner` is the side that won a fight, 0 or 1.
         */
        EventModel: {
            /** Kind */
            kind: string;
            /** Args */
            args: {
                [key: string]: string | number | null;
            };
            /**
             * Rules
             * @default []
             */
            rules: string[];
            /**
             * Traits
             * @default []
             */
            traits: string[];
            /** Winner */
            winner?: number | null;
        };
        /**
         * Example
         * @description An example of an edition in one language; `frames` show its start and its end.
         *
         *     `position` is the scenario as text, from which it can be played.
         */
        Example: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Rules */
            rules: string[];
            /** Lines */
            lines: components["schemas"]["Sentence"][];
            /** Frames */
            frames: components["schemas"]["Frame"][];
            /** Position */
            position: string;
        };
        /**
         * FactionModel
         * @description A faction, or a clan of the first edition: the side of a player.
         */
        FactionModel: {
            /**
             * Kind
             * @constant
             */
            kind: "faction";
            /** Id */
            id: string;
            /** Text Id */
            text_id: string;
            /** Name */
            name: string;
            /**
             * Text
             * @description What it does, or empty.
             */
            text: string;
            /** Flavour */
            flavour: string;
            origin: components["schemas"]["OriginModel"];
            /**
             * Rules
             * @description IDs of the rules and rulings about it.
             */
            rules: string[];
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            /** Colour */
            colour: string;
            /** Homes */
            homes: string[];
            /**
             * Ability
             * @description The name of what it can do.
             */
            ability: string;
            /** Ability Text */
            ability_text: string;
        };
        Facts: components["schemas"]["FirstFacts"] | components["schemas"]["SecondFacts"] | components["schemas"]["ToyFacts"] | Record<string, never>;
        /**
         * FarewellModel
         * @description The password of an account that is to be deleted.
         * @example {
         *       "password": "a long pass phrase"
         *     }
         */
        FarewellModel: {
            /** Password */
            password: string;
        };
        /**
         * FaultModel
         * @description What is wrong at a place of a text.
         */
        FaultModel: {
            /** Line */
            line: number;
            /**
             * Place
             * @description Dotted, counted from 1: `position.player.2.army`; or empty.
             */
            place: string;
            /**
             * Station
             * @description The station that it is about, or empty.
             */
            station: string;
            /**
             * Text
             * @description The reason, in the language of the request.
             */
            text: string;
        };
        /**
         * FavouriteCardModel
         * @description A card that was used often.
         */
        FavouriteCardModel: {
            /** Edition */
            edition: string;
            /** Kind */
            kind: string;
            /** Card */
            card: string;
            /** Times */
            times: number;
            /** Matches */
            matches: number;
        };
        /**
         * FieldModel
         * @description A field that a position can have: a number within bounds, or names of a kind.
         */
        FieldModel: {
            /**
             * Place
             * @description The table that has it: `position`, `position.player.1`.
             */
            place: string;
            /** Name */
            name: string;
            /**
             * Kind
             * @description In `cards`, `?` leaves one open; `seats` are those that have seen each card.
             * @enum {string}
             */
            kind: "number" | "seat" | "numbers" | "name" | "names" | "cards" | "seats";
            /** Least */
            least: number;
            /** Most */
            most: number;
            /**
             * Usual
             * @description What a number is when it is left out.
             */
            usual: number;
            /**
             * Of
             * @description Of what the names are: `station`; empty for numbers.
             */
            of: string;
        };
        /**
         * FigureModel
         * @description How often those who had or used a thing won: 1 is as often as is fair.
         */
        FigureModel: {
            /**
             * Trials
             * @description How many seats had or used it.
             */
            trials: number;
            /** Value */
            value: number;
            /**
             * Low
             * @description The least that is likely (95 %, Wilson).
             */
            low: number;
            /** High */
            high: number;
        };
        /**
         * FollowsModel
         * @description Followed players: names of accounts that have a profile.
         * @example {
         *       "names": [
         *         "Anna"
         *       ]
         *     }
         */
        FollowsModel: {
            /** Names */
            names: string[];
        };
        /**
         * ForgottenModel
         * @description A mail address that may be that of an account.
         * @example {
         *       "address": "a@metro.example"
         *     }
         */
        ForgottenModel: {
            /** Address */
            address: string;
        };
        /**
         * Frame
         * @description A moment on the map: what spectators know, the stations to show, and those that are marked.
         *
         *     `good` can be chosen, `bad` cannot.
         */
        Frame: {
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            /**
             * Stations
             * @default []
             */
            stations: string[];
            /**
             * Good
             * @default []
             */
            good: string[];
            /**
             * Bad
             * @default []
             */
            bad: string[];
        };
        /**
         * FrameModel
         * @description The match after choice `n`; `step` is that choice, null before the first.
         *
         *     The first frame of an answer has all `facts`, each further one a merge patch (RFC 7396).
         */
        FrameModel: {
            /** N */
            n: number;
            step: components["schemas"]["StepModel"] | null;
            facts: components["schemas"]["Facts"] | null;
            /** Patch */
            patch: {
                [key: string]: unknown;
            } | null;
            /**
             * Waiting
             * @description The seats that are asked.
             */
            waiting: number[];
            /**
             * Kind
             * @description What kind of question is asked, or empty at the end.
             */
            kind: string;
            /**
             * Options
             * @description The keys of the viewer's options, if they are asked.
             */
            options: string[];
        };
        /**
         * GradeModel
         * @description Choice number `n` of a seat against the best answer found.
         *
         *     `loss` is the chance to win that it gave away, `low` to `high` its 95 % interval, measured in
         *     so many imagined `worlds`. Where it is notable, `candidates` are answers to choose from, and
         *     `missed` says what the best one is for.
         */
        GradeModel: {
            /** N */
            n: number;
            /** Seat */
            seat: number;
            /** Kind */
            kind: string;
            /** Key */
            key: string;
            /** Best */
            best: string;
            /** Chance */
            chance: number;
            /** Loss */
            loss: number;
            /** Low */
            low: number;
            /** High */
            high: number;
            /** Worlds */
            worlds: number;
            /** Candidates */
            candidates: components["schemas"]["CandidateModel"][];
            missed: components["schemas"]["MissedModel"] | null;
        };
        /**
         * GroupResultModel
         * @description Wins at an edition, or there with a number of seats, a faction or a hero.
         */
        GroupResultModel: {
            /**
             * Group
             * @enum {string}
             */
            group: "edition" | "seats" | "faction" | "hero";
            /** Edition */
            edition: string;
            /** Thing */
            thing: string;
            /** Matches */
            matches: number;
            /** Wins */
            wins: number;
            /**
             * Low
             * @description The least share of wins that is likely (95 %).
             */
            low: number;
            /** High */
            high: number;
        };
        /**
         * HealthModel
         * @description How the server does; what is not in the database is that of the process that answers.
         * @example {
         *       "version": "0.1.0",
         *       "engine": "compiled",
         *       "is_ready": true,
         *       "processes": 1,
         *       "uptime_s": 86400,
         *       "matches": {
         *         "running": 3,
         *         "over": 20
         *       },
         *       "accounts": 7,
         *       "sessions": 31,
         *       "open_reports": 1,
         *       "sockets": 12,
         *       "rooms": 3,
         *       "writes_waiting": 0,
         *       "bots_waiting": 0,
         *       "bot_processes": 1,
         *       "store_failures": {}
         *     }
         */
        HealthModel: {
            /** Version */
            version: string;
            /** Engine */
            engine: string;
            /**
             * Is Ready
             * @description Whether the database takes writes.
             */
            is_ready: boolean;
            /** Processes */
            processes: number;
            /** Uptime S */
            uptime_s: number;
            /**
             * Matches
             * @description By status.
             */
            matches: {
                [key: string]: number;
            };
            /** Accounts */
            accounts: number;
            /** Sessions */
            sessions: number;
            /** Open Reports */
            open_reports: number;
            /** Sockets */
            sockets: number;
            /**
             * Rooms
             * @description Matches in memory.
             */
            rooms: number;
            /** Writes Waiting */
            writes_waiting: number;
            /**
             * Bots Waiting
             * @description Questions that bots have not begun to think about.
             */
            bots_waiting: number;
            /** Bot Processes */
            bot_processes: number;
            /**
             * Store Failures
             * @description By kind, since the start.
             */
            store_failures: {
                [key: string]: number;
            };
        };
        /**
         * HouseRuleModel
         * @description A named number that a match is played with; from 0 to 1 it is a switch.
         */
        HouseRuleModel: {
            /** Name */
            name: string;
            /** Least */
            least: number;
            /** Most */
            most: number;
            /** Default */
            default: number;
            /** Text Id */
            text_id: string;
            /**
             * Title
             * @description What readers call it.
             */
            title: string;
            /**
             * Text
             * @description What it changes; for a switch, when it is on.
             */
            text: string;
            /**
             * Values
             * @description Values to choose from, in words; none for a switch.
             */
            values: components["schemas"]["HouseValueModel"][];
        };
        /**
         * HouseValueModel
         * @description A value of a house rule that is worth offering.
         */
        HouseValueModel: {
            /** Value */
            value: number;
            /** Text */
            text: string;
        };
        /**
         * ImaginedBoardModel
         * @description A position with everything imagined that the seat could not know, and what was tried there.
         *
         *     `made` of the answers could be given. `facts` hide nothing; `steps` are told as the seat would
         *     learn them. `asked`, `waiting` and `facts` are as in the socket's messages. The toy game has no
         *     chances.
         * @example {
         *       "asked": [],
         *       "before": [
         *         0.28,
         *         0.72
         *       ],
         *       "chances": [
         *         0.31,
         *         0.69
         *       ],
         *       "facts": {},
         *       "made": 1,
         *       "n": 40,
         *       "ranking": [],
         *       "steps": [],
         *       "waiting": {
         *         "kind": "army_action",
         *         "seats": [
         *           2
         *         ]
         *       }
         *     }
         */
        ImaginedBoardModel: {
            /** N */
            n: number;
            /** Made */
            made: number;
            facts: components["schemas"]["Facts"];
            /** Asked */
            asked: {
                [key: string]: unknown;
            }[];
            /** Waiting */
            waiting: {
                [key: string]: unknown;
            };
            /** Steps */
            steps: components["schemas"]["StepModel"][];
            /**
             * Chances
             * @description Of each seat, from 0 to 1.
             */
            chances: number[];
            /**
             * Before
             * @description The same at the start of the board.
             */
            before: number[];
            /**
             * Ranking
             * @description The places at the end; empty while it goes on.
             */
            ranking: number[];
            /**
             * Worlds
             * @description Imaginations over which chances are averaged.
             * @default 0
             */
            worlds: number;
            /**
             * Low
             * @description Lower bounds of the chances (95 %).
             * @default []
             */
            low: number[];
            /**
             * High
             * @default []
             */
            high: number[];
            /**
             * Fights
             * @default {}
             */
            fights: {
                [key: string]: unknown;
            };
            /**
             * Differences
             * @default {}
             */
            differences: {
                [key: string]: unknown;
            };
            /**
             * Lacks
             * @default []
             */
            lacks: {
                [key: string]: unknown;
            }[];
        };
        /**
         * InviteModel
         * @description A link to send to somebody; it is told only now, the server keeps nothing but its hash.
         *
         *     The token stands behind the #, so that it gets into no log. A new invite to a seat takes the
         *     place of the last one.
         * @example {
         *       "kind": "seat",
         *       "seat": null,
         *       "token": "XGo0npHVDYQueqzIj_FO_l2w",
         *       "link": "https://metro.example/match/q4fN0cR7mP1s#invite=XGo0npHVDYQueqzIj_FO_l2w",
         *       "qr": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 41 41\"><path/></svg>"
         *     }
         */
        InviteModel: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "seat" | "watch" | "heir";
            /** Seat */
            seat: number | null;
            /** Token */
            token: string;
            /** Link */
            link: string;
            /**
             * Qr
             * @description The link as a QR code: an SVG picture.
             */
            qr: string;
        };
        /**
         * JoinModel
         * @description A request for a seat; by default, the first one open to the requester.
         * @example {
         *       "name": "Boris"
         *     }
         */
        JoinModel: {
            /** Name */
            name: string;
            /** Seat */
            seat?: number | null;
            /**
             * Salt
             * @default
             */
            salt: string;
        };
        /**
         * JudgedPositionModel
         * @description Whether a position is a puzzle: `best` is clearly the best answer of the asked seat.
         * @example {
         *       "answers": [
         *         {
         *           "args": {},
         *           "chance": 0.62,
         *           "key": "hire",
         *           "verb": "hire"
         *         },
         *         {
         *           "args": {},
         *           "chance": 0.41,
         *           "key": "pass",
         *           "verb": "pass"
         *         }
         *       ],
         *       "best": "hire",
         *       "count": 0,
         *       "high": 0.25,
         *       "is_puzzle": true,
         *       "lead": 0.21,
         *       "low": 0.17,
         *       "needed": 0.05,
         *       "purpose": {
         *         "aims": [
         *           "army"
         *         ],
         *         "args": {
         *           "seat": "2"
         *         },
         *         "danger": "defeat",
         *         "deed": {
         *           "args": {},
         *           "key": "hire",
         *           "verb": "hire"
         *         }
         *       },
         *       "seat": 1,
         *       "why": ""
         *     }
         */
        JudgedPositionModel: {
            /** Seat */
            seat: number;
            /**
             * Count
             * @description How many choices led there.
             */
            count: number;
            /** Is Puzzle */
            is_puzzle: boolean;
            /**
             * Why
             * @description Why it is none; `close`: a second answer is nearly as good.
             * @enum {string}
             */
            why: "" | "chance" | "nobody" | "one_answer" | "disagree" | "lost" | "close";
            /** Best */
            best: string;
            /** Answers */
            answers: components["schemas"]["AnswerModel"][];
            /** @description What the best answer is for. */
            purpose: components["schemas"]["PurposeModel"] | null;
            /**
             * Lead
             * @description How much better the best answer is, in chances to win.
             */
            lead: number;
            /**
             * Low
             * @description The lower bound of the lead (95 %).
             */
            low: number;
            /** High */
            high: number;
            /**
             * Needed
             * @description The lead that a puzzle needs.
             */
            needed: number;
        };
        /**
         * LeaveModel
         * @description Which of your seats you give up or hand to a bot; by default, all of them.
         * @example {
         *       "seat": 1
         *     }
         */
        LeaveModel: {
            /** Seat */
            seat?: number | null;
        };
        /**
         * LessonModel
         * @description The lesson of an edition: a script of so many choices, and the words of the coach.
         * @example {
         *       "choices": 31,
         *       "cues": [
         *         {
         *           "at": 0,
         *           "attempt": "",
         *           "key": "hire",
         *           "rule": "",
         *           "show": [
         *             "option:hire",
         *             "confirm"
         *           ],
         *           "text": "hire"
         *         }
         *       ],
         *       "edition": "second"
         *     }
         */
        LessonModel: {
            /** Edition */
            edition: string;
            /** Choices */
            choices: number;
            /** Cues */
            cues: components["schemas"]["CueModel"][];
        };
        /**
         * LineModel
         * @description A line: its stations in order; a ring joins the last to the first.
         */
        LineModel: {
            /**
             * Kind
             * @constant
             */
            kind: "line";
            /** Id */
            id: string;
            /** Text Id */
            text_id: string;
            /** Name */
            name: string;
            /**
             * Text
             * @description What it does, or empty.
             */
            text: string;
            /** Flavour */
            flavour: string;
            origin: components["schemas"]["OriginModel"];
            /**
             * Rules
             * @description IDs of the rules and rulings about it.
             */
            rules: string[];
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            /** Number */
            number: number;
            /** Is Ring */
            is_ring: boolean;
            /** Stations */
            stations: string[];
        };
        /**
         * LoginModel
         * @description Name and password of an account.
         * @example {
         *       "name": "Anna",
         *       "password": "a long pass phrase"
         *     }
         */
        LoginModel: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * Mark
         * @description A part of a figure that is explained.
         *
         *     `target` is a part of a card (`name`, `kind`, `picture`, `said-1` ...), a station of the map, or
         *     a scale; `owner` is the side that holds the station, with a token of a level where it has one.
         */
        Mark: {
            /** Target */
            target: string;
            /** Text */
            text: string;
            /**
             * Owner
             * @default
             */
            owner: string;
            /**
             * Level
             * @default 0
             */
            level: number;
            /**
             * Is Home
             * @default false
             */
            is_home: boolean;
        };
        /**
         * MatchListModel
         * @description Matches in their order; `next` is the offset of further ones, or null.
         * @example {
         *       "matches": [
         *         {
         *           "edition": "second",
         *           "house_rules": {
         *             "victory_points": 0,
         *             "open_ring": 0,
         *             "first_player": 0,
         *             "most_rounds": 12
         *           },
         *           "clock": {
         *             "kind": "bank",
         *             "seconds": 1800,
         *             "increment": 10
         *           },
         *           "absent": "fallback",
         *           "absent_bot": "heuristic",
         *           "is_public": true,
         *           "watch": "anyone",
         *           "language": "en",
         *           "title": "A quick evening match",
         *           "hints": true,
         *           "chat": true,
         *           "memory": true,
         *           "id": "q4fN0cR7mP1s",
         *           "status": "running",
         *           "rules_version": 1,
         *           "content_digest": "45191deb93d4e0973afb6421915b5e1849624778631ce8f654722e1e68ae015a",
         *           "commitment": "8f32d293ba0c9584308a123851618fbbde70077dd6a9224738b3cb8f0df0b75d",
         *           "seats": [
         *             {
         *               "seat": 1,
         *               "kind": "person",
         *               "name": "Anna",
         *               "bot": null,
         *               "is_mine": true,
         *               "is_claimable": false
         *             },
         *             {
         *               "seat": 2,
         *               "kind": "person",
         *               "name": "Boris",
         *               "bot": null,
         *               "is_mine": false,
         *               "is_claimable": false
         *             }
         *           ],
         *           "held": [
         *             1
         *           ],
         *           "is_host": true,
         *           "may_watch": true,
         *           "count": 17,
         *           "waiting": [
         *             1
         *           ],
         *           "is_my_turn": true,
         *           "imported": 0,
         *           "created": 1794744065342,
         *           "updated": 1794744129870,
         *           "rematch_of": null,
         *           "rematch": null,
         *           "ranking": []
         *         }
         *       ],
         *       "next": null
         *     }
         */
        MatchListModel: {
            /** Matches */
            matches: components["schemas"]["MatchModel"][];
            /** Next */
            next: number | null;
        };
        /**
         * MatchModel
         * @description A match as the requester may see it.
         * @example {
         *       "edition": "second",
         *       "house_rules": {
         *         "victory_points": 0,
         *         "open_ring": 0,
         *         "first_player": 0,
         *         "most_rounds": 12
         *       },
         *       "clock": {
         *         "kind": "bank",
         *         "seconds": 1800,
         *         "increment": 10
         *       },
         *       "absent": "fallback",
         *       "absent_bot": "heuristic",
         *       "is_public": true,
         *       "watch": "anyone",
         *       "language": "en",
         *       "title": "A quick evening match",
         *       "hints": true,
         *       "chat": true,
         *       "memory": true,
         *       "id": "q4fN0cR7mP1s",
         *       "status": "running",
         *       "rules_version": 1,
         *       "content_digest": "45191deb93d4e0973afb6421915b5e1849624778631ce8f654722e1e68ae015a",
         *       "commitment": "8f32d293ba0c9584308a123851618fbbde70077dd6a9224738b3cb8f0df0b75d",
         *       "seats": [
         *         {
         *           "seat": 1,
         *           "kind": "person",
         *           "name": "Anna",
         *           "bot": null,
         *           "is_mine": true,
         *           "is_claimable": false
         *         },
         *         {
         *           "seat": 2,
         *           "kind": "person",
         *           "name": "Boris",
         *           "bot": null,
         *           "is_mine": false,
         *           "is_claimable": false
         *         }
         *       ],
         *       "held": [
         *         1
         *       ],
         *       "is_host": true,
         *       "may_watch": true,
         *       "count": 17,
         *       "waiting": [
         *         1
         *       ],
         *       "is_my_turn": true,
         *       "imported": 0,
         *       "created": 1794744065342,
         *       "updated": 1794744129870,
         *       "rematch_of": null,
         *       "rematch": null,
         *       "ranking": []
         *     }
         */
        MatchModel: {
            /** Edition */
            edition: string;
            /** House Rules */
            house_rules?: {
                [key: string]: number;
            };
            /** Clock */
            clock?: (components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /**
             * Absent
             * @description Who answers when a clock has run out: the rule for it, or a bot.
             * @default fallback
             * @enum {string}
             */
            absent: "fallback" | "bot";
            /**
             * Absent Bot
             * @description Which bot; by default the strongest.
             */
            absent_bot?: string | null;
            /**
             * Is Public
             * @description Whether it stands in the list for all.
             * @default false
             */
            is_public: boolean;
            /**
             * Watch
             * @default anyone
             * @enum {string}
             */
            watch: "anyone" | "invited" | "nobody";
            /**
             * Delay
             * @description By how much those are behind who only watch.
             */
            delay?: (components["schemas"]["MovesDelay"] | components["schemas"]["MinutesDelay"]) | null;
            /**
             * Language
             * @description What is spoken at the table.
             * @default en
             */
            language: string;
            /**
             * Title
             * @default
             */
            title: string;
            /**
             * Hints
             * @description Whether bots may be asked for advice.
             * @default true
             */
            hints: boolean;
            /**
             * Chat
             * @default true
             */
            chat: boolean;
            /**
             * Memory
             * @description Whether anybody may look up what can be remembered of the cards.
             * @default true
             */
            memory: boolean;
            /**
             * Rated
             * @description Whether the match counts for ratings: all have accounts, seats are drawn, and there are no hints, no house rules and no undo after something was seen.
             * @default false
             */
            rated: boolean;
            /** Id */
            id: string;
            /**
             * Status
             * @enum {string}
             */
            status: "lobby" | "running" | "over" | "ended";
            /** Rules Version */
            rules_version: number;
            /** Content Digest */
            content_digest: string;
            /**
             * Commitment
             * @description The hash of the secret from which nature is drawn; null where it is not.
             */
            commitment: string | null;
            /** Seats */
            seats: components["schemas"]["SeatModel"][];
            /**
             * Held
             * @description The seats of the one who asks.
             */
            held: number[];
            /** Is Host */
            is_host: boolean;
            /** May Watch */
            may_watch: boolean;
            /**
             * Count
             * @description How many choices stand.
             */
            count: number;
            /**
             * Waiting
             * @description The seats whose answer is awaited.
             */
            waiting: number[];
            /** Is My Turn */
            is_my_turn: boolean;
            /**
             * Left Ms
             * @description The time that is left for one's answer, to within a few minutes, if it runs.
             */
            left_ms?: number | null;
            /**
             * Imported
             * @description How many choices came from a record.
             */
            imported: number;
            /**
             * Lesson
             * @description The edition that this match teaches, if it is a lesson.
             */
            lesson?: string | null;
            /**
             * Puzzle
             * @description The puzzle at which this match begins, if it is one.
             */
            puzzle?: string | null;
            /**
             * Tournament
             * @description The tournament that this match belongs to.
             */
            tournament?: string | null;
            /**
             * Deadline
             * @description When its round ends, and bots play on for everybody.
             */
            deadline?: number | null;
            /** Created */
            created: number;
            /** Updated */
            updated: number;
            /**
             * Rematch Of
             * @description Told to those who sit there, and to the host.
             */
            rematch_of: string | null;
            /**
             * Rematch
             * @description The match that followed; told of single matches only.
             */
            rematch: string | null;
            /**
             * Ranking
             * @description The place of each seat at the end; empty before, or if it is not known.
             */
            ranking: number[];
        };
        /**
         * MatchRatingsModel
         * @description What a rated match has changed; nothing until it has counted, soon after its end.
         * @example {
         *       "is_counted": true,
         *       "changes": [
         *         {
         *           "seat": 1,
         *           "before": 1000,
         *           "rating": 1078,
         *           "margin": 466,
         *           "is_provisional": true
         *         }
         *       ]
         *     }
         */
        MatchRatingsModel: {
            /** Is Counted */
            is_counted: boolean;
            /** Changes */
            changes: components["schemas"]["RatingChangeModel"][];
        };
        /**
         * MinutesDelay
         * @description Spectators do not see what has happened in the last minutes.
         */
        MinutesDelay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "minutes";
            /** Minutes */
            minutes: number;
        };
        /**
         * MissedModel
         * @description What the best answer would have been for, worded like the purpose of a hint.
         *
         *     `aims` are features to improve; `danger` is what it averts, `seat` the number of the seat from
         *     which that comes, `station` the station in danger, `deed` the key of what was to be done next.
         */
        MissedModel: {
            /** Aims */
            aims: string[];
            /** Danger */
            danger: string;
            /** Seat */
            seat: string;
            /** Station */
            station: string;
            /** Deed */
            deed: string;
        };
        /**
         * MomentModel
         * @description From choice `n` to choice `until` the chances changed much.
         *
         *     `seat` (null: nature) made choice `n` with `key`; `events` are all that followed, with nothing
         *     hidden. `points` and `chances` are what each seat gained or lost.
         */
        MomentModel: {
            /** N */
            n: number;
            /** Until */
            until: number;
            /** Round */
            round: number;
            /** Seat */
            seat: number | null;
            /** Key */
            key: string;
            /** Points */
            points: number[];
            /** Chances */
            chances: number[];
            /** Events */
            events: components["schemas"]["EventModel"][];
        };
        /**
         * MovesDelay
         * @description Spectators do not see the last moves: what the rules or the draws answer is none.
         */
        MovesDelay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "moves";
            /** Moves */
            moves: number;
        };
        /**
         * NewAccountModel
         * @description An account that is to be made; the seats of this browser go to it.
         * @example {
         *       "name": "Anna",
         *       "password": "a long pass phrase"
         *     }
         */
        NewAccountModel: {
            /** Name */
            name: string;
            /** Password */
            password: string;
            /**
             * Language
             * @default en
             */
            language: string;
        };
        /**
         * NewAnnouncementModel
         * @description What is told at all tables, in one language or more, and for how long.
         * @example {
         *       "minutes": 60,
         *       "texts": {
         *         "en": "The server restarts at eight."
         *       }
         *     }
         */
        NewAnnouncementModel: {
            /** Texts */
            texts: {
                [key: string]: string;
            };
            /** Minutes */
            minutes: number;
        };
        /**
         * NewChannelModel
         * @description A way to be told: a browser, a mail address, or a feed by a secret link.
         * @example {
         *       "address": "a@metro.example",
         *       "kind": "mail"
         *     }
         */
        NewChannelModel: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "push" | "mail" | "feed";
            /**
             * Address
             * @description The endpoint of a push service, or mail.
             * @default feed
             */
            address: string;
            /**
             * P256Dh
             * @description The key of a browser.
             */
            p256dh?: string | null;
            /**
             * Auth
             * @description The secret of a browser.
             */
            auth?: string | null;
        };
        /**
         * NewInviteModel
         * @description An invitation to play (at one seat or any open one), to watch, or to play on for oneself.
         * @example {
         *       "kind": "seat",
         *       "seat": 2
         *     }
         */
        NewInviteModel: {
            /**
             * Kind
             * @default seat
             * @enum {string}
             */
            kind: "seat" | "watch" | "heir";
            /** Seat */
            seat?: number | null;
        };
        /**
         * NewLessonModel
         * @description The learner's name and language.
         * @example {
         *       "name": "Anna",
         *       "language": "en"
         *     }
         */
        NewLessonModel: {
            /** Name */
            name?: string | null;
            /**
             * Language
             * @default en
             */
            language: string;
        };
        /**
         * NewMatchModel
         * @description A new table.
         * @example {
         *       "clock": {
         *         "increment": 10,
         *         "kind": "bank",
         *         "seconds": 1800
         *       },
         *       "edition": "second",
         *       "house_rules": {
         *         "most_rounds": 12
         *       },
         *       "is_public": true,
         *       "seats": [
         *         {
         *           "kind": "mine",
         *           "name": "Anna"
         *         },
         *         {
         *           "kind": "open"
         *         },
         *         {
         *           "bot": "heuristic",
         *           "kind": "bot"
         *         }
         *       ],
         *       "start": false,
         *       "title": "A quick evening match"
         *     }
         */
        NewMatchModel: {
            /** Edition */
            edition: string;
            /** House Rules */
            house_rules?: {
                [key: string]: number;
            };
            /** Clock */
            clock?: (components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /**
             * Absent
             * @description Who answers when a clock has run out: the rule for it, or a bot.
             * @default fallback
             * @enum {string}
             */
            absent: "fallback" | "bot";
            /**
             * Absent Bot
             * @description Which bot; by default the strongest.
             */
            absent_bot?: string | null;
            /**
             * Is Public
             * @description Whether it stands in the list for all.
             * @default false
             */
            is_public: boolean;
            /**
             * Watch
             * @default anyone
             * @enum {string}
             */
            watch: "anyone" | "invited" | "nobody";
            /**
             * Delay
             * @description By how much those are behind who only watch.
             */
            delay?: (components["schemas"]["MovesDelay"] | components["schemas"]["MinutesDelay"]) | null;
            /**
             * Language
             * @description What is spoken at the table.
             * @default en
             */
            language: string;
            /**
             * Title
             * @default
             */
            title: string;
            /**
             * Hints
             * @description Whether bots may be asked for advice.
             * @default true
             */
            hints: boolean;
            /**
             * Chat
             * @default true
             */
            chat: boolean;
            /**
             * Memory
             * @description Whether anybody may look up what can be remembered of the cards.
             * @default true
             */
            memory: boolean;
            /**
             * Rated
             * @description Whether the match counts for ratings: all have accounts, seats are drawn, and there are no hints, no house rules and no undo after something was seen.
             * @default false
             */
            rated: boolean;
            /** Seats */
            seats: components["schemas"]["NewSeatModel"][];
            /**
             * Start
             * @description Begin at once, if no seat is open.
             * @default false
             */
            start: boolean;
        };
        /**
         * NewMatchResultModel
         * @description The new table, and an invitation to its open seats, if it has any.
         * @example {
         *       "match": {
         *         "edition": "second",
         *         "house_rules": {
         *           "victory_points": 0,
         *           "open_ring": 0,
         *           "first_player": 0,
         *           "most_rounds": 12
         *         },
         *         "clock": {
         *           "kind": "bank",
         *           "seconds": 1800,
         *           "increment": 10
         *         },
         *         "absent": "fallback",
         *         "absent_bot": "heuristic",
         *         "is_public": true,
         *         "watch": "anyone",
         *         "language": "en",
         *         "title": "A quick evening match",
         *         "hints": true,
         *         "chat": true,
         *         "memory": true,
         *         "id": "q4fN0cR7mP1s",
         *         "status": "running",
         *         "rules_version": 1,
         *         "content_digest": "45191deb93d4e0973afb6421915b5e1849624778631ce8f654722e1e68ae015a",
         *         "commitment": "8f32d293ba0c9584308a123851618fbbde70077dd6a9224738b3cb8f0df0b75d",
         *         "seats": [
         *           {
         *             "seat": 1,
         *             "kind": "person",
         *             "name": "Anna",
         *             "bot": null,
         *             "is_mine": true,
         *             "is_claimable": false
         *           },
         *           {
         *             "seat": 2,
         *             "kind": "person",
         *             "name": "Boris",
         *             "bot": null,
         *             "is_mine": false,
         *             "is_claimable": false
         *           }
         *         ],
         *         "held": [
         *           1
         *         ],
         *         "is_host": true,
         *         "may_watch": true,
         *         "count": 17,
         *         "waiting": [
         *           1
         *         ],
         *         "is_my_turn": true,
         *         "imported": 0,
         *         "created": 1794744065342,
         *         "updated": 1794744129870,
         *         "rematch_of": null,
         *         "rematch": null,
         *         "ranking": []
         *       },
         *       "invite": {
         *         "kind": "seat",
         *         "seat": null,
         *         "token": "XGo0npHVDYQueqzIj_FO_l2w",
         *         "link": "https://metro.example/match/q4fN0cR7mP1s#invite=XGo0npHVDYQueqzIj_FO_l2w",
         *         "qr": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 41 41\"><path/></svg>"
         *       }
         *     }
         */
        NewMatchResultModel: {
            match: components["schemas"]["MatchModel"];
            invite: components["schemas"]["InviteModel"] | null;
        };
        /**
         * NewPasswordModel
         * @description The token of a link, and a new password.
         * @example {
         *       "password": "a long pass phrase",
         *       "token": "xxxxxxxxxxxxxxxxxxxxxxxx"
         *     }
         */
        NewPasswordModel: {
            /** Token */
            token: string;
            /** Password */
            password: string;
        };
        /**
         * NewPuzzleModel
         * @description The solver's name and language.
         * @example {
         *       "name": "Anna",
         *       "language": "en"
         *     }
         */
        NewPuzzleModel: {
            /** Name */
            name?: string | null;
            /**
             * Language
             * @default en
             */
            language: string;
        };
        /**
         * NewRecoveryModel
         * @description The password, and the channel of a mail address that was confirmed, or none.
         * @example {
         *       "password": "a long pass phrase"
         *     }
         */
        NewRecoveryModel: {
            /** Password */
            password: string;
            /** Channel */
            channel?: string | null;
        };
        /**
         * NewReportModel
         * @description What is wrong at a match: a line of its chat, or the name or the behaviour of a player.
         * @example {
         *       "kind": "chat",
         *       "line": 3
         *     }
         */
        NewReportModel: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "chat" | "name" | "behaviour";
            /**
             * Line
             * @description The line of chat, by its number.
             */
            line?: number | null;
            /**
             * Seat
             * @description The player.
             */
            seat?: number | null;
            /**
             * Note
             * @description What officials should know.
             * @default
             */
            note: string;
        };
        /**
         * NewRestModel
         * @description Your time off from now on; null for none. Other quiet hours count in full after a day.
         * @example {
         *       "quiet_hours": {
         *         "begin": "22:00",
         *         "end": "08:00",
         *         "zone": "Europe/Budapest"
         *       }
         *     }
         */
        NewRestModel: {
            quiet_hours?: components["schemas"]["QuietHoursModel"] | null;
            /**
             * Vacation Until
             * @description A vacation begins at once.
             */
            vacation_until?: number | null;
        };
        /**
         * NewSanctionModel
         * @description Who is muted or banned, for how long, and why; they are told the reason.
         *
         *     Give one of: `name` of an account, `report`, `match` and `seat`, or `address`.
         * @example {
         *       "minutes": 1440,
         *       "name": "Anna",
         *       "reason": "Insults."
         *     }
         */
        NewSanctionModel: {
            /** Name */
            name?: string | null;
            /** Report */
            report?: string | null;
            /** Match */
            match?: string | null;
            /** Seat */
            seat?: number | null;
            /** Address */
            address?: string | null;
            /**
             * Minutes
             * @description Without them it holds for good.
             */
            minutes?: number | null;
            /** Reason */
            reason: string;
        };
        /**
         * NewSeatModel
         * @description A seat of a new table: mine, open for others, or a bot's.
         *
         *     Several seats of mine are a hot seat: the people at one device take turns.
         */
        NewSeatModel: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "mine" | "open" | "bot";
            /**
             * Name
             * @description The name of the one who sits there.
             */
            name?: string | null;
            /**
             * Bot
             * @description Which bot; by default the strongest.
             */
            bot?: string | null;
            /**
             * Salt
             * @description What the seat adds to the draws.
             * @default
             */
            salt: string;
        };
        /**
         * NewTournamentModel
         * @description A tournament to be made, with the settings of its tables; a clock it has in any case.
         *
         *     When a clock has run out, a bot plays on; the same happens at all tables when a round ends.
         * @example {
         *       "title": "Spring cup",
         *       "edition": "second",
         *       "format": "swiss",
         *       "seats": 2,
         *       "rounds": 4,
         *       "most": 16,
         *       "round_hours": 72,
         *       "fill_bot": "stalker",
         *       "clock": {
         *         "kind": "days",
         *         "days": 1
         *       },
         *       "rated": true
         *     }
         */
        NewTournamentModel: {
            /** Edition */
            edition: string;
            /** House Rules */
            house_rules?: {
                [key: string]: number;
            };
            /** Clock */
            clock?: (components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /**
             * Absent
             * @description Who answers when a clock has run out: the rule for it, or a bot.
             * @default fallback
             * @enum {string}
             */
            absent: "fallback" | "bot";
            /**
             * Absent Bot
             * @description Which bot; by default the strongest.
             */
            absent_bot?: string | null;
            /**
             * Is Public
             * @description Whether it stands in the list for all.
             * @default true
             */
            is_public: boolean;
            /**
             * Watch
             * @default anyone
             * @enum {string}
             */
            watch: "anyone" | "invited" | "nobody";
            /**
             * Delay
             * @description By how much those are behind who only watch.
             */
            delay?: (components["schemas"]["MovesDelay"] | components["schemas"]["MinutesDelay"]) | null;
            /**
             * Language
             * @description What is spoken at the table.
             * @default en
             */
            language: string;
            /** Title */
            title: string;
            /**
             * Hints
             * @description Whether bots may be asked for advice.
             * @default true
             */
            hints: boolean;
            /**
             * Chat
             * @default true
             */
            chat: boolean;
            /**
             * Memory
             * @description Whether anybody may look up what can be remembered of the cards.
             * @default true
             */
            memory: boolean;
            /**
             * Rated
             * @description Whether the match counts for ratings: all have accounts, seats are drawn, and there are no hints, no house rules and no undo after something was seen.
             * @default false
             */
            rated: boolean;
            /**
             * Format
             * @description Those with similar points meet; or everybody meets everybody in their group.
             * @default swiss
             * @enum {string}
             */
            format: "swiss" | "groups";
            /**
             * Seats
             * @description Seats at a table, at the most.
             * @default 2
             */
            seats: number;
            /**
             * Rounds
             * @description Of a Swiss tournament.
             * @default 4
             */
            rounds: number;
            /**
             * Group Size
             * @description Players in a group, at the most.
             * @default 4
             */
            group_size: number;
            /**
             * Most
             * @description Players at the most.
             * @default 32
             */
            most: number;
            /**
             * Round Hours
             * @description How long a round lasts.
             * @default 72
             */
            round_hours: number;
            /**
             * Fill Bot
             * @description The bot that takes free seats.
             */
            fill_bot?: string | null;
            /**
             * Starts
             * @description When it begins by itself; else its organiser begins it.
             */
            starts?: number | null;
        };
        /**
         * NewWebhookModel
         * @description Where a table tells whose turn it is.
         * @example {
         *       "url": "https://hooks.metro.example/turn"
         *     }
         */
        NewWebhookModel: {
            /** Url */
            url: string;
        };
        /**
         * NewsModel
         * @description A sentence: the message `id` with `args`, named as in events.
         */
        NewsModel: {
            /** Id */
            id: string;
            /** Args */
            args: {
                [key: string]: string | number | null;
            };
        };
        /**
         * Note
         * @description What the book says of a single piece, such as a hero; its name is the heading.
         */
        Note: {
            /** Kind */
            kind: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** Rules */
            rules: string[];
        };
        /**
         * NowAnnouncedModel
         * @description A text shown at all tables, by language.
         */
        NowAnnouncedModel: {
            /** Id */
            id: string;
            /** Texts */
            texts: {
                [key: string]: string;
            };
            /** Until */
            until: number;
        };
        /**
         * OfficialListModel
         * @description All accounts with a role.
         * @example {
         *       "officials": [
         *         {
         *           "name": "Vera",
         *           "role": "moderator"
         *         }
         *       ]
         *     }
         */
        OfficialListModel: {
            /** Officials */
            officials: components["schemas"]["OfficialModel"][];
        };
        /**
         * OfficialModel
         * @description An account with a role.
         */
        OfficialModel: {
            /** Name */
            name: string;
            /**
             * Role
             * @enum {string}
             */
            role: "moderator" | "administrator";
        };
        /**
         * OneSidedPairModel
         * @description An account that plays mostly where another one does, and nearly always ends behind it.
         */
        OneSidedPairModel: {
            /** Winner */
            winner: string;
            /** Loser */
            loser: string;
            /** Meetings */
            meetings: number;
            /** Lost */
            lost: number;
            /**
             * Matches
             * @description All rated matches of the loser.
             */
            matches: number;
        };
        /**
         * OriginModel
         * @description Where a piece comes from, in words too; `own` are its fields that are our own design.
         */
        OriginModel: {
            /**
             * Provenance
             * @enum {string}
             */
            provenance: "printed" | "fan" | "own" | "house";
            /** Source */
            source: string;
            /** Own */
            own: string[];
        };
        /**
         * OwnRatingModel
         * @description The rating in a pool.
         */
        OwnRatingModel: {
            /** Rating */
            rating: number;
            /**
             * Margin
             * @description How far it may be off, with 95 % confidence.
             */
            margin: number;
            /**
             * Is Provisional
             * @description Too few matches yet.
             */
            is_provisional: boolean;
            /** Edition */
            edition: string;
            /** Seats */
            seats: number;
        };
        /**
         * OwnSanctionModel
         * @description That one may not chat (`mute`) or play (`ban`).
         */
        OwnSanctionModel: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "mute" | "ban";
            /**
             * Until
             * @description Without one it holds for good.
             */
            until: number | null;
            /** Reason */
            reason: string;
            /**
             * Reference
             * @description What to name in an appeal.
             */
            reference: string;
        };
        /**
         * OwnSessionModel
         * @description A browser that is logged in.
         */
        OwnSessionModel: {
            /** Id */
            id: string;
            /**
             * Browser
             * @description Its name and system; empty if they are not known.
             */
            browser: string;
            /** Created */
            created: number;
            /**
             * Seen
             * @description The hour in which it was last here.
             */
            seen: number;
            /**
             * Is This
             * @description Whether it is the one that asks.
             */
            is_this: boolean;
        };
        /**
         * OwnSessionsModel
         * @description The browsers that are logged in to one's account, the last one seen first.
         * @example {
         *       "sessions": [
         *         {
         *           "id": "5f1d7a84db00d2fce00b31a7",
         *           "browser": "Firefox, Linux",
         *           "created": 1798156812345,
         *           "seen": 1798700400000,
         *           "is_this": true
         *         }
         *       ]
         *     }
         */
        OwnSessionsModel: {
            /** Sessions */
            sessions: components["schemas"]["OwnSessionModel"][];
        };
        /**
         * Paragraph
         * @description Prose with its exhibits, and the IDs of the rules it tells.
         *
         *     Paragraphs of the text are divided by empty lines. One tag is the same subject in all editions.
         */
        Paragraph: {
            /** Tag */
            tag: string;
            /** Title */
            title: string;
            /** Text */
            text: string;
            /** Rules */
            rules: string[];
            /** Figures */
            figures: components["schemas"]["BookFigure"][];
            /** Tables */
            tables: components["schemas"]["BookTable"][];
            /** Notes */
            notes: components["schemas"]["Note"][];
            /** Examples */
            examples: components["schemas"]["Example"][];
        };
        /**
         * PasswordLinkModel
         * @description A link to reset a password: whoever has it gets the account.
         * @example {
         *       "link": "https://metro.example/reset#XGo0npHVDYQueqzIj_FO_l2w"
         *     }
         */
        PasswordLinkModel: {
            /** Link */
            link: string;
        };
        /**
         * PatternsModel
         * @description What an administrator may want to look at.
         * @example {
         *       "deserters": [
         *         {
         *           "name": "Boris",
         *           "matches": 8,
         *           "left": 3
         *         }
         *       ],
         *       "pairs": [
         *         {
         *           "winner": "Anna",
         *           "loser": "Vera",
         *           "meetings": 9,
         *           "lost": 9,
         *           "matches": 10
         *         }
         *       ]
         *     }
         */
        PatternsModel: {
            /** Deserters */
            deserters: components["schemas"]["DeserterModel"][];
            /** Pairs */
            pairs: components["schemas"]["OneSidedPairModel"][];
        };
        /**
         * PersonModel
         * @description An account as officials know it.
         * @example {
         *       "name": "Boris",
         *       "created": 1790000000000,
         *       "role": null,
         *       "sanctions": [
         *         {
         *           "id": "q4fN0cR7mP1s",
         *           "kind": "mute",
         *           "name": "Boris",
         *           "target": "person",
         *           "reason": "Insults.",
         *           "by": "Vera",
         *           "at": 1790000000000,
         *           "until": 1790086400000,
         *           "lifted": null,
         *           "holds": true
         *         }
         *       ],
         *       "reports": [
         *         {
         *           "id": "q4fN0cR7mP1s",
         *           "kind": "chat",
         *           "match": "q4fN0cR7mP1s",
         *           "title": "Friday evening",
         *           "seat": 2,
         *           "line": 3,
         *           "reporter": "Anna",
         *           "subject": "Boris",
         *           "account": "Boris",
         *           "has_subject": true,
         *           "quote": "You are a rat.",
         *           "note": "",
         *           "at": 1790000000000,
         *           "status": "open",
         *           "decision": "",
         *           "reason": "",
         *           "decided_by": "",
         *           "decided": null
         *         }
         *       ],
         *       "matches": {
         *         "matches": [
         *           {
         *             "edition": "second",
         *             "house_rules": {
         *               "victory_points": 0,
         *               "open_ring": 0,
         *               "first_player": 0,
         *               "most_rounds": 12
         *             },
         *             "clock": {
         *               "kind": "bank",
         *               "seconds": 1800,
         *               "increment": 10
         *             },
         *             "absent": "fallback",
         *             "absent_bot": "heuristic",
         *             "is_public": true,
         *             "watch": "anyone",
         *             "language": "en",
         *             "title": "A quick evening match",
         *             "hints": true,
         *             "chat": true,
         *             "memory": true,
         *             "id": "q4fN0cR7mP1s",
         *             "status": "running",
         *             "rules_version": 1,
         *             "content_digest": "45191deb93d4e0973afb6421915b5e1849624778631ce8f654722e1e68ae015a",
         *             "commitment": "8f32d293ba0c9584308a123851618fbbde70077dd6a9224738b3cb8f0df0b75d",
         *             "seats": [
         *               {
         *                 "seat": 1,
         *                 "kind": "person",
         *                 "name": "Anna",
         *                 "bot": null,
         *                 "is_mine": true,
         *                 "is_claimable": false
         *               },
         *               {
         *                 "seat": 2,
         *                 "kind": "person",
         *                 "name": "Boris",
         *                 "bot": null,
         *                 "is_mine": false,
         *                 "is_claimable": false
         *               }
         *             ],
         *             "held": [
         *               1
         *             ],
         *             "is_host": true,
         *             "may_watch": true,
         *             "count": 17,
         *             "waiting": [
         *               1
         *             ],
         *             "is_my_turn": true,
         *             "imported": 0,
         *             "created": 1794744065342,
         *             "updated": 1794744129870,
         *             "rematch_of": null,
         *             "rematch": null,
         *             "ranking": []
         *           }
         *         ],
         *         "next": null
         *       }
         *     }
         */
        PersonModel: {
            /** Name */
            name: string;
            /** Created */
            created: number;
            /** Role */
            role: ("moderator" | "administrator") | null;
            /** Sanctions */
            sanctions: components["schemas"]["SanctionModel"][];
            /** Reports */
            reports: components["schemas"]["ReportModel"][];
            matches: components["schemas"]["MatchListModel"];
        };
        /**
         * PhraseModel
         * @description A quick phrase for the chat.
         */
        PhraseModel: {
            /** Id */
            id: string;
            /** Text */
            text: string;
        };
        /**
         * PieceModel
         * @description A piece of the box: station, line, faction, hero, card ..., by its kind.
         *
         *     `facts` are the numbers and names printed on it, by the names they have in the content files.
         */
        PieceModel: {
            /** Kind */
            kind: string;
            /** Id */
            id: string;
            /** Text Id */
            text_id: string;
            /** Name */
            name: string;
            /**
             * Text
             * @description What it does, or empty.
             */
            text: string;
            /** Flavour */
            flavour: string;
            origin: components["schemas"]["OriginModel"];
            /**
             * Rules
             * @description IDs of the rules and rulings about it.
             */
            rules: string[];
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
        };
        /**
         * PlayedMatchModel
         * @description A finished match.
         */
        PlayedMatchModel: {
            /** Match */
            match: string;
            /** Edition */
            edition: string;
            /** Seats */
            seats: number;
            /** At */
            at: number;
            /** Place */
            place: number;
            /**
             * Faction
             * @description Empty where it is not known.
             */
            faction: string;
            /** Hero */
            hero: string;
            /**
             * Is Left
             * @description Whether a bot has answered for the player.
             */
            is_left: boolean;
            /** Is Public */
            is_public: boolean;
        };
        /**
         * PlayerRatingModel
         * @description A player in a table of ratings.
         */
        PlayerRatingModel: {
            /** Rating */
            rating: number;
            /**
             * Margin
             * @description How far it may be off, with 95 % confidence.
             */
            margin: number;
            /**
             * Is Provisional
             * @description Too few matches yet.
             */
            is_provisional: boolean;
            /** Name */
            name: string;
            /** Matches */
            matches: number;
            /** Wins */
            wins: number;
            /** Is Me */
            is_me: boolean;
            /** Has Profile */
            has_profile: boolean;
        };
        /**
         * PositionModel
         * @description A position as a spectator knows it; scenarios have a title.
         * @example {
         *       "count": 0,
         *       "edition": "second",
         *       "facts": {
         *         "round": 2
         *       },
         *       "names": [
         *         "1",
         *         "2"
         *       ],
         *       "title": "One army against two",
         *       "waiting": [
         *         1
         *       ]
         *     }
         */
        PositionModel: {
            /** Title */
            title: string;
            /** Edition */
            edition: string;
            /**
             * Names
             * @description Who sits at each seat.
             */
            names: string[];
            /**
             * Waiting
             * @description The seats that are asked.
             */
            waiting: number[];
            /**
             * Count
             * @description How many choices led there.
             */
            count: number;
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
        };
        /**
         * PositionTextModel
         * @description A position as a scenario; `?` stands for cards that the reader may not know.
         * @example {
         *       "text": "title = \"Position\"\nedition = \"second\"\n"
         *     }
         */
        PositionTextModel: {
            /** Text */
            text: string;
        };
        /**
         * PresetModel
         * @description House rules that go together under a name; its text is `client-preset-<name>`.
         */
        PresetModel: {
            /** Name */
            name: string;
            /** House Rules */
            house_rules: {
                [key: string]: number;
            };
        };
        /**
         * ProfileChoiceModel
         * @description Whether all may see one's profile.
         * @example {
         *       "is_public": true
         *     }
         */
        ProfileChoiceModel: {
            /** Is Public */
            is_public: boolean;
        };
        /**
         * ProfileModel
         * @description What somebody has played: at public tables, for others; at all, for themselves.
         * @example {
         *       "name": "Anna",
         *       "is_public": true,
         *       "is_mine": false,
         *       "is_followed": false,
         *       "matches": 1,
         *       "wins": 1,
         *       "longest_streak": 1,
         *       "ratings": [
         *         {
         *           "edition": "second",
         *           "seats": 4,
         *           "rating": 1093,
         *           "margin": 210,
         *           "is_provisional": false
         *         }
         *       ],
         *       "results": [
         *         {
         *           "group": "faction",
         *           "edition": "second",
         *           "thing": "red_line",
         *           "matches": 1,
         *           "wins": 1,
         *           "low": 0.2065,
         *           "high": 1
         *         }
         *       ],
         *       "cards": [
         *         {
         *           "edition": "second",
         *           "kind": "combat",
         *           "card": "ambush",
         *           "times": 3,
         *           "matches": 1
         *         }
         *       ],
         *       "rivals": [
         *         {
         *           "name": "Boris",
         *           "meetings": 1,
         *           "ahead": 1,
         *           "behind": 0
         *         }
         *       ],
         *       "history": [
         *         {
         *           "match": "k3Jx9Qf2LwR7mP1sq4fN0c",
         *           "edition": "second",
         *           "seats": 4,
         *           "at": 1798156812345,
         *           "place": 1,
         *           "faction": "red_line",
         *           "hero": "anna",
         *           "is_left": false,
         *           "is_public": true
         *         }
         *       ],
         *       "next": null
         *     }
         */
        ProfileModel: {
            /** Name */
            name: string;
            /** Is Public */
            is_public: boolean;
            /** Is Mine */
            is_mine: boolean;
            /**
             * Is Followed
             * @description Whether the one who asks follows them.
             */
            is_followed: boolean;
            /** Matches */
            matches: number;
            /** Wins */
            wins: number;
            /** Longest Streak */
            longest_streak: number;
            /** Ratings */
            ratings: components["schemas"]["OwnRatingModel"][];
            /** Results */
            results: components["schemas"]["GroupResultModel"][];
            /** Cards */
            cards: components["schemas"]["FavouriteCardModel"][];
            /** Rivals */
            rivals: components["schemas"]["RivalModel"][];
            /** History */
            history: components["schemas"]["PlayedMatchModel"][];
            /**
             * Next
             * @description The offset of further matches, or null.
             */
            next: number | null;
        };
        /**
         * PurposeModel
         * @description What an answer is for, in the parts of one sentence, as in hints on the WebSocket.
         */
        PurposeModel: {
            /**
             * Aims
             * @description Features to improve.
             */
            aims: string[];
            /**
             * Danger
             * @description What the answer is against, or an empty string.
             */
            danger: string;
            /**
             * Args
             * @description The `seat` from which the danger comes, and the `station` in danger.
             */
            args: {
                [key: string]: string | number | null;
            };
            /** @description What to do after the answer. */
            deed: components["schemas"]["DeedModel"] | null;
        };
        /**
         * PuzzleModel
         * @description A puzzle without its answer: `seat` is asked after `at` choices of a match.
         * @example {
         *       "at": 255,
         *       "edition": "second",
         *       "id": "s2001-255",
         *       "is_retired": false,
         *       "level": 4,
         *       "seat": 1,
         *       "seats": 2,
         *       "themes": [
         *         "win",
         *         "move"
         *       ]
         *     }
         */
        PuzzleModel: {
            /** Id */
            id: string;
            /** Edition */
            edition: string;
            /** Seats */
            seats: number;
            /** Seat */
            seat: number;
            /** At */
            at: number;
            /**
             * Themes
             * @description What is at stake, and what kind of decision it is.
             */
            themes: string[];
            /**
             * Level
             * @description 1 to 5: the weakest of four bots that finds the answer.
             */
            level: number;
            /**
             * Is Retired
             * @description Whether only links lead to it: it is asked no more.
             */
            is_retired: boolean;
        };
        /**
         * QuietHoursModel
         * @description Quiet hours of each day, at most twelve.
         */
        QuietHoursModel: {
            /**
             * Zone
             * @description A time zone, such as `Europe/Budapest`.
             */
            zone: string;
            /** Begin */
            begin: string;
            /** End */
            end: string;
        };
        /**
         * RatingChangeModel
         * @description What a match has made of the rating of a seat; bots keep theirs.
         */
        RatingChangeModel: {
            /** Rating */
            rating: number;
            /**
             * Margin
             * @description How far it may be off, with 95 % confidence.
             */
            margin: number;
            /**
             * Is Provisional
             * @description Too few matches yet.
             */
            is_provisional: boolean;
            /** Seat */
            seat: number;
            /** Before */
            before: number;
        };
        /**
         * RatingTableModel
         * @description The best players of a season, or of all time, and the bots to compare them with.
         * @example {
         *       "edition": "second",
         *       "seats": 2,
         *       "season": "2026-4",
         *       "this_season": "2026-4",
         *       "is_offered": true,
         *       "players": [
         *         {
         *           "name": "Anna",
         *           "rating": 1078,
         *           "margin": 466,
         *           "is_provisional": true,
         *           "matches": 1,
         *           "wins": 1,
         *           "is_me": true,
         *           "has_profile": true
         *         }
         *       ],
         *       "bots": [
         *         {
         *           "bot": "stalker",
         *           "rating": 1000
         *         }
         *       ]
         *     }
         */
        RatingTableModel: {
            /** Edition */
            edition: string;
            /** Seats */
            seats: number;
            /** Season */
            season: string | null;
            /** This Season */
            this_season: string;
            /**
             * Is Offered
             * @description Whether this server has rated tables.
             */
            is_offered: boolean;
            /** Players */
            players: components["schemas"]["PlayerRatingModel"][];
            /** Bots */
            bots: components["schemas"]["BotRatingModel"][];
        };
        /**
         * RecountModel
         * @description How many matches have counted, and how many ratings differed from what follows of them.
         * @example {
         *       "matches": 120,
         *       "wrong": 0
         *     }
         */
        RecountModel: {
            /** Matches */
            matches: number;
            /** Wrong */
            wrong: number;
        };
        /**
         * RecoveryModel
         * @description The mail address to which a link for a new password is sent.
         * @example {
         *       "address": "a@metro.example"
         *     }
         */
        RecoveryModel: {
            /** Address */
            address: string | null;
        };
        /**
         * ReplayModel
         * @description Part of a finished match, from the view of one seat, of a spectator, or of everything.
         * @example {
         *       "match": "q4fN0cR7mP1s",
         *       "viewer": "1",
         *       "count": 412,
         *       "frames": [
         *         {
         *           "n": 18,
         *           "step": {
         *             "n": 18,
         *             "seat": 1,
         *             "cause": "chosen",
         *             "key": "hero_move:polyanka",
         *             "events": [
         *               {
         *                 "kind": "hero_moved",
         *                 "args": {
         *                   "seat": 1,
         *                   "station": "polyanka"
         *                 }
         *               }
         *             ]
         *           },
         *           "facts": {
         *             "place": [
         *               "birch",
         *               "oak"
         *             ],
         *             "bullets": [
         *               3,
         *               1
         *             ],
         *             "points": [
         *               0,
         *               2
         *             ],
         *             "hands": [
         *               [
         *                 "rumour"
         *               ],
         *               []
         *             ],
         *             "discard": [
         *               "supplies"
         *             ],
         *             "round": 2,
         *             "deck_size": 9
         *           },
         *           "patch": null,
         *           "waiting": [
         *             1
         *           ],
         *           "kind": "hero_turn",
         *           "options": [
         *             "pass",
         *             "attack_station:polyanka"
         *           ]
         *         },
         *         {
         *           "n": 19,
         *           "step": {
         *             "n": 19,
         *             "seat": 1,
         *             "cause": "chosen",
         *             "key": "attack_station:polyanka",
         *             "events": []
         *           },
         *           "facts": null,
         *           "patch": {
         *             "owner": {
         *               "polyanka": 1
         *             }
         *           },
         *           "waiting": [
         *             2
         *           ],
         *           "kind": "combat_card",
         *           "options": []
         *         }
         *       ],
         *       "ranking": [
         *         2,
         *         1
         *       ]
         *     }
         */
        ReplayModel: {
            /** Match */
            match: string;
            /** Viewer */
            viewer: string;
            /**
             * Count
             * @description How many choices the match has.
             */
            count: number;
            /** Frames */
            frames: components["schemas"]["FrameModel"][];
            /** Ranking */
            ranking: number[];
        };
        /**
         * ReplayedModel
         * @description Rated matches that were played again from their choices, and corrected.
         * @example {
         *       "matches": 20,
         *       "last": 20,
         *       "wrong": [],
         *       "unread": []
         *     }
         */
        ReplayedModel: {
            /** Matches */
            matches: number;
            /**
             * Last
             * @description Where to go on after; null after all.
             */
            last: number | null;
            /** Wrong */
            wrong: components["schemas"]["WrongPlacesModel"][];
            /**
             * Unread
             * @description Deleted, or of rules that this server does not know.
             */
            unread: string[];
        };
        /**
         * ReportListModel
         * @description A page of reports.
         * @example {
         *       "reports": [
         *         {
         *           "id": "q4fN0cR7mP1s",
         *           "kind": "chat",
         *           "match": "q4fN0cR7mP1s",
         *           "title": "Friday evening",
         *           "seat": 2,
         *           "line": 3,
         *           "reporter": "Anna",
         *           "subject": "Boris",
         *           "account": "Boris",
         *           "has_subject": true,
         *           "quote": "You are a rat.",
         *           "note": "",
         *           "at": 1790000000000,
         *           "status": "open",
         *           "decision": "",
         *           "reason": "",
         *           "decided_by": "",
         *           "decided": null
         *         }
         *       ],
         *       "next": null,
         *       "open": 1
         *     }
         */
        ReportListModel: {
            /** Reports */
            reports: components["schemas"]["ReportModel"][];
            /** Next */
            next: number | null;
            /**
             * Open
             * @description How many reports wait for a decision.
             */
            open: number;
        };
        /**
         * ReportModel
         * @description What was reported, and what was decided.
         */
        ReportModel: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "chat" | "name" | "behaviour";
            /** Match */
            match: string;
            /**
             * Title
             * @description Of the table.
             */
            title: string;
            /** Seat */
            seat: number | null;
            /** Line */
            line: number | null;
            /**
             * Reporter
             * @description The name of whoever reported it.
             */
            reporter: string;
            /**
             * Subject
             * @description The name of whoever it is about.
             */
            subject: string;
            /**
             * Account
             * @description The name of the account it is about, if it has one.
             */
            account: string | null;
            /**
             * Has Subject
             * @description Whether whoever it is about can be muted or banned.
             */
            has_subject: boolean;
            /**
             * Quote
             * @description What was written, or the name.
             */
            quote: string;
            /** Note */
            note: string;
            /** At */
            at: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "closed";
            /** Decision */
            decision: string;
            /** Reason */
            reason: string;
            /**
             * Decided By
             * @description Empty for the admin token.
             */
            decided_by: string;
            /** Decided */
            decided: number | null;
        };
        /**
         * ReportedModel
         * @description A report was kept.
         * @example {
         *       "id": "q4fN0cR7mP1s"
         *     }
         */
        ReportedModel: {
            /** Id */
            id: string;
        };
        /**
         * RestModel
         * @description Your time off, and how much of this year's vacation is left.
         * @example {
         *       "hours_left": 720,
         *       "quiet_from": 1798156800000,
         *       "quiet_hours": {
         *         "begin": "22:00",
         *         "end": "08:00",
         *         "zone": "Europe/Budapest"
         *       },
         *       "vacation_until": 1798761600000
         *     }
         */
        RestModel: {
            quiet_hours: components["schemas"]["QuietHoursModel"] | null;
            /**
             * Quiet From
             * @description When hours that have changed count in full; until then only those hours are quiet that were so before as well.
             */
            quiet_from: number | null;
            /** Vacation Until */
            vacation_until: number | null;
            /** Hours Left */
            hours_left: number;
        };
        /**
         * ReviewModel
         * @description A review as far as it has come: `done` of `total` portions; 0 of 0 if nobody can judge.
         * @example {
         *       "count": 412,
         *       "done": 18,
         *       "grades": [
         *         {
         *           "best": "attack_station:lubyanka",
         *           "candidates": [
         *             {
         *               "chance": 0.242,
         *               "key": "pass"
         *             },
         *             {
         *               "chance": 0.316,
         *               "key": "attack_station:lubyanka"
         *             }
         *           ],
         *           "chance": 0.316,
         *           "high": 0.085,
         *           "key": "pass",
         *           "kind": "army_action",
         *           "loss": 0.074,
         *           "low": 0.064,
         *           "missed": {
         *             "aims": [
         *               "points"
         *             ],
         *             "danger": "loss",
         *             "deed": "",
         *             "seat": "1",
         *             "station": "dinamo"
         *           },
         *           "n": 112,
         *           "seat": 2,
         *           "worlds": 64
         *         }
         *       ],
         *       "levels": [
         *         "mistake"
         *       ],
         *       "moments": [
         *         {
         *           "better": 0,
         *           "change": -0.09,
         *           "luck": -0.08,
         *           "n": 117,
         *           "news": [
         *             {
         *               "args": {
         *                 "seat": "2",
         *                 "station": "polyanka",
         *                 "threat": "slavers"
         *               },
         *               "id": "news-station-threat"
         *             }
         *           ],
         *           "round": 4,
         *           "seat": 2,
         *           "until": 121
         *         }
         *       ],
         *       "options": {
         *         "attack_station:lubyanka": {
         *           "args": {
         *             "station": "lubyanka"
         *           },
         *           "key": "attack_station:lubyanka",
         *           "verb": "attack_station"
         *         },
         *         "pass": {
         *           "args": {},
         *           "key": "pass",
         *           "verb": "pass"
         *         }
         *       },
         *       "samples": [
         *         {
         *           "chances": [
         *             0.62,
         *             0.38
         *           ],
         *           "errors": [
         *             0,
         *             0
         *           ],
         *           "is_settled": true,
         *           "n": 118,
         *           "points": [
         *             3,
         *             2
         *           ],
         *           "round": 4
         *         }
         *       ],
         *       "seats": [
         *         {
         *           "accuracy": 91.2,
         *           "draws": [
         *             {
         *               "change": -0.08,
         *               "n": 118
         *             }
         *           ],
         *           "lessons": [
         *             112
         *           ],
         *           "luck": -0.21,
         *           "luck_error": 0.01,
         *           "mistakes": {
         *             "blunder": 0,
         *             "inaccuracy": 3,
         *             "mistake": 1
         *           },
         *           "own": -0.12,
         *           "result": 0,
         *           "rivals": -0.15,
         *           "seat": 2,
         *           "stages": [
         *             94,
         *             88.1,
         *             91.5
         *           ],
         *           "start": 0.48
         *         }
         *       ],
         *       "total": 18
         *     }
         */
        ReviewModel: {
            /** Count */
            count: number;
            /** Done */
            done: number;
            /** Total */
            total: number;
            /** Samples */
            samples: components["schemas"]["ReviewSampleModel"][];
            /** Grades */
            grades: components["schemas"]["GradeModel"][];
            /**
             * Levels
             * @description What each of the grades is called: best, good, inaccuracy, mistake or blunder.
             */
            levels: string[];
            /** Seats */
            seats: components["schemas"]["SeatReviewModel"][];
            /** Moments */
            moments: components["schemas"]["ReviewMomentModel"][];
            /**
             * Options
             * @description The answers that grades are about, by their keys.
             */
            options: {
                [key: string]: components["schemas"]["ReviewOptionModel"];
            };
        };
        /**
         * ReviewMomentModel
         * @description From choice `n` to choice `until` the chances changed much, most for `seat`.
         *
         *     `luck` is how much of the change was nature's; `better` the number of a choice in between that
         *     was a mistake, 0 without one.
         */
        ReviewMomentModel: {
            /** N */
            n: number;
            /** Until */
            until: number;
            /** Round */
            round: number;
            /** Seat */
            seat: number;
            /** Change */
            change: number;
            /** Luck */
            luck: number;
            /** News */
            news: components["schemas"]["NewsModel"][];
            /** Better */
            better: number;
        };
        /**
         * ReviewOptionModel
         * @description An answer: the text is `option-<verb>` with `args`.
         */
        ReviewOptionModel: {
            /** Key */
            key: string;
            /** Verb */
            verb: string;
            /**
             * Args
             * @default {}
             */
            args: {
                [key: string]: string | number | null;
            };
        };
        /**
         * ReviewSampleModel
         * @description How the seats stood after `n` choices: points, chances to win, and their standard errors.
         */
        ReviewSampleModel: {
            /** N */
            n: number;
            /** Round */
            round: number;
            /** Points */
            points: number[];
            /** Chances */
            chances: number[];
            /** Errors */
            errors: number[];
            /** Is Settled */
            is_settled: boolean;
        };
        /**
         * RivalModel
         * @description Somebody with a profile, how often one has met them, and who ended ahead how often.
         */
        RivalModel: {
            /** Name */
            name: string;
            /** Meetings */
            meetings: number;
            /** Ahead */
            ahead: number;
            /** Behind */
            behind: number;
        };
        /**
         * RoleModel
         * @description Which role an account is to have, or none, and why.
         * @example {
         *       "name": "Anna",
         *       "role": "moderator"
         *     }
         */
        RoleModel: {
            /** Name */
            name: string;
            /** Role */
            role: ("moderator" | "administrator") | null;
            /**
             * Reason
             * @default
             */
            reason: string;
        };
        /**
         * Row
         * @description A row: what it is about, then cells, each a few sentences; and the rules it tells.
         */
        Row: {
            /** Head */
            head: string;
            /** Cells */
            cells: string[][];
            /**
             * Rules
             * @default []
             */
            rules: string[];
        };
        /**
         * Rule
         * @description A rule in full, and the IDs of the rulings on it.
         */
        Rule: {
            /** Id */
            id: string;
            /** Text */
            text: string;
            /** Rulings */
            rulings: string[];
        };
        /**
         * RuleModel
         * @description A rule, or a ruling on what the rulebook leaves open.
         * @example {
         *       "id": "E2-ARMY-004",
         *       "edition": "second",
         *       "kind": "rule",
         *       "section": "army",
         *       "title": "Attack on a neutral station",
         *       "text": "An army may attack a neutral station that is next to one of its faction.",
         *       "said": "An army may attack a neutral station that is next to one of its faction.",
         *       "parts": {},
         *       "related": [
         *         "E2-ARMY-001"
         *       ]
         *     }
         */
        RuleModel: {
            /** Id */
            id: string;
            /** Edition */
            edition: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "rule" | "ruling";
            /** Section */
            section: string;
            /** Title */
            title: string;
            /** Text */
            text: string;
            /**
             * Said
             * @description It as the reason why something is not possible
             */
            said: string;
            /**
             * Parts
             * @description More texts: what shows it, question, reason ...
             */
            parts: {
                [key: string]: string;
            };
            /** Related */
            related: string[];
        };
        /**
         * Ruling
         * @description A question the printed rules leave open: how it was decided, and why.
         */
        Ruling: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Question */
            question: string;
            /** Options */
            options: string;
            /** Text */
            text: string;
            /** Reason */
            reason: string;
            /** Rules */
            rules: string[];
        };
        /**
         * SampleModel
         * @description The standing after `n` choices: points, and chances to win as bots judge them.
         */
        SampleModel: {
            /** N */
            n: number;
            /** Round */
            round: number;
            /**
             * Points
             * @description Of each seat, in their order.
             */
            points: number[];
            /**
             * Chances
             * @description Of each seat, from 0 to 1.
             */
            chances: number[];
        };
        /**
         * SanctionListModel
         * @description A page of sanctions that hold.
         * @example {
         *       "sanctions": [
         *         {
         *           "id": "q4fN0cR7mP1s",
         *           "kind": "mute",
         *           "name": "Boris",
         *           "target": "person",
         *           "reason": "Insults.",
         *           "by": "Vera",
         *           "at": 1790000000000,
         *           "until": 1790086400000,
         *           "lifted": null,
         *           "holds": true
         *         }
         *       ],
         *       "next": null
         *     }
         */
        SanctionListModel: {
            /** Sanctions */
            sanctions: components["schemas"]["SanctionModel"][];
            /** Next */
            next: number | null;
        };
        /**
         * SanctionModel
         * @description That somebody may not chat, or not play.
         * @example {
         *       "id": "q4fN0cR7mP1s",
         *       "kind": "mute",
         *       "name": "Boris",
         *       "target": "person",
         *       "reason": "Insults.",
         *       "by": "Vera",
         *       "at": 1790000000000,
         *       "until": 1790086400000,
         *       "lifted": null,
         *       "holds": true
         *     }
         */
        SanctionModel: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "mute" | "ban";
            /**
             * Name
             * @description Of the account or the player, or the address.
             */
            name: string;
            /**
             * Target
             * @enum {string}
             */
            target: "person" | "address";
            /** Reason */
            reason: string;
            /**
             * By
             * @description Who imposed it; empty for the admin token.
             */
            by: string;
            /** At */
            at: number;
            /**
             * Until
             * @description Without one it holds for good.
             */
            until: number | null;
            /** Lifted */
            lifted: number | null;
            /** Holds */
            holds: boolean;
        };
        /**
         * Scale
         * @description A scale of a board: where it ends, and where its token begins.
         */
        Scale: {
            /** Id */
            id: string;
            /** Most */
            most: number;
            /** Value */
            value: number;
        };
        /**
         * SeatChangeModel
         * @description What the host makes of a seat: open, a bot's, or their own.
         * @example {
         *       "kind": "bot",
         *       "bot": "stalker"
         *     }
         */
        SeatChangeModel: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "mine" | "open" | "bot";
            /** Name */
            name?: string | null;
            /** Bot */
            bot?: string | null;
        };
        /**
         * SeatModel
         * @description A seat: `bot` is the bot that sits there or answers for a person who is away.
         */
        SeatModel: {
            /** Seat */
            seat: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /** Name */
            name: string;
            /** Bot */
            bot: string | null;
            /** Is Mine */
            is_mine: boolean;
            /**
             * Is Claimable
             * @description Whether the one who asks may sit down there.
             */
            is_claimable: boolean;
        };
        /**
         * SeatProfileModel
         * @description The profile of somebody who sits at a match.
         */
        SeatProfileModel: {
            /** Seat */
            seat: number;
            /** Name */
            name: string;
        };
        /**
         * SeatProfilesModel
         * @description The players of a match who have a profile.
         * @example {
         *       "profiles": [
         *         {
         *           "seat": 1,
         *           "name": "Anna"
         *         }
         *       ]
         *     }
         */
        SeatProfilesModel: {
            /** Profiles */
            profiles: components["schemas"]["SeatProfileModel"][];
        };
        /**
         * SeatReviewModel
         * @description How well a seat decided, and where its result came from.
         *
         *     `start`, `luck`, `own` (its decisions) and `rivals` (those of others) add up to `result`.
         */
        SeatReviewModel: {
            /** Seat */
            seat: number;
            /**
             * Accuracy
             * @description From 0 to 100; null without decisions.
             */
            accuracy: number | null;
            /**
             * Stages
             * @description The same for opening, middle and end.
             */
            stages: (number | null)[];
            /** Mistakes */
            mistakes: {
                [key: string]: number;
            };
            /**
             * Lessons
             * @description The numbers of the worst mistakes.
             */
            lessons: number[];
            /** Start */
            start: number;
            /** Luck */
            luck: number;
            /** Luck Error */
            luck_error: number;
            /** Own */
            own: number;
            /** Rivals */
            rivals: number;
            /** Result */
            result: number;
            /** Draws */
            draws: components["schemas"]["DrawModel"][];
        };
        /**
         * Section
         * @description Rules about one thing; `source` is the part of the printed rulebook they come from.
         */
        Section: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Source */
            source: string;
            /** Rules */
            rules: components["schemas"]["Rule"][];
        };
        /**
         * Sentence
         * @description A sentence: what is refused, with the rule against it, what is chosen, or what happens.
         *
         *     Where a fight ends, `totals` are the sums of its two sides.
         */
        Sentence: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "refused" | "chosen" | "event";
            /** Text */
            text: string;
            /**
             * Rule
             * @default
             */
            rule: string;
            /**
             * Totals
             * @default []
             */
            totals: components["schemas"]["Total"][];
        };
        /**
         * SessionModel
         * @description The requester's session.
         * @example {
         *       "is_known": true,
         *       "account": "Anna",
         *       "language": "en"
         *     }
         */
        SessionModel: {
            /**
             * Is Known
             * @description Whether this browser has a session.
             */
            is_known: boolean;
            /**
             * Account
             * @description The name of the account that is logged in.
             */
            account: string | null;
            /** Language */
            language: string;
            /**
             * Has Offline Page
             * @description Whether the game is at /offline/ too, as a page that needs no server.
             * @default false
             */
            has_offline_page: boolean;
            /**
             * Has Reset Mail
             * @description Whether a link for a new password can be sent by mail.
             * @default false
             */
            has_reset_mail: boolean;
            /**
             * Role
             * @description What one may do for the server.
             */
            role?: ("moderator" | "administrator") | null;
            /**
             * Sanctions
             * @default []
             */
            sanctions: components["schemas"]["OwnSanctionModel"][];
            /**
             * Appeal
             * @description Where to appeal: an address or a URL, or empty.
             * @default
             */
            appeal: string;
            /**
             * Announcements
             * @default []
             */
            announcements: components["schemas"]["NowAnnouncedModel"][];
        };
        /**
         * ShownReportModel
         * @description A report with what was said around it, and what else is known of whom it is about.
         * @example {
         *       "id": "q4fN0cR7mP1s",
         *       "kind": "chat",
         *       "match": "q4fN0cR7mP1s",
         *       "title": "Friday evening",
         *       "seat": 2,
         *       "line": 3,
         *       "reporter": "Anna",
         *       "subject": "Boris",
         *       "account": "Boris",
         *       "has_subject": true,
         *       "quote": "You are a rat.",
         *       "note": "",
         *       "at": 1790000000000,
         *       "status": "open",
         *       "decision": "",
         *       "reason": "",
         *       "decided_by": "",
         *       "decided": null,
         *       "lines": [
         *         {
         *           "k": 3,
         *           "seat": 2,
         *           "name": "Boris",
         *           "text": "You are a rat.",
         *           "at": 1790000000000
         *         }
         *       ],
         *       "sanctions": [],
         *       "others": 0
         *     }
         */
        ShownReportModel: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "chat" | "name" | "behaviour";
            /** Match */
            match: string;
            /**
             * Title
             * @description Of the table.
             */
            title: string;
            /** Seat */
            seat: number | null;
            /** Line */
            line: number | null;
            /**
             * Reporter
             * @description The name of whoever reported it.
             */
            reporter: string;
            /**
             * Subject
             * @description The name of whoever it is about.
             */
            subject: string;
            /**
             * Account
             * @description The name of the account it is about, if it has one.
             */
            account: string | null;
            /**
             * Has Subject
             * @description Whether whoever it is about can be muted or banned.
             */
            has_subject: boolean;
            /**
             * Quote
             * @description What was written, or the name.
             */
            quote: string;
            /** Note */
            note: string;
            /** At */
            at: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "closed";
            /** Decision */
            decision: string;
            /** Reason */
            reason: string;
            /**
             * Decided By
             * @description Empty for the admin token.
             */
            decided_by: string;
            /** Decided */
            decided: number | null;
            /** Lines */
            lines: components["schemas"]["ContextLineModel"][];
            /** Sanctions */
            sanctions: components["schemas"]["SanctionModel"][];
            /**
             * Others
             * @description How many other reports there are about them.
             */
            others: number;
        };
        /**
         * SignOutModel
         * @description The password, and the session that is to end; without one, all others end.
         * @example {
         *       "password": "a long pass phrase"
         *     }
         */
        SignOutModel: {
            /** Password */
            password: string;
            /** Session */
            session?: string | null;
        };
        /**
         * SignedOutModel
         * @description How many sessions ended.
         * @example {
         *       "sessions": 2
         *     }
         */
        SignedOutModel: {
            /** Sessions */
            sessions: number;
        };
        /**
         * SolutionModel
         * @description How good an answer was, and the most promising answers, the best first.
         * @example {
         *       "answers": [
         *         {
         *           "args": {},
         *           "chance": 0.62,
         *           "key": "hire",
         *           "verb": "hire"
         *         },
         *         {
         *           "args": {},
         *           "chance": 0.41,
         *           "key": "pass",
         *           "verb": "pass"
         *         }
         *       ],
         *       "best": "hire",
         *       "found": [
         *         0.3,
         *         0.5,
         *         0.9,
         *         1
         *       ],
         *       "is_best": true,
         *       "purpose": {
         *         "aims": [
         *           "army"
         *         ],
         *         "args": {
         *           "seat": "2"
         *         },
         *         "danger": "defeat",
         *         "deed": {
         *           "args": {},
         *           "key": "hire",
         *           "verb": "hire"
         *         }
         *       }
         *     }
         */
        SolutionModel: {
            /** Is Best */
            is_best: boolean;
            /** Best */
            best: string;
            /** Answers */
            answers: components["schemas"]["AnswerModel"][];
            /**
             * Found
             * @description How often four bots, from weak to strong, find the best answer; empty if the puzzle has retired.
             */
            found: number[];
            /** @description What the best answer is for. */
            purpose: components["schemas"]["PurposeModel"];
        };
        /**
         * Stage
         * @description A step of the set-up: what is done, the table afterwards, and the rules it tells.
         */
        Stage: {
            /** Title */
            title: string;
            /** Text */
            text: string;
            frame: components["schemas"]["Frame"];
            /** Rules */
            rules: string[];
        };
        /**
         * StandingLineModel
         * @description A line of the standings, in the order in which ties are broken, but for the lot.
         *
         *     A win brings 120 points. `opposition` is the sum of the mean points of one's opponents at each
         *     table, `direct` how many of one's equals one was ahead of, less those behind whom one was.
         */
        StandingLineModel: {
            /** Number */
            number: number;
            /** Rank */
            rank: number;
            /** Points */
            points: number;
            /** Opposition */
            opposition: number;
            /** Direct */
            direct: number;
            /** Wins */
            wins: number;
            /** Tables */
            tables: number;
        };
        /**
         * StateModel
         * @description The server is well.
         * @example {
         *       "status": "ok"
         *     }
         */
        StateModel: {
            /**
             * Status
             * @default ok
             */
            status: string;
        };
        /**
         * StationModel
         * @description A station and its place on the map: x to the right, y down.
         */
        StationModel: {
            /**
             * Kind
             * @constant
             */
            kind: "station";
            /** Id */
            id: string;
            /** Text Id */
            text_id: string;
            /** Name */
            name: string;
            /**
             * Text
             * @description What it does, or empty.
             */
            text: string;
            /** Flavour */
            flavour: string;
            origin: components["schemas"]["OriginModel"];
            /**
             * Rules
             * @description IDs of the rules and rulings about it.
             */
            rules: string[];
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            /** Line */
            line: string;
            /** At */
            at: [
                number,
                number
            ];
            /** Is Capturable */
            is_capturable: boolean;
        };
        /**
         * StatisticsModel
         * @description The figures of an edition.
         * @example {
         *       "edition": "second",
         *       "matches": 120,
         *       "bot": "learned",
         *       "bot_matches": 1500,
         *       "things": [
         *         {
         *           "kind": "faction",
         *           "thing": "red_line",
         *           "people": {
         *             "trials": 81,
         *             "value": 1.08,
         *             "low": 0.74,
         *             "high": 1.5
         *           },
         *           "bots": {
         *             "trials": 999,
         *             "value": 1.1,
         *             "low": 0.99,
         *             "high": 1.21
         *           }
         *         }
         *       ]
         *     }
         */
        StatisticsModel: {
            /** Edition */
            edition: string;
            /**
             * Matches
             * @description Public matches that people alone have played to the end.
             */
            matches: number;
            /**
             * Bot
             * @description The bot of the other matches.
             */
            bot: string;
            /** Bot Matches */
            bot_matches: number;
            /** Things */
            things: components["schemas"]["ThingModel"][];
        };
        /**
         * StepModel
         * @description Choice number `n`: who made it (null: nature), why, and what followed.
         *
         *     `key` is null where the viewer may not know it. `rules` are the IDs of the rules behind the
         *     question, and `traits` those of the answer, where there was only one answer to it.
         */
        StepModel: {
            /** N */
            n: number;
            /** Seat */
            seat: number | null;
            /**
             * Cause
             * @enum {string}
             */
            cause: "chosen" | "drawn" | "forced" | "absent" | "passed" | "bot";
            /** Key */
            key: string | null;
            /** Events */
            events: components["schemas"]["EventModel"][];
            /**
             * Rules
             * @default []
             */
            rules: string[];
            /**
             * Traits
             * @default []
             */
            traits: string[];
        };
        /**
         * StoryModel
         * @description A match so far as one viewer knows it: a seat, or null for a spectator.
         * @example {
         *       "match": "q4fN0cR7mP1s",
         *       "seat": 1,
         *       "steps": [
         *         {
         *           "n": 18,
         *           "seat": 1,
         *           "cause": "chosen",
         *           "key": "hero_move:polyanka",
         *           "events": [
         *             {
         *               "kind": "hero_moved",
         *               "args": {
         *                 "seat": 1,
         *                 "station": "polyanka"
         *               }
         *             }
         *           ]
         *         }
         *       ],
         *       "facts": {
         *         "place": [
         *           "birch",
         *           "oak"
         *         ],
         *         "bullets": [
         *           3,
         *           1
         *         ],
         *         "points": [
         *           0,
         *           2
         *         ],
         *         "hands": [
         *           [
         *             "rumour"
         *           ],
         *           []
         *         ],
         *         "discard": [
         *           "supplies"
         *         ],
         *         "round": 2,
         *         "deck_size": 9
         *       }
         *     }
         */
        StoryModel: {
            /** Match */
            match: string;
            /** Seat */
            seat: number | null;
            /** Steps */
            steps: components["schemas"]["StepModel"][];
            facts: components["schemas"]["Facts"];
        };
        /**
         * Term
         * @description One part of a total: what gives it, how much, and the rules behind it.
         */
        Term: {
            /** Name */
            name: string;
            /** Value */
            value: number;
            /** Rules */
            rules: string[];
        };
        /**
         * ThingModel
         * @description A faction, a hero or a card, in matches of people and of bots.
         */
        ThingModel: {
            /** Kind */
            kind: string;
            /** Thing */
            thing: string;
            people: components["schemas"]["FigureModel"] | null;
            bots: components["schemas"]["FigureModel"] | null;
        };
        /**
         * Topic
         * @description Rulings about one thing.
         */
        Topic: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Rulings */
            rulings: components["schemas"]["Ruling"][];
        };
        /**
         * Total
         * @description One side of a fight: who, the parts of its total, and whether it won.
         */
        Total: {
            /** Name */
            name: string;
            /** Terms */
            terms: components["schemas"]["Term"][];
            /** Total */
            total: number;
            /** Is Winner */
            is_winner: boolean;
        };
        /**
         * TournamentListModel
         * @description Tournaments, the last changed first; `next` is the offset of further ones, or null.
         * @example {
         *       "tournaments": [
         *         {
         *           "id": "q4fN0cR7mP1s",
         *           "title": "Spring cup",
         *           "status": "running",
         *           "is_public": true,
         *           "format": "swiss",
         *           "edition": "second",
         *           "seats": 2,
         *           "rounds": 4,
         *           "round": 1,
         *           "people": 2,
         *           "most": 16,
         *           "rated": true,
         *           "starts": null,
         *           "due": 1798416012345
         *         }
         *       ],
         *       "next": null
         *     }
         */
        TournamentListModel: {
            /** Tournaments */
            tournaments: components["schemas"]["TournamentRowModel"][];
            /** Next */
            next: number | null;
        };
        /**
         * TournamentModel
         * @description A tournament as the requester may see it; `standings` has a list for each group.
         * @example {
         *       "id": "q4fN0cR7mP1s",
         *       "title": "Spring cup",
         *       "status": "running",
         *       "is_public": true,
         *       "format": "swiss",
         *       "edition": "second",
         *       "seats": 2,
         *       "rounds": 4,
         *       "round": 1,
         *       "people": 2,
         *       "most": 16,
         *       "rated": true,
         *       "starts": null,
         *       "due": 1798416012345,
         *       "organiser": "Anna",
         *       "group_size": 4,
         *       "round_hours": 72,
         *       "fill_bot": "stalker",
         *       "house_rules": {},
         *       "clock": {
         *         "kind": "days",
         *         "days": 1
         *       },
         *       "table": {
         *         "watch": "anyone",
         *         "language": "en",
         *         "chat": true
         *       },
         *       "created": 1798156812345,
         *       "is_organiser": false,
         *       "is_in": true,
         *       "my_match": "Zt0QnW3uB8kL",
         *       "entrants": [
         *         {
         *           "number": 0,
         *           "name": "Anna",
         *           "bot": null,
         *           "group": 0,
         *           "is_out": false,
         *           "is_me": false,
         *           "has_profile": false
         *         },
         *         {
         *           "number": 1,
         *           "name": "Boris",
         *           "bot": null,
         *           "group": 0,
         *           "is_out": false,
         *           "is_me": true,
         *           "has_profile": false
         *         }
         *       ],
         *       "standings": [
         *         [
         *           {
         *             "number": 0,
         *             "rank": 1,
         *             "points": 0,
         *             "opposition": 0,
         *             "direct": 0,
         *             "wins": 0,
         *             "tables": 0
         *           },
         *           {
         *             "number": 1,
         *             "rank": 2,
         *             "points": 0,
         *             "opposition": 0,
         *             "direct": 0,
         *             "wins": 0,
         *             "tables": 0
         *           }
         *         ]
         *       ],
         *       "rounds_played": [
         *         {
         *           "number": 1,
         *           "tables": [
         *             {
         *               "number": 1,
         *               "match": "Zt0QnW3uB8kL",
         *               "status": "running",
         *               "is_counted": false,
         *               "seats": [
         *                 {
         *                   "number": 1,
         *                   "points": null,
         *                   "place": null
         *                 },
         *                 {
         *                   "number": 0,
         *                   "points": null,
         *                   "place": null
         *                 }
         *               ]
         *             }
         *           ],
         *           "byes": []
         *         }
         *       ]
         *     }
         */
        TournamentModel: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "running" | "over" | "cancelled";
            /** Is Public */
            is_public: boolean;
            /**
             * Format
             * @enum {string}
             */
            format: "swiss" | "groups";
            /** Edition */
            edition: string;
            /** Seats */
            seats: number;
            /** Rounds */
            rounds: number;
            /** Round */
            round: number;
            /** People */
            people: number;
            /** Most */
            most: number;
            /** Rated */
            rated: boolean;
            /** Starts */
            starts: number | null;
            /** Due */
            due: number | null;
            /**
             * Organiser
             * @description Their name; empty if the account was deleted.
             */
            organiser: string;
            /** Group Size */
            group_size: number;
            /** Round Hours */
            round_hours: number;
            /** Fill Bot */
            fill_bot: string | null;
            /** House Rules */
            house_rules: {
                [key: string]: number;
            };
            /** Clock */
            clock: components["schemas"]["BankClock"] | components["schemas"]["DaysClock"];
            /**
             * Table
             * @description Further settings of its tables.
             */
            table: {
                [key: string]: unknown;
            };
            /** Created */
            created: number;
            /** Is Organiser */
            is_organiser: boolean;
            /**
             * Is In
             * @description Whether the one who asks takes part, and has not withdrawn.
             */
            is_in: boolean;
            /**
             * My Match
             * @description The table of the one who asks, in this round.
             */
            my_match: string | null;
            /** Entrants */
            entrants: components["schemas"]["EntrantModel"][];
            /** Standings */
            standings: components["schemas"]["StandingLineModel"][][];
            /** Rounds Played */
            rounds_played: components["schemas"]["TournamentRoundModel"][];
        };
        /**
         * TournamentRoundModel
         * @description A round: its tables, and who has a bye.
         */
        TournamentRoundModel: {
            /** Number */
            number: number;
            /** Tables */
            tables: components["schemas"]["TournamentTableModel"][];
            /** Byes */
            byes: number[];
        };
        /**
         * TournamentRowModel
         * @description A tournament in a list.
         */
        TournamentRowModel: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "running" | "over" | "cancelled";
            /** Is Public */
            is_public: boolean;
            /**
             * Format
             * @enum {string}
             */
            format: "swiss" | "groups";
            /** Edition */
            edition: string;
            /** Seats */
            seats: number;
            /** Rounds */
            rounds: number;
            /** Round */
            round: number;
            /** People */
            people: number;
            /** Most */
            most: number;
            /** Rated */
            rated: boolean;
            /** Starts */
            starts: number | null;
            /** Due */
            due: number | null;
        };
        /**
         * TournamentSeatModel
         * @description A seat at a table of a round; points and place are known when the match is over.
         */
        TournamentSeatModel: {
            /** Number */
            number: number;
            /** Points */
            points: number | null;
            /** Place */
            place: number | null;
        };
        /**
         * TournamentTableModel
         * @description A table of a round; without a status its match was deleted.
         */
        TournamentTableModel: {
            /** Number */
            number: number;
            /** Match */
            match: string;
            /** Status */
            status: ("lobby" | "running" | "over" | "ended") | null;
            /** Is Counted */
            is_counted: boolean;
            /** Seats */
            seats: components["schemas"]["TournamentSeatModel"][];
        };
        /**
         * TriedChoiceModel
         * @description An answer that is tried for a seat.
         */
        TriedChoiceModel: {
            /** Seat */
            seat: number;
            /** Key */
            key: string;
        };
        /**
         * VerdictModel
         * @description Whether a record is honest: fair draws, legal choices, true outcome, intact text.
         *
         *     Compare the seal with the one that was shown at the end of the match to be sure of the choices
         *     too.
         * @example {
         *       "commitment": "9b1d...",
         *       "is_honest": false,
         *       "line": 17,
         *       "reason": "nature says 'draw:knife', the fair draw is 'draw:flag'",
         *       "seal": "41ab..."
         *     }
         */
        VerdictModel: {
            /** Is Honest */
            is_honest: boolean;
            /**
             * Line
             * @description The first line that does not fit; 0 if all do.
             */
            line: number;
            /** Reason */
            reason: string;
            /** Commitment */
            commitment: string | null;
            /** Seal */
            seal: string | null;
        };
        /**
         * VersionModel
         * @description What runs here.
         * @example {
         *       "version": "0.1.0",
         *       "engine": "compiled",
         *       "python": "3.12.3",
         *       "protocol": 1,
         *       "rules": {
         *         "first": 1,
         *         "second": 1
         *       }
         *     }
         */
        VersionModel: {
            /** Version */
            version: string;
            /**
             * Engine
             * @description Plain or compiled.
             */
            engine: string;
            /** Python */
            python: string;
            /**
             * Protocol
             * @description The version of the messages on the WebSocket.
             */
            protocol: number;
            /**
             * Rules
             * @description The version of the rules of each edition.
             */
            rules: {
                [key: string]: number;
            };
        };
        /**
         * WatchListModel
         * @description Matches to watch, the last changed first; `next` is the offset of further ones, or null.
         *
         *     `followed` are the matches of those whom one follows; they are told with the first page.
         * @example {
         *       "followed": [],
         *       "matches": [
         *         {
         *           "id": "q4fN0cR7mP1s",
         *           "edition": "second",
         *           "title": "A quick evening match",
         *           "language": "en",
         *           "rated": false,
         *           "delay": {
         *             "kind": "minutes",
         *             "minutes": 5
         *           },
         *           "seats": [
         *             {
         *               "seat": 1,
         *               "name": "Anna",
         *               "is_bot": false,
         *               "points": 5,
         *               "leads": true,
         *               "is_followed": true
         *             },
         *             {
         *               "seat": 2,
         *               "name": "Boris",
         *               "is_bot": false,
         *               "points": 3,
         *               "leads": false,
         *               "is_followed": false
         *             }
         *           ],
         *           "round": 4,
         *           "began": 1794744065342,
         *           "updated": 1794744129870
         *         }
         *       ],
         *       "next": null
         *     }
         */
        WatchListModel: {
            /** Followed */
            followed: components["schemas"]["WatchedMatchModel"][];
            /** Matches */
            matches: components["schemas"]["WatchedMatchModel"][];
            /** Next */
            next: number | null;
        };
        /**
         * WatchModel
         * @description The name of a spectator.
         * @example {
         *       "name": "Vera"
         *     }
         */
        WatchModel: {
            /** Name */
            name?: string | null;
        };
        /**
         * WatchedMatchModel
         * @description A running match in short; what spectators may not know yet is not in it.
         * @example {
         *       "began": 1794744065342,
         *       "delay": {
         *         "kind": "minutes",
         *         "minutes": 5
         *       },
         *       "edition": "second",
         *       "id": "q4fN0cR7mP1s",
         *       "language": "en",
         *       "rated": false,
         *       "round": 4,
         *       "seats": [
         *         {
         *           "is_bot": false,
         *           "is_followed": true,
         *           "leads": true,
         *           "name": "Anna",
         *           "points": 5,
         *           "seat": 1
         *         },
         *         {
         *           "is_bot": false,
         *           "is_followed": false,
         *           "leads": false,
         *           "name": "Boris",
         *           "points": 3,
         *           "seat": 2
         *         }
         *       ],
         *       "title": "A quick evening match",
         *       "updated": 1794744129870
         *     }
         */
        WatchedMatchModel: {
            /** Id */
            id: string;
            /** Edition */
            edition: string;
            /** Title */
            title: string;
            /** Language */
            language: string;
            /** Rated */
            rated: boolean;
            /** Delay */
            delay: (components["schemas"]["MovesDelay"] | components["schemas"]["MinutesDelay"]) | null;
            /** Seats */
            seats: components["schemas"]["WatchedSeatModel"][];
            /**
             * Round
             * @description 0 as long as nobody has summed the match up.
             */
            round: number;
            /** Began */
            began: number;
            /**
             * Updated
             * @description When the round or somebody's points changed last.
             */
            updated: number;
        };
        /**
         * WatchedSeatModel
         * @description A seat: its points as far as spectators may know them, and whether nobody has more.
         *
         *     Where all have the same, nobody leads.
         */
        WatchedSeatModel: {
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /** Is Bot */
            is_bot: boolean;
            /**
             * Points
             * @description Null as long as nobody has summed the match up.
             */
            points: number | null;
            /** Leads */
            leads: boolean;
            /**
             * Is Followed
             * @description Whether one follows who sits there.
             */
            is_followed: boolean;
        };
        /**
         * WebhookModel
         * @description A webhook: the secret signs what is sent there, and is told only now.
         * @example {
         *       "secret": "8bYzqk1mS0aV7tQp2LxWc4Rd"
         *     }
         */
        WebhookModel: {
            /** Secret */
            secret: string;
        };
        /**
         * WebhookStateModel
         * @description Whether a table can have a webhook, and which it has.
         * @example {
         *       "is_offered": true,
         *       "host": "hooks.metro.example"
         *     }
         */
        WebhookStateModel: {
            /** Is Offered */
            is_offered: boolean;
            /**
             * Host
             * @description The host of its address; null without a webhook.
             */
            host: string | null;
        };
        /**
         * WhatIfModel
         * @description A moment of a match, whose knowledge counts there, and the answers to try.
         * @example {
         *       "at": 40,
         *       "seat": 2,
         *       "seed": 4,
         *       "choices": [
         *         {
         *           "seat": 1,
         *           "key": "pass"
         *         }
         *       ]
         *     }
         */
        WhatIfModel: {
            /**
             * At
             * @description After how many choices it begins.
             */
            at: number;
            /**
             * Seat
             * @description Whose knowledge counts; null is a spectator's.
             */
            seat?: number | null;
            /**
             * Seed
             * @description Another one is another imagination.
             * @default 0
             */
            seed: number;
            /**
             * Choices
             * @default []
             */
            choices: components["schemas"]["TriedChoiceModel"][];
            /**
             * Tell
             * @description What else to tell of the question to a seat.
             * @default
             * @enum {string}
             */
            tell: "" | "odds" | "lacks";
            /**
             * About
             * @description That seat.
             * @default 1
             */
            about: number;
            /**
             * Station
             * @description Where it lacks something.
             * @default
             */
            station: string;
        };
        /**
         * WhyModel
         * @description Why an official does something.
         * @example {
         *       "reason": "Asked for by its host."
         *     }
         */
        WhyModel: {
            /**
             * Reason
             * @default
             */
            reason: string;
        };
        /**
         * WrongPlacesModel
         * @description A match whose seats had other places than follow from its choices.
         */
        WrongPlacesModel: {
            /** Match */
            match: string;
            /** Stored */
            stored: number[];
            /** Played */
            played: number[];
        };
        /**
         * ZoneModel
         * @description A sector of the board and its stations; the first edition has none.
         */
        ZoneModel: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Stations */
            stations: string[];
        };
        /**
         * ProblemBody
         * @description A refusal: `message` is the id of its text, `detail` the text in the reader's language.
         * @example {
         *       "args": {
         *         "seat": 2
         *       },
         *       "detail": "Somebody sits there already.",
         *       "faults": [],
         *       "message": "problem-seat-taken",
         *       "request": "Q0zE1vQb2f8",
         *       "rule": "",
         *       "status": 409,
         *       "title": "Conflict",
         *       "type": "about:blank"
         *     }
         */
        ProblemBody: {
            /**
             * Type
             * @default about:blank
             */
            type: string;
            /**
             * Title
             * @description The meaning of the status.
             */
            title: string;
            /** Status */
            status: number;
            /**
             * Message
             * @description The id of the text, for clients that have the texts.
             */
            message: string;
            /**
             * Detail
             * @description The text in the language of the request.
             */
            detail: string;
            /**
             * Args
             * @description What the text is filled with.
             */
            args: {
                [key: string]: string | number;
            };
            /**
             * Rule
             * @description The id of the rule that forbids it, or empty.
             */
            rule: string;
            /**
             * Faults
             * @description All that is wrong with a text that was sent.
             */
            faults: components["schemas"]["FaultModel"][];
            /**
             * Request
             * @description The id of the request, as in the logs.
             */
            request: string;
        };
        /**
         * FirstFacts
         * @description What can be said of a match of the first edition.
         */
        FirstFacts: {
            active: number;
            ended_by: string;
            equipment_deck_size: number;
            fight: components["schemas"]["FightFacts"][];
            first: number;
            level: {
                [key: string]: number;
            };
            mission_deck_size: number;
            offer: string[];
            open_threat: string[];
            owner: {
                [key: string]: number;
            };
            player: {
                [key: string]: components["schemas"]["FirstPlayerFacts"];
            };
            round: number;
            target: number;
            threat_deck_size: number;
            unseen: {
                [key: string]: string[];
            };
            winner: number;
        };
        /**
         * FightFacts
         * @description A fight that is not decided yet: the seats of both sides, 0 for a threat or a guard.
         *
         *         `prize` is what the first side fights for: `station` to capture it, `hero` to beat the hero of
         *         the second side, `defence` to keep its own station. `parts` are the strengths so far; a threat
         *         that is still face down has none.
         */
        FightFacts: {
            parts: components["schemas"]["PartFacts"][];
            prize: string;
            seats: number[];
            station: string;
            threat: string;
        };
        /**
         * PartFacts
         * @description A part of a side's strength: side 0 or 1, what gives it, how much, and by which rules.
         */
        PartFacts: {
            id: string;
            kind: string;
            rules: string[];
            side: number;
            value: number;
        };
        /**
         * FirstPlayerFacts
         * @description What can be said of a player of the first edition.
         */
        FirstPlayerFacts: {
            activity: number;
            ammo: number;
            army: number;
            at: string;
            barred: number;
            barred_next: number;
            equipment: string[];
            faction: string;
            growth: number;
            hero: string;
            hero_speed: components["schemas"]["PartFacts"][];
            hero_strength: components["schemas"]["PartFacts"][];
            home: string;
            mission_count: number;
            mission_points: number;
            missions: string[];
            mushroom: number;
            pig: number;
            points: number;
            points_missing: number;
            progress: {
                [key: string]: number[];
            };
            resting: number;
            rests: number;
            station_count: number;
            stations: string[];
            tokens: number[];
        };
        /**
         * SecondFacts
         * @description What can be said of a match of the second edition.
         *
         *         `ballots` has all players in the order in which they vote, while a law is put to the vote.
         */
        SecondFacts: {
            ballots: components["schemas"]["BallotFacts"][];
            combat_bottom: string[];
            combat_deck_size: number;
            combat_discard: string[];
            combat_discard_size: number;
            combat_top: string[];
            ended_by: string;
            equipment_bottom: string[];
            equipment_deck_size: number;
            equipment_discard: string[];
            equipment_discard_size: number;
            equipment_top: string[];
            fight: components["schemas"]["FightFacts"][];
            first: number;
            law: string[];
            law_bottom: string[];
            law_deck_size: number;
            law_discard: string[];
            law_discard_size: number;
            law_top: string[];
            market: string[];
            mission_bottom: string[];
            mission_deck_size: number;
            mission_discard: string[];
            mission_discard_size: number;
            mission_top: string[];
            open: {
                [key: string]: boolean;
            };
            open_law: string[];
            open_threat: string[];
            owner: {
                [key: string]: number;
            };
            phase: number;
            player: {
                [key: string]: components["schemas"]["SecondPlayerFacts"];
            };
            reserve: {
                [key: string]: number;
            };
            round: number;
            stage: number;
            threat_bottom: string[];
            threat_deck_size: number;
            threat_discard: string[];
            threat_discard_size: number;
            threat_top: string[];
            token: {
                [key: string]: string;
            };
            track: string;
            unseen: {
                [key: string]: string[];
            };
            winner: number;
        };
        /**
         * BallotFacts
         * @description A player's part in the vote that is going on: how many votes, and how they were cast.
         *
         *         `cast` is `for`, `against`, or empty while the player has yet to vote.
         */
        BallotFacts: {
            cast: string;
            seat: number;
            votes: number;
        };
        /**
         * SecondPlayerFacts
         * @description What can be said of a player of the second edition.
         *
         *         `supply` is what their stations produce in the next round, `any` what they choose for Polis;
         *         `upkeep` is what their army costs in pigs.
         */
        SecondPlayerFacts: {
            ammo: number;
            army: number;
            at: string;
            combat: string[];
            completed: string[];
            equipment: string[];
            faction: string;
            hero: string;
            hero_speed: components["schemas"]["PartFacts"][];
            hero_strength: components["schemas"]["PartFacts"][];
            mission_count: number;
            missions: string[];
            mushroom: number;
            pig: number;
            points: number;
            points_missing: number;
            progress: {
                [key: string]: number[];
            };
            rests: number;
            scouted: string[];
            scouted_count: number;
            station_count: number;
            stations: string[];
            supply: {
                [key: string]: number;
            };
            upkeep: number;
        };
        /**
         * ToyFacts
         * @description What can be said of a state or a view; seats are in order.
         */
        ToyFacts: {
            bullets: number[];
            deck_size: number;
            discard: string[];
            hands: string[][];
            place: string[];
            points: number[];
            round: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_matches: {
        parameters: {
            query?: {
                /** @description By default: lobby, running. */
                status?: ("lobby" | "running" | "over" | "ended")[] | null;
                offset?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchListModel"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    create_match: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMatchModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewMatchResultModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    join_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    leave_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    change_seat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A seat, counted from 1. */
                seat: number;
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChangeModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    invite_to_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInviteModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    watch_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WatchModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    start_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    end_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    play_again: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    play_on: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                edition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    begin_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                edition: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLessonModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    export_record: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record: a header, one choice a line, an end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {"format":1,"edition":"toy","rules_version":1,"content_digest":"45191deb","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Bot","kind":"bot:random"}],"house_rules":{},"position":null,"commitment":null,"salts":["",""]}
                     *     {"n":1,"seat":"nature","key":"first:1"}
                     */
                    "application/x-ndjson": string;
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    verify_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerdictModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    tell_story: {
        parameters: {
            query?: {
                /** @description One of one's seats; without it as a spectator. */
                seat?: number | null;
            };
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_match_position: {
        parameters: {
            query?: {
                /** @description One of one's seats; without it as a spectator. */
                seat?: number | null;
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionTextModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    replay: {
        parameters: {
            query?: {
                /** @description Through whose eyes: a seat. */
                viewer?: string;
                /** @description After how many choices it begins. */
                at?: number;
                /** @description How many frames. */
                count?: number;
            };
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_course: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_review: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    begin_review: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    verify_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {"format":1,"edition":"toy","rules_version":1,"content_digest":"45191deb","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Bot","kind":"bot:random"}],"house_rules":{},"position":null,"commitment":null,"salts":["",""]}
                 *     {"n":1,"seat":"nature","key":"first:1"}
                 */
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerdictModel"];
                };
            };
            /** @description Refused. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    take_record: {
        parameters: {
            query?: {
                /** @description Play on after so many choices; by default all. */
                at?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {"format":1,"edition":"toy","rules_version":1,"content_digest":"45191deb","package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Bot","kind":"bot:random"}],"house_rules":{},"position":null,"commitment":null,"salts":["",""]}
                 *     {"n":1,"seat":"nature","key":"first:1"}
                 */
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    check_position: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example title = "One army against another"
                 *     edition = "second"
                 *
                 *     [[position.player]]
                 *     army = 4
                 *
                 *     [[position.player]]
                 */
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    edit_a_position: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example title = "One army against another"
                 *     edition = "second"
                 *
                 *     [[position.player]]
                 *     army = 4
                 *
                 *     [[position.player]]
                 */
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    play_from_position: {
        parameters: {
            query?: {
                /** @description Whom to play; by default who is asked first. */
                seat?: number | null;
                /** @description Who plays the others; by default the usual bot. */
                bot?: string | null;
                /** @description What to be called. */
                name?: string | null;
                language?: string;
                /** @description Play all seats on one screen. */
                is_hot_seat?: boolean;
                /** @description Play the seat that is asked, without hints, as in a puzzle. */
                is_puzzle?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example title = "One army against another"
                 *     edition = "second"
                 *
                 *     [[position.player]]
                 *     army = 4
                 *
                 *     [[position.player]]
                 */
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    judge_a_position: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example title = "One army against another"
                 *     edition = "second"
                 *
                 *     [[position.player]]
                 *     army = 4
                 *
                 *     [[position.player]]
                 */
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgedPositionModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_puzzles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleModel"][];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    begin_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                puzzle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPuzzleModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_puzzle_position: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path: {
                puzzle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionTextModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_solution: {
        parameters: {
            query?: {
                /** @description The answer that was given. */
                key?: string;
            };
            header?: never;
            path: {
                puzzle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SolutionModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    imagine_board: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhatIfModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImaginedBoardModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_watched: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchListModel"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_follows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowsModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    follow_player: {
        parameters: {
            query: {
                /** @description The name of an account with a profile. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    unfollow_player: {
        parameters: {
            query: {
                /** @description The name of an account with a profile. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    describe_embed: {
        parameters: {
            query: {
                /** @description The address of a match. */
                url: string;
                format?: "json";
                maxwidth?: number | null;
                maxheight?: number | null;
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbedModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_ratings: {
        parameters: {
            query: {
                edition: string;
                seats?: number;
                /** @description Such as 2026-4, or now. */
                season?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingTableModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_match_ratings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchRatingsModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_tournaments: {
        parameters: {
            query?: {
                /** @description By default: open, running. */
                status?: ("open" | "running" | "over" | "cancelled")[] | null;
                /** @description Those that one has made or takes part in. */
                mine?: boolean;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentListModel"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    create_tournament: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTournamentModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_tournament: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description A tournament. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    join_tournament: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description A tournament. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    leave_tournament: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description A tournament. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    start_tournament: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description A tournament. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    cancel_tournament: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description A tournament. */
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_profile: {
        parameters: {
            query: {
                name: string;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    change_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChoiceModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChoiceModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    download_data: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDataModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_seat_profiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatProfilesModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_statistics: {
        parameters: {
            query: {
                edition: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_session: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    log_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    log_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    create_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccountModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    change_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChangeModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    delete_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FarewellModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_own_matches: {
        parameters: {
            query?: {
                /** @description By default all. */
                status?: ("lobby" | "running" | "over" | "ended")[] | null;
                offset?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchListModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionsModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    end_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_recovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    change_recovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecoveryModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    ask_for_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    finish_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_rest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    change_rest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRestModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_channels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelsModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    add_channel: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChannelModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    remove_channel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A channel. */
                channel_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    confirm_channel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    stop_notices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From a link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_webhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStateModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    set_webhook: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhookModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    remove_webhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    read_feed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From a link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    read_calendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From a link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_editions: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionModel"][];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_content: {
        parameters: {
            query?: {
                /** @description Whether names and texts are filled in. */
                words?: boolean;
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path: {
                edition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentModel"];
                };
            };
            /** @description The copy that the asker has is good. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_map: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                edition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "edition": "second",
                     *       "stations": []
                     *     }
                     */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The copy that the asker has is good. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_rulebook: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path: {
                edition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description The copy that the asker has is good. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_languages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "en",
                     *       "hu",
                     *       "ru"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_texts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
                edition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages in Fluent syntax. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example option-pass = Pass */
                    "text/plain": unknown;
                };
            };
            /** @description The copy that the asker has is good. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_phrases: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "well_played",
                     *         "text": "Well played!"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PhraseModel"][];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    find_rules: {
        parameters: {
            query: {
                word: string;
                edition?: string;
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "E2-ARMY-004",
                     *         "edition": "second",
                     *         "kind": "rule",
                     *         "section": "army",
                     *         "title": "Attack on a neutral station",
                     *         "text": "An army may attack a neutral station that is next to one of its faction.",
                     *         "said": "An army may attack a neutral station that is next to one of its faction.",
                     *         "parts": {},
                     *         "related": [
                     *           "E2-ARMY-001"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RuleModel"][];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_rule: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: never;
            path: {
                rule_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleModel"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    report_player: {
        parameters: {
            query?: never;
            header?: {
                /** @description The token of an invite link, if there is one. */
                "Metro2033-Invite"?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReportModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedModel"];
                };
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_reports: {
        parameters: {
            query?: {
                /** @description By default open. */
                status?: "open" | "closed";
                offset?: number;
                limit?: number;
            };
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportListModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_report: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path: {
                /** @description A report. */
                report_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownReportModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    decide_report: {
        parameters: {
            query?: {
                /** @description Language of texts; by default as the browser wants. */
                language?: string;
            };
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path: {
                /** @description A report. */
                report_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownReportModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    impose_mute: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSanctionModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    impose_ban: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSanctionModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_sanctions: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
            };
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionListModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    lift_sanction: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path: {
                /** @description A sanction. */
                sanction_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhyModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    confirm_password: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_person: {
        parameters: {
            query: {
                /** @description The name of an account. */
                name: string;
            };
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_announcements: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementListModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    announce: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnnouncementModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    withdraw_announcement: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path: {
                /** @description An announcement. */
                announcement_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_officials: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialListModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    change_role: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleModel"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialListModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_audit: {
        parameters: {
            query?: {
                /** @description Only what was done to this account or match. */
                subject?: string;
                offset?: number;
                limit?: number;
            };
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_health: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_all_matches: {
        parameters: {
            query?: {
                /** @description By default all. */
                status?: ("lobby" | "running" | "over" | "ended")[] | null;
                offset?: number;
                limit?: number;
            };
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchListModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_any_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    delete_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for by its host."
                 *     }
                 */
                "application/json": components["schemas"]["WhyModel"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    transfer_seat: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
                /** @description A seat, counted from 1. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for by its host."
                 *     }
                 */
                "application/json": components["schemas"]["WhyModel"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    end_any_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path: {
                /** @description A match. */
                match_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for by its host."
                 *     }
                 */
                "application/json": components["schemas"]["WhyModel"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    sign_out_account: {
        parameters: {
            query: {
                /** @description The name of an account. */
                name: string;
            };
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for by its host."
                 *     }
                 */
                "application/json": components["schemas"]["WhyModel"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOutModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    make_password_link: {
        parameters: {
            query: {
                /** @description The name of an account. */
                name: string;
            };
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for by its host."
                 *     }
                 */
                "application/json": components["schemas"]["WhyModel"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLinkModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    check_database: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    recount_ratings: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecountModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    replay_ratings: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    list_patterns: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the admin token; a session with a role needs none. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatternsModel"];
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    is_alive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateModel"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    is_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateModel"];
                };
            };
            /** @description Refused. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionModel"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    show_metrics: {
        parameters: {
            query?: never;
            header?: {
                /** @description `Bearer` and the metrics token. */
                authorization?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics for Prometheus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example metro2033_rooms 3.0 */
                    "text/plain": unknown;
                };
            };
            /** @description Refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
}
