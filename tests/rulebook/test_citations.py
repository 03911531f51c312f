"""Every rule is shown by a test that cites it, or is listed as pending."""

from pathlib import Path
from textwrap import dedent

import pytest

from metro2033.rulebook import EDITIONS, RuleKind, rule, rules, rulings

from . import pending
from .citations import Citation, Citations, collect, read_python, read_scenario

KNOWN_RULES = {r.id for edition in EDITIONS for r in rules(edition)}
KNOWN = KNOWN_RULES | {r.id for edition in EDITIONS for r in rulings(edition)}


@pytest.fixture(scope="module")
def citations() -> Citations:
    return collect(pending.TESTS)


@pytest.fixture(scope="module")
def state(citations: Citations) -> pending.State:
    return pending.state(citations)


def test_every_rule_is_cited_or_pending(state: pending.State) -> None:
    missing = [r for edition in EDITIONS for r in state.missing(edition)]
    if missing:
        pytest.fail(
            f"{state.summary()}\n\nCited by no test and not in {pending.FILE.name}:\n"
            f"{pending.describe(missing)}",
            pytrace=False,
        )


def test_no_pending_rule_is_cited(state: pending.State) -> None:
    shown = [r for r in state.pending if r in state.cited]
    if shown:
        pytest.fail(
            f"{state.summary()}\n\nA test cites these rules, so they are not pending; "
            f"python tools/pending_rules.py takes them out:\n  {', '.join(shown)}",
            pytrace=False,
        )


def test_pending_lists_rules_that_need_a_test_once_and_in_order(state: pending.State) -> None:
    assert [r for r in state.pending if r not in KNOWN_RULES] == []
    assert [r for r in state.pending if rule(r).kind is RuleKind.TEXT] == []
    assert pending.read(pending.write(state.pending)) == list(state.pending)


def test_tests_cite_only_what_exists(citations: Citations) -> None:
    assert [f"{c.where}: {c.id}" for c in citations.found if c.id not in KNOWN] == []


def test_every_citation_is_readable(citations: Citations) -> None:
    assert citations.faults == []


def python(source: str) -> Citations:
    found = Citations()
    read_python(dedent(source), "t.py", found)
    return found


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.rule('A', 'B')\ndef test_x(): ...",
        "@pytest.mark.rule('A')\n@pytest.mark.rule('B')\nasync def test_x(): ...",
        "@mark.rule('A', 'B')\nclass TestX:\n  def test_x(self): ...",
        """
        class TestX:
            pytestmark = pytest.mark.rule('A')
            @pytest.mark.rule('B')
            def test_x(self): ...
        """,
        "pytestmark = [pytest.mark.slow, pytest.mark.rule('A', 'B')]",
        "pytestmark: list[object] = [pytest.mark.rule('A', 'B')]",
        "Machine.TestCase.pytestmark = [pytest.mark.rule('A', 'B')]",
        """
        @pytest.mark.parametrize("n", [
            pytest.param(1, marks=pytest.mark.rule('A')),
            pytest.param(2, marks=[pytest.mark.rule('B')], id="b"),
        ])
        def test_x(n): ...
        """,
        "CASES = [pytest.param(1, marks=(pytest.mark.rule('A'), pytest.mark.rule('B')))]",
    ],
)
def test_marks_are_found_wherever_pytest_applies_them(source: str) -> None:
    found = python(source)
    assert found.ids() == {"A", "B"}
    assert found.faults == []


