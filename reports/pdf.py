"""The report as a PDF for the archive: PDF/A-3a, tagged for PDF/UA-1, with the results attached."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from vistoria.model.clause import Regulation, with_corresponding
from vistoria.model.errors import UserError
from vistoria.model.extras import installing
from vistoria.verdict.results import Results

from .content import content, own_words
from .glyphs import FONTS, coverage, demand, printable, regular
from .html import RegulationNotHeld
from .record import RunRecord
from .scenario_view import Messages
from .speech import DEFAULT, speech
from .summary import regulation_shown
from .voices import homes, moment, spelling

if TYPE_CHECKING:
    from typst import PDFStandard

TEMPLATE = Path(__file__).parent / "typst"
STANDARDS: list[PDFStandard] = ["a-3a", "ua-1"]


class PdfNotInstalled(UserError, ModuleNotFoundError):
    """The libraries for PDF are not installed."""

    def __init__(self, library: str) -> None:
        super().__init__(f"a PDF needs {library}: install it with `{installing('pdf')}`")


def need() -> None:
    """Raise PdfNotInstalled unless the libraries for PDF are installed."""
    for library in ("typst", "fontTools"):
        try:
            import_module(library)
        except ModuleNotFoundError:
            raise PdfNotInstalled(library) from None


def render_pdf(
    results: Results,
    regulations: Mapping[str, Regulation],
    messages: Messages,
    run: RunRecord,
    attached: bytes,
    language: str = DEFAULT,
) -> bytes:
    """The report of a run; equal arguments give equal bytes.

    `attached` is the content of `results.json`, attached to the PDF. Raise PdfNotInstalled,
    GlyphMissing, RegulationNotHeld, ResultsDoNotFit, LanguageNotHeld.
    """
    need()
    held = with_corresponding(regulations)
    for name in results.regulations:
        if name not in regulations:
            raise RegulationNotHeld(name)
    laws = [held[name] for name in results.regulations]
    said = speech(language, spelling(laws, language), laws=homes(laws))
    demand(own_words({name: held[name] for name in results.regulations}, said), coverage(), "report")
    shown = [
        regulation_shown(held[name], result, results, messages, run)
        for name, result in results.regulations.items()
    ]
    data = content(results, shown, run, said)
    stated = next(filter(None, map(moment, (run.issued, run.finished, run.started))), None)
    dated = stated.astimezone(UTC) if stated else None
    data["moment"] = [*dated.timetuple()[:6]] if dated else None
    return _compiled(json.dumps(printable(data, regular()), ensure_ascii=False), attached, dated)


def _compiled(data: str, attached: bytes, moment: datetime | None) -> bytes:
    """Compile the template; it reads the data as JSON, never as markup."""
    import typst

    with TemporaryDirectory() as place:
        root = Path(place) / "report"
        copytree(TEMPLATE, root)
        (root / "data.json").write_text(data, encoding="utf-8")
        (root / "results.json").write_bytes(attached)
        fonts = typst.Fonts(
            include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FONTS.resolve())]
        )
        return typst.compile(
            str(root / "report.typ"),
            root=str(root),
            font_paths=fonts,
            pdf_standards=STANDARDS,
            format="pdf",
            timestamp=moment or datetime(1970, 1, 1, tzinfo=UTC),
        )
