"""The computer's levels in Queens & Guards."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=90), club=Level(slips=45))
