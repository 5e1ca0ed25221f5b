/** The words of Truco, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  phases: {
    cut: "Cortá el mazo o golpeá",
    play: "Jugá una carta o cantá",
    review: "Revisión: recogé los tantos o impugná",
  },
  refusals: {
    nothing_to_beat: "Nadie cantó un punto todavía: decí el tuyo.",
    no_partner: "No tenés compañero.",
    signal_spent: "Ya hiciste una seña; esperá a que pase algo en la mesa.",
    look_spent: "Ya cambiaste la mirada; esperá a que pase algo en la mesa.",
    reserved_word: "En tu frase hay una palabra reservada: cantala con su botón.",
    need_both: "Contestá las dos cosas: el envido y el truco.",
    flor_closed: "Ya no podés cantar flor.",
  },
  faults: sentences.faults,
  ui: {
    doings: "Qué podés hacer",
    calls: "Qué podés decir",
    chooseWords: "Elegí las palabras en orden",
    lookAt: "Mirás a",
  },
} satisfies Overlay<typeof es>;
