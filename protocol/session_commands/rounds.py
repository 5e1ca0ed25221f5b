"""The commands about a session's rounds: the plan, the pairing, the start and the end."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from protocol.bodies import Body, BotLevel, Plain, Slug, Words
from protocol.session_commands.values import (
    AtTime,
    Boards,
    Pairing,
    People,
    PersonId,
    RoundMinutes,
    SimultaneousClock,
    WrittenPosition,
)


class PlanRound(Body, frozen=True, tag="plan_round"):
    """Drafts the next round: the pairing and the game. It replaces an earlier draft.

    `minutes` after the start the server calls the time limit at all boards; `at_time`: the result of games without a limit.
    `level`: the computer's level at its boards. `position`: the first position of each game of the round, under the round's
    options; it may name options that `options` omits. None, or an empty one: the game's usual beginning.
    """

    game: Slug
    how: Pairing = "random"
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    options: dict[str, Plain] = {}
    games: Annotated[int, Meta(ge=1, le=16)] = 1
    minutes: RoundMinutes = 0
    at_time: AtTime = "tutor"
    level: BotLevel = ""
    position: WrittenPosition | None = None


class PlanSimultaneous(Body, frozen=True, tag="plan_simultaneous"):
    """Drafts a simultaneous as the next round: `player`, a tutor or a pupil, has a board with each of `people`, or with all
    other pupils if `people` is empty. It accepts two-sided games without quick answers, in assisted mode.

    `first`: the person with the first seat; `clock`: no clock runs, or only the others' clocks run, during their own turns.
    `counts`: the result counts in the standings, which is possible if a tutor plays. After `minutes`, unfinished games
    without a time limit are draws. `position` is as in `plan_round`.
    """

    game: Slug
    player: PersonId
    people: Annotated[list[PersonId], Meta(max_length=200)] = []
    first: Literal["player", "others", "turns"] = "player"
    clock: SimultaneousClock = "none"
    counts: bool = False
    options: dict[str, Plain] = {}
    minutes: RoundMinutes = 0
    position: WrittenPosition | None = None


class PlannedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a pentathlon, for two at a board, with its options."""

    game: Slug
    options: dict[str, Plain] = {}


MAX_PLANNED = 5


class SetPentathlon(Body, frozen=True, tag="set_pentathlon"):
    """Plans the games of the coming rounds, one per round, in this order; started rounds keep theirs. Without games there is
    no plan.

    `stations`: groups of the class play them in different orders at the same time; the first round starts all games, and
    `hand` is random there. The other fields are as in `plan_round`, and hold for all rounds.
    """

    games: Annotated[list[PlannedGame], Meta(max_length=MAX_PLANNED)]
    stations: bool = False
    how: Pairing = "swiss"
    minutes: RoundMinutes = 0
    at_time: AtTime = "tutor"
    level: BotLevel = ""


class NamedTeam(Struct, frozen=True, forbid_unknown_fields=True):
    """A team of pupils under its name."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    pupils: Annotated[list[PersonId], Meta(max_length=200)]


class SetTeams(Body, frozen=True, tag="set_teams"):
    """Sets the teams of the pentathlon, which get the points of their pupils. A pupil may have no team; an empty list removes
    all teams."""

    teams: Annotated[list[NamedTeam], Meta(max_length=20)]


class PlanNext(Body, frozen=True, tag="plan_next"):
    """Drafts the pentathlon's next round. `start`: opens its boards at once."""

    start: bool = False


ApartPair = Annotated[list[PersonId], Meta(min_length=2, max_length=2)]


class SetApart(Body, frozen=True, tag="set_apart"):
    """Sets the pairs of pupils whom drafts keep apart if possible. They replace the earlier pairs."""

    pairs: Annotated[list[ApartPair], Meta(max_length=100)]


ByePoints = Annotated[float, Meta(ge=0, le=1, multiple_of=0.5)]
"""Points of a requested bye: 0, ½ or 1."""


class SetBye(Body, frozen=True, tag="set_bye"):
    """Gives pupils the next round off for so many points: drafts leave them out. `stays`: also all later rounds, until they
    return (with 0 points that is a withdrawal which keeps their lines). `points` None: they play again.
    """

    people: People
    points: ByePoints | None = None
    stays: bool = False


class SetBoards(Body, frozen=True, tag="set_boards"):
    """Sets the draft's boards as the tutor wants them. Pupils without a board have this round off.

    `version`: the version of the draft that the tutor saw. If another tutor has changed it since, the server refuses. None: any
    version.
    """

    boards: Boards
    version: Annotated[int, Meta(ge=0)] | None = None


class PublishRound(Body, frozen=True, tag="publish_round"):
    """Publishes the pairings of the draft to all."""


class StartRound(Body, frozen=True, tag="start_round"):
    """Opens the boards of the round and starts their games."""


class SetRoundTime(Body, frozen=True, tag="set_round_time"):
    """Ends the running round in `minutes` minutes from now; 0: the round has no time limit any more."""

    minutes: RoundMinutes


class DropRound(Body, frozen=True, tag="drop_round"):
    """Discards the draft or published round."""


class CloseRound(Body, frozen=True, tag="close_round"):
    """Closes the round: final results count, a board without a result counts as zero for both sides."""

    reason: Words = ""
