"""The parts of the server that the handlers of messages use."""

from dataclasses import dataclass, field

from server.gateway.channels.device_notices import DeviceNotices
from server.gateway.channels.friends_here import FriendsHere
from server.gateway.channels.hub import Hub
from server.gateway.limits.overload import Pressure
from server.gateway.limits.table_openings import Openings
from server.gateway.sockets.connection import Connection
from server.jobs.beside import Beside
from server.jobs.weekend import Weekends
from server.store.indexes.listings import Listings
from server.store.rooms.room_store import RoomStore


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of the server that the handlers of messages use."""

    rooms: RoomStore
    hub: Hub
    device_notices: DeviceNotices
    connections: set[Connection]
    """All connections of this node."""
    rooms_per_connection: int
    session_days: int
    listings: Listings | None = None
    """The public list of tables; None if this server has none."""
    friends: FriendsHere | None = None
    """The friends who are here; None if this server has no friends."""
    substitute_ms: int = 20_000
    pressure: Pressure = field(default_factory=lambda: Pressure(0))
    openings: Openings = field(default_factory=Openings)
    beside: Beside = field(default_factory=Beside)
    weekends: Weekends | None = None
    """The weekend hour; None if this server has none."""
