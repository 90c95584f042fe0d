"""PHH, the poker hand history format of TOML files: one hand a file (`.phh`), or several, each under a number."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any

from vistoria.games.cards.events import Mucked
from vistoria.model.event import Acted, Dealt, Event, HandEnded, Paid, Posted, Shown
from vistoria.model.place import Seat

from ..course import Course, amount, cards, runs, scale_of
from ..record import Format, Lines, NotThisHand, Origin, RecordedHand, among_players, split

GAMES = {"PO": ("omaha", "pot"), "NT": ("hold'em", None), "FT": ("hold'em", None)}
SECTION = re.compile(r"""^(?:\s*\[\s*[^_\W][\w.-]*\s*\]|\["[^"]*"\]|\['[^']*'\])\s*(?:#.*)?$""")
"""The first line of a hand in a file of several; a name that begins with `_` is the file's own."""
OF_EACH = ("antes", "blinds_or_straddles", "seats", "players", "finishing_stacks", "winnings")
"""Lists with an item for each player."""
BOARD = 5
WORDS = {"f": "fold", "cc": "match", "cbr": "more"}


def parts(lines: Lines) -> Iterator[tuple[int, tuple[str, str]]]:
    """The name and the text of each hand; a line such as `[3]` begins the next."""
    return split(
        _sectioned(lines),
        lambda line: bool(SECTION.match(line)),
        lambda hand: (hand[0].partition("#")[0].strip(" []\t\"'"), "\n".join(hand[1:])),
    )


def _sectioned(lines: Lines) -> Iterator[tuple[int, str]]:
    """The lines with one that begins a hand before the first, where none of the file does."""
    first = True
    for number, line in lines:
        if first and (not line.strip() or line.lstrip().startswith("#")):
            continue
        if first and not SECTION.match(line):
            yield number, "[1]"
        first = False
        yield number, line


def _hand(origin: Origin, named: tuple[str, str]) -> RecordedHand:
    section, text = named
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotThisHand(f"no TOML: {error}") from None
    missing = [key for key in ("variant", "starting_stacks", "actions") if key not in told]
    if missing:
        raise NotThisHand(f"without {', '.join(missing)}")
    stacks, actions = told["starting_stacks"], [str(each).partition("#")[0] for each in told["actions"]]
    count = len(stacks)
    for key in OF_EACH:
        if key in told and len(told[key] or stacks) != count:
            found = len(told[key])
            raise NotThisHand(f"{found} {key} for {count} players")
    antes, blinds = (told.get(key) or [0] * count for key in ("antes", "blinds_or_straddles"))
    ending = [*told.get("finishing_stacks", ()), *told.get("winnings", ())]
    amounts = re.findall(r"cbr\s+([\d.]+)", " ".join(actions))
    course = Course(origin, scale_of([*stacks, *antes, *blinds, *ending, *amounts]))
    seats = told.get("seats") or range(1, count + 1)
    names = told.get("players") or [""] * count
    order = sorted(range(count), key=lambda i: seats[i]) if "seats" in told else range(count)
    for i in order:
        course.sit(names[i] or f"p{i + 1}", seats[i], stacks[i])
    if count == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    variant = str(told["variant"])
    if variant not in GAMES:
        course.variants.append(variant)
    if any(antes) and any(map(course.units, antes)):
        course.variants.append("ante" if len(set(antes)) == 1 else "ante of one player")
    small = _posts(course, seats, blinds, told.get("min_bet"))
    _actions(course, seats, actions)
    if _runs_twice(course.events):
        course.variants.append("run twice")
    if "winnings" in told:
        for seat, won in zip(seats, told["winnings"], strict=True):
            course.paid(seat, won)
    is_over = any(told.get("winnings", ()))
    if "finishing_stacks" in told:
        after = list(zip(seats, told["finishing_stacks"], strict=True))
        course.stacks(after)
        is_over = is_over or any(course.units(stack) != course.left[seat] for seat, stack in after)
    game, limit = GAMES.get(variant, (variant, None))
    tells = {Paid} if "winnings" in told else set()
    return course.hand(
        id=str(told.get("hand", section)),
        game=game,
        limit=limit,
        small=small,
        big=course.units(told["min_bet"]) if "min_bet" in told else None,
        marker=seats[-1],
        places=told.get("seat_count"),
        table=str(told.get("table", "")),
        is_seated="seats" in told,
        time=_time(told),
        currency=str(told.get("currency", "")),
        tells=frozenset(tells | ({HandEnded} if "finishing_stacks" in told else set())),
        ended=is_over,
        is_loose=True,
    )


def _runs_twice(events: Sequence[Event]) -> bool:
    """Whether more than a whole board came, and nobody decided anything after it."""
    board = [i for i, event in enumerate(events) if isinstance(event, Dealt) and event.to == "community"]
    return len(board) > BOARD and not any(isinstance(event, Acted) for event in events[board[BOARD - 1] :])


