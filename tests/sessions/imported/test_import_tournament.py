"""A tournament goes on in a class: the same file, table and pairings after the import; pupils take their places."""

import gzip
import random
from base64 import b64encode
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.aggregate.erase_words import Blank
from server.sessions import codec
from server.sessions.command import Command
from server.sessions.export.trf import Edition, trf_text
from server.sessions.imported import import_tournament
from server.sessions.pairing.tournament import dutch
from server.sessions.personal_data.erase_name import blanked
from server.sessions.results.standings import standings
from server.sessions.rounds.byes import byes_of
from server.sessions.session import NewSession, create, step
from server.sessions.values.membership import pupils
from server.sessions.values.round import Bye
from server.sessions.values.state import Session
from tests.load.dutch_pairings import Event, ours
from tests.sessions.classroom import Classroom
from tests.sessions.export.test_trf import tournament

TIE_BREAKS = ("direct", "buchholz", "buchholz_cut_1", "buchholz_cut_2", "buchholz_median_1", "berger", "wins", "progressive")


def packed(text: str) -> list[str]:
    """Return the file as the page sends it."""
    whole = b64encode(gzip.compress(text.encode(), mtime=0)).decode()
    return [whole[at : at + 8_000] for at in range(0, len(whole), 8_000)]


def imported(text: str) -> Session:
    empty = create(NewSession("OTRAS", "", "eva", "Eva", bytes(32)), 0)
    return step(empty, Command(asked.ImportTournament(packed(text), "noughts"), "eva"), 1_000).room


def event(seed: int, most: int = 40) -> Session:
    """Return a random tournament in its middle: absences, late entries, withdrawals, forfeits, byes, pupils kept apart."""
    made = Event(seed, 6, most)
    for _round in range(random.Random(seed).randint(0, made.total)):
        resting = made.come_and_go()
        own = ours(made.session, set(made.pupils()) - set(resting), is_last=False)
        if own is None:
            break
        people = {member.start_number: member.id for member in made.session.members}
        boards = tuple((people[white], people[black]) for white, black in own if black)
        made.play(boards, tuple(people[white] for white, black in own if not black), resting)
    chance = made.chance
    byes = tuple(Bye(person, chance.choice((0.0, 0.5, 1.0)), chance.random() < 0.5) for person in list(made.pupils())[::7])
    kinds = list(TIE_BREAKS[: chance.randint(0, 8)])
    chance.shuffle(kinds)
    return replace(made.session, byes=byes, settings=replace(made.session.settings, tie_breaks=kinds))


def table(session: Session) -> list[tuple[object, ...]]:
    return [(line.start_number, line.place, line.points, line.breaks) for line in standings(session, with_gone=True)]


def next_round(session: Session) -> tuple[object, ...]:
    """Return the next pairing with the start numbers, or the refusal."""
    numbers = {member.id: member.start_number for member in session.members}
    resting = {bye.person for bye in byes_of(session)}
    playing = {member.id for member in pupils(session)} - resting
    try:
        boards, off = dutch(session, playing, is_last=False)
    except Refusal as refusal:
        return (refusal.code,)
    return tuple(tuple(numbers[person] for person in board) for board in boards), tuple(numbers[person] for person in off)


@pytest.mark.parametrize("edition", ["16", "26"])
@pytest.mark.parametrize("seed", range(40))
def test_export_import_and_export_are_the_same_file(seed: int, edition: Edition) -> None:
    before = event(seed)
    if edition == "16":  # A file of this edition names no tie-breaks, so use those of a new class.
        before = replace(before, settings=replace(before.settings, tie_breaks=["buchholz", "berger", "wins"]))
    text = trf_text(before, edition=edition)
    after = imported(text)
    assert trf_text(after, edition=edition) == text
    assert table(after) == table(before)
    assert next_round(after) == next_round(before)
    assert codec.decode(codec.encode(after)) == after


