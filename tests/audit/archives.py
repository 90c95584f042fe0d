"""Archives of thousands of hands that keep the law, in every format, audited: nothing may be found in them.

`python -m tests.audit.archives [--hands N] [--workers N] [--regulation ID] [FORMAT …]` plays drawn tables of the
reference engine (and, for `pokerkit`, PokerKit), writes each format, audits it and prints what was found, what was
read, and how fast.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

from tests.audit.mapped_xml import as_xml, mapping_for, whole
from tests.audit.test_other_writers import played_by_pokerkit, transcript
from tests.played import drawn
from vistoria.audit.audit import Summary, audited
from vistoria.audit.formats.mapping import mapping_of
from vistoria.audit.record import NotThisHand, RecordedHand, formats
from vistoria.audit.request import Request
from vistoria.audit.sources import sources
from vistoria.audit.workers import crew
from vistoria.audit.written import recorded
from vistoria.model.history import Exchange
from vistoria.reference_engine.adapter import Reference

GAMES = {
    "mo-97-2010": ("omaha", "pot"),
    "pt-omaha-online": ("omaha", "pot"),
    "mo-104-85-m": ("five-card-stud", None),
}
WRITERS = ("hands", "phh", "ohh", "pokerstars", "mapping", "transcript", "pokerkit")
TABLE_HANDS = 40
FEWEST = 20
"""Tables after which a format without a hand has no words for the game."""


class Archive(NamedTuple):
    """Files of one format with hands of one law."""

    regulation: str
    files: list[str]
    hands: int
    unwritten: int
    """Hands that the format has no words for."""
    mapping: str = ""


SUFFIX = {"pokerstars": ".txt", "mapping": ".xml", "phh": ".phhs", "ohh": ".ohh"}


def archives(regulation: str, names: Sequence[str], hands: int, folder: Path) -> dict[str, Archive]:
    """Hands of the reference engine, so many in each of the formats that have words for the game."""
    game, limit = GAMES[regulation]
    mapping = mapping_for(game, limit)
    found = {name: Archive(regulation, [], 0, 0, mapping if name == "mapping" else "") for name in names}
    number = 0
    while any(each.hands < hands for each in found.values() if each.hands or number <= FEWEST):
        number += 1
        table = drawn(Reference(), regulation, number, TABLE_HANDS)
        played = [_named(hand, number) for hand in recorded(f"table-{number}", table, game, limit)]
        for name, before in found.items():
            if before.hands >= hands:
                continue
            texts = list(_texts(name, played, table, folder))
            path = folder / f"{name}-{number:05d}{SUFFIX.get(name, '.jsonl')}"
            path.write_text(whole(texts) if name == "mapping" else "".join(texts), encoding="utf-8")
            written = len(played) if name == "transcript" else len(texts)
            found[name] = before._replace(
                files=[*before.files, str(path)] if texts else before.files,
                hands=before.hands + written,
                unwritten=before.unwritten + len(played) - written,
            )
    return found


def _named(hand: RecordedHand, table: int) -> RecordedHand:
    """The hand under a number that no other has."""
    number = 1000 * table + hand.origin.line
    return msgspec.structs.replace(hand, id=str(number), table=f"table {table}")


def _texts(name: str, hands: Sequence[RecordedHand], table: list[Exchange], folder: Path) -> Iterator[str]:
    if name == "transcript":
        yield transcript(table, folder)
        (folder / "t.jsonl").unlink()
        return
    write = as_xml if name == "mapping" else formats()[name].write
    assert write is not None
    for hand in hands:
        if name == "mapping" and hand.limit not in (None, "pot"):
            continue  # its mapping names one limit
        try:
            yield write(hand)
        except NotThisHand:
            continue


def by_pokerkit(regulation: str, hands: int, folder: Path) -> Archive:
    """Hands of PokerKit, in PHH."""
    files = list[str]()
    for seed in range(-(-hands // 40)):
        path = folder / f"{seed:05d}.phhs"
        path.write_text(played_by_pokerkit(seed), encoding="utf-8")
        files.append(str(path))
    return Archive(regulation, files, 40 * len(files), 0)


def audit(found: Archive, workers: int) -> Summary:
    """What an audit of the archive shows."""
    request = Request(found.regulation, mapping=found.mapping)
    chosen = mapping_of(found.mapping, "mapping.toml") if found.mapping else None
    with crew(workers) as by:
        return audited(request, list(sources(found.files)), by, chosen).summary


def lines(summary: Summary) -> Iterator[str]:
    """What was found, and what was not judged."""
    for cause in summary.causes:
        place = cause.places[0]
        yield f"  {', '.join(cause.clauses)} {cause.aspect}: {cause.count}: {place.expected} {place.actual}"
        yield f"    {place.file}:{place.line}, hand {place.hand}"
    for name in ("others", "odd", "ways"):
        if counts := getattr(summary, name):
            yield f"  {name}: {counts}"
    for place in summary.unread[:3]:
        yield f"  not read: {place.file}:{place.line}: {place.actual}"
    for place in summary.oddities[:3]:
        yield f"  odd: {place.file}:{place.line} {place.hand}: {place.actual}"
    for each in summary.unfair:
        yield f"  chance: {each}"


def main() -> None:
    """Print what an audit of each archive shows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("formats", nargs="*", default=list(WRITERS))
    parser.add_argument("--hands", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--regulation", action="append")
    asked = parser.parse_args()
    for regulation in asked.regulation or GAMES:
        with TemporaryDirectory() as folder:
            own = [name for name in asked.formats if name != "pokerkit"]
            found = archives(regulation, own, asked.hands, Path(folder)) if own else {}
            if "pokerkit" in asked.formats and GAMES[regulation][0] == "omaha":
                found["pokerkit"] = by_pokerkit(regulation, asked.hands, Path(folder))
            for name, each in found.items():
                tell(name, each, asked.workers)


def tell(name: str, archive: Archive, workers: int) -> None:
    """Audit an archive, and print what it shows."""
    begun = time.perf_counter()
    summary = audit(archive, workers)
    spent = time.perf_counter() - begun
    print(
        f"{name}, {archive.regulation}: {archive.hands} hands written, {archive.unwritten} without words; "
        f"{summary.hands} read, {summary.judged} judged, {summary.broken} found, {summary.unreadable} not read, "
        f"{summary.hands / spent:.0f} a second",
        *lines(summary),
        sep="\n",
        flush=True,
    )


if __name__ == "__main__":
    main()
