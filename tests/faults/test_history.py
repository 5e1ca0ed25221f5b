"""Tests of the history checks: they find each kind of bad history, and accept a good one."""

from dataclasses import replace

import pytest

from tests.faults.chaos.history import Action, Answer, Entry, History, Sight, wrongs

ROOM = "K7QX2M"


def acted(number: int, *, person: str = "ana", body: str = "", seq: int | None = None, sent: int | None = None) -> Action:
    """Returns an action with that number and its answer. `seq`: the stream's sequence number of the action; None if it
    equals `number`."""
    answer = Answer(number if seq is None else seq)
    return Action(ROOM, person, f"c{number}", body or f"word {number}", number if sent is None else sent, (answer,))


def held(*actions: Action) -> list[Entry]:
    """Returns a stream with these actions, each under the sequence number in its answer."""
    return [Entry(action.answers[0].seq, 0, action.person, action.body) for action in actions]


def kinds(history: History) -> list[str]:
    return [wrong.kind for wrong in wrongs(history)]


ONE, TWO, THREE = acted(1), acted(2), acted(3)
GOOD = History(actions=[ONE, TWO, THREE], streams={ROOM: held(ONE, TWO, THREE)})


def test_a_history_with_each_acknowledged_action_once_in_order_passes() -> None:
    assert kinds(GOOD) == []


def test_an_acknowledged_action_that_the_stream_does_not_hold_is_lost() -> None:
    assert kinds(replace(GOOD, streams={ROOM: held(ONE, TWO)})) == ["lost"]


def test_a_whole_room_that_is_gone_is_lost() -> None:
    assert kinds(replace(GOOD, streams={})) == ["lost", "lost", "lost"]


def test_an_acknowledged_action_in_whose_place_another_stands_is_lost() -> None:
    other = acted(3, person="bo")
    assert kinds(History(actions=[ONE, TWO, THREE, other], streams={ROOM: held(ONE, TWO, other)})) == ["lost"]


def test_two_actions_that_were_told_the_same_number_are_not_both_there() -> None:
    again = replace(THREE, cid="c4", sent=4)
    assert kinds(History(actions=[*GOOD.actions, again], streams=GOOD.streams)) == ["lost"]


def test_an_action_that_stands_twice_is_doubled() -> None:
    assert kinds(replace(GOOD, streams={ROOM: [*held(ONE, TWO, THREE), Entry(4, 0, "ana", "word 3")]})) == ["doubled"]


def test_an_action_that_was_refused_and_stands_in_the_stream_all_the_same_counts_as_doubled() -> None:
    refused = replace(THREE, answers=(Answer(2, "no_flag"),))
    assert kinds(replace(GOOD, actions=[ONE, TWO, refused])) == ["doubled"]


def test_an_action_that_was_done_and_never_answered_is_stuck_but_not_doubled() -> None:
    assert kinds(replace(GOOD, actions=[ONE, TWO, replace(THREE, answers=())])) == ["stuck"]


def test_entries_of_the_server_itself_need_nobody_who_asked_for_them() -> None:
    assert kinds(replace(GOOD, streams={ROOM: [*held(ONE, TWO, THREE), Entry(4, 0)]})) == []


def test_actions_of_one_person_in_another_order_than_sent_are_found() -> None:
    late, first, second = acted(1, seq=3), acted(2, seq=1), acted(3, seq=2)
    assert kinds(History(actions=[late, first, second], streams={ROOM: held(first, second, late)})) == ["order"]


def test_two_people_have_no_order_between_them() -> None:
    late = acted(1, person="bo", seq=3)
    first = acted(2, seq=1)
    second = acted(3, seq=2)
    assert kinds(History(actions=[late, first, second], streams={ROOM: held(first, second, late)})) == []


def test_a_try_after_an_error_counts_from_that_try() -> None:
    again, first = acted(1, seq=2, sent=9), acted(2, seq=1)
    assert kinds(History(actions=[again, first], streams={ROOM: held(first, again)})) == []


@pytest.mark.parametrize("other", [Answer(4), Answer(3, "no_flag"), Answer(3, None, '{"seat": 1}')])
def test_a_repeated_action_that_gets_another_answer_is_found(other: Answer) -> None:
    repeated = replace(THREE, answers=(Answer(3), Answer(3), other))
    assert kinds(replace(GOOD, actions=[ONE, TWO, repeated])) == ["answer"]


CLOCKED = {ROOM: [Entry(1, 1_000), Entry(2, 5_000, clock_ms=(5_000,))]}
SHOWN = Sight(ROOM, "0", 1, 1_010, due_at_ms=5_000)


def test_a_clock_that_runs_out_when_it_was_shown_to_is_right() -> None:
    assert kinds(History(streams=CLOCKED, sights=[SHOWN, Sight(ROOM, "0", 2, 5_004)])) == []


def test_a_clock_whose_record_lies_before_the_time_shown_is_early() -> None:
    early = {ROOM: [Entry(1, 1_000), Entry(2, 4_000, clock_ms=(4_000,))]}
    assert kinds(History(streams=early, sights=[SHOWN])) == ["early"]


def test_a_clock_that_is_seen_to_have_run_out_before_the_time_shown_is_early_whatever_its_record_says() -> None:
    assert kinds(History(streams=CLOCKED, sights=[SHOWN, Sight(ROOM, "0", 2, 4_400)])) == ["early"]


