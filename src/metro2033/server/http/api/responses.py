"""Matches and invites as models, for the one who asks."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Literal

import segno
from fastapi import Request

from metro2033 import catalog
from metro2033.server.http import lobby
from metro2033.server.http.access import Access
from metro2033.server.http.api.match_model import InviteModel, MatchModel, SeatModel
from metro2033.server.settings import Settings, origin_of
from metro2033.table.fair import commitment


def told(access: Access, rematch: str | None = None, ranking: Sequence[int] = ()) -> MatchModel:
    """A match, without what others may not know."""
    match = access.match
    game = catalog.game(match.settings["edition"])
    waiting = [seat.seat for seat in access.seats if match.asked >> seat.seat & 1]
    is_running = match.status == "running"
    return MatchModel(
        **{**match.settings, "position": None},
        id=match.id,
        status=match.status,
        is_public=match.is_public,
        rules_version=game.rules_version if match.header is None else match.header["rules_version"],
        content_digest=match.content_digest,
        commitment=commitment(match.secret) if lobby.is_fair(match) else None,
        seats=[
            SeatModel(
                seat=seat.seat + 1,
                kind=seat.kind,
                name=seat.name,
                bot=seat.taken_over_by or seat.bot,
                is_mine=seat.seat in access.held,
                is_claimable=seat.seat in access.claimable,
            )
            for seat in access.seats
        ],
        held=[seat + 1 for seat in access.held],
        is_host=access.is_host,
        may_watch=access.may_watch,
        count=match.count,
        waiting=[seat + 1 for seat in waiting if is_running],
        is_my_turn=is_running and any(seat in access.held for seat in waiting),
        created=match.created,
        updated=match.updated,
        rematch_of=match.rematch_of,
        rematch=rematch,
        ranking=list(ranking),
    )


def invite(
    request: Request,
    settings: Settings,
    match_id: str,
    token: str,
    kind: Literal["seat", "watch"],
    seat: int | None,
) -> InviteModel:
    """A link with a token, and its QR code."""
    base = settings.public_url or origin_of(str(request.base_url))
    link = f"{base}/match/{match_id}#invite={token}"
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True
    )
    return InviteModel(
        kind=kind, seat=seat, token=token, link=link, qr=picture.getvalue().decode().strip()
    )
