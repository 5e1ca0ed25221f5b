"""The laws of a package's optional parts: the lesson's words, the lobby's picture, the examples of written moves. A package
without one of these parts passes the law of that part. The plugin runs these laws with the game of the package."""

from typing import Annotated, Any, Final

import msgspec
import pytest

from banderilla_conformance.playout import Playout
from engines.contract import Refusal
from engines.packages import LESSON_WORDS, PICTURE, WRITTEN
from engines.registry import packages
from server.school.lesson import lesson_of

MAX_PICTURE_BYTES: Final = 8 * 1024
PLAYOUTS: Final = 20
StepWords = Annotated[list[Annotated[str, msgspec.Meta(min_length=1)]], msgspec.Meta(min_length=1, max_length=2)]


@pytest.fixture
def slug(request: pytest.FixtureRequest) -> str:
    return str(request.config.getini("banderilla_game"))


def read(slug: str, file: str, kind: Any) -> Any:
    """Returns the content of a file of the package; an empty map if the package has no such file."""
    path = packages()[slug].folder / file
    return msgspec.json.decode(path.read_bytes(), type=kind) if path.is_file() else {}


def test_each_step_of_the_lesson_has_a_sentence_in_each_language_of_the_titles(slug: str) -> None:
    steps = [step.id for part in lesson_of(slug) for step in part.steps]
    words = read(slug, LESSON_WORDS, dict[str, dict[str, StepWords]])
    assert bool(steps) == bool(words), "a lesson needs its words, and the words need a lesson"
    for lang in packages()[slug].manifest.titles if steps else ():
        base = lang.partition("-")[0]
        assert sorted({**words.get(base, {}), **words.get(lang, {})}) == sorted(steps), lang


def test_the_picture_is_a_small_webp(slug: str) -> None:
    path = packages()[slug].folder / PICTURE
    if path.is_file():
        body = path.read_bytes()
        assert (body[:4], body[8:12]) == (b"RIFF", b"WEBP")
        assert len(body) <= MAX_PICTURE_BYTES


def test_each_example_of_a_move_can_be_read_in_its_phase(slug: str) -> None:
    engine = packages()[slug].engine
    unread = {(phase, text) for phase, texts in read(slug, WRITTEN, dict[str, list[str]]).items() for text in texts}
    for seed in range(PLAYOUTS if unread else 0):
        game = Playout(engine, engine.about.seats[0], "tournament", seed)
        for _step in game.steps():
            status = game.status
            unread = {(phase, text) for phase, text in unread if phase != status.phase or not is_read(game, text)}
    assert unread == set(), "these examples cannot be read in their phase"


def is_read(game: Playout, text: str) -> bool:
    """Returns whether a seat may write that text now."""
    for seat, may in enumerate(game.status.may):
        try:
            action = game.engine.read(game.state, seat, text)
        except Refusal:
            continue
        if msgspec.to_builtins(action)["type"] in may:
            return True
    return False
