"""A command speaks the language of --language, else that of the environment, else English."""

from __future__ import annotations

import pytest
from warm import vistoria

from vistoria.cli.reader import of_environment

CLAUSE = "mo-97-2010/8.5"
SAID = {
    "en": "After the last round the participants show their cards",
    "pt": "exibem as suas cartas",
    "zh": "參與者揚開紙牌",
}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pt_PT.UTF-8"}, "pt"),
        ({"LANG": "pt_PT.UTF-8", "LC_MESSAGES": "zh_MO.UTF-8"}, "zh"),
        ({"LANG": "pt_PT.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_names_a_language(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment) == language


@pytest.mark.parametrize("language", SAID)
def test_a_clause_is_explained_in_the_language_that_was_asked_for(language: str) -> None:
    asked = vistoria("explain", CLAUSE, "--language", language, environment={"LC_ALL": "zh_MO.UTF-8"})
    assert SAID[language] in asked.stdout
    assert (
        SAID[language] in vistoria("explain", CLAUSE, environment={"LC_ALL": f"{language}_XX.UTF-8"}).stdout
    )


def test_a_language_that_there_is_not_is_a_usage_error() -> None:
    done = vistoria("explain", CLAUSE, "--language", "xx")
    assert done.returncode == 4
    assert "choose one of en, pt, zh" in done.stderr


@pytest.mark.parametrize("place", [("--language", "pt", "run"), ("run", "--language=pt")])
def test_an_error_that_comes_before_the_option_is_read_speaks_it_too(place: tuple[str, ...]) -> None:
    done = vistoria(*place, "--workers", "0")
    assert done.returncode == 4
    assert "Valor inválido para '--workers' / '-n': 0 não está no intervalo x>=1." in done.stderr
    assert "não está no intervalo" in vistoria("run", "--workers", "0", "--language", "pt").stderr
