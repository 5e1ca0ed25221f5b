"""Score cards, the official record of a game (rulebook `common.md`, The end).

A card is open until its seat has signed it or a director has closed it. A dispute keeps it open and informs the referees.
"""

from msgspec.structs import replace

from engines.contract import Refusal, Result
from protocol import errors, messages
from server.room.step_context import StepContext
from server.room.values.cards import Note, NoteKind, SignedCard
from server.room.values.roles import name_of, person_of, seat_of


def blank_sheets(context: StepContext) -> tuple[SignedCard, ...]:
    """Returns the score cards of the present game. A bot signs at once. A seat that no person has ever had needs no
    signature."""
    state = context.game.state
    return tuple(
        SignedCard(
            context.engine.card(state, number), name_of(context.room, number), None if seat.kind == "person" else context.now_ms
        )
        for number, seat in enumerate(context.room.seats)
    )


def write(
    context: StepContext, seat: int, kind: NoteKind, reason: str, before: Result | None = None, after: Result | None = None
) -> None:
    """Writes a note on a seat's score card, with the name of the person who caused it."""
    person = person_of(context.room, context.by) if context.by else None
    note = Note(seat, kind, reason, person.name if person else "", context.now_ms, before, after)
    context.set(notes=(*context.room.notes, note))


def are_final(sheets: tuple[SignedCard, ...]) -> bool:
    """Tells whether there are cards and all are final."""
    return bool(sheets) and all(sheet.is_final for sheet in sheets)


def sign(context: StepContext, by: str, _asked: messages.Sign) -> None:
    """Signs a player's score card. This also withdraws the player's own objection."""
    seat, sheet = _open_sheet(context, by)
    _put(context, seat, replace(sheet, signed_at_ms=context.now_ms, dispute=None))
    context.tell("signed", seat)
    if are_final(context.room.sheets):
        context.tell("cards_final")


def dispute(context: StepContext, by: str, asked: messages.Dispute) -> None:
    """Records that a player objects to the score card of their seat. All people in the room see that, but only referees
    read the words."""
    seat, sheet = _open_sheet(context, by)
    _put(context, seat, replace(sheet, dispute=asked.text))
    context.tell("disputed", seat)
    context.tell_referees(seat, asked.text)


def close_cards(context: StepContext, _by: str, asked: messages.CloseCards) -> None:
    """Makes every score card final as it is, for a director."""
    if all(sheet.closed for sheet in context.room.sheets):
        raise Refusal(errors.CARD_CLOSED)
    context.set(sheets=tuple(replace(sheet, closed=True) for sheet in context.room.sheets))
    context.tell_ruled("cards_closed", asked.reason)
    context.tell("cards_final")


def _open_sheet(context: StepContext, by: str) -> tuple[int, SignedCard]:
    seat = seat_of(context.room, by)
    assert seat is not None, "only seated people sign and dispute"
    sheet = context.room.sheets[seat]
    if sheet.closed:
        raise Refusal(errors.CARD_CLOSED)
    if sheet.signed_at_ms is not None:
        raise Refusal(errors.CARD_SIGNED)
    return seat, sheet


def _put(context: StepContext, seat: int, card: SignedCard) -> None:
    sheets = context.room.sheets
    context.set(sheets=(*sheets[:seat], card, *sheets[seat + 1 :]))
