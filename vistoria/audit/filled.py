"""One answer of a recorded hand: the record's word where it has one, the law's elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from vistoria.games.cards.events import Mucked, Qualified, Ranked
from vistoria.model.event import (
    Acted,
    Charged,
    Collected,
    Dealt,
    Event,
    HandEnded,
    Paid,
    Posted,
    Returned,
    Shown,
    Turn,
)
from vistoria.model.place import Place, Seat
from vistoria.referee.kinds import sorted_out, tally

from .record import ENDING, IN_SIGHT, OF_BANK

Events = Sequence[Event]


class Filled:
    """One step by the law and by the record: the record's word where it has one, the law's elsewhere."""

    def __init__(
        self,
        lawful: Events,
        reported: Events,
        tells: frozenset[type[Event]],
        *,
        is_open: bool,
        unsaid: Collection[str] = (),
    ) -> None:
        """A record that `is_open` breaks off in this step; one that `tells` of Dealt names the cards of the board.

        `unsaid` is of what a commission may be taken of which it says nothing.
        """
        self.agree = True
        self._unsaid = unsaid
        self._lawful = lawful
        self._tells_board = Dealt in tells
        self.witnessed: list[Event] = []
        """The law's events that the record tells."""
        self.events: list[Event] = list(lawful)
        self.told: dict[type[Event], Sequence[Event]] = {}
        self.ends = False
        self.reported = reported
        if len(reported) == 1 and _is_plain(lawful) and _same_acts(lawful[:1], reported, True):
            self.witnessed = [lawful[0]]
        else:
            self._compares(lawful, reported, tells, is_open=is_open)

    @property
    def said(self) -> tuple[Event, ...]:
        """What a conversation would have of it: without what no record tells."""
        named = {e.card for e in self.reported if isinstance(e, Dealt)}
        return tuple(_untold(e, named) for e in self.events)

    def _compares(
        self, lawful: Events, reported: Events, tells: frozenset[type[Event]], *, is_open: bool
    ) -> None:
        told = self.told = dict(sorted_out(reported))
        if Shown in told:  # to show cards that the law does not ask for is a player's own choice
            due = {e.place for e in lawful if isinstance(e, Shown)}
            told[Shown] = [e for e in told[Shown] if isinstance(e, Shown) and e.place in due]
        due_of = sorted_out(lawful)
        back = () if Returned in told else _without_returned(told.get(Paid, ()), due_of.get(Paid, ()), lawful)
        tells = tells - {Returned} if back else tells
        for kind, same in SAME.items():
            if kind not in due_of and kind not in told:
                continue
            own, theirs = due_of.get(kind, ()), told.get(kind, ())
            if kind is Charged and self._unsaid:
                unsaid = {*self._unsaid} - {e.of for e in theirs if isinstance(e, Charged)}
                own = [e for e in own if isinstance(e, Charged) and e.of not in unsaid]
            if not theirs and (not own or is_open or (kind in SILENT and kind not in tells)):
                continue
            if is_open and not own and kind is HandEnded:  # what is left before anybody is paid
                continue
            if kind is Paid and back:
                theirs = back
            if same(own, theirs, is_open):
                if theirs:
                    self.witnessed += own if kind is not HandEnded else [e for e in lawful if type(e) in ENDS]
                continue
            self.agree = False
            self._replace(kind, own, theirs)
            if kind in ENDS:  # which hands the product took for the winning ones is told by whom it paid
                self.events = [e for e in self.events if not isinstance(e, Ranked)]
        self._charges_as_told()
        mucked = {e.seat for e in told.get(Mucked, ()) if isinstance(e, Mucked)}
        if tells >= ENDING - OF_BANK and not is_open:  # who is not said to have shown did not
            mucked |= _seats(due_of.get(Shown, ())) - _seats(told.get(Shown, ()))
        self._mucked(mucked)
        self.ends = not is_open and any(map(_is_of_the_end, reported))

    def _replace(self, kind: type[Event], own: Events, theirs: Events) -> None:
        """The record's events of a kind in the place of the law's, which stay where the record does not say of them."""
        if kind is Dealt:
            self.events = _redealt(self.events, theirs, tells_board=self._tells_board)
            return
        if kind is HandEnded:
            stacks = {seat: stack for e in _ended(own, theirs) for seat, stack in e.stacks.items()}
            theirs = [HandEnded(stacks=stacks)]
            self._paid(_ended(own, ())[-1:], stacks)
        if kind is Paid and all((e.pot, e.what) == (None, "pot") for e in theirs if isinstance(e, Paid)):
            theirs = _by_pot(own, _sums(theirs))
        if kind is Paid and HandEnded not in self.told:
            self._ends_as_paid(theirs)
        places = {e.place for e in theirs if isinstance(e, Shown)}
        gone = [e for e in own if not isinstance(e, Shown) or e.place in places]
        at = next((i for i, e in enumerate(self.events) if e in gone), None)
        if at is None:
            ends = (i for i, e in enumerate(self.events) if isinstance(e, Turn | HandEnded))
            at = next(ends, len(self.events))
        rest = [e for e in self.events[at:] if e not in gone]
        self.events = [*self.events[:at], *theirs, *rest]

    def _ends_as_paid(self, theirs: Events) -> None:
        """Stacks of which the record does not tell are those of the law, with what really came to the same players."""
        back = [e for e in self._lawful if isinstance(e, Returned)]
        due = Counter(_sums([*back, *(e for e in self._lawful if isinstance(e, Paid))]))
        paid = Counter(_sums([*self.told.get(Returned, back), *theirs]))
        more = Counter({seat: paid[seat] - due[seat] for seat in paid if due.keys() == paid.keys()})
        self.events = [
            HandEnded(stacks={seat: stack + more[seat] for seat, stack in e.stacks.items()})
            if isinstance(e, HandEnded)
            else e
            for e in self.events
        ]

    def _charges_as_told(self) -> None:
        """How the law divides among pots what it takes of them is not told where others were paid, or other sums."""
        due, paid = ([e for e in each if isinstance(e, Paid)] for each in (self._lawful, self.events))
        own, theirs = (_of_pots(each) for each in (self._lawful, self.told.get(Charged, ())))
        if len(own) > 1 and theirs and _sums(due) != _sums(paid) and _in_all(own, theirs, False):
            self._replace(Charged, own, theirs)

    def _paid(self, due: Sequence[HandEnded], stacks: Mapping[int, int]) -> None:
        """Who ends with another stack than by the law was paid otherwise, where the record tells of no payment."""
        won = [e for e in self.events if isinstance(e, Paid)]
        if not due or not won or Paid in self.told:
            return
        sums = Counter(_sums(won))
        sums.update({seat: stack - due[0].stacks.get(seat, stack) for seat, stack in stacks.items()})
        if min(sums.values()) < 0:
            return
        paid = _by_pot(won, sums)
        at = self.events.index(won[0])
        self.events = [*self.events[:at], *paid, *(e for e in self.events[at:] if e not in won)]

    def goes_on(self, asked: int | None, last: int) -> None:
        """Who decides next by the record was asked; if nobody does, and it tells of the end, nobody was.

        `last` is the round in which somebody was asked before.
        """
        turn = next((e for e in reversed(self.events) if isinstance(e, Turn)), None)
        if turn is not None and turn.seat == asked:
            return
        if asked is not None:
            self.agree = False
            over = [e for e in self.events if not (_is_of_the_end(e) or isinstance(e, Shown | Turn))]
            self.events = [*over, Turn(seat=asked, round=turn.round if turn else last)]
        elif turn is not None and self.ends:
            self.agree = False
            rest = [e for e in self.events if e is not turn]
            is_over = any(isinstance(e, HandEnded) for e in rest)
            self.events = rest if is_over else [*rest, HandEnded(stacks={})]

    def _mucked(self, seats: set[int]) -> None:
        """Hands that the record says were given up are not shown."""
        if not seats:
            return
        shown = [e for e in self.events if isinstance(e, Shown)]
        hidden = [e for e in shown if isinstance(e.place, Seat) and e.place.seat in seats]
        if hidden:
            self.agree = False
            self.events = [e for e in self.events if e not in hidden]


