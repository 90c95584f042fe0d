"""Open Hand History, version 1.4: one JSON object `ohh` a hand, one after the other or in an array."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from functools import partial
from typing import Any

import msgspec

from vistoria.games.cards.events import Mucked
from vistoria.model.event import Acted, Charged, Dealt, Event, Paid, Posted, Shown
from vistoria.model.place import Seat

from ..course import Course, amount, cards, decimal, runs, scale_of
from ..record import Format, NotThisHand, Origin, RecordedHand, among_players
from .objects import objects

GAMES = {"Omaha": ("omaha", 4), "Holdem": ("hold'em", 2)}
LIMITS = {"PL": "pot", "NL": "none"}
STREETS = ("Preflop", "Flop", "Turn", "River", "Showdown")
POSTS = {"Post SB": "small", "Post BB": "big"}
FOREIGN = {
    "Post Ante": "ante",
    "Straddle": "straddle",
    "Post Dead": "dead blind",
    "Post Extra Blind": "extra blind",
    "Add to Pot": "chips added to the pot",
    "Added To Pot": "chips added to the pot",
}
FLAGS = {"Run_It_Twice": "run twice", "Bomb_Pot": "bomb pot", "Cap": "cap"}
EXTRAS = {"jackpot": "jackpot", "cashout_amount": "cash out", "bonus_amount": "bonus of the room"}
BESIDE = ("Added Chips", "Sits Down", "Stands Up")
"""What somebody does who need not be dealt in."""
ACTS = {"Fold": "fold", "Check": "check", "Call": "call", "Bet": "bet", "Raise": "raise"}
READINGS = (("put", "put"), ("put", "to"), ("to", "to"))
"""What `amount` is, of a call and of a bet or raise: by the specification what went in, by some the round's total."""
TELLS: frozenset[type[Event]] = frozenset({Shown, Mucked, Paid, Charged})


HOLDS_OHH = re.compile(r'\s*\[?\s*\{(?:\s*"\w+"\s*:\s*(?:"[^"]*"|[\w.+-]+)\s*,)*\s*"ohh"\s*:')


def _hand(origin: Origin, text: str) -> RecordedHand:
    try:
        told = msgspec.json.decode(text)["ohh"]
    except (msgspec.DecodeError, KeyError, TypeError) as error:
        raise NotThisHand(f"no object with `ohh`: {error}") from None
    return _best(origin, told)


def _best(origin: Origin, told: Mapping[str, Any]) -> RecordedHand:
    """The hand by those of `READINGS` by which the pots are what was put in, first one by which calls match, too.

    Where they are so by none, one by which calls match is in doubt. Raises NotThisHand where there is none.
    """
    found, why = list[tuple[RecordedHand, Course]](), list[NotThisHand]()
    for amounts in READINGS:
        try:
            found.append(_read(origin, told, amounts))
        except NotThisHand as error:
            why.append(error)
    if not found:
        raise why[0]
    if found[0][0].variants:
        return found[0][0]
    pots = told.get("pots") or ()
    rest = [_astray(course, pots) for _, course in found]
    order = sorted(range(len(found)), key=lambda i: (rest[i] > 1, not _match(found[i][0]), rest[i]))
    hands = [found[i][0] for i in order if rest[i] < 2]
    if not hands:
        put = amount(_put(found[order[0]][1]), found[order[0]][1].scale)
        pot = _of(pots, "amount")
        other = NotThisHand(f"it tells of a pot of {pot}, and of {put} that were put in")
        every = (found[i][0] for i in order if _match(found[i][0]) and not found[i][0].doubt)
        hands = [msgspec.structs.replace(each, doubt=str(other)) for each in every]
        if not hands:
            raise NotThisHand(found[order[0]][0].doubt) if found[order[0]][0].doubt else other
    others = dict.fromkeys(each.events for each in hands if each.events != hands[0].events)
    return msgspec.structs.replace(hands[0], readings=tuple(others))


