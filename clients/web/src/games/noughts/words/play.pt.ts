/** The words of noughts on the screen in Portuguese. */
import { pt as boardWords } from "../../../board/words.pt";
import type { GameWords, Names } from "../../contract";
import { nameOf, type View } from "../view";
import { square } from "./wording";
import type { Words } from "./play.es";

export const pt = {
  name: "Jogo da velha",
  tag: "Nove casas e três peças em linha",
  phases: { turn: "Ponha uma peça", over: "O jogo terminou" },
  watched: {
    turn: (names: string) => `${names} põe uma peça`,
  },
  refusals: { occupied: "Essa casa está ocupada: escolha uma livre." },
  rules: { "noughts.place": "Uma peça por turno, em uma casa livre." },
  faults: {},
  missing: {},
  stakes: {},
  happenings: {
    placed: (event, names) => `${names(event.seat)} põe sua peça em ${square(event.params?.cell)}.`,
  },
  actions: { place: "Pôr a peça" },
  options: { mode: boardWords.options.mode, turn_ms: boardWords.options.turn_ms } as GameWords["options"],
  reasons: { row: "três em linha", full: "tabuleiro cheio", time: "tempo" },
  columns: { cell: "Casa" },
  hints: {
    place: ({ cell }) => `Ponha sua peça em ${square(cell)}: ali ela serve para três em linha.`,
  },
  ui: {
    board: "Tabuleiro de três por três",
    cell: (cell: number, owner: string | null) => `${nameOf(cell)}, ${owner === null ? "livre" : `peça de ${owner}`}`,
  },
  describe: (view: View, names: Names) => view.cells.map((seat, cell) => `${nameOf(cell)}: ${seat === null ? "livre" : names(seat)}`).join(", "),
} satisfies Words;
