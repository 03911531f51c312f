"""Notifies people of their turns: takes what is due from the outbox, and keeps trying."""

from __future__ import annotations

import asyncio
import hmac
import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Final, Protocol

from metro2033.server.log import logger
from metro2033.server.match.texts import said
from metro2033.server.notices.guarded_client import GuardedClient, check_status
from metro2033.server.notices.mail import Mail, MailSender
from metro2033.server.notices.outcome import Begin, NotTold, Outdated, Refused
from metro2033.server.notices.push import PushSender
from metro2033.server.notices.reset_mail import ResetMailer
from metro2033.server.notices.token import signed
from metro2033.server.notices.wording import headline, name_of, names
from metro2033.server.store.entities import StoreError
from metro2033.server.store.notice_entities import Batch, Channel, ChannelKind
from metro2033.server.store.notices import Lane
from metro2033.server.store.store import Store

LOG: Final = logger("metro2033.notices")

ROUND_SECONDS: Final = 5.0
"""Seconds between two looks at the outbox."""

PAUSES_MS: Final[dict[ChannelKind, int]] = {"push": 60_000, "mail": 900_000, "webhook": 5_000}
"""The minimum time between two messages on one channel; what comes in between is sent
with the next."""

AT_ONCE: Final[dict[ChannelKind, int]] = {"push": 24, "mail": 4, "webhook": 12}
"""Messages of each kind that are under way at the same time: none waits for another kind."""

AT_ONCE_AGAIN: Final = 4
"""How many of them may go to channels whose last attempt failed: slow ones hold up no others."""

GRACE_SECONDS: Final = 3.0
"""How long what is under way may take when the server stops."""

GONE: Final = (410,)
"""The status by which a webhook unsubscribes."""


class Tally(Protocol):
    """Counts messages by outcome."""

    def count_notice(self, kind: str, outcome: str) -> None:
        """A message was sent, or was not."""


