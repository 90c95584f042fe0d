"""Clauses are cited as lawyers of each language cite them, by the forms of their law."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from vistoria.law.catalogue import installed, load
from vistoria.law.citation import cited, law_cited

CITED = {
    "mo-97-2010/15.3.s2": ("Article 15(3), sentence 2", "15.º, n.º 3, 2.ª frase", "第十五條第三款第二句"),
    "mo-97-2010/6.3.1": ("Article 6(3)(1)", "6.º, n.º 3, alínea 1)", "第六條第三款（一）項"),
    "mo-97-2010/d.2": ("dispatch, no. 2", "despacho, n.º 2", "批示第二款"),
    "mo-61-2004/9.5.9": ("Article 9(5)(9)", "9.º, alínea 5), subalínea (9)", "第九條（五）項（9）分項"),
    "mo-104-85-m/10.c.iii.s2": (
        "Article 10(c)(iii), sentence 2", "10.º, alínea c), iii), 2.ª frase", "第十條c項（iii）第二句",
    ),
    "mo-104-85-m/d.1": ("ordinance, sole article", "portaria, artigo único", "訓令獨一條"),
    "pt-omaha-online/24.b": ("Rule 24(b)", "Regra 24, alínea b)", "第二十四條b項"),
}  # fmt: skip
"""In English, Portuguese and Chinese. 61/2004 itself names its `9.5.9` so, in its article 13."""
LAWS = {name: load(folder) for name, folder in installed().items() if folder.joinpath("sources").is_dir()}


@pytest.mark.parametrize("clause", CITED)
def test_a_clause_is_cited_by_the_structure_of_its_law(clause: str) -> None:
    law = LAWS[clause.partition("/")[0]]
    assert tuple(cited(law, clause, language) for language in ("en", "pt", "zh")) == CITED[clause]


@pytest.mark.parametrize("name", LAWS)
def test_every_clause_has_a_citation_of_its_own_in_every_language(name: str) -> None:
    law = LAWS[name]
    for language in ("en", "pt", "zh"):
        said = [cited(law, clause.id, language) for clause in law.clauses]
        assert len(set(said)) == len(said)
        assert not [each for each in said if re.search(r"\d\.[a-z\d]", each)], "no id shows through"


def test_with_its_law_a_clause_names_the_law_first() -> None:
    law = LAWS["mo-97-2010"]
    whole = [cited(law, "mo-97-2010/10.5", language, whole=True) for language in ("en", "pt", "zh")]
    assert whole == [
        "Dispatch 97/2010, Article 10(5)", "Despacho n.º 97/2010, 10.º, n.º 5", "第97/2010號批示第十條第五款",
    ]  # fmt: skip


def test_a_law_without_forms_is_cited_by_its_labels() -> None:
    bare = replace(LAWS["mo-97-2010"], citation={})
    assert cited(bare, "mo-97-2010/10.5", "pt") == "10.5"
    assert cited(bare, "mo-97-2010/10.5", "pt", whole=True) == "mo-97-2010/10.5"
    assert law_cited(bare, "pt") == bare.instrument


def test_another_language_cites_as_english_does() -> None:
    assert cited(LAWS["pt-omaha-online"], "pt-omaha-online/24.b", "de") == "Rule 24(b)"
