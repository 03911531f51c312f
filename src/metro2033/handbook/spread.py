"""IDs of rules as chapters write them: `A-001..003` are three."""

import re
from collections.abc import Iterable, Iterator

from metro2033 import rulebook


def spread(ids: Iterable[str]) -> Iterator[str]:
    """Rules one by one, each of which exists; those that concern no player are left out."""
    for id in ids:
        found = re.fullmatch(r"(.*-)(\d{3})\.\.(\d{3})", id)
        numbers = range(int(found[2]), int(found[3]) + 1) if found else ()
        for one in [f"{found[1]}{n:03}" for n in numbers] if found else [id]:
            if rulebook.entry(one).is_for_players:
                yield one
