"""Ways to notify people of their turns, and the messages that are due."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

ChannelKind = Literal["push", "mail", "webhook", "feed"]


@dataclass(frozen=True, slots=True)
class Channel:
    """A way to notify somebody of their turn.

    `address` is where to: the endpoint of a push service, a mail address, a URL, or the hash of a
    feed's token. `secret` is what it needs besides: the keys of a browser, or that of a signature.
    `told` is when it was last used, `failures` how often it has failed since.
    """

    id: str
    holder: str
    kind: ChannelKind
    address: str = field(repr=False)
    secret: str = field(repr=False)
    language: str
    is_confirmed: bool
    created: int
    told: int = 0
    failures: int = 0


BEGUN: Final = 0
"""In the outbox, the choice since which a match waits for a seat that it has only begun for."""


@dataclass(frozen=True, slots=True)
class DueNotice:
    """A message for a channel: a match that waits for a seat since its choice `n`."""

    match: str
    seat: int
    n: int
    due: int
    tries: int
    title: str
    edition: str
    names: tuple[str, ...]

    @property
    def is_begun(self) -> bool:
        """Whether it says that the match has begun, whoever is asked first."""
        return self.n == BEGUN


@dataclass(frozen=True, slots=True)
class Batch:
    """All messages due for one channel; `rests_until` if its holder has time off.

    They belong to the process that has claimed them, until the moment `lease`.
    """

    channel: Channel
    notices: tuple[DueNotice, ...]
    lease: int
    rests_until: int | None = None

    @property
    def matches(self) -> list[DueNotice]:
        """One notice for each match, however many seats there wait."""
        return list({notice.match: notice for notice in self.notices}.values())
