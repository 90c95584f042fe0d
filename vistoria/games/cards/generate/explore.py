"""Plays drawn hands on the engine under test and judges each with the same named check."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass, replace
from pathlib import Path

from vistoria.checks import apply_check
from vistoria.checks.refusal import refusals
from vistoria.checks.sense import nonsense
from vistoria.client.conversation import Conversation
from vistoria.client.scene import CheckFailed, Scene, SceneFault
from vistoria.generate.choose import Chance, Source
from vistoria.model.errors import is_own_limit
from vistoria.model.evidence import CheckMade, Fault, Sample
from vistoria.model.finding import Finding
from vistoria.model.outcome import Reason
from vistoria.model.table import Commission

from .drawn import KINDS, Drawn
from .play import call_down, deal, settle_put_away
from .table import TablePlan
from .way import deal_plan

for _module in pkgutil.iter_modules([str(Path(__file__).parent)]):
    if _module.name.startswith("drawn"):
        importlib.import_module(f"{__package__}.{_module.name}")  # each module registers its kinds


MOST_OTHERS = 200
"""So many examples in succession that the product does not play on its terms are enough."""


@dataclass
class _Tally:
    examples: int = 0
    relevant: int = 0
    messages: int = 0
    """How many the hands took, those of a counter-example that was made smaller apart."""
    failed: str = ""
    """The verdict of the example that did not pass; a smaller one that shows another verdict is not the same."""
    last: tuple[Conversation, Finding] | None = None
    nonsense: tuple[Conversation, Fault] | None = None
    """The first example whose reports cannot be."""
    terms: SceneFault | None = None
    """Why the last example could not be played, where that lies in the terms of the product."""
    refused: int = 0
    refusal: str = ""

    def note(self, refused: list[str]) -> None:
        """Count what was refused in an example, and keep the first of all."""
        self.refused += len(refused)
        self.refusal = self.refusal or next(iter(refused), "")


@dataclass(frozen=True)
class Draw:
    """How many hands of which kind a scenario wants drawn."""

    kind: str
    examples: int
    commission: Commission | None = None
    """What the house declares at every table drawn, where the scenario says so."""

    def at(self, plan: TablePlan) -> TablePlan:
        """The table drawn, with what the scenario says of all of them."""
        return plan if self.commission is None else plan.with_settings(commission=self.commission)

    def explore(self, scene: Scene, minimum: int, check: str, **literals: object) -> None:
        """Draw the hands, and judge each."""
        explore(scene, self, minimum, check, **literals)


def explore(scene: Scene, draw: Draw, minimum: int, check: str, **literals: object) -> None:
    """Draw hands, as many as the scenario wants or the share of them that the run allows, and judge each.

    The scene keeps the last example, or the shrunk one. To be shrunk, a hand that the product dealt itself is played
    again with the cards laid that were drawn for it. What does not fail again is kept as it is.

    Raises CheckFailed with the finding of the shrunk counter-example; the sample's counts tell whether the situation
    arose `minimum` times. Trouble with the engine goes through unshrunk. Where no check failed, and the reports of some
    example cannot be, raises SceneFault.
    """
    chance, tally = Chance(scene.draw_seed), _Tally()

    def passes(source: Source) -> bool:
        """Whether a hand passed or did not matter, or cannot be played on the terms of the product."""
        try:
            drawn = KINDS[draw.kind](source, deal_plan(scene))
            talk = _play(scene, draw, drawn, laid=bool(tally.failed))
        except SceneFault as own:
            if own.reason is not Reason.OWN_TERMS:
                raise
            tally.terms = own
            return True
        tally.terms = None
        tally.messages += len(talk.messages)
        if not tally.failed:
            tally.note(refusals(talk.history))
        finding = apply_check(check, literals, talk.history)
        wrong = {tally.failed} if tally.failed else {"failed", "inconclusive", "not-provided", "unsupported"}
        if finding.verdict in wrong or (finding.verdict == "passed" and not tally.failed):
            tally.last = (talk, finding)
        if not tally.failed and tally.nonsense is None and (fault := nonsense(talk.history)) is not None:
            tally.nonsense = (talk, fault)
        return finding.verdict not in wrong

    others = in_a_row = 0
    while not tally.failed and tally.examples < max(1, draw.examples * scene.examples // 100):
        chance.given.clear()
        before = tally.last
        if not passes(chance) and tally.last is not None:
            tally.failed = tally.last[1].verdict
        if tally.terms is not None:
            others, in_a_row = others + 1, in_a_row + 1
            if in_a_row > MOST_OTHERS:
                raise tally.terms
            continue
        in_a_row = 0
        tally.examples += 1
        tally.relevant += tally.last is not before
    if tally.failed:
        from vistoria.generate.shrink import shrink

        tally.messages = 0
        try:
            shrink(chance.given, passes, lambda: tally.messages)
        except (MemoryError, OSError) as error:  # the hand shows it as it was found, too
            if not is_own_limit(error):
                raise
    scene.sample = Sample(
        tally.examples, tally.relevant, minimum, scene.draw_seed, others, tally.refused, tally.refusal
    )
    if not tally.failed and tally.nonsense is not None:
        scene.talk, fault = tally.nonsense
        raise SceneFault(fault.reason, fault.detail)
    if tally.last is None:
        raise SceneFault(Reason.TOO_FEW, "no hand that was drawn reached the situation")
    scene.talk, finding = tally.last
    scene.checks.append(CheckMade(check, literals, scene.history.length, finding))
    if finding.verdict != "passed":
        raise CheckFailed(finding)


def _play(scene: Scene, draw: Draw, drawn: Drawn, *, laid: bool) -> Conversation:
    _settle_burns(scene, drawn.hands[0].plan)
    one = replace(scene)
    try:
        for hand in drawn.hands:
            deal(one, replace(draw.at(hand.plan), own=hand.plan.own and not laid))
            hand.play(one)
            call_down(one)
            one.close()
    except Exception:
        scene.talk = one.talk
        raise
    finally:
        scene.opened = one.opened
    return one.talk


def _settle_burns(scene: Scene, plan: TablePlan) -> None:
    """See what the product burns, once and outside the examples, where that is needed."""
    one = replace(scene)
    try:
        settle_put_away(one, plan)
    except Exception:
        scene.talk = one.talk
        raise
