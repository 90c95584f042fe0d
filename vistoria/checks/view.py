"""What a viewer sees, and what he must not."""

from __future__ import annotations

from vistoria.model.answer import Unsupported
from vistoria.model.attempts import answer_text
from vistoria.model.event import Dealt, Exposed, Shown
from vistoria.model.finding import Finding, judged
from vistoria.model.history import History
from vistoria.model.place import Seat
from vistoria.model.sentences import did, must

from .reading import closed_cards, last_look, lying_open, the_hand
from .registry import Nothing, check


@check("seat {seat:d} sees all that lies open")
def sees_all_open(history: History, seat: int) -> Finding:
    """The seat sees every card that lies open, at least one; those that are out of play may be taken away."""
    lie = lying_open(the_hand(history))
    expected = must("sees-open", seat=seat, cards=sorted(lie))
    looked = last_look(history, expected, seat)
    if isinstance(looked, Finding):
        return looked
    view, n = looked
    seen = lie & {card for where in view.state.cards for card in where.cards}
    return judged(bool(lie) and seen == lie, expected, did("sees-open", seat=seat, cards=sorted(seen)), n)


@check("seat {seat:d} sees these stacks:")
def sees_chips(history: History, seat: int, table: dict[str, int]) -> Finding:
    """The seat sees the stacks of the table, all of them and no other; at an empty place it may see 0."""
    wanted = {int(number): amount for number, amount in table.items()}
    expected = must("sees-stacks", seat=seat, stacks=wanted)
    looked = last_look(history, expected, seat)
    if isinstance(looked, Finding):
        return looked
    view, n = looked
    got = {at: chips for at, chips in view.state.stacks.items() if chips or at in wanted}
    return judged(got == wanted, expected, did("sees-stacks", seat=seat, stacks=got), n)


@check("nobody but seat {seat:d} sees its cards")
def unseen_by_all(history: History, seat: int) -> Finding:
    """No view that was taken, and no event, opens a closed card of the seat to anybody else.

    Where the product has no view for the public, the public sees nothing.
    """
    hand = the_hand(history)
    own = set(closed_cards(hand, seat))
    expected = must("unseen", seat=seat, cards=sorted(own))
    if not own:
        raise Nothing(expected, did("no-cards", seat=seat))
    for h in hand.events:
        if opened := own & _opened(h.event):
            return judged(False, expected, did("opened-to-all", cards=sorted(opened)), h.n)
    return _unseen(history, seat, own, expected)


@check("seat {seat:d} opens its cards, or nobody else sees them")
def unseen_unless_opened(history: History, seat: int) -> Finding:
    """No view that was taken shows anybody else a closed card of the seat that was not opened to all."""
    hand = the_hand(history)
    own = set(closed_cards(hand, seat))
    expected = must("unseen-unless-opened", seat=seat, cards=sorted(own))
    if not own:
        raise Nothing(expected, did("no-cards", seat=seat))
    closed = own.difference(*(_opened(h.event) for h in hand.events))
    return _unseen(history, seat, closed, expected)


def _opened(event: object) -> set[str]:
    """The cards that an event opens to all."""
    if isinstance(event, Shown):
        return set(event.cards)
    return {event.card} if isinstance(event, Exposed) else set()


def _unseen(history: History, seat: int, own: set[str], expected: str) -> Finding:
    """That no view of another shows one of these cards."""
    looked = [
        (look, view, n) for look, view, n in history.looks() if look.viewer not in (Seat(seat), "house")
    ]
    for look, view, n in looked:
        if isinstance(view, Unsupported) and look.viewer == "public":
            continue
        if isinstance(view, Unsupported):
            return Finding("unsupported", expected, answer_text(view), (n,))
        seen = own & {c for where in view.state.cards for c in where.cards}
        seen |= own & {c for event in view.events for c in _named(event)}
        if seen:
            return judged(False, expected, did("sees", place=look.viewer, cards=sorted(seen)), n)
    return judged(
        True,
        expected,
        did("unseen"),
        *(n for _, _, n in looked),
        the_hand(history).last_message,
    )


def _named(event: object) -> set[str]:
    if isinstance(event, Dealt):
        return {event.card} if event.card is not None else set()
    return _opened(event)
