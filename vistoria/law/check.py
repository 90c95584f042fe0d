"""All checks of a regulation's folder in one call."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from vistoria.model.clause import InspectionItem

from .catalogue import build, feature_paths
from .completeness import check_completeness
from .document import Document, read_document
from .errors import Finding, LawError
from .inspection import Items, check_inspection, read_inspection
from .lint import lint, lint_folder
from .regulation import check_regulation, read_regulation
from .sisters import check_sisters
from .table import check_table
from .translation import check_translations


def findings(folder: Path) -> list[Finding]:
    """Every fault of a folder: form, quotes, clauses, whom they bind, inspection; empty when sound."""
    return [replace(f, file=str(folder / f.file)) for f in dict.fromkeys(_findings(folder))]


def _findings(folder: Path) -> list[Finding]:
    found = lint_folder(folder)
    documents: list[Document] = []
    items: Items = {}
    for path in feature_paths(folder):
        try:
            documents.append(read_document(path))
        except LawError as error:
            found.append(error.finding)
    try:
        items = read_inspection(folder)
    except LawError as error:
        found.append(error.finding)
    try:
        file = read_regulation(folder)
    except LawError as error:
        return [*found, error.finding]
    found += check_regulation(folder, file)
    for document in documents:
        found += lint(document, file.data)
    shown: dict[str, InspectionItem] = {path: item for path, (item, _) in items.items()}
    regulation, faults = build(file.data, documents, shown)
    found += faults
    found += check_table(file, regulation.clauses)
    found += check_inspection(regulation.clauses, items)
    found += check_translations(file, regulation.clauses)
    found += check_sisters(folder, file)
    try:
        found += check_completeness(folder, file, regulation.clauses)
    except LawError as error:
        found.append(error.finding)
    return found
