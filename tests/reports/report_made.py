"""The page of the small regulation's run, made when a test first asks for it."""

from __future__ import annotations

from functools import cache

from report_law import LAW, RUN, law, messages, results
from report_page import Node, read

from vistoria.reports.html import render_html


@cache
def written() -> bytes:
    """The page as it is stored."""
    return render_html(results(), {LAW: law()}, messages, RUN)


@cache
def whole() -> Node:
    """The page read."""
    return read(written())
