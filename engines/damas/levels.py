"""The computer's levels in damas."""

from engines.damas.bot import deep_bot
from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=60), club=Level(slips=20), strong=Level(own=deep_bot, deep=True))
