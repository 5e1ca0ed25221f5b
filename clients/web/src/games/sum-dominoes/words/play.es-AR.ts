/** The words of Sum Dominoes, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { View } from "../view";
import { shown } from "../shown.svelte";
import { type es, reasons, text } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  refusals: {
    window_open: "El otro todavía puede mirar la primera parte: esperá unos segundos.",
  },
  rules: {
    "sum-dominoes.unplaced-1": "Ficha que debió ser colocada en la 1.ª parte. Mostrá en el tablero dónde.",
    "sum-dominoes.unplaced-2": "Ficha que debió ser colocada en la 2.ª parte. Mostrá en el tablero dónde.",
  },
  faults: sentences.faults,
  missing: sentences.missing,
  stakes: sentences.stakes,
  happenings: {
    no_challenge: (event, names) => `${names(event.seat)} no desafía.`,
    end_announced: (event) =>
      `Fin del juego, si nadie desafía: ${reasons[text(event.params?.reason)] ?? text(event.params?.reason)}.`,
  },
  actions: {
    challenge: "Desafiar",
    no_challenge: "No desafío",
  },
  options: {
    incorrect_tile: {
      label: "La ficha de un desafío incorrecto es para",
      values: { challenger: "Quien desafió", challenged: "El desafiado" },
    },
  },
  hints: {
    place: ({ tile }: { tile: string }, view: View) => `Poné la ficha ${tile} en el lugar marcado: las caras que se tocan hacen ${view.turn.written ?? view.sum}.`,
    roll: "Lanzá los dados: con su suma jugás otra ficha.",
    reroll: "Lanzá otra vez: puede salir una suma que te sirva más.",
    write_sum: ({ sum }: { sum: number }, view: View) => `Escribí ${sum}: ${(view.turn.dice ?? []).join(" + ")} = ${sum}.`,
    draw: "Tomá una ficha del banco: la podés usar después.",
    give: ({ tile }: { tile: string }) => `Entregá la ficha ${tile}: así te quedan menos.`,
    pass_flag: "Tu turno está completo: pasá la banderilla.",
  },
  ui: {
    calls: "Qué podés hacer",
    missed: (tile: string, part: string) => `Desafiar: ${tile} iba ahí (${part})`,
    canShow: "¿Faltó colocar una? Tocala y mostrá dónde iba.",
    giveOne: (name: string) => `El banco está vacío: elegí una ficha tuya para ${name}.`,
    pending: {
      mine: () => "¿Está bien? Aceptá el resultado o desafiá.",
      accept: () => "Aceptá el resultado.",
    },
    showWhere: "Mostrá en el tablero dónde iba.",
    tapSquare: "Tocá una casilla del tablero.",
    placeOne: (sum: number) => `Colocá una ficha que haga ${sum}. Las que caben tienen un punto.`,
    turnOrPlace: "Girala si hace falta y colocala.",
    waitForLook: "El otro mira tu primera parte: esperá un momento.",
    myTurn: {
      part1: (sum: number, isOpen: boolean) =>
        isOpen ? `Elegí una ficha que haga ${sum}, o lanzá los dados.` : "Ahora lanzá los dados.",
      rolled: () => "Sumá los tres dados y escribila.",
      part2: (_sum: number, isOpen: boolean) =>
        isOpen ? "Elegí una ficha que haga la suma de los dados, o terminá tu turno." : "Tomá una ficha y pasá.",
      drawn: () => "Pasá la banderilla.",
    },
  },
  aims: (rule: string) =>
    rule.includes(".unplaced-")
      ? [
          shown.target
            ? { label: `${shown.target.tile} en ${shown.target.cells.join(" y ")}`, with: { target: shown.target } }
            : { label: "Antes, tocá en el tablero la ficha del otro y dónde iba", with: {} },
        ]
      : [],
} satisfies Overlay<typeof es>;
