"""What is committed can be read again: where a person's words, numbers or plain data enter the room, it is read back before.

A room that could not be decoded would be lost to everybody, so whatever would make it so is refused. A seat's plain moves are
typed by the engine and spared the reading, which costs as much as the commit's own encoding.
"""

import msgspec

from engines.contract import Refusal
from protocol import errors, messages
from server.aggregate.commands import Join, Leave, Presence, Tick
from server.room.codec import decode, encode
from server.room.command import Act, ActText, Erase, HandSeat, NameErased, Recover, TurnOut
from server.room.log import decode_record
from server.room.state import Room

SPARED: frozenset[type[messages.Body]] = frozenset(
    {
        Act,
        Tick,
        Presence,
        Recover,
        Leave,
        Erase,
        messages.EraseRoom,
        messages.Ready,
        messages.StandUp,
        messages.Start,
        messages.AcceptRuling,
        messages.Sign,
        messages.Rematch,
        TurnOut,
        NameErased,
        messages.AskFiles,
        messages.InviteReferee,
        messages.AgreeReferee,
        messages.Phrase,
        messages.SetPhrases,
    }
)
"""What brings nothing of a person's own making into the room, or only an engine's typed action."""

READ_BACK: dict[type[messages.Body], str] = {
    messages.SetPosition: errors.GAME_POSITION,
    messages.SetSettings: errors.SETTINGS_MALFORMED,
    **dict.fromkeys(
        (
            Join,
            ActText,
            HandSeat,
            messages.Rename,
            messages.SeatBot,
            messages.ClearSeat,
            messages.Pause,
            messages.ResumePlay,
            messages.Adjourn,
            messages.ResumeAdjourned,
            messages.CallTime,
            messages.GiveTime,
            messages.MakeAppeal,
            messages.Rule,
            messages.Sanction,
            messages.ForceResult,
            messages.Dispute,
            messages.CloseCards,
            messages.Say,
            messages.Plead,
        ),
        errors.FRAME_MALFORMED,
    ),
}
"""What does, and the code with which it is refused if the room could not be read again."""


def require_readable(body: messages.Body, room: Room, record: bytes) -> None:
    """Raises `Refusal` if the room after that command, or its record, does not come back from its bytes as the same."""
    code = READ_BACK.get(type(body))
    if code is None:
        return
    try:
        raw = encode(room)
        is_same = encode(decode(raw)) == raw
        decode_record(record)
    except (msgspec.MsgspecError, OverflowError):
        is_same = False
    if not is_same:
        raise Refusal(code, detail="it could not be read again")
