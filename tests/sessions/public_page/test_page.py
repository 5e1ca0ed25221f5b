"""Tests of the public page: it shows pairings at once, results after a delay, names as the director chose, and nothing
else of the class."""

import random

import msgspec
import pytest
from msgspec.structs import replace

from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.sessions.command import Report
from server.sessions.members.class_list import slip_key
from server.sessions.members.screen import screen_key
from server.sessions.public_page.page import page_of, watched_board
from server.sessions.public_page.view_types import PageView
from server.sessions.values.calls import CallNote, Hand
from server.sessions.values.people import Member
from server.sessions.values.round import Board, BoardState, Bye, Round, RoundState
from server.sessions.values.shown import PrivateWords
from server.sessions.values.state import BOT, Session
from tests.declared_views import assert_declared
from tests.sessions.classroom import PUPILS, Classroom

DELAY_MS = 300_000


def published(classroom: Classroom, **settings: object) -> None:
    classroom.do("eva", asked.SetSession({"public_page": "full", "public_page_delay_ms": DELAY_MS, **settings}))


def page(classroom: Classroom) -> PageView:
    shown = page_of(classroom.session, classroom.now_ms)
    assert_declared(shown, PageView)
    return shown


def started(classroom: Classroom) -> str:
    classroom.do("eva", asked.PlanRound("noughts", "hand"))
    classroom.do("eva", asked.SetBoards([["ana", "bo"]]))
    assert page(classroom)["rounds"] == [], "a draft is nobody's business"
    classroom.do("eva", asked.PublishRound())
    assert page(classroom)["rounds"][0]["boards"][0]["seats"] == [0, 1], "pairings are shown at once"
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    code = classroom.round.boards[0].code
    assert code is not None
    classroom.do(None, Report(code, "playing"))
    return code


def test_a_result_is_shown_after_the_delay_and_byes_with_the_closed_round() -> None:
    classroom = Classroom(*PUPILS)
    published(classroom)
    code = started(classroom)
    classroom.now_ms += DELAY_MS
    classroom.do(None, Report(code, "over", (1.0, 0.0), final=True))
    classroom.do("eva", asked.CloseRound())
    finished_ms = classroom.now_ms
    held = page(classroom)
    assert (held["rounds"][0]["state"], held["rounds"][0]["boards"][0]["state"]) == ("playing", "playing")
    assert held["rounds"][0]["boards"][0]["points"] == []
    assert {line["points"] for line in held["standings"]} == {0.0}
    classroom.now_ms = finished_ms + DELAY_MS - 1
    assert page(classroom)["rounds"] == held["rounds"]
    classroom.now_ms = finished_ms + DELAY_MS
    shown = page(classroom)
    assert (shown["rounds"][0]["state"], shown["rounds"][0]["boards"][0]["points"]) == ("closed", [1.0, 0.0])
    assert [shown["names"][line["person"]] for line in shown["standings"] if line["points"]] == ["Cruz", "Dana", "Ana"]


def test_the_page_names_the_pupils_who_are_off_and_says_when_the_class_is_over() -> None:
    classroom = Classroom(*PUPILS[:3])
    classroom.now_ms += DELAY_MS
    published(classroom)
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    classroom.do("eva", asked.PlanRound("noughts"))
    classroom.do("eva", asked.PublishRound())
    shown = page(classroom)
    (off,) = shown["rounds"][0]["off"]
    assert [shown["names"][off["person"]].lower()] == list(classroom.round.off)
    assert shown["rounds"][0]["boards"][0]["state"] == "waiting"
    assert not shown["over"]
    classroom.do("eva", asked.EndSession())
    assert page(classroom)["over"]


def test_a_corrected_result_replaces_the_one_that_is_shown() -> None:
    classroom = Classroom(*PUPILS)
    published(classroom)
    code = started(classroom)
    classroom.do(None, Report(code, "over", (1.0, 0.0), final=True))
    classroom.now_ms += DELAY_MS
    classroom.do(None, Report(code, "over", (0.0, 1.0), final=True))
    assert page(classroom)["rounds"][0]["boards"][0]["points"] == [0.0, 1.0]


def test_the_boards_are_shown_only_if_the_director_wants() -> None:
    classroom = Classroom(*PUPILS)
    published(classroom)
    code = started(classroom)
    assert watched_board(classroom.session, 0, 0) == (code, "noughts", 2)
    assert watched_board(classroom.session, 0, 1) is None
    assert watched_board(classroom.session, 1, 0) is None
    published(classroom, public_page_boards=False)
    assert watched_board(classroom.session, 0, 0) is None


SECRET_WORDS = ("Reunión a las 9", "Ven a verme", "hands", "Se me apagó", "https://meet.example/abc")


