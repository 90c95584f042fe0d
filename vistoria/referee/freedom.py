"""What the law leaves to the house, or says nothing of: of an aspect, in what is asked, and in how sums are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from vistoria.games.cards.events import Qualified, Ranked
from vistoria.model.cards import Card
from vistoria.model.command import Act, Command, Incident, Join, Session, TopUp
from vistoria.model.event import (
    Acted,
    Charged,
    Dealt,
    Event,
    Exposed,
    Paid,
    Returned,
    RoundEnded,
    Shown,
    Turn,
)
from vistoria.model.place import Seat
from vistoria.table.events import after_all

from .apart import dealt_to, nullities
from .aspect import Compared
from .following import Following
from .kinds import tally
from .model import Position
from .pots import paid_by_seat

Events = Sequence[Event]

BY_NUMBER = "raises"
"""The limit of a game in which raises are counted; their amount is the house's to bound."""
JACKPOT = "jackpot"
"""The space of a bet whose prizes the law orders, and nothing else of it."""
MISCOUNTED = "wrong-count"
"""The fault that a place has too many cards, or too few."""


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
        silent = not it.before.clauses("raises after all-in")
        withheld = "raise" in mine and "raise" not in theirs
        # whether such a raise opens the round again, for those who had matched the bet, is the house's to say
        if (withheld or silent) if asked.seat in betting.matched else (silent and not withheld):
            return True
    now = it.seen
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
    return all(it.before.ties(ours[place], told[place]) for place in ours.keys() & told.keys())


def as_paid(it: Compared) -> bool:
    """Whether the odds that are told are those that the sums paid come to, where a maximum cuts them."""
    odds: Mapping[Any, Any] = it.theirs
    first = next(i for i, e in enumerate(it.events) if isinstance(e, Paid))
    laid, paid = after_all(it.at.seen, it.events[:first]).laid, Counter[tuple[int, str]]()
    for e in it.events:
        if isinstance(e, Paid):
            paid[e.seat, e.what] += e.amount
    return all(paid[key] * one[1] == laid.get(key, 0) * one[0] for key, one in odds.items())


def totals_elsewhere(it: Compared) -> bool:
    """Whether sessions differ in totals that one side leaves out: more may be told, or less until somebody asks."""
    mine, theirs = it.mine, it.theirs
    return mine.keys() == theirs.keys() and all(
        mine[key][of] == theirs[key][of] for key in it.apart for of in mine[key].keys() & theirs[key].keys()
    )


def by_own_rules(it: Compared) -> bool:
    """Whether several hands are left, and no clause says which of them are opened: the law yields to the house."""
    if it.before.clauses("who shows"):
        return False
    return it.seen.live > 1


def seen_already(it: Compared) -> bool:
    """Whether only cards are told with the hands, or left out, that lay open before."""
    lay_open, nothing = _lie_open(it), frozenset[Any]()
    return all(it.theirs.get(place, nothing) ^ it.mine.get(place, nothing) <= lay_open for place in it.apart)


def in_order(it: Compared) -> bool:
    """Whether those who open their hands on both sides do so in one order: who opens his is another thing."""
    lay_open = _lie_open(it)
    ours, told = (
        dict.fromkeys(e.place for e in side if isinstance(e, Shown) and not lay_open.issuperset(e.cards))
        for side in (it.lawful, it.events)
    )
    return [each for each in ours if each in told] == [each for each in told if each in ours]


def _lie_open(it: Compared) -> frozenset[Card]:
    """The cards that lie open before any hand is opened, by the law or as the product dealt them."""
    dealt = (e for e in (*it.lawful, *it.events) if isinstance(e, Dealt) and e.face == "up")
    lay = (Card(card) for card, lies in it.at.seen.cards.items() if isinstance(card, str) and lies.is_open)
    return frozenset((*lay, *(e.card for e in dealt if e.card is not None)))


def turned_at_once(it: Compared) -> bool:
    """Whether cards that the law has open come closed, and are shown before anybody is asked."""
    shown = {card for e in it.events if isinstance(e, Shown) for card in e.cards}
    cards = [e.card for e in it.events if isinstance(e, Dealt)]
    return it.mine.keys() == it.theirs.keys() and all(
        it.mine[nth] == (it.theirs[nth][0], "up") and cards[nth] in shown for nth in it.apart
    )


def no_share(it: Compared) -> bool:
    """Whether a few chips alone go astray to those beside the winners, less than half of what any winner is due."""
    least = min(paid_by_seat(it.lawful).values(), default=0)
    paid = paid_by_seat(it.events)
    return all(seat not in it.mine and 2 * paid[seat] < least for seat in it.apart)


def left_closed(it: Compared) -> bool:
    """Whether only hands stay closed that the law opens for their prize alone: no clause says that they are opened."""
    if any(isinstance(e, Qualified) and e.yes for e in it.lawful):
        return False
    prized = {str(Seat(e.seat)) for e in it.lawful if isinstance(e, Paid) and e.what == JACKPOT}
    return prized.issuperset(it.apart) and it.theirs.keys().isdisjoint(it.apart)


