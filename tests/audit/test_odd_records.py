"""Lawful records that are written in unusual ways: each is read whole or set aside with place and reason.

Nothing is found in them that they do not say, and nothing in a file is passed over.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.audit.one_hand import MACAU, ONLINE, judge, records
from vistoria.audit.audit import audited
from vistoria.audit.record import BadHand, NotThisHand, Record, RecordedHand, formats
from vistoria.audit.request import Request
from vistoria.audit.sources import sources
from vistoria.audit.workers import crew

TEXT = """\
PokerStars Hand #1:  Omaha Pot Limit (50/100) - 2026/06/01 20:15:09 ET
Table 'T' 6-max Seat #3 is the button
Seat 1: ana (10000 in chips)
Seat 2: rui (10000 in chips)
Seat 3: eva (10000 in chips)
ana: posts small blind 50
rui: posts big blind 100
*** HOLE CARDS ***
eva: raises 200 to 300
ana: folds
rui: calls 200
*** FLOP *** [9c 8d 2h]
rui: checks
eva: bets 400
rui: calls 400
*** TURN *** [9c 8d 2h] [Jc]
rui: checks
eva: checks
*** RIVER *** [9c 8d 2h Jc] [3s]
rui: checks
eva: checks
*** SHOW DOWN ***
rui: shows [7h 6h 5s 4s] (high card Jack)
eva: shows [Qd Qc Jd Th] (a straight, Eight to Queen)
eva collected 1450 from pot
*** SUMMARY ***
Total pot 1450 | Rake 0
"""
WITH_COMMISSION = TEXT.replace("collected 1450", "collected 1378").replace("Rake 0", "Rake 72")
"""Five per cent of 1,450 are 72 chips."""
SIDE_POTS = """\
PokerStars Hand #2:  Omaha Pot Limit (50/100) - 2026/06/01 20:15:09 ET
Table 'T' 6-max Seat #3 is the button
Seat 1: ana (200 in chips)
Seat 2: rui (300 in chips)
Seat 3: eva (10000 in chips)
ana: posts small blind 50
rui: posts big blind 100
*** HOLE CARDS ***
eva: raises 200 to 300
ana: calls 150 and is all-in
rui: calls 200 and is all-in
*** FLOP *** [9c 8d 2h]
*** TURN *** [9c 8d 2h] [Jc]
*** RIVER *** [9c 8d 2h Jc] [3s]
*** SHOW DOWN ***
rui: shows [7h 6h 5s 4s] (high card Jack)
eva: shows [Qd Qc Jd Th] (a straight, Eight to Queen)
eva collected 200 from side pot
ana: shows [Qs Tc 4h 4d] (a straight, Eight to Queen)
ana collected 300 from main pot
eva collected 300 from main pot
*** SUMMARY ***
Total pot 800 Main pot 600. Side pot 200. | Rake 0
"""
"""Q and T make the same straight with J, 9 and 8 in both hands."""
HEAD = TEXT.partition("\n")[0]


def text(*changes: tuple[str, str]) -> str:
    found = TEXT
    for old, new in changes:
        assert old in found, old
        found = found.replace(old, new)
    return found


def read(data: bytes | str, name: str, folder: Path) -> list[Record]:
    """The records of a file."""
    path = folder / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return [each for source in sources([str(path)]) for each in source.records(None, lambda _: None)]


def answers(found: list[Record]) -> list[str]:
    """Of each record the reason why it is set aside, the term that the law does not have, or `kept`."""
    said = []
    for each in found:
        if isinstance(each, BadHand):
            said.append(f"{each.origin.line}: {each.reason}")
            continue
        assert isinstance(each, RecordedHand)
        each, seen = judge(ONLINE).settles(each)
        if isinstance(each, BadHand):
            said.append(f"{each.origin.line}: {each.reason}")
            continue
        assert seen is not None
        said.append("broken" if seen.broken else seen.other or ("kept" if seen.is_whole else "kept so far"))
    return said


FIRST_LINES = {
    "zoom": ("PokerStars Zoom Hand #1:  Omaha Pot Limit ($50/$100) - 2026/06/01 20:15:09 ET", "kept"),
    "a club's game": (
        "PokerStars Home Game Hand #1: {Club #9}  Omaha Pot Limit ($50/$100 USD) - 2026/06/01 20:15:09 ET",
        "kept",
    ),
    "two time zones": (
        "PokerStars Hand #1:  Omaha Pot Limit (€50/€100 EUR) - 2026/06/01 20:15:09 WET [2026/06/01 15:15:09 ET]",
        "kept",
    ),
    "pounds": ("PokerStars Game #1:  Omaha Pot Limit (£50/£100 GBP) - 2026/06/01 20:15:09 UTC", "kept"),
    "a mixed game": (
        "PokerStars Hand #1:  8-Game (Omaha Pot Limit, $50/$100 USD) - 2026/06/01 20:15:09 ET",
        "kept",
    ),
    "a tournament": (
        "PokerStars Hand #1: Tournament #7, $3+$0.31 USD Omaha Pot Limit - Level I (50/100) - 2026/06/01 20:15:09 ET",
        "tournament",
    ),
    "a freeroll": (
        "PokerStars Hand #1: Tournament #7, Freeroll  Omaha Pot Limit - Level I (50/100) - 2026/06/01 20:15:09 ET",
        "tournament",
    ),
    "a cap": (
        "PokerStars Hand #1:  Omaha Pot Limit ($50/$100 USD - $3000 Cap -  USD) - 2026/06/01 20:15:09 ET",
        "cap",
    ),
    "high and low": (
        "PokerStars Hand #1:  Omaha Hi/Lo Pot Limit (50/100) - 2026/06/01 20:15:09 ET",
        "Omaha Hi/Lo Pot Limit",
    ),
    "five cards": (
        "PokerStars Hand #1:  5 Card Omaha Pot Limit (50/100) - 2026/06/01 20:15:09 ET",
        "5 Card Omaha Pot Limit",
    ),
    "a short pack": (
        "PokerStars Hand #1:  6+ Hold'em No Limit ($50/$50 USD) - 2026/06/01 20:15:09 ET",
        "6+ Hold'em No Limit",
    ),
    "stakes in words": (
        "PokerStars Hand #1:  Omaha Pot Limit (small) - 2026/06/01 20:15:09 ET",
        "1: a first line of another kind: 'PokerStars Hand #1:  Omaha Pot Limit (small) - 2026/06/01 20:15:09 ET'",
    ),
}


@pytest.mark.parametrize("kind", FIRST_LINES)
def test_the_first_line_of_a_text_hand_says_what_it_is(kind: str, tmp_path: Path) -> None:
    line, answer = FIRST_LINES[kind]
    assert answers(read(text((HEAD, line)), "a.txt", tmp_path)) == [answer]


FILES: dict[str, tuple[bytes, str]] = {
    "ends of lines of two characters": (TEXT.replace("\n", "\r\n").encode(), "kept"),
    "a byte order mark": (b"\xef\xbb\xbf" + TEXT.encode(), "kept"),
    "UTF-16": (TEXT.encode("utf-16"), "kept"),
    "names in an old encoding": (TEXT.replace("ana", "añá").encode("latin-1"), "kept"),
    "UTF-16 that does not say so": (
        TEXT.encode("utf-16-le"),
        "1: no hand is found in it: not the text format of PokerStars",
    ),
    "bytes": (bytes(range(256)), "1: no hand is found in it: not the text format of PokerStars"),
}


@pytest.mark.parametrize("kind", FILES)
def test_a_text_file_is_read_in_any_unicode(kind: str, tmp_path: Path) -> None:
    data, answer = FILES[kind]
    found = answers(read(data, "a.txt", tmp_path))
    assert found == [answer] or found[0].startswith("1: a first line of another kind"), found


LINES = {
    "a table with an apostrophe": ([("'T'", "'O'Hara'")], "kept"),
    "people who come and go": (
        [
            (
                "ana: folds",
                'eva has timed out\nana is disconnected \nana: folds\nzed leaves the table\nrui said, "eva: folds"',
            )
        ],
        "kept",
    ),
    "people who sit out": (
        [("ana: posts", "Seat 4: bob (5000 in chips) is sitting out\nbob: sits out \nana: posts")],
        "kept",
    ),
    "play money": ([("6-max Seat", "6-max (Play Money) Seat")], "kept"),
    "a name like an act": ([("rui", "posts big blind 100")], "kept"),
    "a name like a payment": ([("eva", "me collected 5 from pot")], "kept"),
    "a name like an act of somebody else": ([("eva", "ana: folds")], "kept"),
    "a name like a seat": ([("eva", "Seat 1")], "kept"),
    "a name like a seat, and one like an act": ([("eva", "Seat 1"), ("ana", "folds: no")], "kept"),
    "a name like a seat, and one like an act without a sum": ([("rui", "Seat 3"), ("eva", "checks")], "kept"),
    "two players of one name": ([("eva", "ana")], "1: more than one player is called 'ana'"),
    "a summary with the boards of two hands": (
        [
            (
                "Rake 0",
                "Rake 0\nHand was run twice\nFIRST Board [9c 8d 2h Jc 3s]\nSECOND Board [9c 8d 2h Jc 4s]",
            )
        ],
        "run twice",
    ),
    "a summary with what nobody knows": (
        [("Rake 0", "Rake 0\nBounty of 50 for eva")],
        "1: no line of the format: 'Bounty of 50 for eva'",
    ),
    "no word on the commission": ([(" | Rake 0", "")], "kept"),
    "both blinds of a newcomer": (
        [("*** HOLE", "eva: posts small & big blinds 150\n*** HOLE")],
        "small & big blinds",
    ),
    "a straddle": ([("*** HOLE", "eva: posts straddle 200\n*** HOLE")], "straddle"),
    "a blank at the end of each line": ([("\n", " \n")], "kept"),
    "a name like a street": ([("rui", "*** FLOP ***")], "kept"),
    "a chat of cards and sums": ([("ana: folds", 'ana: folds\nana said, "I had [As Kh] and 300"')], "kept"),
    "a bet that comes back with what is won": (
        [
            (
                TEXT[TEXT.index("rui: calls 200") : TEXT.index("Total pot")],
                "rui: folds\neva collected 450 from pot\n*** SUMMARY ***\n",
            ),
            ("1450 |", "450 |"),
        ],
        "kept",
    ),
    "a second small blind of a newcomer": (
        [("*** HOLE", "eva: posts small blind 50\n*** HOLE")],
        "a blind posted to come in",
    ),
    "a small blind that nobody posts": ([("ana: posts small blind 50\n", "")], "no small blind"),
    "a hand that is cancelled": ([("ana: folds", "Hand cancelled\nana: folds")], "cancelled"),
    "a hand that is sold": (
        [("eva collected", "eva cashed out the hand for 1400 | Cash Out Fee 14\neva collected")],
        "cash out",
    ),
    "a fee for a jackpot": ([(" | Rake 0", " | Rake 0 | Jackpot Fee 10")], "jackpot fee"),
    "no fee for a jackpot": ([(" | Rake 0", " | Rake 0 | Jackpot Fee 0")], "kept"),
    "a hand run once": ([("Total pot 1450", "Hand was run once\nTotal pot 1450")], "kept"),
    "a hand run twice": ([("Total pot 1450", "Hand was run twice\nTotal pot 1450")], "run twice"),
    "five cards under the head of four": (
        [("7h 6h 5s 4s]", "7h 6h 5s 4s As]"), ("Qd Qc Jd Th]", "Qd Qc Jd Th Ah]")],
        "another game: 5 Card Omaha",
    ),
    "chips of the house in the pot": (
        [("eva: raises", "Splash: 2000 are added\neva: raises")],
        "1: no line of the format: 'Splash: 2000 are added'",
    ),
    "two rivers": ([("*** RIVER ***", "*** FIRST RIVER ***")], "run twice"),
    "a long number that somebody says": ([("ana: folds", 'ana said, "3.14159265"\nana: folds')], "kept"),
    "a name with decimals": ([("ana", "bot v1.23456789")], "kept"),
    "a table's name with decimals": ([("'T'", "'High 0.00000001'")], "kept"),
    "a name that says that its player sits out": ([("eva", "eva sits out")], "kept"),
    "who is sitting out": (
        [
            ("ana: posts", "leo: is sitting out\nana: posts"),
            ("Seat 3", "Seat 4: leo (900 in chips) is sitting out\nSeat 3"),
        ],
        "kept",
    ),
    "no word on the commission that was taken": (
        [("collected 1450", "collected 1378"), (" | Rake 0", "\nSeat 3: eva")],
        "kept",
    ),
    "an act that nobody knows": ([("ana: folds", "ana: dances")], "1: no act of the format: 'ana: dances'"),
}


@pytest.mark.parametrize("kind", LINES)
def test_lines_of_a_text_hand_are_taken_as_a_room_writes_them(kind: str, tmp_path: Path) -> None:
    changes, answer = LINES[kind]
    assert answers(read(text(*changes), "a.txt", tmp_path)) == [answer]


def test_every_hand_that_is_set_aside_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(f"{text(('ana: folds', 'ana: dances'))}\n" * 30, encoding="utf-8")
    with crew() as by:
        summary = audited(Request(ONLINE), list(sources([str(tmp_path)])), by).summary
    assert summary.unreadable == len(summary.unread) == 30
    assert {each.actual for each in summary.unread} == {"no act of the format: 'ana: dances'"}


def test_a_text_hand_that_is_cut_off_is_judged_as_far_as_it_goes(tmp_path: Path) -> None:
    assert answers(read(TEXT[: TEXT.index("*** RIVER")], "a.txt", tmp_path)) == ["kept so far"]


@pytest.mark.parametrize("law", [MACAU, ONLINE])
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_hand_breaks_nothing_by_being_cut_off_in_any_place(law: str, data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from([WITH_COMMISSION, SIDE_POTS]))
    last = data.draw(st.integers(whole.index("*** HOLE"), len(whole)))
    for record in records(whole[:last], "pokerstars"):
        assert isinstance(record, BadHand) or judge(law).hand(record).broken == (), whole[:last][-60:]


def test_a_hand_of_another_kind_is_no_part_of_the_one_before(tmp_path: Path) -> None:
    strange = "PokerStars Hand #2:  Omaha Pot Limit (small)\nrui: folds\n"
    found = answers(read(f"{TEXT}\n{strange}\n{TEXT}", "a.txt", tmp_path))
    assert [found[0], found[2]] == ["kept", "kept"]
    assert found[1].startswith("29: a first line of another kind")


OTHER_LANGUAGE = TEXT.replace("PokerStars Hand #1:", "PokerStars - Mão n.º 2:").replace("folds", "desiste")
OTHER_KINDS = {
    "another language": OTHER_LANGUAGE,
    "the room's name after the hand's": OTHER_LANGUAGE.replace("PokerStars - Mão", "Mão PokerStars"),
    "another room": TEXT.replace("PokerStars Hand #1", "Another Room, Game 1").replace(
        "*** SUMMARY", "* END"
    ),
}
BEFORE = {
    "kept": TEXT,
    "tournament": text(("Omaha", "Tournament #5, $1+$1 USD Omaha")),
    "kept so far": TEXT[: TEXT.index("*** RIVER")],
    "1: no act of the format: 'ana: dances'": text(("ana: folds", "ana: dances")),
}


UNKNOWABLE = ("kept so far", "another room")
"""Nothing shows that the hand before broke off."""


@pytest.mark.parametrize(("answer", "kind"), sorted({*product(BEFORE, OTHER_KINDS)} - {UNKNOWABLE}))
def test_each_hand_that_is_not_of_the_format_is_counted(answer: str, kind: str, tmp_path: Path) -> None:
    strange = OTHER_KINDS[kind]
    found = answers(read("\n\n".join([BEFORE[answer], strange, strange, TEXT]), "a.txt", tmp_path))
    assert [found[0], found[3]] == [answer, "kept"]
    assert all("a first line of another kind" in each for each in found[1:3])


@pytest.mark.parametrize("ends", ["\n\n", "\n \n", "\n\n\n"])
def test_blank_lines_between_the_lines_of_a_hand_end_it_nowhere(ends: str, tmp_path: Path) -> None:
    found = answers(read(f"{TEXT}\n{TEXT}".replace("\n", ends), "a.txt", tmp_path))
    assert found == ["kept", "kept"]


def test_an_archive_that_is_none_is_set_aside(tmp_path: Path) -> None:
    assert answers(read(b"hello", "a.zip", tmp_path)) == [
        "1: the file cannot be read: File is not a zip file"
    ]


@pytest.mark.parametrize("name", ["", " ana", "Seat 1: ana (5 in chips)", "a\nb"])
def test_a_name_that_would_make_another_line_has_no_place_in_the_text_format(name: str) -> None:
    [hand] = records(TEXT, "pokerstars")
    assert isinstance(hand, RecordedHand)
    first, *others = hand.players
    changed = msgspec.structs.replace(hand, players=(msgspec.structs.replace(first, name=name), *others))
    assert formats()["pokerstars"].write is not None
    with pytest.raises(NotThisHand, match="no place for the name"):
        formats()["pokerstars"].write(changed)
