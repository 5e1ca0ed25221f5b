"""A person who tries every command of the room, and every message."""

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

from protocol.phrases import SetPhrases
from protocol.room_commands import AskFiles, Rename, RoomCommand
from protocol.session_commands import SessionCommand
from server.aggregate_types import SESSIONS
from tests.faults.chaos.canonical import canonical
from tests.faults.chaos.orders import text_of_order
from tests.simulation.classes.download import answered
from tests.simulation.explorers.known import Known
from tests.simulation.explorers.trials import NOT_HERE, Trials
from tests.simulation.explorers.values import OF_CLASS, OF_TABLE, Values, messages_of, wild_action
from tests.simulation.tab import Tab

THINK_S: Final = (0.1, 0.5)
REFUSED_WEIGHT: Final = 2
TRIES: Final = 3
"""Maximum number of times that an explorer tries a kind of message with other values after a refusal."""
COMMAND_SHARE: Final = 0.75
LEGAL_SHARE: Final = 0.9
"""Share of the commands that an explorer tries on a copy of the room first, and sends only if it is allowed there."""
MOST_KINDS: Final = 24
"""Maximum number of kinds of commands that an explorer tries on a copy before it gives up."""
TRIALS: Final = 8
"""Maximum number of times that an explorer tries a kind of command on a copy, each time with other values."""
WILD_SHARE: Final = 0.3
"""Share of the steps of a person with a seat that are a random action of the running game; the other steps are messages
and commands."""
LOOK_SHARE: Final = 0.3
LEFT_OUT: Final = frozenset(
    {
        "hello",
        "act",
        "read",
        "command",
        "resume",
        "ping",
        "open_session",
        "leave",
        "take_device",
        "sign_out_devices",
        "take_friend",
        "invite_friend",
    }
)
"""Messages that an explorer does not try, because the tab or another person sends them, or because they would give the
tab to another person."""
NOT_ALONE: Final = frozenset(
    {"erase_room", "erase_session", "erase_member", "end_session", "remove_member", "remove_members", "move_member"}
)
"""Commands that an explorer does not try, because the checks must know about each of them."""


def _commands(union: Any) -> list[type]:
    return [each for each in get_args(union) if each.__struct_config__.tag not in NOT_ALONE]


NOTED_AS: Final = {"offer_friend": ("friend_code", "code"), "do_exercise": ("exercise_at", "at")}
"""Fields of answers that explorers remember under another name."""
FILES: Final = frozenset({"ask_files", "ask_pupil_file"})
KINDS: Final = ("zip", "json", "json", "csv", "trf", "trf26", "report", "rules", "weeks", "lessons", "pgn")
"""The kinds of files."""


ROOM_COMMANDS: Final = _commands(RoomCommand)
CLASS_COMMANDS: Final = [*_commands(SessionCommand), Rename, SetPhrases, AskFiles]
CLASS_MESSAGES: Final = messages_of(LEFT_OUT | OF_TABLE)
TABLE_MESSAGES: Final = messages_of(LEFT_OUT | OF_CLASS)


class Group:
    """What some explorers share. `known`: what they have seen. `accepted`: how often the server has accepted each type of
    message and command; they try the seldom accepted ones more often."""

    def __init__(self, rng: random.Random, trials: Trials | None = None) -> None:
        self.known = Known(rng)
        self.accepted: Counter[str] = Counter()
        self.trials = trials
        self.tried: Counter[type] = Counter()
        """The number of trials of each kind of command on a copy."""


