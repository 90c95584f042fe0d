"""Reads back what a report tells its reader: conclusions, outcomes, names and figures, by what they are said of.

A report of another version has other bytes. What it says can be compared all the same.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from vistoria.model.outcome import Outcome

from .layout import EARL, HTML, JUNIT, MATRIX

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

Said = dict[str, str]
"""What is said, by what it is said of."""
_ROW = re.compile(r" \(row \d+\)$")
COUNTS = ("tests", "failures", "errors", "skipped")
OUTCOMES = frozenset(outcome.value for outcome in Outcome)


class Unreadable(ValueError):
    """A report from which nothing can be read back; the text says why."""


@lru_cache(maxsize=2)  # the page held and the one made, which are asked for again
def read_html(content: bytes) -> Said:
    """The title, the sentence of each conclusion, the counts, and the outcome of each clause and scenario."""
    from selectolax.lexbor import LexborHTMLParser

    try:
        tree = LexborHTMLParser(content.decode())
    except ValueError as error:
        raise Unreadable(f"it cannot be read as a page: {error}") from None
    said = {"title": _words(title)} if (title := tree.css_first("title")) else Said()
    said |= {f"conclusion {n}": _words(node) for n, node in enumerate(tree.css("p.sentence"), start=1)}
    for tile in tree.css("a.tile"):
        if number := tile.css_first("span.number"):
            of = f"{tile.attributes.get('data-regulation')} {tile.attributes.get('data-outcome')}"
            said[f"count {of}"] = _words(number)
    ids, badges = dict[int, str](), dict[int, str]()
    for node in tree.css("details,div.clause-body,b"):
        folded = _folded(node)
        if folded is None:
            continue
        if node.tag != "b":
            ids[folded.mem_id] = node.attributes.get("id") or ""
        elif not OUTCOMES.isdisjoint((node.attributes.get("class") or "").split()):
            badges.setdefault(folded.mem_id, _words(node))
    said |= {ids[each]: badge for each, badge in badges.items() if badge and "/" in ids[each]}
    if not said:
        raise Unreadable("no outcome can be found in it")
    return said


def read_junit(content: bytes) -> Said:
    """The result of each case, and the properties of each suite.

    Up to 0.2.7 rows of an outline had one name, and the run as a whole no suite; no outcome is lost by that.
    """
    if b"<!" in content:
        raise Unreadable("it has a document type or entities, and a report has none")
    try:
        root = ElementTree.fromstring(content)
    except (ElementTree.ParseError, ValueError) as error:
        raise Unreadable(f"it is not XML: {error}") from None
    said, seen = Said(), Counter[str]()
    for suite in root.iter("testsuite"):
        if suite.get("name") == "run":
            continue
        said |= {f"{suite.get('name')} {count}": str(suite.get(count)) for count in COUNTS}
        for each in suite.iter("property"):
            said[f"{suite.get('name')} {each.get('name')}"] = str(each.get("value"))
        for case in suite.iter("testcase"):
            name = f"{case.get('classname')} {_ROW.sub('', case.get('name', ''))}"
            seen[name] += 1
            said[f"{name} {seen[name]}"] = ", ".join(f"{e.tag} {e.get('message')}" for e in case) or "passed"
    return said


def read_earl(content: bytes) -> Said:
    """The outcome of each test, and the name of the engine."""
    try:
        nodes = json.loads(content)["@graph"]
        tests = [n for n in nodes if n.get("@type") == "earl:Assertion"]
        said = {str(n["test"]): str(n["result"]["outcome"]) for n in tests}
        if len(said) != len(tests):
            raise Unreadable("it says twice of a test what came out")
        return said | {
            f"title of {n['@id']}": f"{n['title']} {n.get('hasVersion', '')}" for n in nodes if "title" in n
        }
    except Unreadable:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Unreadable(f"it is not an EARL report: {error!r}") from None


def read_matrix(content: bytes) -> Said:
    """The outcome of each clause and of its parts."""
    try:
        rows = list(csv.DictReader(io.StringIO(content.decode(), newline="")))
        if len({row["clause"] for row in rows}) != len(rows):
            raise Unreadable("a clause stands in it twice")
        columns = ("outcome", "reason", "engine_part", "inspection_part", "passed", "failed", "attested_by")
        return {f"{row['clause']} {name}": row[name] for row in rows for name in columns}
    except Unreadable:
        raise
    except (ValueError, KeyError, csv.Error) as error:
        raise Unreadable(f"it is not a matrix of clauses: {error!r}") from None


def read_pdf(content: bytes) -> str:
    """The text of a PDF; raise Unreadable, and ImportError without the extra `pdf`."""
    import pypdfium2

    try:
        with pypdfium2.PdfDocument(content) as document:
            return "".join(page.get_textpage().get_text_range() for page in document)
    except (pypdfium2.PdfiumError, ValueError) as error:
        raise Unreadable(f"cannot be read as a PDF: {error}") from None


READERS: Mapping[str, Callable[[bytes], Said]] = {
    HTML: read_html,
    JUNIT: read_junit,
    EARL: read_earl,
    MATRIX: read_matrix,
}


def _words(node: LexborNode) -> str:
    return " ".join(node.text().split())


def _folded(node: LexborNode | None) -> LexborNode | None:
    """The innermost clause or scenario around a node."""
    while node is not None and node.tag != "details":
        node = node.parent
    return node
