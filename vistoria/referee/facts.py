"""The facts of an aspect as sentences of the catalogue, as a report and a terminal print them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, Literal

from vistoria.model.sentences import say, sentences

from .aspect import Aspect, Facts, Said

Mood = Literal["must", "did"]
LACKS = "none"
"""The form of a sentence that a side lacks a fact; not said of whom it says something else."""


def in_words(mood: Mood, aspect: Aspect, facts: Facts, other: Facts, keys: Iterable[Hashable]) -> str:
    """What the facts say of these keys, and that they lack what only the other side says.

    Cards and parts of a fact come in one order, so that equal facts read alike.
    """
    name, said = f"{mood}.{aspect.name.replace(' ', '-')}", list[tuple[str, dict[str, Any]]]()
    for key in keys:
        form, slots = aspect.slots(key, facts[key] if key in facts else other[key])
        said.append((form if key in facts else LACKS, slots))
    told = {_subject(slots) for form, slots in said if form != LACKS} - {None}
    texts = (
        say(f"{name}-{form}" if form else name, **slots)
        for form, slots in said
        if form != LACKS or _subject(slots) not in told
    )
    return sentences(*dict.fromkeys(texts))


def _subject(slots: Mapping[str, Any]) -> object:
    return slots.get("seat", slots.get("place", slots.get("player")))


def slots(of: str, said: str = "") -> Callable[[Any, Any], Said]:
    """The names of the slots for the parts of a key, and for those of what is said of it."""
    return lambda key, value: ("", {**_parts(of, key), **_parts(said, value)})


def nth(said: str) -> Callable[[int, Any], Said]:
    """The same where the key is a place in an order."""
    return lambda number, value: ("", {"nth": number + 1, **_parts(said, value)})


def _parts(names: str, value: Any) -> dict[str, Any]:
    parts = value if isinstance(value, tuple) else (sorted(value) if isinstance(value, frozenset) else value,)
    return dict(zip(names.split(), parts, strict=False))


def yes(place: str, said: bool) -> Said:
    """That something is so of a place, or not."""
    return "" if said else "no", {"place": place}


def hand(event: str, _: object) -> Said:
    """That a hand begins or ends."""
    return "begins" if event == "HandStarted" else "ends", {}


def ranks(place: str, worth: tuple[str, bool]) -> Said:
    """Of which ranks five cards are, and whether of one suit."""
    return "suited" if worth[1] else "", {"place": place, "ranks": " ".join(worth[0])}


def people(of: Any, said: Any) -> Said:
    """What becomes of a player, or of the table."""
    if of == "state":
        return "state", {"state": said}
    what, player = of
    if what == "resting":
        return "rests" if said else "plays", {"player": player}
    return what, {"player": player, "seat": said[0], "stack": said[1]}


def session(of: tuple[str, str], totals: Mapping[str, object]) -> Said:
    """What becomes of a session, and what it comes to."""
    slots = {"player": of[0], "what": of[1]}
    return ("totals", {**slots, "totals": totals}) if totals else ("", slots)


def decision(of: tuple[int, int], act: tuple[str, int]) -> Said:
    """What a player does, and what he puts in."""
    slots = {"seat": of[1], "act": act[0]}
    return ("put", {**slots, "put": act[1]}) if act[1] else ("", slots)


def charged(of: tuple[str, int | None], amount: int) -> Said:
    """What the house takes."""
    what, seat = of
    slots = {"what": what, "amount": amount}
    return ("", slots) if seat is None else ("seat", {**slots, "seat": seat})


def choice(act: str, bounds: tuple[int, int] | None) -> Said:
    """What a player may do."""
    if bounds is None:
        return "", {"act": act}
    least, most = bounds
    if act == "call" and least == most:
        return "sum", {"act": act, "amount": most}
    return "from", {"act": act, "least": least, "most": most}


def voided(of: tuple[str, int | None], _: object) -> Said:
    """What is declared null."""
    return ("", {}) if of[1] is None else ("seat", {"seat": of[1]})


def wager(of: tuple[int, str | None], amount: int) -> Said:
    """What is paid or taken of a bet."""
    return "", {"seat": of[0], "what": of[1] or "bets", "amount": amount}
