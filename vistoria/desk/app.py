"""The desk as an application: its pages by their paths, behind the guard."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from vistoria.model.ready import learn
from vistoria.reports.page import asset

from . import history, home, inspection, proving, results, running
from .cases import VERIFIED, Cases
from .guard import Door, Guard
from .jobs import Queue
from .pages import Desk, Handler, Visit, page
from .requests import laws
from .words import HERE, Refused

STATIC = {"htmx.min.js": "text/javascript", "desk.js": "text/javascript", "desk.css": "text/css"}
PALETTE = "palette.css"
"""The colours and fonts of the report: the first rule of its style."""
PAGES: tuple[tuple[str, str, Handler], ...] = (
    *home.PAGES,
    *running.PAGES,
    *results.PAGES,
    *history.PAGES,
    *inspection.PAGES,
    *proving.PAGES,
)


def application(folder: Path, door: Door, language: str | None = None) -> Starlette:
    """The desk on a folder of cases."""
    (folder / VERIFIED).mkdir(parents=True, exist_ok=True)
    desk = Desk(Cases(folder), Queue(folder), language)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        learn()
        desk.queue.serve()
        Thread(target=laws, name="laws", daemon=True).start()  # read while she writes the name of the product
        yield
        desk.queue.close()

    routes = [Route(path, page(desk, handler), methods=[method]) for method, path, handler in PAGES]
    routes.append(Route("/events/{case}/{number:int}", _events(desk)))
    routes.append(Route("/static/{name}", _static))
    return Starlette(
        routes=routes,
        middleware=[Middleware(Guard, door=door, language=language)],
        lifespan=lifespan,
        exception_handlers={404: page(desk, _nothing), 405: page(desk, _nothing)},
    )


def _events(desk: Desk) -> Callable[[Request], object]:
    async def endpoint(request: Request) -> Response:
        try:
            return running.events(desk, request)
        except Refused as error:
            return PlainTextResponse(str(error), error.status)

    return endpoint


def _nothing(visit: Visit) -> Response:
    raise Refused("There is no such page.", 404)


async def _static(request: Request) -> Response:
    name = str(request.path_params["name"])
    if name == PALETTE:
        return Response(f"{asset('report.css').partition('}')[0]}}}", media_type="text/css")
    if name not in STATIC:
        return PlainTextResponse("there is no such file", 404)
    return FileResponse(HERE / "static" / name, media_type=STATIC[name])


__all__ = ["application"]
