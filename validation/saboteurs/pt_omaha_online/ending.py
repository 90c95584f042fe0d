"""Wrong in rules 34 to 36, 41, 42, 59 to 61 and 63: folding, pots, and the showdown."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.command import Act
from vistoria.model.pot import Pot
from vistoria.reference_engine.policies.change import granting, policy
from vistoria.reference_engine.policies.pots import Pots
from vistoria.reference_engine.policies.showdown import Showdown

from ..condition import UNFORCED
from ..register import deciding, replacing, saboteur
from ..ring_change import FOLDED_SEEN
from ..ring_granted import (
    after_payment,
    one_pot_told,
    one_winner_marked,
    raised_bets_returned,
)


def _joined(found: Sequence[Pot]) -> Pot:
    return Pot(sum(pot.amount for pot in found), found[0].seats)


@replacing(Pots.parts, "pt-omaha-online/41:one-pot", corresponding=("19", "39", "42", "63.b", "74"))
def one_pot(self: Pots, found: tuple[Pot, ...]) -> tuple[Pot, ...]:
    """Who is all-in for less than the others can win all of the pot."""
    return (_joined(found),) if len(found) == 2 else found


deciding(
    Pots.parts,
    "pt-omaha-online/42:one-side-pot",
    "Players all-in with different bets share one pot beside the main one.",
    lambda found: (found[0], _joined(found[1:])) if len(found) > 2 else found,
    corresponding=("63.c",),
)

deciding(
    Pots.parts,
    "pt-omaha-online/42:two-side-pots-at-most",
    "Beside the main pot and a side pot there is one more for all other chips.",
    lambda found: (*found[:2], _joined(found[2:])) if len(found) > 3 else found,
    corresponding=("63.c",),
)

deciding(
    Showdown.opened,
    "pt-omaha-online/59:three-cards-shown",
    "Who shows opens three of his four cards.",
    lambda own: own[:3],
)

deciding(
    Showdown.order,
    "pt-omaha-online/59:button-first",
    "The player with the button opens first.",
    lambda players: (players - 1, *range(players - 1)),
)

deciding(
    Showdown.marks,
    "pt-omaha-online/61:every-hand-marked",
    "Every hand at the showdown is marked as the winning one.",
    lambda: True,
)


@replacing(Pots.parts, "pt-omaha-online/63.a:main-pot-to-the-all-in", corresponding=("41", "42", "19"))
def all_in_wins_the_main(self: Pots, found: tuple[Pot, ...]) -> tuple[Pot, ...]:
    """With one side pot the main pot goes to the player all-in, whoever is best."""
    if len(found) != 2:
        return found
    alone = tuple(seat for seat in found[0].seats if seat not in found[1].seats)
    return (Pot(found[0].amount, alone), found[1]) if len(alone) == 1 else found


deciding(
    Pots.parts,
    "pt-omaha-online/63.b:side-pot-to-the-first",
    "With one side pot it goes to the first who can win it, whoever is best.",
    lambda found: (found[0], Pot(found[1].amount, found[1].seats[:1])) if len(found) == 2 else found,
    corresponding=("19", "39", "41", "63.a", "74"),
)

deciding(
    Pots.parts,
    "pt-omaha-online/63.c:second-pot-to-the-last",
    "With three pots the second goes to the last who can win it, whoever is best.",
    lambda found: (
        found if len(found) != 3 else (found[0], Pot(found[1].amount, found[1].seats[-1:]), found[2])
    ),
    corresponding=("42", "63.a"),
)


# fmt: off
saboteur("pt-omaha-online/35:raised-bets-go-back",
    "Who has bet in a later round and folds against a raise takes his bet back.",
    granting(Act, raised_bets_returned), corresponding=("18",))
saboteur("pt-omaha-online/36:survivor-shows", "Who is left alone has to open his cards.",
    policy("showdown", survivor_shows=True), corresponding=("11.d", "74"), also=(UNFORCED,))
saboteur("pt-omaha-online/59:beaten-hands-stay-closed", "Hands that win nothing are not shown.",
    policy("showdown", winners_alone=True), corresponding=("60",), also=(UNFORCED,))
saboteur("pt-omaha-online/60:paid-and-then-shown", "The hands are opened when the pot is paid.",
    granting(Act, after_payment), also=(UNFORCED,))
saboteur("pt-omaha-online/34.a:folded-cards-lie-open", "Everybody sees the cards of those who folded.", FOLDED_SEEN,
    corresponding=("11.d",))
saboteur("pt-omaha-online/41:one-pot-told",
    "What others bet beyond the chips of a player all-in lies in one pot with the rest.",
    granting(Act, one_pot_told), corresponding=("42",))
saboteur("pt-omaha-online/61:one-of-the-tied-marked", "Of two equal hands that win one is marked.",
    granting(Act, one_winner_marked))
