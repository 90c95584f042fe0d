"""What an audit counts of a record, and keeps of the last hand of each table: made by whoever judged the record."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from vistoria.model.cards import Card
from vistoria.model.event import Acted, Charged, Dealt, HandEnded, Paid, Posted, Returned
from vistoria.model.place import Seat
from vistoria.referee.kinds import tally

from .formats.hands import written
from .record import BadHand, Conversation, Origin, Player, Record, RecordedHand


class Cards(msgspec.Struct, frozen=True):
    """The cards of one hand."""

    own: tuple[tuple[int, tuple[Card, ...]], ...]
    """By seat, from the left of the marker; no cards where not everybody's are named."""
    each: int
    """How many cards everybody has."""
    board: tuple[Card, ...]
    is_named: bool

    @property
    def places(self) -> dict[str, int]:
        """Whose each card is."""
        return {card: place for place, (_, own) in enumerate(self.own) for card in own}


class Outline(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A record without its course: what is counted over many of them."""

    origin: Origin
    reason: str = ""
    """Why it cannot be read."""
    is_hand: bool = False
    """Whether it is one recorded hand; not a table that is told whole."""
    id: str = ""
    table: str = ""
    is_seated: bool = True
    time: str = ""
    players: tuple[Player, ...] = ()
    marker: int | None = None
    stakes: float = 0.0
    """The big blind or the ante, in the currency."""
    scale: int = 1
    ended: Mapping[int, int] = {}
    """What each seat had in the end."""
    sums: tuple[int, int] | None = None
    """What went in and what came out, where they differ."""
    cards: Cards | None = None
    """None where they cannot be those of one pack, or not everybody has as many."""
    written: str = ""
    """The whole record as `hands` writes it, where something is found in it."""


def outline(record: Record, *, is_found: bool) -> Outline:
    """The outline of a record; `is_found` where something is found in it."""
    match record:
        case BadHand(origin, reason):
            return Outline(origin=origin, reason=reason)
        case Conversation():
            return Outline(origin=record.origin, written=written(record) if is_found else "")
    return Outline(
        origin=record.origin,
        is_hand=True,
        id=record.id,
        table=record.table,
        is_seated=record.is_seated,
        time=record.time,
        players=record.players,
        marker=record.marker,
        stakes=(record.big or record.entry or 0) / record.scale,
        scale=record.scale,
        ended=_ended(record),
        sums=_sums(record),
        cards=cards_of(record),
        written=written(record) if is_found else "",
    )


def _ended(hand: RecordedHand) -> Mapping[int, int]:
    """What each seat had in the end: as it is told, or by what it put in and won where all that went in came out.

    What nobody matched, and of which the record does not tell, came back.
    """
    told = next((e.stacks for e in reversed(hand.events) if isinstance(e, HandEnded)), None)
    if told is not None:
        return told
    acts = [e for e in hand.events if isinstance(e, Acted)]
    untold = any(e.act in ("call", "bet", "raise") and not e.put for e in acts)
    if untold or not hand.ended or hand.variants or hand.is_banked:
        return {}
    put = tally((e.seat, e.put) for e in acts)
    put.update(tally((e.seat, e.amount) for e in hand.events if isinstance(e, Posted)))
    came = tally((e.seat, e.amount) for e in hand.events if isinstance(e, Paid | Returned))
    taken = sum(e.amount for e in hand.events if isinstance(e, Charged) and e.of == "pot")
    fees = tally((e.seat, e.amount) for e in hand.events if isinstance(e, Charged) and e.of == "hand")
    rest = put.total() - came.total() - taken
    if rest and Returned not in hand.tells:
        (first, most), (_, next_), *_ = (*put.most_common(2), (0, 0), (0, 0))
        came[first] += most - next_
        rest -= most - next_
    is_paid_for = any(isinstance(e, Posted) and e.what == "entry" for e in hand.events)  # so may be the hand
    if rest or not came or (is_paid_for and not fees):
        return {}
    return {p.seat: p.stack - put[p.seat] - fees[p.seat] + came[p.seat] for p in hand.players}


def _sums(hand: RecordedHand) -> tuple[int, int] | None:
    """Chips of a hand whose record tells all that went in and came out."""
    is_told = {Paid, Returned, Charged} <= hand.tells and "pot" not in hand.unsaid
    if not is_told or not (hand.ended or any(isinstance(e, Paid) for e in hand.events)):
        return None
    acts = [e for e in hand.events if isinstance(e, Acted)]
    if any(e.act in ("call", "bet", "raise") and not e.put for e in acts):
        return None
    went = sum(e.put for e in acts) + sum(e.amount for e in hand.events if isinstance(e, Posted))
    came = sum(
        e.amount
        for e in hand.events
        if isinstance(e, Paid | Returned) or (isinstance(e, Charged) and e.of == "pot")
    )
    return (went, came) if went != came else None


def cards_of(hand: RecordedHand) -> Cards | None:
    """The cards of a hand: those that everybody has before the first decision, and the board."""
    own: dict[int, list[Card | None]] = {player.seat: [] for player in hand.players}
    board: list[Card | None] = []
    is_first = True
    for event in hand.events:
        is_first = is_first and not isinstance(event, Acted)
        if isinstance(event, Dealt):
            if isinstance(event.to, Seat) and event.to.seat in own and is_first:
                own[event.to.seat].append(event.card)
            elif event.to == "community":
                board.append(event.card)
    marker = hand.marker or 0
    order = sorted(own, key=lambda seat: (seat <= marker, seat))
    named = [card for cards in (*own.values(), board) for card in cards if card is not None]
    sizes = {len(cards) for cards in own.values()}
    if len(sizes) != 1 or sizes == {0} or len(set(named)) < len(named) or None in board:
        return None
    is_named = not any(None in cards for cards in own.values())
    found = tuple((seat, tuple(card for card in own[seat] if card and is_named)) for seat in order)
    return Cards(found, sizes.pop(), tuple(card for card in board if card), is_named)
