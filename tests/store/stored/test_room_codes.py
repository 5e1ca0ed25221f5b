"""Tests of the codes of rooms: they use only characters that people do not confuse."""

from server.store.stored.room_codes import ALPHABET, new_code, plain_code


def test_codes_cannot_be_misread() -> None:
    code = new_code(6)
    assert len(code) == 6
    assert set(code) <= set(ALPHABET)
    assert not set("01ILO") & set(ALPHABET)


def test_a_typed_code_may_have_blanks_hyphens_and_small_letters() -> None:
    assert plain_code(" k7q-x2 m") == "K7QX2M"
