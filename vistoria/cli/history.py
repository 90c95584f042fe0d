"""`vistoria history`: what runs, audits and campaigns showed over time."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .choices import new_file
from .stored import DEFAULT, AddressOption, load
from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.verdict.over_time import History

EXAMPLES = examples(
    "vistoria history",
    "vistoria history --product 'Room A' --since 2026-01-01 --html room-a.html --svg room-a.svg",
    "vistoria history --clause mo-97-2010/8.5 --store postgresql://vistoria@db.example/vistoria",
    more="Exit codes: 0 done · 2 the store has nothing for this, or interrupted · 4 usage error · 5 internal error",
)
SHOWN = 6
"""Broken clauses that a line of the table names."""


@app.command("history", epilog=EXAMPLES)
def history(
    address: AddressOption = DEFAULT,
    product: Annotated[str, typer.Option(metavar="NAME", help="Only this product.")] = "",
    product_version: Annotated[str, typer.Option(metavar="VERSION", help="Only this version.")] = "",
    regulation: Annotated[
        str, typer.Option("--regulation", "-r", metavar="ID", help="Only results under this regulation.")
    ] = "",
    clause: Annotated[str, typer.Option(metavar="CLAUSE", help="Only this clause, broken or not.")] = "",
    since: Annotated[str, typer.Option(metavar="DAY", help="Only what was played on this day or later.")] = "",
    until: Annotated[str, typer.Option(metavar="DAY", help="Only what was played on this day or earlier.")] = "",
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page.", callback=new_file)
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the plot as SVG.", callback=new_file)
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
) -> int:  # fmt: skip
    """Show what runs, audits and campaigns found over time, by product, version, clause and period."""
    load()
    from vistoria.bundle.layout import readable
    from vistoria.journal.disk import write_whole
    from vistoria.law.catalogue import installed
    from vistoria.reports.history_page import render_history
    from vistoria.reports.history_plot import history_svg
    from vistoria.run.laws import regulation_in
    from vistoria.store.store import Query, opened
    from vistoria.verdict.over_time import history as history_of

    from .reader import language, said
    from .terminal import output

    asked = Query(
        product, product_version, regulation, clause, _day("--since", since), _day("--until", until)
    )
    with opened(address) as store:
        entries = store.entries(asked, whole=False)
    names = {judgement.regulation for entry in entries for judgement in entry.judgements}
    laws = {name: regulation_in(folder) for name, folder in installed().items() if name in names}
    order = [each.id for law in laws.values() for each in law.clauses]
    found = history_of(entries, order, clause or None)
    if html is not None:
        write_whole(html, render_history(found, laws, language()))
    if svg is not None:
        write_whole(svg, history_svg(found, said()))
    if json:
        output.file.write(readable(found).decode())
    else:
        _print(found)
        for label, file in (("page    ", html), ("plot    ", svg)):
            if file is not None:
                output.print(f"{label} {file}")
    return int(ExitCode.CONFORMS if found.points else ExitCode.NOT_DETERMINED)


def _day(option: str, text: str) -> str:
    if not text:
        return ""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise UsageError(f"{option} {text}: no day; write it as 2026-06-30") from None


def _print(found: History) -> None:
    from .reader import said
    from .terminal import listing, output, shown

    speech = said()
    if not found.points:
        output.print(speech.text("history.empty"))
        return
    heads = ("period", "what", "product", "regulation", "conclusion", "judged", "broken", "clauses")
    rows = []
    for point in found.points:
        entry, judgement = point.entry, point.judgement
        broken = [name.partition("/")[2] for name in found.clauses if point.states.get(name) == "broken"]
        more = f" +{len(broken) - SHOWN}" if len(broken) > SHOWN else ""
        days = dict.fromkeys((entry.first[:10], entry.last[:10]))
        rows.append(
            (
                shown(" – ".join(days) or "–"),
                speech.text(f"history.kinds.{entry.kind}"),
                shown(f"{entry.product} {entry.version}".strip() or "–"),
                shown(judgement.regulation),
                speech.text(f"history.stated.{judgement.stated}"),
                speech.written(judgement.judged),
                speech.written(judgement.broken),
                shown(", ".join(broken[:SHOWN]) + more),
            )
        )
    output.print(listing([speech.text(f"history.{head}") for head in heads], rows))
