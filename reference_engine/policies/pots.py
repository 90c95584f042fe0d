"""How the pot («pote») is won and divided."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from vistoria.model.pot import Pot

from .cites import Cites


@dataclass(frozen=True)
class Pots:
    """Winning, dividing, and the remainder."""

    won: Cites
    folded_bets: Cites
    """What folded players bet stays in the pot."""
    divided: Cites
    remainder: Literal["tied", "live"]
    """First hand from the croupier's left among the tied, or among all that are still in play."""
    remainder_cites: Cites
    divides_to: Literal["smallest-chip", "currency-unit"]
    unmatched_is_pot: bool
    """Whether the part of a last bet that nobody matched belongs to the pot."""

    unopposed: Cites = ()
    """Who is left alone takes the pot."""
    matched: Cites = ()
    """All have put in the same, but for players all-in."""
    side: Cites = ()
    """Chips beyond those of a player all-in lie in pots of their own; empty: no clause says so."""
    levels: Cites = ()
    """How several pots are won: where nobody all-in has the best hand, where one has it, where several win some."""
    same_winners_as_one: bool = False
    """Whether pots that the same hands win are divided as one."""

    def unit(self, smallest: int) -> int:
        """The least amount a pot divides into, in chips."""
        return smallest if self.divides_to == "smallest-chip" else 1

    def levels_where(self, *, best: bool, several: bool) -> Cites:
        """How several pots are won, first where somebody all-in has the best hand, and several of them win some."""
        first = self.levels[best + (best and several) :][:1]
        return tuple(dict.fromkeys((*first, *self.levels)))

    def parts(self, found: tuple[Pot, ...]) -> tuple[Pot, ...]:
        """The pots as they are contested; `found` level by level of the bets, the main pot first."""
        return found

    def divided_as(
        self, found: tuple[Pot, ...], winners: Callable[[Sequence[int]], Sequence[int]]
    ) -> tuple[Pot, ...]:
        """The pots as they are divided, once it is known who of the seats of each wins it."""
        if not self.same_winners_as_one:
            return found
        won: dict[frozenset[int], Pot] = {}
        for pot in found:
            by = frozenset(winners(pot.seats))
            before = won[by].amount if by in won else 0
            won[by] = Pot(before + pot.amount, pot.seats)
        return tuple(won.values())

    def alone(
        self, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
    ) -> dict[int, tuple[int, int]]:
        """Awards of a pot with one best hand out of `seats`; no strengths where nobody had to show."""
        return {winner: (net, 0)}

    def shares(
        self, net: int, tied: Sequence[int], live: Sequence[int], unit: int
    ) -> dict[int, tuple[int, int]]:
        """Award and remainder within it by seat; seats count from the croupier's left."""
        share = net // len(tied) // unit * unit
        rest = net - share * len(tied)
        awards = dict.fromkeys(sorted(tied), (share, 0))
        if rest:
            lucky = min(tied if self.remainder == "tied" else live)
            awards[lucky] = (awards.get(lucky, (0, 0))[0] + rest, rest)
        return awards
