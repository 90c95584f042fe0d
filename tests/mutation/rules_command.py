"""`python -m tests.mutation rules`: change the rules of the reference engine value by value; a run must notice."""

from __future__ import annotations

import random
from collections import Counter
from typing import Annotated

import typer

from vistoria.bundle.layout import folder_digest, readable
from vistoria.cli.choices import folders_of
from vistoria.cli.counting import Counting
from vistoria.cli.terminal import output
from vistoria.cli.usage_error import UsageError
from vistoria.run.execute import refuse_uncollectable
from vistoria.validation.selftest.gather import listed
from vistoria.validation.selftest.trial import TrialOptions

from .journal import holding, read_journal
from .judges import scenarios
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
from .page import section, write_section
from .proofs import proved, read_proofs
from .rule_trial import MutantResult
from .tally import MUTANTS, Tally, journal_of, mutate, tally, waiting

EXAMPLES = """
Examples:

- `python -m tests.mutation rules` — every value of every regulation's rules; goes on where it was stopped
- `python -m tests.mutation rules --regulation mo-97-2010 --only ranking`
- `python -m tests.mutation rules --out docs/validation --page docs/validation.md`

Exit codes: 0 all killed or proved · 2 not all were tried · 5 survivors, faults, or proofs refuted · 4 usage
"""


def rules(
    regulation: Annotated[
        list[str] | None,
        typer.Option("--regulation", "-r", metavar="ID", help="Regulation to try; repeat. Default: all."),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="TEXT", help="Mutants whose id holds this text; repeat."),
    ] = None,
    out: OutOption = OUT,
    page: PageOption = None,
    count: CountOption = False,
    fresh: FreshOption = False,
    json: JsonOption = False,
    workers: WorkersOption = WORKERS,
    share: ShareOption = SHARE,
    seed: Annotated[int, typer.Option(help="Draws the hands.")] = TrialOptions().seed,
) -> int:
    """Prove the scenarios: no value of the law's tables can change without a scenario that fails."""
    folders = folders_of(regulation)
    refuse_uncollectable(folders.values())
    everybody = [mutant for mutant in listed(MUTANTS) if mutant.regulation in folders]
    chosen = [mutant for mutant in everybody if not only or any(text in mutant.id for text in only)]
    if not chosen:
        raise UsageError("no mutant is called so; the records of a run show the form of their ids")
    digests = {name: folder_digest(folder)[:12] for name, folder in folders.items()}
    judging = scenarios()

    def kept(name: str) -> dict[str, MutantResult]:
        return holding(read_journal(journal_of(out, name)), judging)

    tried = {name: {} if fresh else kept(name) for name in folders}
    work = [
        mutant
        for name in (() if count else folders)
        for mutant in waiting([m for m in chosen if m.regulation == name], tried[name], digests[name], share)
    ]
    proofs = read_proofs(out / "equivalent.toml")
    random.Random(seed).shuffle(work)  # what was tried before a stop is a sample of them all
    work.sort(key=lambda mutant: proved(proofs, mutant.id))  # to refute a proof comes last
    seen: Counter[str] = Counter()
    with Counting(quiet=json) as counting:
        counting.at("mutants", 0, len(work))

        def listener(result: MutantResult) -> None:
            seen[result.outcome] += 1
            note = f"{seen['survived']} alive, {seen['fault']} faults"
            counting.at("mutants", seen.total(), len(work), note)

        mutate(work, folders, digests, out, TrialOptions(seed=seed, share=share), workers, listener)
    tallies = [tally(name, everybody, kept(name), proofs, digests[name]) for name in folders]
    if page is not None:
        write_section(page, section(tallies, proofs))
    if json:
        output.file.write(readable(tallies).decode())
    else:
        _print(tallies)
    return int(conclusion(tallies))


def _print(tallies: list[Tally]) -> None:
    for each in tallies:
        print_open_ends(each)
        output.print(
            f"{each.regulation}: {each.mutants} mutants, {each.killed} killed, {each.proved} proved equivalent, "
            f"{len(each.survived)} alive, {len(each.faults)} faults, {each.untried} not tried",
            soft_wrap=True,
        )
