"""The folder of an audit: its page shows the hands, it verifies, and whatever is changed in it is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.audit.one_hand import HAND, MACAU, changed, records
from tests.audit.test_command import archive, run
from vistoria.audit.folder import HANDS, read
from vistoria.audit.formats.hands import record_in
from vistoria.audit.record import RecordedHand, formats
from vistoria.audit.verify import examine
from vistoria.bundle.examined import Answer, Examined
from vistoria.bundle.fault import Item
from vistoria.bundle.layout import AUDIT, HTML, SUMS, write_sums
from vistoria.cli.usage_error import UsageError
from vistoria.model.answer import Accepted
from vistoria.model.event import Dealt, HandEnded, Paid
from vistoria.model.place import Seat

OVER_THE_POT = changed(("p3 cbr 300", "p3 cbr 351"))


@pytest.fixture
def audited(tmp_path: Path) -> tuple[Path, str]:
    """An audit of three hands, one of them with a raise over the pot; and its records."""
    records = archive(tmp_path, HAND, OVER_THE_POT, HAND)
    code, said = run(records, "-r", MACAU, "-q", "--out", str(tmp_path / "june"))
    assert (code, "report " in said) == (1, True)
    return tmp_path / "june", records


def answers(found: Examined) -> dict[Item, Answer]:
    return {each.item: each.answer for each in found.items}


def test_the_page_has_the_laws_words_and_the_hand(audited: tuple[Path, str]) -> None:
    page = (audited[0] / HTML).read_text(encoding="utf-8")
    assert "até ao limite do valor acrescido do pote" in page.lower()
    assert "The raise of seat 3 to 351 must be refused" in page
    assert "class=hand" in page


@pytest.mark.parametrize("unwritten", [(SUMS,), (SUMS, HTML), (SUMS, HTML, HANDS)])
def test_an_audit_that_is_killed_while_it_writes_its_results_goes_on_by_the_same_command(
    audited: tuple[Path, str], unwritten: tuple[str, ...]
) -> None:
    folder, records = audited
    before = json.loads((folder / AUDIT).read_bytes()), (folder / HANDS).read_bytes()
    for name in unwritten:
        (folder / name).unlink()
    code, _ = run(records, "-r", MACAU, "-q", "--out", str(folder))
    assert code == 1
    assert (json.loads((folder / AUDIT).read_bytes()), (folder / HANDS).read_bytes()) == before
    with pytest.raises(UsageError, match="a finished audit"):
        run(records, "-r", MACAU, "-q", "--out", str(folder))


def test_a_hand_that_nobody_recorded_whole_shows_no_made_up_card(tmp_path: Path) -> None:
    hidden = changed(("p3 cbr 300", "p3 cbr 351"), ("AsAhKsKh", "????????"))
    run(archive(tmp_path, hidden), "-r", MACAU, "-q", "--out", str(tmp_path / "june"))
    record, hands = read(tmp_path / "june")
    judge = record.request.judge()
    [line] = hands
    judged = judge.judges(record_in(line))
    assert judged is not None
    dealt = [
        e.card for x in judged.exchanges if isinstance(x.reply, tuple) for a in x.reply if isinstance(a, Accepted)
        for e in a.events if isinstance(e, Dealt) and e.to == Seat(1)
    ]  # fmt: skip
    assert dealt == [None] * 4


def test_it_verifies_whole_with_the_records_and_in_part_without(audited: tuple[Path, str]) -> None:
    folder, records = audited
    assert examine(folder).answer is Answer.NOT_COMPARABLE
    whole = examine(folder, files=(records,))
    assert answers(whole)[Item.RESULTS] is Answer.HOLDS
    assert whole.answer is Answer.HOLDS


def test_the_records_may_lie_elsewhere(audited: tuple[Path, str]) -> None:
    folder, records = audited
    moved = Path(records).rename(Path(records).with_name("moved.phhs"))
    assert examine(folder, files=(str(moved),)).answer is Answer.HOLDS


FORGERIES: dict[str, tuple[Item, Callable[[dict[str, object]], object]]] = {
    "a smaller bet": (
        Item.EVIDENCE,
        lambda a: a["causes"][0]["places"][0].update(expected="It must be small."),
    ),  # type: ignore[index]
    "another clause": (Item.EVIDENCE, lambda a: a["causes"][0].update(clauses=[f"{MACAU}/16"])),  # type: ignore[index]
    "another conclusion": (Item.RESULTS, lambda a: a.update(conclusion="All is well.")),
    "fewer broken hands": (Item.RESULTS, lambda a: a.update(broken=0)),
    "other records": (Item.RESULTS, lambda a: a["inputs"][0].update(sha256="0" * 64)),  # type: ignore[index]
    "a finding left out": (Item.EVIDENCE, lambda a: a.update(causes=[])),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_result_is_named(audited: tuple[Path, str], name: str) -> None:
    folder, records = audited
    item, forge = FORGERIES[name]
    stated = json.loads((folder / AUDIT).read_bytes())
    forge(stated)
    (folder / AUDIT).write_bytes(msgspec.json.format(msgspec.json.encode(stated), indent=1) + b"\n")
    write_sums(folder)
    assert answers(examine(folder, files=(records,)))[item] is Answer.DOES_NOT_HOLD


def test_nothing_holds_that_was_compared_with_an_audit_that_cannot_be_read(
    audited: tuple[Path, str],
) -> None:
    folder, records = audited
    (folder / AUDIT).write_bytes(b"{}\n")
    write_sums(folder)
    found = answers(examine(folder, files=(records,)))
    assert found.pop(Item.EVIDENCE) is Answer.DOES_NOT_HOLD
    assert [item for item, answer in found.items() if answer is Answer.HOLDS] == [Item.FILES]
    assert {found[item] for item in (Item.LAW, Item.RESULTS, Item.HTML)} == {Answer.NOT_COMPARABLE}


def test_a_hand_that_is_taken_away_or_a_page_that_is_changed_is_named(audited: tuple[Path, str]) -> None:
    folder, _ = audited
    (folder / HANDS).write_bytes(b"")
    (folder / HTML).write_bytes((folder / HTML).read_bytes().replace(b"351", b"350"))
    write_sums(folder)
    found = answers(examine(folder))
    assert found[Item.EVIDENCE] is Answer.DOES_NOT_HOLD
    assert found[Item.HTML] is Answer.DOES_NOT_HOLD


def test_a_finished_audit_is_given_up_on_demand_alone(audited: tuple[Path, str]) -> None:
    folder, records = audited
    with pytest.raises(Exception, match="finished audit; name another"):
        run(records, "-r", MACAU, "-q", "--out", str(folder))
    assert run(records, "-r", MACAU, "-q", "--out", str(folder), "--replace")[0] == 1


def test_hands_of_one_line_are_kept_each(tmp_path: Path) -> None:
    """An array of hands, as a program writes it, is one line."""
    [record] = records(OVER_THE_POT)
    assert isinstance(record, RecordedHand)
    events = (
        *(e for e in record.events if not isinstance(e, HandEnded)),
        Paid(seat=3, amount=1552, what="pot"),
    )
    write = formats()["ohh"].write
    assert write is not None
    one = write(msgspec.structs.replace(record, events=events)).strip()
    array = tmp_path / "day.json"
    array.write_text(f"[{one}, {one.replace('Qd', 'Qs')}]", encoding="utf-8")
    run(str(array), "-r", MACAU, "-q", "--out", str(tmp_path / "june"))
    record_, hands = read(tmp_path / "june")
    assert len(hands) == sum(cause.count for cause in record_.summary.causes) == 2
    found = answers(examine(tmp_path / "june", files=(str(array),)))
    assert {found[item] for item in (Item.EVIDENCE, Item.RESULTS, Item.HTML)} == {Answer.HOLDS}
