/** The English words of a table's form that load when the lobby opens it. */
import type { es } from "./form_words.es";

export const en: typeof es = {
  moveDays: "Time for a move",
  live: "Now, at the table",
  days: (days) => (days === 1 ? "By correspondence: 1 day" : `By correspondence: ${days} days`),
  moveDaysHint: "With days for a move no other clock runs. You find the game in “My games”.",
  absence: "If somebody leaves",
  absenceAfter: (seconds) => `You choose what to do after ${seconds < 60 ? `${seconds} s` : `${seconds / 60} min`}`,
  absenceNever: "The game waits",
  rare: "More rules",
  rareHint: "You need not change them: the game plays well as it is.",
  appointed: "Starting time (optional)",
  appointedHint: "The game begins by itself then, whether both are there or not. The clock runs for a late player too.",
  noAppointment: "No fixed time",
  past: "That time has passed: choose another.",
  begins: (time) => `The game begins by itself: ${time}. The clock of a missing player runs.`,
  periods: "Your own periods",
  periodsHint: "Instead of the time chosen above. Seconds for each move count with an increment or a delay.",
  period: (number) => `Period ${number}`,
  moves: "Moves",
  rest: "all other moves",
  minutes: "Minutes",
  extra: "Seconds per move",
  addPeriod: "Add a period",
  dropPeriod: (number) => `Remove period ${number}`,
  starters: ["The first", "The second", "The third", "The fourth"],
};
