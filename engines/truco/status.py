"""The status: the actions open to each seat, and the decision that the clock waits for. All of it is public and does not depend
on hidden cards."""

from engines.contract import Status, Window
from engines.kit.clocks.timers import next_due_at_ms
from engines.kit.referee import draws as draw_offer
from engines.truco import clock
from engines.truco.match import seating
from engines.truco.partial_game.tricks import mazo_code
from engines.truco.speech import signs
from engines.truco.state import State


def status(state: State) -> Status:
    where = clock.phase(state)
    if state.result is not None:
        return Status(where, None, ((),) * state.players, result=state.result)
    due_at_ms = next_due_at_ms(state.timers)
    game = state.partial if state.stage == "game" else None
    awaited = clock.awaited_in(state, where)
    flag = game.turn if game is not None else awaited[0]
    accounts = seating.own_accounts(state.options, state.players)
    may = tuple([may_of(state, seat, where, awaited, account) for seat, account in enumerate(accounts)])
    return Status(where, flag, may, _windows(state, where, due_at_ms), due_at_ms, waits_for=awaited)


def _windows(state: State, where: str, due_at_ms: int | None) -> tuple[Window, ...]:
    """Return the window of the review. During a duel, also return the window in which the other seats may challenge
    meddling."""
    if where == "review":
        return (Window("review", tuple(range(state.players)), due_at_ms),)
    is_duel = state.stage == "game" and state.partial is not None and state.partial.deal.is_duel
    return (Window("duel", tuple(range(state.players))),) if is_duel and not state.options.is_assisted else ()


def may_of(state: State, seat: int, where: str, awaited: tuple[int, ...], account: int) -> tuple[str, ...]:
    """Return the types of action that a seat may send now. `where`: the phase; `awaited`: the seats that the match waits
    for; `account`: the seat's account."""
    return (*_in_hand(state, seat, where, awaited), *draw_offer.draw_actions(state.offer, account), "resign")


def _in_hand(state: State, seat: int, where: str, awaited: tuple[int, ...]) -> tuple[str, ...]:
    game = state.partial
    if state.stage != "game" or game is None:
        return (where,) if seat in awaited else ()
    may: list[str] = []
    is_assisted, in_review, inside = state.options.mode == "assisted", where == "review", seat in game.deal.seats
    may_speak = inside or in_review or not is_assisted
    if where == "play" and seat == game.turn:
        may.append("play")
    if where in ("declare_envido", "declare_flor") and seat in awaited:
        may.append("declare")
    if may_speak:
        may.append("say")
    if inside and not in_review and mazo_code(game, seat, where) is None:
        may.append("mazo")
    if in_review:
        may.append("accept")
    if not is_assisted:
        may.append("challenge")
    if state.players > 2:
        if may_speak and not in_review and state.options.signals != "off" and signs.has_partner(state, seat):
            may.append("signal")
        if signs.look_code(state, seat) is None:
            may.append("look")
    return tuple(may)
