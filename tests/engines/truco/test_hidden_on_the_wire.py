"""Hidden cards stay hidden in real rooms too: two rooms that differ only in hidden cards send a viewer the same bytes
during whole hands.

The test compares frames, snapshots, refusals, sequence numbers and due times. `test_hidden` covers signs: a viewer who
does not see a sign gets an empty frame, which the other room need not send.
"""

import random
from typing import Any

import msgspec
import pytest

from engines.contract import SPECTATOR, Refusal, Viewer
from engines.truco import actions
from protocol import messages
from server.room import Act, Command, Join, NewRoom, Room, Step, create, step, views_of
from tests.engines.truco.test_hidden import apply, deal, dealt_anew, played, seen_cards, shown_by_ruling, start

SEEDS = {2: 6, 4: 4, 6: 3, 8: 2}
REFEREE = "tutor"
SETTINGS = {"appeals": False, "auto_start": False}
CARDLESS = (actions.Signal, actions.Look)


def opened(seats: int, hands: dict[str, list[str]]) -> Room:
    """Return a room of `seats` people, with these hands dealt."""
    new = NewRoom("TRUCO2", "truco", seats, REFEREE, REFEREE, bytes(32), settings=dict(SETTINGS), role="referee")
    room = create(new, 0)
    for seat in range(seats):
        room = step(room, Command(Join(f"seat {seat}", seat=seat), f"seat {seat}"), 0).room
    given = {"players": seats, "mode": "tournament", "dealer": 1, "hands": hands}
    return step(room, Command(messages.SetPosition(given), REFEREE), 0).room


def done(room: Room, seat: int, action: dict[str, Any], now_ms: int) -> tuple[Room, Any]:
    """Return the room after the action, and the outcome: a step, or the refusal (code, params)."""
    try:
        answer: Step = step(room, Command(Act(action), f"seat {seat}"), now_ms)
    except Refusal as refusal:
        return room, (refusal.code, refusal.params)
    return answer.room, answer


def sent(outcome: Any, viewer: Viewer) -> bytes:
    """Return the frame that the viewer gets in bytes; empty after a refusal."""
    if not isinstance(outcome, Step):
        return b""
    frame = next(frame for frame in outcome.frames if str(viewer) in frame.viewers)
    return msgspec.msgpack.encode((outcome.room.seq, frame.ops, frame.happenings, outcome.room.due_at_ms))


def snapshot(room: Room, viewer: Viewer) -> bytes:
    return msgspec.msgpack.encode(views_of(room).of[str(viewer)])


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_rooms_that_differ_in_hidden_cards_only_send_the_same(seats: int) -> None:
    compared = changed = 0
    for seed in range(SEEDS[seats]):
        fate = random.Random(seats * 100 + seed)
        hands = deal(fate, seats, flores=True)
        first = start(seats, "tournament", hands)
        steps = [step for step in played(fate, first, 40) if not isinstance(step[1], CARDLESS)]
        states = [first]
        kept = []
        for one in steps:
            try:
                states.append(apply(states[-1], one).state)
            except Refusal:
                continue  # the action depended on an omitted sign
            kept.append(one)
        for viewer in (fate.randrange(seats), SPECTATOR):
            fixed = seen_cards(states, viewer) | shown_by_ruling(states, kept)
            other = dealt_anew(fate, hands, fixed, flores=True)
            changed += other != hands
            compared += side_by_side(opened(seats, hands), opened(seats, other), kept, viewer)
    assert compared > 40
    assert changed > 2


def side_by_side(left: Room, right: Room, steps: list[Any], viewer: Viewer) -> int:
    """Play the same steps in both rooms, compare the viewer's frames, and return their number."""
    assert snapshot(left, viewer) == snapshot(right, viewer)
    for number, (seat, action) in enumerate(steps, 1):
        raw = msgspec.to_builtins(action)
        left, one = done(left, seat, raw, number * 500)
        right, two = done(right, seat, raw, number * 500)
        if seat == viewer and not isinstance(one, Step):
            assert one == two
        assert sent(one, viewer) == sent(two, viewer), f"{raw} of seat {seat} tells {viewer} something"
        assert snapshot(left, viewer) == snapshot(right, viewer)
    return len(steps)
