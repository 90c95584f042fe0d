"""The PDF before a validator that nobody here wrote: `page`, over the rules of PDF/A-3a and PDF/UA-1."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import page
import pikepdf
import pytest
from fontTools.cffLib import CFFFontSet
from fontTools.misc.psCharStrings import T2WidthExtractor

from vistoria.reports.speech import languages

WIDTHS = {"PDFA3A-TRUETYPE-GLYPH-WIDTH-001", "PDFUA1-FONT-GLYPH-WIDTH-001"}
"""`page` 0.11 reads a width of 0 in every font that, like Noto CJK, has several private dictionaries;
the widths are compared below by a reader that knows of them."""

LENGTH = "PDFA3A-STREAM-LENGTH-001"
"""It also takes a last byte of compressed data that happens to be CR for a part of the end of line after it."""


def broken(content: bytes, profile: str) -> set[str]:
    """The rules that a file breaks, but for those that the validator takes for broken."""
    found = {failure.rule_id for failure in page.validate_pdf_bytes(content, profile=profile).failures}
    with pikepdf.open(BytesIO(content)) as file:
        streams = [item for item in file.objects if isinstance(item, pikepdf.Stream)]
        by_chance = any(stream.read_raw_bytes().endswith(b"\r") for stream in streams)
    return found - WIDTHS - ({LENGTH} if by_chance else set())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("profile", ["3a", "ua1"])
def test_a_validator_of_somebody_else_finds_no_rule_broken(pdfs: Path, language: str, profile: str) -> None:
    assert broken((pdfs / f"{language}.pdf").read_bytes(), profile) == set()


def test_the_validator_notices_what_is_taken_away(pdfs: Path) -> None:
    with pikepdf.open(pdfs / "en.pdf") as file:
        del file.Root.MarkInfo
        del file.Root.Metadata
        spoilt = BytesIO()
        file.save(spoilt)
    for profile in ("3a", "ua1"):
        assert broken(spoilt.getvalue(), profile)


@pytest.mark.parametrize("language", languages())
def test_the_widths_that_the_file_tells_are_those_of_its_fonts(pdfs: Path, language: str) -> None:
    with pikepdf.open(pdfs / f"{language}.pdf") as file:
        fonts = [
            item
            for item in file.objects
            if isinstance(item, pikepdf.Dictionary) and item.get("/Subtype") == "/CIDFontType0"
        ]
        assert len(fonts) == 3
        for font in fonts:
            told, drawn = dict(_told(font)), _drawn(font.FontDescriptor.FontFile3.read_bytes())
            assert len(drawn) > 20
            assert {n: told.get(n, int(font.get("/DW", 1000))) for n in range(len(drawn))} == drawn


def _told(font: pikepdf.Object) -> Iterator[tuple[int, int]]:
    """Width by number of the glyph, from the array of `first last width` or `first [widths]`."""
    items = list(font.W)
    while items:
        first = int(items.pop(0))
        after = items.pop(0)
        if isinstance(after, pikepdf.Array):
            yield from ((first + n, round(float(width))) for n, width in enumerate(after))
        else:
            width = round(float(items.pop(0)))
            yield from ((n, width) for n in range(first, int(after) + 1))


def _drawn(program: bytes) -> dict[int, int]:
    """Width by number of the glyph, as the font program draws it."""
    held = CFFFontSet()
    held.decompile(BytesIO(program), None)
    top, widths = held[0], {}
    for n, name in enumerate(top.charset):
        glyph = top.CharStrings[name]
        private = glyph.private
        reader = T2WidthExtractor(
            getattr(private, "Subrs", []), held.GlobalSubrs, private.nominalWidthX, private.defaultWidthX
        )
        reader.execute(glyph)
        widths[n] = int(reader.width)
    return widths
