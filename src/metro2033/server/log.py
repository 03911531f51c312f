"""Logs: one JSON object a line on standard output, with the id of the request it belongs to."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

HIDDEN: Final = "[hidden]"

SECRET_WORDS: Final = ("token", "secret", "password", "cookie", "authorization", "invite", "seed")
"""What no log shows, should somebody name it there by mistake."""

Entry = MutableMapping[str, Any]


def hide_secrets(_logger: Any, _method: str, entry: Entry) -> Entry:
    """Blot out values whose name says that they are secret."""
    for name in entry:
        if any(word in name.lower() for word in SECRET_WORDS):
            entry[name] = HIDDEN
    return entry


PROCESSORS: Final[list[Any]] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.stdlib.ExtraAdder(),
    hide_secrets,
    structlog.processors.format_exc_info,
]
"""What is done to every entry. Of an exception its traceback is told, never what variables held."""

structlog.configure(
    processors=[*PROCESSORS, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
    wrapper_class=structlog.stdlib.BoundLogger,
    logger_factory=structlog.stdlib.LoggerFactory(),
    cache_logger_on_first_use=True,
)


def is_no_refusal(record: logging.LogRecord) -> bool:
    """Whether an entry of the web server is more than a socket that was refused.

    It takes every refusal that has a status and a text for a mistake of ours.
    """
    return not str(record.msg).endswith("handshake.")


def set_up_logs(level: str) -> None:
    """Send everything, the web server's own words included, through one writer of JSON."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=PROCESSORS,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.filters = [is_no_refusal]
        logger.propagate = name != "uvicorn.access"
        # At debug level the web server writes down cookies and whole messages.
        logger.setLevel(max(root.level, logging.INFO))


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """A logger; its entries are events with named values."""
    found: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(name)
    return found
