"""A time stamping authority on this machine: openssl answers, over HTTP if asked."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

KEY = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
EXTENSIONS = "extendedKeyUsage=critical,timeStamping\nkeyUsage=critical,digitalSignature\n"
CONFIGURATION = """
[tsa]
default_tsa = authority
[authority]
serial = serial
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
"""


class Authority:
    """An authority with a root certificate `root.pem` in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        (folder / "extensions").write_text(EXTENSIONS, encoding="utf-8")
        (folder / "tsa.cnf").write_text(CONFIGURATION, encoding="utf-8")
        (folder / "serial").write_text("01\n", encoding="utf-8")
        ca = ("-addext", "basicConstraints=critical,CA:TRUE", "-addext", "keyUsage=critical,keyCertSign")
        self._openssl(
            "req", "-x509", *KEY, "-keyout", "root.key", "-out", "root.pem", "-subj", "/CN=Root", *ca
        )
        self._openssl("req", *KEY, "-keyout", "tsa.key", "-out", "tsa.csr", "-subj", "/CN=Authority")
        self._openssl(
            "x509", "-req", "-in", "tsa.csr", "-CA", "root.pem", "-CAkey", "root.key", "-CAcreateserial",
            "-out", "tsa.pem", "-extfile", "extensions",
        )  # fmt: skip

    @property
    def root(self) -> Path:
        """Its root certificate."""
        return self.folder / "root.pem"

    def reply(self, request: bytes) -> bytes:
        """What it answers."""
        (self.folder / "request.tsq").write_bytes(request)
        self._openssl("ts", "-reply", "-config", "tsa.cnf", "-queryfile", "request.tsq", "-out", "reply.tsr")
        return (self.folder / "reply.tsr").read_bytes()

    @contextmanager
    def listening(self) -> Iterator[str]:
        """Its address while it listens."""
        authority = self

        class Desk(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                reply = authority.reply(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(200)
                self.end_headers()
                self.wfile.write(reply)

            def log_message(self, *_: object) -> None:
                pass

        with HTTPServer(("127.0.0.1", 0), Desk) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/tsr"
            server.shutdown()

    def _openssl(self, *words: str) -> None:
        subprocess.run(["openssl", *words], cwd=self.folder, check=True, capture_output=True)
