"""What reads from outside, each as a function of bytes that may raise only the errors it promises."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
import zipfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from warm import vistoria

from vistoria.bundle.answers import BadAnswers, prepared
from vistoria.bundle.archive import NoArchive, opened
from vistoria.bundle.entries import digest_faults
from vistoria.bundle.layout import EVIDENCE, SUMS, TRANSCRIPTS, write_sums
from vistoria.bundle.report_details import BadReportDetails, read_report_details
from vistoria.bundle.selftest import NoSelfTest
from vistoria.bundle.selftest import read as read_self_test
from vistoria.bundle.verify import verify
from vistoria.checks.sense import nonsense
from vistoria.client.reply import read_hello, read_result
from vistoria.client.transcript import TranscriptBroken, read_transcript, write_transcript
from vistoria.engines.spec import UnknownEngine, parse_engine
from vistoria.law.catalogue import load
from vistoria.law.errors import LawError
from vistoria.model.answer import Accepted, Answer, MalformedAnswer, Unsupported
from vistoria.model.command import Command
from vistoria.model.errors import UserError
from vistoria.model.history import read_history
from vistoria.model.request import METHODS, Open, read_reply
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Hello, Identity
from vistoria.protocol.wire import BadLine, decode
from vistoria.serve import Adapter
from vistoria.serve.loop import Server
from vistoria.smoke import SetupError, read_setup

REGULATION = "mo-97-2010"
"""The one of which a run is stored."""
HERE = Path(__file__).parent
LAW = HERE.parent / "law" / "toy_law"
WORKED = HERE.parent / "protocol" / "transcripts" / "a-heads-up-blinds.json"


@dataclass(frozen=True)
class Target:
    """A reader, with an input that it understands."""

    read: Callable[[bytes], None]
    seed: bytes


def reply_line(data: bytes) -> None:
    """A line of an engine."""
    with suppress(BadLine):
        decode(data)
    with suppress(EngineError):
        read_hello(read_result(data, 1), data)


def answer(data: bytes) -> None:
    """Results, a list of them as JSON carries it, each as the result of every method."""
    try:
        results = json.loads(data)
    except (ValueError, RecursionError):
        return
    for result in results if isinstance(results, list) else [results]:
        for method in METHODS:
            with suppress(MalformedAnswer):
                read_reply(method, result)


def messages(data: bytes) -> None:
    """A stored conversation, chained anew, read, followed and never misunderstood."""
    try:
        worked = json.loads(data)["messages"]
        folder = Path(tempfile.mkdtemp())
    except (ValueError, RecursionError, LookupError, TypeError):
        return
    if not isinstance(worked, list) or not all(isinstance(message, dict) for message in worked):
        return
    try:
        write_transcript(folder / "t.jsonl", {}, worked)
        nonsense(read_history(read_transcript(folder / "t.jsonl").messages))
    except (TranscriptBroken, MalformedAnswer):
        return
    finally:
        shutil.rmtree(folder)


def transcript(data: bytes) -> None:
    """A transcript's bytes."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "t.jsonl"
        path.write_bytes(data)
        try:
            read_transcript(path)
        except TranscriptBroken:
            return


def law_file(name: str) -> Callable[[bytes], None]:
    """One file of a regulation, the others as they are."""

    def read(data: bytes) -> None:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "law"
            shutil.copytree(LAW, copy)
            (copy / name).write_bytes(data)
            try:
                load(copy)
            except LawError:
                return

    return read


def smoke_trial(data: bytes) -> None:
    """A regulation's table for `vistoria smoke`."""
    try:
        read_setup("toy", data.decode("utf-8", errors="replace"))
    except SetupError:
        return


def engine_word(data: bytes) -> None:
    """What stands after --engine."""
    try:
        parse_engine(data.decode("utf-8", errors="replace"), {})
    except UnknownEngine:
        return


def file_read(reads: Callable[[Path], object], *words: type[Exception]) -> Callable[[bytes], None]:
    """A file, by a function that may complain of it in these ways."""

    def read(data: bytes) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "file"
            path.write_bytes(data)
            with suppress(*words):
                reads(path)

    return read


def unpacked(path: Path) -> None:
    """An archive; what it holds stays in its own folder."""
    beside = set(path.parent.iterdir())
    with opened(path) as (folder, _):
        assert all(each.resolve().is_relative_to(folder.resolve()) for each in folder.rglob("*"))
    assert set(path.parent.iterdir()) == beside


class Silent(Adapter):
    """Opens every table and can do nothing at it."""

    def hello(self) -> Hello:
        return Hello(1, Identity("silent", "1"), ())

    def open(self, request: Open) -> Answer:
        return Accepted(())

    def do(self, table: str, command: Command) -> Answer:
        return Unsupported("everything")


def request_line(data: bytes) -> None:
    """A line to an engine: answered by one line, with a result or an error."""
    server = Server(Silent())
    server.line(REQUEST)
    reply = server.line(data)
    assert reply.endswith(b"\n")
    assert reply.count(b"\n") == 1
    assert ("result" in json.loads(reply)) is not ("error" in json.loads(reply))