class Explorer:
    """Explores with some tabs of one person. `tabs`: a function that returns the tabs."""

    def __init__(self, name: str, tabs: Callable[[], Sequence[Tab]], rng: random.Random, group: Group) -> None:
        self.tabs = tabs
        self.known, self.accepted = group.known, group.accepted
        self.values = Values(rng, self.known, name)
        self._trials, self._tried = group.trials, group.tried
        self._rng = rng
        self._refused: Counter[type] = Counter()
        """How often the server refused all tries of that type to this person, mostly because of the person's role."""

    async def explore(self) -> None:
        """Explores until the task is cancelled."""
        while True:
            await asyncio.sleep(self._rng.uniform(*THINK_S))
            await self.step()

    async def step(self) -> None:
        """Sends one kind of message or command with random values, until the server accepts it or there have been
        enough tries."""
        rng = self._rng
        tab = rng.choice(self.tabs())
        if tab.view is not None and rng.random() < LOOK_SHARE:
            self.known.note(tab.view)
        self.values.look(tab)
        if (action := self._action(tab)) is not None:
            await self._sent(tab, {"type": "act", "room": tab.room, "action": action}, canonical(action))
            return
        is_command = tab.room and tab.room not in tab.gone and rng.random() < COMMAND_SHARE
        is_class = len(tab.room) == SESSIONS.code_length
        messages = CLASS_MESSAGES if is_class else TABLE_MESSAGES
        kinds = messages if not is_command else CLASS_COMMANDS if is_class else ROOM_COMMANDS
        if is_command and rng.random() < LEGAL_SHARE:
            if (made := self._legal(tab, kinds)) is not None:
                await self._command(tab, made)
            return
        (kind,) = rng.choices(kinds, [self._weight(each) for each in kinds])
        for _ in range(1 if is_command else TRIES):
            made = self.values.struct(kind)
            if await (self._command(tab, made) if is_command else self._sent(tab, made, None)):
                return
        self._refused[kind] += 1

    def _legal(self, tab: Tab, kinds: Sequence[type]) -> dict[str, Any] | None:
        """Returns a command that the stored room would accept from this person; None if none of some kinds is allowed. The
        seldom accepted kinds come first more often."""
        state = None if self._trials is None else self._trials.state(tab.room)
        if self._trials is None or state is None:
            return None
        rng = self._rng
        for kind in sorted(kinds, key=lambda each: rng.random() ** (1 / self._chance(each)), reverse=True)[:MOST_KINDS]:
            self._tried[kind] += 1
            for _ in range(TRIALS):
                made = self.values.struct(kind)
                refused = self._trials.refused(state, tab.id, made)
                if not refused:
                    return made
                if refused in NOT_HERE:
                    break
        return None

    def _chance(self, kind: Any) -> float:
        """Returns the weight of a kind of command. It is large for a kind that is seldom allowed, so that the person uses the
        moments when it is."""
        accepted = self.accepted[kind.__struct_config__.tag]
        return float((1 + self._tried[kind]) / (1 + accepted) ** 2)

    def _weight(self, kind: Any) -> float:
        return 1 / (1 + self.accepted[kind.__struct_config__.tag] + REFUSED_WEIGHT * self._refused[kind])

    async def _command(self, tab: Tab, made: dict[str, Any]) -> bool:
        return await self._sent(tab, {"type": "command", "room": tab.room, "command": made}, text_of_order(made))

    async def _sent(self, tab: Tab, message: dict[str, Any], body: str | None) -> bool:
        """Sends the message, and returns whether the server accepted it. `body`: its text in the stream of the room."""
        answer = (await tab.ask(message, body)).answers[0]
        if answer.code is not None:
            return False
        kind, params = message.get("command", message)["type"], json.loads(answer.params)
        self.accepted[kind] += 1
        if kind in NOTED_AS:
            noted, field = NOTED_AS[kind]
            self.known.note(params.pop(field, ""), noted)
        self.known.note(params)
        if kind in FILES:
            await self._download(tab.room, answer.params)
        return True

    async def _download(self, code: str, params: str) -> None:
        """Downloads a random file of the room or the class. A node in trouble may refuse it."""
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            await answered(self._rng.choice(self.tabs()[0].ports), code, self._rng.choice(KINDS), params)

    def _action(self, tab: Tab) -> dict[str, Any] | None:
        """Returns a random action of the running game in a share `WILD_SHARE` of the calls, and None in the others."""
        status = tab.view.get("status") if tab.view is not None else None
        if not status or not tab.viewer.isdigit() or self._rng.random() > WILD_SHARE:
            return None
        return wild_action(self.values, self._rng, tab.view["room"]["game"], status["may"][int(tab.viewer)])
