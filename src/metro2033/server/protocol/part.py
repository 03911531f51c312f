"""What messages of the server are made of."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

Argument = str | int | None
"""The ID of a thing, a number, or null for what the reader may not know."""

FACTS: Final = "Facts"
"""The name that facts have in the schema, where they are spelled out for each edition."""

Facts = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": f"#/$defs/{FACTS}"})]
"""What can be said of a position; nothing in the lobby."""

Cause = Literal["chosen", "drawn", "forced", "absent", "passed", "bot"]
"""By a person; by nature; the only answer there was; for somebody away; by a bot."""

Status = Literal["lobby", "running", "over", "ended"]
"""Players gather; the match is played; it was played to its end; it was broken off."""


class Stop(Struct):
    """A station on a way, and what it costs to come there."""

    station: str
    cost: int


class Way(Struct):
    """The way of a hero: stops from where they stand to where they go, and what they can spend."""

    stops: list[Stop]
    budget: int


class Option(Struct, omit_defaults=True):
    """One legal answer: its key, and the same taken apart.

    `args` are the IDs of things and the numbers in it, named as in the texts: `station`, `seat`,
    `number`, and `resource2` for a second one of a kind. `way` is the way on which the answer takes
    the hero. `odds` is the chance to win the fight that the answer leads to, from what the seat may
    know. `at` is the station where the hero stands at whom the answer is aimed. `traits` say what
    kind of answer it is, such as `ends` or `attacks`.
    """

    key: str
    verb: str
    args: dict[str, Argument] = {}
    way: Way | None = None
    odds: float | None = None
    at: str | None = None
    traits: list[str] = []


class Card(Struct):
    """A card: its kind, such as `threat`, and its ID."""

    kind: str
    id: str


class Route(Struct):
    """A way on which several answers, given one after another, take the hero to a station."""

    keys: list[str]
    way: Way


class Question(Struct, omit_defaults=True):
    """What the viewer is asked. `fallback` is the key that is taken for somebody away.

    `rules` are the IDs of the rules that the question comes from. The answer to a sealed question
    stays hidden until all have answered. `has_lacks` tells whether something that one may want to
    do here is not possible now, so that it is worth asking why; `has_odds` whether a fight may
    follow, so that it is worth asking for the odds. `about` are the open cards that the question is
    about: the law that is voted on, the threat that is met, the card that asks. `args` are the
    things that its text names, null for what it does not name. `traits` say what kind of question
    it is. `routes` lead the hero where no single answer does.
    """

    ask: int
    kind: str
    options: list[Option]
    fallback: str
    is_sealed: bool
    rules: list[str]
    has_lacks: bool
    has_odds: bool = False
    about: list[Card] = []
    args: dict[str, Argument] = {}
    traits: list[str] = []
    routes: list[Route] = []


class Lack(Struct):
    """Something that is not possible now, with how many things, and the rule against it.

    `option` is the answer to one of these things. Where no station was asked for, no other answer
    of its verb is possible either.
    """

    rule: str
    option: Option
    count: int


class Waiting(Struct, omit_defaults=True):
    """Whose answers are awaited, and to what kind of question; nobody's at the end.

    `answer` is what the viewer has answered to a sealed question, while others have not. `secret`
    are those seats of people who share a device that see what not everybody may.
    """

    seats: list[int]
    kind: str
    answer: Option | None = None
    secret: list[int] = []


class SumPart(Struct, omit_defaults=True):
    """A part of a side's total in a fight: `value`, what gives it, and the rules behind it.

    `kind` is worded by `part-<kind>`; where it is a kind of thing, `id` is which one.
    `side` is 0 for the first side and 1 for the other.
    """

    side: int
    kind: str
    value: int
    id: str = ""
    rules: list[str] = []


class Difference(Struct):
    """A number of a seat before and after an answer, worded by `client-counted-<what>`."""

    what: str
    seat: int
    before: int
    after: int


class Spread(Struct):
    """By how much a number of the viewer changes, at least and at most."""

    what: str
    least: int
    most: int


class Fight(Struct):
    """The chances of a fight, the strengths before dice or combat cards, and what each end brings.

    In `parts` side 0 is the viewer's. Each end lists what is known of it. `spread` is what a
    side could gain by other combat cards than those it is taken to lay, on average over all hands:
    0 where all that can happen was counted, more where both sides mix combat cards.
    """

    win: float
    draw: float
    loss: float
    parts: list[SumPart]
    after_win: list[Spread]
    after_draw: list[Spread]
    after_loss: list[Spread]
    spread: float = 0.0


class Event(Struct, omit_defaults=True):
    """Something that happened: the text is `event-<kind>` with `args`.

    `rules` are the IDs of the rules behind it, where it is part of a step. `traits` say what kind
    of event it is, such as `heading` or `minor`. `parts` are where the two totals of a fight come
    from, or the stations that a roll lets yield, each with how much. `winner` is the side that won
    the fight, 0 or 1, whatever the totals are; a draw has none.
    """

    kind: str
    args: dict[str, Argument]
    rules: list[str] = []
    traits: list[str] = []
    parts: list[SumPart] = []
    winner: int | None = None


class Purpose(Struct):
    """What an answer is for, in one sentence: `hint-say`, or `hint-say-<danger>` against a danger.

    `aims` are features to improve, worded by `hint-aim-<feature>`; `args` may name the `seat` that
    the danger comes from and the `station` in danger. `deed` is the next thing to do after the
    answer; both are worded by `hint-do-<verb>`. `is_even`: other answers are about as good.
    """

    aims: list[str]
    danger: str = ""
    args: dict[str, Argument] = {}
    deed: Option | None = None
    is_even: bool = False


class Advice(Struct):
    """An answer that a bot thinks well of: the chance to win the match with it, and why.

    `chance` is null where the bot cannot tell it, `low` and `high` are its bounds (95 %). The
    reasons of the first answer say what it has over the second, those of any other what it lacks
    against the first: `hint-own` or `hint-rivals` with `feature`, worded by `feature-<feature>`,
    and `trend`, which is `good` or `bad` for oneself. `then` are the answers that are meant to
    follow in the same turn. `purpose` is what the first answer is for, where the bot can tell.
    """

    key: str
    chance: float | None
    reasons: list[Event]
    low: float | None = None
    high: float | None = None
    then: list[Option] = []
    purpose: Purpose | None = None


class Step(Struct, omit_defaults=True):
    """Choice number `n`, who made it and why, and what happened.

    `seat` is null for nature. `key` is told to the seat that chose it and to nobody else. Where
    there was only one answer, `asked` is the kind of the question and `rules` are the IDs of the
    rules behind it; `traits` are those of the answer.
    """

    n: int
    seat: int | None
    cause: Cause
    key: str | None
    events: list[Event]
    asked: str = ""
    rules: list[str] = []
    traits: list[str] = []


class Clock(Struct, omit_defaults=True):
    """The time that a seat has left, and whether it is running.

    The clock of somebody who is asked while they rest stands still until `rests_until`, a time of
    the server.
    """

    seat: int
    left_ms: int
    is_running: bool
    rests_until: int | None = None


class SeatState(Struct):
    """Who sits where: a person, a bot, or nobody yet.

    `bot` is the name of the bot that answers: that of a bot's seat, or one that stands in for a
    person. `is_here` tells whether a person has a connection, `is_muted` that they may not chat.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    is_here: bool
    is_muted: bool = False


