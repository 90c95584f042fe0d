"""The catalogue: a regulation out of its folder, parsed without running anything."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path

from vistoria.model.clause import (
    Clause,
    ClauseId,
    Edition,
    Grant,
    InspectionItem,
    OneOf,
    Proof,
    Reading,
    ReadingOption,
    Regulation,
    ScenarioEntry,
)

from .document import ClauseNode, Document, line_of, read_document
from .errors import Finding, LawError
from .inspection import Items, read_inspection
from .quotes import read_quotes
from .regulation import FILE, RegulationFile, RegulationText, deal_of, read_regulation
from .scenarios import entries
from .tags import clause_tags, scenario_tags

GROUP = "vistoria.regulations"
"""Entry points: each names a Python package that is the folder of a regulation, or holds such folders."""


def installed() -> dict[str, Path]:
    """Folder of every regulation that an installed package brings, by id.

    Raises LawError for an entry point that leads nowhere, and for two regulations of one id.
    """
    found: dict[str, Path] = {}
    for entry in _entries(tuple(sys.path)):
        for folder in _folders(entry):
            name = folder.name.replace("_", "-")
            if found.setdefault(name, folder) != folder:
                todo = "uninstall one of the two packages"
                raise LawError(str(folder), 1, f"the regulation {name} is also in {found[name]}", todo)
    return found


@lru_cache(maxsize=1)
def _entries(places: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """Those of the packages in these places; to find them, a file of every package is read."""
    return tuple(sorted(entry_points(group=GROUP)))


def _folders(entry: EntryPoint) -> list[Path]:
    try:
        root = Path(str(files(entry.value)))
    except ImportError as error:
        what = f"the entry point {entry.name} of {GROUP} names {entry.value}: {error}"
        todo = "name a package that can be imported, or uninstall the one that declares it"
        raise LawError(entry.value, 1, what, todo) from None
    return [root] if (root / FILE).is_file() else sorted(p.parent for p in root.glob(f"*/{FILE}"))


@dataclass(frozen=True)
class LawFolder:
    """What the files of a regulation's folder say; each was read once."""

    folder: Path
    file: RegulationFile | None
    inspection: Items
    documents: tuple[Document, ...]
    unreadable: tuple[Finding, ...]

    @property
    def items(self) -> dict[str, InspectionItem]:
        """Inspection items by the clause's path."""
        return {path: item for path, (item, _) in self.inspection.items()}


def read_folder(folder: Path) -> LawFolder:
    """Read all files of a folder; what cannot be read is listed, the rest is there."""
    unreadable: list[Finding] = []
    file, inspection = None, Items()
    documents: list[Document] = []
    try:
        file = read_regulation(folder)
    except LawError as error:
        unreadable.append(error.finding)
    try:
        inspection = read_inspection(folder)
    except LawError as error:
        unreadable.append(error.finding)
    for path in feature_paths(folder):
        try:
            documents.append(read_document(path))
        except LawError as error:
            unreadable.append(error.finding)
    return LawFolder(folder, file, inspection, tuple(documents), tuple(unreadable))


def load(folder: Path) -> Regulation:
    """The regulation held in a folder; LawError at the first thing that leaves it in doubt."""
    return built(read_folder(folder))


def built(law: LawFolder) -> Regulation:
    """The regulation that the files make; LawError at the first thing that leaves it in doubt."""
    findings = [*law.unreadable]
    if law.file is not None and not findings:
        regulation, findings = build(law.file.data, law.documents, law.items)
        if not findings:
            return replace(regulation, home=str(law.folder))
    first = findings[0]
    raise LawError(str(law.folder / first.file), first.line, first.what, first.todo)


def feature_paths(folder: Path) -> list[Path]:
    """The feature files of a folder in the order of the text."""
    return sorted(folder.glob("*.feature"))


