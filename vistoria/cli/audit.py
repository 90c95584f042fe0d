"""`vistoria audit`: judge recorded hands against a regulation, without an engine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .choices import folders_of, new_file, readings_of, regulations_of
from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.audit.audit import Summary
    from vistoria.audit.record import Format
    from vistoria.audit.visibility import ClauseSeen
    from vistoria.model.table import Settings

EVERY = 100
"""Hands after which the progress is told."""

EXAMPLES = examples(
    "vistoria audit hands.phhs -r mo-97-2010",
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
    reading: Annotated[
        list[str] | None,
        typer.Option(
            metavar="REGULATION/ID=OPTION", help="Choose another reading of a doubtful clause; repeatable."
        ),
    ] = None,
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
    workers: Annotated[
        int, typer.Option(min=1, help="Processes that judge; the results are the same for any.")
    ] = 1,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress.")] = False,
) -> int:
    """Judge recorded hands against a regulation, without an engine."""
    from vistoria.audit.audit import audited
    from vistoria.audit.judge import Judge
    from vistoria.audit.sources import sources
    from vistoria.audit.visibility import clauses_seen
    from vistoria.referee.model import models

    from .counting import Counting

    laws = regulations_of(folders_of([regulation]))
    readings = readings_of(laws, reading)
    model = models(readings, laws).get(regulation)
    if model is None:
        raise UsageError(f"no model of {regulation} is installed: its hands cannot be followed")
    if not no_own_rules:
        model = model.yielding(laws[regulation].optional_offers)
    chosen, declared = _format(format_, mapping), _settings(settings)
    found = list(sources(files))
    with Counting(quiet=quiet, threads=workers == 1) as counting:

        def heard(summary: Summary) -> None:
            if summary.hands % EVERY == 0:
                note = f"{summary.broken} with findings" if summary.broken else ""
                counting.at("hands read", summary.hands, note=note)

        summary = audited(Judge(regulation, model, declared), found, chosen, heard, workers)
    seen = list(clauses_seen(laws[regulation], summary, _read(summary, chosen)))
    _print(summary, seen, laws[regulation])
    if json is not None:
        _write(json, summary, seen, readings)
    if summary.causes:
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


def _print(summary: Summary, seen: Sequence[ClauseSeen], law: Any) -> None:
    from .terminal import below, output, shown

    quotes = {clause.id: clause.quotes for clause in law.clauses}
    for cause in summary.causes:
        first = cause.places[0]
        output.print(
            f"[red]{', '.join(cause.clauses)}[/] {cause.aspect}: {cause.count} times", soft_wrap=True
        )
        for clause in cause.clauses:
            for quote in quotes.get(clause, ())[:1]:
                output.print(below(f"«{quote.text}»"))
        output.print(below(f"{first.file}:{first.line}, hand {first.hand}"))
        output.print(below(f"expected: {first.expected}"))
        output.print(below(f"actual: {first.actual}{f' (sums in {first.unit})' if first.unit else ''}"))
    for label, counts in (
        ("not judged", summary.others),
        ("way of play", summary.ways),
        ("across hands", summary.odd),
    ):
        for what, count in sorted(counts.items(), key=lambda each: -each[1]):
            output.print(f"{label}: {shown(what)}: {count}", soft_wrap=True)
    for place in summary.oddities[:5]:
        output.print(below(f"{place.file}:{place.line}, hand {place.hand}: {place.actual}"))
    if summary.unreadable:
        output.print(f"not readable: {summary.unreadable}")
    for place in summary.unread[:5]:
        output.print(below(f"{place.file}:{place.line}: {place.actual}"))
    output.print(conclusion(summary, seen), soft_wrap=True)


def conclusion(summary: Summary, seen: Sequence[ClauseSeen]) -> str:
    """What the records show, in two sentences."""
    when = f" of {summary.first} to {summary.last}" if summary.first else ""
    kept = f"{summary.broken} of them differ from" if summary.broken else "none of them differs from"
    can = [each for each in seen if each.seen != "cannot be shown"]
    met = [each for each in can if each.seen != "not shown"]
    return (
        f"{summary.hands} hands{when}, {summary.judged} judged: {kept} {summary.regulation}. "
        f"{len(can)} of {len(seen)} engine clauses can be seen in such records; {len(met)} were."
    )


def _write(path: Path, summary: Summary, seen: Sequence[ClauseSeen], readings: dict[str, str]) -> None:
    import msgspec

    from vistoria import __version__
    from vistoria.journal.disk import write_whole

    said = {
        "vistoria": __version__,
        "readings": readings,
        "clauses": seen,
        "conclusion": conclusion(summary, seen),
    }
    content = msgspec.json.format(msgspec.json.encode({**said, **msgspec.to_builtins(summary)}), indent=2)
    write_whole(path, content)
