"""The short text of every action. A move is its squares, such as `e2e4`, in every language. Any other action is its name and
its values in order.

The reader also accepts the Spanish notation of a legal move (`Cf3`) and the players' own words (`reloj`, `tablas`, `abandono`,
…).
"""

import re
from typing import Any, get_args

import msgspec

from engines.ajedrez import actions as asked
from engines.ajedrez.record.san import read_san
from engines.ajedrez.state import State
from engines.contract import Refusal

_KINDS: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in get_args(asked.Action)}
_UCI = re.compile(r"([a-h][1-8][a-h][1-8][qrbn]?)( \(=\))?")
_SPANISH = {
    "reloj": "pass_flag",
    "tablas": "offer_draw",
    "acepto": "accept_draw",
    "rechazo": "decline_draw",
    "abandono": "resign",
    "toco": "touch",
    "reclamo": "claim_draw",
    "reto": "challenge",
    "anoto": "write",
    "aguja": "claim_flag",
    "árbitro": "call_arbiter",
    "presente": "arrive",
}


def notate(_state: State, action: Any) -> str:
    """Return a text such as `e2e4`, `e2e4 (=)` for a move with a draw offer, `touch g1`, `claim_draw fifty`, `challenge
    ajedrez.illegal-move 2`, `resign`."""
    if isinstance(action, asked.Move):
        return action.uci + " (=)" if action.offer else action.uci
    values = [_text(getattr(action, field.name)) for field in msgspec.structs.fields(action)]
    while values and values[-1] == "-":
        values.pop()
    return " ".join((type(action).__struct_config__.tag, *values))


def _text(value: object) -> str:
    return "-" if value in (None, "") else str(value).lower() if isinstance(value, bool) else str(value)


def read(state: State, _seat: int, text: str) -> Any:
    """Return the action that a text describes. For a text that is neither a move nor another action, raises `Refusal` with
    one of the three codes of `read_san`."""
    text = text.strip()
    found = _UCI.fullmatch(text)
    if found:
        return asked.Move(found[1], offer=found[2] is not None)
    word, _, rest = text.partition(" ")
    kind = _KINDS.get(_SPANISH.get(word, word))
    if kind is None or kind is asked.Move:
        uci, offered = read_san(state.fen, text)
        return asked.Move(uci, offer=offered)
    fields = msgspec.structs.fields(kind)
    # The last value may contain blanks: it is the only free text in an action.
    values = rest.split(" ", max(0, len(fields) - 1)) if rest else []
    if len(values) > len(fields):
        raise Refusal("notation_unknown", text=text)
    raw = {field.name: value for field, value in zip(fields, values, strict=False) if value != "-"}
    try:
        return msgspec.convert(raw, kind, strict=False)
    except msgspec.ValidationError:
        raise Refusal("notation_unknown", text=text) from None
