"""How one is told of one's turns: channels, webhooks of tables, links in mails."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Annotated, Final, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from metro2033.server.http.api.match_model import Given
from metro2033.server.http.api.request_context import Hosted, Known, Language, SiteOf, refusals
from metro2033.server.http.api.time_off import holder_of
from metro2033.server.http.auth import new_token
from metro2033.server.http.id_form import ID_PATTERN
from metro2033.server.http.site import Site
from metro2033.server.match.actor import Identity
from metro2033.server.notices.outcome import NotTold
from metro2033.server.notices.token import channel_in
from metro2033.server.store.entities import Conflict
from metro2033.server.store.notice_entities import Channel, ChannelKind
from metro2033.server.tables.access import hashed
from metro2033.server.tables.problem import Problem

if TYPE_CHECKING:
    from metro2033.server.notices.worker import NoticeWorker

router: Final = APIRouter(prefix="/api", tags=["notices"])

CALENDAR: Final = "/turns.ics"
"""How the address of a calendar goes on after that of the feed."""

MAIL_FORM: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}"
)

Key = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{16,120}=*$")]
Address = Annotated[str, StringConstraints(min_length=3, max_length=1000)]
ChannelId = Annotated[str, Path(pattern=ID_PATTERN, description="A channel.")]
Token = Annotated[str, Path(pattern=r"^[A-Za-z0-9_.-]{1,100}$", description="From a link.")]


class NewChannelModel(Given):
    """A way to be told: a browser, a mail address, or a feed by a secret link."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"example": {"kind": "mail", "address": "a@metro.example"}},
    )

    kind: Literal["push", "mail", "feed"]
    address: Address = Field(default="feed", description="The endpoint of a push service, or mail.")
    p256dh: Key | None = Field(default=None, description="The key of a browser.")
    auth: Key | None = Field(default=None, description="The secret of a browser.")


class ChannelModel(BaseModel):
    """A way to be told. The link of a feed is told only when it is made."""

    id: str
    kind: ChannelKind
    address: str = Field(description="Of a browser or a webhook only the host.")
    is_confirmed: bool
    created: int
    link: str | None = None
    calendar: str | None = Field(default=None, description="The link of the feed as a calendar.")


class ChannelsModel(BaseModel):
    """The ways in which one is told, and what there is to choose from."""

    push_key: str | None = Field(description="The key for subscriptions; null without push.")
    has_mail: bool
    channels: list[ChannelModel]


class ConfirmModel(Given):
    """The token of a link in a mail."""

    token: str = Field(max_length=100)


class NewWebhookModel(Given):
    """Where a table tells whose turn it is."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"example": {"url": "https://hooks.metro.example/turn"}}
    )

    url: Address


class WebhookModel(BaseModel):
    """A webhook: the secret signs what is sent there, and is told only now."""

    secret: str


class WebhookStateModel(BaseModel):
    """Whether a table can have a webhook, and which it has."""

    is_offered: bool
    host: str | None = Field(description="The host of its address; null without a webhook.")


def worker_of(site: Site) -> NoticeWorker:
    """Who tells; refused where nobody does."""
    if site.notices is None:
        raise Problem(409, "problem-no-notices")
    return site.notices


@router.get("/session/channels", responses=refusals(401))
async def list_channels(who: Known, site: SiteOf) -> ChannelsModel:
    """How one is told that it is one's turn."""
    worker = site.notices
    return ChannelsModel(
        push_key=worker.push.public_key if worker is not None else None,
        has_mail=worker is not None and worker.mail is not None,
        channels=[told(channel) for channel in await site.store.channels(holder_of(who))],
    )


@router.post("/session/channels", status_code=201, responses=refusals(401, 409, 503))
async def add_channel(
    wanted: NewChannelModel, request: Request, who: Known, site: SiteOf, language: Language
) -> ChannelModel:
    """Be told in another way; a mail address has to be confirmed by a link that is sent there."""
    site.take(request)
    worker = worker_of(site)
    if wanted.kind == "feed":
        token = new_token()
        made = await put(site, who, wanted.kind, hashed(token), "", language, is_confirmed=True)
        return told(made, link=f"{worker.public_url}/api/feeds/{token}")
    if wanted.kind == "push":
        check_url(site, wanted.address)
        if wanted.p256dh is None or wanted.auth is None:
            raise Problem(422, "problem-bad-address")
        keys = json.dumps({"p256dh": wanted.p256dh, "auth": wanted.auth})
        made = await put(site, who, wanted.kind, wanted.address, keys, language, is_confirmed=True)
        return told(made)
    if worker.mail is None or not MAIL_FORM.fullmatch(wanted.address):
        raise Problem(422, "problem-bad-address")
    site.take_mail(request)
    return told(await add_mail(site, worker, who, wanted.address, language))


