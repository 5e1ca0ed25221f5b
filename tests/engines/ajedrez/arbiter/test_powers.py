"""Tests of the arbiter's powers in chess (rulebook part 4)."""

import pytest

from engines.ajedrez import ENGINE
from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from tests.engines.ajedrez.table import ARBITER, BLACK, WHITE, Game


def test_the_clock_that_ran_goes_on() -> None:
    game = Game()
    game.moves("e2e4", 1_000)
    game.play(WHITE, "call_arbiter", 3_000, reason="habla")
    assert (game.to_case["phase"], game.clocks) == ("stopped", (3_599_000, 3_598_000))
    assert ENGINE.status(game.state).due_at_ms is None
    game.play(ARBITER, "arb_add_time", 50_000, target=BLACK, ms=60_000, article="13.5")
    game.play(ARBITER, "arb_resume", 60_000)
    game.moves("e7e5", 61_000)
    assert game.clocks == (3_599_000, 3_657_000)


def test_used_delay_is_not_given_again() -> None:
    game = Game(options={"clock": "delay", "periods": [{"moves": None, "ms": 60_000, "extra_ms": 5_000}]})
    game.play(ARBITER, "arb_stop", 4_000)
    game.play(ARBITER, "arb_resume", 10_000)
    game.moves("e2e4", 13_000)
    assert game.clocks[WHITE] == 58_000


def test_only_the_referees_hear_the_reason() -> None:
    game = Game()
    action = ENGINE.parse({"type": "call_arbiter", "reason": "hace trampa"})
    step = ENGINE.apply(game.state, WHITE, action, 0, ChanceReader(ChanceState(bytes(32))), None)
    assert [event.to for event in step.happenings if "reason" in event.params] == [()]


@pytest.mark.parametrize(
    ("score", "result", "winners", "points"),
    [
        ("1-0", "win", (0,), (1.0, 0.0)),
        ("0-1", "win", (1,), (0.0, 1.0)),
        ("1/2-1/2", "draw", (), (0.5, 0.5)),
        ("0-0", "both_lose", (), (0.0, 0.0)),
        ("1/2-0", "win", (0,), (0.5, 0.0)),
        ("0-1/2", "win", (1,), (0.0, 0.5)),
        ("*", "void", (), (0.0, 0.0)),
    ],
)
def test_declared_results(score: str, result: str, winners: tuple[int, ...], points: tuple[float, ...]) -> None:
    game = Game()
    assert game.play(ARBITER, "arb_declare", result=score, reason="sanction") == "ok"
    found = game.state.result
    assert found is not None
    assert (found.result, found.winners, found.points, found.score, found.reason) == (
        result,
        winners,
        points,
        score,
        "sanction",
    )


@pytest.mark.parametrize(
    ("fields", "ended"),
    [
        ({"target": BLACK, "kind": "lose"}, ("sanction", "1-0")),
        ({"target": BLACK, "kind": "lose", "rival_score": 0.5}, ("sanction", "1/2-0")),
        ({"target": WHITE, "kind": "lose", "rival_score": 0}, ("sanction", "0-0")),
        ({"target": WHITE, "kind": "expel", "rival_score": 1}, ("expelled", "0-1")),
    ],
)
def test_lost_by_sanction(fields: dict[str, object], ended: tuple[str, str]) -> None:
    game = Game()
    assert game.play(ARBITER, "arb_sanction", **fields) == "ok"
    assert game.ended == ended
    assert game.to_case["result"]["seat"] == 1 - int(str(fields["target"]))


@pytest.mark.parametrize(
    ("kind", "result", "reason", "score"),
    [("arb_lose_both", "both_lose", "art_12_8", "0-0"), ("arb_annul", "void", "annulled", "*")],
)
def test_nobody_wins(kind: str, result: str, reason: str, score: str) -> None:
    game = Game()
    assert game.play(ARBITER, kind) == "ok"
    assert game.to_case["result"] == {"result": result, "reason": reason, "score": score}


@pytest.mark.parametrize("role", ["monitor", "leader", "director"])
def test_every_referee_is_an_arbiter(role: str) -> None:
    game = Game()
    stop = ENGINE.parse({"type": "arb_stop"})
    assert ENGINE.apply(game.state, role, stop, 0, ChanceReader(ChanceState(bytes(32))), None).state.phase == "stopped"  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="not_a_referee"):
        ENGINE.apply(game.state, WHITE, stop, 0, ChanceReader(ChanceState(bytes(32))), None)
