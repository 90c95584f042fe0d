"""The croupier's hand: in which order and on which face its cards come, and which of them are seen."""

from __future__ import annotations

from vistoria.checks.reading import numbers, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.model.event import Dealt, Exposed
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Happened
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences

from .incident import PlaceName, lie, named
from .reading import OUT_OF_PLAY, shown_at_once


@check(
    "five cards each go to {seats:seats} and then to the croupier, {together:few} at a time, "
    "{opened:which} of his open",
)
def dealt_against(history: History, seats: list[int], together: int, opened: str) -> Finding:
    """Five cards go to each of these seats and the croupier, so many at a time, the croupier last in each turn.

    Cards that are put away do not count: the law is silent on them. The seats' lie closed, and of the croupier's
    one lies open: the `first` of them, the `last`, or any `one`. Where all of his come together, that one may come
    closed and be shown before anybody is asked.
    """
    hand = the_hand(history)
    dealt = [h for h in hand.of(Dealt) if isinstance(h.event, Dealt) and h.event.to not in OUT_OF_PLAY]
    hands: list[PlaceName] = [*seats, "croupier"]
    turn = [place for place in hands for _ in range(together)]
    wanted = turn * (5 // together)
    way = [named(h.event.to) for h in dealt if isinstance(h.event, Dealt)]
    shown = shown_at_once(hand)
    own = [h.event for h in dealt if isinstance(h.event, Dealt) and h.event.to == "croupier"]
    faces = ["up" if together == len(own) and event.card in shown else event.face for event in own]
    others = [h.event for h in dealt if isinstance(h.event, Dealt) and h.event.to != "croupier"]
    open_ones = [i for i, face in enumerate(faces, 1) if face == "up"]
    right = {"first": [[1]], "last": [[5]], "one": [[i] for i in range(1, 6)]}[opened]
    expected = must("dealt-against", order=hands, number=together, which=opened)
    closed = all(event.face == "down" for event in others)
    seen = sentences(
        did("dealt-way", order=way),
        did("croupiers-open", amounts=open_ones),
        not closed and did("players-open"),
    )
    return judged(way == wanted and closed and open_ones in right, expected, seen, *numbers(dealt))


@check("{card:card} is seen at the croupier's, and his further cards come closed")
def closed_after_exposure(history: History, card: str) -> Finding:
    """This card of the croupier's was seen while being dealt, and those dealt to him after it come closed.

    A house where it lies open anyway shows it too: 7.2 of the law of stud poker names no card.
    """
    hand = the_hand(history)
    at = next((i for i, h in enumerate(hand.events) if _is_seen(h, card)), None)
    expected = must("closed-after-exposure", card=card)
    if at is None:
        raise Nothing(expected, did("exposure-untold", card=card))
    later = [h for h in hand.events[at + 1 :] if isinstance(h.event, Dealt) and h.event.to == "croupier"]
    opened = [h.event.card or "?" for h in later if isinstance(h.event, Dealt) and h.event.face == "up"]
    seen = did("closed-after-exposure", card=card, number=len(later), opened=opened)
    return judged(bool(later) and not opened, expected, seen, hand.events[at].n, *numbers(later))


@check("the croupier has five cards, and {card:card} is none of them")
def five_others(history: History, card: str) -> Finding:
    """After all corrections five cards lie at the croupier's, this one not among them."""
    hand = the_hand(history)
    own = [each for each, place in lie(hand).items() if place == "croupier"]
    expected, seen = must("five-others", card=card), did("has", place="croupier", cards=own)
    return judged(len(own) == 5 and card not in own, expected, seen, *numbers(hand.of(Dealt)))


def _is_seen(h: Happened, card: str) -> bool:
    match h.event:
        case Exposed(card=seen, place="croupier") | Dealt(card=seen, to="croupier", face="up"):
            return seen == card
    return False
