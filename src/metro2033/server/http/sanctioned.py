"""The refusal for banned people: reason, end, where to appeal."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from metro2033.server.http.site import Site
from metro2033.server.match.texts import moment
from metro2033.server.store.moderation_entities import Sanction
from metro2033.server.tables.problem import Problem

NOWHERE: Final = "none"
"""The place to appeal to of a server that names none."""


async def refuse_banned(site: Site, holders: Collection[str]) -> None:
    """Refuse a banned person."""
    for sanction in await site.store.sanctions(holders):
        if sanction.kind == "ban":
            raise banned(site, sanction)


def banned(site: Site, ban: Sanction) -> Problem:
    """The refusal for a banned person."""
    appeal = site.settings.appeal or NOWHERE
    if ban.until is None:
        return Problem(
            403, "problem-banned-for-good", reason=ban.reason, appeal=appeal, reference=ban.id
        )
    until = moment(ban.until)
    return Problem(
        403, "problem-banned", until=until, reason=ban.reason, appeal=appeal, reference=ban.id
    )
