"""What was asked and refused, looked at or answered, as lines of the hand history; events have lines of their own."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from vistoria.model.answer import Accepted, NotProvided, Order, Provided, Refused, Unsupported, Viewed
from vistoria.model.command import Act, Command
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.model.request import Ask, Look, Open, Play, Rank, Record

from .lines import card_texts, seat, short, who
from .said import Part, Said, Word, say


def answers_of(exchange: Exchange) -> Iterator[tuple[Accepted | None, Said | None]]:
    """Each answer of an exchange: what was accepted, or the line of what was not; both where a table opens."""
    request, reply = exchange.request, exchange.reply
    if isinstance(request, Play) and isinstance(reply, tuple):
        for command, answer in zip(request.commands, reply, strict=False):
            if isinstance(answer, Accepted):
                yield answer, None
            else:
                yield None, _not_done(_command(command), answer)
    elif isinstance(request, Open) and isinstance(reply, Accepted):
        yield reply, say("opened", seats=request.seats)
    else:
        yield None, _looked(request, reply)


def _looked(request: object, reply: object) -> Said | None:
    match request:
        case Open():
            return _not_done(say("opening"), reply)
        case Look(viewer=viewer):
            of = who(viewer) if isinstance(viewer, Seat) else Word(str(viewer))
            return say("looked", who=of) if isinstance(reply, Viewed) else _not_done(say("looking"), reply)
        case Ask(what=what):
            return _told(what, reply)
        case Record(hand=hand):
            return _told(f"record of hand {hand}", reply)
        case Rank(hands=hands) if isinstance(reply, Order):
            texts = [card_texts(each.cards or (*each.hole, *each.community)) for each in hands]
            best = " > ".join(" = ".join(texts[i] for i in group if i < len(texts)) for group in reply.order)
            return say("order", what=best)
        case Rank():
            return _not_done(say("ranking"), reply)
    return None


def _told(what: str, reply: object) -> Said | None:
    if isinstance(reply, Provided):
        said = ", ".join(f"{name}: {short(value)}" for name, value in reply.content.items())
        return say("provided", what=what, said=short(said, 300))
    if isinstance(reply, NotProvided):
        return say("not-provided", what=what)
    return _not_done(what, reply)


def _not_done(what: Part, answer: object) -> Said | None:
    if isinstance(answer, Refused):
        by = "refused" if answer.by == "engine" else "refused.adapter"
        return say(by, what=what, why=short(answer.reason.text or answer.reason.code))
    return say("unsupported", what=short(answer.what)) if isinstance(answer, Unsupported) else None


def _command(command: Command) -> Part:
    if isinstance(command, Act):
        of, act = seat(command.seat), Word(command.act)
        return (
            say("asks", who=of, act=act)
            if command.to is None
            else say("asks.sum", who=of, act=act, sum=command.to)
        )
    values = [str(value) for value in msgspec.structs.astuple(command) if isinstance(value, int | str)]
    return short(" ".join([str(command.__struct_config__.tag), *values]))
