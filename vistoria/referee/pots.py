"""Pots as they were told and paid, and what a product really charged, where that alone may set it apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import accumulate, pairwise
from typing import Any

import msgspec

from vistoria.games.cards.events import Pots
from vistoria.model.cards import Card
from vistoria.model.command import Command
from vistoria.model.event import (
    Bought,
    Charged,
    Collected,
    Event,
    HandEnded,
    Paid,
    Returned,
    Seated,
    SessionEvent,
)
from vistoria.model.place import Place
from vistoria.model.pot import Pot
from vistoria.table import Table
from vistoria.table.chips import source_of

from .aspect import Facts
from .kinds import tally
from .model import NO_FEES, Position, Ruling


def by_seat(events: Sequence[Event]) -> Facts:
    """What each player can win at most, as pots were told last; those that the same seats can win may be put together.

    Where a hand ends with the same command, the pots may be told as they were or as they are paid.
    """
    if any(isinstance(e, HandEnded) for e in events):
        return {}
    return _most(_last(events))


def made_otherwise(lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether the same chips are told to lie in other pots than the law makes of them.

    Pots that were told as the law has them may be told once more for those who have not lost meanwhile.
    """
    due, told = _last(lawful), _last(events)
    same = sum(pot.amount for pot in due) == sum(pot.amount for pot in told)
    most, left = _most(due), {seat for pot in told for seat in pot.seats}
    if any(isinstance(e, Pots) and _most(e.pots) == most for e in events):
        most = Counter({seat: amount for seat, amount in most.items() if seat in left})
    return len(due) > 1 and same and most != _most(told)


