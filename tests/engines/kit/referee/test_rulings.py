"""Tests of challenges of several rules, their entries in the book, draw offers, and deadlines that can be halted."""

import pytest

from engines.kit.clocks.adjust import ExtraTime, Halt, OutageCredit, Resume
from engines.kit.clocks.deadline import NEVER, Deadline, deadline_adjusted, due_in, soonest
from engines.kit.referee.actions import (
    AcceptDraw,
    Challenge,
    DeclineDraw,
    OfferDraw,
    draw_refusal,
    pair_draw_actions,
    rules_named,
)
from engines.kit.referee.record import Fault, Ruling, blank_book, struck_out, violated
from engines.kit.referee.rulings import bot_challenges, ruled, ruling_on, rulings_record, too_slow, warned, with_rulings


def test_a_challenge_names_one_rule_or_several_and_none_twice() -> None:
    assert rules_named(Challenge(rule="a.b")) == ("a.b",)
    assert rules_named(Challenge(rules=("a.b", "a.c"))) == ("a.b", "a.c")
    for malformed in (
        Challenge(),
        Challenge(rule="a.b", rules=("a.c",)),
        Challenge(rule="a.b", rules=()),
        Challenge(rules=()),
        Challenge(rules=("a.b", "a.b")),
        Challenge(rule=""),
        Challenge(rule="other:" + "x" * 200),
        Challenge(rules=tuple(map(str, range(13)))),
    ):
        assert rules_named(malformed) is None


def test_the_game_rules_in_order_and_a_human_instead_of_it() -> None:
    def verdict(rule: str) -> Ruling:
        return Ruling(rule, "C", "why") if rule == "a.b" else Ruling(rule, "I")

    rules = ("a.c", "a.b", "other:he looked")
    own = ruled(rules, verdict, None)
    assert own is not None
    assert [ruling.mark for ruling in own] == ["I", "C", "IA"]
    humans = ruled(rules, verdict, ("C", "I", "C"))
    assert humans is not None
    assert rulings_record(humans) == {"rulings": [["a.c", "C"], ["a.b", "I"], ["other:he looked", "C"]]}
    assert ruled(rules, verdict, ("C",)) is None


def test_the_book_warns_twice_and_then_loses() -> None:
    book = blank_book(2)
    once = with_rulings(book, 1, (Ruling("a", "I"), Ruling("b", "C")))
    assert (once.marks, once.strikes) == (((), ("I", "C")), (0, 1))
    warning = warned(book, once, 1)
    assert warning is not None
    assert (warning.kind, warning.strikes) == ("strike_warning", 1)
    assert warned(book, once, 0) is None
    assert not struck_out(once, 1)
    out = with_rulings(once, 1, (Ruling("a", "IA"), Ruling("b", "IA")))
    warning = warned(once, out, 1)
    assert warning is not None
    assert warning.kind == "struck_out"
    assert struck_out(out, 1)
    assert not too_slow(out, 1)
    slow = violated(violated(violated(book, 0), 0), 0)
    assert too_slow(slow, 0)
    assert not struck_out(slow, 0)


def test_draw_offers_of_two() -> None:
    assert draw_refusal(OfferDraw(), None, 0) is None
    assert draw_refusal(OfferDraw(), 0, 0) == "own_offer"
    assert draw_refusal(OfferDraw(), 0, 1) == "draw_offered"
    for answer in (AcceptDraw(), DeclineDraw()):
        assert draw_refusal(answer, None, 0) == "no_offer"
        assert draw_refusal(answer, 0, 0) == "own_offer"
        assert draw_refusal(answer, 0, 1) is None
    assert pair_draw_actions(None, 0) == ("offer_draw",)
    assert pair_draw_actions(0, 0) == ()
    assert pair_draw_actions(0, 1) == ("accept_draw", "decline_draw")


def test_a_deadline_stands_and_goes_on() -> None:
    deadline = due_in(5_000, 1_000)
    assert deadline == Deadline(6_000)
    assert due_in(0, 1_000) == NEVER
    assert (deadline.is_due(5_999), deadline.is_due(6_000), NEVER.is_due(10**9)) == (False, True, False)
    halted = deadline_adjusted(deadline, Halt(), 2_000)
    assert halted == Deadline(None, 4_000)
    assert deadline_adjusted(halted, Halt(), 3_000) == halted
    assert deadline_adjusted(halted, Resume(), 9_000) == Deadline(13_000)
    assert deadline_adjusted(deadline, OutageCredit(700), 2_000) == Deadline(6_700)
    assert deadline_adjusted(deadline, ExtraTime(0, 700), 2_000) == deadline
    for operation in (Halt(), Resume(), OutageCredit(5)):
        assert deadline_adjusted(NEVER, operation, 0) == NEVER


@pytest.mark.parametrize(("due", "expected"), [((), None), ((None, None), None), ((7, None, 3), 3)])
def test_the_soonest(due: tuple[int | None, ...], expected: int | None) -> None:
    assert soonest(*due) == expected


def test_a_rule_is_ruled_on_by_the_first_fault_of_it_that_was_found() -> None:
    found = (Fault("a.way", "jump"), Fault("a.sum", 4), Fault("a.sum", 5))
    assert ruling_on("a.sum", found) == Ruling("a.sum", "C", 4)
    assert ruling_on("a.other", found) == Ruling("a.other", "I")


def test_a_bot_challenges_only_in_a_tournament_and_never_after_a_strike() -> None:
    assert bot_challenges({"mode": "tournament", "strikes": [0, 1]}, 0)
    assert not bot_challenges({"mode": "tournament", "strikes": [0, 1]}, 1)
    assert not bot_challenges({"mode": "assisted", "strikes": [0, 0]}, 0)
