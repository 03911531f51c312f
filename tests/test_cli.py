"""The command line itself: version, help, and errors in one line."""

import pytest

from metro2033 import __version__
from metro2033.cli import app, main
from metro2033.cli.home import PORT
from metro2033.form import engine_form


def test_version_tells_the_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    line = capsys.readouterr().out
    assert line.startswith(f"metro2033 {__version__} (engine: {engine_form()}, Python 3.")


@pytest.mark.parametrize("arguments", [[], ["--language", "hu"]])
def test_without_a_command_it_opens_the_game(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    monkeypatch.setattr("metro2033.cli.play.play_in_browser", lambda *given: opened.append(given))
    assert main(arguments) == 0
    assert opened == [(None, PORT)]


def test_usage_errors_take_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-command"]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("metro2033: No such command 'no-such-command'")
    assert output.err.count("\n") == 1


@pytest.mark.parametrize(
    ("error", "code"), [(OSError("disk\nfull"), 2), (ValueError("disk full"), 3)]
)
def test_other_errors_take_one_line(
    error: Exception,
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(**_options: object) -> None:
        raise error

    monkeypatch.setattr(app, "app", fail)
    monkeypatch.delenv("METRO2033_DEBUG", raising=False)
    assert main([]) == code
    message = capsys.readouterr().err
    assert "disk full" in message
    assert message.count("\n") == 1


def test_debugging_shows_where_an_error_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_options: object) -> None:
        raise ValueError("disk full")

    monkeypatch.setattr(app, "app", fail)
    monkeypatch.setenv("METRO2033_DEBUG", "1")
    with pytest.raises(ValueError, match="disk full"):
        main([])
