"""Mails by SMTP, each with a way to end them by one click (RFC 8058)."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from metro2033.server.notices.outcome import Begin, NotTold, Refused

SECONDS: Final = 10.0
"""How long each step of sending a mail may take; there are about ten."""

THREADS: Final = 4
"""Mails that are handed over at once."""

USUAL_PORTS: Final = {"smtp": 25, "smtps": 465, "smtp+starttls": 587}


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail; `stop` is its one-click unsubscribe address."""

    to: str
    subject: str
    text: str
    id: str
    language: str
    stop: str = ""


class MailSender:
    """Hands mails to a server: `smtp://`, `smtps://` or `smtp+starttls://USER:PASSWORD@HOST:PORT`."""

    def __init__(self, url: str, sender: str) -> None:
        self._url: Final = urlsplit(url)
        self._sender: Final = sender
        # Its own threads: a mail server that hangs must not hold up anything else.
        self._threads: Final = ThreadPoolExecutor(THREADS, "mail")

    def close(self) -> None:
        """Stop taking new ones."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, mail: Mail, now: int, begin: Begin | None = None) -> None:
        """Send a mail; NotTold if the server does not take it now, Refused if it never will."""
        loop, message = asyncio.get_running_loop(), self.written(mail, now)

        def begin_here() -> None:
            if begin is not None:
                asyncio.run_coroutine_threadsafe(awaited(begin), loop).result(SECONDS)

        try:
            await loop.run_in_executor(self._threads, self._send, message, mail.to, begin_here)
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            raise (Refused if code >= 500 else NotTold)(f"recipient refused with {code}") from None
        except (smtplib.SMTPException, OSError) as error:
            raise NotTold(type(error).__name__) from None

    def written(self, mail: Mail, now: int) -> EmailMessage:
        """The mail as it is sent."""
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = mail.to
        # A title that looks like an encoded word would be decoded, line breaks and all.
        message["Subject"] = " ".join(mail.subject.replace("=?", "= ?").split())
        message["Date"] = format_datetime(datetime.fromtimestamp(now / 1000, UTC))
        message["Message-ID"] = f"<{mail.id}@{self._sender.rpartition('@')[2].strip('> ')}>"
        message["Content-Language"] = mail.language
        message["Auto-Submitted"] = "auto-generated"
        if mail.stop:
            message["List-Unsubscribe"] = f"<{mail.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(mail.text)
        return message

    def _send(self, message: EmailMessage, to: str, begin: Callable[[], None]) -> None:
        url = self._url
        port = url.port or USUAL_PORTS[url.scheme]
        host = url.hostname or ""
        with self._connected(host, port) as server:
            server.begin = begin
            if url.scheme == "smtp+starttls":
                server.starttls(context=ssl.create_default_context())
            if url.username:
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(message, to_addrs=[to])

    def _connected(self, host: str, port: int) -> MailServer:
        if self._url.scheme == "smtps":
            context = ssl.create_default_context()
            return SecureMailServer(host, port, timeout=SECONDS, context=context)
        return MailServer(host, port, timeout=SECONDS)


class MailServer(smtplib.SMTP):
    """A connection that says when a mail goes out: after all that may fail before."""

    begin: Callable[[], None]

    def data(self, msg: Any) -> tuple[int, bytes]:
        """Send the text of a mail."""
        self.begin()
        return super().data(msg)


class SecureMailServer(MailServer, smtplib.SMTP_SSL):
    """One by TLS from the start."""


async def awaited(begin: Begin) -> None:
    """The same as a coroutine."""
    await begin()
