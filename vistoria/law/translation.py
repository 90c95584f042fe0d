"""Working translations, kept with the digest of what they translate: a changed quote makes them stale."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from vistoria.model.clause import Clause

from .errors import Finding
from .regulation import FILE, RegulationFile
from .source import fold


def quote_digest(clause: Clause) -> str:
    """SHA-256 of a clause's quotes in the law's first language, white space folded, one a line."""
    first = clause.quotes[0].language if clause.quotes else None
    quotes = (fold(q.text, q.language) for q in clause.quotes if q.language == first)
    return hashlib.sha256("\n".join(quotes).encode()).hexdigest()


def check_translations(file: RegulationFile, clauses: Sequence[Clause]) -> list[Finding]:
    """Every working translation has the digest of what it translates."""
    findings: list[Finding] = []
    translated = {c.id.partition("/")[2]: c for c in clauses if any(q.language.is_working for q in c.quotes)}
    for path, clause in translated.items():
        digest = quote_digest(clause)
        if path not in file.data.translations:
            findings.append(
                Finding(
                    FILE,
                    file.line_of("[translations]"),
                    f"the translation of {clause.id} has no digest",
                    f'add "{path}" = "{digest}" once it has been read against the words that it translates',
                )
            )
        elif file.data.translations[path] != digest:
            findings.append(
                Finding(
                    clause.feature,
                    clause.line,
                    f"the translation of {clause.id} is stale: the words that it translates changed",
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
