"""Mails: written with a way to end them, and handed to a real mail server."""

from __future__ import annotations

import email
import email.policy

import pytest

from metro2033.server.notices.mail import Mail, MailSender
from metro2033.server.notices.outcome import NotTold, Refused
from server.notices.receivers import mail_receiver

NOW = 1_700_000_000_000
MAIL = Mail(
    "boris@metro.example",
    "Ваш ход: Битва за Ганзу",
    "Ваш ход",
    "id",
    "ru",
    "https://metro.example/api/notices/stop/t",
)


async def test_a_mail_arrives_and_can_be_ended_by_one_click() -> None:
    with mail_receiver() as box:
        await MailSender(box.url, "Metro 2033 <turn@metro.example>").send(MAIL, NOW)
        (envelope,) = box.mails
        assert envelope.rcpt_tos == ["boris@metro.example"]
        assert envelope.mail_from == "turn@metro.example"
        assert isinstance(envelope.content, bytes)
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert mail["Subject"] == MAIL.subject
        assert mail["Message-ID"] == "<id@metro.example>"
        assert mail["List-Unsubscribe"] == f"<{MAIL.stop}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail["Auto-Submitted"] == "auto-generated"
        assert mail.get_content().strip() == "Ваш ход"


@pytest.mark.parametrize(
    ("answer", "error"), [("550 no such user", Refused), ("451 try later", NotTold)]
)
async def test_an_address_that_is_none_is_told_from_a_server_that_is_busy(
    answer: str, error: type[Exception]
) -> None:
    with mail_receiver() as box:
        box.answer = lambda: answer
        with pytest.raises(NotTold) as raised:
            await MailSender(box.url, "turn@metro.example").send(MAIL, NOW)
        assert raised.type is error
        assert box.mails == []


async def test_a_server_that_is_away_takes_nothing() -> None:
    with pytest.raises(NotTold):
        await MailSender("smtp://127.0.0.1:9", "turn@metro.example").send(MAIL, NOW)
    with mail_receiver() as box:
        sender = MailSender(box.url.replace("smtp:", "smtp+starttls:"), "turn@metro.example")
        with pytest.raises(NotTold):
            await sender.send(MAIL, NOW)


@pytest.mark.parametrize(
    "title",
    [
        "Turn\nBcc: all@metro.example",
        "=?utf-8?q?=0d=0aBcc=3a_all=40metro.example=0d=0a=0d=0a<a>?=",
        "Turn\u2028Bcc: all@metro.example",
    ],
)
async def test_no_text_becomes_a_header(title: str) -> None:
    sender = MailSender("smtp://localhost", "turn@metro.example")
    written = sender.written(Mail("a@b.example", title, "text", "id", "en"), NOW).as_string()
    assert "\nBcc" not in written.replace("\r", "")
    assert "<a>" not in written.partition("\n\n")[2]
