"""Betting rounds one after another: who is asked next, and what happens when a round is closed."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.games.cards.events import Pots
from vistoria.model.event import Event, RoundEnded, Turn

from ...policies.cites import Cites
from ...policies.open_cards.open_rules import OpenRules
from .dealing import deal_further
from .settlement import apart, finish
from .state import Hand, Table


def advance(table: Table, hand: Hand, events: list[Event]) -> Table:
    """Run on to the next decision of a player, or to the end of the hand."""
    alone = hand.live.count(True) == 1
    if hand.pending and not alone:
        return _ask(table, hand, events)
    events.append(RoundEnded(round=hand.round))
    return _next_round(table, hand, events)


def first_round(rules: OpenRules, hand: Hand) -> Hand:
    """The hand with the first round before it: the duty to open falls on one after another."""
    return replace(hand, pending=tuple(rules.speaking.opening(hand.shown())))


def later_round(rules: OpenRules, hand: Hand) -> Hand:
    """The hand with a round without a bet before it; nobody is asked where fewer than two can bet."""
    able = hand.able()
    order = rules.speaking.order(hand.round, hand.shown(), able, len(hand.order))
    pending = tuple(i for i in order if i in able) if len(able) > 1 else ()
    return replace(hand, pending=pending, spoke_first=order[0])


def turn(rules: OpenRules, hand: Hand) -> Turn:
    """Whom the hand is waiting for."""
    i = hand.pending[0]
    return Turn(
        seat=hand.order[i],
        round=hand.round,
        choices=hand.choices,
        until=hand.until,
        cites=turn_cites(rules, hand),
    )


def turn_cites(rules: OpenRules, hand: Hand) -> Cites:
    """Why it is his turn."""
    speaking = rules.speaking
    if hand.level:
        return speaking.answer_cites[min(hand.round, 2) - 1]
    later = hand.round > 1 and hand.pending and hand.pending[0] != hand.spoke_first
    return speaking.after_cites if later else speaking.ladder(hand.round).cites


def _next_round(table: Table, hand: Hand, events: list[Event]) -> Table:
    """Deal the next card and ask its first speaker; without players who can bet, deal out all cards."""
    rules, players = table.rules, len(hand.order)
    while hand.round < rules.dealing.rounds and hand.live.count(True) > 1:
        events.append(Pots(pots=apart(table, hand)))
        hand = deal_further(rules, hand, hand.round + 2, events)
        hand = replace(hand, round=hand.round + 1, bets=(0,) * players, level=0, step=0, raises=0)
        hand = later_round(rules, hand)
        if hand.pending:
            return _ask(table, hand, events)
    return finish(table, hand, events)


def _ask(table: Table, hand: Hand, events: list[Event]) -> Table:
    rules, setup = table.rules, table.setup
    lawful = rules.betting.choices(hand, hand.pending[0], setup.entry, setup.unit)
    hand = replace(hand, choices=lawful, until=rules.clock.until(table.now))
    events.append(turn(rules, hand))
    return replace(table, hand=hand)
