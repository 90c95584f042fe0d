"""A table of Omaha online in a few words: stacks by seat, cards laid without burns, acts as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from reference_table import Playing

from vistoria.model.answer import Accepted, Answer
from vistoria.model.cards import Card, full_deck, parse_cards
from vistoria.model.command import Join, Register, Start
from vistoria.model.request import Open
from vistoria.model.table import Force, Settings
from vistoria.reference_engine.adapter import Reference

LAW = "pt-omaha-online"
PLAIN: Mapping[str, Any] = {"stakes": {"small": 10, "big": 20}, "smallest": 1}


def engine(readings: Mapping[str, str] | None = None) -> Reference:
    """The reference engine under these options, by reading without prefix."""
    return Reference({f"{LAW}/{name}": option for name, option in (readings or {}).items()})


def opening(
    settings: Mapping[str, Any], seats: int = 10, readings: Mapping[str, str] | None = None
) -> Answer:
    """The answer to opening a table."""
    return engine(readings).open(Open("t", LAW, seats, msgspec.convert(settings, Settings)))


def opened(
    stacks: Mapping[int, int],
    *,
    marker: int | None = None,
    settings: Mapping[str, Any] | None = None,
    readings: Mapping[str, str] | None = None,
    seats: int = 10,
) -> Playing:
    """A table with players p1, p2 … at the seats given, with these stacks forced."""
    found = engine(readings)
    forced = {f"p{seat}": stack for seat, stack in stacks.items()}
    given = msgspec.convert({**PLAIN, **(settings or {})}, Settings)
    answer = found.open(Open("t", LAW, seats, given, Force(marker=marker, stacks=forced, seed="online")))
    assert isinstance(answer, Accepted), answer
    playing = Playing(found)
    playing.events += answer.events  # type: ignore[arg-type]
    for seat in stacks:
        if given.mode == "session":
            playing.must(Register(f"p{seat}"))
        playing.must(Join(f"p{seat}", seat, 10_000))
    return playing


def four_handed(**changes: Any) -> Playing:
    """Seats 1-4 of ten with 10 000 each, button at 1, blinds of 10 at 2 and 20 at 3; seat 4 speaks first."""
    changes.setdefault("marker", 1)
    return opened(dict.fromkeys((1, 2, 3, 4), 10_000), **changes)


def laid(seats: Sequence[int], marker: int, own: Mapping[int, str], board: str = "") -> tuple[Card, ...]:
    """A whole deck that deals these cards, none put away; what is left open is filled in order."""
    order = sorted(seats, key=lambda seat: (seat <= marker, seat))
    hands = {seat: parse_cards(own.get(seat, "")) for seat in order}
    community = parse_cards(board)
    named = {card for cards in (*hands.values(), community) for card in cards}
    rest = iter([card for card in full_deck() if card not in named])
    deck = [hands[seat][k] if k < len(hands[seat]) else next(rest) for k in range(4) for seat in order]
    return (*deck, *community, *rest)


def deal(playing: Playing, own: Mapping[int, str] | None = None, board: str = "", marker: int = 1) -> None:
    """Start a hand of all who sit there with these cards laid."""
    playing.must(Start(deck=laid(sorted(playing.stacks), marker, own or {}, board)))
