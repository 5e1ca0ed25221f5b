"""Checks stored data: the log gives the same room when replayed, the seals of the score cards fit, and the random draws come
from the seeds."""

import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile, is_zipfile

import msgspec

from engines.contract import Refusal
from engines.kit.chance import Draw
from server.aggregate.newer_version import require_whole
from server.room import decode_record, replay
from server.room.history.fairness import Row, Verdict, checked
from server.room.history.review import Reviewed, reviewed
from server.room.match.seal import links_of, seals_of
from server.room.stored import codec as room_codec
from server.room.values.state import Room
from server.rules_version import rules_version
from server.store.health.redis_health import RedisHealth
from server.store.stored.read_stored import read_snapshot
from server.store.stored.stream import FIRST, Entry, entries

SAID: dict[Verdict, str] = {
    "same": "ok",
    "laid": "laid down",
    "other": "NOT THE SEED'S",
    "skipped": "ONE BEFORE IT WAS LEFT OUT",
}


class Finding(NamedTuple):
    """The result of a check. `is_good`: no fault was found. `lines`: the sentences about it."""

    is_good: bool
    lines: list[str]


async def check_replay(link: RedisHealth, code: str) -> Finding:
    """Replays the log of a room and compares the result with the stored room. Also checks every seal against the hash chain of
    the stored records.

    Raises `msgspec.ValidationError` if a newer version of the server wrote the data.
    """
    stored = await read_snapshot(link, code)
    log = [entry async for entry in entries(link, code)]
    if stored is not None and (dropped := room_codec.decode(stored)).resealed and (not log or log[0].seq != FIRST):
        return Finding(True, [f"{code}: the log could not be replayed and was dropped to erase a name", _resealed(dropped)])
    if stored is None or not log or log[0].seq != FIRST:
        return Finding(False, [f"{code}: no such room, or its log does not reach back to the beginning"])
    held = room_codec.decode(stored)
    require_whole(stored, room_codec.encode(held))
    begun, others = _versions(held, log)
    count = len(log) - 1
    try:
        room = replay(room_codec.decode(log[0].record), [decode_record(entry.record) for entry in log[1:]])
        same = room_codec.encode(room) == stored
        line = f"{code}: {count} records, {'the same' if same else 'NOT THE SAME'} as the snapshot at {room.seq}"
    except (Refusal, ValueError, KeyError, TypeError, msgspec.MsgspecError) as error:
        # An attacker may have written anything into the log; an older version may have written a step that is no longer valid.
        same, line = False, f"{code}: {count} records that CANNOT BE REPLAYED: {error}"
    if not same and others:
        # A rule that was corrected since then may give another game. That is no fault of the log. Its seals are checked
        # anyway.
        version = rules_version(held.slug)
        line = f"{code}: {count} records, started under {begun}; this version ({version}) replays them differently"
    elif others:
        line += f"; started under {begun}"
    seals = _check_seals(held, log)
    is_good = (same or others) and seals.is_good
    return Finding(is_good, [line, *([_resealed(held)] if held.resealed else []), *seals.lines])


UNKNOWN = "a version that did not write its number into the log"


def _versions(room: Room, log: Sequence[Entry]) -> tuple[str, bool]:
    """Returns the version of the code that wrote the beginning of the log, and whether a version other than the present one
    wrote a part of the log."""
    marks = [mark for entry in log[1:] if (mark := _mark(entry.record)) is not None]
    named = [mark for mark in marks if mark]
    if marks and not marks[0]:
        return UNKNOWN, True
    return next(iter(named), ""), any(mark != rules_version(room.slug) for mark in named)


def _mark(raw: bytes) -> str | None:
    """Returns the version that a record names; None if the bytes are no record."""
    try:
        return decode_record(raw).version
    except msgspec.MsgspecError:
        return None


def _resealed(room: Room) -> str:
    """Returns a sentence if an erased name changed sealed score cards, so that their seals were made again. This is no
    fault."""
    days = ", ".join(datetime.fromtimestamp(at_ms / 1000, UTC).strftime("%Y-%m-%d") for at_ms in room.resealed)
    return f"sealed again after a name was erased ({days}): cards printed before that day have another seal"


