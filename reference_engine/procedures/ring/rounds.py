"""Betting rounds one after another: who is asked next, and what happens when a round is closed."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.games.cards.events import Pots
from vistoria.model.event import Event, RoundEnded, Turn

from ...policies.cites import Cites
from ...policies.ring_rules import RingRules
from ...policies.streets import Street
from ..pots import pots
from .choices import choices
from .dealing import deal_street, spoilt
from .settlement import finish, void
from .showdown import open_hands
from .state import Hand, Table


def advance(table: Table, hand: Hand, events: list[Event]) -> Table:
    """Run on to the next decision of a player, or to the end of the hand."""
    alone = hand.live.count(True) == 1
    if not alone and hand.pending and not _idle(hand):
        if not hand.ahead and table.rules.streets.hurries(hand.round, len(hand.pending)):
            hand = _ahead(table, hand, events)
        return _ask(table, hand, events)
    events.append(RoundEnded(round=hand.round))
    return finish(table, hand, events) if alone else _next_round(table, hand, events)


def _next_round(table: Table, hand: Hand, events: list[Event]) -> Table:
    """Deal the next street and ask its first speaker; without players who can bet, deal out all streets."""
    rules = table.rules
    able = [i for i, alive in enumerate(hand.live) if alive and hand.stacks[i]]
    coming = _coming(table, hand)
    events.append(Pots(pots=pots(hand)))
    if len(able) < 2 and rules.showdown.as_soon_as_betting_ends:
        open_hands(rules, hand, events)
        hand = replace(hand, opened=True)
    for street in coming:
        if not hand.ahead:
            hand = deal_street(rules, hand, street, events)
        fault = spoilt(hand)
        if fault is not None:
            return void(table, hand, fault, events)
        nothing = (0,) * len(hand.order)
        hand = replace(hand, round=hand.round + 1, bets=nothing, level=0, step=0, raises=0, ahead=False)
        if len(able) > 1:
            order = rules.opening.later_speakers(hand.round, hand.order, hand.live)
            pending = tuple(i for i in order if i in able)
            return _ask(table, replace(hand, pending=pending), events)
    return finish(table, hand, events)


def _coming(table: Table, hand: Hand) -> tuple[Street, ...]:
    """The streets of this hand that are still to be dealt."""
    return table.rules.streets.coming(hand.round, max(hand.totals), table.setup.big)


def _ahead(table: Table, hand: Hand, events: list[Event]) -> Hand:
    """The hand with its next street dealt before the last has spoken; without one, as it is."""
    for street in _coming(table, hand)[:1]:
        hand = deal_street(table.rules, hand, street, events)
        hand = replace(hand, ahead=True, undecided=False)
    return hand


def turn(rules: RingRules, hand: Hand) -> Turn:
    """Whom the hand is waiting for."""
    seat = hand.order[hand.pending[0]]
    return Turn(
        seat=seat, round=hand.round, choices=hand.choices, until=hand.until, cites=asked_by(rules, hand)
    )


def asked_by(rules: RingRules, hand: Hand) -> Cites:
    """Why it waits for him."""
    if hand.round > 1:
        return rules.streets.after[hand.round - 2].spoken
    opening = rules.opening
    return opening.last_to_speak if hand.pending[0] == hand.big else opening.first_round


def _ask(table: Table, hand: Hand, events: list[Event]) -> Table:
    rules = table.rules
    lawful = choices(rules.betting, table.setup, hand, hand.pending[0])
    until = hand.until
    if until is None and rules.clock is not None:
        until = rules.clock.until(table.now, table.setup.decision_ms)
    hand = replace(hand, choices=lawful, until=until)
    events.append(turn(rules, hand))
    return replace(table, hand=hand)


def _idle(hand: Hand) -> bool:
    """Whether the next to be asked has nothing to decide: nobody can bet, and nothing is left to match."""
    i = hand.pending[0]
    others = [j for j, alive in enumerate(hand.live) if alive and j != i]
    return not any(hand.stacks[j] for j in others) and hand.bets[i] >= max(hand.bets[j] for j in others)
