"""The room accepts any input of a seat, data or notation, or refuses it with a code. A refusal changes nothing."""

from random import Random
from typing import Any

import pytest

from engines.contract import Refusal
from engines.registry import all_engines
from protocol import errors
from server.room import Act, ActText, Tick, encode
from server.room.play.actions import plain_action
from tests.room.table import Table

SCRAPS: tuple[Any, ...] = (
    None,
    -1,
    0,
    1,
    10**12,
    2**63 - 1,
    1.5,
    True,
    "",
    "x",
    "ñ" * 40,
    [],
    [[]],
    [0, "a", None],
    {},
    {"a": {"b": []}},
)
GARBAGE = (
    "",
    " ",
    "-",
    "0",
    "999999999999999999999",
    "a1b2c3",
    "x-y",
    "!",
    "@",
    "=",
    '"',
    '"(((',
    "🂡",
    "null",
    "1/0",
    "pass",
    "e4",
    "**9",
)


def spoilt(action: dict[str, Any], chance: Random) -> dict[str, Any]:
    """Return the action with a field of another type, with an additional field, or without one field."""
    changed = dict(action)
    key = chance.choice([*action, "extra"])
    if chance.random() < 0.2 and key in changed:
        del changed[key]
    else:
        changed[key] = chance.choice(SCRAPS)
    return changed


def spoilt_text(text: str, chance: Random) -> str:
    """Return the notation with a part removed or inserted."""
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(GARBAGE) + text[at + chance.randrange(3) :]


@pytest.mark.parametrize("slug", all_engines())
def test_spoilt_actions_and_notations_are_refused_by_a_code(slug: str) -> None:
    chance = Random(slug)
    table = Table(slug, min(all_engines()[slug].about.seats), options={"mode": "tournament"})
    known = table.engine.codes | errors.CODES
    for _round in range(60):
        game = table.room.game
        assert game is not None
        if table.room.state != "playing":
            return
        seats = [
            (seat, action)
            for seat in range(len(table.players))
            for action in table.engine.faultless_actions(game.state, seat)[:12]
        ]
        if not seats:
            table.wait(60_000)
            continue
        seat, action = chance.choice(seats)
        for body in (
            Act(spoilt(plain_action(action), chance)),
            ActText(spoilt_text(table.engine.notate(game.state, action), chance)),
            ActText(chance.choice(GARBAGE)),
        ):
            before = encode(table.room)
            try:
                table.do(table.players[seat], body)
            except Refusal as refused:
                assert refused.code in known, refused  # noqa: PT017 - taken is as good as refused
                assert encode(table.room) == before
        try:
            table.do(table.players[seat], Act(plain_action(action)))
        except Refusal:
            # The room may have accepted the changed action; then it is another seat's turn.
            table.do(None, Tick())


@pytest.mark.parametrize(
    "raw", [None, 5, "place", [], {}, {"type": None}, {"type": []}, {"cell": 1}, {"type": "tick"}, {"type": "Place"}]
)
def test_what_is_no_action_is_malformed(raw: Any) -> None:
    assert Table().refused("ana", Act(raw)) == "malformed"
