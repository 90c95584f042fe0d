"""What of an aspect the law leaves to the house, or says nothing of, where a report differs from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vistoria.games.cards.events import Qualified, Ranked
from vistoria.model.event import Dealt, Event, Exposed, Paid, Turn
from vistoria.model.place import Seat
from vistoria.table.events import after_all

from .aspect import Facts
from .following import Following
from .model import Position
from .null_hands import nullities

Events = Sequence[Event]

BY_NUMBER = "raises"
"""The limit of a game in which raises are counted; their amount is the house's to bound."""
JACKPOT = "jackpot"
"""The space of a bet whose prizes the law orders, and nothing else of it."""
STANDING = frozenset({"dealing", "moment of forced bets"})
"""What a product may do otherwise in every hand, and all else in it as the law has it."""
ASIDE = frozenset({"burn", "aside"})
"""Places of cards that nobody plays."""
MISCOUNTED = "wrong-count"
"""The fault that a place has too many cards, or too few."""


@dataclass(frozen=True)
class Compared:
    """What an aspect of one step says by the law (`mine`) and by the product (`theirs`), and what happened."""

    at: Following
    position: Position
    mine: Facts
    theirs: Facts
    lawful: Events
    events: Events


def choices(it: Compared) -> bool:
    """Whether choices differ only in what is the house's to say.

    That is chips that nobody else could match, as they return, the highest amount where no limit is declared, or one
    that counts raises, and who may raise to how much after a raise of all that somebody had, where no clause says.
    """
    asked = next((e for e in reversed(it.events) if isinstance(e, Turn)), None)
    if asked is None:
        return False
    mine, theirs, betting = it.mine, it.theirs, it.at.betting.after(it.events)
    if betting.pushed and {**mine, "raise": 0} == {**theirs, "raise": 0}:
        silent = it.at.position is not None and not it.at.position.clauses("raises after all-in")
        withheld = "raise" in mine and "raise" not in theirs
        # whether such a raise opens the round again, for those who had matched the bet, is the house's to say
        if (withheld or silent) if asked.seat in betting.matched else (silent and not withheld):
            return True
    now = after_all(it.at.seen, it.events)
    others = [seat for seat in now.left if seat != asked.seat]
    most = max((now.own(seat) + now.stacks.get(seat, 0) for seat in others), default=0)
    no_limit = now.settings.limit in (None, BY_NUMBER)
    return all(
        _within(mine[act], theirs[act], most, no_limit=no_limit)
        if act in mine and act in theirs
        else act in mine and mine[act] is not None and mine[act][0] > most
        for act in {**mine, **theirs}
    )


Bounds = tuple[int, int] | None


def _within(law: Bounds, told: Bounds, most: int, *, no_limit: bool) -> bool:
    """Whether an act is offered as the law has it, but for chips above `most`, and for the highest without a limit.

    An act may be offered without its amounts, and one without an amount with any.
    """
    if law == told or law is None or told is None:
        return True
    return law[0] == told[0] and (no_limit or told[1] == min(law[1], most))


def as_good(it: Compared) -> bool:
    """Whether every five that were told are as good as those of the law: a card that does not count is free."""
    ours, told = (
        {str(e.place): e.five for e in side if isinstance(e, Ranked) and e.five}
        for side in (it.lawful, it.events)
    )
    return all(it.position.ties(ours[place], told[place]) for place in ours.keys() & told.keys())


def as_paid(it: Compared) -> bool:
    """Whether the odds that are told are those that the sums paid come to, where a maximum cuts them."""
    odds: Mapping[Any, Any] = it.theirs
    first = next(i for i, e in enumerate(it.events) if isinstance(e, Paid))
    laid, paid = after_all(it.at.seen, it.events[:first]).laid, Counter[tuple[int, str]]()
    for e in it.events:
        if isinstance(e, Paid):
            paid[e.seat, e.what] += e.amount
    return all(paid[key] * one[1] == laid.get(key, 0) * one[0] for key, one in odds.items())


def by_own_rules(it: Compared) -> bool:
    """Whether several hands are left, and no clause says which of them are opened: the law yields to the house."""
    if it.at.position is None or it.at.position.clauses("who shows"):
        return False
    return after_all(it.at.seen, it.events).live > 1


def seen_already(it: Compared) -> bool:
    """Whether the same hands are opened, and only cards are told with them, or left out, that lay open before."""
    if it.mine.keys() != it.theirs.keys():
        return False
    lay_open = {card for card, lies in it.at.seen.cards.items() if lies.is_open}
    lay_open |= {e.card for e in it.events if isinstance(e, Dealt) and e.face == "up" and e.card is not None}
    return all(it.theirs[place] ^ it.mine[place] <= lay_open for place in it.mine)


