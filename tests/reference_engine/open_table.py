"""A table of 104/85/M in a few words: stacks by seat, cards laid in the order of the deal, acts as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

import msgspec
from reference_table import Playing

from vistoria.model.answer import Accepted, Answer, Refused
from vistoria.model.cards import Card, full_deck, parse_cards
from vistoria.model.command import Join, Start
from vistoria.model.request import Open
from vistoria.model.table import Force, Settings
from vistoria.reference_engine.adapter import Reference

LAW = "mo-104-85-m"
DECK = full_deck("56789TJQKA")
RICH = 10_000


def opening(
    settings: Mapping[str, Any] | None = None,
    *,
    seats: int = 7,
    readings: Mapping[str, str] | None = None,
    stacks: Mapping[int, int] | None = None,
) -> tuple[Reference, Answer]:
    """The engine and its answer to opening a table; stacks are forced when players sit."""
    engine = Reference({f"{LAW}/{name}": option for name, option in (readings or {}).items()})
    forced = {f"p{seat}": stack for seat, stack in (stacks or {}).items()}
    given = msgspec.convert(settings or {}, Settings)
    return engine, engine.open(Open("t", LAW, seats, given, Force(stacks=forced, seed="open")))


def refused(settings: Mapping[str, Any], *, seats: int = 7, readings: Mapping[str, str] | None = None) -> str:
    """The reason for which a table is not opened."""
    _, answer = opening(settings, seats=seats, readings=readings)
    assert isinstance(answer, Refused), answer
    return answer.reason.text


def seated(
    stacks: Mapping[int, int] | Sequence[int],
    settings: Mapping[str, Any] | None = None,
    readings: Mapping[str, str] | None = None,
) -> Playing:
    """A table with players p1, p2 … at these seats, rich where no stack is given."""
    chips = stacks if isinstance(stacks, Mapping) else dict.fromkeys(stacks, RICH)
    engine, answer = opening(settings, readings=readings, stacks=chips)
    assert isinstance(answer, Accepted), answer
    playing = Playing(engine)
    for seat, stack in chips.items():
        playing.must(Join(f"p{seat}", seat, stack))
    return playing


def laid(own: Mapping[int, str], aside: str = "", starts: Sequence[Sequence[int]] = ()) -> tuple[Card, ...]:
    """A whole deck: `own` names cards by seat in the order dealt, the second being the key.

    `starts` are the seats in the order in which the third, fourth and fifth card go; where they are not
    named, all from the highest seat down.
    """
    down = sorted(own, reverse=True)
    hands = {seat: list(parse_cards(text)) for seat, text in own.items()}
    box = list(parse_cards(aside))
    named = set(chain(box, *hands.values()))
    rest = iter([card for card in DECK if card not in named])
    deck = box or [next(rest)]
    for number in range(5):
        order = starts[number - 2] if number > 1 and len(starts) > number - 2 else down
        deck += [hands[seat][number] if len(hands[seat]) > number else next(rest) for seat in order]
    return (*deck, *rest)


def started(own: Mapping[int, str], **given: Any) -> Playing:
    """A hand begun with these cards; `starts`, `stacks`, `settings`, `readings`, `incidents` where they matter."""
    playing = seated(given.get("stacks") or list(own), given.get("settings"), given.get("readings"))
    incidents = tuple(given.get("incidents", ()))
    playing.must(Start(deck=laid(own, given.get("aside", ""), given.get("starts", ())), incidents=incidents))
    return playing
