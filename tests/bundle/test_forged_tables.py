"""A folder with drawn tables: what a forger changes in them, with all digests made anew, is named."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from forgery import change_json, events, follow
from node_verifier import second_answer
from whole_run import vistoria

from vistoria.bundle.fault import Item
from vistoria.bundle.layout import TABLES, folder_digest, write_sums
from vistoria.bundle.verify import findings
from vistoria.client.transcript import read_transcript, write_transcript

LAW = "mo-97-2010"
WRONG = ("--engine", "in-process:unranked:UnrankedSaboteur")
OPTION = (
    "--engine-option", f"id={LAW}/14.3:no-straight-with-a-low-ace", "--engine-option", "shuffle=2",
)  # fmt: skip
"""The engine deals itself, and always so: the second hand of the first table has such a straight."""
Tables = list[dict[str, Any]]


@pytest.fixture(scope="session")
def played(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """Two drawn tables, a hand played again alone and the echoes of a product that knows no straight with a low ace."""
    return once("bundle with tables", _run) / "out"


def _run(desk: Path) -> None:
    few = ("--regulation", LAW, "--clause", f"{LAW}/10.5", "--examples", "5", "--hands", "6", "--seed", "1")
    done = vistoria("run", *few, *WRONG, *OPTION, "--out", str(desk / "out"))
    assert done.returncode == 1, done.stderr


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """A copy to spoil."""
    return shutil.copytree(played, tmp_path / "out")


def change_tables(folder: Path, change: Callable[[Tables], None]) -> None:
    """Change the records of the tables, remove transcripts that none names, and make all anew that follows."""
    tables = [json.loads(line) for line in (folder / TABLES).read_bytes().splitlines()]
    change(tables)
    (folder / TABLES).write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in tables))
    for path in (folder / "transcripts" / LAW).glob("table-*"):
        if all(Path(each["transcript"]).name != path.name for each in tables):
            path.unlink()
    follow(folder)


def drawn(tables: Tables, number: int) -> dict[str, Any]:
    """The record of the drawn table of this number; those of echoes of scenarios stand before it."""
    return next(each for each in tables if each["id"] == f"{LAW}/table-{number}")


def rewrite(
    folder: Path, change: Callable[[dict[str, Any], list[dict[str, Any]]], None], number: int = 1
) -> None:
    """Change header and messages of the transcript of a drawn table, the first if no other is named."""

    def of_one(tables: Tables) -> None:
        table = drawn(tables, number)
        path = folder / table["transcript"]
        before = read_transcript(path)
        header, messages = json.loads(json.dumps((before.header, [*before.messages])))
        change(header, messages)
        table["sha256"] = write_transcript(path, header, messages)

    change_tables(folder, of_one)


def disagreement_removed(folder: Path) -> None:
    change_tables(folder, lambda tables: [each.pop("disagreements", None) for each in tables] and None)


def found_by_nobody(folder: Path) -> None:
    def change(tables: Tables) -> None:
        for each in tables:
            each.pop("disagreements", None)
            each.pop("situations", None)
            each["refereed"] = False

    change_tables(folder, change)


def all_removed(folder: Path) -> None:
    change_tables(folder, lambda tables: tables.clear())


def one_removed(folder: Path) -> None:
    change_tables(folder, lambda tables: tables.__delitem__(slice(0, -1)))


def origin_removed(folder: Path) -> None:
    change_tables(folder, lambda tables: tables.remove(drawn(tables, 1)))


def fault_invented(folder: Path) -> None:
    def change(tables: Tables) -> None:
        drawn(tables, 1)["fault"] = {"reason": "engine-timeout", "detail": "no answer"}

    change_tables(folder, change)


def followed_by_nobody_for_a_fault(folder: Path) -> None:
    def change(tables: Tables) -> None:
        for each in (each for each in tables if each.pop("disagreements", None)):
            each.pop("situations", None)
            each |= {"refereed": False, "fault": {"reason": "engine-timeout", "detail": "no answer"}}

    change_tables(folder, change)


def broken_off_by_a_reply(folder: Path) -> None:
    def change(tables: Tables) -> None:
        drawn(tables, 1)["fault"] = {"reason": "engine-protocol", "detail": "a reply was not understood"}

    change_tables(folder, change)


def echo_removed(folder: Path) -> None:
    change_tables(
        folder,
        lambda tables: tables.remove(next(each for each in tables if each["id"] == f"{LAW}/table-1-echo")),
    )


def echo_said_to_be_broken_off(folder: Path) -> None:
    def change(tables: Tables) -> None:
        echo = next(each for each in tables if each["id"].endswith("-echo"))
        echo["fault"] = {"reason": "engine-timeout", "detail": "no answer"}

    change_tables(folder, change)


def through_another_clause(folder: Path) -> None:
    def change(tables: Tables) -> None:
        first = next(each["disagreements"][0] for each in tables if each.get("disagreements"))
        first |= {"clauses": [f"{LAW}/14.3", f"{LAW}/15.6"], "also": [], "through": [f"{LAW}/15.6"]}

    change_tables(folder, change)


def situations_raised(folder: Path) -> None:
    def change(tables: Tables) -> None:
        situations = drawn(tables, 1)["situations"]
        situations[f"{LAW}/7.1"] = [[hand, 1, 3, "own", 100, 5000] for hand in range(1, 6)]

    change_tables(folder, change)


def said_to_be_played_again(folder: Path) -> None:
    def change(tables: Tables) -> None:
        drawn(tables, 1)["again"] = f"{LAW}/table-2"

    change_tables(folder, change)


def transcripts_exchanged(folder: Path) -> None:
    def change(tables: Tables) -> None:
        first, second = drawn(tables, 1), drawn(tables, 2)
        for key in ("transcript", "sha256"):
            first[key], second[key] = second[key], first[key]

    change_tables(folder, change)


def of_another_run(folder: Path) -> None:
    rewrite(folder, lambda header, _: header["names"].update(t1="abcdefghij"))


def payment_changed(folder: Path) -> None:
    def change(_: dict[str, Any], messages: list[dict[str, Any]]) -> None:
        [*_, last] = [event for event in events(messages) if event["type"] == "paid"]
        last["amount"] += 1

    rewrite(folder, change)


def cut_short(folder: Path) -> None:
    rewrite(folder, lambda _, messages: messages.__delitem__(slice(-2, None)))


def another_request(folder: Path) -> None:
    def change(_: dict[str, Any], messages: list[dict[str, Any]]) -> None:
        look = next(message for message in messages if message.get("method") == "look")
        look["params"]["since"] = 1 + look["params"].get("since", 0)

    rewrite(folder, change, number=2)  # the first is asked nothing but what players do


def request_changed(folder: Path, **values: object) -> None:
    change_json(folder / "run.json", lambda value: value["request"].update(values))
    follow(folder)


def more_hands_asked_for(folder: Path) -> None:
    request_changed(folder, hands=40)


def fewer_hands_asked_for(folder: Path) -> None:
    request_changed(folder, hands=5)


def seed_changed(folder: Path) -> None:
    request_changed(folder, seed=2)


def fewer_hands_needed(folder: Path) -> None:
    features = folder / "features" / "mo_97_2010"
    path = features / "regulation.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"11.3" = 10', '"11.3" = 1'), encoding="utf-8")

    def digest(value: dict[str, Any]) -> None:
        value["digests"][f"features of {LAW}"] = folder_digest(features)

    change_json(folder / "environment.json", digest)
    follow(folder)


def found_removed_from_results(folder: Path) -> None:
    def change(value: dict[str, Any]) -> None:
        value["regulations"][LAW]["clauses"][f"{LAW}/14.3"]["in_play"]["found"] = []

    change_json(folder / "results.json", change)
    write_sums(folder)


@dataclass(frozen=True)
class Forged:
    """A change, what is said of it, and whether the second verifier can see it without judging hands again."""

    change: Callable[[Path], None]
    told: str
    item: Item = Item.TABLES
    is_seen_by_both: bool = True


FORGED = {
    each.change.__name__: each
    for each in (
        Forged(disagreement_removed, "the referee finds other disagreements", is_seen_by_both=False),
        Forged(found_by_nobody, "was not followed by the referee", is_seen_by_both=False),
        Forged(all_removed, "table-1: is missing; the run was to play it"),
        Forged(one_removed, "table-1: is missing; the run was to play it"),
        Forged(origin_removed, "of which there is no record"),
        Forged(fault_invented, "the conversation does not show it", is_seen_by_both=False),
        Forged(followed_by_nobody_for_a_fault, "was not followed by the referee", is_seen_by_both=False),
        Forged(broken_off_by_a_reply, "the conversation does not show it", is_seen_by_both=False),
        Forged(echo_removed, "table-1-echo: is missing; the run was to play it"),
        Forged(
            echo_said_to_be_broken_off,
            "the conversation does not show it, and tables.jsonl has engine-timeout",
            is_seen_by_both=False,
        ),
        Forged(through_another_clause, "the referee finds other disagreements", is_seen_by_both=False),
        Forged(situations_raised, "the referee finds other situations", is_seen_by_both=False),
        Forged(said_to_be_played_again, "says that it plays hands of mo-97-2010/table-2 again"),
        Forged(transcripts_exchanged, "belongs to mo-97-2010/table-2"),
        Forged(
            of_another_run,
            "the name abcdefghij of t1 does not follow from the secret of the run",
            Item.IDENTITY,
        ),
        Forged(payment_changed, "the referee finds other", is_seen_by_both=False),
        Forged(cut_short, "the table that seed and number draw, played again, asks ", is_seen_by_both=False),
        Forged(
            another_request, "the table that seed and number draw, played again, asks ", is_seen_by_both=False
        ),
        Forged(more_hands_asked_for, "table-4: is missing; the run was to play it"),
        Forged(fewer_hands_asked_for, "table-3: is none of the tables that the run was asked for"),
        Forged(seed_changed, "the table that seed and number draw, played again, asks "),
        Forged(
            fewer_hands_needed, "hands needed of a clause in play changed", Item.LAW, is_seen_by_both=False
        ),
        Forged(found_removed_from_results, "mo-97-2010/14.3", Item.RESULTS),
    )
}


def seen(name: str) -> object:
    """In which record a change is found, and by whom."""
    return FORGED[name].item, FORGED[name].is_seen_by_both


@pytest.mark.sampled("name", sorted(FORGED), by=seen)
def test_what_is_changed_in_drawn_tables_is_named_and_the_second_verifier_agrees(
    folder: Path, name: str
) -> None:
    case = FORGED[name]
    case.change(folder)
    faults = [fault for fault in findings(folder) if fault.broken]
    assert any(case.told in str(fault) for fault in faults if fault.item is case.item), list(map(str, faults))
    assert second_answer(folder, faults) == (1 if case.is_seen_by_both else 2)


def test_a_sound_folder_with_tables_holds_and_the_second_verifier_says_what_it_leaves_out(
    played: Path,
) -> None:
    assert list(findings(played)) == []
    assert second_answer(played, ()) == 2
