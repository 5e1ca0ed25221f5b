"""The facts of a fault of Fab-A-Diffy (`Fault.facts`): strips, the right sum, and places."""

from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from engines.fab_a_diffy.board import PARTITIONS
from engines.fab_a_diffy.faults import EQUIVALENT, SENTENCE, said, work_faults
from engines.fab_a_diffy.state import Turn, Work
from engines.kit.arithmetic.fractions import FractionSentence, Named
from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault

SAMPLE = "sample"
"""Name of the box for the sample on the client's board."""


class WrongStrips(Cells):
    """Facts of a sentence with wrong strips. `said`: its fractions; `strips`: the required fractions."""

    said: list[str]
    strips: list[str]


class WrongSum(Cells):
    """Facts of a false sentence. `expression`: a part of the sentence; `said`: the value that the sentence gives it; `right`:
    its true value, in lowest terms."""

    expression: str
    said: str
    right: str


class WrongName(Cells):
    """Facts of a fraction with a name that no strip has. `parts`: the numbers of equal parts that a strip may have."""

    name: str
    parts: list[int]


class Strips(Cells):
    strips: list[str]


def explained(work: Work, fault: Fault) -> Fault:
    """Return a fault in the use of one sample, with its facts added."""
    facts = _facts(work, fault)
    return fault if facts is None else replace(fault, facts=facts)


def faults_explained(turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn with their facts. The faults of the capture come first."""
    return tuple(
        explained(work, fault)
        for work, is_capture in ((turn.capture, True), (turn.regular, False))
        if work is not None
        for fault in work_faults(work, is_capture)
    )


def _facts(work: Work, fault: Fault) -> Any:
    sentence = said(work)
    if fault.rule == EQUIVALENT:
        return WrongName(name=str(fault.detail), parts=sorted(part for part in PARTITIONS if part is not None), cells=[])
    if fault.rule == SENTENCE and sentence is not None:
        if fault.detail == "false":
            return wrong_sum(sentence)
        meant = work.taken or work.touched
        return WrongStrips(said=[_text(name) for name in sentence.names], strips=[*meant, work.sample], cells=[SAMPLE])
    if fault.detail == "early":
        return Strips(strips=list(work.touched[: work.said_at]), cells=[])
    if fault.detail in ("unused", "usable", "untouched"):
        return Strips(strips=list(work.touched), cells=[SAMPLE] if fault.detail == "usable" else [])
    return None


def wrong_sum(sentence: FractionSentence) -> WrongSum:
    sign = "+" if sentence.is_sum else "−"
    first, second = sentence.first.value, sentence.second.value
    right = None if first is None or second is None else first + second if sentence.is_sum else first - second
    return WrongSum(
        expression=f"{_text(sentence.first)} {sign} {_text(sentence.second)}",
        said=_text(sentence.result),
        right="?" if right is None else _fraction(right),
        cells=[],
    )


def _text(name: Named) -> str:
    return str(name.shaded) if name.parts is None else f"{name.shaded}/{name.parts}"


def _fraction(value: Fraction) -> str:
    return str(value).replace("-", "−")
