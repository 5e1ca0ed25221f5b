"""Reads the chess federation's tournament report (TRF16 and TRF26): players, rounds, byes, pairs kept apart. Pure.

The reader accepts rounds whose games are worth one point each. It refuses a report that the class could not continue with the
same standings and the same pairings, for example a report with teams, accelerated pairings, other points for a win, or a game
without a result. Every refusal names the line and the reason, because a tutor has to find the mistake in the file.

A column that has byes but no pairings is not a round: the byes are requests for the rounds to come. A zero-point bye in a
report of 2016 holds until the player returns, because that edition has no other sign for a withdrawal.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, NoReturn, TypeAlias

import msgspec

from engines.contract import Refusal
from protocol import errors
from protocol.session_commands import TieBreak
from server.sessions.pairing.dutch.entrant import Colour

MAX_PLAYERS: Final = 200
"""Maximum number of players, the same as of names on a class's list."""
MAX_ROUNDS: Final = 30
TIE_BREAK_CODES: Final[Mapping[TieBreak, str]] = {
    "direct": "DE",
    "buchholz": "BH",
    "buchholz_cut_1": "BH/C1",
    "buchholz_cut_2": "BH/C2",
    "buchholz_median_1": "BH/M1",
    "buchholz_median_2": "BH/M2",
    "berger": "SB",
    "wins": "WON",
    "progressive": "PS",
}
"""The federation's code of each tie-break (FIDE C.07), for the line 212 of a report."""
_TIE_BREAKS: Final = {code: kind for kind, code in TIE_BREAK_CODES.items()}
KEPT_CODES: Final = ("022", "032", "042", "052", "122")
"""The lines about the tournament that a class keeps for its own report: city, federation, first and last day, time control."""

Reason: TypeAlias = Literal[
    "empty", "large", "columns", "number", "twice", "opponent", "result", "open", "other", "points", "teams", "scoring", "pair"
]
"""Reason of a refusal. `other`: the line of the opponent has another result."""
Pairing: TypeAlias = Literal["dutch", "swiss", "round_robin"]

_FIRST_ROUND: Final = 91
_ROUND_WIDTH: Final = 10
_SHORTEST: Final = 84
"""Number of characters in a player's line up to the points."""
_HALVES: Final = {"1": 2, "=": 1, "0": 0, "+": 2, "-": 0, "U": 2, "F": 2, "H": 1, "Z": 0}
_UNRATED: Final = {"W": "1", "D": "=", "L": "0"}
"""For each sign of an unrated game, the usual sign of the same result. An unrated game ended before the first move, and counts
as played."""
_AGREEING: Final = frozenset(("1 0", "0 1", "= =", "0 0", "= 0", "0 =", "+ -", "- +", "- -"))
_ALONE: Final = {"U": "U", "+": "U", "F": "F", "H": "H", "=": "H", "Z": "Z", "-": "Z", "0": "Z", " ": "Z"}
"""The signs of a round without an opponent. Some come from older editions of the file."""
_USUAL_POINTS: Final = {"W": 2, "D": 1, "L": 0, "A": 0, "Z": 0, "P": 2, "X": 1, "H": 1, "F": 2}
_OLD_POINTS: Final = {"BBW": 2, "BBD": 1, "BBL": 0, "BBZ": 0, "BBF": 0, "BBU": 2}


class Player(NamedTuple):
    """A player's line. `line`: its number in the file; `number`: the start number; `rating`: 0 for none."""

    line: int
    number: int
    name: str
    rating: int


class PlayedPair(NamedTuple):
    """A game: the start numbers of both players, and the points of each."""

    white: int
    black: int
    points: tuple[float, float]
    is_forfeit: bool


class Unpaired(NamedTuple):
    """A bye with its points. `is_requested` is False if the pairing gave the bye. `stays`: the bye lasts until the player
    returns."""

    number: int
    points: float
    is_requested: bool = True
    stays: bool = False


