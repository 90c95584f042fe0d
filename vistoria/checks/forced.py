"""Whether a forced deck was dealt: the condition for judging a hand at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vistoria.model.event import Dealt
from vistoria.model.hand import Hand
from vistoria.model.history import History

from .reading import cards_at, hole_cards


def deck_fault(history: History) -> str | None:
    """Why a forced hand cannot be judged: the cards that left the deck are not those of the forced order."""
    for hand in history.hands:
        if hand.start is None or hand.start.deck is None:
            continue
        dealt = [h.event.card for h in hand.of(Dealt) if isinstance(h.event, Dealt)]
        if not dealt:
            return "the deck was forced, and no card was reported as dealt"
        for i, (wanted, got) in enumerate(zip(hand.start.deck, dealt, strict=False), start=1):
            if got != wanted:
                return f"card {i} of the forced deck is {wanted}, dealt was {got or 'a card without a name'}"
        if len(dealt) > len(hand.start.deck):
            return f"{len(dealt)} cards were dealt from a forced deck of {len(hand.start.deck)}"
    forced = [d for d in history.done if getattr(d.command, "deck", None) is not None and d.accepted]
    if len(forced) > sum(
        1 for hand in history.hands if hand.start is not None and hand.start.deck is not None
    ):
        return "a hand was started with a forced deck, and no hand was reported"
    return None


def laid_fault(hand: Hand, own: Mapping[int | str, Sequence[str]], *, so_far: bool = False) -> str | None:
    """Why the scenario's situation did not arise: a seat or the croupier holds other cards than were laid.

    `so_far`: of those that were laid, as many as each has got by now, where cards come after rounds of betting.
    """
    for who, cards in own.items():
        got = hole_cards(hand, who) if isinstance(who, int) else cards_at(hand, who)
        same = min(len(got), len(cards)) if so_far else None
        if list(got[:same]) != list(cards[:same]):
            name = f"seat {who}" if isinstance(who, int) else f"the {who}"
            return f"{name} was to hold {' '.join(cards)} and holds {' '.join(got) or 'nothing'}"
    return None
