"""How well the computer plays Fab-A-Diffy at each level."""

from engines.kit.levels.level import Level, levels

LEVELS = levels(learner=Level(slips=80), club=Level(slips=35))
