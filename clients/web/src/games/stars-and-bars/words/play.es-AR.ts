/** The words of Stars & Bars on the screen, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Names } from "../../contract";
import { pilesIn, pileAt, ways, type Pile, type View } from "../view";
import { cardName, cardsOf, type es, listed } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

const pileName = (pile: Pile): string =>
  pile.top === null ? `pilar dado vuelta de ${cardsOf(pile.height)}` : `${cardName(pile.top)}, pilar de ${cardsOf(pile.height)}`;

export const esAR = {
  phases: {
    review: "Sumá por pilares o poné una carta",
    bonus: "Más pilares, o poné una carta",
    placed: "Anunciá puntos y total, y pasá la banderilla",
    result_pending: "Aceptá el resultado",
  },
  reviewing: {
    result_pending: "Aceptá el resultado o desafiá la última jugada",
  },
  refusals: {
    not_central: "Solo se dan vuelta los pilares del centro.",
    flipped_pile: "Ese pilar está dado vuelta.",
    not_all_flipped: "Los cuatro pilares del centro tienen que estar dados vuelta.",
    can_place: "Todavía podés poner una carta.",
  },
  rules: {
    "stars-and-bars.bonus":
      "Puntos por pilares, antes de poner carta: 2 por dar vuelta uno del centro, 4 por eliminar los cuatro dados vuelta, 2 por eliminar uno de fuera.",
    "stars-and-bars.pile": "Pilares de 4: solo se dan vuelta o se eliminan con 4 cartas o más. No es obligatorio; no se desafía.",
    "stars-and-bars.flipped": "Pilar dado vuelta: encima no se pone ninguna carta.",
  },
  faults: sentences.faults,
  missing: sentences.missing,
  actions: {
    flip: "Dar vuelta el pilar",
    challenge: "Desafiar",
  },
  hints: {
    peek: "Mirá debajo de la última carta: así podés contar sus puntos.",
    place: ({ card, cell }: { card: string; cell: string }, view: View) => {
      const top = pileAt(view, cell)?.top ?? null;
      const reason = top === null ? "la casilla está libre" : `cambia en ${["nada", "una cosa", "dos cosas"][ways(card, top)] ?? "varias cosas"}`;
      return `Probá con tu carta de ${cardName(card)}, en el lugar marcado: ${reason}.`;
    },
    discard: ({ card }: { card: string }) => `Descartá la carta de ${cardName(card)}: recibís otra.`,
    score: ({ points, total }: { points: number; total: number }) => `Decí ${points} puntos y ${total} de total: es lo que suma tu carta con sus vecinas.`,
    flip: (_action: unknown, view: View) => `Da vuelta el pilar marcado: ${view.turn.card === null ? "te da 2 puntos" : "así queda cerrado"}.`,
    remove: (_action: unknown, view: View) => `Eliminá el pilar marcado: ${view.turn.card === null ? "te da 2 puntos" : "así queda lugar"}.`,
    remove_center: (_action: unknown, view: View) => `Eliminá los cuatro pilares del centro: ${view.turn.card === null ? "te dan 4 puntos" : "así queda lugar"}.`,
    declare_win: "Llevás la ventaja que hace falta: ¡declará la victoria!",
  },
  ui: {
    cardNow: "Tocá una carta de tu mano.",
    reviewOrTidy: "Desafiá, sumá por pilares o poné una carta",
    reviewOrLay: "Desafiá o poné una carta",
    squareNow: "Tocá la casilla donde la ponés.",
    layNow: "Ponela ahí, o tocá otra casilla.",
    countNow: "Comparala con sus vecinas: decí tus puntos y tu total.",
    passNow: "¡Listo! Pasá la banderilla.",
    cell: (cell: string, pile: Pile | null) => (pile === null ? `${cell}, vacía` : `${cell}, ${pileName(pile)}`),
    calls: "Qué podés hacer",
    chooseSquare: "Tocá una casilla",
    tidy: (type: "flip" | "remove", cell: string) => `${type === "flip" ? "Dar vuelta" : "Eliminar"} ${cell}`,
  },
  describe: (view: View, names: Names) => {
    const lying = (area: "centre" | "outside"): string =>
      pilesIn(view, area)
        .map(({ id, pile }) => `${id}: ${pileName(pile)}`)
        .join("; ") || "vacío";
    const seats = view.score.map(
      (score, seat) =>
        `${names(seat)}: ${score} puntos, en la mano ${view.hands[seat]?.length ? listed(view.hands[seat].map(cardName)) : "ninguna carta"}.`,
    );
    return [
      `Centro: ${lying("centre")}.`,
      `Fuera: ${lying("outside")}.`,
      ...seats,
      `Baraja: ${cardsOf(view.deck)}. Turno de ${names(view.turn.seat)}.`,
    ].join(" ");
  },
} satisfies Overlay<typeof es>;
