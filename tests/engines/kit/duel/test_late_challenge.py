"""A referee may accept a challenge as timely although the challenger has already touched a piece in its turn. This
holds for every refereed duel.

The test replays each worked case where the holder of the flag makes a challenge. In the replay the holder first touches
a piece and then makes the challenge.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from banderilla_conformance.cases import Table, plain
from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState, Draw
from engines.kit.clocks.adjust import Halt
from engines.kit.duel.late_challenge import revealed_chance, touch_noted
from engines.kit.duel.options import DuelOptions
from engines.kit.duel.state import BeforeTouch, DrawnAgain, DuelState, DuelTurn, opening
from engines.kit.outcome import Step
from engines.kit.referee.record import Mark
from engines.kit.status import Window
from engines.registry import engine_of, slugs
from tests.engines.case_files import worked_cases
from tests.engines.kit.script import Script

DUELS = tuple(slug for slug in slugs() if issubclass(engine_of(slug).state, DuelState))
PENTATHLON = {
    "juggle",
    "contig60",
    "stars-and-bars",
    "fab-a-diffy",
    "queens-and-guards",
    "fiar",
    "kwatro-sinko",
    "par55",
    "ramrod",
    "sum-dominoes",
}
KEEPS_ITS_TURN = {"sum-dominoes"}
"""Games where an incorrect challenge does not cost the turn (it costs an infraction tile), so that the seat plays on."""
CLOCKS = {"clock", "limit", "minute"}


class Late:
    """The position before a challenge by the flag holder, and that challenge."""

    def __init__(self, table: Table, seat: int, raw: dict[str, Any]) -> None:
        self.engine, self.now_ms, self.seat = table.engine, table.now_ms, seat
        assert table.room.game is not None
        self.tape = table.room.game.tape
        self.state = table.state
        self.action = self.engine.parse(raw)

    def apply(self, state: Any, action: Any, marks: tuple[Mark, ...] | None = None) -> Any:
        return self.engine.apply(state, self.seat, action, self.now_ms, ChanceReader(self.tape), marks)

    def windows(self, state: Any) -> set[str]:
        return {window.kind for window in self.engine.status(state).windows if self.seat in window.seats}

    def touched(self) -> Any:
        """Return the state after a faultless action that closes the acting seat's own challenge window; None if no
        faultless action does so."""
        for action in self.engine.faultless_actions(self.state, self.seat):
            after = self.apply(self.state, action).state
            is_running = after.result is None and after.pending is None and after.flag == self.seat
            if is_running and not self.windows(after):
                return after
        return None


def moments(slug: str) -> Iterator[Late]:
    for case in worked_cases(slug):
        if case["given"].get("mode") == "assisted":
            continue
        table = Table(engine_of(slug), case["given"])
        for action in case["actions"]:
            seat = action.get("seat")
            raw = {key: value for key, value in action.items() if key != "seat"}
            is_challenge = action.get("type") == "challenge" and "marks" not in action
            if is_challenge and table.room.game is not None and table.state.flag == seat and not table.state.is_assisted:
                try:
                    moment = Late(table, seat, raw)
                    rulings = moment.apply(moment.state, moment.action).rulings
                except Refusal:
                    break
                if rulings and table.state.pending is None and "IA" not in {ruling.mark for ruling in rulings}:
                    yield moment
            try:
                said = plain(table.play(action))
            except (Refusal, StopIteration):
                break
            if isinstance(said, dict) and "rejected" in said:
                break


def shown(moment: Late, state: Any) -> dict[str, Any]:
    """Return the state, with halted clocks, in the keys of the worked cases."""
    return moment.engine.to_case(moment.engine.adjust_clock(state, Halt(), moment.now_ms), moment.now_ms)


@pytest.mark.parametrize("slug", DUELS)
def test_a_persons_word_on_the_moment_is_the_last(slug: str) -> None:
    tried = {"C": 0, "I": 0}
    for moment in moments(slug):
        touched = moment.touched()
        if touched is None:
            continue
        servers = moment.apply(touched, moment.action)
        if {ruling.mark for ruling in servers.rulings} != {"IA"} or servers.state.result is not None:
            continue
        for mark in ("C", "I"):
            marks: tuple[Mark, ...] = (mark,) * len(servers.rulings)
            try:
                in_time = moment.apply(moment.state, moment.action, marks)
            except Refusal:
                continue
            late = moment.apply(touched, moment.action, marks)
            if in_time.state.result is not None and in_time.state.result.reason == "strikes":
                continue
            assert late.rulings == in_time.rulings
            if mark == "I" and slug in KEEPS_ITS_TURN:
                assert [(each.kind, each.seat) for each in late.happenings] == [
                    (each.kind, each.seat) for each in in_time.happenings
                ]
                assert late.state.flag == in_time.state.flag == moment.seat
                tried[mark] += 1
                continue
            assert shown(moment, late.state) == shown(moment, in_time.state)
            assert late.state.clock == in_time.state.clock
            assert moment.engine.encode(moment.engine.decode(moment.engine.encode(late.state))) == moment.engine.encode(
                late.state
            )
            kinds = [event.kind for event in late.happenings]
            assert "turn_undone" in kinds
            kinds.remove("turn_undone")
            assert kinds == [event.kind for event in in_time.happenings]
            tried[mark] += 1
    assert min(tried.values()) >= 2


def test_all_ten_games_of_the_pentathlon_are_among_them() -> None:
    assert set(DUELS) >= PENTATHLON


@pytest.mark.parametrize("slug", DUELS)
def test_the_servers_own_ia_undoes_nothing(slug: str) -> None:
    for moment in moments(slug):
        touched = moment.touched()
        if touched is None:
            continue
        after = moment.apply(touched, moment.action).state
        if after.result is None:
            assert msgspec.structs.replace(after, book=touched.book) == touched


def test_a_roll_that_was_revealed_keeps_its_value() -> None:
    script = Script("juggle", dice=[2, 1]).play("0 +b2 d1", "0 @A1,A2", "0 +r1 d2", "0 @C1", "0 pass", "1 roll")
    seen = script.state.turn.dice
    before = script.reader.tape.index
    script.play("1 !juggle.exact-value", marks=("C",)).shows(flag=1, phase="review")
    script.play("1 roll")
    assert script.state.turn.dice == seen
    assert script.reader.tape.index == before
    assert script.state.drawn_again is None


def test_a_roll_of_a_lost_turn_is_nobody_elses() -> None:
    script = Script("juggle", dice=[2, 1]).play("0 +b2 d1", "0 @A1,A2", "0 +r1 d2", "0 @C1", "0 pass", "1 roll")
    index = script.reader.tape.index
    script.play("1 !juggle.exact-value", marks=("I",)).shows(flag=0)
    assert script.state.drawn_again is None
    script.play("0 roll")
    assert script.reader.tape.index == index + 1


def test_once_the_other_seat_has_touched_nothing_is_undone() -> None:
    board = {"B1": "c3r3", "B2": "c3r0", "R1": "c7r2", "R2": "c7r5"}
    script = Script("fiar", board=board).play("0 B1>c3r4", "0 pass", "1 R2>c7r4", "1 pass")
    assert script.state.before_touch.seat == 1
    script.play("0 B2>c3r1")
    board = script.engine.to_case(script.state, 0)["board"]
    script.play("1 !fiar.route", marks=("C",)).shows(flag=0, board=board, strikes=[0, 0])


def test_a_draw_is_repeated_only_for_a_draw_of_the_same_kind_and_size() -> None:
    kept = (Draw("dice", 6, (6, 6)), Draw("below", 9, (8,)), Draw("shuffle", 3, (2, 0, 1)))
    state = Script("contig60").state
    tape = ChanceReader(ChanceState(bytes(32)))
    again = revealed_chance(tape, msgspec.structs.replace(state, drawn_again=DrawnAgain(0, kept)))
    fresh = [again.dice(1), again.dice(2, 8), again.below(9)]
    assert len(again.left) == 3, "another number of dice, other dice, a number: each draw is a new one"
    assert (again.dice(2), again.below(9), again.shuffle("abc")) == ((6, 6), 8, ("c", "a", "b"))
    assert not again.left
    assert [draw.got for draw in again.drawn] == [fresh[0], fresh[1], (fresh[2],), (6, 6), (8,), (2, 0, 1)]


@pytest.mark.parametrize(
    ("kept", "window", "actor", "is_turn_action", "is_pass", "seat"),
    [
        (None, (), 0, True, False, 0),
        (None, (), 0, False, False, None),
        (None, (), 1, True, False, None),
        (None, (0,), 0, True, False, 0),
        (None, (1,), 1, False, False, 1),
        (None, (1,), 0, True, False, 0),
        (None, (1,), 0, False, False, None),
        (None, (1,), "clock", False, False, 1),
        ((0, True), (0,), 0, True, False, 0),
        ((0, True), (), 0, True, False, 0),
        ((0, True), (1,), 1, False, False, 1),
        ((0, True), (1,), 0, True, True, 1),
        ((0, True), (1,), 0, True, False, 0),
        ((1, False), (0,), 0, True, False, 0),
    ],
)
def test_the_seat_whose_window_closes_may_need_the_state_before(
    kept: tuple[int, bool] | None, window: tuple[int, ...], actor: object, is_turn_action: bool, is_pass: bool, seat: int | None
) -> None:
    """`kept`: the seat of the kept state, and whether it had the flag. `window`: the seats whose window this step closes. Seat
    0 has the flag."""
    options = DuelOptions(mode="tournament")
    state = DuelState(options=options, phase="review", turn=DuelTurn(0), **opening(options, 0, 0))
    older = None if kept is None else BeforeTouch(kept[0], 3, b"", kept[1])
    before = replace(state, before_touch=older)
    after = replace(before, window=True)

    def windows(now: DuelState) -> tuple[Window, ...]:
        return (Window("regular", window),) if now is before and window else ()

    chance = revealed_chance(ChanceReader(ChanceState(bytes(32))), before)
    step = touch_noted(before, actor, Step(after), windows, is_turn_action, is_pass, chance, 7)
    noted = step.state.before_touch
    if kept is not None and kept[0] == seat:
        assert noted == older, "the state before the first of the seat's actions stays"
    elif seat is None:
        assert noted is None
    else:
        assert noted is not None
        assert (noted.seat, noted.at_ms, noted.is_own) == (seat, 7, seat == 0)