class PlayedRound(NamedTuple):
    pairs: tuple[PlayedPair, ...]
    byes: tuple[Unpaired, ...]


class Report(msgspec.Struct, frozen=True):
    """A tournament report. `heading`: the lines whose code is in `KEPT_CODES`; `next_byes`: the byes of the rounds to come;
    `tie_breaks`: None if the report names none that the class knows."""

    title: str
    heading: tuple[str, ...]
    players: tuple[Player, ...]
    rounds: tuple[PlayedRound, ...]
    next_byes: tuple[Unpaired, ...]
    initial: Colour
    apart: tuple[tuple[int, int], ...]
    how: Pairing
    tie_breaks: tuple[TieBreak, ...] | None
    is_over: bool


class _Mark(NamedTuple):
    """A player's entry for a round."""

    opponent: int
    colour: str
    result: str


class _Row(NamedTuple):
    player: Player
    halves: int
    marks: tuple[_Mark, ...]


def read_report(text: str) -> Report:
    """Returns the report. Raises `Refusal("session/report")` with the line of the mistake and its reason."""
    lines = re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff"))
    rows: dict[int, _Row] = {}
    for at, line in enumerate(lines, 1):
        if line.startswith("001"):
            row = _row(line, at)
            if row.player.number in rows:
                _fail(at, "twice", number=row.player.number, other=rows[row.player.number].player.line)
            rows[row.player.number] = row
    if not rows:
        _fail(1, "empty")
    if len(rows) > MAX_PLAYERS:
        _fail(1, "large", players=len(rows), most=MAX_PLAYERS)
    rows = dict(sorted(rows.items()))
    played = max((at for row in rows.values() for at, mark in enumerate(row.marks, 1) if _is_paired(mark)), default=0)
    rounds = tuple(_round(rows, at) for at in range(played))
    about = _About(lines, rows, played)
    byes = about.byes or _next_byes(rows, played)
    _check_points(rows, played, byes)
    return Report(
        about.title,
        tuple(line.rstrip() for line in lines if line[:3] in KEPT_CODES and line[3:].strip())[: len(KEPT_CODES)],
        tuple(row.player for row in rows.values()),
        rounds,
        byes,
        about.initial or _first_colour(rounds),
        tuple(sorted(about.apart)),
        about.how,
        about.tie_breaks,
        0 < about.total == played,
    )


def _fail(line: int, why: Reason, **params: int | str | float) -> NoReturn:
    raise Refusal(errors.SESSION_REPORT, line=line, why=why, **params)


def _row(line: str, at: int) -> _Row:
    number, rating, points = line[4:8].strip(), line[48:52].strip(), line[80:84].strip().replace(",", ".")
    if len(line) < _SHORTEST or not number.isdecimal() or not (rating.isdecimal() or rating == "") or line[3] != " ":
        _fail(at, "columns")
    if not re.fullmatch(r"\d{1,2}\.[05]", points):
        _fail(at, "columns")
    if int(number) == 0:
        _fail(at, "number")
    places = range(_FIRST_ROUND, len(line.rstrip()), _ROUND_WIDTH)
    if len(places) > MAX_ROUNDS:
        _fail(at, "large", rounds=len(places), most=MAX_ROUNDS)
    name = line[14:47].strip()
    marks = [_mark(line[place : place + _ROUND_WIDTH].ljust(_ROUND_WIDTH), at, count) for count, place in enumerate(places, 1)]
    return _Row(Player(at, int(number), name, int(rating or 0)), round(2 * float(points)), tuple(marks))


