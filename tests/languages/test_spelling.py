"""A country may spell a language otherwise than its catalogue: Portugal by the agreement of 1990."""

from __future__ import annotations

import pytest

from vistoria.cli.reader import said
from vistoria.languages.spelling import as_before, respelt


def test_words_take_the_spelling_of_a_country_and_what_is_quoted_does_not() -> None:
    text = "O inspector quer a Correcção de «actos» em Março; Acto."
    assert respelt(text, "pt", "pt-PT") == "O inspetor quer a Correção de «actos» em março; Ato."
    assert respelt(text, "pt", "pt-MO") == text


def test_months_of_cldr_are_spelled_as_the_catalogue_does() -> None:
    assert as_before("27 de novembro de 2026", "pt") == "27 de Novembro de 2026"


@pytest.mark.parametrize(("locale", "spelt"), [("pt_PT.UTF-8", "inspetor"), ("pt_MO.UTF-8", "inspector")])
def test_a_terminal_speaks_as_its_country_spells(
    locale: str, spelt: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert spelt in said().text("certificate.supplier.inspector")
