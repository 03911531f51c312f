"""Names that look alike, though they are written with other letters: Unicode's UTS 39, in short.

The groups are those of Latin, Cyrillic and Greek letters and digits in Unicode's `confusables.txt`.
"""

from __future__ import annotations

import unicodedata
from typing import Final

GROUPS: Final = [
    group
    for line in """
    AΑА|BΒВ|CС|EΕЕ|FϜ|GԌ|HΗН|lI1ƖǀΙІӀ|JͿЈ|KΚК|MΜϺМ|NΝ|O0ΟО|PΡР|RƦ|SЅ|TΤТ|VѴ|WԜ|XΧХ|YΥУҮ|ZΖ|aɑαа
    bƄЬ|cс|dԁ|eеҽ|fẝ|gƍɡ|hһ|iıɩɪιіӏ|jϳј|oοσо|pρр|qԛ|rг|sƽѕ|uʋυ|vνѵ|wɯѡԝ|xх|yɣʏγуүỿ|2Ƨ|3ƷȜЗӠ|5Ƽ
    6б|8Ȣȣ|ÅȦ|ÖŐ|ÞϷ|ßβ|åȧ|þƿϸ|ĂǍ|ăǎ|ĔĚ|ĕě|ĞǦ|ğǧ|ģǵ|ĬǏ|ĭǐ|ĸκк|ņɲ|ŎǑ|ŏǒ|ŢȚ|ţƫț|ŬǓ|ŭǔ|ƅь|ƆϽ|ƏӘ|ƐԐ
    ƩΣ|ǝəә|ǶԊ|ȝʒӡ|ɅΛЛ|ɔͻ|ɜз|ɢԍ|ɸφф|ʍм|ʙв|ʜн|ͶИ|ΓГ|ΠП|ΦФ|ΨѰ|δẟ|πп|ςϛ|ψѱ|ЍЙ|йѝ|ҶӋ|ҷӌ
    """.split()
    for group in line.split("|")
]
"""Characters that can be taken for each other; the first of a group stands for all."""

SAME: Final = str.maketrans({other: group[0] for group in GROUPS for other in group[1:]})


def skeleton(name: str) -> str:
    """What is left of a name for those who only look at it.

    >>> skeleton("Воris") == skeleton("Boris"), skeleton("PauI") == skeleton("paul")
    (True, True)
    >>> skeleton("Роса"), skeleton("max") == skeleton("rnax")
    ('poca', True)
    """
    plain = unicodedata.normalize("NFKC", name).translate(SAME).casefold()
    return "".join(plain.split()).replace("rn", "m").replace("vv", "w")
