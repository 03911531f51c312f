"""Sets up notifications of turns, from the settings and the keys of the server."""

from __future__ import annotations

import os

from metro2033.server.http.auth import new_token
from metro2033.server.metrics import Metrics
from metro2033.server.notices.guarded_client import GuardedClient
from metro2033.server.notices.mail import MailSender
from metro2033.server.notices.push import PushSender, new_key
from metro2033.server.notices.reset_mail import ResetMailer
from metro2033.server.notices.worker import NoticeWorker
from metro2033.server.settings import Settings
from metro2033.server.store.store import Store


async def notice_worker(store: Store, settings: Settings, metrics: Metrics) -> NoticeWorker:
    """The worker of a process; all processes have the same keys, made by the first."""
    client = GuardedClient(allows_private=settings.private_webhooks)
    public_url = settings.public_url or f"http://{settings.host}:{settings.port}"
    contact = settings.contact or settings.public_url or "https://localhost"
    push = PushSender(await store.server_key("vapid", new_key()), contact, client)
    sender = settings.mail_from or f"metro2033@{settings.host}"
    mail = MailSender(settings.smtp, sender) if settings.smtp else None
    key = await store.server_key("links", os.urandom(32))
    resets = ResetMailer(store, mail, public_url, new_token) if mail else None
    return NoticeWorker(store, key, public_url, push, mail, client, metrics, resets)
