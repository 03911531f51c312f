"""Every rule of both editions, and every ruling on them, as records with stable IDs."""

from .catalog import (
    EDITIONS,
    Edition,
    Rule,
    RuleKind,
    Ruling,
    RulingKind,
    Section,
    piece_rules,
    question_rules,
    question_verbs,
    rule,
    rules,
    ruling,
    rulings,
    sections,
    topics,
)
from .chapter import Chapter, Paragraph, chapters, tags
from .errors import (
    RulebookError,
    UnknownEdition,
    UnknownLanguage,
    UnknownRule,
    UnknownRuling,
    UnknownText,
)
from .event import cited, event_cases
from .scene import Scene, Told
from .texts import house_text_id, text

__all__ = [
    "EDITIONS",
    "Chapter",
    "Edition",
    "Paragraph",
    "Rule",
    "RuleKind",
    "RulebookError",
    "Ruling",
    "RulingKind",
    "Scene",
    "Section",
    "Told",
    "UnknownEdition",
    "UnknownLanguage",
    "UnknownRule",
    "UnknownRuling",
    "UnknownText",
    "chapters",
    "cited",
    "event_cases",
    "house_text_id",
    "piece_rules",
    "question_rules",
    "question_verbs",
    "rule",
    "rules",
    "ruling",
    "rulings",
    "sections",
    "tags",
    "text",
    "topics",
]
