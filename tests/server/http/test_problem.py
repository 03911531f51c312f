"""Refusals: one shape, a text for each in every language, in the language of the reader."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from metro2033.server.http import problem

SERVER = Path(problem.__file__).parents[1]
TEXTS = SERVER.parent / "i18n"
LANGUAGES = ("en", "hu", "ru")


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    """The messages of the server in a language, and the variables of each."""
    source = (TEXTS / language / "server.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Where in the code a problem is made, with its message and the values it is given."""
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            is_problem = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem"
            if is_problem and isinstance(node, ast.Call) and len(node.args) > 1:
                message = node.args[1]
                if isinstance(message, ast.Constant):
                    names = {str(k.arg) for k in node.keywords} - {"rule", "after"}
                    yield f"{file.name}:{node.lineno}", str(message.value), names


def test_every_refusal_has_a_text_with_the_values_it_needs() -> None:
    english = texts("en")
    found = list(raised())
    assert len(found) > 40
    for place, message, values in found:
        assert message in english, place
        assert english[message] <= values, (place, english[message] - values)


def test_every_text_is_used() -> None:
    hosts = (SERVER, SERVER.parent / "page")
    source = "".join(f.read_text("utf-8") for host in hosts for f in host.rglob("*.py"))
    assert [name for name in texts("en") if f'"{name}"' not in source] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_texts_with_the_same_values(language: str) -> None:
    english, other = texts("en"), texts(language)
    assert set(other) == set(english)
    for name, variables in other.items():
        assert variables == english[name], name


def test_a_refusal_is_a_problem_document(anna: httpx.Client) -> None:
    response = anna.get("/api/matches/none")
    assert response.headers["content-type"] == "application/problem+json"
    body = response.json()
    assert body.pop("request") == response.headers["x-request-id"]
    assert body == {
        "type": "about:blank",
        "title": "Not Found",
        "status": 404,
        "message": "problem-no-match",
        "detail": "There is no such table, or you were not invited.",
        "args": {},
        "rule": "",
        "faults": [],
    }


@pytest.mark.parametrize(
    ("method", "path", "status", "message"),
    [
        ("GET", "/nowhere.js", 404, "problem-not-found"),
        ("GET", "/api/nowhere", 404, "problem-not-found"),
        ("DELETE", "/healthz", 405, "problem-method"),
        ("TRACE", "/healthz", 405, "problem-method"),
        ("GET", "/api/matches?limit=0", 422, "problem-bad-request"),
        ("GET", "/api/matches/a%20b", 404, "problem-not-found"),
        ("GET", "/api/matches/..%2F..%2Fx/position", 404, "problem-not-found"),
        ("GET", "/api/puzzles/%00/position", 404, "problem-no-puzzle"),
        ("GET", "/api/rules/XX", 404, "problem-no-rule"),
        ("GET", "/api/editions?language=xx", 404, "problem-no-language"),
        ("GET", "/api/editions/toy/content", 404, "problem-not-found"),
        ("GET", "/api/editions/third/content", 404, "problem-no-edition"),
        ("GET", "/api/texts/xx/second", 404, "problem-no-language"),
    ],
)
def test_every_refusal_has_that_shape(
    anna: httpx.Client, method: str, path: str, status: int, message: str
) -> None:
    response = anna.request(method, path)
    assert (response.status_code, response.json()["message"]) == (status, message)


def test_a_refusal_is_told_in_the_language_of_the_reader(anna: httpx.Client) -> None:
    told = {
        language: anna.get("/api/matches/none", headers={"Accept-Language": language}).json()
        for language in LANGUAGES
    }
    assert {body["message"] for body in told.values()} == {"problem-no-match"}
    assert len({body["detail"] for body in told.values()}) == 3


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("", "en"),
        ("xx", "en"),
        ("en-GB,en;q=0.9", "en"),
        ("xx;q=1, en;q=0.1", "en"),
        ("ru", "ru"),
        ("hu-HU,hu;q=0.9,en;q=0.8", "hu"),
        ("en;q=0.1, RU;q=0.2", "ru"),
        ("ru;q=0", "en"),
        (";;q=,,=", "en"),
        ("en;q=nonsense", "en"),
        ("," * 10_000, "en"),
    ],
)
def test_the_language_is_the_best_that_the_reader_wants(wanted: str, language: str) -> None:
    assert problem.language_of(wanted) == language
