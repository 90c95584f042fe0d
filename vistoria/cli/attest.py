"""`vistoria attest`: record what an inspector attests about clauses that no program can test."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .app import app, examples
from .choices import command_line
from .dialogue import WORDS, dialogue
from .keys import KeyFile, Token, signer_of
from .usage_error import UsageError

if TYPE_CHECKING:
    from securesystemslib.signer import Signer

    from vistoria.model.clause import Clause, Regulation
    from vistoria.verdict.results import ClauseResult, Results

EXAMPLES = examples(
    "vistoria attest vistoria-out --language pt --key ana.pem",
    "vistoria attest vistoria-out --from answers.toml --key ana.pem",
    more="The first asks for each item in turn and signs each answer.",
)


@app.command("attest", epilog=EXAMPLES)
def attest(
    folder: Annotated[Path, typer.Argument(help="Folder of a run, as given to `vistoria run --out`.")],
    prepared_file: Annotated[
        Path | None,
        typer.Option(
            "--from", metavar="FILE", help="Read prepared answers from a TOML file instead of asking."
        ),
    ] = None,
    key: KeyFile = None,
    token: Token = None,
    language: Annotated[str, typer.Option(help=f"Language of the dialogue: {', '.join(WORDS)}.")] = "en",
) -> int:
    """Attest inspection items. Each answer is saved at once, and counts in the conclusion when it is signed."""
    from rich.markup import escape

    from vistoria.bundle.answers import keep_answer, prepared
    from vistoria.bundle.layout import SIGNATURES
    from vistoria.bundle.store import concluded, need_run, read_facts, read_regulations
    from vistoria.bundle.verify import refuse_faulty
    from vistoria.journal.owner import owned
    from vistoria.journal.state import Phase

    from .counting import Counting
    from .publish import publish
    from .summary import print_summary
    from .terminal import output

    if language not in WORDS:
        raise UsageError(f"--language {language!r}: choose one of {', '.join(WORDS)}")
    need_run(folder)
    with owned(folder, command_line()) as hold:
        with Counting() as counting:
            refuse_faulty(folder, counting.at)
        if (folder / SIGNATURES).exists():
            raise UsageError(
                f"{folder} is signed, and a new attestation would make its signatures invalid; "
                f"attest a copy of it without {SIGNATURES}/"
            )
        regulations = read_regulations(folder, read_facts(folder).request.regulations)
        signer = signer_of(key, token)
        inspected = {c.id: c for r in regulations.values() for c in r.clauses if c.binds_others}
        answers = prepared(prepared_file, inspected) if prepared_file is not None else None
        hold.enter(Phase.WORKING)
        try:
            if answers is None:
                _ask(folder, regulations, signer, language)
            else:
                for answer in answers:
                    keep_answer(folder, answer, signer)
        finally:
            written = publish(folder)
            hold.finish()
    if signer is None:
        output.print(escape(WORDS[language]["unsigned"].format(folder=folder)), soft_wrap=True)
    results = concluded(folder, regulations)
    print_summary(results, regulations, folder, written)
    return results.exit_code


def outstanding(results: Results, regulations: Mapping[str, Regulation]) -> list[Clause]:
    """Clauses whose inspection part is untested and has no unsigned attestation, in the order of the law."""
    from vistoria.model.outcome import Outcome

    return [
        clause
        for name, result in results.regulations.items()
        for clause in regulations[name].clauses
        if result.clauses[clause.id].inspection_part is Outcome.UNTESTED
        and not _waits(result.clauses[clause.id])
    ]


def _waits(result: ClauseResult) -> bool:
    from vistoria.model.attestation import Standing

    return result.attestation is not None and result.attestation.standing is Standing.UNSIGNED


def _ask(folder: Path, regulations: Mapping[str, Regulation], signer: Signer | None, language: str) -> None:
    """Ask until every item is answered or the person quits; each answer is saved at once."""
    from rich.markup import escape

    from vistoria.bundle.answers import keep_answer
    from vistoria.bundle.layout import ATTESTATIONS
    from vistoria.bundle.store import concluded

    from .draft import Draft
    from .terminal import output

    words = WORDS[language]
    clauses = outstanding(concluded(folder, regulations), regulations)
    if not clauses:
        output.print(words["nothing"])
    draft = Draft(folder / ATTESTATIONS / "draft.json")
    try:
        for answer in dialogue(clauses, draft, language):
            file = keep_answer(folder, answer, signer)
            output.print(escape(words["kept"].format(file=file)), soft_wrap=True)
    except EOFError:
        raise KeyboardInterrupt from None
