"""The phase of a partial game and the seats that it waits for (rulebook 4.1)."""

from engines.truco.state import Partial

_FLOR_PHASES = {"round": "flor_round", "answer": "answer_flor", "declare": "declare_flor"}
_ENVIDO_PHASES = {"pending": "answer_envido", "accepted": "declare_envido"}


def phase_of(game: Partial) -> str:
    """Return the first phase that applies, in this order: over, a running flor, a pending or accepted envido, a pending truco
    call, play."""
    if game.outcome is not None:
        return "review"
    running = _FLOR_PHASES.get(game.flor.stage) or _ENVIDO_PHASES.get(game.envido.status)
    return running or ("play" if game.truco.pending is None else "answer_truco")


def present(game: Partial, side: int | None = None) -> tuple[int, ...]:
    """Return the seats of one side, or of both, that still have their cards (are not in the mazo), from the mano on."""
    out, sides = game.out, game.deal.sides
    return tuple([seat for seat in game.deal.seats if seat not in out and (side is None or sides[seat] == side)])


def after(game: Partial, seat: int) -> tuple[int, ...]:
    """Return all seats of the partial game, counter-clockwise; the list begins after this seat and ends with it."""
    place = game.deal.seats.index(seat) + 1
    return game.deal.seats[place:] + game.deal.seats[:place]


def answering_side(game: Partial, phase: str | None = None) -> int | None:
    """Return the side that must answer an envido, a truco or a flor; None in other phases. `phase`: the phase of the game, if
    the caller knows it."""
    match phase or phase_of(game):
        case "answer_envido":
            return 1 - game.side(game.envido.calls[-1].seat)
        case "answer_truco":
            return None if game.truco.pending_side is None else 1 - game.truco.pending_side
        case "answer_flor":
            return 1 - game.flor.level_side if game.flor.level_side is not None else game.side(game.flor.sung[0])
        case _:
            return None


def to_declare(game: Partial, phase: str | None = None) -> tuple[int, ...]:
    """Return the seats that must still declare a value, in order; empty in other phases. `phase`: the phase of the game, if
    the caller knows it."""
    match phase or phase_of(game):
        case "declare_envido":
            return present(game)[len(game.envido.declared) :]
        case "declare_flor":
            return game.flor.queue
        case _:
            return ()


def waiting(game: Partial, phase: str | None = None) -> tuple[int, ...]:
    """Return the seats that the partial game waits for. One seat plays, speaks or declares; all seats of a side may answer; all
    seats may review. `phase`: the phase of the game, if the caller knows it."""
    phase = phase or phase_of(game)
    match phase:
        case "review":
            return ()
        case "play":
            return (game.turn,)
        case "flor_round":
            return game.flor.queue[:1]
        case "declare_envido" | "declare_flor":
            return to_declare(game, phase)[:1]
        case "answer_flor":
            side = answering_side(game, phase)
            return tuple(seat for seat in game.deal.seats if seat in game.flor.sung and game.side(seat) == side)
        case _:
            return present(game, answering_side(game, phase))


def first_trick(game: Partial) -> bool:
    return not game.tricks


def has_laid(game: Partial, seat: int) -> bool:
    return bool(game.tricks) or any(laid.seat == seat for laid in game.laid)
