"""How well the computer plays Queens & Guards at each level."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=90), club=Level(slips=45))
