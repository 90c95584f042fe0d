"""Figures that a law leaves to the house, where it declared none: they are read from what its table shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from vistoria.games.cards.stakes import stakes_of
from vistoria.model.command import Join, Wait
from vistoria.model.event import (
    Acted,
    Bought,
    Dealt,
    Posted,
    Seated,
    Time,
    Turn,
)
from vistoria.model.history import Exchange
from vistoria.model.table import Clock

from ..policies.betting import limit
from ..policies.change import Change, as_kind, both, policy
from .own_limit import begins_a_round, usual_limit
from .remainders import RoundedToNearest, RoundedUp
from .seen import Seen
from .way import Way

STEPS = 400
"""Rates are looked for in steps of a quarter of a per cent."""
Figure = Callable[[Any, Seen], Iterator[Way]]
"""Ways to play with the figures that a table shows, under a table of rules; none where the house declared them."""


def shown(rules: Any, exchanges: Iterable[Exchange], figures: Iterable[Figure]) -> tuple[Way, ...]:
    """The ways to play of a house whose figures are those that this table shows."""
    seen = Seen.of(exchanges)
    return tuple(each for figure in figures for each in figure(rules, seen))


def own(rules: Any, name: str, what: str, plays: Change) -> Way:
    """A way to play by a figure of the house's own; it is known by its name, which says all that `plays` depends on."""
    return Way(name, what, rules.regulation, plays=plays)


