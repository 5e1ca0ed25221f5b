/** The words of a simultaneous in English. */
import type { es } from "./words.es";

const boards = (count: number) => (count === 1 ? "1 board" : `${count} boards`);

export const en: typeof es = {
  title: "Simultaneous: one against many",
  hint: "One plays each of the chosen pupils and goes from board to board. It is played with help; cards close by themselves when a game ends.",
  player: "Who plays all the others",
  against: "Against whom",
  all: "All",
  none: "None",
  first: "The first seat (in chess, White)",
  firsts: { player: "who plays all the others", others: "each pupil", turns: "at every second board" },
  clock: "Clock",
  clocks: { none: "nobody has a clock", others: "only the pupil's runs, when it is their turn" },
  counts: "Counts in the standings",
  countsHint: "Only if a tutor plays. Pupils who do not play in it get nothing.",
  make: (count) => `Make ${boards(count)}`,
  of: (name) => `${name}'s simultaneous`,
  counted: "It counts in the standings.",
  uncounted: "It does not count in the standings.",

  walk: "The boards of the simultaneous",
  stop: (number, name, state) => `Board ${number}, ${name}: ${state}`,
  states: { waits: "waits for you", thinks: "is thinking", stands: "is not played now", over: "is over" },
  next: (number, name) => `Next: board ${number}, ${name}`,
  waiting: (count) => (count === 0 ? "Nobody waits for you now" : count === 1 ? "1 board waits for you" : `${count} boards wait for you`),
  youWait: (name) => `${name} goes from board to board. On ${name}'s turn no clock runs.`,
};
