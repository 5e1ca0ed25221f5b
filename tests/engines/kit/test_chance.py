"""Tests of the tape of chance: fixed draws, which the client's tests repeat (`tests/vectors/chance.json`), and the data
of a draw."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.kit.chance import MAX_DRAW_OF, ChanceReader, ChanceState, Draw, drawn_again, rolls_of

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parents[2] / "vectors/chance.json").read_text())


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["name"] for vector in VECTORS])
def test_golden_draws(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    assert ChanceState(seed).digest == vector["digest"]
    for draw in msgspec.convert(vector["draws"], list[Draw]):
        assert drawn_again(seed, draw) == draw.got


def test_a_reel_notes_how_it_drew() -> None:
    reader = ChanceReader(ChanceState(bytes(32), script=((6, 1),)))
    laid, dice, number, order = reader.dice(2), reader.dice(3, 12), reader.below(7), reader.shuffle("abcd")
    assert laid == (6, 1)
    assert [(draw.kind, draw.of, draw.index) for draw in reader.drawn] == [
        ("dice", 6, None),
        ("dice", 12, 0),
        ("below", 7, 1),
        ("shuffle", 4, 2),
    ]
    assert [drawn_again(bytes(32), draw) for draw in reader.drawn[1:]] == [dice, (number,), reader.drawn[3].got]
    assert tuple("abcd"[place] for place in reader.drawn[3].got) == order
    assert reader.tape == ChanceState(bytes(32), 3)


@pytest.mark.parametrize(
    "draw",
    [
        Draw("dice", 6, (1,)),
        Draw("dice", 6, (1,), -1),
        Draw("below", 0, (0,), 0),
        Draw("below", MAX_DRAW_OF + 1, (0,), 0),
        Draw("shuffle", 4, (0, 1), 0),
    ],
)
def test_what_no_tape_holds_is_not_drawn_again(draw: Draw) -> None:
    with pytest.raises(ValueError, match="the draw cannot be repeated"):
        drawn_again(bytes(32), draw)


@pytest.mark.parametrize(
    ("chance", "rolls"),
    [([[6, 1], [3]], ((6, 1), (3,))), ((), ()), ({"dice": [1]}, ()), ([["6"]], ()), (None, ())],
)
def test_a_position_fixes_rolls_as_lists_of_numbers(chance: object, rolls: tuple[tuple[int, ...], ...]) -> None:
    assert rolls_of(chance) == rolls


def test_fixed_rolls_come_before_the_tape_goes_on() -> None:
    reader = ChanceReader(ChanceState(bytes(32)))
    reader.shuffle(range(4))
    assert reader.laid(((3,),)).dice(1) == (3,)
    assert reader.tape == ChanceState(bytes(32), 1)


@pytest.mark.parametrize("laid", [(), (5,), (5, 5, 5), (0, 1), (6, 7), (-1, 2**53)])
def test_a_laid_roll_that_does_not_fit_the_throw_is_passed_over(laid: tuple[int, ...]) -> None:
    reader = ChanceReader(ChanceState(bytes(32), script=(laid, (6, 1))))
    assert reader.dice(2) == ChanceReader(ChanceState(bytes(32))).dice(2)
    assert reader.dice(2) == (6, 1)
    assert [draw.index for draw in reader.drawn] == [0, None]


def test_a_number_above_the_last_whole_multiple_of_the_bound_is_drawn_again() -> None:
    bound = 2**63 + 1
    firsts = [int.from_bytes(sha256(b"%b/%d/0/0" % (bytes(32), index)).digest()[:8], "big") for index in range(8)]
    reader = ChanceReader(ChanceState(bytes(32)))
    drawn = [reader.below(bound) for _ in range(8)]
    again = [first >= bound for first in firsts]
    assert [number == first for number, first in zip(drawn, firsts, strict=True)] == [not each for each in again]
    assert 0 < sum(again) < 8
    assert max(drawn) < bound


def test_the_last_whole_multiple_of_the_bound_is_itself_drawn_again() -> None:
    def raw(index: int, attempt: int) -> int:
        return int.from_bytes(sha256(b"%b/%d/0/%d" % (bytes(32), index, attempt)).digest()[:8], "big")

    index = next(index for index in range(8) if raw(index, 0) > 2**63 and raw(index, 1) < raw(index, 0))
    bound = raw(index, 0)  # the only whole multiple of itself below 2**64
    assert ChanceReader(ChanceState(bytes(32), index)).below(bound) == raw(index, 1)
