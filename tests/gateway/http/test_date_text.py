"""Tests of the words for a date of a class."""

import pytest

from protocol.session_commands import ClassDate
from server.gateway.http.date_text import date_text


@pytest.mark.parametrize(
    ("offset_min", "lang", "text"),
    [
        (-180, "es", "Jueves 12 de marzo a las 17:00 (UTC−3)"),
        (330, "en", "Friday, 13 March at 1:30 (UTC+5:30)"),
        (0, "pt", "Quinta-feira, 12 de março às 20:00 (UTC)"),
        (1, "pt", "Quinta-feira, 12 de março às 20:01 (UTC+0:01)"),
        (-1, "en", "Thursday, 12 March at 19:59 (UTC−0:01)"),
    ],
)
def test_a_date_is_told_by_the_clock_of_the_place(offset_min: int, lang: str, text: str) -> None:
    assert date_text(ClassDate(1_773_345_600_000, offset_min), lang) == text
