"""The figures that the server ships are those of the documented balance."""

from pack_balance import TARGET, text


def test_the_packed_figures_are_the_documented_ones() -> None:
    assert TARGET.read_text(encoding="utf-8") == text()
