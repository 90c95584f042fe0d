"""Signs with an ECDSA key on a PKCS#11 token (a smart card, a YubiKey, an HSM). Needs the extra `token`."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from vistoria.model.extras import installing

from .keys import CannotSign, NoExtra, identified, need_extra

if TYPE_CHECKING:
    from securesystemslib.signer import Signer

LIBRARY = "PYKCS11LIB"
"""The environment variable that names the library of the token, as securesystemslib reads it."""
KEY = 2
"""The id of the key for signatures on a PIV card."""


def token_signer(label: str, pin: Callable[[], str], key: int = KEY) -> Signer:
    """A signer with the key of this id on the token of this label; raise CannotSign.

    The PIN is asked for once, and only where the token wants it.
    """
    need_extra()
    try:
        import pkcs11
        from securesystemslib.signer import HSMSigner, Signature
    except ImportError:
        raise NoExtra(f"tokens need the extra: {installing('token')}") from None
    library = os.environ.get(LIBRARY)
    if not library or not Path(library).is_file():
        what = f"{LIBRARY}={library}: no such file" if library else f"{LIBRARY} is not set"
        raise CannotSign(f"{what}; it names the PKCS#11 library of the token, such as libsofthsm2.so")
    asked: list[str] = []

    def secret(_: str) -> str:
        if not asked:
            asked.append(pin())
        return asked[0]

    class TokenSigner(HSMSigner):
        """Says in one line why the token did not sign."""

        def sign(self, payload: bytes) -> Signature:
            try:
                return super().sign(payload)
            except (pkcs11.PKCS11Error, ValueError) as error:
                raise CannotSign(f"token {label}: {_why(error)}") from None

    try:
        _, public = HSMSigner.import_(key, label, secret)
        signer = TokenSigner(key, identified(public), secret, label)
    except (pkcs11.PKCS11Error, ValueError) as error:
        raise CannotSign(f"token {label}, key {key}: {_why(error)}") from None
    signer.sign(b"")  # a wrong PIN is told before anything is written
    return signer


def _why(error: Exception) -> str:
    """What the token said; its exceptions often have a name and no words."""
    return str(error) or type(error).__name__
