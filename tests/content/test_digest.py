"""The digest names what the rules read, and nothing of how it is written down."""

from dataclasses import replace
from pathlib import Path

import pytest

from content.damage import Damage, change, copy_of_content, everywhere
from metro2033 import catalog
from metro2033.content import digest
from metro2033.editions.second.content.load import load
from metro2033.table.progress import first_state
from metro2033.table.record import Header, unnamed
from metro2033.table.snapshot import restore, snapshot

TODAY = {
    "first": "d56967a499ad06888e4eba1e8dabde5214fb3201b3e55b649acb6d4d3df74f46",
    "second": "8bda6ff756fa8c43bde338719726e2153f198bdfbf8a8e3119fed0ca72ad24b5",
}
"""The digests of the packaged content. When one changes, the old one goes to `earlier` of the
pack if every match plays on as it did; if not, `earlier` is emptied."""


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


@pytest.mark.parametrize("edition", TODAY)
def test_the_content_of_the_package_is_the_one_of_which_we_know_the_past(edition: str) -> None:
    assert catalog.game(edition).content_digest == TODAY[edition]
    assert TODAY[edition] not in catalog.pack(edition).earlier


@pytest.mark.parametrize("edition", TODAY)
def test_matches_of_earlier_content_that_means_the_same_stay_open(edition: str) -> None:
    game = catalog.game(edition)
    header = Header.new(game, unnamed(["human", "human"]))
    state = first_state(game, header)
    for earlier in catalog.pack(edition).earlier:
        assert game.facts(first_state(game, replace(header, content_digest=earlier))) == game.facts(
            state
        )
        assert restore(game, snapshot(game, state) | {"content_digest": earlier}).owner == (
            state.owner
        )


def test_a_folder_of_content_has_no_past(tmp_path: Path) -> None:
    assert catalog.game("second", copy_of_content(tmp_path)).earlier_digests == ()
