"""`vistoria campaign`: play drawn tables with an engine without end, and count what they show."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .audit import print_causes
from .choices import (
    EngineOption,
    EngineOptions,
    QuietOption,
    ReadingOption,
    folders_of,
    launch_of,
    pairs,
    readings_of,
    regulations_of,
)
from .into import Into
from .reader import say
from .stored import StoreOption, add, need
from .usage_error import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from vistoria.audit.audit import Audit
    from vistoria.audit.folder import Played
    from vistoria.audit.request import Request
    from vistoria.campaign.order import Order
    from vistoria.protocol.handshake import Hello

EXAMPLES = examples(
    "vistoria campaign --engine my_product.adapter:Engine -r mo-97-2010 --hands 100000 --out june",
    "vistoria campaign --engine stdio:./server -r pt-omaha-online --minutes 480 --workers 8",
    "vistoria campaign --engine stdio:./server -r pt-omaha-online --rate 10000",
    more="--rate N plays until a breach in more than one of N hands would have shown, with 99 %. "
    "Exit codes: 0 no hand breaks the law · 1 some do · 2 no hand could be judged, or interrupted · "
    "3 the engine cannot be had · 4 usage error · 5 internal error",
)


@app.command("campaign", epilog=EXAMPLES)
def campaign(
    regulation: Annotated[
        str, typer.Option("--regulation", "-r", metavar="ID", help="Regulation to play and judge by.")
    ],
    engine: EngineOption = "reference",
    engine_option: EngineOptions = None,
    reading: ReadingOption = None,
    hands: Annotated[int | None, typer.Option(min=1, help="Stop after so many hands.")] = None,
    minutes: Annotated[float | None, typer.Option(min=0, help="Stop after so many minutes.")] = None,
    rate: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Stop when a breach in more than one of N hands would have shown."),
    ] = None,
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FOLDER", help="Folder for results and report. A campaign that was "
                           "broken off goes on by the same command.")
    ] = Path("vistoria-campaign"),
    replace: Annotated[bool, typer.Option("--replace", help="Give up a finished campaign in the folder.")] = False,
    workers: Annotated[
        int, typer.Option("--workers", "-n", min=1, help="Processes that play, each with an engine of its own.")
    ] = 1,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Dask scheduler whose workers play; they start the engine.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Seed of the draws. Default: one of its own.")] = None,
    store: StoreOption = None,
    quiet: QuietOption = False,
) -> int:  # fmt: skip
    """Play drawn tables with an engine until it is enough, and judge every hand."""
    from vistoria.audit.folder import record_of
    from vistoria.audit.workers import crew
    from vistoria.campaign.campaign import campaign as play
    from vistoria.campaign.order import hands_for, rate_shown

    from .counting import Counting

    laws = regulations_of(folders_of([regulation]))
    need(store)
    hello = _greeted(engine, engine_option, regulation)
    request = _request(regulation, readings_of(laws, reading), hello)
    order = _order(out, request, engine, pairs(engine_option, "--engine-option"), seed)
    most = hands or (hands_for(rate) if rate else None)
    until = monotonic() + minutes * 60 if minutes is not None else None
    if most is None and until is None:
        raise UsageError("say when to stop: --hands, --minutes or --rate")

    def goes_on(played: int) -> bool:
        return (most is None or played < most) and (until is None or monotonic() < until)

    with (
        crew(workers, cluster) as by,
        Into.opened(out, request, [_said(order)], replace=replace) as into,
        Counting(quiet=quiet, threads=workers == 1) as counting,
    ):
        if into.audit:
            counting.line(f"{out}: goes on after {into.audit.records} tables")

        def heard(audit: Audit) -> None:
            note = f"{audit.summary.broken} with findings" if audit.summary.broken else ""
            counting.at("hands played", audit.summary.hands, most, note=note)

        audit = play(order, by, goes_on, heard, into.audit, into.saves)
        record = record_of(request, audit.summary, [], [], _played(order, hello, audit, rate_shown))
        counting.at("writing the report")
        into.finishes(record, audit.hands)
    print_causes(audit.summary, record.conclusion, laws[regulation])
    typer.echo(say(f"report  {out / 'report.html'}"))
    add(out, store)
    if audit.summary.causes:
        return int(ExitCode.DOES_NOT_CONFORM)
    return int(ExitCode.CONFORMS if audit.summary.judged else ExitCode.NOT_DETERMINED)


def _greeted(engine: str, options: list[str] | None, regulation: str) -> Hello:
    """What the engine says of itself; raises UsageError for one that does not claim the regulation."""
    from vistoria.client.link import EngineLink

    with EngineLink(launch_of(engine, options)) as link:
        hello = link.start()
    if regulation not in hello.regulations or not hello.abilities.tables:
        what = "opens no tables" if regulation in hello.regulations else f"does not claim {regulation}"
        raise UsageError(f"--engine {engine}: the engine {what}")
    return hello


def _request(regulation: str, readings: dict[str, str], hello: Hello) -> Request:
    from vistoria.audit.request import Request

    return Request(regulation, readings, offers=tuple(hello.offered(regulation)))


def _order(out: Path, request: Request, engine: str, options: dict[str, str], seed: int | None) -> Order:
    """That of a campaign that was broken off in the folder, if it is the same; else a new one."""
    import msgspec

    from vistoria.audit.folder import unfinished
    from vistoria.campaign.order import Order
    from vistoria.model.secret import fresh_secret, seed_of
    from vistoria.run.clock import Clock, stated

    found = unfinished(out)
    if found is not None and found.files and found.files[0].startswith("{"):
        before = msgspec.json.decode(found.files[0], type=Order)
        if (before.request, before.engine, before.options) == (request, engine, options) and seed in (
            None,
            before.seed,
        ):
            return before
    secret = fresh_secret()
    seed = seed_of(secret) if seed is None else seed
    return Order(
        request=request,
        engine=engine,
        options=options,
        seed=seed,
        secret=secret,
        started=stated(Clock().started),
    )


def _said(order: Order) -> str:
    import msgspec

    return msgspec.json.encode(order).decode()


def _played(order: Order, hello: Hello, audit: Audit, shown: Callable[[int], int]) -> Played:
    from vistoria.audit.folder import Played
    from vistoria.run.clock import Clock, stated

    return Played(
        engine=order.engine,
        name=hello.engine.name,
        version=hello.engine.version,
        options=order.options,
        seed=order.seed,
        secret=order.secret,
        tables=audit.records,
        rate=shown(audit.summary.judged),
        started=order.started,
        finished=max(stated(Clock().started), order.started),
    )
