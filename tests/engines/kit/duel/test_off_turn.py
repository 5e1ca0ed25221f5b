"""Tests of actions outside the turns (by seats and by referees), of the shares of a result, and of the state after the end."""

import pytest
from msgspec.structs import replace

from engines.kit.clocks.deadline import NEVER, due_in
from engines.kit.clocks.turn import TurnClock, started
from engines.kit.duel.flow import ended
from engines.kit.duel.off_turn import in_own_turn, off_turn_refusal, off_turn_types, refusal_to_referee, shares
from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import DuelState, DuelTurn, Pending, due_at_ms
from engines.kit.referee.actions import (
    AcceptDraw,
    AcceptResult,
    CallTime,
    DeclineDraw,
    NoChallenge,
    OfferDraw,
    PassFlag,
    Resign,
)
from engines.kit.referee.record import blank_book


def table(
    *, phase: str = "review", pending: Pending | None = None, draw_offered_by: int | None = None, time_called: bool = False
) -> DuelState:
    return DuelState(
        options=DuelOptions(mode="tournament"),
        clock=TurnClock(60_000, 10_000),
        limit=NEVER,
        book=blank_book(2),
        phase=phase,
        turn=DuelTurn(0),
        pending=pending,
        draw_offered_by=draw_offered_by,
        time_called=time_called,
    )


PENDING = Pending(1, NEVER, "five")


def test_a_pending_result_is_accepted_by_the_seat_that_may_challenge_it() -> None:
    assert off_turn_refusal(table(phase="result_pending", pending=PENDING), 1, AcceptResult()) is None
    assert off_turn_refusal(table(phase="result_pending", pending=PENDING), 0, AcceptResult()) == "own_result"
    assert off_turn_refusal(table(), 0, AcceptResult()) == "no_result_pending"


@pytest.mark.parametrize(
    ("action", "by_none", "by_self", "by_other"),
    [
        (OfferDraw(), None, "own_offer", "draw_offered"),
        (AcceptDraw(), "no_offer", "own_offer", None),
        (DeclineDraw(), "no_offer", "own_offer", None),
        (Resign(), None, None, None),
    ],
)
def test_draws_and_resigning(action: object, by_none: str | None, by_self: str | None, by_other: str | None) -> None:
    offers = (table(), table(draw_offered_by=0), table(draw_offered_by=1))
    assert [off_turn_refusal(offered, 0, action) for offered in offers] == [by_none, by_self, by_other]


def test_the_types_offered_are_those_that_would_not_be_refused() -> None:
    assert off_turn_types(table(), 0) == ("challenge", "offer_draw", "resign")
    assert off_turn_types(table(draw_offered_by=0), 0) == ("challenge", "resign")
    assert off_turn_types(table(draw_offered_by=0), 1) == ("challenge", "accept_draw", "decline_draw", "resign")
    assert off_turn_types(table(phase="result_pending", pending=PENDING), 1) == (
        "accept_result",
        "challenge",
        "offer_draw",
        "resign",
    )
    assert off_turn_types(table(phase="start"), 0) == ("offer_draw", "resign"), "no deed is there to challenge"
    assert off_turn_types(table(phase="result_pending", pending=PENDING), 0) == ("challenge", "offer_draw", "resign")


def test_a_referee_calls_the_time_once_and_nothing_else() -> None:
    assert refusal_to_referee(table(), CallTime()) is None
    assert refusal_to_referee(table(time_called=True), CallTime()) == "time_already_called"
    assert refusal_to_referee(table(phase="over", time_called=True), CallTime()) == "game_over"
    assert refusal_to_referee(table(phase="over"), Resign()) == "malformed"


def test_shares() -> None:
    assert shares(0) == ((0,), (1.0, 0.0))
    assert shares(1) == ((1,), (0.0, 1.0))
    assert shares(None) == ((), (0.5, 0.5))


@pytest.mark.parametrize(("winner", "result"), [(0, "win"), (None, "draw")])
def test_what_is_over_has_nothing_that_runs_or_waits(winner: int | None, result: str) -> None:
    state = replace(
        table(pending=PENDING, draw_offered_by=0),
        clock=started(TurnClock(60_000, 10_000), 0, 5),
        limit=due_in(10, 0),
        hold=due_in(10, 0),
        minute=due_in(10, 0),
    )
    after, events = ended(state, winner, "time", "3:1")
    assert (due_at_ms(after), after.phase, after.pending, after.draw_offered_by) == (None, "over", None, None)
    assert after.result is not None
    assert (after.result.result, after.result.reason, after.result.score) == (result, "time", "3:1")
    assert [(event.kind, event.seat) for event in events] == [("game_over", winner)]


@in_own_turn
def faultless_actions(_state: DuelState, _seat: int) -> tuple[object, ...]:
    return (PassFlag(),)


def test_a_games_faultless_actions_are_those_of_the_turn_and_else_the_kits() -> None:
    held = replace(table(), hold=due_in(5_000, 0))
    assert (faultless_actions(table(), 0), faultless_actions(table(), 1)) == ((PassFlag(),), ())
    assert (faultless_actions(held, 0), faultless_actions(held, 1)) == ((PassFlag(),), (NoChallenge(),))
    assert faultless_actions(replace(held, forfeit_waits=True), 0) == ()
    assert (
        faultless_actions(table(phase="result_pending", pending=PENDING), 0),
        faultless_actions(table(pending=PENDING), 1),
    ) == (
        (),
        (AcceptResult(),),
    )
    assert faultless_actions(table(phase="over"), 0) == ()