def _posts(course: Course, seats: Sequence[int], blinds: Sequence[Any], big: object) -> int | None:
    """Post the blinds; the small one, where it is not just what somebody had.

    The lower is the small one, but just what somebody had may be part of a big one, where he sits behind.
    """
    posted = [(seat, course.units(blind)) for seat, blind in zip(seats, blinds, strict=True) if blind]
    if posted[2:]:
        course.variants.append("straddle")
    elif not posted[1:] and not course.variants:
        course.variants.append("no small blind" if posted else "no blinds")
    stated = [blind for seat, blind in posted if blind != course.left[seat]]
    if posted and (posted[-1][1] in stated or (big and course.units(big) in stated)):
        posted.sort(key=lambda each: each[1])
    for what, (seat, blind) in zip(("small", "big"), posted, strict=False):
        course.post(seat, what, amount(blind, course.scale))
    return posted[0][1] if posted[1:] and posted[0][1] in stated else None


def _actions(course: Course, seats: Sequence[int], actions: Sequence[str]) -> None:
    for action in actions:
        words = action.partition("#")[0].split()
        match words:
            case []:
                pass
            case ["d", "dh", who, found]:
                course.deal(Seat(_seat(seats, who)), cards(found))
            case ["d", "db", found]:
                course.deal("community", cards(found), "up")
            case [who, ("f" | "cc") as word]:
                course.act(_seat(seats, who), WORDS[word])
            case [who, "cbr", amount]:
                course.act(_seat(seats, who), "more", to=amount)
            case [who, "sm", found]:
                _shows(course, _seat(seats, who), found)
            case [who, "sm"]:
                course.muck(_seat(seats, who))
            case [_, "pb"] | [_, "sd", *_]:
                course.variants.append("bring-in" if words[1] == "pb" else "draw")
            case _:
                raise NotThisHand(f"no action of the format: {action!r}")


def _shows(course: Course, seat: int, found: str) -> None:
    """A hand that is shown; `-` stands for the cards that were dealt, and what is partly unnamed may be shown whole."""
    named = course.known.get(Seat(seat), []) if found == "-" else cards(found)
    if None in named:
        course.knows(Seat(seat), [card for card in named if card])
    else:
        course.show(seat, named)


def _seat(seats: Sequence[int], who: str) -> int:
    if not re.fullmatch(r"p[1-9]\d?", who) or int(who[1:]) > len(seats):
        raise NotThisHand(f"no player {who!r}")
    return seats[int(who[1:]) - 1]


def _time(told: Mapping[str, Any]) -> str:
    day = "-".join(f"{told[key]:02d}" for key in ("year", "month", "day") if key in told)
    return f"{day}T{told['time']}" if day and "time" in told else day


def write(hand: RecordedHand) -> str:
    """The hand as a section of a PHHS file; who follows the marker comes first.

    Raises NotThisHand for one that the format has no variant for.
    """
    among_players(hand)
    variant = next((code for code, known in GAMES.items() if known == (hand.game, hand.limit)), None)
    if variant is None:
        raise NotThisHand(f"PHH has no variant for {hand.game} with the limit {hand.limit}")
    after = [player for player in hand.players if player.seat > (hand.marker or 0)]
    players = [*after, *(player for player in hand.players if player not in after)]
    number = {player.seat: i for i, player in enumerate(players, start=1)}
    blind = {"small": hand.small, "big": hand.big}
    posted = {e.seat: blind.get(e.what) or e.amount for e in hand.events if isinstance(e, Posted)}
    blinds = [posted.get(player.seat, 0) for player in players]

    def sums(values: Iterable[int]) -> list[Decimal | int]:
        return [amount(each, hand.scale) for each in values]

    told: dict[str, Any] = {
        "variant": variant,
        "antes": [0] * len(players),
        "blinds_or_straddles": sums(blinds[::-1] if len(players) == 2 else blinds),
        "min_bet": amount(hand.big or 0, hand.scale),
        "starting_stacks": sums(player.stack for player in players),
        "actions": [*_written(hand, number)],
        "hand": hand.id,
        "table": hand.table,
        "seats": [player.seat for player in players],
        "players": [player.name for player in players],
    }
    for event in hand.events:
        if isinstance(event, HandEnded):
            told["finishing_stacks"] = sums(event.stacks.get(player.seat, 0) for player in players)
    rows = (f"{key} = {_toml(value)}" for key, value in told.items())
    return "\n".join((f"[{hand.origin.line}]", *rows, "", ""))


def _written(hand: RecordedHand, number: Mapping[int, int]) -> Iterator[str]:
    for where, found in runs(hand.events):
        if isinstance(where, Seat):
            yield f"d dh p{number[where.seat]} {''.join(card or '??' for card in found)}"
        elif where == "community":
            yield f"d db {''.join(card or '??' for card in found)}"
        for event in found if where is None else ():
            match event:
                case Acted(act="fold"):
                    yield f"p{number[event.seat]} f"
                case Acted(act="check" | "call"):
                    yield f"p{number[event.seat]} cc"
                case Acted():
                    yield f"p{number[event.seat]} cbr {amount(event.to, hand.scale)}"
                case Shown(place=Seat(seat)):
                    yield f"p{number[seat]} sm {''.join(event.cards)}"
                case Mucked():
                    yield f"p{number[event.seat]} sm"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)


PHH = Format(
    name="phh",
    title="PHH, the poker hand history format",
    suffixes=(".phh", ".phhs"),
    parts=parts,
    hand=_hand,
    begins=lambda head: bool(re.search(r"^variant\s*=", head, re.MULTILINE)),
    write=write,
    tells=frozenset({Shown, Mucked, Paid, HandEnded}),
)
