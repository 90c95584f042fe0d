"""How many places a table has, who may take one, with what capital («cave inicial»), and what a hand needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .cites import Cites


@dataclass(frozen=True)
class Seating:
    """The places of a table («tabuleiro», «mesa») and those who sit there."""

    places: int
    places_cites: Cites
    more: Cites
    """Clauses that allow more places than that; empty when none does."""
    least_players: int
    least_cites: Cites
    withdrawal_cites: Cites
    """Chips stay on the table as long as the player does."""
    chips: Cites
    """Bets are made in chips."""
    staked: Cites = ()
    """Only the chips that a player has are bet."""
    withdrawal_modes: tuple[str, ...] = ()
    """Modes of play in which they do; empty: in all."""
    fewest: int | None = None
    """Places of the smallest table; `places` where None."""
    one_place: Cites = ()
    """Nobody has two places."""
    leaves_in_hand: Cites = ()
    """A player goes when he likes, out of a running hand too; empty: at its end."""
    adds_between_hands: Cites = ()
    """Nobody adds chips while a hand runs."""
    rests: Cites = ()
    """A player may sit out and keeps his place."""
    registers: tuple[str, ...] = ()
    """Modes of play for which players have to be enrolled."""
    registers_cites: Cites = ()
    comes_in: Mapping[str, Cites] = field(default_factory=dict)
    """By mode of play: clauses by which players come in at any time."""
    second_place: bool = False
    """Whether he who has a place may take another."""
    waits: Cites = ()
    """A table with too few players is out of operation, and says so; empty: it is always open."""

    def bounds(self, served: int) -> tuple[int, int]:
        """Least and most places of a table, one deck serving so many hands at most."""
        return self.places if self.fewest is None else self.fewest, served if self.more else self.places

    def chairs(self, seats: int) -> int:
        """Places for players at a table declared with so many seats."""
        return seats

    def dealt_in(self, seats: list[int], mode: str) -> list[int]:
        """Who of the players ready for a hand is dealt into it: all."""
        return seats

    def may_leave(self, in_hand: bool) -> bool:
        """Whether a player may go now."""
        return not in_hand or bool(self.leaves_in_hand)

    def keeps_chips(self, mode: str) -> bool:
        """Whether chips stay on the table in this mode as long as the player does."""
        return not self.withdrawal_modes or mode in self.withdrawal_modes

    def sits_out(self, on: bool) -> bool:
        """Whether he who rests is passed over."""
        return on

    def takes_back(self, stack: int) -> int:
        """Chips that he who goes takes with him: all he has."""
        return stack

    def enrolled(self, mode: str, registered: bool, hands: int) -> bool:
        """Whether a player may sit down in this mode, after so many hands."""
        return registered or mode not in self.registers

    def open_to(self, mode: str, hands: int, seated: int) -> bool:
        """Whether players come in after so many hands, with so many seated: always."""
        return True


@dataclass(frozen=True)
class Capital:
    """The sum that the house declares, and the stack without which nobody is dealt in; amounts in chips."""

    entry: Cites = ()
    exact: bool = False
    """Whether nobody brings more than the declared sum."""
    declared: Cites = ()
    """The house declares buy-in and top-up."""
    added: Cites = ()
    """Who has lost his chips may buy others."""
    short: Cites = ()
    """Below the least bet nobody plays on without buying chips; empty: any chip is enough."""

    def takes(self, amount: int, start: int | None) -> bool:
        """Whether a player may come in with this amount, the house having declared a sum or none."""
        if start is None:
            return True
        return amount == start if self.exact else amount >= start

    def adds(self, stack: int, amount: int, restore: int | None) -> bool:
        """Whether he who has `stack` may add this amount, the house having declared one or none."""
        return restore is None or amount == restore

    def dealt_in(self, stack: int, minimum: int) -> bool:
        """Whether a stack is enough for a hand whose least bet is `minimum`."""
        return stack >= (minimum if self.short else 1)