async def add_mail(
    site: Site, worker: NoticeWorker, who: Identity, address: str, language: str
) -> Channel:
    """A mail address, to which a link is sent, but not again and again."""
    made = await put(site, who, "mail", address, "", language, is_confirmed=False)
    mail = None if made.is_confirmed else await site.store.begin_confirmation(made)
    if mail is None:
        return made
    try:
        await worker.ask_to_confirm(made)
    except NotTold:
        await site.store.cancel_confirmation(mail)
        await site.store.remove_channel(made.id)
        raise Problem(503, "problem-no-mail", after=60) from None
    return made


async def put(
    site: Site,
    who: Identity,
    kind: ChannelKind,
    address: str,
    secret: str,
    language: str,
    *,
    is_confirmed: bool,
) -> Channel:
    """Keep a channel, unless there are too many."""
    try:
        return await site.store.put_channel(
            holder_of(who), kind, address, secret, language, is_confirmed=is_confirmed
        )
    except Conflict:
        raise Problem(409, "problem-too-many-channels") from None


@router.delete("/session/channels/{channel_id}", status_code=204, responses=refusals(401, 404))
async def remove_channel(channel_id: ChannelId, who: Known, site: SiteOf) -> None:
    """Be told in that way no more."""
    found = await site.store.channel(channel_id)
    if found is None or found.holder != holder_of(who):
        raise Problem(404, "problem-no-channel")
    await site.store.remove_channel(channel_id)


@router.post("/notices/confirm", status_code=204, responses=refusals(404, 409))
async def confirm_channel(wanted: ConfirmModel, request: Request, site: SiteOf) -> None:
    """Confirm a mail address by the link that was sent there."""
    site.take(request)
    channel = channel_in(worker_of(site).key, "confirm", wanted.token)
    if channel is None or await site.store.channel(channel) is None:
        raise Problem(404, "problem-no-channel")
    await site.store.confirm_channel(channel)


@router.post("/notices/stop/{token}", status_code=204, responses=refusals(409))
async def stop_notices(token: Token, request: Request, site: SiteOf) -> None:
    """End the mails that a link came with, by one click (RFC 8058); whoever has it may."""
    site.take(request, 0.1)
    channel = channel_in(worker_of(site).key, "stop", token)
    if channel is not None:
        await site.store.remove_channel(channel)


@router.get("/matches/{match_id}/webhook", responses=refusals(403, 404))
async def show_webhook(access: Hosted, site: SiteOf) -> WebhookStateModel:
    """Where the table tells whose turn it is."""
    hosts = [told(channel).address for channel in await site.store.channels(access.match.id)]
    return WebhookStateModel(is_offered=site.notices is not None, host=next(iter(hosts), None))


@router.put("/matches/{match_id}/webhook", responses=refusals(403, 404, 409))
async def set_webhook(
    wanted: NewWebhookModel, access: Hosted, request: Request, site: SiteOf, language: Language
) -> WebhookModel:
    """Let the table tell whose turn it is, to one address."""
    site.take(request)
    worker_of(site)
    if access.match.settings.get("delay"):
        # Whoever reads what is sent there would know whose turn it is before spectators may.
        raise Problem(409, "problem-delayed-webhook")
    check_url(site, wanted.url)
    secret = new_token()
    await site.store.put_webhook(access.match.id, wanted.url, secret, language)
    return WebhookModel(secret=secret)


@router.delete("/matches/{match_id}/webhook", status_code=204, responses=refusals(403, 404))
async def remove_webhook(access: Hosted, site: SiteOf) -> None:
    """Let the table tell nothing."""
    for before in await site.store.channels(access.match.id):
        await site.store.remove_channel(before.id)


def check_url(site: Site, url: str) -> None:
    """Refuse what is no address that we may send something to."""
    schemes = {"https", "http"} if site.settings.private_webhooks else {"https"}
    if not is_sound(url) or urlsplit(url).scheme not in schemes:
        raise Problem(422, "problem-bad-address")


def is_sound(url: str) -> bool:
    """Whether a URL has a host, no user, and nothing that a database or a socket refuses."""
    if not url.isascii() or not url.isprintable() or " " in url:
        return False
    try:
        parts = urlsplit(url)
        (parts.hostname or "").encode("idna")
        has_user = parts.username is not None or parts.password is not None
        return bool(parts.hostname) and not has_user and parts.port != 0
    except ValueError:
        return False


def told(channel: Channel, link: str | None = None) -> ChannelModel:
    """A channel as it is told to its holder."""
    is_url = channel.kind in {"push", "webhook"}
    address = urlsplit(channel.address).hostname or "" if is_url else channel.address
    return ChannelModel(
        id=channel.id,
        kind=channel.kind,
        address="" if channel.kind == "feed" else address,
        is_confirmed=channel.is_confirmed,
        created=channel.created,
        link=link,
        calendar=None if link is None else link + CALENDAR,
    )
