/** The words of a question to the class, in English. */
import { plural } from "../../words/plural";
import type { es } from "./words.es";

export const en: typeof es = {
  ask: "Ask the class",
  hint: "All see a move and answer. Until you close the question nobody sees what others answer.",
  game: "A move of",
  ofBoard: "What do you ask about this move?",
  kinds: { fault: "Is there a fault?", rule: "Which rule was broken?", mark: "C, I or IA?" },
  making: "Looking for a move…",
  sent: "The class sees the question now.",
  question: "Question to the class",
  toYou: "Your tutor asks the class",
  look: "See the question",
  asks: {
    fault: (name) => `Is there a fault that ${name} may challenge now?`,
    rule: "Which rule was broken?",
  },
  seenBy: (name) => `Seen as ${name} sees it.`,
  seenByAll: "Seen as those who watched saw it.",
  choose: "Choose an answer. Nobody sees what you choose.",
  chose: "You have answered. You may change it until it closes.",
  given: (count, of) => `${count} of ${of} have answered`,
  close: "Close and show the answers",
  takeBack: "Take the question back",
  takeAway: "Take the answers away",
  closed: "The question is closed",
  was: (text) => `It was: ${text}`,
  answers: (count) => plural("en", count, "answer", "answers"),
  right: "right",
  yours: "your answer",
  fine: "All right",
  later: "Play on",
};
