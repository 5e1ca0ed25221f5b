"""Tests of external programs: the worker asks them by UCI, accepts only legal moves, and uses the level's own search if
they fail."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.levels.level import STRONG, Level
from engines.kit.levels.program import Program
from engines.registry import all_engines, engine_of
from server.jobs.bot_workers import Thinking
from server.jobs.uci_programs import MAX_FAILURES, Programs, found
from server.room.bots import BotTask, Chair, worked_out

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
MATE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
GAME = next(slug for slug, engine in all_engines().items() if engine.levels[STRONG].program is not None)
REAL = engine_of(GAME).levels[STRONG].program
assert REAL is not None

SCRIPT = """#!{python}
import sys
log = open({log!r}, "a")
for line in sys.stdin:
    log.write(line); log.flush()
    words = line.split()
    if words[:1] == ["uci"]:
        print("id name tiny")
        for name in ("Threads", "Hash", "UCI_Elo"):
            print("option name", name, "type spin default 1 min 1 max 9999")
        print("option name UCI_LimitStrength type check default false")
        print("uciok", flush=True)
    elif words[:1] == ["isready"]:
        print("readyok", flush=True)
    elif words[:1] == ["go"]:
        moves = words[words.index("searchmoves") + 1:]
        {answer}
    elif words[:1] == ["quit"]:
        break
"""
LAST = 'print("bestmove", moves[-1], flush=True)'


class Tiny:
    """A scripted program with a unique name. It logs the lines that it receives."""

    def __init__(self, folder: Path, name: str, answer: str = LAST) -> None:
        self._log = folder / f"{name}.log"
        path = folder / name
        path.write_text(SCRIPT.format(python=sys.executable, log=str(self._log), answer=answer))
        path.chmod(0o755)
        assert REAL is not None
        self.program = Program(command=name, options=REAL.options, nodes=77, bot=REAL.bot)

    @property
    def told(self) -> list[str]:
        return self._log.read_text().splitlines() if self._log.exists() else []


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


@pytest.fixture
def programs() -> Iterator[Programs]:
    made = Programs()
    yield made
    made.stop()


def test_it_is_bounded_and_chooses_from_the_moves(path: Path, programs: Programs) -> None:
    tiny = Tiny(path, "tiny")
    assert programs.ask(tiny.program, START, ["e2e4", "d2d4"]) == "d2d4"
    assert programs.ask(tiny.program, START, ["b1c3"]) == "b1c3"
    assert tiny.told.count("uci") == 1, "one process for all"
    assert "setoption name UCI_LimitStrength value true" in tiny.told
    assert f"setoption name UCI_Elo value {tiny.program.options['UCI_Elo']}" in tiny.told
    asked = [line for line in tiny.told if line.startswith("go ")]
    assert all("nodes 77" in line for line in asked)


@pytest.mark.parametrize("answer", ['print("bestmove h2h4", flush=True)', 'print("bestmove 0000", flush=True)'])
def test_another_move_than_those_is_no_answer(answer: str, path: Path, programs: Programs) -> None:
    assert programs.ask(Tiny(path, "tiny", answer).program, START, ["e2e4", "d2d4"]) is None


def test_one_that_dies_is_begun_again_and_in_the_end_no_more(path: Path, programs: Programs) -> None:
    tiny = Tiny(path, "tiny", "sys.exit(1)")
    assert [programs.ask(tiny.program, START, ["e2e4"]) for _again in range(MAX_FAILURES + 2)] == [None] * (MAX_FAILURES + 2)
    assert tiny.told.count("uci") == MAX_FAILURES


def test_a_position_that_no_game_leads_to_is_not_asked(path: Path, programs: Programs) -> None:
    tiny = Tiny(path, "tiny")
    assert programs.ask(tiny.program, "8/8/8/8/8/8/8/K7 w - - 0 1", ["a1a2"]) is None
    assert tiny.told == []


def test_a_level_whose_program_is_not_here_stays_as_it_is(programs: Programs) -> None:
    assert REAL is not None
    level = Level(deep=True, program=Program(command="not-installed", options={}, nodes=1, bot=REAL.bot))
    assert found("not-installed") is None
    assert programs.level(level) is level
    assert programs.level(Level()) == Level()
    assert programs.ask(level.program, START, ["e2e4"]) is None  # type: ignore[arg-type]


def test_a_program_in_the_folder_of_games_is_found_without_the_search_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Tiny(tmp_path, "tiny-game")
    assert found("tiny-game") is None
    monkeypatch.setattr("server.jobs.uci_programs.ELSEWHERE", str(tmp_path))
    assert found("tiny-game") == str(tmp_path / "tiny-game")


def a_task() -> BotTask:
    engine = engine_of(GAME)
    chance = ChanceReader(ChanceState(bytes(32)))
    state: Any = engine.setup(engine.read_options({}), 2, chance, 0)
    status = engine.status(state)
    while not any("move" in types for types in status.may):
        seat = next(seat for seat, types in enumerate(status.may) if "arrive" in types)
        state = engine.apply(state, seat, engine.parse({"type": "arrive"}), 0, chance, None).state
        status = engine.status(state)
    seat = next(seat for seat, types in enumerate(status.may) if "move" in types)
    return BotTask(GAME, engine.encode(state), 0, False, (Chair(seat, STRONG, bytes(32), bytes(32)),), "mark")


@pytest.mark.timeout(300)
async def test_a_worker_plays_the_level_with_the_program_of_its_machine(path: Path) -> None:
    """If the program dies, the worker must play the move that the level's own search finds."""
    assert REAL is not None
    tiny = Tiny(path, REAL.command)
    assert found(REAL.command) == str(path / REAL.command)
    thinking = Thinking(1, 140_000)
    try:
        thought = await thinking.think(a_task())
        assert thought is not None
        (asked,) = [line.split() for line in tiny.told if line.startswith("go ")]
        assert thought.action == {"type": "move", "uci": asked[-1]}
    finally:
        thinking.stop()
    Tiny(path, REAL.command, "sys.exit(1)")
    thinking = Thinking(1, 140_000)
    try:
        assert await thinking.think(a_task()) == worked_out(a_task())
    finally:
        thinking.stop()


@pytest.mark.skipif(found(REAL.command) is None, reason="the program is not installed here")
def test_the_real_one_mates_and_obeys(programs: Programs) -> None:
    assert REAL is not None
    assert programs.ask(REAL, MATE, ["a1a8"]) == "a1a8"
    assert programs.ask(REAL, START, ["b1a3", "b1c3"]) in {"b1a3", "b1c3"}
    assert programs.level(engine_of(GAME).levels[STRONG]).own is not engine_of(GAME).levels[STRONG].own
