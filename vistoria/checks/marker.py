"""The marker: where it stands, and how it goes round."""

from __future__ import annotations

from vistoria.model.answer import Unsupported
from vistoria.model.event import Marker
from vistoria.model.finding import Finding, judged
from vistoria.model.history import Hand, Happened, History
from vistoria.model.place import Seat

from .reading import dealt_in, numbers, seats_text, the_hand
from .registry import check


@check
def marker_at(history: History, seat: int) -> Finding:
    """In the last hand the product puts its marker before this seat, and nowhere else."""
    return _way([the_hand(history)], [seat])


@check
def marker_way(history: History, seats: list[int]) -> Finding:
    """Hand by hand the product puts its marker before these seats."""
    return _way(list(history.hands), seats)


def _way(hands: list[Hand], seats: list[int]) -> Finding:
    expected = f"the marker stands before {_steps(seats)}"
    found = [_markers(hand) for hand in hands]
    placed = [h for markers in found for h in markers]
    if any(isinstance(h.event, Marker) and h.event.by == "forced" for h in placed):
        return Finding("unsupported", expected, "the test hook put the marker there", numbers(placed))
    stood = [sorted({h.event.seat for h in markers if isinstance(h.event, Marker)}) for markers in found]
    played = all(dealt_in(hand) for hand in hands)
    seen = f"the marker stands before {_steps([s[0] if len(s) == 1 else s for s in stood])}"
    seen += "" if played else "; not every hand was dealt"
    return judged(played and stood == [[seat] for seat in seats], expected, seen, *numbers(placed))


def _markers(hand: Hand) -> list[Happened]:
    return hand.of(Marker)


def _steps(seats: list[int] | list[int | list[int]]) -> str:
    return ", then ".join("no one seat" if isinstance(s, list) else f"seat {s}" for s in seats) or "no seat"


@check
def one_marker(history: History) -> Finding:
    """The hand has one marker, before a player who was dealt in, and every player sees it there."""
    hand = the_hand(history)
    expected = "one marker, before a player of the hand, where each of them sees it"
    placed, players = _markers(hand), dealt_in(hand)
    if any(isinstance(h.event, Marker) and h.event.by == "forced" for h in placed):
        return Finding("unsupported", expected, "the test hook put the marker there", numbers(placed))
    stood = sorted({h.event.seat for h in placed if isinstance(h.event, Marker)})
    views = {look.viewer.seat: (v, n) for look, v, n in history.looks() if isinstance(look.viewer, Seat)}
    for view, n in views.values():
        if isinstance(view, Unsupported):
            return Finding("unsupported", expected, f"the adapter does not reach {view.what}", (n,))
    seen_at = {
        seat: view.state.marker for seat, (view, _) in views.items() if not isinstance(view, Unsupported)
    }
    ok = len(stood) == 1 and stood[0] in players and seen_at == dict.fromkeys(players, stood[0])
    told = ", ".join(f"seat {seat} sees it at {at or 'no place'}" for seat, at in sorted(seen_at.items()))
    seen = f"marker before {seats_text(stood)}, players {seats_text(sorted(players))}"
    seen += f"; {told or 'nobody looked'}"
    return judged(ok, expected, seen, *numbers(placed), *(n for _, n in views.values()))
