"""Who may do what now, and what the clock waits for: all of it public, none of it made by looking at a hidden card."""

from engines.contract import Status, Window
from engines.kit import draw_offer
from engines.kit.timers import next_due_at_ms
from engines.truco import clock, seating, signs
from engines.truco.state import Partial, State
from engines.truco.tricks import mazo_code


def status(state: State) -> Status:
    where = clock.phase(state)
    if state.result is not None:
        return Status(where, None, ((),) * state.players, result=state.result)
    due_at_ms = next_due_at_ms(state.timers)
    game = state.partial if state.stage == "game" else None
    awaited = clock.awaited(state)
    flag = game.turn if game is not None else awaited[0]
    may = tuple(
        (*_may(state, game, where, seat, awaited), *_about_draw(state, seat), "resign") for seat in range(state.players)
    )
    windows = (Window("review", tuple(range(state.players)), due_at_ms),) if where == "review" else ()
    return Status(where, flag, may, windows, due_at_ms)


def _may(state: State, game: Partial | None, where: str, seat: int, awaited: tuple[int, ...]) -> tuple[str, ...]:
    """The types of action open to a seat, from what everybody knows."""
    if game is None:
        return (where,) if seat in awaited else ()
    may: list[str] = []
    inside = seat in game.deal.seats
    silenced = not inside and where != "review" and state.options.is_assisted
    if where == "play" and seat == game.turn:
        may.append("play")
    if where in ("declare_envido", "declare_flor") and seat in awaited:
        may.append("declare")
    if not silenced:
        may.append("say")
    if where != "review" and inside and mazo_code(game, seat) is None:
        may.append("mazo")
    if where == "review" and game.side(seat) not in game.accepted:
        may.append("accept")
    may.append("challenge")
    if where != "review" and not silenced and state.options.signals != "off" and signs.has_partner(state, seat):
        may.append("signal")
    if signs.look_code(state, seat) is None:
        may.append("look")
    return tuple(may)


def _about_draw(state: State, seat: int) -> tuple[str, ...]:
    account = seating.own_accounts(state.options, state.players)[seat]
    return draw_offer.draw_actions(state.offer, account)
