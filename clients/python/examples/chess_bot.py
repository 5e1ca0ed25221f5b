"""An example of a bot. It takes a seat with a key, under its own name, and plays chess. It uses no code of the server.

    pip install ./clients/python chess
    python chess_bot.py http://127.0.0.1:8080 ROOM KEY "Rook & Roll"

The host of the room gets the key through *Invite a program* in the waiting room, or with the command `invite_program`. Replace
the choice of moves with your own: this bot captures if it can, and otherwise makes a random move.
"""

import asyncio
import random
import sys
from typing import Any

import chess

from banderilla_client import Client, Room, play


def choose(room: Room) -> dict[str, Any] | None:
    """Returns the action for the bot's own seat, chosen from the seat's view."""
    if "arrive" in room.may:
        return {"type": "arrive"}
    if "decline_draw" in room.may:
        return {"type": "decline_draw"}
    if "pass_flag" in room.may:
        return {"type": "pass_flag"}
    return {"type": "move", "uci": _move(room.game["fen"])} if "move" in room.may else None


def _move(fen: str) -> str:
    board = chess.Board(fen)
    moves = list(board.legal_moves)
    taking = [move for move in moves if board.is_capture(move)]
    return random.choice(taking or moves).uci()


async def main(address: str, room: str, key: str, name: str) -> None:
    async with await Client.connect(address, name=name) as client:
        await client.join(room, key=key)
        over = await play(client, room, choose)
        result = over.view["room"]["result"]
        print(f"{name}: {result['result']}, {result['reason']}" if result else f"{name}: it is over", flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:5]))
