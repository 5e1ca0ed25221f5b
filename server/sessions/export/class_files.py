"""The files of a class that a tutor can download. Pure: this takes the session and the rooms of its boards and returns text.

The files omit a running game and its seed, because the seed would reveal the game's hidden draws.
"""

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from engines.contract import Plain, Result
from engines.registry import engine_of
from server.room.export.game_file import Heading
from server.room.values.cards import FinishedGame, Note, Seal, SignedCard
from server.room.values.game_start import seed_of
from server.room.values.state import Room
from server.room.views.status import plain_result
from server.room.views.view import card_view, note_view
from server.sessions.homework.shares import pupil_shares
from server.sessions.results.pentathlon_table import PentathlonLine, pentathlon_lines, team_lines
from server.sessions.results.prizes import prizes_won
from server.sessions.results.standings import Line, standings
from server.sessions.values.homework import Homework
from server.sessions.values.membership import member_of
from server.sessions.values.round import Board, Round
from server.sessions.values.state import BOT, Session
from server.sessions.values.stations import game_at
from server.words.catalogue import words_of

Rooms: TypeAlias = Mapping[str, Room]
"""The rooms of the boards that still exist, by their codes."""

_MARK: Final = "\ufeff"
"""The byte-order mark at the start of a file, which tells a spreadsheet program that the file is UTF-8."""
_FORMULA: Final = re.compile(r"(^|[;,\t\r\n])(?=[\s\"']*[=+\-@＝＋－＠]|(?<=^)[\t\r])")
"""Finds the places where a spreadsheet program could read a cell as a formula. Excel in Spanish also splits lines at
semicolons, so a cell may start after a semicolon too.

A first line `sep=;` does not help: with such a line Excel reads the file in another encoding, and other programs read the line
as data.
"""


def session_plain(session: Session, rooms: Rooms) -> dict[str, Plain]:
    """Returns all data of a class as plain data. People appear under their names in the class."""
    return {
        "session": {
            "code": session.code,
            "title": session.title,
            "state": session.state,
            "created_at_ms": session.created_at_ms,
            "until_ms": session.erase_at_ms,
            "settings": msgspec.to_builtins(session.settings),
        },
        "members": [
            {"name": member.name, "role": member.role, "gone": member.gone, "start_number": member.start_number}
            | {"rating": member.rating, "category": member.category}
            for member in session.members
        ],
        "rounds": [_round(session, rooms, round_) for round_ in session.rounds],
        "standings": [
            {"name": _name(session, line.person)}
            | {field: getattr(line, field) for field in ("place", "points", "buchholz", "berger", "wins", "played", "off")}
            for line in standings(session, final_only=True)
        ],
        "prizes": [
            {"text": won.prize.text, "place": won.prize.place, "category": won.prize.category}
            | {"people": [_name(session, person) for person in won.people]}
            for won in prizes_won(session, final_only=True)
        ],
        "pentathlon": _pentathlon(session),
        "homework": [_homework(session, one) for one in session.homework],
    }


def _homework(session: Session, homework: Homework) -> Plain:
    """Returns the homework and each pupil's work on it."""
    return {
        "number": homework.number,
        "given_at_ms": homework.given_at_ms,
        "due_ms": homework.due_ms,
        "tasks": [msgspec.to_builtins(task.asked) for task in homework.tasks],
        "pupils": [
            {"name": _name(session, one["person"])}
            | {"shares": [share for share in one["shares"] if share["homework"] == homework.number]}
            for one in pupil_shares(session)
            if homework.is_for(one["person"])
        ],
    }


def _pentathlon(session: Session) -> Plain:
    """Returns the plan and the table of the class's pentathlon; None if the class has no pentathlon."""
    if session.pentathlon is None:
        return None
    lines = pentathlon_lines(session, final_only=True)
    return {
        "games": [planned.game for planned in session.pentathlon.plan.games],
        "lines": [
            {"name": _name(session, line.person), "place": line.place, "games": list(line.games), "total": line.total}
            | {"award": line.award}
            for line in lines
        ],
        "teams": [
            {"name": team.name, "place": team.place, "pupils": [_name(session, person) for person in team.pupils]}
            | {"total": team.total, "each": team.each}
            for team in team_lines(session, lines)
        ],
    }


