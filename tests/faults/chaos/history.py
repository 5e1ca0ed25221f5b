"""The history of a run, and the checks of it. All checks are pure: they take requests, answers and sights, and return
violations.

The history has three sources: the requests of the clients with their answers (`Action`), the states that the clients
saw (`Sight`), and the streams of the rooms at the end (`Entry`). A stream is the truth; each check reports where
clients and stream disagree.
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import eq
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal[
    "lost",
    "doubled",
    "order",
    "answer",
    "early",
    "outage",
    "late",
    "view",
    "older",
    "stuck",
    "internal",
    "replay",
    "hidden",
    "class",
    "erased",
]
KINDS: dict[Kind, str] = {
    "lost": "acknowledged actions that the stream does not hold",
    "doubled": "entries of the stream that no answered action asked for",
    "order": "actions of one person in another order than sent",
    "answer": "repeated actions that got another answer",
    "early": "clocks that ran out before the time shown",
    "outage": "clocks that ran out while nobody could play",
    "late": "actions refused as too late that were sent in time",
    "view": "patched views that differ from a fresh one",
    "older": "snapshots older than what the client had",
    "stuck": "actions never answered, viewers that never caught up",
    "internal": "errors without a meaning (server/internal)",
    "replay": "streams that do not play again to the stored room",
    "hidden": "views and frames that change with hidden data",
    "class": "classes that differ from their boards",
    "erased": "keys with something that was erased",
}
"""The kinds of violations, each with its description for the report."""

EARLY_MS = 50
"""Tolerance in ms for a clock that runs out early, because the clocks of the nodes differ from the store's by some ms."""
IN_TIME_MS = 1_000
"""Minimum time in ms from the sending of an action until a clock runs out, for the action to count as in time. The checks
know this time only for actions with a `sent_ms`."""
OUTAGE_MS = 3_500
"""Shortest silence in ms of the store or of all nodes that is certainly an outage: `redis_health.OUTAGE_MS` plus the time
between two heartbeats."""


@dataclass(frozen=True)
class Answer:
    """The answer to a request. `code`: None for an ack, else the code of the refusal. `seq`: the room's sequence number
    after the action. `params`: canonical JSON text. `epoch`: the epoch of the room's last snapshot before the answer."""

    seq: int
    code: str | None = None
    params: str = "{}"
    epoch: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Action:
    """A person's request. `sent`: its position among everything that the person sent; a retry after an error gets a new
    position. `answers`: all answers to the request's id, the first one first; empty if none came.

    `sent_ms`: the store's time when the person sent the request; None if something other than the store may have
    delayed the request. `had`: the room's sequence number that the person knew at that time.
    """

    room: str
    person: str
    cid: str
    body: str
    sent: int
    answers: tuple[Answer, ...] = ()
    sent_ms: int | None = None
    had: int = -1

    @property
    def accepted_seq(self) -> int | None:
        return self.answers[0].seq if self.answers and self.answers[0].code is None else None


@dataclass(frozen=True)
class Entry:
    """An entry of a room's stream. `by`, `body`: the person and the action; None for any other entry. `clock_ms`: the
    times when clocks ran out in this entry."""

    seq: int
    at_ms: int
    by: str | None = None
    body: str | None = None
    clock_ms: tuple[int, ...] = ()


@dataclass(frozen=True)
class Sight:
    """A sequence number that a client saw, at the store's time `at_ms`. `due_at_ms`: the time when, by the client's
    view, a clock runs out.

    `view`: a digest of the patched view, if the client made one. `had`: for a snapshot, the client's sequence number
    before it. `epoch`: the epoch of the room's last snapshot.
    """

    room: str
    viewer: str
    seq: int
    at_ms: int
    due_at_ms: int | None = None
    view: str | None = None
    had: int | None = None
    epoch: int = 0


@dataclass(frozen=True)
class Wrong:
    """One violation: something that must never happen, whatever fault occurs. `kind`: one of `KINDS`."""

    kind: Kind
    room: str
    text: str


