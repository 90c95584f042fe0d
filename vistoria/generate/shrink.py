"""Makes a counter-example smaller: hypothesis tries simpler choices as long as they fail too.

Import this module only when a hand failed: hypothesis takes longer to import than a scenario to play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis.database import ExampleDatabase, choices_to_bytes
from hypothesis.errors import Flaky, HypothesisException, Unsatisfiable
from hypothesis.strategies import DrawFn, SearchStrategy, composite, integers, just, tuples

from vistoria.client.scene import SceneFault
from vistoria.protocol.errors import EngineError

from .choose import Source

MOST_TRIES = 1000
"""How many hands are played at most to make one smaller."""
MOST_MESSAGES = 20_000
"""How many messages they may take together."""


class Shrinkable:
    """The same numbers as chance gives, as choices of hypothesis."""

    def __init__(self, draw: DrawFn) -> None:
        self._draw = draw

    def below(self, values: int) -> int:
        """A number that hypothesis chooses."""
        return self._draw(_integers(values)) if values > 1 else 0

    def together(self, values: Iterable[int]) -> Iterable[int]:
        """Numbers that hypothesis chooses as one."""
        return self._draw(_tuples(tuple(values)))


@composite
def _sources(draw: DrawFn) -> Source:
    return Shrinkable(draw)


@cache
def _integers(values: int) -> SearchStrategy[int]:
    """Made once, because hypothesis looks every new strategy over."""
    return integers(0, values - 1)


@cache
def _tuples(values: tuple[int, ...]) -> SearchStrategy[tuple[int, ...]]:
    return tuples(*(_integers(each) if each > 1 else just(0) for each in values))


class _Enough(BaseException):
    """So many hands were tried that the smallest so far must do; hypothesis would catch an Exception."""


class _Broke(BaseException):
    """The harness broke: hypothesis would take that for a hand that differs, and the engine would be blamed."""


class _StillFails(AssertionError):
    """A smaller hand fails as well."""


class _Found(ExampleDatabase):
    """The one example that failed, as hypothesis stores choices; it learns nothing new.

    One choice too many stands behind: what fails as it was stored, hypothesis takes for shrunk already.
    """

    def __init__(self, choices: Sequence[int]) -> None:
        super().__init__()
        self._stored = choices_to_bytes((*choices, 0))

    def fetch(self, key: bytes) -> Iterable[bytes]:
        """The example, whatever test asks."""
        return (self._stored,)

    def save(self, key: bytes, value: bytes) -> None:
        """Nothing is kept."""

    def delete(self, key: bytes, value: bytes) -> None:
        """Nothing is forgotten."""


def shrink(choices: Sequence[int], passes: Callable[[Source], bool], messages: Callable[[], int]) -> None:
    """Play ever simpler hands for as long as they fail; the last one that failed is the simplest.

    `choices` made the hand that failed; `messages` counts what was said, and ends the search with the number of
    tries. A smaller hand that cannot be played proves nothing and is passed over. Where the same hand does not fail
    a second time, the search ends with what has failed.
    """
    tried = 0

    def is_over() -> bool:
        return tried >= MOST_TRIES or messages() >= MOST_MESSAGES

    @settings(  # above the seed, which would take the database away
        database=_Found(choices),
        deadline=None,
        max_examples=1,
        phases=(Phase.reuse, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
        print_blob=False,
        verbosity=Verbosity.quiet,
    )
    @hypothesis.seed(0)
    @given(_sources())
    def play_and_judge(source: Source) -> None:
        nonlocal tried
        if is_over():
            raise _Enough
        tried += 1
        try:
            passed = passes(source)
        except (EngineError, SceneFault):
            hypothesis.reject()
        except HypothesisException:
            raise
        except Exception as error:
            raise _Broke from error
        if not passed:
            raise _StillFails

    try:
        with suppress(
            _StillFails, Unsatisfiable, _Enough, Flaky
        ):  # what has failed stands, however it fares again
            play_and_judge()
    except _Broke as broke:
        raise broke.__cause__ or broke from None
