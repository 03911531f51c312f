"""The table at which a scenario begins."""

from pathlib import Path as File
from typing import Any, NoReturn

from metro2033 import catalog
from metro2033.engine.kernel.game import BadOption, Game
from metro2033.engine.kernel.position_fault import BadPosition
from metro2033.i18n import Complaint
from metro2033.scenario.fault import Fault, Malformed, position_fault
from metro2033.scenario.field import BadField, Fields, expected
from metro2033.scenario.lines import Path
from metro2033.scenario.script import Scenario
from metro2033.table.line import BadRecord
from metro2033.table.record import Header, Player, unnamed
from metro2033.table.record import read as read_record
from metro2033.table.table import Table


def open_table(scenario: Scenario) -> Table[Any]:
    """Open a table at the scenario's start, or raise Malformed."""
    game = catalog.game(scenario.edition, scenario.content)
    opener = {"position": from_position, "new": from_new, "replay": from_replay}
    try:
        return opener[scenario.start.kind](game, scenario)
    except BadField as error:
        refuse(scenario, error.place, error.why)


def refuse(scenario: Scenario, place: Path, why: Complaint) -> NoReturn:
    """Raise Malformed at a place in the file."""
    name = ".".join(str(part + 1 if isinstance(part, int) else part) for part in place)
    raise Malformed(scenario.path, [Fault(scenario.lines.of(place), name, why)]) from None


def refused(error: BadOption) -> Complaint:
    """An error of the engine, which has no texts itself, as a complaint."""
    return Complaint(error.message, **error.values)


def players(count: int) -> list[Player]:
    """The players at the table of a scenario."""
    return unnamed(["scenario"] * count)


def from_position(game: Game[Any], scenario: Scenario) -> Table[Any]:
    """A table at a written position, which must break no law."""
    data = scenario.start.data
    try:
        state = game.position(data)
        # A position gives the number of players, or describes each of them.
        seats = data.get("seats") or len(data.get("player", ())) or game.least_seats
        header = Header.new(game, players(seats), position=data)
    except BadPosition as error:
        faults = [position_fault(game, scenario.lines, fault) for fault in error.faults]
        raise Malformed(scenario.path, faults) from None
    except BadOption as error:
        raise BadField(("position", "seats"), refused(error)) from None
    for fault in game.faults(state):
        raise BadField(("position",), Complaint("data-law", fault=fault))
    return Table(game, header, state)


def from_new(game: Game[Any], scenario: Scenario) -> Table[Any]:
    """A table at the first question of a new match."""
    fields = Fields(scenario.start.data, ("new",))
    seats = fields.number("seats", 1, game.most_seats) or game.least_seats
    rules = fields.table("house_rules")
    for rule in game.house_rules:
        value = rules.get(rule.name, rule.default)
        if type(value) is not int:
            bounds = {"least": str(rule.least), "most": str(rule.most)}
            raise BadField(("new", "house_rules", rule.name), expected("number", value, **bounds))
    fields.close()
    try:
        header = Header.new(game, players(seats), rules)
    except BadOption as error:
        raise BadField(("new",), refused(error)) from None
    return Table.open(game, header)


def from_replay(game: Game[Any], scenario: Scenario) -> Table[Any]:
    """A table after some choices of a recorded match; the file is relative to the scenario."""
    fields = Fields(scenario.start.data, ("replay",))
    name = fields.text("file")
    at = fields.number("at", 0, 1_000_000)
    fields.close()
    if not name:
        raise BadField(("replay",), Complaint("data-missing", name="file"))
    try:
        text = File(scenario.path).parent.joinpath(name).read_text(encoding="utf-8")
        record = read_record(text)
        table = Table.from_record(record, scenario.content)
    except OSError as error:
        raise fields.fail("file", Complaint("data-at", path=name, reason=error)) from None
    except UnicodeDecodeError:
        why = Complaint("data-at", path=name, reason=Complaint("fault-not-text"))
        raise fields.fail("file", why) from None
    except BadRecord as error:
        raise fields.fail("file", Complaint("data-at", path=name, reason=error)) from None
    if record.header.edition != game.name:
        about = {"file": name, "edition": record.header.edition}
        raise fields.fail("file", Complaint("data-replay", "edition", **about))
    if at is not None and at > len(record.choices):
        number = str(len(record.choices))
        raise fields.fail("at", Complaint("data-replay", "choices", file=name, number=number))
    return table if at is None else table.branch(at)
