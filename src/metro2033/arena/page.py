"""The balance as one page of HTML that needs nothing else: style and pictures are in it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

from metro2033.arena.card_table import card_table
from metro2033.arena.html import Words, cell, interval, number, share, table

TITLES: Final = {"first": "First edition", "second": "Second edition"}
FACTIONS: Final = {"first": "Clans", "second": "Factions"}
ROUNDS: Final = {"first": "turns a player", "second": "rounds"}
CARDS: Final = {
    "equipment": "Equipment",
    "mission": "Missions",
    "threat": "Threats",
    "law": "Laws",
    "combat": "Combat cards",
}
REASONS: Final = {
    "points": "enough points",
    "polis": "all of Polis",
    "length": "the last round",
    "": "nobody won",
}

READING: Final = """
<p class="note">Shares of wins are told against the fair share: 100 % is what every seat has if all
are alike, one half of the wins with two players and a sixth with six. Intervals are of 95 %. What
users of a card win is no proof that the card makes them win: who leads can also afford more. What
we designed ourselves is marked<span class="own"></span>.</p>
"""


def page(report: Mapping[str, Any], words: Mapping[str, Words], pictures: Mapping[str, Any]) -> str:
    """The whole page; words and SVG pictures are given by edition."""
    editions = report["editions"]
    links = "".join(
        f'<a href="#{data["edition"]}">{TITLES[data["edition"]]}</a>' for data in editions
    )
    bots = ", ".join(report["bots"])
    total = sum(data["matches"] for data in editions)
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    sections = "".join(
        section(data, words[data["edition"]], pictures[data["edition"]]) for data in editions
    )
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Balance of Metro 2033</title>
<style>
{style}</style>
</head>
<body>
<h1>Balance of Metro 2033</h1>
<p class="lead">{total:,} matches of bots against each other: {escape(bots)}. Factions and heroes
were {"chosen by the bots" if report["is_drafted"] else "dealt at random"}.</p>
<p class="note">metro2033 {escape(report["version"])}; <code>{escape(report["command"])}</code></p>
{READING}
<nav>{links}</nav>
{sections}
</body>
</html>
"""


def section(data: Mapping[str, Any], words: Words, pictures: Mapping[str, bytes]) -> str:
    """What was found about one edition."""
    edition = data["edition"]
    versions = f"rules version {data['rules_version']}, content {data['content_digest'][:12]}"
    parts = [
        f'<h2 id="{edition}">{TITLES[edition]}</h2>',
        f'<p class="note">{data["matches"]:,} matches, {versions}</p>',
        "<h3>What we want</h3>",
        verdicts(data["checks"], words),
        "<h3>Length</h3>",
        picture(pictures, "length", f"How many {ROUNDS[edition]} a match takes"),
        lengths(data["tables"], ROUNDS[edition]),
        "<h3>Why matches end</h3>",
        picture(pictures, "ends", "Why matches end"),
        ends(data["tables"]),
        f"<h3>{FACTIONS[edition]}</h3>",
        picture(pictures, "faction", "Wins by faction"),
        groups(data["shares"]["faction"], "faction", words),
        "<h3>Heroes</h3>",
        picture(pictures, "hero", "Wins by hero"),
        groups(data["shares"]["hero"], "hero", words),
        "<h3>Order of the first round</h3>",
        picture(pictures, "order", "Wins by place in the order of the first round"),
        groups(data["shares"]["order"], "order", words),
        "<h3>Seats</h3>",
        groups(data["shares"]["seat"], "seat", words),
        "<h3>Points over rounds</h3>",
        picture(pictures, "points", "Points of winners and others from round to round"),
    ]
    for kind, cards in data["usage"].items():
        parts += [
            f"<h3>{CARDS[kind]}</h3>",
            picture(pictures, kind, f"{CARDS[kind]}: use and wins of those who use them"),
            card_table(kind, cards, words),
        ]
    return "\n".join(parts)


def picture(pictures: Mapping[str, bytes], name: str, text: str) -> str:
    """A picture inside the page."""
    if name not in pictures:
        return ""
    source = b64encode(pictures[name]).decode()
    image = f'<img alt="{escape(text)}" src="data:image/svg+xml;base64,{source}">'
    return f"<figure>{image}</figure>"


