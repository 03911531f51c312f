"""Imagined boards from moments of finished matches."""

from __future__ import annotations

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.bots.bot_question import Share, WhatIfWork
from metro2033.server.match.what_if import what_if_question
from metro2033.server.protocol.what_if import ImaginedBoard
from metro2033.server.tables.access import Access
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.records import check_moment, over
from metro2033.server.tables.tables import Tables
from metro2033.server.tables.wanted import WantedBoard


async def imagine(
    tables: Tables, access: Access, wanted: WantedBoard, share: Share
) -> ImaginedBoard:
    """The board that somebody asks for, made where bots think."""
    played = await tables.replays.replay(over(access))
    check_moment(played, wanted.seat, wanted.at)
    viewer = SPECTATOR if wanted.seat is None else wanted.seat - 1
    more = (wanted.tell, wanted.about, wanted.station)
    work = WhatIfWork(wanted.at, len(played.table.header.seats), wanted.choices, *more)
    question = what_if_question(played.table, viewer, wanted.seed, work, share)
    reply = await tables.bots.think(question)
    if reply is None or reply.board is None:
        raise Problem(503, "problem-busy", after=2)
    return reply.board
