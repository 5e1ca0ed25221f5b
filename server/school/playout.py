"""A game in tournament mode that bots play sensibly. Exercises are found in such games."""

import random
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from engines.contract import CLOCK, Engine, GameEvent, Refusal, Status, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.declaration.practice import Practice
from server.room.views.status import plain_status

SEED_BYTES = 32
BEGUN_MS = 1_000_000
REMEMBERED = 48
"""Number of steps before a moment that are remembered, because these steps may matter for the question."""
CHALLENGE = "challenge"
PASS = "pass_flag"


class Done(NamedTuple):
    """One step of the game: who acted, the type of the action (empty for the clock), the events, and the game before the
    step. `action`: the action; None if it is unknown."""

    actor: Any
    type: str
    happenings: tuple[GameEvent, ...]
    before: Any
    action: Any = None


class Seen(NamedTuple):
    """The steps and events that a seat has seen. `steps`: the steps since its own last action; `events`: their events;
    `before`: the game before the first of them. `earlier`: the events before these steps, from the last round or further back
    (`seen_of`)."""

    events: Sequence[GameEvent]
    earlier: Sequence[GameEvent]
    before: Any
    steps: Sequence[Done]


class Work:
    """The number of steps of a search, including its side branches."""

    steps = 0


class Playout:
    """A game that bots play without challenges."""

    def __init__(self, engine: Engine[Any, Any, Any], seats: int, lot: random.Random, work: Work | None = None) -> None:
        self.engine = engine
        self.seats = seats
        self.now_ms = BEGUN_MS
        self.done: list[Done] = []
        self.turns = 0
        self.chance = ChanceReader(ChanceState(lot.randbytes(SEED_BYTES)))
        self.state = engine.setup(engine.read_options({"mode": "tournament"}), seats, self.chance, self.now_ms)
        self.work = work or Work()
        self._lot = lot

    @property
    def status(self) -> Status:
        status: Status = self.engine.status(self.state)
        return status

    def branch(self) -> "Playout":
        """Returns a copy that can be played on, while this game stays as it is."""
        other = object.__new__(Playout)
        other.__dict__.update(self.__dict__)
        other.done = self.done[-REMEMBERED:]
        other.chance = ChanceReader(ChanceState(self._lot.randbytes(SEED_BYTES)))
        return other

    def step(self) -> bool:
        """Plays one step. Returns False if no step is possible."""
        status = self.status
        if status.is_over:
            return False
        seats = [seat for seat in range(self.seats) if status.may[seat]]
        for seat in sorted(seats, key=lambda seat: (seat != status.flag, self._lot.random())):
            if self.go_on(seat, (), status):
                return True
        for seat in seats:
            if self._any_of(seat, self.engine.faultless_actions(self.state, seat)):
                return True
        if status.due_at_ms is None:
            return False
        self.now_ms = max(self.now_ms, status.due_at_ms)
        self._apply(CLOCK, Tick())
        return True

    def go_on(self, seat: int, without: Collection[str], status: Status | None = None) -> bool:
        """Plays the bot's action for this seat. Returns False if the bot has no action. If the type of the action is in
        `without`, the seat passes the flag instead."""
        status = status or self.status
        raw = self.engine.bot(self.engine.view(self.state, seat, self.now_ms), plain_status(status, None), seat, self.chance)
        if raw is None:
            return False
        if raw["type"] in without:
            raw = {"type": PASS}
        if raw["type"] == CHALLENGE:
            return self._any_of(seat, self.engine.faultless_actions(self.state, seat))
        try:
            return self.play(seat, (self.engine.parse(raw),))
        except Refusal:
            return False

    def play(self, seat: int, actions: Sequence[Any]) -> bool:
        """Plays these actions of the seat. Returns False if the game refuses one."""
        for action in actions:
            self.now_ms += self._lot.randrange(300, 900)
            due_at_ms = self.status.due_at_ms
            if due_at_ms is not None and self.now_ms >= due_at_ms:
                self.now_ms = due_at_ms
                self._apply(CLOCK, Tick())
            try:
                self._apply(seat, action)
            except Refusal:
                return False
        return True

    def look(self, seat: int) -> None:
        """Looks at everything that the seat may look at before a challenge. An exercise does not list these looks among its
        events."""
        may = self.status.may[seat]
        for kind in self.engine.practice.looks:
            if kind in may:
                try:
                    action = self.engine.parse({"type": kind})
                    self.state = self.engine.apply(self.state, seat, action, self.now_ms, self.chance, None).state
                except Refusal:
                    continue

    def _any_of(self, seat: int, actions: Sequence[Any]) -> bool:
        return any(self.play(seat, (action,)) for action in self._lot.sample(list(actions), len(actions)))

    def _apply(self, actor: Any, action: Any) -> None:
        self.work.steps += 1
        before = self.state
        step = self.engine.apply(before, actor, action, self.now_ms, self.chance, None)
        self.state = step.state
        if not self.done or self.done[-1].actor != actor:
            self.turns += 1
        self.done.append(Done(actor, "" if actor is CLOCK else type_of(action), step.happenings, before, action))

    def seen_by(self, seat: int, after: int = 0) -> Seen | None:
        """Returns what the seat has seen. None if no other seat has done more than look since the seat's own last action: there
        is then nothing to judge.

        `after`: number of last steps that come after the play that the seat judges. Only the result's `events` include these
        steps.
        """
        begun = len(self.done) - after
        seen = seen_of(self.done[max(0, begun - REMEMBERED) : begun], seat, self.seats, self.engine.practice)
        if all(done.type in self.engine.practice.looks for done in seen.steps):
            return None
        return seen._replace(events=[*seen.events, *_heard(self.done[begun:], seat)])


