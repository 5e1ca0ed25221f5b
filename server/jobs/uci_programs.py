"""External programs that play for a bot, such as chess engines. Each worker starts its own programs, and talks to them by the
UCI protocol with the package `chess`.

The worker accepts a program's move only if it is one of the allowed moves. If a program is not installed, dies or takes too
long, the bot plays without it.
"""

import logging
import os
import shutil
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from multiprocessing.util import Finalize
from typing import Final

import chess
import chess.engine

from engines.kit.levels.level import Level
from engines.kit.levels.program import Program

log = logging.getLogger("banderilla.programs")

ELSEWHERE: Final = os.pathsep.join(("/usr/games", "/usr/local/games"))
"""Folders where common systems install games. The search path of a service does not have them."""
START_S: Final = 5.0
MOVE_S: Final = 2.0
"""Seconds for a program's start, and maximum seconds that it may think per move."""
MAX_FAILURES: Final = 3
"""Number of failures after which the worker does not ask a program any more."""
EXIT_PRIORITY: Final = 1
"""Every priority makes an ending worker stop its programs; a finalizer without one would run only with its object."""
WRONG: Final = (chess.engine.EngineError, chess.engine.EngineTerminatedError, TimeoutError, OSError, ValueError)


class Programs:
    """The programs that this process has started."""

    def __init__(self) -> None:
        self._running: dict[str, chess.engine.SimpleEngine] = {}
        self._failures = Counter[str]()
        # Otherwise a worker that ends would wait for its programs.
        Finalize(None, self.stop, exitpriority=EXIT_PRIORITY)

    def level(self, level: Level) -> Level:
        """Returns the level as this machine can play it: with its program if the program is installed, otherwise without a
        program."""
        program = level.program
        if program is None or found(program.command) is None:
            return level
        return replace(level, own=program.bot(partial(self.ask, program)))

    def ask(self, program: Program, position: str, moves: Sequence[str]) -> str | None:
        """Returns the move that the program chooses; None if the program's move is not one of `moves`, or the program fails."""
        if self._failures[program.command] >= MAX_FAILURES:
            return None
        try:
            board = chess.Board(position)
            if not board.is_valid():
                return None  # a program may fail on a position that no game leads to
            roots = [chess.Move.from_uci(move) for move in moves]
            limit = chess.engine.Limit(time=MOVE_S, nodes=program.nodes)
            move = self._started(program).play(board, limit, root_moves=roots, game=object()).move
        except WRONG as error:
            self._failures[program.command] += 1
            self._drop(program.command)
            log.warning("a program returned no move", extra={"program": program.command, "why": type(error).__name__})
            return None
        return move.uci() if move is not None and move.uci() in moves else None

    def stop(self) -> None:
        for command in tuple(self._running):
            self._drop(command)

    def _started(self, program: Program) -> chess.engine.SimpleEngine:
        running = self._running.get(program.command)
        if running is None:
            path = found(program.command)
            if path is None:
                raise FileNotFoundError(program.command)
            running = chess.engine.SimpleEngine.popen_uci(path, timeout=START_S)
            self._running[program.command] = running
            running.configure(dict(program.options))
        return running

    def _drop(self, command: str) -> None:
        running = self._running.pop(command, None)
        if running is not None:
            with suppress(*WRONG):
                running.close()


def found(command: str) -> str | None:
    """Returns the path of the program on this machine; None if the program is not installed."""
    return shutil.which(command) or shutil.which(command, path=ELSEWHERE)
