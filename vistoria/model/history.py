"""What was asked of an engine and what it answered, in order: all that a check may look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import msgspec

from .answer import (
    Accepted,
    MalformedAnswer,
    NotProvided,
    Order,
    Provided,
    Unsupported,
    Viewed,
)
from .command import Proceed, Start
from .event import HandStarted
from .evidence import Scaled
from .grown import Grown
from .hand import Done, Hand, Happened, moves_nothing
from .request import Ask, Look, Open, Play, Rank, Record, Request, read_reply_text, read_request
from .rescale import UNCHANGED, DoesNotScale, factor_at, multiplied


class Exchange(msgspec.Struct, frozen=True):
    """One request and its reply; `n` numbers the request, `n + 1` the reply."""

    n: int
    request: Request
    reply: object

    @property
    def table(self) -> str | None:
        """The table it concerns, if any."""
        return None if isinstance(self.request, Rank) else self.request.table


@dataclass(frozen=True)
class History:
    """Exchanges in the order in which they took place."""

    exchanges: Sequence[Exchange]

    def upto(self, n: int) -> History:
        """The history as it stood when message `n` had been received."""
        return self if n >= self.length else History(tuple(e for e in self.exchanges if e.n + 1 <= n))

    def grown(self, exchange: Exchange) -> History:
        """The history with one more exchange, which keeps what was worked out so far where it still holds."""
        after = History(_growing(self.exchanges).plus((exchange,)))
        known, knows = vars(self), vars(after)
        if isinstance(exchange.request, Open):
            knows["opened"] = self.opened | {exchange.request.table: exchange.request}
        elif "opened" in known:
            knows["opened"] = self.opened
        done, happened = _done_in(exchange), _happened_in(exchange)
        if "done" in known:
            knows["done"] = self.done.plus(done)
        if "happened" in known:
            knows["happened"] = self.happened.plus(happened)
        if "_begun" in known:
            knows["_begun"] = self._begun.after(after.opened, exchange.table, done, happened)
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
    def done(self) -> Grown[Done]:
        """Every command that got an answer."""
        return Grown(done for e in self.exchanges for done in _done_in(e))

    @cached_property
    def happened(self) -> Grown[Happened]:
        """Every event reported in answer to an opening or a command (what a look repeats is left out)."""
        return Grown(happened for e in self.exchanges for happened in _happened_in(e))

    @cached_property
    def _begun(self) -> _Begun:
        begun = _Begun(Grown())
        for each in self.exchanges:
            begun = begun.after(self.opened, each.table, _done_in(each), _happened_in(each))
        return begun

    @cached_property
    def hands(self) -> tuple[Hand, ...]:
        """Every hand that an engine reported to have started, in the order of starting."""
        last = self.last_hand
        return (*self._begun.others, *(() if last is None else (last,)))

    @property
    def last_hand(self) -> Hand | None:
        """The hand that started last."""
        return self._begun.last

    @property
    def last_done(self) -> Done | None:
        """The last command of a person that got an answer; that the croupier continues is none."""
        return next((done for done in reversed(self.done) if not isinstance(done.command, Proceed)), None)

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


def _growing(exchanges: Sequence[Exchange]) -> Grown[Exchange]:
    return exchanges if isinstance(exchanges, Grown) else Grown(exchanges)


def _done_in(e: Exchange) -> tuple[Done, ...]:
    if not isinstance(e.request, Play) or not isinstance(e.reply, tuple):
        return ()
    n, table = e.n + 1, e.request.table
    pairs = zip(e.request.commands, e.reply, strict=False)
    return tuple(Done(command, answer, n, table) for command, answer in pairs)


def _happened_in(e: Exchange) -> tuple[Happened, ...]:
    """The events of an exchange; one that moves no chips says that nothing happened."""
    if isinstance(e.request, Open):
        answers: tuple[object, ...] = (e.reply,)
    elif isinstance(e.request, Play) and isinstance(e.reply, tuple):
        answers = e.reply
    else:
        return ()
    n, table = e.n + 1, e.request.table
    return tuple(
        [
            Happened(event, n, table)
            for a in answers
            if isinstance(a, Accepted)
            for event in a.events
            if not moves_nothing(event)
        ]
    )


class _Begun(NamedTuple):
    """The hands so far; by table, events before the first, and accepted starts of hands not yet begun."""

    others: Grown[Hand]
    """All but the last: they grow no more where one table is played."""
    last: Hand | None = None
    earlier: Mapping[str, tuple[Happened, ...]] = {}
    starts: Mapping[str, tuple[Start, ...]] = {}

    def after(
        self,
        opened: Mapping[str, Open],
        table: str | None,
        done: Sequence[Done],
        happened: tuple[Happened, ...],
    ) -> _Begun:
        """The hands after one more exchange: a start brings the next hand, other events go on with the last."""
        begun = tuple([d.command for d in done if d.accepted and isinstance(d.command, Start)])
        if table is None or not (happened or begun) or table not in opened:
            return self
        others, last, earlier, starts = self
        due = starts.get(table, ()) + begun
        marks = [i for i, h in enumerate(happened) if type(h.event) is HandStarted]
        first = happened[: marks[0]] if marks else happened
        if last is not None and last.table == table:
            previous: Hand | None = (last := last.longer(first) if first else last)
        else:
            at = next((i for i in reversed(range(len(others))) if others[i].table == table), None)
            previous = None if at is None else others[at]
            if at is None:
                earlier = {**earlier, table: earlier.get(table, ()) + first}
            elif first:
                previous = others[at].longer(first)
                others = Grown((*others[:at], previous, *others[at + 1 :]))
        for mark, stop in pairwise([*marks, len(happened)]):
            before = earlier.get(table, ()) if previous is None else ()
            others = others if last is None else others.plus((last,))
            start = due[0] if due else None
            last = previous = Hand(table, opened[table], start, happened[mark:stop], before, previous)
            due = due[1:]
        return _Begun(others, last, earlier, {**starts, table: due})


class _Message(msgspec.Struct, frozen=True):
    """A request or its result; an empty text stands for what it does not say."""

    method: str = ""
    params: msgspec.Raw = msgspec.Raw(b"null")
    result: msgspec.Raw = msgspec.Raw()


def read_history(
    messages: Sequence[Mapping[str, object] | msgspec.Raw], scaled: Sequence[Scaled] = ()
) -> History:
    """Read requests and results that alternate, as a transcript stores them; a message may be its text.

        Each request is `{"method": …, "params": …}`, each reply `{"result": …}`. A request that was never
        answered with a result (the engine died, or broke the protocol) ends the history. Sums that were `scaled` on the
    wire are read as the figures of the scenario; an answer that cannot be read so is left out. Raises MalformedAnswer.
    """
    exchanges: list[Exchange] = []
    for i in range(0, len(messages) - 1, 2):
        answer = _text(messages[i + 1])
        if not _message(answer).result:
            break
        asked = _message(_text(messages[i]))
        if not asked.method:
            raise MalformedAnswer(f"message {i + 1} is answered and is no request")
        request, reply = read_request(asked.method, asked.params), read_reply_text(asked.method, answer)
        factor = factor_at(scaled, i + 1)
        back = factor if factor is UNCHANGED else 1 / factor
        try:
            exchanges.append(Exchange(i + 1, multiplied(request, back), multiplied(reply, back)))
        except DoesNotScale:
            continue
    return History(tuple(exchanges))


def _text(message: Mapping[str, object] | msgspec.Raw) -> msgspec.Raw:
    return message if isinstance(message, msgspec.Raw) else msgspec.Raw(msgspec.json.encode(message))


def _message(text: msgspec.Raw) -> _Message:
    try:
        return msgspec.json.decode(text, type=_Message)
    except msgspec.ValidationError:  # a method that is no text
        return _Message()
