"""Receivers of messages: a push service whose browser reads them, and a mail server."""

from __future__ import annotations

import json
import socket
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushBrowser:
    """A browser with a subscription: the only one that can read what is sent to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.public = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(self.public), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """A message, by a library that is not ours."""
        text = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return dict(json.loads(text))


def check_token(authorization: str, audience: str) -> dict[str, Any]:
    """The claims of a signed token (RFC 8292), if it is one for the audience."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, mark = parts["t"].rpartition(".")
    raw = decoded(mark)
    signature = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    key.verify(signature, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decoded(signed.split(".")[1]))
    assert scheme == "vapid"
    assert claims["aud"] == audience
    return claims


class Received:
    """What came, and how it is answered: the answer is chosen for each request."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.answer: Callable[[], int] = lambda: 201
        self.url = ""


@contextmanager
def http_receiver() -> Iterator[Received]:
    """A server that takes what is posted."""
    received = Received()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = received.answer()
            if status < 400:
                received.requests.append((self.path, dict(self.headers), body))
            self.send_response(status)
            self.send_header("Location", received.url)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    class Server(ThreadingHTTPServer):
        request_queue_size = 128  # as many may come at once

    server = Server(("127.0.0.1", 0), Handler)
    received.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield received
    finally:
        server.shutdown()
        server.server_close()


class MailBox:
    """Takes mails; the answer to a recipient is chosen for each."""

    def __init__(self) -> None:
        self.mails: list[Envelope] = []
        self.answer: Callable[[], str] = lambda: "250 OK"
        self.url = ""

    async def handle_RCPT(  # noqa: N802 the library names it
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: Any
    ) -> str:
        answer = self.answer()
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.mails.append(envelope)
        return "250 OK"


@contextmanager
def mail_receiver() -> Iterator[MailBox]:
    """A real mail server on a port of its own."""
    box = MailBox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    box.url = f"smtp://127.0.0.1:{port}"
    try:
        yield box
    finally:
        controller.stop()
