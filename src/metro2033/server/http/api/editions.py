"""What can be played and read: editions, their content, texts, rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from anyio import to_thread
from fastapi import APIRouter, Path, Query, Request, Response

from metro2033 import catalog, handbook, i18n, rulebook
from metro2033.agents.bot_names import names_for
from metro2033.agents.ratings import rating
from metro2033.bots.registry import LEVELS, usual_for
from metro2033.engine.kernel.game import HouseRule
from metro2033.i18n.bundle import ENGLISH
from metro2033.server.http.api.edition_model import (
    BotModel,
    ContentModel,
    EditionModel,
    HouseRuleModel,
    HouseValueModel,
    PhraseModel,
    PresetModel,
    RuleModel,
)
from metro2033.server.http.api.ready_document import (
    book_document,
    content_document,
    map_document,
    text_document,
)
from metro2033.server.http.api.request_context import Language, SiteOf, refusals
from metro2033.server.http.once import Once
from metro2033.server.match.texts import known_or, said
from metro2033.server.protocol.part import PHRASES
from metro2033.server.tables.problem import Problem, bot_message, bot_name, known_language

router: Final = APIRouter(prefix="/api", tags=["editions"])

MOST_RULES: Final = 100

MOST_VALUES: Final = 12
"""A house rule with more values than that is offered with a few round ones."""

ROUNDS: Final = (4, 5, 6, 8, 10, 12, 15, 20, 30, 50)

NOT_CHANGED: Final[dict[int | str, dict[str, Any]]] = {
    304: {"description": "The copy that the asker has is good."}
}

HAS_BOOK: Final = f"^({'|'.join(rulebook.EDITIONS)})$"
"""Names of editions that have a rulebook."""


@router.get("/editions")
async def list_editions(site: SiteOf, language: Language) -> list[EditionModel]:
    """The editions: seats, house rules and their bounds, bots."""
    names = site.settings.editions
    return [await to_thread.run_sync(edition_model, name, language) for name in names]


@router.get(
    "/editions/{edition}/content",
    response_model=ContentModel,
    responses={**refusals(404), **NOT_CHANGED},
)
async def show_content(
    edition: Annotated[str, Path(max_length=20, examples=["second"])],
    request: Request,
    site: SiteOf,
    language: Language,
    words: Annotated[bool, Query(description="Whether names and texts are filled in.")] = True,
) -> Response:
    """Every piece of an edition: stations with their places, lines, factions, heroes, cards."""
    site.tables.edition(edition)
    document = await to_thread.run_sync(content_document, edition, language, words)
    if document is None:
        raise Problem(404, "problem-not-found")
    return document.response(request)


@router.get(
    "/editions/{edition}/map",
    response_model=dict[str, Any],
    responses={**refusals(404), **NOT_CHANGED},
)
async def show_map(
    edition: Annotated[str, Path(max_length=20, examples=["second"])],
    request: Request,
    site: SiteOf,
) -> Response:
    """The metro map as it is drawn: paths of lines, places of stations and names, looks."""
    site.tables.edition(edition)
    document = await to_thread.run_sync(map_document, edition)
    if document is None:
        raise Problem(404, "problem-not-found")
    return document.response(request)


@router.get(
    "/editions/{edition}/rulebook",
    response_model=handbook.Book,
    responses={**refusals(404), **NOT_CHANGED},
)
async def show_rulebook(
    edition: Annotated[str, Path(pattern=HAS_BOOK)], request: Request, language: Language
) -> Response:
    """The rulebook for reading: chapters with examples and all rules, then all rulings."""
    return (await to_thread.run_sync(book_document, edition, language)).response(request)


@router.get("/languages")
async def list_languages() -> list[str]:
    """The available languages."""
    return list(i18n.languages())


@router.get(
    "/texts/{code}/{edition}",
    response_class=Response,
    responses={
        **refusals(404),
        **NOT_CHANGED,
        200: {"description": "Messages in Fluent syntax.", "content": {"text/plain": {}}},
    },
)
async def show_texts(
    code: Annotated[str, Path(pattern="^[a-z]{2}$", examples=["en"])],
    edition: Annotated[str, Path(max_length=20, examples=["second"])],
    request: Request,
    site: SiteOf,
) -> Response:
    """All texts of a language for one edition, for clients that speak Fluent."""
    site.tables.edition(edition)
    language = known_language(code)
    return (await to_thread.run_sync(text_document, language, edition)).response(request)


@router.get("/phrases")
async def list_phrases(language: Language) -> list[PhraseModel]:
    """The quick phrases of the chat; each reader gets them in their own language."""
    return [
        PhraseModel(id=phrase, text=said(f"phrase-{phrase}", {}, language)) for phrase in PHRASES
    ]


@router.get("/rules", responses=refusals(404))
async def find_rules(
    language: Language,
    word: Annotated[str, Query(min_length=2, max_length=60, examples=["tunnel"])],
    edition: Annotated[str, Query(pattern=HAS_BOOK)] = catalog.DEFAULT,
) -> list[RuleModel]:
    """The rules and rulings whose text contains a word."""
    return await to_thread.run_sync(rules_with, word.casefold(), edition, language)


@router.get("/rules/{rule_id}", responses=refusals(404))
async def show_rule(
    rule_id: Annotated[str, Path(pattern="^[A-Z0-9-]{1,20}$", examples=["E2-ARMY-004"])],
    language: Language,
) -> RuleModel:
    """A rule or a ruling, as refusals name it."""
    try:
        return rule_model(rulebook.entry(rule_id), language)
    except rulebook.RulebookError:
        raise Problem(404, "problem-no-rule", id=rule_id) from None


def rules_with(word: str, edition: str, language: str) -> list[RuleModel]:
    """The rules and rulings that contain a word."""
    models = rule_models(edition, language)
    return [m for m in models if word in f"{m.title} {m.text}".casefold()][:MOST_RULES]


@Once
def rule_models(edition: str, language: str) -> tuple[RuleModel, ...]:
    """All rules and rulings of an edition in words."""
    return tuple(rule_model(entry, language) for entry in rulebook.entries(edition))


@Once
def edition_model(name: str, language: str) -> EditionModel:
    """An edition and what can be chosen about it."""
    game = catalog.game(name)
    return EditionModel(
        id=name,
        is_default=name == catalog.DEFAULT,
        has_content=catalog.pack(name).has_content,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        rules_version=game.rules_version,
        content_digest=game.content_digest,
        house_rules=[house_rule_model(name, rule, language) for rule in game.house_rules],
        presets=[
            PresetModel(name=preset, house_rules=dict(rules))
            for preset, rules in catalog.pack(name).presets.items()
        ],
        bots=[
            BotModel(
                name=bot,
                text=bot_name(bot, language),
                about=i18n.text(bot_message(bot), None, language, part="about"),
                level=list(LEVELS).index(bot) + 1 if bot in LEVELS else 0,
                rating=rating(name, bot),
                is_usual=bot == usual_for(game),
            )
            for bot in names_for(game)
        ],
    )


def house_rule_model(edition: str, rule: HouseRule, language: str) -> HouseRuleModel:
    """A house rule in words."""
    text_id = rulebook.house_text_id(edition, rule.name)
    return HouseRuleModel(
        name=rule.name,
        least=rule.least,
        most=rule.most,
        default=rule.default,
        text_id=text_id,
        title=rulebook_text(text_id, language, "name"),
        text=rulebook_text(text_id, language),
        values=[
            HouseValueModel(value=value, text=rulebook.house_value(text_id, value, language))
            for value in offered_values(rule)
        ],
    )


def offered_values(rule: HouseRule) -> list[int]:
    """The values of a house rule that are worth offering: all, or a few of many."""
    if (rule.least, rule.most) == (0, 1):
        return []
    if rule.most - rule.least <= MOST_VALUES:
        return list(range(rule.least, rule.most + 1))
    return sorted({rule.default, *(n for n in ROUNDS if rule.least <= n <= rule.most)})


@cache
def rule_model(entry: rulebook.Entry, language: str) -> RuleModel:
    """A rule in words."""
    parts = {}
    for part in ("shows", "question", "options", "reason"):
        said = rulebook_text(entry.text_id, language, part)
        if said:
            parts[part] = said
    is_rule = isinstance(entry, rulebook.Rule)
    return RuleModel(
        id=entry.id,
        edition=entry.edition,
        kind="rule" if is_rule else "ruling",
        section=entry.section if isinstance(entry, rulebook.Rule) else entry.topic,
        title="" if is_rule else rulebook_text(entry.text_id, language, "title"),
        text=rulebook_text(entry.text_id, language),
        said=rulebook.said(entry.id, language=known_or(language, ENGLISH)),
        parts=parts,
        related=list(entry.rulings if isinstance(entry, rulebook.Rule) else entry.rules),
    )


def rulebook_text(text_id: str, language: str, part: str | None = None) -> str:
    """A text of the rulebook; in English where the language lacks it, "" where there is none."""
    for tried in dict.fromkeys((language, "en")):
        try:
            return rulebook.text(text_id, part, language=tried)
        except rulebook.RulebookError:
            continue
    return ""
