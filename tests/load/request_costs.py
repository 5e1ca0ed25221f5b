"""`python -m tests.load.request_costs`: the CPU that the server's own interpreter spends on each GET and each message.

Each request has its most expensive form: a chess game of some hundred moves, or a class with boards in play. The
measure is processor time of the node's process with all its threads (and of the one client, which only reads the
answer), so other load on the machine does not count. The work process and the store are separate processes.
`tests/gateway/test_request_costs.py` checks the limit; this command writes the table `docs/reference/request-costs.md`,
or only the rows of the requests that it names.
"""

import argparse
import asyncio
import contextlib
import gc
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import msgspec

from engines.registry import engine_of
from protocol import errors
from protocol.messages import ClientMessage
from server.aggregate.commands import Join
from server.aggregate_types import ROOMS
from server.gateway.http import public_page
from server.gateway.http.routes import FAMILY_HEADER, ROUTES, TOKEN_HEADER
from server.gateway.messages.weekend import names_for
from server.gateway.node import Node
from server.room.command import Act, Command
from server.sessions.command import Command as SessionCommand
from server.settings import Settings
from server.workers.loop import spare_the_collector
from tests.conftest import arrivals
from tests.gateway.http.test_pages import get
from tests.gateway.test_sessions import opened, rounds
from tests.jobs.test_weekend import hour_from
from tests.people import Guest, Refused, seated

MOST_MS: Final = 50.0
"""Maximum CPU in ms of one request in the server's own interpreter."""
TRIES: Final = 5
PUPILS: Final = 30
IN_DRAFT: Final = 120
"""Number of pupils in the class whose next round is a draft."""
IN_HOUR: Final = 198
"""Number of people in the weekend hour; each of them plays."""
MOVES: Final = 240
DATES: Final = 60
PAGE: Final = Path(__file__).parents[2] / "docs" / "reference" / "request-costs.md"
TAGS: Final = frozenset(str(each.__struct_config__.tag) for each in ClientMessage.__args__)
"""The tags of all messages that clients send."""


INTRODUCTION: Final = """\
The CPU that the server's own interpreter spends on a request, in ms: the least and the most of five tries, each where
the request is dearest (a game of chess of some hundred moves, a class of {pupils} in play), with the client that reads
the answer. A test holds the bound: **nothing above {most:.0f} ms runs in the server's own interpreter**
(`tests/gateway/test_request_costs.py`). Exercises, lessons, reviews, questions to a class, drafts of a round, files of
a class and the source are made in the process beside it (`server/jobs/beside.py`), one at a time. The maximum of a row
includes other work of the process: a first import, a sweep, and what the kernel does in `send` on a busy machine, without
the interpreter. A full collection of garbage took 81 ms in the middle of a request; a node keeps the collector away from
its modules (`spare_the_collector` in `server/workers/loop.py`), and the node of this table does the same. Written
by `python -m tests.load.request_costs`.
"""


@dataclass(frozen=True)
class Stage:
    """A node with a long chess game and a class of 30 in play."""

    node: Node
    ana: Guest
    bo: Guest
    room: str
    tutor: Guest
    pupils: list[Guest]
    session: str
    boards: list[str]
    planner: Guest
    planned: str
    """Code of another class, between two rounds, whose pupils are on a list."""
    arrive: Callable[..., Awaitable[Guest]]


Ask = Callable[[Stage, int], Awaitable[object]]


