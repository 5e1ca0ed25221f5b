/** The English words of games that pupils finish outside class. */
import type { es } from "./words.es";

export const en = {
  title: "Finish at home",
  hint: "Pupils play on from home, without a tutor: the server rules on challenges and appeals are noted. When the date comes the time limit is called.",
  which: "Which boards",
  allBoards: (count: number) => (count === 1 ? "The unfinished board" : `The ${count} unfinished boards`),
  until: "Until",
  perMove: "Per move",
  daysOf: (days: number) => (days === 0 ? "no clock" : days === 1 ? "1 day" : `${days} days`),
  perMoveHint: "After those days the game's own clock runs. In tournament mode and in games of quick answers the clock runs only while everybody is there.",
  send: "Allow it",
  none: "No board is left unfinished.",
  athome: "At home",
  untilDay: (day: string) => `until ${day}`,
  back: "Back to class",
  backOf: (board: string) => `Back to class: ${board}`,
  allBack: "All back to class",
  board: (round: number, board: number) => `Round ${round}, board ${board}`,

  yours: "To finish at home",
  yoursHint: "Come in whenever you like: on this device they are also among “My games”.",
  goOn: (names: string) => `Play on with ${names}`,

  here: (day: string) => `To be finished at home, until ${day}.`,
  noClock: "No clock runs.",
  byDays: (days: number) => (days === 1 ? "There is 1 day for each move." : `There are ${days} days for each move.`),
  together: "The clock runs only while everybody is there.",
  waits: "Somebody is missing: the game waits.",
} satisfies typeof es;
