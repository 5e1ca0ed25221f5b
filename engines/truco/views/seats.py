"""The public part of the view about each seat: its number of cards, its played and shown cards, its last utterance."""

from typing import Any

from engines.kit.view_cache import shown_once
from engines.truco.state import Right, State, Utterance
from engines.truco.views.tricks import Tricks, laid_by


def seats_view(state: State, tricks: Tricks) -> list[dict[str, Any]]:
    """Return the parts of the view about each seat."""
    game = state.partial
    if game is None:
        return [_seat(len(hand), (), False, "open", (), None) for hand in state.hands]
    laid, out, rights, shown, said = laid_by(tricks, state.players), game.out, game.flor.rights, game.shown_cards, state.said
    return [
        _seat(len(hand), laid[seat], seat in out, rights[seat], shown[seat], said[seat]) for seat, hand in enumerate(game.hands)
    ]


@shown_once
def _seat(
    cards: int,
    laid: tuple[str | None, ...],
    is_out: bool,
    right: Right,
    shown: tuple[str, ...],
    said: Utterance | None,
) -> dict[str, Any]:
    """Return the part of the view about one seat. `laid`: its card in each trick, including the running trick."""
    return {
        "cards": cards,
        "laid": list(laid),
        "mazo": is_out,
        "flor": right,
        "shown": list(shown),
        "said": _utterance(said),
    }


def _utterance(said: Utterance | None) -> dict[str, Any] | None:
    if said is None:
        return None
    return {
        "number": said.number,
        "words": list(said.words),
        "text": said.text,
        "worked": list(said.effective or said.case_runner),
    }
