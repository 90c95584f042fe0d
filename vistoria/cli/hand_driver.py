"""Words typed at the prompt of `vistoria play` as requests of the protocol, and the table that follows."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec

from vistoria.model.answer import Accepted
from vistoria.model.cards import Card
from vistoria.model.event import UnknownEvent
from vistoria.model.place import Seat
from vistoria.model.request import Open, Play, read_commands, read_reply
from vistoria.table import Table, after

from .reader import say
from .wire_words import answer_lines

SHORT = {"join": ("player", "seat", "buy_in"), "act": ("seat", "act", "to")}
"""Keys of commands that can be left out, in their order."""


class HandDriver:
    """One engine, and the last table that was opened; `pack` names the cards of a regulation."""

    def __init__(self, call: Callable[[str, object], object], pack: Callable[[str], Sequence[Card]]) -> None:
        self.call, self.pack = call, pack
        self.regulation = ""
        self.table = ""
        self.opened = 0
        self.state = Table()

    def do(self, text: str) -> Iterator[str]:
        """Send what was typed, and give the lines to show; raise ValueError and EngineError."""
        if text.startswith("{"):
            request = msgspec.json.decode(text)
            yield from answer_lines(self.call(request["method"], request.get("params", {})))
            return
        word, *rest = shlex.split(text) or [""]
        if word in ("", "table"):
            pass
        elif word == "open":
            yield from self._open(rest)
        elif word == "look":
            viewer = {"seat": int(rest[0])} if rest and rest[0].isdecimal() else " ".join(rest) or "public"
            yield from answer_lines(self.call("look", {"table": self.table, "as": viewer}))
        else:
            yield from self._command(word, rest)
        yield from self.shown()

    def _open(self, rest: Sequence[str]) -> Iterator[str]:
        if not rest:
            raise ValueError("open needs a regulation, and may name the number of seats: open REGULATION 10")
        self.opened += 1
        name = f"t-{self.opened}"
        request = Open(name, rest[0], int(rest[1]) if rest[1:] else 10)
        result = self.call("open", msgspec.to_builtins(request, str_keys=True))
        answer = read_reply("open", result)
        yield from answer_lines(result)
        if isinstance(answer, Accepted):
            self.table, self.regulation, self.state = name, request.regulation, Table.opened(request)
            self._follow(answer)

    def _command(self, word: str, rest: Sequence[str]) -> Iterator[str]:
        if not self.table:
            raise ValueError("no table is open; begin with: open REGULATION")
        laid = word == "start" and rest
        command = _start(rest, self.pack(self.regulation)) if laid else _command(word, rest)
        commands = read_commands([command])
        params = msgspec.to_builtins(Play(self.table, commands), str_keys=True)
        result = self.call("play", params)
        answers = read_reply("play", result)
        yield from answer_lines(result)
        for answer in answers if isinstance(answers, tuple) else ():
            if isinstance(answer, Accepted):
                self._follow(answer)

    def _follow(self, answer: Accepted) -> None:
        for event in answer.events:
            if not isinstance(event, UnknownEvent):
                self.state = after(self.state, event)

    def shown(self) -> Iterator[str]:
        """The table in a few lines."""
        now = self.state
        if not self.table:
            return
        yield f"  hand {now.hand} · round {now.round} · in play {now.in_play} · open {_cards(now, 'community')}"
        for seat in sorted(now.stacks):
            marks = (say("marker") if seat == now.marker else "", now.out.get(seat, ""))
            asked = say("← to act") if now.asked is not None and now.asked.seat == seat else ""
            words = (
                f"  seat {seat:<3} {now.stacks[seat]:>8}  bet {now.own(seat):<7}",
                _cards(now, Seat(seat)),
            )
            yield " ".join(filter(None, (*words, *marks, asked)))


def _start(top: Sequence[str], pack: Sequence[Card]) -> dict[str, object]:
    """A hand dealt from these cards first; the rest of the pack lies below them."""
    left = Counter(pack) - Counter(map(Card, top))
    return {"do": "start", "deck": [*top, *left.elements()]}


def _command(word: str, rest: Sequence[str]) -> dict[str, object]:
    """The command that the words mean."""
    places = iter(SHORT.get(word, ()))
    found: dict[str, object] = {"do": word}
    for each in rest:
        key, equals, value = each.partition("=")
        if not equals:
            key, value = next(places, ""), each
        if not key:
            raise ValueError(f"{each!r}: write KEY=VALUE")
        found[key] = int(value) if value.lstrip("-").isdecimal() else value
    return found


def _cards(table: Table, place: Seat | str) -> str:
    return " ".join(str(card or "??") for card, _ in table.cards_at(place)) or "–"
