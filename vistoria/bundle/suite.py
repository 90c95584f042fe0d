"""Compares the features of a bundle with those installed and with those released; says in words where they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from pathlib import Path

import vistoria
from vistoria.law import LawError
from vistoria.law.catalogue import installed, load
from vistoria.model.clause import Clause, Regulation, ScenarioEntry
from vistoria.verdict.facts import RunFacts

from .environment import Environment, made_here
from .fault import BundleFault, Item
from .layout import ENVIRONMENT, FACTS, FEATURES, file_digest, folder_digest
from .released import Releases, releases
from .store import StoredRun

OF_CLAUSE = {"title": "title", "binds": "party bound", "inspection": "inspection item", "note": "note"}
OF_SCENARIO = {
    "name": "name",
    "readings": "readings",
    "offers": "offers",
    "unless": "own rules",
    "unreachable": "proof",
}
OF_REGULATION = {
    "title": "title",
    "instrument": "instrument",
    "authority": "authority",
    "dated": "date",
    "published": "publication",
    "languages": "languages",
    "citation": "form of citation",
    "spelling": "spelling",
    "fixed_figures": "whether its figures are fixed",
    "aspects": "clauses by what a hand shows",
    "echoes": "clauses by what an echo shows",
    "game": "game",
    "one_of": "one-of groups",
    "optional_offers": "offers that the law leaves free",
    "deal": "way of dealing",
    "editions": "editions",
    "grants": "acts that it grants",
    "least_in_play": "hands needed of a clause in play",
    "shown_in_play": "offers shown in play",
    "proofs": "proofs",
    "notes": "notes",
}
"""What is compared of each, besides quotes, steps and readings; in the words of the report."""
TEXTS = ".po"
"""What a law's scenarios and notes say in another language."""
READ = frozenset({".feature", ".toml", TEXTS})
"""Files of a law that are read."""


def law_faults(
    folder: Path,
    regulations: Mapping[str, Regulation],
    environment: Environment,
    known: Releases | None = None,
    digest: Callable[[Path], str] = folder_digest,
) -> Iterator[BundleFault]:
    """Features that are not those of the run, nor those installed, nor those of a release.

    `known` are the releases known, by default those that this version carries; `digest` gives that of a law's folder.
    """
    known = known or releases()
    same_harness = made_here(environment)
    if same_harness and environment.harness != (own_name := f"vistoria {vistoria.__version__}"):
        what = f"says that {environment.harness} made the run; by its digest it was {own_name}"
        yield BundleFault(ENVIRONMENT, what, Item.LAW)
    yield from _release_faults(environment, known)
    here = installed()
    due = {"harness", *(f"features of {name}" for name in regulations)}
    for what in sorted(environment.digests.keys() - due):
        said = f"has a digest of {what}, which was no part of the run"
        yield BundleFault(ENVIRONMENT, said, Item.LAW, broken=same_harness)
    for name, regulation in regulations.items():
        kept = folder / FEATURES / name.replace("-", "_")
        place, own_digest = kept.relative_to(folder).as_posix(), digest(kept)
        if environment.digests.get(f"features of {name}") != own_digest:
            yield BundleFault(place, f"is not what was run according to {ENVIRONMENT}", Item.LAW)
        if name in here and folder_digest(here[name]) == own_digest:
            continue
        own = name in here and here[name].is_relative_to(Path(vistoria.__file__).parent)
        if same_harness and own:
            for what in _differences(here[name], regulation):
                yield BundleFault(place, f"{what}; the version that made the run has it otherwise", Item.LAW)
            continue
        if any(each.regulation == name and each.sha256 == own_digest for each in known.listed.suite):
            if known.doubt:
                yield _unknown(place, f"these features are those of a release; {known.doubt}")
            continue
        if name not in here:
            yield _unknown(
                place, "the regulation is not installed, and no release known here has these features"
            )
            continue
        yield _unknown(place, "these features are neither the installed ones nor of a release known here")
        for what in _differences(here[name], regulation):
            yield _unknown(place, what)


def _release_faults(environment: Environment, known: Releases) -> Iterator[BundleFault]:
    """Digests that are not those of the release that the folder says was run."""
    release = environment.harness.removeprefix("vistoria ")
    harness = [each.sha256 for each in known.listed.harness if each.release == release]
    if not harness or known.doubt:
        return
    suites = (each for each in known.listed.suite if each.release == release)
    due = {"harness": harness[0], **{f"features of {each.regulation}": each.sha256 for each in suites}}
    for what in due.keys() & environment.digests.keys():
        if environment.digests[what] != due[what]:
            said = f"claims to be of release {release}; the digest of its {what} is not that of this release"
            yield BundleFault(ENVIRONMENT, said, Item.LAW)


def release_note(environment: Environment, known: Releases | None = None) -> str:
    """Whether a release made the run, by the digest of its harness in the signed list."""
    known, digest = known or releases(), environment.digests.get("harness")
    if known.doubt:
        return f"whether a released version made the run cannot be told: {known.doubt}"
    by = f"by the list that the key {known.key[:16]}… signed"
    for each in known.listed.harness:
        if each.sha256 == digest:
            return f"released: vistoria {each.release} made the run, {by}"
    return f"not a released version: no release has the digest of the harness that made the run, {by}"