@contextlib.asynccontextmanager
async def stage(redis_url: str = "", folder: str = "") -> AsyncIterator[Stage]:
    quiet = {"busy_ms": 0, "rate_per_s": 10_000, "rate_burst": 10_000, "drain_ms": 0, "away_ms": 60_000}
    own = {"redis_url": redis_url, "data_dir": folder or "data", **hour_from(-1)}
    node = Node(Settings(host="127.0.0.1", port=0, **own, **quiet))  # type: ignore[arg-type]
    await node.start()
    before = gc.get_threshold()
    spare_the_collector()
    try:
        async with arrivals() as arrive:
            ana, bo = await arrive(node), await arrive(node)
            room = await seated(ana, bo, game="ajedrez")
            await long_game(node, room, (ana.id, bo.id))
            tutor = await arrive(node, name="Eva")
            pupils = [await arrive(node, name=f"P{number}") for number in range(PUPILS)]
            session = await opened(tutor, *pupils)
            await tutor.order(session, "plan_round", game="contig60", how="hand", options={"mode": "tournament"})
            people = [pupil.id for pupil in pupils]
            pairs = [people[at : at + 2] for at in range(0, PUPILS, 2)]
            await tutor.order(session, "set_boards", boards=pairs)
            await tutor.order(session, "start_round")
            await tutor.until(lambda: all(board["state"] == "playing" for board in rounds(tutor, session)[-1]["boards"]))
            boards = [board["code"] for board in rounds(tutor, session)[-1]["boards"]]
            await get(node, "/school/contig60/fault/1")  # start the work process
            planner = await arrive(node, name="Max")
            planned = await opened(planner)
            days = [{"at_ms": node.rooms.link.now_ms() + day * 86_400_000} for day in range(DATES)]
            await planner.order(planned, "set_session", settings={"dates": days})
            for number in range(IN_DRAFT):
                await node.rooms.submit(planned, SessionCommand(Join(f"Q{number}"), f"q{number}"))
            assert node.weekends is not None
            for number in range(IN_HOUR):
                await node.weekends.enter(f"w{number}", names_for("", "en"))
            yield Stage(node, ana, bo, room, tutor, pupils, session, boards, planner, planned, arrive)
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        await node.stop()


async def long_game(node: Node, code: str, people: tuple[str, str]) -> None:
    """Plays to the end of the game or up to `MOVES` moves, whichever comes first."""
    engine: Any = engine_of("ajedrez")
    for number in range(MOVES):
        room = await node.rooms.state(ROOMS, code)
        if room.game is None or room.state != "playing":
            return
        for seat, person in enumerate(room.seats):
            actions = engine.faultless_actions(room.game.state, seat)
            if actions:
                action = msgspec.to_builtins(actions[number * 7 % len(actions)])
                by = getattr(person, "person", None) or people[seat]
                await node.rooms.submit(code, Command(Act(action), by))
                break


def _get(path: str) -> Ask:
    def ask(on: Stage, number: int) -> Awaitable[object]:
        return get(on.node, path.format(room=on.room, session=on.session, planned=on.planned, number=1_000 + number))

    return ask


async def _export(stage: Stage, number: int) -> object:
    token = (await stage.tutor.order(stage.session, "ask_files"))["params"]["token"]
    return await get(stage.node, f"/export/{stage.session}.{('zip', 'report')[number % 2]}", **{TOKEN_HEADER: token})


async def _hello(stage: Stage, _number: int) -> object:
    return await stage.arrive(stage.node)


async def _command(stage: Stage, number: int) -> object:
    how = ("random", "swiss")[number % 2]
    return await stage.planner.order(stage.planned, "plan_round", game="ajedrez", how=how)


async def _act(stage: Stage, number: int) -> object:
    return await answer_or_none(stage.ana.act(stage.room, {"type": "move", "uci": f"a{number + 1}h8"}))


async def answer_or_none(asking: Awaitable[object]) -> object:
    """Returns the answer; None if the server refuses. An internal fault of the server is not a refusal, and is raised."""
    try:
        return await asking
    except Refused as refused:
        if refused.code == errors.SERVER_INTERNAL:
            raise
        return None


def _ask(kind: str, **fields: Any) -> Ask:
    """Returns a request of a player. A field with the value "ROOM" gets the code of the long game."""

    async def ask(stage: Stage, _number: int) -> object:
        named = {name: stage.room if value == "ROOM" else value for name, value in fields.items()}
        return await answer_or_none(stage.ana.ask(kind, **named))

    return ask


async def _join(stage: Stage, number: int) -> object:
    code = (stage.room, stage.session)[number % 2]
    return await stage.tutor.ask("join", room=code, **{"as": "spectator"})


async def _resume(stage: Stage, _number: int) -> object:
    seen = len(stage.tutor.inbox)
    await stage.tutor.send("resume", room=stage.session, seq=0, epoch=stage.tutor.epochs[stage.session])
    return await stage.tutor.hear(lambda m: m["type"] == "snapshot" and m["room"] == stage.session, seen)


