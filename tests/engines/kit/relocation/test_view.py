"""Tests of the views and the score cards of the relocation games."""

from msgspec.structs import replace

from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import Hop, Places
from engines.kit.relocation.state import HopTurn, Line
from engines.kit.relocation.view import hop_turn_view, record_shown, relocation_card, relocation_view
from engines.kit.viewer import REFEREE, SPECTATOR
from tests.engines.kit.relocation.little import TABLE, Little, little


class Path:
    path = ("a", "b")


def paths_shown(state: Little) -> list[list[str]] | None:
    return relocation_view(state, TABLE.chips.shown(state.places), lambda _state: [Path()], "text", 0)["paths"]


def test_paths_are_shown_with_help_where_the_room_wants_hints_and_only_while_one_plays() -> None:
    helped = little("assisted", hints=True)
    assert paths_shown(helped) == [["a", "b"]]
    assert paths_shown(little("assisted")) is None
    assert paths_shown(little("tournament", hints=True)) is None
    assert paths_shown(replace(helped, phase="relocating")) is None


def test_chips_in_the_hand_are_not_on_the_board() -> None:
    state = little()
    seen = relocation_view(state, TABLE.chips.shown(state.places), lambda _state: [], "text", 0)
    assert seen["board"] == {"B1": "a", "R1": "c"}
    assert (seen["regular_window"], seen["mode"], seen["turns"]) == (True, "tournament", 0)


def test_a_turn_that_did_not_change_is_shown_as_the_same_object() -> None:
    turn = HopTurn(0, hops=(Hop("B1", "a", "b"),))
    assert hop_turn_view(turn) is hop_turn_view(HopTurn(0, hops=(Hop("B1", "a", "b"),)))
    assert hop_turn_view(turn)["hops"] == [{"chip": "B1", "from": "a", "to": "b"}]


def test_the_record_judges_the_last_turn_by_where_the_chips_stood_at_its_end() -> None:
    judged: list[tuple[Places, str]] = []

    def turn_faults(places: Places, turn: HopTurn, side: str, _options: object) -> tuple[Fault, ...]:
        judged.append((places, side))
        return (Fault("little.route", "jump"),)

    state = replace(little(), turn=HopTurn(0, hops=(Hop("B1", "b", "a"),)), last=HopTurn(1))
    assert record_shown(SPECTATOR, TABLE, state, turn_faults) == {}
    assert record_shown(REFEREE, TABLE, state, turn_faults)["record"] == {
        "turn": [["little.route", "jump"]],
        "last": [["little.route", "jump"]],
    }
    assert judged == [(state.places, "blue"), (("b", *state.places[1:]), "red")]


def test_the_card_says_no_start_for_a_chip_from_the_hand() -> None:
    state = replace(little(), lines=((Line(1, "B1", "hand", "a"), Line(2, "B1", "a", "b")), ()))
    card = relocation_card(state, 0)
    assert card.lines == ((1, "B1", None, "a", ""), (2, "B1", "a", "b", ""))
    assert card.total == 0
