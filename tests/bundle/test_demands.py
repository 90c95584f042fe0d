"""What a trust file asks for: signatures of different people, functions, and keys that were not revoked before."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from itertools import permutations
from pathlib import Path

import pytest
from forgery import follow
from hypothesis import given
from hypothesis import strategies as st
from warm import Command

from vistoria.bundle.answers import InspectionAnswer, keep_answer
from vistoria.bundle.attestations import attested_of, sign
from vistoria.bundle.examined import Answer
from vistoria.bundle.fault import Item
from vistoria.bundle.keys import key_id, new_key, read_signer
from vistoria.bundle.layout import TRUST
from vistoria.bundle.people import BadTrust, Demand, Person, TrustFile, keep_trust, read_trust
from vistoria.bundle.signatures import sign_bundle
from vistoria.bundle.trust import said_of_signers, trust_faults
from vistoria.bundle.verify import verify
from vistoria.cli.publish import publish
from vistoria.cli.verify import examine
from vistoria.model.attestation import Standing

pytestmark = pytest.mark.usefixtures("pages_once")


class Office:
    """A folder, the keys of people, and a trust file that names them."""

    def __init__(self, bundle: Path, tmp_path: Path) -> None:
        self.bundle, self.folder = bundle, tmp_path

    def key(self, name: str) -> str:
        """The id of a key, which is made if there is none."""
        path = self.folder / f"{name}.pem"
        return key_id(path.with_name(f"{name}.pub.pem").read_bytes()) if path.exists() else new_key(path)[1]

    def sign(self, *names: str) -> None:
        for name in names:
            self.key(name)
            sign_bundle(self.bundle, read_signer(self.folder / f"{name}.pem"))

    def trust(self, *people: str, top: str = "") -> TrustFile:
        """The people, each as `key|name|function|more lines`."""
        text = top
        for each in people:
            key, name, function, more = each.split("|")
            self.key(key)
            text += f'\n[[person]]\nname = "{name}"\nfunction = "{function}"\nkey = "{key}.pub.pem"\n'
            text += "from = 2020-01-01\n" + more + "\n"
        (self.folder / "trust.toml").write_text(text, encoding="utf-8")
        return read_trust(self.folder / "trust.toml")


@pytest.fixture
def office(bundle: Path, tmp_path: Path) -> Office:
    return Office(bundle, tmp_path)


ANA, ANA_2, RUI = "ana|Ana Pires|head|", "ana-2|Ana  PIRES|reviewer|", "rui|Rui Sá|reviewer|"
ANA_3 = "ana-3|\uff21na\u00a0Pires|head|"
ANA_4 = "ana-4|Ana\u200b Pires|head|"
"""The same name, written otherwise."""
BOTH = 'functions = ["head", "reviewer"]'


@pytest.mark.parametrize(
    ("top", "signed", "told"),
    [
        ("", ["ana"], None),
        ("", ["stranger"], "the signature of a person is needed, and none is there"),
        ("signatures = 2", ["ana", "rui"], None),
        ("signatures = 2", ["ana"], "the signature of 2 different people is needed, and 1 is there"),
        ("signatures = 2", ["ana"], "signed: Ana Pires; who could sign: Rui Sá, reviewer"),
        ("signatures = 2", ["ana", "ana-2"], "of 2 different people is needed, and 1 is there"),
        ("signatures = 2", ["ana", "ana-3"], "of 2 different people is needed, and 1 is there"),
        ("signatures = 2", ["ana", "ana-4"], "of 2 different people is needed, and 1 is there"),
        ("signatures = 2", ["ana", "stranger"], "is not in the trust file"),
        (BOTH, ["ana", "rui"], None),
        (BOTH, ["ana", "ana-2"], "different people with the functions head, reviewer are needed"),
        (BOTH, ["rui"], "different people with the functions head, reviewer are needed"),
    ],
)
def test_a_run_needs_the_signatures_that_the_trust_file_asks_for(
    office: Office, top: str, signed: list[str], told: str | None
) -> None:
    office.sign(*signed)
    faults = list(trust_faults(office.bundle, office.trust(ANA, ANA_2, ANA_3, ANA_4, RUI, top=top)))
    assert [each.item for each in faults] == ([] if told is None else [Item.SIGNATURES])
    assert told is None or told in faults[0].what


def test_a_missing_signature_ends_verify_as_a_fault_of_signature(office: Office, command: Command) -> None:
    office.sign("ana")
    office.trust(ANA, RUI, top="signatures = 2")
    done = command("verify", str(office.bundle), "--trust", str(office.folder / "trust.toml"))
    assert done.returncode == 1
    assert "who could sign: Rui Sá, reviewer" in " ".join(done.stderr.split())
    office.sign("rui")
    done = command("verify", str(office.bundle), "--trust", str(office.folder / "trust.toml"))
    assert done.returncode == 0, done.stderr
    assert "on the word of Ana Pires, head and Rui Sá, reviewer" in " ".join(done.stdout.split())


NOW = date.today()
LATER = "revoked = 2099-01-01"
NO_STAMP = "no time stamp by an authority that you named shows an earlier signature"


@pytest.mark.parametrize(
    ("revoked", "stamped", "told"),
    [
        ("2021-01-01", None, "was revoked on 2021-01-01, and it signed what is of 20"),
        ("2021-01-01", datetime(2020, 1, 1, tzinfo=UTC), "and it signed what is of 20"),
        ("2099-01-01", None, NO_STAMP),
        ("2099-01-01", datetime(2099, 1, 1, tzinfo=UTC), "and the time stamp is of 2099-01-01T00:00:00"),
        ("2099-01-01", datetime(2098, 12, 31, 23, tzinfo=UTC), None),
        ("2099-01-01", datetime(2099, 1, 1, 1, tzinfo=timezone(timedelta(hours=9))), None),
    ],
)
def test_what_a_revoked_key_signed_counts_only_with_an_earlier_time_stamp(
    office: Office, revoked: str, stamped: datetime | None, told: str | None
) -> None:
    office.sign("ana")
    trust = office.trust(f"{ANA}revoked = {revoked}\nreplaced-by = 'ana-2.pub.pem'", ANA_2)
    times = {office.key("ana"): stamped} if stamped else {}
    faults = list(trust_faults(office.bundle, trust, times))
    said = said_of_signers(office.bundle, trust, None, times)
    if told is None:
        assert (faults, "does not count" in said) == ([], False)
        return
    assert told in faults[0].what
    assert told in said
    assert f"the key {office.key('ana-2')} took its place" in said


def test_her_new_key_counts_and_the_revoked_one_is_told(office: Office) -> None:
    office.sign("ana", "ana-2")
    trust = office.trust(f"{ANA}revoked = 2021-01-01\nreplaced-by = 'ana-2.pub.pem'", ANA_2)
    result = examine(office.bundle, people=trust)
    [item] = [each for each in result.items if each.item is Item.SIGNATURES]
    assert item.answer is Answer.HOLDS
    assert "which does not count: the key of Ana Pires was revoked on 2021-01-01" in item.said
    assert {each.word for each in result.not_proved} == {"on the word of Ana  PIRES, reviewer"}


def attested(office: Office, *names: str, day: date = NOW) -> None:
    """An attestation, signed by these people."""
    given = InspectionAnswer("mo-97-2010/1.1.2", "met", "Ana", "inspector", "Macau", day)
    for name in names:
        office.key(name)
    path = keep_answer(office.bundle, given, read_signer(office.folder / f"{names[0]}.pem"))
    for name in names[1:]:
        sign(office.bundle, path, read_signer(office.folder / f"{name}.pem"))
    follow(office.bundle)


@pytest.mark.parametrize(
    ("top", "more", "signed", "told"),
    [
        ('[inspection]\nfunctions = ["head"]', "", ["ana"], None),
        ('[inspection]\nfunctions = ["head"]', "", ["rui"], "different people with the functions head"),
        ("[inspection]\nsignatures = 2", "", ["ana", "rui"], None),
        ("[inspection]\nsignatures = 2", "", ["ana", "ana-2"], "of 2 different people is needed"),
        ("[inspection]\nsignatures = 2", "", ["ana"], "of 2 different people is needed"),
        ("", LATER, ["ana"], NO_STAMP),
        ("", 'signs = ["run"]', ["ana"], "Ana Pires is not trusted to sign an attestation"),
    ],
)
def test_an_attestation_needs_the_signatures_that_the_trust_file_asks_for(
    office: Office, top: str, more: str, signed: list[str], told: str | None
) -> None:
    attested(office, *signed)
    trust = office.trust(ANA + more, ANA_2, RUI, top=top)
    office.sign("rui")
    faults = list(trust_faults(office.bundle, trust))
    assert [each.item for each in faults] == ([] if told is None else [Item.ATTESTATIONS])
    assert told is None or told in faults[0].what
    keep_trust(office.bundle, trust)
    standing = Standing.COUNTS if told is None else Standing.UNTRUSTED
    assert attested_of(office.bundle)["mo-97-2010/1.1.2"].standing is standing


def test_who_signed_an_attestation_in_the_name_of_another_is_said(office: Office) -> None:
    attested(office, "rui")
    publish(office.bundle)
    said = examine(office.bundle, people=office.trust(ANA, RUI)).notes
    assert any("of Ana, is signed by Rui Sá; it covers its files and the run" in note for note in said)


def test_a_stamp_on_the_folder_shows_when_an_attestation_in_it_was_signed(office: Office) -> None:
    attested(office, "ana")
    office.sign("rui")
    trust = office.trust(ANA + LATER, RUI)
    times = {office.key("rui"): datetime(2030, 1, 1, tzinfo=UTC)}
    assert list(trust_faults(office.bundle, trust, times)) == []


@pytest.mark.parametrize(
    ("people", "top", "told"),
    [
        ([ANA, RUI], "signatures = 0", "signatures"),
        ([ANA, ANA_2], "signatures = 2", "its people cannot sign runs as it asks"),
        ([ANA], 'functions = ["minister"]', "its people cannot sign runs as it asks"),
        ([ANA], "[inspection]\nsignatures = 2", "its people cannot sign attestations as it asks"),
        ([ANA + "until = 2019-01-01"], "", "until or revoked is before from"),
        ([ANA + "revoked = 2019-01-01"], "", "until or revoked is before from"),
        ([ANA + "replaced-by = 'rui.pub.pem'\nuntil = 2030-01-01", RUI], "", "which is no other key of Ana"),
        ([ANA + "replaced-by = 'ana-2.pub.pem'", ANA_2], "", "replaced-by needs until or revoked"),
        ([ANA + f"until = 2030-01-01\nreplaced-by = '{'00' * 32}'"], "", "which is no other key of Ana"),
        ([ANA, ANA], "", "have the same key"),
        (["ana| |head|"], "", "has no name or no function"),
        ([ANA, "ana-2|\u0410na Pires|head|"], "", "Cyrillic letters among others"),
    ],
)
def test_a_trust_file_that_asks_for_what_cannot_be_is_refused(
    office: Office, people: list[str], top: str, told: str
) -> None:
    office.key("rui"), office.key("ana-2")
    with pytest.raises(BadTrust, match=told):
        office.trust(*people, top=top)


def test_a_kept_list_of_people_in_another_form_is_found(office: Office) -> None:
    keep_trust(office.bundle, office.trust(ANA))
    follow(office.bundle)
    assert list(verify(office.bundle)) == []
    path = office.bundle / TRUST
    path.write_text(
        path.read_text(encoding="utf-8").replace('"name"', '"name": "Eve", "name"'), encoding="utf-8"
    )
    assert any("not in the form in which it is written" in fault.what for fault in verify(office.bundle))


FUNCTIONS = ["head", "reviewer", "inspector"]
PEOPLE = st.lists(st.tuples(st.sampled_from("abcd"), st.sampled_from(FUNCTIONS)), max_size=6)


@given(PEOPLE, st.lists(st.sampled_from(FUNCTIONS), max_size=4), st.integers(1, 4))
def test_what_is_asked_for_is_there_if_it_can_be_given_to_different_people(
    people: list[tuple[str, str]], functions: list[str], signatures: int
) -> None:
    held = [Person(name, function, "", date(2020, 1, 1)) for name, function in people]
    names = {name for name, _ in people}
    enough = len(names) >= signatures and any(
        all(pair in people for pair in zip(order, functions, strict=True))
        for order in permutations(names, len(functions))
    )
    assert ([*Demand(signatures, tuple(functions)).missing(held)] == []) == enough
