"""The computer's levels in Kwatro-Sinko."""

from engines.kit.levels.level import Level, Search, levels

LEVELS = levels(
    learner=Level(slips=65),
    club=Level(slips=25),
    strong=Level(search=Search(types=frozenset({"move"}), candidates=8, nodes=400)),
)
