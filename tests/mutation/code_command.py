"""`python -m tests.mutation code`: change the code of the reference engine as Cosmic Ray does; a run must notice."""

from __future__ import annotations

import importlib.util
import random
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from vistoria.bundle.layout import folder_digest
from vistoria.cli.choices import folders_of
from vistoria.cli.counting import Counting
from vistoria.cli.terminal import output
from vistoria.cli.usage_error import UsageError
from vistoria.run.execute import refuse_uncollectable
from vistoria.run.laws import regulation_in
from vistoria.validation.selftest.trial import TrialOptions
from vistoria.verdict.regulation import ExitCode

from .code_mutants import REGULATION, CodeMutant, NoCosmicRay, code_mutants, digest
from .code_trial import ENGINE, Reached, Trials
from .forked import forked
from .journal import append, holding, read_journal, rewrite
from .judges import judges, scenarios
from .options import (
    OUT,
    SHARE,
    WORKERS,
    CountOption,
    FreshOption,
    JsonOption,
    OutOption,
    PageOption,
    ShareOption,
    WorkersOption,
    conclusion,
    print_open_ends,
)
from .page import CODE_BEGIN, CODE_END, code_section, write_section
from .proofs import read_proofs
from .tally import Tally, journal_of, tally, waiting

EXAMPLES = """
Examples:

- `python -m tests.mutation code --sample 500` — five hundred changes, drawn by the seed; a second start goes on
- `python -m tests.mutation code --only policies/pots.py`
- `python -m tests.mutation code --count --out docs/validation --page docs/validation.md`

Exit codes: 0 all killed or proved · 2 not all were tried · 5 survivors, faults, or proofs refuted · 4 usage
"""
MANY = 20
"""So many changes pay for the runs that look which functions are called; fewer are tried by every scenario."""
REACH_S = 3600
"""Seconds of processor time for the run that looks which functions are called."""


def code(
    regulation: Annotated[
        list[str] | None,
        typer.Option(
            "--regulation", "-r", metavar="ID", help="Regulation that judges; repeat. Default: all."
        ),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="TEXT", help="Changes whose id holds this text; repeat."),
    ] = None,
    sample: Annotated[int, typer.Option(min=0, help="Try so many at most; 0 for all.")] = 0,
    out: OutOption = OUT,
    page: PageOption = None,
    count: CountOption = False,
    fresh: FreshOption = False,
    json: JsonOption = False,
    workers: WorkersOption = WORKERS,
    share: ShareOption = SHARE,
    seconds: Annotated[
        int, typer.Option(min=1, help="Processor time of one trial; an engine that takes more is killed.")
    ] = 60,
    seed: Annotated[int, typer.Option(help="Draws the hands and the sample.")] = TrialOptions().seed,
) -> int:
    """Prove the scenarios: no line of the engine's policies and procedures can change without one that fails."""
    folders = folders_of(regulation)
    refuse_uncollectable(folders.values())
    engine = Path(str(importlib.util.find_spec(ENGINE).origin)).parent  # type: ignore[union-attr]
    try:
        everybody = code_mutants(engine)
    except NoCosmicRay as error:
        raise UsageError(str(error)) from None
    chosen = [mutant for mutant in everybody if not only or any(text in mutant.id for text in only)]
    if not chosen:
        raise UsageError("no change is called so; the records of a run show the form of their ids")
    features = sha256("".join(map(folder_digest, folders.values())).encode()).hexdigest()[:12]
    sources = {mutant.id: digest(mutant, engine) for mutant in everybody}
    bench = [judge for folder in folders.values() for judge in judges(regulation_in(folder))]
    bench.sort(key=lambda judge: bool(judge.readings))
    trials = Trials(engine, dict(folders), tuple(bench), TrialOptions(seed=seed, share=share), features)
    journal = journal_of(out, REGULATION)
    judging = scenarios()
    tried = {} if fresh else holding(read_journal(journal), judging)
    work = list(waiting(chosen, tried, features, share, sources))
    random.Random(seed).shuffle(work)
    if sample:
        work = work[:sample]
    if work and not count:
        _try(trials, work, journal, workers, seconds, quiet=json)
    found = holding(read_journal(journal), judging)
    kept = {id_: each for id_, each in found.items() if each.source == sources.get(id_)}
    proofs = read_proofs(out / "equivalent.toml")
    figures = tally(REGULATION, everybody, kept, proofs, features)
    if page is not None:
        write_section(page, code_section(figures, proofs), (CODE_BEGIN, CODE_END))
    if json:
        output.file.write(msgspec.json.format(msgspec.json.encode(figures), indent=1).decode() + "\n")
    else:
        _print(figures)
    return int(conclusion([figures]))


def _try(
    trials: Trials, work: list[CodeMutant], journal: Path, workers: int, seconds: int, *, quiet: bool
) -> None:
    """Each result stored as it comes; Ctrl-C ends it, and a second start goes on."""
    seen: Counter[str] = Counter()
    with Counting(quiet=quiet, threads=False) as counting:
        reached = _reached(trials, workers, counting) if len(work) >= MANY else {}
        trials = msgspec.structs.replace(trials, reached=reached)
        counting.at("changes", 0, len(work))
        try:
            for mutant, came in forked(trials.tried, work, workers, seconds):
                died = came.died if not came.ran_out else ""
                result = came.result or trials.without_result(mutant, died, seconds)
                append(journal, result)
                seen[result.outcome] += 1
                note = f"{seen['survived']} alive, {seen['fault']} faults"
                counting.at("changes", seen.total(), len(work), note)
        finally:
            rewrite(journal, read_journal(journal).values())


def _reached(trials: Trials, workers: int, counting: Counting) -> dict[str, Reached]:
    reached: dict[str, Reached] = {}
    runs = "runs to see who calls what"
    counting.at(runs, 0, len(trials.judges))
    for judge, run in forked(trials.reach, trials.judges, workers, REACH_S):
        if run.result is None:
            raise UsageError(f"{judge.name}: {run.died}", ExitCode.OUR_FAULT)
        reached[judge.name] = run.result
        counting.at(runs, len(reached), len(trials.judges))
    return reached


def _print(figures: Tally) -> None:
    print_open_ends(figures)
    output.print(
        f"{figures.mutants} changes, {figures.no_engine} without an engine, {figures.killed} killed, "
        f"{figures.proved} proved equivalent, {len(figures.survived)} alive, {len(figures.faults)} faults, "
        f"{figures.untried} not tried",
        soft_wrap=True,
    )