def _mark(entry: str, at: int, count: int) -> _Mark:
    opponent, colour, result = entry[:4].strip(), entry[5].lower(), entry[7].upper()
    if entry[4] + entry[6] + entry[8:] != "    " or not (opponent.isdecimal() or opponent == ""):
        _fail(at, "columns", round=count)
    result = _UNRATED.get(result, result)
    number = int(opponent or 0)
    if number and result in " *":
        _fail(at, "open", round=count)
    is_played = result in "1=0"
    if number:
        is_right = result in "1=0+-" and colour in ("wb" if is_played else "wb- ")
    else:
        is_right = result in _ALONE and colour in "- "
    if not is_right:
        _fail(at, "result", round=count, text=entry.strip())
    return _Mark(number, colour, result if number else _ALONE[result])


def _is_paired(mark: _Mark) -> bool:
    return mark.opponent > 0 or mark.result == "U"


def _mark_of(row: _Row, at: int) -> _Mark:
    return row.marks[at] if at < len(row.marks) else _Mark(0, "-", "Z")


def _round(rows: Mapping[int, _Row], at: int) -> PlayedRound:
    """Returns a round. Raises `Refusal` if two lines contradict each other. `at`: the round, from 0."""
    pairs: list[PlayedPair] = []
    byes: list[Unpaired] = []
    for number, row in rows.items():
        mark = _mark_of(row, at)
        if not mark.opponent:
            if mark.result != "Z":
                byes.append(Unpaired(number, _HALVES[mark.result] / 2, mark.result != "U"))
            continue
        other = rows.get(mark.opponent)
        if other is None or other is row:
            _fail(row.player.line, "opponent", round=at + 1, number=mark.opponent)
        answer = _mark_of(other, at)
        is_agreed = answer.opponent == number and f"{mark.result} {answer.result}" in _AGREEING
        if not is_agreed or mark.colour == answer.colour != "-":
            _fail(row.player.line, "other", round=at + 1, other=other.player.line)
        if number < mark.opponent:
            pairs.append(_pair(number, mark, answer))
    return PlayedRound(tuple(pairs), tuple(byes))


def _pair(number: int, mark: _Mark, other_mark: _Mark) -> PlayedPair:
    points = (_HALVES[mark.result] / 2, _HALVES[other_mark.result] / 2)
    is_forfeit = mark.result in "+-"
    if mark.colour == "b" or other_mark.colour == "w":
        return PlayedPair(mark.opponent, number, (points[1], points[0]), is_forfeit)
    return PlayedPair(number, mark.opponent, points, is_forfeit)


def _next_byes(rows: Mapping[int, _Row], played: int) -> tuple[Unpaired, ...]:
    """Returns the byes from the columns after the last round."""
    found = []
    for number, row in rows.items():
        marks = row.marks[played:]
        if marks:
            found.append(Unpaired(number, _HALVES[marks[0].result] / 2, stays=marks[0].result == "Z"))
    return tuple(found)


def _check_points(rows: Mapping[int, _Row], played: int, byes: Sequence[Unpaired]) -> None:
    """Raises `Refusal` if a player's points differ from the sum of the rounds. The points may include the bye of the next
    round, because some programs add it."""
    resting = {bye.number: round(2 * bye.points) for bye in byes}
    for number, row in rows.items():
        halves = sum(_HALVES[mark.result] for mark in row.marks[:played])
        if row.halves not in (halves, halves + resting.get(number, 0)):
            _fail(row.player.line, "points", stated=row.halves / 2, counted=halves / 2)


def _first_colour(rounds: Sequence[PlayedRound]) -> Colour:
    """Returns the colour of the best player in the first round with games; white if no round has games."""
    pairs = next((round_.pairs for round_ in rounds if round_.pairs), ())
    best = min((min(pair.white, pair.black) for pair in pairs), default=0)
    return "b" if any(pair.black == best for pair in pairs) else "w"


