"""`vistoria play`: drive an engine by hand through the protocol, and see the table."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from vistoria.model.errors import ExitCode

from .app import app, examples
from .choices import EngineOption, EngineOptions, launch_of
from .reader import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vistoria.model.cards import Card

    from .hand_driver import HandDriver

HELP = """\
  open REGULATION [SEATS]       open a table; `vistoria regulations` lists the regulations
  join PLAYER SEAT CHIPS        seat a player
  start [CARD …]                start a hand, with these cards on top of the deck if some are named
  act SEAT fold|check|call|bet|raise [TO]
  DO KEY=VALUE …                any other command of the protocol, such as: wait ms=30000
  look SEAT|public|house        the table as somebody sees it
  {"method": …, "params": …}    any request as it is
  table                         show the table again
  help, quit\
"""


@app.command(
    "play",
    epilog=examples(
        "vistoria play --engine stdio:'node engine.mjs'",
        more="Commands are read from standard input, so that a file can be piped in. `help` lists them.",
    ),
)
def play(engine: EngineOption = "reference", engine_option: EngineOptions = None) -> int:
    """Drive an engine by hand: type commands, and see its answers and the table."""
    import msgspec

    from vistoria.client.link import EngineLink, Timeouts
    from vistoria.model.answer import MalformedAnswer
    from vistoria.protocol.errors import EngineError

    from .hand_driver import HandDriver
    from .terminal import named, output, shown

    failed = False
    with EngineLink(launch_of(engine, engine_option), Timeouts(60.0, 1_000_000.0)) as link:
        hello = link.hello
        output.print(f"{named(hello.engine)}; `help` lists the commands")
        driver = HandDriver(link.call, _pack_of)
        while line := _line(driver):
            if (text := line.strip()) == "quit":
                break
            try:
                answers = say(HELP).splitlines() if text == "help" else list(driver.do(text))
            except (ValueError, LookupError, msgspec.MsgspecError, MalformedAnswer) as error:
                answers = [f"not understood: {error}; `help` lists the commands"]
            except EngineError as error:
                failed, answers = True, [f"engine: {error}"]
            for answer in answers:
                output.print(shown(answer))
    return int(ExitCode.ENGINE_FAULT if failed else ExitCode.CONFORMS)


def _pack_of(regulation: str) -> Sequence[Card]:
    """The cards that a regulation is played with; those of the protocol's own game where it is not installed."""
    from vistoria.law import installed, load
    from vistoria.model.game import OWN, games

    folder = installed().get(regulation)
    return load(folder).cards if folder else games()[OWN].cards(None)


def _line(driver: HandDriver) -> str:
    """The next line; empty at the end of the input."""
    if sys.stdin.isatty():
        sys.stderr.write(f"{driver.table or say('no table')}> ")
        sys.stderr.flush()
    return sys.stdin.readline()
