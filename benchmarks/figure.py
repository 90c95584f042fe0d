"""A result of a benchmark: one line of the table, with a description."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

import msgspec


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure; `reach` and `stretch` are the budget, None for a figure without a budget."""

    name: str
    value: float
    unit: str
    measures: str
    reach: float | None = None
    stretch: float | None = None
    more_is_better: bool = False
    lowest: float | None = None
    highest: float | None = None
    """Lowest and highest of the rounds, if there were several."""

    @property
    def status(self) -> str:
        """Whether the figure reaches its budget."""
        if self.reach is None:
            return ""
        if self.stretch is not None and self._within(self.stretch):
            return "stretch"
        return "reached" if self._within(self.reach) else "missed"

    def _within(self, bound: float) -> bool:
        return self.value >= bound if self.more_is_better else self.value <= bound


def ratio(
    name: str,
    above: Sequence[float],
    below: Sequence[float],
    measures: str,
    reach: float | None = None,
    stretch: float | None = None,
    more_is_better: bool = False,
) -> Figure:
    """The median ratio of the rounds; each round measured both sides in succession."""
    ratios = sorted(a / b for a, b in zip(above, below, strict=True))
    return Figure(
        name,
        median(ratios),
        "x",
        measures,
        reach,
        stretch,
        more_is_better,
        lowest=ratios[0],
        highest=ratios[-1],
    )


def table(lines: Sequence[Figure]) -> str:
    """The lines as a readable table: name, median, range, budget, status, and the description below."""
    rows = [("", "median", "rounds", "budget", "")]
    rows += [(line.name, _value(line), _range(line), _budget(line), line.status) for line in lines]
    widths = [max(len(row[i]) for row in rows) for i in range(5)]
    texts = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    out = [texts[0].rstrip()]
    for line, text in zip(lines, texts[1:], strict=True):
        out += [text.rstrip(), f"    {line.measures}"]
    return "\n".join(out)


def _value(line: Figure) -> str:
    return f"{line.value:,.2f} {line.unit}" if line.value < 100 else f"{line.value:,.0f} {line.unit}"


def _range(line: Figure) -> str:
    if line.lowest is None or line.highest is None:
        return ""
    return f"{line.lowest:,.2f} to {line.highest:,.2f}"


def _budget(line: Figure) -> str:
    if line.reach is None:
        return ""
    sign = ">=" if line.more_is_better else "<="
    return f"{sign} {line.reach:g}" + (f", stretch {line.stretch:g}" if line.stretch is not None else "")
