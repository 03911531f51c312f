"""No text for people stands outside the files of texts, in any package that speaks to them."""

from __future__ import annotations

from pathlib import Path

import pytest

import metro2033
from i18n.outside import outside
from metro2033.content.toml import REASONS
from metro2033.server.http.security_headers import SECURITY_HEADERS

ROOT = Path(metro2033.__file__).parent

SILENT = {
    "__init__.py": "errors of whoever uses the library",
    "library.py": "errors of whoever uses the library, and names of players nobody has named",
    "engine": "errors of whoever writes a position or a card, and laws that a bug has broken",
    "editions/first/rules": "the same: the rules of an edition are part of the engine",
    "editions/second/rules": "the same: the rules of an edition are part of the engine",
    "editions/toy/rules": "the same: the rules of an edition are part of the engine",
    "bots": "errors of whoever writes a bot in Python",
    "research": "errors of whoever trains; the card of a data set, which is read in English",
    "editions/second/content/code.py": "errors of whoever adds a word to the language of cards",
    "lesson": "faults of lesson files, told to their author",
    "agents/host.py": "errors of whoever writes a bot in Python",
    "server/http/api_docs.py": "the page of the REST interface, for who writes clients",
    "server/http/api/model_examples.py": "examples in the specification of REST",
    "server/http/api/body_examples.py": "examples in the specification of REST",
    "server/http/api/moderation_examples.py": "examples in the specification of REST",
    "server/http/api/tournament_examples.py": "examples in the specification of REST",
    "server/cluster": "reasons in the log, for who runs the server; SQL",
    "server/notices": "reasons in the log, for who runs the server",
    "server/store/migration": "SQL",
}
"""What does not speak to people, and to whom it speaks."""

KNOWN = {
    "bench.py": {"model name"},
    "arena/plot.py": {"DejaVu Sans", "lower right", "outside upper left"},
    "cli/admin.py": {"Bearer 0", "unable to open database file"},
    "cli/app.py": {"metro2033 0 (engine: 0, Python 0)", "metro2033: "},
    "cli/home.py": {"Application Support"},
    "cli/paint.py": {"bold 0"},
    "cli/parser.py": {"not take"},
    "cli/position.py": {"offer 0", "player 0", "mission 0", "scouted 0"},
    "chart/picture.py": {"PT Sans Narrow, Arial Narrow, sans-serif"},
    "content/toml.py": {r" \(at line (\d+), column (\d+)\)$", *(set(REASONS) - {'Expected "'})},
    "processes/cluster.py": {"Callable[[], dict[str, float]]"},
    "server/http/api/records.py": {'attachment; filename="0"'},
    "server/http/app.py": {"Metro 2033"},
    "server/http/security_headers.py": {
        SECURITY_HEADERS["Content-Security-Policy"],
        SECURITY_HEADERS["Permissions-Policy"],
        "script-src 'self' 'wasm-unsafe-eval' blob:",
    },
    "server/match/greeting.py": {"0 in line 0"},
    "server/match/hub.py": {"signed out", "match cannot go on"},
    "server/http/connection.py": {"Connection: close"},
    "server/http/validation.py": {"Value error, "},
    "server/metrics.py": {"text/plain; version=0.0.4; charset=utf-8"},
    "server/http/browser_name.py": {"Yandex Browser", "Samsung Internet"},
    "server/http/client_pages.py": {"public, max-age=31536000, immutable"},
    "server/protocol/wire.py": {"Messages on the WebSocket of Metro 2033"},
    "server/store/database.py": {
        *("BEGIN IMMEDIATE", "READ COMMITTED", "REPEATABLE READ"),
        "-c synchronous_commit=on 0",
    },
    "table/record.py": {"seat 0"},
    "table/keys.py": {"; did you mean 0?", "0 is not a key of the form 00"},
}
"""Names, formats and words of protocols that look like sentences."""

SPECIFIED_IN = ("server/http/api", "server/protocol", "server/http/problem.py")
"""Where fields are described for who writes clients: the interfaces of the server, and refusals."""

SPECIFICATION = "Tables, seats, records and rules over REST"
"""How the specification of REST begins, which is for who writes clients."""


def modules() -> list[str]:
    """The modules that may speak to people."""
    paths = [file.relative_to(ROOT).as_posix() for file in sorted(ROOT.rglob("*.py"))]
    return [path for path in paths if not any(f"{path}/".startswith(f"{s}/") for s in SILENT)]


def found_in(module: str) -> list[str]:
    """The texts for people in a module."""
    source = (ROOT / module).read_text(encoding="utf-8")
    return outside(source, is_specification=module.startswith(SPECIFIED_IN))


@pytest.mark.parametrize("module", modules())
def test_no_text_is_outside_the_files_of_texts(module: str) -> None:
    found = found_in(module)
    left = [text for text in found if text not in KNOWN.get(module, ())]
    assert [text for text in left if not text.startswith(SPECIFICATION)] == []


def test_nothing_is_excused_that_is_not_there() -> None:
    assert all((ROOT / path).exists() for path in SILENT)
    for module, texts in KNOWN.items():
        assert texts <= set(found_in(module)), module
    assert all((ROOT / path).exists() for path in SPECIFIED_IN)


@pytest.mark.parametrize(
    "source",
    [
        'typer.echo("Done")',
        'raise BadInput("this does not work")',
        'screen.print(f"{n} matches were played")',
        'seats = typer.Option(2, help="Seats.")',
        'NAME = "a sentence of its own"',
        'return "<p>Nobody won</p>"',
        'table.add_row(f"seat {n}")',
        'echo("Done" if ok else "Failed")',
        'echo("Failed: " + x)',
        'echo("{} matches".format(n))',
        'echo(bold("Done"))',
        'echo("{what}!".format(what="Done"))',
        'print(Text("Done"))',
        'print(Panel("Stopped"))',
        'echo(*["Winner", "Loser"])',
        'echo("winner loser".split())',
        'NAMES = "The winner is".split()',
        'NAME = f"after {n} answers: {fault}"',
        'NAME = f"match {n}, question {m}"',
        'NAME = "Delete a match?"',
        'NAME = "It\'s over"',
        'NAME = "Stop! Wait"',
        'Field(description="The meaning of the status.")',
        'command(summary="All the matches.")',
        'JSONResponse({"detail": "Forbidden"})',
        'Problem(404, "Missing")',
        'sys.stderr.write("Stopped")',
        'console.rule("Results")',
        'echo(message="Done")',
        'NAME = f"seat {n}"',
        'NAME = f"{n} matches"',
        'NAME = f"<td>seat {n}</td>"',
    ],
)
def test_a_text_in_a_module_would_be_found(source: str) -> None:
    assert outside(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""What lives here."""',
        'typer.echo(say("cli-done"))',
        'raise BadInput("cli-file", file=file)',
        'LOG.info("server started", port=port)',
        'raise ValueError("a mistake of the caller")',
        'connection.execute(text("SELECT a FROM b"))',
        'COMMANDS = "again hint why".split()',
        'screen.print(f"  {name}: {value:>10}", style="bold")',
        'raise Problem(404, "problem-no-match")',
        'echo(data["name"] if kind == "bot" else "-")',
        'table.add_column(name, justify="right")',
        'KEY = f"seat:{n}"',
    ],
)
def test_what_is_not_for_people_is_let_be(source: str) -> None:
    assert not outside(source)


def test_the_specification_is_in_english() -> None:
    assert not outside('Field(description="The meaning of the status.")', is_specification=True)
