from __future__ import annotations

import pytest

from metro2033 import catalog


def test_every_name_is_the_name_of_its_edition() -> None:
    assert "toy" in catalog.names()
    assert [catalog.game(name).name for name in catalog.names()] == catalog.names()


def test_an_edition_is_made_once() -> None:
    assert catalog.game("toy") is catalog.game("toy")


def test_an_unknown_edition_is_told_in_one_line_with_the_known_ones() -> None:
    with pytest.raises(catalog.UnknownEdition) as caught:
        catalog.game("third")
    assert str(caught.value) == "unknown edition 'third'; known: first, second"
