"""Cards of a house may have numbers that no printed card has."""

from pathlib import Path

from content.damage import change, copy_of_content
from laws.walk import steps
from metro2033 import catalog
from metro2033.engine.kernel.event import Log
from metro2033.engine.kernel.source import Stream
from metro2033.table.keys import KeyCodec


def test_a_combat_card_may_take_strength_away(tmp_path: Path) -> None:
    folder = copy_of_content(tmp_path)
    value = "attack = 2, defence = 2, manoeuvre = 2"
    for card in ("assault", "counterattack"):
        change("combat.toml", value, value.replace("2", "-3"), card)(folder)
    game = catalog.game("second", folder)
    codec = KeyCodec(game)
    s = game.new(6, game.settle(6, {"most_rounds": 20}))
    s.log = Log()
    for _ in steps(s, Stream(3)):
        pass
    told = [codec.event_args(event) for event in s.log.events]
    shown = [args for name, args in told if name == "combat_shown"]
    assert {args[2] for args in shown if args[1] in ("assault", "counterattack")} == {-3}
