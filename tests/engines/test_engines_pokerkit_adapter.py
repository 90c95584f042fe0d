"""What PokerKit's adapter takes, leaves to PokerKit, and says that it does not reach."""

from __future__ import annotations

import json
import warnings
from typing import Any, Union

import msgspec
import pytest
from pokerkit_play import REGULATION, Played, lay, line, refusal

from vistoria.adapters.pokerkit.adapter import PokerKit
from vistoria.adapters.pokerkit.events import TRANSLATORS
from vistoria.adapters.pokerkit.game import UnknownOption
from vistoria.client.link import EngineLink
from vistoria.engines.spec import parse_engine
from vistoria.model.answer import Accepted, Order, Unsupported
from vistoria.model.command import Act, Join, Leave, Show, Start, command_types
from vistoria.model.place import Seat
from vistoria.model.request import HoleAndCommunity, Look, Open, Rank
from vistoria.model.table import Force, ScheduledIncident
from vistoria.serve.host import load_adapter
from vistoria.serve.loop import Server
from vistoria.smoke import smoke

ANY: Any = Union[command_types()]  # noqa: UP007

TARGET = "vistoria.adapters.pokerkit.adapter:PokerKit"


def three(marker: int | None = 1, engine: str = "pokerkit") -> Played:
    """Three players with 1 000 each at seats 1 to 3, blinds 10 and 20."""
    played = Played.opened(engine, {"stakes": {"small": 10, "big": 20}}, marker)
    played.sit({1: 1000, 2: 1000, 3: 1000})
    return played


def test_another_regulation_is_refused() -> None:
    assert refusal(PokerKit().open(Open("t", "mo-61-2004", 10))) == "adapter unknown-regulation"


@pytest.mark.parametrize(
    "command",
    [
        {"do": "agree", "seats": [1, 2], "shares": [5, 5]},
        {"do": "retract", "seat": 1},
        {"do": "incident", "kind": "system-failure"},
        {"do": "top-up", "player": "p1", "amount": 5},
        {"do": "take-off", "player": "p1", "amount": 5},
        {"do": "move", "player": "p1", "seat": 5},
        {"do": "rest", "player": "p1", "on": True},
        {"do": "wait", "ms": 5},
        {"do": "set", "settings": {}},
    ],
)
def test_what_pokerkit_has_no_function_for_is_unsupported(command: dict[str, Any]) -> None:
    played = three()
    assert played.do(msgspec.convert(command, ANY)) == Unsupported(command["do"])


def test_spoken_bets_and_scheduled_faults_are_unsupported() -> None:
    played = three()
    fault = ScheduledIncident(1, "misdealt")
    assert played.do(Start(incidents=(fault,))) == Unsupported("incidents")
    played.took(played.start())
    assert played.do(Act(1, "call", means="voice")) == Unsupported("voice")


def test_cards_are_not_shown_before_the_showdown() -> None:
    played = three()
    assert played.do(Show(1, "all")) == Unsupported("show")
    played.took(played.start())
    assert refusal(played.do(Show(1, "all"))) == "engine no-showdown"
    assert refusal(played.do(Show(7, "all"))) == "adapter no-cards"


def test_without_a_forced_marker_no_hand_starts() -> None:
    assert refusal(three(marker=None).start()) == "unsupported"


def test_a_marker_before_an_empty_seat_is_refused_by_the_adapter() -> None:
    assert refusal(three(marker=4).start()) == "adapter marker-without-player"


def test_one_player_is_refused_by_pokerkit() -> None:
    played = Played.opened("pokerkit", {}, 1)
    played.sit({1: 1000})
    assert refusal(played.start()) == "engine not-started"
    played.sit({2: 1000})
    assert refusal(played.start()) == "accepted"


def test_the_marker_goes_on_to_the_next_seat_with_chips_and_always_says_forced() -> None:
    played = Played.opened("pokerkit", {"stakes": {"small": 10, "big": 20}}, 3)
    played.sit({3: 1000, 5: 1000, 8: 1000})
    for seat in (3, 5, 8):
        played.took(played.start())
        played.took(played.act(f"{seat} fold"))
        small = played.lines("posted")[-2].split()[0]
        played.took(played.act(f"{small} fold"))
    played.took(played.do(Leave("p3")))
    played.took(played.start())
    assert played.lines("marker") == ["3 forced", "5 forced", "8 forced", "5 forced"]
    assert played.lines("left")[-1].startswith("p3 3 ")


