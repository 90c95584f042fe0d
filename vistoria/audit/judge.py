"""Judges one recorded hand by the referee of live tables, on every completion that the record leaves open."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from vistoria.model.disagreement import Disagreement
from vistoria.model.event import Acted, Charged, Dealt, HandEnded, Paid, Posted, Returned
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.model.situation import hands_of
from vistoria.model.table import Commission, Settings
from vistoria.referee.blame import blamed
from vistoria.referee.follow import follow
from vistoria.referee.freely import Followed, follow_freely
from vistoria.referee.model import Model
from vistoria.referee.watch import Watch

from .completion import Completions, completions, given
from .history import Deal, Told, first_deal, told
from .record import Conversation, Origin, Record, RecordedHand

RATES = ((1, 20), (1, 10), (3, 100), (1, 50), (1, 100))
"""Rates that a house may have declared where it took the most that it takes of a hand."""
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
    voluntary: bool = False


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
        return Judged(broken, shows, followed.ways, hands_of(every))

    def hand(self, hand: RecordedHand) -> Judged:
        """A recorded hand: clean if it keeps the law on any completion; found is what none of them explains."""
        other = self.other(hand)
        if other:
            return Judged(other=other)
        assert self.deal is not None, "a hand whose deal is not known is another"
        complete = completions(self.model, self.regulation, hand, self.deal.pack)
        for each in complete.hands:
            for settings in self._terms(hand):
                for ways in ((), *self.ways):
                    clean = self._clean(each, settings, ways)
                    if clean is not None:
                        return clean
        return self._found(hand, complete)

    def other(self, hand: RecordedHand) -> str:
        """The term or the game that keeps a hand from being judged; empty for none."""
        if hand.variants:
            return ", ".join(hand.variants)
        if self.deal is None:
            self.deal = first_deal(self.model, hand, self._plain(hand), self.regulation)
        if self.deal is None:
            return NO_SUCH_TABLE
        start = next((i for i, e in enumerate(hand.events) if isinstance(e, Acted)), 0)
        seats = Counter(e.to for e in hand.events[:start] if isinstance(e, Dealt) and isinstance(e.to, Seat))
        return "" if not seats or self.deal.own in seats.values() else f"another game: {hand.game}"

    def _plain(self, hand: RecordedHand) -> Settings:
        if self.settings is not None:
            return self.settings
        stakes = {
            key: value
            for key, value in (("small", hand.small), ("big", hand.big), ("entry", hand.entry))
            if value
        }
        if hand.small and hand.big and hand.small > hand.big:
            stakes = {}  # a blind of all that somebody had says nothing of the stakes
        return Settings(limit=hand.limit, stakes=stakes or None)

    def _terms(self, hand: RecordedHand) -> Iterator[Settings]:
        """What the house may have declared, of all that the record leaves open: what explains its sums comes first.

        That is the smallest chip, as far as all sums are multiples of it, and the commission of a hand.
        """
        for plain in self._units(hand):
            taken = sum(e.amount for e in hand.events if isinstance(e, Charged))
            said = told(self.model, hand, plain, self.regulation) if taken and not self.settings else None
            if said is None or not said.pot:
                yield plain
                continue
            payments = sum(isinstance(e, Paid) for e in hand.events)
            for rate in _rates(taken, said.pot, (plain.smallest or 1) * max(payments, 1)):
                yield replace(plain, commission=Commission("pot", rate))
            for rate in RATES:
                yield replace(plain, commission=Commission("pot", rate, taken))

    def _units(self, hand: RecordedHand) -> Iterator[Settings]:
        plain = self._plain(hand)
        chip = math.gcd(*_sums(hand))
        if chip > 1 and self.settings is None:
            yield replace(plain, smallest=chip)
        yield plain

    def _clean(self, hand: RecordedHand, settings: Settings, ways: Sequence[str]) -> Judged | None:
        model = self.model
        for way in ways:
            if way not in model.ways:
                return None
            model = model.along(way)
        said = told(model, hand, settings, self.regulation)
        if said is None:
            return None
        sentences = tuple(self.model.ways[way] for way in ways)
        voluntary = bool(said.voluntary)
        if said.agrees:  # the history is the law's own, answer by answer
            return Judged((), dict.fromkeys(said.shows, 1), sentences, is_whole=said.end, voluntary=voluntary)
        watch = Watch()
        if any(follow(model, said.exchanges, watch, diagnose=False)):
            return None
        shows = dict.fromkeys(said.shows & watch.looked.keys(), 1)
        is_whole = said.end and not watch.parted
        return Judged((), shows, sentences, is_whole=is_whole, voluntary=voluntary)

    def _found(self, hand: RecordedHand, complete: Completions) -> Judged:
        """What every completion breaks."""
        every: list[Followed] = []
        shows, last = dict[str, int](), 0
        for each, terms in product(complete.hands, self._units(hand)):
            said: list[Told] = []

            def history(
                law: Model, each: RecordedHand = each, terms: Settings = terms, said: list[Told] = said
            ) -> Sequence[Exchange]:
                found = told(law, each, terms, self.regulation)
                said[:] = [found] if found else []
                return found.exchanges if found else ()

            followed = follow_freely(self.model, history)
            if not said:
                continue
            last = said[0].exchanges[-1].n + 1
            shows = dict.fromkeys(said[0].shows & followed.situations.keys(), 1)
            if not followed.disagreements:
                if followed.names:
                    self.ways[followed.names] = None
                return Judged((), shows, followed.ways, is_whole=said[0].end)
            every.append(followed)
        if not every:
            return Judged(other=NO_SUCH_TABLE)
        until = math.inf if complete.decided else last
        alike = set.intersection(*({_kind(d) for d in each.unblamed if d.n < until} for each in every))
        unknown = given(hand, complete.hands[0])
        unit = f"1/{hand.scale} {hand.currency}".strip() if hand.scale > 1 else ""
        broken = tuple(
            Broken(hand.origin, hand.id, each, unit, unknown)
            for each in every[0].unblamed
            if _kind(each) in alike
        )
        return Judged(broken, shows, every[0].ways, is_whole=False)


def _sums(hand: RecordedHand) -> Iterator[int]:
    """Every sum that the record names."""
    yield from (player.stack for player in hand.players)
    yield from (sum_ for sum_ in (hand.small, hand.big, hand.entry) if sum_)
    for event in hand.events:
        match event:
            case Acted(put=amount) | Posted(amount=amount) | Charged(amount=amount) | Returned(amount=amount):
                yield amount
            case Paid(amount=amount):
                yield amount
            case HandEnded(stacks=stacks):
                yield from stacks.values()


def _rates(taken: int, pot: int, lost: int) -> Iterator[tuple[int, int]]:
    """Rates by which so much may be taken of a pot, where up to `lost` chips are dropped from its parts.

    First the very one, then those in quarters of a per cent, then others.
    """
    rate, most = Fraction(taken, pot), Fraction(taken + lost, pot)
    quarters = (Fraction(quarter, 400) for quarter in range(math.ceil(400 * rate), math.ceil(400 * most)))
    steps = (Fraction(4 * taken + step, 4 * pot) for step in range(1, 4 * min(lost, 8)))
    for each in dict.fromkeys((rate, *quarters, *steps)):
        yield each.numerator, each.denominator


def _kind(found: Disagreement) -> tuple[object, ...]:
    return found.n, found.aspect, found.clauses
