"""The digest names what the rules read, and nothing of how it is written down."""

from pathlib import Path

from content.damage import Damage, change, copy_of_content, everywhere
from metro2033.content import digest
from metro2033.editions.second.content.load import load


def digest_with(tmp_path: Path, *damages: Damage) -> str:
    folder = copy_of_content(tmp_path)
    for damage in damages:
        damage(folder)
    return digest(load(folder))


def test_the_digest_is_a_sha256_and_the_same_each_time() -> None:
    assert digest(load()) == digest(load())
    assert len(bytes.fromhex(digest(load()))) == 32


def test_key_order_space_and_comments_do_not_matter(tmp_path: Path) -> None:
    reordered = change(
        "heroes.toml", "speed = 3\nstrength = 3", "# first\nstrength   =   3\n\nspeed = 3"
    )
    inner = change("laws.toml", 'on = "attack.cost", add = 1', 'add = 1, on = "attack.cost"')
    assert digest_with(tmp_path, reordered, inner) == digest(load())


def test_a_default_written_out_does_not_matter(tmp_path: Path) -> None:
    assert digest_with(tmp_path, change("laws.toml", "[[law]]", "[[law]]\ncopies = 1")) == digest(
        load()
    )


def test_provenance_and_drawing_do_not_matter(tmp_path: Path) -> None:
    damages = (
        everywhere("threats.toml", '"own design"', '"seen on the card"'),
        everywhere("threats.toml", 'provenance = "own"', 'provenance = "printed"'),
        change("stations.toml", "at = [196, 282]", "at = [197, 282]"),
    )
    assert digest_with(tmp_path, *damages) == digest(load())


def test_a_number_matters(tmp_path: Path) -> None:
    assert digest_with(tmp_path, change("combat.toml", "attack = 5", "attack = 4")) != digest(
        load()
    )


def test_the_order_of_records_matters(tmp_path: Path) -> None:
    damages = (
        change("heroes.toml", 'id = "anna"', 'id = "swap"'),
        change("heroes.toml", 'id = "khan"', 'id = "anna"'),
        change("heroes.toml", 'id = "swap"', 'id = "khan"'),
    )
    assert digest_with(tmp_path, *damages) != digest(load())