def _is_of_the_end(event: Event) -> bool:
    """Whether it belongs to the end of a hand; what the house takes for a hand is paid before it."""
    return type(event) in ENDS and not (isinstance(event, Charged) and event.of == "hand")


def _is_plain(lawful: Events) -> bool:
    """Whether nothing came of a decision that a record tells, but the decision itself."""
    return bool(lawful) and type(lawful[0]) is Acted and not any(type(e) in SAME for e in lawful[1:])


def _seats(shown: Events) -> set[int]:
    return {e.place.seat for e in shown if isinstance(e, Shown) and isinstance(e.place, Seat)}


def _untold(event: Event, named: Collection[str | None]) -> Event:
    """An event without what no record tells: cards that have no name in it, what a seat was offered, and until when."""
    if isinstance(event, Dealt) and event.card not in named:
        return msgspec.structs.replace(event, card=None)
    if isinstance(event, Turn):
        return Turn(seat=event.seat, round=event.round, cites=event.cites)
    return event


def _without_returned(theirs: Events, own: Events, lawful: Events) -> Events:
    """The payments of a record that tells of nothing returned, where what came back stands among them as won."""
    back = Counter(_sums(e for e in lawful if isinstance(e, Returned)))
    told = Counter(_sums(theirs))
    if not back or sum(told.values()) != sum(_sums(own).values()) + sum(back.values()) or not back <= told:
        return ()
    return [Paid(seat=seat, amount=chips, what="pot") for seat, chips in (told - back).items()]


