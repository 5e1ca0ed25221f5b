"""The commands about the rounds of a session: the plan, the pairing, the start and the end."""

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
    """Makes the draft of the next round: its pairing and its game. The new draft replaces an earlier one.

    `minutes`: the server calls the time limit at all boards this many minutes after the start. `at_time`: what happens then to
    games whose rules have no time limit. `level`: the computer's level. `position`: the first position of each game of the
    round; None or empty for the usual beginning. A position may also set options of the game, except those that `options` sets.
    `last`: the round is the tournament's last one, in which the Dutch system pairs the leaders even if their colours do not
    fit.
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
    last: bool = False


class PlanSimultaneous(Body, frozen=True, tag="plan_simultaneous"):
    """Makes the draft of a simultaneous exhibition as the next round. The `player`, a tutor or a pupil, has a board with each
    of `people`, or with all other pupils if `people` is empty. The game must be for two, in assisted mode, and must not need
    quick answers.

    `first`: the person with the first seat. `clock`: no clock runs, or only the clocks of the other players during
    their own turns. `counts`: the results count in the standings, which is possible only if a tutor plays. After
    `minutes`, unfinished games without a time limit are draws. `position` is as in `plan_round`.
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
    """A game of a pentathlon (a series of different games), for two players at each board, with its options."""

    game: Slug
    options: dict[str, Plain] = {}


MAX_PLANNED = 5


class SetPentathlon(Body, frozen=True, tag="set_pentathlon"):
    """Plans the games of a pentathlon (a series of different games): the first game for the first round, and so on.
    Rounds that have started keep their games. An empty list removes the plan.

    `stations`: groups of the class play the games in different orders, so that a round has several games. A tutor cannot pair
    such a round by hand: if `how` is `hand`, the server pairs each group at random. The other fields are as in `plan_round` and
    apply to all rounds.
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
    """Sets the teams of the pentathlon, which get the points of their pupils. A pupil need not be in a team. An empty list
    removes all teams."""

    teams: Annotated[list[NamedTeam], Meta(max_length=20)]


class PlanNext(Body, frozen=True, tag="plan_next"):
    """Makes the draft of the pentathlon's next round. `start`: also opens its boards at once."""

    start: bool = False


ApartPair = Annotated[list[PersonId], Meta(min_length=2, max_length=2)]


class SetApart(Body, frozen=True, tag="set_apart"):
    """Sets the pairs of pupils that drafts should not pair, if possible. They replace the earlier pairs."""

    pairs: Annotated[list[ApartPair], Meta(max_length=100)]


ByePoints = Annotated[float, Meta(ge=0, le=1, multiple_of=0.5)]
"""Points that a pupil gets for a round without a game: 0, ½ or 1."""


class SetBye(Body, frozen=True, tag="set_bye"):
    """Gives pupils the next round off: they get `points` for it, and drafts leave them out. If `stays` is set, they also have
    all later rounds off. With 0 points, this is a withdrawal, but the results of these pupils remain in the standings. If
    `points` is None, the command instead lets the pupils play again."""

    people: People
    points: ByePoints | None = None
    stays: bool = False


class SetBoards(Body, frozen=True, tag="set_boards"):
    """Sets the boards of the draft. Pupils without a board have this round off.

    `version`: the version of the draft that the tutor saw. The server refuses if another tutor has changed the draft since.
    None means any version.
    """

    boards: Boards
    version: Annotated[int, Meta(ge=0)] | None = None


class PublishRound(Body, frozen=True, tag="publish_round"):
    """Publishes the pairings of the draft to all."""


class StartRound(Body, frozen=True, tag="start_round"):
    """Opens the boards of the round and starts their games."""


class SetRoundTime(Body, frozen=True, tag="set_round_time"):
    """Ends the running round in `minutes` minutes from now. 0 removes the time limit of the round."""

    minutes: RoundMinutes


class DropRound(Body, frozen=True, tag="drop_round"):
    """Discards the next round before it starts, whether it is a draft or already published."""


class CloseRound(Body, frozen=True, tag="close_round"):
    """Closes the round. Final results count. A board without a result counts as zero points for both sides."""

    reason: Words = ""
