"""Lives of tables where players play against the croupier: antes, cards, additional bets, prizes."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.games.cards.commands import Device
from vistoria.games.cards.stakes import stakes_of
from vistoria.games.order import Life
from vistoria.model.command import Command, Decline, Incident, Join, Leave, Start, TakeOff, TopUp, Wager
from vistoria.model.event import Turn
from vistoria.model.table import ScheduledIncident

from .cloths import ANTE, JACKPOT, PLACES, of_one_cloth, opening, unlawful_openings
from .life import MOST_DECISIONS, Asking, Scene
from .terms import at_multiples, ever_plainer
from .tries import try_opening

STACKS = {
    "deep": (100_000, 523_457),
    "common": (20_000, 30_000),
    "short": (330, 1_000, 2_510),
    "mixed": (330, 5_000, 100_000),
    "equal": (50_000,),
}
SPARED = ("jackpot", "payouts", "dealing", "smallest")
"""Settings without which a table is asked for again."""
SOME = (1, 2, 3, 4, 5, 6, 3)
"""Players who bet in a hand, in turn, in half of them."""
STARS = 0.04
"""How often one declines whose cards were laid."""
ROUND = 100
"""Of what a house may take multiples only."""


def life(scene: Scene, hands: int) -> Life:
    """A table of `hands` hands at most."""
    if scene.chance(0.8):
        yield from try_opening(scene, unlawful_openings(opening(scene)))
    drawn, opened = opening(scene), False
    plainer = ((each, 1) for each in ever_plainer(drawn, PLACES, SPARED))
    [(usual, _), *cloths] = of_one_cloth(drawn)
    for request, times in (*plainer, *at_multiples(drawn, PLACES), *at_multiples(usual, PLACES), *cloths):
        opened = yield from scene.open(request)
        if opened:
            scene.times = times
            break
    if not opened:
        return
    people = int(scene.plan.table["players"])
    if scene.plan.table["stacks"] == "equal":
        free, [many] = scene.rng.sample(scene.free_seats(), people), STACKS["equal"]
        yield from scene.do(*(Join(scene.newcomer(), seat, many * scene.times) for seat in free))
    for _ in range(people - len(scene.seen.players)):
        yield from _sit_down(scene)
    for number in range(1, hands + 1):
        scene.number = number
        yield from _between(scene)
        yield from _bets(scene)
        started = yield from scene.do(scene.start(_faults(scene)))
        if started:
            yield from _hand(scene)
        if scene.seen.running:
            return
        if scene.chance(0.4):
            yield from scene.ask(2)


def _sit_down(scene: Scene) -> Asking:
    free = scene.free_seats()
    if free:
        many = scene.rng.choice(STACKS[scene.plan.table["stacks"]]) * scene.times
        yield from scene.do(Join(scene.newcomer(), scene.rng.choice(free), many))


def _antes(scene: Scene) -> tuple[int, int]:
    return stakes_of(scene.seen.settings).ante or (ANTE, ANTE)


def _jackpot(scene: Scene) -> int:
    """What a jackpot bet costs."""
    return JACKPOT * scene.times


def _bets(scene: Scene) -> Asking:
    """Most players lay an ante, lawful as a rule, and as many as the hand wants a jackpot bet."""
    rng, (least, most) = scene.rng, _antes(scene)
    now, early = scene.now, scene.now["event"] == "early bets"
    every, many = divmod(scene.nth, len(SOME))
    some = rng.sample(sorted(scene.seen.players), min(SOME[many], len(scene.seen.players)))
    for player, seat in sorted(scene.seen.players.items()):
        if scene.making is None and every % 2 and player not in some:
            continue
        if scene.chance(0.4 if now["between"] == "stays away" else 0.06):
            if scene.chance(0.5) and not scene.ordinary:
                yield from scene.do(Wager(player, seat, "jackpot", _jackpot(scene)))
            continue
        if early and scene.chance(0.4):
            first = (
                Wager(player, seat, "jackpot", _jackpot(scene)),
                Wager(player, seat, "additional", 2 * least),
                Wager(player, seat, "ante", least - 1),
                Wager(player, seat, "ante", most + 1),
            )
            yield from scene.do(rng.choice(first))
        times = scene.times
        odd = min(most, least + rng.choice((1, 7, 33)) * times)
        between = rng.randint(least // times, most // times) * times
        amount = {"least": least, "most": most, "odd": odd}.get(now["antes"]) or rng.choice(
            (least, most, between, min(most, 2 * least))
        )
        for each in (amount, least, least + -least % (ROUND * times)):
            laid = yield from scene.do(Wager(player, seat, "ante", each))
            if laid:
                break
        if early and scene.chance(0.4):
            yield from scene.do(_beside(scene, player, seat))
        if now["jackpot"] == "all" or (now["jackpot"] == "some" and scene.chance(0.5)):
            yield from scene.do(
                Wager(player, seat, "jackpot", _jackpot(scene) + (early and scene.chance(0.3)))
            )


def _beside(scene: Scene, player: str, seat: int) -> Command:
    """A second ante, a bet for the neighbour, or an additional bet before there are cards."""
    least = _antes(scene)[0]
    ante = scene.seen.laid.get((seat, "ante"), least)
    beside = seat + scene.rng.choice((-1, 1))
    found: list[Command] = [Wager(player, seat, "ante", ante), Wager(player, seat, "additional", 2 * ante)]
    if 1 <= beside <= PLACES:
        found += [Wager(player, beside, "ante", least), Wager(player, beside, "jackpot", _jackpot(scene))]
    return scene.rng.choice(found)


def _faults(scene: Scene) -> tuple[ScheduledIncident, ...]:
    """Faults while the cards are dealt, in a hand that is made so."""
    if scene.now["event"] != "fault":
        return ()
    rng = scene.rng
    seats = sorted({seat for seat, space in scene.seen.laid if space == "ante"}) or [1]
    cards = 5 * (len(seats) + 1)
    at = rng.choice((1, 2, rng.randint(1, cards), rng.randint(1, cards), cards - 1, cards))
    empty = [seat for seat in range(1, PLACES + 1) if seat not in seats]
    places: list[int | str] = ["aside", "croupier", *seats]
    two = rng.sample(range(1, cards + 1), 2)
    faults: list[tuple[ScheduledIncident, ...]] = [
        (ScheduledIncident(at, "misdealt", to=rng.choice(places)),),
        (ScheduledIncident(at, "wrong-count", to=rng.choice(places[1:]), count=rng.choice((4, 6))),),
        (ScheduledIncident(at, "exposed"),),
        (ScheduledIncident(_of_the_croupier(scene, len(seats)), "exposed"),),
        (ScheduledIncident(_of_the_croupier(scene, len(seats)), "exposed"),),
        tuple(ScheduledIncident(card, "exposed") for card in sorted(two)),
        tuple(ScheduledIncident(card, "exposed") for card in _two_of_the_croupier(scene, len(seats))),
    ]
    if empty:
        where = rng.choice(empty)
        strays = sorted(rng.sample(range(1, cards + 1), rng.choice((2, 3, 4, 5))))
        faults += [
            (ScheduledIncident(at, "dealt-to-empty", to=where),),
            tuple(ScheduledIncident(card, "dealt-to-empty", to=where) for card in strays),
            tuple(ScheduledIncident(card, "dealt-to-empty", to=rng.choice(empty)) for card in strays),
        ]
    if scene.seen.settings.dealing == "shuffler":
        faults += [(ScheduledIncident(at, "device-fault", device="shuffler"),)] * 2
    chosen = faults[scene.in_turn(len(faults))]
    return chosen if all(fault.kind in scene.means.incidents for fault in chosen) else ()


def _of_the_croupier(scene: Scene, players: int) -> int:
    """A card of the croupier's, who is dealt to last in each pass."""
    return scene.rng.choice(_all_of_the_croupier(scene, players))


