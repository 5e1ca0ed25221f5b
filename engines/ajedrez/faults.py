"""The ids of the rules (rulebook part 5), and the codes of all refusals."""

from typing import Final

from engines.contract import Rule

MOVE: Final = "ajedrez.move"
ILLEGAL: Final = "ajedrez.illegal-move"
TOUCH: Final = "ajedrez.touch-move"
OFFER: Final = "ajedrez.offer"
START: Final = "ajedrez.start-position"
CLAIMS: Final = {"threefold": "ajedrez.claim-repetition", "fifty": "ajedrez.claim-fifty"}

RULE_OF: Final = {"illegal": ILLEGAL, "touch": TOUCH}
"""For each fault of a move in the record (`Ply.fault`), the rule that it breaks."""

RULES = (
    Rule(MOVE, "supervised"),
    Rule(ILLEGAL, "fault", challengeable=True, target="ply"),
    Rule(TOUCH, "fault", challengeable=True),
    Rule("ajedrez.release", "supervised"),
    Rule("ajedrez.mate", "supervised"),
    Rule("ajedrez.resign", "supervised"),
    Rule("ajedrez.stalemate", "supervised"),
    Rule("ajedrez.dead-position", "referee"),
    Rule(OFFER, "fault", challengeable=True),
    Rule(CLAIMS["threefold"], "claim"),
    Rule(CLAIMS["fifty"], "claim"),
    Rule("ajedrez.wrong-claim", "supervised"),
    Rule("ajedrez.period", "supervised"),
    Rule("ajedrez.press", "supervised"),
    Rule("ajedrez.flag", "claim"),
    Rule("ajedrez.both-flags", "referee"),
    Rule("ajedrez.last-two", "claim"),
    Rule("ajedrez.late", "referee"),
    Rule(START, "fault", challengeable=True),
    Rule("ajedrez.colours", "referee"),
    Rule("ajedrez.score-sheet", "supervised"),
    Rule("ajedrez.notation", "supervised"),
    Rule("ajedrez.conduct", "referee"),
    Rule("ajedrez.sanction", "referee"),
    Rule("ajedrez.points", "supervised"),
)

CODES = frozenset(
    (
        "malformed",
        "clocks_stopped",
        "not_your_turn",
        "not_your_piece",
        "own_piece_there",
        "promotion_needed",
        "king_capture",
        "not_written",
        "claimed_move",
        "fault",
        "game_over",
        "empty_square",
        "no_touch_rule",
        "turn_incomplete",
        "offer_open",
        "already_offered",
        "no_offer",
        "right_lost",
        "illegal_move",
        "not_last_period",
        "too_much_time",
        "flag_fallen",
        "flag_not_fallen",
        "no_arbiter",
        "not_plain",
        "already_postponed",
        "nothing_pending",
        "no_sheet",
        "write_in_order",
        "nothing_to_write",
        "wrong_san",
        "no_challenges",
        "not_a_referee",
        "notation_unknown",
        "notation_illegal",
        "notation_ambiguous",
    )
)
