"""Names and seeds follow from the secret of a run, and tell nothing of it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from vistoria.model.secret import NAME, Secret, fresh_secret, name_of, seed_of

SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)
LABELS = st.lists(st.text(max_size=8), min_size=1, max_size=3)


def test_two_runs_have_other_secrets() -> None:
    assert len({fresh_secret() for _ in range(100)}) == 100


@given(SECRETS)
def test_a_commitment_holds_for_its_secret_and_hides_it(secret: str) -> None:
    told = Secret.of(secret)
    assert told.holds
    assert not told.hidden.holds
    assert secret not in str(told.hidden)
    assert not Secret(told.commitment, "00" * 32 if secret != "00" * 32 else "11" * 32).holds


@given(st.text())
def test_what_is_no_secret_holds_nothing(said: str) -> None:
    assert not Secret("0" * 64, said).holds


@given(SECRETS, LABELS)
def test_a_name_is_ten_letters_whatever_it_names(secret: str, label: list[str]) -> None:
    assert NAME.fullmatch(name_of(secret, *label))


@given(SECRETS, SECRETS, st.text(max_size=8))
def test_another_secret_gives_other_names_and_another_seed(one: str, other: str, label: str) -> None:
    alike = one == other
    assert (name_of(one, label) == name_of(other, label)) is alike
    assert (seed_of(one) == seed_of(other)) is alike
