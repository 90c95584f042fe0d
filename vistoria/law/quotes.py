"""The law's words out of the description of a Feature or a Rule."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vistoria.model.clause import ClauseId, Quote
from vistoria.model.language import Language

from .document import Line

_MARKER = re.compile(
    r"(?P<indent>\s*)(?P<mark>[A-Z]{2,3}\*?)(?: after (?P<after>[\w.]+))?\s{2,}(?P<text>\S.*)"
)

_TODO = "put law into a block that begins with {marks} and two spaces, its further lines indented more"


@dataclass
class _Block:
    indent: int
    language: Language
    after: str | None
    line: int
    parts: list[str] = field(default_factory=list)


def read_quotes(
    body: Sequence[Line], regulation: str, languages: Mapping[str, Language]
) -> tuple[tuple[Quote, ...], list[tuple[int, str, str]]]:
    """The quotes of a description in order, and its faults as (line, what, what to do).

    A block begins with the mark of a language, perhaps `after <clause>`, and two spaces; a blank line ends it.
    `languages` are those of the regulation by mark.
    """
    blocks: list[_Block] = []
    faults: list[tuple[int, str, str]] = []
    current: _Block | None = None
    todo = _TODO.format(marks=" or ".join(languages))
    for line in body:
        text = line.text.rstrip()
        if not text.strip():
            current = None
            continue
        marker = _MARKER.fullmatch(text)
        indent = len(text) - len(text.lstrip())
        if marker and marker["mark"] in languages and (current is None or indent <= current.indent):
            language = languages[marker["mark"]]
            current = _Block(indent, language, marker["after"], line.number, [marker["text"]])
            blocks.append(current)
        elif current is not None and indent > current.indent:
            current.parts.append(text.strip())
        else:
            faults.append((line.number, f"text outside a quote: {text.strip()[:60]!r}", todo))
            current = None
    return tuple(_quote(b, regulation) for b in blocks), faults


def _quote(block: _Block, regulation: str) -> Quote:
    after = ClauseId(f"{regulation}/{block.after}") if block.after else None
    return Quote(block.language, block.language.space.join(block.parts), block.line, after)
