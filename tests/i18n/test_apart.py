"""Messages of commands and complaints: each is said somewhere, with what it is filled with."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import typer

import metro2033
from i18n.message import messages, spoken
from i18n.outside import name_of
from metro2033.cli.app import app
from metro2033.cli.page import param_part
from metro2033.i18n.bundle import APART, languages, text

STARTS = tuple(f"{file}-" for file in APART)
"""How messages of the files begin that are read one by one."""

NUMBERS = (0, 1, 2, 5, 11, 21, 101)
"""Numbers that languages count in different forms."""

ROOT = Path(metro2033.__file__).parent


@cache
def trees() -> list[ast.Module]:
    """The source of the package."""
    return [ast.parse(file.read_text(encoding="utf-8")) for file in ROOT.rglob("*.py")]


@cache
def texts() -> set[str]:
    """Every string in the source."""
    nodes = [node for tree in trees() for node in ast.walk(tree)]
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Every call that fills a message, which stands first, or behind the number of a line."""
    return [*found_calls()]


def found_calls() -> Iterator[tuple[str, ast.Call]]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name_of(node) not in {"text", "has_text"}:
                for given in node.args[:2]:
                    message = getattr(given, "value", None)
                    if isinstance(message, str) and message.startswith(STARTS):
                        yield message, node


def literal_part(id: str, call: ast.Call) -> str | None:
    """The part of a message that a call names right behind it, if it does so in a literal."""
    places = [place for place, given in enumerate(call.args) if getattr(given, "value", "") == id]
    behind = call.args[places[0] + 1 :] if places else []
    part = getattr(behind[0], "value", None) if behind else None
    return part if isinstance(part, str) else None


def known(file: str) -> set[str]:
    """The messages about commands, which are found by the names of these."""
    command = typer.main.get_command(app)
    groups = {"usage": command, **{f"usage-{n}": c for n, c in command.commands.items()}}  # type: ignore[attr-defined]
    names = [f"{start}-{n}" for start, g in groups.items() for n in getattr(g, "commands", {})]
    return {*names, "usage-metro"} if file == "usage" else set()


@pytest.mark.parametrize("file", APART)
def test_every_message_is_said(file: str) -> None:
    assert messages("en", file).keys() <= texts() | known(file)


def test_every_demand_on_the_data_is_made() -> None:
    made = {(id, literal_part(id, call)) for id, call in calls()}
    for id, message in messages("en", "demand").items():
        for part in {part.id.name for part in message.attributes}:
            assert (id, part) in made, (id, part)


def test_every_message_that_is_said_exists_and_gets_its_variables() -> None:
    count = 0
    for id, call in calls():
        message = messages("en", id.partition("-")[0]).get(id)
        assert message is not None, id
        part = literal_part(id, call)
        assert part is None or part in {known.id.name for known in message.attributes}, (id, part)
        given = {keyword.arg for keyword in call.keywords}
        for table in (part for part in call.args if isinstance(part, ast.Dict)):
            given |= {str(getattr(key, "value", "")) for key in table.keys}
        count += 1
        if None not in given:
            patterns = {known.id.name: known.value for known in message.attributes}
            pattern = message.value if part is None else patterns[part]
            least = spoken(pattern) if pattern else set()
            assert least <= given <= spoken(message), id
    assert count > 150


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", APART)
def test_everything_can_be_said_with_any_number(file: str, language: str) -> None:
    for id, message in messages(language, file).items():
        whole = [(None, message.value)] if message.value else []
        for part, pattern in [*whole, *((part.id.name, part.value) for part in message.attributes)]:
            for number in NUMBERS:
                values = dict.fromkeys(spoken(pattern), number)
                assert text(id, values, language, part=part).strip(), (id, part, number)


def test_every_word_for_a_value_is_used() -> None:
    parts = {part.id.name for part in messages("en", "usage")["usage-value"].attributes}
    commands = [typer.main.get_command(app)]
    found = {"options", "command", "code", "n"}
    while commands:
        command = commands.pop()
        commands += getattr(command, "commands", {}).values()
        for param in command.params:
            is_argument = param.param_type_name == "argument"
            found.add(param_part(param) if is_argument else (param.metavar or "n").lower())
    assert found == parts
