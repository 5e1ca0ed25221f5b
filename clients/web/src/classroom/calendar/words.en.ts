/** The English words of the dates of a class. */
import type { CalendarWords } from "./words";

export const en: CalendarWords = {
  title: "Dates",
  hint: "All people with the code see the next date. The same letters let them in on each date.",
  next: "Next class:",
  now: "The class is now.",
  file: "Add to my calendar",
  day: "Day",
  hour: "Time",
  lasts: "Lasts",
  minutes: (count) => `${count} minutes`,
  repeats: "Repeats",
  rhythms: { once: "no", weekly: "every week", fortnightly: "every two weeks" },
  ends: "Ends",
  ways: { times: "after some times", until: "on a date" },
  times: "How many times",
  until: "Last date",
  add: "Set",
  all: (count) => (count === 1 ? "1 date" : `${count} dates`),
  past: "over",
  remove: "Remove",
  removeOf: (date) => `Remove: ${date}`,
  removeAll: "Remove all",
  sure: "Remove all dates?",
  yes: "Yes, remove them",
  kept: "The class is kept until after the last date.",
};
