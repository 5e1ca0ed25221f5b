"""The results of a run, and the table that reports them."""

import statistics
from collections import Counter
from dataclasses import dataclass, field

from tests.faults.chaos.history import KINDS, Wrong


@dataclass
class Tally:
    """The result of one round, or the sum of several. `recovered_s`: recovery times by fault. `left_out`: the faults
    that no round could run, with the reason."""

    rounds: int = 0
    seconds: float = 0.0
    rooms: int = 0
    acked: int = 0
    refused: int = 0
    repeated: int = 0
    checked_views: int = 0
    clocks: int = 0
    came_back: int = 0
    gaps: int = 0
    dead_resumes: int = 0
    strokes: Counter[str] = field(default_factory=Counter)
    injected: Counter[str] = field(default_factory=Counter)
    recovered_s: dict[str, list[float]] = field(default_factory=dict)
    errors: Counter[str] = field(default_factory=Counter)
    wrongs: list[Wrong] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        for name in ("seconds", "rooms", "acked", "refused", "repeated", "checked_views", "clocks", "came_back", "gaps"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.dead_resumes += other.dead_resumes
        self.strokes += other.strokes
        self.injected += other.injected
        self.errors += other.errors
        self.wrongs += other.wrongs
        for fault, took in other.recovered_s.items():
            self.recovered_s.setdefault(fault, []).extend(took)
        known = self.left_out if self.rounds else other.left_out
        self.left_out = {fault: why for fault, why in other.left_out.items() if fault in known}
        self.rounds += other.rounds

    def lines(self) -> list[str]:
        """Returns the lines of the whole table."""
        counts = Counter(wrong.kind for wrong in self.wrongs)
        return [
            f"{'fault':<32}{'strokes':>8}{'hurt':>8}   recovery of a room, s: {'p50':>6}{'p95':>7}{'max':>7}",
            *(self._line(fault) for fault in sorted(self.strokes, key=lambda name: -self.injected[name])),
            f"{'all':<32}{sum(self.strokes.values()):>8}{sum(self.injected.values()):>8}",
            *(f"{fault:<32} left out: {why}" for fault, why in sorted(self.left_out.items())),
            "",
            f"{self.seconds / 60:.1f} minutes of faults, {self.rooms} rooms, {self.acked} actions acknowledged, "
            f"{self.refused} refused, {self.repeated} answered more than once,",
            f"{self.clocks} clocks ran out, {self.checked_views} views compared",
            f"{self.came_back} times somebody came back, {self.gaps} gaps, {self.dead_resumes} resumes without an answer",
            "errors told: " + (", ".join(f"{code} {count}" for code, count in sorted(self.errors.items())) or "none"),
            "",
            *(f"{counts[kind]:>7}  {kind:<9}{words}" for kind, words in KINDS.items()),
        ]

    def _line(self, fault: str) -> str:
        took = sorted(self.recovered_s.get(fault, ())) or [0.0]
        p50, p95 = statistics.median(took), took[min(len(took) - 1, int(len(took) * 0.95))]
        hurt = f"{self.strokes[fault]:>8}{self.injected[fault]:>8}"
        return f"{fault:<32}{hurt}{p50:>32.2f}{p95:>7.2f}{took[-1]:>7.2f}"
