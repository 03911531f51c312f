"""The balance report as one self-contained HTML page, styles and pictures included."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

from metro2033.agents.spec import shown_name
from metro2033.arena.card_table import card_table
from metro2033.arena.html import Speech, Words, cell, table
from metro2033.i18n.bundle import ENGLISH

REASONS: Final = {"points": "points", "polis": "polis", "length": "length", "": "nobody"}
"""Why matches end, and the attribute of the message about it."""


def page(
    report: Mapping[str, Any],
    words: Mapping[str, Words],
    pictures: Mapping[str, Any],
    language: str = ENGLISH,
) -> str:
    """The whole page; words and SVG pictures are given by edition."""
    say, editions = Speech(language).say, report["editions"]
    links = "".join(
        f'<a href="#{name}">{say(f"edition-{name}")}</a>'
        for name in [data["edition"] for data in editions]
    )
    lead = say(
        "balance-lead",
        matches=sum(data["matches"] for data in editions),
        bots=", ".join(shown_name(bot, language) for bot in report["bots"]),
        drafted="yes" if report["is_drafted"] else "no",
    )
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    sections = "".join(
        section(data, words[data["edition"]], pictures[data["edition"]]) for data in editions
    )
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{say("balance-title")}</title>
<style>
{style}</style>
</head>
<body>
<h1>{say("balance-title")}</h1>
<p class="lead">{escape(lead)}</p>
<p class="note">metro2033 {escape(report["version"])}; <code>{escape(report["command"])}</code></p>
<p class="note">{say("balance-reading")}<span class="own"></span></p>
<nav>{links}</nav>
{sections}
</body>
</html>
"""


def section(data: Mapping[str, Any], words: Words, pictures: Mapping[str, bytes]) -> str:
    """The results of one edition."""
    edition, say = data["edition"], words.say
    digest, version = data["content_digest"][:12], str(data["rules_version"])
    about = say("balance-about", matches=data["matches"], version=version, digest=digest)
    parts = [
        f'<h2 id="{edition}">{say(f"edition-{edition}")}</h2>',
        f'<p class="note">{about}</p>',
        head(words, "wanted"),
        verdicts(data["checks"], words),
        head(words, "length"),
        picture(pictures, "length", say("balance-picture", f"length-{edition}")),
        lengths(data["tables"], edition, words),
        head(words, "ends"),
        picture(pictures, "ends", say("balance-head", "ends")),
        ends(data["tables"], words),
        head(words, f"faction-{edition}"),
        picture(pictures, "faction", say("balance-picture", f"faction-{edition}")),
        groups(data["shares"]["faction"], "faction", words),
        head(words, "hero"),
        picture(pictures, "hero", say("balance-picture", "hero")),
        groups(data["shares"]["hero"], "hero", words),
        head(words, "order"),
        picture(pictures, "order", say("balance-picture", "order")),
        groups(data["shares"]["order"], "order", words),
        head(words, "seat"),
        groups(data["shares"]["seat"], "seat", words),
        head(words, "points"),
        picture(pictures, "points", say("balance-picture", "points")),
    ]
    for kind, cards in data["usage"].items():
        parts += [
            f"<h3>{words.cards(kind)}</h3>",
            picture(pictures, kind, say("balance-picture", "cards", cards=words.cards(kind))),
            card_table(kind, cards, words),
        ]
    return "\n".join(parts)


def head(words: Words, part: str) -> str:
    """The heading of a part."""
    return f"<h3>{words.say('balance-head', part)}</h3>"


def picture(pictures: Mapping[str, bytes], name: str, text: str) -> str:
    """A picture inside the page."""
    if name not in pictures:
        return ""
    source = b64encode(pictures[name]).decode()
    image = f'<img alt="{escape(text)}" src="data:image/svg+xml;base64,{source}">'
    return f"<figure>{image}</figure>"


def verdicts(checks: Sequence[Mapping[str, Any]], words: Words) -> str:
    """How many requirements are met, and all that are not."""
    counts = {
        verdict: sum(check["verdict"] == verdict for check in checks)
        for verdict in ("kept", "open", "broken")
    }
    told = ", ".join(
        mark(verdict, words.say("balance-count", verdict, number=n))
        for verdict, n in counts.items()
    )
    doubtful = [check for check in checks if check["verdict"] != "kept"]
    rows = verdict_table(doubtful, words) if doubtful else ""
    summary = f"<summary>{words.say('balance-all')}</summary>"
    every = f"<details>{summary}{verdict_table(checks, words)}</details>"
    return f'<p>{told}. <span class="note">{words.say("balance-open")}</span></p>{rows}{every}'


