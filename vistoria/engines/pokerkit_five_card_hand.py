"""A hand of five-card poker in PokerKit's state."""

from __future__ import annotations

from vistoria.model.event import Pot

from .pokerkit_hand import HandInPlay


class FiveCardInPlay(HandInPlay):
    """Further cards go round from PokerKit's own opener of the street before; who that is, PokerKit decides."""

    def in_play(self) -> tuple[Pot, ...]:
        """PokerKit's pots; while bets lie outside them, its own total in one."""
        state = self.state
        if not any(state.bets):
            return self.pots()
        live = tuple(seat for seat, status in zip(self.seats, state.statuses, strict=True) if status)
        return (Pot(state.total_pot_amount, live),)

    def _deal_hole(self) -> object:
        state, players = self.state, len(self.seats)
        if state.opener_index is None:
            return state.deal_hole()
        round_from_opener = ((state.opener_index + step) % players for step in range(players))
        index = next(i for i in round_from_opener if state.hole_dealing_statuses[i])
        return state.deal_hole(player_index=index)
