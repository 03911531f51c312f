"""Mails with a link for a new password, to addresses that owners of accounts have chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from metro2033.server.log import logger
from metro2033.server.match.texts import said
from metro2033.server.notices.mail import Mail, MailSender
from metro2033.server.notices.outcome import NotTold, Refused
from metro2033.server.store.entities import Account, StoreError
from metro2033.server.store.store import Store
from metro2033.server.tables.access import hashed

LOG: Final = logger("metro2033.account")

MOST_AT_ONCE: Final = 50
"""Requests that are worked at; further ones have to wait."""

PAUSES: Final = (0.0, 5.0, 30.0)
"""Seconds before each attempt to hand a mail over."""


class ResetMailer:
    """Sends the links aside, so that response times do not reveal who has an account."""

    def __init__(
        self, store: Store, mail: MailSender, public_url: str, new_token: Callable[[], str]
    ) -> None:
        self._store: Final = store
        self._mail: Final = mail
        self._public_url: Final = public_url
        self._new_token: Final = new_token
        self._under_way: Final[set[asyncio.Task[None]]] = set()

    def ask(self, address: str) -> bool:
        """Send a link to the owners of accounts with that address; False if too many wait."""
        if len(self._under_way) >= MOST_AT_ONCE:
            return False
        task = asyncio.create_task(self._send_all(address))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return True

    async def close(self) -> None:
        """Give up what is under way."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _send_all(self, address: str) -> None:
        try:
            for account in await self._store.reset_accounts(address):
                token = self._new_token()
                if await self._store.ask_reset(account.id, hashed(token)):
                    await self._send(account, token)
        except StoreError as error:
            LOG.warning("password link was not made", error=type(error).__name__)
        except Exception:
            LOG.exception("password link broke")

    async def _send(self, account: Account, token: str) -> None:
        mail = self.written(account, token)
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                await self._mail.send(mail, self._store.now())
            except NotTold as error:
                LOG.info("password link not sent", account=account.id, reason=str(error))
                if isinstance(error, Refused):
                    return
            else:
                LOG.info("password link sent", account=account.id)
                return

    def written(self, account: Account, token: str) -> Mail:
        """The mail; it goes to the stored address, never to one that was typed in."""
        language = account.language
        values = {"name": account.name, "link": reset_link(self._public_url, token)}
        text, subject = said("reset-mail", values, language), said("reset-subject", {}, language)
        return Mail(account.recovery or "", subject, text, f"reset-{hashed(token)}", language)


def reset_link(public_url: str, token: str) -> str:
    """The link for a new password; what is behind the # reaches no server and no log."""
    return f"{public_url}/reset#{token}"
