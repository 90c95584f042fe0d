"""Hands as an XML record of the kind that regulators define, and the mapping that reads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import quoteattr

from vistoria.audit.course import amount
from vistoria.audit.record import RecordedHand, among_players
from vistoria.games.cards.events import Mucked, Qualified
from vistoria.model.event import (
    Acted,
    Charged,
    Collected,
    Dealt,
    Event,
    HandEnded,
    Paid,
    Posted,
    Returned,
    Shown,
)
from vistoria.model.place import Seat

MAPPING = """\
source = "xml"
hand = "Hand"
game = "{game}"
own = {own}
{limit}
who_is = "seat"
[fields]
id = "@id"
table = "@table"
marker = "@button"
places = "@places"
small = "@small"
big = "@big"
entry = "@entry"
pool = "@pool"
[players]
each = "Player"
name = "@name"
seat = "@place"
stack = "@chips"
[events]
each = "Event"
kind = "@type"
who = "@place"
amount = "@amount"
cards = "@cards"
[words]
SMALL = "small"
BIG = "big"
ENTRY = "entry"
HOLE = "hole"
UP = "up"
BOARD = "community"
ROUND = "round"
FOLD = "fold"
CHECK = "check"
CALL = "call"
BET = "bet"
RAISE = "raise"
SHOW = "show"
MUCK = "muck"
BACK = "return"
WIN = "win"
RAKE = "commission"
FEE = "fee"
STACK = "stack"
"""
OF_BANK = """\
ANTE = "ante"
JACKPOT = "jackpot"
ADDITIONAL = "additional"
DECLINE = "decline"
CROUPIER = "croupier"
PLAYS = "qualified"
PLAYS-NOT = "not-qualified"
WIN-ANTE = "win-ante"
WIN-JACKPOT = "win-jackpot"
WIN-ADDITIONAL = "win-additional"
LOSE = "lose"
"""
BANKED = "poker against the croupier"
KINDS: dict[type[Event], str] = {Returned: "BACK", Collected: "LOSE"}


def mapping_for(game: str, limit: str | None) -> str:
    """The mapping of such hands of a game."""
    own = {"omaha": 4, "five-card-stud": 2, BANKED: 5}[game]
    text = MAPPING.format(game=game, own=own, limit=f'limit = "{limit}"' if limit else "")
    return text + OF_BANK if game == BANKED else text


def whole(hands: Iterable[str]) -> str:
    """A document of these hands."""
    return '<?xml version="1.0" encoding="UTF-8"?>\n<Activity>\n' + "".join(hands) + "</Activity>\n"


def as_xml(hand: RecordedHand) -> str:
    """The element of a hand."""
    among_players(hand)
    of = {
        "id": hand.id, "table": hand.table, "button": hand.marker, "places": hand.places,
        "small": _sum(hand.small, hand), "big": _sum(hand.big, hand), "entry": _sum(hand.entry, hand),
        "pool": _sum(hand.pool, hand),
    }  # fmt: skip
    players = (
        _tag("Player", {"name": p.name, "place": p.seat, "chips": _sum(p.stack, hand)}) for p in hand.players
    )
    events = (_tag("Event", each) for each in _events(hand))
    return f"<Hand{_attributes(of)}>\n{''.join(players)}{''.join(events)}</Hand>\n"


def _events(hand: RecordedHand) -> Iterator[dict[str, object]]:
    board: list[str] = []
    has_acted = False
    for event, after in zip(hand.events, (*hand.events[1:], None), strict=True):
        match event:
            case Dealt(to="community" | "croupier" as place):
                board.append(event.card or "??")
                if not isinstance(after, Dealt) or after.to != place:
                    yield {"type": "BOARD" if place == "community" else "CROUPIER", "cards": " ".join(board)}
                    board = []
            case Dealt(to=Seat(seat)):
                if has_acted:
                    yield {"type": "ROUND"}
                has_acted = False
                kind = "UP" if event.face == "up" else "HOLE"
                yield {"type": kind, "place": seat, "cards": event.card or "??"}
            case Posted():
                yield {"type": event.what.upper(), "place": event.seat, "amount": _sum(event.amount, hand)}
            case Acted():
                has_acted = True
                put = _sum(event.put, hand) if event.put else None
                yield {"type": event.act.upper(), "place": event.seat, "amount": put}
            case Qualified():
                yield {"type": "PLAYS" if event.yes else "PLAYS-NOT"}
            case Shown(place=Seat(seat)):
                yield {"type": "SHOW", "place": seat, "cards": " ".join(event.cards)}
            case Mucked():
                yield {"type": "MUCK", "place": event.seat}
            case Paid():
                kind = "WIN" if event.what == "pot" else f"WIN-{event.what.upper()}"
                yield {"type": kind, "place": event.seat, "amount": _sum(event.amount, hand)}
            case Returned() | Collected():
                yield {"type": KINDS[type(event)], "place": event.seat, "amount": _sum(event.amount, hand)}
            case Charged(of="hand"):
                yield {"type": "FEE", "place": event.seat, "amount": _sum(event.amount, hand)}
            case Charged():
                yield {"type": "RAKE", "amount": _sum(event.amount, hand)}
            case HandEnded():
                for seat, stack in event.stacks.items():
                    yield {"type": "STACK", "place": seat, "amount": _sum(stack, hand)}


def _sum(units: int | None, hand: RecordedHand) -> object:
    return None if units is None else amount(units, hand.scale)


def _tag(name: str, attributes: dict[str, object]) -> str:
    return f"<{name}{_attributes(attributes)}/>\n"


def _attributes(found: dict[str, object]) -> str:
    return "".join(f" {key}={quoteattr(str(value))}" for key, value in found.items() if value is not None)
