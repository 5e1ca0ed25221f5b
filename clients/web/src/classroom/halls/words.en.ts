/** The words of an event in several halls in English. */
import type { HallWords } from "./words";

export const en: HallWords = {
  title: "Halls",
  hint: "For a tournament in several halls, with a tutor in each: all enter with the same code, and there is one table. Each pupil says which hall they are in; each tutor looks at the boards and calls of their own, and each hall has its screen.",
  divide: "Divide into two halls",
  add: "Add a hall",
  join: "Put all into one hall",
  first: (number: number) => `Hall ${number}`,
  nameOf: (number: number, count: number) => `Name of hall ${number} (${count === 1 ? "1 pupil" : `${count} pupils`})`,
  without: (names: string) => `No hall yet: ${names}.`,
  hall: "Hall",
  none: "no hall",
  all: "All halls",
  boards: (hall: string) => `All boards of: ${hall}`,
  ask: "Which hall are you in?",
  yours: (hall: string) => `You are in: ${hall}.`,
  screen: (hall: string) => `Screen of: ${hall}`,
};
