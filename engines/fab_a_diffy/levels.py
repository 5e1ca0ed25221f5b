"""The computer's levels in Fab-A-Diffy."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=80), club=Level(slips=35))
