"""The server's own metrics for `/metrics`. A process has one registry; all metrics are created when this module is imported.

The names follow the conventions of Prometheus: base units (seconds, bytes), and `_total` at the end of a counter, which the
library adds. `docs/deploy/metrics.md` explains each metric; `deploy/dashboard.json` and `deploy/alerts.yml` use them.
"""

import platform

from prometheus_client import Counter, Gauge, Histogram, disable_created_metrics

from protocol import kernel
from protocol.version import VERSION
from server import __version__
from server.plain_metrics import PlainCounters, PlainHistogram, plain_counter

disable_created_metrics()  # type: ignore[no-untyped-call]  # else every series stands there twice

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""Upper bounds of the buckets, in seconds, for work that should take a few milliseconds at most."""

BUILD = Gauge("banderilla_build_info", "Always 1; the labels name what runs", ["version", "protocol", "python", "kernel"])
BUILD.labels(__version__, str(VERSION), platform.python_version(), kernel.NAME).set(1)

CONNECTIONS = Gauge("banderilla_connections", "Open connections")
ROOMS_WATCHED = Gauge("banderilla_rooms_watched", "Rooms with subscribers on this node")
ROOMS_HELD = Gauge("banderilla_rooms_held", "Rooms in this node's memory")
ROOMS_PLAYING = Gauge("banderilla_rooms_playing", "Rooms in this node's memory with a running game")
COMMANDS = PlainCounters("banderilla_commands", "Commands, by outcome", "outcome")
ACCEPTED = COMMANDS.labels("accepted")
REFUSED = COMMANDS.labels("refused")
REPEATED = COMMANDS.labels("repeated")
REFUSALS = Counter("banderilla_refusals", "Refusals sent to clients, by code", ["code"])
ACK_SECONDS = PlainHistogram("banderilla_ack_seconds", "Time from the arrival of a command's frame to its ack", buckets=QUICK)
LOOP_LAG_SECONDS = Histogram(
    "banderilla_event_loop_lag_seconds", "Delay of a timer of the event loop, measured ten times a second", buckets=QUICK
)
TABLES_REFUSED = Counter("banderilla_tables_refused", "New tables and classes that were refused because this node is full")
LOST_RACES = Counter("banderilla_lost_races", "Commits refused because another node had committed first")
GAPS = Counter("banderilla_gaps", "Gaps in a room's numbers that a node filled from the stream")
BATCH = PlainHistogram(
    "banderilla_commit_batch_commands", "Number of commands in one commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
COMMIT_SECONDS = PlainHistogram(
    "banderilla_commit_seconds", "Time from sending a pipeline of commits to its last answer", buckets=QUICK
)
LATENESS = Histogram("banderilla_deadline_late_seconds", "Delay between a deadline and its delivery", buckets=QUICK)
FLUSH_SECONDS = Histogram(
    "banderilla_flush_seconds",
    "Time to sync the file of the embedded Valkey to the disk",
    buckets=(0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5),
)
WORKERS = Gauge("banderilla_workers", "Workers that serve behind this process; 0 for a node without worker processes")
WORKERS_ENDED = Counter("banderilla_workers_ended", "Workers that ended unexpectedly and were restarted")
REDIS_UP = Gauge("banderilla_redis_up", "1 while Redis answers this node and the node carries out commands, else 0")
OUTAGE_SECONDS = Counter("banderilla_outage_seconds", "Time of outages that this node measured, credited to every clock")
FRAMES = plain_counter("banderilla_frames_sent", "Frames of rooms handed to sockets")
SENT_BYTES = plain_counter("banderilla_sent_bytes", "Bytes handed to sockets, without answers to plain GETs")
BEHIND = Counter("banderilla_slow_readers", "Number of times a reader fell behind and got a snapshot")
TURNED_AWAY = Counter("banderilla_turned_away", "Connections refused or closed, by reason", ["reason"])
BAD_REQUESTS = Counter("banderilla_bad_requests", "Requests refused before the server parsed them, by status", ["status"])