class NoticeWorker:
    """Sends what is due; `mail` is None where no mail server is set up."""

    def __init__(
        self,
        store: Store,
        key: bytes,
        public_url: str,
        push: PushSender,
        mail: MailSender | None,
        client: GuardedClient,
        metrics: Tally,
        resets: ResetMailer | None = None,
    ) -> None:
        self.push: Final = push
        self.mail: Final = mail
        self.resets: Final = resets
        self.key: Final = key
        self.public_url: Final = public_url
        self._store: Final = store
        self._client: Final = client
        self._metrics: Final = metrics
        self._under_way: Final[dict[asyncio.Task[None], Lane]] = {}

    async def run(self) -> None:
        """Look at the outbox again and again, without waiting for what is under way."""
        while True:
            try:
                while await self._begin():
                    pass
            except StoreError as error:
                LOG.warning("outbox was not read", error=type(error).__name__)
            except Exception:
                LOG.exception("telling failed")
            if self._under_way:
                await asyncio.wait(
                    self._under_way, timeout=ROUND_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
            else:
                await asyncio.sleep(ROUND_SECONDS)

    async def close(self) -> None:
        """End what is under way, and let go of all connections."""
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=GRACE_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        if self.resets is not None:
            await self.resets.close()
        if self.mail is not None:
            self.mail.close()
        await self._client.close()

    async def round(self) -> int:
        """Send what is due now, as far as there is room; the number of channels."""
        begun = await self._begin()
        await asyncio.gather(*begun)
        return len(begun)

    async def _begin(self) -> list[asyncio.Task[None]]:
        """Begin to send what is due; nothing is taken that would have to wait here."""
        begun = []
        for batch in await self._store.claim_notices(self._room()):
            task = asyncio.create_task(self._handle(batch))
            self._under_way[task] = lane_of(batch.channel)
            task.add_done_callback(self._ended)
            begun.append(task)
        return begun

    def _room(self) -> dict[Lane, int]:
        """How many channels of each lane may get a message now."""
        busy, room = Counter(self._under_way.values()), {}
        for kind, most in AT_ONCE.items():
            again = min(AT_ONCE_AGAIN, most // 2)
            room[kind, True] = again - busy[kind, True]
            room[kind, False] = most - again - busy[kind, False]
        return room

    def _ended(self, task: asyncio.Task[None]) -> None:
        del self._under_way[task]
        if not task.cancelled() and isinstance(error := task.exception(), StoreError):
            LOG.warning("outcome was not stored", error=type(error).__name__)

    async def _handle(self, batch: Batch) -> None:
        """Send a batch, or postpone it."""
        store, channel, now = self._store, batch.channel, self._store.now()
        earliest = max(channel.told + PAUSES_MS[channel.kind], batch.rests_until or 0)
        if earliest > now:
            await store.put_off(batch, earliest)
            return
        outcome = "told"
        try:
            await self._tell(batch, now, partial(self._begin_telling, batch))
            await store.notices_done(batch)
        except Outdated:
            return
        except Refused as error:
            outcome = "refused"
            LOG.info("channel is gone", kind=channel.kind, reason=str(error))
            await store.remove_channel(channel.id)
        except NotTold as error:
            outcome = "failed"
            LOG.info("not told", kind=channel.kind, reason=str(error))
            await store.notices_failed(batch)
        except StoreError:
            raise
        except Exception:
            # Whatever this one holds, the others must be told, and this one less and less often.
            outcome = "failed"
            LOG.exception("telling broke", kind=channel.kind)
            await store.notices_failed(batch)
        self._metrics.count_notice(channel.kind, outcome)

    async def _begin_telling(self, batch: Batch) -> None:
        if not await self._store.begin_telling(batch):
            raise Outdated

    async def _tell(self, batch: Batch, now: int, begin: Begin) -> None:
        tell: dict[str, Callable[[Batch, int, Begin], object]] = {
            "push": self._push,
            "mail": self._mail,
            "webhook": self._webhook,
        }
        await tell[batch.channel.kind](batch, now, begin)  # type: ignore[misc]

    async def _push(self, batch: Batch, now: int, begin: Begin) -> None:
        channel, notices = batch.channel, batch.matches
        place = f"/match/{notices[0].match}" if len(notices) == 1 else "/account"
        message = {
            "title": headline(notices, channel.language),
            "body": names(notices, channel.language),
            "url": place,
            "tag": id_of(batch),
            "language": channel.language,
        }
        keys, topic = channel.secret, id_of(batch)[:32]
        await self.push.send(channel.address, keys, message, topic, now, begin)

    async def _mail(self, batch: Batch, now: int, begin: Begin) -> None:
        if self.mail is None:
            raise NotTold("no mail server")
        channel, language = batch.channel, batch.channel.language
        text = self._mail_text(batch, language)
        subject = headline(batch.matches, language)
        await self.mail.send(self._to(channel, subject, text, id_of(batch)), now, begin)

    def _mail_text(self, batch: Batch, language: str) -> str:
        """The links to all matches: first those that wait, then those that have only begun."""
        parts = []
        for message, is_begun in (("notice-mail", False), ("notice-mail-begun", True)):
            links = [
                f"{name_of(notice, language)}\n{self.public_url}/match/{notice.match}"
                for notice in batch.matches
                if notice.is_begun == is_begun
            ]
            if links:
                parts.append(said(message, {"matches": "\n\n".join(links)}, language))
        return "\n\n".join(parts)

    def _to(self, channel: Channel, subject: str, text: str, id: str) -> Mail:
        """A mail that ends with the way to end them."""
        token = signed(self.key, "stop", channel.id)
        end = said(
            "notice-stop", {"link": f"{self.public_url}/notices#stop={token}"}, channel.language
        )
        stop = f"{self.public_url}/api/notices/stop/{token}"
        full = f"{text}\n\n-- \n{end}\n"
        return Mail(channel.address, subject, full, id, channel.language, stop)

    async def ask_to_confirm(self, channel: Channel) -> None:
        """Send the mail that confirms an address; NotTold if it fails."""
        if self.mail is None:
            raise NotTold("no mail server")
        token, language = signed(self.key, "confirm", channel.id), channel.language
        link = f"{self.public_url}/notices#confirm={token}"
        text = said("notice-confirm", {"link": link}, language)
        subject = said("notice-confirm-subject", {}, language)
        mail = Mail(channel.address, subject, text, f"confirm-{channel.id}", language)
        await self.mail.send(mail, self._store.now())

    async def _webhook(self, batch: Batch, now: int, begin: Begin) -> None:
        language = batch.channel.language
        told = [
            {
                "match": notice.match,
                "name": name_of(notice, language),
                "players": list(notice.names),
                "url": f"{self.public_url}/match/{notice.match}",
            }
            for notice in batch.matches
        ]
        message = {"id": id_of(batch), "text": headline_of_table(batch), "turns": told}
        body = json.dumps(message, ensure_ascii=False).encode()
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "metro2033",
            "Metro2033-Signature": signature(batch.channel.secret, now, body),
        }
        check_status(await self._client.post(batch.channel.address, headers, body, begin), GONE)


def lane_of(channel: Channel) -> Lane:
    """Which channels it waits for."""
    return channel.kind, channel.failures > 0


def headline_of_table(batch: Batch) -> str:
    """Whose turn it is, in one line."""
    notice, language = batch.notices[0], batch.channel.language
    values = {"name": name_of(notice, language), "players": ", ".join(notice.names)}
    return said("notice-table", values, language)


def signature(secret: str, now: int, body: bytes) -> str:
    """The signature of a webhook message: that it comes from us, and when."""
    mark = hmac.new(secret.encode(), f"{now}.".encode() + body, sha256).hexdigest()
    return f"t={now},v1={mark}"


def id_of(batch: Batch) -> str:
    """The id of a message: the same however often it is sent, so that it is shown once."""
    turns = sorted((notice.match, notice.seat, notice.n) for notice in batch.notices)
    return sha256(repr((batch.channel.id, turns)).encode()).hexdigest()[:40]
