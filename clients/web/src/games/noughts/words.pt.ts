/** The words of noughts, in Portuguese. */
import { pt as boardWords } from "../../board/words.pt";
import type { Title, GameWords, Names } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import { nameOf, type View } from "./view";
import { square } from "./wording";
import type { Words } from "./words.es";

export const title: Title = { name: "Jogo da velha", tag: "Nove casas e três peças em linha" };

export const play = {
  ...title,
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

export const howto: Howto = {
  goal: "Ponha três peças suas em linha: na horizontal, na vertical ou na diagonal.",
  turn: ["Toque em uma casa livre: sua peça fica ali.", "Depois joga o outro."],
  challenges: ["Neste jogo não há nada para desafiar: o servidor não deixa fazer nada proibido."],
  end: ["Vence quem tem três em linha.", "Se o tabuleiro ficar cheio sem três em linha, é empate.", "Quem desiste perde."],
  clock: ["Cada turno dura um minuto e mais dez segundos. Depois você perde o jogo."],
  line: [
    ["b2", "pôr no centro"],
    ["a1", "pôr no primeiro canto"],
    ["resign", "desistir"],
  ],
};

export const lesson: LessonWords = {
  middle: ["Vence quem põe três peças em linha. Toque na casa do meio: por ali passam quatro linhas.", "O outro pôs a dele num canto."],
  corner: ["Toque no canto marcado: assim falta só uma para três em linha.", "O outro fechou a sua linha."],
  stop: ["Agora o outro tem duas em linha: as casas marcadas. Ponha a sua peça entre elas.", "Muito bem! Ali ele não vence mais."],
  win: ["Aqui você tem duas na linha de cima. Toque na casa que falta.", "Três em linha!"],
};
