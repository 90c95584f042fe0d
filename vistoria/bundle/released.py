"""The releases of Vistoria: digests of harness, page and features of each, in a list that its maintainers signed.

`released.toml` is the list, `released.dsse.json` the signed statement of its digests, `release.pub.pem` the key that
this installation trusts. `python -m tools.release` writes all three.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from vistoria.model.errors import unless_ours
from vistoria.model.extras import installing

from .envelope import BadEnvelope, statement, unseal
from .keys import CannotSign, NoExtra, key_id
from .layout import RELEASES, SIGNED_LIST

KEY = "release.pub.pem"
PREDICATE = "urn:vistoria:releases:1"


class Suite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The features of one regulation in one release."""

    release: str
    regulation: str
    sha256: str


class Harness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The harness of one release, and the code of its page."""

    release: str
    sha256: str
    style: str
    script: str
    messages: str

    @property
    def codes(self) -> dict[str, str]:
        """The digest of each kind of code, as `SeenPage.code` has it."""
        return {"style": self.style, "script": self.script, "messages": self.messages}


class ReleaseList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every release, oldest first."""

    suite: tuple[Suite, ...] = ()
    harness: tuple[Harness, ...] = ()

    @property
    def statement(self) -> bytes:
        """What the maintainers sign: every digest of the list under its name."""
        subjects = [(f"{each.release} features of {each.regulation}", each.sha256) for each in self.suite]
        for each in self.harness:
            subjects.append((f"{each.release} harness", each.sha256))
            subjects += [
                (f"{each.release} {kind} of the page", digest) for kind, digest in each.codes.items()
            ]
        return statement(subjects, PREDICATE, {})


class Releases(msgspec.Struct, frozen=True):
    """The list, who signed it, and why it cannot be relied on; empty if it can."""

    listed: ReleaseList
    key: str = ""
    doubt: str = ""


def read_list(content: bytes) -> ReleaseList:
    """The releases in the content of `released.toml`."""
    return msgspec.toml.decode(content, type=ReleaseList)


@cache
def releases() -> Releases:
    """The releases that this installation carries."""
    return releases_in(Path(str(files(__package__))))


def releases_in(folder: Path) -> Releases:
    """The releases in a folder with list, statement and key."""
    listed = read_list((folder / RELEASES).read_bytes())
    try:
        pem = (folder / KEY).read_bytes()
        payload, key = unseal((folder / SIGNED_LIST).read_bytes(), {key_id(pem): pem})
    except (ImportError, NoExtra):
        command = installing("sign")
        doubt = f"whether its list of releases is signed cannot be compared without `{command}`"
        return Releases(listed, doubt=doubt)
    except (OSError, BadEnvelope, CannotSign) as error:
        unless_ours(error)
        return Releases(listed, doubt=f"its list of releases is not signed: {error}")
    if payload != listed.statement:
        return Releases(listed, doubt="its list of releases is another than its maintainers signed")
    return Releases(listed, key)
