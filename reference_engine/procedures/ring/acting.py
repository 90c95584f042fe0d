"""A player's decision: call, bet, raise, check, fold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from vistoria.model.command import Act
from vistoria.model.event import Acted, Event, Returned

from ...policies.cites import Cites
from ..change import put
from ..refusal import Refusal
from .choices import choices
from .lines import out_of_reach
from .rounds import advance
from .state import Hand, Result, Table

Verb = Literal["fold", "check", "call", "bet", "raise"]
Why = Literal["timeout", "disconnected", "left"]


def act(table: Table, command: Act) -> Result:
    """Carry out a decision, or refuse it: out of turn, not among the choices, or a wrong amount."""
    hand = table.hand
    if hand is None:
        return Refusal("no-hand", "no hand is running: start one first")
    betting = table.rules.betting
    unreached = out_of_reach(table, command.seat)
    if unreached is not None:
        return unreached
    if command.means == "voice" and not betting.speech:
        return Refusal("forbidden", "bets are laid in chips", betting.voice)
    if command.seat == hand.checked and betting.second_thoughts:
        table, hand = _asked_again(table, hand)
    if _hurries(table, hand, command.seat):
        table, hand = _asked_first(table, hand, command.seat)
    i = hand.pending[0]
    seat = hand.order[i]
    if command.seat != seat:
        return Refusal(
            "out-of-turn", f"seat {command.seat} is not asked: it is seat {seat}'s turn", _turn(table)
        )
    verb, own = command.act, hand.bets[i]
    if verb not in hand.choices and not (verb == "check" and betting.lets_pass(i, hand)):
        return _not_a_choice(table, hand, verb)
    bounds = hand.choices.get(verb)
    least, most = bounds or (own, own)
    to = command.to
    if to is None and least == most:
        to = least
    if to is None or not least <= to <= most or (to % table.setup.unit and to != most):
        return _wrong_amount(table, verb, to, least, most)
    events: list[Event] = []
    after = decide(table, hand, verb, to, betting.voice if command.means == "voice" else (), events)
    if command.means == "voice" and betting.takes_back and after.hand and after.hand.round == hand.round:
        after = msgspec.structs.replace(after, retractable=(seat, hand))
    elif after.retractable is not None:
        after = msgspec.structs.replace(after, retractable=None)
    return after, tuple(events)


def decide(
    table: Table, hand: Hand, verb: Verb, to: int, cites: Cites, events: list[Event], why: Why | None = None
) -> Table:
    """Carry out what the player asked decides, or what counts as his decision; run on to the next."""
    i, betting = hand.pending[0], table.rules.betting
    own = hand.bets[i]
    stack = max(hand.stacks[i] - (to - own), 0)
    lawful = _acts(table, hand).get(verb, ())
    if verb == "raise" and betting.heads_up.holds(hand.live.count(True), len(hand.live)):
        lawful += betting.heads_up.cites
    events.append(
        Acted(
            seat=hand.order[i], act=verb, put=to - own, to=to, stack=stack, all_in=stack == 0, why=why,
            cites=lawful + cites,
        )
    )  # fmt: skip
    decided = _decided(table, hand, i, verb, to, stack, events)
    return advance(table, decided, events)


def _asked_again(table: Table, hand: Hand) -> tuple[Table, Hand]:
    """The hand with him who has just checked in turn once more."""
    i = hand.order.index(hand.checked)
    hand = msgspec.structs.replace(hand, pending=(i, *hand.pending), checked=0)
    hand = msgspec.structs.replace(hand, choices=choices(table.rules.betting, table.setup, hand, i))
    return msgspec.structs.replace(table, hand=hand), hand


def _hurries(table: Table, hand: Hand, seat: int) -> bool:
    i = hand.order.index(seat) if seat in hand.order else -1
    return i in hand.pending[1:] and table.rules.betting.hurries(i, hand)


def _asked_first(table: Table, hand: Hand, seat: int) -> tuple[Table, Hand]:
    """The hand with this seat in turn before all others."""
    i = hand.order.index(seat)
    hand = msgspec.structs.replace(hand, pending=(i, *(j for j in hand.pending if j != i)))
    hand = msgspec.structs.replace(hand, choices=choices(table.rules.betting, table.setup, hand, i))
    return msgspec.structs.replace(table, hand=hand), hand


def _decided(table: Table, hand: Hand, i: int, verb: str, to: int, stack: int, events: list[Event]) -> Hand:
    """The hand after the decision of position `i`."""
    rules, pending = table.rules, hand.pending[1:]
    hand = msgspec.structs.replace(hand, until=None, extended=False, spoken=hand.round)
    if verb == "fold":
        live = (*hand.live[:i], False, *hand.live[i + 1 :])
        back = rules.pots.back_to_folded(hand.round, hand.bets[i], hand.level)
        if back:
            hand = _given_back(hand, i, back, events)
        return msgspec.structs.replace(hand, live=live, pending=pending, undecided=False, checked=0)
    if verb == "check":
        return msgspec.structs.replace(hand, pending=pending, undecided=False, checked=hand.order[i])
    moved = to - hand.bets[i]
    stacks, bets = put(hand.stacks, i, stack), put(hand.bets, i, to)
    totals = put(hand.totals, i, hand.totals[i] + moved)
    hand = msgspec.structs.replace(hand, bet_in=hand.bet_in | {hand.round}, bettors=hand.bettors | {i})
    if verb == "call":
        return msgspec.structs.replace(
            hand, stacks=stacks, bets=bets, totals=totals, pending=pending, undecided=False, checked=0
        )
    players = len(hand.order)
    return msgspec.structs.replace(
        hand,
        stacks=stacks,
        bets=bets,
        totals=totals,
        level=to,
        step=rules.betting.measure(hand.step, to - hand.level),
        raises=hand.raises + (verb == "raise" or table.setup.limit.bet_is_raise),
        raised=(hand.round, i),
        pending=tuple(
            j for j in (*range(i + 1, players), *range(i)) if hand.live[j] and hand.stacks[j]
        ),
        undecided=False,
        checked=0,
    )  # fmt: skip


def _given_back(hand: Hand, i: int, amount: int, events: list[Event]) -> Hand:
    events.append(Returned(seat=hand.order[i], amount=amount, why="unmatched"))
    return msgspec.structs.replace(
        hand,
        stacks=put(hand.stacks, i, hand.stacks[i] + amount),
        bets=put(hand.bets, i, hand.bets[i] - amount),
        totals=put(hand.totals, i, hand.totals[i] - amount),
    )


def _acts(table: Table, hand: Hand) -> Mapping[str, Cites]:
    limit = table.setup.limit
    return limit.first_round if hand.round == 1 else limit.later_rounds


def _turn(table: Table) -> Cites:
    hand = table.hand
    if hand is None or hand.round == 1:
        return table.rules.opening.first_round
    return table.rules.streets.after[hand.round - 2].spoken


def _not_a_choice(table: Table, hand: Hand, verb: str) -> Refusal:
    limit = table.setup.limit
    may = ", ".join(hand.choices)
    if verb == "raise" and limit.raises is not None and hand.raises >= limit.raises:
        text = f"raise: {hand.raises} raises in this round, the most there may be; choose {may}"
        return Refusal("not-a-choice", text, limit.raises_cites)
    if verb == "raise" and hand.level > 0:
        text = f"raise: chips do not reach the least raise, or nobody could match it; choose {may}"
        return Refusal("not-a-choice", text, table.rules.betting.least_cites)
    return Refusal("not-a-choice", f"{verb}: seat {hand.order[hand.pending[0]]} may {may}", _turn(table))


def _wrong_amount(table: Table, verb: str, to: int | None, least: int, most: int) -> Refusal:
    limit, betting = table.setup.limit, table.rules.betting
    if to is None:
        return Refusal("illegal-amount", f"{verb}: say to what total, from {least} to {most}")
    cites = limit.bet_cites
    if verb == "raise":
        cites = betting.least_cites if to < least else limit.raise_cites
    elif verb == "call":
        cites = limit.later_rounds["call"]
    text = f"{verb} to {to}: the total is from {least} to {most}"
    if least <= to <= most:
        text, cites = (
            f"{verb} to {to}: cannot be laid in chips of {table.setup.unit}",
            table.rules.seating.chips,
        )
    return Refusal("illegal-amount", text, cites)
