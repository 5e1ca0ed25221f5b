"""A question to the class about a move: its answers, its closing and its removal."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Body

QuestionNumber = Annotated[int, Meta(ge=1)]
"""Number of a question in the session, from 1."""


class AnswerQuestion(Body, frozen=True, tag="answer_question"):
    """Gives a pupil's answer to the open question. The last answer counts, until the question closes."""

    number: QuestionNumber
    choice: Annotated[str, Meta(min_length=1, max_length=80)]


class AskAnswer(Body, frozen=True, tag="ask_answer"):
    """Requests the sender's own answer to the open question; params {number, choice}, null without one."""


class CloseQuestion(Body, frozen=True, tag="close_question"):
    """Closes the answers: everybody sees how often each choice occurs, and the right one."""

    number: QuestionNumber


class DropQuestion(Body, frozen=True, tag="drop_question"):
    """Removes the question, open or closed, with its answers."""

    number: QuestionNumber
