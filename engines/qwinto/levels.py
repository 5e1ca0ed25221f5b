"""How well the computer plays Qwinto at each level."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=70), club=Level(slips=28))
