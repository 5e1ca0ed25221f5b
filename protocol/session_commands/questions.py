"""The commands about a tutor's question to the class: answering, closing and removing it."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Body

QuestionNumber = Annotated[int, Meta(ge=1)]
"""Number of a question in the session, from 1."""


class AnswerQuestion(Body, frozen=True, tag="answer_question"):
    """Gives a pupil's answer to the open question. Until the question closes, a new answer replaces the old one."""

    number: QuestionNumber
    choice: Annotated[str, Meta(min_length=1, max_length=80)]


class AskAnswer(Body, frozen=True, tag="ask_answer"):
    """Requests the sender's own answer to the open question; params: {number, choice}. `number` is null without a question,
    `choice` without an answer."""


class CloseQuestion(Body, frozen=True, tag="close_question"):
    """Closes the question. All people then see how often each choice occurs, and the right choice."""

    number: QuestionNumber


class DropQuestion(Body, frozen=True, tag="drop_question"):
    """Removes the question, open or closed, with all its answers."""

    number: QuestionNumber
