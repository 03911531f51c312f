"""Complaints go through files and come out in any language, those inside them too."""

from __future__ import annotations

import errno
import json
from socket import gaierror

from metro2033.i18n import Complaint, told
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
