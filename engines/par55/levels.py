"""How well the computer plays Par 55 at each level."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=90), club=Level(slips=35))
