/** Words for what a class leaves: what goes home, until when it is kept, and how it is erased, in English. */
import type { es } from "./keeping_words.es";

export const en: typeof es = {
  erasesItself: (day) => `This class erases itself on ${day}.`,
  erasesItselfShort: (day) => `What is in this class is erased on ${day}.`,
  keep: "The class is kept, from its last round,",
  days: (count) => (count === 1 ? "1 day" : `${count} days`),
  erase: "Erase the class",
  eraseTitle: "Erase the whole class",
  lost: (pupils, boards) =>
    `The names of ${pupils === 1 ? "1 pupil" : `${pupils} pupils`}, the standings, and ` +
    `${boards === 1 ? "the board with its game" : `the ${boards} boards with their games`} and score cards are erased for good.`,
  turnedOut: "Everybody who is in the class leaves it at this very moment.",
  first: "Did you keep it? Take all of it home in one file before you erase it.",
  go: "Go on",
  sure: "There is no way back. Erase the class now?",
  yes: "Yes, erase all",
  no: "No, leave it as it is",

  takeHome: "To take home",
  all: "All in one file",
  allHint: "Cards, standings and all games, in a zip.",
  csv: "Standings as CSV",
  json: "The whole class as JSON",
  printCards: "Print the cards",
  printStandings: "Print the standings",
  print: "Print",
  back: "Back to the standings",
  cards: (count) => (count === 1 ? "1 card, one sheet" : `${count} cards, a sheet each`),
  noCards: "There is no card yet: they come when a game is over.",
  loading: "Fetching the cards…",
  failed: "The cards could not be fetched.",
  again: "Try again",
  board: (round, board) => `Round ${round}, board ${board}`,
  file: (kind, board) => `The game of board ${board} as ${kind}`,
};
