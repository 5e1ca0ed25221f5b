"""`python -m tests.load.counted_steps GAME …` under callgrind: user instructions of one action of each game, without
sockets and without Redis. It counts the step, the bytes for the store, and the patch for the sockets, and prints one
line per game."""

import os
import sys
from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Any

import engines
from protocol import short_patch
from server.room.room import step
from server.room.stored import codec
from server.store.stored.stream import encode_entry, entry_of
from tests.load import callgrind
from tests.load.steps import Played, played

encode_with = getattr(codec, "encode_with", None)
"""The function `encode_with`; None in an older commit without it."""
short_form = getattr(short_patch, "short_form", None)
"""The function `short_form`; None in an older commit without it."""
TAKES_ENTRY = len(signature(encode_entry).parameters) == 1
"""True if `encode_entry` takes a whole entry; in an older commit it takes the parts of an entry."""


def _step_all(script: Played) -> None:
    room, views = script.first, script.views
    for command, now_ms in script.commands:
        done = step(room, command, now_ms, views)
        room, views = done.room, done.views


def _all(script: Played) -> None:
    """Makes the steps, the bytes for the store and the patches for the sockets, as the store and the gateway do."""
    room, views = script.first, script.views
    for command, now_ms in script.commands:
        done = step(room, command, now_ms, views)
        room, views = done.room, done.views
        stored = entry_of(done)
        _encode_entry(stored)
        if encode_with is None or views.rest is None:
            codec.encode(room)
        else:
            encode_with(room, views.rest)
        _ = room.due_at_ms
        for place, (_viewers, payload) in enumerate(stored.frames):
            if short_form is None:
                short_patch.shortened(payload)
            else:
                short_form(stored.patches[place])


def _encode_entry(stored: Any) -> None:
    if TAKES_ENTRY:
        encode_entry(stored)
    else:
        encode_entry(stored.record, stored.frames, stored.moved)  # type: ignore[call-arg]


def _counted(work: Callable[[Played], None], script: Played) -> int:
    work(script)  # the first run loads everything that is loaded at first use
    callgrind.begin(os.getpid())
    work(script)
    return callgrind.end(os.getpid()) // len(script.commands)


def main() -> None:
    engines.__path__.append(str(Path(__file__).parent / "unlisted"))
    for game in sys.argv[1:]:
        script = played(game, refereed=False)
        print(game, _counted(_step_all, script), _counted(_all, script), flush=True)


if __name__ == "__main__":
    main()