def _two_of_the_croupier(scene: Scene, players: int) -> list[int]:
    return sorted(scene.rng.sample(_all_of_the_croupier(scene, players), 2))


def _all_of_the_croupier(scene: Scene, players: int) -> list[int]:
    own = range(1, scene.deal.own + 1)
    at_once = scene.deal.together(scene.seen.settings.dealing) >= scene.deal.own
    return [scene.deal.own * players + card if at_once else card * (players + 1) for card in own]


def _hand(scene: Scene) -> Asking:
    players = {seat: player for player, seat in scene.seen.players.items()}
    event = scene.now["event"]
    spared = scene.rng.choice(sorted(scene.seen.started)) if scene.seen.started else 0
    for step in range(MOST_DECISIONS):
        asked = scene.asked()
        if asked is None or asked.seat not in players:
            return
        if scene.chance(0.25 if event != "looks" else 1):
            yield from scene.look(everybody=event == "looks" and scene.chance(0.4))
        if scene.chance(0.6 if event == "tries" and step < 20 else 0.05):
            yield from _try(scene, asked, players)
            continue
        if event == "report" and scene.chance(0.2):
            yield from scene.do(_reported(scene, asked))
            continue
        decided = yield from scene.do(_decision(scene, asked, players, spared))
        if not decided:
            declined = yield from scene.do(Decline(players[asked.seat]))
            if not declined:
                return


