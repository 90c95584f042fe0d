"""`vistoria replay`: re-send a recorded conversation to an engine."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .choices import EngineOption, EngineOptions, launch_of
from .usage_error import UsageError


@app.command(
    "replay",
    epilog=examples(
        "vistoria replay vistoria-out/transcripts/mo-97-2010/10.5--….jsonl -e pokerkit",
        "vistoria replay vistoria-out/transcripts/mo-97-2010/10.5--….jsonl --show",
        more="Exit codes: 0 every reply is the same · 1 a reply differs · 3 engine fault · 4 usage error",
    ),
)
def replay(
    transcript: Annotated[Path, typer.Argument(help="Transcript of a scenario, from the folder of a run.")],
    engine: EngineOption = "reference",
    engine_option: EngineOptions = None,
    show: Annotated[
        bool,
        typer.Option("--show", help="Show the recorded hand in words and as a table; no engine is started."),
    ] = False,
    message: Annotated[
        int | None,
        typer.Option(
            "--message",
            min=1,
            help="With --show: the message that decides. Default: where play found it, else the last one.",
        ),
    ] = None,
    hand: Annotated[
        int | None, typer.Option("--hand", min=1, help="With --show: the hand of the table, counted from 1.")
    ] = None,
) -> int:
    """Re-send a recorded conversation and compare the replies, or show the hand that it tells."""

    from vistoria.client.link import EngineLink
    from vistoria.client.replay import replay as replay_transcript
    from vistoria.client.transcript import read_transcript
    from vistoria.journal.owner import reading
    from vistoria.journal.state import OFFICE

    from .terminal import output, shown

    run = next((folder for folder in transcript.resolve().parents if (folder / OFFICE).is_dir()), None)
    try:
        with reading(run) if run is not None else nullcontext():
            stored = read_transcript(transcript)
    except OSError as error:
        raise UsageError(f"{transcript}: {error.strerror}") from None
    if show:
        from .hand import found_in, show_hand

        point = found_in(transcript, message) if hand is None else None
        show_hand(stored.messages, message, hand, point)
        return int(ExitCode.CONFORMS)
    with EngineLink(launch_of(engine, engine_option)) as link:
        found = replay_transcript(stored, link)
    if found is None:
        output.print(f"{len(stored.messages)} messages: every reply is the same")
        return int(ExitCode.CONFORMS)
    output.print(f"the replies differ at {shown(str(found))}")
    return int(ExitCode.DOES_NOT_CONFORM)
