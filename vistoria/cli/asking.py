"""The dialogue of `vistoria attest` on the terminal: shows questions and answers, reads lines, saves each answer."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rich.markup import escape

from vistoria.languages.spaces import beside
from vistoria.model.attestation import Attested
from vistoria.model.clause import Clause, Regulation
from vistoria.model.visible import brief

from .attest_words import WORDS
from .dialogue import (
    Act,
    Session,
    asked,
    complete,
    missing,
    offered,
    partial,
    step,
    with_files_as_named,
)
from .questions import NONE, QUESTIONS, Agenda, Given, Refused
from .reader import colon, of_law, spelt
from .terminal import output

NUMBERS = {name: number for number, name in enumerate(QUESTIONS, start=1)}


@dataclass(frozen=True)
class Desk:
    """What the dialogue shows beside the answers, and in which language."""

    agenda: Agenda
    clauses: Mapping[str, Clause]
    attested: Mapping[str, Attested]
    language: str
    is_signing: bool
    laws: Mapping[str, Regulation] = field(default_factory=dict)

    def title(self, clause: str) -> str:
        """The title of a clause in the reader's language."""
        return self.law(self.clauses[clause], self.clauses[clause].title)

    def law(self, clause: Clause, text: str) -> str:
        """A text of the law's files in the reader's language."""
        return of_law(self.laws[clause.regulation], text) if clause.regulation in self.laws else text

    def word(self, key: str, **slots: object) -> str:
        """A message of the language."""
        return spelt(str(WORDS[self.language][key]).format(**slots))

    def question(self, name: str) -> str:
        """The words of a question."""
        return spelt(str(WORDS[self.language]["question"][name]))


def talk(session: Session, desk: Desk, save: Callable[[Session], None]) -> tuple[Session, Act]:
    """Ask until the person signs or quits; save each change before the next question. Raise EOFError."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="surrogateescape")  # such a line is refused, and ends nothing
    say(desk.word("help"), style="dim")
    if session.items:
        say(desk.word("resumed"))
    shown: Session | None = None
    while True:
        if session.clause is None:
            session, changed = with_files_as_named(session, desk.agenda)
            for path in changed:
                refuse(Refused("changed", path=path), desk)
            save(session)
        if shown is None or session.clause != shown.clause or (session.clause is None and session != shown):
            show(session, desk)
        shown = session
        try:
            output.print(escape(prompt(session, desk)), end="", soft_wrap=True)
            session, act = step(session, desk.agenda, input())
        except Refused as error:
            refuse(error, desk)
            continue
        save(session)
        if act in (Act.SIGN, Act.QUIT):
            return session, act
        if act is Act.HELP:
            say(desk.word("explained"))
        elif act is Act.LIST:
            for clause in desk.agenda.clauses:
                say(f"{clause}  {desk.title(clause)}  [{state(clause, session, desk)}]")


def say(text: str, style: str | None = None) -> None:
    """Print a line in which nothing is markup."""
    output.print(escape(text), style=style, soft_wrap=True)


def refuse(error: Refused, desk: Desk) -> None:
    """Say why a line is no answer."""
    say(str(WORDS[desk.language]["refused"][error.key]).format(**error.slots), style="red")


def prompt(session: Session, desk: Desk) -> str:
    """The open question, with what Enter alone answers."""
    name = asked(session)
    if name is None:
        number = len(complete(session, desk.agenda))
        return desk.word(("sign" if desk.is_signing else "keep") if number else "idle", n=number) + colon()
    default = offered(session, desk.agenda)
    question = f"{NUMBERS[name]}. {desk.question(name)}"
    return f"{beside(question, f'[{brief(default)}]') if default else question}{colon()}"


def state(clause: str, session: Session, desk: Desk) -> str:
    """How far a clause is attested."""
    item, held = session.items.get(clause), desk.attested.get(clause)
    if item is not None and not missing(item):
        return desk.word("answered", outcome=desk.word(item.given["outcome"]))
    if item is not None and item.given:
        return desk.word("begun", n=len(item.given), total=len(QUESTIONS))
    return desk.word("open") if held is None else recorded("signed", held, desk)


def recorded(key: str, held: Attested, desk: Desk) -> str:
    """An attestation on record in a line."""
    said = held.attestation
    return desk.word(
        key, outcome=desk.word(said.outcome), person=said.person, date=said.date, standing=held.standing
    )


def show(session: Session, desk: Desk) -> None:
    """Show the clause at hand with the answers kept, or all answers before they are signed."""
    if session.clause is not None:
        show_clause(session.clause, desk)
        if (item := session.items.get(session.clause)) is not None and item.given:
            show_answers(item.given, item.files, desk)
        return
    done = complete(session, desk.agenda)
    if not done and not session.items:
        say(f"\n{desk.word('nothing')}")
        return
    say(f"\n{desk.word('review')}")
    for clause in done:
        item = session.items[clause]
        say(f"\n{clause}  {desk.title(clause)}", style="bold")
        show_answers(item.given, item.files, desk)
    for clause in partial(session, desk.agenda):
        numbers = ", ".join(str(NUMBERS[name]) for name in missing(session.items[clause]))
        say(desk.word("missing", clause=clause, numbers=numbers), style="yellow")


def show_answers(given: Given, files: Mapping[str, str], desk: Desk) -> None:
    """Show answers by question, and the digest of each file."""
    for name, number in NUMBERS.items():
        if name in given:
            value = desk.word(given[name]) if name == "outcome" else given[name]
            label = re.split(r" ?[(（]", desk.question(name))[0]
            say(f"  {number}. {label}{colon()}{value}")
    if given.get("attachments", NONE) != NONE:
        for path, digest in files.items():
            say(f"     SHA-256 {digest}  {path}", style="dim")


def show_clause(clause_id: str, desk: Desk) -> None:
    """Show the law's words on a clause and what to look at."""
    clause = desk.clauses[clause_id]
    number, total = desk.agenda.clauses.index(clause_id) + 1, len(desk.agenda.clauses)
    say(f"\n{desk.word('progress', n=number, total=total)}", style="dim")
    output.print(f"[bold]{escape(clause.id)}[/]  {escape(desk.title(clause.id))}", soft_wrap=True)
    spoken = [quote for quote in clause.quotes if quote.language.tag.partition("-")[0] == desk.language]
    for quote in spoken or [each for each in clause.quotes if not each.language.is_working]:
        label = f" [{desk.word('working')}]" if quote.language.is_working else ""
        say(quote.text + label, style="cyan")
    if clause.inspection is not None:
        for name in ("object", "criterion", "evidence"):
            say(f"{desk.word(name)}{colon()}{desk.law(clause, getattr(clause.inspection, name))}")
    if (held := desk.attested.get(clause_id)) is not None:
        say(recorded("on-record", held, desk), style="yellow")
