"""The summary that a run prints at its end: the clauses, worst first, each with what was seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial, reduce
from pathlib import Path

from rich.cells import cell_len
from rich.markup import escape
from rich.text import Text

from vistoria.bundle.layout import HTML, PDF, RESULTS
from vistoria.languages.spaces import beside
from vistoria.model.clause import Regulation
from vistoria.model.known import INEXACT
from vistoria.model.outcome import Conclusion, Outcome, Reason
from vistoria.reports.certificate import WORST
from vistoria.reports.summary import engine_name
from vistoria.reports.words import ICONS, both, found_line
from vistoria.verdict.facts import RunFacts
from vistoria.verdict.reasons import Supplier, supplier_of
from vistoria.verdict.results import ClauseResult, EngineRecord, RegulationResult, Results, ScenarioResult

from .kept import unread_details
from .reader import aside, colon, of_law, said, say
from .reader import found as in_words
from .terminal import below, errors, one_line, output, shown

CONCLUSION = {
    Conclusion.CONFORMS: "bold green",
    Conclusion.DOES_NOT_CONFORM: "bold red",
    Conclusion.NOT_DETERMINED: "bold yellow",
}
COLOUR = {Outcome.FAILED: "red", Outcome.CANT_TELL: "yellow", Outcome.UNTESTED: "yellow"}
FOR_PEOPLE = (("report", HTML), ("pdf", PDF), ("results", RESULTS))
"""Labels of the files that a reader opens first."""
LABELS = (*(label for label, _ in FOR_PEOPLE), "others", "time", "item", "adapter")
"""What stands before files and figures, in one column."""
MANY = 5
"""So many inconclusive clauses with one reason have a line each; more have one together."""
NARROW = 60
"""Columns below which what was seen stands in a line of its own."""


def print_summary(
    results: Results,
    regulations: Mapping[str, Regulation],
    out: Path,
    written: Sequence[str],
    *,
    verbose: bool = False,
    quiet: bool = False,
) -> None:
    """Print conclusions, counts, every failed and inconclusive clause, what is untested, and the files.

    `verbose` adds what was expected and every scenario; `quiet` leaves the conclusions and the report.
    """
    if results.interrupted:
        output.print(Text(said().text("terminal.stopped"), "bold yellow"))
    laws = sorted(results.regulations.items(), key=lambda law: WORST.index(law[1].conclusion))
    counted = [law for law in laws if law[1].claimed or not results.engine.version] or laws
    for name, result in counted:
        _law(results, name, result)
        if not quiet:
            _clauses(regulations.get(name), result, verbose)
            _untested(result, left_out=results.filtered)
    if others := [name for name, _ in laws if name not in dict(counted)]:
        laws_too = said().text("terminal.also", laws=", ".join(others))
        output.print(f"\n{laws_too}")
    for key, colour, texts in (
        ("run", "red", results.faults),
        ("table", "yellow", results.broken_tables),
        ("again", "yellow", results.otherwise),
        ("incident", "red", results.incidents),
    ):
        for text in texts:
            output.print(Text.assemble(_label_of(key, colour), one_line(say(text))))
    if not quiet:
        isolation = isolation_line(results.engine)
        output.print(beside(said().text("terminal.engine"), isolation))
    for known in results.known:
        colour = "red" if known.state in INEXACT else "yellow"
        output.print(Text.assemble(_label_of("known", colour), one_line(say(str(known)))))
    output.print()
    print_written(out, [name for name in written if name == HTML] if quiet else written)


def print_written(out: Path, written: Sequence[str]) -> None:
    """Print the paths of the files for people, the names of the others, and whether details here were not read."""
    for label, name in FOR_PEOPLE:
        if name in written:
            output.print(f"{_column(label)} {out / name}")
    others = dict.fromkeys(
        f"{name.partition('/')[0]}/" if "/" in name else name
        for name in written
        if name not in dict(FOR_PEOPLE).values()
    )
    if others:
        output.print(f"{_column('others')} {', '.join(others)}")
    if (note := unread_details(out)) is not None:
        errors.print(escape(note))


def isolation_line(engine: EngineRecord) -> str:
    """Whether the engine was isolated, and why not."""
    why = aside(one_line(say(engine.not_isolated))) if engine.not_isolated else ""
    return said().text(f"isolation.{engine.isolation}") + why


def print_measured(facts: RunFacts, took: str) -> None:
    """Print how long it took, the SHA-256 of item and adapter, and how the item's compares with the engine's own."""
    if took:
        output.print(f"{_column('time')} {took}")
    for each in facts.measured:
        own = said().text(f"measured.beside.{each.beside(facts.engine.digest)}")
        beside = f"; {own}" if each.role == "item" else ""
        output.print(f"{_column(each.role)} {shown(each.name)}: SHA-256 {each.before}{beside}")


def _law(results: Results, name: str, result: RegulationResult) -> None:
    engine = one_line(engine_name(results.engine))
    scopes = [results.scope] * (results.scope != "all") + ["part"] * results.filtered
    scope = "".join(aside(said().text(f"terminal.{each}")) for each in scopes)
    conclusion = (said().text(f"diff.verdict.{result.conclusion}"), CONCLUSION[result.conclusion])
    head = Text.assemble("\n", (engine, "bold"), f" · {name}{scope}{colon()}", conclusion)
    output.print(head)
    if not result.claimed and results.engine.version:
        output.print(f"  {said().text('terminal.not-claimed')}")
    counts = " · ".join(
        said().text(f"counted.{outcome}", n=result.counts[outcome])
        for outcome in ICONS
        if result.counts.get(outcome)
    )
    output.print(f"  {said().text('terminal.clauses', counts=counts)}")


def _clauses(law: Regulation | None, result: RegulationResult, verbose: bool) -> None:
    """Print a line for each failed and each inconclusive clause; a file and `verbose` get the whole text."""
    cut = output.is_terminal and not verbose
    width = output.width
    room = max((len(_label(name)) for name in result.clauses), default=0)
    many = _alike(result)
    for outcome in (Outcome.FAILED, Outcome.CANT_TELL):
        for name, clause in result.clauses.items():
            if clause.outcome is not outcome or (outcome is Outcome.CANT_TELL and clause.reason in many):
                continue
            lines = list(_seen(law, clause, outcome, verbose))
            cut = output.is_terminal and not verbose and outcome is not Outcome.FAILED
            head = Text.assemble(
                "  ", (f"{ICONS[outcome]} ", COLOUR[outcome]), (_label(name).ljust(room), "bold")
            )
            if width < NARROW:
                output.print(head)
                lines = ["", *lines]
            else:
                head.append(f"  {lines[0]}")
                output.print(
                    head, no_wrap=cut or None, overflow="ellipsis" if cut else None, soft_wrap=not cut
                )
            narrow = width < NARROW
            for line in lines[1:]:
                output.print(
                    Text(f"    {line}"),
                    soft_wrap=not cut,
                    no_wrap=(cut and not narrow) or None,
                    overflow="ellipsis",
                )

    for reason, names in many.items():
        icon = (f"{ICONS[Outcome.CANT_TELL]} ", COLOUR[Outcome.CANT_TELL])
        what = said().text(f"reason.{reason}")
        head = Text.assemble(
            "  ", icon, (said().text("terminal.inconclusive", n=len(names)), "bold"), f"  {what}"
        )
        output.print(head, soft_wrap=not cut)
        _listed(map(_label, names))
        output.print(Text(f"    {_first_detail(law, result, names)}"))


def _alike(result: RegulationResult) -> dict[Reason, list[str]]:
    """Inconclusive clauses that have one reason together, where they are many."""
    groups: dict[Reason, list[str]] = {}
    for name, clause in result.clauses.items():
        if clause.outcome is Outcome.CANT_TELL and clause.reason is not None:
            groups.setdefault(clause.reason, []).append(name)
    return {reason: names for reason, names in groups.items() if len(names) > MANY}


def _first_detail(law: Regulation | None, result: RegulationResult, names: Sequence[str]) -> str:
    """What the first of their scenarios tells; rather a failure itself than that the engine was given up for it."""
    shown = [s for name in names for s in result.clauses[name].scenarios if s.outcome is Outcome.CANT_TELL]
    return _observed(law, min(shown, key=_given_up))


def _given_up(scenario: ScenarioResult) -> bool:
    """Whether it tells only that the engine was given up; other scenarios tell for what."""
    return scenario.reason is Reason.ENGINE_GONE


def _seen(law: Regulation | None, clause: ClauseResult, outcome: Outcome, verbose: bool) -> Iterator[str]:
    """What was seen, in a line; then, if asked for, every scenario with what was expected."""
    reason = said().text(f"reason.{clause.reason}") if clause.reason else ""
    shown = [s for s in (*clause.scenarios, *clause.elsewhere) if s.outcome is outcome]
    shown.sort(key=_given_up)
    first = _observed(law, shown[0]) if shown else _in_play(law, clause)
    more = said().text("terminal.more", n=len(shown) - 1) if len(shown) > 1 else ""
    told = (first,) if outcome is Outcome.FAILED and first else (reason, first)
    yield reduce(beside, [each for each in (*told, more) if each] or [""])
    if verbose:
        for scenario in shown:
            yield one_line(of_law(law, scenario.name) if law else scenario.name)
            yield f"  {_observed(law, scenario)}"


def _in_play(law: Regulation | None, clause: ClauseResult) -> str:
    """What play found, where no scenario shows it."""
    found = clause.in_play.found if clause.in_play else ()
    return one_line(found_line(found[0], partial(in_words, law=law))) if found else ""


def _observed(law: Regulation | None, scenario: ScenarioResult) -> str:
    inconclusive = scenario.outcome is Outcome.CANT_TELL
    say = partial(in_words, law=law)
    observed, detail = say(scenario.observed or ""), say(scenario.detail or "")
    if scenario.expected and scenario.outcome is Outcome.FAILED:
        observed = both(scenario.expected, scenario.observed or "", say)
    told = (detail, observed) if inconclusive else (observed, detail)
    return one_line(" ".join(next(filter(None, told), "").split()))


def _untested(result: RegulationResult, *, left_out: bool) -> None:
    """Print for each reason who can supply what is untested, why, and the clauses; not those left out on purpose."""
    groups: dict[Reason, list[str]] = {}
    for name, clause in result.clauses.items():
        if clause.outcome is Outcome.UNTESTED and clause.reason not in (None, Reason.OUT_OF_SCOPE):
            groups.setdefault(clause.reason, []).append(_label(name))
    text = said().text
    for reason in sorted(groups, key=lambda reason: list(Supplier).index(supplier_of(reason))):
        labels, who = groups[reason], text(f"certificate.supplier.{supplier_of(reason)}")
        icon = (f"{ICONS[Outcome.UNTESTED]} ", COLOUR[Outcome.UNTESTED])
        why = f"  {who}{colon()}{text(f'reason.{reason}')}"
        output.print(Text.assemble("  ", icon, (text("terminal.untested", n=len(labels)), "bold"), why))
        if not (left_out and reason is Reason.NOT_RUN):
            _listed(labels)


def _listed(labels: Iterable[str]) -> None:
    """Print clauses under their heading, on a terminal in as many lines as they take, elsewhere in one."""
    text = ", ".join(labels)
    if output.is_terminal:
        output.print(below(text))
    else:
        output.print(Text(f"    {one_line(text)}"))


def _label_of(key: str, colour: str) -> tuple[str, str]:
    """What stands before a line, with its colour."""
    return f"{said().text(f'terminal.{key}')} ", colour


def _column(key: str) -> str:
    """The label of a file or of a figure, as wide as all."""
    widths = {each: cell_len(said().text(f"terminal.{each}")) for each in LABELS}
    return said().text(f"terminal.{key}") + " " * (max(widths.values()) - widths[key])


def _label(clause: str) -> str:
    return clause.partition("/")[2]
