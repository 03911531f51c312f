"""Passwords that everybody guesses are told from those that nobody does."""

from __future__ import annotations

import httpx
import pytest

from metro2033.server.http.common_password import is_common, listed

COMMON = [
    *("password", "12345678", "123456789", "1234567890", "qwertyuiop", "iloveyou", "letmein!"),
    *("Password1", "P@ssw0rd", "p4ssw0rd123", "passwordpassword", "qwerty123", "1qaz2wsx"),
    *("1q2w3e4r", "asdfghjkl", "zxcvbnm1", "abcd1234", "11111111", "12121212", "aaaaaaaaaaaa"),
    *("19870412", "sunshine2024", "Football!", "superman99", "trustno1", "welcome1", "admin123"),
    *("parol123", "gfhjkm123", "пароль123", "йцукенгш", "Наташа1990", "jelszo123", "Jelszó2024"),
    *("szeretlek", "metro2033", "Artyom2033", "987654321", "poiuytrewq", "dragon dragon"[:6] * 2),
]
FINE = [
    *("correct horse", "battery staple", "long enough", "a long pass phrase", "x7#kQ2!vLw"),
    *("грибной чай в полночь", "esernyő a padláson", "tunnelratsdancing", "48201 93755 60418"),
]


@pytest.mark.parametrize("password", COMMON)
def test_common_passwords_are_known(password: str) -> None:
    assert is_common(password)


@pytest.mark.parametrize("password", FINE)
def test_others_are_fine(password: str) -> None:
    assert not is_common(password)


@pytest.mark.parametrize("password", ["bigdaddy", "Airborne", "goldfish", "mountain", "einstein"])
def test_the_most_common_ones_of_a_published_list_are_known(password: str) -> None:
    assert len(listed()) >= 3_000
    assert is_common(password)


def test_ones_own_name_is_no_password() -> None:
    assert is_common("Zebulon1", "Zebulon")
    assert is_common("zebulonzebulon", "Zebulon")
    assert not is_common("Zebulon1", "Anna")


def test_no_account_gets_a_common_password(anna: httpx.Client) -> None:
    for password in ("password", "12345678", "Guarded99"):
        wanted = {"name": "Guarded", "password": password}
        refused = anna.post("/api/accounts", json=wanted)
        assert (refused.status_code, refused.json()["message"]) == (422, "problem-common-password")
    assert anna.post("/api/accounts", json={**wanted, "password": "long enough"}).is_success
    change = {"password": "long enough", "new_password": "qwertyuiop"}
    refused = anna.patch("/api/account", json=change)
    assert (refused.status_code, refused.json()["message"]) == (422, "problem-common-password")
