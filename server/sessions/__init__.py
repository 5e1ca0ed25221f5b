"""A class as a pure value: its pupils and tutors, its rounds, and the boards of each round. Other packages import from here."""

from server.sessions.codec import decode, encode
from server.sessions.command import BoardOpened, Command, PendingCommandDone, Report
from server.sessions.session import NewSession, Step, create, step, views_of
from server.sessions.values.membership import is_inside
from server.sessions.values.round import Board
from server.sessions.values.state import PendingCommand, Session, board_of

__all__ = [
    "Board",
    "BoardOpened",
    "Command",
    "NewSession",
    "PendingCommand",
    "PendingCommandDone",
    "Report",
    "Session",
    "Step",
    "board_of",
    "create",
    "decode",
    "encode",
    "is_inside",
    "step",
    "views_of",
]
