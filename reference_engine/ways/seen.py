"""What a table shows of the house that has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from vistoria.model.answer import Accepted, Provided, Refused
from vistoria.model.command import Command
from vistoria.model.event import Charged, Event, HandStarted, Paid
from vistoria.model.history import Exchange
from vistoria.model.request import Ask, Open, Play
from vistoria.model.table import Settings
from vistoria.referee.pots import borne_by_pots


class Seen(NamedTuple):
    """A table, and those opened in its place: some products play one hand at each."""

    settings: Settings
    """What the house declared when it opened the last."""
    done: Sequence[tuple[Command, tuple[Event, ...]]]
    """Commands that were carried out, each with what happened."""
    told: Mapping[str, Mapping[str, Any]]
    """What players were told who asked, by what it was."""
    refused: Sequence[Command] = ()
    """Commands that the product refused."""

    @classmethod
    def of(cls, exchanges: Iterable[Exchange]) -> Seen:
        """What the exchanges show."""
        settings = Settings()
        done, told = list[tuple[Command, tuple[Event, ...]]](), dict[str, Mapping[str, Any]]()
        refused = list[Command]()
        for exchange in exchanges:
            request, reply = exchange.request, exchange.reply
            if isinstance(request, Open) and isinstance(reply, Accepted):
                settings = request.settings
            elif isinstance(request, Ask) and isinstance(reply, Provided):
                told[request.what] = reply.content
            elif isinstance(request, Play) and isinstance(reply, tuple):
                done += [
                    (command, tuple(e for e in answer.events if isinstance(e, Event)))
                    for command, answer in zip(request.commands, reply, strict=False)
                    if isinstance(answer, Accepted)
                ]
                refused += [
                    c for c, a in zip(request.commands, reply, strict=False) if isinstance(a, Refused)
                ]
        return cls(settings, done, told, refused)

    def events(self) -> Iterator[Event]:
        """All that happened, in order."""
        return (event for _, events in self.done for event in events)

    def hands(self) -> Iterator[list[Event]]:
        """What happened in each hand, and first what happened before."""
        hand: list[Event] = []
        for event in self.events():
            if isinstance(event, HandStarted):
                yield hand
                hand = []
            hand.append(event)
        yield hand

    def pots(self, *, each: bool) -> Iterator[tuple[int, int]]:
        """What was in pots, and what was charged of it, in chips: each pot by itself, or those of a hand together.

        Nothing where the table shows no charge but of what equal hands cannot divide: that is no commission.
        """
        for hand in () if self._keeps_remainders() else self.hands():
            whole, charged = Counter[int | None](), Counter[int | None]()
            for event in borne_by_pots(hand):
                if isinstance(event, Charged) and event.amount and event.of in ("pot", "hand"):
                    charged[event.pot if each else None] += event.amount
                elif isinstance(event, Paid) and event.what == "pot":
                    whole[event.pot if each else None] += event.amount
            if len(whole) == 1 == len(charged):
                yield whole.total() + charged.total(), charged.total()
            else:
                yield from ((whole[pot] + taken, taken) for pot, taken in charged.items() if pot in whole)

    def _keeps_remainders(self) -> bool:
        """Whether whatever is charged of pots is less than a chip for each of those that equal hands share."""
        unit, kept = self.settings.smallest or 1, list[bool]()
        for hand in self.hands():
            shares = Counter(e.amount for e in hand if isinstance(e, Paid) and e.what == "pot")
            taken = sum(e.amount for e in hand if isinstance(e, Charged) and e.of == "pot")
            kept += (
                [taken < max(shares.values(), default=0) * unit and max(shares.values()) > 1] if taken else []
            )
        return bool(kept) and all(kept)
