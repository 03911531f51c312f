"""Invites as models."""

from __future__ import annotations

import socket
from io import BytesIO
from typing import Final, Literal
from urllib.parse import urlsplit

import segno
from fastapi import Request

from metro2033.server.http.api.match_model import InviteModel
from metro2033.server.settings import Settings, origin_of

EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104
"""Where a server listens that other devices can reach."""

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of no network, on the way to which packets leave by the usual interface."""


def reachable(origin: str, host: str) -> str:
    """The origin for other devices: the local network does not know what `localhost` is here."""
    parts = urlsplit(origin)
    if host not in EVERYWHERE or parts.hostname not in {"localhost", "127.0.0.1", "::1"}:
        return origin
    address = local_address()
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{address}{port}" if address else origin


def local_address() -> str:
    """The address of this machine in its network, or an empty text; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(ELSEWHERE)
        except OSError:
            return ""
        return str(line.getsockname()[0])


def base_url(request: Request, settings: Settings) -> str:
    """The address that links begin with."""
    return settings.public_url or reachable(origin_of(str(request.base_url)), settings.host)


def invite(
    request: Request,
    settings: Settings,
    match_id: str,
    token: str,
    kind: Literal["seat", "watch", "heir"],
    seat: int | None,
) -> InviteModel:
    """A link with a token, and its QR code."""
    link = f"{base_url(request, settings)}/match/{match_id}#invite={token}"
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True
    )
    return InviteModel(
        kind=kind, seat=seat, token=token, link=link, qr=picture.getvalue().decode().strip()
    )
