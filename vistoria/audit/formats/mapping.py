"""Any record of lines of JSON, CSV or XML, read by a mapping file that says where things stand and what words mean.

JSON objects and CSV rows are read as XML elements too, so that one language, XPath, finds everything: a field becomes
an attribute, a list one element for each of its items, and the rows of one hand are the elements `row` of one `hand`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Literal

import msgspec

from vistoria.games.cards.events import Mucked, Qualified
from vistoria.model.errors import UserError
from vistoria.model.event import Acted, Charged, Collected, Event, HandEnded, Paid, Returned, Shown
from vistoria.model.extras import installing
from vistoria.model.place import Place, Seat

from ..course import Course, cards, scale_of, short
from ..record import Format, Lines, NotThisHand, Origin, RecordedHand
from .elements import SOURCES

Word = Literal[
    "small", "big", "entry", "hole", "up", "community", "round", "fold", "check", "call", "bet", "raise",
    "show", "muck", "return", "win", "commission", "fee", "stack", "ignore",
    "ante", "jackpot", "additional", "decline", "croupier", "qualified", "not-qualified",
    "win-ante", "win-jackpot", "win-additional", "lose",
]  # fmt: skip
TELLS: Mapping[Word, type[Event]] = {
    "show": Shown, "muck": Mucked, "return": Returned, "win": Paid, "commission": Charged,
    "fee": Charged, "stack": HandEnded, "qualified": Qualified, "not-qualified": Qualified, "lose": Collected,
    "win-ante": Paid, "win-jackpot": Paid, "win-additional": Paid,
}  # fmt: skip
CHARGES: Mapping[Word, str] = {"commission": "pot", "fee": "hand"}
"""Of what the house takes a commission, by the word for it."""
STAKES = ("small", "big", "entry", "pool", "commission")
MAPPING = "mapping"
"""The name of every format that a mapping describes."""
BLANK = re.compile(r"(?<=\d)\s(?=\d{3}(?!\d))")
"""A blank between thousands."""
SWAPPED = str.maketrans(".,", ",.")
DECISIONS = frozenset({"fold", "check", "call", "bet", "raise", "decline"})
WON: Mapping[Word, str] = {
    "win": "pot", "win-ante": "ante", "win-jackpot": "jackpot", "win-additional": "additional",
}  # fmt: skip
"""For what a seat was paid."""
FORCED = frozenset({"small", "big", "entry", "fee", "ante", "jackpot"})
"""What may stand before the first card."""
ENDINGS = frozenset(
    {"win", "win-ante", "win-additional", "win-jackpot", "stack", "qualified", "not-qualified"}
)
"""What shows that a record goes on to the end of the hand."""


class NoMapping(UserError):
    """A mapping file that cannot be used; the text says why."""


class Fields(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """XPath of what is said of the whole hand, from its element on."""

    id: str = ""
    table: str = ""
    time: str = ""
    marker: str = ""
    places: str = ""
    small: str = ""
    big: str = ""
    entry: str = ""
    pool: str = ""
    currency: str = ""
    commission: str = ""
    """Where one sum for the hand stands apart from its events."""


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The players: `each` finds their elements, the others start from one."""

    each: str
    name: str
    seat: str
    stack: str


class Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happened, in order: `each` finds the elements, the others start from one."""

    each: str
    kind: str
    who: str = ""
    amount: str = ""
    """What went in, came back or was paid."""
    total: str = ""
    """In its place, the total of the round."""
    cards: str = ""


class Mapping_(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mapping file."""

    source: Literal["xml", "json", "csv"]
    hand: str = "hand"
    """XML: the name of the element of a hand. CSV: the column that says which hand a row is of."""
    game: str
    own: int
    """How many cards each player is dealt at first."""
    limit: str | None = None
    decimal: Literal[".", ","] = "."
    """What begins the decimals of a sum; thousands may stand apart by the other of the two, or by a blank."""
    delimiter: str = ","
    """CSV: what stands between two columns."""
    who_is: Literal["name", "seat"] = "name"
    """Whether events name a player or a seat."""
    fields: Fields
    players: Players
    events: Events
    words: dict[str, Word]
    """What each kind of event means."""
    variants: dict[str, str] = {}
    """Kinds of events that show a term of play which the law does not have, and its name."""


def mapped(path: Path) -> Format:
    """The format that a mapping file describes; raises NoMapping."""
    try:
        return mapping_of(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeError) as error:
        raise NoMapping(f"{path}: {error}") from None


