"""Games as PDN, the text format of draughts programs: a writer and a reader.

PDN has no sign for a soplo (huff), a lost turn or an undone turn. This writer puts them into comments, which other programs
skip and this reader reads: `{[%huff 14]}`, `{[%lost 9]}`, `{[%undone 14-17]}`. `{[%fault omitted]}` follows a turn that broke
the duty to capture and was not undone. `Result` has White's part first, as in PGN.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engines.contract import Refusal
from engines.damas.board import BLACK_STARTS, FOREIGN_SIGNS, OWN, START_BOARD, fen_of, piece_at, read_fen
from engines.damas.moves import after, obstacle
from engines.damas.notation import read_path
from engines.damas.record import HUFFED, LOST, UNDONE, faults_of, path_text, replayed
from engines.damas.state import Ended, Start, State

GAME_TYPE = "21"
"""Code of English draughts in the list of games of PDN."""

_WIDTH = 100
_NOTES = {HUFFED: "huff", LOST: "lost", UNDONE: "undone"}
_SIGNS = {name: sign for sign, name in _NOTES.items()}
_UNKNOWN = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?"}


class Unreadable(ValueError):
    """Reports a text that is not PDN of English draughts. The message names the place of the error."""


class Game(NamedTuple):
    """A game of a PDN text. `record` has entries as in `record.py`."""

    tags: Mapping[str, str]
    start: Start
    record: tuple[str, ...]
    result: str

    @property
    def boards(self) -> tuple[str, ...]:
        """The positions as FEN: before every entry, and after the last."""
        return tuple(fen_of(played.board, played.black) for played in replayed(self.start, self.record))


def export_pdn(state: State, names: tuple[str, ...], tags: Mapping[str, str] | None = None) -> str:
    """Return all games of a match as one text.

    `names`: the names of seats 0 and 1, empty for an unnamed seat. `tags` may give `Event`, `Site`, `Date` and `Round`;
    a match of several games adds the game's number to the round.
    """
    running = Ended(state.black_seat, state.start, state.record, state.result, state.book.marks) if state.result else None
    games = (*state.ended, running) if running else state.ended
    return "\n".join(
        write_pdn(_as_game(game, names, {**_UNKNOWN, **(tags or {}), "Round": _round(tags or {}, number, len(games))}))
        for number, game in enumerate(games, 1)
    )


def _round(tags: Mapping[str, str], number: int, games: int) -> str:
    known = tags.get("Round")
    return str(number) if known is None else f"{known}.{number}" if games > 1 else known


def _as_game(game: Ended, names: tuple[str, ...], known: Mapping[str, str]) -> Game:
    tags = {
        **known,
        "White": names[1 - game.black_seat] or "?",
        "Black": names[game.black_seat] or "?",
    }
    winners = game.result.winners
    result = "1/2-1/2" if not winners else "0-1" if game.black_seat in winners else "1-0"
    return Game({**tags, "Termination": game.result.reason}, game.start, game.record, result)


def write_pdn(game: Game) -> str:
    """Return one game as PDN text."""
    tags = {**game.tags, "Result": game.result, "GameType": GAME_TYPE}
    if (game.start.board, game.start.black) != (START_BOARD, BLACK_STARTS):
        tags |= {"SetUp": "1", "FEN": fen_of(game.start.board, game.start.black)}
    heads = "".join(f'[{tag} "{_quoted(value)}"]\n' for tag, value in tags.items())
    return heads + "\n" + "\n".join(_lines([*_words(game), game.result])) + "\n"


def _quoted(value: str) -> str:
    return " ".join(value.replace("\\", "\\\\").replace('"', '\\"').split())


def _words(game: Game) -> Iterator[str]:
    """Yield the words of the move text. A number precedes each move of the side that begins, and each move after a comment."""
    faults = dict(faults_of(game.start, game.record))
    turn, numbered = 0, False
    for number, played in enumerate(replayed(game.start, game.record)):
        if not played.entry:
            return
        if played.path:
            is_first = played.black == game.start.black
            if is_first or not numbered:
                yield f"{turn // 2 + 1}." if is_first else f"{turn // 2 + 1}..."
            yield played.entry
        else:
            yield f"{{[%{_NOTES[played.entry[0]]} {played.entry[1:]}]}}"
        if number in faults:
            yield f"{{[%fault {faults[number]}]}}"
        numbered = bool(played.path) and number not in faults
        turn += bool(played.path) or played.entry[0] == LOST


def _lines(words: list[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + len(word) >= _WIDTH:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line


_IN_POINTS = {"2-0": "1-0", "0-2": "0-1", "1-1": "1/2-1/2"}
"""Results of federations that count two points for a win, with their usual form."""

_TOKEN = re.compile(
    r"""\s*(?:
        \[\s*(?P<tag>\w+)\s*"(?P<value>(?:[^"\\]|\\.)*)"\s*\]
      | \{(?P<comment>[^}]*)\}
      | ;(?P<rest>[^\n]*)
      | (?P<result>1-0|0-1|1/2-1/2|2-0|0-2|1-1|\*)(?=\s|\[|$)
      | (?P<number>\d+\s*\.+)
      | (?P<move>\d{1,2}(?:[-x:×‐‑‒–—−]\d{1,2})+)[!?]*
      | (?P<sign>\$\d+|,)
      | (?P<open>\() | (?P<close>\))
      | (?P<end>$)
    )""",
    re.VERBOSE,
)
_COMMAND = re.compile(r"\[%(huff|lost|undone) ([^\]]+)\]")


def read_pdn(text: str) -> tuple[Game, ...]:
    """Return all games of a PDN text, without variations and free comments. Raises `Unreadable`."""
    games: list[Game] = []
    reading = _Reading()
    text = text.removeprefix("\ufeff")
    at = depth = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise Unreadable(f"neither tag, move nor comment: {text[at : at + 40]!r}")
        at = found.end()
        kind = found.lastgroup
        if found["open"] or found["close"]:
            depth += 1 if found["open"] else -1
        elif kind == "end":
            break
        elif depth == 0 and found["result"]:
            games.append(reading.finished(_IN_POINTS.get(found["result"], found["result"])))
            reading = _Reading()
        elif depth == 0:
            if found["tag"] and reading.has_moves:
                games.append(reading.finished("*"))
                reading = _Reading()
            reading.take(found)
    if reading.has_moves or reading.tags:
        games.append(reading.finished(reading.tags.get("Result", "*")))
    return tuple(games)


class _Reading:
    """State of the reader within a game. It is the only mutable object in this file."""

    def __init__(self) -> None:
        self.tags: dict[str, str] = {}
        self.entries: list[str] = []
        self.board = START_BOARD
        self.black = BLACK_STARTS
        self.start = Start()

    @property
    def has_moves(self) -> bool:
        return bool(self.entries)

    def finished(self, result: str) -> Game:
        return Game(self.tags, self.start, tuple(self.entries), result)

    def take(self, found: re.Match[str]) -> None:
        if found["tag"]:
            self._tagged(found["tag"], re.sub(r"\\(.)", r"\1", found["value"]))
        elif found["comment"]:
            for name, rest in _COMMAND.findall(found["comment"]):
                self._entered(_SIGNS[name] + rest.strip())
        elif found["move"]:
            self._moved(found["move"].translate(FOREIGN_SIGNS))

    def _tagged(self, tag: str, value: str) -> None:
        self.tags[tag] = value
        if tag == "GameType" and value.split(",")[0] != GAME_TYPE:
            raise Unreadable(f"not English draughts: GameType {value}")
        if tag == "FEN":
            try:
                self.board, self.black = read_fen(value)
            except ValueError as error:
                raise Unreadable(str(error)) from None
            self.start = Start(self.board, self.black)

    def _moved(self, text: str) -> None:
        try:
            path = read_path(self.board, self.black, text)
        except Refusal as refusal:
            raise Unreadable(f"{text} in {fen_of(self.board, self.black)}: {refusal.code}") from None
        if piece_at(self.board, path[0]) not in OWN[self.black] or obstacle(self.board, self.black, path):
            raise Unreadable(f"{text} cannot be played in {fen_of(self.board, self.black)}")
        self.entries.append(path_text(path))
        self.board, self.black = after(self.board, path), not self.black

    def _entered(self, entry: str) -> None:
        """Record a soplo, a lost turn or an undone turn."""
        if entry[0] != UNDONE and not entry[1:].isdecimal():
            raise Unreadable(f"no square: {entry}")
        whose = self.black if entry[0] == LOST else not self.black
        if entry[0] != UNDONE and (not 1 <= int(entry[1:]) <= 32 or piece_at(self.board, int(entry[1:])) not in OWN[whose]):
            raise Unreadable(f"no piece for {entry} in {fen_of(self.board, self.black)}")
        self.entries.append(entry)
        *_, now = replayed(Start(self.board, self.black), [entry])
        self.board, self.black = now.board, now.black
