/** The words of noughts on the screen, Spanish first. */
import type { GameWords, Names, WordsOf } from "../contract";
import type { Code, EventKind, Phase, RuleId } from "./game.gen";
import { boardWords } from "../../board/words";
import { nameOf, type View } from "./view";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind>;

const square = (cell: unknown): string => nameOf(Number(cell));

export const es = {
  name: "Tres en raya",
  tag: "Nueve casillas y tres fichas en fila",
  phases: { turn: "Pon una ficha", over: "El juego terminó" },
  refusals: { occupied: "Esa casilla está ocupada: elige una libre." } satisfies Mine["refusals"] as Mine["refusals"],
  rules: { "noughts.place": "Una ficha por turno, en una casilla libre." } satisfies Mine["rules"] as Mine["rules"],
  faults: {},
  missing: {},
  cost: { own: "" },
  happenings: {
    placed: (event, names) => `${names(event.seat)} pone su ficha en ${square(event.params?.cell)}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: { place: "Poner la ficha" },
  options: { mode: boardWords.es.options.mode } as GameWords["options"],
  reasons: { row: "tres en fila", full: "tablero lleno", time: "tiempo" },
  columns: { cell: "Casilla" },
  ui: {
    board: "Tablero de tres por tres",
    cell: (cell: number, owner: string | null) => `${nameOf(cell)}, ${owner === null ? "libre" : `ficha de ${owner}`}`,
  },
  describe: (view: View, names: Names) =>
    view.cells.map((seat, cell) => `${nameOf(cell)}: ${seat === null ? "libre" : names(seat)}`).join(", "),
} satisfies Mine & { ui: object };

export type Words = typeof es;

export const en: Words = {
  name: "Noughts",
  tag: "Nine squares and three in a row",
  phases: { turn: "Place a piece", over: "The game is over" },
  refusals: { occupied: "That square is taken: choose a free one." },
  rules: { "noughts.place": "One piece a turn, on a free square." },
  faults: {},
  missing: {},
  cost: { own: "" },
  happenings: {
    placed: (event, names) => `${names(event.seat)} places a piece on ${square(event.params?.cell)}.`,
  },
  actions: { place: "Place the piece" },
  options: { mode: boardWords.en.options.mode } as GameWords["options"],
  reasons: { row: "three in a row", full: "board full", time: "time" },
  columns: { cell: "Square" },
  ui: {
    board: "Board of three by three",
    cell: (cell, owner) => `${nameOf(cell)}, ${owner === null ? "free" : `piece of ${owner}`}`,
  },
  describe: (view, names) =>
    view.cells.map((seat, cell) => `${nameOf(cell)}: ${seat === null ? "free" : names(seat)}`).join(", "),
};
