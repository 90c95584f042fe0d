"""Wrong in rules 4 to 10: places, cards, what is seen of chips, modes, coming and going."""

from __future__ import annotations

from vistoria.model.command import Join, Leave
from vistoria.reference_engine.policies.change import granting, policy
from vistoria.reference_engine.policies.opening import Opening
from vistoria.reference_engine.policies.seating import Capital, Seating
from vistoria.reference_engine.policies.views import Views
from vistoria.reference_engine.procedures.ring.seating import join, leave
from vistoria.reference_engine.procedures.ring.state import Result, Table

from ...replaced import replaced
from ..condition import UNFORCED
from ..register import deciding, saboteur
from ..ring_change import ALONE, ONE_CARD_BELOW
from ..ring_granted import by_other_rules, in_late_rounds

deciding(
    Opening.next_at,
    "pt-omaha-online/4.c:button-stops-at-the-end",
    "From the last player the button does not pass on to the first.",
    lambda before, seats: next((seat for seat in seats if seat > before), seats[-1]),
    corresponding=("46", "64"),
    also=(UNFORCED,),
)

deciding(
    Views.stacks_for,
    "pt-omaha-online/4.d:own-stack-only",
    "A player sees no stack but his own.",
    lambda viewer, stacks: (
        {viewer: stacks[viewer]} if isinstance(viewer, int) and viewer in stacks else stacks
    ),
    corresponding=("4.e",),
)

deciding(
    Views.pot_for,
    "pt-omaha-online/4.e:pot-of-the-last-round",
    "The pot is shown to players without the bets of the running round.",
    lambda viewer, amount, running: max(amount - running, 0) if isinstance(viewer, int) else amount,
    unclear=("4.d", "11.d", "25", "34.a", "47", "50", "59"),
)

deciding(
    Seating.chairs,
    "pt-omaha-online/5:one-chair-more",
    "A table has one place more than declared.",
    lambda seats: seats + 1,
)

deciding(
    Seating.dealt_in,
    "pt-omaha-online/6:no-hand-in-a-session",
    "At a table in session mode no hand is dealt.",
    lambda seats, mode: seats[:0] if mode == "session" else seats,
    unclear=("6.b", "9", "10", "11.a", "12", "43", "45", "65", "66", "67", "68", "69"),
)

deciding(
    Seating.open_to,
    "pt-omaha-online/6.a:closed-when-empty",
    "At a table in continuous mode that all have left nobody sits down any more.",
    lambda mode, hands, seated: mode != "continuous" or hands == 0 or seated > 0,
)

deciding(
    Seating.enrolled,
    "pt-omaha-online/6.b:not-enrolled-at-a-vacated-place",
    "In a session that has begun players sit down who are not enrolled.",
    lambda lawful, hands: hands > 0 or lawful,
)

deciding(
    Seating.enrolled,
    "pt-omaha-online/6.b:no-enrolment",
    "Before the first hand of a session anybody sits down.",
    lambda lawful, hands: hands == 0 or lawful,
)

deciding(
    Capital.takes,
    "pt-omaha-online/8:a-twentieth-less",
    "A player comes in with a twentieth less than the buy-in.",
    lambda by_law, start: start is None or by_law(start=start - start // 20),
)

deciding(
    Seating.takes_back,
    "pt-omaha-online/10:a-tenth-kept",
    "Of the chips of a player who goes the house keeps a tenth.",
    lambda stack: stack - stack // 10,
    unclear=("4.c", "6", "7", "8", "17.b", "18", "35", "43", "44", "64", "65", "67", "69", "71", "72"),
)

deciding(
    Seating.takes_back,
    "pt-omaha-online/10:twenty-kept-in-a-hand",
    "Of a stack between a thousand and the buy-in the house keeps twenty chips.",
    lambda stack: stack - 20 if 1_000 < stack < 1_990 else stack,
    unclear=("17.b", "35", "72"),
)


def _stays(self: Seating, in_hand: bool) -> bool:
    return False


def _any_sum(self: Capital, amount: int, start: int | None) -> bool:
    return True


def _at_any_table(table: Table) -> bool:
    return True


_WITH_ANY_SUM = by_other_rules(join, replaced(Capital.takes, _any_sum), _at_any_table)


def _back_with_any_sum(table: Table, command: Join) -> Result:
    return (_WITH_ANY_SUM if command.player in table.played else join)(table, command)


def _hand_is_played(table: Table) -> bool:
    return table.hand is not None


def _before_the_first_hand(table: Table) -> bool:
    return table.hands == 0


def _in_a_session(table: Table) -> bool:
    return table.setup.mode == "session"


_KEPT_IN_THE_HAND = by_other_rules(leave, replaced(Seating.may_leave, _stays), _at_any_table)


def _stays_when_folded(table: Table, command: Leave) -> Result:
    hand, seat = table.hand, table.seat_of(command.player)
    i = None if hand is None else hand.position(seat)
    folded = hand is not None and i is not None and not hand.live[i]
    return (_KEPT_IN_THE_HAND if folded else leave)(table, command)


# fmt: off
saboteur("pt-omaha-online/4.a:eleven-places", "A table may have eleven places.", policy("seating", places=11),
    corresponding=("5",))
saboteur("pt-omaha-online/7:one-player-is-enough", "A player alone is dealt a hand.", ALONE)
saboteur("pt-omaha-online/9:two-places", "A player who sits may take a second place.",
    policy("seating", second_place=True))
saboteur("pt-omaha-online/8:any-sum-for-who-comes-back",
    "Who has sat at the table before comes in again with any sum.",
    granting(Join, _back_with_any_sum))
saboteur("pt-omaha-online/9:two-places-in-a-hand", "While a hand is played a player who sits may take a second place.",
    granting(Join, by_other_rules(join, policy("seating", second_place=True), _hand_is_played)))
saboteur("pt-omaha-online/10:nobody-goes-in-a-hand", "A player in the hand cannot go before it is over.",
    policy("seating", leaves_in_hand=()), unclear=("18", "35", "43", "44", "72"))
saboteur("pt-omaha-online/10:nobody-goes-who-has-folded", "Who has folded cannot go before the hand is over.",
    granting(Leave, _stays_when_folded))
saboteur("pt-omaha-online/8:any-sum-in-a-session", "At a table in session mode players come in with any sum.",
    granting(Join, by_other_rules(join, replaced(Capital.takes, _any_sum), _in_a_session)))
saboteur("pt-omaha-online/10:nobody-goes-in-late-rounds", "In the third and fourth round nobody can go.",
    granting(Leave, by_other_rules(leave, policy("seating", leaves_in_hand=()), in_late_rounds)),
    unclear=("35", "72"))
saboteur("pt-omaha-online/10:nobody-goes-before-the-first-hand", "Before the first hand of a table nobody can go.",
    granting(Leave, by_other_rules(leave, replaced(Seating.may_leave, _stays), _before_the_first_hand)))
saboteur("pt-omaha-online/4.b:one-card-never-comes",
    "In the first twenty hands of a table one card never leaves the pack.", ONE_CARD_BELOW, also=(UNFORCED,))
