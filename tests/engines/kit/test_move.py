"""Tests of a move in the log: the move's note is added to the record of the engine."""

from types import SimpleNamespace

import msgspec

from engines.kit.chance import Draw
from engines.kit.move import Move, note_of
from engines.kit.outcome import Step
from engines.kit.referee.record import Fault, Ruling

OLD, NEW = Fault("little.sum", "high"), Fault("little.way", "short")
ENGINE = SimpleNamespace(unchallenged_faults=lambda state: state)


def test_a_move_is_stored_without_what_it_has_not() -> None:
    bare = Move(5, 0, "roll")
    assert msgspec.to_builtins(bare) == {"at_ms": 5, "actor": 0, "text": "roll"}
    full = Move(5, "clock", "tick", (Draw("dice", 6, (3, 4), 0),), {"faults": []}, {"rulings": []})
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(full), type=Move) == full


def test_the_note_has_the_faults_that_stand_since_this_move() -> None:
    step = Step(((0, OLD), (1, NEW)))
    assert note_of(ENGINE, ((0, OLD),), step, {}) == {"faults": [["little.way", "short", 1]]}
    assert note_of(ENGINE, step.state, step, {}) == {}


def test_the_note_has_rulings_that_the_record_leaves_out() -> None:
    rulings = (Ruling("little.sum", "C"),)
    assert note_of(ENGINE, (), Step((), rulings=rulings), {}) == {"rulings": [["little.sum", "C"]]}
    with_rulings = Step((), record={"rulings": [["little.sum", "C"]]}, rulings=rulings)
    assert note_of(ENGINE, (), with_rulings, with_rulings.record) == {}
    assert note_of(ENGINE, (), with_rulings, {"rulings": [["other:", "C"]]}) == {"rulings": [["little.sum", "C"]]}