def _round(session: Session, rooms: Rooms, round_: Round) -> Plain:
    return {
        "number": round_.number + 1,
        "game": round_.game,
        "how": round_.how,
        "options": round_.options,
        "position": msgspec.to_builtins(round_.position),
        "games": round_.games,
        "state": round_.state,
        "off": [_name(session, person) for person in round_.off],
        "byes": [{"name": _name(session, bye.person), "points": bye.points} for bye in round_.byes],
        "boards": [_board(session, rooms, round_, board, number) for number, board in enumerate(round_.boards, 1)],
    }


def _board(session: Session, rooms: Rooms, round_: Round, board: Board, number: int) -> Plain:
    room = rooms.get(board.code or "")
    return {
        "number": number,
        "code": board.code,
        "game": game_at(session, round_, board).game,
        "seats": [_name(session, person) for person in board.seats],
        "state": board.state,
        "points": list(board.points),
        "final": board.final,
        "forfeit": board.forfeit,
        "games": [] if room is None else [_game(page) for page in games_of(room)],
        "seeds": [] if room is None else _seeds(room),
    }


def games_of(room: Room) -> list[FinishedGame]:
    """Returns the finished games of the room's match, oldest first, including the room's present game if that game is over."""
    pages = list(room.match.past)
    if room.state == "over" and room.game is not None and room.game.result is not None:
        pages.append(FinishedGame(room.game.result, room.sheets, room.notes, room.seal))
    return pages


def _game(game: FinishedGame) -> Plain:
    return {
        "result": plain_result(game.result),
        "cards": [{**card_view(seat, sheet), "dispute": sheet.dispute} for seat, sheet in enumerate(game.sheets)],
        "notes": [note_view(note) for note in game.notes],
        "seal": _seal(game.seal),
    }


def _seal(seal: Seal | None) -> Plain:
    return None if seal is None else {"seq": seal.seq, "hash": seal.hash.hex()}


def _seeds(room: Room) -> list[Plain]:
    """Returns the seed of each game that is over, with the number of the game in the log."""
    over = room.dealt if room.state == "over" else max(0, room.dealt - 1)
    return [{"number": number, "seed": seed_of(room, number).hex()} for number in range(over)]


def standings_csv(session: Session, lang: str) -> str:
    """Returns the standings as a CSV table with a line per pupil, best first. In a pentathlon the table has the points per
    game, the total and the award. In a tournament each line ends with number, rating, category and prizes."""
    words = words_of(lang)
    games = session.pentathlon.plan.games if session.pentathlon is not None else []
    is_tournament = bool(session.settings.prizes) or any(
        member.start_number or member.rating or member.category for member in session.members
    )
    head = (
        *words.standings,
        *(game_name(planned.game, lang) for planned in games),
        *(words.pentathlon if games else ()),
        *(words.tournament if is_tournament else ()),
    )
    own = {line.person: line for line in pentathlon_lines(session, final_only=True)}
    lines = [
        (
            *_counts(session, line),
            *(_awarded(own[line.person], lang) if games else ()),
            *(_ranked(session, line) if is_tournament else ()),
        )
        for line in standings(session, final_only=True)
    ]
    return csv_text(head, lines, lang)


def _counts(session: Session, line: Line) -> tuple[object, ...]:
    name = _name(session, line.person)
    return line.place, name, line.points, line.buchholz, line.berger, line.wins, line.played, line.off


def _ranked(session: Session, line: Line) -> tuple[object, ...]:
    """Returns the cells that a tournament adds to the pupil's line. A missing number or rating gives an empty cell."""
    member = member_of(session, line.person)
    assert member is not None
    prizes = [won.prize.text for won in prizes_won(session, final_only=True) if line.person in won.people]
    return member.start_number or "", member.rating or "", member.category, " · ".join(prizes)


