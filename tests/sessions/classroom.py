"""A session in a test. No board sync runs: the test itself sends the commands and delivers the pending commands and the
reports of the boards."""

from typing import Any

from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.command import AnyBody, BoardOpened, Command, PendingCommandDone, Report
from server.sessions.session import NewSession, Step, Views, create, step, views_of
from server.sessions.values.round import Round
from server.sessions.values.state import Session, current, every_round
from server.sessions.views.view_types import SessionView
from tests.declared_views import assert_declared

SECRET = bytes(range(32))
PUPILS = ("ana", "bo", "cruz", "dana")


class Classroom:
    """A class with the director `eva` and pupils. The time is always `now_ms`. After every step the views must equal
    newly made views."""

    def __init__(self, *pupils: str) -> None:
        self.now_ms = 1_000
        self.session: Session = create(NewSession("CLASE", "Quinto B", "eva", "Eva", SECRET), 0)
        self.views: Views = views_of(self.session)
        self.log: list[str] = []
        for pupil in pupils:
            self.do(pupil, Join(pupil.title()))

    def do(self, by: str | None, body: AnyBody) -> Step:
        done = step(self.session, Command(body, by), self.now_ms, self.views)
        self.session, self.views = done.room, done.views
        assert done.views.of == views_of(done.room).of, "what is kept of the views before is what would be made again"
        for view in done.views.of.values():
            assert_declared(view, SessionView)
        if done.record is not None:
            self.log += [event.kind for event in done.record.happenings]
        return done

    @property
    def round(self) -> Round:
        found = current(self.session) or self.session.rounds[-1]
        return found

    def played(self, *points: tuple[float, ...], **plan: Any) -> None:
        """Play a whole round: plan it if necessary, start it, open the boards, report the given points per board, and
        close it."""
        if current(self.session) is None:
            self.do("eva", asked.PlanRound(**{"game": "noughts", "how": "swiss", **plan}))
        self.do("eva", asked.StartRound())
        self.deliver_commands()
        for board, won in zip(self.round.boards, points, strict=False):
            assert board.code is not None
            self.do(None, Report(board.code, "over", won, final=True))
        self.do("eva", asked.CloseRound())
        self.deliver_commands()

    def deliver_commands(self) -> list[tuple[str, object]]:
        """Open the pending boards and run the pending commands, as the board sync does. Return the commands by board
        code."""
        for round_ in every_round(self.session):
            for board in round_.boards:
                if board.code is not None and not board.is_open:
                    self.do(None, BoardOpened(board.code))
        done: list[tuple[str, object]] = [(pending.code, pending.body) for pending in self.session.outbox]
        for pending in self.session.outbox:
            self.do(None, PendingCommandDone(pending.number))
        return done
