"""Runs the smoke test of each ability that an engine declares."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from vistoria.model.answer import Accepted, MalformedAnswer, Unsupported
from vistoria.model.table import Settings
from vistoria.protocol.errors import EngineError, RefusedRequest
from vistoria.protocol.handshake import Abilities, Hello

from . import forcing, looking, world
from .bench import Bench, Call, NotReady, described
from .result import SmokeResult
from .setup import SmokeSetup, bundled_setups
from .words import installed_laws, unused, words

Attempt = Callable[[Bench], str]

EVALUATOR = "none: an evaluator, of which a run concludes on the order of hands alone"
NOTHING = "the adapter declares neither tables nor `rank`, so nothing can be tested"
NOT_SAID = f'{EVALUATOR}; say so with `"tables": false`, or each scenario at a table stays untested'


PLAIN: dict[str, Attempt] = {
    "forced-deck": forcing.forced_deck,
    "forced-marker": forcing.forced_marker,
    "forced-stacks": forcing.forced_stacks,
    "forced-pool": forcing.forced_pool,
    "seed": forcing.seed,
    "views": looking.views,
    "clock": world.clock,
    "connection": world.connection,
    "voice": world.voice,
    "record": looking.record,
}
"""Abilities that the engine declares with true or false."""

LISTED: dict[str, Callable[[Bench, str], str]] = {
    "incidents": world.incident,
    "information": looking.information,
    "rank": looking.rank,
}
"""Abilities that the engine declares as a list of words; each word is tested."""


def smoke(call: Call, hello: Hello, setups: Sequence[SmokeSetup] | None = None) -> Iterator[SmokeResult]:
    """Test the abilities that `hello` declares, at tables opened with `setups` (default: the bundled ones).

    A regulation without a setup is tested at a table with the engine's default settings.

    `call(method, params)` returns the result of one request or raises EngineError.
    An error in one test does not stop the others; the result of the test contains it.
    """
    if not hello.regulations:
        yield SmokeResult("regulations", False, fix="`hello` names no regulation, so nothing can be tested")
    known_tables = frozenset(each.regulation for each in setups or ())
    yield from words(hello, installed_laws(), known_tables)
    known = {t.regulation: t for t in (bundled_setups() if setups is None else setups)}
    for regulation in hello.regulations:
        setup = known.get(regulation) or SmokeSetup(regulation)
        abilities = hello.abilities
        if _only_ranks(Bench(call, setup, abilities)):
            yield SmokeResult("tables", True, regulation, advice=NOT_SAID)
            abilities = msgspec.structs.replace(abilities, tables=False)
        elif not abilities.tables:
            yield SmokeResult("tables", bool(abilities.rank), regulation, fix=NOTHING, note=EVALUATOR)
        tables = {"tables": _tables} if abilities.tables else {}
        tests = {**tables, "strict-reading": _strict, **_claimed(abilities)}
        for ability, attempt in tests.items():
            without = ability.split("/")[0] in setup.without or ability in setup.without
            if without or unused(ability, regulation):
                yield SmokeResult(ability, True, regulation, note="not used under this regulation")
            else:
                yield _result(ability, attempt, Bench(call, setup, abilities))
        yield _double_key(Bench(call, setup, abilities))
        for settings in setup.tables if abilities.tables else ():
            yield _table(settings, Bench(call, setup, abilities))


def _claimed(abilities: Abilities) -> dict[str, Attempt]:
    plain = {name: attempt for name, attempt in PLAIN.items() if getattr(abilities, name.replace("-", "_"))}
    listed = {
        f"{name}/{word}": partial(_word, attempt, word)
        for name, attempt in LISTED.items()
        for word in getattr(abilities, name)
    }
    return plain | listed


def _word(attempt: Callable[[Bench, str], str], word: str, bench: Bench) -> str:
    return attempt(bench, word)


def _tables(bench: Bench) -> str:
    """A table opens and closes."""
    _, answer = bench.try_open()
    if isinstance(answer, Accepted):
        return ""
    return f"`open`: {described(answer)}; an engine must open a table for each regulation that it names"


def _only_ranks(bench: Bench) -> bool:
    """Whether the adapter declares that it puts hands in order and nothing else, and does not know `open`."""
    if not bench.abilities.rank or bench.abilities != Abilities(rank=bench.abilities.rank):
        return False
    try:
        return isinstance(bench.try_open()[1], Unsupported)
    except RefusedRequest:
        return True
    except (EngineError, MalformedAnswer):
        return False


def _strict(bench: Bench) -> str:
    """A request with a key that the protocol does not have is an error."""
    return (
        ""
        if bench.refuses_unknown_key()
        else (
            f"`{bench.plain}` with the unknown key `x-unknown` was not answered with the error -32602: what an engine "
            "overlooks is not tested"
        )
    )


def _double_key(bench: Bench) -> SmokeResult:
    """A request with every key twice; most JSON libraries take the last one, which fails no clause."""
    overlooked = (
        f"`{bench.plain}` with every key twice was not answered with the error -32700: the protocol asks for distinct "
        "keys, and a key that stands twice is a slip that should be seen"
    )
    result = _result("double-key", lambda bench: "" if bench.refuses_double_key() else overlooked, bench)
    return (
        msgspec.structs.replace(result, ok=True, fix="", advice=overlooked)
        if result.fix == overlooked
        else result
    )


def _table(settings: Settings, bench: Bench) -> SmokeResult:
    """A table with settings that scenarios use; the product may refuse it."""
    keys = msgspec.json.encode(settings).decode()
    result = _result(f"open {keys}", lambda bench: _opens(settings, bench), bench)
    if result.ok or not result.fix.startswith(REFUSED):
        return result
    note = f"{result.fix}; scenarios that need such a table are not played, or played without it"
    return msgspec.structs.replace(result, ok=True, fix="", note=note)


REFUSED = "`open`: "


def _opens(settings: Settings, bench: Bench) -> str:
    _, answer = bench.try_open(settings=settings)
    return "" if isinstance(answer, Accepted) else f"{REFUSED}{described(answer)}"


def _fault(attempt: Attempt, bench: Bench) -> str:
    try:
        return attempt(bench)
    except NotReady as error:
        return (
            f"the ability could not be tested: {error}; if the table is not lawful here, pass another setup"
        )


def _result(ability: str, attempt: Attempt, bench: Bench) -> SmokeResult:
    try:
        fix = _fault(attempt, bench)
        bench.clear()
    except MalformedAnswer as error:
        fix = f"a reply does not follow the protocol: {error}; see docs/protocol.md"
    except EngineError as error:
        fix = str(error)
    return SmokeResult(ability, not fix, bench.setup.regulation, tuple(bench.sent), tuple(bench.came), fix)