def mapping_of(text: str, name: str) -> Format:
    """The format that the text of a mapping file describes; raises NoMapping."""
    try:
        mapping = msgspec.convert(tomllib.loads(text), Mapping_)
    except (ValueError, msgspec.ValidationError) as error:
        raise NoMapping(f"{name}: {error}") from None
    try:
        from lxml import etree
    except ModuleNotFoundError:
        raise NoMapping(f"{name}: mappings are read with lxml: {installing('records')}") from None
    for expression in _expressions(mapping):
        try:
            etree.XPath(expression)(etree.Element("hand"))
        except etree.XPathError as error:
            raise NoMapping(f"{name}: {expression!r} is no XPath: {error}") from None
    parts, element = SOURCES[mapping.source]
    tells = frozenset(kind for word, kind in TELLS.items() if word in mapping.words.values())
    tells |= {Charged} if mapping.fields.commission else frozenset()
    words = {*mapping.words.values(), *(("commission",) if mapping.fields.commission else ())}
    unsaid = tuple(of for word, of in CHARGES.items() if word not in words)

    def apart(lines: Lines) -> Iterator[tuple[int, Any]]:
        return parts(mapping, lines)

    def hand(origin: Origin, part: Any) -> RecordedHand:
        return _hand(mapping, tells, unsaid, origin, element(part))

    return Format(MAPPING, f"records mapped by {name}", (), apart, hand, tells=tells)


def _expressions(mapping: Mapping_) -> Iterator[str]:
    for part in (mapping.fields, mapping.players, mapping.events):
        yield from (each for each in msgspec.structs.astuple(part) if each)


def _text(element: Any, expression: str) -> str:
    """What an expression finds, as text; empty for nothing."""
    found = element.xpath(expression) if expression else ""
    if isinstance(found, list):
        found = found[0] if found else ""
    if isinstance(found, float):
        found = short(found)
    return str(found if isinstance(found, str | float | int) else (found.text or "")).strip()


def _whole(element: Any, expression: str) -> int:
    """A whole number that an expression finds."""
    text = _text(element, expression)
    try:
        return int(text)
    except ValueError:
        raise NotThisHand(f"{expression!r} finds {text!r}, which is no whole number") from None


def _sum(mapping: Mapping_, element: Any, expression: str) -> str:
    """A sum that an expression finds, with a point before its decimals; empty for nothing."""
    text = BLANK.sub("", _text(element, expression))
    return text.translate(SWAPPED) if mapping.decimal == "," else text


def _hand(
    mapping: Mapping_, tells: frozenset[type[Event]], unsaid: tuple[str, ...], origin: Origin, element: Any
) -> RecordedHand:
    fields, players, events = mapping.fields, mapping.players, mapping.events
    seated, happened = element.xpath(players.each), element.xpath(events.each)
    if not seated:
        raise NotThisHand(f"no player is found by {players.each!r}")
    amounts = [
        text
        for each in happened
        for key in (events.amount, events.total)
        if (text := _sum(mapping, each, key))
    ]
    stakes = {key: _sum(mapping, element, getattr(fields, key)) for key in STAKES}
    stacks = [_sum(mapping, player, players.stack) for player in seated]
    course = Course(origin, scale_of([*amounts, *stacks, *filter(None, stakes.values())]))
    for player, stack in zip(seated, stacks, strict=True):
        course.sit(_text(player, players.name), _whole(player, players.seat), stack)
    _happened(mapping, course, happened)
    if stakes["commission"]:
        course.charged(stakes["commission"])
    return course.hand(
        id=_text(element, fields.id),
        game=mapping.game,
        limit=mapping.limit,
        **{key: course.units(stakes[key]) if stakes[key] else None for key in STAKES if key != "commission"},
        marker=_whole(element, fields.marker) if _text(element, fields.marker) else None,
        places=_whole(element, fields.places) if _text(element, fields.places) else None,
        table=_text(element, fields.table),
        time=_text(element, fields.time),
        currency=_text(element, fields.currency),
        tells=tells,
        unsaid=unsaid,
        ended=_has_ended(mapping, course, {mapping.words.get(_text(each, events.kind)) for each in happened}),
    )


