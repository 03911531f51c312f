"""Invites as models."""

from __future__ import annotations

from io import BytesIO
from typing import Literal

import segno
from fastapi import Request

from metro2033.server.http.api.match_model import InviteModel
from metro2033.server.settings import Settings, origin_of


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