def test_a_citation_says_where_it_stands() -> None:
    assert python("\n\n@pytest.mark.rule('A')\ndef test_x(): ...").found == [
        Citation("A", "t.py:3")
    ]


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.skip\n@pytest.mark.rule('A')\ndef test_x(): ...",
        "@pytest.mark.rule('A')\n@pytest.mark.xfail(reason='later')\ndef test_x(): ...",
        """
        @pytest.mark.skip(reason="later")
        class TestX:
            @pytest.mark.rule('A')
            def test_x(self): ...
        """,
        "pytestmark = pytest.mark.skip\n@pytest.mark.rule('A')\ndef test_x(): ...",
        "CASES = [pytest.param(1, marks=[pytest.mark.rule('A'), pytest.mark.skip])]",
        "TEXT = \"@pytest.mark.rule('A')\"",
        "@rule(target=cards)\ndef step(self): ...",
    ],
)
def test_tests_that_do_not_run_cite_nothing(source: str) -> None:
    assert python(source) == Citations()


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("@pytest.mark.rule\ndef test_x(): ...", "without an ID"),
        ("@pytest.mark.rule()\ndef test_x(): ...", "without an ID"),
        ("@pytest.mark.rule(ARMY)\ndef test_x(): ...", "written out"),
        ("@pytest.mark.rule(*RULES)\ndef test_x(): ...", "written out"),
        ("@pytest.mark.rule(id='A')\ndef test_x(): ...", "written out"),
        ("@pytest.mark.rule('A')\ndef place(): ...", "no test"),
        ("army = pytest.mark.rule('A')\n@army\ndef test_x(): ...", "no test"),
    ],
)
def test_marks_that_cannot_be_counted_are_faults(source: str, reason: str) -> None:
    found = python(source)
    assert found.found == []
    assert len(found.faults) == 1
    assert reason in found.faults[0]


def test_scenarios_cite_as_a_whole_and_step_by_step() -> None:
    found = Citations()
    source = """
        rules = ["A", "B"]
        [[steps]]
        choose = "attack"
        [[steps]]
        refused = { option = "attack", rule = "C" }
        [[steps]]
        rule = "D"
    """
    read_scenario(dedent(source), "s.toml", found)
    assert found.ids() == {"A", "B", "C", "D"}
    assert found.faults == []


def test_a_scenario_cites_with_strings() -> None:
    found = Citations()
    read_scenario("rules = 'A'\nrule = 5", "s.toml", found)
    assert found.ids() == {"A"}
    assert found.faults == ["s.toml: 5 is no rule ID"]


def test_a_scenario_of_the_toy_cites_no_rulebook() -> None:
    found = Citations()
    read_scenario("edition = 'toy'\nrules = ['TOY-WALK']", "s.toml", found)
    assert (found.found, found.faults) == ([], [])


def test_citations_are_collected_from_folders(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "deep" / "er").mkdir(parents=True)
    (tests / "deep" / "er" / "test_x.py").write_text("pytestmark = pytest.mark.rule('A')\n")
    (tests / "scenarios" / "second").mkdir(parents=True)
    (tests / "scenarios" / "second" / "x.toml").write_text("rules = ['B']\n")
    (tests / "deep" / "other.toml").write_text("rules = ['C']\n")
    assert collect(tests).found == [
        Citation("A", "tests/deep/er/test_x.py:1"),
        Citation("B", "tests/scenarios/second/x.toml"),
    ]


def test_the_state_tells_cited_pending_and_missing_apart() -> None:
    all_but_two = [r for r in KNOWN_RULES if r not in {"E2-ARMY-001", "E2-ARMY-002"}]
    state = pending.State(frozenset({"E2-ARMY-001"}), tuple(all_but_two))
    assert [r.id for r in state.missing("second")] == ["E2-ARMY-002"]
    assert state.missing("first") == []
    assert "second edition: 325 rules need a test, 1 cited, 323 pending, 1 missing" in (
        state.summary()
    )
    assert pending.describe(state.missing("second")).startswith("  E2-ARMY-002 (E) Players choose")


def test_the_pending_file_is_written_in_the_order_of_the_rulebook() -> None:
    wanted = ["E2-ARMY-002", "E1-VP-001", "E2-ARMY-001", "E2-ROUND-001"]
    listed = pending.read(pending.write(wanted))
    assert listed == ["E1-VP-001", "E2-ROUND-001", "E2-ARMY-001", "E2-ARMY-002"]
    assert pending.read(pending.write([])) == []
