"""Tests of games as PDN: the reader accepts the text of our own writer and that of other programs."""

import json
import random

import pytest
from draughts import Board, Move
from draughts.PDN import PDNReader
from hypothesis import given
from hypothesis import strategies as st

from engines.contract import Refusal
from engines.damas import ENGINE
from engines.damas.board import fen_of
from engines.damas.pdn import Game as Pdn
from engines.damas.pdn import Unreadable, export_pdn, read_pdn, write_pdn
from engines.damas.record import HUFFED, LOST, UNDONE, replayed
from engines.damas.state import Start
from tests.engines.damas.table import BLACK, WHITE, Game, careless_match
from tests.engines.exported_games import FILE

OMITTED = "B:W18,30,32:B14,15,1"


def over(game: Game) -> str:
    """End the match by resignation, and return its exported file."""
    while not ENGINE.status(game.state).is_over:
        if game.state.result is None:
            assert game.play(BLACK, "resign") == "ok"
        else:
            game.wait(game.table.now_ms + 60_000)
    assert ENGINE.export is not None
    return ENGINE.export(game.state, ("Ana", "Bo"), {})


def test_a_match_as_a_file() -> None:
    game = Game(options={"black_first_seat": 0})
    game.moves("11-15 22-18 15x22 25x18")
    text = over(game)
    assert '[White "Bo"]\n[Black "Ana"]\n[Termination "resign"]\n[Result "1-0"]\n[GameType "21"]\n\n' in text
    assert "1. 11-15 22-18 2. 15x22 25x18 1-0" in text
    first, second = read_pdn(text)
    assert first.record == ("11-15", "22-18", "15x22", "25x18")
    assert (first.tags["Round"], second.tags["Round"]) == ("1", "2")
    assert (second.tags["White"], second.tags["Black"], second.result, second.record) == ("Ana", "Bo", "0-1", ())


def test_a_game_begun_elsewhere_with_faults_and_a_lost_turn() -> None:
    game = Game(fen="W:W13,14,17,18,32:B9,2,23", options={"games": 2})
    game.moves("32-28")
    assert game.play(BLACK, "touch", square=9) == {"turn_lost": True}
    game.moves("14-10")
    assert game.claim(BLACK, "huff", 18) == "I"
    text = over(game)
    assert '[SetUp "1"]\n[FEN "W:W13,14,17,18,32:B2,9,23"]' in text
    assert "1. 32-28 {[%fault omitted]} {[%lost 9]} 2. 14-10 {[%fault omitted]} 1-0" in text
    assert read_pdn(text)[0].boards[-1] == game_end(text)


def game_end(text: str) -> str:
    game = read_pdn(text)[0]
    *_, last = replayed(game.start, game.record)
    return fen_of(last.board, last.black)


def test_a_soplo_and_a_turn_taken_back_stand_in_comments() -> None:
    game = Game(fen=OMITTED)
    game.moves("1-6")
    assert game.claim(WHITE, "rectify") == "C"
    game.moves("15x22 30-26 22x31 32-28")
    assert "{[%undone 1-6]} 1. 15x22 30-26 2. 22x31 32-28" in over(game)
    blown = Game(fen=OMITTED)
    blown.moves("1-6")
    assert blown.claim(WHITE, "huff", 15) == "C"
    blown.moves("18x9")
    text = over(blown)
    assert "1. 1-6 {[%fault omitted]} {[%huff 15]} 1... 18x9" in text
    assert read_pdn(text)[0].record == ("1-6", "*15", "18x9")


@pytest.mark.parametrize("seed", range(8))
def test_whole_matches_with_faults_and_claims_come_back(seed: int) -> None:
    game = careless_match(seed, black_first_seat=seed % 2)
    text = over(game)
    ended = [(each.start, each.record) for each in game.state.ended]
    ended.append((game.state.start, game.state.record))
    games = read_pdn(text)
    assert [(each.start, each.record) for each in games] == ended
    for each in games:
        assert write_pdn(each) in text
        assert all(len(line) <= 100 for line in write_pdn(each).splitlines())


def test_careless_matches_have_all_kinds_of_entries() -> None:
    signs = {entry[0] for seed in range(8) for entry in all_entries(careless_match(seed))}
    assert {HUFFED, LOST, UNDONE} < signs


def all_entries(game: Game) -> list[str]:
    return [entry for each in game.state.ended for entry in each.record] + list(game.state.record)


def test_the_position_at_the_end_of_a_game_can_be_set() -> None:
    first = Game()
    first.moves("11-15 22-18 15x22 25x18 12-16")
    fen = first.fen
    again = Game(pdn=over(first).split("\n[Event", 1)[0])
    assert again.fen == fen
    assert (again.to_case["flag"], again.to_case["window"], again.to_case["no_progress"]) == (WHITE, False, 0)
    assert again.play(WHITE, "move", path=[24, 19]) == "ok"


def test_a_file_of_another_program() -> None:
    text = """
[Event "Casual \\"blitz\\" game"]
[Result "1/2-1/2"]
[GameType "21,B,8,8,N1,0"]

1. 11-15 {the old faithful} 23-19! 2. 8-11 $3 (2. 9-14 22-17 (22-18 15x22 25x18)) 22-17 ; and so on
3. 9-13? 17-14 4. 10x17 21:14 1/2-1/2

[Event "Second"]
[FEN "W:WK18,30:B14"]
1. 18x9 *
"""
    first, second = read_pdn(text)
    assert first.tags["Event"] == 'Casual "blitz" game'
    assert first.record == ("11-15", "23-19", "8-11", "22-17", "9-13", "17-14", "10x17", "21x14")
    assert (first.result, second.result, second.record) == ("1/2-1/2", "*", ("18x9",))
    assert second.start == Start(second.start.board, False)
    assert len(first.boards) == len(first.record) + 1


