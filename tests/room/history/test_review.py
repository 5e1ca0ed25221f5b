"""Tests of the review of a game: it finds faults that the opponent did not challenge, and challenges that failed, in
games of several engines."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engines.contract import CLOCK, REFEREE, SPECTATOR, Refusal
from engines.kit.move import Move
from protocol import messages
from server.room.history.review import Remark, Reviewed, reviewed
from tests.engines.case_files import worked_cases
from tests.room.table import FALSE, PAST, TRUE, Table, challenged, played


def read(table: Table, *, running: bool = False, rolls: bool = False) -> tuple[Reviewed, ...]:
    return reviewed(table.room, table.records, running=running, rolls=rolls)


def remarks(table: Table, *, running: bool = False) -> list[tuple[Any, ...]]:
    """Return the remarks on the last game: kind, seat, the rule's short name, detail, mark."""
    return [
        (remark.kind, remark.seat, remark.rule.split(".")[1], remark.detail, remark.mark)
        for remark in read(table, running=running)[-1].remarks
    ]


def ended(table: Table, by: str = "bob") -> Table:
    table.act(by, "resign")
    return table


def test_a_fault_that_nobody_challenged() -> None:
    table = Table("contig60", referees=("leader",), given=PAST)
    played(table)
    after_fault = table.room.seq
    ended(table)
    (game,) = read(table)
    (remark,) = game.remarks
    assert remarks(table) == [("missed", 0, "sentence", "value", None)]
    assert remark.seq == after_fault
    assert remark.text == "pass"
    assert game.to_seq == table.room.seq
    assert game.result["reason"] == "resign"


def test_a_right_challenge_is_no_missed_fault() -> None:
    table = challenged("leader", appeals=False)
    assert remarks(ended(table, "ana")) == [("right", 1, "sentence", "value", "C")]


def test_a_wrong_challenge() -> None:
    table = challenged("leader", said=TRUE, appeals=False)
    assert remarks(ended(table)) == [("failed", 1, "sentence", None, "I")]


def test_a_second_challenge_stands_next_to_the_first() -> None:
    table = challenged("leader", said=TRUE, appeals=False)
    table.act("bob", "challenge", 100, rule="contig60.sentence")
    assert remarks(ended(table, "ana")) == [
        ("failed", 1, "sentence", None, "I"),
        ("failed", 1, "sentence", None, "IA"),
    ]


def test_the_last_opinion_is_the_one_that_counts() -> None:
    table = challenged("leader", "director")
    announced = table.room.seq
    table.do("ana", messages.MakeAppeal("it is right"))
    table.do("leader", messages.Rule(["I"], reason="so it is"))
    table.do("bob", messages.AcceptRuling())
    table.do("ana", messages.AcceptRuling())
    ended(table)
    # The referee ruled I (incorrect), so it was no fault.
    assert remarks(table) == [("failed", 1, "sentence", None, "I")]
    assert read(table)[0].remarks[0].seq == announced


def test_a_challenge_that_names_something_else_leaves_a_fault_that_it_did_not_hit() -> None:
    table = Table("contig60", referees=("leader",), given=PAST, appeals=False)
    played(table)
    table.act("bob", "challenge", 15_000, rule="contig60.score")
    assert remarks(ended(table)) == [("unhit", 0, "sentence", "value", None), ("failed", 1, "score", None, "I")]


def test_a_challenge_that_comes_too_late_leaves_it_too() -> None:
    table = Table("contig60", referees=("leader",), given=PAST, appeals=False)
    played(table)
    table.act("bob", "roll", 15_000)
    table.act("bob", "challenge", 16_000, rule="contig60.sentence")
    assert remarks(ended(table)) == [("unhit", 0, "sentence", "value", None), ("failed", 1, "sentence", None, "IA")]


def test_a_challenge_of_ones_own_play_is_none_of_it() -> None:
    table = Table("contig60", referees=("leader",), given=PAST, appeals=False)
    played(table)
    table.act("ana", "challenge", 15_000, rule="contig60.sentence")
    assert ("missed", 0, "sentence", "value", None) in remarks(ended(table))


