"""Dashboard and alerts use metrics that the server has, and every alert has a runbook."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from metro2033.server.metrics import SECONDS, Metrics
from metro2033.server.tally import Tally

ROOT = Path(__file__).parents[2]
PREFIXES = ("metro2033_", "process_")
METRIC = re.compile(rf"\b(?:{'|'.join(PREFIXES)})\w+")
LABELS = re.compile(r"by \(([\w, ]+)\)|[{,](\w+)[!=]")


def alerts() -> list[dict[str, Any]]:
    """The alert rules."""
    rules = YAML(typ="safe").load(ROOT / "monitoring" / "alerts.yaml")
    return [rule for group in rules["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    """The panels of the dashboard."""
    found: list[dict[str, Any]] = json.loads(
        (ROOT / "monitoring" / "dashboard.json").read_text("utf-8")
    )["panels"]
    return found


def expressions() -> list[str]:
    """All queries."""
    shown = [target["expr"] for panel in panels() for target in panel["targets"]]
    return [*shown, *(rule["expr"] for rule in alerts())]


def exposed() -> dict[str, set[str]]:
    """The names of all metrics, as they are scraped, with their labels."""
    found = dict[str, set[str]]()
    for family in Metrics().registry.collect():
        names = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}
        for ending in names.get(family.type, [""]):
            found[family.name + ending] = {"le"} if ending == "_bucket" else set()
    for name, value in vars(Metrics()).items():
        labels = [value.label] if isinstance(value, Tally) else getattr(value, "_labelnames", ())
        for metric in found:
            if metric.startswith(f"metro2033_{name}"):
                found[metric] |= set(labels)
    return found


def unknown(expression: str) -> set[str]:
    """Metrics and labels of a query that the server does not have."""
    metrics, known = exposed(), {"job", "instance"}
    named = set(METRIC.findall(expression)) - {"metro2033"}
    for metric in named:
        known |= metrics.get(metric, set())
    labels = {
        label.strip()
        for listed, matched in LABELS.findall(expression)
        for label in (listed or matched).split(",")
    }
    return (named - metrics.keys()) | (labels - known)


@pytest.mark.parametrize("expression", expressions())
def test_queries_use_what_the_server_exposes(expression: str) -> None:
    assert METRIC.search(expression) or expression.startswith("up{")
    assert unknown(expression) == set()


@pytest.mark.parametrize(
    "expression",
    [
        "rate(metro2033_choices[5m])",
        'metro2033_rooms{kind="x"}',
        "sum by (bot) (metro2033_sockets)",
    ],
)
def test_queries_for_what_there_is_not_are_found(expression: str) -> None:
    assert unknown(expression)


def test_latency_is_compared_with_bounds_that_are_measured() -> None:
    for rule in alerts():
        if "histogram_quantile" in rule["expr"]:
            assert float(rule["expr"].rpartition(">")[2]) in SECONDS, rule["alert"]


def test_every_alert_has_a_runbook_and_every_runbook_an_alert() -> None:
    text = (ROOT / "docs" / "runbooks.md").read_text("utf-8")
    sections = re.findall(r"^## (\w+)$", text, re.MULTILINE)
    assert sections == [rule["alert"] for rule in alerts()]
    for rule in alerts():
        assert rule["annotations"]["runbook"] == f"docs/runbooks.md#{rule['alert'].lower()}"


def test_panels_are_told_apart() -> None:
    numbers = [panel["id"] for panel in panels()]
    assert len(set(numbers)) == len(numbers)
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels()]
    assert len(set(places)) == len(places)
