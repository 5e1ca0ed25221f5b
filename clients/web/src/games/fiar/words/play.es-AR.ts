/** The words of FIAR, in the Spanish of Argentina. */
import { esAR as relocationWords } from "../../../board/circles/relocation_words.es-AR";
import type { Overlay } from "../../../words/catalogue";
import type { Color } from "../view";
import { colorEs, oneEs, type es } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  phases: {
    placing: "Fase I: poné una ficha de tu mano",
    moving: "Fase II: mové una ficha",
  },
  refusals: {
    ...relocationWords.refusals,
  },
  rules: {
    "fiar.move-it-use-it": "Movela, usala: la primera ficha que se mueve es la del turno; no se mueve otra.",
    "fiar.opponent-path": "Ganar con las fichas del rival: también vale su trayecto, si lo dejó pasar o si vos lo completás.",
    "fiar.challenge": "Se desafía al recibir la banderilla y antes de tocar una ficha.",
    "fiar.time": "El servidor controla el tiempo: nadie lo desafía.",
  },
  faults: sentences.faults,
  missing: sentences.missing,
  stakes: sentences.stakes,
  actions: {
    ...relocationWords.actions,
    start_pick: "Elegir una mano",
  },
  hints: {
    start_call: "Tocá cualquiera: es un sorteo.",
    start_pick: "Tocá cualquiera: es un sorteo.",
    place: ({ chip }: { chip: string }) => `Poné ${oneEs(chip)} en el círculo marcado: así preparás tu línea de cuatro.`,
    move: ({ chip }: { chip: string }) => `Mové ${oneEs(chip)}, la marcada, hasta el círculo libre marcado: así preparás tu línea de cuatro.`,
    declare_win: "Las fichas marcadas están en línea: ¡declará la victoria!",
  },
  ui: {
    passOnly: "¡Listo! Pasá la banderilla.",
    moveNow: "Tocá una ficha tuya del tablero; después, adónde va.",
    ...relocationWords.ui,
    callNow: "Sorteo: elegí un color. El otro saca una mano a ciegas.",
    pickNow: (color: Color) => `Empieza el ${colorEs[color]}. Elegí una mano: ahí está tu color.`,
    answerNow: (name: string) => `${name} dice que ganó con los círculos marcados. ¿Es verdad? Aceptá, o desafiá.`,
    acceptNow: (name: string) => `${name} ganó con los círculos marcados. Aceptá la victoria.`,
    nameNow: (count: number) => `Tocá los círculos del trayecto (${count} o más).`,
    letGoNow: (_chip: string) => "Tocá el círculo donde la ponés.",
    passNow: "Ya jugaste: pasá la banderilla, o declará la victoria.",
  },
} satisfies Overlay<typeof es>;
