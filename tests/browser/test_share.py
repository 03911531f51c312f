"""Positions by link on the page of a server: they hold everything, whatever the server keeps."""

from __future__ import annotations

import base64
import re
import zlib

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.conftest import Opener

pytestmark = pytest.mark.slow

SCENARIO = """
title = "Two stations from victory"
edition = "second"

[position]
moment = "army"

[[position.player]]
faction = "red_line"
army = 4

[[position.player]]
faction = "fourth_reich"
"""


def packed(text: str) -> str:
    """A text as links hold it."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = squeezed.compress(text.encode()) + squeezed.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


HIDDEN = """(wanted) => {
    const map = document.querySelector('.map').getBoundingClientRect();
    const stations = [...document.querySelectorAll('.station')].filter(
        (station) => !wanted.length || wanted.includes(station.dataset.station));
    return stations.filter((station) => {
        const box = station.querySelector('circle').getBoundingClientRect();
        return box.left < map.left || box.right > map.right || box.top < map.top
            || box.bottom > map.bottom;
    }).map((station) => station.dataset.station);
}"""
"""Stations outside the picture: of all, or of those that are wanted."""

RED_LINE = ["teatralnaya", "okhotny_ryad", "ploshchad_revolyutsii"]


@pytest.mark.parametrize("is_phone", [False, True])
def test_a_scenario_is_played_from_a_link(visit: Opener, is_phone: bool) -> None:
    page = visit(f"/shared#{packed(SCENARIO)}", is_phone=is_phone)
    expect(page.get_by_role("heading", name="Two stations from victory")).to_be_visible()
    expect(page.get_by_role("combobox", name="Play as")).to_have_value("1")
    assert faults(page) == []
    assert page.evaluate(HIDDEN, RED_LINE if is_phone else []) == []
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".decision [data-key='attack_station:lubyanka']").first).to_be_attached()


@pytest.mark.parametrize(
    ("language", "words"), [("ru", "Ссылка неполная"), ("hu", "A link hiányos")]
)
def test_a_link_that_was_cut_off_says_so(visit: Opener, language: str, words: str) -> None:
    page = visit(f"/shared#{packed(SCENARIO)[:-20]}", language=language)
    expect(page.get_by_role("alert")).to_contain_text(re.compile(words))