def _decision(scene: Scene, turn: Turn, players: dict[int, str], spared: int) -> Wager | Decline:
    """The additional bet, of twice the ante, or none."""
    ante = scene.seen.laid.get((turn.seat, "ante"), _antes(scene)[0])
    bounds = (turn.choices or {}).get("place") or (2 * ante, 2 * ante)
    share = {"bets": 0.02, "declines": 0.8, "mixed": 0.3, "one declines": turn.seat == spared}[
        scene.now["style"]
    ]
    if scene.stays(turn.seat):
        share = STARS
    if scene.chance(share) or scene.seen.stacks.get(turn.seat, 0) < bounds[0]:
        return Decline(players[turn.seat])
    return Wager(players[turn.seat], turn.seat, "additional", scene.rng.choice(bounds))


def _try(scene: Scene, turn: Turn, players: dict[int, str]) -> Asking:
    """An act that the law may forbid now; what comes of it is for the referee."""
    if scene.ordinary:
        return
    rng, seat = scene.rng, turn.seat
    others = [other for other in sorted(scene.seen.started) if other in players and other != seat] or [seat]
    other, ante = rng.choice(others), scene.seen.laid.get((seat, "ante"), _antes(scene)[0])
    done = [each for each, space in scene.seen.laid if space == "additional" and each in players] or others
    after = rng.choice(done)
    beside = min(max(seat + rng.choice((-1, 1)), 1), PLACES)
    tries: Sequence[Command] = (
        *(
            Wager(players[seat], seat, "additional", n)
            for n in (ante, 2 * ante - 1, 2 * ante + 1, 3 * ante, 4 * ante)
        ),
        Wager(players[seat], seat, "ante", ante),
        Wager(players[seat], seat, "jackpot", _jackpot(scene)),
        Wager(players[after], after, "jackpot", _jackpot(scene)),
        Wager(players[after], after, "ante", ante),
        Wager(players[after], after, "additional", 2 * ante),
        Wager(
            players[other], other, "additional", 2 * scene.seen.laid.get((other, "ante"), _antes(scene)[0])
        ),
        Wager(players[seat], beside, "additional", 2 * ante),
        Decline(players[other]),
        Device(rng.choice(("shoe", "shuffler"))),
        Leave(players[other]),
        TopUp(players[other], 1_000 * scene.times),
        Start(),
    )
    yield from scene.do(rng.choice(tries))
    if scene.chance(0.3):
        yield from scene.look()


def _reported(scene: Scene, turn: Turn) -> Incident:
    """A fault that the croupier reports while players decide."""
    rng = scene.rng
    places: list[int | str] = [*sorted(scene.seen.started), "croupier"]
    some = tuple(rng.sample(places, min(len(places), rng.choice((1, 1, 2)))))
    faults = (
        Incident("exposed", places=some),
        Incident("exposed", places=("croupier",)),
        Incident("exposed", places=("croupier", "croupier")),
        Incident("device-fault", device="shuffler"),
        Incident("wrong-count", to=rng.choice(places), count=rng.choice((4, 6))),
        Incident("misdealt", to=turn.seat),
    )
    return rng.choice([fault for fault in faults if fault.kind in scene.means.incidents] or [faults[0]])


def _between(scene: Scene) -> Asking:
    rng, players, what = scene.rng, sorted(scene.seen.players), scene.now["between"]
    if what == "goes" and len(players) > 1:
        yield from scene.do(Leave(rng.choice(players)))
    elif what == "adds" and players:
        yield from scene.do(TopUp(rng.choice(players), rng.choice((5_000, 1, 333)) * scene.times))
    elif what == "device":
        yield from scene.do(Device(rng.choice(("shoe", "shuffler"))))
    elif what == "asks":
        yield from scene.ask(3)
        yield from scene.look()
    elif what == "tries" and players:
        tries: list[Command] = [Join("stranger", PLACES + 1, 10_000), TakeOff(rng.choice(players), 100)]
        taken = scene.seen.players[rng.choice(players)]
        tries.append(Join("stranger", taken, 10_000))  # two places for one player are the house's to allow
        yield from scene.do(rng.choice(tries))
    for player, seat in sorted(scene.seen.players.items()):
        if scene.seen.stacks.get(seat, 0) < 3 * _antes(scene)[0]:
            yield from scene.do(Leave(player) if scene.chance(0.6) else TopUp(player, 10_000 * scene.times))
    wanted = int(scene.plan.table["players"])
    if what == "comes" or len(scene.seen.players) < wanted - 1 or not scene.seen.players:
        yield from _sit_down(scene)
    for _ in range(scene.wanted - len(scene.seen.players)):
        yield from _sit_down(scene)
