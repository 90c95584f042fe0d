"""The PDF: archival, tagged, with the results attached, the same bytes each time, and no markup of strangers."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from io import BytesIO
from pathlib import Path

import msgspec
import pikepdf
import pypdfium2
import pytest
from report_law import ENGINE, LAW, NASTY, RUN, law, messages, results
from report_pdf import ATTACHED, made

import vistoria
from vistoria.cli.app import main
from vistoria.law.catalogue import load
from vistoria.model.attestation import Attachment, Attestation, Attested, Standing
from vistoria.model.extras import installing
from vistoria.reports import pdf as writer
from vistoria.reports.content import own_words
from vistoria.reports.glyphs import GlyphMissing, coverage, demand, printable, regular
from vistoria.reports.html import RegulationNotHeld
from vistoria.reports.pdf import PdfNotInstalled, need, render_pdf
from vistoria.reports.speech import languages, speech
from vistoria.verdict.results import Results

LAWS = [
    path.parent for path in sorted((Path(vistoria.__file__).parent / "features").glob("*/regulation.toml"))
]
FACES = {"NotoSansCJKhk-Regular", "NotoSansCJKhk-Bold", "NotoSansMonoCJKhk-Regular"}
HOSTILE = (
    '#panic("run") $x$ *b* _i_ `r` @l <l> = h \\ #read("data.json") // /* [ ] { } \u2049\U0001f0a1'
    + NASTY
    + "龐鑑"
    + "x" * 500
)
"""Markup and code of the typesetter, characters that no font here has, and no place to break."""


SEEN = "".join(each for each in HOSTILE if each.isprintable())


@pytest.fixture(scope="module", params=languages())
def language(request: pytest.FixtureRequest) -> str:
    """Every language that a report can be had in."""
    return str(request.param)


@pytest.fixture(scope="module")
def read(language: str, pdfs: Path) -> pikepdf.Pdf:
    """The report in that language, read back."""
    return pikepdf.open(pdfs / f"{language}.pdf")


def attested(of: Results) -> Results:
    """The results with a stranger's word on a clause that binds people."""
    told = Attestation(
        clause=f"{LAW}/3.3", outcome="met", person=SEEN, role=SEEN, place=SEEN,
        date=date(2026, 1, 3), run="", note=HOSTILE, attachments=(Attachment(HOSTILE, HOSTILE, HOSTILE),),
    )  # fmt: skip
    clauses = dict(of.regulations[LAW].clauses)
    clauses[told.clause] = msgspec.structs.replace(
        clauses[told.clause], attestation=Attested(told, Standing.OTHER_RUN, HOSTILE)
    )
    regulation = msgspec.structs.replace(of.regulations[LAW], clauses=clauses)
    return msgspec.structs.replace(of, regulations={LAW: regulation})


def elements(node: pikepdf.Object) -> Iterator[pikepdf.Object]:
    """Every structure element below a node."""
    below = node.get("/K")
    for item in below if isinstance(below, pikepdf.Array) else [below]:
        if isinstance(item, pikepdf.Dictionary) and "/S" in item:
            yield item
            yield from elements(item)


def test_it_claims_the_archive_and_universal_access(read: pikepdf.Pdf) -> None:
    with read.open_metadata() as told:
        assert (told.pdfa_status, told["{http://www.aiim.org/pdfua/ns/id/}part"]) == ("3A", "1")
        assert told["dc:title"] == "Toy Poker: inspection of an engine · PokerKit <script> 0.7.7"


def test_it_is_tagged_in_the_language_that_was_asked_for(read: pikepdf.Pdf, language: str) -> None:
    kinds = {str(element.S) for element in elements(read.Root.StructTreeRoot)}
    assert read.Root.MarkInfo.Marked
    assert str(read.Root.Lang).partition("-")[0] == speech(language).tag.partition("-")[0]
    assert {"/H1", "/H2", "/H3", "/H4", "/Table", "/THead", "/TH", "/TD", "/L", "/Link"} <= kinds


def test_the_languages_of_the_law_are_told_apart(read: pikepdf.Pdf) -> None:
    told = {str(element.Lang) for element in elements(read.Root.StructTreeRoot) if "/Lang" in element}
    assert {"pt", "zh", "en"} <= {each.partition("-")[0] for each in {*told, str(read.Root.Lang)}}


def test_the_results_are_attached_as_they_are(read: pikepdf.Pdf) -> None:
    assert list(read.attachments) == ["results.json"]
    kept = read.attachments["results.json"]
    assert kept.get_file().read_bytes() == ATTACHED
    assert (kept.get_file().mime_type, str(kept.obj.AFRelationship)) == ("application/json", "/Data")


def test_every_font_is_inside(read: pikepdf.Pdf) -> None:
    described = [
        item
        for item in read.objects
        if isinstance(item, pikepdf.Dictionary) and item.get("/Type") == "/FontDescriptor"
    ]
    assert {str(face.FontName).partition("+")[2] for face in described} == FACES
    assert all({"/FontFile2", "/FontFile3"} & set(face.keys()) for face in described)


