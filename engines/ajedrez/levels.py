"""The computer's chess levels."""

from typing import Final

from engines.ajedrez.bot import asking_bot, deep_bot
from engines.kit.levels.level import Level, levels
from engines.kit.levels.program import Program

STOCKFISH: Final = Program(
    command="stockfish",
    options={"Threads": 1, "Hash": 16, "UCI_LimitStrength": True, "UCI_Elo": 1600},
    nodes=40_000,
    bot=asking_bot,
)
"""The external chess program for the strongest level, limited to the strength of a good club player. It still plays better
than the engine's own search. Even the program's weakest setting is too strong for the other levels."""

LEVELS = levels(learner=Level(slips=60), club=Level(slips=20), strong=Level(own=deep_bot, deep=True, program=STOCKFISH))
