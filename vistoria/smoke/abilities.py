"""Goes through the abilities that an engine claims, one tiny exchange each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from vistoria.model.answer import Accepted, MalformedAnswer
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Abilities, Hello

from . import forcing, looking, world
from .bench import Bench, Call, NotReady, told
from .result import SmokeResult
from .trial import Trial, bundled_trials

Attempt = Callable[[Bench], str]

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
"""Abilities that are claimed with yes or no."""

LISTED: dict[str, Callable[[Bench, str], str]] = {
    "incidents": world.incident,
    "information": looking.information,
    "rank": looking.rank,
}
"""Abilities that are claimed word by word."""


def smoke(call: Call, hello: Hello, trials: Sequence[Trial] | None = None) -> Iterator[SmokeResult]:
    """Try what `hello` claims, at tables of `trials`, or of those that come with the harness.

    A regulation that none of them is for is tried at a table of the engine's own defaults.

    `call(method, params)` gives the result of one request, and raises EngineError when there is none;
    what goes wrong with one ability is its result, and the next is tried.
    """
    if not hello.regulations:
        yield SmokeResult(
            "regulations", False, mend="`hello` names no regulation, so that nothing can be tried"
        )
    known = {t.regulation: t for t in (bundled_trials() if trials is None else trials)}
    for regulation in hello.regulations:
        trial = known.get(regulation) or Trial(regulation)
        for ability, attempt in {"tables": _tables, **_claimed(hello.abilities)}.items():
            if ability.split("/")[0] not in trial.without and ability not in trial.without:
                yield _tried(ability, attempt, Bench(call, trial, hello.abilities))


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
    return f"`open` was {told(answer)}: every engine opens a table of each regulation that it names"


def _fault(attempt: Attempt, bench: Bench) -> str:
    try:
        return attempt(bench)
    except NotReady as error:
        return f"it could not be tried: {error}; if the trial's table is unlawful here, pass another trial"


def _tried(ability: str, attempt: Attempt, bench: Bench) -> SmokeResult:
    try:
        mend = _fault(attempt, bench)
        bench.clear()
    except MalformedAnswer as error:
        mend = f"a reply does not fit the vocabulary: {error}; compare docs/protocol.md"
    except EngineError as error:
        mend = str(error)
    return SmokeResult(ability, not mend, bench.trial.regulation, tuple(bench.sent), tuple(bench.came), mend)
