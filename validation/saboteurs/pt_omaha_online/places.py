"""Wrong in rules 4 to 10: places, cards, what is seen of chips, modes, coming and going."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.command import Join, Leave
from vistoria.reference_engine.policies.capital import Capital
from vistoria.reference_engine.policies.change import granting, policy
from vistoria.reference_engine.policies.opening import Opening
from vistoria.reference_engine.policies.seating import Seating
from vistoria.reference_engine.policies.views import Views
from vistoria.reference_engine.procedures.ring.seating import join, leave
from vistoria.reference_engine.procedures.ring.state import Result, Table

from ..condition import UNFORCED
from ..register import replacing, saboteur
from ..replaced import replaced
from ..ring_change import ALONE, ONE_CARD_BELOW
from ..ring_granted import by_other_rules, in_late_rounds


@replacing(
    Opening.next_at,
    "pt-omaha-online/4.c:button-stops-at-the-end",
    corresponding=("46", "64"),
    also=(UNFORCED,),
)
def stops_at_the_end(self: Opening, before: int, seats: Sequence[int]) -> int:
    """From the last player the button does not pass on to the first."""
    return next((seat for seat in seats if seat > before), seats[-1])


@replacing(Views.stacks_for, "pt-omaha-online/4.d:own-stack-only", corresponding=("4.e",))
def own_stack_only(self: Views, viewer: int | str, stacks: dict[int, int]) -> dict[int, int]:
    """A player sees no stack but his own."""
    return {viewer: stacks[viewer]} if isinstance(viewer, int) and viewer in stacks else stacks


@replacing(
    Views.pot_for,
    "pt-omaha-online/4.e:pot-of-the-last-round",
    unclear=("4.d", "11.d", "25", "34.a", "47", "50", "59"),
)
def last_rounds_pot(self: Views, viewer: int | str, amount: int, running: int) -> int:
    """The pot is shown to players without the bets of the running round."""
    return max(amount - running, 0) if isinstance(viewer, int) else amount


@replacing(Seating.chairs, "pt-omaha-online/5:one-chair-more")
def one_chair_more(self: Seating, seats: int) -> int:
    """A table has one place more than declared."""
    return seats + 1


@replacing(
    Seating.dealt_in,
    "pt-omaha-online/6:two-in-a-session",
    unclear=("6.b", "9", "10", "11.a", "12", "43", "45", "65", "67", "68", "69"),
)
def two_in_a_session(self: Seating, seats: list[int], mode: str) -> list[int]:
    """At a table in session mode only two players are dealt in."""
    return seats[:2] if mode == "session" else seats


@replacing(Seating.open_to, "pt-omaha-online/6.a:closed-when-empty")
def closed_when_empty(self: Seating, mode: str, hands: int, seated: int) -> bool:
    """At a table in continuous mode that all have left nobody sits down any more."""
    return mode != "continuous" or hands == 0 or seated > 0


@replacing(Seating.enrolled, "pt-omaha-online/6.b:not-enrolled-at-a-vacated-place")
def vacated_for_all(self: Seating, mode: str, registered: bool, hands: int) -> bool:
    """In a session that has begun players sit down who are not enrolled."""
    return hands > 0 or Seating.enrolled(self, mode, registered, hands)


@replacing(Seating.enrolled, "pt-omaha-online/6.b:no-enrolment")
def all_come_in(self: Seating, mode: str, registered: bool, hands: int) -> bool:
    """Before the first hand of a session anybody sits down."""
    return hands == 0 or Seating.enrolled(self, mode, registered, hands)


@replacing(Capital.takes, "pt-omaha-online/8:a-twentieth-less")
def one_twentieth_less(self: Capital, amount: int, start: int | None) -> bool:
    """A player comes in with a twentieth less than the buy-in."""
    return start is None or Capital.takes(self, amount, start - start // 20)


@replacing(
    Seating.takes_back,
    "pt-omaha-online/10:a-tenth-kept",
    unclear=("4.c", "6", "7", "8", "17.b", "18", "35", "43", "44", "64", "65", "67", "69", "71", "72"),
)
def one_tenth_kept(self: Seating, stack: int) -> int:
    """Of the chips of a player who goes the house keeps a tenth."""
    return stack - stack // 10


@replacing(Seating.takes_back, "pt-omaha-online/10:twenty-kept-in-a-hand", unclear=("17.b", "35", "72"))
def twenty_kept(self: Seating, stack: int) -> int:
    """Of a stack between a thousand and the buy-in the house keeps twenty chips."""
    return stack - 20 if 1_000 < stack < 1_990 else stack


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