def test_two_hundred_players_fit_into_the_message() -> None:
    made = Event(4, 200, 200)
    for _round in range(9):
        people = list(made.pupils())
        made.chance.shuffle(people)
        made.play(tuple(zip(people[::2], people[1::2], strict=False)), (), {})
    text = trf_text(made.session)
    assert len(text) > 32_000
    assert len(packed(text)) <= 2, "the message has at most two pieces"
    assert trf_text(imported(text)) == text


FILE = (
    "012 Copa\n022 Rosario\n042 2026/03/14\n062 3\n102 Otro\n"
    "001    1 m    Paz, Ana                          1800 ARG 123         2014/01/02  1.5    1     3 w 1  0000 - H\n"
    "001    2      Ruiz, Bo                          1700                             1.0    2  0000 - U  0000 - Z\n"
    "001    3      Sosa, Ema                                                          1.0    3     1 b 0     4 w +\n"
    "001    4      Vega, Gil                                                          0.0    4  0000 - Z     3 b -\n"
    "XXR 5\n"
)


def classroom(*names: str) -> Classroom:
    room = Classroom(*names)
    room.do("eva", asked.ImportTournament(packed(FILE), "noughts"))
    return room


def named(room: Classroom, name: str) -> str:
    return next(member.id for member in room.session.members if member.name == name)


def test_the_rounds_are_closed_rounds_with_results_and_without_rooms() -> None:
    room = classroom()
    first, second = room.session.rounds
    ana, bo, ema, gil = (named(room, name) for name in ("Paz, Ana", "Ruiz, Bo", "Sosa, Ema", "Vega, Gil"))
    assert [(board.seats, board.points, board.forfeit, board.code) for board in first.boards] == [
        ((ana, ema), (1.0, 0.0), False, None)
    ]
    assert (first.off, first.byes) == ((bo,), ())
    assert [(board.seats, board.points, board.forfeit) for board in second.boards] == [((ema, gil), (1.0, 0.0), True)]
    assert second.byes == (Bye(ana, 0.5),)
    assert all(round_.state == "closed" and round_.game == "noughts" for round_ in room.session.rounds)
    assert [entry.name for entry in room.session.entries] == ["Paz, Ana", "Ruiz, Bo", "Sosa, Ema", "Vega, Gil"]
    assert "tournament_imported" in room.log


def test_what_the_class_does_not_know_stays_in_its_own_file() -> None:
    lines = trf_text(classroom().session).splitlines()
    assert lines[1:3] == ["022 Rosario", "042 2026/03/14"]
    assert "102 Eva" in lines, "the director of the class is the arbiter now"


def test_a_pupil_who_taps_the_name_has_the_results() -> None:
    room = classroom()
    entry = next(entry for entry in room.session.entries if entry.name == "Paz, Ana")
    room.do("tablet", Join("Ana", entry=entry.number))
    assert named(room, "Paz, Ana") == "tablet"
    assert room.session.rounds[0].boards[0].seats[0] == "tablet"
    assert next(line for line in standings(room.session) if line.person == "tablet").points == 1.5
    assert not any(member.name.endswith("2") for member in room.session.members)
    assert "pupil_joined" in room.log


def test_a_pupil_whom_a_tutor_has_to_admit_has_the_results_afterwards() -> None:
    room = classroom()
    room.do("eva", asked.SetSession(settings={"ask": True}))
    entry = next(entry for entry in room.session.entries if entry.name == "Paz, Ana")
    room.do("tablet", Join("Ana", entry=entry.number))
    assert named(room, "Paz, Ana") != "tablet"
    room.do("eva", asked.AdmitMembers(["tablet"]))
    assert named(room, "Paz, Ana") == "tablet"
    assert room.session.rounds[0].boards[0].seats[0] == "tablet"


def test_pupils_who_are_there_already_keep_their_places() -> None:
    room = Classroom("ana")
    room.do("eva", asked.ImportTournament(packed(FILE.replace("Paz, Ana", "Ana     ")), "noughts"))
    assert room.session.rounds[0].boards[0].seats[0] == "ana"


