"""A hand of five-card poker in PokerKit's state."""

from __future__ import annotations

from .hand import HandInPlay


class FiveCardInPlay(HandInPlay):
    """Deals further cards starting with the player who opened the previous street according to PokerKit."""

    def _deal_hole(self) -> object:
        state, players = self.state, len(self.seats)
        if state.opener_index is None:
            return state.deal_hole()
        round_from_opener = ((state.opener_index + step) % players for step in range(players))
        index = next(i for i in round_from_opener if state.hole_dealing_statuses[i])
        return state.deal_hole(player_index=index)