def test_equal_runs_give_equal_bytes_with_the_date_of_the_run(pdfs: Path) -> None:
    first = (pdfs / "en.pdf").read_bytes()
    assert first == made()
    with pikepdf.open(BytesIO(first)).open_metadata() as told:
        assert told["xmp:CreateDate"].startswith("2026-01-02T10:00")


def test_no_string_of_an_engine_or_a_run_is_read_as_markup() -> None:
    engine = msgspec.structs.replace(
        ENGINE,
        **dict.fromkeys(("name", "version", "vendor", "digest"), HOSTILE),
        abilities={HOSTILE: [HOSTILE]},
        offers={LAW: (HOSTILE,)},
    )
    run = msgspec.structs.replace(
        RUN,
        **dict.fromkeys(("run_id", "title", "harness", "command", "engine", "place", "self_test"), HOSTILE),
        environment={HOSTILE: HOSTILE},
        deviations=(HOSTILE,),
    )
    hostile = attested(msgspec.structs.replace(results(faults=(HOSTILE,)), engine=engine))
    read = pikepdf.open(BytesIO(render_pdf(hostile, {LAW: law()}, messages, run, ATTACHED)))
    with read.open_metadata() as told:
        assert told["dc:creator"] == [printable(HOSTILE, regular())]


def test_what_cannot_be_printed_stands_with_its_number() -> None:
    said = printable({"a": ["ã 澳 \u202e \U0001f0a1 ⟨"]}, regular())
    assert said == {"a": ["ã 澳 ‹U+202E› ‹U+1F0A1› ‹U+27E8›"]}


@pytest.mark.parametrize("folder", LAWS, ids=lambda folder: folder.name)
def test_the_fonts_have_every_character_of_the_law(folder: Path) -> None:
    demand(own_words({folder.name: load(folder)}, speech("en")), coverage(), folder.name)


@pytest.mark.parametrize("name", languages())
def test_the_fonts_have_every_character_of_the_messages(name: str) -> None:
    demand(own_words({}, speech(name)), coverage(), name)


def test_a_law_with_a_character_that_no_font_has_is_refused_by_its_place() -> None:
    strange = replace(law(), title="Toy \U0001f0a1")
    with pytest.raises(GlyphMissing, match=r"U\+1F0A1 .* at report/regulations/toy-1-2000/title; make them"):
        render_pdf(results(), {LAW: strange}, messages, RUN, ATTACHED)


def test_results_without_their_law_are_refused() -> None:
    with pytest.raises(RegulationNotHeld):
        render_pdf(results(), {}, messages, RUN, ATTACHED)


@pytest.mark.parametrize("library", ["typst", "fontTools"])
def test_without_the_libraries_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, library: str) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(PdfNotInstalled, match=re.escape(installing("pdf"))):
        need()


def test_the_fonts_are_shipped_with_their_licence_and_small() -> None:
    folder = Path(writer.__file__).parent / "fonts"
    assert "SIL OPEN FONT LICENSE Version 1.1" in (folder / "OFL.txt").read_text(encoding="utf-8")
    assert sum(path.stat().st_size for path in folder.glob("*.otf")) < 1_500_000


def test_the_command_says_so_in_one_line_before_it_does_anything(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    for command in ("run", "report"):
        with pytest.raises(SystemExit) as ended:
            main([command, "--pdf"])
        told = capsys.readouterr().err
        assert ended.value.code == 4
        assert told.strip() == f"vistoria: a PDF needs typst: install it with `{installing('pdf')}`"


@pytest.mark.parametrize(("spelling", "word"), [({"pt": "pt-PT"}, "inspetor"), ({}, "inspector")])
def test_a_law_of_portugal_is_printed_in_the_spelling_of_1990(spelling: dict[str, str], word: str) -> None:
    of = replace(law(), spelling=spelling)
    _, text = printed(render_pdf(results(), {LAW: of}, messages, RUN, ATTACHED, "pt"))
    assert f"Um {word}" in text or f"O {word}" in text


def test_the_first_sheet_is_the_certificate_and_says_where_the_rest_stands() -> None:
    (first, *_), _ = printed(render_pdf(results(), {LAW: law()}, messages, RUN, ATTACHED))
    for key in ("certificate.tested", "term.signature", "term.date-of-issue", "certificate.missing"):
        assert speech("en").text(key) in first
    assert str(RUN.run_id) in first
    for key in ("certificate.why", "term.engine-digest", "in-play.situations"):
        assert speech("en").text(key) not in first


def printed(content: bytes) -> tuple[list[str], str]:
    """The texts of the sheets, and all of them together with spaces alone between words."""
    with pypdfium2.PdfDocument(content) as document:
        sheets = [" ".join(page.get_textpage().get_text_range().split()) for page in document]
    return sheets, " ".join(sheets)
