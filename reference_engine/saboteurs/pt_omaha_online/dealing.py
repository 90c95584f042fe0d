"""Wrong in rules 25, 46 to 51, 53 to 58 and 64: button, blinds, cards, and who is asked first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vistoria.model.cards import Card

from ...policies.change import policy
from ...policies.opening import Opening
from ...policies.streets import Streets
from ...policies.views import Views
from ..ring_change import fifth_round, hasty
from ..saboteur import Saboteur


class LoadedLot(Opening):
    """The lot gives the button to the last player twice as often as to others."""

    def drawn_at(self, seats: Sequence[int], lot: str) -> int:
        return Random(lot).choice([*seats, seats[-1]])


class HiddenButton(Views):
    """He who has the button sees it, the others do not."""

    def marker_for(self, viewer: int | str, marker: int | None) -> int | None:
        return marker if viewer in (marker, "house", "public") else None


class BlindsExchanged(Opening):
    """With the button at the last of three players, empty places between, the blinds are exchanged."""

    def blinds_at(self, order: Sequence[int]) -> tuple[int, int]:
        small, big = super().blinds_at(order)
        return (big, small) if _apart(order) else (small, big)


class Elsewhere(Streets):
    """Closed cards in another order."""

    def hands(self, deck: Sequence[Card], order: Sequence[int]) -> tuple[tuple[Card, ...], ...]:
        seats = self.deal(order)
        return tuple(
            tuple(card for card, seat in zip(deck, seats, strict=False) if seat == each) for each in order
        )


class FromTheBigBlind(Elsewhere):
    """With the button at the last of three players, empty places between, the big blind is dealt to first."""

    def deal(self, order: Sequence[int]) -> Sequence[int]:
        if _apart(order):
            return (*order[1:], order[0]) * self.own
        return super().deal(order)


class TwoAtATime(Elsewhere):
    """With ten players cards are dealt two at a time."""

    def deal(self, order: Sequence[int]) -> Sequence[int]:
        if len(order) == 10:
            return tuple(seat for seat in order for _ in range(2)) * (self.own // 2)
        return super().deal(order)


class ThreeFromTheSmallBlind(Opening):
    """With three players, empty places between, the first round starts at the small blind."""

    def speakers(self, order: Sequence[int], big: int) -> list[int]:
        return list(range(3)) if len(order) == 3 < max(order) else super().speakers(order, big)


class SecondFromTheFirstPlace(Opening):
    """With the button between two players the second round starts at the first place."""

    def later_speakers(self, round: int, order: Sequence[int], live: Sequence[bool]) -> Sequence[int]:
        first = order.index(min(order))
        wrong = round == 2 and min(order) < order[-1] < max(order)
        return [*range(first, len(order)), *range(first)] if wrong else range(len(order))


class ThirdFromTheButton(Opening):
    """With the first seat at the button's left folded the third round starts at the button."""

    def later_speakers(self, round: int, order: Sequence[int], live: Sequence[bool]) -> Sequence[int]:
        players = len(order)
        wrong = round == 3 and not live[0] and sum(live) > 2
        return [players - 1, *range(players - 1)] if wrong else range(players)


class FourthBackwards(Opening):
    """With the button between two players the fourth round goes counter-clockwise."""

    def later_speakers(self, round: int, order: Sequence[int], live: Sequence[bool]) -> Sequence[int]:
        wrong = round == 4 and min(order) < order[-1] < max(order)
        return range(len(order) - 1, -1, -1) if wrong else range(len(order))


class OneTooFar(Opening):
    """Over an empty place the button goes one player too far."""

    def next_at(self, before: int, seats: Sequence[int]) -> int:
        nearest = super().next_at(before, seats)
        gap = before + 1 not in seats and before < max(seats)
        return super().next_at(nearest, seats) if gap else nearest


def _apart(order: Sequence[int]) -> bool:
    """Whether three players have empty places between them, and the last of them has the button."""
    return len(order) == 3 and order[-1] == max(order) > len(order)


SABOTEURS = (
    Saboteur(
        "pt-omaha-online/25:fifth-round",
        "A hand in which nobody has bet has a fifth round.",
        fifth_round,
        sisters=("28", "58", "74"),
    ),
    Saboteur(
        "pt-omaha-online/46:loaded-lot",
        "The lot gives the button to the last player twice as often as to others.",
        policy("opening", LoadedLot),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/47:button-seen-by-one",
        "Only the player who has the button sees it.",
        policy("views", HiddenButton),
    ),
    Saboteur(
        "pt-omaha-online/48:blinds-exchanged",
        "With the button at the last of three players, empty places between, the blinds are exchanged.",
        policy("opening", BlindsExchanged),
        sisters=("49",),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/49:from-the-big-blind",
        "With the button at the last of three players, empty places between, the big blind is dealt to first.",
        policy("streets", FromTheBigBlind),
        unclear=("29",),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/50:two-at-a-time",
        "With ten players the closed cards are dealt two at a time.",
        policy("streets", TwoAtATime),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/51:three-from-the-small-blind",
        "With three players, empty places between, the first round starts at the small blind.",
        policy("opening", ThreeFromTheSmallBlind),
    ),
    Saboteur(
        "pt-omaha-online/53:flop-before-the-last-word",
        "The flop is opened while the last of the first round has still to speak.",
        hasty(1),
    ),
    Saboteur(
        "pt-omaha-online/54:second-from-the-first-place",
        "With the button between two players the second round starts at the first place.",
        policy("opening", SecondFromTheFirstPlace),
        unclear=("67",),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/55:turn-before-the-last-word",
        "The turn is opened while the last of the second round has still to speak.",
        hasty(2),
        sisters=("36", "40", "43"),
    ),
    Saboteur(
        "pt-omaha-online/56:third-from-the-button",
        "With the first seat folded the third round starts at the button.",
        policy("opening", ThirdFromTheButton),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/57:river-before-the-last-word",
        "The river is opened while the last of the third round has still to speak.",
        hasty(3),
        sisters=("36",),
    ),
    Saboteur(
        "pt-omaha-online/58:fourth-round-backwards",
        "With the button between two players the fourth round goes counter-clockwise.",
        policy("opening", FourthBackwards),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/64:one-player-too-far",
        "Over an empty place the button goes one player too far.",
        policy("opening", OneTooFar),
        sisters=("4.c", "46"),
        unclear=("67",),
    ),
)
