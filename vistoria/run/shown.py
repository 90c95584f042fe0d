"""What a scenario shows when its steps are over: of a conversation with an engine, and of one that is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from vistoria.checks.sense import nonsense
from vistoria.client.hand_so_far import engine_fault
from vistoria.client.scene import CheckFailed, OfferRefused, Scene, SceneFault
from vistoria.model.disagreement import Disagreement
from vistoria.model.evidence import Evidence, Fault, StepRun
from vistoria.model.outcome import Reason
from vistoria.play.premise import parted
from vistoria.protocol.errors import EngineError
from vistoria.referee.model import Model

from .engine_report import located


def shown_by(
    scene: Scene,
    steps: Sequence[StepRun],
    trouble: BaseException | None,
    *,
    again: bool,
    model: Callable[[], Model | None],
) -> Evidence:
    """The evidence of a scene whose steps ended, with the `trouble` that stopped one; `again` plays it once more.

    What a failed check rests on is followed by the `model` of the law, which is needed for that alone.
    """
    fault = _fault_of(trouble, scene)
    if fault is None:
        fault = closing_fault(scene, again=again)
    elif fault.reason is Reason.OUR_FAULT:  # no step knows how to go on after a report that cannot be
        fault = nonsense(scene.history) or fault
    if isinstance(trouble, SceneFault):
        _let_go(scene)
    premise, point = _parted(scene, model, refused=getattr(trouble, "refused", None) is not None)
    return Evidence(
        scenario=scene.entry.id,
        steps=tuple(steps),
        checks=tuple(scene.checks),
        fault=fault,
        sample=scene.sample,
        offer_refused=trouble.offer if isinstance(trouble, OfferRefused) else None,
        refused_act=getattr(trouble, "refused", None),
        undeclared=tuple(scene.undeclared),
        premise=premise,
        point=point,
        scaled=tuple(scene.talk.scaled),
    )


def _parted(
    scene: Scene, model: Callable[[], Model | None], *, refused: bool
) -> tuple[Disagreement | None, Disagreement | None]:
    """Where the table parted from the law, if a check failed or an act was `refused` on the way."""
    if not refused and all(made.finding.verdict != "failed" for made in scene.checks):
        return None, None
    offers = scene.link.hello.offered(scene.regulation.id)
    return parted(scene.entry.clause, scene.checks, scene.history, model(), offers)


def closing_fault(scene: Scene, *, again: bool) -> Fault | None:
    """What a scenario shows after its last step of the engine: a forced card not dealt, another answer the
    second time, or reports that cannot be; the first voids it whatever its checks said."""
    try:
        scene.close()
        return scene.forced_fault() or (scene.repeat() if again else None) or nonsense(scene.history)
    except EngineError as error:
        return _fault_of(error, scene)


def _let_go(scene: Scene) -> None:
    """Close the table of a scene that could not go on: a product may have one table only."""
    with suppress(EngineError):  # what it showed is known by then
        scene.close()


def _fault_of(trouble: BaseException | None, scene: Scene) -> Fault | None:
    """Why a scenario was not judged; the last message shows an engine's error, unless something was tried apart."""
    match trouble:
        case None | CheckFailed() | OfferRefused():
            return None
        case SceneFault(reason=Reason.TOO_FEW):
            return None
        case SceneFault(reason=reason, detail=detail):
            return Fault(reason, detail)
        case EngineError():
            fault = engine_fault(trouble, scene.last.messages)
            shown = len(scene.talk.messages) if scene.last is scene.talk else 0
            return replace(fault, message=shown or None)
    return Fault(Reason.OUR_FAULT, located(trouble))
