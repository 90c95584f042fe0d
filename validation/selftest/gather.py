"""The candidates of a self-test: listed saboteurs, and controls and constants made from the catalogue."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from vistoria.model.candidate import Candidate
from vistoria.model.clause import ClauseId, Reading, Regulation

from .constant import ANSWERS
from .readings import open_to_reading, others_at_once

LAWFUL = "vistoria.reference_engine.adapter:Reference"
"""A lawful engine; every option of every reading is a launch option named after the reading."""
LISTED = "vistoria.validation.candidates:candidates"
"""A function without arguments that returns further candidates, mainly saboteurs."""
ALIKE = "vistoria.validation.candidates:played_alike"
"""A function without arguments that returns ids of readings whose options the lawful engine plays alike."""
CONSTANT = "vistoria.validation.selftest.constant:Constant"


class NoCandidates(ValueError):
    """The name does not lead to a list of candidates; the text says why."""


def gather(laws: Mapping[str, Regulation]) -> tuple[Candidate, ...]:
    """Every candidate of these regulations; raises NoCandidates when the listed ones cannot be loaded."""
    found: list[Candidate] = []
    alike = frozenset(listed(ALIKE))
    for law in laws.values():
        found += constants(law)
        found += controls(law, alike)
    found += [each for each in listed(LISTED) if each.regulation in laws]
    return tuple(found)


def listed(name: str) -> tuple[Any, ...]:
    """What the function behind `module:attribute` lists; raises NoCandidates."""
    module, _, attribute = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)()
    except (ImportError, AttributeError) as error:
        raise NoCandidates(f"{name}: no candidates there ({error})") from error
    return tuple(found)


def constants(law: Regulation) -> Iterator[Candidate]:
    """Engines that give the same answer to every request."""
    offers = ",".join([*(m for group in law.one_of for m in group.members), *law.optional_offers])
    for answer in ANSWERS:
        yield Candidate(
            id=f"{law.id} {answer}",
            kind="constant",
            regulation=law.id,
            target=CONSTANT,
            options={"regulation": law.id, "answer": answer, "offers": offers},
            what=f"An engine that {answer.replace('-', ' ')}.",
        )


def controls(law: Regulation, alike: frozenset[str]) -> Iterator[Candidate]:
    """The lawful engine: by default, under each option of each reading, and under one option judged as another.

    An option with a value is tested with each of its samples. The candidate is a control if the option played
    meets the option in force or leaves it open, if the engine plays all options `alike`, or if every reading has
    another option at once. Candidates with one changed option run only the clauses that depend on a reading.
    """
    yield Candidate(id=f"{law.id} lawful", kind="control", regulation=law.id, target=LAWFUL)
    for reading in law.readings:
        choices = [(option, choice) for option in reading.options for choice in option.trials]
        for option, played in choices:
            for other, judged in choices:
                if played != judged or played != reading.default:
                    is_open = other.id in option.leaves_open
                    lawful = played == judged or other.id in option.meets or reading.id in alike or is_open
                    unclear = reading.clauses if is_open else ()
                    yield _under(law, reading, played, judged, lawful=lawful, unclear=unclear)
    for k, at_once in enumerate(others_at_once(law), 1):
        yield Candidate(
            id=f"{law.id} other readings {k}",
            kind="control",
            regulation=law.id,
            target=LAWFUL,
            options=at_once,
            readings=at_once,
        )


def _under(
    law: Regulation, reading: Reading, played: str, judged: str, *, lawful: bool, unclear: Sequence[ClauseId]
) -> Candidate:
    name = reading.id.partition("/")[2]
    return Candidate(
        id=f"{law.id} {name}={played}" + ("" if played == judged else f" judged as {judged}"),
        kind="control" if lawful else "reading",
        regulation=law.id,
        target=LAWFUL,
        options={reading.id: played},
        readings={reading.id: judged},
        unclear=tuple(unclear),
        clauses=tuple(sorted(open_to_reading(law))) if lawful else (),
    )
