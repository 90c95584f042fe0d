"""A player's decision: call, bet, raise, check, fold."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from vistoria.model.command import Act
from vistoria.model.event import Acted, Event

from ...policies.cites import Cites
from ..change import put
from ..refusal import Refusal
from .rounds import advance
from .state import Hand, Result, Table

Why = Literal["timeout", "disconnected"]


def act(table: Table, command: Act) -> Result:
    """Carry out a decision, or refuse it: out of turn, not among the choices, or a wrong amount."""
    hand = table.hand
    if hand is None:
        return Refusal("no-hand", "no hand is running: start one first")
    betting = table.rules.betting
    if command.means == "voice" and not betting.speech:
        return Refusal("forbidden", "bets are laid in chips", betting.voice)
    i = hand.pending[0]
    seat = hand.order[i]
    if command.seat != seat:
        return Refusal(
            "out-of-turn", f"seat {command.seat} is not asked: it is seat {seat}'s turn", _turn(table)
        )
    verb, own = command.act, hand.bets[i]
    if verb not in hand.choices:
        text = f"seat {seat} may only {' or '.join(hand.choices)}"
        return Refusal("not-a-choice", text, _withheld(table, hand, verb))
    bounds = hand.choices.get(verb)
    least, most = bounds or (own, own)
    to = command.to
    if to is None:  # a bet or raise that says no amount adds nothing
        to = most if verb == "call" else own
    if not least <= to <= most or to % table.setup.unit:
        text = f"the total of a {verb} is from {least} to {most}, in chips of {table.setup.unit}"
        return Refusal("illegal-amount", text, _bounded(table, hand, verb, to, least, most))
    events: list[Event] = []
    after = decide(table, hand, verb, to, _spoken(table, command), events)
    return after, tuple(events)


def decide(
    table: Table, hand: Hand, verb: str, to: int, cites: Cites, events: list[Event], why: Why | None = None
) -> Table:
    """Carry out what the player asked decides, or what counts as his decision; run on to the next."""
    i, betting = hand.pending[0], table.rules.betting
    own = hand.bets[i]
    stack = betting.left(hand.stacks[i], to - own)
    events.append(
        Acted(
            seat=hand.order[i], act=verb, put=to - own, to=to, stack=stack, all_in=stack == 0, why=why,
            cites=cites[::-1] + _lawful(table, hand, verb, all_in=stack == 0),
        )
    )  # fmt: skip
    decided = _decided(table, hand, i, verb, to, stack)
    return advance(table, decided, events)


def _decided(table: Table, hand: Hand, i: int, verb: str, to: int, stack: int) -> Hand:
    """The hand after the decision of position `i`."""
    hand = replace(
        hand, until=None, extended=False, spoken=hand.round, pending=hand.pending[1:], undecided=False
    )
    if verb == "fold":
        return replace(hand, live=put(hand.live, i, False))
    if verb == "check":
        return hand
    hand = replace(
        hand,
        stacks=put(hand.stacks, i, stack),
        bets=put(hand.bets, i, to),
        totals=put(hand.totals, i, hand.totals[i] + to - hand.bets[i]),
        bet_in=hand.bet_in | {hand.round},
        bettors=hand.bettors | {i},
    )
    if verb == "call":
        return hand
    others = (*range(i + 1, len(hand.order)), *range(i))
    return replace(
        hand,
        level=to,
        step=table.rules.betting.measure(hand.step, to - hand.level),
        raises=hand.raises + (verb == "raise" or table.setup.limit.bet_is_raise),
        raised=(hand.round, i),
        pending=tuple(j for j in others if hand.live[j] and hand.stacks[j]),
    )


def _spoken(table: Table, command: Act) -> Cites:
    betting = table.rules.betting
    return betting.voice + betting.binding if command.means == "voice" else ()


def _lawful(table: Table, hand: Hand, verb: str, *, all_in: bool) -> Cites:
    limit, heads_up = table.setup.limit, table.rules.betting.heads_up
    acts = limit.first_round if hand.round == 1 else limit.later_rounds
    freed = verb == "raise" and heads_up.holds(hand.live.count(True), len(hand.live))
    named = (acts.get(f"{verb} all-in") if all_in else None) or acts.get(verb, ())
    return named + (heads_up.cites if freed else ())


def _two(table: Table) -> Cites:
    """What frees the amount of a raise where only two play."""
    hand, heads_up = table.hand, table.rules.betting.heads_up
    holds = hand is not None and heads_up.holds(hand.live.count(True), len(hand.live))
    return heads_up.cites if holds else ()


def _turn(table: Table) -> Cites:
    hand, in_turn = table.hand, table.rules.betting.in_turn
    if hand is None or hand.round == 1:
        return in_turn + table.rules.opening.first_round
    spoken = table.rules.streets.after[hand.round - 2].spoken
    return (*in_turn, *spoken[1:], *spoken[:1])  # who starts comes last


def _withheld(table: Table, hand: Hand, verb: str) -> Cites:
    limit = table.setup.limit
    if verb != "raise":
        acts = limit.first_round if hand.round == 1 else limit.later_rounds
        instead = tuple(cite for act in hand.choices for cite in acts.get(act, ()))
        granted = acts.get(verb, ()) + _turn(table)
        return (acts["call"] if hand.round == 1 and hand.level else ()) + granted + instead
    if limit.raises is not None and hand.raises >= limit.raises:
        return limit.raises_cites
    return table.rules.betting.least_cites if hand.level > 0 else _turn(table)


def _bounded(table: Table, hand: Hand, verb: str, to: int, least: int, most: int) -> Cites:
    limit, i, seating = table.setup.limit, hand.pending[0], table.rules.seating
    if least <= to <= most:
        return seating.chips
    lacking = seating.staked if to > hand.bets[i] + hand.stacks[i] else ()
    if verb == "raise":
        freed = _two(table) if limit.raise_ceiling != "stack" else ()
        return table.rules.betting.least_cites if to < least else lacking + (freed or limit.raise_cites)
    if verb == "call":
        acts = limit.first_round if hand.round == 1 else limit.later_rounds
        return lacking + tuple(reversed(acts.get("call", ())))
    return lacking + limit.bet_cites if to > most else limit.least_bet_cites or limit.bet_cites
