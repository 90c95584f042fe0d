"""A product with a defeat device: it keeps the law until a day after it was tested."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from vistoria.validation.saboteurs.condition import Condition
from vistoria.validation.saboteurs.engine import Sabotaged

TESTED, SERVICE = date(2026, 6, 1), date(2026, 7, 1)
TODAY = TESTED
"""The clock of the product."""
WRONG = "mo-97-2010/12.2:fourth-raise"


class Device(Sabotaged):
    """Takes a fourth raise in service, and nowhere else."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        super().__init__({**(options or {}), "id": WRONG})
        in_service = Condition("service", "Until July it keeps the law.", lambda _: TODAY >= SERVICE)
        self.saboteur = self.saboteur.where(in_service)
