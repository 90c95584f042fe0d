"""Engines that differ only in what the law leaves free are failed nowhere, and do differ."""

from __future__ import annotations

import msgspec
import pytest

from vistoria.law.catalogue import installed, load
from vistoria.model.answer import Accepted, read_answer, write_answer
from vistoria.model.event import UnknownEvent
from vistoria.model.request import Open
from vistoria.model.table import Force, Settings
from vistoria.reference_engine.candidates import candidates
from vistoria.reference_engine.variations import Varied, variations
from vistoria.reference_engine.variations.listing import NoSuchVariation
from vistoria.selftest.judge import complaints
from vistoria.selftest.trial import Manner, tried

REGULATION = "mo-97-2010"
NAMES = sorted({each.name for each in variations() if each.regulation == REGULATION})
TRIED = ["mo-97-2010 talkative", "mo-97-2010 terse", "mo-61-2004 growing-pool"]


@pytest.mark.parametrize("name", TRIED)
def test_a_lawful_variation_is_failed_nowhere(name: str) -> None:
    candidate = next(each for each in candidates() if each.id == name)
    features = installed()[candidate.regulation]
    assert complaints(candidate, tried(candidate, features, Manner()), load(features)) == ()


@pytest.mark.parametrize("name", NAMES)
def test_a_variation_opens_tables_under_its_own_name(name: str) -> None:
    engine = Varied({"id": name, "regulation": REGULATION})
    assert engine.hello().engine.name.endswith(name)
    assert isinstance(engine.open(Open("t", REGULATION, 10, Settings(), Force())), Accepted)


def test_an_unknown_variation_is_refused() -> None:
    with pytest.raises(NoSuchVariation, match="no-such"):
        Varied({"id": "no-such", "regulation": REGULATION})


def test_an_event_outside_the_vocabulary_comes_back_as_it_was_sent() -> None:
    sent = Accepted((UnknownEvent("x-remark", {"type": "x-remark", "text": "olá"}),))
    wire = msgspec.json.decode(msgspec.json.encode(write_answer(sent)))
    assert read_answer(wire) == sent
