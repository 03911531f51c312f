"""Words are found in whatever form they stand."""

from __future__ import annotations

import pytest

from metro2033.i18n.form import closeness, nearest


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("картами", "карты"),
        ("очками", "очки"),
        ("ходов", "ход"),
        ("станцией", "станция"),
        ("harcban", "harc"),
        ("ponttal", "pont"),
        ("hősét", "hős"),
        ("erővel", "erő"),
        ("armies", "army"),
    ],
)
def test_another_form_finds_a_word(wanted: str, said: str) -> None:
    assert closeness(said, wanted) == 1


def test_accents_and_capitals_do_not_matter() -> None:
    assert closeness("Артём и Четвёртый Рейх", "артем четвертый") == 2


@pytest.mark.parametrize(("wanted", "said"), [("E1-TURN-001", "E1-TURN-002"), ("10", "1 of 2")])
def test_numbers_are_found_as_they_stand(wanted: str, said: str) -> None:
    assert closeness(said, wanted) == 0


def test_words_that_stand_so_come_first() -> None:
    texts = ["No hit", "Two armies", "An army"]
    assert nearest(texts, str, "army") == ["An army", "Two armies"]
