"""Scenarios: positions with steps and checks, in a form players can read and write."""

from metro2033.scenario.fault import Fault, Malformed
from metro2033.scenario.read import read, read_text
from metro2033.scenario.run import Failure, Result, play, run
from metro2033.scenario.script import Scenario

__all__ = [
    "Failure",
    "Fault",
    "Malformed",
    "Result",
    "Scenario",
    "play",
    "read",
    "read_text",
    "run",
]
