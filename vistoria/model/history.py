"""What was asked of an engine and what it answered, in order: all that a check may look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from .answer import (
    Accepted,
    Answer,
    MalformedAnswer,
    NotProvided,
    Order,
    Provided,
    Unsupported,
    Viewed,
)
from .command import Command, Start
from .event import Dealt, Event, HandStarted, UnknownEvent
from .place import Place
from .request import Ask, Look, Open, Play, Rank, Record, Request, read_reply, read_request


class Exchange(msgspec.Struct, frozen=True):
    """One request and its reply; `n` numbers the request, `n + 1` the reply."""

    n: int
    request: Request
    reply: object

    @property
    def table(self) -> str | None:
        """The table it concerns, if any."""
        return None if isinstance(self.request, Rank) else self.request.table


class Done(msgspec.Struct, frozen=True):
    """One command with its answer; `n` is the number of the message that carries the answer."""

    command: Command
    answer: Answer
    n: int
    table: str

    @property
    def accepted(self) -> bool:
        """Whether the engine did it."""
        return isinstance(self.answer, Accepted)


class Happened(msgspec.Struct, frozen=True):
    """One event; `n` is the number of the message that reported it."""

    event: Event | UnknownEvent
    n: int
    table: str


class Hand(msgspec.Struct, frozen=True, dict=True):
    """One hand of one table: its command to start, and the events from then on."""

    table: str
    opened: Open
    start: Start | None
    events: tuple[Happened, ...]
    before: tuple[Happened, ...]
    """Events of the table before the hand."""

    def of(self, *kinds: type) -> list[Happened]:
        """The events of these kinds, in order."""
        if len(kinds) == 1:
            return list(self._by_kind.get(kinds[0], ()))
        return [h for h in self.events if type(h.event) in kinds]

    @cached_property
    def _by_kind(self) -> dict[type, list[Happened]]:
        found: dict[type, list[Happened]] = {}
        for h in self.events:
            found.setdefault(type(h.event), []).append(h)
        return found

    @cached_property
    def dealt(self) -> Mapping[Place | str, tuple[Dealt, ...]]:
        """The cards that went to each place, in the order in which they came."""
        found: dict[Place | str, list[Dealt]] = {}
        for h in self._by_kind.get(Dealt, ()):
            if isinstance(h.event, Dealt):
                found.setdefault(h.event.to, []).append(h.event)
        return {place: tuple(cards) for place, cards in found.items()}

    @property
    def last_message(self) -> int:
        """Number of the message that reported the last event."""
        return self.events[-1].n if self.events else 0


@dataclass(frozen=True)
class History:
    """Exchanges in the order in which they took place."""

    exchanges: tuple[Exchange, ...]

    def upto(self, n: int) -> History:
        """The history as it stood when message `n` had been received."""
        return History(tuple(e for e in self.exchanges if e.n + 1 <= n))

    def grown(self, exchange: Exchange) -> History:
        """The history with one more exchange, which keeps what was worked out so far where it still holds."""
        after = History((*self.exchanges, exchange))
        known, knows = vars(self), vars(after)
        done, happened = _done_in(exchange), _happened_in(exchange)
        if "done" in known:
            knows["done"] = self.done + done
        if "happened" in known:
            knows["happened"] = self.happened + happened
        if "hands" in known and not _begins(exchange, done, happened):
            knows["hands"] = _continued(self.hands, happened)
        return after

    @property
    def length(self) -> int:
        """Number of the last message, 0 when there is none."""
        return self.exchanges[-1].n + 1 if self.exchanges else 0

    @cached_property
    def opened(self) -> dict[str, Open]:
        """Tables that were asked for, by id."""
        return {e.request.table: e.request for e in self.exchanges if isinstance(e.request, Open)}

    @cached_property
    def done(self) -> tuple[Done, ...]:
        """Every command that got an answer."""
        return tuple(done for e in self.exchanges for done in _done_in(e))

    @cached_property
    def happened(self) -> tuple[Happened, ...]:
        """Every event reported in answer to an opening or a command (what a look repeats is left out)."""
        return tuple(happened for e in self.exchanges for happened in _happened_in(e))

    @cached_property
    def hands(self) -> tuple[Hand, ...]:
        """Every hand that an engine reported to have started, table by table in the order of starting."""
        starts: dict[str, list[Start]] = {}
        for done in self.done:
            if isinstance(done.command, Start) and done.accepted:
                starts.setdefault(done.table, []).append(done.command)
        hands: list[Hand] = []
        for table, opened in self.opened.items():
            events = [h for h in self.happened if h.table == table]
            marks = [i for i, h in enumerate(events) if isinstance(h.event, HandStarted)]
            for k, first in enumerate(marks):
                stop = marks[k + 1] if k + 1 < len(marks) else len(events)
                begun = starts.get(table, [])
                start = begun[k] if k < len(begun) else None
                hands.append(Hand(table, opened, start, tuple(events[first:stop]), tuple(events[:first])))
        return tuple(sorted(hands, key=lambda hand: hand.events[0].n))

    @property
    def last_hand(self) -> Hand | None:
        """The hand that started last."""
        return self.hands[-1] if self.hands else None

    @property
    def last_done(self) -> Done | None:
        """The last command that got an answer."""
        return self.done[-1] if self.done else None

    def looks(self) -> Iterator[tuple[Look, Viewed | Unsupported, int]]:
        """Every look with what was seen and the number of the reply."""
        for e in self.exchanges:
            if isinstance(e.request, Look) and isinstance(e.reply, Viewed | Unsupported):
                yield e.request, e.reply, e.n + 1

    def asked(self) -> Iterator[tuple[Ask | Record, Provided | NotProvided | Unsupported, int]]:
        """Every question with its answer and the number of the reply."""
        for e in self.exchanges:
            if isinstance(e.request, Ask | Record) and isinstance(
                e.reply, Provided | NotProvided | Unsupported
            ):
                yield e.request, e.reply, e.n + 1

    def ranked(self) -> Iterator[tuple[Rank, Order | Unsupported, int]]:
        """Every ranking asked for, with the order given and the number of the reply."""
        for e in self.exchanges:
            if isinstance(e.request, Rank) and isinstance(e.reply, Order | Unsupported):
                yield e.request, e.reply, e.n + 1


def _begins(exchange: Exchange, done: tuple[Done, ...], happened: tuple[Happened, ...]) -> bool:
    """Whether an exchange opens a table or starts a hand."""
    if isinstance(exchange.request, Open) or any(isinstance(d.command, Start) for d in done):
        return True
    return any(type(h.event) is HandStarted for h in happened)


def _done_in(e: Exchange) -> tuple[Done, ...]:
    if not isinstance(e.request, Play) or not isinstance(e.reply, tuple):
        return ()
    n, table = e.n + 1, e.request.table
    pairs = zip(e.request.commands, e.reply, strict=False)
    return tuple(Done(command, answer, n, table) for command, answer in pairs)


def _happened_in(e: Exchange) -> tuple[Happened, ...]:
    if isinstance(e.request, Open):
        answers: tuple[object, ...] = (e.reply,)
    elif isinstance(e.request, Play) and isinstance(e.reply, tuple):
        answers = e.reply
    else:
        return ()
    n, table = e.n + 1, e.request.table
    return tuple(
        [Happened(event, n, table) for a in answers if isinstance(a, Accepted) for event in a.events]
    )


def _continued(hands: tuple[Hand, ...], more: tuple[Happened, ...]) -> tuple[Hand, ...]:
    """The hands with further events of one table, which belong to the hand that started there last."""
    last = max((i for i, hand in enumerate(hands) if more and hand.table == more[0].table), default=None)
    if last is None:
        return hands
    grown = msgspec.structs.replace(hands[last], events=hands[last].events + more)
    return (*hands[:last], grown, *hands[last + 1 :])


def read_history(messages: Sequence[Mapping[str, object]]) -> History:
    """Read requests and results that alternate, as a transcript stores them.

    Each request is `{"method": …, "params": …}`, each reply `{"result": …}`. A request that was never
    answered with a result (the engine died, or broke the protocol) ends the history. Raises MalformedAnswer.
    """
    exchanges: list[Exchange] = []
    for i in range(0, len(messages) - 1, 2):
        asked, answered = messages[i], messages[i + 1]
        if "result" not in answered:
            break
        method, params = asked.get("method"), asked.get("params")
        if not isinstance(method, str):
            raise MalformedAnswer(f"message {i + 1} is answered and is no request")
        exchanges.append(
            Exchange(i + 1, read_request(method, params), read_reply(method, answered["result"]))
        )
    return History(tuple(exchanges))
