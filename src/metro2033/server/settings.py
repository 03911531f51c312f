"""How a server is set up, by environment variables; the command line sets some of them."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, Literal, Self
from urllib.parse import urlsplit

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, field_validator

from metro2033 import catalog
from metro2033.agents.bot_names import edition_of_policy
from metro2033.bots.registry import UnknownBot
from metro2033.i18n import Complaint
from metro2033.server.http.validation import invalid
from metro2033.server.store.database import database_url

PREFIX: Final = "METRO2033_"


MAIL_SCHEMES: Final = ("smtp", "smtp+starttls", "smtps")


class BadSetting(Complaint, ValueError):
    """A setting that cannot be used, with its name and the reason."""


def _listed(value: object) -> object:
    """A list may be written as one text with commas."""
    if isinstance(value, str):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    return value


Names = Annotated[tuple[str, ...], BeforeValidator(_listed)]


class Settings(BaseModel):
    """Everything that can be set; each field is also an environment variable METRO2033_NAME.

    METRO2033_NAME_FILE names a file that holds the value instead, as containers pass secrets.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: int = Field(default=2033, ge=0, le=65535)
    database: str = Field(default="sqlite:///metro2033.sqlite3", repr=False)
    """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`."""
    cluster_host: str = ""
    """The address of this machine for server processes on others that share its PostgreSQL."""
    public_url: str = ""
    """Where browsers reach the server, such as https://metro.example; by default as they ask."""
    hosts: Names = ()
    """Names of a server without public_url, besides its addresses and localhost."""
    origins: Names = ()
    """Further origins whose pages may use the server."""
    trusted_proxies: Names = ()
    """Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    editions: Names = catalog.having("data")
    """The editions that can be played."""
    admin_token: str = Field(default="", repr=False)
    """Opens the admin routes; without it they are closed."""
    metrics_token: str = Field(default="", repr=False)
    """Opens /metrics; without it they are closed."""
    session_days: int = Field(default=180, ge=1)
    login_days: int = Field(default=730, ge=1)
    body_bytes: int = Field(default=16 << 10, ge=1 << 10)
    """The longest body of a request, records apart."""
    record_bytes: int = Field(default=1 << 20, ge=1 << 10)
    """The longest record that is taken in."""
    frame_bytes: int = Field(default=8 << 10, ge=1 << 10)
    """The longest message on a WebSocket."""
    header_seconds: int = Field(default=10, ge=1)
    """How long the header of a request may take to arrive."""
    body_seconds: int = Field(default=30, ge=1)
    """How long its body may take."""
    requests_per_second: float = Field(default=20, gt=0)
    """What one address may ask for steadily."""
    request_burst: int = Field(default=120, ge=1)
    """What one address may ask for at once."""
    messages_per_second: float = Field(default=10, gt=0)
    """What one socket may send steadily; bursts may be five times as many."""
    connections_per_address: int = Field(default=200, ge=1)
    """Sockets that one address may hold open."""
    connections: int = Field(default=20_000, ge=1)
    """Sockets that all addresses together may hold open."""
    matches_per_session: int = Field(default=100, ge=1)
    """Tables that one browser or account may have made or sit at, in the lobby or running."""
    tables_per_hour: int = Field(default=120, ge=1)
    """Tables that one address may make, whoever it says it is."""
    newcomers_per_hour: int = Field(default=120, ge=1)
    """Sessions and accounts that one address may begin."""
    chat_per_minute: float = Field(default=20, gt=0)
    """Lines of chat that one person may write, and all spectators of a match together."""
    smtp: str = Field(default="", repr=False)
    """The server that takes mails to players, such as smtp+starttls://USER:PASSWORD@HOST:587; also
    smtp:// and smtps://. Without it no mails are sent."""
    mail_from: str = ""
    """The sender of mails, such as Metro 2033 <metro@metro.example>."""
    contact: str = ""
    """How push services reach the operator: a URL or mailto:; by default public_url."""
    appeals: str = ""
    """Where people can appeal who are muted or banned: a mail address or a URL; by default
    contact."""
    private_webhooks: bool = False
    """Whether webhooks and push services may be in the network of the server."""
    offline_page: str = ""
    """The folder of the game as a static page, for players to go on without the server."""
    policies: Names = ()
    """Files of trained policies that are offered as bots."""
    bot_workers: int = Field(default=1, ge=0)
    """Processes in which bots think."""
    bot_delay_ms: int = Field(default=400, ge=0)
    """How long a bot's answer takes at least, so that silence tells nothing; three times as long
    where bots play alone, to be followed by those who watch."""
    stop_seconds: int = Field(default=10, ge=1)
    """How long a stopping server waits for requests that are under way."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    tracing: bool = False
    """Whether spans are sent to a collector, as the OTEL_ variables say."""

    @field_validator("database")
    @classmethod
    def _is_database(cls, value: str) -> str:
        database_url(value)
        return value

    @field_validator("public_url")
    @classmethod
    def _is_url(cls, value: str) -> str:
        return origin_of(value) if value else ""

    @field_validator("origins")
    @classmethod
    def _are_origins(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(origin_of(value) for value in values)

    @field_validator("trusted_proxies")
    @classmethod
    def _are_networks(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(network_of(value) for value in values)

    @field_validator("editions")
    @classmethod
    def _are_editions(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        unknown = [value for value in values if value not in catalog.names()]
        if unknown or not values:
            known = ", ".join(catalog.names())
            raise BadSetting("fault-no-edition", name=", ".join(unknown), known=known)
        return values

    @field_validator("smtp")
    @classmethod
    def _is_mail_server(cls, value: str) -> str:
        parts = urlsplit(value)
        if value and (parts.scheme not in MAIL_SCHEMES or not parts.hostname):
            raise BadSetting("fault-mail-server", known=", ".join(MAIL_SCHEMES))
        return value

    @field_validator("offline_page")
    @classmethod
    def _is_page(cls, value: str) -> str:
        if value and not Path(value, "worker.js").is_file():
            raise BadSetting("fault-no-page", name=value)
        return value

    @field_validator("policies")
    @classmethod
    def _are_policies(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        try:
            for value in values:
                edition_of_policy(Path(value))
        except UnknownBot as error:
            raise BadSetting("fault-policy", reason=error) from None
        names = [Path(value).stem for value in values]
        for name in names:
            if names.count(name) > 1:
                raise BadSetting("fault-policy-twice", name=name)
        return values

    @field_validator("admin_token", "metrics_token")
    @classmethod
    def _is_long(cls, value: str) -> str:
        if value and len(value) < 16:
            raise BadSetting("fault-short-token")
        return value

    @property
    def appeal(self) -> str:
        """Where people can appeal, or ""; a mail address as people write it."""
        return (self.appeals or self.contact).removeprefix("mailto:")

    @property
    def own_names(self) -> frozenset[str]:
        """The names that the server was told it has, in small letters."""
        named = [
            *self.hosts,
            self.host,
            *(urlsplit(origin).hostname or "" for origin in self.origins),
        ]
        return frozenset(name.lower() for name in named)

    @property
    def is_https(self) -> bool:
        """Whether browsers come by TLS, so that cookies may demand it."""
        return self.public_url.startswith("https:")

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> Self:
        """The settings of an environment, or BadSetting."""
        chosen: dict[str, str] = {}
        for name in cls.model_fields:
            value = _from_environment(environment, PREFIX + name.upper())
            if value is not None:
                chosen[name] = value
        try:
            return cls.model_validate(chosen)
        except ValidationError as error:
            first = error.errors(include_input=False)[0]
            name = str(first["loc"][0])
            raise BadSetting("fault-setting", name=name, reason=invalid(first)) from None


def _from_environment(environment: Mapping[str, str], name: str) -> str | None:
    """A variable, or what the file says that its _FILE variant names; empty ones are not set."""
    value, file = environment.get(name) or None, environment.get(f"{name}_FILE")
    if not file:
        return value
    if value is not None:
        raise BadSetting("fault-set-twice", name=name)
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error if isinstance(error, OSError) else Complaint("fault-not-text")
        raise BadSetting("fault-setting-file", name=name, file=file, reason=reason) from None


def network_of(text: str) -> str:
    """An address or a network of addresses in its usual form."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise BadSetting("fault-no-network", text=text) from None


def origin_of(url: str) -> str:
    """The origin of a URL, as browsers send it: scheme, host, and a port that is not the usual.

    >>> origin_of("https://Metro.example:443/")
    'https://metro.example'
    """
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise BadSetting("fault-no-origin", url=url)
    if parts.path.strip("/") or parts.query or parts.fragment or parts.username:
        raise BadSetting("fault-long-origin", url=url)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    port = "" if parts.port in {None, usual} else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"