def mark(verdict: str, text: str) -> str:
    """A verdict in its colour."""
    return f'<span class="{verdict}">{text}</span>'


def verdict_table(checks: Iterable[Mapping[str, Any]], words: Words) -> str:
    """Requirements with what was found."""
    rows = []
    for check in checks:
        what, name = demand(check, words)
        found, bounds = words.found(check)
        verdict = mark(check["verdict"], words.say("balance-verdict", check["verdict"]))
        row = [cell(what, "text"), cell(name, "text"), escape(words.wanted(check))]
        rows.append([*row, found, cell(bounds, "range"), verdict])
    what, which, wanted, found, sure = columns(words, "what", "which", "wanted", "found", "sure")
    return table([what, f'<th class="text">{which}</th>', wanted, found, sure, ""], rows)


def columns(words: Words, *parts: str) -> list[str]:
    """Headings of columns."""
    return [words.say("balance-column", part) for part in parts]


def demand(check: Mapping[str, Any], words: Words) -> tuple[str, str]:
    """What a requirement is about, in words."""
    what, name = check["what"], check["name"]
    if what == "length":
        return words.say("balance-demand", "length"), ""
    if what == "order":
        return words.say("balance-demand", "order"), words.say("balance-players", number=int(name))
    if what in {"faction", "hero"}:
        players = words.say("balance-with", number=check["players"])
        return words.say("balance-demand", "share"), f"{words.name(what, name)} {players}"
    about = words.say("balance-demand", check["wanted"], cards=words.cards(what))
    return about, words.name(what, name)


def lengths(tables: Sequence[Mapping[str, Any]], edition: str, words: Words) -> str:
    """How long matches take, by the number of players."""
    rows = []
    for told in tables:
        length = told["length"]
        if length:
            names = ("median", "mean", "least", "tenth", "ninth_tenth", "most")
            figures = [words.number(length[name]) for name in names]
            bounds = words.interval(length["median_low"], length["median_high"], words.number)
            matches = words.number(told["matches"])
            rows.append([str(told["players"]), matches, figures[0], bounds])
            rows[-1] += figures[1:]
            rows[-1] += [str(told[name] or "") for name in ("without_winner", "unfinished")]
    heads = columns(words, "players", "matches", f"median-{edition}", "sure", "mean", "least")
    last = columns(words, "tenth", "ninth-tenth", "most", "without-winner", "unfinished")
    return table([*heads, *last], rows)


def ends(tables: Sequence[Mapping[str, Any]], words: Words) -> str:
    """Why matches end, by the number of players."""
    reasons = [reason for reason in REASONS if any(reason in told["ends"] for told in tables)]
    rows = []
    for told in tables:
        shares = [told["ends"].get(reason) for reason in reasons]
        cells = [
            f"{words.share(found['share'])} {words.interval(found['low'], found['high'])}"
            if found
            else words.share(0)
            for found in shares
        ]
        rows.append([str(told["players"]), *cells])
    heads = [words.say("balance-end", REASONS[reason]) for reason in reasons]
    return table([*columns(words, "players"), *heads], rows)


def small_share(found: Mapping[str, float], words: Words) -> str:
    """A share relative to the fair one, with its interval below; empty without trials."""
    if not found["trials"]:
        return ""
    bounds = words.interval(found["of_fair_low"], found["of_fair_high"])
    return f"{words.share(found['of_fair'])}<br>{bounds}"


def groups(group: Mapping[str, Any], kind: str, words: Words) -> str:
    """Wins of the members of a group, overall and by number of players."""
    counts = list(next(iter(group.values()))["players"]) if group else []
    rows = []
    for name, shares in group.items():
        whole = shares["all"]
        if not whole["trials"]:
            rows.append([words.name(kind, name), "0"])
            continue
        bounds = words.interval(whole["of_fair_low"], whole["of_fair_high"])
        trials, wins = words.number(whole["trials"]), words.share(whole["of_fair"])
        row = [words.name(kind, name), trials, wins, bounds]
        by_players = [shares["players"][players] for players in counts]
        rows.append([*row, *(small_share(found, words) for found in by_players)])
    headings = [words.say("balance-with", number=int(players)) for players in counts]
    return table(["", *columns(words, "seats", "of-fair", "sure"), *headings], rows)