class _About:
    """The lines about the tournament as a whole."""

    def __init__(self, lines: Sequence[str], rows: Mapping[int, _Row], played: int) -> None:
        self.title = ""
        self.total = 0
        self.initial: Colour | Literal[""] = ""
        self.how: Pairing = "swiss"
        self.tie_breaks: tuple[TieBreak, ...] | None = None
        self.apart: set[tuple[int, int]] = set()
        self.byes: tuple[Unpaired, ...] = ()
        self._rows, self._played = rows, played
        self._last_apart: list[tuple[int, Sequence[int]]] = []
        self._resting: dict[int, dict[int, str]] = {}
        for at, line in enumerate(lines, 1):
            self._read(line[:3], line[3:].strip(), line, at)
        last = min(played + 1, self.total or played + 1)
        for until, people in self._last_apart:
            if until >= last:
                self._keep_apart(people)
        self._take_byes()

    def _read(self, code: str, text: str, line: str, at: int) -> None:
        match code:
            case "012":
                self.title = " ".join(text.split())
            case "092" | "192":
                self._read_kind(text, at)
            case "142" | "XXR":
                if not text.isdecimal():
                    _fail(at, "columns")
                self.total = int(text)
            case "152" | "XXC":
                wanted = text.casefold()
                self.initial = "b" if wanted.startswith("b") else "w" if wanted.startswith("w") else self.initial
            case "202" | "212":
                codes = [each.strip() for each in text.split(",") if each.strip() != "PTS"]
                known = tuple(_TIE_BREAKS[each] for each in dict.fromkeys(codes) if each in _TIE_BREAKS)
                self.tie_breaks = known if known or not codes else self.tie_breaks
            case "XXP":
                self._keep_apart(self._numbers(text.split(), at))
            case "240":
                self._read_byes(line, at)
            case "260":
                until = line[8:11].strip()
                if not until.isdecimal():
                    _fail(at, "columns")
                self._last_apart.append((int(until), self._numbers(line[11:].split(), at)))
            case "013" | "310" | "362":
                _fail(at, "teams")
            case "162":
                for sign, points in re.findall(r"([A-Z]) *(\d+\.\d)", text):
                    if _USUAL_POINTS.get(sign) != 2 * float(points):
                        _fail(at, "scoring")
            case "299" | "250" | "XXA":
                _fail(at, "scoring")
            case "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU":
                if text.split() != [f"{_OLD_POINTS[code] / 2:.1f}"]:
                    _fail(at, "scoring")

    def _read_kind(self, text: str, at: int) -> None:
        plain = re.sub(r"[^A-Z]", "", text.upper())
        if "BAKU" in plain:
            _fail(at, "scoring")
        if "TEAM" in plain:
            _fail(at, "teams")
        if "ROUNDROBIN" in plain:
            self.how = "round_robin"
        elif "DUTCH" in plain:
            self.how = "dutch"

    def _numbers(self, words: Sequence[str], at: int) -> list[int]:
        numbers = [int(word) for word in words if word.isdecimal()]
        if len(numbers) != len(words) or not all(number in self._rows for number in numbers):
            _fail(at, "pair")
        return numbers

    def _keep_apart(self, numbers: Sequence[int]) -> None:
        self.apart.update((one, other) for one in numbers for other in numbers if one < other)

    def _read_byes(self, line: str, at: int) -> None:
        kind, count = line[4:5].upper(), line[6:9].strip()
        if kind not in ("F", "H", "Z") or not count.isdecimal():
            _fail(at, "columns")
        for number in self._numbers(line[9:].split(), at):
            self._resting.setdefault(number, {})[int(count)] = kind

    def _take_byes(self) -> None:
        """Takes the byes of the next round. A bye stays if the player has the same bye in every further round, and there is at
        least one further round."""
        found = []
        for number, kinds in sorted(self._resting.items()):
            following = self._played + 1
            if following in kinds:
                left = [kinds.get(count) for count in range(following, max(self.total, following) + 1)]
                stays = len(left) > 1 and set(left) == {kinds[following]}
                found.append(Unpaired(number, _HALVES[kinds[following]] / 2, stays=stays))
        self.byes = tuple(found)
