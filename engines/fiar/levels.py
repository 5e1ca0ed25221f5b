"""How well the computer plays FIAR at each level."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=75), club=Level(slips=30))