def _by_pot(lawful: Sequence[Any], told: Mapping[int, int]) -> list[Paid]:
    """Payments that a record tells in one sum for each seat, as payments of the law's pots.

    What somebody has more or less is of a pot that he divides with others of whom it is so, if there is one.
    """
    due, paid = _sums(lawful), list[Paid](lawful)
    apart = {seat for seat in {*due, *told} if due.get(seat, 0) != told.get(seat, 0)}
    shared = Counter(e.pot for e in paid if e.seat in apart)
    for seat in sorted(apart):
        more = told.get(seat, 0) - due.get(seat, 0)
        own = sorted((i for i, e in enumerate(paid) if e.seat == seat), key=lambda i: shared[paid[i].pot])
        while more and own:
            i = own.pop()
            chips = max(paid[i].amount + more, 0)
            more -= chips - paid[i].amount
            paid[i] = msgspec.structs.replace(paid[i], amount=chips)
        if more > 0:
            pot = max(shared, key=lambda pot: shared[pot], default=None)
            paid.append(Paid(seat=seat, amount=more, what="pot", pot=pot))
    return [e for e in paid if e.amount]


def _redealt(lawful: Events, theirs: Events, *, tells_board: bool) -> list[Event]:
    """The law's order of dealing, with as many cards for each place as the record tells: it tells of no order."""
    left: dict[Place, list[Dealt]] = {}
    for event in theirs:
        if isinstance(event, Dealt):
            left.setdefault(event.to, []).append(event)
    dealt: list[Event] = []
    for event in lawful:
        if not isinstance(event, Dealt) or not _in_sight(event):
            dealt.append(event)
        elif event.to not in left:
            dealt += [] if tells_board and event.to == "community" else [event]
        elif left[event.to]:
            dealt.append(left[event.to].pop(0))
    more = [event for events in left.values() for event in events]
    last = max((i for i, event in enumerate(dealt) if isinstance(event, Dealt)), default=len(dealt) - 1)
    return [*dealt[: last + 1], *more, *dealt[last + 1 :]]


def _in_sight(event: Dealt) -> bool:
    """Whether a record would tell of the card: it came to a seat, to the board or to the croupier."""
    return isinstance(event.to, Seat) or event.to in IN_SIGHT


def _counted(events: Iterable[Any]) -> Counter[str]:
    return Counter(str(e.to) for e in events if _in_sight(e))