def _awarded(line: PentathlonLine, lang: str) -> tuple[object, ...]:
    games = ("" if points is None else points for points in line.games)
    return *games, line.total, words_of(lang).awards.get(line.award, "")


def cards_csv(session: Session, rooms: Rooms, lang: str) -> str:
    """Returns a CSV table with a line for each score card of the class."""
    return csv_text(words_of(lang).cards, _card_lines(session, rooms, lang), lang)


def _card_lines(session: Session, rooms: Rooms, lang: str) -> Iterable[Sequence[object]]:
    for round_ in session.rounds:
        for number, board in enumerate(round_.boards, 1):
            room = rooms.get(board.code or "")
            for game, page in enumerate(games_of(room) if room is not None else (), 1):
                for seat, sheet in enumerate(page.sheets):
                    is_bot = seat < len(board.seats) and board.seats[seat] == BOT
                    name = words_of(lang).computer if is_bot else sheet.name
                    seal = page.seal.hash.hex() if page.seal else ""
                    notes = " · ".join(_note_text(note, lang) for note in _of(page, seat))
                    results = (_result_text(page, page.result, lang), _results_before(page, seat, lang))
                    yield (
                        round_.number + 1,
                        number,
                        game_name(game_at(session, round_, board).game, lang),
                        game,
                        seat + 1,
                        name,
                        *_counted(sheet, lang),
                        *results,
                        notes,
                        seal,
                    )


def game_name(slug: str, lang: str) -> str:
    """Returns the game's title in that language."""
    return engine_of(slug).about.names[words_of(lang).game_name] or slug


def heading_of(session: Session, code: str, lang: str) -> Heading:
    """Returns the facts about the class for the header of a board's file."""
    number = next((round_.number for round_ in session.rounds if any(board.code == code for board in round_.boards)), None)
    return Heading(session.title or session.code, "" if number is None else str(number + 1), lang)


def _note_text(note: Note, lang: str) -> str:
    return ": ".join(filter(None, (words_of(lang).notes.get(note.kind, note.kind), note.reason, note.by)))


def _of(game: FinishedGame, seat: int) -> list[Note]:
    return [note for note in game.notes if note.seat == seat]


def _result_text(game: FinishedGame, result: Result, lang: str) -> str:
    """Returns the names of the winners, as the score cards show them, or the language's word for a draw or a void game."""
    if result.result != "win":
        return words_of(lang).without_winner[result.result]
    return " + ".join(game.sheets[seat].name or words_of(lang).computer for seat in result.winners)


def _results_before(game: FinishedGame, seat: int, lang: str) -> str:
    """Returns the earlier results of a game, which a director has replaced, oldest first."""
    return " → ".join(_result_text(game, note.before, lang) for note in _of(game, seat) if note.before is not None)


def _counted(sheet: SignedCard, lang: str) -> Sequence[object]:
    card = sheet.card
    signed, closed = words_of(lang).yes_no[sheet.signed_at_ms is not None], words_of(lang).yes_no[sheet.closed]
    return (card.total, " ".join(card.marks), card.violations, signed, closed, sheet.dispute or "")


def _name(session: Session, person: str) -> str:
    if person == BOT:
        return BOT
    member = member_of(session, person)
    return member.name if member else ""


def csv_text(head: Sequence[str], lines: Iterable[Sequence[object]], lang: str) -> str:
    """Returns a table in the CSV format of RFC 4180, for spreadsheet programs in that language. Each text that a program could
    read as a formula is marked as text."""
    text = io.StringIO()
    text.write(_MARK)
    writer = csv.writer(text, delimiter=words_of(lang).separator)
    writer.writerow(head)
    for line in lines:
        writer.writerow([_field(field, lang) for field in line])
    return text.getvalue()


def _field(field: object, lang: str) -> object:
    if isinstance(field, float):
        number = f"{field:g}"
        return number.replace(".", words_of(lang).decimal)
    return _harmless(field) if isinstance(field, str) else field


def _harmless(text: str) -> str:
    return _FORMULA.sub(r"\1'", " ".join(text.splitlines()))
