/**
 * The shared words of games that reward a correct challenge with a relocation, in the Spanish of Argentina. A game's own words include
 * them.
 */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./relocation_words.es";

export const esAR = {
  refusals: {
    relocation_pending: "Primero se recoloca la ficha del desafío.",
    result_pending: "Hay una victoria declarada: primero se acepta o se desafía.",
    not_challenger: "Recoloca quien desafió.",
    own_result: "Esa victoria la declaraste vos: contesta el otro.",
  },
  routes: {
    jump: "Hay una ficha en el camino, y no se salta: |movela hasta antes de ella, o por otra recta.",
    yellow: "El camino cruzaría el área amarilla: |elegí un círculo de este lado.",
    off_line: "Ninguna recta libre lleva hasta ahí: |movela por una de las rectas que salen de su círculo.",
  },
  actions: {
    challenge: "Desafiar",
  },
  ui: {
    calls: "Qué podés hacer",
    relocateNow: (name: string, count: number) =>
      `¡Tenías razón! Premio: llevá una ficha de ${name} al círculo vacío que quieras.${count > 1 ? ` Quedan ${count}.` : ""}`,
    aimNow: "Tocá otra vez el círculo para soltarla ahí.",
  },
} satisfies Overlay<typeof es>;
