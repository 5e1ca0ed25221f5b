"""Tests of the gym's baselines: each listed game has a row on the page, and each player does what its name says."""

from random import Random

from engines.registry import engine_of, slugs
from tools.gym_baselines import BEGIN, END, LEVELS, PAGE, PLAYERS, matched, row, section, sound, uniform

INFO = {"kinds": ["pass", "sound", "faulty", "challenge"]}


def test_the_page_has_a_row_for_every_game() -> None:
    table = PAGE.read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0]
    rows = [line.split(" | ") for line in table.splitlines() if line.startswith("| ")][2:]
    assert [cells[0].removeprefix("| ") for cells in rows] == [slug for slug in slugs() if engine_of(slug).about.listed]
    assert {len(cells) for cells in rows} == {1 + len(PLAYERS) + 1 + 2 + len(LEVELS)}


def test_a_row_has_a_number_for_each_head() -> None:
    text = section([row("noughts", 2)], 2)
    heads, _line, numbers = [line for line in text.splitlines() if line.startswith("|")]
    assert heads.count("|") == numbers.count("|")


def test_a_uniform_player_never_challenges_and_a_sound_one_makes_no_fault() -> None:
    fate = Random(1)
    assert {uniform(INFO, [1, 1, 1, 1], fate) for _ in range(200)} == {0, 1, 2}
    assert {sound(INFO, [1, 1, 1, 1], fate) for _ in range(200)} == {0, 1}
    assert {sound(INFO, [0, 0, 1, 0], fate) for _ in range(5)} == {2}


def test_the_computer_beats_a_player_without_a_plan() -> None:
    played = matched("noughts", "strong", "sound", 6)
    assert played.share > 0.5
    assert played.steps > 1
