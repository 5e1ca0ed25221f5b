"""How well the computer plays Contig 60 at each level."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=100), club=Level(slips=50))
