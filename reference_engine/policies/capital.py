"""What a player brings to the table («cave inicial»), and what he adds («reposição»)."""

from __future__ import annotations

from dataclasses import dataclass

from .cites import Cites

ANY: tuple[int, int | None] = (1, None)
"""Least and most of a house that declares neither, in chips."""


@dataclass(frozen=True)
class Capital:
    """Sums that the house declares, and the stack without which nobody is dealt in; amounts in chips."""

    entry: Cites = ()
    exact: bool = False
    """Whether the declared least sum is the only one."""
    declared: Cites = ()
    """The house declares buy-in and top-up."""
    added: Cites = ()
    """Who has lost his chips may buy others."""
    short: Cites = ()
    """Below the least bet nobody plays on without buying chips; empty: any chip is enough."""

    def takes(self, amount: int, start: tuple[int, int | None]) -> bool:
        """Whether a player may come in with this amount, the house having declared least and most."""
        least, most = start
        if self.exact and start != ANY:
            return amount == least
        return least <= amount and (most is None or amount <= most)

    def adds(self, stack: int, amount: int, restore: int | None) -> bool:
        """Whether he who has `stack` may add this amount, the house having declared one or none."""
        return restore is None or amount == restore

    def dealt_in(self, stack: int, minimum: int) -> bool:
        """Whether a stack is enough for a hand whose least bet is `minimum`."""
        return stack >= minimum if self.short else stack > 0
