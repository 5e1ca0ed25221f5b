"""What seats may say to each other: ready-made phrases and reactions, and nothing else. The words are the client's."""

from typing import Annotated, Literal, TypeAlias

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
]
"""The whole set; the last four are reactions, which have a picture too."""

Plea = Annotated[str, Meta(min_length=1, max_length=500)]


class Phrase(Body, frozen=True, tag="phrase"):
    """A seat says a ready-made phrase to the table."""

    phrase: PhraseId


class SetPhrases(Body, frozen=True, tag="set_phrases"):
    """Phrases are allowed or not, from now on: at a table, or at all boards of a session."""

    on: bool


class Plead(Body, frozen=True, tag="plead"):
    """A seat's words to the referees while a challenge waits for an opinion. Nobody else ever sees them."""

    words: Plea