@dataclass
class History:
    """A whole run. `views`: digests of the views that a replay of the streams gives, by room, viewer and sequence number.
    `silences`: the intervals when a fault made play impossible in all rooms; `silences_of`: such intervals of single
    rooms. `survived`: for each epoch that ended with the loss of acknowledged writes, within the promise of the store's
    settings, the sequence number of each room after the loss. `alike`: takes the digests of a view that a client saw and of
    the view in `views`, and tells whether the client's view is right."""

    actions: Sequence[Action] = ()
    sights: Sequence[Sight] = ()
    streams: Mapping[str, Sequence[Entry]] = field(default_factory=dict)
    views: Mapping[tuple[str, str, int], str] = field(default_factory=dict)
    silences: Sequence[tuple[int, int]] = ()
    silences_of: Mapping[str, Sequence[tuple[int, int]]] = field(default_factory=dict)
    survived: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    alike: Callable[[str, str], bool] = eq

    def is_lost(self, room: str, epoch: int, seq: int) -> bool:
        """Tells whether the room lost this step of that epoch."""
        return epoch in self.survived and seq > self.survived[epoch].get(room, -1)

    def is_forgotten(self, action: Action) -> bool:
        """Tells whether the store may have lost the first answer to this action. A repeat then counts as a new action."""
        if not action.answers:
            return False
        first = action.answers[0]
        return first.epoch in self.survived and (first.code is not None or self.is_lost(action.room, first.epoch, first.seq))


def wrongs(history: History) -> list[Wrong]:
    """Returns all violations in the history."""
    return [
        *_lost_and_doubled(history),
        *_order(history),
        *_answers(history),
        *_clocks(history),
        *_late(history),
        *_views(history),
        *_older(history),
        *_stuck(history.actions),
    ]


def _lost_and_doubled(history: History) -> Iterable[Wrong]:
    """Reports lost and doubled actions. The stream must have each accepted action under its sequence number, and each entry
    of a person must belong to exactly one action."""
    owed: dict[tuple[str, str, str], int] = defaultdict(int)
    claimed: dict[tuple[str, int], Action] = {}
    for action in history.actions:
        is_forgotten = history.is_forgotten(action)
        if not action.answers or is_forgotten:
            owed[action.room, action.person, action.body] += 1
        seq = action.accepted_seq
        if seq is None or is_forgotten:
            continue
        entry = _entry(history.streams.get(action.room, ()), seq)
        if entry is None or (entry.by, entry.body) != (action.person, action.body):
            held = "nothing" if entry is None else f"{entry.by}: {entry.body}"
            yield Wrong("lost", action.room, f"{action.person} {action.cid} at {seq}: {action.body}; the stream has {held}")
        elif (action.room, seq) in claimed:
            yield Wrong("lost", action.room, f"{action.cid} and {claimed[action.room, seq].cid} are both said to be {seq}")
        else:
            claimed[action.room, seq] = action
    for room, stream in history.streams.items():
        for entry in stream:
            if entry.by is None or entry.body is None or (room, entry.seq) in claimed:
                continue
            if owed[room, entry.by, entry.body]:  # the store has the action, but its answer never came
                owed[room, entry.by, entry.body] -= 1
            else:
                yield Wrong("doubled", room, f"{entry.seq} by {entry.by}: {entry.body}")


def _entry(stream: Sequence[Entry], seq: int) -> Entry | None:
    """Returns the entry with that number; None if there is none. Streams are in order and nearly without gaps."""
    at = bisect_right(stream, seq, key=lambda entry: entry.seq) - 1
    return stream[at] if at >= 0 and stream[at].seq == seq else None


