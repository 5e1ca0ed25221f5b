"""The events of a room or a session, with their times and the viewers who may know them."""

from collections.abc import Sequence

import msgspec

from engines.contract import GameEvent, Plain
from protocol import messages


class LoggedEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event with its server time. `to`: the seats that may know the event, None for all people. Referees may always
    know every event."""

    kind: str
    at_ms: int
    seat: int | None = None
    params: dict[str, Plain] = {}
    to: tuple[int, ...] | None = None


def logged_at(event: GameEvent, at_ms: int) -> LoggedEvent:
    return LoggedEvent(event.kind, at_ms, event.seat, dict(event.params), event.to)


_KNOW_NOTHING = ("outside", "waiting", "public")
"""Viewers of a class who get no events. A person whom no tutor has admitted must not learn who is in the class, and the view of
spectators and of the class's screen shows few names."""


def may_know(event: LoggedEvent, viewer: str) -> bool:
    """Tells whether a viewer ("0", …, "spectator", "referee", "invited") may get the event. An event with an empty `to` is for
    referees only."""
    if viewer in _KNOW_NOTHING:
        return False
    if event.to is None or viewer in ("referee", "director"):
        return True
    return event.to == () if viewer == "invited" else viewer.isdigit() and int(viewer) in event.to


def events_for(events: Sequence[LoggedEvent], viewer: str) -> list[messages.GameEvent]:
    """Returns the events that a viewer may get, in the form of messages."""
    if viewer in _KNOW_NOTHING:
        return []
    return [
        messages.GameEvent(event.kind, event.at_ms, event.seat, event.params)
        for event in events
        if event.to is None or may_know(event, viewer)
    ]
