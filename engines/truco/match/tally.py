"""Adding points to the accounts, winning chicos and the match, and deciding the match early (rulebook 4.9, part 7)."""

from collections.abc import Callable, Collection

from msgspec.structs import replace

from engines.contract import GameEvent, Result
from engines.kit.chance import Chance
from engines.kit.referee.record import put
from engines.truco.deck import MALAS
from engines.truco.match import hands, seating
from engines.truco.state import Entry, State

Outcome = tuple[State, tuple[GameEvent, ...]]


def all_noted(state: State, chance: Chance) -> Outcome:
    """Add the points of the partial game to the accounts, in order, until an account wins a chico. Afterwards continue
    the match."""
    assert state.partial is not None
    entries = state.partial.entries
    noted: list[Entry] = []
    events: list[GameEvent] = []
    winner: int | None = None
    state = replace(state, chico_winner=None)
    for entry in entries:
        noted.append(entry)
        events.append(GameEvent("noted", None, {"for": entry.cause, "side": entry.side, "points": entry.points}))
        state, achica = _credited(state, entry)
        events += achica
        full = [
            account for account in seating.accounts_of(state, entry.side) if state.accounts[account] >= state.options.target
        ]
        if full:
            # If both accounts of a side reach the target, the account with more points wins; on a tie, the account
            # nearer to the mano.
            winner = max(full, key=state.accounts.__getitem__)
            break
    state = replace(state, noted=tuple(noted), tallied=tuple(noted))
    state, more = _going_on(state, chance) if winner is None else chico_won(state, winner, chance)
    return state, (*events, *more)


def _going_on(state: State, chance: Chance) -> Outcome:
    """Begin the hand's next duel, or the next hand. If the time limit has come, end the match instead."""
    if state.time_called:
        return adjudged(state, "time_limit")
    following = hands.next_duel(state)
    if following is not None:
        duel = following.partial
        assert duel is not None
        return following, (GameEvent("duel", None, {"seats": list(duel.deal.seats)}),)
    return _next_hand(state, chance)


def _next_hand(state: State, chance: Chance) -> Outcome:
    state = hands.shuffled(state, chance)
    return state, (GameEvent("hand", None, {"dealer": state.dealer}),)


def _credited(state: State, entry: Entry) -> Outcome:
    accounts = state.accounts
    events: list[GameEvent] = []
    for account in seating.accounts_of(state, entry.side):
        before, now = accounts[account], accounts[account] + entry.points
        accounts = put(accounts, account, now)
        if before < MALAS <= now and state.options.target > MALAS:
            events.append(GameEvent("achica", None, {"account": account}))
    return replace(state, accounts=accounts), tuple(events)


def chico_won(state: State, account: int, chance: Chance) -> Outcome:
    """Record that an account has won a chico. Drop the rest of the hand, and begin the next chico or end the match."""
    chicos = put(state.chicos, account, state.chicos[account] + 1)
    state = replace(
        state,
        chicos=chicos,
        past_chicos=(*state.past_chicos, tuple(min(points, state.options.target) for points in state.accounts)),
        accounts=(0,) * len(state.accounts),
        strikes=(0,) * len(state.strikes),
        hand_no=0,
        chico_winner=account,
    )
    events = GameEvent("chico", None, {"account": account, "chicos": list(chicos)})
    if chicos[account] == state.options.chicos_to_win:
        state, more = over(state, (account,), "chicos")
    elif state.time_called:
        state, more = adjudged(state, "time_limit")
    else:
        state, more = _next_hand(state, chance)
    return state, (events, *more)


def chico_lost(state: State, account: int, chance: Chance) -> Outcome:
    """Apply a third strike. The hand is void, and the other side wins the chico. If there are two other accounts, the
    account with more points wins it."""
    others = [other for other in _nearest(state) if other != account]
    winner = max(others, key=state.accounts.__getitem__)
    return chico_won(state, winner, chance)


def _nearest(state: State) -> tuple[int, ...]:
    """Return all accounts, in the order of their seats from the mano."""
    own = seating.own_accounts(state.options, state.players)
    return tuple(dict.fromkeys(own[seat] for seat in seating.from_mano(state)))


def ranked_first(state: State, accounts: Collection[int]) -> tuple[int, ...]:
    """Return the accounts that lead when the time is over. Won chicos decide first, next the points of the running
    chico, and last the points of all chicos."""
    measures: tuple[Callable[[int], int], ...] = (
        state.chicos.__getitem__,
        state.accounts.__getitem__,
        lambda account: state.accounts[account] + sum(min(past[account], state.options.target) for past in state.past_chicos),
    )
    best = tuple(accounts)
    for measure in measures:
        most = max(map(measure, best))
        best = tuple(account for account in best if measure(account) == most)
    return best


def adjudged(state: State, reason: str, without: int | None = None) -> Outcome:
    """End the match now; the running play is void. `without`: an account that has given up and cannot win."""
    return over(
        replace(state, adjudged=True),
        ranked_first(state, [account for account in range(len(state.accounts)) if account != without]),
        reason,
    )


def over(state: State, accounts: tuple[int, ...], reason: str) -> Outcome:
    """End the match. One account has won, or several accounts share a draw."""
    own = seating.own_accounts(state.options, state.players)
    share = 1.0 if len(accounts) == 1 else 0.5
    result = Result(
        "win" if len(accounts) == 1 else "draw",
        reason,
        seating.seats_of(state, accounts[0]) if len(accounts) == 1 else (),
        tuple(share if account in accounts else 0.0 for account in own),
        "–".join(map(str, state.chicos)),
    )
    state = replace(state, stage="over", result=result, winner=accounts[0] if len(accounts) == 1 else None, offer=None)
    return state, (GameEvent("game_over", None, {"reason": reason, "winners": list(result.winners)}),)