def null_after_the_bets(it: Compared) -> bool:
    """Whether a fault makes the hand null once nobody can bet any more: no clause keeps hands closed until then."""
    return bool(nullities(it.lawful)) and any(isinstance(e, RoundEnded) for e in it.lawful)


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
    mine, theirs = dealt_to(it.lawful), dealt_to(it.events)
    return theirs != mine[: len(theirs)] and it.theirs.keys() < it.mine.keys()


def lies_elsewhere(it: Compared) -> bool:
    """Whether the cards went to other places: there the exposed one lies, and how they were dealt is judged itself."""
    mine, theirs = dealt_to(it.lawful), dealt_to(it.events)
    exposed = ([e for e in told if isinstance(e, Exposed)] for told in (it.lawful, it.events))
    return mine != theirs and len(set(map(len, exposed))) == 1


def in_one_sum(it: Compared) -> bool:
    """Whether the house collects the same of each seat, where the product does not say of which bet.

    One on the jackpot may be among them, or missing: no law says when it is collected.
    """
    if not any(source is None for _, source, _ in _collected(it.theirs)):
        return False
    one, other = (
        tally((seat, amount) for seat, _, amount in _collected(side)) for side in (it.mine, it.theirs)
    )
    if nullities(it.events):
        return one == other
    lies = [(seat, chips) for (seat, space), chips in it.at.seen.laid.items() if space == JACKPOT and chips]
    due = [(seat, chips) for seat, source, chips in _collected(it.mine) if source == JACKPOT]
    bets = dict([*it.at.seen.carried.items(), *lies, *due])
    return all(abs(other[seat] - one[seat]) in (0, bets.get(seat, 0)) for seat in {*one, *other})


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


def not_announced(it: Compared) -> bool:
    """Whether no clause has a hand called the winning one: who is paid is judged, and what the product calls it not."""
    return not it.before.clauses("marked winning")


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


def as_the_house_likes(at: Following, position: Position, command: Command) -> bool:
    """Whether no clause grants just this, though the law would have it so.

    That is a fault of cards that do not lie there, chips for who has enough to play on, the sum with which somebody
    comes back, a place whose last player has only just gone, unless all have and every place was taken, and a session
    of which it is not known whether it has begun.
    """
    match command:
        case Incident():
            return not has_cards(at, command)
        case TopUp(player=player):
            seat = at.seen.players.get(player, 0)
            enough = player in at.resting or not position.left_out(seat)
            return enough and at.seen.stacks.get(seat, 0) > 0
        case Join(seat=seat, player=player):
            last = {where: who for (who, hand), where in at.seats.items() if hand == at.hand}
            elsewhere = bool(at.seen.players) or len(last) < at.seen.seats
            came_back = any(who == player for who, _ in at.seats)
            return came_back or (elsewhere and last.get(seat, player) != player)
        case Session(act="start"):
            return at.strayed
    return False


def has_cards(at: Following, incident: Incident) -> bool:
    """Whether every seat that it names is in the hand: where nobody plays there is nothing to see."""
    seats = [place for place in incident.places or () if isinstance(place, int)]
    return all(at.seen.cards_at(Seat(seat)) and seat not in at.seen.out for seat in seats)


def taken_in_its_place(command: Command, events: Events) -> Act | None:
    """The act that the product reports in place of the one that was sent; None where it is that one."""
    if not isinstance(command, Act):
        return None
    told = next((e for e in events if isinstance(e, Acted) and e.seat == command.seat), None)
    if told is None or told.act == "decline" or told.why is not None:
        return None
    to = told.to or None if told.act in ("bet", "raise") else None
    as_sent = told.act == command.act and (to is None or command.to in (None, to))
    return None if as_sent else Act(told.seat, told.act, to)


def left_alone(at: Following, lawful: Events, events: Events) -> bool:
    """Whether everybody else has folded and something comes back: all is one player's, whatever it is called."""
    now = after_all(at.seen, events)
    if now.live != 1 or not any(isinstance(e, Returned) for e in (*lawful, *events)):
        return False
    seats = {e.seat for e in events if isinstance(e, Paid | Returned)}
    return seats <= {*now.left} and _settled(lawful) == _settled(events)


def _settled(events: Events) -> int:
    """Chips that are paid, come back or are taken as commission."""
    return sum(e.amount for e in events if isinstance(e, Paid | Returned | Charged))


def asked_alone(at: Following, lawful: Events, events: Events) -> bool:
    """Whether the product asks the only one who has chips left and nothing to match, where the law need not.

    Each who is in may speak, and nobody can answer: the law says neither that he is asked nor that he is not.
    """
    asked = next((e for e in reversed(events) if isinstance(e, Turn)), None)
    if asked is None or any(isinstance(e, Turn) and e.seat == asked.seat for e in lawful):
        return False
    now = after_all(at.seen, events)
    able = [seat for seat in now.left if now.stacks.get(seat, 0)]
    return able == [asked.seat] and now.own(asked.seat) >= now.level
