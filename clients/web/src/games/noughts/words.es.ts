/** The words of noughts, in Spanish. */
import { es as boardWords } from "../../board/words.es";
import type { Title, GameWords, Names, WordsOf } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Action, Code, EventKind, Hinted, Phase, RuleId } from "./game.gen";
import { nameOf, type View } from "./view";
import { square } from "./wording";

export const title: Title = { name: "Tres en raya", tag: "Nueve casillas y tres fichas en fila" };

type Mine = WordsOf<View, Code, RuleId, Phase, EventKind, Action, Hinted>;

export const play = {
  ...title,
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

export type Words = typeof play;

export const howto: Howto = {
  goal: "Pon tres fichas tuyas en fila: de lado, de arriba abajo o en diagonal.",
  turn: ["Toca una casilla libre: ahí queda tu ficha.", "Después juega el otro."],
  challenges: ["En este juego no hay nada que retar: el servidor no deja hacer lo que no se puede."],
  end: ["Gana quien tiene tres en fila.", "Si el tablero se llena sin tres en fila, es empate.", "Quien se rinde pierde."],
  cases: [
    ["goal", "Three in a row", "row", [0]],
    ["end", "The board is full", "full", []],
    ["end", "A seat resigns", "resign", [0]],
  ],
  clock: ["Cada turno dura un minuto y diez segundos más. Después pierdes el juego."],
  line: [
    ["b2", "poner en el centro"],
    ["a1", "poner en la primera esquina"],
    ["resign", "rendirse"],
  ],
};

export const lesson: LessonWords = {
  middle: ["Gana quien pone tres fichas en fila. Toca la casilla del medio: por ahí pasan cuatro filas.", "El otro puso la suya en una esquina."],
  corner: ["Toca la esquina marcada: así te falta una sola para tres en fila.", "El otro te tapó la fila."],
  stop: ["Ahora el otro tiene dos en fila: las casillas marcadas. Pon tu ficha entre ellas.", "¡Bien! Ahí ya no puede ganar."],
  win: ["Aquí tienes dos en la fila de arriba. Toca la casilla que falta.", "¡Tres en fila!"],
};
