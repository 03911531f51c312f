"""Settings come from the environment, and bad ones are told by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from metro2033.server.settings import BadSetting, Settings, origin_of


def test_defaults_serve_this_machine_from_a_file() -> None:
    settings = Settings.read({})
    assert (settings.host, settings.port) == ("127.0.0.1", 2033)
    assert settings.database == "sqlite:///metro2033.sqlite3"
    assert settings.admin_token == ""


def test_variables_are_read_by_name_and_others_left_alone() -> None:
    settings = Settings.read(
        {"METRO2033_PORT": "80", "METRO2033_EDITIONS": "second, toy", "METRO2033_DEBUG": "1"}
    )
    assert settings.port == 80
    assert settings.editions == ("second", "toy")


@pytest.mark.parametrize("name", ["METRO2033_APPEALS", "METRO2033_CONTACT"])
def test_players_are_told_a_mail_address_as_people_write_it(name: str) -> None:
    settings = Settings.read({name: "mailto:chief@metro.example"})
    assert settings.appeal == "chief@metro.example"


def test_an_empty_variable_is_not_set() -> None:
    empty = dict.fromkeys(("METRO2033_PORT", "METRO2033_EDITIONS", "METRO2033_DATABASE_FILE"), "")
    assert Settings.read(empty) == Settings.read({})


def test_a_secret_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("0123456789abcdef\n")
    assert Settings.read({"METRO2033_ADMIN_TOKEN_FILE": str(file)}).admin_token == (
        "0123456789abcdef"
    )


def test_secrets_are_not_shown() -> None:
    secret = {
        "METRO2033_ADMIN_TOKEN": "0123456789abcdef",
        "METRO2033_DATABASE": "postgresql://metro:hunter2@db/metro",
    }
    shown = repr(Settings.read(secret))
    assert "0123456789abcdef" not in shown
    assert "hunter2" not in shown


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"METRO2033_PORT": "tcp://10.0.0.1:2033"}, "port: "),
        ({"METRO2033_PORT": "65536"}, "port: "),
        ({"METRO2033_DATABASE": "mysql://x/y"}, "database: mysql is not supported"),
        ({"METRO2033_DATABASE": "sqlite://"}, "database: the server needs a database file"),
        ({"METRO2033_PUBLIC_URL": "metro.example"}, "public_url: 'metro.example' does not have"),
        ({"METRO2033_ORIGINS": "https://a.example/b"}, "origins: 'https://a.example/b' must be"),
        ({"METRO2033_EDITIONS": "third"}, "editions: unknown edition 'third'"),
        (
            {"METRO2033_LOG_LEVEL": "loud"},
            "log_level: expected one of: 'debug', 'info', 'warning', 'error'",
        ),
        ({"METRO2033_EDITIONS": ","}, "editions: unknown edition"),
        ({"METRO2033_OFFLINE_PAGE": "/nowhere"}, "offline_page: '/nowhere' does not contain"),
        ({"METRO2033_ADMIN_TOKEN": "short"}, "admin_token: a token needs at least 16"),
        ({"METRO2033_TRUSTED_PROXIES": "proxy"}, "trusted_proxies: 'proxy' is not an address"),
        ({"METRO2033_PORT_FILE": "/nowhere"}, "METRO2033_PORT_FILE: /nowhere: No such file"),
        (
            {"METRO2033_PORT_FILE": "/nowhere", "METRO2033_PORT": "1"},
            "METRO2033_PORT and METRO2033_PORT_FILE are both set",
        ),
    ],
)
def test_what_cannot_be_used_is_told_with_its_name(
    environment: dict[str, str], reason: str
) -> None:
    with pytest.raises(BadSetting) as caught:
        Settings.read(environment)
    assert str(caught.value).startswith(reason)


def test_a_bad_secret_is_told_without_its_value() -> None:
    with pytest.raises(BadSetting) as caught:
        Settings.read({"METRO2033_DATABASE": "mysql://metro:hunter2@db"})
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("http://localhost:2033", "http://localhost:2033"),
        ("http://localhost:80/", "http://localhost"),
        ("https://[::1]:8443", "https://[::1]:8443"),
    ],
)
def test_origins_are_written_as_browsers_send_them(url: str, origin: str) -> None:
    assert origin_of(url) == origin
