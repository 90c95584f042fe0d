"""Who gets into the desk: its own browser, and no page, name or path of anybody else."""

from __future__ import annotations

import http.server
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from served import LIMIT_S, Served, served
from warm import vistoria

from vistoria.desk.guard import MOST_FORM
from vistoria.model.extras import installing

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
PATHS = ("/", "/verify", "/static/desk.js", "/cases/none", "/nowhere", "/events/none/1")


def cases(desk: Served) -> set[str]:
    """Names of the cases on the disk."""
    return {path.parent.name for path in desk.folder.glob("*/case.json")}


@pytest.mark.parametrize("path", PATHS)
def test_nothing_is_read_without_the_cookie(desk: Served, path: str) -> None:
    assert desk.ask("GET", path, own=False).status == 403


def test_the_address_with_another_secret_opens_nothing(desk: Served) -> None:
    answer = desk.ask("GET", "/open?secret=" + "A" * 43, own=False)
    assert (answer.status, answer.headers.get("set-cookie")) == (403, None)


def test_the_cookie_is_for_this_page_alone(desk: Served) -> None:
    answer = desk.ask("GET", desk.address.removeprefix(desk.origin), own=False)
    set_ = answer.headers["set-cookie"].lower()
    assert "httponly" in set_
    assert "samesite=strict" in set_


def test_no_program_is_started_without_the_secret(desk: Served, tmp_path: Path) -> None:
    case, mark = desk.case(), tmp_path / "started"
    body = f"kind=program&program=touch+{mark}".encode()
    for headers in (FORM, {**FORM, "Origin": desk.origin}, {**FORM, "Origin": "http://evil.example"}):
        assert desk.ask("POST", f"{case}/engine", body, headers, own=False).status == 403
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1", f"https://127.0.0.1:{desk.port}"):
        assert desk.ask("POST", f"{case}/engine", body, {**FORM, "Origin": origin}).status == 403
    assert not mark.exists()


def test_a_form_without_an_origin_is_refused(desk: Served) -> None:
    before = cases(desk)
    headers = {**FORM, "Cookie": desk.cookie}
    assert desk.ask("POST", "/cases", b"product=x", headers, own=False).status == 403
    assert cases(desk) == before


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:{port}", ""]
)
def test_a_name_that_somebody_points_at_this_machine_is_refused(desk: Served, host: str) -> None:
    asked = {"Host": host.format(port=desk.port)}
    assert desk.ask("GET", "/", headers=asked).status == 421


def test_it_listens_on_this_machine_alone(desk: Served) -> None:
    with socket.socket() as other, pytest.raises(OSError, match="refused"):
        other.connect(("127.0.0.2", desk.port))


@pytest.mark.parametrize(
    "path",
    [
        "runs/../case.json",
        "runs/../../../../etc/passwd",
        "runs/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "runs/..%2f..%2fcase.json",
        "runs//etc/passwd",
        "/etc/passwd",
        "case.json",
        "jobs/1.json",
        "runs/link",
        "photographs/passwd",
        "runs/%00",
        "runs/" + "a" * 5000,
    ],
)
def test_no_path_leads_out_of_what_a_case_shows(desk: Served, path: str) -> None:
    case = desk.case("Paths")
    runs = desk.folder / case.rpartition("/")[2] / "runs"
    runs.mkdir()
    (runs / "link").symlink_to("/etc/passwd")
    (runs.parent / "photographs").symlink_to("/etc")
    assert desk.ask("GET", f"{case}/files/{path}").status == 404


@pytest.mark.parametrize("name", ["..", "%2e%2e", ".", "keys", "verified", "a%2fb", "a" * 3000, "linked"])
def test_no_name_of_a_case_leads_elsewhere(desk: Served, name: str, tmp_path: Path) -> None:
    (tmp_path / "case.json").write_text('{"product": "x", "vendor": "", "opened": "2026-01-01"}')
    (desk.folder / "linked").symlink_to(tmp_path)
    assert desk.ask("GET", f"/cases/{name}").status == 404
    assert desk.ask("GET", f"/events/{name}/1").status == 404
    (desk.folder / "linked").unlink()


