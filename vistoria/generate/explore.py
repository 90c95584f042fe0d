"""Plays drawn hands on the engine under test and judges each with the same named check."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from unittest import mock

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis.errors import Flaky, Unsatisfiable
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from vistoria.checks import apply_check
from vistoria.client.conversation import Conversation
from vistoria.client.scene import CheckFailed, Scene, SceneFault
from vistoria.model.evidence import CheckMade, Sample
from vistoria.model.finding import Finding
from vistoria.model.outcome import Reason
from vistoria.protocol.errors import EngineError

from .drawn import KINDS, Drawn
from .play import burns_unknown, call_down, deal, deal_plan, watch_burns
from .table import TablePlan

NO_CONSTANTS = Constants()

for _module in pkgutil.iter_modules([str(Path(__file__).parent)]):
    if _module.name.startswith("drawn"):
        importlib.import_module(f"{__package__}.{_module.name}")  # each module registers its kinds


class _Trouble(BaseException):
    """Ends the drawing at once: outside Exception, so that it is neither shrunk nor tried again."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


@dataclass
class _Tally:
    examples: int = 0
    relevant: int = 0
    failed: Finding | None = None
    last: tuple[Conversation, Finding] | None = None


@dataclass(frozen=True)
class Draw:
    """How many hands of which kind a scenario wants drawn."""

    kind: str
    examples: int


def explore(scene: Scene, draw: Draw, minimum: int, check: str, **literals: object) -> None:
    """Draw hands, as many as the scenario wants or the share of them that the run allows, and judge each.

    The scene keeps the last example, or the shrunk one. Raises CheckFailed with the shrunk counter-example's
    finding; the sample's counts tell whether the situation arose `minimum` times. Trouble with the engine
    goes through unshrunk.
    """
    tally = _Tally()

    @hypothesis.seed(scene.draw_seed)
    @settings(
        max_examples=max(1, draw.examples * scene.examples // 100),
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
        print_blob=False,
        verbosity=Verbosity.quiet,
    )
    @given(KINDS[draw.kind](deal_plan(scene)))
    def play_and_judge(drawn: Drawn) -> None:
        try:
            talk = _play(scene, drawn)
        except (EngineError, SceneFault) as trouble:
            if tally.failed is not None:
                hypothesis.reject()  # while shrinking: a smaller hand that cannot be played proves nothing
            raise _Trouble(trouble) from None
        finding = apply_check(check, literals, talk.history)
        if tally.failed is None:
            tally.examples += 1
            tally.relevant += finding.verdict != "irrelevant"
        if finding.verdict != "irrelevant":
            tally.last = (talk, finding)
        if finding.verdict not in ("passed", "irrelevant"):
            tally.failed = finding
            raise CheckFailed(finding)

    try:
        with _draws_from_the_seed_alone():
            play_and_judge()
    except _Trouble as stopped:
        raise stopped.cause from None
    except (CheckFailed, Unsatisfiable):
        pass
    except Flaky as error:
        raise SceneFault(
            Reason.NOT_REPEATABLE, f"the same hand was judged differently the second time: {error}"
        ) from None
    scene.sample = Sample(tally.examples, tally.relevant, minimum, scene.draw_seed)
    if tally.last is None:
        raise SceneFault(Reason.TOO_FEW, "no hand that was drawn reached the situation")
    scene.talk, finding = tally.last
    scene.checks.append(CheckMade(check, literals, scene.history.length, finding))
    if finding.verdict != "passed":
        raise CheckFailed(finding)


@contextmanager
def _draws_from_the_seed_alone() -> Iterator[None]:
    """Keep hypothesis from mixing in numbers that it finds in the source of whatever modules are loaded.

    Which modules are loaded differs between a single process and a worker; the draws must not.
    """
    with mock.patch.object(providers, "_get_local_constants", return_value=NO_CONSTANTS):
        yield


def _play(scene: Scene, drawn: Drawn) -> Conversation:
    _settle_burns(scene, drawn.hands[0].plan)
    one = replace(scene)
    one.opened = 0
    try:
        for hand in drawn.hands:
            deal(one, hand.plan)
            hand.play(one)
            call_down(one)
            one.close()
    except (EngineError, SceneFault):
        scene.talk = one.talk
        raise
    return one.talk


def _settle_burns(scene: Scene, plan: TablePlan) -> None:
    """See what the product burns, once and outside the examples, where that is needed."""
    if not burns_unknown(scene, plan):
        return
    one = replace(scene)
    try:
        watch_burns(one, plan)
    except (EngineError, SceneFault):
        scene.talk = one.talk
        raise
    scene.streets = one.streets