class Proposal(Struct):
    """A player wants to take choices back: the match would go on after choice `n`.

    `missing` are the seats that still have to agree.
    """

    number: int
    seat: int
    n: int
    missing: list[int]


class PlannedAnswer(Struct):
    """A step of a plan with its checks: the answer, null for whatever passes."""

    option: Option | None
    repeats: bool
    optional: bool
    calm: bool
    kind: str


class UsualQuestion(Struct):
    """A kind of question that comes again and again, and its answers, possible now or not.

    `args` are those of its text, all of them null.
    """

    kind: str
    options: list[Option]
    args: dict[str, Argument] = {}


class SeatPlan(Struct):
    """What the viewer has laid down to answer next; others never see it.

    `ended` says why it answers nothing any more: one is in a `fight`, its next answer is
    `not_offered` or belongs to an `other_question`, a choice was `undone`, or a bot took over
    (`stand_in`).
    """

    steps: list[PlannedAnswer]
    ended: str = ""


class Announcement(Struct):
    """What officials tell at all tables until a time; `texts` are by language, at least one."""

    id: str
    texts: dict[str, str]
    until: int


class ChatLine(Struct):
    """A line of chat: free text, or the ID of a phrase. `seat` is null for a spectator."""

    k: int
    seat: int | None
    name: str
    text: str | None
    phrase: str | None
    at: int


PHRASES: Final = (
    "hello",
    "good_luck",
    "your_turn",
    "one_moment",
    "thanks",
    "sorry",
    "well_played",
    "ouch",
    "what_luck",
    "peace",
    "truce_over",
    "beware",
    "undo_please",
    "must_go",
    "back",
    "good_game",
)
"""What can be said with one touch; the text of each is `phrase-` and its name."""


class Match(Struct):
    """What does not change while a match is played.

    `commitment` is the hash of the secret from which nature is drawn; the record discloses the
    secret at the end. `lesson` is the edition that a match teaches: nature and the opponents answer
    by a script at first, and so must the learner. `puzzle` is the ID of the puzzle at which a match
    begins. `phrases` are the IDs of what can be said with one touch; the text of each is `phrase-`
    and its ID. `memory` tells whether anybody may ask what can be remembered of the cards; where
    not, `unseen` in the facts is empty. `delay` is by how much those are behind who only watch.
    `tournament` is the ID of the one it is part of.
    """

    id: str
    edition: str
    rules_version: int
    content_digest: str
    house_rules: dict[str, int]
    commitment: str | None
    lesson: str | None
    clock: dict[str, Any] | None
    hints: bool
    chat: bool
    rated: bool
    phrases: list[str]
    puzzle: str | None = None
    memory: bool = True
    delay: dict[str, Any] | None = None
    tournament: str | None = None


UndoKind = Literal["no", "free", "ask"]
"""Whether the viewer may undo their last choice: not at all, at will, or if the others agree."""
