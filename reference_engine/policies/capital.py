"""What a player brings to the table («cave inicial»), and what he adds («reposição»)."""

from __future__ import annotations

from dataclasses import dataclass

from .cites import Cites


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
