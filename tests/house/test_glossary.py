"""The glossary gives the laws' own words, and no message and no document uses others in their place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from house_tree import ROOT, toml

from vistoria.languages.catalogue import folders, law_texts, law_words, texts
from vistoria.languages.voice import Voice
from vistoria.law.catalogue import installed, load
from vistoria.model.clause import Regulation
from vistoria.reports.speech import speech


def of_law(law: Regulation, language: str) -> Iterator[str]:
    """The translations of a law, without what they quote of it."""
    for said in law_texts(law.home, law.id, language).values():
        yield re.sub("«[^»]*»|「[^」]*」", "", said)


GLOSSARY: dict[str, Any] = toml(ROOT / "features" / "glossary.toml")
CONCEPTS = {name: each for name, each in GLOSSARY.items() if name != "avoid"}
LAWS = {name: load(folder) for name, folder in installed().items()}
MESSAGES = {
    each.stem: each.read_text(encoding="utf-8").splitlines()
    for each in (ROOT / "reports" / "messages").glob("*.toml")
}
TRANSLATIONS = {
    language: [*texts(language).values(), *(said for law in LAWS.values() for said in of_law(law, language))]
    for language in folders()
}
DOCUMENTS = {
    language: [
        line
        for path in (ROOT / "docs" / language).glob("*.md")
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    for language in folders()
}


def terms() -> Iterator[tuple[str, dict[str, str]]]:
    """Each concept with the words that each law has for it."""
    for concept, entry in CONCEPTS.items():
        for term in entry["terms"]:
            yield concept, term


@pytest.mark.parametrize(
    ("concept", "term"), terms(), ids=lambda each: each if isinstance(each, str) else each["law"]
)
def test_a_term_stands_in_its_clause_in_both_languages(concept: str, term: dict[str, str]) -> None:
    clause = LAWS[term["law"]].clause(f"{term['law']}/{term['clause']}")
    assert clause is not None
    quotes = {
        mark: "".join(q.text for q in clause.quotes if q.language.tag.startswith(mark))
        for mark in ("pt", "zh")
    }
    assert term["pt"] in quotes["pt"].lower()
    assert term["zh"] in quotes["zh"]


OWN_WORDS = [
    (law, language, word, own)
    for law in LAWS.values()
    for language in folders()
    for word, own in law_words(law.home, law.id, language).items()
]


@pytest.mark.parametrize(
    ("law", "language", "word", "own"), OWN_WORDS, ids=lambda each: each if isinstance(each, str) else each.id
)
def test_a_word_of_a_law_stands_in_its_text_and_takes_the_place_of_one_that_does_not(
    law: Regulation, language: str, word: str, own: str
) -> None:
    quotes = [q.text for clause in law.clauses for q in clause.quotes if q.language.tag.startswith(language)]
    said = " ".join(quotes).lower()
    start, end = (r"(?<!\w)", r"\b") if language == "pt" else ("", "")
    assert all(re.search(start + ENDING.sub("", each), said) for each in own.split())
    assert not re.search(start + word + end, said) or word in LAWFUL_BESIDE


ENDING = re.compile("(?:ar|am|ou|a|s)$")
"""A law has a verb in one form, and a noun in one number."""
LAWFUL_BESIDE = {"turno"}
"""In the law's text too, where it means another thing: «por seu turno»."""


def test_steps_findings_and_hands_are_said_in_the_words_of_their_law() -> None:
    law = LAWS["pt-omaha-online"]
    posts, told = "seat 2 posts the big blind of 10", "The notice gave blinds from 2 to 4."
    own = {
        language: [
            Voice(language).in_law(law.home, law.id, each)
            for each in (Voice(language).step(posts), Voice(language).sentences(told))
        ]
        for language in ("pt", "zh")
    }
    assert own == {
        "pt": ["o lugar 2 coloca a grande aposta de 10", "O aviso indicou apostas obrigatórias de 2 a 4."],
        "zh": ["2號位下大盲注10", "通知列明盲注由2至4。"],
    }
    page = speech("pt", laws=((law.home, law.id),))
    assert page.of(law.id).text("word.big") == "grande aposta"
    assert page.of("mo-97-2010").text("word.big") == page.text("word.big") == "aposta prévia maior"
    assert page.of(law.id).number_of("word.big") != page.number_of("word.big")


def test_a_concept_has_one_entry_and_a_law_one_row_of_it() -> None:
    english = [entry["en"] for entry in CONCEPTS.values()]
    assert sorted(english) == sorted(set(english))
    rows = [(concept, term["law"]) for concept, term in terms()]
    assert sorted(rows) == sorted(set(rows))


@pytest.mark.parametrize("avoided", GLOSSARY["avoid"], ids=lambda each: str(each["word"]))
def test_no_message_and_no_document_uses_a_word_that_is_not_the_laws(avoided: dict[str, str]) -> None:
    start = r"(?<!\w)" if avoided["language"] == "pt" else ""
    said = re.compile(start + avoided["word"])
    lines = [line for held in (MESSAGES, TRANSLATIONS, DOCUMENTS) for line in held[avoided["language"]]]
    assert [line for line in lines if said.search(line)] == [], f"write {avoided['instead']}"
