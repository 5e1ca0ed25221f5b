"""Positions where tests make challenges: the positions of all worked cases, and positions of random tournament games."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import replace

from banderilla_conformance.cases import Table
from banderilla_conformance.playout import Playout, plain
from engines.contract import Engine, Refusal, Status, Step
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.duel.state import DuelState
from engines.kit.referee.record import Mark, blank_book
from engines.registry import engine_of
from tests.engines.case_files import worked_cases

TARGETS: tuple[dict[str, Any], ...] = (
    {},
    {"target": "capture"},
    {"target": 0},
    {"target": 1},
    {"remedy": "rectify"},
    {"target": {"seat": 0, "box": "orange-1"}},
)
"""Targets to try in a challenge if the game does not list its own (`Engine.challenge_forms`)."""


NO_OPTIONS: Mapping[str, Any] = {}


@dataclass(frozen=True)
class Position:
    """A state of a real engine at one moment."""

    engine: Engine[Any, Any, Any]
    state: Any
    now_ms: int

    @property
    def status(self) -> Status:
        status: Status = self.engine.status(self.state)
        return status

    @property
    def rules(self) -> list[str]:
        """Rules that a challenge may name."""
        return [rule.id for rule in self.engine.rules if rule.challengeable]

    def challenges(self, seat: int, rule: str) -> Iterator[Any]:
        """Yield the challenges of that rule that the game accepts as well-formed, the simplest first."""
        forms = [*self.engine.challenge_forms(self.state, seat, rule), *TARGETS]
        for form in forms:
            try:
                yield self.engine.parse({"type": "challenge", "rule": rule, **form})
            except Refusal:
                continue

    def challenged(self, seat: int, rule: str, marks: tuple[Mark, ...] | None = None) -> Step[Any] | None:
        """Return the step of a challenge of that rule, ruled by the server or a person; None if the game refuses it."""
        for action in self.challenges(seat, rule):
            try:
                return self.engine.apply(self.state, seat, action, self.now_ms, chance(), marks)
            except Refusal:
                continue
        return None

    def with_strikes(self, strikes: int) -> "Position":
        """Return the same position with `strikes` strikes for every seat."""
        return Position(self.engine, struck(self.state, strikes), self.now_ms)


class LongGame(Playout):
    """A random game with few false declarations of a win, because a false declaration would end the game early."""

    def faulty_actions(self, seat: int) -> Sequence[Any]:
        found = super().faulty_actions(seat)
        return found if self.fate.random() < 0.1 else [each for each in found if plain(each)["type"] != "declare_win"]

    def choose(self, actions: Sequence[Any]) -> Any:
        """Return one of the actions. The method first chooses a type of action, each with equal probability."""
        kind = self.fate.choice(sorted({plain(action)["type"] for action in actions}))
        return self.fate.choice([action for action in actions if plain(action)["type"] == kind])


def chance() -> ChanceReader:
    """Return a random source that always gives the same draws. These tests do not depend on the draws of a remedy."""
    return ChanceReader(ChanceState(bytes(32)))


def struck(state: Any, strikes: int) -> Any:
    """Return the state with `strikes` strikes for every seat."""
    if hasattr(state, "book"):
        book = state.book
        return replace(state, book=replace(book, strikes=(strikes,) * len(book.strikes)))
    return replace(state, strikes=(strikes,) * len(state.strikes))


def in_cases(slug: str, options: Mapping[str, Any] = NO_OPTIONS) -> Iterator[Position]:
    """Yield the positions before and after each action of each worked tournament case. `options`: options that replace
    or extend the case's own."""
    engine = engine_of(slug)
    for case in worked_cases(slug):
        given = {**case["given"], "options": {**case["given"].get("options", {}), **options}} if options else case["given"]
        try:
            table = Table(engine, given)
        except Refusal:
            continue
        if table.state.options.mode != "tournament":
            continue
        yield Position(engine, table.state, table.now_ms)
        for action in case["actions"]:
            try:
                table.play(action)
            except (Refusal, StopIteration):
                break
            yield Position(engine, table.state, table.now_ms)


def at_random(slug: str, seats: int, seed: int, most: int = 400) -> Iterator[Position]:
    """Yield the positions of a random game with faults. Seats sometimes make challenges, and the time for a turn often
    runs out."""
    game = LongGame(engine_of(slug), seats, "tournament", seed)
    try:
        options = game.engine.read_options({"mode": "tournament", "turn_ms": 9_000, "grace_ms": 3_000, **shortened(game.fate)})
        game.options, game.state = options, game.engine.setup(options, seats, game.reader, game.now_ms)
    except Refusal:
        pass  # a game with its own clocks refuses these options
    yield Position(game.engine, game.state, game.now_ms)
    while not game.status.is_over and len(game.log) < most:
        if not challenge_at_random(game):
            game.step(0.3, 0.06 if isinstance(game.state, DuelState) else 0.02)
        if isinstance(game.state, DuelState):
            # Remove all strikes and violations, so that they do not end the game.
            game.state = replace(game.state, book=blank_book(2))
        yield Position(game.engine, game.state, game.now_ms)
        if game.fate.random() < 0.004:
            call_time(game)


def shortened(fate: Random) -> Mapping[str, int]:
    """Return options for a short time limit of the game; for about half of the seeds, return no options."""
    return {"game_ms": 60_000} if fate.random() < 0.5 else {}


def call_time(game: Playout) -> None:
    """Call the time limit as a referee, if the game allows it."""
    try:
        game.now_ms += 1
        game.apply("director", game.engine.parse({"type": "call_time"}))
    except Refusal:
        pass


def challenge_at_random(game: Playout) -> bool:
    """Let a random seat challenge a random rule. Return False if no challenge was made."""
    due = game.status.due_at_ms
    if game.fate.random() > 0.05 or (due is not None and due <= game.now_ms + 1):
        return False
    position = Position(game.engine, game.state, game.now_ms)
    seat, rule = game.fate.randrange(game.seats), game.fate.choice(position.rules)
    for action in position.challenges(seat, rule):
        try:
            game.now_ms += 1
            game.apply(seat, action)
        except Refusal:
            continue
        return True
    return False
