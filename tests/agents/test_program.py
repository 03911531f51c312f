"""Programs play by messages; whatever they do wrong, the match goes on and nothing is left."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from agents.sitting import program, sit
from metro2033 import catalog
from metro2033.agents.agent import Agent, Fault
from metro2033.agents.program_agent import ProgramAgent
from metro2033.agents.spec import agent
from metro2033.processes.child import LIVING, Child

TOY = catalog.game("toy")
SHORT = 0.3
"""Seconds for an answer where the program will not answer anyway."""
LONG = 60.0


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    yield
    assert not LIVING


def random_bot() -> Agent:
    return agent("random", TOY)


def played(command: str, limit: float = LONG, most_faults: int = 3) -> Any:
    """The chair of a program after a match against a random bot."""
    mine = agent(command, TOY, limit=limit)
    (chair, other), state = sit([mine, random_bot()], most_faults=most_faults)
    mine.close()
    assert other.troubles == []
    assert min(TOY.ranking(state)) == 1
    return chair


def faults(chair: Any) -> list[str]:
    return [trouble.kind for trouble in chair.troubles]


def test_a_program_plays_a_whole_match(tmp_path: Path) -> None:
    chair = played(program(tmp_path, "ready()\ngo_on()"))
    assert chair.troubles == []
    assert chair.replaced == 0
    assert len(chair.seconds) > 5
    assert not chair.is_out


def test_a_program_is_told_what_it_wants(tmp_path: Path) -> None:
    body = """
        heard = [hear()]
        ready(wants=["facts", "events", "state"])
        told = {}
        while told.get("type") != "bye":
            told = hear()
            heard.append(told)
            if told["type"] == "question":
                answer(told)
        open("HEARD", "w").write(json.dumps(heard))
    """
    heard_file = tmp_path / "heard.json"
    chair = played(program(tmp_path, body.replace("HEARD", str(heard_file))))
    heard = json.loads(heard_file.read_text())
    assert [message["type"] for message in heard[:3]] == ["hello", "match", "question"]
    assert [message["type"] for message in heard[-2:]] == ["over", "bye"]
    assert heard[0] == {
        "type": "hello",
        "protocol": 1,
        "edition": "toy",
        "rules_version": TOY.rules_version,
        "content_digest": TOY.content_digest,
        "content": None,
        "limit": LONG,
    }
    assert heard[1] == {
        "type": "match",
        "match": 0,
        "seat": 1,
        "seats": 2,
        "house_rules": TOY.settle(2, {}),
        "seed": 7,
    }
    questions = [message for message in heard if message["type"] == "question"]
    assert len(questions) == len(chair.seconds)
    first = questions[0]
    assert (first["seat"], first["kind"], first["limit"]) == (1, "turn", LONG)
    assert first["options"][0] == "rest"
    assert first["facts"]["points"] == [0, 0]
    assert "stack" in first["state"]
    asks = [question["ask"] for question in questions]
    assert asks == sorted(set(asks))
    events = [event for question in questions for event in question["events"]]
    assert any(event.startswith("walked:2:") for event in events)


def test_a_program_that_wants_nothing_is_told_only_the_options(tmp_path: Path) -> None:
    body = """
        ready(wants=[])
        told = question()
        if set(told) != {"type", "ask", "seat", "kind", "options", "limit"}:
            sys.exit(str(told))
        answer(told)
        go_on()
    """
    assert played(program(tmp_path, body)).troubles == []


def test_an_illegal_key_is_replaced_and_told(tmp_path: Path) -> None:
    body = """
        ready()
        told = question()
        say(type="answer", ask=told["ask"], key="fly:moon")
        go_on()
    """
    chair = played(program(tmp_path, body))
    assert faults(chair) == ["illegal"]
    assert "'fly:moon' is not one of the options" in chair.troubles[0].reason
    assert chair.replaced == 1
    assert len(chair.seconds) > 5
    assert not chair.is_out


def test_who_fails_too_often_is_out_for_the_match(tmp_path: Path) -> None:
    body = """
        ready()
        while True:
            say(type="answer", ask=question()["ask"], key="")
    """
    chair = played(program(tmp_path, body), most_faults=2)
    assert faults(chair) == ["illegal", "illegal"]
    assert chair.is_out
    assert chair.replaced > 5
    assert chair.seconds == []


@pytest.mark.parametrize(
    "line",
    [
        "print('thinking', flush=True)",
        "print('[1, 2]', flush=True)",
        "say(type='thought')",
        "say(type='answer', key='rest')",
        "say(type='answer', ask='1', key='rest')",
        "say(type='answer', ask=told['ask'], key=3)",
        "say(type='answer', ask=told['ask'] + 1, key='rest')",
        "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
    ],
)
def test_what_cannot_be_understood_is_replaced(tmp_path: Path, line: str) -> None:
    # The right answer comes too, but late: it is dropped.
    chair = played(program(tmp_path, f"ready()\ntold = question()\n{line}\nanswer(told)\ngo_on()"))
    assert faults(chair) == ["garbled"]
    assert chair.replaced == 1
    assert not chair.is_out


def test_a_late_answer_is_replaced_and_later_dropped(tmp_path: Path) -> None:
    body = """
        ready()
        told = question()
        time.sleep(1.5)
        answer(told)
        go_on()
    """
    chair = played(program(tmp_path, body), limit=1.0)
    assert faults(chair)[0] == "stalled"
    assert set(faults(chair)) == {"stalled"}
    assert chair.replaced >= 1


def test_a_program_that_stalls_for_ever_is_out(tmp_path: Path) -> None:
    chair = played(program(tmp_path, "ready()\ntime.sleep(1000)"), limit=SHORT)
    assert faults(chair) == ["stalled"] * 3
    assert chair.is_out


def test_a_program_that_reads_nothing_holds_nobody_up(tmp_path: Path) -> None:
    # Messages with state and facts of a hundred questions are more than a pipe holds.
    body = "ready(wants=['facts', 'state', 'events'])\ntime.sleep(1000)"
    chair = played(program(tmp_path, body), limit=0.01, most_faults=100)
    assert set(faults(chair)) == {"stalled"}


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("ready()\nquestion()\nraise SystemExit('no idea')", "exited with code 1: no idea"),
        ("ready()\nquestion()\n1 / 0", "exited with code 1: ZeroDivisionError"),
        ("ready()\nquestion()\nos._exit(0)", "exited with code 0"),
        ("ready()\nquestion()\nos.kill(os.getpid(), 9)", "exited with code -9"),
        ("ready()\nquestion()\nos.close(1)\ntime.sleep(1000)", "closed its output"),
    ],
)
def test_a_crash_in_a_match_ends_its_play(tmp_path: Path, body: str, reason: str) -> None:
    chair = played(program(tmp_path, body))
    assert faults(chair) == ["crashed"]
    assert reason in chair.troubles[0].reason
    assert chair.is_out
    assert chair.replaced > 5


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("raise SystemExit('no licence')", "exited with code 1: no licence"),
        ("print('hello', flush=True)\ntime.sleep(1000)", "not JSON"),
        ("say(type='ready', protocol=99)\ntime.sleep(1000)", "expected protocol 1"),
        ("say(type='ready')\ntime.sleep(1000)", "expected protocol 1"),
        ("ready(wants=['secrets'])\ntime.sleep(1000)", "`wants` must be a list of"),
        ("ready(wants='facts')\ntime.sleep(1000)", "`wants` must be a list of"),
    ],
)
def test_a_program_that_never_gets_ready_is_told(tmp_path: Path, body: str, reason: str) -> None:
    command = program(tmp_path, body)
    with pytest.raises(Fault, match=reason):
        agent(command, TOY).prepare()
    chair = played(command)
    assert faults(chair) == ["crashed"]
    assert chair.is_out


def test_a_program_that_does_not_exist_is_told() -> None:
    with pytest.raises(Fault, match=r"program '\./no-such-bot' not found"):
        agent("./no-such-bot --fast", TOY).prepare()


def test_a_flood_of_lines_ends_the_program(tmp_path: Path) -> None:
    chair = played(program(tmp_path, "ready()\nwhile True: print('more')"))
    assert faults(chair)[0] == "garbled"
    assert chair.is_out


def test_a_line_without_end_ends_the_program(tmp_path: Path) -> None:
    chair = played(program(tmp_path, "ready()\nwhile True: sys.stdout.write('x' * 4096)"))
    assert faults(chair) == ["garbled", "crashed"]


def test_a_crashed_program_is_started_anew_for_the_next_match(tmp_path: Path) -> None:
    body = """
        hear()
        ready()
        if hear()["match"] == 0:
            question()
            sys.exit("not my day")
        go_on()
    """
    mine = agent(program(tmp_path, body), TOY, limit=LONG)
    first, second = (sit([mine, random_bot()], number)[0][0] for number in (0, 1))
    mine.close()
    assert faults(first) == ["crashed"]
    assert faults(second) == []


def test_a_stalled_program_is_started_anew_for_the_next_match(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    body = f"open({str(starts)!r}, 'a').write('started ')\nready()\ntime.sleep(1000)"
    mine = agent(program(tmp_path, body), TOY, limit=SHORT)
    for number in range(2):
        (chair, _), _ = sit([mine, random_bot()], number, most_faults=1)
        assert faults(chair) == ["stalled"]
    mine.close()
    assert starts.read_text() == "started started "


def test_one_process_plays_many_matches(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    body = f"open({str(starts)!r}, 'a').write('started ')\nready()\ngo_on()"
    mine = agent(program(tmp_path, body), TOY, limit=LONG)
    for number in range(3):
        assert sit([mine, random_bot()], number)[0][0].troubles == []
    mine.close()
    assert starts.read_text() == "started "


def is_running(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="looks at processes in /proc")
def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = f"""
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
        open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
        ready()
        go_on()
    """
    mine = ProgramAgent(program(tmp_path, body).split(), TOY, limit=LONG)
    mine.prepare()
    found = [int(pid) for pid in pids.read_text().split()]
    assert len(found) == 2
    assert all(is_running(pid) for pid in found)
    mine.close()
    while any(is_running(pid) for pid in found):
        os.sched_yield()


def test_a_program_that_ignores_the_end_is_killed(tmp_path: Path) -> None:
    command = program(tmp_path, "ready()\nwhile True: time.sleep(1000)").split()
    stubborn = Child(command)
    stubborn.close()
    assert not LIVING
