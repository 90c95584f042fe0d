"""A player's decision: open, fold, pass, match, bet, raise; or none in time; and wishes that are not granted."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from vistoria.games.cards.commands import Agree, Renounce
from vistoria.model.command import Act, Retract, Show, Wait
from vistoria.model.event import Acted, Event

from ..change import put
from ..refusal import Refusal
from .rounds import advance
from .state import Hand, Result, Table

Why = Literal["timeout"]


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
        return Refusal("out-of-turn", f"seat {command.seat} is not asked now", law.out_of_turn(command.act))
    verb, to, unit = command.act, command.to, table.setup.unit
    if verb not in hand.choices:
        text = f"seat {command.seat} may only {' or '.join(hand.choices)}"
        return Refusal("not-a-choice", text, law.withheld(hand, i, verb))
    bounds = hand.choices[verb]
    if bounds is not None:
        least, most = bounds
        to = least if to is None and least == most else to
        if to is None or not least <= to <= most or to % unit:
            text = f"the total of a {verb} is from {least} to {most}, in chips of {unit}"
            cites = () if verb == "bet" else law.least_cites + law.chips
            cites = law.all_in_cites if (to or 0) > most else cites
            return Refusal("illegal-amount", text, cites)
    return _carried_out(table, hand, verb, to, None)


def wait(table: Table, command: Wait) -> Result:
    """The clock runs; whose time is over folds."""
    until, law = table.now + command.ms, table.rules.clock
    events: list[Event] = []
    while table.hand is not None and law.over(until, table.hand.until):
        table = replace(table, now=table.hand.until)
        assert table.hand is not None
        late = "check" if law.passes("check" in table.hand.choices) else "fold"
        table, more = _carried_out(table, table.hand, late, None, "timeout")
        events += more
    return replace(table, now=until), tuple(events)


def _carried_out(
    table: Table, hand: Hand, verb: str, to: int | None, why: Why | None
) -> tuple[Table, tuple[Event, ...]]:
    rules, i = table.rules, hand.pending[0]
    own, stack = hand.bets[i], hand.stacks[i]
    total = own if to is None else to
    put_in = total - own
    stack = stack - put_in
    law = rules.betting
    acts = law.acts if hand.round == 1 else law.later_acts
    cites = (acts.get(f"{verb} to a bet") if hand.level else None) or acts.get(verb, ())
    if why == "timeout":
        cites = rules.clock.cites
    if verb == "raise" and hand.raises:
        cites = law.again_cites[min(hand.round, 2) - 1] + cites
    all_in = law.short(stack)
    if all_in:
        cites = cites + law.all_in_cites
    events: list[Event] = [
        Acted(
            seat=hand.order[i],
            act=verb,
            put=put_in,
            to=total,
            stack=stack if stack or all_in else None,
            all_in=all_in,
            why=why,
            cites=cites,
        )
    ]
    return advance(table, _decided(table, hand, verb, total, stack), events), tuple(events)


def _decided(table: Table, hand: Hand, verb: str, to: int, stack: int) -> Hand:
    """The hand after the decision of him who was asked."""
    i, pending = hand.pending[0], hand.pending[1:]
    hand = replace(hand, pending=pending, undecided=False)
    if verb == "fold":
        return replace(hand, live=put(hand.live, i, False))
    if verb == "check":
        return replace(hand, checked=put(hand.checked, i, hand.round))
    moved = to - hand.bets[i]
    hand = replace(
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
    return replace(
        hand,
        level=max(to, hand.level),
        step=table.rules.betting.measure(hand.step, to - hand.level),
        raises=hand.raises + raised,
        last_bet=hand.round,
        pending=tuple(j for j in answering if hand.live[j] and hand.stacks[j]),
    )


def agree(table: Table, command: Agree) -> Refusal:
    """Divide the pot by agreement."""
    return Refusal("forbidden", "the pot is not divided by agreement", table.rules.showdown.no_agreement)


def renounce(table: Table, command: Renounce) -> Refusal:
    """Give up a win."""
    return Refusal("forbidden", "the best hand takes the pot", table.rules.pots.won)


def retract(table: Table, command: Retract) -> Refusal:
    """Take a decision back."""
    return Refusal(
        "forbidden", f"seat {command.seat} cannot take a decision back", table.rules.pots.folded_bets
    )


def show(table: Table, command: Show) -> Refusal:
    """Show the key card to somebody before it has to be shown."""
    text = f"seat {command.seat} cannot show its key card before the last round is over"
    return Refusal("forbidden", text, table.rules.views.closed + table.rules.showdown.cites)
