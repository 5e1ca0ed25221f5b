"""The colours at the start: the creator of the table chooses who plays White, or the server draws it."""

import pytest

from engines.ajedrez import ENGINE
from engines.ajedrez.rules import for_game
from engines.ajedrez.state import Options
from engines.kit.chance import ChanceReader, ChanceState


def white(options: Options, seed: int = 0) -> int:
    return ENGINE.setup(options, 2, ChanceReader(ChanceState(seed.to_bytes(32))), 0).options.white_seat


@pytest.mark.parametrize(("chosen", "seat"), [("white", 0), ("black", 1)])
def test_the_one_who_opens_the_table_has_the_colour_that_was_chosen(chosen: str, seat: int) -> None:
    assert white(ENGINE.read_options({"host_plays": chosen})) == seat


def test_colours_alternate_in_a_match_whatever_was_chosen() -> None:
    options = Options(host_plays="black")
    assert [white(for_game(options, number)) for number in range(3)] == [1, 0, 1]


def test_a_lot_gives_both_colours_and_takes_one_draw() -> None:
    assert {white(Options(host_plays="lot"), seed) for seed in range(20)} == {0, 1}
    chance = ChanceReader(ChanceState(bytes(32)))
    ENGINE.setup(Options(), 2, chance, 0)
    assert chance.tape.index == 0, "a chosen colour draws nothing"


def test_rooms_of_before_have_their_colours() -> None:
    assert white(ENGINE.read_options({"white_seat": 1})) == 1
