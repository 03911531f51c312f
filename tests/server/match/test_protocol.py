"""The documents of the protocol are true: the schema is current, the examples are messages."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from metro2033 import catalog
from metro2033.server.protocol import client, server, wire

ROOT = Path(__file__).parents[3]
DOCUMENT = (ROOT / "docs" / "websocket.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)]
INLINE = [json.loads(text) for text in re.findall(r'`(\{"type".*?\})`', DOCUMENT)]


def types(message: Any) -> set[str]:
    """The `type` of each record of a union."""
    return {record.__struct_config__.tag for record in get_args(message)}


def test_the_schema_is_current() -> None:
    """If this fails: python tools/write_protocol.py."""
    assert (ROOT / wire.SCHEMA_FILE).read_text(encoding="utf-8") == wire.schema_text()


@pytest.mark.parametrize("example", [*EXAMPLES, *INLINE])
def test_examples_are_messages(example: dict[str, Any]) -> None:
    is_client = example["type"] in types(client.Message)
    kind = client.Message if is_client else server.Message
    read = msgspec.json.decode(json.dumps(example), type=kind)
    assert json.loads(msgspec.json.encode(read)).items() >= example.items()


def test_every_message_is_documented() -> None:
    told = {example["type"] for example in [*EXAMPLES, *INLINE]} | {"seats"}
    assert types(client.Message) | types(server.Message) == told


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type": "move"}',
        '{"type": "answer", "ask": 1}',
        '{"type": "answer", "ask": -1, "key": "pass"}',
        '{"type": "answer", "ask": "1", "key": "pass"}',
        '{"type": "answer", "ask": 1, "key": "' + "x" * 201 + '"}',
        '{"type": "ping", "seat": 3}',
        '{"type": "ping"} {"type": "ping"}',
        '{"type": "ping", "id": ' + "[" * 4000,
        b'{"type": "chat", "text": "\xff"}',
        '{"type": "hello", "match": "m", "seat": 0}',
    ],
)
def test_what_is_no_message_is_told_why(text: str | bytes) -> None:
    with pytest.raises(wire.MalformedMessage, match=r"\w{5}"):
        wire.read(text)


@pytest.mark.parametrize("edition", catalog.names())
def test_facts_are_of_the_type_that_the_schema_tells(edition: str) -> None:
    game, told = catalog.game(edition), catalog.pack(edition).fact_type()
    facts = game.facts(game.new(3, game.settle(3, {})))
    assert msgspec.convert(facts, told) == facts
    assert set(facts) == told.__required_keys__
    validator = Draft202012Validator({"$ref": "#/$defs/Facts", "$defs": wire.schema()["$defs"]})
    validator.validate(facts)
    validator.validate({})
    assert not validator.is_valid({**facts, "round": "first"})
