"""The possible actions of a seat at one moment, as a list. An action of the environment is an index into this list.

The list depends only on what the seat may know: before the list is made, everything hidden from the seat is replaced by a new
draw with a fixed seed. The list contains challenges of every rule, right or wrong. The engine's own suggestions of challenges
are not used, because they may reveal a fault.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from engines.contract import Engine, Status
from engines.kit.chance import ChanceReader, ChanceState

Plain = Any
Kind: TypeAlias = Literal["pass", "sound", "faulty", "challenge"]
"""Kind of a candidate action. `pass`: no action. `sound` and `faulty`: an action without and with a fault, as far as the seat
can know. `challenge`: a challenge."""

MAX_ACTIONS: Final = 1024
"""Size of every action space. If a seat has more actions, sound actions are left out at regular distances."""
PASS: Final = 0
"""Index of the pass, the choice not to act. A seat may choose it if the game does not wait for the seat."""
CHALLENGE: Final = "challenge"
NO_CHALLENGE: Final = "no_challenge"
_IMAGINED: Final = ChanceState(bytes(32))


class Candidate(NamedTuple):
    """A possible action. The field `action` has it in the form that a client sends; None for a pass that sends nothing."""

    kind: Kind
    action: dict[str, Plain] | None


def candidates(engine: Engine[Any, Any, Any], state: Any, status: Status, seat: int) -> tuple[Candidate | None, ...]:
    """Returns the possible actions of the seat. Place 0 has the pass, or None if the seat must act."""
    imagined = engine.resample_hidden(state, seat, ChanceReader(_IMAGINED))
    sound = [
        action for action in _plain(engine.faultless_actions(imagined, seat)) if action["type"] not in (CHALLENGE, NO_CHALLENGE)
    ]
    faulty = [action for action in _plain(engine.faulty_actions(imagined, seat)) if action["type"] != CHALLENGE]
    known = {msgspec.msgpack.encode(action) for action in sound}
    wrong = [action for action in faulty if msgspec.msgpack.encode(action) not in known]
    others = [
        *(Candidate("faulty", action) for action in wrong),
        *(Candidate(CHALLENGE, action) for action in challenges(engine, imagined, status, seat)),
    ][: MAX_ACTIONS - 2]
    some = thinned(sound, MAX_ACTIONS - 1 - len(others))
    must_act = seat in status.awaited and bool(sound or wrong)
    return (None if must_act else _passing(status, seat), *(Candidate("sound", action) for action in some), *others)


def challenges(engine: Engine[Any, Any, Any], imagined: Any, status: Status, seat: int) -> Iterator[dict[str, Plain]]:
    """Yields every challenge, right or wrong, that names only one rule and that the seat may announce."""
    if CHALLENGE not in status.may[seat]:
        return
    for rule in engine.rules:
        if rule.challengeable:
            for form in engine.challenge_forms(imagined, seat, rule.id):
                yield {"type": CHALLENGE, "rule": rule.id, **form}


def thinned(actions: Sequence[dict[str, Plain]], most: int) -> list[dict[str, Plain]]:
    """Returns at most `most` of the actions, at regular distances."""
    count = len(actions)
    return list(actions) if count <= most else [actions[place * count // most] for place in range(most)]


def _passing(status: Status, seat: int) -> Candidate:
    return Candidate("pass", {"type": NO_CHALLENGE} if NO_CHALLENGE in status.may[seat] else None)


def _plain(actions: Iterable[Any]) -> list[dict[str, Plain]]:
    return [msgspec.to_builtins(action) for action in actions]
