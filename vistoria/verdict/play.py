"""What the drawn tables of a run show of a clause: where it was looked at, and where it was not kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations

import msgspec

from vistoria.model.disagreement import Disagreement
from vistoria.model.evidence import Fault
from vistoria.model.outcome import Reason
from vistoria.model.played import PlayedTable
from vistoria.model.situation import Situation, hands_of


@dataclass(frozen=True)
class Factor:
    """One side of a situation, in classes."""

    name: str
    of: Callable[[Situation], str]
    classes: tuple[str, ...]


def _classed(*bounds: tuple[int, str]) -> Callable[[int], str]:
    """The class of a number: that of the last bound that it reaches."""
    return lambda number: next((name for least, name in reversed(bounds) if number >= least), bounds[0][1])


_PLAYERS = _classed((0, "two"), (3, "three-to-six"), (7, "seven-or-more"))
_ROUND = _classed((0, "first"), (2, "second"), (3, "later"))
_HAND = _classed((0, "first"), (2, "to-nine"), (10, "to-nineteen"), (20, "twenty-on"), (100, "hundred-on"))
_POT = _classed((0, "to-1000"), (1_001, "to-10000"), (10_001, "above"))
_SHORTEST = _classed((0, "below-1000"), (1_000, "deep"))

FACTORS = (
    Factor("players", lambda s: _PLAYERS(s.players), ("two", "three-to-six", "seven-or-more")),
    Factor("round", lambda s: _ROUND(s.round), ("first", "second", "later")),
    Factor("hand", lambda s: _HAND(s.hand), ("first", "to-nine", "to-nineteen", "twenty-on", "hundred-on")),
    Factor("cards", lambda s: s.deck, ("laid", "own", "no-hook")),
    Factor("pot", lambda s: _POT(s.pot), ("to-1000", "to-10000", "above")),
    Factor("shortest", lambda s: _SHORTEST(s.shortest), ("below-1000", "deep")),
)
"""In which the situations of a clause are told apart; chips in the smallest unit."""


class FoundInPlay(msgspec.Struct, frozen=True):
    """One point at which a table went otherwise than the clause has it."""

    table: str
    hand: int
    message: int
    aspect: str
    demanded: str
    seen: str
    transcript: str
    sha256: str
    also: tuple[str, ...] = ()
    """Other clauses by which the law acts there."""
    alone: bool = False
    """Whether the hand was played again at a fresh table, with nothing before it."""


class ClauseInPlay(msgspec.Struct, frozen=True):
    """The statement of situations of a clause: in how many hands it was looked at, and in which."""

    hands: int
    minimum: int
    """Hands without which the clause does not pass; 0 where play is not asked to show it."""
    players: tuple[int, int] = (0, 0)
    rounds: tuple[int, int] = (0, 0)
    of_table: tuple[int, int] = (0, 0)
    """The first and the last hand of a table."""
    cards: tuple[str, ...] = ()
    pot: int = 0
    """The most chips in play."""
    pairs: int = 0
    """Pairs of classes of two factors that were seen together."""
    never: tuple[str, ...] = ()
    """Classes that were never seen, as `factor:class`."""
    found: tuple[FoundInPlay, ...] = ()
    """First the hands that show it alone."""


class PlayResult(msgspec.Struct, frozen=True):
    """The drawn tables of a regulation."""

    tables: int
    hands: int
    refereed: bool
    """Whether a model of the law followed them."""
    ways: tuple[str, ...] = ()
    """Ways of play that the law leaves free and that the product took."""
    faults: tuple[str, ...] = ()
    """What ended tables before their time."""


def play_result(tables: Sequence[PlayedTable]) -> PlayResult:
    """The tables of one regulation as a whole."""
    faults = tuple(_faults(tables))
    tables = [table for table in tables if not table.again]
    return PlayResult(
        tables=sum(table.hands > 0 for table in tables),
        hands=sum(table.hands for table in tables),
        refereed=any(table.refereed for table in tables),
        ways=tuple(dict.fromkeys(way for table in tables for way in table.ways)),
        faults=faults,
    )


def _faults(tables: Sequence[PlayedTable]) -> Iterator[str]:
    """What ended each table; those for which the engine was given up already stand in one line."""
    given_up: list[str] = []
    for table in tables:
        match table.fault:
            case Fault(reason=Reason.ENGINE_GONE):
                given_up.append(table.id)
            case Fault(reason=reason, detail=detail):
                yield f"{table.id}: {reason}: {detail}"
    if given_up:
        more = f" and {len(given_up) - 1} more" if len(given_up) > 1 else ""
        yield f"{given_up[0]}{more}: {Reason.ENGINE_GONE}: the engine was given up"


def in_play(
    clause: str, tables: Sequence[PlayedTable], engine: Set[str], minimum: int = 0
) -> ClauseInPlay | None:
    """What the tables show of a clause; None where play neither looked at it nor is asked to.

    `engine` are the clauses of the law that bind the engine.
    """
    seen: list[Situation] = []
    hands = 0
    found: list[FoundInPlay] = []
    for table in tables:
        here = () if table.again else table.situations.get(clause, ())
        seen += here
        hands += hands_of(here)
        found += [
            _found(table, each) for each in _shown(table, tables) if _fails(clause, each, tables, engine)
        ]
    if not (seen or found or minimum):
        return None
    classes = {tuple(f"{factor.name}:{factor.of(s)}" for factor in FACTORS) for s in seen}
    return ClauseInPlay(
        hands=hands,
        minimum=minimum,
        players=_span(s.players for s in seen if s.hand),
        rounds=_span(s.round for s in seen if s.hand),
        of_table=_span(s.hand for s in seen if s.hand),
        cards=tuple(sorted({s.deck for s in seen if s.hand})),
        pot=max((s.pot for s in seen), default=0),
        pairs=len({pair for some in classes for pair in combinations(some, 2)}),
        never=_never(classes),
        found=tuple(sorted(found, key=lambda each: not each.alone)),
    )


def _shown(table: PlayedTable, tables: Sequence[PlayedTable]) -> list[Disagreement]:
    """What a table shows; a hand played again alone, with its cards laid, no more than the table showed of it."""
    origin = next((each for each in tables if each.id == table.again), None)
    if origin is None or table.is_echo:
        return list(table.disagreements)
    kinds = {each.kind for each in origin.disagreements}
    return [each for each in table.disagreements if each.kind in kinds]


def _fails(clause: str, shown: Disagreement, tables: Sequence[PlayedTable], engine: Set[str]) -> bool:
    """Whether a clause is not kept.

    One through which others hold is kept where these fail by themselves too, and where none of them binds the engine.
    """
    if clause not in shown.clauses or clause not in shown.through:
        return clause in shown.clauses
    others = set(shown.clauses).difference(shown.through)
    if others.isdisjoint(engine):
        return not others
    every = (each for table in tables for each in table.disagreements)
    return all(each.through or others.isdisjoint(each.clauses) for each in every)


def _found(table: PlayedTable, each: Disagreement) -> FoundInPlay:
    return FoundInPlay(
        table.id, each.hand, each.n, each.aspect, each.demanded, each.seen,
        table.transcript or "", table.sha256 or "", each.also, bool(table.again),
    )  # fmt: skip


def _span(numbers: Iterable[int]) -> tuple[int, int]:
    found = sorted(set(numbers))
    return (found[0], found[-1]) if found else (0, 0)


def _never(seen: Set[tuple[str, ...]]) -> tuple[str, ...]:
    if not seen:
        return ()
    had = frozenset().union(*seen)
    every = (f"{factor.name}:{name}" for factor in FACTORS for name in factor.classes)
    return tuple(each for each in every if each not in had)


def by_regulation(tables: Mapping[str, PlayedTable]) -> dict[str, tuple[PlayedTable, ...]]:
    """The tables of each regulation, in the order of their numbers."""
    found: dict[str, list[PlayedTable]] = {}
    for table in sorted(tables.values(), key=_number):
        found.setdefault(table.regulation, []).append(table)
    return {name: tuple(each) for name, each in found.items()}


def _number(table: PlayedTable) -> list[int]:
    return [int(part) if part.isdigit() else 0 for part in table.id.rpartition("/table-")[2].split("-")]
