"""Who is told of their turn, when, and by what."""

from __future__ import annotations

import email
import email.policy
import hmac
import json
from hashlib import sha256

from metro2033.server.notices.worker import PAUSES_MS
from metro2033.server.protocol import client
from metro2033.server.store.store import NOTICE_DELAY_MS
from metro2033.server.store.time_off import WantedRest
from metro2033.server.time_off import QuietHours
from server.match.open_room import WHO, Ear, new_match, open_room, person
from server.notices.place import OTHER, Place, answer, asked, two_people


async def test_who_is_away_is_told_once(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    match = await two_people(place)
    async with open_room(place.store, match):
        await place.passes(NOTICE_DELAY_MS - 1)
        assert place.pushed == []
        await place.passes(1)
        (told,) = place.pushed
        assert told["title"] == "Your turn: Polis"
        assert told["url"] == f"/match/{match}"
        await place.passes(10 * 86_400_000)
        assert len(place.pushed) == 1


async def test_the_next_turn_is_told_again(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    match = await two_people(place)
    async with open_room(place.store, match) as opened:
        for turns in range(1, 4):
            await place.passes(NOTICE_DELAY_MS)
            assert len(place.shown) == len(place.pushed) == turns
            await answer(opened, asked(opened))


async def test_who_looks_at_the_table_is_told_nothing(place: Place) -> None:
    await place.add(WHO.session, "push")
    match = await new_match(place.store, "toy", [person(), person()])
    async with open_room(place.store, match) as opened:
        first = asked(opened)
        opened.listen(1 - first)
        hello = client.Hello(match=match)
        # They come to the table in time.
        assert await opened.room.enter(Ear(), opened.actor(first), hello)
        await answer(opened, first)
        await place.passes(86_400_000)
        assert place.pushed == []


async def test_who_has_answered_meanwhile_is_told_nothing(place: Place) -> None:
    match = await two_people(place)
    await place.add(WHO.session, "push")
    async with open_room(place.store, match) as opened:
        if asked(opened) == 1:
            await answer(opened, 1)
        place.push.answer = lambda: 500
        await place.passes(NOTICE_DELAY_MS)
        await answer(opened, 0)
        place.push.answer = lambda: 201
        await place.passes(86_400_000)
        assert place.pushed == []


async def test_many_matches_are_told_together_and_not_too_often(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "mail", "ru")
    for name in "ABCDEFG":
        async with open_room(place.store, await two_people(place, title=name)):
            pass
    await place.passes(NOTICE_DELAY_MS)
    mails = [
        email.message_from_bytes(sent.content, policy=email.policy.default)
        for sent in place.box.mails
        if isinstance(sent.content, bytes)
    ]
    assert 1 <= len(mails) <= 2
    told = "".join(mail.get_content() for mail in mails)
    assert set("ABCDEFG") <= set(told.splitlines())
    assert any("Вас жд" in mail["Subject"] for mail in mails)
    assert all(mail["List-Unsubscribe-Post"] for mail in mails)
    for name in "HI":
        async with open_room(place.store, await two_people(place, title=name)):
            pass
    await place.passes(NOTICE_DELAY_MS)
    assert len(place.box.mails) == len(mails)
    await place.passes(PAUSES_MS["mail"])
    assert len(mails) < len(place.box.mails) <= 2 * len(mails)


async def test_nobody_is_told_while_they_rest(place: Place) -> None:
    hours = QuietHours("UTC", 10 * 60, 20 * 60)
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
        place.now -= 2 * 86_400_000
        await place.store.put_rest(who.session, WantedRest(hours, None))
        place.now += 2 * 86_400_000
    async with open_room(place.store, await two_people(place)):
        await place.passes(2 * 3_600_000)
        assert place.pushed == []
        await place.passes(9 * 3_600_000)
        assert len(place.pushed) == 1


async def test_a_table_tells_its_webhook_and_signs_it(place: Place) -> None:
    match = await two_people(place)
    await place.store.put_channel(
        match, "webhook", f"{place.push.url}/hook", "the secret", "hu", is_confirmed=True
    )
    async with open_room(place.store, match):
        await place.passes(NOTICE_DELAY_MS)
    ((path, headers, body),) = place.push.requests
    parts = dict(part.split("=") for part in headers["Metro2033-Signature"].split(","))
    mark = hmac.new(b"the secret", f"{parts['t']}.".encode() + body, sha256).hexdigest()
    assert (path, parts["v1"]) == ("/hook", mark)
    told = json.loads(body)
    assert told["text"] == "Polis: várjuk Anna válaszát"
    assert [turn["match"] for turn in told["turns"]] == [match]


async def test_who_has_given_the_seat_away_is_told_nothing(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    match = await two_people(place)
    async with open_room(place.store, match) as opened:
        await place.store.change_seat(match, asked(opened), session="the session of a friend")
        await place.passes(NOTICE_DELAY_MS)
    assert place.pushed == []
