"""The history of a run and what must hold of it. Pure: what was asked and seen goes in, what is wrong comes out.

Three sources meet here: what the clients asked and were answered (`Action`), what they saw (`Sight`), and what the rooms'
streams hold in the end (`Entry`). A stream is the truth; each check says how clients and stream disagree.
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import eq
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal[
    "lost", "doubled", "order", "answer", "early", "outage", "late", "view", "older", "stuck", "internal", "replay"
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
}
"""What may be wrong, each with its words for the report."""

EARLY_MS = 50
"""So much earlier a clock may run out: the nodes' clocks differ from that of the store by some ms."""
IN_TIME_MS = 1_000
"""An action that was sent so long before a clock ran out has arrived in time, where only the store was in trouble."""
OUTAGE_MS = 3_500
"""Silence of the store or of all nodes that is an outage beyond doubt (`redis_health.OUTAGE_MS` and a beat)."""


@dataclass(frozen=True)
class Answer:
    """An ack (`code` is None) with the room's number after the action, or a refusal. `params` as canonical text."""

    seq: int
    code: str | None = None
    params: str = "{}"


@dataclass(frozen=True)
class Action:
    """What a person asked for. `sent`: the place among this person's sends, counted again when a person who was told of an
    error tried again. `answers`: all that came for its id, the first one first; none if it was never answered.

    `sent_ms`: the store's time then, None where anything but the store may have kept it from arriving at once; `had`: the
    number that was known then.
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
    """An entry of a room's stream. `by`, `body`: the action of a person, None for anything else. `clock_ms`: when clocks ran
    out in it.
    """

    seq: int
    at_ms: int
    by: str | None = None
    body: str | None = None
    clock_ms: tuple[int, ...] = ()


@dataclass(frozen=True)
class Sight:
    """A number as one client saw it, at the store's time `at_ms`. `due_at_ms`: when a clock was shown to run out.

    `view`: a digest of the patched view, where it was taken. `had`: for a snapshot, the number that the client had before.
    """

    room: str
    viewer: str
    seq: int
    at_ms: int
    due_at_ms: int | None = None
    view: str | None = None
    had: int | None = None


@dataclass(frozen=True)
class Wrong:
    """One thing outside the promise."""

    kind: Kind
    room: str
    text: str


@dataclass
class History:
    """A whole run. `views`: digests of the views that the streams lead to, by room, viewer and number; `silences`: from when
    to when nobody could play, as the faults have it; `silences_of`: the same in single rooms; `alike`: whether a seen view, by
    its digest, is as good as the fresh one.
    """

    actions: Sequence[Action] = ()
    sights: Sequence[Sight] = ()
    streams: Mapping[str, Sequence[Entry]] = field(default_factory=dict)
    views: Mapping[tuple[str, str, int], str] = field(default_factory=dict)
    silences: Sequence[tuple[int, int]] = ()
    silences_of: Mapping[str, Sequence[tuple[int, int]]] = field(default_factory=dict)
    alike: Callable[[str, str], bool] = eq


def wrongs(history: History) -> list[Wrong]:
    """Everything in the history that is outside the promise."""
    return [
        *_lost_and_doubled(history),
        *_order(history),
        *_answers(history.actions),
        *_clocks(history),
        *_late(history),
        *_views(history),
        *_older(history.sights),
        *_stuck(history.actions),
    ]


def _lost_and_doubled(history: History) -> Iterable[Wrong]:
    """Each accepted action is the entry of its number, and each entry of a person is one accepted action."""
    owed: dict[tuple[str, str, str], int] = defaultdict(int)
    claimed: dict[tuple[str, int], Action] = {}
    for action in history.actions:
        if not action.answers:
            owed[action.room, action.person, action.body] += 1
        seq = action.accepted_seq
        if seq is None:
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
            if owed[room, entry.by, entry.body]:  # done, and its answer never came
                owed[room, entry.by, entry.body] -= 1
            else:
                yield Wrong("doubled", room, f"{entry.seq} by {entry.by}: {entry.body}")


def _entry(stream: Sequence[Entry], seq: int) -> Entry | None:
    """Streams are in order of their numbers and mostly without holes."""
    at = bisect_right(stream, seq, key=lambda entry: entry.seq) - 1
    return stream[at] if at >= 0 and stream[at].seq == seq else None


def _order(history: History) -> Iterable[Wrong]:
    """What one person sent first comes first in the stream of a room. What is lost has no place there."""
    by_person: dict[tuple[str, str], list[tuple[int, Action]]] = defaultdict(list)
    for action in history.actions:
        seq = action.accepted_seq
        entry = None if seq is None else _entry(history.streams.get(action.room, ()), seq)
        if seq is not None and entry is not None and (entry.by, entry.body) == (action.person, action.body):
            by_person[action.room, action.person].append((seq, action))
    for (room, person), done in by_person.items():
        done.sort(key=lambda pair: pair[0])
        latest = -1
        for seq, action in done:
            if action.sent < latest:
                yield Wrong("order", room, f"{person} {action.cid}, sent as number {action.sent}, is {seq}, behind {latest}")
            latest = max(latest, action.sent)


def _answers(actions: Iterable[Action]) -> Iterable[Wrong]:
    for action in actions:
        for answer in action.answers[1:]:
            if answer != action.answers[0]:
                yield Wrong("answer", action.room, f"{action.person} {action.cid}: {action.answers[0]}, then {answer}")


def _clocks(history: History) -> Iterable[Wrong]:
    """A clock runs out at the time that was shown with the number before, neither earlier nor while nobody could play."""
    shown: dict[tuple[str, int], int] = {}
    seen_ms: dict[tuple[str, int], int] = {}
    for sight in history.sights:
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
    """An action counts as of its arrival: a clock that ran out after it does not stand between."""
    for action in history.actions:
        sent_ms = action.sent_ms
        if sent_ms is None or action.accepted_seq is not None:
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
        fresh = history.views.get((sight.room, sight.viewer, sight.seq))
        if sight.view is not None and (fresh is None or not history.alike(sight.view, fresh)):
            yield Wrong(
                "view", sight.room, f"viewer {sight.viewer} at {sight.seq}" + (", which is not there" * (fresh is None))
            )


def _older(sights: Iterable[Sight]) -> Iterable[Wrong]:
    for sight in sights:
        if sight.had is not None and sight.seq < sight.had:
            yield Wrong("older", sight.room, f"viewer {sight.viewer} had {sight.had} and was given {sight.seq}")


def _stuck(actions: Iterable[Action]) -> Iterable[Wrong]:
    for action in actions:
        if not action.answers:
            yield Wrong("stuck", action.room, f"{action.person} {action.cid} was never answered: {action.body}")
