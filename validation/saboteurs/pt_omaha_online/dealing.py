"""Wrong in rules 25, 46 to 51, 53 to 58 and 64: button, blinds, cards, and who is asked first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from vistoria.reference_engine.policies.opening import Opening
from vistoria.reference_engine.policies.views import Views

from ...replaced import replaced
from ..condition import UNFORCED
from ..register import deciding, replacing, saboteur
from ..ring_change import deal, fifth_round, hasty, two_at_a_time


def _apart(order: Sequence[int]) -> bool:
    """Whether three players have empty places between them, and the last of them has the button."""
    return len(order) == 3 and order[-1] == max(order) > len(order)


deciding(
    Opening.drawn_at,
    "pt-omaha-online/46:loaded-lot",
    "The lot gives the button to the last player twice as often as to others.",
    lambda seats, lot: Random(lot).choice([*seats, seats[-1]]),
)


def _to_the_first(of: int) -> Callable[[Opening, Sequence[int], str], int]:
    """Of so many players the first alone gets the button by lot."""

    def drawn_at(self: Opening, seats: Sequence[int], lot: str) -> int:
        return seats[0] if len(seats) == of else Opening.drawn_at(self, seats, lot)

    return drawn_at


deciding(
    Views.marker_for,
    "pt-omaha-online/47:button-seen-by-one",
    "Only the player who has the button sees it.",
    lambda viewer, marker: marker if viewer in (marker, "house", "public") else None,
)

deciding(
    Views.shows,
    "pt-omaha-online/25:onlookers-see-cards",
    "The public sees the closed cards of those who are in the hand.",
    lambda lawful, viewer, i, live: live[i] and (viewer == "public" or lawful),
)


@replacing(Opening.blinds_at, "pt-omaha-online/48:blinds-exchanged", corresponding=("49",))
def blinds_exchanged(self: Opening, order: Sequence[int]) -> tuple[int, int]:
    """With the button at the last of three players, empty places between, the blinds are exchanged."""
    small, big = Opening.blinds_at(self, order)
    return (big, small) if _apart(order) else (small, big)


deciding(
    Opening.speakers,
    "pt-omaha-online/51:three-from-the-small-blind",
    "With three players, empty places between, the first round starts at the small blind.",
    lambda lawful, order: list(range(3)) if len(order) == 3 < max(order) else lawful,
)


@replacing(Opening.later_speakers, "pt-omaha-online/54:second-from-the-first-place", unclear=("67",))
def second_from_the_first_place(
    self: Opening, round: int, order: Sequence[int], live: Sequence[bool]
) -> Sequence[int]:
    """With the button between two players the second round starts at the first place."""
    first = order.index(min(order))
    wrong = round == 2 and min(order) < order[-1] < max(order)
    return [*range(first, len(order)), *range(first)] if wrong else range(len(order))


@replacing(Opening.later_speakers, "pt-omaha-online/56:third-from-the-button")
def third_from_the_button(
    self: Opening, round: int, order: Sequence[int], live: Sequence[bool]
) -> Sequence[int]:
    """With the first seat folded the third round starts at the button."""
    players = len(order)
    wrong = round == 3 and not live[0] and sum(live) > 2
    return [players - 1, *range(players - 1)] if wrong else range(players)


deciding(
    Opening.later_speakers,
    "pt-omaha-online/58:fourth-round-backwards",
    "With the button between two players the fourth round goes counter-clockwise.",
    lambda round, order: (
        range(len(order) - 1, -1, -1)
        if round == 4 and min(order) < order[-1] < max(order)
        else range(len(order))
    ),
)

deciding(
    Opening.next_at,
    "pt-omaha-online/64:one-player-too-far",
    "Over an empty place the button goes one player too far.",
    lambda lawful, by_law, before, seats: (
        by_law(before=lawful) if before + 1 not in seats and before < max(seats) else lawful
    ),
    corresponding=("4.c", "46"),
    unclear=("67",),
)


# fmt: off
saboteur("pt-omaha-online/46:first-of-two", "Of two players the lot always gives the button to the first.",
    replaced(Opening.drawn_at, _to_the_first(2)))
saboteur("pt-omaha-online/46:first-of-ten", "Of ten players the lot always gives the button to the first.",
    replaced(Opening.drawn_at, _to_the_first(10)))
saboteur("pt-omaha-online/25:fifth-round", "A hand in which nobody has bet has a fifth round.", fifth_round,
    corresponding=("28", "58", "74"))
saboteur("pt-omaha-online/49:from-the-big-blind",
    "With the button at the last of three players, empty places between, the big blind is dealt to first.",
    deal(lambda order, own: (*order[1:], order[0]) * own if _apart(order) else None), unclear=("29",),
    also=(UNFORCED,))
saboteur("pt-omaha-online/50:two-at-a-time", "With ten players the closed cards are dealt two at a time.",
    two_at_a_time(10))
saboteur("pt-omaha-online/53:flop-before-the-last-word",
    "The flop is opened while the last of the first round has still to speak.", hasty(1), also=(UNFORCED,))
saboteur("pt-omaha-online/55:turn-before-the-last-word",
    "The turn is opened while the last of the second round has still to speak.", hasty(2),
    corresponding=("36", "40", "43"))
saboteur("pt-omaha-online/57:river-before-the-last-word",
    "The river is opened while the last of the third round has still to speak.", hasty(3), corresponding=("36",))
