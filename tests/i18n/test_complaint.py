"""Complaints go through files and come out in any language, those inside them too."""

from __future__ import annotations

import errno
import json
from socket import gaierror

import pytest

from cli.command import metro
from metro2033.i18n import Complaint, told
from metro2033.i18n.bundle import languages
from metro2033.i18n.complaint import from_data


def test_a_complaint_in_a_complaint_survives_a_file() -> None:
    inner = Complaint("fault-bot-ended", "words", code="1", words="out of fuel")
    whole = Complaint("fault-cannot-play", bot="mine", reason=inner)
    again = from_data(json.loads(json.dumps(whole.data())))
    assert again.told("hu") == whole.told("hu") != whole.told("en")
    assert inner.told("hu") in again.told("hu")


def test_reasons_of_the_network_are_told_in_the_language() -> None:
    assert told(gaierror(-2, "Name or service not known"), "ru") == "такого имени нет в сети"
    assert told(TimeoutError("timed out"), "hu") == "nem jött időben válasz"
    assert told(OSError(errno.ENETUNREACH, "?"), "ru") == "сеть недоступна"


@pytest.mark.parametrize("language", ["ru", "hu"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--players", "9"),
        ("simulate", "--rule", "unheard_of=1"),
        ("simulate", "--rule", "most_rounds=9999"),
        ("simulate", "--rule", "first_player=6"),
        ("play", "--terminal", "--bot", "nobody"),
        ("play", "--terminal", "--bot", "search:much"),
        ("play", "--terminal", "--edition", "toy", "--bot", "stalker"),
    ],
)
def test_errors_of_engine_and_bots_reach_players_in_their_language(
    capsys: pytest.CaptureFixture[str], language: str, arguments: tuple[str, ...]
) -> None:
    english = metro(capsys, *arguments)
    own = metro(capsys, "--language", language, *arguments)
    assert (english.code, own.code) == (2, 2)
    assert own.err != english.err


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [10**40, -(10**40), 1e308])
def test_a_number_of_any_size_is_told(language: str, number: float) -> None:
    assert str(number) in Complaint("fault-file", file="it", reason=number).told(language)
