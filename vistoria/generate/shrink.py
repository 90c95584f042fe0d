"""Makes a counter-example smaller: hypothesis tries simpler choices as long as they fail too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis.database import ExampleDatabase, choices_to_bytes
from hypothesis.errors import Flaky, Unsatisfiable

from vistoria.client.scene import SceneFault
from vistoria.model.outcome import Reason
from vistoria.protocol.errors import EngineError

from .choose import Source, chosen_by_hypothesis


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


def shrink(choices: Sequence[int], passes: Callable[[Source], bool]) -> None:
    """Play ever simpler hands for as long as they fail; the last one that failed is the simplest.

    `choices` made the hand that failed. A smaller hand that cannot be played proves nothing and is passed
    over. Raises SceneFault (not-repeatable) where the same hand does not fail the second time.
    """
    failed = 0

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
    @given(chosen_by_hypothesis(lambda source: source))
    def play_and_judge(source: Source) -> None:
        nonlocal failed
        try:
            passed = passes(source)
        except (EngineError, SceneFault):
            hypothesis.reject()
        if not passed:
            failed += 1
            raise _StillFails

    try:
        play_and_judge()
    except (_StillFails, Unsatisfiable):
        pass
    except Flaky as error:
        raise _differs(str(error)) from None
    if not failed:
        raise _differs("it failed once")


def _differs(how: str) -> SceneFault:
    return SceneFault(Reason.NOT_REPEATABLE, f"the same hand was judged differently the second time: {how}")
