"""Makes and updates `known-failures.toml` from what a run saw; what it adds has no owner and does not count."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import takewhile

from vistoria.model.known import KnownFailure, KnownResult, KnownState
from vistoria.model.outcome import Outcome
from vistoria.model.played import PlayedTable
from vistoria.verdict.known import Laws, known_results, unaccounted
from vistoria.verdict.open_points import OpenPoint

from .known_failures import BadKnownFailures, known_failures

HEAD = """# What is accepted for a while. An entry counts when it has an owner, a reason, a ticket and its last day.
"""
WEEKS = 12
"""How long a new entry would count."""
MOST_OBSERVED = 8
"""So many observations an entry names; of more it says the number."""
KINDS = {Outcome.FAILED: "failure", Outcome.CANT_TELL: "inconclusive", Outcome.UNTESTED: "untested"}
GONE = (KnownState.PASSED, KnownState.UNMATCHED, KnownState.NOT_ACCEPTED)
"""States of entries that go: what nobody has accepted is written anew, as it is now."""
_TABLE = re.compile(r"^\s*\[\[\s*(\w+)\s*\]\]", re.MULTILINE)
_FIGURE = re.compile(r"\w*\d\w*")


@dataclass(frozen=True)
class Update:
    """A list as it is and as it would be."""

    seen: tuple[KnownResult, ...]
    """What the run saw of its entries."""
    gone: tuple[KnownResult, ...]
    new: tuple[KnownFailure, ...]
    text: str


def update(
    content: bytes,
    laws: Laws,
    tables: Mapping[str, PlayedTable],
    today: date,
    name: str,
    *,
    engine_only: bool,
) -> Update:
    """The list that says what a run saw: without entries of what is mended, with new ones of what nobody has accepted.

    Whatever else stands in the file called `name`, comments too, stays. Raise BadKnownFailures for a list that cannot
    be read or changed so.
    """
    seen = known_results(known_failures(content, today, name), laws, tables, engine_only=engine_only)
    gone = tuple(each for each in seen if each.state in GONE)
    kept = [each for each in seen if each not in gone]
    open_ = unaccounted(kept, laws, tables.values(), engine_only=engine_only)
    new = tuple(_new([*open_], [each.entry for each in kept], today + timedelta(weeks=WEEKS)))
    made = _without(content.decode(), [each in gone for each in seen], [each.entry for each in seen])
    made = "\n".join((made.rstrip() or HEAD.rstrip(), *(_written(each) for each in new), ""))
    wanted = sorted((each.entry for each in kept), key=repr) + sorted(new, key=repr)
    if sorted(known_failures(made.encode(), today, name), key=repr) != sorted(wanted, key=repr):
        raise BadKnownFailures(f"{name}: it cannot be changed as it is written: change it by hand")
    return Update(seen, gone, new, made)


def _new(
    open_: Sequence[tuple[str, OpenPoint]], kept: Sequence[KnownFailure], expires: date
) -> Iterator[KnownFailure]:
    """One entry for what is open in a clause; for each scenario or hand, where the clause has an entry already."""
    groups: defaultdict[tuple[Outcome, str, str, str], list[OpenPoint]] = defaultdict(list)
    taken = {(each.outcome, each.clause, each.scenario, each.hand) for each in kept}
    for clause, point in open_:
        scenario = point.id if "#" in point.id else ""
        if (point.outcome, clause, "", "") not in taken:
            groups[point.outcome, clause, "", ""].append(point)
        elif scenario or point.hand:
            groups[point.outcome, clause, scenario, point.hand].append(point)
    for (outcome, clause, scenario, hand), points in groups.items():
        if (outcome, clause, scenario, hand) in taken:
            continue
        seen = dict.fromkeys(_FIGURE.sub("*", p.observed) if p.hand else p.observed for p in points)
        is_told = len(seen) <= MOST_OBSERVED and all(each.strip(" *") for each in seen)
        yield KnownFailure(
            clause=clause,
            scenario=scenario,
            hand=hand,
            observed=tuple(seen) if is_told else (),
            most=None if is_told else len({p.id for p in points}),
            expires=expires,
            outcome=outcome,
        )


def _written(entry: KnownFailure) -> str:
    """An entry as it stands in the file, without owner."""
    lines = ["", f"[[{KINDS[entry.outcome]}]]", f"clause = {_string(entry.clause)}"]
    lines += [f"{key} = {_string(text)}" for key in ("scenario", "hand") if (text := getattr(entry, key))]
    if entry.observations:
        lines += ["observed = [", *(f"  {_string(each)}," for each in entry.observations), "]"]
    if entry.most is not None:
        lines.append(f"most = {entry.most}")
    lines += ['reason = ""', 'ticket = ""', 'owner = ""', f"expires = {entry.expires}"]
    return "\n".join(lines)


def _string(text: str) -> str:
    """A basic string of TOML, which has the escapes of JSON."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _without(text: str, gone: Sequence[bool], entries: Sequence[KnownFailure]) -> str:
    """The text without the tables of some entries; entries are in the order of their kinds, then of the text."""
    found = list(_TABLE.finditer(text))
    bounds = [*(each.start() for each in found), len(text)]
    left: dict[str, list[bool]] = defaultdict(list)
    for is_gone, entry in zip(gone, entries, strict=True):
        left["warning" if entry.reading else KINDS[entry.outcome]].append(is_gone)
    blocks = [text[: bounds[0]]]
    for number, each in enumerate(found):
        block = text[bounds[number] : bounds[number + 1]]
        is_gone = bool(left[each[1]]) and left[each[1]].pop(0)
        blocks.append(_remarks(block) if is_gone else block)
    return "".join(blocks)


def _remarks(block: str) -> str:
    """The remarks behind an entry, which belong to the next one or to the file."""
    lines = block.splitlines(keepends=True)
    behind = list(takewhile(lambda line: line.lstrip()[:1] in ("", "#"), reversed(lines)))
    return "".join(reversed(behind))
