"""A source text as it is compared: lines left out, markup undone, white space folded."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from vistoria.model.language import Language

from .errors import Finding, LawError
from .regulation import FILE, EditionText, RegulationFile
from .tomlfile import read_text

_SPAN = re.compile(r"(\d+)(?:-(\d+))?")


@dataclass(frozen=True)
class SourceText:
    """The text of an edition in one line, with the file's line for every offset."""

    file: str
    text: str
    offsets: tuple[int, ...]
    numbers: tuple[int, ...]

    def line_at(self, offset: int) -> int:
        """The line of the file where this offset stands."""
        at = bisect_right(self.offsets, offset) - 1
        return self.numbers[at] if at >= 0 else 1


@lru_cache(maxsize=8192)
def fold(text: str, language: Language) -> str:
    """The form in which texts are compared: NFC; white space folded, or removed where words stand without it."""
    composed = unicodedata.normalize("NFC", text)
    return language.space.join(composed.split())


def read_source(folder: Path, edition: EditionText, file: RegulationFile) -> tuple[SourceText, list[Finding]]:
    """The edition's text and the faults of the rules that read it; LawError where the file cannot be read."""
    at = file.line_of(f'id = "{edition.id}"')
    path = folder / edition.file
    raw = read_text(path, edition.file)
    findings: list[Finding] = []
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    if digest != edition.sha256:
        findings.append(
            Finding(
                FILE,
                file.line_of("sha256", at),
                f"{edition.file} has SHA-256 {digest}",
                "put back the file as retrieved, or state the hash of the text now held",
            )
        )
    lines = raw.split("\n")
    out, faults = _left_out(edition, len(lines))
    findings += [Finding(FILE, file.line_of("left-out", at), what, todo) for what, todo in faults]
    kept = [(n, unicodedata.normalize("NFC", line)) for n, line in enumerate(lines, 1) if n not in out]
    for rule in edition.markup:
        try:
            pattern = re.compile(rule.pattern)
        except re.error as error:
            raise LawError(
                FILE,
                file.line_of(rule.pattern, at),
                f"{rule.pattern!r} is no pattern: {error}",
                "correct the regular expression",
            ) from None
        replaced = [(n, *pattern.subn(rule.replace, line)) for n, line in kept]
        kept = [(n, line) for n, line, _ in replaced]
        times = sum(count for _, _, count in replaced)
        if times != rule.count:
            findings.append(
                Finding(
                    FILE,
                    file.line_of(f'name = "{rule.name}"', at),
                    f"markup rule {rule.name!r} of {edition.id} is met {times} times, not {rule.count}",
                    "look at each place, then state the count",
                )
            )
    return _join(edition.file, file.data.language(edition.language), kept), findings


def _left_out(edition: EditionText, last: int) -> tuple[set[int], list[tuple[str, str]]]:
    out: set[int] = set()
    faults = []
    for span in (s for group in edition.left_out for s in group.lines):
        match = _SPAN.fullmatch(span)
        first, end = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
        numbers = set(range(first, end + 1))
        if not numbers or first < 1 or end > last or numbers & out:
            faults.append(
                (
                    f"left-out lines {span!r} of {edition.id} are no lines of the file, or listed twice",
                    "write n or first-last, each line once",
                )
            )
        out |= numbers
    return out, faults


def _join(name: str, language: Language, kept: list[tuple[int, str]]) -> SourceText:
    parts: list[str] = []
    offsets: list[int] = []
    numbers: list[int] = []
    length = 0
    for number, line in kept:
        folded = fold(line, language)
        if folded:
            offsets.append(length)
            numbers.append(number)
            parts.append(folded)
            length += len(folded) + len(language.space)
    return SourceText(name, language.space.join(parts), tuple(offsets), tuple(numbers))