def test_captures_by_their_ends() -> None:
    text = '[FEN "B:W15,24,23,31:BK10"]\n1. 10x28 *'
    assert read_pdn(text)[0].record == ("10x19x28",)


def test_games_without_a_result_end_where_the_next_begins() -> None:
    assert [game.record for game in read_pdn('[Event "a"]\n1. 11-15\n[Event "b"]\n1. 9-13 22-18')] == [
        ("11-15",),
        ("9-13", "22-18"),
    ]
    assert read_pdn("") == ()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1. 11-16 23-18 2. 99-1", "notation_unknown"),
        ("1. 11-18", "cannot be played"),
        ("1. 22-18", "cannot be played"),
        ("1. e4", "neither tag"),
        ('[GameType "20"]\n1. 32-28', "not English draughts"),
        ('[FEN "B:W99:B1"]', "no square"),
        ('[FEN "B:W14,15,22,23,32:BK10"]\n1. 10x10', "notation_ambiguous"),
        ("1. 11-15 {[%huff 11]}", "no piece"),
        ("1. 11-15 {[%huff x]}", "no square"),
        ("{[%lost 30]}", "no piece"),
    ],
)
def test_texts_that_make_no_sense(text: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        read_pdn(text)


@pytest.mark.parametrize("given", [{"pdn": "1. 11-18"}, {"pdn": ""}, {"pdn": "1. 11-15", "fen": OMITTED}, {"fen": "B:W1"}])
def test_positions_that_cannot_be_set(given: dict[str, str]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position(given, 0)


def test_names_may_have_any_sign() -> None:
    game = Game(options={"games": 2})
    game.play(BLACK, "resign")
    assert ENGINE.export is not None
    fate = random.Random(3)
    name = "".join(fate.choice('ab"\\[]{}; ñ') for _ in range(30))
    text = ENGINE.export(game.state, (name, ""), {})
    (only,) = read_pdn(text)
    assert (only.tags["Black"], only.tags["White"]) == (name, "?")


def test_a_running_game_is_not_yet_in_the_file() -> None:
    assert export_pdn(Game().state, ("", "")) == ""
    assert isinstance(read_pdn("1. 11-15")[0], Pdn)


def test_the_tags_of_a_class_are_in_each_game_and_the_round_counts_them() -> None:
    tags = {"Event": "Quinto B", "Site": "Banderilla", "Date": "2026.11.23", "Round": "3"}
    game = careless_match(1)
    over(game)
    games = read_pdn(export_pdn(game.state, ("Ana", "Computadora"), tags))
    assert games
    for number, one in enumerate(games, 1):
        assert {key: one.tags[key] for key in ("Event", "Site", "Date")} == {
            key: tags[key] for key in ("Event", "Site", "Date")
        }
        assert one.tags["Round"] == (f"3.{number}" if len(games) > 1 else "3")
        assert {one.tags["White"], one.tags["Black"]} == {"Ana", "Computadora"}


START = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"


@pytest.mark.parametrize(
    ("text", "fen"),
    [
        ("W:W21-32:B1-12", START),
        ("w:w21–32:b1—12:H0:F1", START),
        ("\ufeffW:W21-32:B1-12.", START),
        ('[FEN "W:W21-32:B1-12"]', START),
        ("B:WK18,k30:BK14-15", "B:WK18,K30:BK14,K15"),
        ('\ufeff[Event "x"]\n[FEN "B:W18:B14"]\n\n*', "B:W18:B14"),
        ("fen W:W21-32:B1-12", START),
        ("'W:W21-32:B1-12'", START),
        ("1. 11-15, 23-19 2-0", "B:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15"),
        ("1. 11–15 *", "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15"),
    ],
)
def test_positions_as_other_programs_write_them(text: str, fen: str) -> None:
    assert ENGINE.to_case(ENGINE.set_up({"text": text}, 2, 0), 0)["fen"] == fen


@pytest.mark.parametrize("text", ["", "[", "B:W1-40:B2", "B:W5-3:B1", "W:W1:W2", "1. 11-15 *\n\n1. 11-16 *", "hello"])
def test_a_text_that_is_no_single_position_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.set_up({"text": text}, 2, 0)


@given(st.text(alphabet='WBKHFwbk0123456789:,.-–x[]{}() "\n\ufeff', max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert outcome(text) in ("read", "malformed")


def outcome(text: str) -> str:
    try:
        ENGINE.set_up({"text": text}, 2, 0)
    except Refusal as refusal:
        return refusal.code
    return "read"


def test_a_strict_reader_of_others_plays_the_exported_game() -> None:
    (game,) = PDNReader(pdn_text=json.loads(FILE.read_text(encoding="utf-8"))["pdn"]).games
    board = Board(variant=game.variant)
    for move in game.moves:
        board.push(Move(board, pdn_move=move))
    assert (game.variant, game.game_ending) == ("english", "1-0")
    assert board.fen == "B:W18,21,23,24,26,27,28,29,30,31,32:B1,10,12,2,3,4,5,6,7,8,9"
