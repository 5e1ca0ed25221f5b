/** The words of noughts on the screen in Spanish. */
import type { GameWords, Names, WordsOf } from "../../contract";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "../game.gen";
import { es as boardWords } from "../../../board/words.es";
import { nameOf, type View } from "../view";
import { square } from "./wording";

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const es = {
  name: "Tres en raya",
  tag: "Nueve casillas y tres fichas en fila",
  phases: { turn: "Pon una ficha", over: "El juego terminó" },
  watched: {
    turn: (names: string) => `${names} pone una ficha`,
  },
  refusals: { occupied: "Esa casilla está ocupada: elige una libre." } satisfies Mine["refusals"] as Mine["refusals"],
  rules: { "noughts.place": "Una ficha por turno, en una casilla libre." } satisfies Mine["rules"] as Mine["rules"],
  faults: {},
  missing: {},
  stakes: {},
  happenings: {
    placed: (event, names) => `${names(event.seat)} pone su ficha en ${square(event.params?.cell)}.`,
  } satisfies Mine["happenings"] as Mine["happenings"],
  actions: { place: "Poner la ficha" },
  options: { mode: boardWords.options.mode, turn_ms: boardWords.options.turn_ms } as GameWords["options"],
  reasons: { row: "tres en fila", full: "tablero lleno", time: "tiempo" },
  columns: { cell: "Casilla" },
  hints: {
    place: ({ cell }) => `Pon tu ficha en ${square(cell)}: ahí sirve para tres en fila.`,
  } satisfies Mine["hints"] as Mine["hints"],
  ui: {
    board: "Tablero de tres por tres",
    cell: (cell: number, owner: string | null) => `${nameOf(cell)}, ${owner === null ? "libre" : `ficha de ${owner}`}`,
  },
  describe: (view: View, names: Names) =>
    view.cells.map((seat, cell) => `${nameOf(cell)}: ${seat === null ? "libre" : names(seat)}`).join(", "),
} satisfies Mine & { ui: object };

export type Words = typeof es;
