"""Who may speak with the desk: a browser on this machine that was opened with the secret, and no page of anybody else.

Every request passes here before anything is read of it. Host and Origin must be the desk's own, so that no name that
somebody points at this machine, and no form or script of another page, reaches it. The cookie is HttpOnly and
SameSite=Strict. What is sent is counted, and refused when it is more than the page takes.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .words import words_for

OPEN = "/open"
MOST_FORM, MOST_UPLOAD = 2 * 2**20, 512 * 2**20
"""Bytes of a form, and of one with files."""
UPLOADS = ("/photographs", "/records", "/items", "/verify")
"""Ends of the paths that take files."""
SAFE = frozenset({"GET", "HEAD"})
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""Of every answer that does not set its own."""


class TooMuch(Exception):
    """More was sent than the page takes."""


@dataclass(frozen=True)
class Door:
    """How the desk is reached: its port, the secret of the address that is opened, and the cookie that follows."""

    port: int
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    session: str = field(default_factory=lambda: secrets.token_urlsafe(32))

    @property
    def address(self) -> str:
        """The address to open."""
        return f"http://127.0.0.1:{self.port}{OPEN}?secret={self.secret}"

    @property
    def hosts(self) -> tuple[str, ...]:
        """What a browser on this machine writes as Host."""
        return (f"127.0.0.1:{self.port}", f"localhost:{self.port}")

    @property
    def cookie(self) -> str:
        """Its name; a browser keeps cookies apart by host and not by port."""
        return f"vistoria-desk-{self.port}"


class Guard:
    """The middleware before all pages."""

    def __init__(self, app: ASGIApp, door: Door, language: str | None = None) -> None:
        self.app, self.door, self.language = app, door, language

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # the beginning and the end; no page opens a socket
            await self.app(scope, receive, send)
            return
        refused = self._refused(scope, Headers(scope=scope))
        if refused is not None:
            await refused(scope, receive, _with_headers(send))
            return
        began = False

        async def sends(message: Message) -> None:
            nonlocal began
            began = began or message["type"] == "http.response.start"
            await _with_headers(send)(message)

        try:
            await self.app(scope, _counted(receive, _most(scope["path"])), sends)
        except ClientDisconnect:
            return  # a window that was closed while it sent
        except TooMuch:
            if not began:
                await self._too_much(scope)(scope, receive, _with_headers(send))

    def _refused(self, scope: Scope, headers: Headers) -> Response | None:
        """The answer to a request that is not let in; None for one that is."""
        if headers.getlist("host") not in ([each] for each in self.door.hosts):
            return self._plain(scope, _("This is not the address of the desk."), 421)
        if scope["path"] == OPEN and scope["method"] == "GET":
            return self._opened(scope)
        if not _same(_cookies(headers).get(self.door.cookie, ""), self.door.session):
            return self._plain(
                scope, _("Open the address that `vistoria desk` printed: it lets this browser in."), 403
            )
        own = f"http://{headers['host']}"
        if scope["method"] not in SAFE and headers.getlist("origin") != [own]:
            return self._plain(scope, _("This form does not come from a page of the desk."), 403)
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return self._plain(scope, _("Another page asked for this."), 403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _most(scope["path"]):
            return self._too_much(scope)
        return None

    def _plain(self, scope: Scope, text: str, status: int, **slots: object) -> Response:
        """A line of text: whoever is not let in sees no page, and sends no more."""
        words = words_for(Headers(scope=scope).get("accept-language", ""), self.language or "")
        return PlainTextResponse(words(text, **slots), status, {"Connection": "close"})

    def _too_much(self, scope: Scope) -> Response:
        most = _most(scope["path"]) // 2**20
        return self._plain(
            scope, _("This is more than {most} MB, the most that this page takes."), 413, most=most
        )

    def _opened(self, scope: Scope) -> Response:
        given = parse_qs(scope["query_string"].decode("latin-1")).get("secret", [""])[0]
        if not _same(given, self.door.secret):
            return self._plain(
                scope,
                _("This address is of an earlier desk. Open the one that `vistoria desk` printed last."),
                403,
            )
        answer = RedirectResponse("/", 303)
        answer.set_cookie(self.door.cookie, self.door.session, httponly=True, samesite="strict", path="/")
        return answer


def _most(path: str) -> int:
    return MOST_UPLOAD if path.endswith(UPLOADS) else MOST_FORM


def _(text: str) -> str:
    """Marks a text that is translated where it is sent."""
    return text


def _same(given: str, ours: str) -> bool:
    return secrets.compare_digest(given.encode(), ours.encode())


def _cookies(headers: Headers) -> Mapping[str, str]:
    try:
        jar: SimpleCookie = SimpleCookie("; ".join(headers.getlist("cookie")))
    except CookieError:
        return {}
    return {name: each.value for name, each in jar.items()}


def _counted(receive: Receive, most: int) -> Receive:
    """What is received, as long as it is not more; raise TooMuch."""
    size = 0

    async def counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise TooMuch
        return message

    return counted


def _with_headers(send: Send) -> Send:
    async def sends(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sends
