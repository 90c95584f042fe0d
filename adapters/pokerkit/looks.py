"""PokerKit's views, hand ranking and identity."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from typing import Literal

import pokerkit
from pokerkit import State
from pokerkit.hands import Hand

from vistoria.model.answer import HandRank, Order, Seen, Unsupported
from vistoria.model.place import Place, Seat
from vistoria.model.request import HoleAndCommunity, Rank
from vistoria.protocol.handshake import Identity

from .events import TO_POKERKIT, cards

Viewer = Seat | Literal["public", "house"]


def seen(
    state: State, seats: tuple[int, ...], viewer: Viewer, burnt_to: Literal["burn", "aside"] = "burn"
) -> tuple[Seen, ...]:
    """Cards that a viewer sees: open cards, a seat's hole cards; the house sees all except the deck."""
    found: list[tuple[Place, object]] = []
    for i, seat in enumerate(seats):
        own = viewer == "house" or viewer == Seat(seat)
        hole = state.hole_cards[i] if own else state.get_censored_hole_cards(i)
        found.append((Seat(seat), filter(None, hole)))
    found.append(("community", [card for place in state.board_cards for card in place]))
    if viewer == "house":
        found.append((burnt_to, state.burn_cards))
    every = (Seen(place, cards(held)) for place, held in found)
    return tuple(item for item in every if item.cards)


def order(request: Rank, kind: type[Hand]) -> Order | Unsupported:
    """The hands from best to worst, as PokerKit ranks hands of this type."""
    if request.purpose != "showdown":
        return Unsupported("rank for speaking")
    try:
        hands = [_hand(item, kind) for item in request.hands]
    except ValueError as error:
        return Unsupported(f"rank: {error}")
    best_first = sorted(range(len(hands)), key=hands.__getitem__, reverse=True)
    groups = tuple(tuple(sorted(group)) for _, group in groupby(best_first, key=hands.__getitem__))
    return Order(groups, tuple(HandRank(hand.entry.label.value, cards(hand.cards)) for hand in hands))


def _hand(item: HoleAndCommunity, kind: type[Hand]) -> Hand:
    if item.cards:
        return kind(TO_POKERKIT[card] for card in item.cards)
    hole, community = ([TO_POKERKIT[card] for card in held] for held in (item.hole, item.community))
    return kind.from_game(hole, community)


def identity(options: Sequence[str] = ()) -> Identity:
    """PokerKit's version and source digest, with the changed options."""
    changed = ", ".join(options)
    return Identity(
        name=f"PokerKit ({changed})" if changed else "PokerKit",
        version=version("pokerkit"),
        vendor="Universal, Open, Free, and Transparent Computer Poker Research Group",
        digest=_source_digest(),
    )


@cache
def _source_digest() -> str:
    """SHA-256 over names and contents of the installed modules."""
    digest = hashlib.sha256()
    folder = Path(pokerkit.__file__).parent
    for path in sorted(folder.glob("*.py")):
        digest.update(f"{path.name}\0".encode() + path.read_bytes())
    return f"sha256:{digest.hexdigest()}"
