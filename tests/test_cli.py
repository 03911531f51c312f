"""The command line itself: version, help, and errors in one line."""

from collections.abc import Callable
from pathlib import Path

import pytest

from metro2033 import __version__
from metro2033.cli import app, main
from metro2033.cli.home import PORT, any_port, play_in_browser
from metro2033.form import engine_form
from metro2033.server.settings import Settings


def test_version_tells_the_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    line = capsys.readouterr().out
    assert line.startswith(f"metro2033 {__version__} (engine: {engine_form()}, Python 3.")


@pytest.mark.parametrize("arguments", [[], ["--language", "hu"]])
def test_without_a_command_it_opens_the_game(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    monkeypatch.setattr(
        "metro2033.cli.play.play_in_browser",
        lambda *given, is_open: opened.append((*given, is_open)),
    )
    assert main(arguments) == 0
    assert main([*arguments, "play", "--network"]) == 0
    assert opened == [(None, PORT, False), (None, PORT, True)]


@pytest.mark.parametrize(("is_open", "host"), [(False, "127.0.0.1"), (True, "0.0.0.0")])
def test_only_when_asked_is_the_game_open_to_the_network(
    is_open: bool,
    host: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    hosts: list[str] = []

    def run(settings: Settings, ready: Callable[[], None]) -> None:
        hosts.append(settings.host)
        ready()

    monkeypatch.setattr("metro2033.server.process.run", run)
    monkeypatch.setattr("metro2033.cli.home.show", lambda _port: None)
    monkeypatch.setattr("metro2033.server.http.api.invite_link.local_address", lambda: "192.0.2.7")
    port = any_port()
    play_in_browser(tmp_path / "matches.sqlite3", port, is_open=is_open)
    assert hosts == [host]
    told = capsys.readouterr()
    assert (f"In your network: http://192.0.2.7:{port}/\n" in told.out + told.err) == is_open


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
