"""The computer's levels in Contig 60."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=100), club=Level(slips=50))
