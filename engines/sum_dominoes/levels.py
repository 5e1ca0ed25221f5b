"""The computer's levels in Sum Dominoes & Dice."""

from engines.kit.levels.level import Level, levels
from engines.sum_dominoes.bot import light_bot

LEVELS = levels(learner=Level(), club=Level(own=light_bot, slips=85), strong=Level(own=light_bot))
