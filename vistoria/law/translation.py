"""Working translations, kept with the digest of their Portuguese: a changed quote makes them stale."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from vistoria.model.clause import Clause, Language

from .errors import Finding
from .regulation import FILE, RegulationFile
from .source import fold


def quote_digest(clause: Clause) -> str:
    """SHA-256 of a clause's Portuguese quotes, white space folded, one a line."""
    quotes = (fold(q.text, Language.PT) for q in clause.quotes if q.language is Language.PT)
    return hashlib.sha256("\n".join(quotes).encode()).hexdigest()


def check_translations(file: RegulationFile, clauses: Sequence[Clause]) -> list[Finding]:
    """Every working translation has the digest of its Portuguese; beside an official text none may stand."""
    findings: list[Finding] = []
    translated = {
        c.id.partition("/")[2]: c for c in clauses if any(q.language is Language.ZH_WORKING for q in c.quotes)
    }
    for path, clause in translated.items():
        digest = quote_digest(clause)
        if Language.ZH_WORKING not in file.data.languages:
            findings.append(
                Finding(
                    clause.feature,
                    clause.line,
                    f"{clause.id} has a working translation beside an official text",
                    "quote the official text alone",
                )
            )
        elif path not in file.data.translations:
            findings.append(
                Finding(
                    FILE,
                    file.line_of("[translations]"),
                    f"the translation of {clause.id} has no digest",
                    f'add "{path}" = "{digest}" once it has been read against the Portuguese',
                )
            )
        elif file.data.translations[path] != digest:
            findings.append(
                Finding(
                    clause.feature,
                    clause.line,
                    f"the translation of {clause.id} is stale: its Portuguese changed",
                    f"read it again, then set its digest to {digest}",
                )
            )
    for path in file.data.translations:
        if path not in translated:
            findings.append(
                Finding(
                    FILE,
                    file.line_of(f'"{path}" ='),
                    f"digest of a translation that {path} does not have",
                    "add the translation or remove the digest",
                )
            )
    return findings
