"""The echoes of a scenario, played right after it."""

from __future__ import annotations

import pytest

from vistoria.client.aliases import Aliases
from vistoria.client.scene import Scene
from vistoria.model.evidence import Evidence, Fault
from vistoria.model.outcome import Reason
from vistoria.model.played import PlayedTable, echoes_of
from vistoria.play.disguise import as_table, is_disguised, may_be_echoed, turn_of
from vistoria.play.echoed import play_echoes

from .collector import PLAN
from .engine_report import located
from .laws import models_of
from .tables import kept


def disguised(config: pytest.Config, scene: Scene, evidence: Evidence) -> PlayedTable | None:
    """What the echoes of a scenario show, if it has any; raises CannotWrite.

    Only a run that draws hands has them: they are a part of what is played beside the scenarios.
    """
    plan, scenario = config.stash[PLAN], scene.entry.id
    if not (plan.request.hands and may_be_echoed(evidence)):
        return None
    if not is_disguised(scene.regulation, scene.entry, plan.seed):
        return None
    names, origin = Aliases(plan.secret, echoes_of(scenario)), as_table(scenario)
    try:
        model, turn = models_of(plan).get(scene.regulation.id), turn_of(scenario, plan.seed)
        shown, talk = play_echoes(scene.link, scene.regulation, origin, scene.history, names, model, turn)
    except Exception as error:
        fault = Fault(Reason.OUR_FAULT, located(error))
        return kept(config, PlayedTable(echoes_of(scenario), 0, False, again=scenario), fault)
    return kept(config, shown, shown.fault, talk) if talk.messages else None
