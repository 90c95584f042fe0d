"""The law's words out of the description of a Feature or a Rule."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from vistoria.model.clause import ClauseId, Language, Quote

from .document import Line

_MARKER = re.compile(
    r"(?P<indent>\s*)(?P<language>ZH\*|ZH|PT)(?: after (?P<after>[\w.]+))?\s{2,}(?P<text>\S.*)"
)

_TODO = "put law into a block that begins with PT or ZH and two spaces, its further lines indented more"


@dataclass
class _Block:
    indent: int
    language: Language
    after: str | None
    line: int
    parts: list[str] = field(default_factory=list)


def read_quotes(
    body: Sequence[Line], regulation: str
) -> tuple[tuple[Quote, ...], list[tuple[int, str, str]]]:
    """The quotes of a description in order, and its faults as (line, what, what to do).

    A block begins with `PT`, `ZH` or `ZH*`, perhaps `after <clause>`, and two spaces; a blank line ends it.
    Portuguese lines join with a space, Chinese lines without.
    """
    blocks: list[_Block] = []
    faults: list[tuple[int, str, str]] = []
    current: _Block | None = None
    for line in body:
        text = line.text.rstrip()
        if not text.strip():
            current = None
            continue
        marker = _MARKER.fullmatch(text)
        indent = len(text) - len(text.lstrip())
        if marker and (current is None or indent <= current.indent):
            current = _Block(
                indent, Language(marker["language"]), marker["after"], line.number, [marker["text"]]
            )
            blocks.append(current)
        elif current is not None and indent > current.indent:
            current.parts.append(text.strip())
        else:
            faults.append((line.number, f"text outside a quote: {text.strip()[:60]!r}", _TODO))
            current = None
    return tuple(_quote(b, regulation) for b in blocks), faults


def _quote(block: _Block, regulation: str) -> Quote:
    glue = " " if block.language is Language.PT else ""
    after = ClauseId(f"{regulation}/{block.after}") if block.after else None
    return Quote(block.language, glue.join(block.parts), block.line, after)
