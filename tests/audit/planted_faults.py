"""Archives with a known fault: each engine that is wrong on purpose is played, recorded and audited.

`python -m tests.audit.planted_faults [--every N] [--first K] [--format NAME] [REGULATION …]` prints what became of
each, how many were found at their clause, clause by clause, and which clauses such records cannot show. What is found
is listed in `planted_faults.txt`, which the tests hold to it: each fault was found in the format `hands`, which tells
most, and in those named after it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from enum import StrEnum
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from tests.audit.mapped_xml import as_xml, mapping_for, whole
from tests.audit.one_hand import judge
from tests.played import LAWS, drawn
from vistoria.audit.audit import Summary
from vistoria.audit.formats.mapping import mapping_of
from vistoria.audit.judge import Broken, Found, Judge, named
from vistoria.audit.record import Format, NotThisHand, RecordedHand, formats
from vistoria.audit.visibility import clauses_seen
from vistoria.audit.written import recorded
from vistoria.model.history import Exchange
from vistoria.referee.follow import follow
from vistoria.validation.saboteurs import Sabotaged, saboteurs
from vistoria.validation.saboteurs.listing import saboteur as by_name

LIST = Path(__file__).with_suffix(".txt")
GAMES = {
    "mo-97-2010": ("omaha", "pot"),
    "pt-omaha-online": ("omaha", "pot"),
    "mo-104-85-m": ("five-card-stud", None),
}
"""The games of the laws whose hands are among players, as records name them."""
WINS = {
    "mo-97-2010": {"mo-97-2010/10.2"},
    "pt-omaha-online": {f"pt-omaha-online/{rule}" for rule in ("27", "61", "63.a", "63.b", "63.c")},
    "mo-104-85-m": {"mo-104-85-m/4.s2", "mo-104-85-m/10.e.s2", "mo-104-85-m/11.a.s2"},
}
"""By law, the clauses by which the best hand wins the pots."""
RANKING = {
    "mo-97-2010": ("mo-97-2010/14", "mo-97-2010/15", "mo-97-2010/10.1"),
    "pt-omaha-online": tuple(f"pt-omaha-online/{article}" for article in (29, 30, 31, 32, 33)),
    "mo-104-85-m": ("mo-104-85-m/5",),
}
"""By law, the clauses on what a hand is worth."""
TABLES, HANDS = (1, 2, 3, 5), 16
TELLS_MOST = "hands"
"""The format of an archive, where no other is named."""
MOST_BROKEN = 9
"""Hands after which a fault that is found elsewhere is left."""
UNRECORDED = frozenset({
    "acceptance", "choices", "ranking", "refusal", "display", "displayed", "views", "exposed",
    "bets seen", "cards seen", "folded cards seen", "marker seen", "pot seen", "stacks seen",
    "faults", "corrections", "qualifying", "order of showing", "moment of showing", "time to decide",
    "moment of forced bets", "marked winning", "best five", "pots told", "side pots told", "all in",
    "sessions", "people", "chips bought", "extra time",
})  # fmt: skip
"""Aspects of which no record tells, or not what is wrong in them: what was offered and not taken, and what was seen."""


class Outcome(StrEnum):
    """What became of a fault."""

    FOUND = "found at its clause"
    WINS = "found at the clause on who wins: no record tells how a house ranks hands"
    ELSEWHERE = "found at another clause"
    MISSED = "missed: a conversation shows it in what records tell too"
    UNSEEN = "shown by nothing that a record tells"
    CLASSED = "classed: for the format it is a term of play"
    UNPLAYED = "no hand was recorded"


class Planted(NamedTuple):
    """A fault, and what its archive showed."""

    name: str
    outcome: Outcome
    clauses: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    """File, line and hand of what was found."""


@cache
def _judge(regulation: str) -> Judge:
    return judge(regulation)


def faults(regulations: Sequence[str] = tuple(GAMES)) -> list[str]:
    """Every fault without a condition at a clause that records of some format can show."""
    can = {
        each.clause
        for name in regulations
        for each in clauses_seen(LAWS[name], Summary(name), list(formats().values()))
        if each.seen != "cannot be shown"
    }
    return [name for name, each in sorted(saboteurs().items()) if each.when is None and each.clause in can]


def planted(name: str, format_: str = TELLS_MOST) -> Planted:
    """Play the fault, write its hands in a format, read and judge them, table by table until it is found."""
    saboteur = by_name(name)
    own = {saboteur.clause, *saboteur.corresponding_clauses}
    broken: list[Broken] = []
    hands, found, others = 0, list[Found](), Counter[str]()
    for number in TABLES:
        for record in _records(name, saboteur.regulation, number, format_):
            hands += 1
            judged = _judge(saboteur.regulation).hand(record)
            seen = judged.broken
            others[judged.other] += 1
            broken += seen
            if seen:
                found = list(named(broken))
                if any(own.intersection(each.clauses) for each in found) or len(broken) > MOST_BROKEN:
                    break
        if found and any(own.intersection(each.clauses) for each in found):
            break
    if not hands:
        return Planted(name, Outcome.UNPLAYED)
    if not found and any(others):
        return Planted(name, Outcome.CLASSED, tuple(filter(None, others)))
    if not found:
        missed = sorted(_live(name, saboteur.regulation, format_))
        return Planted(name, Outcome.MISSED if missed else Outcome.UNSEEN, tuple(missed))
    at = [each for each in found if own.intersection(each.clauses)]
    clauses = sorted({clause for each in at or found for clause in each.clauses})
    places = [f"{each.origin}, hand {each.hand}" for each in at or found]
    is_ranking = saboteur.clause.startswith(RANKING[saboteur.regulation])
    wins = is_ranking and not WINS[saboteur.regulation].isdisjoint(clauses)
    outcome = Outcome.FOUND if at else Outcome.WINS if wins else Outcome.ELSEWHERE
    return Planted(name, outcome, tuple(clauses), tuple(places))


def _live(name: str, regulation: str, format_: str) -> Iterator[str]:
    """In what the conversations of written hands show the fault, of the aspects that records tell."""
    for number in TABLES:
        exchanges = drawn(Sabotaged({"id": name}), regulation, number, HANDS)
        written = {hand.origin.line for hand, _ in _written(exchanges, regulation, number, format_)}
        for found in follow(_judge(regulation).model, exchanges):
            if found.hand in written and found.aspect not in UNRECORDED:
                yield f"{found.aspect} at table {number}, message {found.n}"


def _records(name: str, regulation: str, number: int, format_: str) -> Iterator[RecordedHand]:
    """The hands of a drawn table as they are read from its archive; not those that the format has no words for."""
    engine = Sabotaged({"id": name})
    try:
        exchanges = drawn(engine, regulation, number, HANDS)
    except (
        ValueError
    ):  # an offer from more to less: a run looks for contradictions first, and ends such a table
        return
    texts = [text for _, text in _written(exchanges, regulation, number, format_)]
    lines = (whole(texts) if format_ == "mapping" else "".join(texts)).splitlines()
    for each in _format(format_, regulation).read("records", enumerate(lines, start=1)):
        if isinstance(each, RecordedHand):
            yield each


def _format(name: str, regulation: str) -> Format:
    return mapping_of(mapping_for(*GAMES[regulation]), "mapping") if name == "mapping" else formats()[name]


def _written(
    exchanges: Sequence[Exchange], regulation: str, number: int, format_: str
) -> Iterator[tuple[RecordedHand, str]]:
    """The hands of a table that a format has words for, with their texts."""
    game, limit = GAMES[regulation]
    write = as_xml if format_ == "mapping" else formats()[format_].write
    assert write is not None
    for hand in recorded(f"table-{number}", exchanges, game, limit):
        if format_ == "mapping" and hand.limit != limit:
            continue  # its mapping names one limit
        with suppress(NotThisHand):
            yield hand, write(hand)


def listed(format_: str = TELLS_MOST) -> list[str]:
    """The faults of the list that are found in a format."""
    lines = (line.split() for line in LIST.read_text(encoding="utf-8").splitlines())
    return [name for name, *more in lines if format_ in (TELLS_MOST, *more)]


def unseen(format_: str, regulation: str) -> list[str]:
    """The clauses that records of a format cannot show."""
    every = clauses_seen(LAWS[regulation], Summary(regulation), [_format(format_, regulation)])
    return [each.clause for each in every if each.seen == "cannot be shown"]


def main() -> None:
    """Print what became of each fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("regulations", nargs="*", default=list(GAMES))
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--format", default=TELLS_MOST, help="format of the archives, or `mapping`")
    parser.add_argument("--listed", action="store_true", help="only those of the list")
    asked = parser.parse_args()
    chosen = [each for each in asked.regulations if ":" in each]
    names = chosen or (listed(asked.format) if asked.listed else faults(asked.regulations))
    counted, clauses = Counter[Outcome](), dict[str, Counter[Outcome]]()
    with ProcessPoolExecutor(asked.workers) as pool:
        for each in pool.map(partial(planted, format_=asked.format), names[asked.first :: asked.every]):
            counted[each.outcome] += 1
            clauses.setdefault(each.name.partition(":")[0], Counter())[each.outcome] += 1
            print(
                f"{each.outcome}: {each.name}: {', '.join(each.clauses)}: {'; '.join(each.places[:1])}",
                flush=True,
            )
    for clause, outcomes in clauses.items():
        print(f"{clause}: {outcomes[Outcome.FOUND] + outcomes[Outcome.WINS]} of {outcomes.total()} found")
    for regulation in GAMES:
        print(f"{regulation}: {asked.format} cannot show {', '.join(unseen(asked.format, regulation))}")
    for outcome, number in counted.items():
        print(f"{number} of {counted.total()} {outcome}")


if __name__ == "__main__":
    main()
