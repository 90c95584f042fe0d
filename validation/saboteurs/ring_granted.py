"""What the law does not grant, granted: what is done with a command in the place of what the engine does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec.structs import replace

from vistoria.games.cards.commands import Agree
from vistoria.games.cards.events import Pots, Ranked
from vistoria.model.command import Act, Retract, Show, TakeOff, TopUp
from vistoria.model.event import Charged, Event, Notice, Paid, Returned, SessionEvent, Shown, TakenOff
from vistoria.model.pot import Pot
from vistoria.reference_engine.policies.change import Change
from vistoria.reference_engine.procedures.change import put
from vistoria.reference_engine.procedures.places import SEATS
from vistoria.reference_engine.procedures.ring.acting import act
from vistoria.reference_engine.procedures.ring.barred import agree, retract
from vistoria.reference_engine.procedures.ring.barred import show as refused
from vistoria.reference_engine.procedures.ring.choices import choices
from vistoria.reference_engine.procedures.ring.seating import go, take_off, top_up, with_stack
from vistoria.reference_engine.procedures.ring.settlement import close
from vistoria.reference_engine.procedures.ring.state import Hand, Result, Table

C = TypeVar("C")


def asking(who: Callable[[int, Hand], bool]) -> Callable[[Table, Act], Result]:
    """A position is in turn whenever it speaks, where `who` says so."""

    def handler(table: Table, command: Act) -> Result:
        hand = table.hand
        i = None if hand is None else hand.position(command.seat)
        if hand is None or i is None or not who(i, hand):
            return act(table, command)
        hand = replace(hand, pending=(i, *(j for j in hand.pending if j != i)))
        lawful = choices(table.rules.betting, table.setup, hand, i)
        return act(_with(table, replace(hand, choices=lawful)), command)

    return handler


def passing(who: Callable[[int, Hand], bool]) -> Callable[[Table, Act], Result]:
    """A position may check though it is not offered, where `who` says so."""

    def handler(table: Table, command: Act) -> Result:
        hand = table.hand
        if hand is None or command.act != "check" or not who(hand.pending[0], hand):
            return act(table, command)
        return act(_with(table, replace(hand, choices={"check": None})), command)

    return handler


def without_bet(hand: Hand, i: int) -> Hand:
    """The hand in which the bet of this round has gone back to its maker."""
    back = hand.bets[i]
    return replace(
        hand,
        stacks=put(hand.stacks, i, hand.stacks[i] + back),
        bets=put(hand.bets, i, 0),
        totals=put(hand.totals, i, hand.totals[i] - back),
    )


def raised_bets_returned(table: Table, command: Act) -> Result:
    """Who folds in a later round takes his bet back first, if it was raised."""
    hand = table.hand
    i = None if hand is None else hand.position(command.seat)
    if hand is None or i is None or command.act != "fold" or i != hand.pending[0]:
        return act(table, command)
    back = hand.bets[i]
    if hand.round == 1 or not 0 < back < hand.level:
        return act(table, command)
    returned = Returned(seat=command.seat, amount=back, why="unmatched")
    return _told(act(_with(table, without_bet(hand, i)), command), lambda events: (returned, *events))


def retracted(table: Table, command: Retract) -> Result:
    """Who has bet last, and nobody after him, takes it back."""
    hand = table.hand
    i = None if hand is None else hand.position(command.seat)
    if hand is None or i is None or hand.raised != (hand.round, i) or hand.raises:
        return retract(table, command)
    hand = replace(without_bet(hand, i), level=0, step=0, pending=(i, *hand.pending))
    lawful = choices(table.rules.betting, table.setup, hand, i)
    return _with(table, replace(hand, choices=lawful)), (Notice(what="taken back"),)


def divided(table: Table, command: Agree) -> Result:
    """The pot goes as the players agree; their shares add up to it."""
    hand = table.hand
    if hand is None:
        return agree(table, command)
    shares = dict(zip(command.seats, command.shares, strict=True))
    events: list[Event] = [
        Paid(seat=seat, amount=amount, what="pot", pot=0) for seat, amount in sorted(shares.items())
    ]
    stacks = [stack + shares.get(seat, 0) for seat, stack in zip(hand.order, hand.stacks, strict=True)]
    return close(table, hand, stacks, events), tuple(events)


def shown(table: Table, command: Show) -> Result:
    """Closed cards are shown while the hand runs."""
    hand = table.hand
    i = None if hand is None else hand.position(command.seat)
    if hand is None or i is None:
        return refused(table, command)
    own = hand.own[i]
    return table, (Shown(place=SEATS[command.seat], cards=own),)


def shown_once_folded(table: Table, command: Show) -> Result:
    """Who has folded shows his closed cards while the hand runs."""
    hand = table.hand
    i = None if hand is None else hand.position(command.seat)
    return (
        shown(table, command)
        if hand is not None and i is not None and not hand.live[i]
        else refused(table, command)
    )


def taking_off(where: Callable[[str], bool]) -> Callable[[Table, TakeOff], Result]:
    """Who stays takes chips off the table, in the modes of play that `where` says."""

    def handler(table: Table, command: TakeOff) -> Result:
        seat = table.seat_of(command.player)
        if seat is None or not where(table.setup.mode):
            return take_off(table, command)
        stack = table.chairs[seat].stack - command.amount
        taken = TakenOff(seat=seat, amount=command.amount, stack=stack)
        return with_stack(table, seat, stack), (taken,)

    return handler


def taking_winnings(table: Table, command: TakeOff) -> Result:
    """Between hands he who has more than any other takes off what is above."""
    seat = table.seat_of(command.player)
    others = [stack for place, stack in table.stacks().items() if place != seat]
    if table.hand is not None or seat is None or table.chairs[seat].stack - command.amount < max(others):
        return take_off(table, command)
    return taking_off(lambda mode: mode == "tournament")(table, command)


def taking_in_hand(table: Table, command: TakeOff) -> Result:
    """Who plays in the running hand takes chips off the table."""
    hand, seat = table.hand, table.seat_of(command.player)
    i = None if hand is None or seat is None else hand.position(seat)
    if hand is None or seat is None or i is None:
        return take_off(table, command)
    stack = hand.stacks[i] - command.amount
    taken = TakenOff(seat=seat, amount=command.amount, stack=stack)
    return _with(table, replace(hand, stacks=put(hand.stacks, i, stack))), (taken,)


def taking_once_folded(table: Table, command: TakeOff) -> Result:
    """Who has folded in the running hand of a tournament takes chips off the table."""
    hand, seat = table.hand, table.seat_of(command.player)
    i = None if hand is None or seat is None else hand.position(seat)
    folded = hand is not None and i is not None and not hand.live[i]
    wrong = folded and table.setup.mode == "tournament"
    return taking_in_hand(table, command) if wrong else take_off(table, command)


def topped_up(table: Table, command: TopUp) -> Result:
    """Chips are added while a hand runs too."""
    hand, seat = table.hand, table.seat_of(command.player)
    if hand is None or seat is None:
        return top_up(table, command)
    now = with_stack(replace(table, hand=None), seat, table.stacks()[seat])
    result = top_up(now, command)
    if not isinstance(result, tuple):
        return result
    after, events = result
    i = hand.position(seat)
    if i is not None:
        hand = replace(hand, stacks=put(hand.stacks, i, after.chairs[seat].stack))
    return _with(after, hand), events


def after_payment(table: Table, command: Act) -> Result:
    """The hands are opened when the pot is paid."""

    def told(events: tuple[Event, ...]) -> Iterable[Event]:
        opened = [event for event in events if isinstance(event, Shown)]
        rest = [event for event in events if not isinstance(event, Shown)]
        last = max((i for i, event in enumerate(rest) if isinstance(event, Paid)), default=-1)
        return (*rest[: last + 1], *opened, *rest[last + 1 :])

    return _told(act(table, command), told)


def ended_by_topping_up(table: Table, command: TopUp) -> Result:
    """Who adds chips after a warning sees his session ended all the same."""
    result, seat = top_up(table, command), table.seat_of(command.player)
    if not isinstance(result, tuple) or seat is None or table.tally(command.player).stage != "warned":
        return result
    after, events = result
    more: list[Event] = [SessionEvent(player=command.player, what="ended")]
    after = go(after, seat, more)
    return after, (*events, *more)


def one_pot_told(table: Table, command: Act) -> Result:
    """All chips of the hand are told as one pot, and paid as they should be."""

    def told(events: tuple[Event, ...]) -> Iterable[Event]:
        return map(_as_one_pot, events)

    return _told(act(table, command), told)


def _as_one_pot(event: Event) -> Event:
    if isinstance(event, Pots) and event.pots:
        whole = Pot(sum(pot.amount for pot in event.pots), event.pots[0].seats)
        return replace(event, pots=(whole,))
    return replace(event, pot=0) if isinstance(event, Paid | Charged) else event


def one_winner_marked(table: Table, command: Act) -> Result:
    """Of several winning hands the first is marked and no other."""

    def told(events: tuple[Event, ...]) -> Iterable[Event]:
        marked = False
        for event in events:
            if isinstance(event, Ranked) and event.winning:
                event, marked = replace(event, winning=not marked), True
            yield event

    return _told(act(table, command), told)


def by_other_rules(
    command: Callable[[Table, C], Result], change: Change, where: Callable[[Table], bool]
) -> Callable[[Table, C], Result]:
    """A command is carried out by changed rules, where `where` says so."""

    def handler(table: Table, asked: C) -> Result:
        if not where(table):
            return command(table, asked)
        result = command(replace(table, rules=change(table.rules)), asked)
        if not isinstance(result, tuple):
            return result
        after, events = result
        return replace(after, rules=table.rules), events

    return handler


def in_late_rounds(table: Table) -> bool:
    """Whether a hand is in its third or fourth round."""
    return table.hand is not None and table.hand.round > 2


def _with(table: Table, hand: Hand) -> Table:
    return replace(table, hand=hand)


def _told(result: Result, told: Callable[[tuple[Event, ...]], Iterable[Event]]) -> Result:
    if not isinstance(result, tuple):
        return result
    after, events = result
    return after, tuple(told(events))
