"""Tests of tables for spreadsheets: a person's words stay text, however a program splits a line into cells."""

import csv
import io
import re
from pathlib import Path

import pytest

from engines.registry import all_engines
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.export.class_files import csv_text, session_plain, standings_csv
from server.words.catalogue import words_of
from tests.sessions.classroom import Classroom

DISPUTE = "no;=cmd|'/C calc'!A0\n;\"=1+1\"\r\n@SUM(A1)\t=2, -3; ＝4"
NICKNAME = ";=cmd|'/C calc'!A0"


def cells(text: str, delimiter: str) -> list[str]:
    return [cell for line in csv.reader(io.StringIO(text), delimiter=delimiter) for cell in line]


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("said", [NICKNAME, DISPUTE, "=1", "\t=1", "+1", "-1", "@a", " =1", '"=1', "x,=1", "＝1"])
def test_no_cell_begins_a_formula(said: str, delimiter: str) -> None:
    for cell in cells(csv_text("A,B,C", [(1, said, "end")], "es" if delimiter == ";" else "en"), delimiter):
        for part in cell.splitlines() or [""]:
            assert not part.lstrip(' "').startswith(("=", "+", "-", "@", "＝")), part


@pytest.mark.parametrize("lang", ["es", "en", "pt"])
def test_a_strict_reader_reads_every_cell_as_it_was_written(lang: str) -> None:
    rows = [['Ana "La" Torre', "a;b,c", "x y", "Íñigo"], ["'", '"', '""', ", ;"]]
    text = csv_text(["A", "B", "C", "D"], rows, lang)
    assert text.startswith("\ufeff")
    assert "\n" not in text.replace("\r\n", "")
    read = list(csv.reader(io.StringIO(text[1:], newline=""), delimiter=words_of(lang).separator, strict=True))
    assert read == [["A", "B", "C", "D"], *rows]


def test_a_pupils_nickname_is_text_in_spanish_excel() -> None:
    classroom = Classroom()
    classroom.do("ana", Join(NICKNAME))
    text = standings_csv(classroom.session, "es")
    assert not any(cell.startswith("=") for cell in cells(text, ";"))


def test_numbers_and_ordinary_words_stay_as_they_are() -> None:
    assert csv_text("A,B", [(-1.5, "Ana-Luz + Bo; fin")], "en").splitlines()[1] == "-1.5,Ana-Luz + Bo; fin"


def test_a_spanish_spreadsheet_reads_the_tables() -> None:
    classroom = Classroom("ana", "bo")
    classroom.played((0.5, 0.5))
    text = standings_csv(classroom.session, "es")
    assert text.startswith("\ufeffLugar;Nombre;Puntos;")
    assert {line.split(";")[2] for line in text.splitlines()[1:]} == {"0,5"}
    assert {line.split(",")[2] for line in standings_csv(classroom.session, "en").splitlines()[1:]} == {"0.5"}


def test_games_are_called_in_files_what_the_lobby_calls_them() -> None:
    games = Path(__file__).parents[3] / "clients/web/src/games"
    for slug, engine in all_engines().items():
        titles = [(games / slug / f"words.{lang}.ts").read_text(encoding="utf-8") for lang in ("es", "en")]
        names = [re.findall(r'^export const title.* name: "([^"]+)"', title, re.MULTILINE) for title in titles]
        assert [list(engine.about.names)] == [[name for each in names for name in each]], slug


def test_a_pentathlon_has_its_games_its_total_and_its_awards() -> None:
    classroom = Classroom("ana", "bo")
    games = [asked.PlannedGame(game) for game in ("contig60", "fiar", "noughts")]
    classroom.do("eva", asked.SetPentathlon(games))
    for _game in games:
        classroom.do("eva", asked.PlanNext())
        classroom.played((0.5, 0.5))
    head, *lines = standings_csv(classroom.session, "es").splitlines()
    assert head.endswith(";Descansos;Contig 60;FIAR;Tres en raya;Pentatlón;Premio")
    assert [line.split(";")[8:] for line in lines] == [["2", "2", "2", "6", "Bronce"]] * 2
    assert [line["total"] for line in session_plain(classroom.session, {})["pentathlon"]["lines"]] == [6, 6]


def test_a_tournament_has_its_numbers_ratings_categories_and_prizes() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetRatings([asked.RatedPupil("bo", 1500, "Sub-10")]))
    prizes = [{"text": "Copa"}, {"text": "Libro", "category": "Sub-10"}]
    classroom.do("eva", asked.SetSession({"start_numbers": "rating", "prizes": prizes}))
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    classroom.do("eva", asked.SetBoards([["ana", "bo"]]))
    classroom.played((1.0, 0.0))
    head, *lines = standings_csv(classroom.session, "es").splitlines()
    assert head.endswith(";Descansos;Número;Rating;Categoría;Premios")
    assert [line.split(";")[8:] for line in lines] == [["2", "", "", "Copa"], ["1", "1500", "Sub-10", "Libro"]]
    plain = session_plain(classroom.session, {})
    assert [prize["people"] for prize in plain["prizes"]] == [["Ana"], ["Bo"]]
