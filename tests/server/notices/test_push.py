"""Push messages: encrypted for one browser, signed for one push service."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from metro2033.server.notices.guarded_client import GuardedClient
from metro2033.server.notices.outcome import NotTold, Refused
from metro2033.server.notices.push import PushSender, encrypted, new_key
from server.notices.receivers import PushBrowser, check_token, decoded, http_receiver

NOW = 1_700_000_000_000


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    key = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        decoded(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
            "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        key=ec.derive_private_key(key, ec.SECP256R1()),
    )
    assert body == decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_a_browser_reads_what_its_push_service_cannot() -> None:
    browser, client = PushBrowser(), GuardedClient(allows_private=True)
    sender = PushSender(new_key(), "mailto:a@metro.example", client)
    with http_receiver() as service:
        keys = json.dumps(browser.keys)
        await sender.send(f"{service.url}/push/1", keys, {"title": "Ваш ход"}, "topic", NOW)
        ((path, headers, body),) = service.requests
        assert path == "/push/1"
        assert (headers["Topic"], headers["Content-Encoding"]) == ("topic", "aes128gcm")
        assert int(headers["TTL"]) > 3600
        claims = check_token(headers["Authorization"], service.url)
        assert claims["sub"] == "mailto:a@metro.example"
        assert NOW / 1000 < claims["exp"] <= NOW / 1000 + 24 * 3600
        assert browser.read(body) == {"title": "Ваш ход"}
        assert "ход".encode() not in body
        with pytest.raises(http_ece.ECEException):
            PushBrowser().read(body)
    await client.close()


@pytest.mark.parametrize(("status", "error"), [(404, Refused), (410, Refused), (500, NotTold)])
async def test_a_browser_that_is_gone_is_told_from_a_service_that_is_down(
    status: int, error: type[Exception]
) -> None:
    client = GuardedClient(allows_private=True)
    sender, keys = PushSender(new_key(), "x", client), json.dumps(PushBrowser().keys)
    with http_receiver() as service:
        service.answer = lambda: status
        with pytest.raises(NotTold) as raised:
            await sender.send(f"{service.url}/push", keys, {}, "t", NOW)
        assert raised.type is error
    await client.close()


@pytest.mark.parametrize("keys", ["{}", "nothing", '{"p256dh":"AAAA","auth":"AAAA"}'])
async def test_keys_that_are_none_are_refused(keys: str) -> None:
    client = GuardedClient(allows_private=True)
    with pytest.raises(Refused):
        await PushSender(new_key(), "x", client).send("http://localhost:1/", keys, {}, "t", NOW)
    await client.close()


def test_keys_are_those_that_browsers_know() -> None:
    key = PushSender(new_key(), "x", GuardedClient()).public_key
    assert len(urlsafe_b64decode(key + "=")) == 65
