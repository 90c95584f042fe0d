"""What a viewer was shown, against what the law lets him see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vistoria.model.answer import TableView, Viewed
from vistoria.model.event import Dealt, Event, HandStarted, UnknownEvent
from vistoria.model.place import Place, Seat
from vistoria.model.request import Look
from vistoria.model.sentences import did, must, sentences

from .following import Following
from .free_aspects import JACKPOT
from .model import Position

Difference = tuple[str, tuple[str, ...], bool, str, str]
"""An aspect, its clauses, whether law and product agree, what the law demands and what was seen."""


def misseen(at: Following, look: Look, viewed: Viewed) -> Iterator[Difference]:
    """Cards, marker and chips as a seat or the public was shown them; the house sees what it likes.

    Between hands the law shows nobody anything of a hand. Where it keeps the cards of the only one left closed, or of
    those who folded, nobody sees what they did not open. The public need not be shown marker and chips, and what it is
    shown of them is what the players see.
    """
    position = at.position
    if position is None or look.viewer == "house":
        return
    law, theirs = position.view(look.viewer), viewed.state
    if at.seen.running:
        yield from _cards(at, look, law, viewed)
        yield from _marker(position, look, law, theirs)
        yield from _pots(position, look, law, theirs)
    else:
        yield from _after_hand(at, position, look, viewed)
    yield from _stacks(position, look, law, theirs)
    yield from _bets(at, position, law, theirs)
    yield from _display(position, law, theirs)


def _cards(at: Following, look: Look, law: TableView, viewed: Viewed) -> Iterator[Difference]:
    position, seat = at.position, look.viewer
    assert position is not None
    due = {str(card) for place in law.cards for card in place.cards}
    shown = {str(card) for place in viewed.state.cards for card in place.cards}
    mine = {str(card) for card, lying in at.seen.cards.items() if lying.place == seat}
    open_ = {str(card) for card, lying in at.seen.cards.items() if lying.is_open}
    told = _told_closed(viewed, seat)
    strange = (shown | told) - due - mine - open_
    missing = due - shown if isinstance(seat, Seat) else set[str]()
    clauses = _clauses(at, position, look, strange)
    said = sentences(
        strange and did("cards-strange", viewer=look.viewer, cards=sorted(strange)),
        missing and did("cards-missing", viewer=look.viewer, cards=sorted(missing)),
    )
    seen = said or did("cards-agree", viewer=look.viewer)
    yield "cards seen", clauses, not said, must("cards-seen", viewer=look.viewer), seen


def _after_hand(at: Following, position: Position, look: Look, viewed: Viewed) -> Iterator[Difference]:
    """Closed cards that are seen once the hand is over: of those who folded, and of the only one who did not."""
    kept = _kept_closed(at, position) - {_own_place(at, look)}
    shown = {str(card) for place in viewed.state.cards for card in place.cards}
    shown |= _told_closed(viewed, look.viewer)
    strange = {
        str(card)
        for card, lying in at.seen.cards.items()
        if str(card) in shown and not lying.is_open and lying.place in kept
    }
    if strange:
        wanted = must("cards-closed", viewer=look.viewer)
        seen = did("cards-strange", viewer=look.viewer, cards=sorted(strange))
        yield "cards seen", _clauses(at, position, look, strange), False, wanted, seen


def _told_closed(viewed: Viewed, viewer: Place) -> set[str]:
    """Closed cards of others that the events of the last hand name."""
    return {
        str(e.card)
        for e in _of_this_hand(viewed.events)
        if isinstance(e, Dealt) and e.face == "down" and e.card is not None and e.to != viewer
    }


def _kept_closed(at: Following, position: Position) -> set[Place]:
    """The places of the last hand whose cards the law keeps closed when it is over."""
    folded = at.seen.out if position.clauses("folded cards after the hand") else ()
    alone = at.seen.left if position.clauses("cards of the only one left") and at.seen.live == 1 else ()
    return {Seat(seat) for seat in (*folded, *alone)}


def _own_place(at: Following, look: Look) -> Place | None:
    """Where the viewer sat in the last hand, wherever he sits now; None for the public and who had no cards."""
    players = {seat: player for player, seat in at.seen.players.items()}
    player = players.get(look.viewer.seat) if isinstance(look.viewer, Seat) else None
    seat = at.seats.get((player, at.hand)) if player is not None else None
    return None if seat is None else Seat(seat)


def _clauses(at: Following, position: Position, look: Look, strange: set[str]) -> tuple[str, ...]:
    """The clauses by which these cards may not be seen: of those who folded, by the public, or any."""
    owners = {str(lying.place) for card, lying in at.seen.cards.items() if str(card) in strange}
    folded = bool(owners) and owners <= {str(Seat(out)) for out in at.seen.out}
    narrower = "" if isinstance(look.viewer, Seat) else "cards seen by the public"
    if folded:
        narrower = "folded cards seen"
    elif isinstance(look.viewer, Seat) and look.viewer.seat in at.seen.out:
        narrower = "cards seen by who folded"
    return position.clauses(narrower) or position.clauses("cards seen")


def _of_this_hand(events: Iterable[Event | UnknownEvent]) -> list[Event]:
    found: list[Event] = []
    for event in events:
        if isinstance(event, HandStarted):
            found = []
        if not isinstance(event, UnknownEvent):
            found.append(event)
    return found


def _marker(position: Position, look: Look, law: TableView, theirs: TableView) -> Iterator[Difference]:
    if law.marker is not None and (isinstance(look.viewer, Seat) or theirs.marker is not None):
        at, clauses = theirs.marker, position.clauses("marker seen")
        seen = did("marker-unseen") if at is None else did("marker-seen", seat=at)
        yield "marker seen", clauses, at == law.marker, must("marker-seen", seat=law.marker), seen


def _stacks(position: Position, look: Look, law: TableView, theirs: TableView) -> Iterator[Difference]:
    clauses = position.clauses("stacks seen")
    due = law.stacks
    if look.viewer == "public":
        due = {seat: stack for seat, stack in due.items() if seat in theirs.stacks}
    if clauses and (isinstance(look.viewer, Seat) or due):
        told = theirs.stacks
        yield (
            "stacks seen",
            clauses,
            due == told,
            must("stacks-seen", stacks=due),
            did("stacks-seen", stacks=told),
        )


def _pots(position: Position, look: Look, law: TableView, theirs: TableView) -> Iterator[Difference]:
    clauses = position.clauses("pot seen")
    if clauses and (isinstance(look.viewer, Seat) or theirs.pots):
        due, seen = (sum(pot.amount for pot in view.pots) for view in (law, theirs))
        yield "pot seen", clauses, due == seen, must("pot-seen", amount=due), did("pot-seen", amount=seen)


def _bets(at: Following, position: Position, law: TableView, theirs: TableView) -> Iterator[Difference]:
    """A jackpot bet that was told to be collected lies there no more: no law says when it is."""
    clauses = position.clauses("bets seen")
    lie = {**at.seen.laid, **{(seat, JACKPOT): chips for seat, chips in at.seen.carried.items()}}
    kept = [bet for bet in law.bets if bet.space != JACKPOT or lie.get((bet.seat, JACKPOT))]
    if clauses and theirs.bets:
        due, seen = (
            sorted((bet.seat, bet.space, bet.amount) for bet in bets) for bets in (kept, theirs.bets)
        )
        yield "bets seen", clauses, due == seen, must("bets-seen", bets=due), did("bets-seen", bets=seen)


def _display(position: Position, law: TableView, theirs: TableView) -> Iterator[Difference]:
    clauses = position.clauses("display")
    if clauses and "pool" in law.displays:
        due, seen = (view.displays.get("pool", "nothing") for view in (law, theirs))
        yield "display", clauses, due == seen, must("display", amount=due), did("display", amount=seen)
