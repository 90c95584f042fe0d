"""RFC 3161 time stamps: when a signed folder existed, by the word of an authority. Needs the extra `sign`.

    signatures/<id>.tsr     the authority's reply, on the digests of SHA256SUMS and of the envelopes of this key

What is stamped are the lines that `sha256sum SHA256SUMS signatures/<id>.*.dsse.json` prints.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import Request, urlopen

from vistoria.journal.disk import write_whole
from vistoria.model.errors import UserError
from vistoria.model.extras import installing

from .environment import read_environment
from .fault import BundleFault, Item
from .keys import NoExtra
from .layout import COMMITMENTS, SIGNATURES, SUMS, file_digest
from .report_details import CLOCKS_APART

if TYPE_CHECKING:
    from cryptography.x509 import Certificate
    from rfc3161_client import TimeStampResponse

SUFFIX = ".tsr"
SECONDS = 30
"""How long an authority may take."""
MOST_BYTES = 1 << 20
HASHES = {
    "2.16.840.1.101.3.4.2.1": "sha256",
    "2.16.840.1.101.3.4.2.2": "sha384",
    "2.16.840.1.101.3.4.2.3": "sha512",
}
"""The hashes that a stamp may be on, by their object identifiers."""
STATED = "date stated, not proved"


class CannotStamp(UserError):
    """A time stamp that cannot be had or used; the text says why."""


def need_stamps() -> None:
    """Raise NoExtra unless the library for time stamps is installed."""
    try:
        import rfc3161_client  # noqa: F401
    except ImportError:
        raise NoExtra(f"time stamps need the extra: {installing('sign')}") from None


def stamp_of(folder: Path, key: str) -> Path:
    """The path of the time stamp on the signatures of a key."""
    return folder / SIGNATURES / f"{key}{SUFFIX}"


def stamped(folder: Path, key: str) -> bytes:
    """What is stamped for the signatures of a key."""
    envelopes = sorted((folder / SIGNATURES).glob(f"{key}.*.dsse.json"))
    return b"".join(
        f"{file_digest(path)}  {path.relative_to(folder).as_posix()}\n".encode()
        for path in (folder / SUMS, *envelopes)
    )


def unstamped(folder: Path) -> list[str]:
    """The keys that signed and have no time stamp."""
    keys = sorted(path.stem for path in (folder / SIGNATURES / "keys").glob("*.pem"))
    return [key for key in keys if not stamp_of(folder, key).exists()]


def query(folder: Path, key: str) -> bytes:
    """The request to an authority, which learns a digest and nothing else."""
    return query_of(stamped(folder, key))


def query_of(content: bytes) -> bytes:
    """The request to an authority for a time stamp on this content."""
    need_stamps()
    from rfc3161_client import HashAlgorithm, TimestampRequestBuilder

    builder = TimestampRequestBuilder().data(content).hash_algorithm(HashAlgorithm.SHA256)
    return builder.build().as_bytes()


def asked(url: str, request: bytes) -> bytes:
    """The reply of an authority over HTTP; raise CannotStamp."""
    if not url.startswith(("http://", "https://")):
        raise CannotStamp(f"{url}: not the address of an authority; it begins with https:// or http://")
    try:
        post = Request(url, request, {"Content-Type": "application/timestamp-query"})
        with urlopen(post, timeout=SECONDS) as reply:
            return bytes(reply.read(MOST_BYTES))
    except (OSError, HTTPException, ValueError) as error:
        why = error.reason if isinstance(error, URLError) else error
        raise CannotStamp(f"{url}: no time stamp: {why}") from None


def stamper(url: str | None) -> Callable[[bytes], bytes] | None:
    """What has an authority stamp some content and returns its reply, or raises CannotStamp; raise NoExtra."""
    if url is None:
        return None
    need_stamps()

    def stamp(content: bytes) -> bytes:
        reply = asked(url, query_of(content))
        if not is_on(read_stamp(reply, url), content):
            raise CannotStamp(f"{url}: its time stamp is on something else")
        return reply

    return stamp


def keep_stamp(folder: Path, reply: bytes, place: str) -> str:
    """Keep a reply beside the signatures that it is on; return its path. `place` is where the reply is from."""
    stamp = read_stamp(reply, place)
    for key in unstamped(folder):
        if is_on(stamp, stamped(folder, key)):
            write_whole(stamp_of(folder, key), reply)
            return stamp_of(folder, key).relative_to(folder).as_posix()
    raise CannotStamp(f"{place}: it is on no signature of this folder that has no time stamp yet")


def read_authority(path: Path) -> list[Certificate]:
    """The certificates of an authority, its root among them, from a PEM file; raise CannotStamp."""
    need_stamps()
    from cryptography.x509 import load_pem_x509_certificates

    try:
        return load_pem_x509_certificates(path.read_bytes())
    except OSError as error:
        raise CannotStamp(f"{path}: {error.strerror}") from None
    except ValueError as error:
        raise CannotStamp(f"{path}: no certificate in PEM ({error})") from None


def stamp_faults(folder: Path, authority: Sequence[Certificate] = ()) -> Iterator[BundleFault]:
    """Time stamps that are on something else, cannot be, or are not by the authority that the reader named."""
    paths = _paths(folder)
    if authority and not [*paths, *(folder / COMMITMENTS).glob(f"*{SUFFIX}")]:
        yield _fault(SIGNATURES, "there is no time stamp, and an authority was named")
    if not paths:
        return
    need_stamps()
    try:
        finished = datetime.fromisoformat(read_environment(folder).finished)
        finished = finished if finished.tzinfo else finished.replace(tzinfo=UTC)
    except (OSError, ValueError):
        return  # already reported
    for path in paths:
        place = path.relative_to(folder).as_posix()
        try:
            stamp = read_stamp(path.read_bytes(), "it")
            if not is_on(stamp, stamped(folder, path.stem)):
                yield _fault(place, "is a time stamp on something else than the folder holds now")
            elif stamp.tst_info.gen_time < finished - CLOCKS_APART:
                yield _fault(place, f"is of {_time(stamp)}, before the run ended at {finished.isoformat()}")
            elif authority:
                verify_stamp(stamp, stamped(folder, path.stem), authority)
        except (CannotStamp, OSError) as error:
            yield _fault(place, str(error))


def trusted_times(folder: Path, authority: Sequence[Certificate]) -> dict[str, datetime]:
    """When the signatures of a key existed at the latest, by the stamps of an authority that the reader named."""
    found = {}
    for path in _paths(folder) if authority else ():
        with suppress(CannotStamp, OSError):  # already reported
            stamp = read_stamp(path.read_bytes(), path.name)
            verify_stamp(stamp, stamped(folder, path.stem), authority)
            found[path.stem] = stamp.tst_info.gen_time
    return found


def said_of_stamps(folder: Path, authority: Sequence[Certificate] = ()) -> str | None:
    """What sound time stamps show, in words; None without any."""
    times = sorted(_time(read_stamp(path.read_bytes(), path.name)) for path in _paths(folder))
    if not times:
        return None
    if not authority:
        return f"a time stamp says {times[0]}, by an authority that you have not named: {STATED}"
    names = ", ".join(sorted({each.subject.rfc4514_string() for each in authority}))
    return f"proved: folder and signature existed at {times[0]}, by the authority that you named ({names})"


def _paths(folder: Path) -> list[Path]:
    return sorted((folder / SIGNATURES).glob(f"*{SUFFIX}"))


def read_stamp(reply: bytes, place: str) -> TimeStampResponse:
    """The time stamp in a reply that came from `place`; raise CannotStamp."""
    need_stamps()
    from rfc3161_client import PKIStatus, decode_timestamp_response

    try:
        stamp = decode_timestamp_response(reply)
        if stamp.status == PKIStatus.GRANTED and stamp.tst_info.gen_time:
            return stamp
        why = "; ".join(stamp.status_string) or f"status {stamp.status}"
    except ValueError as error:
        raise CannotStamp(f"{place}: not a time stamp in DER ({error})") from None
    raise CannotStamp(f"{place}: the authority refused: {why}")


def is_on(stamp: TimeStampResponse, content: bytes) -> bool:
    """Whether this content was stamped; raise CannotStamp for an unknown hash."""
    used = stamp.tst_info.message_imprint.hash_algorithm.dotted_string
    if used not in HASHES:
        raise CannotStamp(
            f"the time stamp uses the hash {used}; ask for one with {' or '.join(HASHES.values())}"
        )
    return bool(stamp.tst_info.message_imprint.message == hashlib.new(HASHES[used], content).digest())


def _time(stamp: TimeStampResponse) -> str:
    return stamp.tst_info.gen_time.isoformat()


def verify_stamp(stamp: TimeStampResponse, content: bytes, authority: Sequence[Certificate]) -> None:
    """Raise CannotStamp unless the authority stamped the content."""
    from rfc3161_client import VerificationError, VerifierBuilder

    builder = VerifierBuilder()
    for each in authority:
        if each.issuer == each.subject:
            builder = builder.add_root_certificate(each)
        else:
            builder = builder.add_intermediate_certificate(each)
    try:
        builder.build().verify_message(stamp, content)
    except (VerificationError, ValueError) as error:
        found = re.search(r'data: "([^"]+)"', str(error))
        raise CannotStamp(
            f"is not by the authority that you named ({found[1] if found else error})"
        ) from None


def _fault(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.TIME)
