"""A game of noughts on a node, for tests that need a room with a game."""

from protocol.messages import Ready
from server.aggregate.commands import Join
from server.aggregate_types import ROOMS
from server.gateway.node import Node
from server.room.command import Act, Command
from server.room.lifecycle.creation import NewRoom, create
from server.room.values.state import Room


async def playing(node: Node, **options: object) -> str:
    """Starts a game of noughts between Ana and Bo without any socket. Returns the room's code."""

    def make(code: str, now_ms: int) -> Room:
        return create(NewRoom(code, "noughts", 2, "ana", "Ana", bytes(32), dict(options)), now_ms)

    code = await node.rooms.create(ROOMS, make, person="ana", cid="new")
    await node.rooms.submit(code, Command(Join("Bo"), "bo"))
    for person in ("ana", "bo"):
        await node.rooms.submit(code, Command(Ready(), person))
    return code


async def place(node: Node, code: str, person: str, cell: int) -> int:
    return (await node.rooms.submit(code, Command(Act({"type": "place", "cell": cell}), person))).seq
