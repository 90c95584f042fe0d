"""`vistoria replay`: say a stored conversation again to an engine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .choices import EngineOption, EngineOptions, launch_of
from .mistake import Mistake


@app.command(
    "replay",
    epilog=examples("vistoria replay vistoria-out/transcripts/mo-97-2010/10.5--….jsonl -e pokerkit"),
)
def replay(
    transcript: Annotated[Path, typer.Argument(help="A transcript of a run.")],
    engine: EngineOption = "reference",
    engine_option: EngineOptions = None,
) -> int:
    """Send the same requests again and compare the answers; exit code 1 at the first difference."""
    from rich.markup import escape

    from vistoria.client.link import EngineLink
    from vistoria.client.replay import replay as replay_transcript
    from vistoria.client.transcript import read_transcript

    from .terminal import output

    try:
        stored = read_transcript(transcript)
    except OSError as error:
        raise Mistake(f"{transcript}: {error.strerror}") from None
    with EngineLink(launch_of(engine, engine_option)) as link:
        found = replay_transcript(stored, link)
    if found is None:
        output.print(f"{len(stored.messages)} messages: every answer is the same")
        return int(ExitCode.CONFORMS)
    output.print(f"the answers differ at {escape(str(found))}", soft_wrap=True)
    return int(ExitCode.DOES_NOT_CONFORM)
