"""The part of the views that games of several seats share."""

from typing import Any, NotRequired, TypedDict

from engines.kit.clocks.turn import TurnClockView
from engines.kit.outcome import Plain
from engines.kit.referee.draws import OfferView, offer_view
from engines.kit.referee.record import Mark
from engines.kit.table.state import RefereedTable


class TableView(TypedDict):
    """The part of a view that games of several seats share. `record`: for referees, the faults as [seat, rule, detail,
    facts]."""

    time_called: bool
    draw_offer: OfferView | None
    clock: TurnClockView
    strikes: list[int]
    marks: list[list[Mark]]
    text: str
    record: NotRequired[list[list[str | int | dict[str, Plain] | None]]]


def table_view(state: RefereedTable, clock: dict[str, Any], text: str) -> dict[str, Any]:
    """Return the shared part of a view. `clock`: the public clock."""
    return {
        "time_called": state.time_called,
        "draw_offer": offer_view(state.offer),
        "clock": clock,
        "strikes": list(state.book.strikes),
        "marks": [list(marks) for marks in state.book.marks],
        "text": text,
    }