def seen_of(steps: Sequence[Done], seat: int, seats: int, practice: Practice) -> Seen:
    """Returns what the seat has seen of the last steps of a game. An assent (`Practice.assents`) does not count as an action.

    case                                                                         the result begins
    the seat's last action is one of the decisions that all seats make at the
    same time (`Practice.decisions`), and only such decisions have followed      with the first of these decisions
    else, the other seats have only assented since the seat's last action        with the last action of another seat
    else                                                                         after the seat's last action

    The field `events` of the result includes neither assents nor the seat's own decision, because their presence could tell
    whether the play was right. The field `earlier` begins with the last event of the kind `Practice.since`; if the game
    declares no such kind, with the last round.
    """
    begins = practice.since
    deeds = [at for at, done in enumerate(steps) if done.type not in practice.assents]
    since = next((at + 1 for at in reversed(deeds) if steps[at].actor == seat), 0)
    if since and steps[since - 1].type in practice.decisions and _are_one_phase(steps[since:], practice):
        since -= 1
        while since and _are_one_phase(steps[since - 1 : since], practice):
            since -= 1
    elif since < len(steps) and practice.assents and deeds and deeds[-1] < since:
        since = next((at for at in reversed(deeds) if steps[at].actor not in (seat, CLOCK)), since)
    new = [done for done in steps[since:] if done.actor != seat or done.type not in practice.assents]
    earlier = _since(steps[:since], begins) if begins else _last_round(steps[:since], seats)
    return Seen(_told(new, seat, practice), _heard(earlier, seat), new[0].before if new else None, new)


def _are_one_phase(steps: Sequence[Done], practice: Practice) -> bool:
    """Tells whether these steps are only decisions that all seats make at the same time, and what follows from them by itself:
    assents, and steps of the clock."""
    return all(done.actor is CLOCK or done.type in (*practice.decisions, *practice.assents) for done in steps)


def _told(steps: Sequence[Done], seat: int, practice: Practice) -> list[GameEvent]:
    """Returns the events that the seat has heard, without assents and the seat's own decisions."""

    def is_told(done: Done, event: GameEvent) -> bool:
        is_own_decision = done.actor == seat and done.type in practice.decisions
        return event.seat != done.actor or not (is_own_decision or done.type in practice.assents)

    return [event for done in steps for event in _heard((done,), seat) if is_told(done, event)]


def _last_round(steps: Sequence[Done], seats: int) -> Sequence[Done]:
    """Returns the steps of the last round: one turn of each seat. A rule may look back at them."""
    turns: list[Any] = []
    for at in range(len(steps) - 1, -1, -1):
        actor = steps[at].actor
        if actor is not CLOCK and (not turns or turns[-1] != actor):
            turns.append(actor)
        if len(turns) > seats:
            return steps[at + 1 :]
    return steps


def _since(steps: Sequence[Done], begins: str) -> Sequence[Done]:
    """Returns the steps from the last step with that event on; all steps if no step has the event."""
    starts = [at for at, done in enumerate(steps) if any(event.kind == begins for event in done.happenings)]
    return steps[starts[-1] if starts else 0 :]


def _heard(steps: Sequence[Done], seat: int) -> list[GameEvent]:
    return [event for done in steps for event in done.happenings if event.to is None or seat in event.to]


def type_of(action: Any) -> str:
    """Returns the tag of an action, which names its type."""
    tag: str = action.__struct_config__.tag
    return tag


def plain(value: Any) -> Any:
    """Returns the value as plain data."""
    return msgspec.to_builtins(value)
