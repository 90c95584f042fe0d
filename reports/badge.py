"""The conclusion of a run as a badge in SVG."""

from __future__ import annotations

from html import escape

from vistoria.model.errors import ExitCode
from vistoria.model.outcome import Conclusion
from vistoria.model.visible import visible
from vistoria.verdict.results import Results

COLOURS = {
    Conclusion.CONFORMS: ("conforms", "#1a7f37"),
    Conclusion.DOES_NOT_CONFORM: ("does not conform", "#b42318"),
    Conclusion.NOT_DETERMINED: ("not determined", "#6b6f76"),
}
WORST_FIRST = (Conclusion.DOES_NOT_CONFORM, Conclusion.NOT_DETERMINED, Conclusion.CONFORMS)
NOTES = {
    ExitCode.ENGINE_FAULT: "engine fault",
    ExitCode.OUR_FAULT: "internal error",
    ExitCode.KNOWN_FAILURES: "known failures",
    ExitCode.KNOWN_FAILURES_INEXACT: "known failures not exact",
}
"""What the exit code says beside the conclusion."""
LETTER = 6.6
"""Width of a letter in pixels."""


def render_badge(results: Results) -> str:
    """One badge for all regulations of the run: the worst conclusion, and what the exit code says beside it."""
    drawn = {regulation.conclusion for regulation in results.regulations.values()}
    worst = next((each for each in WORST_FIRST if each in drawn), Conclusion.NOT_DETERMINED)
    text, colour = COLOURS[worst]
    code = ExitCode(results.exit_code)
    if code in NOTES:
        text += f" ({NOTES[code]})"
    if code is not ExitCode.CONFORMS and worst is Conclusion.CONFORMS:
        colour = COLOURS[Conclusion.DOES_NOT_CONFORM][1]
    label = (
        ", ".join(results.regulations)
        if len(results.regulations) == 1
        else f"{len(results.regulations)} laws"
    )
    label = visible(label)
    left, right = (round(len(word) * LETTER) + 12 for word in (label, text))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20" role="img" '
        f'aria-label="{escape(label)}: {text}"><title>{escape(label)}: {text}</title>'
        f'<rect width="{left}" height="20" fill="#444"/><rect x="{left}" width="{right}" height="20" fill="{colour}"/>'
        f'<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">'
        f'<text x="{left / 2}" y="14">{escape(label)}</text>'
        f'<text x="{left + right / 2}" y="14">{text}</text></g></svg>\n'
    )