def law_notes(run: StoredRun) -> Iterator[str]:
    """Whether a release made the run, and where features of a known release differ from those installed."""
    yield release_note(run.environment)
    here = installed()
    for name, regulation in run.regulations.items():
        digest = run.digest_of_law(run.folder / FEATURES / name.replace("-", "_"))
        if name not in here or folder_digest(here[name]) == digest:
            continue
        for suite in releases().listed.suite:
            if suite.regulation == name and suite.sha256 == digest:
                for what in _differences(here[name], regulation):
                    yield f"{name} is that of release {suite.release}; {what}"


def _unknown(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.LAW, broken=False)


def _differences(here: Path, kept: Regulation) -> list[str]:
    try:
        found = list(differences(load(here), kept))
        files = _apart(here, Path(kept.home))
        found += [
            f"{kept.id}: what {name} says in its language differs" for name in files if name.endswith(TEXTS)
        ]
        return found or [f"a comment, or the form of a file, differs: {', '.join(files)}"]
    except LawError as error:
        return [f"the installed features cannot be read: {error}"]


def _apart(here: Path, kept: Path) -> list[str]:
    """Files of either folder that the other does not have so."""
    one, other = (
        {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.suffix in READ}
        for folder in (here, kept)
    )
    names = sorted({*one, *other})
    return [
        n for n in names if n not in one or n not in other or file_digest(one[n]) != file_digest(other[n])
    ]


def differences(here: Regulation, kept: Regulation) -> Iterator[str]:
    """How a regulation differs from the one installed, clause by clause and scenario by scenario, in words."""
    yield from _fields(kept.id, here, kept, OF_REGULATION)
    yield from _of_readings(here, kept)
    ours, theirs = ({clause.id: clause for clause in each.clauses} for each in (here, kept))
    for id_ in dict.fromkeys((*ours, *theirs)):
        one, other = ours.get(id_), theirs.get(id_)
        if one is None or other is None:
            yield f"{id_}: clause {'added' if one is None else 'removed'}"
        else:
            yield from _of_clause(one, other)


def _of_readings(here: Regulation, kept: Regulation) -> Iterator[str]:
    ours, theirs = ({reading.id: reading for reading in each.readings} for each in (here, kept))
    for id_ in dict.fromkeys((*ours, *theirs)):
        if ours.get(id_) != theirs.get(id_):
            yield f"{id_}: reading {_changed(ours.get(id_), theirs.get(id_))}"


def _of_clause(here: Clause, kept: Clause) -> Iterator[str]:
    one, other = ([(q.language.mark, q.text) for q in each.quotes] for each in (here, kept))
    if one != other:
        yield f"{here.id}: law changed"
    yield from _fields(here.id, here, kept, OF_CLAUSE)
    ours, theirs = ({entry.id: entry for entry in each.scenarios} for each in (here, kept))
    for id_ in dict.fromkeys((*ours, *theirs)):
        yield from _of_scenario(id_, ours.get(id_), theirs.get(id_))


def _of_scenario(id_: str, here: ScenarioEntry | None, kept: ScenarioEntry | None) -> Iterator[str]:
    if here is None or kept is None:
        yield f"{id_}: scenario {_changed(here, kept)}"
        return
    if here.steps != kept.steps:
        at = next((n for n, (a, b) in enumerate(zip(here.steps, kept.steps, strict=False)) if a != b), None)
        told = f": {kept.steps[at]!r} instead of {here.steps[at]!r}" if at is not None else ""
        yield f"{id_}: scenario changed{told}"
    yield from _fields(id_, here, kept, OF_SCENARIO)


def _fields(place: str, here: object, kept: object, named: Mapping[str, str]) -> Iterator[str]:
    known = {each.name for each in fields(here)}  # type: ignore[arg-type]
    for name in named.keys() & known:
        if getattr(here, name) != getattr(kept, name):
            yield f"{place}: {named[name]} changed"


def _changed(here: object, kept: object) -> str:
    return "added" if here is None else "removed" if kept is None else "changed"


def reading_faults(facts: RunFacts, regulations: Mapping[str, Regulation]) -> Iterator[BundleFault]:
    """Readings in force, clauses and scenarios asked for, that the features do not have."""
    for name in sorted(facts.request.readings.keys() - known_readings(facts, regulations).keys()):
        yield BundleFault(FACTS, f"the run chose {name}; the features have no such reading", Item.LAW)
    held: set[str] = {clause.id for each in regulations.values() for clause in each.clauses}
    held |= {entry.id for each in regulations.values() for entry in each.scenarios}
    request = facts.request
    for name in (*request.clauses, *request.scenarios, *request.examples.in_full):
        if name not in held and name.partition("/")[0] in regulations:
            yield BundleFault(FACTS, f"the run asked for {name}; the features have none such", Item.LAW)


def known_readings(facts: RunFacts, regulations: Mapping[str, Regulation]) -> dict[str, str]:
    """The choices of a run, without those of readings that the features do not have."""
    known = {reading.id for each in regulations.values() for reading in each.readings}
    read = facts.request.readings.items()
    return {
        name: choice for name, choice in read if name in known or name.partition("/")[0] not in regulations
    }
