"""A report's page as a browser reads it, against the report made again: elements, attributes, code, links and texts.

What the report made again and the templates have is allowed, and nothing else, whichever version wrote the page.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from itertools import zip_longest
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

Vocabulary = frozenset[tuple[str, str]]
"""Elements with their attributes; an element alone has the attribute ''."""
READ = ("title", "aria-label", "data-of", "data-replay", "label")
"""Attributes whose values are shown or spoken."""
INSIDE = ("defs", "noscript", "select", "title")
"""Elements whose texts are not seen on the page at once."""
_CODE = re.compile(rb"<(?:script|style)\b[^>]*>.*?</(?:script|style)\s*>", re.DOTALL | re.IGNORECASE)
_NUMBER = re.compile(r'content: "(?:Report|№) [0-9A-Za-z\\ ]*"')
"""The number of the report at the foot of a printed page."""
_HASH = re.compile(r"'sha256-[^']*'")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_HIDES = re.compile(
    r"display:\s*none|visibility:\s*hidden|opacity:\s*0|clip|(?:left|top|indent):\s*-|[-\s;](?:size|width):\s*0"
)
_CLASS = re.compile(r"\.([\w-]+)")


@dataclass(frozen=True)
class Look:
    """A text of a page, and what decides how it is seen."""

    text: str
    hidden_by: frozenset[str]
    tag: str
    classes: str
    message: str
    """The number of the message from which it is set in another language."""


PRINTED = (frozenset({"print"}), "style", "", "")


@dataclass
class SeenPage:
    """What a page has; `code` is the digest of each kind of code: style, script and messages."""

    elements: set[tuple[str, str]] = field(default_factory=set)
    tags: list[str] = field(default_factory=list)
    """Each element as its tag is written, in their order."""
    links: set[str] = field(default_factory=set)
    metas: set[str] = field(default_factory=set)
    templates: list[str] = field(default_factory=list)
    data: list[str] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    code: dict[str, str] = field(default_factory=dict)
    comments: int = 0

    @property
    def words(self) -> list[str]:
        """Its texts in their order."""
        return [look.text for look in self.looks]


@lru_cache(maxsize=2)  # the page held and the one made, which are asked for again
def seen_page(content: bytes) -> SeenPage:
    """Read a page by the rules that browsers have for HTML."""
    from selectolax.lexbor import LexborHTMLParser

    tree, page = LexborHTMLParser(content), SeenPage()
    kinds: dict[str, str] = {"style": "", "script": "", "messages": ""}
    for node in tree.css("style, script"):
        text, kind = node.text(), node.attributes.get("id")
        if node.attributes.get("type") == "application/json" and kind != "messages":
            page.data.append(text)
        else:
            page.looks += [Look(each, *PRINTED) for each in _NUMBER.findall(text)]
            kinds["messages" if kind == "messages" else str(node.tag)] += _NUMBER.sub("", text)
    bare = _CODE.sub(b"", content)
    page.comments = bare.count(b"<!") + bare.count(b"<?") - 1
    page.code = {kind: sha256(text.encode()).hexdigest() for kind, text in kinds.items()}
    hiding = {
        name
        for selector, body in _RULE.findall(kinds["style"])
        if _HIDES.search(body) and "::" not in selector
        for name in _CLASS.findall(selector)
    }
    root = tree.root
    if root is not None:
        _walk(root, frozenset(), hiding, page)
    return page


def _walk(root: LexborNode, outside: frozenset[str], hiding: set[str], page: SeenPage) -> None:
    waiting = [(root, outside)]
    while waiting:
        node, hidden = waiting.pop()
        tag = str(node.tag)
        page.comments += node.is_comment_node
        if not node.is_element_node:
            continue
        attributes = {name.lower(): value or "" for name, value in node.attributes.items()}
        page.elements |= {(tag, ""), *((tag, name) for name in attributes)}
        if tag != "meta":  # compared by itself
            page.tags.append(" ".join((tag, *(f'{name}="{value}"' for name, value in attributes.items()))))
        page.links |= {
            value for name, value in attributes.items() if name.rpartition(":")[2] in ("href", "src")
        }
        if tag == "meta":
            page.metas.add(str(sorted((key, _HASH.sub("", value)) for key, value in attributes.items())))
        if tag == "template":
            page.templates.append(node.html or "")
            continue
        if tag in ("style", "script"):
            continue
        classes = attributes.get("class", "").split()
        hidden |= hiding.intersection(classes) | ({"hidden"} & attributes.keys()) | ({tag} & {*INSIDE})
        of = (hidden, tag, " ".join(classes), attributes.get("data-t", ""))
        page.looks += [Look(attributes[name], *of) for name in READ if name in attributes]
        closed = hidden | {"details"} if tag == "details" and "open" not in attributes else hidden
        below = []
        for child in node.iter(include_text=True):
            if child.is_text_node:
                if text := " ".join((child.text_content or "").split()):
                    page.looks.append(Look(text, closed, *of[1:]))
            else:
                below.append((child, hidden if child.tag == "summary" else closed))
        waiting += reversed(below)


def page_faults(
    held: SeenPage, made: SeenPage, templates: Vocabulary, codes: Collection[tuple[str, str]]
) -> Iterator[str]:
    """What no version of the report has on its page.

    `templates` is the vocabulary of the templates, `codes` are kinds and digests of the code of released versions.
    """
    for tag, name in sorted(held.elements - made.elements - templates):
        yield (
            f"has the attribute {name} of <{tag}>, which no report has"
            if name
            else f"has <{tag}>, which no report has"
        )
    for link in sorted(held.links - made.links):
        if not link.startswith("#"):
            yield f"links to {link}; the report does not"
    for meta in sorted(held.metas ^ made.metas):
        yield f"{'has' if meta in held.metas else 'is without'} the <meta> with {meta}"
    if held.comments:
        yield "has a comment or a declaration, and a report has none"
    for kind, digest in held.code.items():
        if digest != made.code[kind] and (kind, digest) not in codes:
            yield f"its {kind} is that of no version known here, and could change all that is seen"
    if held.code == made.code and held.templates != made.templates:
        yield "has another <template> than the report"
    if held.code == made.code and held.data != made.data:
        yield "its hands are drawn from other data than the report's"
    looks: dict[str, list[frozenset[str]]] = {}
    for look in made.looks:
        looks.setdefault(look.text, []).append(look.hidden_by)
    for look in held.looks:
        shown = looks.get(look.text, [])
        if shown and not any(look.hidden_by <= each for each in shown):
            yield f"hides {look.text!r} by {', '.join(sorted(look.hidden_by - shown[0]))}; the report shows it"
    if held.code == made.code:
        yield from _apart(held.looks, made.looks)
        for theirs, ours in zip_longest(held.tags, made.tags):
            if theirs != ours:
                said, due = ("nothing more" if each is None else f"<{each[:120]}>" for each in (theirs, ours))
                yield f"has {said} where the report has {due}"
                break


def _apart(held: Sequence[Look], made: Sequence[Look]) -> Iterator[str]:
    """The first text that stands otherwise on a page laid out by the same code."""
    for theirs, ours in zip_longest(held, made):
        if theirs != ours:
            said, due = ("nothing more" if each is None else repr(each.text[:120]) for each in (theirs, ours))
            how = f", as {theirs}; the report has it as {ours}" if said == due else ""
            yield f"says {said} where the report says {due}{how}"
            return
