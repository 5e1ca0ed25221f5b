"""A question to the class about a move: answers, closing it, taking it back."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Body

QuestionNumber = Annotated[int, Meta(ge=1)]
"""Of the questions that the class was asked, from 1."""


class AnswerQuestion(Body, frozen=True, tag="answer_question"):
    """A pupil's answer to the question that the class is asked. The last one counts, until it closes."""

    number: QuestionNumber
    choice: Annotated[str, Meta(min_length=1, max_length=80)]


class AskAnswer(Body, frozen=True, tag="ask_answer"):
    """What one has answered oneself to the question that is open; params {number, choice}, null where there is none."""


class CloseQuestion(Body, frozen=True, tag="close_question"):
    """No more answers: all see how often each choice was taken, and which is right."""

    number: QuestionNumber


class DropQuestion(Body, frozen=True, tag="drop_question"):
    """The question is taken back, or taken away after it was closed; its answers are forgotten."""

    number: QuestionNumber
