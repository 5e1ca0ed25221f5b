"""What a seat or a referee may ask for."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.kit.asked import Asked
from engines.kit.referee.actions import AcceptDraw, DeclineDraw, OfferDraw, PassFlag, Resign

Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=86_400_000)]
Ground: TypeAlias = Literal["threefold", "fifty"]
Score: TypeAlias = Literal["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "*"]
Sanction: TypeAlias = Literal["warn", "rival_time", "cut_time", "lose", "expel"]


class Arrive(Asked, frozen=True, tag="arrive"): ...


class Touch(Asked, frozen=True, tag="touch"):
    square: Short


class Move(Asked, frozen=True, tag="move"):
    uci: Short
    offer: bool = False


class ClaimDraw(Asked, frozen=True, tag="claim_draw"):
    ground: Ground
    move: Short | None = None


class ClaimDead(Asked, frozen=True, tag="claim_dead"): ...


class ClaimLastTwo(Asked, frozen=True, tag="claim_last_two"): ...


class ClaimFlag(Asked, frozen=True, tag="claim_flag"): ...


class Challenge(Asked, frozen=True, tag="challenge"):
    rule: Text
    target: int | None = None


class CallArbiter(Asked, frozen=True, tag="call_arbiter"):
    reason: Text = ""


class Write(Asked, frozen=True, tag="write"):
    ply: int
    san: Short


class ArbStop(Asked, frozen=True, tag="arb_stop"): ...


class ArbResume(Asked, frozen=True, tag="arb_resume"): ...


class ArbSetClocks(Asked, frozen=True, tag="arb_set_clocks"):
    white_ms: Amount
    black_ms: Amount


class ArbAddTime(Asked, frozen=True, tag="arb_add_time"):
    target: SeatNumber
    ms: Amount
    article: Short | None = None


class ArbSanction(Asked, frozen=True, tag="arb_sanction"):
    target: SeatNumber
    kind: Sanction
    ms: Amount | None = None
    rival_score: float | None = None
    article: Short | None = None


class ArbLoseBoth(Asked, frozen=True, tag="arb_lose_both"):
    article: Short | None = None


class ArbRuleLastTwo(Asked, frozen=True, tag="arb_rule_last_two"):
    decision: Literal["draw", "postpone"]
    bonus: bool = False


class ArbByFlag(Asked, frozen=True, tag="arb_by_flag"): ...


class ArbDeclare(Asked, frozen=True, tag="arb_declare"):
    result: Score
    reason: Short


class ArbFlag(Asked, frozen=True, tag="arb_flag"): ...


class ArbRollback(Asked, frozen=True, tag="arb_rollback"):
    ply: int


class ArbExcuseLate(Asked, frozen=True, tag="arb_excuse_late"):
    target: SeatNumber
    until_ms: Annotated[int, msgspec.Meta(ge=0)]


class ArbAnnul(Asked, frozen=True, tag="arb_annul"): ...


SeatAction: TypeAlias = (
    Arrive
    | Touch
    | Move
    | PassFlag
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | ClaimDraw
    | ClaimDead
    | ClaimLastTwo
    | ClaimFlag
    | Challenge
    | CallArbiter
    | Write
    | Resign
)
RefereeAction: TypeAlias = (
    ArbStop
    | ArbResume
    | ArbSetClocks
    | ArbAddTime
    | ArbSanction
    | ArbLoseBoth
    | ArbRuleLastTwo
    | ArbByFlag
    | ArbDeclare
    | ArbFlag
    | ArbRollback
    | ArbExcuseLate
    | ArbAnnul
)
Action: TypeAlias = SeatAction | RefereeAction
