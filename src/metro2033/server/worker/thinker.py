"""How a bot finds its reply to a question."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from metro2033 import catalog
from metro2033.agents.bot_names import advice_simulations, bot
from metro2033.agents.hint import hint_of
from metro2033.bots.advice import Advice
from metro2033.bots.registry import UnknownBot, adviser, usual_for
from metro2033.engine.kernel.codec import frame_table, state_from_data
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.figures.match_story import MatchStory, match_story
from metro2033.review.effort import Effort
from metro2033.review.part import Reviewer, ReviewPart
from metro2033.server.bots.bot_question import (
    BotAdvice,
    BotPurpose,
    BotQuestion,
    BotReason,
    BotReply,
    ReviewWork,
)
from metro2033.server.bots.preview_reply import preview_reply
from metro2033.server.bots.strength import eased, eased_number
from metro2033.server.worker.what_if import imagined_board
from metro2033.table.keys import codec_of
from metro2033.table.line import BadRecord
from metro2033.table.record import read
from metro2033.table.table import Table


def reply_to(question: BotQuestion, simulations: int | None = None) -> BotReply:
    """What a bot replies; `simulations` is how long an adviser thinks, if not as usual."""
    if question.review is not None:
        return BotReply(review=reviewed_part(question.review))
    if question.task == "story":
        return BotReply(story=story_of(question.record))
    game = catalog.game(question.edition)
    view: Any = state_from_data(game.blank(), question.view, frame_table(game.frames))
    if question.what_if is not None:
        board = imagined_board(game, view, question.seat, question.seed, question.what_if)
        return BotReply(board=board)
    options, source = Offer(), Stream(question.seed)
    offer(view, question.seat, options)
    try:
        if question.task == "advise":
            number = eased_number(simulations or advice_simulations(), question.effort)
            mind = adviser(game, source)
            advice = mind.advise(view, question.seat, options, number, left=question.left)
            return BotReply(best=[advice_of(game, told) for told in advice])
        if question.task == "odds":
            return preview_reply(game, view, question.seat, options)
    except UnknownBot:
        # Some games have nobody who explains: then the bot just answers.
        pass
    try:
        name = eased(question.bot, game.name, question.effort)
        player = bot(name, game, source, question.left, question.has_dismissed)
    except UnknownBot:
        # A bot that is no longer offered, such as a policy whose file is gone.
        player = bot(usual_for(game), game, source, question.left, question.has_dismissed)
    return BotReply(key=codec_of(game).key(player.choose(view, question.seat, options)))


def reviewed_part(work: ReviewWork) -> ReviewPart:
    """A portion of a review."""
    return reviewer(work.record, work.effort).part(work.number)


@lru_cache(maxsize=2)
def reviewer(record: str, effort: Effort) -> Reviewer:
    """Who reviews a match; its portions come one after the other."""
    return Reviewer(Table.from_record(read(record)), effort)


def story_of(record: str) -> MatchStory | None:
    """What became of the seats of a match; None if other rules or cards lead elsewhere."""
    try:
        return match_story(read(record))
    except BadRecord:
        return None


def advice_of(game: Game[Any], advice: Advice) -> BotAdvice:
    """A piece of advice in the words of the server."""
    reasons = [BotReason(why.feature, why.is_own, why.effect > 0) for why in advice.reasons]
    chance, spread, codec = advice.chance, 1.96 * advice.error, codec_of(game)
    return BotAdvice(
        codec.key(advice.option),
        round(chance, 3),
        reasons,
        round(max(chance - spread, 0.0), 3),
        round(min(chance + spread, 1.0), 3),
        [codec.key(option) for option in advice.then],
        purpose_of(game, advice),
    )


def purpose_of(game: Game[Any], advice: Advice) -> BotPurpose | None:
    """What a piece of advice is for, in the words of the server."""
    hint = hint_of(game, advice)
    if hint is None:
        return None
    return BotPurpose(hint.aims, hint.danger, hint.seat, hint.station, hint.deed, hint.is_even)
