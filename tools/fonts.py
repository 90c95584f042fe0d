"""Makes the fonts of the PDF: subsets of Noto Sans CJK, the same bytes from the same sources.

`python -m tools.fonts FOLDER`, where FOLDER holds the two collections that SOURCES names.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection

HERE = Path(__file__).parents[1] / "reports" / "fonts"
FEATURES = HERE.parent.parent / "features"
LANGUAGES = HERE.parent.parent / "vistoria" / "languages"
SUFFIXES = (".feature", ".toml", ".typ", ".po")
SOURCES = {
    "NotoSansCJK-Regular.ttc": "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
    "NotoSansCJK-Bold.ttc": "faa5f3656a78b2e2d450d27fe8382c778bc2b6bb5ea29c986664a6a435056ceb",
}
"""Name and SHA-256 of the collections, version 2.004, SIL Open Font License 1.1."""

SIGNS = "«»‘’‚“”„†•…‰‹›€№™←↑→↓−≈≠≤≥√×÷¼½¾♠♡♢♣♤♥♦♧✓○●、。「」『』（），：；！？《》〈〉【】·—–"
"""Signs that reports print beside the letters."""


DATES = "年月日上午下午"
"""What Chinese dates and times are written with, by CLDR."""


class Face(NamedTuple):
    """A font to make: from which collection, which family in it, and which ideographs it has."""

    source: str
    family: str
    ideographs: str


class SourceDiffers(ValueError):
    """A collection is not the one that the subsets are made from."""

    def __init__(self, path: Path, digest: str) -> None:
        super().__init__(f"{path}: SHA-256 is {digest}, not {SOURCES[path.name]}; take version 2.004")


def used() -> str:
    """Every character of the law's files, the catalogues, the messages and the templates, sorted."""
    files = [p for top in (FEATURES, LANGUAGES, HERE.parent) for p in top.rglob("*") if p.suffix in SUFFIXES]
    return "".join(sorted({*DATES, *"".join(path.read_text(encoding="utf-8") for path in files)}))


def names() -> str:
    """Ideographs of surnames, places and houses, for whoever runs, orders or signs a test."""
    return (HERE / "names.txt").read_text(encoding="utf-8")


def latin() -> str:
    """Latin letters with their accents, and the signs."""
    return "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180)))) + SIGNS


FACES = {
    "regular.otf": Face("NotoSansCJK-Regular.ttc", "Noto Sans CJK HK", used() + names()),
    "bold.otf": Face("NotoSansCJK-Bold.ttc", "Noto Sans CJK HK", used()),
    "mono.otf": Face("NotoSansCJK-Regular.ttc", "Noto Sans Mono CJK HK", ""),
}


def build(source: Path, into: Path) -> None:
    """Write the subsets; raise SourceDiffers."""
    for name, digest in SOURCES.items():
        found = hashlib.sha256((source / name).read_bytes()).hexdigest()
        if found != digest:
            raise SourceDiffers(source / name, found)
    for name, face in FACES.items():
        fonts = TTCollection(source / face.source, recalcTimestamp=False).fonts
        font = next(each for each in fonts if each["name"].getDebugName(1) == face.family)
        options = Options(layout_features=["ccmp", "kern", "locl"], hinting=False, notdef_outline=True)
        options.name_IDs = ["*"]
        options.drop_tables += ["BASE", "VORG", "vhea", "vmtx"]
        subsetter = Subsetter(options)
        subsetter.populate(text=latin() + face.ideographs)
        subsetter.subset(font)
        font.save(into / name)


if __name__ == "__main__":
    build(Path(sys.argv[1]), HERE)
