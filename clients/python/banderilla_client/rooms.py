"""A room or a class as one person sees it. The messages of the server keep it up to date."""

from dataclasses import dataclass, field
from typing import Any

from .link import Message
from .patches import patched
from .wire import GameEvent, Patch, Plain, RoomView, Snapshot, You


@dataclass(eq=False)
class Room:
    """A room or a class. `view` is the view at the sequence number `seq`, and `happenings` are the events of that step. A class
    has no `game` and no `status`."""

    code: str
    view: RoomView
    seq: int
    epoch: int
    you: You
    at_ms: int
    happenings: list[GameEvent] = field(default_factory=list)

    @classmethod
    def of(cls, message: Snapshot) -> "Room":
        room = cls(message["room"], {}, 0, 0, message["you"], 0)  # type: ignore[typeddict-item]
        room.show(message)
        return room

    @property
    def seat(self) -> int | None:
        """Returns the number of the person's own seat; None without one."""
        return self.you["seat"]

    @property
    def game(self) -> Plain:
        """Returns the game's view (`docs/reference/games`). None before the first game."""
        return self.view["game"]

    @property
    def may(self) -> list[str]:
        """Returns the types of action that the person's own seat may send now; empty without a seat."""
        status, seat = self.view["status"], self.seat
        is_played = self.view["room"]["state"] == "playing" and self.view["room"]["pause"] is None
        return status["may"][seat] if status is not None and seat is not None and is_played else []

    @property
    def is_over(self) -> bool:
        """Tells whether all games of the match have ended."""
        return self.view["room"]["state"] in ("over", "erased") and self.view["room"]["match"]["over"]

    def show(self, message: Snapshot) -> None:
        self.view = message["view"]  # type: ignore[assignment]
        self.seq, self.epoch, self.you = message["seq"], message["epoch"], message["you"]
        self._came(message)

    def follows(self, message: Patch) -> bool:
        """Applies a patch if it is the next one. Returns False if an earlier patch is missing."""
        if message["seq"] > self.seq + 1:
            return False
        if message["seq"] == self.seq + 1:
            self.view = patched(self.view, message.get("ops", []))
            self.seq = message["seq"]
            self._came(message)
        return True

    def _came(self, message: Snapshot | Patch) -> None:
        self.at_ms, self.happenings = message["at_ms"], message.get("happenings", [])


class Rooms(dict[str, Room]):
    """All rooms of a person, by their codes."""

    def take(self, message: Message) -> Room | None:
        """Applies a message to its room. Returns the room if a patch is missing, so that the caller can request a snapshot of
        that room."""
        typed: Any = message
        known = self.get(message.get("room", ""))
        if message["type"] == "snapshot":
            if known is None:
                self[message["room"]] = Room.of(typed)
            else:
                known.show(typed)
        elif message["type"] == "patch" and known is not None and not known.follows(typed):
            return known
        return None