def test_a_fault_that_the_clock_brought_on_a_seat_is_none_of_its_own_challenge() -> None:
    table = Table("contig60", referees=("leader",), given=PAST, appeals=False)
    played(table)
    table.act("ana", "challenge", 15_000, rule="contig60.sentence")
    ended(table)
    table.records[:] = [replace(record, moves=tuple(map(by_clock, record.moves))) for record in table.records]
    assert ("missed", 0, "sentence", "value", None) in remarks(table)


def by_clock(move: Move) -> Move:
    """Return the move as if the clock had made it, with its faults assigned to seat 0."""
    faults = move.note.get("faults") or move.record.get("faults", ())
    return replace(move, actor=CLOCK, note={"faults": [[*fault, 0] for fault in faults]}) if faults else move


def test_the_second_challenge_of_a_list_may_hit_what_the_first_did_not() -> None:
    table = Table("contig60", referees=("leader",), given=PAST, appeals=False)
    played(table)
    table.act("bob", "challenge", 15_000, rules=["contig60.score", "contig60.sentence"])
    assert remarks(ended(table, "ana")) == [("failed", 1, "score", None, "I"), ("right", 1, "sentence", "value", "C")]


def test_a_ruling_that_a_tutor_gives_first_belongs_to_the_challenge() -> None:
    table = challenged("leader", monitor="tutor", appeals=False)
    announced = table.room.seq
    table.do("leader", messages.Rule(["C"], reason="so it is"))
    ended(table, "ana")
    (remark,) = read(table)[0].remarks
    assert (remark.kind, remark.seq, remark.detail) == ("right", announced, "value")


def test_a_challenge_of_several_rules_is_several_remarks() -> None:
    table = Table("contig60", referees=("leader",), given=PAST, appeals=False)
    played(table)
    table.act("bob", "challenge", rules=["contig60.sentence", "contig60.score"])
    ended(table)
    assert remarks(table) == [("right", 1, "sentence", "value", "C"), ("failed", 1, "score", None, "I")]


def test_nothing_is_told_of_a_game_that_runs_but_to_referees() -> None:
    table = Table("contig60", referees=("leader",), given=PAST)
    played(table)
    assert read(table) == ()
    (game,) = read(table, running=True, rolls=True)
    assert [remark.rule for remark in game.remarks] == ["contig60.sentence"]
    assert game.to_seq is None
    assert game.seed is None
    assert game.rolls == ()


def test_each_game_of_a_match_by_itself() -> None:
    table = Table(games=2)
    ended(table, "bob")
    for player in table.players:
        table.do(player, messages.Ready())
    first, *rest = read(table)
    assert rest == []
    ended(table, "ana")
    again, second = read(table)
    assert again == first
    assert [game.number for game in (first, second)] == [0, 1]
    assert first.to_seq is not None
    assert second.from_seq > first.to_seq
    assert [game.result["winners"] for game in (first, second)] == [[0], [1]]
    assert second.seed == table.room_part["seed"]
    assert second.digest == table.room_part["digest"]
    assert first.seed != second.seed


def test_a_position_that_is_set_ends_the_game_on_the_table() -> None:
    table = Table("contig60", referees=("leader",))
    table.do("leader", messages.SetPosition(PAST))
    first, second = read(table, running=True)
    assert (first.to_seq, first.result) == (table.room.seq, None)
    assert second.from_seq == table.room.seq


def test_what_was_drawn_is_told_when_asked_for() -> None:
    table = Table("contig60", options={"starter": 0})
    table.act("ana", "roll")
    ended(table)
    assert read(table)[0].rolls == ()
    rolls = read(table, rolls=True)[0].rolls
    assert [(roll.actor, roll.text) for roll in rolls if roll.actor is not None] == [(0, "roll")]


FAULTS = [
    ("contig60", "contig60.score"),
    ("fab-a-diffy", "fab-a-diffy.sentence"),
    ("fiar", "fiar.route"),
    ("geominos", "geominos.puntos"),
    ("juggle", "juggle.how-many"),
    ("kwatro-sinko", "kwatro-sinko.sentence"),
    ("par55", "par55.score"),
    ("queens-and-guards", "queens-and-guards.backwards"),
    ("ramrod", "ramrod.fit"),
    ("stars-and-bars", "stars-and-bars.total"),
    ("sum-dominoes", "sum-dominoes.sum"),
    ("ajedrez", "ajedrez.illegal-move"),
    ("damas", "damas.capture"),
    ("qwinto", "qwinto.sum"),
    ("truco", "truco.flor-callada"),
]


