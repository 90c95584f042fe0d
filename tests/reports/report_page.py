"""A page read strictly: elements in their tree, or an error at the first tag that does not close."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from html.parser import HTMLParser
from itertools import chain, zip_longest
from typing import Any

VOID = frozenset({"meta", "br", "rect", "hr", "img", "link", "input", "use"})

ENDS = {"li": {"li"}, "td": {"td"}, "tr": {"td", "tr"}, "dt": {"dd"}, "dd": {"dt"}}
"""What a tag ends when it begins, without an end tag of its own."""
ENDED = {"ol": {"li"}, "ul": {"li"}, "table": {"td", "tr"}, "dl": {"dd"}}
"""What ends with an element around it."""


@dataclass
class Node:
    """An element with its attributes, its children and its text in order."""

    tag: str
    attributes: dict[str, str]
    parent: Node | None
    children: list[Node | str] = field(default_factory=list)

    def all(self) -> Iterator[Node]:
        """This element and all below it."""
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.all()

    def find(self, tag: str = "", **attributes: str) -> list[Node]:
        """Elements of that tag with these attributes; `class_` looks for one class of several."""
        wanted = dict(attributes)
        of_class = wanted.pop("class_", None)
        return [
            node
            for node in self.all()
            if (not tag or node.tag == tag)
            and all(node.attributes.get(key) == value for key, value in wanted.items())
            and (of_class is None or of_class in node.attributes.get("class", "").split())
        ]

    @property
    def text(self) -> str:
        """All text in it, white space folded."""
        return " ".join("".join(self._raw()).split())

    @property
    def raw(self) -> str:
        """All text in it as it stands."""
        return "".join(self._raw())

    @property
    def lang(self) -> str:
        """The language in force."""
        own = self.attributes.get("lang")
        return own or (self.parent.lang if self.parent else "")

    def above(self) -> Iterator[Node]:
        """The elements around it."""
        if self.parent:
            yield self.parent
            yield from self.parent.above()

    def _raw(self) -> Iterator[str]:
        for child in self.children:
            if isinstance(child, Node):
                yield from child._raw()
            else:
                yield child


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Node("", {}, None)
        self.at = self.root

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {key: value or "" for key, value in attrs}, self.at)
        assert len(node.attributes) == len(attrs), f"an attribute stands twice: {self.get_starttag_text()}"
        self._leave(ENDS.get(tag, set()))
        node.parent = self.at
        self.at.children.append(node)
        if tag not in VOID:
            self.at = node

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        self._leave(ENDED.get(tag, set()))
        assert self.at.tag == tag, f"</{tag}> closes <{self.at.tag}> in line {self.getpos()[0]}"
        assert self.at.parent is not None
        self.at = self.at.parent

    def _leave(self, tags: set[str]) -> None:
        while self.at.tag in tags and self.at.parent is not None:
            self.at = self.at.parent

    def handle_data(self, data: str) -> None:
        self.at.children.append(data)


def read(page: bytes) -> Node:
    """The document."""
    reader = _Reader()
    reader.feed(page.decode())
    reader.close()
    assert reader.at is reader.root, f"<{reader.at.tag}> is never closed"
    return reader.root


def row_of(scenario: Node, tree: Node) -> list[Any]:
    """What the script of the page is given of a scenario that is folded."""
    (packed,) = scenario.find("noscript")
    return data_of(tree, "hands")["rows"][int(packed.attributes["data-row"])]


def steps_of(scenario: Node, tree: Node) -> list[Node]:
    """The steps of a scenario, written or as numbers of texts; those have no numbers of messages here."""
    written = scenario.find("ol", class_="steps")
    if written:
        return written[0].find("li")
    texts = data_of(tree, "hands")["texts"]
    made = ""
    for keyword, words, *more in (texts[n] for n in row_of(scenario, tree)[2][::2]):
        state = f" <em>{text_of(tree, more[2])}</em>" if more[1:] else ""
        made += f"<li>{text_of(tree, keyword)} {escape(text_of(tree, words))}{state}"
    return read(f"<ol>{made}</ol>".encode()).find("li")


def data_of(tree: Node, name: str) -> Any:
    """The data that a page has for its script."""
    return json.loads(tree.find("script", id=name)[0].raw)


def text_of(tree: Node, number: int) -> str:
    """A message by its number, or a text that is none, in English."""
    messages, voices = data_of(tree, "messages")["en"]["messages"], data_of(tree, "voices")
    if number < len(messages):
        return str(messages[number])
    text = voices["texts"][number - len(messages)]
    form, *filling = (text if isinstance(text, str) else text[0]).split(" ")
    return "".join(chain(*zip_longest(voices["forms"][int(form)][0].split("#"), filling, fillvalue="")))
