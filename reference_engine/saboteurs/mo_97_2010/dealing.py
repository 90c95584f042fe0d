"""Wrong in articles 3, 6 and 9: shuffling, dealing, misdeals, closed cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vistoria.model.cards import Card
from vistoria.model.place import Place, Seat

from ...policies.change import Change, policy
from ...policies.incidents import Incidents
from ...policies.streets import Streets
from ...policies.views import Views
from ..saboteur import Saboteur


class CutOnly(Streets):
    """Where the house declares no way of shuffling the pack is cut and nothing else."""

    def mixed(self, seed: str, number: int, way: str) -> tuple[Card, ...]:
        if way == "shuffler":
            return super().mixed(seed, number, way)
        at = Random(f"{seed}/{number}").randrange(len(self.deck))
        return self.deck[at:] + self.deck[:at]


class TopCardsLeft(Streets):
    """In one hand of four the machine leaves the ace of spades on top."""

    def mixed(self, seed: str, number: int, way: str) -> tuple[Card, ...]:
        cards = super().mixed(seed, number, way)
        if number % 4:
            return cards
        return (Card("As"), *(card for card in cards if card != "As"))


class Elsewhere(Streets):
    """Closed cards in another order."""

    def hands(self, deck: Sequence[Card], order: Sequence[int]) -> tuple[tuple[Card, ...], ...]:
        seats = self.deal(order)
        return tuple(
            tuple(card for card, seat in zip(deck, seats, strict=False) if seat == each) for each in order
        )


class FromTheCroupier(Elsewhere):
    """With the marker between two players the deal starts at the croupier's left."""

    def deal(self, order: Sequence[int]) -> Sequence[int]:
        if min(order) < order[-1] < max(order):
            return tuple(sorted(order)) * self.own
        return super().deal(order)


class TwoAtATime(Elsewhere):
    """With three players cards are dealt two at a time."""

    def deal(self, order: Sequence[int]) -> Sequence[int]:
        if len(order) == 3:
            return tuple(seat for seat in order for _ in range(2)) * (self.own // 2)
        return super().deal(order)


class NeighbourSeen(Views):
    """A player sees the cards of the next at his left too."""

    def shows(
        self, viewer: int | str, i: int, order: Sequence[int], live: Sequence[bool], opened: bool
    ) -> bool:
        return super().shows(viewer, i, order, live, opened) or (live[i] and viewer == order[i - 1])


class FoldedSeen(Views):
    """The cards of him who folded lie open."""

    def shows(
        self, viewer: int | str, i: int, order: Sequence[int], live: Sequence[bool], opened: bool
    ) -> bool:
        return super().shows(viewer, i, order, live, opened) or not live[i]


class FirstCardsAsDealt(Incidents):
    """Closed cards stay where they were dealt."""

    def puts_right(self, due: Place) -> bool:
        return not isinstance(due, Seat)


class CommonCardsAsDealt(Incidents):
    """A card that should have been put away stays open."""

    def puts_right(self, due: Place) -> bool:
        return due != "burn"


class FoldedBetsKept(Incidents):
    """Of a null hand the bets of the folded stay with the house."""

    def given_back(self, bet: int, live: bool) -> int:
        return bet if live else 0


class OneInTwentyKept(Incidents):
    """Of a null hand the house keeps one chip of twenty."""

    def given_back(self, bet: int, live: bool) -> int:
        return bet - bet // 20


def _by_software_and(change: Change) -> Change:
    """The same, where the house's own way is by software."""
    return lambda rules: change(policy("house", dealing=("software", "shuffler"))(rules))


SABOTEURS = (
    Saboteur(
        "mo-97-2010/3.1:cut-and-not-shuffled",
        "Where no way of shuffling is declared the pack is only cut.",
        _by_software_and(policy("streets", CutOnly)),
    ),
    Saboteur(
        "mo-97-2010/3.1.2:ace-left-on-top",
        "In one hand of four the machine leaves the ace of spades on top.",
        policy("streets", TopCardsLeft),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/3.2:from-the-croupiers-left",
        "With the marker between two players the deal starts at the croupier's left.",
        policy("streets", FromTheCroupier),
        sisters=("6.1",),
        unclear=("4.1", "10", "14.1", "15", "16"),
    ),
    Saboteur(
        "mo-97-2010/6.1:two-at-a-time",
        "With three players the closed cards are dealt two at a time.",
        policy("streets", TwoAtATime),
        unclear=("6.2", "8.5", "10", "14", "15"),
    ),
    Saboteur(
        "mo-97-2010/6.2:neighbour-seen",
        "A player sees the cards of the next at his left.",
        policy("views", NeighbourSeen),
    ),
    Saboteur(
        "mo-97-2010/9.1:first-cards-left-as-dealt",
        "A closed card dealt to the wrong player stays there.",
        policy("incidents", FirstCardsAsDealt),
    ),
    Saboteur(
        "mo-97-2010/9.1:card-to-be-put-away-stays-open",
        "A card that should have been put away and was opened stays open.",
        policy("incidents", CommonCardsAsDealt),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/9.1:too-late-after-a-decision",
        "An error found after a decision is not put right.",
        policy("incidents", until_next_decision=True),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/9.2:folded-bets-kept",
        "When a hand is null, those who folded do not get their bets back.",
        policy("incidents", FoldedBetsKept),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/9.2:commission-on-a-null-hand",
        "The house keeps one chip of twenty of a hand that is null.",
        policy("incidents", OneInTwentyKept),
    ),
    Saboteur(
        "mo-97-2010/13.2:folded-cards-lie-open",
        "Everybody sees the cards of those who folded.",
        policy("views", FoldedSeen),
    ),
)
