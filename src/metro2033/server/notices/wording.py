"""The texts of messages, in the reader's language: names of matches, nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from metro2033.server.match.texts import said
from metro2033.server.store.notice_entities import DueNotice

MOST_NAMED: Final = 5
"""Matches that a message names; others it counts."""


def name_of(notice: DueNotice, language: str) -> str:
    """What a match is called."""
    return notice.title or said(f"edition-{notice.edition}", {}, language)


def headline(notices: Sequence[DueNotice], language: str) -> str:
    """One line about everything: turns, or matches that begin where nobody waits yet."""
    turns = [notice for notice in notices if not notice.is_begun]
    told = turns or notices
    values = {"count": len(told), "name": name_of(told[0], language)}
    return said("notice-headline" if turns else "notice-begun", values, language)


def names(notices: Sequence[DueNotice], language: str) -> str:
    """The names of the matches, in one line."""
    named = ", ".join(name_of(notice, language) for notice in notices[:MOST_NAMED])
    more = len(notices) - MOST_NAMED
    return named if more <= 0 else said("notice-more", {"names": named, "count": more}, language)
