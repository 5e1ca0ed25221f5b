"""The computer's levels in Truco."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=75), club=Level(slips=30))