def cases_of(slug: str, rule: str) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Yield the position and the actions of each tournament case, up to a challenge of that rule."""
    for case in worked_cases(slug):
        actions = case["actions"]
        named = [at for at, action in enumerate(actions) if rule in (action.get("rule"), *action.get("rules", ()))]
        if named and case["given"].get("mode") != "assisted":
            yield case["given"], actions[: named[0] + 1]


def replayed(slug: str, given: dict[str, Any], actions: Sequence[dict[str, Any]]) -> Table:
    table = Table(slug, given.get("players", 2), referees=("leader",), given=given, appeals=False)
    for action in actions:
        rest = {key: value for key, value in action.items() if key not in ("seat", "type", "at_ms")}
        table.act(table.players[action["seat"]], action["type"], **rest)
    return table


@pytest.mark.parametrize(("slug", "rule"), FAULTS)
def test_every_game_tells_of_its_faults(slug: str, rule: str) -> None:
    """Play the first worked case with a right challenge of the rule: the review lists the fault as rightly challenged. Then
    play the case without the challenge: the review lists the fault as missed."""
    for given, actions in cases_of(slug, rule):
        try:
            table = replayed(slug, given, actions)
        except (Refusal, TypeError):
            continue  # a case with a clock action, or a case with a refusal
        rulings = [event.params for event in table.records[-1].happenings if event.kind == "ruling"]
        if not any(ruling["rule"] == rule and ruling["mark"] == "C" for ruling in rulings):
            continue
        found = [(remark.kind, remark.rule) for remark in read(table, running=True)[-1].remarks]
        assert ("right", rule) in found
        assert ("missed", rule) not in found
        unnoticed = replayed(slug, given, actions[:-1])
        found = [(remark.kind, remark.rule) for remark in read(unnoticed, running=True)[-1].remarks]
        assert found.count(("missed", rule)) == 1, found
        return
    raise AssertionError("no such case")


REFEREED = sorted({slug for slug, _rule in FAULTS})


def challenges_in(slug: str) -> Iterator[Table]:
    """Yield a table for every tournament case with a challenge. The table has played the actions of the seats in that case,
    without the actions of the clock and without refused actions."""
    for case in worked_cases(slug):
        is_challenged = any(action["type"] == "challenge" for action in case["actions"])
        if not is_challenged or case["given"].get("mode") == "assisted":
            continue
        table = Table(slug, case["given"].get("players", 2), referees=("leader",), given=case["given"], appeals=False)
        for action in case["actions"]:
            rest = {key: value for key, value in action.items() if key not in ("seat", "type", "at_ms")}
            try:
                table.act(table.players[action["seat"]], action["type"], **rest)
            except (Refusal, TypeError):
                continue
        yield table


@pytest.mark.parametrize("slug", REFEREED)
def test_no_play_is_both_seen_by_nobody_and_challenged(slug: str) -> None:
    challenged_plays = 0
    for table in challenges_in(slug):
        for game in read(table, running=True):
            for remark in game.remarks:
                if remark.kind in ("failed", "right"):
                    challenged_plays += 1
                    assert not [missed for missed in game.remarks if is_of_play(table, remark, missed)]
    assert challenged_plays


def is_of_play(table: Table, challenge: Remark, missed: Remark) -> bool:
    """Tell whether a fault listed as missed belongs to the other seats' actions since the challenger last acted."""
    if missed.kind != "missed" or missed.seat == challenge.seat or missed.seq >= challenge.seq:
        return False
    between = [record for record in table.records if missed.seq < record.seq < challenge.seq]
    return not any(move.actor == challenge.seat for record in between for move in record.moves)


def test_a_note_never_reaches_a_view() -> None:
    table = Table("contig60", referees=("leader",), given=PAST)
    played(table, FALSE)
    state = table.room.game.state if table.room.game else None
    assert table.engine.unchallenged_faults(state)
    assert "record" in table.engine.view(state, REFEREE, 0)
    assert "record" not in table.engine.view(state, SPECTATOR, 0)
