"""Tables for spreadsheets: whatever a person wrote is text in them, wherever a program cuts a line into cells."""

import csv
import io

import pytest

from server.aggregate.commands import Join
from server.sessions.export import _csv, standings_csv
from tests.sessions.classroom import Classroom

DISPUTE = "no;=cmd|'/C calc'!A0\n;\"=1+1\"\r\n@SUM(A1)\t=2, -3; ＝4"
NICKNAME = ";=cmd|'/C calc'!A0"


def cells(text: str, delimiter: str) -> list[str]:
    return [cell for line in csv.reader(io.StringIO(text), delimiter=delimiter) for cell in line]


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("said", [NICKNAME, DISPUTE, "=1", "\t=1", "+1", "-1", "@a", " =1", '"=1', "x,=1", "＝1"])
def test_no_cell_begins_a_formula(said: str, delimiter: str) -> None:
    for cell in cells(_csv("A,B,C", [(1, said, "end")]), delimiter):
        for part in cell.splitlines() or [""]:
            assert not part.lstrip(' "').startswith(("=", "+", "-", "@", "＝")), part


def test_a_pupils_nickname_is_text_in_spanish_excel() -> None:
    classroom = Classroom()
    classroom.do("ana", Join(NICKNAME))
    text = standings_csv(classroom.session, "es")
    assert not any(cell.startswith("=") for cell in cells(text, ";"))


def test_numbers_and_ordinary_words_stay_as_they_are() -> None:
    assert _csv("A,B", [(-1.5, "Ana-Luz + Bo; fin")]).splitlines()[1] == "-1.5,Ana-Luz + Bo; fin"
