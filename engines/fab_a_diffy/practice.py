"""The faults that people make in Fab-A-Diffy, for the referees' exercises."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from engines.fab_a_diffy.actions import Announce, RetireSample, Take, Touch
from engines.fab_a_diffy.board import PARTITIONS, VALUES, is_trick, tricks_in, true_sentence
from engines.fab_a_diffy.faults import EQUIVALENT, ORDER, SENTENCE, TOUCH, is_usable
from engines.fab_a_diffy.state import State, open_strips
from engines.kit.declaration.practice import FaultKind, Practice, Slip
from engines.kit.referee.actions import PassFlag

NEAR = 6
"""Number of false tricks for exercises to choose from. Exercises use the tricks with the smallest errors."""
LARGEST_FACTOR = 5


def _sample(state: State, seat: int) -> str | None:
    """Return the sample if the seat has drawn it and has touched nothing yet."""
    work = state.turn.regular
    is_ready = seat == state.flag and state.phase == "sampled" and work is not None and not state.turn.is_lost
    return work.sample if is_ready and work is not None and not work.touched and work.taken is None else None


def _trick(first: str, second: str, said: str) -> tuple[Touch, Touch, Announce, Take]:
    return Touch(first), Touch(second), Announce(said), Take((first, second))


def _true(state: State, sample: str) -> Iterator[Slip]:
    for first, second in tricks_in(open_strips(state), sample):
        yield Slip(None, _trick(first, second, true_sentence(first, second, sample)))


def false_sums(state: State, seat: int) -> Sequence[Slip]:
    """Return tricks whose sentence is nearly true."""
    sample = _sample(state, seat)
    if sample is None:
        return ()
    pairs = [pair for pair in combinations(open_strips(state), 2) if not is_trick(*pair, sample)]

    def missed_by(pair: tuple[str, str]) -> float:
        low, middle, high = sorted((VALUES[pair[0]], VALUES[pair[1]], VALUES[sample]))
        return abs(float(low + middle - high))

    nearest = sorted(pairs, key=missed_by)[:NEAR]
    return [Slip(_trick(*pair, true_sentence(*pair, sample)), None) for pair in nearest] + [*_true(state, sample)]


def other_strips(state: State, seat: int) -> Sequence[Slip]:
    """Return tricks with a true sentence about another pair of strips: the seat takes only one strip of that pair. For
    comparison, also return right tricks."""
    sample = _sample(state, seat)
    if sample is None:
        return ()
    strips = open_strips(state)
    found = [*_true(state, sample)]
    for first, second in tricks_in(strips, sample):
        for kept, left in ((first, second), (second, first)):
            near = sorted((abs(VALUES[strip] - VALUES[left]), strip) for strip in strips if strip not in (first, second))
            said = true_sentence(first, second, sample)
            found += [Slip(_trick(kept, strip, said), None) for _far, strip in near[:2] if VALUES[strip] != VALUES[left]]
    return found


def names(state: State, seat: int) -> Sequence[Slip]:
    """Return tricks whose sentence gives a fraction of the right value a name that no strip can have. For comparison, also
    return tricks whose sentence gives such a fraction another name that a strip can have."""
    sample = _sample(state, seat)
    if sample is None:
        return ()
    found = []
    for first, second in tricks_in(open_strips(state), sample):
        for strip in (first, second, sample):
            value = VALUES[strip]
            for factor in range(1, LARGEST_FACTOR + 1):
                shaded, parts = value.numerator * factor, value.denominator * factor
                said = true_sentence(first, second, sample).split(" ")
                renamed = " ".join(f"{shaded}/{parts}" if name == strip else name for name in said)
                trick = _trick(first, second, renamed)
                if parts not in PARTITIONS:
                    found.append(Slip(trick, None))
                elif f"{shaded}/{parts}" != strip:
                    found.append(Slip(None, trick))
    return found


def early(state: State, seat: int) -> Sequence[Slip]:
    """Return sentences that the seat says before it touches a strip. No exercise has a sentence between the two touches,
    because the printed rules can be read to allow it."""
    sample = _sample(state, seat)
    if sample is None:
        return ()
    tricks = [_trick(*pair, true_sentence(*pair, sample)) for pair in tricks_in(open_strips(state), sample)]
    return [Slip((said, first, second, take), (first, second, said, take)) for first, second, said, take in tricks]


def usable(state: State, seat: int) -> Sequence[Slip]:
    """Return turns that retire the sample although the touched strips make a trick with it."""
    sample = _sample(state, seat)
    if sample is None:
        return ()
    return [
        Slip((Touch(first), Touch(second), RetireSample()), None)
        if is_trick(first, second, sample)
        else Slip(None, (Touch(first), Touch(second), RetireSample()))
        for first, second in combinations(open_strips(state), 2)
    ]


def left(state: State, seat: int) -> Sequence[Slip]:
    """Return turns that neither use a touched strip in a trick nor retire the sample."""
    sample = _sample(state, seat)
    if sample is None:
        return ()
    strips = open_strips(state)
    return [
        Slip((Touch(strip), PassFlag()), (Touch(strip), RetireSample()))
        for strip in strips
        if not is_usable((strip,), sample, strips)
    ]


PRACTICE = Practice(
    kinds=(
        FaultKind(id="false", rule=SENTENCE, skill="fractions", difficulty=3, weight=6, detail="false"),
        FaultKind(id="strips", rule=SENTENCE, skill="fractions", difficulty=2, weight=3, detail="strips"),
        FaultKind(id="name", rule=EQUIVALENT, skill="fractions", difficulty=2, weight=4),
        FaultKind(id="usable", rule=TOUCH, skill="fractions", difficulty=3, weight=3, detail="usable"),
        FaultKind(id="early", rule=ORDER, skill="procedure", difficulty=1, weight=2, detail="early"),
        FaultKind(id="left", rule=TOUCH, skill="procedure", difficulty=1, weight=1, detail="sample_left"),
    ),
    makers={"false": false_sums, "strips": other_strips, "name": names, "usable": usable, "early": early, "left": left},
)
