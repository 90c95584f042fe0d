"""The PDF of the small regulation's run, in every language."""

from __future__ import annotations

from pathlib import Path

from report_law import LAW, RUN, law, messages, results

from vistoria.reports.pdf import render_pdf
from vistoria.reports.speech import languages

ATTACHED = b'{"schema": "vistoria/results/1"}\n'


def made(language: str = "en") -> bytes:
    """The report of the toy law's run."""
    return render_pdf(results(), {LAW: law()}, messages, RUN, ATTACHED, language)


def write_pdfs(folder: Path) -> None:
    """`en.pdf` and so on."""
    for language in languages():
        (folder / f"{language}.pdf").write_bytes(made(language))
