"""Score cards: the official record of a game (rulebook `common.md`, The end).

A card is open until its seat has signed it or a director has closed it; a dispute keeps it open and calls the referees.
"""

from msgspec.structs import replace

from engines.contract import Refusal, Result
from protocol import errors, messages
from server.room.chat import tell_referees
from server.room.step_context import StepContext
from server.room.values.cards import Note, NoteKind, SignedCard
from server.room.values.roles import name_of, person_of, seat_of


def blank_sheets(run: StepContext) -> tuple[SignedCard, ...]:
    """The cards of the game as it is now. A bot signs at once, and a seat in which nobody ever sat has nobody to sign."""
    state = run.game.state
    return tuple(
        SignedCard(run.engine.card(state, number), name_of(run.room, number), None if seat.kind == "person" else run.now_ms)
        for number, seat in enumerate(run.room.seats)
    )


def write(
    run: StepContext, seat: int, kind: NoteKind, reason: str, before: Result | None = None, after: Result | None = None
) -> None:
    """A note on a seat's card, under the name of who asked for it."""
    person = person_of(run.room, run.by) if run.by else None
    note = Note(seat, kind, reason, person.name if person else "", run.now_ms, before, after)
    run.set(notes=(*run.room.notes, note))


def are_final(sheets: tuple[SignedCard, ...]) -> bool:
    """Whether there are cards and all of them are final."""
    return bool(sheets) and all(sheet.is_final for sheet in sheets)


def sign(run: StepContext, by: str, _asked: messages.Sign) -> None:
    """A player agrees with its card; a dispute of its own is settled by it."""
    seat, sheet = _open_sheet(run, by)
    _put(run, seat, replace(sheet, signed_at_ms=run.now_ms, dispute=None))
    run.tell("signed", seat)
    if are_final(run.room.sheets):
        run.tell("cards_final")


def dispute(run: StepContext, by: str, asked: messages.Dispute) -> None:
    """A player does not agree with its card: all see that, its words are for the referees."""
    seat, sheet = _open_sheet(run, by)
    _put(run, seat, replace(sheet, dispute=asked.text))
    run.tell("disputed", seat)
    tell_referees(run, seat, asked.text)


def close_cards(run: StepContext, _by: str, asked: messages.CloseCards) -> None:
    """A director makes every card final as it is."""
    if not run.room.sheets:
        raise Refusal(errors.CARD_NONE)
    if all(sheet.closed for sheet in run.room.sheets):
        raise Refusal(errors.CARD_CLOSED)
    run.set(sheets=tuple(replace(sheet, closed=True) for sheet in run.room.sheets))
    run.tell_ruled("cards_closed", asked.reason)
    run.tell("cards_final")


def _open_sheet(run: StepContext, by: str) -> tuple[int, SignedCard]:
    seat = seat_of(run.room, by)
    if seat is None or seat >= len(run.room.sheets):
        raise Refusal(errors.CARD_NONE)
    sheet = run.room.sheets[seat]
    if sheet.closed:
        raise Refusal(errors.CARD_CLOSED)
    if sheet.signed_at_ms is not None:
        raise Refusal(errors.CARD_SIGNED)
    return seat, sheet


def _put(run: StepContext, seat: int, sheet: SignedCard) -> None:
    sheets = run.room.sheets
    run.set(sheets=(*sheets[:seat], sheet, *sheets[seat + 1 :]))
