"""Reads the games of a log: their beginnings and ends, their faults and challenges, for players to learn from.

The record and the note (`note_of`) of each move contain its faults and rulings. Players may see faults only after the game, so
`reviewed` omits a running game unless the caller asks for it.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from engines.contract import Plain
from engines.kit.chance import Draw
from engines.kit.move import Move
from engines.kit.referee.record import Mark
from protocol import messages
from server.aggregate.events import LoggedEvent
from server.room.stored.log import Record
from server.room.values.deal import Deal
from server.room.values.game_start import seed_of
from server.room.values.state import Room

BEGINS = frozenset({"game_started", "position_set"})


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fault that no seat has punished by a challenge, or a challenge with its ruling."""

    kind: Literal["missed", "unhit", "failed", "right"]
    """Kind of the remark. A fault is `missed` (no seat challenged it) or `unhit` (a challenge named another rule or came too
    late). A challenge is `failed` or `right`."""
    seq: int
    """Sequence number of the room after the move."""
    at_ms: int
    """Server time of the move."""
    seat: int
    """Seat that committed the fault or made the challenge."""
    rule: str
    """The id of the rule."""
    text: str
    """Notation of the move."""
    detail: Plain = None
    """The detail of the fault, as in the rulebook."""
    mark: Mark | None = None
    """The mark of a challenge."""
    accused: int | None = None
    """Seat that committed the fault, if the challenge was right."""


class Roll(msgspec.Struct, frozen=True, omit_defaults=True):
    """The draws of one move. `actor` is None for the deal."""

    seq: int
    draws: tuple[Draw | tuple[int, ...], ...]
    actor: int | str | None = None
    text: str = ""


class Reviewed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game of the room, with its faults and challenges to learn from."""

    number: int
    """The game's number from 0, over all matches."""
    from_seq: int
    """Sequence number of the room at the beginning of the game."""
    at_ms: int
    """Server time of the beginning of the game."""
    digest: str
    """SHA-256 of the game's seed, in hex."""
    to_seq: int | None = None
    """Sequence number of the room at the end of the game; None while the game runs."""
    result: Plain = None
    """Result, as in the event `game_ended`. None while the game runs, and for a game that was replaced by a written
    position."""
    remarks: tuple[Remark, ...] = ()
    """Faults and challenges, in the order of the moves."""
    seed: str | None = None
    """Seed in hex; None while the game runs."""
    rolls: tuple[Roll, ...] = ()
    """All random draws, if the caller asked for them."""
    is_set: bool = False
    """True if a person wrote its starting position."""


_Part: TypeAlias = tuple[Deal | None, Sequence[Move], Sequence[LoggedEvent]]


class _Found(msgspec.Struct, frozen=True):
    """A fault, or a ruling on a challenge. `number`: the number of its move in the game, from 0.

    `remark`: the remark to return, unless a later ruling changes it. `by_human`: True if a person gave the ruling.
    """

    number: int
    remark: Remark
    by_human: bool = False


