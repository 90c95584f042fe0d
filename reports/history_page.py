"""The page of a history and its plot: what runs, audits and campaigns showed of products over time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from markupsafe import Markup

from vistoria import __version__
from vistoria.model.clause import Regulation
from vistoria.model.visible import visible
from vistoria.verdict.over_time import History, Point, State

from .page import asset, render_page
from .speech import DEFAULT, Speech, speech
from .voices import Voices

MOST = 120
"""Columns of a plot: the latest."""
WIDTH, ROW, BARS, HEAD, FOOT = 22, 22, 90, 30, 110
"""Of a column, a row, the bars above the rows, and what is above and below them, in pixels."""
LETTER = 7.2
"""The width of a letter, at the most."""
LONGEST = 28
"""Letters of a label."""
MARKS = {
    State.BROKEN: '<path class="broken" d="M{0} {1}h12v12h-12z"/>',
    State.KEPT: '<circle class="kept" cx="{2}" cy="{3}" r="4.5"/>',
    State.SILENT: '<path class="silent" d="M{4} {3}h6"/>',
}
"""A square, a dot, a dash: told apart without colours too."""
STYLE = """
svg.history { font: 12px system-ui, "Noto Sans", "Noto Sans CJK TC", sans-serif; }
.history text { fill: #1d2429; } .history .soft { fill: #55606a; }
.history .broken, .history .share { fill: #a3211b; } .history .kept { fill: #1c6a3c; }
.history .silent { stroke: #7b858e; stroke-width: 1.5; } .history .rule { stroke: #d9dde1; }
"""


def history_svg(history: History, said: Speech) -> bytes:
    """The plot as a file of its own, with its legend in the language."""
    return f"{plot(history, said, alone=True)}\n".encode()


def plot(history: History, said: Speech, *, alone: bool = False) -> Markup:
    """The plot as SVG; in a page, which has style and legend, or `alone`."""
    points = history.points[-MOST:]
    left = max((len(name) for name in (*history.clauses, "0.00 %")), default=6) * LETTER + 10
    width = left + max(len(points), 1) * WIDTH + FOOT
    height = HEAD + BARS + len(history.clauses) * ROW + FOOT
    inside = Markup("").join(
        [*_bars(points, left), *_rows(history, points, left), *_labels(points, left, height)]
    )
    if alone:
        height += 24 * len(State)
        width = max(width, 420)
        inside += Markup("").join(_legend(said, height))
    style = Markup("<style>{0}</style>").format(Markup(STYLE)) if alone else ""
    label = said.attribute("aria-label", "history.plot")
    if alone:  # what switches the language of a page is no XML
        label = Markup('aria-label="{0}"').format(said.text("history.plot"))
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" class="history" viewBox="0 0 {0} {1}" width="{0}" height="{1}" '
        'role="img" {2}>{3}{4}</svg>'
    ).format(round(width), round(height), label, style, inside)


def _bars(points: tuple[Point, ...], left: float) -> Iterator[Markup]:
    """The share of judged hands that breaks the law, against the largest."""
    most = max((point.share or 0 for point in points), default=0)
    base = HEAD + BARS - 10
    if most:
        yield _text(left - 8, HEAD + 6, f"{100 * most:.3g} %", "end", "soft")
    yield _text(left - 8, base, "0 %", "end", "soft")
    yield Markup('<path class="rule" d="M{0} {1}H{2}"/>').format(
        round(left), base, round(left + len(points) * WIDTH)
    )
    for i, point in enumerate(points):
        if point.share:
            tall = max(2.0, (BARS - 10) * point.share / most)
            yield Markup('<rect class="share" x="{0:.0f}" y="{1:.1f}" width="{2}" height="{3:.1f}"/>').format(
                left + i * WIDTH + 4, base - tall, WIDTH - 8, tall
            )


def _rows(history: History, points: tuple[Point, ...], left: float) -> Iterator[Markup]:
    every = [point.states for point in points]
    for j, clause in enumerate(history.clauses):
        y = HEAD + BARS + j * ROW + ROW // 2
        yield _text(left - 8, y + 4, clause, "end")
        for i, states in enumerate(every):
            x = left + i * WIDTH + WIDTH // 2
            state = states.get(clause)
            if state is not None:
                yield Markup(MARKS[state].format(*(round(n) for n in (x - 6, y - 6, x, y, x - 3))))


def _labels(points: tuple[Point, ...], left: float, height: float) -> Iterator[Markup]:
    y = round(height - FOOT + 12)
    for i, point in enumerate(points):
        entry = point.entry
        label = " ".join(filter(None, (entry.last[:10], entry.version)))
        x = round(left + i * WIDTH + WIDTH // 2)
        cut = visible(label if len(label) <= LONGEST else f"{label[:LONGEST]}…")
        yield Markup('<text x="{0}" y="{1}" transform="rotate(45 {0} {1})">{2}</text>').format(x, y, cut)


def _legend(said: Speech, height: float) -> Iterator[Markup]:
    for i, state in enumerate(State):
        y = round(height - 24 * (len(State) - i) + 10)
        yield Markup(MARKS[state].format(10, y - 6, 16, y, 13))
        yield _text(30, y + 4, said.text(f"history.state.{state}"), "start")


def _text(x: float, y: float, text: str, anchor: str, cls: str = "") -> Markup:
    return Markup('<text x="{0:.0f}" y="{1:.0f}" text-anchor="{2}"{3}>{4}</text>').format(
        x, y, anchor, Markup(' class="{0}"').format(cls) if cls else "", visible(text)
    )


def render_history(history: History, laws: Mapping[str, Regulation], language: str = DEFAULT) -> bytes:
    """The page; `laws` are those that are installed. Raise LanguageNotHeld."""
    said = speech(language)
    return render_page(
        "history.html.jinja",
        said,
        (asset("report.css"), asset("history.css")),
        ("page.js",),
        version=__version__,
        history=history,
        latest=history.points[::-1],
        clauses={clause.id: clause for law in laws.values() for clause in law.clauses},
        left_out=max(0, len(history.points) - MOST),
        plot=plot(history, said),
        states=tuple(State),
        voices=Voices(said, laws),
    )
