"""How the ids of matches, reports and all other things look in addresses and requests."""

from __future__ import annotations

from typing import Final

ID_FORM: Final = "[A-Za-z0-9_-]{1,32}"
ID_PATTERN: Final = f"^{ID_FORM}$"
