"""Tests of the faults in the hops of a turn, and of winning paths that a relocation completed."""

from msgspec.structs import replace

from engines.kit.action import BaseAction
from engines.kit.referee.actions import PassFlag
from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import Hop, Move, Places
from engines.kit.relocation.faults import HopRules, TurnRules, is_made_by_relocating
from engines.kit.relocation.state import HopTurn
from tests.engines.kit.relocation.little import PLACES, TABLE, little

HOPS = HopRules(TABLE, "little.route", "little.piece-placed", "little.move-it-use-it")


class Placing(HopTurn, frozen=True, array_like=True, omit_defaults=True):
    @property
    def is_placing(self) -> bool:
        return True


def test_a_way_off_the_lines_or_over_a_chip_is_a_fault_but_not_from_the_hand() -> None:
    jump = Hop("B1", "a", "d")
    assert HOPS.hop_faults(PLACES, HopTurn(0), jump, "any") == (Fault("little.route", "jump", facts={"cells": ["c"]}),)
    assert HOPS.hop_faults(PLACES, HopTurn(0), Hop("B1", "a", "e"), "any") == (
        Fault("little.route", "off_line", facts={"cells": ["a", "e"]}),
    )
    assert HOPS.hop_faults(PLACES, Placing(0), jump, "any") == ()


def test_a_way_to_a_circle_that_no_line_shares_has_nothing_between() -> None:
    assert [fault.detail for fault in HOPS.hop_faults(PLACES, HopTurn(0), Hop("B1", "a", "f"), "any")] == ["off_line"]


def test_a_chip_that_is_not_in_the_game_has_no_faults() -> None:
    assert HOPS.move_faults(little(), Move("R2", "b")) == ()
    assert [fault.detail for fault in HOPS.move_faults(little(), Move("B1", "d"))] == ["jump"]


def test_a_second_way_of_the_same_chip_and_one_of_another_chip_are_two_different_faults() -> None:
    turn = HopTurn(0, hops=(Hop("B1", "a", "b"),))
    places = TABLE.chips.moved(PLACES, "B1", "b")
    assert HOPS.hop_faults(places, turn, Hop("B1", "b", "e"), "any") == (Fault("little.piece-placed", facts={"cells": ["b"]}),)
    assert HOPS.hop_faults(places, replace(turn, hops=(Hop("B2", "f", "e"),)), Hop("B1", "b", "e"), "any") == (
        Fault("little.move-it-use-it", facts={"cells": ["e"]}),
    )


def test_each_way_is_judged_by_where_the_chips_stood_before_it() -> None:
    turn = HopTurn(0, hops=(Hop("B1", "a", "b"), Hop("B1", "b", "f")))
    assert HOPS.turn_faults(("f", "hand", "c", None), turn, "any") == (Fault("little.piece-placed", facts={"cells": ["b"]}),)


def test_a_path_that_was_there_before_the_relocation_is_not_made_by_it() -> None:
    turn = HopTurn(0, relocated=(Hop("R1", "d", "c"),))
    assert is_made_by_relocating(TABLE, PLACES, turn, lambda board: "c" in board)
    assert not is_made_by_relocating(TABLE, PLACES, turn, lambda board: "a" in board)
    assert not is_made_by_relocating(TABLE, PLACES, HopTurn(0), lambda board: "c" in board)


class Win(BaseAction, frozen=True, tag="win"):
    path: tuple[str, ...]


def empty_path(places: Places, turn: HopTurn, side: str, _options: object) -> tuple[Fault, ...]:
    missing = sorted(set(turn.path or ()) - TABLE.chips.on_board(places).keys())
    return (Fault("little.path", side, facts={"cells": missing}),) if missing else ()


def test_a_turn_is_judged_by_its_ways_and_by_the_win_declared_in_it() -> None:
    judged, state = TurnRules(HOPS, empty_path, Win), little()
    jump, empty = Fault("little.route", "jump", facts={"cells": ["c"]}), Fault("little.path", "blue", facts={"cells": ["f"]})
    assert judged.action_faults(state, Move("B1", "d")) == (jump,)
    assert judged.action_faults(state, Win(("a", "f"))) == (empty,)
    assert judged.action_faults(state, Win(("a", "c"))) == ()
    declared = replace(state, turn=HopTurn(0, path=("a", "f")))
    assert judged.action_faults(declared, PassFlag()) == (), "the win was judged when the seat declared it"
    turn = HopTurn(0, hops=(Hop("B1", "a", "d"),), path=("d", "f"))
    assert judged.turn_faults(TABLE.chips.moved(PLACES, "B1", "d"), turn, "blue", state.options) == (jump, empty)
