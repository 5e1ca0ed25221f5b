"""Tests of a game's entry in the lobby."""

from engines.contract import About
from engines.kit.declaration.choice import Choice
from engines.kit.duel.options import duel_about


def test_a_duels_own_choices_stand_after_those_of_all_duels() -> None:
    about = duel_about("little", "II", Choice("hints", (True, False)), game_minutes=(25, 15, 40))
    assert [choice.field for choice in about.choices] == ["mode", "starter", "turn_ms", "game_ms", "win_challenge_ms", "hints"]
    assert about.choices[3].values == (25 * 60_000, 15 * 60_000, 40 * 60_000, 0)
    assert (about.seats, about.division, about.listed) == ((2,), "II", True)


def test_the_option_of_the_appointed_time_is_the_one_of_that_kind() -> None:
    assert About("little", (2,), (Choice("at", (None,), kind="time"),)).appointed == "at"
    assert About("little", (2,)).appointed == ""


def test_with_help_an_option_has_what_its_choice_says_for_home() -> None:
    about = About("little", (2,), (Choice("mode", ("assisted", "tournament")), Choice("turn_ms", (60_000, 0), at_home=0)))
    assert about.at_home == {"turn_ms": 0}