def small_run(out: Path) -> Path:
    """A stored run of the reference engine, one clause of it; the folder."""
    words = [
        "--regulation",
        REGULATION,
        "--clause",
        f"{REGULATION}/8.5",
        "--engine",
        "in-process:reference",
        "--examples",
        "5",
        "--out",
        str(out),
    ]
    vistoria("run", *words)
    assert list(verify(out)) == []
    return out


def bundle_file(bundle: Path, name: str) -> Callable[[bytes], None]:
    """One file of a stored run: a change is found, and told in words when the digests are written anew."""
    kept, sums, evidence = ((bundle / each).read_bytes() for each in (name, SUMS, EVIDENCE))

    def read(data: bytes) -> None:
        (bundle / name).write_bytes(data)
        try:
            faults = list(digest_faults(bundle))
            assert faults or data == kept or name == SUMS, "a changed file passes the digests"
            if name.startswith(TRANSCRIPTS):
                _name_anew(bundle, name)
            write_sums(bundle)
            list(verify(bundle))
        except UserError:
            pass
        finally:
            (bundle / EVIDENCE).write_bytes(evidence)
            (bundle / SUMS).write_bytes(sums)
            (bundle / name).write_bytes(kept)

    return read


def _name_anew(bundle: Path, name: str) -> None:
    """Put the digest of a transcript into the evidence, as a careful forger would."""
    digest = hashlib.sha256((bundle / name).read_bytes()).hexdigest()
    lines = [json.loads(line) for line in (bundle / EVIDENCE).read_bytes().splitlines()]
    for line in lines:
        if line.get("transcript") == name:
            line["sha256"] = digest
    (bundle / EVIDENCE).write_bytes(b"".join(json.dumps(line).encode() + b"\n" for line in lines))


REQUEST = (
    b'{"jsonrpc":"2.0","id":1,"method":"open","params":{"table":"t-1","regulation":"toy","seats":6,'
    b'"settings":{"stakes":{"small":10,"big":20}},"force":{"marker":1}}}\n'
)


def _archive(compression: int) -> bytes:
    content = BytesIO()
    with zipfile.ZipFile(content, "w", compression) as archive:
        archive.writestr(zipfile.ZipInfo("run.json"), b'{"schema":1}' * 20, compression)
        archive.writestr(zipfile.ZipInfo("transcripts/a.jsonl"), b"{}\n" * 20, compression)
    return content.getvalue()


TARGETS: dict[str, Target] = {
    "request-line": Target(request_line, REQUEST.replace(b'"id":1', b'"id":2')),
    "archive": Target(file_read(unpacked, NoArchive), _archive(zipfile.ZIP_STORED)),
    "archive-deflated": Target(file_read(unpacked, NoArchive), _archive(zipfile.ZIP_DEFLATED)),
    "report details": Target(
        file_read(read_report_details, BadReportDetails), b'laboratory = "L"\nplace = "Macau"\ndeviations = ["none"]\n'
    ),
    "answers": Target(
        file_read(lambda path: prepared(path, {}), BadAnswers),
        b'person = "P"\nrole = "R"\nplace = "Macau"\ndate = 2026-01-02\n\n[[attestation]]\nclause = "toy/1"\n'
        b'outcome = "met"\n',
    ),
    "self-test": Target(
        file_read(read_self_test, NoSelfTest),
        b'{"conclusion":"sound","seed":1,"share":2,"digests":{"harness":"0"},"candidates":[{"id":"a","kind":'
        b'"saboteur","regulation":"toy"}],"killers":{"toy/1":["a"]},"unkilled":[],"expected":1}',
    ),
    "reply-line": Target(
        reply_line,
        b'{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"engine":{"name":"a","version":"1"},"regulations":[],'
        b'"abilities":{"forced-deck":true,"rank":["showdown"]},"offers":{"toy":["voice"]}}}\n',
    ),
    "answer": Target(
        answer,
        b'[{"results":[{"answer":"accepted","events":[{"type":"dealt","n":1,"to":{"seat":1},"face":"down",'
        b'"card":"As"}]},{"answer":"refused","by":"engine","reason":{"code":"no"}}]},{"answer":"view",'
        b'"events":[],"state":{"stacks":{"1":5}}},{"answer":"order","order":[[0]]},{"answer":"provided",'
        b'"content":{}},{"answer":"unsupported","what":"rank"}]',
    ),
    "messages": Target(messages, WORKED.read_bytes()),
    "transcript": Target(
        transcript,
        b'{"transcript":1}\n{"message":{"result":{}},"n":1,"prev":"00"}\n{"end":true,"messages":1,"prev":"00"}\n',
    ),
    "smoke-trial": Target(smoke_trial, b'seats = 6\ntaken = [1, 2]\n[settings]\nlimit = "pot"\n'),
    "engine-word": Target(engine_word, b"stdio:python -m engine"),
    **{path.name: Target(law_file(path.name), path.read_bytes()) for path in sorted(LAW.iterdir()) if path.is_file()},
}  # fmt: skip
"""Every reader by name."""
