"""The computer's levels in Qwinto."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=70), club=Level(slips=28))
