"""Which coding of a document a client gets, such as gzip: the Accept-Encoding header, read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers

IDENTITY: Final = "identity"
"""The document as it is."""

UNNAMED: Final = 0.0001
"""The weight of a document as it is, where the client does not name it: any coding is better."""


def chosen_coding(headers: Headers, offered: Sequence[str]) -> str:
    """The coding that a client wants most of those offered, the best first; else IDENTITY.

    >>> chosen_coding(Headers({"accept-encoding": "gzip, br;q=0.9"}), ["br", "gzip"])
    'gzip'
    >>> chosen_coding(Headers({"accept-encoding": "br;q=0"}), ["br", "gzip"])
    'identity'
    """
    weights: dict[str, float] = {}
    for part in ",".join(headers.getlist("accept-encoding")).lower().split(","):
        name, _, parameter = part.partition(";")
        weights[name.strip()] = weight_of(parameter)
    others = weights.get("*", 0.0)
    best, most = IDENTITY, weights.get(IDENTITY, UNNAMED)
    for coding in reversed(offered):
        weight = weights.get(coding, others)
        if weight > 0 and weight >= most:
            best, most = coding, weight
    return best


def weight_of(parameter: str) -> float:
    """The weight in `q=0.5`: 1 where there is none, 0 where it cannot be read."""
    name, _, value = parameter.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
