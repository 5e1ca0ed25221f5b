"""A list of challenges stops after the ruling that ends the game, whether the server or a person gives that ruling."""

import pytest
from msgspec.structs import replace

from engines.contract import GameEvent, Refusal, Result
from engines.kit.duel.challenge_list import challenged_in_window
from engines.kit.duel.flow import Outcome
from engines.kit.referee.actions import Challenge
from engines.kit.referee.record import Mark, Ruling
from engines.takeaway.rules import opened
from engines.takeaway.state import Options, State
from tests.engines.kit.script import Script

LIST = "1 !!juggle.start|juggle.exact-value"


def table(strikes: int) -> Script:
    """Return a table: seat 0 has taken a piece that its die does not give; seat 1 has `strikes` strikes."""
    return Script("juggle", phase="rolled", dice=[2, 4], strikes=[0, strikes]).play("0 +r1 d1", "0 @A1", "0 pass")


def test_the_third_strike_ends_the_list_and_nothing_of_it_is_carried_out() -> None:
    script = table(2).play(LIST)
    script.shows(marks=[[], ["IA"]], result={"result": "win", "seat": 0, "reason": "strikes"})
    assert "strike_warning" not in script.kinds


def test_an_earlier_strike_warns() -> None:
    script = table(1).play(LIST)
    assert script.last is not None
    assert [event.params for event in script.last.happenings if event.kind == "strike_warning"] == [{"strikes": 2}]


def test_a_human_who_takes_the_third_strike_away_lets_the_list_go_on_by_the_server() -> None:
    script = table(2).play(LIST, marks=("C",))
    script.shows(marks=[[], ["C", "C"]], strikes=[0, 2], result=None)


def test_a_human_may_rule_on_the_whole_list_and_it_ends_where_its_own_marks_end_it() -> None:
    script = table(2).play(LIST, marks=("I", "C"))
    script.shows(marks=[[], ["I"]], result={"result": "win", "seat": 0, "reason": "strikes"})


@pytest.mark.parametrize("marks", [(), ("C",), ("C", "C", "C")])
def test_where_the_list_has_not_ended_each_rule_needs_its_mark(marks: tuple[Mark, ...]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        table(0).play(LIST, marks=marks)


def test_named_rules_get_rulings_in_the_seats_window() -> None:
    asked: list[tuple[str | None, str]] = []

    def ruling(_state: State, window: str | None, rule: str) -> Ruling:
        asked.append((window, rule))
        return Ruling(rule, "C" if window else "IA")

    def consequence(state: State, seat: int, window: str | None, rulings: tuple[Ruling, ...], now_ms: int) -> Outcome[State]:
        return state, (GameEvent("restored", seat, {"window": window, "marks": len(rulings), "at_ms": now_ms}),)

    state = opened(Options(mode="tournament"), 0, 0)
    action = Challenge(rules=("takeaway.take", "takeaway.count"))
    step = challenged_in_window(state, 1, action, "regular", ruling, consequence, 7_000, None)
    assert set(asked) == {("regular", "takeaway.take"), ("regular", "takeaway.count")}
    assert step.happenings[-1].params == {"window": "regular", "marks": 2, "at_ms": 7_000}
    outside = challenged_in_window(state, 1, action, None, ruling, consequence, 0, None)
    assert [mark for _rule, mark in outside.record["rulings"]] == ["IA", "IA"]
    unnamed = challenged_in_window(state, 1, Challenge(), "regular", ruling, consequence, 0, None)
    assert unnamed.rulings == ()


@pytest.mark.parametrize(("reason", "judged"), [("false_win", 1), ("time_limit", 2)])
def test_only_a_win_by_a_correct_challenge_ends_the_list(reason: str, judged: int) -> None:
    def consequence(state: State, seat: int, _window: str, rulings: tuple[Ruling, ...], _now_ms: int) -> Outcome[State]:
        return replace(state, result=Result("win", reason, (seat,), (0.0, 1.0)) if rulings else None), ()

    state = opened(Options(mode="tournament"), 0, 0)
    action = Challenge(rules=("takeaway.take", "takeaway.count"))
    step = challenged_in_window(
        state, 1, action, "regular", lambda _state, _window, rule: Ruling(rule, "C"), consequence, 0, None
    )
    assert len(step.rulings) == judged
