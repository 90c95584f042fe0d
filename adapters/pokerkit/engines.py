"""The third-party engine PokerKit: unchanged, configured towards 97/2010, and configured for five-card poker.

Only the adapters import the library, so these names are known if it is not installed.
"""

from __future__ import annotations

from vistoria.engines.registry import BundledEngine

_TARGET = "vistoria.adapters.pokerkit.adapter:PokerKit"

ENGINES: tuple[BundledEngine, ...] = (
    BundledEngine(
        name="pokerkit",
        target=_TARGET,
        summary="PokerKit's pot-limit Omaha, unchanged",
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
        summary="PokerKit's Omaha, configured towards Macau's law",
        needs="pokerkit",
    ),
    BundledEngine(
        name="pokerkit-five-card",
        target="vistoria.adapters.pokerkit.five_card_adapter:FiveCard",
        summary="PokerKit configured for five-card poker with forty cards, towards Macau's law",
        needs="pokerkit",
    ),
)