def test_a_window_that_is_closed_while_it_sends_is_no_error(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as errors, served(tmp_path / "cases", stderr=errors) as desk:
        with socket.create_connection(("127.0.0.1", desk.port), timeout=LIMIT_S) as link:
            link.sendall(
                f"POST /cases HTTP/1.1\r\nHost: 127.0.0.1:{desk.port}\r\nCookie: {desk.cookie}\r\n"
                f"Origin: {desk.origin}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                "Content-Length: 99\r\n\r\nproduct=".encode()
            )
        assert desk.ask("GET", "/").status == 200
    assert log.read_text() == ""


def test_a_file_of_two_gigabytes_is_refused_before_it_is_sent(desk: Served) -> None:
    with socket.create_connection(("127.0.0.1", desk.port), timeout=LIMIT_S) as link:
        link.sendall(
            f"POST /verify HTTP/1.1\r\nHost: 127.0.0.1:{desk.port}\r\nCookie: {desk.cookie}\r\n"
            f"Origin: {desk.origin}\r\nContent-Type: multipart/form-data; boundary=x\r\n"
            f"Content-Length: {2 * 2**30}\r\n\r\n".encode()
        )
        assert link.recv(64).startswith(b"HTTP/1.1 413")


def test_a_form_without_a_length_is_counted(desk: Served) -> None:
    with socket.create_connection(("127.0.0.1", desk.port), timeout=LIMIT_S) as link:
        link.sendall(
            f"POST /cases HTTP/1.1\r\nHost: 127.0.0.1:{desk.port}\r\nCookie: {desk.cookie}\r\n"
            f"Origin: {desk.origin}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            "Transfer-Encoding: chunked\r\n\r\n".encode()
        )
        for piece in (b"product=".ljust(MOST_FORM, b"x"), b"x"):  # the byte too much comes last, and is read
            link.sendall(f"{len(piece):x}\r\n".encode() + piece + b"\r\n")
        assert link.recv(64).startswith(b"HTTP/1.1 413")


def test_a_thousand_requests_at_once_are_all_answered_and_nothing_is_lost(desk: Served) -> None:
    before = cases(desk)
    with ThreadPoolExecutor(200) as many:
        read = [many.submit(desk.ask, "GET", "/") for _ in range(960)]
        written = [many.submit(desk.case, f"Case {n}") for n in range(40)]
        assert {each.result().status for each in read} == {200}
        made = {each.result().rpartition("/")[2] for each in written}
    assert cases(desk) - before == made
    assert len(made) == 40


@pytest.mark.parametrize("path", ["/", "/static/desk.js", "/cases/none", "/open?secret=x"])
def test_every_answer_forbids_scripts_and_frames_of_others(desk: Served, path: str) -> None:
    policy = desk.ask("GET", path).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


def test_a_second_desk_on_the_folder_is_refused_and_says_who_holds_it(desk: Served) -> None:
    done = vistoria("desk", str(desk.folder), "--no-browser")
    assert done.returncode == 4
    assert f"process {desk.process.pid}" in done.stderr
    assert "use another folder" in done.stderr


class Evil(http.server.BaseHTTPRequestHandler):
    """Another page on this machine, which sends a form and fetches."""

    target = ""

    def do_GET(self) -> None:
        page = f"""<!doctype html><form id=f method=post action="{self.target}/cases" target=there>
        <input name=product value=evil></form><iframe name=there></iframe><script>
        f.submit();
        fetch("{self.target}/cases", {{method: "POST", credentials: "include", mode: "no-cors",
          body: new URLSearchParams({{product: "evil"}})}})
          .finally(() => fetch("{self.target}/", {{credentials: "include"}}))
          .then(r => r.text(), () => "closed").then(text => {{ document.title = "got " + text.length; }});
        </script>"""
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(page.encode())

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""


@pytest.fixture
def evil(desk: Served) -> Iterator[str]:
    """The address of another page."""
    handler = type("Handler", (Evil,), {"target": desk.origin})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_the_form_and_the_fetch_of_another_page_in_her_browser_do_nothing(
    desk: Served, browser: Browser, evil: str
) -> None:
    before = cases(desk)
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(desk.address)
        assert "Cases" in page.title()
        page.goto(evil)
        page.wait_for_function("document.title === 'got 6'")
        page.wait_for_load_state("networkidle")
    assert cases(desk) == before


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "uvicorn.py").write_text("raise ModuleNotFoundError(name='uvicorn')")
    done = subprocess.run(
        [sys.executable, "-m", "vistoria", "desk", str(tmp_path / "cases"), "--no-browser"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
    )
    assert done.returncode == 4
    assert installing("desk") in done.stderr
    assert not (tmp_path / "cases").exists()
