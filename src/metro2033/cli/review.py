"""`metro2033 review`: grade the decisions of a recorded match, and tell luck from skill."""

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from metro2033.cli.fault import BadInput
from metro2033.cli.option import ContentOption, JsonFlag
from metro2033.cli.output import console, figures, grid, print_json, progress
from metro2033.cli.replay import entries, replayed
from metro2033.cli.screen import Screen
from metro2033.cli.speech import language
from metro2033.i18n.hint import MISSED, Hint, hint_sentence
from metro2033.i18n.name import Name
from metro2033.i18n.wording import Wording
from metro2033.review.effort import usual_effort
from metro2033.review.grade import Grade, Missed
from metro2033.review.news import News
from metro2033.review.part import portions, reviewed
from metro2033.review.summary import LEVELS, Moment, Review, SeatReview, summary

STAGES: Final = ("opening", "middle", "end")
BALANCE: Final = ("start", "luck", "own", "rivals", "result")


def review(
    file: Annotated[Path, typer.Argument()],
    content: ContentOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Review a recorded match: chances, graded decisions, luck and key moments."""
    _, table = replayed(file, content)
    if not table.is_over:
        raise BadInput("cli-not-over", file=file)
    screen, parts = Screen(table, content, language()), []
    label, effort = screen.wording.text("review-tab"), usual_effort()
    with progress(label, portions(table.count, effort)) as step:
        for part in reviewed(table, effort):
            parts.append(part)
            step(1)
    events = [entry.events for entry in entries(table)]
    found = summary(table, events, parts, effort)
    if as_json:
        print_json(msgspec.to_builtins(found))
    elif not parts:
        screen.say("review-none")
    else:
        screen.name_players()
        Report(screen, found).show()


class Report:
    """A review as text."""

    def __init__(self, screen: Screen, found: Review) -> None:
        self.screen: Final = screen
        self.wording: Final = screen.wording
        self.found: Final = found
        self.grades: Final = {grade.n: grade for grade in found.grades}

    def show(self) -> None:
        """Print all of it."""
        self.show_accuracy()
        self.show_luck()
        self.screen.say("review-moments")
        for moment in self.found.moments:
            self.show_moment(moment)
        if not self.found.moments:
            self.screen.say("review-moments", "about")
        for seat in self.found.seats:
            if seat.lessons:
                self.screen.print(f"{self.screen.seat(seat.seat - 1)}:")
            for n in seat.lessons:
                self.show_mistake(self.grades[n])

    def show_accuracy(self) -> None:
        """One row for each seat whose decisions were graded; then how many mistakes they made."""
        player = self.wording.text("review-luck", "player")
        names = list(reversed(LEVELS))
        scores = grid(
            player,
            self.wording.text("review-accuracy"),
            *[self.wording.text("review-stage", part) for part in STAGES],
        )
        counts = grid(player, *[self.wording.text("review-level", part) for part in names])
        for seat in self.found.seats:
            if seat.accuracy is not None:
                name = self.screen.seat(seat.seat - 1)
                scores.add_row(name, *map(score, [seat.accuracy, *seat.stages]))
                counts.add_row(name, *[figures().number(seat.mistakes[part]) for part in names])
        console().print(scores)
        console().print(counts)
        self.screen.say("review-accuracy", "about")

    def show_luck(self) -> None:
        """Where each result came from."""
        texts = [self.wording.text("review-luck", part) for part in ("player", *BALANCE)]
        table = grid(*texts, title=self.wording.text("review-luck"))
        for seat in self.found.seats:
            table.add_row(self.screen.seat(seat.seat - 1), *self.balance(seat))
        console().print(table)
        error = max(seat.luck_error for seat in self.found.seats)
        self.screen.say("review-luck", "about", error=figures().number(200 * error, 1))

    def balance(self, seat: SeatReview) -> list[str]:
        """The parts of a result in percent; what was won or lost has a sign."""
        ends = {"start", "result"}
        return [
            figures().number(100 * getattr(seat, part), 1)
            if part in ends
            else signed(100 * getattr(seat, part))
            for part in BALANCE
        ]

    def show_moment(self, moment: Moment) -> None:
        """What happened, to whom, and what would have been better."""
        name = self.wording.name("seat", str(moment.seat))
        change = self.wording.text("review-change", percent=signed(100 * moment.change), seat=name)
        luck = self.wording.text("review-of-luck", percent=signed(100 * moment.luck))
        told = " ".join(self.news(news) for news in moment.news)
        self.screen.print(f"{moment.until:5}  {told} {change}, {luck}")
        if moment.better:
            self.show_mistake(self.grades[moment.better])

    def news(self, news: News) -> str:
        """A sentence."""
        values: dict[str, Any] = {name: self.value(name, arg) for name, arg in news.args.items()}
        return self.wording.text(news.id, **values)

    def value(self, variable: str, value: str | int | None) -> Name | int:
        """A number, or the name of a thing."""
        kind = variable.rstrip("0123456789")
        return value if isinstance(value, int) else self.wording.name(kind, str(value))

    def show_mistake(self, grade: Grade) -> None:
        """What was lost, what was better and why."""
        own = self.wording.option(grade.key, grade.kind)
        number = self.wording.text("review-choice", number=grade.n)
        low, high = (figures().number(100 * bound, 1) for bound in (grade.low, grade.high))
        loss = self.wording.text(
            "review-loss",
            "sure" if grade.low == grade.high else None,
            loss=figures().number(100 * grade.loss, 1),
            low=low,
            high=high,
            worlds=grade.worlds,
        )
        self.screen.print(f"       {number}: {own} {loss}")
        self.screen.print(f"       {better_sentence(self.wording, grade)}")


def better_sentence(wording: Wording, grade: Grade) -> str:
    """What would have been better than a mistake, and what for."""
    missed = msgspec.structs.asdict(grade.missed or Missed())
    return hint_sentence(wording, Hint(grade.best, grade.kind, **missed), MISSED)


def score(accuracy: float | None) -> str:
    """An accuracy, if there were decisions."""
    return "–" if accuracy is None else figures().number(accuracy, 1)


def signed(number: float) -> str:
    """A number to a tenth, with its sign."""
    text = figures().number(abs(number), 1)
    return f"+{text}" if number >= 0.05 else f"−{text}" if number <= -0.05 else text
