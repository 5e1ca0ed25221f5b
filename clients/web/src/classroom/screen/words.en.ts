/** The words of the class's screen in English. */
import type { ScreenWords } from "./words";

export const en: ScreenWords = {
  screen: "The class's screen",
  full: "Full screen",
  open: "Open the screen",
  openHint: "It opens in a tab of its own: put it on the projector. Nothing that you do here moves it.",
  elsewhere: "On another computer this address shows how to come in; with “everybody who has the code” the boards and the standings too:",
  who: "Who may watch the boards",
  whos: { none: "nobody", class: "the class and its screen", public: "everybody who has the code" },
  publicHint: "Everybody with the code sees names, boards and standings without coming into the class.",
  delay: "The boards are watched with a delay of",
  delays: (ms) => (ms === 0 ? "nothing" : ms < 60_000 ? `${ms / 1000} seconds` : ms === 60_000 ? "1 minute" : `${ms / 60_000} minutes`),
  behind: (text) => `The boards are shown ${text} late.`,
  unsigned: (boards) => `Not signed yet: ${boards.length === 1 ? "board" : "boards"} ${boards.join(", ")}`,
  missing: "Name on the screen the pupils of the list who are missing, until the round starts",
  playing: (count) => (count === 1 ? "1 board plays" : `${count} boards play`),
  more: (count) => `and ${count} more`,
  shut: "The tutor can show the boards and the standings here: on their own page, tab Screen.",
  late: "No connection: this is what came last.",
  gone: "This class no longer exists.",
};
