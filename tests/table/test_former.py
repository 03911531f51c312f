"""Facts that once had other names: positions, scenarios, digests and bots still know those."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from metro2033 import catalog
from metro2033.engine.kernel.position_fault import BadPosition
from metro2033.scenario.fact import differences
from metro2033.table.snapshot import outcome_digest, under_former_names, with_former_names

GAME = catalog.game("first")


def position(**fields: Any) -> Any:
    """A position of the first edition in which the first player has something."""
    players = [{"faction": "polis", **fields}, {"faction": "red_line"}]
    return GAME.position({"player": players})


OLD = position(items=["knife", "medkit"], mission=["duel"])
NEW = position(equipment=["knife", "medkit"], missions=["duel"])


def test_positions_of_earlier_versions_are_read() -> None:
    assert GAME.facts(OLD) == GAME.facts(NEW)
    assert GAME.facts(NEW)["player"]["1"]["equipment"] == ["knife", "medkit"]
    assert GAME.facts(NEW)["player"]["1"]["missions"] == ["duel"]


def test_both_names_at_once_are_a_mistake() -> None:
    with pytest.raises(BadPosition, match=r"player.*items: data-older-name.*equipment"):
        position(items=["knife"], equipment=["medkit"])


def test_scenarios_of_earlier_versions_hold() -> None:
    facts, former = GAME.facts(NEW), GAME.former_names
    wanted = {"player.1.items": ["knife", "medkit"], "player": {"1": {"mission": ["duel"]}}}
    assert [*differences(wanted, facts, former)] == []
    wrong = [*differences({"player.1.items": []}, facts, former)]
    assert [name for name, _ in wrong] == ["player.1.items"]


def test_records_keep_the_digests_they_had() -> None:
    told = under_former_names(GAME, GAME.facts(NEW))["player"]["1"]
    assert (told["items"], told["mission"]) == (["knife", "medkit"], ["duel"])
    assert not {"equipment", "missions"} & told.keys()
    assert outcome_digest(GAME, OLD) == outcome_digest(GAME, NEW)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_new_fact_leaves_digests_as_they_are(edition: str) -> None:
    game = catalog.game(edition)
    facts = dict(game.facts(game.new(2, game.settle(2, {}))))
    player = facts["player"]["1"]

    def digest(told: dict[str, Any]) -> str:
        source = SimpleNamespace(
            facts=lambda _state: told,
            digest_facts=game.digest_facts,
            former_names=game.former_names,
        )
        return outcome_digest(cast("Any", source), cast("Any", None))

    def with_player(**told: object) -> dict[str, Any]:
        return facts | {"player": facts["player"] | {"1": player | told}}

    assert digest(facts | {"weather": "rain"}) == digest(with_player(mood="good")) == digest(facts)
    covered = game.digest_facts
    assert covered is not None
    for name in covered - {"player"}:
        group, _, fact = name.rpartition(".")
        changed = with_player(**{fact: "changed"}) if group else facts | {name: "changed"}
        assert digest(changed) != digest(facts), name


def test_bots_are_told_both_names() -> None:
    told = with_former_names(GAME, GAME.facts(NEW))["player"]["1"]
    assert told["items"] == told["equipment"]
    assert told["mission"] == told["missions"]


@pytest.mark.parametrize("edition", ["second", "toy"])
def test_other_editions_have_no_former_names(edition: str) -> None:
    game = catalog.game(edition)
    facts = game.facts(game.new(2, game.settle(2, {})))
    assert under_former_names(game, facts) == with_former_names(game, facts) == facts


def test_players_of_both_editions_are_described_in_the_same_words() -> None:
    first, second = (
        game.facts(game.new(2, game.settle(2, {})))["player"]["1"].keys()
        for game in (GAME, catalog.game("second"))
    )
    assert len(first & second) == 18
