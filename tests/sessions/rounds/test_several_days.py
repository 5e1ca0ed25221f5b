"""An event over several days is one class with one table of standings. It may have adjourned games and home games."""

from protocol import messages
from protocol import session_commands as asked
from server.aggregate.commands import Tick
from server.sessions.command import Report
from server.sessions.step_context import DAY_MS
from tests.sessions.classroom import PUPILS, Classroom


def points_of(classroom: Classroom) -> dict[str, float]:
    return {line["person"]: line["points"] for line in classroom.views.of["member"]["standings"]}


def test_a_tournament_of_three_days_has_one_table() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound("noughts", "hand", minutes=40))
    classroom.do("eva", asked.SetBoards([["ana", "bo"], ["cruz", "dana"]]))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    first, second = [board.code or "" for board in classroom.round.boards]
    classroom.do(None, Report(first, "over", (1.0, 0.0), final=True))
    classroom.do(None, Report(second, "playing"))

    # On the first day the tutor adjourns the running game and closes the round.
    classroom.do("eva", asked.AdjournBoards(reason="Mañana sigue"))
    assert [code for code, body in classroom.deliver_commands() if isinstance(body, messages.Adjourn)] == [second]
    classroom.do(None, Report(second, "adjourned"))
    classroom.do("eva", asked.CloseRound())
    assert points_of(classroom) == {"ana": 1.0, "bo": 0.0, "cruz": 0.0, "dana": 0.0}
    for pupil in PUPILS:
        assert classroom.views.of["member"]["rounds"][0]["boards"][1]["state"] == "adjourned", pupil

    # On the second day the tutor resumes the game and plays another round.
    classroom.now_ms += DAY_MS
    classroom.do(None, Tick())
    classroom.do("eva", asked.TakeUpBoards(reason="Seguimos"))
    assert [code for code, body in classroom.deliver_commands() if isinstance(body, messages.ResumeAdjourned)] == [second]
    classroom.do(None, Report(second, "playing"))
    classroom.do(None, Report(second, "over", (0.0, 1.0), final=True))
    classroom.played((0.5, 0.5), (1.0, 0.0), how="swiss")
    assert sum(points_of(classroom).values()) == 4.0

    # The third round is a round of home games.
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    classroom.do("eva", asked.SetBoards([["ana", "dana"]]))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    home = classroom.round.boards[0].code or ""
    classroom.do(None, Report(home, "playing"))
    classroom.do("eva", asked.LetHome(classroom.now_ms + DAY_MS))
    classroom.do("eva", asked.CloseRound())
    before = points_of(classroom)
    classroom.now_ms += DAY_MS // 2
    classroom.do(None, Report(home, "over", (1.0, 0.0), final=True))
    assert points_of(classroom)["ana"] == before["ana"] + 1.0
    assert len(classroom.session.rounds) == 3
