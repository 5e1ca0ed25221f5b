/** The words of takeaway on the screen in English. */
import type { Params } from "../../contract";
import { en as boardWords } from "../../../board/words.en";
import { en as sentencesEn } from "./faults.en";
import type { Words } from "./play.es";

const countersEn = (count: unknown): string => `${String(count)} ${Number(count) === 1 ? "counter" : "counters"}`;

export const en: Words = {
  name: "Takeaway",
  tag: "Take up to three and say how many are left",
  phases: {
    review: "Take one, two or three counters",
    taken: "Say how many are left and pass the flag",
    result_pending: "Result not final",
    over: "The game is over",
  },
  reviewing: {
    ...boardWords.reviewing,
    review: "Look at the move before: challenge it or take counters",
  },
  watched: {
    review: (names: string) => `${names} takes counters`,
    taken: (names: string) => `${names} says how many are left`,
    result_pending: (names: string, count: number) => `${names} answer${count === 1 ? "s" : ""} the result`,
  },
  refusals: {
    not_enough: (params: Params) => `Only ${countersEn(params.left)} left.`,
  },
  rules: {
    "takeaway.take": "One, two or three counters are taken in a turn.",
    "takeaway.count": "The player who takes says how many counters are left, and it must be true.",
    "takeaway.time-limit": "At the time limit the game ends in a draw.",
  },
  ...sentencesEn,
  happenings: {
    taken: (event, names) => `${names(event.seat)} takes ${countersEn(event.params?.count)}.`,
    said: (event, names) => `${names(event.seat)} says: ${String(event.params?.left)} left.`,
    restored: (event, names) => `${names(event.seat)}'s move is undone.`,
  },
  actions: { take: "Take counters", say: "Say how many are left", pass_flag: "Pass the flag" },
  options: boardWords.options,
  reasons: { emptied: "empty pile" },
  columns: { taken: "Taken", said: "Said", note: "Note" },
  hints: {
    take: ({ count }, view) => `Take ${countersEn(count)}: that leaves ${view.pile - count} to the other player.`,
    say: ({ left }) => `Count the pile: say that ${left} are left.`,
  },
  ui: {
    board: (left) => `Pile: ${countersEn(left)}`,
    calls: "What you can do",
    take: (count) => `Take ${count}`,
    left: "Left",
    say: "Say",
    passNow: "Pass the flag",
    steps: boardWords.number,
    turnOf: (name) => `${name}'s turn`,
    lastOf: (name) => `Move before: ${name}`,
    took: (count) => `Took ${countersEn(count)}`,
    said: (left) => `Said that ${left} are left`,
    unsaid: "Did not say how many are left",
    nothing: "Took nothing",
  },
  describe: (view, names) => `${countersEn(view.pile)} in the pile. ${names(view.turn.seat)}'s turn.`,
};
