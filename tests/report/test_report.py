"""The balance report as files: a page that needs nothing else, pictures, and data.

Drawing takes seconds, so one report serves all checks.
"""

import json
import re
from pathlib import Path
from typing import Any

from metro2033 import catalog
from metro2033.arena.html import Words
from metro2033.arena.order import Order
from metro2033.arena.page import page
from metro2033.arena.plot import draw_all, group_picture
from metro2033.arena.report import measure, write_report
from metro2033.figures.share import Share
from metro2033.i18n import text
from metro2033.processes.runner import Alone

SECOND = catalog.game("second")
RULES = {"first": {"most_rounds": 100, "victory_points": -4}, "second": {"most_rounds": 4}}
"""Short matches that somebody wins."""

ORDERS = [
    Order(edition, players, 3, ("random",), 1, rules, has_stories=True)
    for edition, rules in RULES.items()
    for players in (2, 4)
]


def test_a_report_is_written(tmp_path: Path) -> None:
    write_report(measure(ORDERS, Alone(), None, lambda _: None), ORDERS[0], "again", tmp_path)
    page = (tmp_path / "index.html").read_text()
    check_that_the_page_needs_nothing_else(page)
    check_that_the_page_names_everything(page)
    check_that_every_tag_is_closed(page)
    check_pictures(tmp_path)
    data = json.loads((tmp_path / "balance.json").read_text())
    check_data(data)
    check_languages(data)


def check_that_the_page_needs_nothing_else(page: str) -> None:
    assert re.findall(r'(?:src|href)="(?!data:|#)', page) == []
    assert "@import" not in page
    assert "url(" not in page
    assert page.count("<figure>") == page.count("data:image/svg+xml;base64,") == 20


def check_that_the_page_names_everything(page: str) -> None:
    for name in ("First edition", "Second edition", "Red Line", "Anna", "Taxation", "AKM"):
        assert name in page
    unseen = re.compile(r'src="[^"]*"|<code>.*?</code>|<style>.*?</style>', re.DOTALL)
    assert "_" not in unseen.sub("", page)


def check_that_every_tag_is_closed(page: str) -> None:
    for tag in ("table", "tr", "td", "th", "span", "div", "figure", "p", "details", "h2", "h3"):
        assert len(re.findall(f"<{tag}[ >]", page)) == page.count(f"</{tag}>"), tag


def check_languages(data: Any) -> None:
    editions = [edition["edition"] for edition in data["editions"]]
    for language in ("ru", "hu"):
        words = {name: Words(catalog.game(name), {}, language) for name in editions}
        shown = page(data, words, {name: {} for name in editions}, language)
        assert f"<h1>{text('balance-title', language=language)}</h1>" in shown
        unseen = re.compile(r"<style>.*?</style>|<code>.*?</code>|<[^>]*>|&nbsp;", re.DOTALL)
        latin = set(re.findall(r"[A-Za-z]{3,}", unseen.sub(" ", shown)))
        assert not latin & {"wins", "matches", "players", "the", "seats", "with", "median", "used"}
        if language == "ru":
            assert latin <= {"metro", "random", *re.findall("[a-z]{3,}", digests(data))}


def digests(data: Any) -> str:
    return " ".join(edition["content_digest"][:12] for edition in data["editions"])


def check_pictures(folder: Path) -> None:
    files = {file.name: file.read_bytes() for file in folder.glob("*.png")}
    assert len(files) == 20
    assert {"first-faction.png", "second-law.png", "second-combat.png"} <= set(files)
    assert all(data.startswith(b"\x89PNG") for data in files.values())


def check_data(data: Any) -> None:
    assert [edition["edition"] for edition in data["editions"]] == ["first", "second"]
    for edition in data["editions"]:
        assert edition["matches"] == 6
        assert [table["players"] for table in edition["tables"]] == [2, 4]
        seats = sum(shares["all"]["trials"] for shares in edition["shares"]["hero"].values())
        assert seats == 3 * 2 + 3 * 4
        assert edition["checks"]


def test_the_same_matches_give_the_same_figures_and_pictures(tmp_path: Path) -> None:
    pictures = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        (data,) = measure(ORDERS[2:], Alone(), folder, lambda _: None)
        drawn = draw_all(data | {"usage": {}}, Words(SECOND, {}), folder)
        files = {file.name: file.read_bytes() for file in folder.glob("*.png")}
        assert len(files) == len(drawn) == 6
        pictures.append((data, drawn, files))
    assert pictures[0] == pictures[1]


def test_a_share_far_off_with_one_number_of_players_is_in_the_picture() -> None:
    usual, far = Share(100, 600, 100.0).data(), Share(32, 100, 100 / 6).data()
    group = {"sasha": {"all": usual, "players": {"4": usual, "6": far}}}
    axes = group_picture(group, "hero", Words(SECOND, {})).axes[0]
    assert axes.get_xlim()[1] > far["of_fair"] > 1.9
