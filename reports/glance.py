"""The law at a glance: each clause a cell with its outcome, in the order of the law; of one run or of two."""

from __future__ import annotations

from html import escape

from vistoria.model.outcome import Conclusion, Outcome
from vistoria.model.visible import visible
from vistoria.verdict.results import RegulationResult, Results
from vistoria.verdict.run_changes import ComparedRun

from .speech import Speech
from .summary import engine_name
from .words import ICONS

WIDTH, COLUMNS, CELL, TOP = 820, 12, (66, 20), 62
"""Of the image: its width, cells in a row, size of a cell with the space after it, and room for the heading."""
COLOURS = {
    Outcome.FAILED: ("#a3211b", "#ffffff"),
    Outcome.CANT_TELL: ("#e7dbf5", "#4b2279"),
    Outcome.UNTESTED: ("#fbf0d5", "#6b4600"),
    Outcome.PASSED: ("#d9efe1", "#14532d"),
    Outcome.INAPPLICABLE: ("#f0f2f4", "#55606a"),
}
"""Ground and ink of a cell; its sign says the same without colours."""
EDGES = {
    Conclusion.CONFORMS: "#1c6a3c",
    Conclusion.DOES_NOT_CONFORM: "#a3211b",
    Conclusion.NOT_DETERMINED: "#7d5200",
}

Pair = tuple[Outcome | None, Outcome | None]


def glances(before: ComparedRun, after: ComparedRun) -> dict[str, list[tuple[str, Pair]]]:
    """By law: each clause with its outcome in both runs; None where a run does not have it."""
    sides = [side.results.regulations for side in (before, after)]
    laws = dict.fromkeys((*sides[1], *sides[0]))
    return {law: _clauses(*(side.get(law) for side in sides)) for law in laws}


def _clauses(before: RegulationResult | None, after: RegulationResult | None) -> list[tuple[str, Pair]]:
    old, new = (of.clauses if of else {} for of in (before, after))
    return [
        (name, (old[name].outcome if name in old else None, new[name].outcome if name in new else None))
        for name in dict.fromkeys((*new, *old))
    ]


def glance_svg(results: Results, law: str, run_id: str, speech: Speech) -> str:
    """The image of one law of a run, with its conclusion, its counts and the id of the report."""
    of = results.regulations[law]
    rows = -(-len(of.clauses) // COLUMNS)
    height = TOP + rows * CELL[1] + 8
    conclusion = speech.text(f"verdict.{of.conclusion}")
    head = visible(f"{engine_name(results.engine)} · {law}: {conclusion}")
    counts = " · ".join(
        speech.text(f"count.{outcome}", n=of.counts[outcome]) for outcome in ICONS if of.counts.get(outcome)
    )
    foot = f"{speech.text('page.report')} {run_id}"
    cells = "".join(
        _cell(i, name, result.outcome, speech) for i, (name, result) in enumerate(of.clauses.items())
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" font-family="system-ui, sans-serif"><title>{escape(head)}</title>'
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>'
        f'<rect width="6" height="{height}" fill="{EDGES[of.conclusion]}"/>'
        f'<text x="18" y="24" font-size="17" font-weight="700" fill="#1d2429">{escape(head)}</text>'
        f'<text x="18" y="44" font-size="12" fill="#55606a">{escape(counts)} · {escape(visible(foot))}</text>'
        f"{cells}</svg>\n"
    )


def _cell(i: int, name: str, outcome: Outcome, speech: Speech) -> str:
    x, y = 18 + i % COLUMNS * CELL[0], TOP + i // COLUMNS * CELL[1]
    ground, ink = COLOURS[outcome]
    label = name.partition("/")[2]
    said = escape(f"{label}: {speech.text(f'outcome.{outcome}')}")
    return (
        f'<g><title>{said}</title><rect x="{x}" y="{y}" width="{CELL[0] - 3}" height="{CELL[1] - 3}" rx="2" '
        f'fill="{ground}"/><text x="{x + 5}" y="{y + 12}" font-size="11" fill="{ink}">'
        f"{ICONS[outcome]} {escape(label)}</text></g>"
    )
