"""The beginning of a hand: the bets that lie, the cards, and the first player asked."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.games.cards.events import Carried, Pool
from vistoria.model.answer import Unsupported
from vistoria.model.cards import Card
from vistoria.model.command import Start
from vistoria.model.event import Collected, Deck, Event, HandStarted

from ..places import SEATS, place_of
from ..refusal import Refusal
from .dealing import EXTRA, deal
from .nullity import void
from .state import Hand, Result, Table
from .told import told
from .turns import go_on

KINDS = ("misdealt", "wrong-count", "exposed", EXTRA, "device-fault")
"""Faults that can be made to happen."""


def start(table: Table, command: Start) -> Result:
    """Begin a hand, or refuse it before a card is dealt."""
    rules, law = table.rules, table.rules.distribution
    if table.hand is not None:
        return Refusal("hand-running", f"hand {table.hand.number} is not over")
    if strange := [fault.kind for fault in command.incidents if fault.kind not in KINDS]:
        return Unsupported(f"incident {strange[0]}")
    seats = [seat for seat in table.stacks() if rules.wagers.dealt_in(table.stake(seat).ante)]
    if rules.wagers.waits and len(seats) < len(table.chairs):
        return Refusal("no-bets", "not every player has laid an ante", rules.wagers.ante[::-1])
    if not seats:
        return Refusal("no-bets", "nobody has laid an ante: a hand needs one", rules.wagers.ante[::-1])
    filled = ("croupier", *(SEATS[seat] for seat in seats))
    strays = {place_of(fault.to) for fault in command.incidents if fault.kind in (EXTRA,)}
    if not strays.isdisjoint(filled):
        return Refusal("not-empty", "a card goes by mistake to a place that gets a hand: name an empty one")
    if command.deck is not None and (odd := law.whole.symmetric_difference(command.deck)):
        text = f"not the deck of this game: {', '.join(sorted(odd))} too many or too few"
        return Refusal("illegal-deck", text, law.deck_cites)
    return _begin(table, command, tuple(seats))


def _begin(table: Table, command: Start, order: tuple[int, ...]) -> Result:
    rules, number, device = table.rules, table.hands + 1, table.setup.device
    events: list[Event] = []
    stacks = table.stacks()
    events.append(HandStarted(hand=number, stacks={seat: stacks[seat] for seat in order}))
    events += _waiting(table, order)
    if rules.jackpot.at_the_deal():
        events += _collected(table, order)
    if not table.pool and rules.jackpot.restart == "with-the-next-hand":
        table = replace(table, pool=table.setup.minimum)
        events.append(Pool(before=0, after=table.pool, restarted=True, cites=rules.jackpot.reduced))
    deck = command.deck
    if deck is None:
        deck = rules.distribution.mixed(table.seed, number, device)
        cites = rules.distribution.shuffled[device]
        events.append(Deck(do="shuffled", cards=len(deck), cites=cites))
    dealt = deal(rules, Hand(number, order, deck), device, command.incidents, events)
    table = replace(table, hands=number, hand=dealt.hand)
    if dealt.why is not None:
        return void(table, dealt.why, events), tuple(events)
    undecided = tuple(seat for seat in rules.wagers.asked(order) if not table.stake(seat).additional)
    seen = dealt.hand.seen if rules.irregularities.counts_on() else frozenset[Card]()
    hand = replace(dealt.hand, undecided=undecided, seen=seen)
    return go_on(table, hand, events), tuple(events)


def _collected(table: Table, order: tuple[int, ...]) -> list[Collected]:
    bets = ((seat, table.stake(seat).jackpot) for seat in order)
    return told(*(Collected(seat=seat, amount=bet, source="jackpot") for seat, bet in bets))


def _waiting(table: Table, order: tuple[int, ...]) -> list[Event]:
    """Jackpot bets of a null hand whose players sit this one out: they stand on."""
    cites = table.rules.irregularities.null
    return [
        Carried(seat=seat, amount=stake.jackpot, cites=cites)
        for seat, stake in sorted(table.stakes.items())
        if stake.carried and seat not in order
    ]
