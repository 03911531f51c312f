from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from metro2033 import catalog
from metro2033.editions.toy.rules.game import ToyGame
from metro2033.engine.kernel.event import EVERYONE, UNKNOWN, Event, redact
from metro2033.engine.kernel.word import NONE, Signature, pack
from metro2033.table.keys import NUMBER, BadKey, BadWord, KeyCodec, form
from table.play import PATIENT, TOY

CODEC = KeyCodec(TOY)


def wide() -> ToyGame:
    """A vocabulary with all shapes of verbs."""
    game = ToyGame()
    game.verbs = [
        Signature("bare"),
        Signature("one", "platform"),
        Signature("two", NUMBER, "find"),
        Signature("three", "seat", NUMBER, "platform"),
    ]
    return game


GAMES = [wide(), *(catalog.game(name) for name in catalog.names())]


@st.composite
def words(draw: st.DrawFn) -> tuple[KeyCodec, int]:
    # Drawn by number: hypothesis keeps weak references, which compiled objects do not survive.
    game = GAMES[draw(st.integers(0, len(GAMES) - 1))]
    verb = draw(st.integers(0, len(game.verbs) - 1))
    kinds = game.verbs[verb].kinds
    bounds = [NONE if kind == NUMBER else len(game.slugs[kind]) for kind in kinds]
    # An edition without laws has no names for the verbs about them.
    values = [
        draw(st.integers(0, bound - 1) | st.just(NONE)) if bound else NONE for bound in bounds
    ]
    return KeyCodec(game), pack(verb, *values)


@PATIENT
@given(words())
def test_every_word_comes_back_from_its_key(made: tuple[KeyCodec, int]) -> None:
    codec, word = made
    assert codec.word(codec.key(word)) == word


def test_small_vocabularies_come_back_whole() -> None:
    for name in catalog.names():
        game, codec = catalog.game(name), KeyCodec(catalog.game(name))
        for number, verb in enumerate(game.verbs):
            for kind in verb.kinds[:1]:
                for value in range(300 if kind == NUMBER else len(game.slugs[kind])):
                    assert codec.word(codec.key(pack(number, value))) == pack(number, value)


@PATIENT
@given(words(), words())
def test_different_words_have_different_keys(
    one: tuple[KeyCodec, int], other: tuple[KeyCodec, int]
) -> None:
    codec = KeyCodec(GAMES[0])
    keys = set()
    known = set()
    for _, word in [one, other]:
        with suppress(BadWord):
            keys.add(codec.key(word))
            known.add(word)
    assert len(keys) == len(known)


def test_missing_arguments_are_left_out_at_the_end_and_empty_before_others() -> None:
    codec = KeyCodec(wide())
    assert codec.key(pack(3)) == "three"
    assert codec.key(pack(3, 1)) == "three:2"
    assert codec.key(pack(3, NONE, NONE, 0)) == "three:::alder"
    assert codec.word("three:::alder") == pack(3, NONE, NONE, 0)


@PATIENT
@given(st.text(max_size=40) | st.text("abwlk:0123456789", max_size=20))
def test_any_text_is_a_key_that_comes_back_or_a_bad_key(text: str) -> None:
    with suppress(BadKey):
        assert CODEC.key(CODEC.word(text)) == text


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("wlak:birch", "form verb:argument; did you mean 'walk:birch'?"),
        ("walk:brich", "form walk:<platform>; did you mean 'walk:birch'?"),
        ("walk:xyzzy", "form walk:<platform>"),
        ("walk:birch:oak", "form walk:<platform>"),
        ("walk:", "form walk:<platform>"),
        ("Walk:birch", "did you mean 'walk:birch'?"),
        ("rest:1", "form rest"),
        ("bid:01", "form bid:<number>"),
        ("bid:-1", "form bid:<number>"),
        ("bid:+1", "form bid:<number>"),
        ("bid:1.0", "form bid:<number>"),
        ("bid: 1", "form bid:<number>"),
        ("bid:٣", "form bid:<number>"),  # a digit, but not a decimal one of ours
        ("bid:65535", "form bid:<number>"),
        ("bid:" + "9" * 9000, "form bid:<number>"),
        ("", "form verb:argument"),
    ],
)
def test_a_bad_key_tells_the_form_and_the_nearest(key: str, told: str) -> None:
    with pytest.raises(BadKey) as caught:
        CODEC.word(key)
    assert told in str(caught.value)


def test_a_very_long_text_is_refused_at_once() -> None:
    with pytest.raises(BadKey):
        CODEC.word("walk" * 250_000)


@pytest.mark.parametrize("word", [pack(99), pack(0, 1), pack(1, 12), pack(1, 1, 1), -1])
def test_words_outside_the_vocabulary_have_no_key(word: int) -> None:
    with pytest.raises(BadWord):
        CODEC.key(word)


def test_vocabularies_that_keys_cannot_tell_apart_are_refused() -> None:
    for verbs in [
        [Signature("same"), Signature("same")],
        [Signature("a:b")],
        [Signature("")],
        [Signature("go", "nowhere")],
        [Signature("go", NUMBER, NUMBER, NUMBER, NUMBER)],
    ]:
        game = ToyGame()
        game.verbs = verbs
        with pytest.raises(BadWord):
            KeyCodec(game)


def test_form_names_the_kinds() -> None:
    assert form(Signature("go", "seat", NUMBER)) == "go:<seat>:<number>"


def event(name: str, *args: int, audience: int = EVERYONE, hidden: int = 0) -> Event:
    kind = [signature.name for signature in TOY.events].index(name)
    return Event(kind, vec[i64](list(args)), audience, hidden)


def test_an_event_is_told_in_slugs_and_numbers() -> None:
    told = CODEC.event_args(event("duelled", 0, 1, 2, 3))
    assert told == ("duelled", ["1", "2", 2, 3])


def test_what_a_viewer_may_not_know_is_none() -> None:
    whispered = event("found_card", 0, 2, audience=1, hidden=2)
    assert CODEC.event_args(redact(whispered, 0)) == ("found_card", ["1", "trolley"])
    assert CODEC.event_args(redact(whispered, 1)) == ("found_card", ["1", None])


def test_a_number_may_be_negative_unless_it_is_hidden() -> None:
    assert CODEC.event_args(event("duelled", 0, 1, -1, 3))[1][2] == -1
    assert CODEC.event_args(event("duelled", 0, 1, UNKNOWN, 3, hidden=4))[1][2] is None


def test_an_argument_that_is_not_there_is_empty() -> None:
    assert CODEC.event_args(event("walked", 0, NONE)) == ("walked", ["1", ""])


def test_events_outside_the_vocabulary_are_refused() -> None:
    for wrong in [Event(99, vec[i64]()), event("walked", 0), event("walked", 0, 99)]:
        with pytest.raises(BadWord):
            CODEC.event_args(wrong)


def test_nothing_is_near_to_a_strange_verb() -> None:
    with pytest.raises(BadKey) as caught:
        KeyCodec(catalog.game("toy")).word("zzzz:moon")
    assert caught.value.nearest == ""
