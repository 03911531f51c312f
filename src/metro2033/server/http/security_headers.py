"""Security headers of every response."""

from __future__ import annotations

from typing import Final

HSTS: Final = "max-age=31536000"
"""For how long browsers come by TLS alone."""

SECURITY_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
EMBED: Final = "/embed/"
"""Where matches are that other sites may show in a frame."""

EMBED_HEADERS: Final = {
    **{name: text for name, text in SECURITY_HEADERS.items() if name != "X-Frame-Options"},
    "Content-Security-Policy": SECURITY_HEADERS["Content-Security-Policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
    "Cross-Origin-Resource-Policy": "cross-origin",
}
"""The headers of the pages there: they know no visitor and change nothing."""

OFFLINE_HEADERS: Final = {
    name: value.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval' blob:")
    for name, value in SECURITY_HEADERS.items()
}
"""Those of the page that runs its engine itself."""

PAGE_POLICY: Final = OFFLINE_HEADERS["Content-Security-Policy"].partition("; frame-ancestors")[0]
"""What that page can say itself, wherever it is: only a host can forbid to frame it."""

FOR_EVERYTHING: Final = {"X-Content-Type-Options", "Cross-Origin-Resource-Policy"}
NEEDED: Final = {
    "font/woff2": FOR_EVERYTHING,
    "text/css": FOR_EVERYTHING,
    "text/javascript": FOR_EVERYTHING | {"Content-Security-Policy"},
}
"""The security headers that make a difference to what is no page; the rest would be ballast."""


def security_headers(content_type: str, path: str = "") -> dict[str, str]:
    """The headers for an answer of that type, at that path.

    >>> "Content-Security-Policy" in security_headers("text/html; charset=utf-8")
    True
    >>> list(security_headers("font/woff2"))
    ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy']
    """
    needed = NEEDED.get(content_type.partition(";")[0])
    if needed is None:
        is_page = content_type.startswith("text/html")
        return EMBED_HEADERS if is_page and path.startswith(EMBED) else SECURITY_HEADERS
    return {name: value for name, value in SECURITY_HEADERS.items() if name in needed}
