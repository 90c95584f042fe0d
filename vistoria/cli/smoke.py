"""`vistoria smoke`: smoke-test every ability that an adapter declares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vistoria.model.errors import ExitCode

from .app import app, examples
from .choices import EngineOption, EngineOptions, launch_of

if TYPE_CHECKING:
    from vistoria.smoke import SmokeResult


def _explain(result: SmokeResult) -> None:

    from .terminal import output, shown

    for label, lines in (("sent", result.sent), ("received", result.came), ("fix", (result.fix,))):
        for line in lines:
            output.print(f"    {label}: {shown(line)}", soft_wrap=True)


@app.command(
    "smoke",
    epilog=examples(
        "vistoria smoke --engine stdio:'node examples/node_stub/engine.mjs'",
        more="Exit codes: 0 every ability works · 3 an ability does not work · 4 usage error",
    ),
)
def smoke(engine: EngineOption = "reference", engine_option: EngineOptions = None) -> int:
    """Smoke-test every ability that the adapter declares."""

    from vistoria.client.link import EngineLink
    from vistoria.smoke import smoke as run_smoke

    from .terminal import named, output, shown

    with EngineLink(launch_of(engine, engine_option)) as link:
        hello = link.hello
        output.print(f"{named(hello.engine)}, protocol {hello.protocol}")
        if advice := link.version.deprecation:
            output.print(f"  {advice}", soft_wrap=True)
        failed = 0
        for result in run_smoke(link.call, hello):
            failed += not result.ok
            mark = f"[green]{shown(result.said)}[/]" if result.ok else "[red]does not work[/]"
            where = f" ({result.regulation})" if result.regulation else ""
            output.print(f"  {result.ability}{where}: {mark}", soft_wrap=True)
            if not result.ok:
                _explain(result)
        link.bye()
    output.print(f"{failed} abilities do not work" if failed else "every declared ability works")
    return int(ExitCode.ENGINE_FAULT if failed else ExitCode.CONFORMS)
