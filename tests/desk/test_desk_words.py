"""What the desk says: in the reader's language, and spelt as in her country."""

from __future__ import annotations

import pytest
from served import Served

from vistoria.desk.words import Words


@pytest.mark.parametrize("language", ["en", "pt", "zh"])
def test_a_refused_form_says_why_in_the_language_of_the_reader(desk: Served, language: str) -> None:
    headers = {"Accept-Language": language, "Content-Type": "application/x-www-form-urlencoded"}
    answer = desk.ask("POST", "/cases", b"product=", headers)
    assert answer.status == 400
    said = {"en": "Name the product.", "pt": "Indique o produto.", "zh": "請填寫產品名稱。"}
    assert said[language] in answer.text


@pytest.mark.parametrize(
    ("tag", "word"), [("pt-PT", "Interpretações decididas"), ("pt", "Inspectores"), ("pt-PT", "Inspetores")]
)
def test_portuguese_is_spelt_as_in_the_country_of_the_reader(desk: Served, tag: str, word: str) -> None:
    assert (
        word in desk.ask("GET", desk.case("Ortografia"), headers={"Accept-Language": f"{tag},en;q=0.5"}).text
    )


def test_what_a_command_answers_is_said_in_the_language_of_the_reader() -> None:
    said = "results.json: was changed: its SHA-256 is not the one listed"
    assert Words("pt").program(said) == "results.json: foi mudado: o seu SHA-256 não é o que consta"
    assert Words("zh").program(said) != said


@pytest.mark.parametrize(
    ("path", "own", "status", "said"),
    [
        ("/nowhere", True, 404, "Essa página não existe."),
        ("/", False, 403, "Abra o endereço que `vistoria desk` escreveu"),
        ("/open?secret=x", False, 403, "Este endereço é de um posto de trabalho anterior."),
    ],
)
def test_who_is_not_let_in_or_goes_astray_reads_it_in_her_language(
    desk: Served, path: str, own: bool, status: int, said: str
) -> None:
    answer = desk.ask("GET", path, headers={"Accept-Language": "pt"}, own=own)
    assert answer.status == status
    assert said in answer.text