def _same_cards(own: Sequence[Any], theirs: Sequence[Any], is_open: bool) -> bool:
    """As many cards at each place; of a seat whose cards the record leaves out nothing is said."""
    due, came = _counted(own), _counted(theirs)
    if is_open:
        return came <= due
    silent = {place for place in due if place not in came and place != "community"}
    return all(came[place] == due[place] for place in {*due, *came} - silent)


def _same_acts(own: Sequence[Any], theirs: Sequence[Any], _: bool) -> bool:
    """The same decisions, with the same chips where the record tells them."""
    return len(own) == len(theirs) and all(
        (one.seat, one.act) == (two.seat, two.act)
        and (one.put == two.put if two.put else two.to in (0, None, one.to))
        for one, two in zip(own, theirs, strict=True)
    )


def _by_seat(own: Sequence[Any], theirs: Sequence[Any], is_open: bool) -> bool:
    return _as_many(_sums(own), _sums(theirs), is_open)


def _by_bet(own: Sequence[Any], theirs: Sequence[Any], is_open: bool) -> bool:
    """What each seat was paid, and for which bet where the record tells it."""
    if any(e.what == "pot" for e in theirs):
        return _by_seat(own, theirs, is_open)
    one, two = (Counter(tally(((e.seat, e.what), e.amount) for e in side)) for side in (own, theirs))
    return _as_many(one, two, is_open)


def _as_many(own: Counter[Any], theirs: Counter[Any], is_open: bool) -> bool:
    """As many chips; where a record breaks off more of them may come."""
    return theirs <= own if is_open else theirs == own


def _same_said(own: Sequence[Any], theirs: Sequence[Any], _: bool) -> bool:
    return [e.yes for e in own] == [e.yes for e in theirs]


def _sums(events: Iterable[Any]) -> Counter[int]:
    found = Counter[int]()
    for e in events:
        found[e.seat] += e.amount
    return +found


def _in_all(own: Sequence[Any], theirs: Sequence[Any], is_open: bool) -> bool:
    one, two = (Counter({"all": sum(e.amount for e in side)}) for side in (own, theirs))
    return _as_many(one, two, is_open)


def _of_pots(events: Events) -> list[Event]:
    return [e for e in events if isinstance(e, Charged) and e.of == "pot"]


def _same_posts(own: Sequence[Any], theirs: Sequence[Any], _: bool) -> bool:
    one, two = ({(e.seat, e.what): e.amount for e in side} for side in (own, theirs))
    return one == two


def _same_shown(own: Sequence[Any], theirs: Sequence[Any], _: bool) -> bool:
    """The same cards, of those whom the law asks to show; silence on the others says nothing."""
    due = {e.place: frozenset(e.cards) for e in own}
    return all(due[e.place] == frozenset(e.cards) for e in theirs if e.place in due)


def _ended(own: Events, theirs: Events) -> list[HandEnded]:
    return [e for e in (*own, *theirs) if isinstance(e, HandEnded)]


def _same_stacks(own: Sequence[Any], theirs: Sequence[Any], _: bool) -> bool:
    """The stacks of those whom the record names."""
    due = {seat: stack for e in own for seat, stack in e.stacks.items()}
    told: dict[int, int] = {seat: stack for e in theirs for seat, stack in e.stacks.items()}
    return bool(due) and told.items() <= {**told, **due}.items() and told.keys() <= due.keys()


SAME: Mapping[type[Event], Any] = {
    Posted: _same_posts,
    Dealt: _same_cards,
    Acted: _same_acts,
    Returned: _by_seat,
    Charged: _in_all,
    Shown: _same_shown,
    Paid: _by_bet,
    Collected: _by_seat,
    Qualified: _same_said,
    HandEnded: _same_stacks,
}
"""By kind of event, when a record says of it what the law has."""
ENDS = (Paid, Charged, HandEnded, Returned)
"""Kinds of the end of a hand."""
SILENT = frozenset({Returned, Charged, Collected, Qualified, Shown, Paid, HandEnded})
"""Kinds of which a record may say nothing, if its format does not tell them."""
