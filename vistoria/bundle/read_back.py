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
from html.parser import HTMLParser
from xml.etree import ElementTree

from vistoria.model.outcome import Outcome

from .layout import EARL, HTML, JUNIT, MATRIX

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
    page = _Page()
    try:
        page.feed(content.decode())
        page.close()
    except (ValueError, AssertionError) as error:
        raise Unreadable(f"it cannot be read as a page: {error}") from None
    if not page.said:
        raise Unreadable("no outcome can be found in it")
    return page.said


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


def read_pdf(content: bytes) -> tuple[str, dict[str, bytes]]:
    """The text of a PDF and the files attached to it; raise Unreadable, and ImportError without the extra `pdf`."""
    import pypdfium2

    try:
        with pypdfium2.PdfDocument(content) as document:
            text = "".join(page.get_textpage().get_text_range() for page in document)
            found = [document.get_attachment(n) for n in range(document.count_attachments())]
            return text, {each.get_name(): bytes(each.get_data()) for each in found}
    except (pypdfium2.PdfiumError, ValueError) as error:
        raise Unreadable(f"cannot be read as a PDF: {error}") from None


READERS: Mapping[str, Callable[[bytes], Said]] = {
    HTML: read_html,
    JUNIT: read_junit,
    EARL: read_earl,
    MATRIX: read_matrix,
}


class _Page(HTMLParser):
    """The parts of a report's page that tell outcomes."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.said = Said()
        self.open: list[dict[str, str]] = []
        """Clauses and scenarios under way: their id and their badge."""
        self.taking: tuple[str, str, int] | None = None
        """The tag whose text is taken, under which key, and how many of it are open."""
        self.text: list[str] = []
        self.tile = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        classes = set(attributes.get("class", "").split())
        if self.taking is not None:
            kind, key, deep = self.taking
            self.taking = (kind, key, deep + (tag == kind))
        elif tag == "details":
            self.open.append({"id": attributes.get("id", ""), "badge": ""})
        elif tag == "div" and "clause-body" in classes and self.open:
            self.open[-1]["id"] = attributes.get("id", "")
            self._settle()
        elif tag == "title" and "title" not in self.said:
            self._take(tag, "title")
        elif tag == "p" and "sentence" in classes:
            self._take(tag, f"conclusion {sum(key.startswith('conclusion ') for key in self.said) + 1}")
        elif tag == "a" and "tile" in classes:
            self.tile = f"count {attributes.get('data-regulation')} {attributes.get('data-outcome')}"
        elif tag == "span" and "number" in classes and self.tile:
            self._take(tag, self.tile)
            self.tile = ""
        elif tag == "b" and classes & OUTCOMES and self.open and not self.open[-1]["badge"]:
            self._take(tag, "")

    def handle_endtag(self, tag: str) -> None:
        if self.taking is not None and tag == self.taking[0]:
            kind, key, deep = self.taking
            self.taking = (kind, key, deep - 1)
            if deep == 1:
                self._taken(key)
        elif tag == "details" and self.open:
            self._settle()
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if self.taking is not None:
            self.text.append(data)

    def _take(self, tag: str, key: str) -> None:
        self.taking, self.text = (tag, key, 1), []

    def _taken(self, key: str) -> None:
        told, self.taking = " ".join("".join(self.text).split()), None
        if key:
            self.said[key] = told
        else:
            self.open[-1]["badge"] = told
            self._settle()

    def _settle(self) -> None:
        """Note the outcome of the innermost clause or scenario, once both its id and its badge are known."""
        last = self.open[-1]
        if "/" in last["id"] and last["badge"]:
            self.said[last["id"]] = last["badge"]
