"""Waiting for what a page tells only by a promise."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

PATIENCE: Final = 30_000

ASK_AGAIN: Final = """async (arg) => {
    const ask = QUESTION;
    for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
        const answer = await ask(arg);
        if (answer) return answer;
        await new Promise((next) => setTimeout(next, 20));
    }
    return null;
}"""


def awaited(page: Page, question: str, arg: object = None) -> Any:
    """The first true answer to an async function of the page.

    `wait_for_function` takes the promise itself for a true answer.
    """
    asking = ASK_AGAIN.replace("QUESTION", question).replace("PATIENCE", str(PATIENCE))
    answer = page.evaluate(asking, arg)
    assert answer, f"not true within {PATIENCE} ms: {question}"
    return answer
