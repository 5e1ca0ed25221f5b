/** The words of raised hands and of the tutors' list of calls in English. */
import type { CallWords } from "./words";

export const en: CallWords = {
  raise: "Raise my hand",
  raised: "Hand up",
  coming: "A tutor is on the way",
  lower: "Lower my hand",
  why: "What do you need?",
  stops: "Your board's clock stops until a tutor comes.",
  reasons: {
    again: "Can you show it again?",
    why: "Why is it so?",
    try: "May I try?",
    rules: "A question about the rules",
    opponent: "A problem with my opponent",
    device: "Something does not work",
    break: "I have to go out for a moment",
    other: "Something else",
  },

  calls: "Calls",
  tab: (count) => (count === 0 ? "Calls" : `Calls (${count})`),
  none: "Nobody calls.",
  kinds: {
    appeal: "Appeal",
    ruling: "Waits for a ruling",
    limit: "Time is up: who has won?",
    hand: "Hand up",
    dispute: "Does not agree with the card",
    noted: "Appeal noted: no tutor was there",
    absent: "Away",
    unsigned: "Not signed",
  },
  at: (round, board) => `round ${round}, board ${board}`,
  since: (seconds) => (seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`),
  go: "On my way",
  goTo: (what) => `On my way: ${what}`,
  done: "Done",
  doneWith: (what) => `Done: ${what}`,
  open: "Open the board",
  onTheWay: (name) => `${name} is on the way`,
  all: "See all",
  more: (count) => `and ${count} more`,
  times: (count, average, longest) =>
    `${count === 1 ? "1 call answered" : `${count} calls answered`}. Average wait ${average}, longest ${longest}.`,
  absentTutor: "With no tutor online, a challenge or an appeal waits",
  waits: (ms: number) =>
    ms === 0 ? "until one comes back" : ms < 60_000 ? `${ms / 1000} seconds; then the server decides` : `${ms / 60_000} min; then the server decides`,
  absentTutorHint: "The server rules; an appeal is noted for later and play goes on.",
  stopsClock: "A raised hand stops the board's clock",
  happenings: {
    hand_raised: (name) => `${name} raises a hand.`,
    hand_lowered: (name) => `${name} lowers the hand.`,
    hand_answered: (name, by) => `${by} has helped ${name}.`,
  },
};
