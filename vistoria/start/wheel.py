"""The wheel of Vistoria that a vendor keeps: nobody owns its name on an index, so no recipe installs it by name."""

from __future__ import annotations

from hashlib import sha256
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import unquote, urlsplit

import msgspec

FOLDER, SUMS = "vendor", "SHA256SUMS"


class _Archive(msgspec.Struct, frozen=True):
    hashes: dict[str, str] = {}


class _DirectUrl(msgspec.Struct, frozen=True):
    """What pip says of where a package came from (PEP 610)."""

    url: str
    archive_info: _Archive = _Archive()


def own_wheel() -> Path | None:
    """The wheel from which this installation came; None if it came from elsewhere, or is not there as it was."""
    try:
        told = distribution("vistoria").read_text("direct_url.json")
    except PackageNotFoundError:
        return None
    came = msgspec.json.decode(told, type=_DirectUrl) if told else _DirectUrl("")
    path = Path(unquote(urlsplit(came.url).path))
    if urlsplit(came.url).scheme != "file" or path.suffix != ".whl" or not path.is_file():
        return None
    return path if digest(path) == came.archive_info.hashes.get("sha256") else None


def digest(path: Path) -> str:
    """SHA-256 of a file, in hexadecimal digits."""
    return sha256(path.read_bytes()).hexdigest()


def kept(wheel: Path) -> dict[str, bytes]:
    """The wheel and its digest, by their paths in the vendor's folder."""
    content = wheel.read_bytes()
    line = f"{sha256(content).hexdigest()}  {wheel.name}\n"
    return {f"{FOLDER}/{wheel.name}": content, f"{FOLDER}/{SUMS}": line.encode()}
