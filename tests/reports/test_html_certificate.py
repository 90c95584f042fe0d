"""The first page: what failed with its proof, who can supply what is open, and the law at a glance."""

from __future__ import annotations

from report_law import LAW, results
from report_made import whole

from vistoria.model.outcome import Outcome
from vistoria.reports.speech import DEFAULT, speech

RESULTS = results()
SAYS = speech(DEFAULT).text


def test_the_first_page_holds_each_failed_and_inconclusive_clause_with_the_proof_worst_first() -> None:
    rows = whole().find("table", class_="proofs")[0].find("tbody")[0].find("tr")
    clauses = RESULTS.regulations[LAW].clauses
    wanted = [n for o in (Outcome.FAILED, Outcome.CANT_TELL) for n, r in clauses.items() if r.outcome is o]
    assert [row.find("th")[0].find("a")[0].attributes["href"][1:] for row in rows] == wanted
    odd_chip = next(row for row in rows if row.find("a", href=f"#{LAW}/2.1"))
    assert "valor remanescente" in odd_chip.find("td", class_="words")[0].text
    assert "seat 2 is paid 31" in odd_chip.text
    assert "seat 4 is paid 31" in odd_chip.text
    (hand,) = odd_chip.find("a", class_="to-hand")
    assert hand.attributes["href"] == f"#{LAW}/2.1%23the-odd-chip-goes-left"


def test_the_first_page_names_who_can_supply_what_is_open() -> None:
    table = whole().find("table", class_="missing-list")[0]
    said = {SAYS(f"certificate.supplier.{each}") for each in ("vendor", "inspector", "suite")}
    assert said <= {cell.text for cell in table.find("th", scope="row")}


def test_the_law_at_a_glance_has_a_cell_for_each_clause_in_the_order_of_the_law() -> None:
    cells = whole().find("ul", class_="glance")[0].find("a", class_="cell")
    assert [cell.attributes["href"][1:] for cell in cells] == list(RESULTS.regulations[LAW].clauses)
    for cell, result in zip(cells, RESULTS.regulations[LAW].clauses.values(), strict=True):
        assert result.outcome.value in cell.attributes["class"].split()
        assert SAYS(f"outcome.{result.outcome}") in cell.text
