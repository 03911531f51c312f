"""Models of sessions and accounts."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from metro2033.server.http.api.match_model import Given, PlayerName
from metro2033.server.protocol.server import SanctionKind
from metro2033.server.store.entities import AccountRole

Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
LanguageCode = Annotated[str, StringConstraints(pattern="^[a-z]{2}$")]


class LoginModel(Given):
    """Name and password of an account."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"example": {"name": "Anna", "password": "a long pass phrase"}},
    )

    name: PlayerName
    password: Password


class NewAccountModel(LoginModel):
    """An account that is to be made; the seats of this browser go to it."""

    language: LanguageCode = "en"


class AccountChangeModel(Given):
    """What is to change; a new password needs the old one."""

    language: LanguageCode | None = None
    password: Password | None = None
    new_password: Password | None = None


class FarewellModel(Given):
    """The password of an account that is to be deleted."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"example": {"password": "a long pass phrase"}}
    )

    password: Password


class OwnSanctionModel(BaseModel):
    """That one may not chat (`mute`) or play (`ban`)."""

    kind: SanctionKind
    until: int | None = Field(description="Without one it holds for good.")
    reason: str
    reference: str = Field(description="What to name in an appeal.")


class NowAnnouncedModel(BaseModel):
    """A text shown at all tables, by language."""

    id: str
    texts: dict[str, str]
    until: int


class SessionModel(BaseModel):
    """The requester's session."""

    is_known: bool = Field(description="Whether this browser has a session.")
    account: str | None = Field(description="The name of the account that is logged in.")
    language: str
    has_offline_page: bool = Field(
        default=False,
        description="Whether the game is at /offline/ too, as a page that needs no server.",
    )
    has_reset_mail: bool = Field(
        default=False, description="Whether a link for a new password can be sent by mail."
    )
    role: AccountRole | None = Field(default=None, description="What one may do for the server.")
    sanctions: list[OwnSanctionModel] = []
    appeal: str = Field(default="", description="Where to appeal: an address or a URL, or empty.")
    announcements: list[NowAnnouncedModel] = []
