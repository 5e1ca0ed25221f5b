"""What a seat is offered to do at a moment: an action space of a fixed size holds the indices of this list.

The list is made from what the seat knows and nothing else: everything hidden from it is drawn again first, always by the same
chance. Challenges are all that the rules know, right or wrong; the engine's own are left out, because they may tell.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from engines.contract import Engine, Status
from engines.kit.chance import ChanceReader, ChanceState

Plain = Any
Kind: TypeAlias = Literal["pass", "sound", "faulty", "challenge"]
"""`pass`: challenges nothing; `sound`: without fault, `faulty`: with one, both as far as the seat can know; `challenge`."""

MAX_ACTIONS: Final = 1024
"""The size of every action space. Where more is possible, every n-th of the sound actions is left out."""
PASS: Final = 0
"""The index at which a seat that need not act lets the moment pass."""
CHALLENGE: Final = "challenge"
NO_CHALLENGE: Final = "no_challenge"
_IMAGINED: Final = ChanceState(bytes(32))


class Candidate(NamedTuple):
    """One action that is offered: as a client would send it, None where nothing is sent."""

    kind: Kind
    action: dict[str, Plain] | None


def candidates(engine: Engine[Any, Any, Any], state: Any, status: Status, seat: int) -> tuple[Candidate | None, ...]:
    """What the seat is offered. The first place is that of passing; it is empty for a seat that is waited for and can act."""
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
    """Every challenge of one rule that the seat may announce, whatever comes of it."""
    if CHALLENGE not in status.may[seat]:
        return
    for rule in engine.rules:
        if rule.challengeable:
            for form in engine.challenge_forms(imagined, seat, rule.id):
                yield {"type": CHALLENGE, "rule": rule.id, **form}


def thinned(actions: Sequence[dict[str, Plain]], most: int) -> list[dict[str, Plain]]:
    """At most so many of them, taken evenly."""
    count = len(actions)
    return list(actions) if count <= most else [actions[place * count // most] for place in range(most)]


def _passing(status: Status, seat: int) -> Candidate:
    return Candidate("pass", {"type": NO_CHALLENGE} if NO_CHALLENGE in status.may[seat] else None)


def _plain(actions: Iterable[Any]) -> list[dict[str, Plain]]:
    return [msgspec.to_builtins(action) for action in actions]
