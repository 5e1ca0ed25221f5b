"""Ready-made phrases and reactions between seats, and a seat's words to the referees. The client has the texts of the
phrases."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

from protocol.bodies import Body

PhraseId: TypeAlias = Literal[
    "hello",
    "good_luck",
    "well_played",
    "nice_move",
    "thanks",
    "one_moment",
    "sorry",
    "good_game",
    "clap",
    "smile",
    "think",
    "wow",
    "up",
    "party",
    "oops",
    "phew",
]
"""All phrases. The last eight are reactions, which also have a picture."""
REACTIONS: Final = frozenset(get_args(PhraseId)[-8:])

Plea = Annotated[str, Meta(min_length=1, max_length=500)]


class Phrase(Body, frozen=True, tag="phrase"):
    """Sends a ready-made phrase of a seat to the table."""

    phrase: PhraseId


class SetPhrases(Body, frozen=True, tag="set_phrases"):
    """Allows or forbids phrases from now on, at a table or at all boards of a session. `reactions`: phrases include the
    reactions."""

    on: bool
    reactions: bool = True


class Plead(Body, frozen=True, tag="plead"):
    """Sends a seat's words to the referees, while a challenge waits for their ruling. Other people never see them."""

    words: Plea
