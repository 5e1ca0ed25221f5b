"""A client that knows only the documentation page for programs plays whole games without a refusal."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from banderilla_conformance.cases import Table
from engines.registry import engine_of

PAGE = (Path(__file__).parents[3] / "docs" / "reference" / "games" / "fiar.md").read_text(encoding="utf-8")


def part(title: str) -> str:
    return PAGE.split(f"### `{title}`\n")[1].split("\n#")[0]


def table(title: str) -> list[list[str]]:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part(title).splitlines() if line.startswith("|")]
    return rows[2:]


SPACES = [row[0] for row in table("spaces")]
JOINED = {row[0]: row[1].split() for row in table("links")}
LINES = [line.split() for line in part("lines").split("```")[1].strip().splitlines()]
CHIPS = {row[0]: row[1] for row in table("chips")}
MARKED = {row[0] for row in table("chips") if row[2] == "yes"}
(WIN_LENGTH,) = (int(found) for found in re.findall(r"`win_length`: (\d+)", PAGE))


class Client:
    """A client that knows only the documentation page: the tables of the board, the fields of the view, and the
    examples of the actions."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.random = random.Random(seed)

    def choose(self, view: dict[str, Any], may: list[str]) -> dict[str, Any] | None:
        if "accept_result" in may:
            return {"type": "accept_result"}
        if "start_call" in may:
            return {"type": "start_call", "color": "blue"}
        if "start_pick" in may:
            return {"type": "start_pick", "hand": "left"}
        if "declare_win" in may and (path := winning_path(view["board"])):
            return {"type": "declare_win", "path": path}
        if "place" in may:
            free = [space for space in SPACES if space not in view["board"].values()]
            return {"type": "place", "chip": view["hand"][self.seat][0], "to": self.random.choice(free)}
        if view["turn"]["hops"] or not (moves := self.moves(view)):
            return {"type": "pass_flag"} if "pass_flag" in may else None
        chip, to = self.random.choice(moves)
        return {"type": "move", "chip": chip, "to": to}

    def moves(self, view: dict[str, Any]) -> list[tuple[str, str]]:
        taken = set(view["board"].values())
        own = {chip: at for chip, at in view["board"].items() if CHIPS[chip] == (view["colors"] or [None, None])[self.seat]}
        return [(chip, to) for chip, at in own.items() for to in reached(at, taken)]


def reached(start: str, taken: set[str]) -> Iterator[str]:
    for line in LINES:
        if start in line:
            at = line.index(start)
            for way in (line[at + 1 :], line[:at][::-1]):
                for space in way:
                    if space in taken:
                        break
                    yield space


def winning_path(board: dict[str, str]) -> list[str] | None:
    """Return the spaces of `WIN_LENGTH` consecutive chips of one colour on a line, none of them next to a marked chip of
    the other colour. Return None if no line has such chips."""
    color_at = {space: CHIPS[chip] for chip, space in board.items()}
    marked_at = {space for chip, space in board.items() if chip in MARKED}
    for line in LINES:
        lying = [space for space in line if space in color_at]
        for at in range(len(lying) - WIN_LENGTH + 1):
            path = lying[at : at + WIN_LENGTH]
            colors = {color_at[space] for space in path}
            put_out = any(near in marked_at and color_at[near] not in colors for space in path for near in JOINED[space])
            if len(colors) == 1 and not put_out:
                return path
    return None


@pytest.mark.parametrize("mode", ["assisted", "tournament"])
@pytest.mark.parametrize("seed", range(3))
def test_it_plays_a_whole_game_without_a_refusal_or_a_fault(mode: str, seed: int) -> None:
    game = Table(engine_of("fiar"), {"phase": "start", "mode": mode})
    clients = [Client(seat, seed) for seat in (0, 1)]
    answers = []
    for _ in range(2_000):
        assert game.views is not None
        status = msgspec.to_builtins(game.views.status)
        if status["result"]:
            break
        for seat in status["awaited"]:
            action = clients[seat].choose(msgspec.to_builtins(game.views.of[str(seat)])["game"], status["may"][seat])
            if action is not None:
                answers.append(game.play({"seat": seat, **action}))
    assert status["result"]["reason"] == "goal"
    assert answers == ["ok"] * len(answers)
