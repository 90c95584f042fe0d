"""Stacks at the edge of a forced bet: just below it, as much or just above it, at the places that post and the next."""

from __future__ import annotations

from itertools import product

from vistoria.games.cards.stakes import stakes_of
from vistoria.model.command import Join, Leave

from .life import Asking, Scene

EDGES = tuple(product((-1, 0, 1), ("small", "big"), (0, 1, 2)))
"""Chips beside the bet, which bet, and whose stack: of the small blind, of the big one, or of who is asked next."""
EVERY, UNHOOKED, OF_TWO = 6, 4, 1
"""Of so many hands one begins with such a stack; without hooks of fewer, of those between two players each."""


def to_the_edge(scene: Scene) -> Asking:
    """In some hands another player takes one of the places that post, with such a stack, where the house takes it."""
    every = UNHOOKED if scene.means.plain else EVERY
    if scene.plan.table["players"] == "2" and not scene.means.ordinary:
        every = OF_TWO
    nth, rest = divmod(scene.nth, every)
    seats = sorted(seat for player, seat in scene.seen.players.items() if player not in scene.resting)
    marker = scene.seen.marker
    if rest or marker is None or len(seats) < 2 or scene.making is not None:
        return
    beside, post, place = EDGES[nth % len(EDGES)]
    stakes = stakes_of(scene.seen.settings)
    bet = (stakes.small if post == "small" else stakes.big) or scene.big // (2 if post == "small" else 1)
    after = [*(seat for seat in seats if seat > marker), *(seat for seat in seats if seat <= marker)]
    seat = after[(place + 1) % len(after)]
    chips = bet + beside * scene.unit
    leaves = next(player for player, at in scene.seen.players.items() if at == seat)
    if chips > 0 and scene.seen.stacks.get(seat) != chips:
        left = yield from scene.do(Leave(leaves))
        if left and not scene.seen.sits(seat):
            yield from scene.do(Join(scene.newcomer(), seat, chips))
