"""Tests of the flow of a duel: simultaneous deadlines, time violations, holds, forfeits, and ends of the game outside a
turn."""

from msgspec.structs import replace

from engines.contract import CLOCK, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.clocks.deadline import NEVER, Deadline
from engines.kit.clocks.turn import stopped
from engines.registry import engine_of
from tests.engines.kit.script import Script

NOW_MS = 1_000_000


def test_a_hold_and_the_time_limit_on_one_moment_come_in_this_order() -> None:
    engine, chance = engine_of("contig60"), ChanceReader(ChanceState(bytes(32)))
    options = engine.read_options({"mode": "tournament"})
    state = engine.setup(options, 2, chance, NOW_MS)
    both = replace(state, clock=stopped(state.clock), hold=Deadline(NOW_MS), limit=Deadline(NOW_MS))
    first = engine.apply(both, CLOCK, Tick(), NOW_MS, chance, None).state
    assert (first.hold, first.limit) == (NEVER, Deadline(NOW_MS))
    assert not first.time_called
    assert engine.apply(first, CLOCK, Tick(), NOW_MS, chance, None).state.time_called


def takeaway(**given: object) -> Script:
    return Script("takeaway", **given)


def capture_open(minimum_ms: int) -> Script:
    """Return a script where seat 1 has captured and has then rolled for its own turn. The capture can be challenged for
    `minimum_ms`."""
    script = Script("contig60", chance=[[1, 1, 1], [2, 2, 2]], options={"window_min_ms": minimum_ms})
    return script.play("0 roll", "0 pass", '1 x3 "1+1+1" =60', "1 roll")


def test_the_grace_follows_the_reminder_and_counts_from_the_end_of_the_turn() -> None:
    script = takeaway()
    script.wait(60_000)
    script.shows(violations=[1, 0], flag=0)
    assert script.kinds == ["time_reminder"]
    script.wait(9_999)
    script.shows(flag=0)
    script.play("0 take 2").shows(pile=13)
    script.wait(1)
    script.shows(flag=1, pile=15, violations=[1, 0])
    assert script.kinds[-1] == "turn_forfeited"


def test_two_violations_of_a_seat_cost_turns_and_the_third_costs_it_the_game() -> None:
    script = takeaway(flag=1)
    for _turn in range(4):
        script.wait(70_000)
    script.shows(flag=1, violations=[2, 2], result=None)
    script.wait(59_999)
    script.shows(result=None)
    script.wait(1)
    script.shows(violations=[2, 3], result={"result": "win", "seat": 0, "reason": "time_violations"})
    assert script.kinds[-2:] == ["time_reminder", "game_over"]


def test_a_hold_puts_a_forfeit_off_and_the_holder_can_only_wait() -> None:
    script = capture_open(100_000)
    script.wait(70_000)
    script.shows(flag=1)
    assert script.kinds[-1] == "time_reminder"
    assert script.code("1 @8") == "window_open"
    assert script.status.due_at_ms == 100_000
    script.wait(30_000)
    assert script.kinds[-1] == "turn_forfeited"
    script.shows(flag=0)
    assert not script.state.forfeit_waits


def test_the_end_of_a_hold_without_a_forfeit_leaves_the_turn_as_it_is() -> None:
    script = capture_open(5_000)
    assert script.code("1 pass") == "window_open"
    script.wait(5_000)
    script.shows(flag=1, phase="rolled")
    assert script.state.hold == NEVER
    script.play("1 pass").shows(flag=0)


def test_a_seat_that_challenges_nothing_ends_the_hold_and_brings_the_forfeit_that_waits() -> None:
    script = capture_open(100_000)
    assert script.code("1 nochallenge") == "no_window"
    script.wait(70_000)
    script.play("0 nochallenge").shows(flag=0)
    assert script.kinds[-2:] == ["no_challenge", "turn_forfeited"]


def test_a_forfeit_of_a_challenged_turn_leaves_the_challenge_to_the_next_holder() -> None:
    script = takeaway().play("0 take 2", "0 say 12", "0 pass")
    script.wait(70_000)
    script.shows(flag=0, violations=[0, 1])
    assert script.play("1 !takeaway.count").rulings() == ["IA"]


def test_the_end_stops_every_clock() -> None:
    script = takeaway().play("0 take 2", "1 draw?", "1 resign")
    script.shows(result={"result": "win", "seat": 0, "reason": "resign"})
    assert "resigned" in script.kinds
    assert script.status.due_at_ms is None
    state = script.state
    assert (state.limit, state.hold, state.minute, state.pending, state.draw_offered_by) == (NEVER, NEVER, NEVER, None, None)
    assert script.code("0 take 1") == "game_over"


def test_a_person_who_accepts_a_late_challenge_undoes_the_touch() -> None:
    script = takeaway().play("0 take 2", "0 say 12", "0 pass", "1 take 1")
    script.play("1 !takeaway.count", marks=("C",)).shows(flag=1, phase="review", pile=15, marks=[[], ["C"]])
    assert script.kinds[-2:] == ["turn_undone", "restored"]


def test_the_minute_of_the_start_ends_in_a_choice_by_chance() -> None:
    engine, chance = engine_of("fiar"), ChanceReader(ChanceState(bytes(32)))
    state = engine.setup(engine.read_options({"mode": "tournament"}), 2, chance, NOW_MS)
    early = engine.apply(state, CLOCK, Tick(), NOW_MS + 59_999, chance, None)
    assert (early.state, early.happenings) == (state, ())
    called = engine.apply(state, CLOCK, Tick(), NOW_MS + 60_000, chance, None).state
    assert called.minute.due_at_ms == NOW_MS + 120_000
    assert engine.apply(called, CLOCK, Tick(), NOW_MS + 120_000, chance, None).state.phase == "placing"


def test_the_minute_of_a_remedy_ends_the_remedy_before_the_games_limit() -> None:
    script = Script("fiar", board={"B1": "c3r3", "B2": "c0r3", "R1": "c7r2"})
    script.play("0 B1>c5r3", "0 pass", "1 !fiar.route")
    due = script.state.minute.due_at_ms
    script.state = replace(script.state, limit=Deadline(due))
    script.now_ms = due
    step = script.engine.apply(script.state, CLOCK, Tick(), due, script.reader, None)
    assert (step.state.phase, step.state.time_called) == ("moving", False)
