"""Wrong in article 10.b: who has to open, and what the others may answer."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.cards import Card

from ...policies.betting import Choices
from ...policies.change import policy
from ...policies.open_cards.betting import OpenBetting, Spot
from ...policies.open_cards.figures import Figure, Ladder, Worths
from ...policies.open_cards.speaking import Shown, Speaking
from ...policies.open_cards.views import OpenViews
from ..open_change import ladder
from ..saboteur import Saboteur


class LowestOpens(Speaking):
    """With two players the lower open card has to open."""

    def opening(self, shown: Shown) -> list[int]:
        order = super().opening(shown)
        return order[::-1] if len(shown) == 2 else order


class NeighbourOpens(Speaking):
    """When the highest does not open, his neighbour at the right has to."""

    def opening(self, shown: Shown) -> list[int]:
        first = super().opening(shown)[0]
        players = max(shown) + 1
        return [first, *sorted((i for i in shown if i != first), key=lambda i: (i - first) % players)]


class PassesUnpunished(OpenBetting):
    """Who passes instead of opening stays in the hand."""

    def may_pass(self, spot: Spot) -> bool:
        return True


class DiamondsAboveClubs(Ladder):
    """Diamonds are worth more than clubs."""

    def settled(self, figure: Figure, cards: Sequence[Card]) -> Worths:
        return ("cdhs".index(cards[-1][1]),) if figure is Figure.CARD else super().settled(figure, cards)


class AnswersBySeats(Speaking):
    """The opening bet is answered from the croupier's right."""

    def answering(self, bettor: int, players: int, round: int, raised: bool) -> list[int]:
        order = super().answering(bettor, players, round, raised)
        return sorted(order) if round == 1 else order


class FoldedSeen(OpenViews):
    """Everybody sees the cards of those who folded."""

    def sees_folded(self) -> bool:
        return True


class CallsTenLess(OpenBetting):
    """In the first round a bet is matched with ten less."""

    def choices(self, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
        found = super().choices(spot, i, minimum, unit)
        due = spot.level - 10
        if spot.round == 1 and "call" in found and spot.bets[i] < due <= spot.bets[i] + spot.stacks[i]:
            found["call"] = due, due
        return found


class RaisesByHalf(OpenBetting):
    """A first raise adds half the bet or more."""

    def least_raise(self, spot: Spot, unit: int) -> int:
        if spot.round == 1 and not spot.raises:
            return spot.level + max(spot.step // 2, unit)
        return super().least_raise(spot, unit)


class FourRaises(OpenBetting):
    """A round has four raises at most."""

    def may_raise(self, spot: Spot, i: int) -> bool:
        return super().may_raise(spot, i) and spot.raises < 4


SABOTEURS = (
    Saboteur(
        "mo-104-85-m/10.b.s1:lower-of-two-opens",
        "With two players the lower open card has to open.",
        policy("speaking", LowestOpens),
        sisters=("11.d",),
        unclear=("4", "9", "10", "11"),
    ),
    Saboteur(
        "mo-104-85-m/10.b.s2:neighbour-opens",
        "When the highest does not open, the duty goes to his right.",
        policy("speaking", NeighbourOpens),
        sisters=("10.b.s1", "11.b.s2"),
        unclear=("10.b",),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.b.s2:passing-is-free",
        "Who passes instead of opening stays in the hand.",
        policy("betting", PassesUnpunished),
        sisters=(
            "10.b.s1",
            "10.b.s3",
        ),
        unclear=("10.b",),
    ),
    Saboteur(
        "mo-104-85-m/10.b.s3:diamonds-above-clubs",
        "Of equal open cards the diamond is worth more than the club.",
        ladder(1, kind=DiamondsAboveClubs),
        sisters=(
            "10.b.s1",
            "10.b.s2",
            "10.b.s6",
            "11.e",
        ),
        unclear=("10.b",),
    ),
    Saboteur(
        "mo-104-85-m/10.b.s5:answers-by-seats",
        "The opening bet is answered from the croupier's right, not from the bettor's.",
        policy("speaking", AnswersBySeats),
        sisters=(
            "10.b.1",
            "10.b.3",
            "11.b.s1",
            "11.b.s2",
            "11.c.s1",
            "11.c.s2",
            "11.e",
        ),
        unclear=(
            "10.b",
            "10.c",
            "10.d",
            "11",
            "1",
            "3",
            "4",
            "5",
            "6",
            "7",
            "9",
            "10",
        ),
    ),
    Saboteur(
        "mo-104-85-m/10.b.1:folded-cards-seen",
        "Everybody sees the cards of those who folded.",
        policy("views", FoldedSeen),
        sisters=("10.a.s2",),
    ),
    Saboteur(
        "mo-104-85-m/10.b.2:ten-less",
        "In the first round a bet of 100 is matched with 90.",
        policy("betting", CallsTenLess),
        sisters=(
            "4.s2",
            "9",
            "11.a.s2",
            "11.a.s3",
            "11.a.s4",
            "11.a.s5",
            "11.a.s7",
            "7.s2",
            "11.d",
        ),
        unclear=("11.a.s4",),
    ),
    Saboteur(
        "mo-104-85-m/10.b.3:half-raises",
        "A first raise may add half the bet.",
        policy("betting", RaisesByHalf),
    ),
    Saboteur(
        "mo-104-85-m/10.b.4:four-raises",
        "A round has four raises at most.",
        policy("betting", FourRaises),
        sisters=("10.c.iii.4",),
    ),
)
