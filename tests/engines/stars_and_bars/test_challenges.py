"""Tests of rulings by a person, the score card, and the log of a challenge that the worked cases do not cover."""

from typing import Any

import pytest

from engines.contract import Refusal
from engines.kit.referee.record import Mark
from tests.engines.kit.script import Script

GIVEN: dict[str, Any] = {
    "piles": {"c1": ["star1-red-solid"], "c2": ["star2-red-solid"], "c3": ["bar1-blue-striped"], "c4": ["bar3-yellow-hollow"]},
    "hands": [
        ["star1-blue-solid", "bar1-red-solid", "star3-yellow-striped", "bar2-blue-hollow"],
        ["star2-yellow-solid", "bar1-blue-hollow", "bar3-red-striped", "star3-blue-solid"],
    ],
    "deck": ["star1-yellow-hollow", "bar2-red-striped"],
    "score": [40, 38],
}
TURN = ("0 s1bs@o2", "0 +4=44", "0 pass")
CHALLENGE = "1 !stars-and-bars.points"


def game(**more: Any) -> Script:
    return Script("stars-and-bars", **{**GIVEN, **more})


@pytest.mark.parametrize(
    ("mark", "shown"),
    [
        ("C", {"score": [40, 38], "flag": 1, "strikes": [0, 0]}),
        ("I", {"score": [44, 38], "flag": 0, "strikes": [0, 1]}),
        ("IA", {"score": [44, 38], "flag": 1, "strikes": [0, 1]}),
    ],
)
@pytest.mark.parametrize("rule", ["stars-and-bars.points", "stars-and-bars.pile", "other:he moved the card"])
def test_a_humans_mark_is_carried_out_whatever_the_server_thinks(rule: str, mark: Mark, shown: dict[str, Any]) -> None:
    script = game().play(*TURN)
    script.play(f"1 !{rule}", marks=(mark,))
    assert script.rulings() == [mark]
    script.shows(phase="review", **shown)


def test_each_rule_needs_its_mark() -> None:
    script = game().play(*TURN)
    with pytest.raises(Refusal, match="malformed"):
        script.play("1 !!stars-and-bars.points|stars-and-bars.total", marks=("C",))


@pytest.mark.parametrize("mark", ["C", "I"])
def test_a_humans_mark_outside_the_window_is_a_mark_and_nothing_else(mark: Mark) -> None:
    script = game().play(*TURN)
    script.play("0 !stars-and-bars.points", marks=(mark,))
    script.shows(score=[44, 38], flag=1, phase="review", strikes=[int(mark == "I"), 0], marks=[[mark], []])
    script.play(CHALLENGE).shows(score=[40, 38], flag=1)


def test_everybody_hears_of_the_ruling_and_of_what_is_taken_back() -> None:
    script = game().play(*TURN, CHALLENGE)
    assert script.last is not None
    seen = [(event.kind, event.seat, event.to) for event in script.last.happenings]
    assert seen == [("ruling", 1, None), ("restored", 0, None)]
    assert script.last.happenings[1].params == {"card": "star1-blue-solid", "cell": "o2", "total": 40}
    script = game().play(*TURN, "1 !stars-and-bars.cover")
    assert script.kinds[-3:] == ["ruling", "strike_warning", "turn_lost"]


def test_the_card_keeps_what_was_undone_lost_and_forfeited() -> None:
    script = game().play(*TURN, "1 !stars-and-bars.points", "1 s2ys@o5", "1 +9=47", "1 pass")
    script.play("0 !stars-and-bars.points", "1 b1bh@o9", "1 pass", "clock +70000")
    cards = [script.engine.card(script.state, seat) for seat in (0, 1)]
    assert cards[0].columns == ("card", "square", "bonus", "points", "total", "note")
    assert cards[0].lines == (
        ("star1-blue-solid", "o2", None, 4, 40, "undone"),
        (None, None, None, None, 40, "lost"),
        (None, None, None, None, 40, "forfeit"),
    )
    assert cards[1].lines == (
        ("star2-yellow-solid", "o5", None, 9, 47, ""),
        ("bar1-blue-hollow", "o9", None, None, 47, ""),
    )
    assert (cards[0].marks, cards[1].marks, cards[0].violations) == (("I",), ("C",), 1)


def test_after_a_remedy_what_was_covered_may_still_be_looked_at() -> None:
    script = game().play("0 b2bh@c1", "0 +8=48", "0 pass", "1 !stars-and-bars.cover", "1 peek")
    assert script.last is not None
    assert script.last.record == {"shown": "star1-red-solid"}


def test_a_forfeited_placement_is_none_to_look_under() -> None:
    script = game().play("0 s1bs@c1", "0 +12=52", "0 pass", "1 s2ys@o5", "1 +9=47", "1 pass", "0 b1rs@o1", "clock +70000")
    script.play("1 peek")
    assert script.last is not None
    assert script.last.record == {"shown": "star1-red-solid"}
    shown = script.engine.view(script.state, 0, 0)["shown"]
    assert shown == {"card": "star1-blue-solid", "cell": "c1", "under": "star1-red-solid"}


def test_a_draw_offer_lapses_when_the_flag_goes_on() -> None:
    assert game().play("1 draw?", *TURN).code("0 draw+") == "no_offer"


def windows(script: Script) -> list[Any]:
    return [(window.kind, window.seats, window.closes_at_ms) for window in script.status.windows]


def test_each_window_is_announced() -> None:
    script = game()
    assert windows(script) == []
    assert windows(script.play(*TURN)) == [("regular", (1,), None)]
    assert windows(script.play("1 s2ys@o5")) == []
    script = game(score=[100, 20]).play("0 s1bs@o2", "0 +3=103", "0 pass", "1 s2ys@o5", "1 +9=29", "1 pass")
    assert windows(script) == [("regular", (0,), 60_000)]
    assert script.status.may == (
        ("declare_win", "accept_result", "challenge", "offer_draw", "resign"),
        ("challenge", "offer_draw", "resign"),
    )
