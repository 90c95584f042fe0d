"""`vistoria audit`: judge recorded hands against a regulation, without an engine."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .choices import QuietOption, ReadingOption, folders_of, new_file, readings_of, regulations_of
from .into import Into
from .reader import say
from .stored import StoreOption, add, need
from .usage_error import UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vistoria.audit.audit import Place, Summary
    from vistoria.audit.record import Format
    from vistoria.model.clause import Quote, Regulation
    from vistoria.model.table import Settings

EVERY = 100
"""Hands after which the progress is told."""

EXAMPLES = examples(
    "vistoria audit hands.phhs -r mo-97-2010",
    "vistoria audit archive/ -r mo-97-2010 --out june --workers 8",
    "vistoria audit archive/ -r pt-omaha-online --out june --product 'Room A' --store history.sqlite",
    "vistoria audit archive/2026-06/ -r pt-omaha-online --json june.json",
    "zcat june.txt.gz | vistoria audit - --format pokerstars -r pt-omaha-online",
    "vistoria audit 'days/*.xml' --mapping mapping.toml -r pt-omaha-online",
    more="Exit codes: 0 nothing in the records breaks the law · 1 something does · 2 no hand could be judged · "
    "4 usage error · 5 internal error",
)


@app.command("audit", epilog=EXAMPLES)
def audit(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILES…", help="Files, folders, patterns or addresses of records; `-` is standard input."
        ),
    ],
    regulation: Annotated[
        str, typer.Option("--regulation", "-r", metavar="ID", help="Regulation to judge the hands by.")
    ],
    reading: ReadingOption = None,
    format_: Annotated[
        str | None,
        typer.Option(
            "--format", metavar="NAME", help="Format of all files. Default: by name and first line."
        ),
    ] = None,
    mapping: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Mapping of JSON lines, CSV or XML to hands (TOML).", exists=True),
    ] = None,
    settings: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="What the house declared for its tables (TOML, as `settings` of the protocol). "
            "Default: whatever explains each record best.",
            exists=True,
        ),
    ] = None,
    no_own_rules: Annotated[
        bool,
        typer.Option(
            "--no-own-rules", help="The house has no rules of its own where the law yields to them."
        ),
    ] = False,
    json: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write the results here as JSON.", callback=new_file),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            metavar="FOLDER",
            help="Folder for results, report and the hands that show each finding. An audit that was broken off goes "
            "on by the same command.",
        ),
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Give up a finished audit in the folder.")
    ] = False,
    product: Annotated[
        str, typer.Option(metavar="NAME", help="Whose records they are; the report and the store say so.")
    ] = "",
    product_version: Annotated[
        str, typer.Option(metavar="VERSION", help="Of the product, if the records are of one version.")
    ] = "",
    store: StoreOption = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers", "-n", min=1, help="Processes that judge; the results are the same for any."
        ),
    ] = 1,
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Dask scheduler whose workers judge, such as tcp://10.0.0.1:8786."
        ),
    ] = None,
    quiet: QuietOption = False,
) -> int:
    """Judge recorded hands against a regulation, without an engine."""
    from contextlib import ExitStack

    from vistoria.audit.audit import audited
    from vistoria.audit.chance import mixing_clauses
    from vistoria.audit.folder import record_of
    from vistoria.audit.request import Request
    from vistoria.audit.sources import sources
    from vistoria.audit.workers import crew

    from .counting import Counting

    laws = regulations_of(folders_of([regulation]))
    chosen = _format(format_, mapping)
    if store is not None and out is None:
        raise UsageError("--store needs --out: the folder is the evidence of what the store says")
    need(store)
    request = Request(
        regulation,
        readings_of(laws, reading),
        offers=() if no_own_rules else None,
        settings=_settings(settings),
        format=format_ or "",
        mapping=mapping.read_text(encoding="utf-8") if mapping else "",
        product=product,
        version=product_version,
    )
    request.judge()  # before anything is read
    found = list(sources(files))
    with ExitStack() as stack:
        by = stack.enter_context(crew(workers, cluster))
        into = stack.enter_context(Into.opened(out, request, files, replace=replace)) if out else None
        counting = stack.enter_context(Counting(quiet=quiet))
        if into and into.audit:
            counting.line(f"{out}: goes on after {into.audit.records} records")
        if by.is_empty:
            counting.line("the scheduler has no worker: nothing is judged until one joins it")

        def heard(summary: Summary) -> None:
            if summary.hands % EVERY == 0:
                note = f"{summary.broken} with findings" if summary.broken else ""
                counting.at("hands read", summary.hands, note=note)

        audit = audited(request, found, by, chosen, heard, *((into.audit, into.saves) if into else ()))
        summary = audit.summary
        record = record_of(request, summary, [s.input for s in found if s.input], _read(summary, chosen))
        if into is not None:
            counting.at("writing the report")
            into.finishes(record, audit.hands)
    print_causes(summary, record.conclusion, laws[regulation])
    if out is not None:
        typer.echo(say(f"report  {out / 'report.html'}"))
        add(out, store)
    if json is not None:
        from vistoria.bundle.layout import readable
        from vistoria.journal.disk import write_whole

        write_whole(json, readable(record))
    if summary.causes or (summary.unfair and mixing_clauses(laws[regulation])):
        return int(ExitCode.DOES_NOT_CONFORM)
    return int(ExitCode.CONFORMS if summary.judged else ExitCode.NOT_DETERMINED)


def _format(name: str | None, mapping: Path | None) -> Format | None:
    from vistoria.audit.record import formats

    if mapping is not None:
        from vistoria.audit.formats.mapping import mapped

        if name is not None:
            raise UsageError("--format and --mapping: name one of the two")
        return mapped(mapping)
    if name is None:
        return None
    if name not in formats():
        raise UsageError(f"--format {name!r}: no such format; installed are {', '.join(formats())}")
    return formats()[name]


def _settings(path: Path | None) -> Settings | None:
    import tomllib

    import msgspec

    from vistoria.model.table import Settings

    if path is None:
        return None
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Settings)
    except (ValueError, msgspec.ValidationError) as error:
        raise UsageError(f"--settings {path}: {error}") from None


def _read(summary: Summary, chosen: Format | None) -> list[Format]:
    from vistoria.audit.record import formats

    return [chosen] if chosen else [each for each in formats().values() if each.name in summary.formats]


def print_causes(summary: Summary, said: str, law: Regulation) -> None:
    """What was found, the first place of each cause, and the conclusion."""
    from .terminal import below, output, shown

    quotes = {str(clause.id): clause.quotes for clause in law.clauses}
    for cause in summary.causes:
        first = cause.places[0]
        output.print(f"[red]{', '.join(cause.clauses)}[/] {cause.aspect}: {cause.count} times")
        for clause in cause.clauses:
            for quote in quotes.get(clause, ())[:1]:
                output.print(below(f"«{quote.text}»"))
        output.print(below(_where(first)))
        output.print(below(f"expected: {first.expected}"))
        output.print(below(f"actual: {first.actual}{f' (sums in {first.unit})' if first.unit else ''}"))
    _print_chance(summary, law, quotes)
    for label, counts in (
        ("not judged", summary.others),
        ("way of play", summary.ways),
        ("across hands", summary.odd),
    ):
        for what, count in sorted(counts.items(), key=lambda each: -each[1]):
            output.print(f"{label}: {shown(what)}: {count}")
    for place in summary.oddities[:5]:
        output.print(below(f"{_where(place)}: {place.actual}"))
    if summary.unreadable:
        output.print(f"not readable: {summary.unreadable}")
    for place in summary.unread[:5]:
        output.print(below(f"{place.file}:{place.line}: {place.actual}"))
    output.print(said)


def _print_chance(summary: Summary, law: Regulation, quotes: Mapping[str, Sequence[Quote]]) -> None:
    """What chance does not explain, under the clause by which the cards are to be mixed."""
    from vistoria.audit.chance import mixing_clauses

    from .reader import said
    from .terminal import below, output

    if not summary.unfair:
        return
    clauses = mixing_clauses(law)
    output.print(f"[red]{', '.join(clauses)}[/] {said().text('audit.unfair')}")
    for clause in clauses:
        for quote in quotes.get(clause, ())[:1]:
            output.print(below(f"«{quote.text}»"))
    for each in summary.unfair:
        text = said().text(f"audit.chance.{each.question}", **({"of": each.of} if each.of else {}))
        output.print(below(f"{text}: {each.value:.6g} > {each.limit:.6g}"))


def _where(place: Place) -> str:
    return f"{place.file}:{place.line}{f', hand {place.hand}' if place.hand else ''}"