def _order(history: History) -> Iterable[Wrong]:
    """Reports wrong order. The stream must have each person's actions in the order of their sending. A lost action has
    no position in the stream and is ignored here."""
    by_person: dict[tuple[str, str], list[tuple[int, Action]]] = defaultdict(list)
    for action in history.actions:
        seq = action.accepted_seq
        entry = None if seq is None else _entry(history.streams.get(action.room, ()), seq)
        if seq is None or entry is None or history.is_forgotten(action):
            continue
        if (entry.by, entry.body) == (action.person, action.body):
            by_person[action.room, action.person].append((seq, action))
    for (room, person), done in by_person.items():
        done.sort(key=lambda pair: pair[0])
        latest = -1
        for seq, action in done:
            if action.sent < latest:
                yield Wrong("order", room, f"{person} {action.cid}, sent as number {action.sent}, is {seq}, behind {latest}")
            latest = max(latest, action.sent)


def _answers(history: History) -> Iterable[Wrong]:
    for action in history.actions:
        if history.is_forgotten(action):
            continue
        for answer in action.answers[1:]:
            if answer != action.answers[0]:
                yield Wrong("answer", action.room, f"{action.person} {action.cid}: {action.answers[0]}, then {answer}")


def _clocks(history: History) -> Iterable[Wrong]:
    """Reports wrong clocks. A clock must run out at the time that the preceding view stated, not earlier, and not while
    play is impossible."""
    shown: dict[tuple[str, int], int] = {}
    seen_ms: dict[tuple[str, int], int] = {}
    for sight in history.sights:
        if history.is_lost(sight.room, sight.epoch, sight.seq):
            continue
        place = (sight.room, sight.seq)
        if sight.due_at_ms is not None:
            shown[place] = max(sight.due_at_ms, shown.get(place, 0))
        seen_ms[place] = min(sight.at_ms, seen_ms.get(place, sight.at_ms))
    for room, stream in history.streams.items():
        for entry in stream:
            due_ms = shown.get((room, entry.seq - 1))
            if not entry.clock_ms or due_ms is None:
                continue
            early_ms = due_ms - min(entry.clock_ms[0], seen_ms.get((room, entry.seq), entry.clock_ms[0]))
            if early_ms > EARLY_MS:
                yield Wrong("early", room, f"{entry.seq}: shown for {due_ms}, {early_ms} ms early")
            for start_ms, end_ms in (*history.silences, *history.silences_of.get(room, ())):
                if end_ms - start_ms >= OUTAGE_MS and start_ms < due_ms < end_ms:
                    text = f"{entry.seq}: due {due_ms - start_ms} ms into a silence of {end_ms - start_ms} ms"
                    yield Wrong("outage", room, text)


def _late(history: History) -> Iterable[Wrong]:
    """Reports wrong refusals. An action counts from its arrival, so a clock that runs out later must not affect it."""
    for action in history.actions:
        sent_ms = action.sent_ms
        if sent_ms is None or action.accepted_seq is not None or history.survived:
            continue
        entry = _entry(history.streams.get(action.room, ()), action.had + 1)
        if entry is None or not entry.clock_ms or entry.clock_ms[0] - sent_ms < IN_TIME_MS:
            continue
        early_ms = entry.clock_ms[0] - sent_ms
        yield Wrong(
            "late", action.room, f"{action.person} {action.cid}, sent {early_ms} ms before the clock of {entry.seq} ran out"
        )


def _views(history: History) -> Iterable[Wrong]:
    for sight in history.sights:
        if history.is_lost(sight.room, sight.epoch, sight.seq):
            continue
        fresh = history.views.get((sight.room, sight.viewer, sight.seq))
        if sight.view is not None and (fresh is None or not history.alike(sight.view, fresh)):
            yield Wrong(
                "view", sight.room, f"viewer {sight.viewer} at {sight.seq}" + (", which is not there" * (fresh is None))
            )


def _older(history: History) -> Iterable[Wrong]:
    for sight in history.sights:
        if sight.had is None or any(history.is_lost(sight.room, epoch, sight.had) for epoch in history.survived):
            continue
        if sight.seq < sight.had:
            yield Wrong("older", sight.room, f"viewer {sight.viewer} had {sight.had} and was given {sight.seq}")


def _stuck(actions: Iterable[Action]) -> Iterable[Wrong]:
    for action in actions:
        if not action.answers:
            yield Wrong("stuck", action.room, f"{action.person} {action.cid} was never answered: {action.body}")
