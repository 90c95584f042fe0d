"""PokerKit, a poker library in Python: as it comes, with its own parameters set towards 97/2010, and as a
game of five-card poker.

The product is imported by its adapters alone, so that these names are known without it.
"""

from __future__ import annotations

from .registry import BundledEngine

_TARGET = "vistoria.engines.pokerkit_adapter:PokerKit"

ENGINES: tuple[BundledEngine, ...] = (
    BundledEngine(
        name="pokerkit",
        target=_TARGET,
        summary="PokerKit's pot-limit Omaha as it comes",
        needs="pokerkit",
    ),
    BundledEngine(
        name="pokerkit-configured",
        target=_TARGET,
        options={
            "show": "all-at-the-end",
            "rake-cap": "5",
            "raises": "3",
            "heads-up": "button-big-blind",
            "divmod": "smallest-chip",
            "limit": "pot-or-none",
        },
        summary="PokerKit's Omaha with its own parameters set towards Despacho 97/2010",
        needs="pokerkit",
    ),
    BundledEngine(
        name="pokerkit-five-card",
        target="vistoria.engines.pokerkit_five_card_adapter:FiveCard",
        summary="PokerKit configured for five-card poker with forty cards, towards Portaria 104/85/M",
        needs="pokerkit",
    ),
)
