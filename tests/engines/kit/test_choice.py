"""Options as forms offer them."""

from engines.kit.choice import Choice
from engines.kit.duel.options import duel_choices


def test_a_duels_own_choices_stand_after_those_of_all_duels() -> None:
    choices = duel_choices(Choice("hints", (True, False)), game_minutes=(25, 15, 40))
    assert [choice.field for choice in choices] == ["mode", "starter", "turn_ms", "game_ms", "hints"]
    assert choices[3].values == (25 * 60_000, 15 * 60_000, 40 * 60_000, 0)
