"""What the law leaves to the house or says nothing of, where a report is compared with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from vistoria.model.command import Act, Command, Incident, Join, Session, TopUp
from vistoria.model.event import Event, Paid, Ranked, Returned, Turn
from vistoria.model.place import Seat
from vistoria.table.events import after_all

from .aspect import Aspect, Facts
from .following import Following
from .kinds import Sorted
from .model import Position
from .null_hands import nullities

Events = Sequence[Event]

BY_NUMBER = "raises"
"""The limit of a game in which raises are counted; their amount is the house's to bound."""
MISCOUNTED = "wrong-count"
"""The fault that a place has too many cards, or too few."""
SHARED = ("unmatched", "winners", "division", "pots told")
"""Ways to tell one sum: what nobody matched comes back, or is won with the pot."""


def brings_more(at: Following, join: Join) -> bool:
    """Whether somebody would sit down with more than the house has taken of others, at a place that is free."""
    free = join.player not in at.seen.players and not at.seen.sits(join.seat)
    return free and bool(at.bought) and join.buy_in > max(at.bought)


def was_offered(at: Following, act: Act) -> bool:
    """Whether the act is among the choices that the product told, or it told none."""
    asked = at.seen.asked
    if asked is None or asked.choices is None or asked.seat != act.seat:
        return True
    bounds = asked.choices.get(act.act)
    return act.act in asked.choices and (not bounds or act.to is None or bounds[0] <= act.to <= bounds[1])


def left_free(at: Following, aspect: Aspect, mine: Facts, theirs: Facts, events: Events) -> bool:
    """Whether choices differ only in what is the house's to say.

    That is chips that nobody else could match, as they return, the highest amount where no limit is declared, or one
    that counts raises, and who may raise to how much after a raise of all that somebody had, where no clause says.
    """
    asked = next((e for e in reversed(events) if isinstance(e, Turn)), None)
    if aspect.name != "choices" or asked is None:
        return False
    betting = at.betting.after(events)
    if betting.pushed and {**mine, "raise": 0} == {**theirs, "raise": 0}:
        silent = at.position is not None and not at.position.clauses("raises after all-in")
        withheld = "raise" in mine and "raise" not in theirs
        # whether such a raise opens the round again, for those who had matched the bet, is the house's to say
        if (withheld or silent) if asked.seat in betting.matched else (silent and not withheld):
            return True
    now = after_all(at.seen, events)
    others = [seat for seat in now.started if seat not in now.out and seat != asked.seat]
    most = max((now.own(seat) + now.stacks.get(seat, 0) for seat in others), default=0)
    no_limit = now.settings.limit in (None, BY_NUMBER)
    return all(
        _is_free(mine[act], theirs[act], most, no_limit=no_limit)
        if act in mine and act in theirs
        else act in mine and mine[act] is not None and mine[act][0] > most
        for act in {**mine, **theirs}
    )


def as_good(position: Position, aspect: Aspect, mine: Sorted, theirs: Sorted) -> bool:
    """Whether every five that were told are as good as those of the law: a card that does not count is free."""
    if aspect.name != "best five":
        return False
    ours, told = (
        {str(e.place): e.five for e in side.get(Ranked, ()) if isinstance(e, Ranked) and e.five}
        for side in (mine, theirs)
    )
    return all(position.ties(ours[place], told[place]) for place in ours.keys() & told.keys())


def as_paid(at: Following, aspect: Aspect, theirs: Any, events: Events) -> bool:
    """Whether the odds that are told are those that the sums paid come to, where a maximum cuts them."""
    if aspect.name != "odds":
        return False
    first = next(i for i, e in enumerate(events) if isinstance(e, Paid))
    laid, paid = after_all(at.seen, events[:first]).laid, Counter[tuple[int, str]]()
    for e in events:
        if isinstance(e, Paid):
            paid[e.seat, e.what] += e.amount
    return all(paid[key] * odds[1] == laid.get(key, 0) * odds[0] for key, odds in theirs.items())


def by_own_rules(at: Following, aspect: Aspect, events: Events) -> bool:
    """Whether several hands are left, and no clause says which of them are opened: the law yields to the house."""
    if aspect.name != "showing" or at.position is None or at.position.clauses("who shows"):
        return False
    now = after_all(at.seen, events)
    return len(set(now.started) - set(now.out)) > 1