def left_closed(it: Compared) -> bool:
    """Whether only hands stay closed that the law opens for their prize alone: no clause says that they are opened."""
    if any(isinstance(e, Qualified) and e.yes for e in it.lawful):
        return False
    prized = {str(Seat(e.seat)) for e in it.lawful if isinstance(e, Paid) and e.what == JACKPOT}
    differ = {place for place in {**it.mine, **it.theirs} if it.mine.get(place) != it.theirs.get(place)}
    return differ <= prized and differ.isdisjoint(it.theirs)


def dealt_on(it: Compared) -> bool:
    """Whether a hand that a fault of dealing makes null was dealt further before it was declared so.

    Where the fault is the number of cards, some place really gets another number than it is due.
    """
    null = nullities(it.lawful)
    if not null or not nullities(it.events):
        return False
    return any(e.why == MISCOUNTED for e in null) or all(
        it.theirs.get(key) == it.mine[key] for key in it.mine
    )


def not_reached(it: Compared) -> bool:
    """Whether a hand was null before all had cards because they come in another order, which is judged itself."""
    if not (nullities(it.lawful) and nullities(it.events)):
        return False
    mine, theirs = ([e.to for e in told if isinstance(e, Dealt)] for told in (it.lawful, it.events))
    return theirs != mine[: len(theirs)] and it.theirs.keys() < it.mine.keys()


def lies_elsewhere(it: Compared) -> bool:
    """Whether the cards went to other places: there the exposed one lies, and how they were dealt is judged itself."""
    mine, theirs = ([e.to for e in told if isinstance(e, Dealt)] for told in (it.lawful, it.events))
    exposed = ([e for e in told if isinstance(e, Exposed)] for told in (it.lawful, it.events))
    return mine != theirs and len(set(map(len, exposed))) == 1


def in_one_sum(it: Compared) -> bool:
    """Whether the house collects the same of each seat, where the product does not say of which bet."""
    if not any(source is None for _, source, _ in _collected(it.theirs)):
        return False
    return _of_each_seat(it.mine) == _of_each_seat(it.theirs)


def on_the_jackpot(it: Compared) -> bool:
    """Whether only jackpot bets are collected otherwise: no law says when, nor that they are.

    Of a null hand none is; one that was before is undone.
    """
    undone = all(amount < 0 for _, source, amount in _collected(it.theirs) if source == JACKPOT)
    if nullities(it.events) and not undone:
        return False
    mine, theirs = (
        {(seat, source): amount for seat, source, amount in _collected(facts) if source != JACKPOT}
        for facts in (it.mine, it.theirs)
    )
    return mine == theirs


def _collected(facts: Any) -> list[tuple[int, str | None, int]]:
    return [(seat, source, amount) for (seat, source), amount in facts.items()]


def _of_each_seat(facts: Facts) -> Counter[int]:
    sums = Counter[int]()
    for seat, _, amount in _collected(facts):
        sums[seat] += amount
    return sums


def not_announced(it: Compared) -> bool:
    """Whether no clause has a hand called the winning one: who is paid is judged, and what the product calls it not."""
    return not it.position.clauses("marked winning")


FREE: Mapping[str, tuple[Callable[[Compared], bool], ...]] = {
    "dealt in": (dealt_on, not_reached),
    "dealing": (dealt_on,),
    "exposed": (lies_elsewhere,),
    "choices": (choices,),
    "showing": (by_own_rules, seen_already, left_closed),
    "best five": (as_good,),
    "marked winning": (not_announced,),
    "odds": (as_paid,),
    "collected": (in_one_sum, on_the_jackpot),
}
"""By aspect, what makes a difference free."""


def is_free(aspect: str, it: Compared) -> bool:
    """Whether the law leaves a difference in this aspect to the house."""
    return any(free(it) for free in FREE.get(aspect, ()))


def leaves_the_table(aspect: str, mine: Facts, theirs: Facts) -> bool:
    """Whether a difference leaves every hand, stack and bet as the law has them, so that the rest can be judged.

    So does the order in which cards came, and what was burnt or put aside: everybody has as many as he is due.
    """
    if aspect == "dealing":
        return _in_play(mine) == _in_play(theirs)
    return aspect in STANDING


def _in_play(dealt: Facts) -> Counter[Any]:
    return Counter(card for card in dealt.values() if card[0] not in ASIDE)