def test_a_player_without_chips_is_not_dealt_in() -> None:
    played = Played.opened("pokerkit", {"stakes": {"small": 10, "big": 20}}, 1)
    played.sit({1: 20, 2: 1000, 3: 1000})
    own = {1: "3c 3d 5h 6s", 2: "Ac Tc 7d 7h"}
    played.took(played.start(lay((2, 3, 1), own, "Ks Qh Jd 4c 2s")))
    for words in ("1 call", "2 call", "3 check"):
        played.took(played.act(words))
    played.check_down()
    played.took(played.start())
    assert played.lines("hand-started")[-1] == "2 3=980 2=1040"


def test_forced_stacks_and_the_roster_are_kept() -> None:
    played = Played(PokerKit())
    played.took(played.adapter.open(Open("t", REGULATION, 2, force=Force(marker=1, stacks={"ana": 70}))))
    assert line(played.took(played.do(Join("ana", 1, 500)))[0]) == "ana 1 70"
    for command in (Join("rui", 1, 500), Join("ana", 2, 500), Join("rui", 3, 500)):
        assert refusal(played.do(command)) == "adapter seat-not-free"
    assert refusal(played.do(Leave("rui"))) == "adapter no-such-player"
    played.took(played.do(Join("rui", 2, 500)))
    played.took(played.start())
    assert played.do(Join("eva", 3, 500)) == Unsupported("join in a hand")
    assert played.do(Leave("ana")) == Unsupported("leave in a hand")
    assert refusal(played.start()) == "adapter hand-running"


def test_ten_and_eleven_players_are_dealt_from_one_deck() -> None:
    for players in (10, 11):
        played = Played.opened("pokerkit", {}, 1, seats=11)
        played.sit(dict.fromkeys(range(1, players + 1), 1000))
        played.took(played.start())
        for seat in (*range(4, players + 1), 1, 2):
            played.took(played.act(f"{seat} call"))
        played.took(played.act("3 check"))
        played.check_down()
        dealt = [text.split()[-1] for text in played.lines("dealt")]
        assert len(set(dealt)) == len(dealt) == 4 * players + 8


def test_before_any_hand_no_act_is_taken() -> None:
    assert refusal(three().act("1 call")) == "adapter no-hand"


def test_a_warning_turned_into_an_error_does_not_become_a_refusal() -> None:
    played = three()
    played.took(played.start())
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for words in ("1 call", "2 call", "3 fold"):
            played.took(played.act(words))


def test_views_show_a_seat_its_hole_cards_and_the_open_ones_only() -> None:
    played = three()
    played.took(
        played.start(lay((2, 3, 1), {2: "2s 3s 4s 5s", 3: "6s 7s 8s 9s", 1: "Ts Js Qs Ks"}, "Ah Kh Qh Jh Th"))
    )
    for words in ("1 call", "2 call", "3 check", "2 fold"):
        played.took(played.act(words))

    def cards(viewer: Any) -> dict[str, str]:
        state = played.adapter.look(Look("t", viewer)).state
        return {str(item.place): " ".join(item.cards) for item in state.cards}

    assert cards("public") == {"community": "Ah Kh Qh"}
    assert cards(Seat(3)) == {"seat 3": "6s 7s 8s 9s", "community": "Ah Kh Qh"}
    assert cards(Seat(2)) == {"community": "Ah Kh Qh"}
    assert cards("house") == {
        "seat 3": "6s 7s 8s 9s",
        "seat 1": "Ts Js Qs Ks",
        "community": "Ah Kh Qh",
        "burn": "As",
    }
    state = played.adapter.look(Look("t", "public")).state
    assert (state.stacks, state.marker) == ({1: 980, 2: 980, 3: 980}, 1)
    assert [(pot.amount, pot.seats) for pot in state.pots] == [(60, (3, 1))]


