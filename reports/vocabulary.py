"""Elements and attributes of the report's page, read from its templates."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser

from .page import TEMPLATES

_JINJA = re.compile(r"\{[%{#].*?[%}#]\}", re.DOTALL)
CHANGES = "changes.html.jinja"
"""The page of two runs, which is no report."""


class _Found(HTMLParser):
    """Elements with their attributes; an element alone has the attribute ''."""

    def __init__(self) -> None:
        super().__init__()
        self.elements = set[tuple[str, str]]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements |= {(tag, ""), *((tag, name) for name, _ in attrs)}


@cache
def vocabulary() -> frozenset[tuple[str, str]]:
    """Every element of the templates with its attributes, whatever a run fills in."""
    found = _Found()
    for path in sorted(TEMPLATES.glob("*.jinja")):
        if path.name != CHANGES:
            found.feed(_JINJA.sub("", path.read_text(encoding="utf-8")))
    return frozenset(found.elements)
