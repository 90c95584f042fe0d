"""A table that is in question is asked for again without what its clause is not about."""

from __future__ import annotations

from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.client.scene import Scene
from vistoria.games.cards.staging.opening import may_open
from vistoria.games.cards.staging.table import TablePlan
from vistoria.law.catalogue import installed
from vistoria.model.answer import Answer, ReasonGiven, Refused
from vistoria.model.request import Open
from vistoria.model.table import Settings
from vistoria.reference_engine.adapter import Reference
from vistoria.run.laws import regulation_in

LAW = "mo-61-2004"
PLAN = TablePlan(7, Settings(stakes={"ante": (100, 1000)}, smallest=1, dealing="shoe"))


class OwnChipsAndDevice(Reference):
    """A house that takes no word on its smallest chip, nor on what deals."""

    def open(self, request: Open) -> Answer:
        if request.settings.smallest is None and request.settings.dealing is None:
            return super().open(request)
        return Refused("engine", ReasonGiven("not-here", "the house sets this itself"))


def test_a_house_may_set_several_things_itself() -> None:
    regulation = regulation_in(installed()[LAW])
    entry = next(each for each in regulation.scenarios if each.clause == f"{LAW}/1.4")
    with EngineLink(InProcessLaunch(f"{__name__}:OwnChipsAndDevice", {})) as link:
        assert may_open(Scene(link, regulation, entry, 1), PLAN)
