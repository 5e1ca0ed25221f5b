"""Tests of claims that the worked cases do not cover: repetition across corrections, rulings by a person, and
consistency of whole matches."""

import pytest

from engines.damas import ENGINE
from engines.damas.moves import legal_paths
from engines.damas.record import UNDONE, idle_turns, repetitions, replayed
from engines.damas.state import State, is_black
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.record import Mark
from tests.engines.damas.table import BLACK, WHITE, Game, careless_match

CHANCE = ChanceReader(ChanceState(bytes(32)))
OMITTED = "B:W18,30,32:B14,15,1"


def is_consistent(state: State) -> bool:
    """Return whether the board, the side to move, the counters and the record agree."""
    *_, now = replayed(state.start, state.record)
    kept = [entry for entry in state.record if entry[0] not in "*/"]
    moved = state.start.black
    for _entry in kept:
        moved = not moved
    return (
        now.board == state.board
        and now.black == is_black(state, state.flag) == moved
        and idle_turns(state.start, state.record) == state.idle
        and sum(state.turns) == len(kept)
    )


@pytest.mark.parametrize("seed", range(10))
def test_careless_matches_stay_consistent(seed: int) -> None:
    """A player must repeat a corrected turn. The game then accepts only legal moves, and the state stays consistent."""
    seen = careless_match(seed).seen
    assert all(is_consistent(state) for state in seen)
    corrected = [state for state in seen if state.must is not None]
    for state in corrected:
        assert set(state.must or ()) <= set(legal_paths(state.board, is_black(state, state.flag)))
        assert state.record[-1][0] == UNDONE
    assert corrected


def test_a_turn_taken_back_is_no_repetition() -> None:
    game = Game(fen="B:WK18,K32:BK14,K1")
    game.moves("1-5")
    assert game.claim(WHITE, "rectify") == "C"
    assert repetitions(game.state.start, game.state.record) == 1
    game.moves("14x23")
    assert game.state.record == ("/1-5", "14x23")


def test_the_board_after_a_soplo_counts_for_that_turn() -> None:
    game = Game(fen="B:WK18,K32:BK14,K1")
    game.moves("1-5")
    assert game.claim(WHITE, "huff", 14) == "C"
    assert repetitions(game.state.start, game.state.record) == 1
    game.moves("32-28 5-1 28-32 1-5")
    assert repetitions(game.state.start, game.state.record) == 2
    game.moves("32-28 5-1 28-32 1-5")
    assert game.play(WHITE, "claim_draw", ground="repetition") == {"rulings": [["damas.draw", "C"]]}


def ruled(state: State, seat: int, mark: Mark, **action: object) -> State:
    """Return the state after a claim with a person's ruling."""
    parsed = ENGINE.parse({"type": "challenge", **action})
    return ENGINE.apply(state, seat, parsed, 5_000, CHANCE, (mark,)).state


def omitted() -> State:
    game = Game(fen=OMITTED)
    game.moves("1-6")
    return game.state


def test_a_human_upholds_what_the_server_would_not() -> None:
    state = omitted()
    blown = ruled(state, WHITE, "C", rule="damas.capture", remedy="huff", target=6)
    assert (blown.board.count("b"), blown.book.strikes, blown.flag) == (2, (0, 0), WHITE)
    back = ruled(Game(fen="B:W30,31:B1,2").state, BLACK, "C", rule="damas.capture", remedy="rectify")
    assert (back.record, back.book.marks[BLACK], back.flag) == ((), ("C",), BLACK)
    words = ruled(state, WHITE, "C", rule="other:habló", remedy="rectify")
    assert (words.board, words.window, words.book.marks[WHITE]) == (state.board, True, ("C",))


def test_a_human_denies_what_the_server_would_uphold() -> None:
    state = omitted()
    denied = ruled(state, WHITE, "I", rule="damas.capture", remedy="rectify")
    assert (denied.board, denied.window, denied.book.strikes, denied.flag) == (state.board, True, (0, 1), WHITE)


def test_a_turn_without_fault_that_a_human_has_made_again_may_be_made_in_any_way() -> None:
    game = Game()
    game.moves("11-15")
    again = ruled(game.state, WHITE, "C", rule="damas.capture", remedy="rectify")
    assert again.must == legal_paths(again.board, True)
    assert again.flag == BLACK


def test_free_words_are_ia_for_the_server() -> None:
    game = Game(fen=OMITTED)
    game.moves("1-6")
    assert game.claim(WHITE, "rectify", rule="other:habló") == "IA"


@pytest.mark.parametrize("mark", ["C", "I"])
def test_a_claim_of_a_draw_that_a_human_rules_on(mark: Mark) -> None:
    state = Game(fen="B:WK31:BK1").state
    action = ENGINE.parse({"type": "claim_draw", "ground": "repetition"})
    after = ENGINE.apply(state, BLACK, action, 1_000, CHANCE, (mark,)).state
    assert (after.phase, after.book.strikes[BLACK]) == (("over", 0) if mark == "C" else ("turn", 1))


def test_marks_must_be_as_many_as_claims() -> None:
    two: tuple[Mark, ...] = ("C", "C")
    for action in ({"type": "claim_draw", "ground": "repetition"}, {"type": "challenge", "rule": "damas.step"}):
        with pytest.raises(Exception, match="malformed"):
            ENGINE.apply(Game().state, BLACK, ENGINE.parse(action), 1_000, CHANCE, two)