def test_hands_are_put_in_pokerkits_order_with_equal_ones_together() -> None:
    community = ("Ks", "Qh", "Jd", "4c", "2s")
    hands = [("3c", "3d", "5h", "6s"), ("Ac", "Tc", "7d", "7h"), ("Ad", "Td", "8h", "8c")]
    request = Rank(REGULATION, "showdown", tuple(HoleAndCommunity(own, community) for own in hands))  # type: ignore[arg-type]
    found = PokerKit().rank(request)
    assert isinstance(found, Order)
    assert found.order == ((1, 2), (0,))
    assert [hand.name for hand in found.hands] == ["One pair", "Straight", "Straight"]
    assert found.hands[1].five == ("Ac", "Tc", "Ks", "Qh", "Jd")


def test_five_cards_alone_are_ranked_and_what_makes_no_hand_is_unsupported() -> None:
    five = tuple(HoleAndCommunity(cards=tuple(text.split())) for text in ("2s 2h 2d 2c 3s", "2s 2h 2d 2c 4s"))  # type: ignore[arg-type]
    found = PokerKit().rank(Rank(REGULATION, "showdown", five))
    assert isinstance(found, Order)
    assert found.order == ((1,), (0,))
    assert refusal(PokerKit().rank(Rank(REGULATION, "showdown", (HoleAndCommunity(),)))) == "unsupported"  # type: ignore[arg-type]
    assert refusal(PokerKit().rank(Rank(REGULATION, "speaking", five))) == "unsupported"  # type: ignore[arg-type]


def test_options_are_a_closed_list_and_stand_in_the_engines_name() -> None:
    assert PokerKit().identity().name == "PokerKit"
    assert PokerKit({"show": "all", "raises": "none"}).identity().name == "PokerKit (show=all)"
    with pytest.raises(UnknownOption, match=r"no option show=some: .* show=default\|all"):
        PokerKit({"show": "some"})


def test_every_event_is_read_from_a_named_operation_of_pokerkit() -> None:
    assert {kind.__module__ for kind in TRANSLATORS} == {"pokerkit.state"}


def test_a_hand_over_the_wire_is_numbered_and_names_no_clause() -> None:
    server = Server(load_adapter(TARGET, {}))

    def call(method: str, params: dict[str, Any]) -> Any:
        sent = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
        return json.loads(server.line(sent))["result"]

    limits = {"line": 1048576, "command_ms": 5000}
    hello = call("hello", {"protocol": [1, 1], "harness": "test", "limits": limits})
    assert (hello["engine"]["name"], hello["engine"]["version"]) == ("PokerKit", "0.7.7")
    assert hello["offers"] == {
        REGULATION: ["limit", "shuffler", "more-than-ten-seats"],
        "pt-omaha-online": ["pot", "on-pot"],
    }
    call("open", {"table": "t", "regulation": REGULATION, "seats": 10, "force": {"marker": 1}})
    joins = [{"do": "join", "player": f"p{seat}", "seat": seat, "buy_in": 1000} for seat in (1, 2)]
    acts = [{"do": "act", "seat": 1, "act": "fold"}]
    results = call("play", {"table": "t", "commands": [*joins, {"do": "start"}, *acts]})["results"]
    events = [event for result in results for event in result["events"]]
    assert [event["n"] for event in events] == list(range(2, len(events) + 2))
    assert all("cites" not in event for event in events)
    assert call("bye", {})["engine"] == hello["engine"]


@pytest.mark.parametrize("engine", ["pokerkit", "pokerkit-configured"])
def test_every_ability_that_the_adapter_claims_works(engine: str) -> None:
    with EngineLink(parse_engine(f"in-process:{engine}", {})) as link:
        found = {result.ability: result.fix for result in smoke(link.call, link.hello)}
    claimed = ["tables", "forced-deck", "forced-marker", "forced-stacks", "views", "rank/showdown"]
    assert set(claimed) <= found.keys()
    assert found == dict.fromkeys(found, "")


def test_an_opened_table_is_forgotten_when_closed() -> None:
    played = three()
    played.adapter.close("t")
    assert isinstance(played.adapter.open(Open("t", REGULATION, 10)), Accepted)
