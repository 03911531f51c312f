"""Messages as text, and the JSON Schema of all of them."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from metro2033 import catalog
from metro2033.server.protocol import client, server
from metro2033.server.protocol.part import FACTS

VERSION: Final = 1
"""The version of the protocol; a change that old clients cannot live with adds one."""

SCHEMA_FILE: Final = "docs/websocket.schema.json"
"""Where the schema is kept for those who make types from it."""

REF_TEMPLATE: Final = "#/$defs/{name}"

_DECODER: Final[msgspec.json.Decoder[client.Message]] = msgspec.json.Decoder(client.Message)
_ENCODER: Final = msgspec.json.Encoder()


class MalformedMessage(ValueError):
    """A text that is none of the messages of a client."""


def read(text: str | bytes) -> client.Message:
    """The message of a client, or MalformedMessage with the reason."""
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise MalformedMessage(str(error)) from None


class _Numbered(msgspec.Struct):
    """As much of a message as is read when it is not obeyed."""

    id: client.Number = 0


_NUMBERS: Final = msgspec.json.Decoder(_Numbered)


def number(text: str | bytes) -> int:
    """The id that a client gave a message, 0 where it gave none.

    >>> number('{"type": "ping", "id": 7}'), number("nonsense")
    (7, 0)
    """
    try:
        return _NUMBERS.decode(text).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0


def write(message: server.Message) -> str:
    """The text of a message of the server."""
    return _ENCODER.encode(message).decode()


def fact_schemas(ref_template: str) -> dict[str, Any]:
    """The JSON Schema of the facts of a position: those of some edition, or none in the lobby."""
    types = [catalog.pack(name).fact_type() for name in catalog.names()]
    known, components = msgspec.json.schema_components(types, ref_template=ref_template)
    return {FACTS: {"anyOf": [*known, {"type": "object", "maxProperties": 0}]}, **components}


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages: `client` and `server` are what each side may say."""
    (from_client, from_server), components = msgspec.json.schema_components(
        [client.Message, server.Message], ref_template=REF_TEMPLATE
    )
    components |= fact_schemas(REF_TEMPLATE)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on the WebSocket of Metro 2033",
        "version": VERSION,
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientMessage": from_client, "ServerMessage": from_server, **components},
    }


def schema_text() -> str:
    """The schema as it is kept in SCHEMA_FILE."""
    return json.dumps(schema(), indent=1) + "\n"
