"""What axe-core finds wrong with a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

MANY = (
    ".log p:nth-of-type(n+12), tbody tr:nth-of-type(n+8), .pieces > section:nth-of-type(n+8), "
    ".compare > section:nth-of-type(n+8), .rule:nth-of-type(n+8), details:nth-of-type(n+4)"
)
"""Of things that look alike the first ones are looked at, the others are hidden."""

RUN = """([many, only]) => {
    document.querySelectorAll(many).forEach((like) => (like.style.display = 'none'));
    // What lies under a dialog cannot be used, and is looked at without it.
    return axe.run(document.querySelector('dialog[open]') ?? document, {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
        preload: false,
        ...only,
    });
}"""


STILL = """() => document.getAnimations().every((it) =>
    it.playState !== 'running' || it.effect.getComputedTiming().endTime === Infinity)"""
"""Whether nothing moves but what moves for ever."""


def faults(page: Page, **only: object) -> list[str]:
    """What axe finds wrong with a page that stands still."""
    # What is just coming or going is seen through, and told apart by nobody.
    page.wait_for_function(STILL)
    # Evaluated and not inserted: the page allows no foreign scripts.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found = page.evaluate(RUN, [MANY, only])
    return [
        f"{v['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for v in found["violations"]
        for node in v["nodes"]
    ]
