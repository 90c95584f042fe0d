"""`vistoria attest`: record what an inspector attests about clauses that no program can test."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .app import app, examples
from .attest_words import WORDS
from .choices import command_line
from .keys import KeyFile, Token, signer_of
from .reader import language as language_of_reader
from .usage_error import UsageError

if TYPE_CHECKING:
    from securesystemslib.signer import Signer

    from vistoria.bundle.answers import InspectionAnswer
    from vistoria.journal.owner import Hold
    from vistoria.model.clause import Clause, ClauseId, Regulation

EXAMPLES = examples(
    "vistoria attest vistoria-out --language pt --key ana.pem",
    "vistoria attest vistoria-out --from answers.toml --key ana.pem",
    more="The first asks about each item, shows all answers and asks whether to sign them. Each answer is saved at "
    "once: after Ctrl-C the same command asks only what is missing.",
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
    all_laws: Annotated[
        bool,
        typer.Option(
            "--all-laws", help="Ask about laws too that were tested and that the engine does not claim."
        ),
    ] = False,
) -> int:
    """Attest inspection items. An attestation counts in the conclusion when it is signed."""
    from rich.markup import escape

    from vistoria.bundle.answers import prepared
    from vistoria.bundle.entries import digest_faults, entry_faults
    from vistoria.bundle.layout import SIGNATURES
    from vistoria.bundle.store import concluded, need_run, read_facts, read_regulations
    from vistoria.bundle.verify import refuse
    from vistoria.journal.owner import owned

    from .summary import print_summary
    from .terminal import output

    language = own if (own := language_of_reader()) in WORDS else "en"
    need_run(folder)
    with owned(folder, command_line()) as hold:
        if (folder / SIGNATURES).exists():
            raise UsageError(
                f"{folder} is signed, and a new attestation would make its signatures invalid; "
                f"attest a copy of it without {SIGNATURES}/"
            )
        refuse(folder, chain(entry_faults(folder), digest_faults(folder)))  # the rest before answers are kept
        facts = read_facts(folder)
        regulations = read_regulations(folder, facts.request.regulations)
        signer = signer_of(key, token)
        if prepared_file is not None:
            answers = prepared(prepared_file, _of_others(regulations))
            _verify(folder)
            written = _keep(folder, hold, signer, answers)
        else:
            laws = facts.request.regulations if all_laws else facts.claimed
            written = _ask(folder, hold, signer, regulations, laws, language)
    results = concluded(folder, regulations)
    if written:
        if signer is None:
            output.print(escape(WORDS[language]["unsigned"].format(folder=folder)), soft_wrap=True)
        print_summary(results, regulations, folder, written)
    return results.exit_code


def _of_others(regulations: Mapping[str, Regulation]) -> dict[ClauseId, Clause]:
    """The clauses that bind others than the engine."""
    return {c.id: c for r in regulations.values() for c in r.clauses if c.binds_others}


def _ask(
    folder: Path,
    hold: Hold,
    signer: Signer | None,
    regulations: Mapping[str, Regulation],
    laws: Collection[str],
    language: str,
) -> tuple[str, ...]:
    """Ask, and keep what the person agrees to; return the names of the files written."""
    from vistoria.bundle.attestations import attested_of
    from vistoria.bundle.layout import run_digest

    from .asking import Desk, say, talk
    from .dialogue import Act, complete, with_files_as_named, without
    from .draft import opened, read_draft, save
    from .questions import agenda_of, answer_of

    run, attested = run_digest(folder), attested_of(folder)
    kept = read_draft(folder, run)
    asked = {
        str(name): clause
        for name, clause in _of_others(regulations).items()
        if clause.regulation in laws or (kept is not None and name in kept.items)
    }
    agenda = agenda_of(folder, asked, attested)
    session = opened(folder, run, agenda)
    desk = Desk(agenda, asked, attested, language, signer is not None, regulations)
    with _noted(folder, run, language):
        session, act = talk(session, desk, partial(save, folder))
        if act is Act.QUIT:
            if session.items:
                say(desk.word("saved", n=len(session.items)))
            return ()
        _verify(folder)
        session, changed = with_files_as_named(session, agenda)
        if changed:
            raise UsageError(f"{changed[0]}: gone or changed since you named it, and nothing was signed")

        def done(clause: str, file: str) -> None:
            nonlocal session
            session = without(session, clause)
            save(folder, session)
            say(desk.word("kept", file=file))

        answers = [answer_of(each, session.items[each].given) for each in complete(session, agenda)]
        return _keep(folder, hold, signer, answers, done)


@contextmanager
def _noted(folder: Path, run: str, language: str) -> Iterator[None]:
    """Say, whatever ends the dialogue early, which answers are kept; the end of the input is like Ctrl-C."""
    from .draft import read_draft

    def noted(error: BaseException) -> BaseException:
        if (kept := read_draft(folder, run)) is not None:
            error.add_note(WORDS[language]["saved"].format(n=len(kept.items)))
        return error

    try:
        yield
    except EOFError:
        raise noted(KeyboardInterrupt()) from None
    except (Exception, KeyboardInterrupt) as error:
        noted(error)
        raise


def _verify(folder: Path) -> None:
    """Raise DoesNotVerify for a folder in which `vistoria verify` finds a fault."""
    from vistoria.bundle.verify import refuse_faulty

    from .counting import Counting

    with Counting(threads=False) as counting:
        refuse_faulty(folder, counting.at)


def _keep(
    folder: Path,
    hold: Hold,
    signer: Signer | None,
    answers: Sequence[InspectionAnswer],
    done: Callable[[str, str], None] = lambda clause, file: None,
) -> tuple[str, ...]:
    """Write attestations, and the reports again; return the names of the files."""
    from vistoria.bundle.answers import keep_answer
    from vistoria.journal.interruption import held
    from vistoria.journal.state import Phase

    from .publish import publish

    hold.enter(Phase.WORKING)
    try:
        for answer in answers:
            with held():
                done(answer.clause, keep_answer(folder, answer, signer))
    finally:
        written = publish(folder)
        hold.finish()
    return written
