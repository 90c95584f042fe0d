"""Which sections of the docs in `docs/pt/` and `docs/zh/` are older than their English: `python -m tools.translations`.

Below each heading of a translated page stands a digest of the English section that it was made from. When you have
mended what is listed, `python -m tools.translations --done` writes the digests anew.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from .inspection_list import NAME as GENERATED

DOCS = Path(__file__).parents[1] / "docs"
FOLDERS = ("pt", "zh")
HEADING = re.compile(r"^#{1,6} .*\n(?:<!-- of: \w* -->\n)?", re.MULTILINE)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
MADE = re.compile(r"(<!-- generated: [\w-]+ -->\n).*?(<!-- end: [\w-]+ -->)", re.DOTALL)
"""What a tool writes between marks, in each language from the same data."""
OTHERS = "its headings are not those of the English page: write a heading for each, in the same order"


def pages() -> Iterator[tuple[Path, Path]]:
    """Each translated page with the English one; those that are generated as a whole are not among them."""
    for folder in FOLDERS:
        for path in sorted((DOCS / folder).glob("*.md")):
            if path.name != GENERATED:
                yield path, DOCS / path.name


def sections(text: str) -> list[tuple[str, str, str]]:
    """Heading, digest that stands below it, and body of each section, in order."""
    hidden = FENCED.sub(lambda found: re.sub(r"^#", "\0", found[0], flags=re.MULTILINE), text)
    starts = [found.span() for found in HEADING.finditer(hidden)]
    ends = [start for start, _ in starts[1:]] + [len(text)]
    found = []
    for (start, body), end in zip(starts, ends, strict=True):
        heading, _, mark = text[start:body].rstrip("\n").partition("\n")
        found.append((heading, mark[9:-4].strip(), text[body:end]))
    return found


def digest(heading: str, body: str) -> str:
    """What a translation is made from, without what is generated."""
    said = MADE.sub(r"\1\2", body).strip()
    return hashlib.sha256(f"{heading}\n{said}\n".encode()).hexdigest()[:12]


def stale(page: str, english: str) -> list[str]:
    """The headings of the sections of a page that are older than the English, or that its sections are others."""
    if levels(page) != levels(english):
        return [OTHERS]
    return [
        heading
        for (heading, mark, _), (of, _, body) in zip(sections(page), sections(english), strict=True)
        if mark != digest(of, body)
    ]


def marked(page: str, english: str) -> str:
    """The page with fresh digests."""
    return "".join(
        f"{heading}\n<!-- of: {digest(of, body_of)} -->\n{body}"
        for (heading, _, body), (of, _, body_of) in zip(sections(page), sections(english), strict=True)
    )


def levels(text: str) -> list[int]:
    """The depth of each heading."""
    return [heading.index(" ") for heading, *_ in sections(text)]


def main(words: list[str]) -> int:
    """List the stale sections (code 1 if there are any), or write the digests anew; code 4 for wrong usage."""
    if words not in ([], ["--done"]):
        print("usage: python -m tools.translations [--done]", file=sys.stderr)
        return 4
    found = False
    for path, english in pages():
        page, of = (each.read_text(encoding="utf-8") for each in (path, english))
        old = stale(page, of)
        if words and old != [OTHERS]:
            path.write_text(marked(page, of), encoding="utf-8")
            continue
        for heading in old:
            found = True
            print(f"{path.relative_to(DOCS.parent)}: {heading}")
    return int(found)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
