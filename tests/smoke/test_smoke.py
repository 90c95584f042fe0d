"""A smoke test finds the ability that is claimed and not there, and no other."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from vistoria.law import installed
from vistoria.model.answer import Unsupported
from vistoria.model.table import Settings
from vistoria.protocol.coverage import coverage
from vistoria.protocol.errors import EngineCrashed, RefusedRequest
from vistoria.protocol.handshake import Abilities, Hello, Identity
from vistoria.protocol.wire import BadLine, decode
from vistoria.serve.loop import RpcError, Server, refused
from vistoria.smoke import SetupError, SmokeResult, SmokeSetup, bundled_setups, read_setup, smoke
from vistoria.smoke.abilities import LISTED, PLAIN
from vistoria.smoke.words import installed_laws, words

from .toy import ALL, Toy

SETUP = SmokeSetup("toy-game", decision_ms=20_000)


def calling(adapter: Toy) -> Any:
    server = Server(adapter)

    def call(method: str, params: object) -> object:
        try:
            read = decode(msgspec.json.encode(params) + b"\n")
            return msgspec.json.decode(msgspec.json.encode(server.call(method, read)))
        except (RpcError, BadLine) as error:
            raise RefusedRequest(str(error)) from error

    return call


def tried(adapter: Toy, *setups: SmokeSetup) -> list[SmokeResult]:
    return list(smoke(calling(adapter), adapter.hello(), setups))


def test_every_ability_of_the_handshake_is_tried() -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(Abilities)}
    assert fields == {"tables", *PLAIN, *LISTED}


def test_an_honest_engine_with_every_ability_passes() -> None:
    results = tried(Toy(), SETUP)
    assert [str(r) for r in results if not r.ok] == []
    assert {r.ability.split("/")[0] for r in results} == {
        "tables",
        "strict-reading",
        "double-key",
        *PLAIN,
        *LISTED,
    }
    assert all(r.sent and r.came for r in results)


def test_an_honest_engine_that_claims_nothing_passes() -> None:
    assert [(r.ability, r.ok) for r in tried(Toy(Abilities()), SETUP)] == [
        ("tables", True),
        ("strict-reading", True),
        ("double-key", True),
    ]


@pytest.mark.parametrize("lie", [*PLAIN, *LISTED])
def test_the_one_ability_that_is_not_there_is_named(lie: str) -> None:
    results = tried(Toy(lies=frozenset({lie})), SETUP)
    wrong = {r.ability.split("/")[0] for r in results if not r.ok}
    assert wrong == {lie}
    assert all(r.fix and not r.fix.startswith("the ability could not be tested") for r in results if not r.ok)


def test_the_report_says_which_card_was_not_dealt_and_what_to_do() -> None:
    [fault] = [r for r in tried(Toy(lies=frozenset({"forced-deck"})), SETUP) if not r.ok]
    assert re.match(r"card \d+ to leave the deck was", fault.fix)
    assert "deal from that deck, first card first" in fault.fix
    assert any('"do":"start"' in line for line in fault.sent)
    assert str(fault).startswith("forced-deck (toy-game): card ")


class Evaluator(Toy):
    """Puts hands in order and knows no table."""

    def open(self, request: Any) -> Any:
        raise RpcError(-32601, "no method 'open'")


@pytest.mark.parametrize("declared", [False, True], ids=["declared", "default"])
def test_an_evaluator_passes_and_is_asked_for_no_table(declared: bool) -> None:
    results = tried(Evaluator(Abilities(tables=declared, rank=("showdown",))), SETUP)
    assert [(r.ability, r.ok) for r in results] == [
        ("tables", True),
        ("strict-reading", True),
        ("rank/showdown", True),
        ("double-key", True),
    ]
    assert results[0].said.startswith("none: an evaluator")
    assert ("say so with" in results[0].said) is declared
    assert all(line.startswith("rank ") for r in results[1:] for line in r.sent)


class FiveCards(Evaluator):
    """Knows hands of five cards alone."""

    def rank(self, request: Any) -> Any:
        return Unsupported("own and community cards") if request.hands[0].hole else super().rank(request)


def test_an_evaluator_is_asked_in_the_form_of_the_law() -> None:
    adapter = FiveCards(Abilities(tables=False, rank=("showdown",)))
    [omaha] = [each for each in bundled_setups() if each.regulation == "pt-omaha-online"]
    asked = msgspec.structs.replace(SETUP, examples=omaha.examples)
    assert [r.ok for r in tried(adapter, SETUP)] == [True] * 4
    [fault] = [r for r in tried(adapter, asked) if not r.ok]
    assert fault.ability == "rank/showdown"
    assert "the regulation out of `hello`" in fault.fix


def test_an_adapter_without_tables_and_without_ranks_has_nothing_to_test() -> None:
    assert not tried(Evaluator(Abilities(tables=False)), SETUP)[0].ok


def test_a_table_engine_that_opens_no_table_is_no_evaluator() -> None:
    results = tried(Evaluator(Abilities(rank=("showdown",), views=True)), SETUP)
    assert "tables" in [r.ability for r in results if not r.ok]


def test_words_outside_the_vocabulary_are_named() -> None:
    made_up = Abilities(incidents=("earthquake",), information=("horoscope",), rank=("beauty",))
    fixes = [r.fix for r in tried(Toy(made_up), SETUP) if not r.ok]
    assert [fix.split(":")[0] for fix in fixes] == [
        "there is no incident 'earthquake'",
        "there is no question 'horoscope'",
        "there is no purpose 'beauty'",
    ]


def test_abilities_without_meaning_in_a_game_are_left_out() -> None:
    setup = msgspec.structs.replace(SETUP, without=("forced-marker", "rank/speaking"))
    said = {r.ability: r.said for r in tried(Toy(lies=frozenset({"forced-marker"})), setup)}
    assert said["forced-marker"] == said["rank/speaking"] == "not used under this regulation"
    assert said["rank/showdown"] == "works"


def test_a_table_that_cannot_be_set_up_is_said_to_be_so() -> None:
    class Wary(Toy):
        def open(self, request: Any) -> Any:
            return super().open(request) if request.seats == 2 else self._no()

        def _no(self) -> Any:
            return refused("too-many-seats", "two at most")

    adapter = Wary(Abilities(forced_deck=True))
    results = tried(adapter, SETUP)
    assert [r.ok for r in results] == [False, True, False, True]
    assert "open: refused by the engine: too-many-seats two at most" in results[2].fix
    small = msgspec.structs.replace(SETUP, seats=2, taken=(1, 2))
    assert [r.ok for r in tried(adapter, small)] == [True] * 4


def test_a_crash_in_one_exchange_is_its_result_and_the_next_is_tried() -> None:
    honest = calling(Toy())

    def call(method: str, params: Any) -> object:
        if method == "rank":
            raise EngineCrashed("the engine ended with 1")
        return honest(method, params)

    results = {
        r.ability: r for r in smoke(call, Hello(1, Identity("toy", "1"), ("toy-game",), ALL), (SETUP,))
    }
    assert "the engine ended with 1" in results["rank/showdown"].fix
    assert not results["rank/speaking"].ok
    assert results["record"].ok


def test_a_reply_outside_the_vocabulary_is_quoted() -> None:
    result, *_ = smoke(lambda _method, _params: {"answer": "yes"}, Toy(Abilities()).hello(), (SETUP,))
    assert "a reply does not follow the protocol" in result.fix
    assert result.came == ('{"answer":"yes"}',)


def test_an_engine_that_names_no_regulation_is_told_so() -> None:
    [result] = smoke(lambda _method, _params: {}, Hello(1, Identity("toy", "1"), ()))
    assert (result.ability, result.ok) == ("regulations", False)


def test_every_bundled_setup_belongs_to_a_regulation_and_fits_its_seats() -> None:
    setups = bundled_setups()
    assert setups
    assert {setup.regulation for setup in setups} <= set(installed())
    assert all(max(setup.taken) <= setup.seats for setup in setups)


def test_a_setup_is_read_from_data() -> None:
    setup = read_setup(
        "toy",
        """
        seats = 7
        settings = {stakes = {ante = [10, 100]}}
        before = [{do = "place", player = "p1", seat = 1, space = "ante", amount = 10}]
        """,
    )
    assert (setup.seats, setup.settings.stakes.ante, len(setup.before)) == (7, (10, 100), 1)  # type: ignore[union-attr]
    with pytest.raises(SetupError, match=r"smoke setup of x: .*unknown field `setting`"):
        read_setup("x", "setting = 1")


LAW = next(iter(installed()))
LOOSE = Hello(1, Identity("toy", "1"), (LAW, "x-law"), offers={LAW: ("lucky-dip",)})


def test_regulations_and_offers_that_no_law_knows_are_named_and_so_are_empty_groups() -> None:
    laws = installed_laws()
    found = list(words(LOOSE, laws))
    assert [(r.ability, r.regulation) for r in found if not r.ok] == [
        ("regulations", "x-law"),
        ("offers/lucky-dip", LAW),
    ]
    empty = {f"offers/{group.id}" for group in laws[LAW].one_of}
    assert {r.ability for r in found if r.advice} == empty
    assert "works" not in {r.said for r in found}


def test_a_declared_offer_fills_its_group() -> None:
    laws = installed_laws()
    every = {law: text.offers for law, text in laws.items()}
    assert list(words(Hello(1, Identity("toy", "1"), tuple(laws), offers=every), laws)) == []


def test_an_adapter_that_overlooks_unknown_and_double_keys_is_told_so() -> None:
    honest = calling(Toy())

    def call(method: str, params: Any) -> object:
        read = json.loads(msgspec.json.encode(params))
        return honest(method, {key: value for key, value in read.items() if key != "x-unknown"})

    hello = Hello(1, Identity("toy", "1"), ("toy-game",))
    results = {r.ability: r for r in smoke(call, hello, (SETUP,))}
    assert not results["strict-reading"].ok
    assert results["tables"].ok
    assert results["double-key"].ok
    assert "-32700" in results["double-key"].said


def test_a_table_with_settings_that_the_product_refuses_is_noted_and_no_fault() -> None:
    class Poor(Toy):
        def open(self, request: Any) -> Any:
            if request.settings.smallest:
                return refused("unknown-setting", "no chips")
            return super().open(request)

    setup = msgspec.structs.replace(SETUP, tables=(Settings(smallest=10), Settings(raises=3)))
    poor, taken = list(tried(Poor(Abilities()), setup))[-2:]
    assert poor.ok
    assert "unknown-setting" in poor.said
    assert taken.said == "works"


def test_a_product_with_stakes_of_its_own_is_tried_at_them() -> None:
    class Fixed(Toy):
        def open(self, request: Any) -> Any:
            if request.settings.stakes is not None:
                return refused("unknown-setting", "the house sets the stakes")
            return super().open(request)

    fixed = msgspec.structs.replace(SETUP, settings=Settings(stakes={"small": 10, "big": 20}))
    assert [str(each) for each in tried(Fixed(), fixed) if not each.ok] == []


def test_every_setting_that_a_bundled_setup_names_is_one_that_its_law_uses() -> None:
    used = {word for words_ in coverage().values() for word in words_}
    named = {
        name
        for setup in bundled_setups()
        for table in setup.tables
        for name in table.__struct_fields__
        if getattr(table, name)
    }
    assert {f"set:{name}" for name in named} <= used
