"""Any XML, JSON or CSV by a mapping: one hand in all three is one record."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.audit.one_hand import MACAU, judge
from vistoria.audit.formats.mapping import NoMapping, mapped
from vistoria.audit.judge import named
from vistoria.audit.record import LONGEST, BadHand, Record, RecordedHand
from vistoria.audit.sources import sources

MAPPING = """\
source = "{source}"
hand = "{hand}"
game = "omaha"
own = 4
limit = "pot"
[fields]
id = "{first}@id"
table = "{first}@table"
marker = "{first}@button"
small = "string(0.50)"
big = "string(1.00)"
[players]
each = "{players}"
name = "@name"
seat = "@seat"
stack = "@chips"
[events]
each = "{events}"
kind = "@type"
who = "@who"
amount = "@amount"
cards = "@cards"
[words]
SB = "small"
BB = "big"
FOLD = "fold"
CALL = "call"
CHECK = "check"
BET = "bet"
BOARD = "community"
WIN = "win"
BACK = "return"
RAKE = "commission"
[variants]
STRADDLE = "straddle"
"""
PLAYERS = [("ana", 1), ("rui", 2), ("eva", 3)]
EVENTS = [
    ("SB", "ana", "0.50", ""), ("BB", "rui", "1.00", ""), ("FOLD", "eva", "", ""), ("CALL", "ana", "0.50", ""),
    ("CHECK", "rui", "", ""), ("BOARD", "", "", "9c 8d 2h"), ("BET", "ana", "2.00", ""), ("FOLD", "rui", "", ""),
    ("BACK", "ana", "2.00", ""), ("WIN", "ana", "2.00", ""),
]  # fmt: skip
KEYS = ("type", "who", "amount", "cards")


def xml(events: list[tuple[str, ...]]) -> str:
    people = "".join(f'<P name="{name}" seat="{seat}" chips="100.00"/>' for name, seat in PLAYERS)
    each = (zip(KEYS, event, strict=True) for event in events)
    acts = "".join("<E " + " ".join(f'{key}="{value}"' for key, value in pairs) + "/>" for pairs in each)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<Day>\n<H id="7" table="T" button="3">{people}{acts}</H>\n</Day>'


def json(events: list[tuple[str, ...]]) -> str:
    people = [{"name": name, "seat": seat, "chips": "100.00"} for name, seat in PLAYERS]
    acts = [dict(zip(KEYS, each, strict=True)) for each in events]
    return msgspec.json.encode({"id": 7, "table": "T", "button": 3, "P": people, "E": acts}).decode()


def csv(events: list[tuple[str, ...]]) -> str:
    rows = ["id,table,button,name,seat,chips,type,who,amount,cards"]
    rows += [f"7,T,3,{name},{seat},100.00,,,," for name, seat in PLAYERS]
    rows += [f"7,T,3,,,,{','.join(each)}" for each in events]
    return "\n".join(rows)


REMARK = f"<!--{1000 * ' '}-->"
SOURCES = {
    "xml": (xml, MAPPING.format(source="xml", hand="H", first="", players="P", events="E")),
    "json": (json, MAPPING.format(source="json", hand="", first="", players="P", events="E")),
    "csv": (
        csv,
        MAPPING.format(source="csv", hand="id", first="row/", players="row[@name]", events="row[@type]"),
    ),
}


def read(source: str, folder: Path, events: list[tuple[str, ...]] = EVENTS) -> list[Record]:
    writes, mapping = SOURCES[source]
    (folder / "mapping.toml").write_text(mapping, encoding="utf-8")
    format_ = mapped(folder / "mapping.toml")
    return list(format_.read("file", enumerate(writes(events).splitlines(), start=1)))


@pytest.mark.parametrize("source", SOURCES)
def test_a_mapped_hand_is_judged(source: str, tmp_path: Path) -> None:
    [hand] = read(source, tmp_path)
    assert isinstance(hand, RecordedHand), hand
    assert (hand.id, hand.table, hand.marker, hand.small, hand.big, hand.scale) == ("7", "T", 3, 50, 100, 100)
    seen = judge(MACAU).hand(hand)
    assert (seen.broken, seen.other, seen.is_whole) == ((), "", True)


def test_objects_of_json_may_stand_in_an_array_and_on_many_lines(tmp_path: Path) -> None:
    (tmp_path / "mapping.toml").write_text(SOURCES["json"][1], encoding="utf-8")
    whole = msgspec.json.format(f"[{json(EVENTS)}, {json(EVENTS)}]", indent=2).splitlines()
    found = list(mapped(tmp_path / "mapping.toml").read("file", enumerate(whole, start=1)))
    assert [isinstance(each, RecordedHand) for each in found] == [True, True]


@pytest.mark.parametrize("source", SOURCES)
def test_a_bet_above_the_pot_of_two_is_found(source: str, tmp_path: Path) -> None:
    more = [tuple(each.replace("2.00", "2.01") if kind in ("BET", "BACK") else each for each in (kind, *rest))
            for kind, *rest in EVENTS]  # fmt: skip
    [hand] = read(source, tmp_path, more)
    assert isinstance(hand, RecordedHand), hand
    [seen] = named(judge(MACAU).hand(hand).broken)
    assert (seen.clauses, seen.unit) == ((f"{MACAU}/11.2.1",), "1/100")


RAKED = [*EVENTS[:-1], ("WIN", "ana", "0.95", ""), ("WIN", "ana", "0.95", ""), ("RAKE", "", "0.10", "")]


@pytest.mark.parametrize("rows", [1, 2, 3, 4])
def test_rows_that_break_off_before_all_chips_have_come_out_break_nothing(rows: int, tmp_path: Path) -> None:
    """5 % of the pot of 2.00 is taken; no row says that a hand is whole, so what is missing may come later."""
    [hand] = read("csv", tmp_path, RAKED[: len(RAKED) - rows])
    [whole] = read("csv", tmp_path, RAKED)
    assert isinstance(hand, RecordedHand)
    assert isinstance(whole, RecordedHand)
    assert [list(named(judge(MACAU).hand(each).broken)) for each in (hand, whole)] == [[], []]
    assert (hand.ended, whole.ended) == (False, True)


@pytest.mark.parametrize("source", ["xml", "json"])
def test_a_hand_that_is_closed_keeps_nothing_back(source: str, tmp_path: Path) -> None:
    [hand] = read(source, tmp_path, RAKED[:-1])
    assert isinstance(hand, RecordedHand)
    [seen] = named(judge(MACAU).hand(hand).broken)
    assert seen.clauses == (f"{MACAU}/10.2",)


SHOWN = [
    *EVENTS[:5], ("BOARD", "", "", "9c 8d 2h"), ("CHECK", "ana", "", ""), ("CHECK", "rui", "", ""),
    ("BOARD", "", "", "Jc"), ("CHECK", "ana", "", ""), ("CHECK", "rui", "", ""),
    ("BOARD", "", "", "3s"), ("CHECK", "ana", "", ""), ("CHECK", "rui", "", ""),
    ("SHOW", "ana", "", "Qc Qd Jd Th"), ("SHOW", "rui", "", "7h 6h 5s 4s"),
]  # fmt: skip
NAMED = [("HOLE", "ana", "", "Qc Qd Jd Th"), ("HOLE", "rui", "", "7h 6h 5s 4s"), ("HOLE", "eva", "", "")]
UNPAID = {
    "all but one gave up": (EVENTS[:-1], True),
    "somebody still decides": (EVENTS[:-3], False),
    "all show": (SHOWN, True),
    "a commission is told": ([*SHOWN[:2], *NAMED, *SHOWN[2:-2], ("RAKE", "", "0.10", "")], True),
    "not everybody shows yet": (SHOWN[:-1], False),
}


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("kind", UNPAID)
def test_in_a_whole_hand_that_is_over_somebody_is_paid(kind: str, source: str, tmp_path: Path) -> None:
    """No row says that a hand is whole, so that it may go on."""
    events, is_over = UNPAID[kind]
    mapping = SOURCES[source][1].replace("[variants]", 'SHOW = "show"\nHOLE = "hole"\n[variants]')
    (tmp_path / "mapping.toml").write_text(mapping, encoding="utf-8")
    text = SOURCES[source][0](events)
    [hand] = mapped(tmp_path / "mapping.toml").read("file", enumerate(text.splitlines(), start=1))
    assert isinstance(hand, RecordedHand)
    found = {clause for each in named(judge(MACAU).hand(hand).broken) for clause in each.clauses}
    assert found == ({f"{MACAU}/10.2"} if is_over and source != "csv" else set())


def test_rows_that_break_off_may_already_pay_somebody_who_won_nothing(tmp_path: Path) -> None:
    [hand] = read("csv", tmp_path, [*EVENTS[:-1], ("WIN", "rui", "1.90", "")])
    assert isinstance(hand, RecordedHand)
    [seen] = named(judge(MACAU).hand(hand).broken)
    assert f"{MACAU}/10.2" in (*seen.clauses, *seen.also)


def test_an_unknown_word_sets_the_hand_aside_with_the_line(tmp_path: Path) -> None:
    [hand] = read("xml", tmp_path, [*EVENTS, ("DANCE", "ana", "", "")])
    assert isinstance(hand, BadHand)
    assert (hand.origin.line, hand.reason) == (3, "no word of the mapping for 'DANCE'")


def test_a_term_that_the_law_does_not_have_is_a_variant(tmp_path: Path) -> None:
    [hand] = read("xml", tmp_path, [*EVENTS[:2], ("STRADDLE", "eva", "2.00", ""), *EVENTS[2:]])
    assert isinstance(hand, RecordedHand)
    assert judge(MACAU).hand(hand).other == "straddle"


def test_sums_are_read_as_a_country_writes_them(tmp_path: Path) -> None:
    text, mapping = csv(EVENTS), SOURCES["csv"][1].replace("(0.50)", "('0,50')").replace("(1.00)", "('1,00')")
    text = text.replace(",", ";").replace("100.00", "1.234,56 €").replace("2.00", "2,00")
    text = text.replace("0.50", "0,50").replace("1.00", "1,00")
    (tmp_path / "mapping.toml").write_text(f'decimal = ","\ndelimiter = ";"\n{mapping}', encoding="utf-8")
    [hand] = mapped(tmp_path / "mapping.toml").read("file", enumerate(text.splitlines(), start=1))
    assert isinstance(hand, RecordedHand), hand
    assert (hand.scale, hand.players[0].stack) == (100, 123456)
    assert judge(MACAU).hand(hand).broken == ()


def test_a_sum_with_other_decimals_than_the_mapping_says_is_not_guessed(tmp_path: Path) -> None:
    [hand] = read(
        "csv", tmp_path, [tuple(each.replace("0.50", '"0,50"') for each in event) for event in EVENTS]
    )
    assert isinstance(hand, BadHand)
    assert hand.reason == "'0,50' is no sum"


def test_a_seat_that_is_no_number_is_told_with_where_it_was_looked_for(tmp_path: Path) -> None:
    _, mapping = SOURCES["xml"]
    (tmp_path / "mapping.toml").write_text(mapping, encoding="utf-8")
    text = xml(EVENTS).replace('seat="1"', 'seat="one"')
    [hand] = mapped(tmp_path / "mapping.toml").read("file", enumerate(text.splitlines(), start=1))
    assert isinstance(hand, BadHand)
    assert hand.reason == "'@seat' finds 'one', which is no whole number"


def test_hands_whose_rows_are_told_side_by_side_are_told_apart(tmp_path: Path) -> None:
    head, *rows = csv(EVENTS).splitlines()
    mixed = [row for pair in zip(rows, (f"8{row[1:]}" for row in rows), strict=True) for row in pair]
    (tmp_path / "mapping.toml").write_text(SOURCES["csv"][1], encoding="utf-8")
    hands = mapped(tmp_path / "mapping.toml").read("file", enumerate([head, *mixed], start=1))
    told = [(each.id, judge(MACAU).hand(each).broken) for each in hands if isinstance(each, RecordedHand)]
    assert told == [("7", ()), ("8", ())]


def test_a_document_in_one_line_may_be_longer_than_a_line_that_is_read(tmp_path: Path) -> None:
    (tmp_path / "mapping.toml").write_text(SOURCES["xml"][1], encoding="utf-8")
    text = xml(EVENTS).replace("\n", "")
    first = text.index("10", text.index("chips=")) + 1  # here the line is cut: in the middle of a sum
    times, rest = divmod(LONGEST - first, len(REMARK))
    text = text.replace("<Day>", f"<Day>{times * REMARK}{rest * ' '}")
    (tmp_path / "a.xml").write_text(text, encoding="utf-8")
    [source] = sources([str(tmp_path / "a.xml")])
    [hand] = source.records(mapped(tmp_path / "mapping.toml"), lambda _: None)
    assert isinstance(hand, RecordedHand), hand
    assert hand.players[0].stack == 100_00


def test_rows_without_the_column_that_numbers_hands_are_no_hand(tmp_path: Path) -> None:
    (tmp_path / "mapping.toml").write_text(
        SOURCES["csv"][1].replace('hand = "id"', 'hand = "number"'), encoding="utf-8"
    )
    [hand] = mapped(tmp_path / "mapping.toml").read("file", enumerate(csv(EVENTS).splitlines(), start=1))
    assert isinstance(hand, BadHand)
    assert hand.reason.startswith("no column 'number'")


def test_entities_of_a_document_are_not_resolved(tmp_path: Path) -> None:
    bomb = '<!DOCTYPE Day [<!ENTITY a "ana">]>'
    writes, mapping = SOURCES["xml"]
    (tmp_path / "mapping.toml").write_text(mapping, encoding="utf-8")
    text = writes(EVENTS).replace("<Day>", f"{bomb}<Day>").replace("<P ", "<X>&a;</X><P ", 1)
    found = list(mapped(tmp_path / "mapping.toml").read("file", enumerate(text.splitlines(), start=1)))
    assert len(found) == 1


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('each = "P"', 'each = "P["', "is no XPath"),
        ('"string(0.50)"', '"string(0, 50)"', "is no XPath"),
        ('SB = "small"', 'SB = "smallest"', "Invalid enum value"),
        ("own = 4\n", "", "missing required field `own`"),
        ("[players]", "[players", "mapping.toml"),
    ],
)
def test_a_mapping_that_cannot_be_used_says_why(old: str, new: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "mapping.toml").write_text(SOURCES["xml"][1].replace(old, new), encoding="utf-8")
    with pytest.raises(NoMapping, match=why):
        mapped(tmp_path / "mapping.toml")