def _has_ended(mapping: Mapping_, course: Course, happened: Collection[Word | None]) -> bool:
    """Whether the record goes on to the end: a word of the end says so, and of an object or element its course."""
    words, is_told = mapping.words.values(), not ENDINGS.isdisjoint(happened)
    if mapping.source == "csv":
        return is_told and not _goes_on(course, words)
    return is_told or ("win" in words and _is_over(course))


def _is_over(course: Course) -> bool:
    """Whether nobody is left to decide: only one has not folded, all who have not show or muck, or a pot is charged."""
    seats = {player.seat for player in course.players}
    seats -= {e.seat for e in course.events if isinstance(e, Acted) and e.act == "fold"}
    opened = {e.place for e in course.events if isinstance(e, Shown)}
    opened |= {Seat(e.seat) for e in course.events if isinstance(e, Mucked)}
    is_charged = any(isinstance(e, Charged) and e.of == "pot" for e in course.events)
    return len(seats) < 2 or is_charged or opened.issuperset(map(Seat, seats))


def _goes_on(course: Course, words: Collection[Word]) -> bool:
    """Whether more rows may follow: no row says that a hand is whole, and chips that went in have not come out."""
    ends = next((event.stacks for event in course.events if isinstance(event, HandEnded)), {})
    if len(ends) == len(course.players) or {"win", "lose"}.isdisjoint(words):
        return False
    return course.rest() > (0 if "return" in words else course.unmatched())


def _happened(mapping: Mapping_, course: Course, elements: Iterable[Any]) -> None:
    where, dealt, stacks = mapping.events, set[Place](), dict[int, str]()
    for element in elements:
        kind = _text(element, where.kind)
        amount, total = (_sum(mapping, element, key) for key in (where.amount, where.total))
        if kind in mapping.variants:
            course.variants.append(mapping.variants[kind])
            continue
        word = mapping.words.get(kind)
        if word is None:
            raise NotThisHand(f"no word of the mapping for {kind!r}")
        if word == "ignore":
            continue
        if word not in (*FORCED, "hole", "up", "croupier"):
            _unnamed(mapping, course, dealt)
        found = cards(_text(element, where.cards)) if where.cards and _text(element, where.cards) else ()
        who = _text(element, where.who)
        if word in ("community", "round"):
            course.round()
            course.deal("community", found, "up")
        elif word == "commission":
            course.charged(amount)
        elif word == "croupier" and word not in dealt:
            dealt.add(word)
            course.deal(word, (*found, *(None,) * (mapping.own - len(found))))
        elif word == "croupier":
            course.knows(word, [card for card in found if card])
        elif word in ("qualified", "not-qualified"):
            course.qualifies(yes=word == "qualified")
        else:
            seat = _whole(element, where.who) if mapping.who_is == "seat" else course.seat_of(who)
            if word in ("hole", "up"):
                dealt.add(Seat(seat))
                course.deal(Seat(seat), found or (None,) * mapping.own, "up" if word == "up" else "down")
            elif word in DECISIONS:
                untold = 0 if word in ("fold", "check", "decline") else None
                course.act(seat, word, to=total or None, put=(amount or untold) if not total else None)
            elif word == "show":
                course.show(seat, found)
            elif word == "stack":
                stacks[seat] = amount
            else:
                OF_A_SEAT[word](course, seat, amount)
    if stacks:
        course.stacks(stacks.items())


OF_A_SEAT: Mapping[Word, Callable[[Course, int, str], None]] = {
    **{word: partial(lambda word, course, seat, sum_: course.post(seat, word, sum_), word)
       for word in ("small", "big", "entry", "ante", "jackpot", "additional")},
    **{word: partial(lambda what, course, seat, sum_: course.paid(seat, sum_, what=what), what)
       for word, what in WON.items()},
    "fee": Course.fee,
    "muck": lambda course, seat, _: course.muck(seat),
    "return": Course.back,
    "lose": Course.lost,
}  # fmt: skip
"""What an event of a seat does, by its word, with its sum."""


def _unnamed(mapping: Mapping_, course: Course, dealt: set[Place]) -> None:
    """Where no record tells of hole cards, each player, and a croupier, was dealt as many that nobody names."""
    places: list[Place] = []
    if not any(isinstance(place, Seat) for place in dealt):
        places += [Seat(seat) for seat in sorted(player.seat for player in course.players)]
    if "croupier" in mapping.words.values() and "croupier" not in dealt:
        places.append("croupier")
    for place in places:
        course.deal(place, (None,) * mapping.own)
        dealt.add(place)
