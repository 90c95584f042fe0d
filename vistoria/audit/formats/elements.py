"""The hands of an XML, JSON or CSV file: how they are told apart, and each as an element of XML."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from ..course import short
from ..record import LONGEST, Lines, NotThisHand
from .objects import objects


class Told(Protocol):
    """How the file tells them."""

    @property
    def hand(self) -> str:
        """XML: the name of the element of a hand. CSV: the column that says which hand a row is of."""

    @property
    def delimiter(self) -> str:
        """CSV: what stands between two columns."""


SIDE_BY_SIDE = 64
"""Hands that may be under way at once in a file of rows: the first of them has ended when one more begins."""


def _xml(told: Told, lines: Lines) -> Iterator[tuple[int, Any]]:
    """Each element of a hand as soon as it is closed; what was read is let go."""
    from lxml import etree

    parser: Any = etree.XMLPullParser(
        events=("end",), tag=f"{{*}}{told.hand}", resolve_entities=False, no_network=True
    )
    try:
        for _, line in lines:
            text = re.sub("encoding=[^ ?]*", "", line) if line.startswith("<?xml") else line
            parser.feed(text if len(line) == LONGEST else f"{text}\n")  # so long a line goes on
            for _, element in parser.read_events():
                etree.strip_elements(element, etree.Entity, with_tail=False)  # never resolved
                yield element.sourceline, etree.tostring(element, with_tail=False)
                element.clear()
                while element.getprevious() is not None:
                    del element.getparent()[0]
        parser.close()
    except etree.XMLSyntaxError as error:
        yield error.lineno or 1, NotThisHand(f"no XML: {error.msg}")


def _of_xml(part: bytes) -> Any:
    from lxml import etree

    element = etree.fromstring(part, etree.XMLParser(resolve_entities=False, no_network=True))
    for each in element.iter("{*}*"):
        each.tag = each.tag.rpartition("}")[2]
    return element


def _json(told: Told, lines: Lines) -> Iterator[tuple[int, str]]:
    return objects(lines)


def _of_json(line: str) -> Any:
    from lxml import etree

    try:
        said = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        raise NotThisHand(f"no JSON: {error}") from None
    element = etree.Element("hand")
    if isinstance(said, dict):
        _fill(element, said)
    return element


def _fill(element: Any, said: Mapping[str, Any]) -> None:
    from lxml import etree

    for key, value in said.items():
        name = re.sub(r"^(?=\d)|[^\w.-]", "_", key)
        for each in value if isinstance(value, list) else (value,):
            if isinstance(each, dict):
                _fill(etree.SubElement(element, name), each)
            elif isinstance(value, list):
                etree.SubElement(element, name).text = str(each)
            elif each is not None:
                element.set(name, str(short(each) if isinstance(each, float) else each))


def _csv(told: Told, lines: Lines) -> Iterator[tuple[int, Any]]:
    """The rows of each hand, in the order of their first: hands of several tables may be told side by side."""
    last, under_way = [0], dict[object, tuple[int, list[Any]]]()

    def texts() -> Iterator[str]:
        for number, line in lines:
            last[:] = [number]
            yield line

    read = csv.DictReader(texts(), delimiter=told.delimiter)
    rows = ((last[0], row) for row in read)
    try:
        if told.hand not in (read.fieldnames or ()):
            yield 1, NotThisHand(f"no column {told.hand!r}: the first line names {read.fieldnames}")
            return
        for number, row in rows:
            hand = row.get(told.hand)
            if hand not in under_way and len(under_way) == SIDE_BY_SIDE:
                yield under_way.pop(next(iter(under_way)))
            under_way.setdefault(hand, (number, []))[1].append(row)
        yield from under_way.values()
    except csv.Error as error:
        yield from under_way.values()
        yield last[0], NotThisHand(f"no CSV: {error}")


def _of_csv(rows: Sequence[Mapping[str, str]]) -> Any:
    from lxml import etree

    element = etree.Element("hand")
    for row in rows:
        _fill(etree.SubElement(element, "row"), {key: value for key, value in row.items() if key and value})
    return element


Parts = Callable[[Told, Lines], Iterator[tuple[int, Any]]]
SOURCES: Mapping[str, tuple[Parts, Callable[[Any], Any]]] = {
    "xml": (_xml, _of_xml),
    "json": (_json, _of_json),
    "csv": (_csv, _of_csv),
}
"""How the hands of a file are told apart, and the element of one."""
