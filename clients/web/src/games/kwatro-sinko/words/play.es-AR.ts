/** The words of Kwatro-Sinko, in the Spanish of Argentina. */
import { esAR as relocationWords } from "../../../board/circles/relocation_words.es-AR";
import { spaceNumber } from "./wording";
import type { Overlay } from "../../../words/catalogue";
import { numberOf, written, type Sentence, type View } from "../view";
import type { es } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  phases: {
    start: "Quién empieza: elegí una ficha sin mirar",
    moving: "Mové una ficha",
  },
  refusals: {
    ...relocationWords.refusals,
    already_drawn: "Ya elegiste tu ficha.",
    slot_taken: "Esa ficha ya la eligió el otro.",
  },
  rules: {
    "kwatro-sinko.move-it-use-it": "Movela, usala: la primera ficha que se mueve es la del turno; no se mueve otra.",
    "kwatro-sinko.challenge": "Se desafía al recibir la banderilla y antes de tocar una ficha.",
    "kwatro-sinko.time": "El servidor controla el tiempo: nadie lo desafía.",
  },
  faults: sentences.faults,
  missing: sentences.missing,
  stakes: sentences.stakes,
  actions: {
    ...relocationWords.actions,
    draw_chip: "Elegir una ficha sin mirar",
  },
  hints: {
    draw_chip: "Tocá cualquiera: es un sorteo.",
    move: ({ chip }: { chip: string }, view: View) =>
      `Mové tu ${numberOf(chip)} al círculo marcado: ${spaceNumber(view.board[chip] ?? "") === null ? "así preparás tres en línea" : "así sale de su espacio con número"}.`,
    declare_win: ({ sentence }: { sentence: Sentence }) => `Declará la victoria con las fichas marcadas: ${written(sentence)}.`,
  },
  ui: {
    ...relocationWords.ui,
    passOnly: "¡Listo! Pasá la banderilla.",
    moveNow: "Tocá una de tus fichas y después un círculo libre.",
    slot: (place: number) => `Elegir la ficha tapada ${place}`,
    slotOf: (place: number, name: string) => `Ficha ${place}: la eligió ${name}`,
    drawNow: "Sorteo: tocá una ficha. El número más chico empieza, con los pares.",
    drawWait: "Falta que los dos elijan una ficha.",
    started: (one: string, first: number, other: string, second: number, starter: string) =>
      `${one} eligió ${first} y ${other} eligió ${second}. Empieza ${starter}, con las pares.`,
    answerNow: (name: string) => `${name} dice que ganó con las fichas marcadas. ¿Es verdad? Aceptá, o desafiá.`,
    acceptNow: (name: string) => `${name} ganó con las fichas marcadas. Aceptá la victoria.`,
    nameNow: "Tocá las tres fichas del trayecto.",
    sayNow: "Decí la cuenta: las dos del mismo color, menos la otra.",
    unclear: "Decila así: número + número − número = resultado.",
    letGoNow: (chip: string) => `${numberOf(chip)}: tocá el círculo donde la ponés.`,
    passNow: "Ya moviste: pasá la banderilla, o declará la victoria.",
    noHint: "Ahora no podés declarar ningún trayecto.",
  },
} satisfies Overlay<typeof es>;
