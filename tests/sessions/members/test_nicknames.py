"""A second pupil with the same name gets a number, and so does a pupil whose name only looks the same."""

from server.sessions.members.nicknames import nickname


def test_the_first_number_that_is_free_is_given() -> None:
    assert nickname("Ana", []) == "Ana"
    assert nickname("Ana", ["Ana"]) == "Ana 2"
    assert nickname("Ana", ["Ana", "Ana 2", "Ana 4"]) == "Ana 3"


def test_a_name_that_only_looks_like_another_is_numbered_too() -> None:
    assert nickname("ANA", ["Ana"]) == "ANA 2"
