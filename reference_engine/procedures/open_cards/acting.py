"""A player's decision: open, fold, pass, match, bet, raise; or none in time."""

from __future__ import annotations

from typing import Literal

import msgspec

from vistoria.model.command import Act, Wait
from vistoria.model.event import Acted, Event

from ..change import put
from ..refusal import Refusal
from .rounds import advance
from .state import Hand, Result, Table

Verb = Literal["fold", "check", "call", "bet", "raise"]
Why = Literal["timeout", "did-not-open"]


def act(table: Table, command: Act) -> Result:
    """Carry out a decision, or refuse it: out of turn, not among the choices, or a wrong amount."""
    hand, law = table.hand, table.rules.betting
    if hand is None:
        return Refusal("no-hand", "no hand is running: start one first")
    if command.means == "voice":
        return Refusal("forbidden", "bets are laid in chips", law.chips)
    if command.seat not in hand.order or not hand.live[hand.order.index(command.seat)]:
        return Refusal("not-in-hand", f"seat {command.seat} has no hand in play", law.turn_cites)
    i = hand.order.index(command.seat)
    if i != hand.pending[0]:
        if not (i in hand.pending and law.takes_early(command.act)):
            asked = hand.order[hand.pending[0]]
            text = f"seat {command.seat} is not asked: it is seat {asked}'s turn"
            return Refusal("out-of-turn", text, law.turn_cites)
        hand = _brought_forward(table, hand, i)
    verb: Verb = command.act
    if hand.round == 1 and not hand.level and verb in ("check", "fold"):
        return _refused_opening(table, hand, verb)
    if verb not in hand.choices:
        return _not_a_choice(table, hand, verb)
    bounds = hand.choices[verb]
    to = command.to
    if bounds is not None:
        least, most = bounds
        to = least if to is None and least == most else to
        if to is None or not least <= to <= most or (to % table.setup.unit and to != most):
            return _wrong_amount(table, verb, to, least, most)
    return _carried_out(table, hand, verb, to, None)


def wait(table: Table, command: Wait) -> Result:
    """The clock runs; whose time is over folds."""
    if command.ms < 0:
        return Refusal("illegal-amount", "wait: time runs forward")
    until, law = table.now + command.ms, table.rules.clock
    events: list[Event] = []
    while table.hand is not None and law.over(until, table.hand.until):
        table = msgspec.structs.replace(table, now=table.hand.until)
        assert table.hand is not None
        late: Verb = "check" if law.passes("check" in table.hand.choices) else "fold"
        table, more = _carried_out(table, table.hand, late, None, "timeout")
        events += more
    return msgspec.structs.replace(table, now=until), tuple(events)


def _refused_opening(table: Table, hand: Hand, verb: Verb) -> Result:
    """Who has to open and does not is out of the hand."""
    out = table.rules.betting.forfeits(verb)
    return _carried_out(table, hand, "fold" if out else "check", None, "did-not-open" if out else None)


def _carried_out(
    table: Table, hand: Hand, verb: Verb, to: int | None, why: Why | None
) -> tuple[Table, tuple[Event, ...]]:
    rules, i = table.rules, hand.pending[0]
    own, stack = hand.bets[i], hand.stacks[i]
    total = own if to is None else to
    put_in = max(total - own, 0)
    stack = stack - put_in
    law = rules.betting
    cites = (law.acts if hand.round == 1 else law.later_acts).get(verb, ())
    if why == "timeout":
        cites = rules.clock.cites
    elif why == "did-not-open":
        cites = rules.speaking.ladder(1).cites
    if verb == "raise" and hand.raises:
        cites = cites + law.again_cites[min(hand.round, 2) - 1]
    all_in = bool(put_in) and law.short(stack)
    if all_in:
        cites = cites + law.all_in_cites
    events: list[Event] = [
        Acted(
            seat=hand.order[i],
            act=verb,
            put=put_in,
            to=rules.views.announced(hand.round, verb, total),
            stack=stack if stack or all_in else None,
            all_in=all_in,
            why=why,
            cites=cites,
        )
    ]
    return advance(table, _decided(table, hand, verb, total, stack), events), tuple(events)


def _decided(table: Table, hand: Hand, verb: Verb, to: int, stack: int) -> Hand:
    """The hand after the decision of him who was asked."""
    i, pending = hand.pending[0], hand.pending[1:]
    hand = msgspec.structs.replace(hand, pending=pending, undecided=False)
    if verb == "fold":
        return msgspec.structs.replace(hand, live=put(hand.live, i, False))
    if verb == "check":
        return msgspec.structs.replace(hand, checked=put(hand.checked, i, hand.round))
    moved = to - hand.bets[i]
    hand = msgspec.structs.replace(
        hand,
        stacks=put(hand.stacks, i, stack),
        lowest=put(hand.lowest, i, min(hand.lowest[i], stack)),
        bets=put(hand.bets, i, to),
        totals=put(hand.totals, i, hand.totals[i] + moved),
    )
    if verb == "call":
        return hand
    raised = verb == "raise"
    answering = table.rules.speaking.answering(i, len(hand.order), hand.round, raised)
    return msgspec.structs.replace(
        hand,
        level=max(to, hand.level),
        step=max(hand.step, to - hand.level),
        raises=hand.raises + raised,
        last_bet=hand.round,
        pending=tuple(j for j in answering if hand.live[j] and hand.stacks[j]),
    )


def _brought_forward(table: Table, hand: Hand, i: int) -> Hand:
    """The hand with another of those waiting in turn."""
    pending = (i, *(j for j in hand.pending if j != i))
    lawful = table.rules.betting.choices(hand, i, table.setup.minimum, table.setup.unit)
    return msgspec.structs.replace(hand, pending=pending, choices=lawful)


def _not_a_choice(table: Table, hand: Hand, verb: Verb) -> Refusal:
    law, may = table.rules.betting, ", ".join(hand.choices)
    seat = hand.order[hand.pending[0]]
    if verb == "check":
        text = f"check: there is a bet of {hand.level} to match; choose {may}"
        return Refusal("not-a-choice", text, law.no_pass_cites)
    if verb == "raise" and hand.level and not law.may_raise(hand, hand.pending[0]):
        text = f"raise: seat {seat} has passed and may match or fold; choose {may}"
        return Refusal("not-a-choice", text, law.passed_cites)
    acts = law.acts if hand.round == 1 else law.later_acts
    cites = tuple(dict.fromkeys(cite for name in hand.choices for cite in acts.get(name, ())))
    return Refusal("not-a-choice", f"{verb}: seat {seat} may {may}", cites)


def _wrong_amount(table: Table, verb: Verb, to: int | None, least: int, most: int) -> Refusal:
    law = table.rules.betting
    if to is None:
        return Refusal("illegal-amount", f"{verb}: say to what total, from {least} to {most}")
    text = f"{verb} to {to}: the total is from {least} to {most}"
    if least <= to <= most:
        text = f"{verb} to {to}: cannot be laid in chips of {table.setup.unit}"
        return Refusal("illegal-amount", text, law.chips)
    if to > most:
        return Refusal("illegal-amount", text, law.all_in_cites)
    return Refusal("illegal-amount", text, law.least_cites if verb == "raise" else ())
