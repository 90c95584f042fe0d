"""Which checks the Then steps of a scenario ask for, with which literals; read from the words alone.

Most sentences stand on their checks. Those of steps that play before they ask are registered here with `asks`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

import parse

from vistoria.model.game import owner

from .literals import KINDS
from .registry import CHECKS, Check, Judge, name_of, with_table

RateNamed = Callable[[str], list[int]]
"""The rate that a run names with a reading, [numerator, denominator]."""
Read = Callable[[Mapping[str, object], RateNamed], dict[str, object]]
"""What the words of a sentence say, to the literals of its check."""


@dataclass(frozen=True)
class Asked:
    """One check that a scenario asks for."""

    check: str
    literals: Mapping[str, object]
    minimum: int | None = None
    """How many hands a sample of chance has."""


@dataclass(frozen=True)
class AskedAfterPlay:
    """A sentence of a Then step that plays and then asks."""

    text: str
    check: str
    read: Read
    minimum: str
    """The name of the literal that is the size of a sample; empty where none is played."""
    parser: parse.Parser = field(compare=False)


AFTER_PLAY: list[AskedAfterPlay] = []


class NotAsked(ValueError):
    """The words of a Then step ask for no check, or for more than one; the text says which."""


def asks(text: str, check: Judge, read: Read, minimum: str = "") -> str:
    """Register the sentence of a Then step that plays before it asks for a check; return it for the step."""
    parser = parse.compile(text, KINDS, case_sensitive=True)
    AFTER_PLAY.append(AskedAfterPlay(text, name_of(check), read, minimum, parser))
    return text


def of_samples(said: Mapping[str, object], _: RateNamed) -> dict[str, object]:
    """The literals of a check that looks at one sample, and at a second where the first does not settle it."""
    return {"hands": said["hands"], "most": [said["first"], said["again"]]}


def asked(text: str, table: Sequence[Sequence[str]], game: str, rate: RateNamed) -> Asked:
    """The check that a Then step of a game asks for; raise NotAsked."""
    found = [*_of_checks(text, game), *_after_play(text, game)]
    if len(found) != 1:
        raise NotAsked(f"{text!r} asks for {len(found)} checks of this version")
    try:
        return found[0](table, rate)
    except ValueError as error:
        raise NotAsked(f"{text!r}: {error}") from None


_Reader = Callable[[Sequence[Sequence[str]], RateNamed], Asked]


def _of_checks(text: str, game: str) -> list[_Reader]:
    def reader(check: Check, at: int) -> _Reader:
        sentence = check.sentences[at]

        def read(table: Sequence[Sequence[str]], _: RateNamed) -> Asked:
            return Asked(check.name, with_table(check.name, sentence.read(text), table or None))

        return read

    return [
        reader(check, at)
        for check in _of_game(game)
        for at, sentence in enumerate(check.sentences)
        if text.startswith(_start(sentence.text)) and sentence.says(text)
    ]


def _after_play(text: str, game: str) -> list[_Reader]:
    def reader(each: AskedAfterPlay, said: parse.Result) -> _Reader:
        def read(_: Sequence[Sequence[str]], rate: RateNamed) -> Asked:
            minimum = int(said.named[each.minimum]) if each.minimum else None
            return Asked(each.check, each.read(said.named, rate), minimum)

        return read

    of_game = {check.name for check in _of_game(game)}
    return [
        reader(each, said)
        for each in AFTER_PLAY
        if each.check in of_game and isinstance(said := each.parser.parse(text), parse.Result)
    ]


@cache
def _of_game(game: str) -> tuple[Check, ...]:
    """The checks of a game, and those of none."""
    return tuple(check for check in CHECKS.values() if owner(check.judge.__module__) in (None, game))


@cache
def _start(sentence: str) -> str:
    """The words before the first literal; what another character may begin is left out."""
    return sentence.partition("{")[0].partition("[")[0]
