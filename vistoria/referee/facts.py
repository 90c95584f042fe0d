"""The facts of an aspect as sentences of the catalogue, as a report and a terminal print them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Literal

from vistoria.model.event import Event
from vistoria.model.sentences import did, say, sentences

from .aspect import Facts
from .aspects import aspects_of
from .kinds import sorted_out

Mood = Literal["must", "did"]
LACKS = "none"
"""The form of a sentence that a side lacks a fact; not said of whom it says something else."""
COURSE = frozenset({"hand", "forced bets", "dealing", "decision", "who acts"})
"""Aspects of the course of a hand: where one of them is missing, another stands in its place."""
Said = tuple[str, dict[str, Any]]
"""The form of an aspect's sentence, empty for its plain one, and what fills its slots."""


def in_words(mood: Mood, aspect: str, facts: Facts, other: Facts, keys: Iterable[Hashable]) -> str:
    """What the facts say of these keys, and that they lack what only the other side says.

    Cards and parts of a fact come in one order, so that equal facts read alike.
    """
    name, said = f"{mood}.{aspect.replace(' ', '-')}", list[tuple[str, dict[str, Any]]]()
    for key in keys:
        form, slots = SLOTS[aspect](key, facts[key] if key in facts else other[key])
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


def instead(lawful: Sequence[Event], events: Sequence[Event]) -> str:
    """What a product did that the law does not have, where the course of the hand is another; empty for nothing."""
    mine, theirs = sorted_out(lawful), sorted_out(events)
    for aspect in aspects_of(frozenset(theirs)):
        due, facts = aspect.of(mine, lawful), aspect.of(theirs, events)
        keys = [key for key in facts if due.get(key) != facts[key]]
        if keys and aspect.name in COURSE:
            return did("instead", what=in_words("did", aspect.name, facts, due, keys))
    return ""


def _slots(of: str, said: str = "") -> Callable[[Any, Any], Said]:
    """The names of the slots for the key and for what is said of it."""
    return lambda key, value: ("", {of: key, said: value} if said else {of: key})


def _ranks(place: str, worth: tuple[str, bool]) -> Said:
    ranks, of_one_suit = worth
    return "suited" if of_one_suit else "", {"place": place, "ranks": " ".join(ranks)}


def _people(of: Any, said: Any) -> Said:
    if of == "state":
        return "state", {"state": said}
    what, player = of
    if what == "resting":
        return "rests" if said else "plays", {"player": player}
    return what, {"player": player, "seat": said[0], "stack": said[1]}


def _session(of: tuple[str, str], totals: Mapping[str, object]) -> Said:
    slots = {"player": of[0], "what": of[1]}
    return ("totals", {**slots, "totals": totals}) if totals else ("", slots)


def _decision(of: tuple[int, int], act: tuple[str, int]) -> Said:
    slots = {"seat": of[1], "act": act[0]}
    return ("put", {**slots, "put": act[1]}) if act[1] else ("", slots)


def _charged(of: tuple[str, int | None], amount: int) -> Said:
    what, seat = of
    slots = {"what": what, "amount": amount}
    return ("", slots) if seat is None else ("seat", {**slots, "seat": seat})


def _choice(act: str, bounds: tuple[int, int] | None) -> Said:
    return ("from", {"act": act, "least": bounds[0], "most": bounds[1]}) if bounds else ("", {"act": act})


def _voided(of: tuple[str, int | None], _: object) -> Said:
    return ("", {}) if of[1] is None else ("seat", {"seat": of[1]})


def _wager(of: tuple[int, str | None], amount: int) -> Said:
    return "", {"seat": of[0], "what": of[1] or "bets", "amount": amount}


SLOTS: Mapping[str, Callable[[Any, Any], Said]] = {
    "people": _people,
    "chips bought": _slots("seat", "chips"),
    "sessions": _session,
    "extra time": _slots("seat", "ms"),
    "marker": lambda _, seat: ("", {"seat": seat}),
    "faults": _voided,
    "corrections": _slots("card", "place"),
    "exposed": _slots("place"),
    "unmatched": _slots("seat", "amount"),
    "hand": lambda what, _: ("begins" if what == "HandStarted" else "ends", {}),
    "dealt in": _slots("seat"),
    "forced bets": _wager,
    "moment of forced bets": lambda when, _: ("", {}),
    "dealing": lambda number, to: ("", {"nth": number + 1, "place": to[0], "face": to[1]}),
    "decision": _decision,
    "all in": _slots("seat"),
    "commission": _charged,
    "who acts": lambda _, asked: ("", {"seat": asked[0], "round": asked[1]}),
    "choices": _choice,
    "time to decide": _slots("_", "until"),
    "qualifying": lambda _, yes: ("" if yes else "no", {}),
    "showing": lambda place, cards: ("", {"place": place, "cards": sorted(cards)}),
    "moment of showing": lambda when, _: ("", {}),
    "order of showing": lambda number, place: ("", {"nth": number + 1, "place": place}),
    "best five": _ranks,
    "winners": _slots("seat"),
    "division": _slots("seat", "amount"),
    "side pots told": _slots("seat", "amount"),
    "pots told": _slots("_", "amount"),
    "payouts": _wager,
    "odds": lambda of, odds: ("", {"seat": of[0], "what": of[1], "odds": odds[0], "for_": odds[1]}),
    "marked winning": lambda place, yes: ("" if yes else "no", {"place": place}),
    "order of prizes": lambda number, seat: ("", {"nth": number + 1, "seat": seat}),
    "collected": _wager,
    "pool": _slots("_", "amount"),
    "carried": _slots("seat", "amount"),
    "stacks": _slots("seat", "amount"),
}
"""By aspect: what fills the slots of its sentence, from a key and what is said of it."""
