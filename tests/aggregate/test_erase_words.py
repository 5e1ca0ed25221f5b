"""Tests of the removal of names from other people's texts: only whole words are removed, in capital or small letters."""

from server.aggregate.erase_words import Blank


def test_a_name_goes_where_it_is_a_word() -> None:
    blank = Blank({"Ana Ruiz", "Bo"}, "X")
    assert blank.text("ana, no se grita") == "X, no se grita"
    assert blank.text("Ana Ruiz y RUIZ") == "X y X"
    assert blank.text("mañana en el Boliche con Bo") == "mañana en el Boliche con X"
    assert blank.is_in("con BO")
    assert not blank.is_in("Boliche")
    assert Blank((), "X").text("Ana") == "Ana"


def test_a_number_or_a_short_word_of_a_name_stays_where_it_stands_alone() -> None:
    blank = Blank({"Ana de 2026"}, "X")
    assert blank.text("Ana de 2026 jugó en 2026, dice Ana de Quinto") == "X jugó en 2026, dice X de Quinto"


def test_in_plain_data_every_text_is_read_and_no_key() -> None:
    given = {"ana": [1, "dijo Ana", {"de": ("bo", None)}]}
    assert Blank({"Ana", "Bo"}, "X").plain(given) == {"ana": [1, "dijo X", {"de": ("X", None)}]}
