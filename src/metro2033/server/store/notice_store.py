"""What the store keeps to notify people of their turns: channels, and the outbox."""

from __future__ import annotations

from collections.abc import Mapping

from metro2033.server.store import channels, notices
from metro2033.server.store.matches import new_id
from metro2033.server.store.notice_entities import Batch, Channel, ChannelKind
from metro2033.server.store.watch_store import WatchStore


class NoticeStore(WatchStore):
    """The part of the store that is about telling people."""

    async def server_key(self, name: str, made: bytes) -> bytes:
        """A key of the server: the given one, unless there is one of that name already."""
        return await self.write(lambda c: channels.server_key(c, name, made))

    async def put_channel(
        self,
        holder: str,
        kind: ChannelKind,
        address: str,
        secret: str,
        language: str,
        *,
        is_confirmed: bool,
    ) -> Channel:
        """A channel, new or with another secret and language; Conflict if there are too many."""
        now = self.now()
        new = Channel(new_id(), holder, kind, address, secret, language, is_confirmed, now)
        return await self.write(lambda c: channels.put(c, new))

    async def put_webhook(self, match_id: str, url: str, secret: str, language: str) -> None:
        """Set the one webhook of a table."""
        now = self.now()
        new = Channel(new_id(), match_id, "webhook", url, secret, language, True, now)
        await self.write(lambda c: channels.put_only(c, new))

    async def channel(self, channel: str) -> Channel | None:
        """The channel of that id."""
        return await self.read(lambda c: channels.get(c, channel))

    async def channels(self, holder: str) -> list[Channel]:
        """The channels of a holder, oldest first."""
        return await self.read(lambda c: channels.of_holder(c, holder))

    async def channels_at(self, kind: ChannelKind, address: str) -> list[Channel]:
        """All channels to an address."""
        return await self.read(lambda c: channels.at(c, kind, address))

    async def begin_confirmation(self, new: Channel) -> str | None:
        """The id of a mail that may ask for a confirmation; None if there were enough of them."""
        id, now = new_id(), self.now()
        may = await self.write(lambda c: channels.begin_confirmation(c, new, id, now))
        return id if may else None

    async def cancel_confirmation(self, id: str) -> None:
        """That mail could not be sent."""
        await self.write(lambda c: channels.cancel_confirmation(c, id))

    async def confirm_channel(self, channel: str) -> None:
        """The owner of the address has confirmed it."""
        await self.write(lambda c: channels.confirm(c, channel))

    async def remove_channel(self, channel: str) -> None:
        """Remove the channel."""
        await self.write(lambda c: channels.remove(c, channel))

    async def drop_notices(self, match_id: str, seat: int) -> None:
        """Drop a seat's messages: its player is there."""
        if await self.read(lambda c: notices.has_any(c, match_id, seat)):
            await self.write(lambda c: notices.drop(c, match_id, seat))

    async def claim_notices(self, room: Mapping[notices.Lane, int]) -> list[Batch]:
        """Due messages for so many channels of each lane, claimed for this process."""
        now = self.now()
        if not await self.read(lambda c: notices.is_due(c, now)):
            return []
        return await self.write(lambda c: notices.claim(c, now, room))

    async def begin_telling(self, batch: Batch) -> bool:
        """Note that the message goes out now; False if it must not."""
        now = self.now()
        return await self.write(lambda c: notices.begin(c, batch, now))

    async def notices_done(self, batch: Batch) -> None:
        """The message was sent."""
        now = self.now()
        await self.write(lambda c: notices.done(c, batch, now))

    async def notices_failed(self, batch: Batch) -> None:
        """The message failed: it is tried again later."""
        now = self.now()
        await self.write(lambda c: notices.failed(c, batch, now))

    async def put_off(self, batch: Batch, until: int) -> None:
        """Postpone the message."""
        await self.write(lambda c: notices.put_off(c, batch, until))
