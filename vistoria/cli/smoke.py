"""`vistoria smoke`: smoke-test every ability that an adapter declares."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING

from vistoria.model.errors import ExitCode
from vistoria.model.isolation import Isolate

from .app import app, examples
from .choices import AllowOption, EngineOption, EngineOptions, HideOption, IsolateOption, launch_of
from .reader import aside, colon, say, texts

if TYPE_CHECKING:
    from vistoria.smoke import SmokeResult


WORKS = texts("works")
WHO = texts("adapter", "product")
"""Who may refuse a command."""
MOST = 12
"""Lines of what was said last that are shown of an ability that does not work."""


def _explain(result: SmokeResult) -> None:
    from .terminal import below, output

    said = [
        line
        for sent, came in zip_longest(result.sent, result.came, fillvalue="")
        if not sent.startswith("close ")
        for line in _said(sent, came)
    ]
    if len(said) > MOST:
        output.print(below(f"({len(said) - MOST} lines before)"))
    for line in said[-MOST:]:
        output.print(below(line))
    output.print(below(f"fix: {result.fix}"))


def _said(sent: str, came: str) -> Iterator[str]:
    """A request and its reply in words, as `run --verbose` has them; a reply may be an error in plain text."""
    import msgspec

    from .wire_words import answer_lines, request_lines

    method, _, params = sent.partition(" ")
    for sign, lines, text in (("→", partial(request_lines, method), params), ("←", answer_lines, came)):
        try:
            yield from (f"{sign} {line}" for line in lines(msgspec.json.decode(text)))
        except msgspec.DecodeError:
            yield from [f"{sign} {text}"] if text else []


@app.command(
    "smoke",
    epilog=examples(
        "vistoria smoke --engine stdio:'node examples/node_stub/engine.mjs'",
        more="Exit codes: 0 every ability works · 3 an ability does not work · 4 usage error",
    ),
)
def smoke(
    engine: EngineOption = "reference",
    engine_option: EngineOptions = None,
    isolate: IsolateOption = Isolate.AUTO,
    allow: AllowOption = None,
    hide: HideOption = None,
) -> int:
    """Smoke-test every ability that the adapter declares."""

    from rich.text import Text

    from vistoria.client.link import EngineLink
    from vistoria.smoke import smoke as run_smoke

    from .terminal import named, one_line, output

    with EngineLink(launch_of(engine, engine_option, isolate, hide or (), allow)) as link:
        hello = link.hello
        output.print(f"{named(hello.engine)}, protocol {hello.protocol}")
        if advice := link.version.deprecation:
            output.print(f"  {advice}")
        failed = advised = 0
        for result in run_smoke(link.call, hello):
            failed += not result.ok
            advised += bool(result.ok and result.advice)
            colour = "yellow" if result.advice else "dim" if result.note else "green"
            said = (one_line(say(result.said)), colour) if result.ok else (say("does not work"), "red")
            where = aside(result.regulation) if result.regulation else ""
            output.print(Text.assemble(f"  {result.ability}{where}{colon()}", said))
            if not result.ok:
                _explain(result)
        link.bye()
    advice = f"; advice on {advised}, in yellow" if advised else ""
    output.print(f"{f'{failed} abilities do not work' if failed else 'every declared ability works'}{advice}")
    return int(ExitCode.ENGINE_FAULT if failed else ExitCode.CONFORMS)
