"""The balance report: plays missing matches, and writes page, plots and data."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from metro2033 import __version__
from metro2033.arena.balance import Balance
from metro2033.arena.check import checks
from metro2033.arena.html import Words
from metro2033.arena.order import Order
from metro2033.arena.page import page
from metro2033.arena.plot import draw_all
from metro2033.arena.store import Store
from metro2033.arena.tournament import play
from metro2033.catalog import game, pack
from metro2033.content import own
from metro2033.i18n.bundle import ENGLISH
from metro2033.processes.runner import Runner

KIND_OF: Final = {
    "clans.toml": "faction",
    "factions.toml": "faction",
    "heroes.toml": "hero",
    "items.toml": "equipment",
    "equipment.toml": "equipment",
    "missions.toml": "mission",
    "threats.toml": "threat",
    "laws.toml": "law",
    "combat.toml": "combat",
}
"""The kind of things in a content file."""


def own_things(edition: str, content: Path | None) -> dict[str, list[str]]:
    """What is our own design, by kind."""
    found: dict[str, list[str]] = {kind: [] for kind in KIND_OF.values()}
    slugs = game(edition, content).slugs
    for entry in own(pack(edition).content(content)):
        kind = KIND_OF.get(entry.file, "")
        if entry.record in slugs.get(kind, ()):
            found[kind].append(entry.record)
    return found


def measure(
    orders: Sequence[Order], runner: Runner, folder: Path | None, told: Callable[[int], None]
) -> list[dict[str, Any]]:
    """The balance of each edition in the orders; matches are stored in `folder`.

    Matches of other code, content or house rules have folders of their own in there.
    """
    found: dict[str, Balance] = {}
    for order in orders:
        kept = None if folder is None else folder / folder_name(order)
        balance = found.setdefault(order.edition, Balance(order.game))
        store = Store(order, kept)
        told(sum(number < order.games for number in store.results))
        balance.add(order.players, play(order, runner, store, told))
    return [balance.data() for balance in found.values()]


def folder_name(order: Order) -> str:
    """Where the matches of an order are stored."""
    identity = json.dumps(order.identity(), sort_keys=True).encode()
    return f"{order.edition}-{order.players}-{sha256(identity).hexdigest()[:12]}"


def write_report(
    editions: Sequence[dict[str, Any]],
    order: Order,
    command: str,
    folder: Path,
    language: str = ENGLISH,
) -> dict[str, Any]:
    """Write `index.html`, `balance.json` and the PNG files; return the data."""
    folder.mkdir(parents=True, exist_ok=True)
    words: dict[str, Words] = {}
    pictures: dict[str, dict[str, bytes]] = {}
    for data in editions:
        edition = data["edition"]
        ours = own_things(edition, order.content)
        data["checks"] = checks(data, ours)
        words[edition] = Words(game(edition, order.content), ours, language)
        pictures[edition] = draw_all(data, words[edition], folder)
    report = {
        "command": command,
        "version": __version__,
        "bots": list(order.bots),
        "seed": order.seed,
        "is_drafted": order.is_drafted,
        "editions": list(editions),
    }
    text = json.dumps(report, ensure_ascii=False, indent=1)
    (folder / "balance.json").write_text(text + "\n", encoding="utf-8")
    shown = page(report, words, pictures, language)
    (folder / "index.html").write_text(shown, encoding="utf-8")
    return report
