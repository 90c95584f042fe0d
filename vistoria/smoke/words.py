"""The words of `hello` held against the laws: regulations and offers that no law knows, groups that are still empty."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from vistoria.law import installed
from vistoria.law.regulation import RegulationText, read_regulation
from vistoria.protocol.coverage import coverage
from vistoria.protocol.coverage import words as vocabulary
from vistoria.protocol.handshake import Hello

from .result import SmokeResult

Laws = Mapping[str, RegulationText]

PREFIXES = {"incidents": "incident", "information": "ask"}
"""How the table of coverage names the words of a list in `abilities`."""


def installed_laws() -> dict[str, RegulationText]:
    """`regulation.toml` of each installed regulation, by its id."""
    return {regulation: _text(folder) for regulation, folder in installed().items()}


@cache
def _text(folder: Path) -> RegulationText:
    return read_regulation(folder).data


def words(hello: Hello, laws: Laws, others: frozenset[str] = frozenset()) -> Iterator[SmokeResult]:
    """What no law knows of the regulations and offers in `hello`, and the groups of which nothing is offered.

    `others` are regulations without a law here that may be named all the same.
    """
    for regulation in sorted({*hello.regulations, *hello.offers} - laws.keys() - others):
        fix = f"no such regulation; installed are {', '.join(laws)}: the run asks nothing of this one"
        yield SmokeResult("regulations", False, regulation, fix=fix)
    for regulation in hello.regulations:
        if regulation in laws and hello.abilities.tables:
            yield from _offers(regulation, frozenset(hello.offered(regulation)), laws[regulation])


def _offers(regulation: str, declared: frozenset[str], law: RegulationText) -> Iterator[SmokeResult]:
    for word in sorted(declared - {*law.offers}):
        fix = f"no such offer; the offers of this regulation are {', '.join(law.offers)}"
        yield SmokeResult(f"offers/{word}", False, regulation, fix=fix)
    for group in law.one_of:
        if not declared & {*group.members}:
            advice = (
                f"declare at least one of {', '.join(group.members)}: clause {group.clause} requires it, and fails if "
                "each is refused"
            )
            yield SmokeResult(f"offers/{group.id}", True, regulation, advice=advice)


def unused(ability: str, regulation: str) -> bool:
    """Whether a listed word of an ability, such as `incidents/exposed`, is of no use under this regulation."""
    kind, _, word = ability.partition("/")
    prefix = PREFIXES.get(kind)
    if prefix is None or word not in vocabulary()[prefix]:
        return False
    rows = [words for clause, words in coverage().items() if clause.startswith(f"{regulation}/")]
    return bool(rows) and not any(f"{prefix}:{word}" in row for row in rows)
