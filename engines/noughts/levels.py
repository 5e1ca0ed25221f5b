"""The computer's levels in noughts."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=60), club=Level(slips=20))
