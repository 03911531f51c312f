"""What a client may say."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from metro2033.server.protocol.what_if import Key, Seat, Tell, TriedChoices

LONGEST_TEXT: Final = 500
"""Characters of a line of chat."""

Number = Annotated[int, Meta(ge=0, le=1 << 53)]
Name = Annotated[str, Meta(max_length=64)]
MatchId = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")]
"""Databases do not take the letter that is left out."""


class FromClient(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client says. `id` is the client's own: the answer to this message repeats it."""

    id: Number = 0


class Hello(FromClient, tag="hello"):
    """Sit down at a match, or come back to it; later again to look from another seat.

    `seat` is one that the sender holds, null to watch, and left out for the first that is asked.
    `seq` and `chat` are the last that the client has seen of this match from this seat.
    """

    match: MatchId
    seat: Seat | msgspec.UnsetType | None = msgspec.UNSET
    seq: Number | None = None
    chat: Number = 0
    language: Annotated[str, Meta(max_length=8)] = ""


class Answer(FromClient, tag="answer"):
    """Answer the question of that number with the key of one of its options.

    `then` are answers to the questions that follow, as long as the same player is asked and may
    give them: the steps of a route.
    """

    ask: Number
    key: Key
    then: list[Key] = []


class Undo(FromClient, tag="undo"):
    """Undo your last choice; if anybody has learnt something since, ask the others."""

    propose: bool = False


class Consent(FromClient, tag="consent"):
    """Agree to what another player has proposed, or not."""

    proposal: Number
    agree: bool


class Chat(FromClient, tag="chat"):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Phrase(FromClient, tag="phrase"):
    """Say a phrase that each reader gets in their own language."""

    phrase: Name


class Mute(FromClient, tag="mute"):
    """Mute or unmute a seat at your table; null is all spectators."""

    seat: Seat | None
    is_muted: bool


class Windows(FromClient, tag="windows"):
    """Choose at which windows you are asked whether to use something.

    `fights`: only in your own fights, as usual; `always`: at every one; `this_round`: at every
    one until the round is over; `not_this_round`: at none until then.
    """

    wish: Literal["fights", "always", "this_round", "not_this_round"]


class PlanStep(Struct, forbid_unknown_fields=True, frozen=True):
    """An answer to a question that is still to come; an empty key is whatever passes.

    One that repeats is the answer to every question from then on. Where an `optional` one is not
    offered, the next step is tried; any other ends the plan there. One with `calm` ends it in a
    fight, one with a `kind` at any other kind of question.
    """

    key: Annotated[str, Meta(max_length=200)]
    repeat: bool = False
    optional: bool = False
    calm: bool = False
    kind: Name = ""


class Plan(FromClient, tag="plan"):
    """Queue your next answers while others think, replacing those before; none to cancel.

    They are given as your questions come, up to the first that does not fit; then the plan ends,
    and you are told why. Nobody else learns of it.
    """

    steps: list[PlanStep]


class Usual(FromClient, tag="usual"):
    """Ask what you may be asked again and again and could answer, to plan with."""


class Hint(FromClient, tag="hint"):
    """Ask what a bot would answer to your open question."""

    ask: Number


class Odds(FromClient, tag="odds"):
    """Ask what the options of your open question change, and for the odds of their fights."""

    ask: Number


class Memory(FromClient, tag="memory"):
    """Ask what everybody could have remembered of the cards, where the table allows it."""


class WhatIf(FromClient, tag="what_if"):
    """Try answers of any seats on a board imagined from what your own seat may know.

    It begins after `n` choices, by default now. Another `seed` imagines another world.
    `tell` asks for more of the question to the seat `about`: odds, or what it cannot do, at all or
    at a station.
    """

    n: Number | None = None
    seed: Number = 0
    choices: TriedChoices = []
    tell: Tell = ""
    about: Seat = 1
    station: Name = ""


class Why(FromClient, tag="why"):
    """Ask why something is not offered; nothing is answered by that."""

    ask: Number
    key: Key


class Lacks(FromClient, tag="lacks"):
    """Ask what you cannot do at your open question, and the rules against it.

    With a station: why it, or a hero who stands there, is no target of some answers.
    """

    ask: Number
    station: Name = ""


class TakeOver(FromClient, tag="take_over"):
    """Let a bot answer for your seat for a while.

    The host may name the `seat` of a player who is away; that player can take it back.
    """

    bot: Name
    seat: Seat | None = None


class HandBack(FromClient, tag="hand_back"):
    """Answer for your own seat again."""


class History(FromClient, tag="history"):
    """Ask what happened after choice `since`, up to choice `until`."""

    since: Number
    until: Number


class Ping(FromClient, tag="ping"):
    """Ask for a sign of life, and for the time of the server."""


Message = (
    Hello
    | Answer
    | Undo
    | Consent
    | Chat
    | Phrase
    | Mute
    | Windows
    | Plan
    | Usual
    | Hint
    | Odds
    | Memory
    | WhatIf
    | Why
    | Lacks
    | TakeOver
    | HandBack
    | History
    | Ping
)
