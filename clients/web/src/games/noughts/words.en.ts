/** The words of noughts, in English. */
import { en as boardWords } from "../../board/words.en";
import type { Title, GameWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import { nameOf } from "./view";
import { square } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Noughts", tag: "Nine squares and three in a row" };

export const play: Words = {
  ...title,
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

export const howto: Howto = {
  goal: "Get three pieces of your own in a row: across, down or diagonally.",
  turn: ["Tap a free square: your piece stays there.", "Then it is the other player's turn."],
  challenges: ["There is nothing to challenge in this game: the server refuses what cannot be done."],
  end: ["Three in a row wins.", "If the board is full without three in a row, it is a draw.", "A player who resigns loses."],
  clock: ["A turn lasts one minute and ten seconds more. After that you lose the game."],
  line: [
    ["b2", "place in the middle"],
    ["a1", "place in the first corner"],
    ["resign", "resign"],
  ],
};

export const lesson: LessonWords = {
  middle: ["Three in a row win. Tap the square in the middle: four rows pass through it.", "The other one put a piece in a corner."],
  corner: ["Tap the marked corner: then only one is missing for three in a row.", "The other one has stopped your row."],
  stop: ["Now the other one has two in a row: the marked squares. Put your piece between them.", "Well done! That row cannot win any more."],
  win: ["Here you have two in the top row. Tap the square that is missing.", "Three in a row!"],
};