async def _ping(stage: Stage, number: int) -> object:
    seen = len(stage.ana.inbox)
    await stage.ana.send("ping", at=number, room=stage.room)
    return await stage.ana.hear_kind("pong", seen)


async def _leave(stage: Stage, _number: int) -> object:
    await stage.ana.ask("leave", room=stage.room)
    return await stage.ana.ask("join", room=stage.room)


async def _ask_class(stage: Stage, number: int) -> object:
    return await answer_or_none(
        stage.tutor.ask("ask_class", room=stage.session, question="rule", game=("truco", "kwatro-sinko")[number % 2])
    )


async def _weekend(stage: Stage, number: int) -> object:
    return await stage.ana.ask("weekend", do="look" if number else "enter")


async def _set_homework(stage: Stage) -> None:
    if "homework" not in stage.tutor.views[stage.session]:
        tasks = [{"kind": "exercises", "game": "contig60", "question": "rule"}]
        due_ms = stage.node.rooms.link.now_ms() + 86_400_000
        await stage.tutor.order(stage.session, "set_homework", due_ms=due_ms, tasks=tasks)


async def _do_exercise(stage: Stage, _number: int) -> object:
    await _set_homework(stage)
    return await answer_or_none(stage.pupils[0].ask("do_exercise", room=stage.session, number=1, task=0))


async def _my_games(stage: Stage, _number: int) -> object:
    await _set_homework(stage)
    return await stage.pupils[0].ask("my_games", homework=True)


def _public(path: str) -> Ask:
    """Returns a request for a part of the class's public page. The server must make the page again for each request."""

    async def ask(stage: Stage, _number: int) -> object:
        settings = {"public_page": "short", "public_page_delay_ms": 0}
        key = (await stage.tutor.order(stage.session, "set_session", settings=settings))["params"]["page"]
        with patch.object(public_page, "FRESH_S", 0.0):
            return await get(stage.node, path.format(page=key))

    return ask


def _family(path: str) -> Ask:
    """Returns a request with the key of a family's link."""

    async def ask(stage: Stage, _number: int) -> object:
        command = {"type": "make_family_link", "person": stage.pupils[0].id}
        key = (await stage.tutor.ask("command", room=stage.session, command=command))["params"]["key"]
        return await get(stage.node, path, **{FAMILY_HEADER: key})

    return ask


