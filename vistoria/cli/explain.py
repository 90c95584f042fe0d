"""`vistoria explain`: show everything about one clause."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from .app import app, examples
from .choices import clause_of, folders_of, regulations_of
from .reader import aside, colon, language, of_law, said
from .regulations import options

if TYPE_CHECKING:
    from vistoria.model.clause import Clause, Regulation

WORKING = "working translation, not official · 工作譯文，非官方文本"


@app.command("explain", epilog=examples("vistoria explain mo-97-2010/10.5"))
def explain(
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="A clause id.")],
) -> None:
    """Show a clause: text, the party it binds, readings, scenarios, inspection item, corresponding clauses."""
    from rich.markup import escape
    from rich.padding import Padding

    from vistoria.model.clause import with_corresponding

    from .terminal import output

    regulations = with_corresponding(regulations_of(folders_of(None)))
    found = clause_of(regulations, clause)
    regulation = regulations[found.regulation]
    say = partial(of_law, regulation)
    output.print(f"[bold]{escape(found.id)}[/]  {escape(say(found.title))}")
    who = ", ".join(said().text(f"binds.{each}") for each in found.binds)
    binds = said().text("terminal.binds", who=who)
    output.print(f"{escape(say(regulation.instrument))} · {escape(binds)}", style="dim")
    for quote in found.quotes:
        label = f"{quote.language.tag}, {WORKING}" if quote.language.is_working else quote.language.tag
        output.print(f"\n[cyan]{label}[/]")
        output.print(Padding(escape(quote.text), (0, 0, 0, 2)))
    if found.note:
        output.print(f"\n{_head('note')}  {escape(say(found.note))}")
    _readings(found, regulation)
    _scenarios(found, regulation)
    if found.inspection:
        item = found.inspection
        output.print(f"\n{_head('inspection')}")
        for name, key in (
            ("object", "object"),
            ("criterion", "criterion"),
            ("evidence", "evidence"),
            ("why", "why-no-program"),
        ):
            head = f"  {said().text(f'clause.{key}')}{colon()}"
            output.print(f"{head}{escape(say(getattr(item, name)))}")
    _corresponding(found, regulations)
    below = [c.id for c in regulation.clauses if c.parent == found.id]
    if below:
        output.print(f"\n{_head('subclauses')}  {', '.join(below)}")


def _corresponding(clause: Clause, regulations: Mapping[str, Regulation]) -> None:
    from rich.markup import escape

    from .terminal import output

    if clause.corresponding:
        output.print(f"\n{_head('corresponding')}  {said().text('terminal.in-others')}")
    for clause_id in clause.corresponding:
        held = regulations.get(clause_id.partition("/")[0])
        other = held.clause(clause_id) if held else None
        title = of_law(held, other.title) if held and other else said().text("terminal.not-installed")
        output.print(f"  {escape(clause_id)}  {escape(title)}")


def _readings(clause: Clause, regulation: Regulation) -> None:
    from rich.markup import escape

    from .terminal import output

    for reading in regulation.readings:
        if clause.id in reading.clauses:
            question = escape(of_law(regulation, reading.question))
            output.print(f"\n{_head('reading')}  {escape(reading.id)}{colon()}{question}")
            for line in options(regulation, reading):
                output.print(line)


def _scenarios(clause: Clause, regulation: Regulation) -> None:
    from rich.markup import escape
    from rich.padding import Padding

    from vistoria.languages.voice import Voice

    from .terminal import output

    if not clause.scenarios:
        if clause.binds_engine:
            output.print(f"\n{_head('scenarios')}  {said().text('terminal.no-scenarios')}")
        return
    output.print(f"\n{_head('scenarios')}")
    voice = Voice(language())
    for scenario in clause.scenarios:
        when = "".join(
            aside(said().text("terminal.when", reading=name, option=option))
            for name, option in scenario.readings
        )
        name = of_law(regulation, scenario.name)
        output.print(f"  {escape(name)}{escape(when)}  {scenario.feature}:{scenario.line}")
        for step in scenario.steps:
            keyword, _, text = step.partition(" ")
            words = voice.in_law(regulation.home, regulation.id, voice.step(text))
            there = f"{voice.keyword(keyword)} {words or text}"
            output.print(Padding(escape(there), (0, 0, 0, 6)), style="dim")


def _head(key: str) -> str:
    return f"[cyan]{said().text(f'terminal.{key}')}[/]"
