"""A token for files opens them for a minute, for one person, and only with the secret that it was made with."""

import pytest

from protocol import messages
from server.room.file_tokens import FILES_MS, MAX_DIGITS, Opened, files_token, opened
from tests.room.table import SECRET as ROOM_SECRET
from tests.room.table import Table

SECRET, OTHER_SECRET = bytes(range(32)), bytes(32)
NOW_MS = 1_000_000


@pytest.mark.parametrize("pupil", ["", "ana"])
def test_a_token_says_who_may_open_what(pupil: str) -> None:
    assert opened(SECRET, files_token(SECRET, NOW_MS, "eva", pupil), NOW_MS) == Opened("eva", pupil)


@pytest.mark.parametrize(
    ("later_ms", "is_valid"),
    [
        (-FILES_MS - 1, False),  # made by a clock that is more than a minute ahead
        (-FILES_MS, True),
        (0, True),
        (FILES_MS, True),
        (FILES_MS + 1, False),
    ],
)
def test_a_token_is_valid_for_a_minute(later_ms: int, *, is_valid: bool) -> None:
    token = files_token(SECRET, NOW_MS, "eva")
    assert (opened(SECRET, token, NOW_MS + later_ms) is not None) == is_valid


def test_a_token_of_another_secret_opens_nothing() -> None:
    assert opened(OTHER_SECRET, files_token(SECRET, NOW_MS, "eva", "ana"), NOW_MS) is None


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("put", ["", "1000001", "zoe", "é", "9" * 15])
def test_a_token_with_a_part_of_its_own_opens_nothing(part: int, put: str) -> None:
    parts = files_token(SECRET, NOW_MS, "eva", "ana").split(".")
    parts[part] = put
    assert opened(SECRET, ".".join(parts), NOW_MS) is None


@pytest.mark.parametrize("token", ["", ".", "..", "...", "1060000", "1060000.a", "a.b.c.d.e"])
def test_what_is_no_token_opens_nothing(token: str) -> None:
    assert opened(SECRET, token, NOW_MS) is None


def test_a_part_more_or_less_opens_nothing() -> None:
    whole, one = files_token(SECRET, NOW_MS, "eva"), files_token(SECRET, NOW_MS, "eva", "ana")
    for token in (f"{whole}.ana", f"{one}.bo", one.removesuffix(".ana"), "9" * 5_000 + one):
        assert opened(SECRET, token, NOW_MS) is None


@pytest.mark.parametrize("zero", ["٠", "０"])
def test_a_time_in_digits_of_another_script_opens_nothing(zero: str) -> None:
    assert int(zero) == 0
    assert opened(SECRET, files_token(SECRET, NOW_MS, "eva").replace("0", zero, 1), NOW_MS) is None


def test_a_time_has_a_limited_number_of_digits() -> None:
    last_ms = 10**MAX_DIGITS - 1 - FILES_MS
    assert opened(SECRET, files_token(SECRET, last_ms, "eva"), last_ms) == Opened("eva")
    assert opened(SECRET, files_token(SECRET, last_ms + 1, "eva"), last_ms + 1) is None


def test_a_referee_who_asks_for_the_files_of_a_room_gets_a_token_of_that_room() -> None:
    table = Table(referees=("director",))
    token = str(table.do("director", messages.AskFiles()).answer["token"])
    assert opened(ROOM_SECRET, token, table.now_ms) == Opened("director")
