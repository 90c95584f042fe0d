"""The text format of PokerStars: a line for each act, hands apart by blank lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from decimal import Decimal

from vistoria.games.cards.events import Mucked
from vistoria.model.event import Acted, Charged, Dealt, Event, Paid, Posted, Returned, Shown
from vistoria.model.place import Seat

from ..course import Course, amount, cards, runs, scale_of
from ..record import Format, Lines, NotThisHand, Origin, RecordedHand, among_players, split
from .summary import CARDS, KNOWN, SUM, SUMS_OR_CARDS, raised, same_board, sums_up

BEGIN = re.compile(r"^\W*PokerStars [^#]{0,40}#\d+:")
"""The first line of a hand of any kind; what stands in it, `HEAD` says."""
OTHER = re.compile(r"PokerStars\b.*\d\W*:")
"""What stands in the first line of a hand in another language."""
HEAD = re.compile(
    r"^\W*PokerStars (?:Zoom |Home Game )?(?:Hand|Game) #(?P<id>\d+):\s+(?:\{[^}]*\}\s+)?"
    r"(?P<tour>Tournament #\d+,.*?(?=Hold'em|Omaha|\d Card|Razz))?(?P<mixed>[^(]{1,40} \()?"
    r"(?P<game>Hold'em|Omaha(?: 5 Cards| 6 Cards| Courchevel)?(?: Hi/Lo)?|[57] Card \w+(?: Hi/Lo)?|Razz|[\w' /+-]+?) "
    r"(?P<limit>No Limit|Pot Limit|Limit)\b.*?[(,] ?"
    + SUM.replace("(", "(?P<small>", 1)
    + "/"
    + SUM.replace("(", "(?P<big>", 1)
    + r"(?: (?P<currency>[A-Z]{3}))?"
    r"(?P<cap> - [^)]* Cap\b[^)]*)?\)(?:.*? - (?P<time>\d{4}/\d\d/\d\d \d{1,2}:\d\d:\d\d))?"
)
TABLE = re.compile(
    r"^Table '(?P<table>.*)'(?: (?P<places>\d+)-max)?(?:.*?Seat #(?P<marker>\d+) is the button)?"
)
SEAT = re.compile(rf"^Seat (\d+): (.+) \({SUM} in chips[^)]*\)(.*)$")
CHIPS = re.compile(r"^Seat \d+: .*\(.* in chips")
DOTTED = re.compile(r"[1-9]\d{0,2}\.\d{3}")
"""A sum of thousands as some countries write it."""
BACK = re.compile(rf"^Uncalled bet \({SUM}\) returned to (.+)$")
WON = re.compile(rf"^(.+) collected {SUM} from (?:(main|side) )?pot(?:-(\d+))?$")
STREET = re.compile(r"^\*\*\* (FIRST |SECOND )?(?:FLOP|TURN|RIVER)[ *]+(.*?)\[([^\[\]]*)\](?: \*\*\*)?$")
STUD_STREET = re.compile(r"^\*\*\* (?:(2nd|3rd|4th|5th) STREET|RIVER) \*\*\*")
TERMS = {"cashed out the hand": "cash out", "Hand cancelled": "cancelled", "Cashed Out the hand": "cash out"}
"""Lines that nobody says of himself, and that show a term of play which no law here has."""
DEALT = re.compile(r"^Dealt to (.+) \[([^\[\]]*)\]$")
NAMED = re.compile(r"(?:^Dealt to .*|: shows) \[([^\]]+)\]")
SAID = re.compile(r" said, \"")
SITS_OUT = re.compile(r"(?:is sitting|sits) out")
CHATTER = re.compile(
    SAID.pattern
    + r"| (?:joins|leaves) the table| removed from the table| to play after the button| timed out|connected"
    r"| has returned| sitting out| has \d+ (?:seconds|minutes) "
)
NO_NAME = re.compile(r"[\n\r]|^Seat \d+: |^$")
"""What in a name would make other lines of those on which it stands."""
LIMITS = {"Pot Limit": "pot", "No Limit": "none"}
STUD = "five-card-stud"
GAMES = {"Omaha": ("omaha", 4), "Hold'em": ("hold'em", 2), "5 Card Stud": (STUD, 2)}
STREETS = ("2nd STREET", "3rd STREET", "4th STREET", "RIVER")
TELLS: frozenset[type[Event]] = frozenset({Returned, Charged, Shown, Mucked, Paid})

ACTS: tuple[tuple[re.Pattern[str], Callable[[Course, int, re.Match[str]], None]], ...] = (
    (re.compile(rf"posts small blind {SUM}"), lambda c, seat, m: c.post(seat, "small", m[1])),
    (re.compile(rf"posts big blind {SUM}"), lambda c, seat, m: c.post(seat, "big", m[1])),
    (re.compile(rf"posts the ante {SUM}"), lambda c, seat, m: c.post(seat, "entry", m[1])),
    (re.compile(r"brings in"), lambda c, _, m: c.variants.append("bring-in")),
    (re.compile(rf"posts (?:the |a )?(.+?)(?: {SUM}.*)?$"), lambda c, _, m: c.variants.append(m[1])),
    (re.compile(r"folds"), lambda c, seat, _: c.act(seat, "fold")),
    (re.compile(r"checks"), lambda c, seat, _: c.act(seat, "check", put=0)),
    (re.compile(rf"calls {SUM}"), lambda c, seat, m: c.act(seat, "call", put=m[1])),
    (re.compile(rf"bets {SUM}"), lambda c, seat, m: c.act(seat, "bet", put=m[1])),
    (re.compile(rf"raises {SUM} to {SUM}"), lambda c, seat, m: raised(c, seat, m[1], m[2])),
    (re.compile(r"shows \[([^\]]+)\]"), lambda c, seat, m: c.show(seat, cards(m[1]))),
    (re.compile(r"mucks hand"), lambda c, seat, _: c.muck(seat)),
    (re.compile(r"doesn't show"), lambda c, seat, _: None),
    (SITS_OUT, lambda c, seat, _: None),
)
"""What a player does, by the line after the name."""


def parts(lines: Lines) -> Iterator[tuple[int, list[str]]]:
    """The lines of each hand; what is apart by a blank line, and no part of a hand of ours, is one of its own."""
    is_over = is_apart = True

    def begins(line: str) -> bool:
        nonlocal is_over, is_apart
        is_ours = bool(BEGIN.match(line))
        is_other = is_over and bool(re.search(r"\w", line)) and not KNOWN.match(line)
        is_first = is_ours or (is_apart and (is_other or bool(OTHER.search(line))))
        is_over = not is_ours and (is_over or is_first or line.startswith("*** SUMMARY"))
        is_apart = not line
        return is_first

    return split(((number, line.rstrip()) for number, line in lines), begins)


def _hand(origin: Origin, lines: list[str]) -> RecordedHand:
    head = HEAD.match(lines[0])
    if head is None:
        raise NotThisHand(f"a first line of another kind: {lines[0].strip()[:120]!r}")
    table = next((found for line in lines[:4] if (found := TABLE.match(line))), None)
    game, own = GAMES.get(head["game"], (head["game"], 0))
    is_stud = game == STUD
    if table is None or not (table["marker"] or is_stud):
        raise NotThisHand("no table, or no button, is named")
    is_whole = any(line.startswith("*** SUMMARY") for line in lines)
    if lines[-1] and not is_whole:  # it may break off in the middle of a sum
        lines = lines[:-1]
    end = next((i for i, line in enumerate(lines) if line.startswith("*** SUMMARY")), len(lines))
    played, summary = lines[1:end], lines[end:]
    course = Course(origin, scale_of(_with_cents(lines[1:]) or [0]))
    untold = {Charged} if is_stud or not is_whole else set()
    told = {
        "id": head["id"],
        "game": game,
        "limit": None if is_stud else LIMITS.get(head["limit"]),
        "small": None if is_stud else course.units(head["small"]),
        "big": None if is_stud else course.units(head["big"]),
        "marker": int(table["marker"]) if table["marker"] else None,
        "places": int(table["places"]) if table["places"] else None,
        "table": table["table"],
        "time": _time(head["time"]),
        "currency": head["currency"] or "",
        "tells": TELLS - untold,
        "ended": is_whole,
    }
    for term in ("tournament" if head["tour"] else "", "cap" if head["cap"] else ""):
        course.variants += [term] if term else []
    if course.variants:
        return course.hand(**told)
    if not own or head["limit"] == "Limit":
        course.variants.append(f"{head['game']} {head['limit']}")
        return course.hand(**told)
    if is_stud:
        _play_stud(course, played, own)
    else:
        dealt = _dealt(played, own)
        told["game"] = game if dealt == own else f"{dealt} Card {head['game']}"
        _play(course, played, dealt)
        course.dead_blinds()
    antes = [event.amount for event in course.events if isinstance(event, Posted) and event.what == "entry"]
    if is_stud:
        told["entry"] = max(antes, default=None)
    elif antes:
        course.variants.append("the ante")
    rake = sums_up(course, summary)
    if rake is not None:
        course.charged(rake)
    elif not untold:
        course.keeps_the_rest()
    return course.hand(**told)


def _with_cents(lines: list[str]) -> list[str]:
    """The sums with decimals: none of a table's name, a player's, or what somebody said."""
    names = sorted((found[2] for line in lines if (found := SEAT.match(line))), key=len, reverse=True)
    told = "\n".join(line for line in lines if not (TABLE.match(line) or SAID.search(line)))
    return re.findall(r"\d[\d,]*\.\d+", re.sub("|".join(map(re.escape, names)) or "^", "", told))


def _dealt(lines: list[str], own: int) -> int:
    """How many cards everybody was dealt: more than the game of the first line has, where every hand is of more."""
    least = min((len(cards(found)) for line in lines for found in NAMED.findall(line)), default=own)
    return max(own, least)


def _seated(course: Course, lines: list[str]) -> list[str]:
    """Seat whoever does something; the names, longest first."""
    seats = [found for line in lines if (found := SEAT.match(line))]
    if odd := next((line for line in lines if CHIPS.match(line) and not SEAT.match(line)), None):
        raise NotThisHand(f"no line of the format: {odd.strip()[:120]!r}")
    if odd := next((found[3] for found in seats if DOTTED.fullmatch(found[3])), None):
        raise NotThisHand(
            f"{odd!r} has three decimals: a point begins them here, and thousands stand apart by commas"
        )
    acts = [line for line in lines if ": " in line and not SEAT.match(line)]
    for found in seats:
        said = f"{found[2]}: "
        if any(line.startswith(said) and not SITS_OUT.match(line, len(said)) for line in acts):
            course.sit(found[2], int(found[1]), found[3])
    return sorted((player.name for player in course.players), key=len, reverse=True)


def _play_stud(course: Course, lines: list[str], own: int) -> None:
    """The same of five-card stud. Of the first cards the closed one is written first, and dealt after the open one."""
    names, street = _seated(course, lines), 0
    for line in lines:
        name = _speaks(line, names)
        if name is not None:
            _act(course, line, name)
        elif STUD_STREET.match(line):
            street += 1
            course.round()
        elif line.startswith("Dealt to "):
            name = next((name for name in names if line.startswith(f"Dealt to {name} [")), None)
            if name is None:
                continue
            *closed, up = cards(line[len(f"Dealt to {name} ") :].rpartition("[")[2])
            seat = Seat(course.seat_of(name))
            course.deal(seat, [up], "up")
            if street == 1:
                course.deal(seat, closed or (None,) * (own - 1))
        else:
            _of_hand(course, line, names)


def _play(course: Course, lines: list[str], own: int) -> None:
    """Forced bets, cards and decisions."""
    names = _seated(course, lines)
    told = {found[1]: len(cards(found[2])) for line in lines if (found := DEALT.match(line))}
    for line in lines:
        name = _speaks(line, names)
        if name is not None:
            _act(course, line, name)
        elif line.startswith("*** HOLE CARDS"):
            for player in sorted(course.players, key=lambda each: each.seat):
                course.deal(Seat(player.seat), (None,) * (told.get(player.name) or own))
        elif street := STREET.match(line):
            if street[1]:
                course.variants.append("run twice")
            elif before := " ".join(re.findall(CARDS, street[2])):
                same_board(course, before)
            course.deal("community", cards(street[3]), "up")
        elif line.startswith("Dealt to "):
            name = next((name for name in names if line.startswith(f"Dealt to {name} [")), None)
            if name:
                shown = line[len(f"Dealt to {name} ") :]
                course.knows(Seat(course.seat_of(name)), [card for card in cards(shown) if card])
        else:
            _of_hand(course, line, names)


def _speaks(line: str, names: list[str]) -> str | None:
    """Who does what a line says; nobody where it seats somebody, or a pot or a bet comes to one of such a name."""
    if SEAT.match(line) or any(
        found and found[group] in names for found, group in ((WON.match(line), 1), (BACK.match(line), 2))
    ):
        return None
    return next((name for name in names if line.startswith(f"{name}: ")), None)


def _of_hand(course: Course, line: str, names: list[str]) -> None:
    """What a line of any game says that no player does: a bet that comes back, a pot, a term of play.

    Raises NotThisHand for another one that tells of sums or cards.
    """
    if back := BACK.match(line):
        course.back(course.seat_of(back[2]), back[1])
    elif won := WON.match(line):
        pot = None if won[3] is None else 0 if won[3] == "main" else int(won[4] or 1)
        course.paid(course.seat_of(won[1]), won[2], pot)
    elif term := next((term for words, term in TERMS.items() if words in line), None):
        course.variants.append(term)
    elif not (SEAT.match(line) or TABLE.match(line) or CHATTER.search(line)):
        rest = re.sub("|".join(map(re.escape, names)) or "^", "", line)
        if SUMS_OR_CARDS.search(rest):
            raise NotThisHand(f"no line of the format: {line.strip()[:120]!r}")


def _act(course: Course, line: str, name: str) -> None:
    said = line[len(name) + 2 :]
    for pattern, does in ACTS:
        if found := pattern.match(said):
            does(course, course.seat_of(name), found)
            return
    raise NotThisHand(f"no act of the format: {line.strip()[:120]!r}")


def _time(text: str | None) -> str:
    return datetime.strptime(text, "%Y/%m/%d %H:%M:%S").isoformat() if text else ""


def write(hand: RecordedHand) -> str:
    """The hand as text; raises NotThisHand for a game or limit that the format has no words for."""
    among_players(hand)
    odd = next((p.name for p in hand.players if p.name != p.name.strip() or NO_NAME.search(p.name)), None)
    if odd is not None:
        raise NotThisHand(f"the text format has no place for the name {odd!r}")
    is_stud = hand.game == STUD
    limit = "No Limit" if is_stud else next((w for w, known in LIMITS.items() if known == hand.limit), None)
    game = next((words for words, (known, _) in GAMES.items() if known == hand.game), None)
    stakes = (hand.entry, hand.entry) if is_stud else (hand.small, hand.big)
    if limit is None or game is None or not all(stakes):
        raise NotThisHand(f"the text format has no words for {hand.game} with the limit {hand.limit}")
    small, big = (amount(each or 0, hand.scale) for each in stakes)
    day = datetime.fromisoformat(hand.time or "2000-01-01").strftime("%Y/%m/%d %H:%M:%S")
    number = "".join(filter(str.isdigit, hand.id)) or "1"
    names = {player.seat: player.name for player in hand.players}
    lines = [
        f"PokerStars Hand #{number}:  {game} {limit} ({small}/{big}) - {day} ET",
        f"Table '{hand.table}' {hand.places or 10}-max"
        + ("" if is_stud else f" Seat #{hand.marker} is the button"),
        *(f"Seat {p.seat}: {p.name} ({amount(p.stack, hand.scale)} in chips)" for p in hand.players),
        *(_stud_lines if is_stud else _lines)(hand, names),
        "*** SUMMARY ***",
    ]
    charged = [e for e in hand.events if isinstance(e, Charged) and (e.of == "pot" or not is_stud)]
    rake = sum(e.amount for e in charged)
    pot = rake + sum(e.amount for e in hand.events if isinstance(e, Paid))
    lines.append(f"Total pot {amount(pot, hand.scale)} | Rake {amount(rake, hand.scale)}")
    return "\n".join([*lines, "", "", ""])


def _lines(hand: RecordedHand, names: Mapping[int, str]) -> Iterator[str]:
    hole, board, level = False, list[str](), 0
    for where, found in runs(hand.events):
        if isinstance(where, Seat):
            if not hole:
                yield "*** HOLE CARDS ***"
                hole = True
            yield f"Dealt to {names[where.seat]} [{' '.join(card or '??' for card in found)}]"
        while where == "community" and found:
            new, found = (found[:3], found[3:]) if not board else (found[:1], found[1:])
            street = {0: "FLOP", 3: "TURN", 4: "RIVER"}.get(len(board), "RIVER")
            before = f"[{' '.join(board)}] " if board else ""
            yield f"*** {street} *** {before}[{' '.join(map(str, new))}]"
            board, level = [*board, *map(str, new)], 0
        for event in found if where is None else ():
            if isinstance(event, Posted):
                level = max(level, event.amount)
            line = _line(event, names, hand.scale, level)
            level = max(level, event.to) if isinstance(event, Acted) else level
            if line:
                yield line


def _stud_lines(hand: RecordedHand, names: Mapping[int, str]) -> Iterator[str]:
    """The same of five-card stud: closed cards first; whoever shows opens all his cards."""
    came: dict[int, list[tuple[bool, str]]] = {seat: [] for seat in names}
    level, street = 0, 0
    dealt: dict[int, list[Dealt]] = {}

    def cards_of(seat: int) -> str:
        return " ".join(card for _, card in sorted(came[seat], key=lambda each: each[0]))

    def told() -> Iterator[str]:
        for seat, new in dealt.items():
            held = cards_of(seat)
            came[seat] += [(e.face == "up", e.card or "") for e in new]
            fresh = [e.card for e in sorted(new, key=lambda e: e.face == "up") if e.card]
            yield f"Dealt to {names[seat]} {f'[{held}] ' if held else ''}[{' '.join(fresh)}]"
        dealt.clear()

    for event in hand.events:
        if isinstance(event, Dealt) and isinstance(event.to, Seat):
            if street > 1 and event.to.seat in dealt:  # nobody could bet in between
                yield from told()
            if not dealt:
                yield f"*** {STREETS[min(street, 3)]} ***"
                street, level = street + 1, 0
            dealt.setdefault(event.to.seat, []).append(event)
            continue
        yield from told()
        if isinstance(event, Shown) and isinstance(event.place, Seat):
            yield f"{names[event.place.seat]}: shows [{cards_of(event.place.seat)}]"
            continue
        line = _line(event, names, hand.scale, level)
        level = max(level, event.to) if isinstance(event, Acted) else level
        if line:
            yield line


def _line(event: Event, names: Mapping[int, str], scale: int, level: int) -> str:
    def chips(units: int) -> str:
        return f"{Decimal(amount(units, scale)):f}"

    match event:
        case Posted(seat=seat, what="entry"):
            return f"{names[seat]}: posts the ante {chips(event.amount)}"
        case Posted(seat=seat, what=what):
            return f"{names[seat]}: posts {what} blind {chips(event.amount)}"
        case Acted(seat=seat, act="fold" | "check"):
            return f"{names[seat]}: {event.act}s"
        case Acted(seat=seat, act="call" | "bet"):
            return f"{names[seat]}: {event.act}s {chips(event.put)}"
        case Acted(seat=seat):
            return f"{names[seat]}: raises {chips(max(event.to - level, 0))} to {chips(event.to)}"
        case Returned(seat=seat):
            return f"Uncalled bet ({chips(event.amount)}) returned to {names[seat]}"
        case Paid(seat=seat, pot=pot):
            where = "pot" if pot is None else "side pot-" + str(pot) if pot else "main pot"
            return f"{names[seat]} collected {chips(event.amount)} from {where}"
        case Shown(place=Seat(seat)):
            return f"{names[seat]}: shows [{' '.join(event.cards)}]"
        case Mucked(seat=seat):
            return f"{names[seat]}: mucks hand"
    return ""


POKERSTARS = Format(
    name="pokerstars",
    title="the text format of PokerStars",
    suffixes=(".txt",),
    parts=parts,
    hand=_hand,
    begins=lambda head: bool(BEGIN.match(head.lstrip())),
    write=write,
    tells=TELLS,
)