def _check_seals(room: Room, log: Sequence[Entry]) -> Finding:
    """Checks the seals in the stored room against the stored records."""
    links = list(links_of(room_codec.decode(log[0].record), [entry.record for entry in log[1:]]))
    held = [(seal, 0 < seal.seq <= len(links) and links[seal.seq - 1] == seal.hash) for seal in seals_of(room)]
    lines = [f"seal at {seal.seq}: {_grouped(seal.hash.hex())}: {'holds' if holds else 'BROKEN'}" for seal, holds in held]
    return Finding(all(holds for _seal, holds in held), lines)


async def check_chance(link: RedisHealth, code: str) -> Finding:
    """Repeats all draws of the room's finished games from the seeds of the games, and compares them with the draws in the
    log."""
    stored = await read_snapshot(link, code)
    records = [decode_record(entry.record) async for entry in entries(link, code, after=FIRST)]
    if stored is None or not records:
        return Finding(False, [f"{code}: no such room, or nothing has happened in it"])
    return _check_games(reviewed(room_codec.decode(stored), records, running=False, rolls=True))


def check_chance_of_file(path: str) -> Finding:
    """Checks the draws in an exported file: the log of a room, the zip file of a class, or JSON with the `games` of a review.

    Raises `OSError` if the file cannot be read.
    """
    try:
        games = [msgspec.convert(game, Reviewed) for document in _documents(path) for game in _games_in(document)]
    except (ValueError, msgspec.ValidationError) as error:
        return Finding(False, [f"{path}: it has no readable games: {error}"])
    return _check_games(games)


def _documents(path: str) -> Iterator[object]:
    """Yields the JSON documents of a file: the whole file if it is one document, otherwise one per line."""
    for text in _texts(path):
        try:
            yield json.loads(text)
        except ValueError:
            yield from (json.loads(line) for line in text.splitlines())


def _texts(path: str) -> Iterator[str]:
    if not is_zipfile(path):
        yield Path(path).read_text(encoding="utf-8")
        return
    with ZipFile(path) as file:
        for name in file.namelist():
            if name.endswith(".json"):
                yield file.read(name).decode()


def _games_in(value: object) -> Iterator[object]:
    """Yields those entries of all `games` lists, at any depth, that have a digest."""
    if isinstance(value, dict):
        games = value.get("games")
        if isinstance(games, list):
            yield from (game for game in games if isinstance(game, dict) and "digest" in game)
        for inner in value.values():
            yield from _games_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _games_in(inner)


def _check_games(games: Sequence[Reviewed]) -> Finding:
    if not games:
        return Finding(False, ["this room has no finished game, and the seed of a running game is secret"])
    found = [_check_game(game) for game in games]
    return Finding(all(finding.is_good for finding in found), [line for finding in found for line in finding.lines])


def _check_game(game: Reviewed) -> Finding:
    found = checked(game)
    lines = [
        f"game {game.number + 1}",
        f"  promised {game.digest}",
        f"  seed     {game.seed}: {'ok' if found.seed_fits else 'NOT THE PROMISED ONE'}",
        *(f"  {number:4} {_row(row)}" for number, row in enumerate(found.rows, 1)),
        f"  {'all of it agrees' if found.is_fair else 'IT DOES NOT AGREE'}, {len(found.rows)} draws",
    ]
    return Finding(found.is_fair, lines)


def _row(row: Row) -> str:
    who = "deal" if row.roll.actor is None else str(row.roll.actor)
    again = "" if row.got is None or row.got == row.draw.got else f" (the seed gives {_numbers(row.got)})"
    return f"{who:8} {_form(row.draw):14} {_numbers(row.draw.got)}: {SAID[row.verdict]}{again}"


def _form(draw: Draw) -> str:
    return f"{len(draw.got)} dice of {draw.of}" if draw.kind == "dice" else f"{draw.kind} {draw.of}"


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _grouped(text: str) -> str:
    return " ".join(text[place : place + 4] for place in range(0, len(text), 4))
