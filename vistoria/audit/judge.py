"""Judges one recorded hand by the referee of live tables, on every completion that the record leaves open."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product

from msgspec.structs import replace

from vistoria.model.disagreement import Disagreement
from vistoria.model.event import Acted, Charged, Dealt, HandEnded, Paid, Posted, Returned
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.model.table import Commission, Settings
from vistoria.referee.follow import follow
from vistoria.referee.freely import Followed, follow_freely
from vistoria.referee.model import Model
from vistoria.referee.watch import Watch

from .completion import Completions, completions, given
from .history import Told, own_cards, told
from .record import Conversation, Origin, RecordedHand

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
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Judged:
    """What one record shows."""

    found: tuple[Found, ...] = ()
    shows: frozenset[str] = frozenset()
    """Clauses that it shows kept."""
    ways: tuple[str, ...] = ()
    """Ways of play that the law leaves free, and the record is played in."""
    hands: int = 1
    other: str = ""
    """Why nothing is judged: the term of play, or the game, that this law does not have."""
    is_whole: bool = True
    """Whether the hand was followed to its end."""
    voluntary: bool = False


@dataclass
class Judge:
    """A law that records are judged by; it remembers which ways of play explained a hand before."""

    regulation: str
    model: Model
    settings: Settings | None = None
    """What the house declared for its tables, where the inspector knows it."""
    ways: dict[tuple[str, ...], None] = field(default_factory=dict)
    own: int | None = None
    """How many cards this law deals to each player at first; None until a table shows it."""

    def conversation(self, record: Conversation) -> Judged:
        """A table that is told whole."""
        if record.regulation != self.regulation:
            return Judged(other=f"another regulation: {record.regulation}")
        followed = follow_freely(self.model, record.exchanges)
        found = tuple(
            _found(Origin(record.origin.file, each.n + 1), f"{record.table}/{each.hand}", each)
            for each in followed.disagreements
        )
        hands = {
            (each.opening, each.hand) for every in followed.situations.values() for each in every if each.hand
        }
        return Judged(found, frozenset(followed.situations), followed.ways, len(hands))

    def hand(self, hand: RecordedHand) -> Judged:
        """A recorded hand: clean if it keeps the law on any completion; found is what none of them explains."""
        other = self.other(hand)
        if other:
            return Judged(other=other)
        complete = completions(self.model, self.regulation, hand)
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
        if self.own is None:
            self.own = own_cards(self.model, hand, self._plain(hand), self.regulation)
        if self.own is None:
            return NO_SUCH_TABLE
        start = next((i for i, e in enumerate(hand.events) if isinstance(e, Acted)), 0)
        seats = Counter(e.to for e in hand.events[:start] if isinstance(e, Dealt) and isinstance(e.to, Seat))
        return "" if not seats or self.own in seats.values() else f"another game: {hand.game}"

    def _plain(self, hand: RecordedHand) -> Settings:
        if self.settings is not None:
            return self.settings
        stakes = {
            key: value
            for key, value in (("small", hand.small), ("big", hand.big), ("entry", hand.entry))
            if value
        }
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
            for rate in _rates(taken, said.pot):
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
        watch = Watch()
        if any(follow(model, said.exchanges, watch, diagnose=False)):
            return None
        sentences = tuple(self.model.ways[way] for way in ways)
        return Judged(
            (),
            said.shows & watch.looked.keys(),
            sentences,
            is_whole=said.end and not watch.parted,
            voluntary=bool(said.voluntary),
        )

    def _found(self, hand: RecordedHand, complete: Completions) -> Judged:
        """What every completion breaks."""
        every: list[Followed] = []
        shows, last = frozenset[str](), 0
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
            shows = said[0].shows & followed.situations.keys()
            if not followed.disagreements:
                if followed.names:
                    self.ways[followed.names] = None
                return Judged((), shows, followed.ways, is_whole=said[0].end)
            every.append(followed)
        if not every:
            return Judged(other=NO_SUCH_TABLE)
        until = math.inf if complete.decided else last
        alike = set.intersection(*({_kind(d) for d in each.disagreements if d.n < until} for each in every))
        named = given(hand, complete.hands[0])
        found = tuple(
            _found(hand.origin, hand.id, each, named)
            for each in every[0].disagreements
            if _kind(each) in alike
        )
        return Judged(found, shows, every[0].ways, is_whole=False)


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


def _rates(taken: int, pot: int) -> Iterator[tuple[int, int]]:
    """Rates by which so much may be taken of a pot: the very one, and those in quarters of a per cent near to it."""
    rate = Fraction(taken, pot)
    near = sorted(range(1, 80), key=lambda quarter: abs(Fraction(quarter, 400) - rate))
    for each in (rate, *(Fraction(quarter, 400) for quarter in near[:3])):
        yield each.numerator, each.denominator


def _kind(found: Disagreement) -> tuple[object, ...]:
    return found.n, found.aspect, found.clauses


def _found(origin: Origin, hand: str, each: Disagreement, unknown: Mapping[str, str] | None = None) -> Found:
    """A disagreement at its place; cards that the record does not name have no name here either."""

    def hidden(text: str) -> str:
        return CARD.sub(lambda card: "??" if card[0] in (unknown or {}) else card[0], text)

    return Found(origin, hand, each.clauses, each.aspect, hidden(each.demanded), hidden(each.seen), each.also)


def clauses_of(found: Iterable[Found]) -> frozenset[str]:
    """The clauses that are not kept."""
    return frozenset(clause for each in found for clause in each.clauses)
