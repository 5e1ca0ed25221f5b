"""A bot that moves its chips off the numbered circles, wins if it can, prevents the other seat's win, and challenges faults.

It uses only its view. Any player could find the same faults there. It rebuilds the board from the view.
"""

from collections.abc import Mapping
from typing import Any

from engines.kit.chance import Chance
from engines.kit.duel.bot import duel_bot
from engines.kit.referee.rulings import bot_challenges
from engines.kit.relocation.chips import Hop, Places, hops_of
from engines.kwatro_sinko import faults
from engines.kwatro_sinko.board import CHIPS, CHIPS_OF, NET, NUMBERED, PARITY_OF, SLOTS, Parity
from engines.kwatro_sinko.paths import can_declare, paths
from engines.kwatro_sinko.state import Options, Sentence, Turn, on_board

Plain = dict[str, Any]

MAX_LOOKED_AT = 6
"""Maximum number of promising moves whose answers the bot examines. It is small because a turn should take at most about 20
ms."""


@duel_bot
def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    may = status["may"][seat]
    if "draw_chip" in may:
        free = [slot for slot in range(SLOTS) if slot not in view["start"]["slots"]]
        return {"type": "draw_chip", "slot": free[chance.below(len(free))]}
    if view["evens"] is None:
        return None
    table = _Table(view, seat)
    if "accept_result" in may:
        return table.challenge(view["turn"]) or {"type": "accept_result"}
    if "relocate" in may:
        return table.relocation(chance)
    if "move" not in may:
        return None
    challenge = table.challenge(view["last"]) if view["regular_window"] else None
    return challenge or table.in_turn("pass_flag" in may, chance)


class _Table:
    """The board from the view, for one seat's plans."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.view = view
        self.is_even = view["evens"] == seat
        self.own: Parity = "even" if self.is_even else "odd"
        self.other: Parity = "odd" if self.is_even else "even"
        self.challenges = bot_challenges(view, seat)
        self.options = Options(move_range=view["move_range"], pair=view["pair"], three_on=view["three_on"])
        self.places: Places = tuple(view["board"].get(chip) for chip in CHIPS.ids)

    def challenge(self, seen: Mapping[str, Any] | None) -> Plain | None:
        """Return a challenge of every fault in the other seat's turn.

        The bot names only real faults. So if it has a strike, a person has overruled the server, and the bot makes no more
        challenges in this game.
        """
        if seen is None or not self.challenges:
            return None
        found = faults.turn_faults(self.places, _turn(seen), self.other, self.options)
        rules = list(dict.fromkeys(fault.rule for fault in found))
        return {"type": "challenge", "rules": rules} if rules else None

    def in_turn(self, may_pass: bool, chance: Chance) -> Plain:
        """Return the next action of the seat's turn: a declaration if the seat can win; else the passing of the flag if
        `may_pass` (the seat has moved); else a move."""
        turn = _turn(self.view["turn"])
        board = on_board(self.places)
        for path in paths(board, self.own, self.options):
            said = faults.sentence_of(board, path)
            claim = Turn(seat=turn.seat, relocated=turn.relocated, hops=turn.hops, path=path, sentence=said)
            if not faults.declaration_faults(self.places, claim, self.own, self.options):
                return {
                    "type": "declare_win",
                    "path": list(path),
                    "sentence": {"like": list(said.like), "opposite": said.opposite, "result": said.result},
                }
        if may_pass:
            return {"type": "pass_flag"}
        chip, to = self._best(chance)
        return {"type": "move", "chip": chip, "to": to}

    def _best(self, chance: Chance) -> tuple[str, str]:
        """Return a move that wins at once. Otherwise, of the promising moves after which the other seat cannot win, return the
        move with the most threats."""
        hops = chance.shuffle(hops_from(self.places, self.own, self.options))
        ranked = sorted(hops, key=lambda hop: -self._worth(CHIPS.moved(self.places, hop.chip, hop.to)))
        is_free = not self.view["turn"]["relocated"]
        for hop in ranked:
            if is_free and can_declare(CHIPS.moved(self.places, hop.chip, hop.to), self.own, self.options):
                return hop.chip, hop.to
        likely = ranked[:MAX_LOOKED_AT]
        safe = [hop for hop in likely if not self._leaves_a_win(hop)]
        best = max(safe or likely[:1], key=self._threats)
        return best.chip, best.to

    def _worth(self, places: Places) -> int:
        """Return the value of the places. Own chips that have left the numbered circles count most; in addition, each
        chip next to an own chip counts one."""
        off = sum(CHIPS.place_of(places, chip) not in NUMBERED for chip in CHIPS_OF[self.own])
        taken = frozenset(places)
        near = sum(len(NET.linked[space] & taken) for chip in CHIPS_OF[self.own] if (space := CHIPS.place_of(places, chip)))
        return 10 * off + near

    def _threats(self, hop: Hop) -> int:
        """Return the number of moves with which the seat could win in its next turn, if it makes this move now."""
        places = CHIPS.moved(self.places, hop.chip, hop.to)
        if sum(CHIPS.place_of(places, chip) in NUMBERED for chip in CHIPS_OF[self.own]) > 1:
            return 0
        following = hops_from(places, self.own, self.options)
        return sum(can_declare(CHIPS.moved(places, hop.chip, hop.to), self.own, self.options) for hop in following)

    def _leaves_a_win(self, hop: Hop) -> bool:
        """Return whether, after this move, the other seat could declare a win at once or after its next move."""
        places = CHIPS.moved(self.places, hop.chip, hop.to)
        on_numbers = sum(CHIPS.place_of(places, chip) in NUMBERED for chip in CHIPS_OF[self.other])
        if on_numbers > 1:
            return False
        if can_declare(places, self.other, self.options):
            return True
        answers = hops_from(places, self.other, self.options)
        return any(can_declare(CHIPS.moved(places, hop.chip, hop.to), self.other, self.options) for hop in answers)

    def relocation(self, chance: Chance) -> Plain:
        """Return a relocation of an opponent's chip.

        If such a chip has left the numbered circles, the bot puts it back on one of them. Otherwise the bot puts a chip
        where it helps the opponent least.
        """
        free = [space for space in NET.spaces if space not in self.places]
        numbered = [space for space in free if space in NUMBERED]
        loose = [chip for chip in CHIPS_OF[self.other] if CHIPS.place_of(self.places, chip) not in (None, *NUMBERED)]
        if not (numbered and loose):
            return {"type": "waive_relocation"}
        chip, to = loose[chance.below(len(loose))], numbered[chance.below(len(numbered))]
        return {"type": "relocate", "chip": chip, "to": to}


def hops_from(places: Places, parity: Parity, options: Options) -> list[Hop]:
    """Return every faultless move of the chips of one parity."""
    taken = frozenset(places)
    return [
        Hop(chip, start, to)
        for chip, start in zip(CHIPS.ids, places, strict=True)
        if start is not None and PARITY_OF[chip] == parity
        for to in NET.reached(taken, start, options.move_range)
    ]


def _turn(seen: Mapping[str, Any]) -> Turn:
    """Return a turn as the view shows it."""
    said = seen["sentence"]
    return Turn(
        seat=seen["seat"],
        relocated=hops_of(seen["relocated"]),
        hops=hops_of(seen["hops"]),
        path=seen["path"] and tuple(seen["path"]),
        sentence=said and Sentence(tuple(said["like"]), said["opposite"], said["result"]),
    )
