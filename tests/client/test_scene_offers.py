"""An offer is shown by a table that opens, or in play: a scene tells what the engine makes and what it refuses."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from vistoria.client.scene import OfferRefused, Scene, SceneFault
from vistoria.model.answer import ReasonGiven, Refused
from vistoria.model.clause import ClauseId, Regulation, ScenarioEntry, ScenarioId
from vistoria.model.command import Cut
from vistoria.model.request import Open
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Hello, Identity

CLAUSE = ClauseId("toy/1")
LAW = Regulation(
    "toy", "", "", "", "", "", "", (), (), (), (), ("night", "cut"), None, shown_in_play=frozenset({"cut"})
)
ACCEPTED: dict[str, object] = {"answer": "accepted", "events": []}
REFUSED: dict[str, object] = {
    "answer": "refused", "by": "engine", "reason": {"code": "unlawful-setting", "text": "not so"},
}  # fmt: skip


@dataclass
class Link:
    """An engine that offers nothing by its own word and gives these answers."""

    opening: dict[str, object]
    playing: dict[str, object]

    @property
    def hello(self) -> Hello:
        return Hello(1, Identity("toy", "1"), ("toy",))

    def call(self, method: str, params: object) -> object:
        return self.opening if method == "open" else {"results": [self.playing]}

    def malformed(self, what: str) -> EngineError:
        raise AssertionError(what)


def scene(
    *offers: str, opening: dict[str, object] = ACCEPTED, playing: dict[str, object] = ACCEPTED
) -> Scene:
    entry = ScenarioEntry(ScenarioId("toy/1#a"), "a", CLAUSE, "1.feature", 1, (), offers=offers)
    return Scene(Link(opening, playing), LAW, entry, 1)


@pytest.mark.parametrize(("offer", "undeclared"), [("night", ["night"]), ("cut", [])])
def test_a_table_that_opens_shows_the_offers_of_tables_alone(offer: str, undeclared: list[str]) -> None:
    under_way = scene(offer)
    under_way.must_open(Open("t", "toy", 2))
    assert under_way.undeclared == undeclared


def test_a_table_refused_refuses_the_offer_that_it_would_show() -> None:
    with pytest.raises(OfferRefused) as refused:
        scene("cut", "night", opening=REFUSED).must_open(Open("t", "toy", 2))
    assert refused.value.offer == "night"


def test_a_table_refused_says_nothing_of_an_offer_shown_in_play() -> None:
    with pytest.raises(SceneFault, match="refused a table"):
        scene("cut", opening=REFUSED).must_open(Open("t", "toy", 2))


@pytest.mark.parametrize("taken", [True, False])
def test_a_command_shows_an_offer_of_play(taken: bool) -> None:
    under_way = scene("cut", playing=ACCEPTED if taken else REFUSED)
    under_way.must_open(Open("t", "toy", 2))
    if taken:
        under_way.play_offered("cut", Cut("p1", 5))
        assert under_way.undeclared == ["cut"]
        return
    with pytest.raises(OfferRefused):
        under_way.play_offered("cut", Cut("p1", 5))
    assert under_way.history.last_done is not None
    assert under_way.history.last_done.answer == Refused("engine", ReasonGiven("unlawful-setting", "not so"))
