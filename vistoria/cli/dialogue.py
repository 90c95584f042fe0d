"""The dialogue of `vistoria attest`: asks for each inspection item, in the language of the inspector."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from vistoria.bundle.answers import InspectionAnswer
    from vistoria.model.clause import Clause

    from .draft import Draft

Words = dict[str, str]
WORDS: dict[str, Words] = tomllib.loads(Path(__file__).with_name("attest.toml").read_text(encoding="utf-8"))
NONE = "-"
OUTCOMES: dict[str, Literal["met", "not-met"]] = {"m": "met", "n": "not-met"}


def dialogue(clauses: Sequence[Clause], draft: Draft, language: str) -> Iterator[InspectionAnswer]:
    """Yield complete answers; the draft keeps the answers to an unfinished item."""
    from rich.markup import escape

    from vistoria.bundle.answers import BadAnswers, check_answer

    from .terminal import output

    words = WORDS[language]
    start = next((i for i, c in enumerate(clauses) if c.id == draft.given.get("clause")), None)
    if start is None:
        draft.clear()
    else:
        output.print(words["resumed"])
    again: dict[str, str] = {}
    for number, clause in enumerate(clauses[start or 0 :], start=(start or 0) + 1):
        _show(clause, words, language, number, len(clauses))
        while True:
            draft.put("clause", clause.id)
            outcome = draft.ask("outcome", lambda: _outcome(words))
            if outcome in ("s", "q"):
                draft.clear()
                break
            answer = _answer(clause, OUTCOMES[outcome], draft, words, again)
            try:
                check_answer(answer)
            except BadAnswers as error:
                output.print(f"[red]{escape(words['again'].format(why=error))}[/]", soft_wrap=True)
                draft.clear()
                continue
            again = {name: draft.given[name] for name in ("person", "role", "place", "date", "expires")}
            yield answer
            draft.clear()
            break
        if outcome == "q":
            return


def _outcome(words: Words) -> str:
    from rich.markup import escape
    from rich.prompt import Prompt

    from .terminal import output

    return Prompt.ask(
        escape(words["outcome"]), choices=["m", "n", "s", "q"], show_choices=False, console=output
    )


def _answer(
    clause: Clause, outcome: Literal["met", "not-met"], draft: Draft, words: Words, again: dict[str, str]
) -> InspectionAnswer:
    from vistoria.bundle.answers import InspectionAnswer

    def text(name: str) -> str:
        return draft.ask(name, lambda: _text(words[name], again.get(name)))

    def day(name: str) -> str:
        fallback = again.get(name) or (NONE if name == "expires" else date.today().isoformat())
        return draft.ask(name, lambda: _day(words, name, fallback))

    person, role, place, on, until = text("person"), text("role"), text("place"), day("date"), day("expires")
    note = draft.ask("note", lambda: _text(words["note"], NONE))
    files = draft.ask("attachments", lambda: _text(words["attachments"], NONE))
    return InspectionAnswer(
        clause=clause.id,
        outcome=outcome,
        person=person,
        role=role,
        place=place,
        date=date.fromisoformat(on),
        expires=None if until == NONE else date.fromisoformat(until),
        note=None if note == NONE else note,
        attachments=() if files == NONE else tuple(Path(name.strip()) for name in files.split("|")),
    )


def _text(question: str, fallback: str | None) -> str:
    from rich.markup import escape
    from rich.prompt import Prompt

    from .terminal import output

    while True:
        given = Prompt.ask(escape(question), default=fallback, console=output)
        if given and given.strip():
            return given.strip()


def _day(words: Words, name: str, fallback: str) -> str:
    from .terminal import output

    while True:
        given = _text(words[name], fallback)
        if given == NONE and name == "expires":
            return given
        try:
            return date.fromisoformat(given).isoformat()
        except ValueError:
            output.print(words["bad-date"])


def _show(clause: Clause, words: Words, language: str, number: int, total: int) -> None:
    from rich.markup import escape

    from .terminal import output

    output.print(f"\n[dim]{words['progress'].format(n=number, total=total)}[/]")
    output.print(f"[bold]{escape(clause.id)}[/]  {escape(clause.title)}", soft_wrap=True)
    spoken = [quote for quote in clause.quotes if quote.language.tag.partition("-")[0] == language]
    for quote in spoken or [each for each in clause.quotes if not each.language.is_working]:
        label = f" [{words['working']}]" if quote.language.is_working else ""
        output.print(escape(quote.text + label), style="cyan", soft_wrap=True)
    if clause.inspection is not None:
        for name in ("object", "criterion", "evidence"):
            output.print(f"{words[name]}: {escape(getattr(clause.inspection, name))}", soft_wrap=True)
