/** The English words for the list of watchers of a class and its boards. */
import type { es } from "./watchers_words.es";

export const en: typeof es = {
  watching: (count) => `Watching: ${count}`,
  hint: "People who watch the class from outside, or a board where they do not play. Pupils do not see this list.",
  nobody: "Nobody watches now.",
  atClass: "the class's page",
  board: (round, board) => `round ${round}, board ${board}`,
  boards: (count) => `${count} boards`,
  since: (time) => `since ${time}`,
  stranger: "not of this class",
  screen: "a screen of the class",
  part: "The class is spread over several servers: people who watch from another may be missing.",
  again: "Refresh",
};
