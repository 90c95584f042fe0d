"""What goes in before the cards: entries into the pot, and what the house takes of the hand."""

from __future__ import annotations

from vistoria.checks.reading import numbers, the_hand
from vistoria.checks.registry import check
from vistoria.model.event import Charged, Dealt, Posted, Returned, Turn, Voided
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.place import Seat
from vistoria.model.sentences import did, must, sentences


def _first_card(hand: Hand) -> int:
    """Where the first card goes to a player; a card put aside before is dealt to nobody."""
    players = (
        i for i, h in enumerate(hand.events) if isinstance(h.event, Dealt) and isinstance(h.event.to, Seat)
    )
    return next(players, len(hand.events))


@check("{seats:seats} put in {amount:d} each before the first card")
def entries_posted(history: History, seats: list[int], amount: int) -> Finding:
    """Each of these seats, and nobody else, puts so much into the pot, once, before the first card."""
    hand = the_hand(history)
    first = _first_card(hand)
    found = [(i, h) for i, h in enumerate(hand.events) if isinstance(h.event, Posted)]
    put: dict[int, list[int]] = {}
    for _, h in found:
        if isinstance(h.event, Posted):
            put.setdefault(h.event.seat, []).append(h.event.amount)
    late = any(i > first for i, _ in found) or first == len(hand.events)
    expected = must("entries", seats=sorted(seats), amount=amount)
    seen = sentences(
        *(did("entry", seat=s, amounts=a) for s, a in sorted(put.items())),
        not put and did("no-bet"),
        late and did("entries-late"),
    )
    ok = put == {seat: [amount] for seat in seats} and not late
    return judged(ok, expected, seen, *numbers(h for _, h in found))


def charged_of_hand(hand: Hand) -> list[tuple[int, Happened]]:
    """What the house takes of the hand whatever its pot, with the place among the events."""
    return [
        (i, h)
        for i, h in enumerate(hand.events)
        if isinstance(h.event, Charged) and h.event.of in {"hand", "entry"}
    ]


@check("the house takes {amount:d} in all before the first card")
def house_takes_first(history: History, amount: int) -> Finding:
    """Before the first card the house takes so much in all, from whomever, and nothing of the kind later."""
    hand = the_hand(history)
    found, first = charged_of_hand(hand), _first_card(hand)
    taken = sum(h.event.amount for i, h in found if isinstance(h.event, Charged) and i < first)
    later = sum(h.event.amount for i, h in found if isinstance(h.event, Charged) and i > first)
    seen = sentences(did("taken-first", amount=taken), later and did("taken-later", amount=later))
    ok = taken == amount and not later and first < len(hand.events)
    return judged(ok, must("taken-first", amount=amount), seen, *numbers(h for _, h in found))


@check("the house takes {amount:d} from each of {seats:seats} before the first card")
def house_takes_each(history: History, seats: list[int], amount: int) -> Finding:
    """Before the first card the house takes so much from each of these seats, and from nobody else."""
    hand = the_hand(history)
    first = _first_card(hand)
    taken: dict[int, int] = {}
    for i, h in charged_of_hand(hand):
        if isinstance(h.event, Charged) and h.event.seat is not None and i < first:
            taken[h.event.seat] = taken.get(h.event.seat, 0) + h.event.amount
    expected = must("taken-of-each", sums=dict.fromkeys(seats, amount))
    seen = did("taken-of-each", sums=taken)
    return judged(
        taken == dict.fromkeys(seats, amount), expected, seen, *numbers(hand.of(Charged, Dealt)[:8])
    )


@check("the hand of seat {seat:d} is dead, its {amount:d} come back, and the others play on")
def entry_back(history: History, seat: int, amount: int) -> Finding:
    """The seat's hand is dead, its entry comes back, nothing else does, and from then on the others are asked."""
    hand = the_hand(history)
    dead = [h for h in hand.of(Voided) if isinstance(h.event, Voided)]
    back = [h for h in hand.of(Returned) if isinstance(h.event, Returned)]
    got = [(h.event.seat, h.event.amount) for h in back if isinstance(h.event, Returned)]
    whole = any(isinstance(h.event, Voided) and h.event.scope == "hand" for h in dead)
    since = next((hand.events.index(h) for h in dead), 0)
    asked = {h.event.seat for h in hand.events[since:] if isinstance(h.event, Turn)}
    named = any(isinstance(h.event, Voided) and h.event.seat == seat for h in dead)
    ok = named and not whole and got == [(seat, amount)] and bool(asked) and seat not in asked
    seen = sentences(
        did("faults") if whole else did("faults-seat", seat=seat) if named else did("faults-none"),
        did("came-back", sums=dict(got)),
        did("asked-after", seats=sorted(asked)),
    )
    expected = must("entry-back", seat=seat, amount=amount)
    return judged(ok, expected, seen, *numbers([*dead, *back, *hand.of(Turn)[:1]]))
