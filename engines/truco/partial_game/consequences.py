"""The public events that a step causes in a partial game."""

from engines.contract import GameEvent
from engines.truco.state import Envido, Flor, Partial


def consequences(before: Partial, after: Partial) -> tuple[GameEvent, ...]:
    """Return the events between two states: tricks, decided bets, declared numbers, revealed cards and the end, in the order of
    the game."""
    events: list[GameEvent] = []
    if after.envido is not before.envido or after.flor is not before.flor:
        numbers = (*after.envido.declared[len(before.envido.declared) :], *after.flor.declared[len(before.flor.declared) :])
        events += [GameEvent("declared", one.seat, {"value": one.value}) for one in numbers]
        if after.envido.status != before.envido.status and after.envido.status in ("done", "void"):
            events.append(GameEvent("envido_" + after.envido.status, None, _points(after.envido)))
        if after.flor.stage == "done" != before.flor.stage:
            events.append(GameEvent("flor_done", None, _points(after.flor)))
    for trick in after.tricks[len(before.tricks) :]:
        events.append(GameEvent("trick", trick.winner if trick.side is not None else None, {"side": trick.side}))
    if after.outcome is not None and before.outcome is None:
        won = after.outcome
        events.append(GameEvent("hand_won", None, {"side": won.side, "points": won.points, "by": won.by}))
    if after.shown_cards is not before.shown_cards:
        for seat, cards in enumerate(after.shown_cards):
            if cards != before.shown_cards[seat]:
                events.append(GameEvent("shown", seat, {"cards": list(cards)}))
    return tuple(events)


def _points(bet: Envido | Flor) -> dict[str, int | None]:
    return {"side": bet.side, "worth": bet.worth, "winner": bet.winner}
