"""The actions of seats and referees."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from engines.kit.action import BaseAction
from engines.kit.referee.actions import AcceptDraw, DeclineDraw, OfferDraw, PassFlag, Resign

Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=86_400_000)]
Ground: TypeAlias = Literal["threefold", "fifty"]
Score: TypeAlias = Literal["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "*"]
Sanction: TypeAlias = Literal["warn", "rival_time", "cut_time", "lose", "expel"]


class Arrive(BaseAction, frozen=True, tag="arrive"): ...


class Touch(BaseAction, frozen=True, tag="touch"):
    square: Short


class Move(BaseAction, frozen=True, tag="move"):
    uci: Short
    offer: bool = False


class ClaimDraw(BaseAction, frozen=True, tag="claim_draw"):
    ground: Ground
    move: Short | None = None


class ClaimDead(BaseAction, frozen=True, tag="claim_dead"): ...


class ClaimLastTwo(BaseAction, frozen=True, tag="claim_last_two"): ...


class ClaimFlag(BaseAction, frozen=True, tag="claim_flag"): ...


class Challenge(BaseAction, frozen=True, tag="challenge"):
    rule: Text
    target: int | None = None


class CallArbiter(BaseAction, frozen=True, tag="call_arbiter"):
    reason: Text = ""


class Write(BaseAction, frozen=True, tag="write"):
    ply: int
    san: Short


class ArbStop(BaseAction, frozen=True, tag="arb_stop"): ...


class ArbResume(BaseAction, frozen=True, tag="arb_resume"): ...


class ArbSetClocks(BaseAction, frozen=True, tag="arb_set_clocks"):
    white_ms: Amount
    black_ms: Amount


class ArbAddTime(BaseAction, frozen=True, tag="arb_add_time"):
    target: SeatNumber
    ms: Amount
    article: Short | None = None


class ArbSanction(BaseAction, frozen=True, tag="arb_sanction"):
    target: SeatNumber
    kind: Sanction
    ms: Amount | None = None
    rival_score: float | None = None
    article: Short | None = None


class ArbLoseBoth(BaseAction, frozen=True, tag="arb_lose_both"):
    article: Short | None = None


class ArbRuleLastTwo(BaseAction, frozen=True, tag="arb_rule_last_two"):
    decision: Literal["draw", "postpone"]
    bonus: bool = False


class ArbByFlag(BaseAction, frozen=True, tag="arb_by_flag"): ...


class ArbDeclare(BaseAction, frozen=True, tag="arb_declare"):
    result: Score
    reason: Short


class ArbFlag(BaseAction, frozen=True, tag="arb_flag"): ...


class ArbRollback(BaseAction, frozen=True, tag="arb_rollback"):
    ply: int


class ArbExcuseLate(BaseAction, frozen=True, tag="arb_excuse_late"):
    target: SeatNumber
    until_ms: Annotated[int, msgspec.Meta(ge=0)]


class ArbAnnul(BaseAction, frozen=True, tag="arb_annul"): ...


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
