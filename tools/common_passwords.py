"""Writes the list of common passwords that the server refuses: python tools/common_passwords.py.

The 4,000 most common of at least 8 characters come from the frequency list of zxcvbn (MIT), which
the extra `release` installs. Only the beginnings of their hashes are kept: the list is to be looked
up, not to be read.
"""

from __future__ import annotations

from zxcvbn.frequency_lists import FREQUENCY_LISTS

from metro2033.server.http.common_password import LIST, fingerprint

COUNT = 4_000
LEAST_LETTERS = 8

if __name__ == "__main__":
    known = [word for word in FREQUENCY_LISTS["passwords"] if len(word) >= LEAST_LETTERS]
    prints = dict.fromkeys(fingerprint(word.casefold()) for word in known)
    LIST.write_bytes(b"".join(sorted([*prints][:COUNT])))
