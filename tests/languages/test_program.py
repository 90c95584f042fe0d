"""What the program says is read in its English and said in another language; no text of it lacks a translation."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from vistoria.languages.catalogue import HOME, folders, read
from vistoria.languages.extracted import messages
from vistoria.languages.program import FILE, said

FEATURES = Path(__file__).parents[2] / "features"


@pytest.mark.parametrize("language", folders())
def test_every_text_of_the_program_is_translated_and_no_other(language: str) -> None:
    held = read(folders()[language] / FILE)
    assert {text for _, text in messages().keys() - held.keys()} == set()
    assert {text for _, text in held.keys() - messages().keys()} == set()


@pytest.mark.parametrize("path", sorted([*HOME.glob("*/*.po"), *FEATURES.glob("*/languages/*.po")]), ids=str)
def test_catalogues_are_read_as_babel_reads_them(path: Path) -> None:
    with path.open("rb") as file:
        held = {(each.context, each.id): each.string for each in read_po(file) if each.id and each.string}
    assert read(path) == held


@pytest.mark.parametrize(
    ("english", "portuguese", "chinese"),
    [
        (
            "lost.toml: No such file or directory",
            "lost.toml: Não há tal ficheiro ou pasta",
            "lost.toml：沒有此檔案或資料夾",
        ),
        (
            "no regulation 'mo' (did you mean mo-97-2010?); installed: mo-97-2010",
            "não há o regulamento 'mo' (queria dizer mo-97-2010?); instalados: mo-97-2010",
            "沒有規章 'mo'（是否指 mo-97-2010？）；已安裝：mo-97-2010",
        ),
        (
            'hello (request 1): no answer within 5 s; its output stopped at "x". Did you mean run?',
            'hello (pedido 1): sem resposta em 5 s; a sua saída parou em "x". Queria dizer run?',
            'hello（請求1）：5秒內沒有回應；其輸出停於 "x"。是否指 run？',
        ),
        (
            "out is signed, and new reports would make its signatures invalid; use a copy of it without signatures/",
            "out está assinada, e novos relatórios tornariam inválidas as assinaturas; use uma cópia sem signatures/",
            "out 已簽署，新的報告會使簽署失效；請用不含 signatures/ 的副本",
        ),
        (
            "  [green]✓[/] encoding of the terminal: utf-8",
            "  [green]✓[/] codificação do terminal: utf-8",
            None,
        ),
    ],
)
def test_values_stay_and_the_words_around_them_are_said(
    english: str, portuguese: str, chinese: str | None
) -> None:
    assert said(english, "en") == english
    assert said(english, "pt") == portuguese
    assert chinese is None or said(english, "zh") == chinese


@pytest.mark.parametrize("text", ["", "42", "mo-97-2010/8.5", "The dealer must burn a card, and open three."])
def test_what_the_program_does_not_say_is_left_as_it_is(text: str) -> None:
    assert said(text, "pt") is None


@pytest.mark.parametrize(
    "text",
    [
        "(one) (another)",
        "(" * 3_000,
        "(a: " * 900,
        ", of engine clauses can be seen in such records; " * 80,
        " hands, judged: . of " * 190,
        "x" * 10_000,
    ],
    ids=["two asides", "brackets", "headings", "words of one text", "words of another", "long"],
)
@pytest.mark.parametrize("language", ["pt", "zh"])
def test_no_text_of_an_engine_keeps_the_reader_busy_or_breaks_it(text: str, language: str) -> None:
    assert said(text, language) != ""
