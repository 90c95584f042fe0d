"""The quotes reproduce the source text, and whatever is lost, added or moved is a finding at its place."""

from __future__ import annotations

import pytest
from law_folder import Folder

from vistoria.law.labels import chinese_numeral

CARDS, PRIZE, LAW = "01_cards.feature", "02_prize.feature", "regulation.toml"


def says(toy: Folder, *words: str) -> bool:
    return any(all(w in str(f) for w in words) for f in toy.findings)


case = pytest.param


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        case(CARDS, "duas cartas", "duas carta", (f"{CARDS}:10", "«s e não tem mais", "toy.pt.txt:8"),
             id="letter"),
        case(CARDS, "tem mais.", "tem mais", ("breaks off before «.",), id="last letter"),
        case(CARDS, "uma a uma.", "uma  a\n        uma.", (), id="white space is free"),
        case(CARDS, "別無他牌。", "別無他牌",
             ("between toy-law/1.1 (01_cards.feature:12) and toy-law/1.1.s2", "toy.zh.txt:8"), id="stop"),
        case(CARDS, "    PT  As cartas são dadas uma a uma.\n", "", ("toy-law/1.1.s2 has no PT quote",),
             id="quote"),
        case(CARDS, "    PT  As cartas são dadas uma a uma.\n", "", ("no quote holds «As cartas são dadas",),
             id="gap"),
        case(CARDS, "  PT  Artigo 1.º Cartas", "  PT  Artigo 1.º", ("no quote holds «Cartas»",),
             id="heading"),
        case(CARDS, "  PT  Artigo 1.º Cartas", "  PT  Cartas", ("does not begin with 'Artigo 1.º'",),
             id="number"),
        case(PRIZE, "大牌勝出。", "大牌勝出。大牌勝出。", ("has not '勝出' exactly once",), id="twice"),
        case(PRIZE, "Ganha a carta mais alta.", "Ganha a carta mais alta. Ganha.",
             ("it has « Ganha.»", "departs"), id="added"),
        case(PRIZE, "Prémio\n  ZH  第二條 獎", "Premio\n  ZH  第二條 獎",
             ("it has «emio»", "the source «émio"), id="accent"),
        case(CARDS, "1.º Cartas\n  ZH", "1.o Cartas\n  ZH", ("does not begin with 'Artigo 1.º'",),
             id="ordinal sign"),
        case(LAW, "count = 1", "count = 2", ("'emphasis' of pt is met 1 times, not 2",), id="markup count"),
        case(LAW, 'lines = ["1"]', 'lines = ["1", "5"]', ("1 de Abril", "departs"), id="line left out"),
        case(LAW, 'lines = ["1"]', 'lines = ["0"]', ("are no lines of the file",), id="no such line"),
        case(LAW, 'lines = ["1"]', 'lines = ["1", "1"]', ("listed twice",), id="line left out twice"),
        case(LAW, 'lines = ["1-2"]', 'lines = ["2"]', ("no quote holds «首頁»",), id="line not left out"),
        case(LAW, 'source = "勝岀"', 'source = "勝仂"', ("departs from the source",), id="slip that is none"),
        case(LAW, 'quoted = "勝出"', 'quoted = "勝利"', ("has not '勝利' exactly once",),
             id="slip not quoted"),
        case(LAW, "pattern = '\\*([^*]+)\\*'", "pattern = '\\*([^*+\\*'", ("is no pattern",),
             id="bad pattern"),
        case("sources/toy.pt.txt", "uma a uma", "uma a duas", ("has SHA-256",), id="source changed"),
        case("sources/toy.pt.txt", "mais alta.", "mais alta. Fim.", ("goes on after toy-law/2", ": «Fim.»"),
             id="more"),
    ],
)  # fmt: skip
def test_a_departure_from_the_source_is_found(
    toy: Folder, file: str, old: str, new: str, words: tuple[str, ...]
) -> None:
    toy.edit(file, old, new)
    if not words:
        assert toy.findings == []
        return
    assert says(toy, *words), "\n".join(map(str, toy.findings))


def test_a_label_must_be_the_clause_s_own(toy: Folder) -> None:
    for old, new in (("1.2.1", "1.2.9"), ("1.2.2", "1.2.1"), ("1.2.9", "1.2.2")):
        for file in (CARDS, LAW, "inspection.toml"):
            path = toy.path / file
            path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert says(toy, "quote of toy-law/1.2.2 departs", "the source «1) Uma"), "\n".join(
        map(str, toy.findings)
    )


def test_a_witness_is_compared_with_its_differences(toy: Folder) -> None:
    witness = (toy.path / "sources/toy.pt.txt").read_text(encoding="utf-8").replace("fechada", "cerrada")
    (toy.path / "sources/other.txt").write_text(witness, encoding="utf-8")
    law = (toy.path / LAW).read_text(encoding="utf-8")
    edition = law[law.index("[[editions]]") : law.index('[[editions]]\nid = "zh"')]
    edition = (
        edition.replace('id = "pt"', 'id = "other"')
        .replace('"quoted"', '"witness"')
        .replace("toy.pt.txt", "other.txt")
    )
    (toy.path / LAW).write_text(law.replace("[binds]", f"{edition}\n[binds]"), encoding="utf-8")
    assert says(toy, "departs from the source", "cerrada", "sources/other.txt:12")
    toy.edit(
        LAW,
        "\n\n[binds]",
        '\n\n[[editions.differences]]\nwhere = "1.2.1"\nsource = "cerrada"\nquoted = "fechada"\n'
        'why = "its own word"\n\n[binds]',
    )
    assert all("SHA-256" in str(f) for f in toy.findings)


def test_chinese_numerals_go_to_ninety_nine() -> None:
    assert [chinese_numeral(n) for n in (1, 9, 10, 11, 16, 20, 21, 75, 99)] == [
        "一", "九", "十", "十一", "十六", "二十", "二十一", "七十五", "九十九",
    ]  # fmt: skip
