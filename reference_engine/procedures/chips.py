"""Amounts that the chips of a table make."""

from __future__ import annotations

from ..policies.cites import Cites
from .refusal import Refusal


def uneven(amount: int, unit: int, cites: Cites) -> Refusal | None:
    """Why an amount cannot be laid in chips of `unit`; None where it can."""
    if amount % unit == 0:
        return None
    return Refusal("illegal-amount", f"{amount} cannot be laid in chips of {unit}", cites)
