"""What the server counts of itself, for `/metrics`. One registry a process; children are made once, at import."""

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("banderilla_connections", "Open connections")
ROOMS_WATCHED = Gauge("banderilla_rooms_watched", "Rooms with subscribers on this node")
ROOMS_HELD = Gauge("banderilla_rooms_held", "Rooms in this node's memory")
COMMANDS = Counter("banderilla_commands", "Commands, by what came of them", ["outcome"])
ACCEPTED = COMMANDS.labels("accepted")
REFUSED = COMMANDS.labels("refused")
REPEATED = COMMANDS.labels("repeated")
LOST_RACES = Counter("banderilla_lost_races", "Commits that another node was faster with")
GAPS = Counter("banderilla_gaps", "Gaps in a room's numbers that were filled from its stream")
BATCH = Histogram("banderilla_commit_batch", "Commits that went out together", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256))
COMMIT_SECONDS = Histogram(
    "banderilla_commit_seconds",
    "From sending a pipeline of commits to its last answer",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.25, 1),
)
LATENESS = Histogram(
    "banderilla_deadline_late_seconds",
    "How late deadlines were delivered",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.05, 0.25, 1, 5),
)
FLUSH_SECONDS = Histogram(
    "banderilla_flush_seconds",
    "How long it took to bring what the embedded Valkey wrote to the disk",
    buckets=(0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5),
)
OUTAGE_MS = Counter("banderilla_outage_ms", "Milliseconds of outage that this node measured")
FRAMES = Counter("banderilla_frames_sent", "Frames handed to sockets")
BEHIND = Counter("banderilla_slow_readers", "Times that a reader fell behind and got a snapshot")
TURNED_AWAY = Counter("banderilla_turned_away", "Connections refused or closed, by reason", ["reason"])
BAD_REQUESTS = Counter("banderilla_bad_requests", "Requests answered before anything was made of them, by status", ["status"])
