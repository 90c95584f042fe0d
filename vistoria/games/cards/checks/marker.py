"""The marker: where it stands, and how it goes round."""

from __future__ import annotations

from vistoria.checks.reading import dealt_in, numbers, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.games.cards.events import Marker
from vistoria.model.answer import Unsupported
from vistoria.model.attempts import answer_text
from vistoria.model.event import HandEnded
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.place import Seat
from vistoria.model.sentences import did, must, sentences


@check("the marker stands at seat {seat:d}")
def marker_at(history: History, seat: int) -> Finding:
    """In the last hand the product puts its marker before this seat, and nowhere else."""
    return _way([the_hand(history)], [seat])


@check("hand by hand the marker stands at {seats:seats}")
def marker_way(history: History, seats: list[int]) -> Finding:
    """Hand by hand the product puts its marker before these seats."""
    the_hand(history)
    return _way(list(history.hands), seats)


@check("the marker goes on from {seats:way}")
def marker_goes_on(history: History, seats: list[int]) -> Finding:
    """Hand by hand at the last table the marker stands before these seats.

    The first may be where the test hook put it; the product itself takes it to the others.
    """
    table = the_hand(history).table
    hands = [hand for hand in history.hands if hand.table == table]
    forced = _stood(hands[:1]) == [[seats[0]]] and _by_hook(hands[:1])
    if not forced and _by_hook(hands[:1]):
        seen = did("marker-not-laid", seat=seats[0])
        return Finding("unsupported", must("marker-way", order=seats), seen)
    return _way(hands[1:], seats[1:]) if forced else _way(hands, seats)


def _stood(hands: list[Hand]) -> list[list[int]]:
    """The seats before which the marker stood, hand by hand."""
    return [sorted({h.event.seat for h in markers(hand) if isinstance(h.event, Marker)}) for hand in hands]


def _by_hook(hands: list[Hand]) -> bool:
    """Whether a test hook put the marker there, and not the product."""
    return any(
        isinstance(h.event, Marker) and h.event.by == "forced" for hand in hands for h in markers(hand)
    )


def _way(hands: list[Hand], seats: list[int]) -> Finding:
    expected = must("marker-way", order=seats)
    placed = [h for hand in hands for h in markers(hand)]
    if _by_hook(hands):
        return Finding("unsupported", expected, did("marker-by-hook"), numbers(placed))
    stood = _stood(hands)
    played = all(dealt_in(hand) for hand in hands)
    way = [s[0] if len(s) == 1 else "no one seat" for s in stood]
    seen = sentences(did("marker-way", order=way), not played and did("not-all-dealt"))
    if not all(stood):  # a product may show it alone, and say nothing of it
        raise Nothing(expected, seen)
    return judged(played and stood == [[seat] for seat in seats], expected, seen, *numbers(placed))


def markers(hand: Hand) -> list[Happened]:
    """What was said of the marker during the hand; where nothing was, what was said last before it.

    A move may be reported when a hand ends, when the next begins, or both times: it is one move.
    """
    events = list(hand.events)
    over = next((i for i, h in enumerate(events) if isinstance(h.event, HandEnded)), len(events))
    during = [h for h in events[:over] if isinstance(h.event, Marker)]
    return during or [h for h in hand.before if isinstance(h.event, Marker)][-1:]


@check("one marker stands before a player, where each of them sees it")
def one_marker(history: History) -> Finding:
    """The hand has one marker, before a player who was dealt in, and every player sees it there."""
    hand = the_hand(history)
    expected = must("one-marker")
    placed, players = markers(hand), dealt_in(hand)
    if _by_hook([hand]):
        return Finding("unsupported", expected, did("marker-by-hook"), numbers(placed))
    [stood] = _stood([hand])
    views = {look.viewer.seat: (v, n) for look, v, n in history.looks() if isinstance(look.viewer, Seat)}
    for view, n in views.values():
        if isinstance(view, Unsupported):
            return Finding("unsupported", expected, answer_text(view), (n,))
    seen_at = {
        seat: view.state.marker for seat, (view, _) in views.items() if not isinstance(view, Unsupported)
    }
    stands = stood or sorted({at for at in seen_at.values() if at is not None})
    ok = len(stands) == 1 and stands[0] in players and seen_at == dict.fromkeys(players, stands[0])
    if not views:
        raise Nothing(expected, did("nobody-looked"))
    looked = (did("marker-seen-by", seat=seat, at=[at] if at else []) for seat, at in sorted(seen_at.items()))
    seen = sentences(did("marker-at", seats=stood), did("players", seats=sorted(players)), *looked)
    return judged(ok, expected, seen, *numbers(placed), *(n for _, n in views.values()))