def won_beyond(lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether somebody is paid more of several pots than lies in all of the law's that he has a part in."""
    due = _last(lawful)
    won = tally((e.seat, e.amount) for e in events if isinstance(e, Paid) and e.what == "pot")
    return len(due) > 1 and any(amount > _most(due)[seat] for seat, amount in won.items())


def _last(events: Sequence[Event]) -> Sequence[Pot]:
    """The pots as they were told last."""
    return next((e.pots for e in reversed(events) if isinstance(e, Pots)), ())


def _most(pots: Sequence[Pot]) -> Counter[Any]:
    """What each seat can win at most."""
    return tally((seat, pot.amount) for pot in pots for seat in pot.seats)


def odd_chips(theirs: Facts, lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether everybody is paid an equal part of each pot that he wins, and some or none of the odd chips it leaves.

    Where the pots are told apart nobody may have less than an equal part of any.
    """
    due, told = _by_pot(lawful), _by_pot(events)
    if None not in due and any(_below_equal_parts(due[pot], told.get(pot, {})) for pot in due):
        return False
    if not any(len(set(due[pot].values())) > 1 for pot in due if due[pot] != told.get(pot)):
        return False
    parts, most = Counter[Any](), Counter[Any]()
    for shares in due.values():
        part = min(shares.values())
        odd = sum(shares.values()) - part * len(shares)
        parts += dict.fromkeys(shares, part)
        most += dict.fromkeys(shares, part + odd)
    return all(parts[seat] <= theirs.get(seat, 0) <= most[seat] for seat in {*parts, *theirs})


def _below_equal_parts(due: Mapping[int, int], told: Mapping[int, int]) -> bool:
    """Whether of those who win a pot together one gets less than the least that the law gives any of them."""
    if due.keys() != told.keys() or sum(due.values()) != sum(told.values()):
        return False
    return min(told.values()) < min(due.values())


def shared_otherwise(lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether those who win a pot together get other parts of it than the law gives them, one or each of them all."""
    due, told = _by_pot(lawful), _by_pot(events)
    apart = [pot for pot in due if due[pot] != told.get(pot)]
    return due.keys() == told.keys() and all(
        len(due[pot]) > 1
        and told[pot].keys() <= due[pot].keys()
        and sum(due[pot].values()) <= sum(told[pot].values())
        for pot in apart
    )


def entitled_apart(seen: Table) -> bool:
    """Whether those who are left put in unequal sums: then the best hand alone does not say who takes which pot."""
    return len({seen.staked.get(seat, 0) - seen.returned.get(seat, 0) for seat in seen.left}) > 1


def paid_by_seat(events: Sequence[Event]) -> Counter[Any]:
    """Chips that each seat is paid out of pots."""
    return tally((e.seat, e.amount) for e in events if isinstance(e, Paid) and e.what == "pot")


def _by_pot(events: Sequence[Event]) -> dict[int | None, Counter[Any]]:
    """What each seat is paid, pot by pot."""
    paid = [e for e in events if isinstance(e, Paid) and e.what == "pot"]
    return {
        pot: tally((e.seat, e.amount) for e in paid if e.pot == pot)
        for pot in dict.fromkeys(e.pot for e in paid)
    }


def sums(events: Sequence[Event]) -> Counter[int]:
    """What each seat takes out of play, whatever it is called."""
    back = tally((e.seat, e.amount) for e in events if isinstance(e, Returned))
    return paid_by_seat(events) + back


def with_sources(table: Table, events: Sequence[Event]) -> list[Event]:
    """The events with the bet that each thing collected is of, also where the product does not say it."""
    return [
        msgspec.structs.replace(e, source=source_of(table, e)) if isinstance(e, Collected) else e
        for e in events
    ]


def borne_by_pots(events: Sequence[Event]) -> Sequence[Event]:
    """The events with what the house takes of pots taken before they are paid, also where winners pay it afterwards."""
    told = list(events)
    for charge in [e for e in events if isinstance(e, Charged) and e.paid_by_a_winner]:
        won = [
            (i, e)
            for i, e in enumerate(told)
            if isinstance(e, Paid) and e.what == "pot" and e.seat == charge.seat
        ]
        if sum(e.amount for _, e in won) < charge.amount:
            continue
        left, parts = charge.amount, list[Event]()
        for i, paid in won:
            part = min(left, paid.amount)
            told[i] = msgspec.structs.replace(paid, amount=paid.amount - part)
            parts += [msgspec.structs.replace(charge, amount=part, pot=paid.pot, seat=None)] if part else []
            left -= part
        at = told.index(charge)
        told[at : at + 1] = parts
    return told


def told_apart(lawful: Sequence[Event], events: Sequence[Event]) -> list[Event]:
    """The events with what nobody matched told by itself, where a product pays it in one sum with what was won."""
    back = tally((e.seat, e.amount) for e in lawful if isinstance(e, Returned) and e.why == "unmatched")
    for event in events:
        if isinstance(event, Returned):
            del back[event.seat]
    told: list[Event] = []
    for event in events:
        due = back[event.seat] if isinstance(event, Paid) and event.what == "pot" and event.pot is None else 0
        if isinstance(event, Paid) and 0 < due <= event.amount:
            told.append(Returned(n=event.n, seat=event.seat, amount=due, why="unmatched"))
            del back[event.seat]
            if event.amount == due:
                continue
            event = msgspec.structs.replace(event, amount=event.amount - due)
        told.append(event)
    return told


def charged_otherwise(lawful: Sequence[Event], events: Sequence[Event]) -> Sequence[Charged]:
    """What the law charges for chips that are bought, where another charge is all that sets the stacks apart."""
    due, told = (
        [e for e in side if isinstance(e, Charged) and e.of == "buy-in"] for side in (lawful, events)
    )
    not_charged = sum(e.amount for e in due) - sum(e.amount for e in told)
    apart = _bought(events) - _bought(lawful)
    return due if not_charged and apart == not_charged else []


def each_bore(events: Sequence[Event]) -> bool:
    """Whether each pot that is paid is told to bear a part of what the house takes."""
    paid = {e.pot for e in events if isinstance(e, Paid) and e.what == "pot"}
    return None not in paid and paid <= _charged(events).keys()


def on_the_sum(
    position: Position, seen: Table, cites: Sequence[str], mine: bool, events: Sequence[Event]
) -> tuple[str, ...]:
    """The clauses on how much is taken, of those on a commission: another one says that something is.

    `mine` is whether the law takes anything. A part of each pot is taken: where the product does not tell the pots and
    players put in unequal sums, it may have made others.
    """
    owed = position.clauses("commission owed") if mine else ()
    pots = () if any(isinstance(e, Pots) for e in events) else position.clauses("pots told")
    also = pots if entitled_apart(seen) else ()
    return tuple(dict.fromkeys((*(cite for cite in cites if cite not in owed), *also))) or tuple(cites)


def _bought(events: Sequence[Event]) -> int:
    """The stack with which a player who sits down, or buys more, ends."""
    return next((e.stack for e in reversed(events) if isinstance(e, Bought | Seated)), 0)


def ruled(
    position: Position,
    command: Command,
    dealt: Sequence[tuple[Place, Card]],
    lot: int | None,
    events: Sequence[Event],
) -> Ruling:
    """What the law has come of a command, with what the product took and whom it called, where the law lets it."""
    play = partial(position.play, command, dealt, lot)
    ruling = play()
    if position.clauses("sessions"):
        called = calls(events)
        if not isinstance(ruling, tuple) or calls(ruling[1]) != called:
            play = partial(play, called=called)
            ruling = play()
    fees = paid_by_others(ruling[1], events) if isinstance(ruling, tuple) else NO_FEES
    if fees:
        return play(fees=fees)
    waived = bool(position.clauses("waiver of a hand")) and not _charged(events)
    free = waived or bool(position.clauses("rate of each hand"))
    found = laid_on_pots(ruling[1], events, free=free) if isinstance(ruling, tuple) else ()
    tried = [play(laid) for laid in found] or [ruling]
    alike = (each for each in (ruling, *tried) if isinstance(each, tuple) and sums(each[1]) == sums(events))
    return next(alike, tried[0])


def calls(events: Sequence[Event]) -> Mapping[str, str]:
    """Whom the house calls to account for his session, and how."""
    return {e.player: e.what for e in events if isinstance(e, SessionEvent) and e.what != "started"}


def laid_on_pots(
    lawful: Sequence[Event], events: Sequence[Event], *, free: bool = False
) -> Sequence[tuple[int, ...]]:
    """What was really taken of each of the law's pots; several ways where it is not told which pot bears how much.

    None where the same is taken as by the law; nor where only one payment is made, or nothing is told to be taken,
    unless the house is free to take another part of each hand.
    """
    ours, theirs = _pots(lawful), _pots(events)
    taken, due = _charged(events), _charged(lawful)
    payments = [e for e in lawful if isinstance(e, Paid) and e.what == "pot"]
    if taken == due or not payments or (not free and (len(payments) < 2 or not taken)):
        return ()
    if not taken:
        return ((0,) * len(ours),)
    if len(ours) == 1:
        return ((taken.total(),),)
    if not by_payments_alone(lawful, events):
        return (tuple(taken[theirs.index(pot)] for pot in ours),)
    winners = [frozenset(e.seat for e in payments if e.pot == i) for i in range(len(ours))]
    amounts = [amount for amount, _ in ours]
    missing = _taken_of_each(amounts, winners, events) or _missing(amounts, winners, events)
    laid = (_laid(amounts, winners, missing, how) for how in (_in_proportion, _first))
    return tuple(dict.fromkeys(laid)) if missing else ()


def paid_by_others(lawful: Sequence[Event], events: Sequence[Event]) -> Mapping[int, int]:
    """What was really taken of each seat for the hand, where it comes to as much as by the law, from other seats."""
    due, taken = _fees(lawful), _fees(events)
    return taken if due and taken != due and taken.total() == due.total() else NO_FEES


def _fees(events: Sequence[Event]) -> Counter[int]:
    return tally(
        (e.seat, e.amount) for e in events if isinstance(e, Charged) and e.of == "hand" and e.seat is not None
    )


def by_payments_alone(lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether it is not told what was taken of each of several pots."""
    ours, taken = _pots(lawful), _charged(events)
    return len(ours) > 1 and bool(taken) and (None in taken or sorted(ours) != sorted(_pots(events)))


def borne_otherwise(lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether payments of several pots differ as the house laid its charge on them, and in nothing else."""
    ours, theirs = _pots(lawful), _pots(events)
    laid = next(iter(laid_on_pots(lawful, events)), ())
    if len(laid) < 2 or sum(laid) != _charged(lawful).total():
        return False
    if not all(0 <= part <= amount for (amount, _), part in zip(ours, laid, strict=True)):
        return False
    paid = {pot: by.total() for pot, by in _by_pot(events).items()}
    if None in paid or by_payments_alone(lawful, events):
        return True
    return all(paid.get(theirs.index(pot), 0) == pot[0] - part for pot, part in zip(ours, laid, strict=True))


Winners = Sequence[frozenset[int]]
"""Who wins each pot."""


def _taken_of_each(
    pots: Sequence[int], winners: Winners, events: Sequence[Event]
) -> dict[frozenset[int], int]:
    """What was taken of pots with the same winners, where as many chips are told to lie in those that they won."""
    paid, taken = _by_pot(events), _charged(events)
    told = {
        pot: (frozenset(paid[pot]), amount) for pot, (amount, _) in enumerate(_pots(events)) if pot in paid
    }
    if not taken.keys() <= told.keys() or tally(told.values()) != tally(zip(winners, pots, strict=True)):
        return {}
    return dict(tally((told[pot][0], taken[pot]) for pot in told))


def _missing(pots: Sequence[int], winners: Winners, events: Sequence[Event]) -> dict[frozenset[int], int]:
    """What the payments of pots with the same winners leave of them; nothing where they do not show it.

    Who wins nothing else shows what was left; those with whom other pots are won show theirs then.
    """
    left, missing, to_do = paid_by_seat(events), dict[frozenset[int], int](), set(winners)
    while to_do:
        own = {won: won.difference(*(to_do - {won})) for won in to_do}
        won = next((won for won in winners if won in to_do and own[won]), None)
        if won is None:
            return {}
        share = min(left[seat] for seat in own[won])
        net = sum(left[seat] if seat in own[won] else share for seat in won)
        left.subtract(dict.fromkeys(won, share))
        missing[won] = sum(pot for pot, by in zip(pots, winners, strict=True) if by == won) - net
        to_do.remove(won)
    return missing


def _laid(
    pots: Sequence[int],
    winners: Winners,
    missing: Mapping[frozenset[int], int],
    how: Callable[[int, Sequence[int]], Iterable[int]],
) -> tuple[int, ...]:
    """What is missing, laid on the pots."""
    laid: dict[int, int] = {}
    for won, amount in missing.items():
        same = [i for i, by in enumerate(winners) if by == won]
        laid |= zip(same, how(amount, [pots[i] for i in same]), strict=True)
    return tuple(laid[i] for i in range(len(pots)))


def _in_proportion(amount: int, pots: Sequence[int]) -> Iterable[int]:
    below = [amount * upto // sum(pots) for upto in accumulate(pots, initial=0)]
    return (upper - lower for lower, upper in pairwise(below))


def _first(amount: int, pots: Sequence[int]) -> Iterable[int]:
    for pot in pots:
        yield min(amount, pot)
        amount -= min(amount, pot)


def _pots(events: Sequence[Event]) -> list[tuple[int, tuple[int, ...]]]:
    """Each pot as it was told last: its chips, and the seats that can win it."""
    return [(pot.amount, tuple(sorted(pot.seats))) for pot in _last(events)]


def _charged(events: Sequence[Event]) -> Counter[int | None]:
    """What was taken, by the number of the pot."""
    return tally((e.pot, e.amount) for e in events if isinstance(e, Charged) and e.of == "pot")
