"""A language that is none: English in other letters and longer; other text is seen beside it."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
OTHER: Final = "áƀçđéƒğĥíĵķłɱñóþɋřšťúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶŁṀÑÓÞɊŘŠŤÚṼŴẊÝŽ"
LETTERS: Final = str.maketrans(PLAIN, OTHER)

WORDY: Final = set(
    "text about title flavour source ability ability_text question options reason words".split()
)
"""Fields of the server's documents that hold words; the client takes names from its texts."""


def strange(text: str) -> str:
    """A text in other letters, about a third longer; what stands between words stays."""
    return re.sub(
        r"[A-Za-z]{4,}", lambda word: word[0] + "~" * (len(word[0]) // 3), text
    ).translate(LETTERS)


class Stranger(Transformer):
    """Changes the words of messages, and no variables and no keys."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        return ftl.TextElement(strange(node.value))


def strange_messages(source: str) -> str:
    """Fluent messages in the language that is none; traits stay, since messages choose by them."""
    resource = FluentParser().parse(source)
    for message in resource.body:
        if isinstance(message, ftl.Message):
            Stranger().visit(message.value) if message.value else None
            for part in message.attributes:
                if part.id.name not in {"gender", "number"}:
                    Stranger().visit(part.value)
    return FluentSerializer().serialize(resource)


def strange_document(value: Any, is_wordy: bool = False) -> Any:
    """A document of the server with its words changed."""
    if isinstance(value, dict):
        return {k: strange_document(v, is_wordy or k in WORDY) for k, v in value.items()}
    if isinstance(value, list):
        return [strange_document(member, is_wordy) for member in value]
    return strange(value) if is_wordy and isinstance(value, str) else value


def speak_strangely(page: Page) -> None:
    """From now on a page that is set to English speaks the language that is none."""

    def change_texts(route: Route) -> None:
        body = route.fetch().text()
        found = re.search(r"`(.*)`", body, re.DOTALL)
        if found is None:
            route.fulfill(body=body, content_type="text/javascript")
            return
        told = strange_messages(found[1].replace("\\`", "`").replace("\\\\", "\\"))
        script = f"export default {json.dumps(told)};"
        route.fulfill(body=script, content_type="text/javascript")

    def change_document(route: Route) -> None:
        answer = route.fetch()
        is_json = "application/json" in answer.headers.get("content-type", "")
        if is_json and answer.ok:
            route.fulfill(response=answer, json=strange_document(answer.json()))
        else:
            route.fulfill(response=answer)

    # A service worker would answer in its own words.
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.route(re.compile(r"/assets/(common|first|second)-[\w-]+\.js"), change_texts)
    page.route(re.compile(r"/api/(editions|phrases|rules)"), change_document)


PLAIN_WORDS: Final = """() => {
    const found = [];
    const isSeen = (node) => node.checkVisibility({ checkVisibilityCSS: true });
    // The same in every language: names of people, the game and languages, keys, IDs, code;
    // the browser itself writes times.
    const apart = 'svg, code, kbd, time, [lang]:not(html), h1, script, style, .rules,' +
        ' .rule > a, .who, .people';
    const note = (text, node) => {
        // Bots have names too, which a sentence may contain.
        const bare = text.replace(/\\b[ER][12]-[A-Z0-9-]+|\\bStalker \\d/g, ' ');
        const isPlain = /[A-Za-z]{2}/.test(bare) && isSeen(node) && !node.closest(apart);
        if (isPlain) found.push(bare.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) note(walker.currentNode.data, walker.currentNode.parentElement);
    for (const node of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder'])
            if (node.hasAttribute(name)) note(node.getAttribute(name), node);
    return found;
}"""
"""Finds text in plain letters, which therefore is in no file of texts."""

CLIPPED: Final = """() => [...document.querySelectorAll('body *')].filter((node) => {
    // Names that people gave themselves may end in dots.
    const isSeen = node.checkVisibility({ checkVisibilityCSS: true });
    if (!isSeen || node.closest('svg, .who, .people')) return false;
    const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    const isCut = ['hidden', 'clip'].includes(getComputedStyle(node).overflowX);
    // What is one pixel wide is meant for those who listen.
    return own && isCut && node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1;
}).map((node) => node.outerHTML.slice(0, 200))"""
"""Finds text that is cut off at the side."""