def seen_already(at: Following, aspect: Aspect, mine: Facts, theirs: Facts) -> bool:
    """Whether the same hands are opened, and only cards are left out of them that lay open before."""
    if aspect.name != "showing" or mine.keys() != theirs.keys():
        return False
    lay_open = {card for card, lies in at.seen.cards.items() if lies.is_open}
    return all(theirs[place] <= mine[place] <= theirs[place] | lay_open for place in mine)


def dealt_on(aspect: Aspect, mine: Facts, theirs: Facts, lawful: Events, events: Events) -> bool:
    """Whether a hand that a fault of dealing makes null was dealt further before it was declared so.

    Where the fault is the number of cards, some place really gets another number than it is due.
    """
    null = nullities(lawful)
    if aspect.name not in ("dealt in", "dealing") or not (null and nullities(events)):
        return False
    return any(e.why == MISCOUNTED for e in null) or all(theirs.get(key) == mine[key] for key in mine)


def in_one_sum(aspect: Aspect, mine: Facts, theirs: Facts) -> bool:
    """Whether the house collects the same of each seat, where the product does not say of which bet."""
    if aspect.name != "collected" or not any(source is None for _, source, _ in _collected(theirs)):
        return False
    return _of_each_seat(mine) == _of_each_seat(theirs)


def _collected(facts: Any) -> list[tuple[int, str | None, int]]:
    return [(seat, source, amount) for (seat, source), amount in facts.items()]


def _of_each_seat(facts: Facts) -> Counter[int]:
    sums = Counter[int]()
    for seat, _, amount in _collected(facts):
        sums[seat] += amount
    return sums


Bounds = tuple[int, int] | None


def _is_free(law: Bounds, told: Bounds, most: int, *, no_limit: bool) -> bool:
    """Whether an act is offered as the law has it, but for chips above `most`, and for the highest without a limit.

    An act may be offered without its amounts, and one without an amount with any.
    """
    if law == told or law is None or told is None:
        return True
    return law[0] == told[0] and (no_limit or told[1] == min(law[1], most))


def as_the_house_likes(at: Following, position: Position, command: Command) -> bool:
    """Whether no clause grants just this, though the law would have it so.

    That is a fault of cards that do not lie there, chips for who has enough to play on, a place whose last player has
    only just gone, and a session of which it is not known whether it has begun.
    """
    match command:
        case Incident():
            return not has_cards(at, command)
        case TopUp(player=player):
            seat = at.seen.players.get(player, 0)
            enough = player in at.resting or not position.left_out(seat)
            return enough and at.seen.stacks.get(seat, 0) > 0
        case Join(seat=seat, player=player):
            of_the_last = {who for (who, hand), where in at.seats.items() if (hand, where) == (at.hand, seat)}
            return bool(at.seen.players) and bool(of_the_last - {player})
        case Session(act="start"):
            return at.strayed
    return False


def has_cards(at: Following, incident: Incident) -> bool:
    """Whether every seat that it names is in the hand: where nobody plays there is nothing to see."""
    seats = [place for place in incident.places or () if isinstance(place, int)]
    return all(at.seen.cards_at(Seat(seat)) and seat not in at.seen.out for seat in seats)


def sums(events: Events) -> Counter[int]:
    """What each seat takes out of play, whatever it is called."""
    taken = Counter[int]()
    for e in events:
        if isinstance(e, Returned) or (isinstance(e, Paid) and e.what == "pot"):
            taken[e.seat] += e.amount
    return taken


def left_alone(at: Following, lawful: Events, events: Events) -> bool:
    """Whether everybody else has folded and something comes back: all is one player's, whatever it is called."""
    if not any(isinstance(e, Returned) for e in (*lawful, *events)):
        return False
    now = after_all(at.seen, events)
    return len(set(now.started) - set(now.out)) == 1


def asked_alone(at: Following, lawful: Events, events: Events) -> bool:
    """Whether the product asks the only one who has chips left and nothing to match, where the law need not.

    Each who is in may speak, and nobody can answer: the law says neither that he is asked nor that he is not.
    """
    asked = next((e for e in reversed(events) if isinstance(e, Turn)), None)
    if asked is None or any(isinstance(e, Turn) and e.seat == asked.seat for e in lawful):
        return False
    now = after_all(at.seen, events)
    able = [seat for seat in now.started if seat not in now.out and now.stacks.get(seat, 0)]
    return able == [asked.seat] and now.own(asked.seat) >= now.level
