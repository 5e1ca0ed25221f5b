"""The short form of an action in a worked case: the sender, and the action in the notation of the game, as in `"0: take 2"`.

`"1 at 5000: pass"` also has the time of the action (`at_ms`). The sender is a seat, `referee` or `clock`. An action of the
clock is its type, and its `ms` if it has one: `"clock: turn_expired"`, `"clock: advance 700"`.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from engines.contract import CLOCK, STUMBLES, Engine, Refusal

REFEREE = "referee"
_FORM = re.compile(rf"(\d+|{CLOCK}|{REFEREE})(?: at (\d+))?: (.+)", re.DOTALL)
_CLOCK_FORM = re.compile(r"(\w+)(?: (\d+))?")


class ShortAction(NamedTuple):
    """The parts of a short action."""

    sender: int | str
    at_ms: int | None
    notation: str


def parts_of(text: str) -> ShortAction:
    """Returns the parts of a short action. Raises `ValueError`."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise ValueError(f'{text!r} is no action: "<seat, referee or clock>: <notation>"')
    sender, at_ms, notation = form.groups()
    return ShortAction(int(sender) if sender.isdecimal() else sender, None if at_ms is None else int(at_ms), notation)


def action_of(engine: Engine[Any, Any, Any], state: Any, short: ShortAction) -> dict[str, Any]:
    """Returns the action as an object. The engine reads its notation in this state. Raises `ValueError`."""
    heading: dict[str, Any] = {"seat": short.sender} | ({} if short.at_ms is None else {"at_ms": short.at_ms})
    if short.sender == CLOCK:
        return heading | _clock_action(short.notation)
    try:
        action = engine.parse_text(state, 0 if short.sender == REFEREE else int(short.sender), short.notation)
    except Refusal as refusal:
        raise ValueError(f"{short.notation!r} cannot be read: {refusal.code}") from None
    except STUMBLES as error:
        raise ValueError(f"{short.notation!r} cannot be read: {error!r}") from None
    raw: dict[str, Any] = json.loads(msgspec.json.encode(action))
    return heading | raw


def text_of(engine: Engine[Any, Any, Any], state: Any, action: Mapping[str, Any]) -> str | None:
    """Returns the short form of an action. Returns None if the short form would not be read as exactly the same action."""
    raw = {key: value for key, value in action.items() if key not in ("seat", "at_ms")}
    heading = str(action["seat"]) + (f" at {action['at_ms']}" if "at_ms" in action else "")
    try:
        notation = _clock_notation(raw) if action["seat"] == CLOCK else engine.notate(state, engine.parse(raw))
        text = f"{heading}: {notation}"
        again = action_of(engine, state, parts_of(text))
    except (Refusal, *STUMBLES):
        return None
    return text if json.dumps(again, sort_keys=True) == json.dumps(action, sort_keys=True) else None


def _clock_action(text: str) -> dict[str, Any]:
    form = _CLOCK_FORM.fullmatch(text)
    if form is None:
        raise ValueError(f'{text!r} is no action of the clock: "<type>" or "<type> <ms>"')
    kind, ms = form.groups()
    return {"type": kind} if ms is None else {"type": kind, "ms": int(ms)}


def _clock_notation(raw: Mapping[str, Any]) -> str:
    return " ".join(str(raw[key]) for key in ("type", "ms") if key in raw)