def test_a_corrected_file_replaces_the_first_until_a_round_starts() -> None:
    room = classroom()
    room.do("eva", asked.PlanRound("noughts", "dutch"))
    corrected = FILE.replace("1.5    1     3 w 1", "1.0    1     3 w =").replace("1.0    3     1 b 0", "1.5    3     1 b =")
    room.do("eva", asked.ImportTournament(packed(corrected), "noughts"))
    assert room.session.rounds[0].boards[0].points == (0.5, 0.5)
    assert len(room.session.members) == 5
    room.do("eva", asked.PlanRound("noughts", "dutch"))
    room.do("eva", asked.StartRound())
    with pytest.raises(Refusal) as refused:
        room.do("eva", asked.ImportTournament(packed(FILE), "noughts"))
    assert refused.value.code == errors.SESSION_HAS_ROUNDS


def test_the_tournament_goes_on_with_the_next_round() -> None:
    room = classroom()
    room.do("eva", asked.SetSession(settings={"odd": "watch"}))
    room.do("zoe", Join("Zoe"))
    room.do("eva", asked.PlanRound("noughts", "dutch"))
    assert room.round.number == 2
    numbers = {member.id: member.start_number for member in room.session.members}
    met = [{numbers[person] for person in board.seats} for board in room.round.boards]
    assert {1, 3} not in met, "these two have met"
    assert numbers["zoe"] == 5
    room.played((1.0, 0.0), (0.5, 0.5))
    assert len(trf_text(room.session).splitlines()[-2].split("  ")) > 3


@pytest.mark.parametrize("pieces", [["%%%"], ["AAAA"], [b64encode(b"x").decode()]])
def test_bytes_that_are_no_file_are_refused(pieces: list[str]) -> None:
    with pytest.raises(Refusal) as refused:
        Classroom().do("eva", asked.ImportTournament(pieces, "noughts"))
    assert refused.value.params["why"] == "empty"


def test_a_file_that_grows_without_end_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Classroom().do("eva", asked.ImportTournament(packed("0" * 3_000_000), "noughts"))
    assert refused.value.params["why"] == "large"
    assert refused.value.params["bytes"] == refused.value.params["most"] + 1, "the rest is not even unpacked"


def test_erasing_a_name_empties_the_stored_file() -> None:
    record = Classroom().do("eva", asked.ImportTournament(packed(FILE), "noughts")).encoded
    clean = blanked(record, frozenset({"Paz, Ana"}), Blank({"Paz, Ana"}, "X"))
    assert packed(FILE)[0].encode() in record
    assert packed(FILE)[0].encode() not in clean


def test_the_next_round_is_planned_as_the_report_was_paired_unless_a_tutor_has_planned_one() -> None:
    report = packed(trf_text(tournament().session, edition="26"))
    empty = create(NewSession("OTRAS", "", "eva", "Eva", bytes(32)), 0)
    for before, planned in ((None, asked.PlanRound("noughts", "dutch")), (asked.PlanRound("fiar"), asked.PlanRound("fiar"))):
        command = Command(asked.ImportTournament(report, "noughts"), "eva")
        assert step(replace(empty, planned=before), command, 1_000).room.planned == planned


def test_a_report_for_a_game_that_the_class_cannot_play_in_pairs_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refusal, match=errors.GAME_UNKNOWN):
        Classroom().do("eva", asked.ImportTournament(packed(FILE), "chess960"))
    many = SimpleNamespace(about=SimpleNamespace(seats=(3, 4)))
    monkeypatch.setattr(import_tournament, "all_engines", lambda: {"noughts": many})
    with pytest.raises(Refusal, match=errors.GAME_SEATS) as refused:
        Classroom().do("eva", asked.ImportTournament(packed(FILE), "noughts"))
    assert refused.value.params == {"seats": [3, 4]}


def test_only_the_last_round_of_a_tournament_that_is_over_is_its_last() -> None:
    assert [round_.last for round_ in imported(FILE).rounds] == [False, False]
    assert [round_.last for round_ in imported(FILE.replace("XXR 5", "XXR 2")).rounds] == [False, True]
