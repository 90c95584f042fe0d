"""Wrong in rules 34 to 36, 41, 42, 59 to 61 and 63: folding, pots, and the showdown."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.cards import Card
from vistoria.model.command import Act
from vistoria.model.event import Pot

from ...policies.change import granting, policy
from ...policies.pots import Pots
from ...policies.showdown import Showdown
from ...policies.views import Views
from ..ring_granted import after_payment, raised_bet, returning, winners_alone
from ..saboteur import Saboteur


class FoldedSeen(Views):
    """The cards of him who folded lie open."""

    def shows(
        self, viewer: int | str, i: int, order: Sequence[int], live: Sequence[bool], opened: bool
    ) -> bool:
        return super().shows(viewer, i, order, live, opened) or not live[i]


class OnePot(Pots):
    """Where one player is all-in for less there is one pot, and he can win all of it."""

    def parts(self, found: tuple[Pot, ...]) -> tuple[Pot, ...]:
        return (_joined(found),) if len(found) == 2 else found


class OneSidePot(Pots):
    """Where players are all-in with different bets there is one pot beside the main one."""

    def parts(self, found: tuple[Pot, ...]) -> tuple[Pot, ...]:
        return (found[0], _joined(found[1:])) if len(found) > 2 else found


class AllInWinsTheMain(Pots):
    """With one side pot the main pot goes to the player all-in, whoever is best."""

    def parts(self, found: tuple[Pot, ...]) -> tuple[Pot, ...]:
        if len(found) != 2:
            return found
        alone = tuple(seat for seat in found[0].seats if seat not in found[1].seats)
        return (Pot(found[0].amount, alone), found[1]) if len(alone) == 1 else found


class SideToTheFirst(Pots):
    """With one side pot it goes to the first who can win it, whoever is best."""

    def parts(self, found: tuple[Pot, ...]) -> tuple[Pot, ...]:
        return (found[0], Pot(found[1].amount, found[1].seats[:1])) if len(found) == 2 else found


class MiddleToTheLast(Pots):
    """With three pots the second goes to the last who can win it, whoever is best."""

    def parts(self, found: tuple[Pot, ...]) -> tuple[Pot, ...]:
        if len(found) != 3:
            return found
        return (found[0], Pot(found[1].amount, found[1].seats[-1:]), found[2])


class ThreeOpened(Showdown):
    """Who shows opens three cards."""

    def opened(self, own: tuple[Card, ...]) -> tuple[Card, ...]:
        return own[:3]


class FromTheButton(Showdown):
    """The player with the button opens first."""

    def order(self, players: int, raised: tuple[int, int] | None, last: int) -> Sequence[int]:
        return (players - 1, *range(players - 1))


class AllMarked(Showdown):
    """Every hand that is opened is marked as the winning one."""

    def marks(self, wins: bool) -> bool:
        return True


def _joined(found: Sequence[Pot]) -> Pot:
    return Pot(sum(pot.amount for pot in found), found[0].seats)


SABOTEURS = (
    Saboteur(
        "pt-omaha-online/34.a:folded-cards-lie-open",
        "Everybody sees the cards of those who folded.",
        policy("views", FoldedSeen),
        sisters=("11.d",),
    ),
    Saboteur(
        "pt-omaha-online/35:raised-bets-go-back",
        "Who has bet in a later round and folds against a raise takes his bet back.",
        granting(Act, returning(raised_bet)),
        sisters=("18",),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/36:survivor-shows",
        "Who is left alone has to open his cards.",
        policy("showdown", survivor_shows=True),
        sisters=("11.d", "74"),
    ),
    Saboteur(
        "pt-omaha-online/41:one-pot",
        "Who is all-in for less than the others can win all of the pot.",
        policy("pots", OnePot),
        sisters=("19", "39", "42", "63.b"),
    ),
    Saboteur(
        "pt-omaha-online/42:one-side-pot",
        "Players all-in with different bets share one pot beside the main one.",
        policy("pots", OneSidePot),
        sisters=("63.c",),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/59:three-cards-shown",
        "Who shows opens three of his four cards.",
        policy("showdown", ThreeOpened),
    ),
    Saboteur(
        "pt-omaha-online/59:beaten-hands-stay-closed",
        "Hands that win nothing are not shown.",
        granting(Act, winners_alone),
        sisters=("60",),
    ),
    Saboteur(
        "pt-omaha-online/59:button-first",
        "The player with the button opens first.",
        policy("showdown", FromTheButton),
    ),
    Saboteur(
        "pt-omaha-online/60:paid-and-then-shown",
        "The hands are opened when the pot is paid.",
        granting(Act, after_payment),
    ),
    Saboteur(
        "pt-omaha-online/61:every-hand-marked",
        "Every hand at the showdown is marked as the winning one.",
        policy("showdown", AllMarked),
    ),
    Saboteur(
        "pt-omaha-online/63.a:main-pot-to-the-all-in",
        "With one side pot the main pot goes to the player all-in, whoever is best.",
        policy("pots", AllInWinsTheMain),
        sisters=("41", "42", "19"),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/63.b:side-pot-to-the-first",
        "With one side pot it goes to the first who can win it, whoever is best.",
        policy("pots", SideToTheFirst),
        sisters=("19", "39", "41", "63.a"),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/63.c:second-pot-to-the-last",
        "With three pots the second goes to the last who can win it, whoever is best.",
        policy("pots", MiddleToTheLast),
        sisters=("42", "63.a"),
        rare=True,
    ),
)
