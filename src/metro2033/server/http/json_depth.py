"""How deep JSON text is nested, measured before it is parsed."""

from __future__ import annotations


def is_deeper(text: bytes | bytearray, most: int) -> bool:
    """Whether JSON text is nested deeper than so many brackets; brackets in strings do not count.

    >>> is_deeper(b'[["[[["]]', 2), is_deeper(b"[[[", 2)
    (False, True)
    """
    depth, is_string, is_escaped = 0, False, False
    for byte in text:
        if is_string:
            is_string = is_escaped or byte != 0x22
            is_escaped = not is_escaped and byte == 0x5C
        elif byte == 0x22:
            is_string = True
        elif byte in b"[{":
            depth += 1
            if depth > most:
                return True
        elif byte in b"]}":
            depth -= 1
    return False
