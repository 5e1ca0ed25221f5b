"""How well the computer plays takeaway at each level."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=60), club=Level(slips=20))