def build(
    data: RegulationText, documents: Sequence[Document], items: Mapping[str, InspectionItem]
) -> tuple[Regulation, list[Finding]]:
    """The regulation as far as its parts can be read, and what cannot."""
    findings: list[Finding] = []
    clauses: list[Clause] = []
    for document in documents:
        for node in document.clauses:
            clause = _clause(data, document.file, node, items, findings)
            if clause is not None:
                clauses.append(clause)
    seen: dict[str, str] = {}
    for scenario in (s for c in clauses for s in c.scenarios):
        if scenario.id in seen:
            findings.append(
                Finding(
                    scenario.feature,
                    scenario.line,
                    f"scenario {scenario.id} stands twice, first at {seen[scenario.id]}",
                    "give it a name of its own",
                )
            )
        seen.setdefault(scenario.id, f"{scenario.feature}:{scenario.line}")
    return _regulation(data, clauses), findings


def _clause(
    data: RegulationText,
    file: str,
    node: ClauseNode,
    items: Mapping[str, InspectionItem],
    findings: list[Finding],
) -> Clause | None:
    parsed = node.parsed
    tags = clause_tags(parsed["tags"], line_of(parsed), data.id)
    quotes, faults = read_quotes(node.body, data.id, {each.mark: each for each in data.spoken})
    findings += [Finding(file, *fault) for fault in (*tags.faults, *faults)]
    if tags.path is None:
        return None
    path, id_ = tags.path, _id(data, tags.path)
    scenarios: list[ScenarioEntry] = []
    for scenario in node.scenarios:
        needs = scenario_tags(scenario["tags"], data)
        findings += [Finding(file, *fault) for fault in needs.faults]
        scenarios += entries(scenario, id_, needs, data, file)
    parent = path.rpartition(".")[0]
    notes = " ".join(n.text for n in data.notes if path in n.clauses)
    return Clause(
        id=id_,
        title=parsed["name"].removeprefix(f"{path} ") if parsed["keyword"] == "Rule" else parsed["name"],
        parent=_id(data, parent) if parent else None,
        binds=tags.binds,
        quotes=quotes,
        feature=file,
        line=line_of(parsed),
        scenarios=tuple(scenarios),
        inspection=items.get(path),
        note=notes or None,
        corresponding=tuple(ClauseId(other) for other in data.corresponding.get(path, ())),
    )


def _regulation(data: RegulationText, clauses: Sequence[Clause]) -> Regulation:
    return Regulation(
        id=data.id,
        title=data.title,
        instrument=data.instrument,
        authority=data.authority,
        dated=data.dated,
        published=data.published,
        game=data.game,
        editions=tuple(
            Edition(e.id, data.language(e.language), e.file, e.status, e.sha256) for e in data.editions
        ),
        clauses=tuple(clauses),
        readings=tuple(
            Reading(
                f"{data.id}/{r.id}",
                _ids(data, r.clauses),
                r.question,
                tuple(
                    ReadingOption(o.id, o.text, o.meets, o.leaves_open, o.value, o.samples) for o in r.options
                ),
                r.why,
            )
            for r in data.readings
        ),
        grants=tuple(
            Grant(g.act, _id(data, g.clause), g.rounds, g.facing, g.all_in, g.two, g.limit, g.again)
            for g in data.grants
        ),
        aspects=_by_name(data, data.aspects),
        echoes=_by_name(data, data.echoes),
        citation=data.citation,
        spelling=data.spelling,
        least_in_play={_id(data, clause): hands for clause, hands in data.in_play.items()},
        one_of=tuple(OneOf(g.id, g.members, _id(data, g.clause), g.why) for g in data.one_of),
        optional_offers=tuple(o.id for o in data.optional),
        shown_in_play=frozenset(o.id for o in data.optional if o.shown == "play"),
        deal=deal_of(data),
        fixed_figures=data.fixed_figures is not None,
        languages=data.spoken,
        notes=tuple(n.text for n in data.notes),
        proofs=tuple(Proof(p.id, _ids(data, p.clauses), p.text) for p in data.proofs),
    )


def _by_name(data: RegulationText, named: Mapping[str, Sequence[str]]) -> dict[str, tuple[ClauseId, ...]]:
    return {name: tuple(_id(data, clause) for clause in clauses) for name, clauses in named.items()}


def _id(data: RegulationText, path: str) -> ClauseId:
    return ClauseId(f"{data.id}/{path}")


def _ids(data: RegulationText, paths: Sequence[str]) -> tuple[ClauseId, ...]:
    return tuple(_id(data, path) for path in paths)