def _doubt(course: Course, pots: Sequence[Mapping[str, Any]]) -> str:
    """Where the pots are not what was won of them, with what was taken of them or without it.

    What nobody matched may lie in them or not.
    """
    if not all(pot.get("amount") and pot.get("player_wins") for pot in pots):
        return ""
    pot, rake, paid = _of(pots, "amount"), _of(pots, "rake"), _won(pots)
    alone = amount(_unmatched(course), course.scale)
    if pot - paid in (rake, 0, rake - alone, rake + alone):
        return ""
    return str(NotThisHand(f"it tells of a pot of {pot}, a commission of {rake}, and {paid} that were won"))


def _astray(course: Course, pots: Sequence[Mapping[str, Any]]) -> int:
    """0 where what went in is what lies in the pots, 1 where they lack a bet that nobody matched, 2 for another sum.

    Pots may be told without the commission.
    """
    rake = _of(pots, "rake") * course.scale
    pot = (_of(pots, "amount") or _of(pots, "rake") + _won(pots)) * course.scale
    rest = _put(course) - pot
    if not pot or rest in (0, rake):
        return 0
    return 1 if rest - _unmatched(course) in (0, rake) else 2


def _match(hand: RecordedHand) -> bool:
    """Whether each raise comes to more than was bet, and at the end of a round all who are in have put in as much.

    Who has nothing left need not.
    """
    left = {player.seat: player.stack for player in hand.players}
    bets = dict.fromkeys(left, 0)
    for event in (*hand.events, None):
        level = max(bets.values(), default=0)
        if event is None or (isinstance(event, Dealt) and event.to == "community"):
            if any(bet < level and left[seat] for seat, bet in bets.items()):
                return False
            bets = dict.fromkeys(left, 0)
        elif isinstance(event, Posted):
            left[event.seat] -= event.amount
            bets[event.seat] += event.amount
        elif isinstance(event, Acted):
            left[event.seat] = 0 if event.act == "fold" else left[event.seat] - event.put
            if event.act == "raise" and event.to <= level and left[event.seat]:
                return False
            bets[event.seat] = event.to or (level if event.act == "call" else bets[event.seat])
    return True


def _of(pots: Sequence[Mapping[str, Any]], key: str) -> Decimal:
    return sum((decimal(pot.get(key) or 0) for pot in pots), Decimal())


def _won(pots: Sequence[Mapping[str, Any]]) -> Decimal:
    return sum((_of(pot.get("player_wins") or (), "win_amount") for pot in pots), Decimal())


def _put(course: Course) -> int:
    return sum(player.stack - course.left[player.seat] for player in course.players)


def _unmatched(course: Course) -> int:
    """What in the last round of bets the one who put in most put in more than the next."""
    most, next_, *_ = (*sorted((course.bets or course.last).values(), reverse=True), 0, 0)
    return most - next_


def _read(origin: Origin, told: Mapping[str, Any], amounts: tuple[str, str]) -> tuple[RecordedHand, Course]:
    actions = [each for part in told["rounds"] for each in part["actions"]]
    pots = told.get("pots") or []
    sums = [
        *(player["starting_stack"] for player in told["players"]),
        *(each.get("amount") or 0 for each in actions),
        *(pot.get("rake") or 0 for pot in pots),
        *(won.get("win_amount") or 0 for pot in pots for won in pot.get("player_wins", ())),
    ]
    course = Course(origin, scale_of(sums))
    game, own = GAMES.get(told["game_type"], (told["game_type"], 0))
    limit = (told.get("bet_limit") or {}).get("bet_type")
    said = {
        "id": str(told.get("game_number", "")),
        "game": game,
        "limit": LIMITS.get(str(limit)),
        "small": course.units(told.get("small_blind_amount") or 0),
        "big": course.units(told.get("big_blind_amount") or 0),
        "marker": told.get("dealer_seat"),
        "places": told.get("table_size"),
        "table": str(told.get("table_name", "")),
        "time": str(told.get("start_date_utc", "")),
        "currency": str(told.get("currency", "")),
        "tells": TELLS - _untold(pots),
        "ended": bool(pots),
    }
    flags = told.get("flags") or ()
    course.variants += [FLAGS[flag] for flag in flags if flag in FLAGS]
    course.variants += _extras(told["rounds"], pots)
    if told.get("tournament"):
        course.variants.append("tournament")
    if (told.get("bet_limit") or {}).get("bet_cap"):
        course.variants.append("cap")
    if told.get("ante_amount"):
        course.variants.append("ante")
    if not own or limit not in LIMITS:
        course.variants.append(f"{told['game_type']} {limit or 'without a limit'}")
        return course.hand(**said), course
    part = {each.get("player_id") for each in actions if each["action"] not in BESIDE}
    named = [len(each["cards"]) for each in actions if each["action"] == "Dealt Cards" and each.get("cards")]
    if min(named, default=own) > own:
        own, said["game"] = min(named), f"{min(named)} Card {told['game_type']}"
    seats = {player["id"]: player["seat"] for player in told["players"]}
    for player in told["players"]:
        if player["id"] in part:
            course.sit(
                player.get("name") or f"player {player['id']}", player["seat"], player["starting_stack"]
            )
    for round_ in told["rounds"]:
        _round(course, round_, seats, own, amounts)
    course.dead_blinds()
    course.doubt = _doubt(course, pots)
    for number, pot in enumerate(pots):
        if not course.doubt:
            course.charged(pot.get("rake") or 0)
        for won in pot.get("player_wins") or ():
            course.paid(seats[won["player_id"]], won["win_amount"], number if len(pots) > 1 else None)
    if course.doubt:
        course.keeps_the_rest(_unmatched(course))
    return course.hand(**said), course


