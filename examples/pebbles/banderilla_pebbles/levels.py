"""The computer's levels in pebbles."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=60), club=Level(slips=20))
