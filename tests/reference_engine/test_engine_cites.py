"""Every decision cites the clauses it applied."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from reference_table import LAW, four_handed, laid, opened

from vistoria.games.cards.events import Marker, Ranked
from vistoria.model.command import Start
from vistoria.model.event import Acted, Charged, Paid, Posted, Shown, Turn
from vistoria.reference_engine import adapter

FEATURES = Path(adapter.__file__).parent.parent / "features" / "mo_97_2010"
LOSERS = {3: "3s 3d 6s 6d", 4: "9s 9d 5s 6c"}


def clauses(cites: tuple[str, ...]) -> set[str]:
    return {cite.removeprefix(f"{LAW}/") for cite in cites}


def test_every_clause_that_is_cited_stands_in_the_features() -> None:
    playing = four_handed(settings={"commission": {"on": "pot", "rate": [1, 20]}})
    playing.must(Start())
    playing.acts("4 raise 70; 1 call; 2 call; 3 fold; 2 check; 4 bet 60; 1 raise 120; down")
    text = "\n".join(path.read_text("utf-8") for path in FEATURES.glob("*.feature"))
    known = set(re.findall(rf"@{LAW}/([\w.]+)", text))
    cited = {clause for event in playing.events for clause in clauses(event.cites)}
    assert len(cited) > 30
    assert cited <= known


def test_blinds_marker_and_acts_cite_what_orders_them() -> None:
    playing = four_handed()
    playing.must(Start())
    playing.acts("4 call; 1 raise 60; 2 fold; 3 fold; 4 call; 4 check; 1 bet 40; 4 raise 200")
    assert "1.2" in clauses(playing.all(Marker)[0].cites)
    assert [clauses(event.cites) for event in playing.all(Posted)] == [{"5", "5.1"}, {"5", "5.2"}]
    call, raised, fold = playing.all(Acted)[:3]
    assert {"6.3.1", "11.2.2"} <= clauses(call.cites)
    assert {"6.3.2", "11.2.3", "12.1", "12.2"} <= clauses(raised.cites)
    assert {"6.3.3", "13.1"} <= clauses(fold.cites)
    assert "12.4" not in clauses(raised.cites)
    assert "12.4" in clauses(playing.all(Acted)[-1].cites)
    assert "6.3" in clauses(playing.all(Turn)[0].cites)
    assert "7.2" in clauses(next(turn for turn in playing.all(Turn) if turn.round == 2).cites)


@pytest.mark.parametrize(
    ("first", "second", "board", "expected"),
    [
        ("Ac As 7d 7h", "Kc Kd 8h 8c", "Qh 9s 4h 3c 2d", {"10.2", "15.9"}),
        ("Ac Kc 7d 7h", "Qc Qd 8h 8c", "Kh Qh 4h 3c 2d", {"10.2", "15.7"}),
        ("Ah 2h 7d 7s", "Kh 3h 8d 8c", "Jh 9h 8h 4c 5d", {"10.2", "15.5.s2"}),
        ("Ac Tc 7d 7h", "Ad Td 8h 8c", "Ks Qh Jd 4c 2s", {"10.2", "10.4", "15.6"}),
    ],
    ids=["pair over pair", "trio over pair", "flush by the highest card", "equal sequences"],
)
def test_payment_cites_the_row_that_separated_the_hands(
    first: str, second: str, board: str, expected: set[str]
) -> None:
    playing = opened({1: 1_000, 2: 1_000}, marker=1)
    playing.must(Start(deck=laid((1, 2), 1, {1: first, 2: second}, board)))
    playing.down()
    assert all(clauses(event.cites) == expected for event in playing.all(Paid))
    assert all("10.1" in clauses(event.cites) for event in playing.all(Ranked))
    assert all(clauses(event.cites) == {"8.5"} for event in playing.all(Shown))


def test_remainder_and_commission_cite_their_clauses() -> None:
    playing = four_handed(settings={"limit": "none", "commission": {"on": "pot", "rate": [1, 20]}})
    own = {1: "Ac Tc 7d 7h", 2: "Ad Td 8h 8c", **LOSERS}
    playing.must(Start(deck=laid((1, 2, 3, 4), 1, own, "Ks Qh Jd 4c 2s")))
    playing.acts("4 raise 75; down")
    first, second = playing.all(Paid)
    assert ("10.5" in clauses(first.cites), "10.5" in clauses(second.cites)) == (True, False)
    assert (first.amount, first.remainder, second.remainder) == (143, 1, None)
    assert [clauses(event.cites) for event in playing.all(Charged)] == [{"16"}]
