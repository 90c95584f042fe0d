"""Wrong in articles 6 and 8: what players bring and keep, and what is paid before the cards."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.command import Join, Move, TakeOff, TopUp
from vistoria.reference_engine.policies.change import granting, policy
from vistoria.reference_engine.policies.open_cards.entry import Capital, Entry
from vistoria.reference_engine.procedures.open_cards.seating import move, top_up
from vistoria.reference_engine.procedures.open_cards.state import Result, Table

from ..condition import LATER_HANDS, UNFORCED
from ..open_granted import joining, taken_off, topped_up
from ..register import deciding, saboteur

deciding(
    Capital.enough,
    "mo-104-85-m/6.s1:two-thousand-at-any-entry",
    "At an entry of 100 a player may start with 2 000.",
    lambda by_law, self: by_law(level=min(self.start)),
)

deciding(
    Capital.enough,
    "mo-104-85-m/6.s2:most-capital",
    "Nobody may start with more than 900 000.",
    lambda lawful, stack: lawful and stack <= 900_000,
)

deciding(
    Capital.owes,
    "mo-104-85-m/6.s3:floor-forgotten",
    "Who has a fifth of the floor left plays on without topping up.",
    lambda lawful, self, after, level: lawful and after < self.lowest(level) // 5,
)

deciding(
    Capital.owes,
    "mo-104-85-m/6.s3:floor-itself-too-low",
    "Who has just the floor left has to top up.",
    lambda by_law, after, lowest: by_law(after=after - 1, lowest=lowest - 1),
)


def moved_free(table: Table, command: Move) -> Result:
    """Who changes places owes nothing any more."""
    result = move(table, command)
    if not isinstance(result, tuple):
        return result
    after, events = result
    chair = after.chairs[command.seat - 1]
    assert chair is not None, "he has moved there"
    return after.with_chair(command.seat, replace(chair, owes=False)), events


def added_without_a_hand(table: Table, command: TopUp) -> Result:
    """Who is not in the hand that is played adds to his capital."""
    hand, seats = table.hand, table.seats_of(command.player)
    if hand is None or not set(seats).isdisjoint(hand.order):
        return top_up(table, command)
    result = top_up(replace(table, hand=None), command)
    if not isinstance(result, tuple):
        return result
    after, events = result
    return replace(after, hand=hand), events


def taken_off_at_rest(table: Table, command: TakeOff) -> Result:
    """Who rests takes chips off."""
    chairs = [table.chairs[seat - 1] for seat in table.seats_of(command.player)]
    resting = any(chair is not None and chair.resting for chair in chairs)
    return taken_off(lambda amount, stack: resting)(table, command)


deciding(
    Entry.allows,
    "mo-104-85-m/6.s1:entry-of-200",
    "A table may have an entry of 200, though not of 50.",
    lambda lawful, level: lawful or level == 200,
)

deciding(
    Entry.taken,
    "mo-104-85-m/8:twice-with-three",
    "With three players or more the house takes twice the initial commission.",
    lambda lawful, level, players: (level, level, *(0,) * (players - 2)) if players > 2 else lawful,
    also=(LATER_HANDS,),
)


# fmt: off
saboteur("mo-104-85-m/6.s1:least-capital-of-1-900", "At an entry of 20 a player may start with 1 900.",
    policy("capital", start={20: 1_900, 100: 5_000}), corresponding=("6.s3",))
saboteur("mo-104-85-m/6.s1:less-during-a-hand", "Who comes while a hand is played may start with 1 000.",
    granting(Join, joining(lambda table, command: table.hand is not None)))
saboteur("mo-104-85-m/6.s1:less-at-a-place-left", "Who takes a place below one that is taken may start with 1 000.",
    granting(Join, joining(lambda table, command: any(table.chairs[command.seat :]))))
saboteur("mo-104-85-m/6.s3:free-at-another-place", "Who has to restore his capital is free of it at another place.",
    granting(Move, moved_free))
saboteur("mo-104-85-m/6.s4:top-up-in-a-hand", "Capital may be raised during a hand.", granting(TopUp, topped_up()),
    also=(UNFORCED,))
saboteur("mo-104-85-m/6.s4:top-up-in-round-three", "Capital may be raised in rounds three and four.",
    granting(TopUp, topped_up(lambda hand, i: hand.round > 2)))
saboteur("mo-104-85-m/6.s4:top-up-when-all-is-in", "Who has put in all his capital may add to it during the hand.",
    granting(TopUp, topped_up(lambda hand, i: not hand.stacks[i])))
saboteur("mo-104-85-m/6.s4:top-up-without-a-hand",
    "While a hand is played capital may be raised by who is not in it.", granting(TopUp, added_without_a_hand))
saboteur("mo-104-85-m/6.s5:part-taken-off", "Who stays may take a part of his chips off.",
    granting(TakeOff, taken_off(lambda amount, stack: amount < stack)))
saboteur("mo-104-85-m/6.s5:all-taken-off", "Who stays may take all his chips off.",
    granting(TakeOff, taken_off(lambda amount, stack: amount == stack)))
saboteur("mo-104-85-m/6.s5:taken-off-at-rest", "Who rests may take chips off.", granting(TakeOff, taken_off_at_rest))
saboteur("mo-104-85-m/8:after-the-cards", "The initial commission is taken after the first cards.",
    policy("entry", paid="after-cards"), corresponding=("10.a.s1", "10.e.s3"), unclear=("11.d",), also=(UNFORCED,))
