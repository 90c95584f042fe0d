"""Plays the hands of `pokerkit_hands.toml` on the adapter, and writes events as short lines to compare."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from vistoria.adapters.pokerkit.adapter import PokerKit
from vistoria.engines.registry import bundled_engines
from vistoria.model.answer import Accepted, Answer, Refused
from vistoria.model.cards import Card, full_deck, parse_cards
from vistoria.model.command import Act, Command, Join, Start
from vistoria.model.event import Event
from vistoria.model.request import Open
from vistoria.model.table import Force, Settings

REGULATION = "mo-97-2010"


@dataclass
class Played:
    """One table on the adapter: commands given, events received."""

    adapter: PokerKit
    events: list[Event] = field(default_factory=list)

    @staticmethod
    def opened(engine: str, settings: Mapping[str, Any], marker: int | None, seats: int = 10) -> Played:
        """A table of a bundled engine, opened."""
        played = Played(PokerKit(bundled_engines()[engine].options))
        played.took(
            played.adapter.open(
                Open("t", REGULATION, seats, msgspec.convert(settings, Settings), Force(marker=marker))
            )
        )
        return played

    def do(self, command: Command) -> Answer:
        """One command; its events are kept."""
        answer = self.adapter.do("t", command)
        if isinstance(answer, Accepted):
            self.events += answer.events  # type: ignore[arg-type]
        return answer

    def took(self, answer: Answer) -> tuple[Event, ...]:
        """The events of an answer that must be accepted."""
        assert isinstance(answer, Accepted), answer
        return answer.events  # type: ignore[return-value]

    def sit(self, stacks: Mapping[int, int]) -> None:
        """A player at each seat."""
        for seat, stack in stacks.items():
            self.took(self.do(Join(f"p{seat}", seat, stack)))

    def start(self, deck: Sequence[Card] | None = None) -> Answer:
        """The next hand."""
        return self.do(Start(None if deck is None else tuple(deck)))

    def act(self, words: str) -> Answer:
        """A decision such as `3 raise 40`."""
        seat, act, *to = words.split()
        return self.do(Act(int(seat), act, int(to[0]) if to else None))  # type: ignore[arg-type]

    def check_down(self) -> None:
        """Check until the hand is over."""
        while (event := self.events[-1]).__struct_config__.tag == "turn":
            self.took(self.act(f"{event.seat} check"))  # type: ignore[union-attr]

    def lines(self, kind: str) -> list[str]:
        """Short lines of every event of a type."""
        return [line(event) for event in self.events if event.__struct_config__.tag == kind]


def line(event: Event) -> str:
    """An event's values in the order of its fields, without its type, number and defaults."""
    raw = msgspec.to_builtins(event, str_keys=True)
    return " ".join(
        _text(value) for key, value in raw.items() if key not in ("type", "n", "choices", "cites")
    )


def _text(value: object) -> str:
    if isinstance(value, dict):
        if set(value) == {"seat"}:
            return str(value["seat"])
        if set(value) == {"amount", "seats"}:
            return f"{value['amount']}:{','.join(map(str, value['seats']))}"
        return " ".join(f"{key}={inner}" for key, inner in value.items())
    if isinstance(value, list | tuple):
        return " ".join(map(_text, value))
    return str(value)


def refusal(answer: Answer) -> str:
    """Who refused and why, in two words; `accepted` otherwise."""
    return (
        f"{answer.by} {answer.reason.code}" if isinstance(answer, Refused) else type(answer).__name__.lower()
    )


def lay(order: Sequence[int], own: Mapping[int, str], board: str) -> tuple[Card, ...]:
    """A whole deck, dealt in that order of seats; what is not said, burns included, are left-over cards."""
    held = {seat: parse_cards(own.get(seat, "")) for seat in order}
    community = parse_cards(board)
    spare = iter(
        c for c in full_deck() if c not in community and all(c not in cards for cards in held.values())
    )
    filled = {seat: [*cards, *(next(spare) for _ in range(4 - len(cards)))] for seat, cards in held.items()}
    deck = [filled[seat][i] for i in range(4) for seat in order]
    for street in (community[:3], community[3:4], community[4:5]):
        deck += [next(spare), *street]
    return (*deck, *spare)


def cases() -> list[dict[str, Any]]:
    """The hands worked out by hand."""
    text = (Path(__file__).parent / "pokerkit_hands.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["hand"]
    return found
