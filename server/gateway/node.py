"""A node: one server process with its connection to Redis, its rooms, its hub and its gateway, which the node starts and stops
in order."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Final

from engines.registry import all_engines, packages, refused_packages
from server.aggregate_types import TYPES
from server.gateway.channels.device_notices import DeviceNotices
from server.gateway.channels.friends_here import FriendsHere
from server.gateway.channels.hub import Hub
from server.gateway.gateway import Gateway
from server.gateway.limits.overload import Pressure
from server.gateway.messages.services import Services
from server.gateway.operator.port import OperatorPort
from server.gateway.operator.report import Reports
from server.gateway.sockets.connection import Connection
from server.jobs.beside import Beside
from server.jobs.board_sync import BoardSync
from server.jobs.bot_workers import Thinking
from server.jobs.weekend import Weekends
from server.sessions.values.state import Session
from server.settings import Settings
from server.store.background_tasks import Tasks
from server.store.channels.fanout import Fanout
from server.store.commits.safety import Safety
from server.store.embedded.valkey import EmbeddedValkey
from server.store.erasing.rewrite import Rewriter
from server.store.health.cluster_health import link_to
from server.store.indexes.listings import Listings
from server.store.rooms.attempt import Commit
from server.store.rooms.room_store import RoomStore
from server.store.stored.size_bounds import Bounds
from server.weekend.schedule import schedule_of

log = logging.getLogger("banderilla.node")

LARGE_CLASS: Final = 10
"""Number of members that makes a class large. For a large class the server starts the process for pairings before a tutor needs
it."""


class Node:
    """One server process. Any number of nodes may share a Redis."""

    def __init__(self, settings: Settings, *, site: str = "", embedded_url: str = "") -> None:
        """`site`: the identity of the whole server if a door (`server.workers.door`) hands connections to this node; empty if
        the node listens itself. `embedded_url`: the address of the Valkey that the process with the door has started; empty if
        that process has started none."""
        self.settings = settings
        self.name = secrets.token_hex(4)
        starts_own = not settings.redis_url and not embedded_url
        self.valkey = EmbeddedValkey(settings.data_dir, settings.fsync, settings.memory_mb) if starts_own else None
        url = settings.redis_url or (self.valkey.url if self.valkey else embedded_url)
        self.link = link_to(url, wait_ms=settings.wait_ms, replicas=settings.replicas)
        bounds = Bounds(settings.room_steps, settings.room_mb * 1_000_000)
        self.rooms = RoomStore(
            self.link,
            self.name,
            TYPES,
            idle_days=settings.idle_days,
            finished_days=settings.finished_days,
            bounds=bounds,
            safety=Safety(settings.replicas, settings.replica_disks),
        )
        self.thinking = Thinking(settings.bot_workers, settings.bot_think_ms)
        self.rooms.due.think = self.thinking.think
        self.beside = Beside()
        self.rooms.attempts.work = self.beside.run_or_thread
        self.rewriter = Rewriter(self.link)
        self.rooms.on_erase = self.rewriter.erased
        self.fanout = Fanout(
            self.link,
            self.name,
            on_entry=lambda code, entry: self.hub.commits.elsewhere(code, entry),
            on_number=lambda code, seq: self.hub.commits.numbered(code, seq),
            on_people=lambda text: self.device_notices.receive(text),
            on_open=lambda: self.device_notices.line_opened(),
        )
        self.listings = Listings(self.link, self.name) if settings.open_tables else None
        self.tasks = Tasks()
        self.board_sync = BoardSync(self.rooms, self.tasks)
        self.rooms.on_commit.append(self.board_sync.committed)
        self.rooms.on_commit.append(self._expect_pairings)
        schedule = schedule_of(settings.weekend_hour, settings.weekend_games)
        self.weekends = Weekends(self.rooms, self.tasks, schedule) if schedule is not None else None
        if self.weekends is not None:
            self.rooms.on_commit.append(self.weekends.committed)
        self.hub = Hub(self.rooms, self.fanout, self.listings, away_ms=settings.away_ms, slow_ms=settings.slow_ms)
        self.hub.on_subscribe = self.board_sync.subscribed
        self.pressure = Pressure(settings.busy_ms)
        connections: set[Connection] = set()
        self.device_notices = DeviceNotices(self.link, connections)
        self.friends = FriendsHere(self.rooms, connections) if settings.friends else None
        services = Services(
            self.rooms,
            self.hub,
            self.device_notices,
            connections,
            settings.rooms_per_connection,
            settings.session_days,
            listings=self.listings,
            friends=self.friends,
            substitute_ms=settings.substitute_ms,
            pressure=self.pressure,
            beside=self.beside,
            weekends=self.weekends,
        )
        self.gateway = Gateway(settings, services, self.hub, site)
        self.reports = Reports(self.link, self.name, self.rooms) if settings.operator_token else None
        self.operator: OperatorPort | None = None

    @property
    def near(self) -> Sequence[str]:
        """Returns the addresses of this machine in its networks."""
        return self.gateway.addresses.near

    @property
    def port(self) -> int:
        return self.gateway.port

    async def start(self) -> None:
        """Starts all parts of the node. Returns when people can connect."""
        all_engines()  # read now rather than while the first child waits
        for slug, package in packages().items():
            log.info("game of a package", extra={"game": slug, "package": package.distribution, "version": package.version})
        for refused in refused_packages():
            log.warning("a game of a package is not offered", extra={"game": refused.game, "why": str(refused)})
        try:
            if self.valkey is not None:
                await self.valkey.start()
            await self.link.start()
            self.rooms.start()
            self.rewriter.start()
            self.fanout.start()
            self.hub.start()
            if self.listings is not None:
                self.listings.start()
            if self.friends is not None:
                self.friends.start()
            self.pressure.start()
            self._start_reports()
            await self.gateway.start()
        except BaseException:  # the port is taken or Redis is away: leave no task running
            await self._stop_inside()
            raise
        log.info("ready", extra={"node": self.name, "port": self.gateway.port, "embedded": self.valkey is not None})

    def _start_reports(self) -> None:
        """Starts the reports for the operator's page, and opens the page if the settings name a port for it."""
        if self.reports is None:
            return
        self.reports.start()
        if self.settings.operator_address is not None:
            try:
                self.operator = self.open_operator(*self.settings.operator_address)
            except OSError as error:
                error.filename = "--operator-listen"
                raise

    def open_operator(self, host: str, port: int) -> OperatorPort:
        """Opens the operator's page. Raises `OSError` if the port is taken."""
        reports = self.reports
        assert reports is not None
        return OperatorPort(host, port, self.settings.operator_token, lambda: reports.shown)

    def _expect_pairings(self, commit: Commit) -> None:
        room = commit.step.room
        if type(room) is Session and len(room.members) >= LARGE_CLASS:
            self.beside.prepare()

    async def stop(self) -> None:
        await self.gateway.drain()
        await self._stop_inside()
        log.info("stopped", extra={"node": self.name})

    async def _stop_inside(self) -> None:
        if self.operator is not None:
            await asyncio.to_thread(self.operator.close)
        if self.reports is not None:
            await self.reports.stop()
        self.pressure.stop()
        if self.listings is not None:
            await self.listings.stop()
        if self.friends is not None:
            await self.friends.stop()
        await self.hub.stop()
        await self.tasks.stop()
        await self.device_notices.stop()
        await self.fanout.stop()
        await self.rewriter.stop()
        self.thinking.stop()
        self.beside.stop()
        await self.rooms.stop()
        await self.link.stop()
        if self.valkey is not None:
            await self.valkey.stop()
