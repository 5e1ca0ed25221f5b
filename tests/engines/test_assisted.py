"""In assisted mode a player cannot commit a fault: the server refuses every action that could be challenged correctly
in a tournament, and names the rule and the detail."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import pytest
from hypothesis import given

from banderilla_conformance.cases import Table
from banderilla_conformance.laws import FEW, ONCE, seeds
from banderilla_conformance.laws import refused as refusal_code
from banderilla_conformance.playout import Playout
from engines.contract import SPECTATOR, Engine, Refusal
from engines.registry import engine_of, slugs
from tests.engines.faults import REFEREED, cases_of, rules_of
from tests.games import REFEREED as CHALLENGED

LISTED = [slug for slug in slugs() if engine_of(slug).about.listed]
MOST_STEPS = 400
EVERY = 3
"""The test looks at each third view, and at each status."""
FAULTS = [pytest.param(slug, rule, id=rule) for slug in REFEREED for rule in rules_of(slug)]


def refused(slug: str, case: Mapping[str, Any]) -> tuple[Any, Any] | None:
    """Play a tournament case in assisted mode. Return the code and the rule of the first refusal, or None if the server
    accepts all actions."""
    table = Table(engine_of(slug), {**case["given"], "mode": "assisted"})
    for action in case["actions"][:-1]:
        said = table.play(action)
        if isinstance(said, dict) and "rejected" in said:
            return said["rejected"], said.get("rule")
    return None


@pytest.mark.parametrize(("slug", "rule"), FAULTS)
def test_the_fault_is_refused_at_once(slug: str, rule: str) -> None:
    """The refusal of a wrong action names the broken rule. If a turn omits something, the refusal says that the turn is
    incomplete.

    The test skips a fault that is possible only after a correct challenge, because in assisted mode the server already refuses
    the fault that would be challenged.
    """
    cases = cases_of(slug, rule)
    answers = {refused(slug, case) for case in cases} - {None}
    follows = all(any("rulings" in step for step in case["expected"]["steps"][:-1] if step != "ok") for case in cases)
    assert follows or answers & {("fault", rule), ("turn_incomplete", None)}


@pytest.mark.parametrize("slug", CHALLENGED)
@FEW
@given(seed=seeds)
def test_a_challenge_is_offered_to_nobody_and_refused_at_every_moment(slug: str, seed: int) -> None:
    engine = engine_of(slug)
    game = Playout(engine, engine.about.seats[0], "assisted", seed)
    for count, _step in enumerate(game.steps(clock=0.1)):
        may = game.status.may
        assert all("challenge" not in open_to_seat for open_to_seat in may)
        if count % 9 or game.status.is_over:
            continue
        for seat in range(game.seats):
            # The types allow forms of challenge that this game does not use. At least one form is the game's own.
            codes = {refusal_code(game, seat, engine.parse(raw)) for raw in challenges_of(engine, seat)}
            assert "no_challenges" in codes <= {"no_challenges", "malformed"}


def tables() -> Iterator[Any]:
    """Yield every game with every number of seats. Then yield every game with its largest number of seats and one option that
    has another value than its default. Times, the mode, and options that assisted mode sets keep their values."""
    for slug in LISTED:
        about = engine_of(slug).about
        for seats in about.seats:
            yield pytest.param(slug, seats, {}, id=f"{slug}-{seats}")
        for choice in about.choices:
            for value in () if choice.field == "mode" or choice.at_home is not None else choice.values[1:]:
                if not str(choice.field).endswith("_ms"):
                    yield pytest.param(slug, about.seats[-1], {choice.field: value}, id=f"{slug}-{choice.field}-{value}")


@pytest.mark.parametrize(("slug", "seats", "asked"), [*tables()])
@ONCE
@given(seed=seeds)
def test_no_clock_hurries_a_learner_in_any_phase(slug: str, seats: int, asked: Mapping[str, Any], seed: int) -> None:
    """From the first moment to the end of an assisted game, no deadline exists, no window has an end, and no clock
    runs."""
    engine = engine_of(slug)
    game = Playout(engine, seats, "assisted", seed, **{**engine.about.at_home, **asked})
    steps = game.steps(clock=0.0)
    for number, _step in enumerate((None, *islice(steps, MOST_STEPS))):
        status = game.status
        assert status.due_at_ms is None, status
        assert all(window.closes_at_ms is None for window in status.windows), status
        for viewer in (0, SPECTATOR) if number % EVERY == 0 else ():
            running = {key: value for key, value in moments(engine.view(game.state, viewer, game.now_ms)) if value is not None}
            assert not running, (status.phase, running)


def moments(view: Any) -> Iterator[tuple[str, Any]]:
    """Yield every server time and every remaining time in a view, at any depth."""
    if isinstance(view, dict):
        for key, value in view.items():
            if key in ("due_at_ms", "since_ms", "left_ms") or key.endswith("_by_ms") or key in ("minute_ms", "hold_ms"):
                yield key, value
            else:
                yield from moments(value)
    elif isinstance(view, list | tuple):
        for each in view:
            yield from moments(each)


def challenges_of(engine: Engine[Any, Any, Any], seat: int) -> list[dict[str, Any]]:
    """Return a challenge of each challengeable rule with each target, as far as the game can parse them."""
    targets: tuple[dict[str, Any], ...] = (
        {},
        {"target": 1 - seat},
        {"target": {"seat": 1 - seat, "box": "orange-1"}},
        {"remedy": "huff"},
    )
    rules = [rule.id for rule in engine.rules if rule.challengeable]
    found = []
    for raw in ({"type": "challenge", "rule": rule, **target} for rule in rules for target in targets):
        try:
            engine.parse(raw)
        except Refusal:
            continue
        found.append(raw)
    assert found, f"no challenge of {engine.about.slug} could be made"
    return found
