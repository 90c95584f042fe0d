"""All checks of a regulation's folder in one call."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from .catalogue import LawFolder, build, read_folder
from .completeness import check_completeness
from .corresponding import check_corresponding
from .errors import Finding, LawError
from .inspection import check_inspection
from .lint import lint, lint_folder
from .regulation import check_regulation
from .table import check_table
from .translation import check_translations


def findings(folder: Path) -> list[Finding]:
    """Every fault of a folder: form, quotes, clauses, whom they bind, inspection; empty when sound."""
    return checked(read_folder(folder))


def checked(law: LawFolder) -> list[Finding]:
    """Every fault of a folder that was read."""
    return [replace(f, file=str(law.folder / f.file)) for f in dict.fromkeys(_findings(law))]


def _findings(law: LawFolder) -> list[Finding]:
    folder, file = law.folder, law.file
    found = [*lint_folder(folder), *law.unreadable]
    if file is None:
        return found
    found += check_regulation(folder, file)
    for document in law.documents:
        found += lint(document, file.data)
    regulation, faults = build(file.data, law.documents, law.items)
    found += faults
    found += check_table(file, regulation.clauses)
    found += check_inspection(regulation.clauses, law.inspection)
    found += check_translations(file, regulation.clauses)
    found += check_corresponding(folder, file)
    try:
        found += check_completeness(folder, file, regulation.clauses)
    except LawError as error:
        found.append(error.finding)
    return found
