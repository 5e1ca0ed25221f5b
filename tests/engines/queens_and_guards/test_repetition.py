"""A repeated position is a draw if the room has that rule."""

import pytest

from engines.registry import engine_of
from tests.engines.kit.script import Script

BOARD = {"BQ": "5.15", "B1": "3.0", "B2": "4.2", "RQ": "5.0", "R1": "3.1", "R2": "4.10"}
ROUND = ("0 BQ 5.16", "0 pass", "1 RQ 5.29", "1 pass", "0 BQ 5.15", "0 pass", "1 RQ 5.0", "1 pass")
"""Both queens step aside and back, so that the first position returns with the same flag holder."""


def game(mode: str, **options: str) -> Script:
    return Script("queens-and-guards", board=BOARD, flag=0, mode=mode, options=options)


@pytest.mark.parametrize(
    ("mode", "options"), [("assisted", {}), ("assisted", {"repetition": "always"}), ("tournament", {"repetition": "always"})]
)
def test_the_third_time_is_a_draw(mode: str, options: dict[str, str]) -> None:
    script = game(mode, **options).play(*ROUND)
    script.shows(result=None)
    script.play(*ROUND)
    script.shows(result={"result": "draw", "reason": "repetition"})


@pytest.mark.parametrize(("mode", "options"), [("tournament", {}), ("assisted", {"repetition": "never"})])
def test_where_the_room_has_no_such_draw_the_game_goes_on(mode: str, options: dict[str, str]) -> None:
    script = game(mode, **options).play(*ROUND, *ROUND, *ROUND)
    script.shows(result=None)
    assert script.state.positions == ()


def test_the_same_pieces_with_the_other_flag_are_another_position() -> None:
    script = game("assisted").play(*ROUND, *ROUND[:-2])
    assert len(set(script.state.positions)) == 4
    script.shows(result=None)


def test_a_game_that_was_stored_before_still_plays() -> None:
    engine = engine_of("queens-and-guards")
    state = game("assisted").state
    assert engine.decode(engine.encode(state)).positions == ()
