/** Words of the report by rule, in English. */
import { plural } from "../../words/plural";
import type { es } from "./words.es";

export const en: typeof es = {
  title: "Report by rule",
  lead: "What each pupil did with each rule, in games that are over.",
  back: "Back",
  loading: "Counting the moves…",
  failed: "The report could not be fetched.",
  again: "Try again",
  nothing: "No game is over yet.",
  clean: "Nobody broke a rule that can be challenged.",
  next: "To look at with the class",
  nextHint: "The rules that were missed or wrongly challenged most come first.",
  rule: "Rule",
  game: "Game",
  made: "Made",
  missed: "Missed",
  seen: "Seen",
  wrong: "Wrong challenges",
  moments: "To show",
  moment: (number: number) => `Move ${number}`,
  pupils: "Pupil by pupil",
  player: "Pupil",
  everyone: "Everybody",
  played: (games: number, minutes: number) => `${plural("en", games, "game", "games")}, ${minutes < 1 ? "less than a minute" : plural("en", minutes, "minute", "minutes")} of thinking`,
  noFaults: "No faults and no challenges.",
  sheet: (klass: string, day: string) => `${klass} · ${day}`,
  forHome: "“Missed”: faults of a rival that went unchallenged. “Seen”: faults that were challenged rightly.",
  print: "Print",
  csv: "Table (CSV)",
};