class _Page:
    """Collects the moves, faults and challenges of one game while its records are read."""

    def __init__(self, deal: Deal, seq: int) -> None:
        self.deal = deal
        self.from_seq = seq
        self.to_seq: int | None = None
        self.result: Plain = None
        self._faults: list[_Found] = []
        self._challenges: list[list[_Found]] = []
        self._announced: tuple[int, int] | None = None
        self._actors: list[int | str] = []
        self.rolls = [Roll(seq, deal.draws)] if deal.draws else []

    def take(self, record: Record, moves: Sequence[Move], events: Sequence[LoggedEvent]) -> None:
        again = False
        for event in events:
            if event.kind == "ruling_pending":
                # The challenge has no ruling yet: note it here; its rulings come later.
                self._announced = (record.seq, event.at_ms)
            elif event.kind == "opinion":
                again = isinstance(record.command.body, messages.Rule) and event.params["level"] > 1
            elif event.kind == "game_ended":
                self.to_seq = record.seq
                self.result = dict(event.params)
            elif event.kind == "game_reopened":
                self.to_seq, self.result = None, None
            elif event.kind == "game_replayed":
                self.result = {"result": "void", "reason": "forced", "winners": []}
            elif event.kind == "result_replaced":
                self.result = {key: event.params["after"][key] for key in ("result", "reason", "winners")}
        for move in moves:
            if move.draws:
                self.rolls.append(Roll(record.seq, move.draws, move.actor, move.text))
            self._faults += _faults_of(move, record.seq, len(self._actors))
            rulings = _noted(move, "rulings")
            if rulings and isinstance(move.actor, int):
                self._rule(move.actor, move, rulings, again, record)
                again = False
            self._actors.append(move.actor)

    def _rule(self, seat: int, move: Move, rulings: Sequence[Sequence[Plain]], again: bool, record: Record) -> None:
        """Adds a challenge with its rulings. If `again`, these rulings are a further opinion on the last challenge and replace
        the earlier rulings."""
        where, number = (record.seq, move.at_ms), len(self._actors)
        if again:
            last = self._challenges.pop()[0]
            where, number = (last.remark.seq, last.remark.at_ms), last.number
        elif self._announced is not None:
            where, self._announced = self._announced, None
        by_human = isinstance(record.command.body, messages.Rule)
        self._challenges.append(
            [
                _Found(
                    number, Remark("right" if mark == "C" else "failed", *where, seat, rule, move.text, None, mark), by_human
                )
                for rule, mark, *_ in rulings
            ]
        )

    def _in_play(self, challenge: _Found, named: _Found | None, fault: _Found) -> bool:
        """Tells whether the challenge could have been about this fault: another seat committed it, and the challenger has not
        acted since.

        `named`: the fault that the challenge named; None if there is none. If the same seat committed both faults and no other
        seat acted between them, the challenge could have been about either.
        """
        maker, challenger = fault.remark.seat, challenge.remark.seat
        if maker == challenger or fault.number >= challenge.number:
            return False
        if named is not None and maker == named.remark.seat:
            first, last = sorted((fault.number, named.number))
            if {actor for actor in self._actors[first : last + 1] if isinstance(actor, int)} == {maker}:
                return True
        return challenger not in self._actors[fault.number : challenge.number]

    def remarks(self) -> tuple[Remark, ...]:
        missed = list(self._faults)
        unhit: list[_Found] = []
        found: list[Remark] = []
        for ruling in (ruling for challenge in self._challenges for ruling in challenge):
            said = ruling.remark
            # The fault that the challenge meant. A challenge that came too late (IA) also meant a fault.
            meant = (*unhit, *missed) if said.mark == "C" else missed if said.mark == "IA" else ()
            named = next((fault for fault in reversed(meant) if _is_about(said, fault.remark)), None)
            if said.mark == "C" and named is not None:
                (missed if named in missed else unhit).remove(named)
                said = replace(said, detail=named.remark.detail, accused=named.remark.seat)
            in_play = [fault for fault in missed if self._in_play(ruling, named, fault)]
            missed = [fault for fault in missed if fault not in in_play]
            # A referee who has looked at the play and has ruled I has decided that there is no fault.
            is_cleared = ruling.by_human and said.mark == "I"
            unhit += [fault for fault in in_play if not (is_cleared and fault.remark.rule == said.rule)]
            found.append(said)
        found += [fault.remark for fault in missed]
        found += [replace(fault.remark, kind="unhit") for fault in unhit]
        return tuple(sorted(found, key=lambda remark: remark.seq))


def _noted(move: Move, key: str) -> Sequence[Sequence[Plain]]:
    return move.note.get(key) or move.record.get(key, ())  # type: ignore[no-any-return]


def _faults_of(move: Move, seq: int, number: int) -> list[_Found]:
    """Returns the faults of a move. A fault contains its seat only if that seat is not the actor."""
    faults = [(rule, detail, seat[0] if seat else move.actor) for rule, detail, *seat in _noted(move, "faults")]
    return [
        _Found(number, Remark("missed", seq, move.at_ms, seat, rule, move.text, detail))
        for rule, detail, seat in faults
        if isinstance(seat, int)
    ]


def _is_about(ruling: Remark, fault: Remark) -> bool:
    return fault.rule == ruling.rule and fault.seq <= ruling.seq and fault.seat != ruling.seat


def reviewed(room: Room, records: Iterable[Record], *, running: bool, rolls: bool = False) -> tuple[Reviewed, ...]:
    """Returns every finished game of the room in these records; with `running`, also the unfinished game.

    `room`: the room after the records, or a later one. `rolls`: include all random draws, but never those of a running game.
    """
    pages: list[_Page] = []
    for record in records:
        for deal, moves, events in _parts(record):
            if deal is not None:
                if pages and pages[-1].to_seq is None:
                    pages[-1].to_seq = record.seq
                pages.append(_Page(deal, record.seq))
            if pages:
                pages[-1].take(record, moves, events)
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
    """Splits a record where a game begins: the rest of the previous game, then each new game with its moves."""
    deals = record.deals
    moves = [0, *(deal.after for deal in deals), len(record.moves)]
    begins = [at for at, event in enumerate(record.happenings) if event.kind in BEGINS]
    events = [0, *begins, len(record.happenings)]
    # Old logs without `Deal` give no verdict on their games.
    for deal, of_moves, of_events in zip((None, *deals), pairwise(moves), pairwise(events), strict=False):
        yield deal, record.moves[slice(*of_moves)], record.happenings[slice(*of_events)]
