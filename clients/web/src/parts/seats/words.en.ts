/** The English words next to an invitation. */
import { plural } from "../../words/plural";
import type { SeatWords } from "./words";

export const en: SeatWords = {
  program: "program",
  hints: (count) => plural("en", count, "hint", "hints"),
  reads: "reads the rules",
  answers: "to answer",
  plays: "to play",
  won: "won",
  inviteProgram: "Invite a program",
  programKey: (seat) => `Key of seat ${String(seat)} for a program`,
  programHint: "The program that comes in with this key plays under its own name, and everybody sees that it is a program.",
  /** In a table's menu: its link, and the bare table. */
  share: {
    title: "Share the table",
    frame: "Code that shows the table on another page",
    alone: "Only the table, for a screen",
    stream: "Over a stream, for example in OBS",
  },
  hereOnly:
    "This address opens on this device only. For others to come in, open this page by this computer's address in the network, or tell the server its own (--public-url).",
  nobodyYet: "Can the others not get in?",
  reasons: [
    "Check that the other devices are on the same wifi as this computer.",
    "A guest network often keeps devices from seeing each other: use another one, or share a telephone's internet.",
    "This computer's firewall may ask whether Banderilla may be reached: allow it.",
  ],
};
