"""Those who take part in a tournament are told when their round begins, in their language."""

from __future__ import annotations

import email
import email.policy
from functools import partial

import pytest
from sqlalchemy import update

from metro2033.server.store import notices, schema
from metro2033.server.store.notice_entities import BEGUN
from server.match.open_room import WHO
from server.notices.place import NOON, Place, two_people

HEADLINES = {
    "en": "Your round begins: Spring cup",
    "ru": "Ваш тур начинается: Spring cup",
    "hu": "Kezdődik a fordulód: Spring cup",
}


def texts(place: Place) -> list[tuple[str, str]]:
    """Subjects and texts of all mails."""
    found = []
    for envelope in place.box.mails:
        assert isinstance(envelope.content, bytes)
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        found.append((str(mail["Subject"]), mail.get_content()))
    return found


@pytest.mark.parametrize("language", HEADLINES)
async def test_a_round_that_begins_is_told_once(place: Place, language: str) -> None:
    await place.add(WHO.session, "mail", language)
    await place.add(WHO.session, "push", language)
    match = await two_people(place, title="Spring cup")
    await place.store.write(lambda c: notices.add(c, match, range(2), BEGUN, NOON))
    await place.passes(1000)
    await place.passes(86_400_000)
    ((subject, text),) = texts(place)
    assert subject == HEADLINES[language]
    assert f"https://metro.example/match/{match}" in text
    assert [(one["title"], one["url"]) for one in place.pushed] == [
        (HEADLINES[language], f"/match/{match}")
    ]


async def test_a_turn_and_a_round_are_told_apart(place: Place) -> None:
    await place.add(WHO.session, "mail")
    begun = await two_people(place, title="Spring cup")
    waiting = await two_people(place, title="Polis")
    is_it = schema.match.c.id == waiting
    await place.store.write(lambda c: c.execute(update(schema.match).where(is_it).values(asked=1)))
    for match, n in ((begun, BEGUN), (waiting, 1)):
        await place.store.write(partial(notices.add, match=match, seats=[0], n=n, due=NOON))
    await place.passes(1000)
    ((subject, text),) = texts(place)
    assert subject == "Your turn: Polis"
    turn, _, round_text = text.partition("Your tournament round begins")
    assert ("Polis" in turn, "Spring cup" in round_text) == (True, True)
    assert "Spring cup" not in turn
