"""Figures that a law leaves to the house, where it declared none: they are read from what its table shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from vistoria.model.answer import Accepted
from vistoria.model.command import Command, Join, Wait
from vistoria.model.event import (
    Acted,
    Bought,
    Charged,
    Dealt,
    Event,
    HandStarted,
    Paid,
    Posted,
    RoundEnded,
    Seated,
    Time,
    Turn,
)
from vistoria.model.history import Exchange
from vistoria.model.request import Open, Play
from vistoria.model.table import Clock, Settings, Stakes

from ..policies.betting import limit
from ..policies.change import Change, as_kind, policy
from .rounding import RoundedUp
from .variation import Variation

STEPS = 200
"""Rates are looked for in steps of half a per cent."""
Done = Sequence[tuple[Command, tuple[Event, ...]]]
"""Commands that were carried out at a table, each with what happened."""
Figure = Callable[[Any, Settings, Done], Iterator[Variation]]
"""Ways to play with the figures that a table shows, under a table of rules; none where the house declared them."""


def shown(rules: Any, exchanges: Iterable[Exchange], figures: Iterable[Figure]) -> tuple[Variation, ...]:
    """The ways to play of a house whose figures are those that this table shows."""
    settings, done = Settings(), list[tuple[Command, tuple[Event, ...]]]()
    for exchange in exchanges:
        if isinstance(exchange.request, Open) and isinstance(exchange.reply, Accepted):
            settings, done = exchange.request.settings, []
        elif isinstance(exchange.request, Play) and isinstance(exchange.reply, tuple):
            done += [
                (command, tuple(e for e in answer.events if isinstance(e, Event)))
                for command, answer in zip(exchange.request.commands, exchange.reply, strict=False)
                if isinstance(answer, Accepted)
            ]
    return tuple(each for figure in figures for each in figure(rules, settings, done))


def _own(rules: Any, name: str, what: str, plays: Change) -> Variation:
    return Variation(name, what, rules.regulation, plays=plays)


def own_blinds(rules: Any, settings: Settings, done: Done) -> Iterator[Variation]:
    """The blinds that most hands have, where the house declares one of them or none."""
    stakes = settings.stakes or Stakes()
    if stakes.small is not None and stakes.big is not None:
        return
    posted = Counter(
        (blinds["small"], blinds["big"])
        for hand in _hands(done)
        if {"small", "big"} <= (blinds := {e.what: e.amount for e in hand if isinstance(e, Posted)}).keys()
    )
    for (small, big), _ in posted.most_common(1):
        unit = rules.pots.unit(settings.smallest or 1)
        if 0 < small <= big:
            plays = policy("opening", usual_small=Fraction(small, big), usual_big=Fraction(big, unit))
            yield _own(rules, f"blinds {small} {big} {unit}", f"The blinds are {small} and {big}.", plays)


def own_rate(rules: Any, settings: Settings, done: Done) -> Iterator[Variation]:
    """The rates at which most pots pay, rounded down or up."""
    pots = list(_pots(done, each=bool(rules.commission.each_payment)))
    if settings.commission is not None or not pots:
        return
    unit = rules.pots.unit(settings.smallest or 1)
    big = max((e.amount for e in _events(done) if isinstance(e, Posted) and e.what == "big"), default=0)
    for kind, how in ((type(rules.commission), ""), (RoundedUp, ", rounded up")):
        law = as_kind(rules.commission, kind)
        due = {
            rate: [law.due(pot, rate, law.highest(big), unit) for pot, _ in pots]
            for rate in _rates(law.least, law.most)
        }
        for rate in _likeliest(due, [charged for _, charged in pots]):
            plays = policy("commission", kind, usual=rate, usual_fee=None)
            yield _own(rules, f"of pots {rate}{how}", f"The house takes {rate} of a pot{how}.", plays)


def own_fee(rules: Any, settings: Settings, done: Done) -> Iterator[Variation]:
    """The rate that is kept of most sums that players sit down with."""
    law, unit = rules.commission.fee, rules.pots.unit(settings.smallest or 1)
    bought = [
        (command.buy_in, command.buy_in - stacks[-1])
        for command, events in done
        if isinstance(command, Join)
        and (stacks := [e.stack for e in events if isinstance(e, Seated | Bought) and e.stack])
        and stacks[-1] < command.buy_in
    ]
    if settings.commission is not None or law is None or not bought:
        return
    due = {rate: [law.due(sum_, rate, unit) for sum_, _ in bought] for rate in _rates(law.least, law.most)}
    for rate in _likeliest(due, [kept for _, kept in bought]):
        plays = policy("commission", usual_fee=rate)
        yield _own(rules, f"of buy-ins {rate}", f"The house takes {rate} of what players buy.", plays)


def own_time(rules: Any, settings: Settings, done: Done) -> Iterator[Variation]:
    """The time that the first player has whose turn tells it, before the clock was moved."""
    clock = settings.clock or Clock()
    for command, events in () if clock.decision_ms else done:
        until = [e.until for e in events if isinstance(e, Turn) and e.until]
        if isinstance(command, Wait):
            return
        if until:
            what = f"Players have {until[0]} ms to decide."
            yield _own(rules, f"time {until[0]}", what, policy("clock", usual_ms=until[0]))
            return


def own_extra_time(rules: Any, settings: Settings, done: Done) -> Iterator[Variation]:
    """The extra time that the table grants."""
    granted = [e.extended_ms for e in _events(done) if isinstance(e, Time)]
    if granted and (settings.clock or Clock()).extra_ms is None:
        what = f"Players have {granted[0]} ms more once their time is over."
        yield _own(rules, f"extra time {granted[0]}", what, policy("clock", usual_extra_ms=granted[0]))


def own_raises(rules: Any, settings: Settings, done: Done) -> Iterator[Variation]:
    """The most raises that a round of the table has."""
    most = here = 0
    for event in _events(done):
        here = 0 if isinstance(event, HandStarted | RoundEnded) else here
        here += isinstance(event, Acted) and event.act == "raise"
        most = max(most, here)
    if most and settings.raises is None:
        what = f"A round has {most} raises at most up to the pot and half of it."
        yield _own(rules, f"raises {most}", what, limit("pot", "half-pot", raises=most))


def own_least_bet(rules: Any, settings: Settings, done: Done) -> Iterator[Variation]:
    """The least bet that the table offers mostly, or takes."""
    offered = Counter(
        bounds[0]
        for event in _events(done)
        if isinstance(event, Turn) and event.choices and (bounds := event.choices.get("bet"))
    )
    taken = [e.to for e in _events(done) if isinstance(e, Acted) and e.act == "bet" and e.to and not e.all_in]
    least = min([bet for bet, _ in offered.most_common(1)] + taken, default=0)
    if least:
        plays = limit("pot", own_least=least)
        yield _own(rules, f"least bet {least}", f"With a limit the least bet is {least}.", plays)


def own_least_raise(rules: Any, settings: Settings, done: Done) -> Iterator[Variation]:
    """What raises add at least: what most of those offered do, or the most of them; without offers, the least taken."""
    level, offered, taken = 0, list[int](), list[int]()
    for event in _events(done):
        if isinstance(event, HandStarted | RoundEnded):
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
            yield _own(rules, f"least raise {least}", f"A raise adds {least} at least.", plays)


def own_burning(rules: Any, settings: Settings, done: Done) -> Iterator[Variation]:
    """The cards put aside before each street, in the hand that opened most."""
    most: dict[int, int] = {}
    for hand in _hands(done):
        opened, burnt = 0, dict[int, int]()
        for event in hand:
            if isinstance(event, Dealt) and event.to == "burn":
                burnt[opened] = burnt.get(opened, 0) + 1
            opened += isinstance(event, Dealt) and event.to == "community"
        most = max(most, burnt, key=len)
    streets = tuple(most.get(opened, 0) for opened in (0, 3, 4))
    if any(streets):
        what = "Before flop, turn and river {}, {} and {} cards are put aside.".format(*streets)
        yield _own(rules, f"burnt {streets}", what, burning(*streets))


def burning(*burnt: int) -> Change:
    """So many cards are put aside before each street."""

    def change(rules: Any) -> Any:
        after = tuple(
            replace(street, burn=burn) for street, burn in zip(rules.streets.after, burnt, strict=True)
        )
        return replace(rules, streets=replace(rules.streets, after=after))

    return change


def own_entry(rules: Any, settings: Settings, done: Done) -> Iterator[Variation]:
    """The entry that most players put in."""
    entries = Counter(e.amount for e in _events(done) if isinstance(e, Posted) and e.what == "entry")
    if (settings.stakes or Stakes()).entry is not None:
        return
    for entry, _ in entries.most_common(1):
        if rules.entry.allows(entry):
            plays = policy("entry", levels=tuple(dict.fromkeys((entry, *rules.entry.levels))))
            yield _own(rules, f"entry {entry}", f"The entry is {entry}.", plays)


def _events(done: Done) -> Iterator[Event]:
    return (event for _, events in done for event in events)


def _hands(done: Done) -> Iterator[list[Event]]:
    hand: list[Event] = []
    for event in _events(done):
        if isinstance(event, HandStarted):
            yield hand
            hand = []
        hand.append(event)
    yield hand


def _pots(done: Done, *, each: bool) -> Iterator[tuple[int, int]]:
    """What was in pots, and what was charged of it: each pot by itself, or those of a hand together."""
    for hand in _hands(done):
        whole, charged = Counter[int | None](), Counter[int | None]()
        for event in hand:
            if isinstance(event, Charged) and event.amount and event.of in ("pot", "hand"):
                charged[event.pot if each else None] += event.amount
            elif isinstance(event, Paid) and event.what == "pot":
                whole[event.pot if each else None] += event.amount
        if len(whole) == 1 == len(charged):
            yield whole.total() + charged.total(), charged.total()
        else:
            yield from ((whole[pot] + taken, taken) for pot, taken in charged.items() if pot in whole)


def _rates(least: Fraction, most: Fraction) -> Iterator[Fraction]:
    return (rate for k in range(STEPS + 1) if least <= (rate := Fraction(k, STEPS)) <= most)


def _likeliest(due: Mapping[Fraction, Sequence[int]], seen: Sequence[int]) -> Iterator[Fraction]:
    """The lowest and the highest of the rates by which most sums are those that were seen."""
    agree = {rate: sum(map(int.__eq__, sums, seen)) for rate, sums in due.items()}
    likely = [rate for rate, count in agree.items() if count == max(agree.values())]
    yield from dict.fromkeys((likely[0], likely[-1]))