def _extras(rounds: Sequence[Mapping[str, Any]], pots: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Terms of play that rounds and pots show."""
    streets = [each.get("street") for each in rounds]
    if any(streets.count(street) > 1 for street in ("Flop", "Turn", "River")):
        yield FLAGS["Run_It_Twice"]
    wins = [won for pot in pots for won in pot.get("player_wins") or ()]
    sums = {"jackpot": pots, "cashout_amount": wins, "bonus_amount": wins}
    yield from (EXTRAS[key] for key in sums if any(decimal(each.get(key) or 0) for each in sums[key]))


def _untold(pots: Sequence[Mapping[str, Any]]) -> frozenset[type[Event]]:
    """What a hand does not tell of its end, though the format has words for it."""
    paid = pots and all(pot.get("player_wins") is not None for pot in pots)
    charged = any(pot.get("rake") is not None for pot in pots)
    return frozenset(({Paid} if not paid else set()) | ({Charged} if not charged else set()))


def _round(
    course: Course, told: Mapping[str, Any], seats: Mapping[int, int], own: int, amounts: tuple[str, str]
) -> None:
    if told.get("street") == "Preflop":
        known = {
            each["player_id"]: each["cards"] for each in told["actions"] if each["action"] == "Dealt Cards"
        }
        ids = {seat: id_ for id_, seat in seats.items()}
        for player in sorted(course.players, key=lambda each: each.seat):
            named = cards(known.get(ids[player.seat]) or [])
            course.deal(Seat(player.seat), named or (None,) * own)
    if told.get("cards"):
        course.deal("community", cards(told["cards"]), "up")
    for each in told.get("actions") or ():
        word = each["action"]
        if word in FOREIGN:
            course.variants.append(FOREIGN[word])
            continue
        seat = seats[each["player_id"]]
        if word in POSTS:
            course.post(seat, POSTS[word], each["amount"])
        elif word in ACTS:
            put, means = (None, amounts[0]) if word == "Call" else (0, amounts[1])
            course.act(seat, ACTS[word], **{means: each["amount"]} if each.get("amount") else {"put": put})
        elif word == "Shows Cards":
            course.show(seat, cards(each.get("cards") or []))
        elif word == "Mucks Cards":
            course.muck(seat)
        elif word not in ("Dealt Cards", *BESIDE):
            raise NotThisHand(f"no action of the format: {word!r}")


def write(hand: RecordedHand) -> str:
    """The hand as an object; raises NotThisHand for a game or limit that the format has no words for."""
    among_players(hand)
    game = next((word for word, (known, _) in GAMES.items() if known == hand.game), None)
    limit = next((word for word, known in LIMITS.items() if known == hand.limit), None)
    if game is None or limit is None or not (hand.small and hand.big):
        raise NotThisHand(f"OHH has no words for {hand.game} with the limit {hand.limit}")
    ids = {player.seat: number for number, player in enumerate(hand.players)}
    said = {
        "spec_version": "1.4.0",
        "site_name": "",
        "network_name": "",
        "internal_version": "1.4.0",
        "game_number": hand.id,
        "start_date_utc": hand.time or "2000-01-01T00:00:00",
        "table_name": hand.table,
        "table_size": hand.places or 10,
        "game_type": game,
        "bet_limit": {"bet_type": limit, "bet_cap": 0},
        "currency": hand.currency or "EUR",
        "dealer_seat": hand.marker,
        "small_blind_amount": _sum(hand.small or 0, hand.scale),
        "big_blind_amount": _sum(hand.big or 0, hand.scale),
        "ante_amount": 0,
        "players": [
            {"id": ids[p.seat], "seat": p.seat, "name": p.name, "starting_stack": _sum(p.stack, hand.scale)}
            for p in hand.players
        ],
        "rounds": _rounds(hand, ids),
        "pots": _pots(hand, ids),
    }
    return msgspec.json.encode({"ohh": said}).decode() + "\n\n"


def _sum(units: int, scale: int) -> float | int:
    found = amount(units, scale)
    return found if isinstance(found, int) else float(found)


def _rounds(hand: RecordedHand, ids: Mapping[int, int]) -> list[dict[str, Any]]:
    rounds: list[dict[str, Any]] = [{"id": 0, "street": "Preflop", "cards": [], "actions": []}]

    def adds(word: str, seat: int, **more: Any) -> None:
        actions = rounds[-1]["actions"]
        actions.append({"action_number": len(actions), "player_id": ids[seat], "action": word, **more})

    for where, found in runs(hand.events):
        if isinstance(where, Seat):
            adds("Dealt Cards", where.seat, cards=[card or "??" for card in found])
        while where == "community" and found:
            new, found = (found[:3], found[3:]) if len(rounds) == 1 else (found[:1], found[1:])
            street = STREETS[min(len(rounds), 3)]
            rounds.append({"id": len(rounds), "street": street, "cards": new, "actions": []})
        for event in found if where is None else ():
            _adds(event, hand.scale, adds)
    return rounds


def _adds(event: Event, scale: int, adds: Any) -> None:
    match event:
        case Posted(seat=seat, what=what):
            adds(
                next(word for word, kind in POSTS.items() if kind == what),
                seat,
                amount=_sum(event.amount, scale),
            )
        case Acted(seat=seat, act=act):
            word = next(word for word, kind in ACTS.items() if kind == act)
            known = {"amount": _sum(event.put, scale)} if event.put or act in ("fold", "check") else {}
            adds(word, seat, **known, is_allin=event.all_in)
        case Shown(place=Seat(seat)):
            adds("Shows Cards", seat, cards=list(event.cards))
        case Mucked(seat=seat):
            adds("Mucks Cards", seat)


def _pots(hand: RecordedHand, ids: Mapping[int, int]) -> list[dict[str, Any]]:
    numbers = sorted({e.pot or 0 for e in hand.events if isinstance(e, Paid | Charged)})
    pots = []
    for number in numbers:
        won = [e for e in hand.events if isinstance(e, Paid) and (e.pot or 0) == number]
        rake = sum(e.amount for e in hand.events if isinstance(e, Charged) and (e.pot or 0) == number)
        wins = [{"player_id": ids[e.seat], "win_amount": _sum(e.amount, hand.scale)} for e in won]
        whole = sum(e.amount for e in won) + rake
        pots.append(
            {
                "number": number,
                "amount": _sum(whole, hand.scale),
                "rake": _sum(rake, hand.scale),
                "player_wins": wins,
            }
        )
    return pots


OHH = Format(
    name="ohh",
    title="Open Hand History",
    suffixes=(".ohh",),
    parts=partial(objects, another=HOLDS_OHH.match),
    hand=_hand,
    begins=lambda head: bool(HOLDS_OHH.match(head)),
    write=write,
    tells=TELLS,
)
