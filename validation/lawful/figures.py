"""Houses that have tables at certain figures only."""

from __future__ import annotations

from collections.abc import Callable

from vistoria.games.cards.stakes import Stakes, stakes_of
from vistoria.model.answer import ReasonGiven, Refused
from vistoria.model.request import Open

from .variation import Variation


def _taking(holds: Callable[[Stakes, int | None], bool]) -> Callable[[Open], Refused | None]:
    """A house that opens tables of such stakes and smallest chips alone."""

    def opens(request: Open) -> Refused | None:
        settings = request.settings
        if holds(stakes_of(settings), settings.smallest):
            return None
        return Refused("engine", ReasonGiven("illegal-amount", "no such table here"))

    return opens


def _of_25(stakes: Stakes, smallest: int | None) -> bool:
    bets = (stakes.small, stakes.big, *(stakes.ante or ()), stakes.jackpot)
    return smallest in (None, 25) and not any(bet % 25 for bet in bets if bet is not None)


def blinds_of_50_and_100(regulation: str) -> Variation:
    """A house with one size of blinds."""
    return Variation(
        "blinds-50-100",
        "A house that opens tables with blinds of 50 and 100 only.",
        regulation,
        opens=_taking(lambda stakes, _: (stakes.small, stakes.big) in {(None, None), (50, None), (50, 100)}),
    )


def chips_of_25(regulation: str) -> Variation:
    """A house whose smallest chip is 25."""
    return Variation(
        "chips-of-25",
        "A house with chips of 25, in which all its stakes are.",
        regulation,
        opens=_taking(_of_25),
    )


def antes_from_500(regulation: str) -> Variation:
    """A house with one least ante."""
    return Variation(
        "antes-from-500",
        "A house that opens tables with a least ante of 500 only.",
        regulation,
        opens=_taking(lambda stakes, _: stakes.ante is None or stakes.ante[0] == 500),
    )


def _blinds(small: int, big: int) -> Callable[[Open], Refused | None]:
    return _taking(
        lambda stakes, _: (stakes.small, stakes.big) in {(None, None), (small, None), (small, big)}
    )


def blinds_of(regulation: str, small: int, big: int) -> Variation:
    """A house with one size of blinds."""
    what = f"A house that opens tables with blinds of {small} and {big} only."
    return Variation(f"blinds-{small}-{big}", what, regulation, opens=_blinds(small, big))


def other_blinds(regulation: str) -> tuple[Variation, ...]:
    """Houses with one size of blinds each."""
    return tuple(blinds_of(regulation, *of) for of in ((25, 50), (5, 10), (100, 300), (500, 1000)))


def antes_between(regulation: str, least: int, most: int) -> Variation:
    """A house with one least and one highest ante."""
    what = f"A house that opens tables with antes from {least} to {most} only."
    return Variation(
        f"antes-{least}-{most}",
        what,
        regulation,
        opens=_taking(lambda stakes, _: stakes.ante in (None, (least, most))),
    )
