"""How large a room may grow. Long before it would hurt, words and new games are refused; what ends the running one never is."""

from typing import Final, NamedTuple

from protocol import messages
from server.aggregate import commands
from server.room import command as room_commands
from server.sessions.values.state import Session
from server.store.stored.aggregate import Aggregate, Command

PLAY: Final = (
    room_commands.Act,
    room_commands.ActText,
    messages.MakeAppeal,
    messages.AcceptRuling,
    messages.Sanction,
    messages.Pause,
    messages.ResumePlay,
    messages.Adjourn,
    messages.ResumeAdjourned,
    messages.CallTime,
    messages.GiveTime,
)
"""What a game that runs needs: taken up to the bound. Everything else is up to half of it: no flood of words stops a game."""
ENDS: Final = (
    commands.Leave,
    room_commands.Erase,
    room_commands.HandSeat,
    room_commands.TurnOut,
    room_commands.LetIn,
    room_commands.BotThought,
    room_commands.Recover,
    commands.Tick,
    messages.Rule,
    messages.ForceResult,
    messages.Sign,
    messages.Dispute,
    messages.CloseCards,
    messages.EraseRoom,
)
"""What brings it to its end, and what the server does of itself: always taken."""


class Bounds(NamedTuple):
    """`steps`: of one room. `size`: bytes of them."""

    steps: int
    size: int

    def allow(self, room: Aggregate, size: int, command: Command) -> bool:
        """Whether the room, whose steps are so many bytes, takes one more. A session refuses newcomers only."""
        body = command.body
        if isinstance(room, Session):
            return not isinstance(body, commands.Join) or self._within(room.seq, size, 1)
        if isinstance(body, ENDS):
            return True
        return self._within(room.seq, size, 1 if isinstance(body, PLAY) else 2)

    def _within(self, steps: int, size: int, part: int) -> bool:
        return steps < self.steps // part and size < self.size // part
