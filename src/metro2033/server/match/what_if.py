"""Imagined boards for players: the question to a worker, and the reply to the player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from metro2033.engine.kernel.codec import state_to_data
from metro2033.server.bots.bot_question import BotQuestion, BotReply, Share, WhatIfWork
from metro2033.server.match.actor import Actor
from metro2033.server.match.bot_advice import session_of
from metro2033.server.match.match_state import MatchState
from metro2033.server.protocol import client, server
from metro2033.table.table import Table

NO_BOT: Final = "what_if"
"""Stands in the place of a bot: nobody's answer is asked for."""


@dataclass(frozen=True, slots=True)
class WhatIfTask:
    """An imagined board for a player that is to be made."""

    message: client.WhatIf
    question: BotQuestion

    def answer(self, reply: BotReply) -> server.Message | None:
        """The board, if there is one."""
        return None if reply.board is None else server.Imagined(self.message.id, reply.board)


def what_if_task(state: MatchState, actor: Actor, message: client.WhatIf) -> WhatIfTask | None:
    """The board that a player asks for; None where the match does not know that moment."""
    table = state.playing.table
    n = table.count if message.n is None else message.n
    if not table.first <= n <= table.count:
        return None
    share = Share(actor.address, session_of(actor), "person")
    more = (message.tell, message.about, message.station)
    work = WhatIfWork(n, len(table.header.seats), message.choices, *more)
    question = what_if_question(table, actor.viewer, message.seed, work, share)
    return WhatIfTask(message, question)


def what_if_question(
    table: Table[Any], viewer: int, seed: int, work: WhatIfWork, share: Share
) -> BotQuestion:
    """What a worker is asked: it gets what the viewer knew at that moment, and no more."""
    view = state_to_data(known(table, work.n, viewer))
    return BotQuestion(
        edition=table.game.name,
        bot=NO_BOT,
        seat=viewer,
        seed=seed,
        view=view,
        task="what_if",
        share=share,
        what_if=work,
    )


def known(table: Table[Any], n: int, viewer: int) -> Any:
    """What the viewer could know after `n` choices."""
    return table.game.view(table.at(n), viewer)
