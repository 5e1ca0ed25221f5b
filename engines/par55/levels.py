"""The computer's levels in Par 55."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=90), club=Level(slips=35))