def test_the_latest_time_that_anybody_was_shown_counts() -> None:
    credited = replace(SHOWN, viewer="1", due_at_ms=9_000)
    assert kinds(History(streams=CLOCKED, sights=[SHOWN, credited])) == ["early"]


def test_a_clock_that_runs_out_within_a_long_silence_is_found() -> None:
    assert kinds(History(streams=CLOCKED, sights=[SHOWN], silences=[(3_000, 8_000)])) == ["outage"]


def test_a_short_silence_is_no_outage_and_one_before_the_end_does_not_matter() -> None:
    assert kinds(History(streams=CLOCKED, sights=[SHOWN], silences=[(4_000, 6_000), (0, 4_900)])) == []


SENT = Action(ROOM, "ana", "c1", "move", 1, (Answer(0, "no_flag"),), sent_ms=3_000, had=1)


def test_an_action_that_was_sent_in_time_and_refused_behind_the_clock_is_found() -> None:
    assert kinds(History(actions=[SENT], streams=CLOCKED)) == ["late"]


@pytest.mark.parametrize(
    "other",
    [replace(SENT, sent_ms=4_500), replace(SENT, sent_ms=None), replace(SENT, had=0)],
    ids=["hardly in time", "sent more than once", "to another position"],
)
def test_an_action_that_may_have_been_late_for_another_reason_is_not(other: Action) -> None:
    assert kinds(History(actions=[other], streams=CLOCKED)) == []


def test_a_patched_view_that_differs_from_the_stream_s_is_found() -> None:
    sights = [Sight(ROOM, "0", 1, 0, view="same"), Sight(ROOM, "1", 1, 0, view="other"), Sight(ROOM, "0", 2, 0, view="gone")]
    views = {(ROOM, "0", 1): "same", (ROOM, "1", 1): "same"}
    assert kinds(History(sights=sights, views=views)) == ["view", "view"]


def test_a_snapshot_older_than_what_the_client_had_is_found() -> None:
    sights = [Sight(ROOM, "0", 7, 0, had=7), Sight(ROOM, "0", 9, 0, had=7), Sight(ROOM, "0", 6, 0, had=7)]
    assert kinds(History(sights=sights)) == ["older"]


FORGETFUL = {7: {ROOM: 2}}
"""The epoch 7 ended, and only the steps up to 2 survived."""


def of_epoch(action: Action, epoch: int) -> Action:
    return replace(action, answers=tuple(replace(answer, epoch=epoch) for answer in action.answers))


def test_a_step_that_the_store_may_lose_is_not_reported_and_one_before_the_loss_is() -> None:
    done = [of_epoch(action, 7) for action in (ONE, TWO, THREE)]
    assert kinds(History(actions=done, streams={ROOM: held(ONE, TWO)}, survived=FORGETFUL)) == []
    assert kinds(History(actions=done, streams={ROOM: held(ONE)}, survived=FORGETFUL)) == ["lost"]
    later = [*done[:2], of_epoch(THREE, 8)]
    assert kinds(History(actions=later, streams={ROOM: held(ONE, TWO)}, survived=FORGETFUL)) == ["lost"]


def test_the_repeat_of_a_lost_action_counts_as_a_new_action_but_only_once() -> None:
    repeated = replace(THREE, answers=(Answer(3, epoch=7), Answer(4, epoch=8)))
    stream = [*held(ONE, TWO), Entry(4, 0, THREE.person, THREE.body)]
    given = History(actions=[ONE, TWO, repeated], streams={ROOM: stream}, survived=FORGETFUL)
    assert kinds(given) == []
    twice = [*stream, Entry(5, 0, THREE.person, THREE.body)]
    assert kinds(replace(given, streams={ROOM: twice})) == ["doubled"]
    assert kinds(replace(given, survived={})) == ["lost", "doubled", "answer"]


def test_a_view_of_a_lost_step_is_not_compared_and_one_of_a_later_epoch_is() -> None:
    lost = Sight(ROOM, "0", 3, 0, view="lost", epoch=7)
    views = {(ROOM, "0", 3): "new"}
    assert kinds(History(sights=[lost], views=views, survived=FORGETFUL)) == []
    assert kinds(History(sights=[replace(lost, epoch=8)], views=views, survived=FORGETFUL)) == ["view"]
    assert kinds(History(sights=[replace(lost, seq=2)], views=views, survived=FORGETFUL)) == ["view"]


def test_a_snapshot_may_be_older_than_a_lost_step_and_not_older_than_a_step_that_survived() -> None:
    after = Sight(ROOM, "0", 2, 0, had=3, epoch=8)
    assert kinds(History(sights=[after], survived=FORGETFUL)) == []
    assert kinds(History(sights=[replace(after, seq=1, had=2)], survived=FORGETFUL)) == ["older"]


def test_a_clock_that_a_lost_step_showed_does_not_count() -> None:
    lost = replace(SHOWN, due_at_ms=9_000, epoch=7)
    assert kinds(History(streams=CLOCKED, sights=[lost], survived={7: {ROOM: 0}})) == []
    assert kinds(History(streams=CLOCKED, sights=[lost], survived={7: {ROOM: 1}})) == ["early"]
