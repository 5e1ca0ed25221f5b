"""What a log says of games that were played: where each began and ended, and what there is to learn from it.

Faults and rulings are in each move's record and note (`log.note_of`). Whatever tells of a fault is for players only when the
game is over: `reviewed` leaves a running game out unless it is asked for everything.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from engines.contract import Plain
from engines.kit.chance import Draw
from engines.kit.referee.record import Mark
from protocol import messages
from server.aggregate.events import LoggedEvent
from server.room.log import Deal, Move, Record
from server.room.match import seed_of
from server.room.state import Room

BEGINS = frozenset({"game_started", "position_set"})


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fault that nobody challenged (`missed`, `seat` made it), or a challenge of `seat` that was wrong or right.

    `detail` is the fault's, as the rulebook has it. `text`: the move's notation. `seq`: the room's number after it.
    """

    kind: Literal["missed", "failed", "right"]
    seq: int
    at_ms: int
    seat: int
    rule: str
    text: str
    detail: Plain = None
    mark: Mark | None = None


class Roll(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was drawn in one move; `actor` None: as the game was dealt."""

    seq: int
    draws: tuple[Draw | tuple[int, ...], ...]
    actor: int | str | None = None
    text: str = ""


class Reviewed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The room's game of that `number`, from 0. `to_seq` None: it still runs, and then it has no `seed`.

    `result` as the happening `game_ended` has it; None too for a game that a set position took the place of. `is_set`: somebody
    set its position.
    """

    number: int
    from_seq: int
    at_ms: int
    digest: str
    to_seq: int | None = None
    result: Plain = None
    remarks: tuple[Remark, ...] = ()
    seed: str | None = None
    rolls: tuple[Roll, ...] = ()
    is_set: bool = False


_Part: TypeAlias = tuple[Deal | None, Sequence[Move], Sequence[LoggedEvent]]


class _Found(msgspec.Struct, frozen=True):
    """A fault or one ruling where it happened."""

    seq: int
    at_ms: int
    seat: int
    rule: str
    text: str
    detail: Plain = None
    mark: Mark | None = None


class _Page:
    """One game while its records are read."""

    def __init__(self, deal: Deal, seq: int) -> None:
        self.deal = deal
        self.from_seq = seq
        self.to_seq: int | None = None
        self.result: Plain = None
        self._faults: list[_Found] = []
        self._challenges: list[list[_Found]] = []
        self._announced: tuple[int, int] | None = None
        self.rolls = [Roll(seq, deal.draws)] if deal.draws else []

    def take(self, record: Record, moves: Sequence[Move], happenings: Sequence[LoggedEvent]) -> None:
        again = False
        for seen in happenings:
            if seen.kind == "ruling_pending":
                # Nobody has ruled yet: the challenge stands here, its rulings come later.
                self._announced = (record.seq, seen.at_ms)
            elif seen.kind == "opinion":
                again = isinstance(record.command.body, messages.Rule) and seen.params["level"] > 1
            elif seen.kind == "game_ended":
                self.to_seq = record.seq
                self.result = dict(seen.params)
            elif seen.kind == "result_replaced":
                self.result = {key: seen.params["after"][key] for key in ("result", "reason", "winners")}
        for move in moves:
            if move.draws:
                self.rolls.append(Roll(record.seq, move.draws, move.actor, move.text))
            self._faults += _faults_of(move, record.seq)
            rulings = _said(move, "rulings")
            if rulings and isinstance(move.actor, int):
                self._rule(move.actor, move, rulings, again, record.seq)
                again = False

    def _rule(self, seat: int, move: Move, rulings: Sequence[Sequence[Plain]], again: bool, seq: int) -> None:
        """Notes a challenge with its rulings; a higher opinion (`again`) takes the place of the one before."""
        where = (seq, move.at_ms)
        if again and self._challenges:
            last = self._challenges.pop()[0]
            where = (last.seq, last.at_ms)
        elif self._announced is not None:
            where, self._announced = self._announced, None
        self._challenges.append([_Found(*where, seat, rule, move.text, None, mark) for rule, mark, *_ in rulings])

    def remarks(self) -> tuple[Remark, ...]:
        missed = list(self._faults)
        found: list[Remark] = []
        for ruling in (ruling for challenge in self._challenges for ruling in challenge):
            detail = None
            if ruling.mark == "C":
                named = next((fault for fault in reversed(missed) if _is_about(ruling, fault)), None)
                if named is not None:
                    missed.remove(named)
                    detail = named.detail
            kind: Literal["right", "failed"] = "right" if ruling.mark == "C" else "failed"
            found.append(Remark(kind, ruling.seq, ruling.at_ms, ruling.seat, ruling.rule, ruling.text, detail, ruling.mark))
        found += [
            Remark("missed", fault.seq, fault.at_ms, fault.seat, fault.rule, fault.text, fault.detail) for fault in missed
        ]
        return tuple(sorted(found, key=lambda remark: remark.seq))


def _said(move: Move, key: str) -> Sequence[Sequence[Plain]]:
    return move.note.get(key) or move.record.get(key, ())  # type: ignore[no-any-return]


def _faults_of(move: Move, seq: int) -> list[_Found]:
    """A fault stands with the seat that made it where that is not who acted."""
    faults = [(rule, detail, seat[0] if seat else move.actor) for rule, detail, *seat in _said(move, "faults")]
    return [_Found(seq, move.at_ms, seat, rule, move.text, detail) for rule, detail, seat in faults if isinstance(seat, int)]


def _is_about(ruling: _Found, fault: _Found) -> bool:
    return fault.rule == ruling.rule and fault.seq <= ruling.seq and fault.seat != ruling.seat


def reviewed(room: Room, records: Iterable[Record], *, running: bool, rolls: bool = False) -> tuple[Reviewed, ...]:
    """Every game of the room that is over in the records; with `running` the one that is not, too.

    `room`: as it is after the records, or later. `rolls`: with all that was drawn. What is drawn in a running game stays out.
    """
    pages: list[_Page] = []
    for record in records:
        for deal, moves, happenings in _parts(record):
            if deal is not None:
                if pages and pages[-1].to_seq is None:
                    pages[-1].to_seq = record.seq
                pages.append(_Page(deal, record.seq))
            if pages:
                pages[-1].take(record, moves, happenings)
    return tuple(_reviewed(room, page, rolls) for page in pages if running or page.to_seq is not None)


def _reviewed(room: Room, page: _Page, rolls: bool) -> Reviewed:
    is_over = page.to_seq is not None
    return Reviewed(
        number=page.deal.number,
        from_seq=page.from_seq,
        at_ms=page.deal.at_ms,
        digest=page.deal.digest,
        to_seq=page.to_seq,
        result=page.result,
        remarks=page.remarks(),
        seed=seed_of(room, page.deal.number).hex() if is_over else None,
        rolls=tuple(page.rolls) if rolls and is_over else (),
        is_set=page.deal.is_set,
    )


def _parts(record: Record) -> Iterator[_Part]:
    """The record cut where games begin: what was still of the game before, then each deal with what followed on it."""
    deals = record.deals
    moves = [0, *(deal.after for deal in deals), len(record.moves)]
    begins = [at for at, seen in enumerate(record.happenings) if seen.kind in BEGINS]
    happenings = [0, *begins, len(record.happenings)]
    # Logs of before `Deal` have none: nothing is said of their games.
    for deal, of_moves, of_happenings in zip((None, *deals), pairwise(moves), pairwise(happenings), strict=False):
        yield deal, record.moves[slice(*of_moves)], record.happenings[slice(*of_happenings)]
