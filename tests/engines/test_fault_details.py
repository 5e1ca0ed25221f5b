"""Every engine declares exactly its possible faults: each detail of each rule's faults, and each word for a missing
part of a turn.

The test plays the worked cases in tournament mode and in assisted mode, and random games with many faults. Every
refused or recorded detail must be declared, and every declared detail must occur.
"""

import random
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

import pytest

from banderilla_conformance.cases import Table
from banderilla_conformance.playout import MODES, Playout, plain
from engines.contract import Refusal
from engines.kit.declaration.fault_details import A_NAME, A_NUMBER, NONE, key_of
from engines.registry import engine_of, slugs
from tests.engines.case_files import worked_cases

GAMES_AT_RANDOM = 4
STEPS_AT_RANDOM = 250


class Met(NamedTuple):
    """The details that occurred so far. `faults`: pairs (rule, detail). `missing`: the parts that refused turns lacked."""

    faults: set[tuple[str, Any]]
    missing: set[str]


def note(met: Met, said: Any) -> None:
    """Add the details in the result of an action to `met`. The result has the form of the worked cases."""
    if not isinstance(said, dict):
        return
    met.faults.update((rule, detail) for rule, detail, *_ in said.get("faults", ()))
    if said.get("rejected") == "fault":
        met.faults.add((said["rule"], said.get("detail")))
    if said.get("rejected") == "turn_incomplete":
        lacking = said["missing"]
        met.missing.update([lacking] if isinstance(lacking, str) else lacking)


def play_case(met: Met, slug: str, case: dict[str, Any], mode: str | None) -> None:
    engine = engine_of(slug)
    given = case["given"] if mode is None else {**case["given"], "mode": mode}
    try:
        table = Table(engine, given)
    except Refusal:
        return  # assisted mode does not allow the case's position
    for action in case["actions"]:
        try:
            said = table.play(action)
        except (Refusal, StopIteration):
            continue  # the case took another course in the other mode
        note(met, plain(said))
        for _seat, fault in engine.unchallenged_faults(table.state):
            met.faults.add((fault.rule, fault.detail))


def attempts(playout: Playout) -> Iterator[Any]:
    """Yield (seat, action) for some wrong actions and early passes in the present position. The playout itself does not
    carry them out."""
    for seat in range(playout.seats):
        may = playout.status.may[seat]
        wrong = list(playout.engine.faulty_actions(playout.state, seat))
        ending = [playout.engine.parse({"type": kind}) for kind in ("pass_flag", "press") if kind in may]
        for action in (*playout.fate.sample(wrong, min(len(wrong), 3)), *ending):
            yield seat, action


def play_at_random(met: Met, slug: str, mode: str, seed: int) -> None:
    engine = engine_of(slug)
    playout = Playout(engine, engine.about.seats[0], mode, seed)
    for step in playout.steps(faults=0.3 if mode == "tournament" else 0.0):
        note(met, plain(step.record))
        met.faults.update((fault.rule, fault.detail) for _seat, fault in engine.unchallenged_faults(playout.state))
        if playout.fate.random() < 0.4:
            for seat, action in attempts(playout):
                try:
                    engine.apply(playout.state, seat, action, playout.now_ms, playout.reader, None)
                except Refusal as refusal:
                    note(met, {"rejected": refusal.code, **plain(refusal.params)})
        if len(playout.log) >= STEPS_AT_RANDOM:
            break


def kind_of(detail: Any, declared: Collection[str]) -> str:
    """Return the declared detail that covers this detail: for a number `A_NUMBER`, for a text its own word or `A_NAME`."""
    if detail is None:
        return NONE
    if isinstance(detail, int):
        return A_NUMBER
    return str(detail) if detail in declared or set(declared) - {A_NAME, NONE} else A_NAME


@pytest.mark.long
@pytest.mark.parametrize("slug", slugs())
def test_what_is_declared_is_what_there_is(slug: str) -> None:
    engine = engine_of(slug)
    met = Met(set(), set())
    for case in worked_cases(slug):
        for mode in (None, *MODES):
            play_case(met, slug, case, mode)
    fate = random.Random(slug)
    for mode in MODES:
        for _game in range(GAMES_AT_RANDOM):
            play_at_random(met, slug, mode, fate.getrandbits(32))
    found = {(rule, kind_of(detail, engine.details.get(rule, ()))) for rule, detail in met.faults}
    declared = {(rule, detail) for rule, details in engine.details.items() for detail in details}
    assert found == declared
    assert met.missing == set(engine.missing)
    assert {rule for rule, _detail in declared} <= {rule.id for rule in engine.rules}


def test_only_a_word_is_part_of_the_key_of_a_faults_sentence() -> None:
    assert key_of("juggle.calculated-value", "dice") == "juggle.calculated-value dice"
    assert [key_of("par55.score", kind) for kind in (NONE, A_NUMBER, A_NAME)] == ["par55.score"] * 3
