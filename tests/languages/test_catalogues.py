"""Translations: each says the same with the same slots, none is missing, none is of a text that is gone."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from warm import vistoria

from vistoria.languages.catalogue import folders, read, texts
from vistoria.languages.program import METAVAR, PROGRAM
from vistoria.languages.sentences import PARTS, said
from vistoria.languages.sentences import read as read_sentences
from vistoria.languages.wording import kinds, parts
from vistoria.model.sentences import patterns, say

LAWS = sorted((Path(__file__).parents[2] / "features").glob("*/languages"))
SLOT = re.compile(r"\{[^{}]*\}")


def slots(text: str) -> set[str]:
    """The slots of a pattern, each with its kind."""
    return set(SLOT.findall(text))


@pytest.mark.parametrize("language", folders())
def test_a_translation_has_the_slots_of_its_english(language: str) -> None:
    laws = {key: said for law in LAWS for key, said in read(law / f"{language}.po").items()}
    held = {**texts(language), **laws}
    assert {english: there for (_, english), there in held.items() if slots(english) != slots(there)} == {}


@pytest.mark.parametrize("language", folders())
def test_every_sentence_of_the_catalogue_is_translated_and_no_other(language: str) -> None:
    held = {
        key
        for key in texts(language)
        if key[0] not in ("step", "join", PROGRAM, METAVAR, "desk") and not key[0].startswith("kind ")
    }
    assert held == set(patterns().items())


@pytest.mark.parametrize("language", folders())
def test_every_form_of_a_slot_is_translated_and_no_other(language: str) -> None:
    forms = {(f"kind {kind}", form) for kind, spec in kinds().items() for form in spec.get("forms", ())}
    joins = {("join", each) for spec in kinds().values() for each in spec.get("joins", ())}
    wanted = {each for each in forms if re.search(r"[a-z]", "".join(part.words for part in parts(each[1])))}
    held = {key for key in texts(language) if key[0] == "join" or key[0].startswith("kind ")}
    assert held == wanted | joins


POSTED = say("must.posted", seat=2, what="big", amount=20) + " " + say("did.posted-none", what="small")
PAID = say("must.paid", sums={1: 143, 2: 142})


@pytest.mark.parametrize(
    ("english", "language", "words"),
    [
        (POSTED, "pt", ("lugar 2", "aposta prévia maior", "20", "aposta prévia menor")),
        (POSTED, "zh", ("2號位", "預先大投注20", "預先小投注")),
        (PAID, "pt", ("143 ao lugar 1 e 142 ao lugar 2",)),
        (PAID, "zh", ("143予1號位及142予2號位",)),
    ],
)
def test_what_was_recorded_is_said_in_every_language(
    english: str, language: str, words: tuple[str, ...]
) -> None:
    assert [each for each in words if each not in str(said(english, language))] == []


@pytest.mark.parametrize("what", ["attempt-refused", "attempt-accepted"])
def test_an_attempt_is_read_in_its_sentence_and_not_to_its_end(what: str) -> None:
    raised = say(f"must.{what}", attempt=say("attempt.act-to", act="raise", seat=3, to=100))
    ends = {"attempt-refused": "deve ser recusado.", "attempt-accepted": "deve ser aceite."}
    assert str(said(f"{say('did.accepted')} {raised}", "pt")).endswith(ends[what])


@pytest.mark.parametrize(
    ("place", "of"), [("croupier", "do croupier"), (3, "do lugar 3"), ("burn", "das cartas inutilizadas")]
)
def test_words_that_are_drawn_together_are_written_so(place: int | str, of: str) -> None:
    assert f"carta {of} " in str(said(say("must.exposed", place=place), "pt"))


def test_words_of_others_are_left_as_they_are() -> None:
    assert said("the engine says something of its own", "pt") is None
    refused = say("did.refused-why", why="amount too high")
    assert "amount too high" in str(said(refused, "zh"))


FILLED: dict[str, list[Any]] = {
    "": ["7"], "act": ["raise", "decline"], "acted": ["raise"], "amounts": [[5, 10]], "at": [{1: 5, 2: 6}],
    "bet": ["entry"],
    "bets": [[(2, "small", 5)]], "by": [{1: 5}], "cards": [["As", "Kd"]], "decimal": [3.5], "either": [[5, 10]],
    "echo": ["by the same people at other seats", "with all sums 4 times as large"],
    "events": [["hand-started", "paid"]], "face": ["up"], "from": [{1: 5}], "gains": [{1: 5, 2: -5}], "hands": [2],
    "net": [-5], "nth": [2], "order": [[2, 3, "croupier"]], "orders": [[[2, 3], [3, 2]]], "place": [2, "croupier"],
    "prizes": [[(1, 5)]], "raises": [0, 3], "ranks": [[[1], [2, 3]]], "rate": [[1, 20]], "seats": [[2], [2, 3]],
    "sums": [{1: 5}], "sums-told": ["won"], "taken-of": ["pot", "buy-in"], "times": [2], "times-at": [{1: 3}],
    "totals": [{"staked": 5}], "which": ["first"], "words": ["full-house"],
}  # fmt: skip
"""By kind of slot: what may fill it."""
NAMED = {"attempt": ["the raise of seat 3 to 100", "the departure of p3"], "card": ["As"]}
TWINS = {
    "did.asked": "did.was-asked",
    "did.decision-none": "did.not-folded",
    "did.decision-put": "did.acted-put",
    "did.marker-at": "did.marker",
}
"""Sentences that have the words of another, which means the same."""


def test_a_sentence_is_read_as_itself_also_behind_another() -> None:
    for key, pattern in patterns().items():
        slots = {name: kind or "" for _, name, kind, _ in Formatter().parse(pattern) if name}
        pools = [NAMED.get(name) or FILLED[kind] for name, kind in slots.items()]
        for filling in product(*pools):
            text = say(key, **dict(zip(slots, filling, strict=True)))
            assert [found for found, _ in read_sentences(text)] in ([key], [TWINS.get(key)]), key
            assert all(said(text, language) for language in folders()), key
            if not key.startswith(PARTS):
                behind = [found for found, _ in read_sentences(f"{say('did.accepted')} {text}")]
                assert behind in (["did.accepted", key], ["did.accepted", TWINS.get(key)]), key


@pytest.mark.parametrize("language", folders())
def test_nothing_is_missing_or_stale_in_a_language_of_ours(language: str) -> None:
    """The names of scenarios with their rows, too."""
    lines = vistoria("languages", language).stdout.splitlines()
    assert [line for line in lines if line.startswith(("missing", "stale"))] == []
    assert any(language in line for line in lines)
