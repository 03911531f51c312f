"""Every rule of both editions, and every ruling on them, as records with stable IDs."""

from .catalog import (
    EDITIONS,
    Edition,
    Rule,
    RuleKind,
    Ruling,
    RulingKind,
    Section,
    event_rules,
    question_rules,
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
    "Section",
    "UnknownEdition",
    "UnknownLanguage",
    "UnknownRule",
    "UnknownRuling",
    "UnknownText",
    "chapters",
    "event_rules",
    "house_text_id",
    "question_rules",
    "rule",
    "rules",
    "ruling",
    "rulings",
    "sections",
    "tags",
    "text",
    "topics",
]
