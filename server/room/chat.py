"""Messages between people: ready-made phrases, and text that a person types.

A player can type three kinds of text. Free text (`Say`) needs a setting of the room, and pupils may never send it. Notation of
a game carries no message, because the server refuses notation that the game cannot read. Words to the referees (with an appeal,
a plea, a dispute, or a challenge in own words) reach only the views and events of referees, in every room.
"""

from collections.abc import Collection, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from engines.contract import Plain, Refusal
from engines.kit.referee.actions import OTHER
from protocol import errors, messages
from protocol.phrases import REACTIONS
from server.room.step_context import StepContext
from server.room.values.open_ruling import Appeal, Plea, have_pleaded
from server.room.values.roles import person_of, seat_of

PHRASE_GAP_MS = 3_000
"""Minimum interval between two phrases of one person."""

Said: TypeAlias = Mapping[str, str]
"""The player's own words in a challenge, keyed by the placeholders that replace them."""
NOTHING_SAID: Said = {}


def say(context: StepContext, by: str, asked: messages.Say) -> None:
    """Sends free text. Players may send it only if the room's settings allow it; a referee always may, and a spectator
    never."""
    known = person_of(context.room, by)
    assert known is not None
    if known.role == "player" and not context.room.settings.chat:
        raise Refusal(errors.CHAT_OFF)
    context.tell("said", seat_of(context.room, by), name=known.name, role=known.role, text=asked.text)


def phrase(context: StepContext, by: str, asked: messages.Phrase) -> None:
    """Sends a ready-made phrase for a seat. Raises `Refusal` if such phrases are switched off, or if the person's last phrase
    is less than `PHRASE_GAP_MS` ago."""
    settings = context.room.settings
    if not settings.phrases or (asked.phrase in REACTIONS and not settings.reactions):
        raise Refusal(errors.PHRASE_OFF)
    recent = tuple((who, at_ms) for who, at_ms in context.room.phrased if context.now_ms - at_ms < PHRASE_GAP_MS)
    for who, at_ms in recent:
        if who == by:
            raise Refusal(errors.PHRASE_SOON, wait_ms=at_ms + PHRASE_GAP_MS - context.now_ms)
    context.set(phrased=(*recent, (by, context.now_ms)))
    context.tell("phrase", seat_of(context.room, by), phrase=asked.phrase)


def set_phrases(context: StepContext, _by: str, asked: messages.SetPhrases) -> None:
    """Switches phrases on or off, also during a game, because they do not affect the match."""
    settings = replace(context.room.settings, phrases=asked.on, reactions=asked.reactions)
    if settings != context.room.settings:
        is_other = settings.phrases != context.room.settings.phrases
        context.set(settings=settings)
        if is_other:
            context.tell_ruled("phrases_on" if asked.on else "phrases_off", "")


def plead(context: StepContext, by: str, asked: messages.Plead) -> None:
    """Sends a seat's words to the referees before they rule (a plea). Each seat may plead once before each opinion.
    Raises `Refusal` if no opinion is due."""
    appeal, seat = context.room.appeal, seat_of(context.room, by)
    assert seat is not None
    if appeal is None or appeal.stage == "window":
        raise Refusal(errors.RULING_NONE)
    if seat in have_pleaded(appeal):
        raise Refusal(errors.RULING_HEARD)
    context.set(appeal=with_plea(appeal, seat, asked.words))
    context.tell("pleaded", seat)
    context.tell_referees(seat, asked.words)


def with_plea(appeal: Appeal[Any], seat: int, words: str) -> Appeal[Any]:
    """Returns the appeal with a seat's words to the referees before the next opinion. Without words it returns the same
    object."""
    return replace(appeal, pleas=(*appeal.pleas, Plea(seat, len(appeal.opinions), words))) if words else appeal


def own_words(raw: Plain, known: Collection[str]) -> tuple[Plain, Said]:
    """Separates the player's own words from a plain action, and returns both.

    In a challenge, `other:<text>` and any name that is not a rule of the game (`known`) become the placeholder
    `other:`. The next such name becomes `other:2`, and so on. Rule: common, Challenges: unless a person rules on such a
    challenge, it is IA (inappropriate).
    """
    said: dict[str, str] = {}
    if not isinstance(raw, dict) or raw.get("type") != "challenge":
        return raw, said

    def bare(rule: Plain) -> Plain:
        if isinstance(rule, dict):
            return {**rule, "rule": bare(rule.get("rule"))}
        if not isinstance(rule, str) or rule in known:
            return rule
        name = next((name for name, text in said.items() if text == rule), f"{OTHER}{len(said) + 1}" if said else OTHER)
        said[name] = rule
        return name

    changed: dict[str, Plain] = {**raw}
    if raw.get("rule") is not None:
        changed["rule"] = bare(raw["rule"])
    if isinstance(raw.get("rules"), list | tuple):
        changed["rules"] = [bare(each) for each in raw["rules"]]
    return (changed, said) if said else (raw, said)


def worded(said: Said) -> str:
    """Returns the player's own words as one text for the referees."""
    return " / ".join(filter(None, (text.removeprefix(OTHER) for text in said.values())))


def as_said(record: Mapping[str, Plain], said: Said) -> Mapping[str, Plain]:
    """Returns the engine's record of a challenge, with the player's own words instead of their placeholders."""
    if not said or "rulings" not in record:
        return record
    return {**record, "rulings": [[said.get(rule, rule), *rest] for rule, *rest in record["rulings"]]}
