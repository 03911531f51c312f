"""Questions whose number of options is a secret are asked, even with one option."""

from typing import Any

from metro2033 import catalog
from metro2033.engine.model.state import ARMY_ACTED, HERO_ACTED, RESTING, STEPS
from metro2033.table.table import Table
from table.play import header, pick

GAME = catalog.game("first")


def after_all_actions(mission: str, resting: int = 0) -> Table[Any]:
    """Hero and army have acted: only a mission could leave the first seat something to do."""
    hero = {"faction": "polis", "hero": "khan", "at": "begovaya", "mushroom": 2}
    others = {"faction": "red_line", "hero": "melnik"}
    state = GAME.position({"player": [{**hero, "mission": [mission]}, others]})
    for field in (ARMY_ACTED, HERO_ACTED, STEPS):
        state.put(0, field, 1)
    state.put(0, RESTING, resting)
    return Table(GAME, header(edition="first"), state)


def keys(table: Table[Any]) -> list[str]:
    ask = table.ask(0)
    assert ask is not None
    return [option.key for option in ask.decision.options]


def test_who_can_only_pass_is_asked_like_one_with_a_mission_to_pay_for() -> None:
    """If the table passed for the one, all would know that he has no such mission."""
    one, two = after_all_actions("duel"), after_all_actions("begovaya_stable")
    assert keys(one) == ["pass"]
    assert keys(two) == ["pass", "donate"]
    assert one.settle_forced() == two.settle_forced() == []


def test_a_resting_hero_pays_for_nothing_and_need_not_be_asked() -> None:
    for mission in ("duel", "begovaya_stable"):
        table = after_all_actions(mission, resting=1)
        assert keys(table) == ["pass"]
        assert [given.choice.key for given in table.settle_forced()][:1] == ["pass"]


def test_the_only_answer_to_a_private_question_is_a_real_choice() -> None:
    table = after_all_actions("duel")
    pick(table, 0, "pass")
    assert table.undo_point(0) == 0
