"""Whether a second source of the product bears out what cannot be, such as chips that went astray, or it is a slip."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from vistoria.model.answer import Accepted, Refused, Viewed
from vistoria.model.command import Act
from vistoria.model.event import Acted, Event, HandEnded, HandStarted, Left, UnknownEvent
from vistoria.model.history import Exchange
from vistoria.model.request import Open, Play
from vistoria.table import Table, after_all, went_in

Stacks = Mapping[int, int]
"""Chips by seat."""


def books_agree(exchanges: Sequence[Exchange], n: int, *, on_all_chips: bool) -> bool:
    """Whether two sources agree on the stacks after the hand of reply `n`, though something told in it cannot be.

    The sources are what was paid and returned, the stacks that close the hand, those that somebody sees or leaves with
    next, and those with which the next hand begins. `on_all_chips`: it counts too where no chips are missing there, and
    none too many.
    """
    table = next(each.table for each in exchanges if each.n + 1 == n)
    chips, *books = _stacks([each for each in exchanges if each.table == table], n) or ({},)
    pairs = ((books[0], other) for other in books[1:]) if on_all_chips else combinations(books, 2)
    return any(
        one == other and (on_all_chips or sum(one.values()) != sum(chips.values())) for one, other in pairs
    )


def taken_beyond_chips(exchanges: Sequence[Exchange], n: int) -> bool:
    """Whether a bet of more than its seat has, which was offered in reply `n`, is taken as the next decision."""
    table, now = next(each.table for each in exchanges if each.n + 1 == n), Table()
    for when, request, reply in _replies([each for each in exchanges if each.table == table]):
        now = Table.opened(request) if isinstance(request, Open) else now
        for event in _events(reply):
            if when > n and isinstance(event, Acted):
                return went_in(now, event) > now.stacks.get(event.seat, 0)
            now = after_all(now, (event,))
    return False


def stands_by_decision(exchanges: Sequence[Exchange], n: int) -> bool:
    """Whether the product goes on by a decision that it took for somebody in reply `n`: he may decide no more."""
    taken = next(each for each in exchanges if each.n + 1 == n)
    late = {
        e.seat
        for reply in _answers(taken)
        for e in _events(reply)
        if isinstance(e, Acted) and e.why == "timeout"
    }
    for each in exchanges:
        if each.n < n or each.table != taken.table or not isinstance(each.request, Play):
            continue
        for command, reply in zip(each.request.commands, _answers(each), strict=False):
            if isinstance(command, Act):
                return isinstance(reply, Refused) if command.seat in late else isinstance(reply, Accepted)
    return False


def _stacks(exchanges: Sequence[Exchange], n: int) -> list[Stacks]:
    """First a sum that is all chips of the hand, then the stacks after it by each source; nothing without an end."""
    now, found, later = Table(), list[Stacks](), _Later(Table(), Table())
    for when, request, reply in _replies(exchanges):
        if isinstance(request, Open):
            now = Table.opened(request)
        if isinstance(reply, Viewed) and found and reply.state.stacks:
            return [*found, *later.books(now, reply.state.stacks)]
        for event in _events(reply):
            if isinstance(event, HandStarted) and found:
                return [*found, *later.books(now, event.stacks)]
            if isinstance(event, Left):
                later.leaves(now, event)
            before, now = now, after_all(now, (event,))
            if isinstance(event, HandEnded) and when >= n and not found:
                if not before.running:
                    return []
                later = _Later(before, now)
                found = [{0: sum(before.stacks.values()) + before.in_play}, before.stacks]
                found += [now.stacks] if event.stacks else []
    return found


@dataclass
class _Later:
    """What is told of stacks after a hand; what people bring or take off since is left out of it."""

    before: Table
    """Before the hand ended."""
    ended: Table
    left: dict[int, int] = field(default_factory=dict)
    """With what those went who have gone since."""

    def leaves(self, now: Table, event: Left) -> None:
        """Somebody goes with what he has."""
        self.left |= self._as_then(now, {event.seat: event.stack})

    def books(self, now: Table, told: Stacks) -> Iterator[Stacks]:
        """The stacks as the hand left them, if those of all who put chips in are told."""
        known = self._as_then(now, {seat: told[seat] for seat in told if now.sits(seat)}) | self.left
        if self.before.put.keys() <= known.keys():
            yield {**self.ended.stacks, **known}

    def _as_then(self, now: Table, told: Stacks) -> dict[int, int]:
        ended, both = self.ended.stacks, told.keys() & self.ended.stacks.keys() & now.stacks.keys()
        return {seat: told[seat] - now.stacks[seat] + ended[seat] for seat in sorted(both)}


def _replies(exchanges: Sequence[Exchange]) -> Iterator[tuple[int, object, object]]:
    """The number of each reply, its request, and each answer in it."""
    for each in exchanges:
        for reply in _answers(each):
            yield each.n + 1, each.request, reply


def _answers(each: Exchange) -> tuple[object, ...]:
    return each.reply if isinstance(each.reply, tuple) else (each.reply,)


def _events(reply: object) -> Sequence[Event | UnknownEvent]:
    return reply.events if isinstance(reply, Accepted) else ()
