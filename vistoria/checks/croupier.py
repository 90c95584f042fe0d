"""The croupier's hand: in which order and on which face its cards come, and which of them are seen."""

from __future__ import annotations

from vistoria.model.event import Dealt, Exposed, Shown, Turn
from vistoria.model.finding import Finding, judged
from vistoria.model.history import Happened, History

from .incident import PlaceName, lie, named
from .reading import numbers, the_hand
from .registry import check


@check
def dealt_against(history: History, seats: list[int], together: int, opened: str) -> Finding:
    """Five cards go to each of these seats and the croupier, so many at a time, the croupier last in each turn.

    The seats' lie closed, and of the croupier's one lies open: the `first` of them, the `last`, or any `one`.
    """
    hand = the_hand(history)
    dealt = hand.of(Dealt)
    hands: list[PlaceName] = [*seats, "croupier"]
    turn = [place for place in hands for _ in range(together)]
    wanted = turn * (5 // together)
    way = [named(h.event.to) for h in dealt if isinstance(h.event, Dealt)]
    faces = [h.event.face for h in dealt if isinstance(h.event, Dealt) and h.event.to == "croupier"]
    others = [h.event for h in dealt if isinstance(h.event, Dealt) and h.event.to != "croupier"]
    open_ones = [i for i, face in enumerate(faces, 1) if face == "up"]
    right = {"first": [[1]], "last": [[5]], "one": [[i] for i in range(1, 6)]}[opened]
    expected = f"cards go to {_way(wanted)}, the seats' closed, of the croupier's {opened} open"
    seen = f"cards go to {_way(way)}; of the croupier's open: {', '.join(map(str, open_ones)) or 'none'}"
    closed = all(event.face == "down" for event in others)
    seen += "" if closed else "; others open too"
    return judged(way == wanted and closed and open_ones in right, expected, seen, *numbers(dealt))


def _way(places: list[PlaceName]) -> str:
    return " ".join("C" if place == "croupier" else str(place) for place in places) or "nobody"


@check
def croupier_seen(history: History, cards: list[str]) -> Finding:
    """Of the cards that lie in the croupier's hand these, and no others, are seen before anybody is asked."""
    hand = the_hand(history)
    first = next((i for i, h in enumerate(hand.events) if isinstance(h.event, Turn)), len(hand.events))
    until = hand.events[:first]
    own = {card for card, place in lie(hand).items() if place == "croupier"}
    seen = sorted(own & {card for h in until for card in _opened(h)})
    asked = first < len(hand.events)
    text = f"seen: {' '.join(seen) or 'none'} of {len(own)}" + ("" if asked else "; nobody is asked")
    return judged(
        seen == sorted(cards) and len(own) == 5 and asked,
        f"seen: {' '.join(sorted(cards)) or 'none'} of 5",
        text,
        *numbers(h for h in until if _opened(h) or isinstance(h.event, Dealt)),
    )


def _opened(h: Happened) -> tuple[str, ...]:
    match h.event:
        case Dealt(face="up", card=card) if card is not None:
            return (card,)
        case Exposed(card=card):
            return (card,)
        case Shown(cards=cards):
            return tuple(cards)
    return ()
