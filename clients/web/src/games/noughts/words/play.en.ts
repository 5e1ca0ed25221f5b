/** The words of noughts on the screen in English. */
import type { GameWords } from "../../contract";
import { en as boardWords } from "../../../board/words.en";
import { nameOf } from "../view";
import type { Words } from "./play.es";
import { square } from "./wording";

export const en: Words = {
  name: "Noughts",
  tag: "Nine squares and three in a row",
  phases: { turn: "Place a piece", over: "The game is over" },
  watched: {
    turn: (names: string) => `${names} places a piece`,
  },
  refusals: { occupied: "That square is taken: choose a free one." },
  rules: { "noughts.place": "One piece a turn, on a free square." },
  faults: {},
  missing: {},
  stakes: {},
  happenings: {
    placed: (event, names) => `${names(event.seat)} places a piece on ${square(event.params?.cell)}.`,
  },
  actions: { place: "Place the piece" },
  options: { mode: boardWords.options.mode, turn_ms: boardWords.options.turn_ms } as GameWords["options"],
  reasons: { row: "three in a row", full: "board full", time: "time" },
  columns: { cell: "Square" },
  hints: {
    place: ({ cell }) => `Place your piece on ${square(cell)}: it serves for three in a row there.`,
  },
  ui: {
    board: "Board of three by three",
    cell: (cell, owner) => `${nameOf(cell)}, ${owner === null ? "free" : `piece of ${owner}`}`,
  },
  describe: (view, names) =>
    view.cells.map((seat, cell) => `${nameOf(cell)}: ${seat === null ? "free" : names(seat)}`).join(", "),
};
