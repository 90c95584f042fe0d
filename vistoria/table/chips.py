"""Chips that leave the bets: back, to the pots and out of them, to the house, from the house, into the pool."""

from __future__ import annotations

from collections.abc import Iterable

from vistoria.model.event import Charged, Collected, Paid, Returned
from vistoria.model.game import declared
from vistoria.model.pot import Pot

from .meaning import Changes, Contradiction, Meaning, Mispaid, Wrong, left_in_play, left_of, moved, plus
from .state import Table


def _returned(t: Table, e: Returned, wrong: Wrong) -> Changes:
    """Chips come back out of play, no more than were put in, and are no bet any more.

    Before a hand one bet, or all, that a seat laid on the cloth may come back; the books at its end clear the cloth.
    """
    seat, amount = e.seat, e.amount
    lie = "entries" if e.why == "entry" or seat not in t.bets else "bets"
    sums: dict[int, int] = getattr(t, lie)
    changes: Changes = {lie: {**sums, seat: max(sums[seat] - amount, 0)}} if seat in sums else {}
    laid = {key: lying for key, lying in t.laid.items() if key[0] == seat}
    one = [key for key, lying in laid.items() if lying == amount][:1]
    back = laid if amount == sum(laid.values()) else one
    if back and not t.running:
        changes |= {"laid": {key: lying for key, lying in t.laid.items() if key not in back}}
    return dict(
        stacks=moved(t, seat, amount, wrong),
        in_play=left_in_play(t, amount, wrong),
        put=left_of(t, seat, amount, "comes back", wrong),
        returned=plus(t.returned, seat, amount),
        stale=True,
        **changes,
    )


def impossible(t: Table, pots: Iterable[Pot]) -> Wrong:
    """What in these pots cannot be: none is empty, and each of their seats is in play."""
    wrong: Wrong = []
    for pot in pots:
        if not pot.amount:
            wrong.append(Contradiction("a pot of no chips"))
        for seat in pot.seats:
            if seat in t.out and not t.vague:
                wrong.append(Contradiction(f"seat {seat} can win a pot, and {t.out[seat]}"))
        if len(set(pot.seats)) < len(pot.seats):
            wrong.append(Contradiction(f"a pot of {pot.amount} names a seat twice"))
    return wrong


def _taken(t: Table, number: int | None, amount: int, wrong: Wrong) -> Changes:
    """What changes of the pots when so much leaves the one with this number."""
    if number is None:
        return {"summed": False}
    if t.pots is None:  # no pots were told
        return {}
    if not 0 <= number < len(t.pots):
        wrong.append(
            Contradiction(f"there is no pot {number}: pots count from 0, and there are {len(t.pots)}")
        )
        return {}
    return {"taken": (*t.taken[:number], t.taken[number] + amount, *t.taken[number + 1 :])}


def _charged(t: Table, e: Charged, wrong: Wrong) -> Changes:
    """The house takes its commission where the event says."""
    changes: Changes = {"house": t.house + e.amount}
    if e.of == "buy-in":
        changes["due"] = t.due - e.amount
    elif e.seat is not None and e.pot is None:
        changes["stacks"] = moved(t, e.seat, -e.amount, wrong)
        if e.paid_by_a_winner:
            changes["won"] = plus(t.won, e.seat, -e.amount)
    else:
        changes["in_play"] = left_in_play(t, e.amount, wrong)
    if e.pot is not None or e.seat is None:
        changes |= _taken(t, e.pot, e.amount, wrong)
    return dict(**changes)


