"""What a player is told about cards and rules while playing."""

from pathlib import Path

import pytest

from cli.command import typed
from content.damage import change, copy_of_content
from metro2033.cli.glossary import Glossary

SECOND = ("play", "--seed", "7", "--rule", "first_player=1")


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("anna", "hero Anna (speed 3, strength 3). Transfers cost her no speed."),
        ("Anna", "hero Anna (speed 3, strength 3). Transfers cost her no speed."),
        ("slavers", "threat Slavers (stage 1, type physical, strength 3)."),
        ("assault", "combat Assault (type attack, attack +2, defence +2, manoeuvre +2)."),
        ("lone_warrior", "mission One Against Many. Goal: Your hero wins an attack on another"),
    ],
)
def test_a_thing_is_looked_up_by_id_or_name(word: str, told: str) -> None:
    (line,) = Glossary("second").look_up(word)
    assert line.startswith(told)


def test_numbers_are_those_of_the_content_played_with(tmp_path: Path) -> None:
    folder = copy_of_content(tmp_path)
    change("threats.toml", "strength = 3", "strength = 4", "slavers")(folder)
    assert "strength 4" in Glossary("second", folder).look_up("slavers")[0]


def test_an_edition_without_content_has_no_texts() -> None:
    assert Glossary("toy").look_up("birch") == []
    assert Glossary("toy").note("walk:birch") == ""


def test_options_say_what_their_cards_do() -> None:
    outcome = typed("1\nq\n", *SECOND)
    assert "hero:anna    Anna (speed 3, strength 3). Transfers cost her no speed." in outcome.out


def test_a_player_asks_what_things_are() -> None:
    outcome = typed("i slavers\ni nobody\ni\nq\n", *SECOND)
    assert "threat Slavers (stage 1, type physical, strength 3)." in outcome.out
    assert "nothing is called 'nobody'" in outcome.out
    assert "i NAME  what a card, hero or station is and does" in outcome.out


def test_a_refusal_tells_the_rule_in_words() -> None:
    outcome = typed("1\n1\n1\n1\nattack_station:kuznetsky_most\nq\n", *SECOND)
    assert "attack_station:kuznetsky_most is not possible here: " in outcome.out
    assert "(rule E2-" in outcome.out
