"""What the pages keep and refuse, of a case with one run."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import msgspec
import pytest
from served import LAW, Served, served, with_run

from vistoria.bundle.environment import read_environment
from vistoria.bundle.layout import run_digest
from vistoria.cli.draft import read_draft
from vistoria.desk.job import Job, read_job
from vistoria.desk.jobs import Queue
from vistoria.desk.uploads import safe_name
from vistoria.desk.words import Refused

CASE, RUN = "/cases/poker-server", "/cases/poker-server/runs/2"
ITEM, OTHER = f"{LAW}/1.1.1", f"{LAW}/1.1.4"
ANA = {"person": "Ana", "role": "inspectora", "place": "Macau", "date": "2026-11-20"}


def job(desk: Served, number: int) -> Job:
    """A job of the case."""
    return read_job(desk.folder / f"poker-server/jobs/{number}.json")


@pytest.fixture(scope="module")
def held(
    once: Callable[[str, Callable[[Path], object]], Path], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A desk with the case, for tests that do not mind one another."""
    folder = tmp_path_factory.mktemp("held") / "cases"
    shutil.copytree(once("desk with a run", with_run) / "cases", folder)
    with served(folder) as desk:
        yield desk


def told(page: str) -> str:
    """The words of a page."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())


def draft(desk: Served) -> dict[str, dict[str, str]]:
    """What is answered and not signed, as the terminal would continue it."""
    folder = desk.folder / "poker-server/runs/2"
    session = read_draft(folder, run_digest(folder))
    return {name: dict(item.given) for name, item in session.items.items()} if session else {}


def test_the_run_is_one_that_the_command_makes(held: Served) -> None:
    folder = held.folder / "poker-server/runs/2"
    command = read_environment(folder).command
    assert command.startswith(
        f"vistoria run --engine=pokerkit --hide=.. --regulation={LAW} --clause={LAW}/8.5"
    )
    assert "--out=runs/2" in command


def test_answers_go_on_in_a_terminal(held: Served) -> None:
    assert held.send(f"{RUN}/attest/save/{ITEM}", outcome="met", note="uma mesa", **ANA).status == 303
    given = draft(held)[ITEM]
    assert given == {**ANA, "outcome": "met", "note": "uma mesa", "expires": "-", "attachments": "-"}


def test_two_tabs_lose_nothing_of_each_other(held: Served) -> None:
    page = held.ask("GET", f"{RUN}/attest").text
    items = sorted(set(re.findall(rf"/item/({LAW}/[\w.]+)", page)))[:12]
    with ThreadPoolExecutor(12) as tabs:
        sent = [
            tabs.submit(held.send, f"{RUN}/attest/save/{each}", outcome="met", note=each, **ANA)
            for each in items
        ]
        assert {each.result().status for each in sent} == {303}
    assert {draft(held)[each]["note"] for each in items} == set(items)


def test_what_was_on_its_way_when_answers_were_kept_changes_them_no_more(held: Served) -> None:
    page = held.ask("GET", f"{RUN}/attest/item/{ITEM}").text
    hidden = dict(re.findall(r'name="(window|seen)" value="(\w+)"', page))
    assert hidden.keys() == {"window", "seen"}
    save, late = f"{RUN}/attest/save/{ITEM}", urlencode({**ANA, **hidden, "note": "uma me"})
    typed = {"Content-Type": "application/x-www-form-urlencoded", "HX-Request": "true"}
    assert held.ask("POST", save, late.encode(), typed).status == 200
    assert held.send(save, outcome="met", note="uma mesa", **ANA, **hidden).status == 303
    assert held.ask("POST", save, late.encode(), typed).status == 200
    assert draft(held)[ITEM]["note"] == "uma mesa"


def test_what_is_no_answer_is_told_and_the_rest_is_kept(held: Served) -> None:
    fields = {**ANA, "date": "2999-01-01", "outcome": "not-met", "note": "duas mesas"}
    answer = held.send(f"{RUN}/attest/save/{OTHER}", **fields)
    assert answer.status == 400
    assert "2999-01-01 is in the future" in told(answer.text)
    assert draft(held)[OTHER]["note"] == "duas mesas"
    assert "date" not in draft(held)[OTHER]


def test_an_item_that_was_not_seen_stays_open(held: Served) -> None:
    item = f"{LAW}/1.1.5"
    held.send(f"{RUN}/attest/save/{item}", outcome="met", **ANA)
    held.send(f"{RUN}/attest/save/{item}", outcome="", **ANA)
    assert item not in draft(held)


def test_each_inspector_signs_her_own_answers(held: Served) -> None:
    for item, person in ((ITEM, "Ana"), (OTHER, "Rui")):
        held.send(f"{RUN}/attest/save/{item}", outcome="met", **{**ANA, "person": person})
    page = told(held.ask("GET", f"{RUN}/attest/review").text)
    assert re.search(r"Ana \(\d+\)", page)
    assert "Rui (1)" in page


def test_a_photograph_that_was_changed_since_is_not_signed(held: Served) -> None:
    held.send(f"{CASE}/people", name="Ana", role="inspectora", key="1", passphrase="entre nós")
    item = f"{LAW}/3.1.1"
    answer = _photograph(held, item, "mesa.png", b"\x89PNG one")
    assert answer == 303
    (picture,) = (held.folder / "poker-server/photographs").glob("*-mesa.png")
    picture.write_bytes(b"another")
    refused = held.send(f"{RUN}/attest/sign", person="Eva", key="ana", passphrase="entre nós")
    assert refused.status == 409
    assert "gone or changed since you named it" in told(refused.text)


def _photograph(desk: Served, item: str, name: str, content: bytes) -> int:
    fields = {**ANA, "person": "Eva", "outcome": "met", "go": "stay"}
    parts = [
        f'--x\r\nContent-Disposition: form-data; name="{k}"\r\n\r\n{v}\r\n'.encode()
        for k, v in fields.items()
    ]
    parts.append(
        f'--x\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n'
        "Content-Type: image/png\r\n\r\n".encode()
        + content
        + b"\r\n--x--\r\n"
    )
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    return desk.ask("POST", f"{RUN}/attest/add/{item}/photographs", b"".join(parts), headers).status


@pytest.mark.parametrize("path", ["photographs/{name}", "runs/2/attestations/files/{name}"])
def test_what_somebody_attached_is_never_a_page_of_the_desk(held: Served, path: str) -> None:
    policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'unsafe-inline\'">'
    file = held.folder / "poker-server" / path.format(name="report.html")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{policy}<script>alert(1)</script>")
    answer = held.ask("GET", f"{CASE}/files/{path.format(name='report.html')}")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.headers["content-security-policy"] == "default-src 'none'; sandbox"
    file.unlink()


def test_a_report_is_shown_with_its_own_policy_and_in_pages_of_the_desk_alone(held: Served) -> None:
    policy = held.ask("GET", f"{CASE}/files/runs/2/report.html").headers["content-security-policy"]
    assert "script-src 'sha256-" in policy
    assert policy.endswith("frame-ancestors 'self'")


@pytest.mark.parametrize("name", ["../../evil.png", "..\\evil.png", "/etc/evil.png"])
def test_a_name_that_leads_elsewhere_is_kept_by_its_last_part(name: str) -> None:
    assert safe_name(name) == "evil.png"


@pytest.mark.parametrize("name", ["", "..", ".hidden", "a\u202eb.png", "a|b", "c:d", "x" * 300])
def test_a_name_that_no_archive_can_hold_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        safe_name(name)


def test_a_key_is_readable_by_its_owner_alone_and_encrypted(held: Served) -> None:
    held.send(f"{CASE}/people", name="Eva Reis", role="inspectora", key="1", passphrase="entre nós")
    key = held.folder / "keys/eva-reis.pem"
    assert key.stat().st_mode & 0o777 == 0o600
    assert "ENCRYPTED" in key.read_text()
    assert held.ask("GET", f"{CASE}/files/keys/eva-reis.pem").status == 404


def test_what_is_typed_is_never_markup(held: Served) -> None:
    held.send(f"{CASE}/notes", text="<script>alert(1)</script>")
    page = held.ask("GET", CASE).text
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page


def test_letters_that_cannot_be_seen_are_refused(held: Served) -> None:
    answer = held.send("/cases", product="Poker \u202e server")
    assert answer.status == 400
    assert "⟨U+202E⟩" in answer.text


def test_a_reading_is_changed_only_by_somebody_who_says_why(held: Served) -> None:
    fields = {"law": LAW, "clauses": f"{LAW}/8.5", f"reading {LAW}/who-shows": "all"}
    assert held.send(f"{CASE}/start/1", **fields).status == 400
    decided = held.send(f"{CASE}/start/1", **fields, who="Ana", why="Assim a lê a autoridade.")
    assert decided.status == 303
    number = int(decided.headers["location"].rpartition("/")[2])
    assert f"--reading={LAW}/who-shows=all" in job(held, number).commands[0]
    held.send(f"{CASE}/jobs/{number}/stop")
    case = msgspec.json.decode((held.folder / "poker-server/case.json").read_bytes())
    assert case["decisions"][0]["who"] == "Ana"


def test_the_report_details_of_the_case_go_with_its_runs(held: Served) -> None:
    fields = {
        "product": "Poker server",
        "vendor": "Casa",
        "laboratory": "Laboratório «Ás»",
        "testers": "Ana\nRui",
    }
    assert held.send(f"{CASE}/details", **fields).status == 303
    started = held.send(f"{CASE}/start/1", law=LAW, clauses=f"{LAW}/8.5")
    number = int(started.headers["location"].rpartition("/")[2])
    details = (held.folder / f"poker-server/jobs/{number}.toml").read_text(encoding="utf-8")
    assert details == 'laboratory = "Laboratório «Ás»"\ntesters = ["Ana", "Rui"]\n'
    held.send(f"{CASE}/jobs/{number}/stop")


def test_details_that_no_report_can_state_are_refused(held: Served) -> None:
    answer = held.send(f"{CASE}/details", product="x", issued="yesterday")
    assert answer.status == 400
    assert "write a date as in 2026-11-30" in told(answer.text)


def test_an_engine_that_does_not_greet_is_told_before_a_run(held: Served) -> None:
    answer = held.send(f"{CASE}/engine", kind="program", program="false")
    page = told(held.ask("GET", answer.headers["location"]).text)
    assert "The engine does not greet:" in page


def test_a_number_is_given_once(tmp_path: Path) -> None:
    queue = Queue(tmp_path)
    with ThreadPoolExecutor(16) as many:
        numbers = [each.result() for each in [many.submit(queue.next, "case") for _ in range(64)]]
    assert sorted(numbers) == list(range(1, 65))
