"""PokerKit configured for five-card poker with forty cards: deck, order of hands, streets, antes, rake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import cast

import msgspec
from pokerkit import BettingStructure, CardsLike, Deck, Mode, Opening, Rank, RankOrder, State, Street
from pokerkit.hands import CombinationHand
from pokerkit.lookups import Entry, Label, StandardLookup
from pokerkit.utilities import rake as pokerkit_rake

from vistoria.games.cards.stakes import stakes_of
from vistoria.model.cards import full_deck
from vistoria.model.table import Settings

from .events import TO_POKERKIT
from .game import AUTOMATIONS, NotExpressible

RANKS = "56789TJQKA"
RATE = 4 / 100
"""PokerKit defines its rake as a float."""
DEFAULT_ANTE = 20
"""Ante («entrada») in chips if none is sent; PokerKit has no default."""

_KNOWN_SETTINGS = {"mode", "stakes", "minimum_bet", "dealing", "smallest"}


UNCOUNTED = {
    Label.THREE_OF_A_KIND: ("5s5h5d6s7h", 36),
    Label.FULL_HOUSE: ("5s5h5d6s6h", 9),
    Label.FOUR_OF_A_KIND: ("5s5h5d5c6s", 9),
}
"""Hands compared by their largest group only: the lowest such hand, and the number of entries in a group."""


@dataclass
class FortyCardLookup(StandardLookup):
    """PokerKit's order of hands over ten ranks; the lowest straight wraps around to the ace."""

    rank_order = cast(RankOrder, tuple(Rank(rank) for rank in RANKS))

    def get_entry(self, cards: CardsLike) -> Entry:
        """PokerKit's entry; entries that differ only in uncounted cards are merged."""
        entry: Entry = super().get_entry(cards)
        if entry.label not in UNCOUNTED:
            return entry
        lowest, alike = UNCOUNTED[entry.label]
        first: int = super().get_entry(lowest).index
        return replace(entry, index=first + (entry.index - first) // alike * alike)


class FortyCardHand(CombinationHand):
    """Five cards of ten ranks as PokerKit compares them."""

    lookup = FortyCardLookup()
    low = False
    card_count = 5


DECK = cast(Deck, tuple(TO_POKERKIT[card] for card in full_deck(RANKS)))
"""Forty cards; PokerKit's types name only its own decks, but any tuple of cards works."""


def make_game(settings: Settings) -> FiveCardGame:
    """PokerKit's game for these settings; raise NotExpressible if it has no parameter for one."""
    _require_expressible(settings)
    entry = stakes_of(settings).entry
    entry = DEFAULT_ANTE if entry is None else entry
    return FiveCardGame(entry, entry if settings.minimum_bet is None else settings.minimum_bet)


@dataclass(frozen=True)
class FiveCardGame:
    """An open and a closed card, then three open ones; the highest open hand speaks first in each round.

    In the first round too, because PokerKit's opening by the highest card takes an ace as low.
    """

    entry: int
    minimum: int

    def __call__(self, stacks: Sequence[int], players: int) -> State:
        """A new hand; raises ValueError where PokerKit does."""
        first = Street(True, (True, False), 0, False, Opening.HIGH_HAND, self.minimum, None)
        later = (Street(False, (True,), 0, False, Opening.HIGH_HAND, self.minimum, None) for _ in range(3))
        rake = partial(pokerkit_rake, percentage=RATE)
        return State(
            AUTOMATIONS,
            DECK,
            (FortyCardHand,),
            (first, *later),  # PokerKit knows a street by its identity
            BettingStructure.NO_LIMIT,
            True,
            self.entry,
            0,
            0,
            tuple(stacks),
            players,
            mode=Mode.CASH_GAME,
            rake=rake,
        )


def _require_expressible(settings: Settings) -> None:
    for name in settings.__struct_fields__:
        if name not in _KNOWN_SETTINGS and getattr(settings, name) is not None:
            raise NotExpressible(name, msgspec.to_builtins(getattr(settings, name)))
    for name, values in (("mode", ("cash",)), ("dealing", ("software",)), ("smallest", (1,))):
        if getattr(settings, name) not in (None, *values):
            raise NotExpressible(name, getattr(settings, name))
    stakes = stakes_of(settings)
    if (stakes.small, stakes.big, stakes.ante, stakes.jackpot) != (None,) * 4:
        raise NotExpressible("stakes", msgspec.to_builtins(stakes))
