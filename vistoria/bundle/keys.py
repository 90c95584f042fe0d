"""Makes and reads Ed25519 keys, and identifies these and the ECDSA keys of tokens. Needs the extra `sign`."""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from vistoria.model.errors import UserError
from vistoria.model.extras import installing

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from securesystemslib.signer import CryptoSigner, Signer, SSlibKey

    PublicKey = Ed25519PublicKey | EllipticCurvePublicKey

PUBLIC = ".pub.pem"


class CannotSign(UserError):
    """A key cannot be used or made, or the extra is not installed; the text says what to do."""


class NoExtra(CannotSign):
    """The libraries for signatures are not installed."""


def need_extra() -> None:
    """Raise NoExtra unless the libraries for signatures are installed."""
    try:
        import cryptography  # noqa: F401
        import securesystemslib  # noqa: F401
    except ImportError:
        raise NoExtra(f"signatures need the extra: {installing('sign')}") from None


def new_key(path: Path, passphrase: str = "") -> tuple[Path, str]:
    """Write a private key, readable by its owner only, and the public key beside it; return its path and id.

    With a passphrase the private key is encrypted.
    """
    need_extra()
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import (
        BestAvailableEncryption,
        Encoding,
        NoEncryption,
        PrivateFormat,
    )

    public = path.with_name(path.name.removesuffix(".pem") + PUBLIC)
    for each in (path, public):
        if each.exists():
            raise CannotSign(f"{each} exists; a key is never overwritten, choose another file")
    key = Ed25519PrivateKey.generate()
    locked = BestAvailableEncryption(passphrase.encode()) if passphrase else NoEncryption()
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, locked))
        pem = _encoded(key.public_key())
        public.write_bytes(pem)
    except OSError as error:
        raise CannotSign(f"{error.filename}: {error.strerror}") from None
    return public, key_id(pem)


def read_signer(path: Path, passphrase: Callable[[], str] = str) -> CryptoSigner:
    """Read a private key from a PEM file; raise CannotSign if it is not one.

    `passphrase` is asked where the key is encrypted.
    """
    need_extra()
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key
    from securesystemslib.signer import CryptoSigner

    try:
        content = path.read_bytes()
        secret = passphrase() if b"ENCRYPTED" in content else ""
        key = load_pem_private_key(content, password=secret.encode() or None)
    except OSError as error:
        raise CannotSign(f"{path}: {error.strerror}; make a key with `vistoria keys new {path}`") from None
    except (ValueError, TypeError) as error:
        raise CannotSign(f"{path}: not a private key in PEM, or not its passphrase ({error})") from None
    if not isinstance(key, Ed25519PrivateKey):
        raise CannotSign(f"{path}: not an Ed25519 key; make one with `vistoria keys new`")
    return CryptoSigner(key, _public(key.public_key()))


def public_pem(signer: Signer) -> bytes:
    """The public key of a signer in PEM."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    key = signer.public_key
    if key.keytype == "ecdsa":
        return str(key.keyval["public"]).encode()
    return _encoded(Ed25519PublicKey.from_public_bytes(bytes.fromhex(key.keyval["public"])))


def identified(key: SSlibKey) -> SSlibKey:
    """The key with the id that this program gives it."""
    from securesystemslib.signer import SSlibKey

    pem = str(key.keyval["public"]).encode()
    return SSlibKey(key_id(pem), key.keytype, key.scheme, dict(key.keyval))


def read_public(pem: bytes) -> SSlibKey:
    """Read a public key; raise CannotSign unless the bytes are one PEM key and nothing else."""
    need_extra()
    return _public(_decoded(pem))


def key_id(pem: bytes) -> str:
    """SHA-256 of the public key in DER: `openssl pkey -pubin -in KEY -outform DER | sha256sum`."""
    return _id(_decoded(pem))


def _decoded(pem: bytes) -> PublicKey:
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, SECP384R1, EllipticCurvePublicKey
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import load_pem_public_key

    try:
        key = load_pem_public_key(pem)
    except (ValueError, UnsupportedAlgorithm) as error:
        raise CannotSign(f"not a public key in PEM ({error})") from None
    if not isinstance(key, Ed25519PublicKey) and not (
        isinstance(key, EllipticCurvePublicKey) and isinstance(key.curve, SECP256R1 | SECP384R1)
    ):
        raise CannotSign("not an Ed25519 key, nor an ECDSA key on P-256 or P-384")
    if _encoded(key) != pem:
        raise CannotSign("the file holds more than a public key")
    return key


def _public(key: PublicKey) -> SSlibKey:
    from securesystemslib.signer import SSlibKey

    return SSlibKey.from_crypto(key, keyid=_id(key))


def _id(key: PublicKey) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return sha256(key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)).hexdigest()


def _encoded(key: PublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
