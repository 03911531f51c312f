"""The messages between a match and a program that plays in it: one JSON object per line.

`docs/bots.md` explains them. A change that breaks existing programs raises PROTOCOL.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from metro2033.agents.agent import Fault, Question, Seating
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.game import Game
from metro2033.i18n import Complaint
from metro2033.scenario.wording import event_text
from metro2033.table.keys import KeyCodec
from metro2033.table.snapshot import with_former_names

PROTOCOL: Final = 1

FACTS: Final = "facts"
EVENTS: Final = "events"
STATE: Final = "state"
WANTS: Final = (FACTS, EVENTS, STATE)
"""What a program can ask to receive with every question."""

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """The key with which a program answers the question of that number."""

    ask: int
    key: str


def hello(game: Game[Any], content: Path | None, limit: float) -> Message:
    """The first message: what will be played."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "edition": game.name,
        "rules_version": game.rules_version,
        "content_digest": game.content_digest,
        "content": None if content is None else str(content.resolve()),
        "limit": limit,
    }


def match(seating: Seating) -> Message:
    """A match begins; seats count from 1."""
    return {
        "type": "match",
        "match": seating.match,
        "seat": seating.seat + 1,
        "seats": seating.seats,
        "house_rules": dict(seating.house_rules),
        "seed": seating.seed,
    }


def question(
    asked: Question,
    keys: Sequence[str],
    limit: float,
    wants: Sequence[str],
    game: Game[Any],
    codec: KeyCodec,
) -> Message:
    """A question, with what the program asked to receive."""
    message: Message = {
        "type": "question",
        "ask": asked.number,
        "seat": asked.seat + 1,
        "kind": asked.kind,
        "options": list(keys),
        "limit": limit,
    }
    if FACTS in wants:
        message[FACTS] = with_former_names(game, game.facts(asked.view))
    if EVENTS in wants:
        message[EVENTS] = [event_text(codec, event) for event in asked.events]
    if STATE in wants:
        message[STATE] = state_to_data(asked.view)
    return message


def over(ranking: Sequence[int]) -> Message:
    """The match is over."""
    return {"type": "over", "ranking": list(ranking)}


def bye() -> Message:
    """Nothing more will be asked."""
    return {"type": "bye"}


def write(message: Message) -> bytes:
    """A message as a line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read(line: bytes, wanted: str) -> Message:
    """The message on a line, which must have the wanted type."""
    try:
        message = json.loads(line)
    except ValueError:
        raise Fault("garbled", Complaint("fault-bot-json", line=shown(line))) from None
    if not isinstance(message, dict) or message.get("type") != wanted:
        raise Fault("garbled", Complaint("fault-bot-type", line=shown(line), wanted=wanted))
    return message


def read_ready(line: bytes) -> tuple[str, ...]:
    """What a program asks to receive, from its ready message."""
    message = read(line, "ready")
    if message.get("protocol") != PROTOCOL:
        raise Fault(
            "garbled", Complaint("fault-bot-protocol", line=shown(line), protocol=str(PROTOCOL))
        )
    wants = message.get("wants", [FACTS])
    if not isinstance(wants, list) or not all(want in WANTS for want in wants):
        raise Fault(
            "garbled", Complaint("fault-bot-wants", line=shown(line), list=", ".join(WANTS))
        )
    return tuple(wants)


def read_answer(line: bytes) -> Answer:
    """The answer on a line."""
    message = read(line, "answer")
    ask, key = message.get("ask"), message.get("key")
    if type(ask) is not int or not isinstance(key, str):
        raise Fault("garbled", Complaint("fault-bot-answer", line=shown(line)))
    return Answer(ask, key)


def shown(line: bytes) -> str:
    """A line as quoted in a complaint."""
    return repr(line[:100].decode(errors="replace").strip())
