"""The faults of a trick, or of a turn that ends without one (rulebook, part 5). If several parts of a rule are broken, the
first is the fault's detail."""

from collections.abc import Iterable

from engines.fab_a_diffy.board import PARTITIONS, VALUES, is_trick
from engines.fab_a_diffy.state import State, Turn, Work
from engines.kit.arithmetic.fractions import FractionSentence, parse_fraction_sentence
from engines.kit.referee.record import Fault, UnchallengedFaults, unchallenged_in

SENTENCE = "fab-a-diffy.sentence"
EQUIVALENT = "fab-a-diffy.equivalent"
ORDER = "fab-a-diffy.order"
TOUCH = "fab-a-diffy.touch"
TOUCHES_OF_A_TRICK = 2


def said(work: Work) -> FractionSentence | None:
    return None if work.sentence is None else parse_fraction_sentence(work.sentence)


def sentence_detail(sentence: FractionSentence | None, strips: Iterable[str]) -> str | None:
    """Return the broken part of the rule `fab-a-diffy.sentence` for three strips: `missing`, `strips` or `false`; None for a
    good sentence."""
    if sentence is None:
        return "missing"
    values = [name.value for name in sentence.names]
    if None in values or sorted(value for value in values if value is not None) != sorted(VALUES[strip] for strip in strips):
        return "strips"
    return None if sentence.is_true else "false"


def equivalent_detail(sentence: FractionSentence | None) -> str | None:
    """Return the first name in the sentence that no strip can have (rule `fab-a-diffy.equivalent`); None if there is none."""
    names = sentence.names if sentence else ()
    outside = next((name for name in names if name.parts not in PARTITIONS), None)
    if outside is None:
        return None
    return str(outside.shaded) if outside.parts is None else f"{outside.shaded}/{outside.parts}"


def order_detail(work: Work) -> str | None:
    """Return the broken part of the rule `fab-a-diffy.order` for a trick: `untouched`, `missing` or `early`; None if none is
    broken."""
    assert work.taken is not None
    if not set(work.taken) <= set(work.touched):
        return "untouched"
    if work.sentence is None:
        return "missing"
    return None if work.said_at >= TOUCHES_OF_A_TRICK else "early"


def touch_detail(work: Work) -> str | None:
    """Return the broken part of the rule `fab-a-diffy.touch` in a regular turn: `unused`, `sample_left` or `usable`; None if
    none is broken."""
    if work.taken is not None:
        return None if set(work.touched) <= set(work.taken) else "unused"
    if work.retired_to is None:
        return "sample_left" if work.touched else None
    return "usable" if work.usable else None


def is_usable(touched: tuple[str, ...], sample: str, strips: Iterable[str]) -> bool:
    """Return whether one trick can use the sample and all touched strips. `strips`: the open strips."""
    if len(touched) == 1:
        return any(other != touched[0] and is_trick(touched[0], other, sample) for other in strips)
    return len(touched) == TOUCHES_OF_A_TRICK and is_trick(touched[0], touched[1], sample)


def work_faults(work: Work | None, is_capture: bool) -> tuple[Fault, ...]:
    """Return the faults in the use of one sample. The rule that touched strips must be taken applies only to regular turns."""
    if work is None:
        return ()
    found: list[tuple[str, str | None]] = []
    if work.taken is not None:
        sentence = said(work)
        found = [
            (SENTENCE, sentence_detail(sentence, (*work.taken, work.sample))),
            (EQUIVALENT, equivalent_detail(sentence)),
            (ORDER, order_detail(work)),
        ]
    if not is_capture:
        found.append((TOUCH, touch_detail(work)))
    return tuple(Fault(rule, detail) for rule, detail in found if detail is not None)


def turn_faults(turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn. The faults of its capture come first."""
    return work_faults(turn.capture, True) + work_faults(turn.regular, False)


def unchallenged_faults(state: State) -> UnchallengedFaults:
    """Return the faults that no seat has challenged although a seat still may: the faults of the last turn, and of an
    open capture in the running turn."""
    lying = work_faults(state.turn.capture, True)
    return (*unchallenged_in((state.last,), turn_faults), *((state.turn.seat, fault) for fault in lying))
