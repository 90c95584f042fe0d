"""What a viewer was shown, against what the law lets him see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vistoria.model.answer import TableView, Viewed
from vistoria.model.event import Dealt, Event, HandStarted, UnknownEvent
from vistoria.model.place import Place, Seat
from vistoria.model.request import Look
from vistoria.model.sentences import did, must, sentences

from .following import Following
from .freedom import JACKPOT
from .model import Position
from .names import Asked

Difference = tuple[str, tuple[str, ...], bool, str, str]
"""An aspect, its clauses, whether law and product agree, and where not what the law demands and what was seen."""


def misseen(at: Following, look: Look, viewed: Viewed) -> Iterator[Difference]:
    """Cards, marker and chips as a seat or the public was shown them; the house sees what it likes.

    Between hands the law shows nobody anything of a hand. Where it keeps the cards of the only one left closed, or of
    those who folded, nobody sees what they did not open. The public need not be shown marker and chips, and what it is
    shown of them is what the players see.
    """
    position = at.position
    if position is None or look.viewer == "house":
        return
    law, theirs, plays = position.view(look.viewer), viewed.state, isinstance(look.viewer, Seat)
    if at.seen.running:
        yield from _cards(at, look, law, viewed)
        if law.marker is not None and (plays or theirs.marker is not None):
            yield _shown(position, "marker seen", law.marker, theirs.marker, "seat")
        if plays or theirs.pots:
            due, told = (sum(pot.amount for pot in view.pots) for view in (law, theirs))
            yield _shown(position, "pot seen", due, told, "amount")
    else:
        yield from _after_hand(at, position, look, viewed)
    stacks = {
        seat: chips for seat, chips in law.stacks.items() if seat in theirs.stacks or look.viewer != "public"
    }
    if plays or stacks:  # at an empty place there may be seen nothing, or 0
        seen_stacks = {seat: chips for seat, chips in theirs.stacks.items() if chips or seat in law.stacks}
        yield _shown(position, "stacks seen", stacks, seen_stacks, "stacks")
    if theirs.bets:  # a jackpot bet that was told to be collected lies there no more: no law says when it is
        lie = {**at.seen.laid, **{(seat, JACKPOT): chips for seat, chips in at.seen.carried.items()}}
        kept = [bet for bet in law.bets if bet.space != JACKPOT or lie.get((bet.seat, JACKPOT))]
        mine, seen = (
            sorted((bet.seat, bet.space, bet.amount) for bet in side if bet.amount)
            for side in (kept, theirs.bets)
        )
        yield _shown(position, "bets seen", mine, seen, "bets")
    if "pool" in law.displays:
        pool, shown = (view.displays.get("pool", "nothing") for view in (law, theirs))
        yield _shown(position, "display", pool, shown, "amount")


def _shown(position: Position, aspect: Asked, due: object, told: object, slot: str) -> Difference:
    clauses, name = position.clauses(aspect), aspect.replace(" ", "-")
    if due == told:
        return aspect, clauses, True, "", ""
    seen = did("marker-unseen") if told is None else did(name, **{slot: told})
    return aspect, clauses, False, must(name, **{slot: due}), seen


def _cards(at: Following, look: Look, law: TableView, viewed: Viewed) -> Iterator[Difference]:
    position, seat = at.position, look.viewer
    assert position is not None
    due = {str(card) for place in law.cards for card in place.cards}
    shown = {str(card) for place in viewed.state.cards for card in place.cards}
    mine = {str(card) for card, lying in at.seen.cards.items() if lying.place == seat}
    open_ = {str(card) for card, lying in at.seen.cards.items() if lying.is_open}
    told = _told_closed(viewed, seat)
    strange = (shown | told) - due - mine - open_
    closed = {str(c) for c, lying in at.seen.cards.items() if not lying.is_open}  # judged as they were dealt
    missing = due - shown - (closed - mine) if isinstance(seat, Seat) else set[str]()
    clauses = _clauses(at, position, look, strange)
    if not strange and not missing:
        yield "cards seen", clauses, True, "", ""
        return
    said = sentences(
        strange and did("cards-strange", viewer=look.viewer, cards=sorted(strange)),
        missing and did("cards-missing", viewer=look.viewer, cards=sorted(missing)),
    )
    yield "cards seen", clauses, False, must("cards-seen", viewer=look.viewer), said


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
    narrower: Asked = "cards seen" if isinstance(look.viewer, Seat) else "cards seen by the public"
    if folded:
        narrower = "folded cards seen"
    elif isinstance(look.viewer, Seat) and look.viewer.seat in at.seen.out:
        narrower = "cards seen by who folded"
    return position.clauses(narrower) or position.clauses("cards seen")


def _of_this_hand(events: Iterable[Event | UnknownEvent]) -> list[Event]:
    known = [event for event in events if not isinstance(event, UnknownEvent)]
    begun = max((i for i, event in enumerate(known) if isinstance(event, HandStarted)), default=0)
    return known[begun:]