def random_class(draw: random.Random) -> Session:
    """Return a random class with all the data that must not appear on its public page."""
    classroom = Classroom()
    listed = [f"Listado{number} Apellido" for number in range(draw.randrange(4))]
    if listed:
        classroom.do("eva", asked.SetList(listed))
    ids = [f"id-{number}-{draw.random()}" for number in range(draw.randrange(2, 9))]
    for number, person in enumerate(ids):
        classroom.do(person, Join(f"Pupila{number} Zárate"))
    people = [*ids, BOT]
    rounds = []
    for number in range(draw.randrange(4)):
        draw.shuffle(people)
        boards = []
        for place in range(draw.randrange(1, 4)):
            state: BoardState = draw.choice(("waiting", "playing", "adjourned", "over"))
            is_over = state == "over"
            boards.append(
                Board(
                    tuple(people[2 * place : 2 * place + 2]) or (ids[0], BOT),
                    f"ROOM{number}{place}",
                    True,
                    state,
                    draw.choice(((1.0, 0.0), (0.5, 0.5), (0.0, 1.0))) if is_over else (),
                    final=is_over and draw.random() < 0.5,
                    disputed=is_over and draw.random() < 0.3,
                    waits=draw.choice(("", "ruling", "appeal")),
                    state_ms=draw.randrange(1_000_000),
                )
            )
        off = tuple(person for person in people[6:] if person != BOT)
        last: RoundState = draw.choice(("draft", "published", "playing", "closed"))
        rounds.append(
            Round(
                number,
                "noughts",
                "swiss",
                2,
                {},
                state=last,
                boards=tuple(boards),
                off=off,
                byes=tuple(Bye(one, 0.5) for one in off[:1]),
            )
        )
    return replace(
        classroom.session,
        rounds=tuple(rounds),
        settings=replace(
            classroom.session.settings, public_page=draw.choice(("short", "full")), public_page_delay_ms=draw.randrange(600_000)
        ),
        members=(*classroom.session.members, Member("id-monitora", "Monitora Rosa", "monitor")),
        waiting=(Member("id-waits", "Espera Afuera"),),
        hands=(Hand(1, ids[0], "break", 0, "ROOM00"),),
        call_notes=(CallNote("hand/1", "id-monitora", 0),),
        private_words=(PrivateWords(1, ids[0], SECRET_WORDS[1], "Eva", 0),),
        call_link=SECRET_WORDS[4],
        pages_made=1,
    )


@pytest.mark.parametrize("first", range(0, 120, 30))
def test_a_page_holds_nothing_of_the_class_but_the_event(first: int) -> None:
    for seed in range(first, first + 30):
        require_only_the_event(seed)


def require_only_the_event(seed: int) -> None:
    draw = random.Random(seed)
    session = random_class(draw)
    now_ms = draw.randrange(1_600_000)
    shown = page_of(session, now_ms)
    assert_declared(shown, PageView)
    text = msgspec.json.encode(shown).decode()
    seated = {
        person for round_ in session.rounds if round_.state != "draft" for board in round_.boards for person in board.seats
    }
    paired = seated | {person for round_ in session.rounds if round_.state != "draft" for person in round_.off}
    absent = [member for member in session.members if member.id not in paired]
    forbidden = [
        session.code,
        screen_key(session),
        session.secret.hex(),
        "Espera",
        "Monitora",
        "Eva",
        "Listado",
        *SECRET_WORDS,
        *(slip_key(session, entry) for entry in session.entries),
        *(member.id for member in session.members if member.id != "eva"),
        *(member.name for member in absent),
        *(board.code for round_ in session.rounds for board in round_.boards if board.code),
    ]
    assert [word for word in forbidden if word in text] == []
    if session.settings.public_page == "short":
        assert "Zárate" not in text

    # Changes at the boards after that time must not change the page.
    shown_ms = now_ms - session.settings.public_page_delay_ms
    later = tuple(
        replace(
            round_,
            boards=tuple(
                replace(board, state="over", points=(0.0, 1.0), final=True, disputed=False)
                if board.state_ms > shown_ms
                else board
                for board in round_.boards
            ),
        )
        for round_ in session.rounds
    )
    assert page_of(replace(session, rounds=later), now_ms) == shown


def test_a_board_that_nobody_played_shows_no_moves() -> None:
    classroom = Classroom(*PUPILS)
    published(classroom, public_page_boards=True)
    code = started(classroom)
    assert watched_board(classroom.session, 0, 0) == (code, "noughts", 2)
    classroom.now_ms += DELAY_MS
    (round_,) = classroom.session.rounds
    (board,) = round_.boards

    def shown(**changes: object) -> tuple[object, object]:
        changed = replace(board, **changes)
        classroom.session = replace(classroom.session, rounds=(replace(round_, boards=(changed,)),))
        return watched_board(classroom.session, 0, 0), page(classroom)["rounds"][0]["boards"][0].get("forfeit")

    assert shown() == ((code, "noughts", 2), None)
    assert shown(forfeit=True) == (None, True)
    assert shown(is_open=False) == (None, None)
    assert shown(code=None) == (None, None)


def test_a_board_of_a_pentathlon_with_stations_names_its_game() -> None:
    classroom = Classroom(*(f"p{number}" for number in range(8)))
    published(classroom)
    classroom.do("eva", asked.SetPentathlon([asked.PlannedGame("fiar"), asked.PlannedGame("noughts")], stations=True))
    classroom.do("eva", asked.PlanNext(start=True))
    boards = page(classroom)["rounds"][0]["boards"]
    assert {board["game"] for board in boards} == {"fiar", "noughts"}