def _paid(t: Table, e: Paid, wrong: Wrong) -> Changes:
    """Chips come to a seat, out of a pot that it can win or from the house."""
    seat, amount = e.seat, e.amount
    if not amount:
        return {}  # whoever did not win may be named with nothing
    stacks, won = moved(t, seat, amount, wrong), plus(t.won, seat, amount)
    in_play = left_in_play(t, amount, wrong) if e.what == "pot" else t.in_play
    if e.remainder is not None and not 0 <= e.remainder <= amount:
        wrong.append(Contradiction(f"a remainder of {e.remainder} in {amount} chips"))
    if e.what == "pot":
        pots = _from_pot(t, e, wrong)
        won_from_pots = plus(t.won_from_pots, seat, amount)
        return dict(stacks=stacks, won=won, in_play=in_play, won_from_pots=won_from_pots, **pots)
    if e.what == "additional" and seat in t.losing:
        wrong.append(Contradiction(f"seat {seat} is paid, and its hand was reported as not winning"))
    if e.odds is not None and e.what != "jackpot":
        _odds(t, e, *e.odds, wrong)
    prize = t.prize or e.what == "jackpot"
    return {
        "stacks": stacks,
        "won": won,
        "house": t.house - amount,
        "moved": t.moved + amount,
        "prize": prize,
    }


def _from_pot(t: Table, e: Paid, wrong: Wrong) -> Changes:
    """What changes of the pots when a seat in play is paid out of one."""
    seat, number = e.seat, e.pot
    if seat in t.out and not t.vague:
        wrong.append(Mispaid(f"seat {seat} is paid out of the pot, and {t.out[seat]}"))
    changes = _taken(t, number, e.amount, wrong)
    if number is not None and t.pots and "taken" in changes and not t.stale:
        can, unit = t.pots[number].seats, t.settings.smallest or 1
        if seat not in can and e.amount >= len(can) * unit:  # less are odd chips, which may be another's
            most = sum(pot.amount for pot in t.pots if seat in pot.seats)
            is_more = t.won_from_pots.get(seat, 0) + e.amount > most  # whatever the numbers of the pots
            wrong.append(
                (Mispaid if is_more else Contradiction)(
                    f"seat {seat} is paid out of pot {number}, which seats {', '.join(map(str, can))} can win"
                )
            )
    return changes


def _odds(t: Table, e: Paid, a: int, b: int, wrong: Wrong) -> None:
    """The house pays the odds that it names, or less where a declared maximum binds."""
    if b < 1:
        wrong.append(Contradiction(f"odds of {a} to {b}"))
        return
    bet, payouts = t.laid.get((e.seat, e.what), 0), t.settings.payouts
    if e.amount * b > a * bet:
        wrong.append(Mispaid(f"{e.amount} paid at {a} to {b} for a bet of {bet}"))
    most = None if payouts is None else payouts.maximum
    a, rest = divmod(a, b)
    if not rest and most is not None and t.moved + e.amount < most and e.amount < a * bet:
        wrong.append(Mispaid(f"{e.amount} paid at {a} to 1 for a bet of {bet}, below the maximum"))


def source_of(t: Table, e: Collected) -> str | None:
    """Which bet is collected: the one that is said, or else the only one of the seat that it can be."""
    if e.source is not None:
        return e.source
    lies = max(e.amount, 0)  # what is undone lies there no more
    alike = [space for (seat, space), chips in t.laid.items() if (seat, chips) == (e.seat, lies)]
    return alike[0] if len(alike) == 1 else None


def _collected(t: Table, e: Collected, wrong: Wrong) -> Changes:
    """A bet goes to the house, no more than lies there; a negative amount undoes it."""
    seat, amount, space = e.seat, e.amount, source_of(t, e)
    in_play = left_in_play(t, amount, wrong)
    put = left_of(t, seat, amount, "is collected", wrong)
    laid = t.laid
    if space is not None and space in declared("spaces"):
        laid = plus(laid, (seat, space), -amount)
        if laid[seat, space] < 0:
            wrong.append(Contradiction(f"more is collected from {space} than seat {seat} has laid there"))
    return {"in_play": in_play, "house": t.house + amount, "put": put, "laid": laid}


MEANINGS: dict[type, Meaning] = {
    Returned: Meaning(_returned, ("amount",)),
    Charged: Meaning(_charged, ("amount",)),
    Paid: Meaning(_paid, ("amount",)),
    Collected: Meaning(_collected),
}
"""What is collected may be below nothing, where it undoes what was collected before."""