GETS: Final[dict[str, tuple[str, Ask]]] = {
    "healthz": ("", _get("/healthz")),
    "readyz": ("", _get("/readyz")),
    "version": ("", _get("/version")),
    "address": ("", _get("/address")),
    "asyncapi": ("", _get("/asyncapi.json")),
    "openapi": ("", _get("/openapi.json")),
    "source": ("the first time", _get("/source.zip")),
    "picture": ("a new one", _get("/qr/{room}.svg?at={number}")),
    "link": ("to a class", _get("/c/{session}")),
    "preview": ("a table's", _get("/preview/{room}.png")),
    "calendar": (f"a class of {DATES} dates", _get("/c/{planned}.ics")),
    "export": (f"zip and report of a class of {PUPILS}", _export),
    "school": ("a rule of Truco, not in memory", _get("/school/truco/rule/{number}")),
    "lesson": ("", _get("/lesson/contig60/3")),
    "attempt": ("", _get("/lesson/contig60/0/try?action=%7B%22type%22%3A%22roll%22%7D&n={number}")),
    "page": (f"a class of {PUPILS}, not in memory", _public("/page/{page}.json")),
    "page_board": ("Contig 60, not in memory", _public("/page/{page}/0/0.json")),
    "family": (f"a class of {PUPILS}", _family("/family.json")),
    "family_game": ("a finished game", _family("/family/0.json")),
    "embed": ("", _get("/embed/{room}")),
}
MESSAGES: Final[dict[str, tuple[str, Ask]]] = {
    "hello": ("with the handshake, somebody new", _hello),
    "create": ("Geominos", _ask("create", game="geominos", seats=2)),
    "open_session": ("", _ask("open_session", title="x")),
    "join": (f"the chess game; a class of {PUPILS}", _join),
    "leave": ("and join again", _leave),
    "act": ("refused, at chess", _act),
    "read": ("refused, at chess", _ask("read", room="ROOM", text="Qxz9")),
    "command": (f"plan a round of {IN_DRAFT}", _command),
    "resume": (f"a class of {PUPILS} from its beginning", _resume),
    "history": ("the first page of the chess game", _ask("history", room="ROOM", from_seq=0)),
    "recording": ("the first page of the chess game", _ask("recording", room="ROOM")),
    "review": ("with exercises, the chess game", _ask("review", room="ROOM", exercises=True)),
    "watchers": (
        f"a class of {PUPILS}",
        lambda stage, _number: answer_or_none(stage.tutor.ask("watchers", room=stage.session)),
    ),
    "ask_class": ("a rule of Truco, of Kwatro-Sinko", _ask_class),
    "do_exercise": ("a rule of Contig 60", _do_exercise),
    "tables": ("", _ask("tables", lang="es")),
    "weekend": (f"waits for a rival, in an hour of {IN_HOUR + 1}", _weekend),
    "my_games": (f"a pupil's, with the homework of a class of {PUPILS}", _my_games),
    "practise": ("the ratings of a game's exercises", _ask("practise", game="contig60")),
    "my_classes": (f"a class of {PUPILS}", lambda stage, _number: stage.tutor.ask("my_classes", code=stage.session)),
    "blank_sheet": ("the first time", _ask("blank_sheet", game="contig60")),
    "offer_device": ("with its picture", _ask("offer_device", address="http://127.0.0.1/#/d/")),
    "take_device": ("a wrong code", _ask("take_device", code="ABCDEFGH")),
    "sign_out_devices": ("", _ask("sign_out_devices")),
    "offer_friend": ("with its picture", _ask("offer_friend", address="http://127.0.0.1/#/friend/")),
    "take_friend": ("a wrong code", _ask("take_friend", code="ABCDEF")),
    "confirm_friend": ("nobody's", _ask("confirm_friend", friend="0123456789ab")),
    "drop_friend": ("nobody's", _ask("drop_friend", friend="0123456789ab")),
    "friends": ("", _ask("friends", here=True)),
    "invite_friend": ("nobody's", _ask("invite_friend", friend="0123456789ab", room="ROOM")),
    "ping": ("", _ping),
}
CASES: Final = {**{f"GET {name}": case for name, case in GETS.items()}, **MESSAGES}


async def cost_ms(on: Stage, ask: Ask) -> tuple[float, float]:
    """Measures the CPU in ms of some tries. Returns the least, which excludes other work of the process, and the most."""
    took = []
    for number in range(TRIES):
        await asyncio.sleep(0.02)
        began_s = time.process_time()
        await ask(on, number)
        took.append((time.process_time() - began_s) * 1_000)
    return min(took), max(took)


async def measured(on: Stage, names: Collection[str] = CASES) -> dict[str, tuple[float, float]]:
    return {name: await cost_ms(on, ask) for name, (_what, ask) in CASES.items() if name in names}


def page(found: dict[str, tuple[float, float]], written: str = "") -> str:
    """Returns the page with a row for each case. A case that `found` lacks keeps its row of `written`, the page so far."""
    rows = {line.split("`")[1]: line for line in written.splitlines() if line.startswith("| `")}
    for name, (least, most) in found.items():
        rows[name] = f"| `{name}` | {CASES[name][0]} | {least:.1f} | {most:.1f} |"
    lines = [
        "# What each request costs",
        "",
        *INTRODUCTION.format(pupils=PUPILS, most=MOST_MS).splitlines(),
        "",
        "| request | measured with | ms, least | ms, most |",
        "| --- | --- | --- | --- |",
        *(rows[name] for name in CASES if name in rows),
    ]
    return "\n".join(lines) + "\n"


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="requests to measure; the rows of the others stay")
    names = parser.parse_args().names
    unknown = sorted(set(names) - set(CASES))
    if unknown:
        parser.error(f"no request has the name {', '.join(unknown)}: add a row to GETS or MESSAGES")
    assert {route.id for route in ROUTES} == set(GETS)
    with tempfile.TemporaryDirectory() as folder:
        async with stage(folder=folder) as on:
            text = page(await measured(on, names or CASES), PAGE.read_text())
    PAGE.write_text(text)
    print(text)


if __name__ == "__main__":
    asyncio.run(main())
