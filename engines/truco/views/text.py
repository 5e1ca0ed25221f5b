"""The position as a short text that needs no translation."""

from engines.kit.view_cache import shown_once
from engines.truco.betting import envido
from engines.truco.state import State
from engines.truco.views.tricks import Tricks


def text(state: State, where: str, awaited: tuple[int, ...], tricks: Tricks) -> str:
    """Return the position as a short text that needs no translation: score, phase, awaited seats, cards by trick, bets.

    `12-9 1:0 answer_truco >1 | 0:O1 1:B12 / 0:E7 | E=2 T1?2`
    """
    begin = _score_text(state.accounts, state.chicos, where, awaited)
    game = state.partial
    if game is None or state.stage != "game":
        return begin
    bets = f"F{game.flor.level}={game.flor.worth or '?'} " if game.flor.stage != "none" else ""
    if game.envido.status not in ("none", "void"):
        bets += f"E={envido.stake(game) if game.envido.worth is None else game.envido.worth} "
    pending = "" if game.truco.pending is None else f"?{game.truco.pending}"
    return f"{begin} | {_tricks_text(tricks)} | {bets}T{game.truco.value}{pending}"


@shown_once
def _score_text(accounts: tuple[int, ...], chicos: tuple[int, ...], where: str, awaited: tuple[int, ...]) -> str:
    return f"{_joined('-', accounts)} {_joined(':', chicos)} {where} >{_joined(',', awaited)}"


def _joined(sign: str, numbers: tuple[int, ...]) -> str:
    return sign.join(map(str, numbers))


@shown_once
def _tricks_text(tricks: Tricks) -> str:
    return " / ".join([" ".join([f"{one.seat}:{one.card}" for one in laid]) for laid in tricks])
