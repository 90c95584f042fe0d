"""The changes from one run to another, before and after side by side, as one self-contained HTML file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from vistoria.model.clause import Clause, Reading, ReadingOption
from vistoria.verdict.results import ScenarioResult
from vistoria.verdict.run_changes import WHATS, ComparedRun, RunChange

from .glance import glances
from .page import asset, render_page
from .record import RunRecord
from .speech import DEFAULT, speech
from .summary import engine_name
from .voices import Voices

Parts = tuple[tuple[str, bool], ...]
"""Pieces of a text in order, each with whether it differs from the other text."""
_TOKEN = re.compile(r"[\u3400-\u9fff]|[^\W\u3400-\u9fff]+|\s+|.", re.S)
"""The units of comparison: a Chinese character, a word, white space, a punctuation mark."""


@dataclass(frozen=True)
class Passage:
    """A text in one language, before and after; None if a run does not have it."""

    lang: str
    before: Parts | None
    after: Parts | None


@dataclass(frozen=True)
class ScenarioChange:
    """A scenario with a changed outcome; None if a run does not have it."""

    before: ScenarioResult | None
    after: ScenarioResult | None

    @property
    def last(self) -> ScenarioResult:
        """The later result, or the only one."""
        return self.after or self.before  # type: ignore[return-value]


@dataclass(frozen=True)
class ChangeShown:
    """A change with everything that the page shows of it."""

    change: RunChange
    clause: Clause | None
    """The changed clause, from the later run."""
    scenario: str | None
    """The name of the changed scenario."""
    anchor: str
    """The anchor in either report."""
    passages: tuple[Passage, ...] = ()
    steps: Passage | None = None
    scenarios: tuple[ScenarioChange, ...] = ()
    reading: Reading | None = None
    options: tuple[ReadingOption | None, ReadingOption | None] = (None, None)

    @property
    def law(self) -> str:
        """The id of its regulation."""
        return self.change.place.partition("/")[0]


def changes_shown(
    changes: Sequence[RunChange], before: ComparedRun, after: ComparedRun
) -> dict[str, tuple[ChangeShown, ...]]:
    """The changes by kind, in the order of WHATS; a kind without changes is empty."""
    shown = [_shown(change, before, after) for change in changes]
    return {what: tuple(each for each in shown if each.change.what == what) for what in WHATS}


def marked(before: Sequence[str], after: Sequence[str]) -> tuple[Parts, Parts]:
    """The pieces of both texts, each with whether the other text lacks it."""
    one: list[tuple[str, bool]] = []
    other: list[tuple[str, bool]] = []
    for what, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        one += [(piece, what != "equal") for piece in before[a:b]]
        other += [(piece, what != "equal") for piece in after[c:d]]
    return tuple(one), tuple(other)


def _shown(change: RunChange, before: ComparedRun, after: ComparedRun) -> ChangeShown:
    clause_id, _, key = change.place.partition("#")
    was, now = before.clause(clause_id), after.clause(clause_id)
    match change.what:
        case "conclusion":
            return ChangeShown(change, None, None, "conclusion")
        case "known-failure":
            of = clause_id.partition(" ")[0]
            return ChangeShown(change, None, None, of if before.clause(of) else "conclusion")
        case "reading":
            return _reading(change, before, after)
        case "law":
            return ChangeShown(change, now, None, clause_id, passages=tuple(_passages(was, now)))
        case "scenario":
            texts = [text.split("\n") if text is not None else None for text in (change.before, change.after)]
            held: dict[str, str] = {s.id: s.name for clause in (was, now) if clause for s in clause.scenarios}
            name = held.get(change.place, key)
            return ChangeShown(change, now or was, name, change.place, steps=_beside("en", *texts))
        case "gone" | "new":
            return ChangeShown(change, now or was, None, clause_id)
    return ChangeShown(
        change, now, None, clause_id, scenarios=tuple(_scenario_changes(clause_id, before, after))
    )


def _reading(change: RunChange, before: ComparedRun, after: ComparedRun) -> ChangeShown:
    def held(run: ComparedRun, option: str | None) -> tuple[Reading | None, ReadingOption | None]:
        readings = [r for law in run.regulations.values() for r in law.readings if r.id == change.place]
        found = readings[0] if readings else None
        return found, next((o for o in found.options if o.id == option), None) if found else None

    (old, was), (new, now) = held(before, change.before), held(after, change.after)
    return ChangeShown(change, None, None, "readings", reading=new or old, options=(was, now))


def _passages(was: Clause | None, now: Clause | None) -> Iterator[Passage]:
    held = [quote.language for clause in (was, now) if clause for quote in clause.quotes]
    for language in dict.fromkeys(held):
        texts = [
            "\n".join(quote.text for quote in clause.quotes if quote.language == language) if clause else ""
            for clause in (was, now)
        ]
        if texts[0] != texts[1]:
            yield _joined(_beside(language.tag, *(_TOKEN.findall(text) or None for text in texts)))


def _beside(lang: str, before: Sequence[str] | None, after: Sequence[str] | None) -> Passage:
    if before is None or after is None:
        alone = tuple((piece, False) for piece in before or after or ())
        return Passage(lang, alone if before else None, alone if after else None)
    return Passage(lang, *marked(before, after))


def _joined(passage: Passage) -> Passage:
    """Merge neighbouring pieces of the same kind."""

    def join(parts: Parts | None) -> Parts | None:
        whole: list[tuple[str, bool]] = []
        for text, is_changed in parts or ():
            if whole and whole[-1][1] == is_changed:
                whole[-1] = (whole[-1][0] + text, is_changed)
            else:
                whole.append((text, is_changed))
        return tuple(whole) if parts is not None else None

    return Passage(passage.lang, join(passage.before), join(passage.after))


def _scenario_changes(clause_id: str, before: ComparedRun, after: ComparedRun) -> Iterator[ScenarioChange]:
    was, now = before.result(clause_id), after.result(clause_id)
    old = {s.id: s for s in was.scenarios} if was else {}
    new = {s.id: s for s in now.scenarios} if now else {}
    for id_ in dict.fromkeys((*new, *old)):
        one, other = old.get(id_), new.get(id_)
        if one is None or other is None or (one.outcome, one.reason) != (other.outcome, other.reason):
            yield ScenarioChange(one, other)


@dataclass(frozen=True)
class Side:
    """One of the two runs: results, record, and where it is."""

    compared: ComparedRun
    run: RunRecord
    name: str
    """The folder or archive, as given."""
    report: str | None
    """Link to its report from the page; None for an archive."""


def render_changes(before: Side, after: Side, changes: Sequence[RunChange], language: str = DEFAULT) -> bytes:
    """The page of the changes from one run to another; raise LanguageNotHeld.

    Every change names its place and links to it in the reports that are available.
    """
    said = speech(language)
    laws = {**before.compared.regulations, **after.compared.regulations}
    return render_page(
        "changes.html.jinja",
        said,
        (asset("report.css"), asset("changes.css")),
        ("page.js",),
        sides=(before, after),
        names=tuple(engine_name(side.compared.results.engine) for side in (before, after)),
        laws=tuple(dict.fromkeys((*after.compared.regulations, *before.compared.regulations))),
        glances=glances(before.compared, after.compared),
        changes=changes_shown(changes, before.compared, after.compared),
        count=len(changes),
        voices=Voices(said, laws),
        worse=sum(change.worse for change in changes),
    )
