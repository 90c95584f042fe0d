"""Judges one recorded hand by the referee of live tables, on every completion that the record leaves open."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, product
from typing import NamedTuple

import msgspec

from vistoria.model.answer import Accepted
from vistoria.model.disagreement import Disagreement
from vistoria.model.event import Acted, Charged, Dealt, Paid
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.model.situation import hands_of
from vistoria.model.table import Settings
from vistoria.referee.aspects import ORDER
from vistoria.referee.blame import blamed
from vistoria.referee.follow import as_found, follow
from vistoria.referee.freely import Followed, follow_freely
from vistoria.referee.model import Model
from vistoria.referee.watch import Watch

from .completion import Completions, completions, given, with_marker
from .history import Deal, Told, first_deal, told
from .record import BadHand, Conversation, Origin, Record, RecordedHand
from .terms import houses as houses_of
from .terms import with_commission, without_jackpot

NO_SUCH_TABLE = "a table that this law does not have"
CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")


@dataclass(frozen=True)
class Found:
    """One point in which a recorded hand, or a table of a stored conversation, differs from the law."""

    origin: Origin
    hand: str
    clauses: tuple[str, ...]
    aspect: str
    expected: str
    actual: str
    unit: str = ""
    """What the sums in it count, where they are no whole units of a currency: `1/100 EUR`."""
    also: tuple[str, ...] = ()


class Broken(NamedTuple):
    """A difference in a record, before it is told which clauses explain most."""

    origin: Origin
    hand: str
    difference: Disagreement
    unit: str = ""
    unknown: frozenset[str] = frozenset()
    """Cards in its words that the record does not name."""


@dataclass(frozen=True)
class Judged:
    """What one record shows."""

    broken: tuple[Broken, ...] = ()
    shows: Mapping[str, int] = field(default_factory=dict)
    """Clauses that it shows kept, each with the number of hands."""
    ways: tuple[str, ...] = ()
    """Ways of play that the law leaves free, and the record is played in."""
    hands: int = 1
    other: str = ""
    """Why nothing is judged: the term of play, or the game, that this law does not have."""
    is_whole: bool = True
    """Whether the hand was followed to its end."""
    exchanges: tuple[Exchange, ...] = ()
    """The conversation in which it is broken, where it is; cards that the record does not name are unnamed."""


def named(broken: Sequence[Broken]) -> Iterator[Found]:
    """What is found in several hands, with the fewest clauses that explain it all."""
    for each, difference in zip(broken, blamed([each.difference for each in broken]), strict=True):

        def hidden(text: str, unknown: frozenset[str] = each.unknown) -> str:
            return CARD.sub(lambda card: "??" if card[0] in unknown else card[0], text)

        expected, actual = hidden(difference.demanded), hidden(difference.seen)
        clauses, aspect = difference.clauses, difference.aspect
        yield Found(each.origin, each.hand, clauses, aspect, expected, actual, each.unit, difference.also)


@dataclass
class Judge:
    """A law that records are judged by; it remembers which ways of play explained a hand before."""

    regulation: str
    model: Model
    settings: Settings | None = None
    """What the house declared for its tables, where the inspector knows it."""
    ways: dict[tuple[str, ...], None] = field(default_factory=dict)
    deal: Deal | None = None
    """How this law deals at first; None until a table shows it."""
    counted: dict[int, list[Judge]] = field(default_factory=dict)
    """By scale of records, who judges by this law where its own sums are counted in their units."""

    def settles(self, record: Record) -> tuple[Record, Judged | None]:
        """A record and what it shows; one that contradicts itself is set aside unless it is broken all the same."""
        seen = self.judges(record)
        if isinstance(record, RecordedHand) and record.doubt and seen and not (seen.broken or seen.other):
            return BadHand(record.origin, record.doubt), None
        return record, seen

    def judges(self, record: Record) -> Judged | None:
        """What a record shows; None for one that cannot be read."""
        match record:
            case Conversation():
                return self.conversation(record)
            case RecordedHand():
                return self.hand(record)
        return None

    def conversation(self, record: Conversation) -> Judged:
        """A table that is told whole."""
        if record.regulation != self.regulation:
            return Judged(other=f"another regulation: {record.regulation}")
        followed = follow_freely(self.model, record.exchanges)
        broken = tuple(
            Broken(Origin(record.origin.file, each.n + 1), f"{record.table}/{each.hand}", each)
            for each in followed.unblamed
        )
        every = [each for situations in followed.situations.values() for each in situations]
        shows = {clause: hands_of(situations) for clause, situations in followed.situations.items()}
        return Judged(broken, shows, followed.ways, hands_of(every), exchanges=record.exchanges)

    def hand(self, hand: RecordedHand) -> Judged:
        """A recorded hand: clean if by any reading, on any completion, it keeps the law; broken is what none explains.

        What is found is told as it is read where it keeps the law longest.
        """
        seen = self._reading(hand)
        if not seen.broken or not hand.readings:
            return seen
        others = (self._reading(msgspec.structs.replace(hand, events=events)) for events in hand.readings)
        return _longest(chain([seen], others))

    def _reading(self, hand: RecordedHand) -> Judged:
        """The same as it is read first.

        A law with sums of its own has no table of a hundred times as much: there whole sums that are written with
        decimals are what they are, and where some are not whole the law's own are counted in the units of the hand.
        """
        seen = self._in_units(hand)
        if seen.other != NO_SUCH_TABLE or hand.scale == 1:
            return seen
        if whole := hand.in_whole_sums:
            return self._in_units(whole)
        if hand.scale not in self.counted:
            laws = self.model.counted(hand.scale)
            self.counted[hand.scale] = [
                replace(self, model=law, ways={}, deal=None, counted={}) for law in laws
            ]
        every = [each._in_units(hand) for each in self.counted[hand.scale]] or [seen]
        return _longest(every)

    def _in_units(self, hand: RecordedHand) -> Judged:
        """The same in the units of the hand."""
        if hand.pool is None or self.settings is None or self.settings.jackpot is None:
            hand = without_jackpot(hand)
        houses = list(houses_of(hand)) if self.settings is None else [self.settings]
        other = self._other(hand, houses)
        if other or self.deal is None:
            return Judged(other=other)
        complete = completions(self.model, self.regulation, hand, self.deal.pack)
        hands = [each for one in complete.hands for each in with_marker(one)]
        apart: dict[object, tuple[RecordedHand, Settings]] = {}
        for each, house in product(hands, houses):
            for settings in self._terms(each, house, self.model):
                seen = self._looks(each, settings)
                if isinstance(seen, Judged):
                    return seen
                if seen is not None:
                    apart.setdefault((_point(seen), seen.clauses), (each, settings))
                    apart.setdefault((_point(seen), seen.clauses, settings.commission is None), (each, house))
        tries = list[tuple[RecordedHand, Settings]]()
        for one in apart.values():
            if not any(one[0] is each and one[1] == settings for each, settings in tries):
                tries.append(one)
        for (each, terms), ways in product(tries, self.ways):
            seen = self._looks(each, terms, ways)
            if isinstance(seen, Judged):
                return seen
        return self._freely(hand, complete, tries)

    def _other(self, hand: RecordedHand, houses: Iterable[Settings]) -> str:
        """The term or the game that keeps a hand from being judged; empty for none."""
        if hand.variants:
            return ", ".join(hand.variants)
        for house in houses:
            self.deal = self.deal or first_deal(self.model, hand, house, self.regulation)
        if self.deal is None:
            return NO_SUCH_TABLE
        start = next((i for i, e in enumerate(hand.events) if isinstance(e, Acted)), 0)
        seats = Counter(e.to for e in hand.events[:start] if isinstance(e, Dealt) and isinstance(e.to, Seat))
        return "" if not seats or self.deal.own in seats.values() else f"another game: {hand.game}"

    def _terms(self, hand: RecordedHand, house: Settings, law: Model) -> Iterable[Settings]:
        """The terms of a house with its commission, where it took one and none is declared; `law` makes the pot."""
        if self.settings is not None or not any(isinstance(e, Charged) for e in hand.events):
            return (house,)
        won = sum(e.amount for e in hand.events if isinstance(e, Paid | Charged))
        if not any(isinstance(e, Paid) for e in hand.events):
            said = told(law, hand, house, self.regulation)
            won = said.pot if said else 0
        return with_commission(house, hand, won)

    def _looks(
        self, hand: RecordedHand, settings: Settings, ways: Sequence[str] = (), known: Model | None = None
    ) -> Judged | Disagreement | None:
        """What the hand shows on these terms if it keeps the law, or where it first breaks it; None: no such table.

        `known` is the law with the figures of the house among its ways.
        """
        law = known or self.model
        model = _along(law, ways)
        said = told(model, hand, settings, self.regulation)
        if said is None:
            return None
        watch = Watch()
        if not said.agrees:  # else the history is the law's own, answer by answer
            for found in follow(model, said.exchanges, watch, agreed=said.agreed, named=as_found):
                return found
        shown = said.shows if said.agrees else said.shows & watch.looked.keys()
        is_whole = said.end and not watch.parted
        sentences = tuple(law.ways[way] for way in ways)
        return Judged((), dict.fromkeys(shown, 1), sentences, is_whole=is_whole)

    def _freely(
        self, hand: RecordedHand, complete: Completions, tries: Sequence[tuple[RecordedHand, Settings]]
    ) -> Judged:
        """What no way of play that the law leaves free explains, where the record keeps the law longest."""
        if not tries:
            return Judged(other=NO_SUCH_TABLE)
        every: list[tuple[Followed, Told]] = []
        for each, house in tries:

            def history(law: Model, each: RecordedHand = each, house: Settings = house) -> Told:
                found = told(law, each, house, self.regulation) or told(
                    self.model, each, house, self.regulation
                )
                assert found is not None, "a hand is tried where the law has its table"
                return found

            followed = follow_freely(self.model, history)
            said = followed.said
            assert isinstance(said, Told)
            if not followed.disagreements:
                if all(name in self.model.ways for name in followed.names):
                    self.ways[followed.names] = None
                shown = dict.fromkeys(said.shows & followed.situations.keys(), 1)
                return Judged((), shown, followed.ways, is_whole=said.end)
            known = self.model.knowing(said.exchanges)
            played = _along(known, followed.names)
            for settings in self._terms(each, house, played) if followed.names else ():
                seen = self._looks(each, settings, followed.names, known)
                if isinstance(seen, Judged):
                    return seen
            every.append((followed, said))
        longest = max(_point(each.unblamed[0]) for each, _ in every)
        every = [(each, said) for each, said in every if _point(each.unblamed[0]) == longest]
        alike = set.intersection(
            *(
                {_kind(d) for d in each.unblamed if complete.decided or d.n < said.exchanges[-1].n + 1}
                for each, said in every
            )
        )
        unknown, unit = given(hand, complete.hands[0]), ""
        if hand.scale > 1:
            unit = f"1/{hand.scale} {hand.currency}".strip()
        followed, said = every[0]
        broken = tuple(
            Broken(hand.origin, hand.id, each, unit, unknown)
            for each in followed.unblamed
            if _kind(each) in alike
        )
        shown = dict.fromkeys(said.shows & followed.situations.keys(), 1)
        unnamed = tuple(_unnamed(each, unknown) for each in said.exchanges)
        return Judged(broken, shown, followed.ways, is_whole=False, exchanges=unnamed)


def _along(law: Model, ways: Iterable[str]) -> Model:
    """The law, played in all of these ways."""
    for way in ways:
        law = law.along(way)
    return law


def _unnamed(exchange: Exchange, cards: frozenset[str]) -> Exchange:
    """The exchange without the names of these cards, which nobody recorded."""

    def hidden(answer: object) -> object:
        if not isinstance(answer, Accepted):
            return answer
        events = (
            msgspec.structs.replace(e, card=None) if isinstance(e, Dealt) and e.card in cards else e
            for e in answer.events
        )
        return msgspec.structs.replace(answer, events=tuple(events))

    if not cards or not isinstance(exchange.reply, tuple):
        return exchange
    return msgspec.structs.replace(exchange, reply=tuple(map(hidden, exchange.reply)))


def _point(found: Disagreement) -> tuple[int, int]:
    """How far a record keeps the law."""
    return found.n, ORDER.get(found.aspect, -1)


def _longest(every: Iterable[Judged]) -> Judged:
    """The first that keeps the law, or else the one that keeps it longest."""
    tried = list[Judged]()
    for seen in every:
        if not seen.broken:
            return seen
        tried.append(seen)
    return max(tried, key=lambda each: _point(each.broken[0].difference))


def _kind(found: Disagreement) -> tuple[object, ...]:
    return found.n, found.aspect, found.clauses
