"""What keeps an account its owner's: its sessions, and a new password for one that is forgotten."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from metro2033.server.http.api.match_model import Given
from metro2033.server.http.api.notices import MAIL_FORM
from metro2033.server.http.api.request_context import Asker, Known, SiteOf, refusals
from metro2033.server.http.api.session_model import FarewellModel, Password, SessionModel
from metro2033.server.http.api.sessions import (
    LOG,
    check_new_password,
    check_password,
    enter,
    own_account,
)
from metro2033.server.http.auth import forget_cookie
from metro2033.server.http.id_form import ID_PATTERN
from metro2033.server.http.site import Site, address_name
from metro2033.server.store.entities import Account, Session, Unknown
from metro2033.server.tables.access import hashed
from metro2033.server.tables.problem import Problem

router: Final = APIRouter(prefix="/api", tags=["sessions"])

KEY_LENGTH: Final = 24

SessionKey = Annotated[str, StringConstraints(pattern="^[0-9a-f]{24}$")]
ChannelKey = Annotated[str, StringConstraints(pattern=ID_PATTERN)]


class OwnSessionModel(BaseModel):
    """A browser that is logged in."""

    id: str
    browser: str = Field(description="Its name and system; empty if they are not known.")
    created: int
    seen: int = Field(description="The hour in which it was last here.")
    is_this: bool = Field(description="Whether it is the one that asks.")


class OwnSessionsModel(BaseModel):
    """The browsers that are logged in to one's account, the last one seen first."""

    sessions: list[OwnSessionModel]


class SignOutModel(FarewellModel):
    """The password, and the session that is to end; without one, all others end."""

    session: SessionKey | None = None


class NewRecoveryModel(FarewellModel):
    """The password, and the channel of a mail address that was confirmed, or none."""

    channel: ChannelKey | None = None


class RecoveryModel(BaseModel):
    """The mail address to which a link for a new password is sent."""

    address: str | None


class ForgottenModel(Given):
    """A mail address that may be that of an account."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"example": {"address": "a@metro.example"}}
    )

    address: str = Field(min_length=3, max_length=300)


class NewPasswordModel(Given):
    """The token of a link, and a new password."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"example": {"token": "x" * 24, "password": "a long pass phrase"}},
    )

    token: str = Field(max_length=100)
    password: Password


@router.get("/account/sessions", responses=refusals(401, 403))
async def list_sessions(who: Known, site: SiteOf) -> OwnSessionsModel:
    """The browsers that are logged in to one's account."""
    account = await own_account(site, who)
    return OwnSessionsModel(
        sessions=[
            OwnSessionModel(
                id=session_key(session),
                browser=session.browser,
                created=session.created,
                seen=session.seen,
                is_this=session.id == who.session,
            )
            for session in await site.store.sessions_of(account.id)
        ]
    )


@router.post("/account/sessions/end", status_code=204, responses=refusals(401, 403, 404))
async def end_sessions(
    wanted: SignOutModel, request: Request, response: Response, who: Known, site: SiteOf
) -> None:
    """Log out one browser, or all others; their open tables close at once."""
    account = await own_account(site, who)
    await check_password(site, request, who, account, wanted.password)
    if wanted.session is None:
        ended = await site.store.close_others(account, but=who.session)
    else:
        ended = [await ended_one(site, account, wanted.session)]
    LOG.info("sessions ended", account=account.id, number=len(ended))
    for session in ended:
        site.hub.signed_out(session)
    if who.session in ended:
        forget_cookie(response, site.settings)


async def ended_one(site: Site, account: Account, key: str) -> str:
    """End one session of an account; its id."""
    for session in await site.store.sessions_of(account.id):
        if session_key(session) == key:
            await site.store.close_other(account, session.id)
            return session.id
    raise Problem(404, "problem-no-such-session")


def session_key(session: Session) -> str:
    """By what its owner names a session; nothing can be done with it but by that account."""
    return hashed(f"listed/{session.id}")[:KEY_LENGTH]


@router.get("/account/recovery", responses=refusals(401, 403))
async def show_recovery(who: Known, site: SiteOf) -> RecoveryModel:
    """Where a link for a new password would be sent."""
    return RecoveryModel(address=(await own_account(site, who)).recovery)


@router.put("/account/recovery", responses=refusals(401, 403, 404, 409))
async def change_recovery(
    wanted: NewRecoveryModel, request: Request, who: Known, site: SiteOf
) -> RecoveryModel:
    """Choose the address for that.

    It takes the password: whoever finds an open browser must not get the account for good.
    """
    account = await own_account(site, who)
    await check_password(site, request, who, account, wanted.password)
    address = None if wanted.channel is None else await confirmed(site, account.id, wanted.channel)
    await site.store.change_recovery(account, address)
    LOG.info("recovery changed", account=account.id, is_set=address is not None)
    return RecoveryModel(address=address and address.lower())


async def confirmed(site: Site, account: str, channel_id: str) -> str:
    """A mail address of an account that was confirmed."""
    channel = await site.store.channel(channel_id)
    if channel is None or channel.holder != account or channel.kind != "mail":
        raise Problem(404, "problem-no-channel")
    if not channel.is_confirmed:
        raise Problem(409, "problem-not-confirmed")
    return channel.address


@router.post("/password-resets", status_code=204, responses=refusals(409, 503))
async def ask_for_reset(wanted: ForgottenModel, request: Request, site: SiteOf) -> None:
    """Have a link for a new password sent, if an account has that address.

    The answer is the same if none has.
    """
    site.take(request)
    site.take_mail(request)
    resets = site.notices.resets if site.notices is not None else None
    if resets is None:
        raise Problem(409, "problem-no-reset-mail")
    if not MAIL_FORM.fullmatch(wanted.address):
        raise Problem(422, "problem-bad-address")
    if not resets.ask(wanted.address):
        raise Problem(503, "problem-no-mail", after=60)


@router.post("/password-resets/finish", responses=refusals(403, 404))
async def finish_reset(
    wanted: NewPasswordModel, request: Request, response: Response, site: SiteOf, asker: Asker
) -> SessionModel:
    """Set a new password by a link, and log in; all other browsers are logged out."""
    site.take(request)
    token_hash = hashed(wanted.token)
    account = await site.store.reset_account(token_hash)
    if account is None:
        raise Problem(404, "problem-bad-reset")
    check_new_password(wanted.password, account.name)
    password_hash = await site.passwords.hash(wanted.password, address_name(request))
    try:
        ended = await site.store.finish_reset(token_hash, password_hash)
    except Unknown:
        raise Problem(404, "problem-bad-reset") from None
    LOG.info("password reset", account=account.id, address=address_name(request))
    for session in ended:
        site.hub.signed_out(session)
    renewed = await site.store.account(account.id)
    if renewed is None:
        raise Problem(404, "problem-bad-reset")
    return await enter(site, request, response, renewed, asker)
