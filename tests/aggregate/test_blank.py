"""Names out of what others wrote: as words, large or small, and no part of another word."""

from server.aggregate.blank import Blank


def test_a_name_goes_where_it_is_a_word() -> None:
    blank = Blank({"Ana Ruiz", "Bo"}, "X")
    assert blank.text("ana, no se grita") == "X, no se grita"
    assert blank.text("Ana Ruiz y RUIZ") == "X y X"
    assert blank.text("mañana en el Boliche con Bo") == "mañana en el Boliche con X"
    assert blank.is_in("con BO")
    assert not blank.is_in("Boliche")
    assert Blank((), "X").text("Ana") == "Ana"