def own_blinds(rules: Any, seen: Seen) -> Iterator[Way]:
    """The blinds that most hands have, where the house declares one of them or none."""
    stakes = stakes_of(seen.settings)
    if stakes.small is not None and stakes.big is not None:
        return
    posted = Counter(
        (blinds["small"], blinds["big"])
        for hand in seen.hands()
        if {"small", "big"} <= (blinds := {e.what: e.amount for e in hand if isinstance(e, Posted)}).keys()
    )
    for (small, big), _ in posted.most_common(1):
        unit = rules.pots.unit(seen.settings.smallest or 1)
        if 0 < small <= big:
            plays = policy("opening", usual_small=Fraction(small, big), usual_big=big // unit)
            yield own(rules, f"blinds {small} {big} {unit}", f"The blinds are {small} and {big}.", plays)


def own_rate(rules: Any, seen: Seen) -> Iterator[Way]:
    """The rates at which most pots pay, rounded in one way or another, and the most that any of them pays."""
    pots = list(seen.pots(each=bool(rules.commission.each_payment)))
    if seen.settings.commission is not None or not pots:
        return
    unit = rules.pots.unit(seen.settings.smallest or 1)
    big = _big(seen)
    paid = [charged for _, charged in pots]
    for kind, how in (
        (type(rules.commission), ""),
        (RoundedUp, "What it takes is rounded up."),
        (RoundedToNearest, "What it takes is rounded to the nearest chip."),
    ):
        law = as_kind(rules.commission, kind)
        cap = (
            law.highest(big) if law.cap is None or not law.may_be_waived else min(law.highest(big), max(paid))
        )
        due = {
            rate: [law.due(pot, rate, cap, unit) for pot, _ in pots] for rate in _rates(law.least, law.most)
        }
        for rate in _likeliest(due, paid):
            most = cap if any(law.due(pot, rate, law.highest(big), unit) > cap for pot, _ in pots) else None
            up_to = f"It takes {most} at most." if most else ""
            plays = policy("commission", kind, usual=rate, usual_fee=None, usual_cap=most)
            what = " ".join(filter(None, (f"The house takes {rate} of a pot.", how, up_to)))
            yield own(rules, f"of pots: {what}", what, plays)


def own_rates(rules: Any, seen: Seen) -> Iterator[Way]:
    """Another rate from hand to hand within the bounds of the law, and the most that any hand pays."""
    law, hands = rules.commission, list(seen.pots(each=bool(rules.commission.each_payment)))
    if seen.settings.commission is not None or not hands:
        return
    unit, highest = rules.pots.unit(seen.settings.smallest or 1), law.highest(_big(seen))
    most = max(charged for _, charged in hands)
    below = law.may_be_waived and any(law.due(pot, law.least, highest, unit) > most for pot, _ in hands)
    up_to = f" It takes {most} at most." if below else ""
    plays = policy("commission", usual=law.least, from_hand_to_hand=True, usual_cap=most if below else None)
    what = f"The house takes {law.least} to {law.most} of a pot, more or less from hand to hand."
    yield own(rules, f"from hand to hand{up_to}", what + up_to, plays)


def own_cap(rules: Any, seen: Seen) -> Iterator[Way]:
    """The most that any hand pays, a big blind or more, where the house declares a rate of pots and no cap."""
    law, declared, hands = rules.commission, seen.settings.commission, list(seen.pots(each=False))
    if declared is None or declared.on != "pot" or declared.cap is not None or not law.may_be_waived:
        return
    unit, big = rules.pots.unit(seen.settings.smallest or 1), _big(seen)
    most = max((charged for _, charged in hands), default=0)
    rate, highest = Fraction(*declared.rate), law.highest(big)
    if most >= big and any(law.due(pot, rate, highest, unit) > most for pot, _ in hands):
        plays = policy("commission", own_cap=most)
        yield own(rules, f"cap {most}", f"The house takes {most} of a hand at most.", plays)


def own_fee(rules: Any, seen: Seen) -> Iterator[Way]:
    """The rate that is kept of most sums that players sit down with."""
    law, unit = rules.commission.fee, rules.pots.unit(seen.settings.smallest or 1)
    bought = [
        (command.buy_in, command.buy_in - stacks[-1])
        for command, events in seen.done
        if isinstance(command, Join)
        and (stacks := [e.stack for e in events if isinstance(e, Seated | Bought) and e.stack])
        and stacks[-1] < command.buy_in
    ]
    if seen.settings.commission is not None or law is None or not bought:
        return
    due = {rate: [law.due(sum_, rate, unit) for sum_, _ in bought] for rate in _rates(law.least, law.most)}
    for rate in _likeliest(due, [kept for _, kept in bought]):
        plays = policy("commission", usual_fee=rate)
        yield own(rules, f"of buy-ins {rate}", f"The house takes {rate} of what players buy.", plays)


def own_time(rules: Any, seen: Seen) -> Iterator[Way]:
    """The time that the first player has whose turn tells it, before the clock was moved."""
    clock = seen.settings.clock or Clock()
    for command, events in () if clock.decision_ms else seen.done:
        until = [e.until for e in events if isinstance(e, Turn) and e.until]
        if isinstance(command, Wait):
            return
        if until:
            plays = policy("clock", usual_ms=until[0])
            yield own(rules, f"time {until[0]}", f"Players have {until[0]} ms to decide.", plays)
            return


def own_extra_time(rules: Any, seen: Seen) -> Iterator[Way]:
    """The extra time that the table grants."""
    granted = [e.extended_ms for e in seen.events() if isinstance(e, Time)]
    if granted and (seen.settings.clock or Clock()).extra_ms is None:
        what = f"Players have {granted[0]} ms more once their time is over."
        yield own(rules, f"extra time {granted[0]}", what, policy("clock", usual_extra_ms=granted[0]))


def own_raises(rules: Any, seen: Seen) -> Iterator[Way]:
    """The most raises that a round of the table has, under limits that leave the house their number."""
    open_to_it = tuple(
        each.setting for each in rules.betting.limits if each.raises_declared and not each.raises
    )
    most = _most_raises(seen)
    if open_to_it and most and seen.settings.raises is None:
        what = f"A round has {most} raises at most up to the pot and half of it."
        yield own(rules, f"raises {most}", what, limit(*open_to_it, raises=most))


def own_count(rules: Any, seen: Seen) -> Iterator[Way]:
    """The most raises that a round of the table has, in a game that counts them, be it the usual one or declared."""
    most, settings = _most_raises(seen), seen.settings
    if most and settings.raises is None and settings.limit in (None, "raises"):
        plays = both(limit("raises", raises=most), usual_limit("raises"))
        yield own(rules, f"counted raises {most}", f"The raises are counted, {most} a round at most.", plays)


def least_bet(seen: Seen) -> int:
    """The least bet that the table offers mostly, or the least taken; 0 where there is none."""
    offered = Counter(
        bounds[0]
        for event in seen.events()
        if isinstance(event, Turn) and event.choices and (bounds := event.choices.get("bet"))
        if bounds[0] < bounds[1]
    )
    taken = [e.to for e in seen.events() if isinstance(e, Acted) and e.act == "bet" and e.to and not e.all_in]
    return min([bet for bet, _ in offered.most_common(1)] + taken, default=0)


def own_least_bet(rules: Any, seen: Seen) -> Iterator[Way]:
    """The least bet that the table offers mostly, or takes: with a limit at most the big blind, and without any.

    A least bet that the house declared holds where there is no limit. All that somebody has says nothing.
    """
    least = least_bet(seen)
    free: dict[str, Change] = {}
    if least <= _big(seen):
        free[f"With a limit the least bet is {least}."] = limit("pot", own_least=least)
    if seen.settings.minimum_bet is None:
        free[f"Without a limit the least bet is {least}."] = limit("none", usual_least=least)
    if least and free:
        what = " ".join(free)
        yield own(rules, what, what, both(*free.values()))


def own_least_raise(rules: Any, seen: Seen) -> Iterator[Way]:
    """What raises add at least: what most of those offered do, or the most of them; without offers, the least taken."""
    if rules.betting.least_raise == "any":
        return
    level, offered, taken = 0, list[int](), list[int]()
    for event in seen.events():
        if begins_a_round(event):
            level = 0
        elif isinstance(event, Posted):
            level = max(level, event.amount)
        elif isinstance(event, Turn) and event.choices and (bounds := event.choices.get("raise")):
            offered += [bounds[0] - level] if bounds[0] < bounds[1] else []
        elif isinstance(event, Acted):
            taken += [event.to - level] if event.act == "raise" and not event.all_in else []
            level = max(level, event.to)
    likely = {Counter(offered).most_common(1)[0][0], max(offered)} if offered else {min(taken, default=0)}
    for least in sorted(likely):
        if least > 0:
            plays = policy("betting", own_raise=least)
            yield own(rules, f"least raise {least}", f"A raise adds {least} at least.", plays)


def own_burning(rules: Any, seen: Seen) -> Iterator[Way]:
    """The cards put aside before each street, in most hands that opened it: a fault can end the others."""
    told: dict[int, Counter[int]] = {opened: Counter() for opened in (0, 3, 4)}
    for hand in seen.hands():
        opened, burnt = 0, Counter[int]()
        for event in hand:
            if isinstance(event, Dealt) and event.to == "burn":
                burnt[opened] += 1
            opened += isinstance(event, Dealt) and event.to == "community"
        for before, counts in told.items():
            counts.update([burnt[before]] if opened > before else [])
    streets = tuple(counts.most_common(1)[0][0] if counts else 0 for counts in told.values())
    if any(streets):
        flop, turn, river = streets
        what = f"Before flop, turn and river {flop}, {turn} and {river} cards are put aside."
        yield own(rules, f"burnt {streets}", what, burning(*streets))


def burning(*burnt: int) -> Change:
    """So many cards are put aside before each street."""

    def change(rules: Any) -> Any:
        after = tuple(
            replace(street, burn=burn) for street, burn in zip(rules.streets.after, burnt, strict=True)
        )
        return replace(rules, streets=replace(rules.streets, after=after))

    return change


def own_entry(rules: Any, seen: Seen) -> Iterator[Way]:
    """The entry that most players put in."""
    entries = Counter(e.amount for e in seen.events() if isinstance(e, Posted) and e.what == "entry")
    if stakes_of(seen.settings).entry is not None:
        return
    for entry, _ in entries.most_common(1):
        if rules.entry.allows(entry):
            plays = policy("entry", levels=tuple(dict.fromkeys((entry, *rules.entry.levels))))
            yield own(rules, f"entry {entry}", f"The entry is {entry}.", plays)


def _big(seen: Seen) -> int:
    return max((e.amount for e in seen.events() if isinstance(e, Posted) and e.what == "big"), default=0)


def _most_raises(seen: Seen) -> int:
    most = here = 0
    for event in seen.events():
        here = 0 if begins_a_round(event) else here
        here += isinstance(event, Acted) and event.act == "raise"
        most = max(most, here)
    return most


def _rates(least: Fraction, most: Fraction) -> Iterator[Fraction]:
    return (rate for k in range(STEPS + 1) if least <= (rate := Fraction(k, STEPS)) <= most)


def _likeliest(due: Mapping[Fraction, Sequence[int]], seen: Sequence[int]) -> Iterator[Fraction]:
    """The lowest and the highest of the rates by which most sums are those that were seen."""
    agree = {rate: sum(map(int.__eq__, sums, seen)) for rate, sums in due.items()}
    likely = [rate for rate, count in agree.items() if count == max(agree.values())]
    yield from dict.fromkeys((likely[0], likely[-1]))
