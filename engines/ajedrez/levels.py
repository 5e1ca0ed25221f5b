"""How well the computer plays chess at each level."""

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
"""Held to the strength of a good player of a club, above the own search. Its weakest would be too strong for other levels."""

LEVELS = levels(learner=Level(slips=60), club=Level(slips=20), strong=Level(own=deep_bot, deep=True, program=STOCKFISH))
