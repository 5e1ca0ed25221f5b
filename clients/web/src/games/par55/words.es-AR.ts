/** The words of Par 55, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { worth, type View } from "./view";
import { blockEs, type Words } from "./words.es";

export const title = {};

export const faults = {
  faults: {
    "par55.score": [
      "Ese no es el puntaje: 5 por la base y 1 por cada parecido con los bloques vecinos. |Contalos otra vez.",
      ({ said, right, par, likenesses }) =>
        `Es ${par} por la base y ${likenesses} por los parecidos con los vecinos: ${par} + ${likenesses} = ${right}, no ${said}.`,
    ],
    "par55.announce-first": "El peón se movió antes del anuncio: |decí primero el puntaje.",
  },
  missing: {
    place: "Todavía no pusiste un bloque: colocalo en una base.",
    announce: "Te falta el puntaje: anuncialo.",
    move_pawn: "Te falta el peón: movelo tantos espacios como anunciaste.",
    declare_win: "¡Tu peón está en 55! Anunciá tu victoria antes de pasar.",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  phases: {
    placing: "Colocá un bloque en una base",
    scoring: "Anunciá, contá, mové y pasá",
  },
  reviewing: {
    result_pending: "Aceptá el resultado, o desafiá",
  },
  refusals: {
    result_pending: "Hay un resultado por confirmar: aceptalo o desafialo.",
  },
  rules: {
    "par55.challenge": "Se desafía al recibir la banderilla, antes de tocar los bloques.",
    "par55.declared-win": "Una victoria declarada se puede desafiar sin la banderilla.",
  },
  faults: faults.faults,
  missing: faults.missing,
  actions: {
    challenge: "Desafiar",
  },
  hints: {
    start_call: "Tocá cualquiera: es un sorteo.",
    start_pick: "Tocá cualquiera: es un sorteo.",
    place: ({ block, base }: { block: string; base: string }, view: View) => `Probá el ${blockEs(block)} en la base marcada: ahí suma ${worth(view, block, base)}.`,
    announce: ({ score }: { score: number }, view: View) => {
      const par = view.score[0] ?? score;
      return score === par ? `Decí ${score}: son los de la base.` : `Decí ${score}: ${par} de la base y ${score - par} por lo que se parece a sus vecinos.`;
    },
    move_pawn: ({ to, path }: { to: number; path: readonly number[] }) =>
      path.length === 0 ? `Quedate en el ${to}: para el 55 hace falta un número menor.` : `Contá ${path.length} espacios: terminás en el ${to}.`,
    bump: ({ to }: { to: number }) => `¡Chocaste! Llevá el peón del otro al ${to}: así queda más atrás.`,
    declare_win: "Tu peón está en el 55: ¡declará la victoria!",
  },
  ui: {
    announceNow: "Sumá los puntos de tu bloque y anuncialos.",
    countNow: (count: number) => `Avanzá ${count}: contá los espacios y poné tu peón.`,
    bumpNow: (name: string) => `¡Chocaste con el peón de ${name}! Llevalo atrás.`,
    passNow: "¡Listo! Pasá la banderilla.",
    winNow: "¡Llegaste a 55! Declará la victoria.",
    chooseBlock: "Tocá un bloque: vale 5, y 1 más por cada parecido con un vecino.",
    chooseBase: (block: string) => `Tocá una base para el ${blockEs(block)}.`,
    countFrom: (from: number) => `Contá desde el ${from}: tocá los espacios o tocá el botón.`,
    calls: "Qué podés hacer",
    callNow: "Sorteo: elegí un color. El otro saca una mano a ciegas.",
    pickNow: "Elegí una mano: adentro está tu peón.",
    touches: (block: string) => `Tocá el ${blockEs(block)}`,
  },
} satisfies Overlay<Words>;

export const howto = {
  goal: "Colocá bloques junto a otros que se les parezcan: cada parecido hace avanzar tu peón. Gana quien cae exactamente en 55, si el otro no cae también en su turno final.",
  turn: [
    "Al comienzo uno dice qué color empieza y el otro elige una mano: adentro está su peón, azul o rojo. Empieza quien tenga el color dicho.",
    "Recibís la banderilla. Mirá la jugada anterior: todavía podés desafiarla. Cuando tocás un bloque, ya no.",
    "Tocá un bloque del banco y una base vacía. Podés devolverlo y tomar otro; una vez puesto, ya no se mueve.",
    "Tu puntaje es 5 por la base, más uno por cada parecido con cada bloque vecino: mismo tamaño, mismo color, misma forma. Anuncialo antes de mover.",
    "Contá los espacios uno por uno y poné tu peón en el último. Si pasarías de 55, tu peón se queda donde está.",
    "¿Caíste en un espacio blanco donde está el otro peón? Choca: ese peón va 5 espacios atrás. En los espacios con número y en la salida no se choca.",
    "¿Caíste en 55? Declará la victoria antes de pasar la banderilla.",
    "Pasá la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá al recibir la banderilla y antes de tocar un bloque: el puntaje, el peón movido antes de anunciar, la cuenta o el choque.",
    "Una victoria declarada se desafía sin banderilla, durante unos segundos.",
    "Si acertás, el bloque vuelve al banco, los peones a donde estaban, y jugás vos.",
    "Si te equivocás, perdés el turno y recibís una falta. Un desafío fuera de tiempo o de lo que no es una de esas reglas es solo una falta. Con tres faltas perdés el juego.",
  ],
  line: [
    ["call blue · left", "decir el color que empieza · elegir la mano izquierda"],
    ["?lrc", "tocar un bloque: l grande o s pequeño; r rojo, b azul o y amarillo; c círculo, s cuadrado, t triángulo, r rectángulo o h hexágono"],
    ["back", "devolverlo al banco"],
    ["lrc C2T", "colocar el círculo rojo grande en la base C2T"],
    ["=7", "anunciar 7"],
    [">12", "contar uno por uno hasta el 12 y poner ahí el peón"],
    [">12 8-11", "contar del 8 al 11 y poner el peón en el 12"],
    ["bump 3", "chocar: el otro peón al 3"],
    ["win", "declarar la victoria"],
    ["!par55.score", "desafiar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept · resign", "aceptar el resultado · rendirme"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  place: [
    "Poné un bloque al lado de otro que se le parezca. Tocá el hexágono rojo grande, que está marcado, y después la base marcada.",
    "Al lado hay un círculo rojo grande.",
  ],
  say: [
    "Contá: 5 por la base, más 1 por cada parecido. Los dos son rojos y los dos son grandes: 5 + 2 = 7. Escribí 7 y tocá el botón marcado.",
    "La forma es otra: no suma.",
  ],
  move: ["Tu peón está en la salida. Avanzá 7: tocá el espacio marcado del camino y después el botón.", "0 + 7 = 7."],
  challenge: [
    "En torneo nadie avisa. La computadora puso el bloque marcado y dijo 10. Contá los parecidos con sus vecinos: son 4, y 5 + 4 = 9. Tocá «{challenge}» y elegí la regla del puntaje.",
    "Es una C (correcto): bloque y peón vuelven atrás.",
  ],
} satisfies Overlay<LessonWords>;
