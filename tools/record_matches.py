"""Records whole matches for tests/replays, or replays the recorded ones.

Without arguments, it replays every choice of the stored records and rewrites header, digest and
seal: for changes that alter no rule, such as the layout of the state. With `--new`, seats that look
a little ahead play new matches: for changes of rules or content.
"""

import argparse
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from match_plans import PLANS, Plan
from metro2033 import __version__, catalog
from metro2033.engine.kernel.loop import apply
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk
from metro2033.engine.kernel.word import verb_of
from metro2033.engine.model.ids import KINDS, RESOURCES
from metro2033.table.decision import Decision
from metro2033.table.fair import commitment
from metro2033.table.policy import settle
from metro2033.table.record import Header, Player, Record, read, write
from metro2033.table.table import Table

FOLDER = ROOT / "tests" / "replays"
SECRET = bytes(range(32))
NAMES = ["Artyom", "Anna", "Khan", "Melnik", "Sasha", "Hunter"]
AHEAD = 14
SAMPLES = 4


WEIGHTS = {"points": 10.0, "army": 2.0, "rests": -3.0, **dict.fromkeys(RESOURCES[:KINDS], 0.6)}
POLIS = {"arbatskaya_apl", "biblioteka_lenina", "aleksandrovsky_sad", "borovitskaya"}


def worth(facts: Mapping[str, Any], seat: int, taste: dict[str, float]) -> float:
    """How much a seat likes a state."""
    player = facts["player"][str(seat + 1)]
    value = sum(weight * float(player[name]) for name, weight in WEIGHTS.items())
    value += 2.0 * len(player["equipment"])
    value += taste.get("missions", 1.5) * float(player["mission_count"])
    return value + taste.get("polis", 0) * len(POLIS.intersection(player["stations"]))


def choose(table: Table[Any], decision: Decision, plan: Plan, source: Stream) -> str:
    """The option that does best over a few random answers; now and then a random verb."""
    words = [option.word for option in decision.options]
    wanted = [key for key in decision.keys if key.split(":")[0] in plan.eager]
    if wanted:
        return wanted[source.below(len(wanted))]
    if source.below(12) == 0:
        verbs = sorted({verb_of(word) for word in words})
        verb = verbs[source.below(len(verbs))]
        words = [word for word in words if verb_of(word) == verb]
    values = [prospect(table, decision.seat, word, plan, source) for word in words]
    return table.codec.key(words[values.index(max(values))])


def prospect(table: Table[Any], seat: int, word: int, plan: Plan, source: Stream) -> float:
    """The value of an option to its seat, over some random answers that may follow."""
    value = 0.0
    for _ in range(SAMPLES):
        state = table.state
        apply(state, seat, word)
        Walk(source).play(state, AHEAD)
        value += worth(table.game.facts(state), seat, plan.taste)
    return value


def play(plan: Plan) -> Record:
    """Play a whole match."""
    game = catalog.game(plan.edition)
    players = [Player(name, "bot:ahead") for name in NAMES[: plan.seats]]
    salts = [f"salt of {player.name}" for player in players]
    header = Header.new(
        game,
        players,
        plan.rules,
        position=plan.position,
        commitment=commitment(SECRET),
        salts=salts,
    )
    table = Table.open(game, header)
    source = Stream(plan.seed)
    settle(table, SECRET)
    while not table.is_over:
        seat = table.asked[0]
        ask = table.ask(seat)
        assert ask is not None
        table.choose(seat, ask.number, choose(table, ask.decision, plan, source))
        settle(table, SECRET)
    return table.record(SECRET)


def again(text: str) -> Record:
    """Replay the same choices with the current code, and record them."""
    record = read(text)
    game = catalog.game(record.header.edition)
    header = replace(
        record.header,
        rules_version=game.rules_version,
        content_digest=game.content_digest,
        house_rules=game.settle(len(record.header.seats), dict(record.header.house_rules)),
        package=__version__,
    )
    end = record.end
    assert end is not None
    assert end.secret is not None
    return Table.open(game, header, record.choices).record(bytes.fromhex(end.secret))


def main() -> int:
    """Write the records, and print how long they are and how they end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--new", action="store_true", help="play new matches")
    parser.add_argument("--edition", help="only matches of this edition")
    parser.add_argument("names", nargs="*", help="only these matches")
    arguments = parser.parse_args()
    for plan in PLANS:
        if arguments.names and plan.name not in arguments.names:
            continue
        if arguments.edition not in (None, plan.edition):
            continue
        file = FOLDER / plan.edition / f"{plan.name}.jsonl"
        record = play(plan) if arguments.new else again(file.read_text(encoding="utf-8"))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(write(record), encoding="utf-8")
        table = Table.from_record(record)
        facts = table.game.facts(table.state)
        print(file.name, len(record.choices), "choices", facts["round"], "rounds", end=" ")
        print("ended by", facts["ended_by"], "ranking", table.ranking)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
