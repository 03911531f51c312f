"""Positions that strangers write: what would cost a server much is refused before it is read."""

from __future__ import annotations

import httpx
import pytest

START = 'title = "x"\nedition = "second"\n[position]\n'
PLAYER = "[[position.player]]\n"
TOML = {"content-type": "text/plain"}
PATHS = ("/api/positions/edit", "/api/positions/check")


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("key", ["a.", '"".', "a .  ", "'a'. "], ids=repr)
def test_keys_of_very_many_parts_are_refused_unread(
    anna: httpx.Client, path: str, key: str
) -> None:
    for text in (f"{key * 9000}a = 1\n", f"b = {{{key * 5000}a = 1}}\n", f"[{key * 5000}a]\n"):
        found = anna.post(path, content=START + text[-31_000:], headers=TOML)
        assert (found.status_code, found.json()["message"]) == (422, "problem-too-deep")


@pytest.mark.parametrize("path", PATHS)
def test_a_number_of_very_many_digits_is_a_fault(anna: httpx.Client, path: str) -> None:
    found = anna.post(path, content=f"{START}round = {'9' * 20_000}\n", headers=TOML)
    faults = found.json()["faults"]
    assert (found.status_code, len(faults)) == (200 if path.endswith("edit") else 422, 1)
    assert "digits" in faults[0]["text"]


def test_of_very_many_faults_the_first_are_told(anna: httpx.Client) -> None:
    names = ",".join(f'"x{n}"' for n in range(2000))
    text = f"{START}{PLAYER}stations = [{names}]\n{PLAYER}"
    edited = anna.post("/api/positions/edit", content=text, headers=TOML)
    checked = anna.post("/api/positions/check", content=text, headers=TOML)
    assert [found.status_code for found in (edited, checked)] == [200, 422]
    assert [len(found.json()["faults"]) for found in (edited, checked)] == [100, 100]


def test_dots_in_texts_are_no_depth(anna: httpx.Client) -> None:
    text = f"# {'so it is. ' * 5}\n{START}{PLAYER * 2}".replace('"x"', '"A title... with dots."')
    assert anna.post("/api/positions/check", content=text, headers=TOML).status_code == 200