def verdicts(checks: Sequence[Mapping[str, Any]], words: Words) -> str:
    """How many demands are kept, and all that are not."""
    counts = {
        verdict: sum(check["verdict"] == verdict for check in checks)
        for verdict in ("kept", "open", "broken")
    }
    told = ", ".join(mark(verdict, f"{n} {verdict}") for verdict, n in counts.items())
    doubtful = [check for check in checks if check["verdict"] != "kept"]
    rows = verdict_table(doubtful, words) if doubtful else ""
    every = f"<details><summary>All demands</summary>{verdict_table(checks, words)}</details>"
    meaning = "Open is what more matches must tell: the interval reaches over the bound."
    return f'<p>{told}. <span class="note">{meaning}</span></p>{rows}{every}'


def mark(verdict: str, text: str) -> str:
    """A verdict in its colour."""
    return f'<span class="{verdict}">{text}</span>'


def verdict_table(checks: Iterable[Mapping[str, Any]], words: Words) -> str:
    """Demands with what was found."""
    rows = []
    for check in checks:
        what, name = demand(check, words)
        is_share = check["what"] != "length" and "used" not in check["wanted"]
        shown = share if is_share else number
        found = shown(check["found"])
        low, high, wanted = check["low"], check["high"], escape(check["wanted"])
        bounds = interval(low, high, shown) if low < high else ""
        verdict = mark(check["verdict"], check["verdict"])
        rows.append([cell(what, "text"), cell(name, "text"), wanted, found, bounds, verdict])
    return table(["what", '<th class="text">which</th>', "wanted", "found", "95 %", ""], rows)


def demand(check: Mapping[str, Any], words: Words) -> tuple[str, str]:
    """What a demand is about, in words."""
    what, name = check["what"], check["name"]
    if what == "length":
        return "median length with 4 players", ""
    if what == "order":
        return "wins of who begins, of the fair share", f"{name} players"
    if what in {"faction", "hero"}:
        return "wins, of the fair share", words.name(what, name)
    about = "use" if "used" in check["wanted"] else "more often used by winners"
    return f"{CARDS[what].lower()}: {about}", words.name(what, name)


def lengths(tables: Sequence[Mapping[str, Any]], unit: str) -> str:
    """How long matches take, by the number of players."""
    rows = []
    for told in tables:
        length = told["length"]
        if length:
            names = ("median", "mean", "least", "tenth", "ninth_tenth", "most")
            figures = [number(length[name]) for name in names]
            bounds = interval(length["median_low"], length["median_high"], number)
            rows.append([str(told["players"]), f"{told['matches']:,}", figures[0], bounds])
            rows[-1] += [*figures[1:], str(told["unfinished"] or "")]
    heads = ["players", "matches", f"median, {unit}", "95 %", "mean", "least"]
    return table([*heads, "a tenth below", "a tenth above", "most", "unfinished"], rows)


def ends(tables: Sequence[Mapping[str, Any]]) -> str:
    """Why matches end, by the number of players."""
    reasons = [reason for reason in REASONS if any(reason in told["ends"] for told in tables)]
    rows = []
    for told in tables:
        shares = [told["ends"].get(reason) for reason in reasons]
        cells = [
            f"{share(found['share'])} {interval(found['low'], found['high'])}" if found else "0 %"
            for found in shares
        ]
        rows.append([str(told["players"]), *cells])
    return table(["players", *(REASONS[reason] for reason in reasons)], rows)


def small_share(found: Mapping[str, float]) -> str:
    """A share of the fair one with its interval below; nothing without trials."""
    if not found["trials"]:
        return ""
    low, high = 100 * found["of_fair_low"], 100 * found["of_fair_high"]
    return f'{share(found["of_fair"])}<br><span class="range">{low:.0f} to {high:.0f}</span>'


def groups(group: Mapping[str, Any], kind: str, words: Words) -> str:
    """Wins of the members of a group, over all and by the number of players."""
    counts = list(next(iter(group.values()))["players"]) if group else []
    rows = []
    for name, shares in group.items():
        whole = shares["all"]
        if not whole["trials"]:
            rows.append([words.name(kind, name), "0"])
            continue
        bounds = interval(whole["of_fair_low"], whole["of_fair_high"])
        row = [words.name(kind, name), f"{whole['trials']:,}", share(whole["of_fair"]), bounds]
        by_players = [shares["players"][players] for players in counts]
        rows.append([*row, *(small_share(found) for found in by_players)])
    headings = [f"with {players}" for players in counts]
    return table(["", "seats", "of the fair share", "95 %", *headings], rows)
