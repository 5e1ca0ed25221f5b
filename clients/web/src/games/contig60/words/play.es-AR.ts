/** The words of Contig 60, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import { pretty } from "../../../dice/sentence";
import { sentenceFor, touching, type View } from "../view";
import type { GameEvent, Names } from "../../contract";
import { listed, text } from "./wording";
import type { es } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  refusals: {
    malformed: "No entendí la cuenta. Escribila así: 3 × 4 + 2 = 14.",
  },
  phases: {
    review: "Lanzá los dados",
    rolled: "Colocá la ficha, decí la cuenta y el puntaje, y pasá la banderilla",
  },
  reviewing: {
    result_pending: "Aceptá el resultado, o desafiá",
    review: "Revisá la jugada anterior: desafiá o lanzá los dados",
  },
  faults: sentences.faults,
  missing: sentences.missing,
  stakes: sentences.stakes,
  happenings: {
    no_challenge: (event: GameEvent, names: Names) => `${names(event.seat)} no desafía.`,
    restored: (event: GameEvent, names: Names) =>
      `Se deshace la jugada de ${names(event.seat)}. Quien desafió baja ${text(event.params?.points)} puntos: acá bajar es bueno.`,
  },
  actions: {
    no_challenge: "No desafío",
    challenge: "Desafiar",
  },
  hints: {
    roll: "Lanzá los tres dados: con ellos hacés tu cuenta.",
    use_roll: "Usá los dados del otro: con ellos sale un número que te sirve.",
    place: ({ cell }: { cell: number }, view: View) => {
      const near = touching(view, cell);
      const points = near === 0 ? "" : near === 1 ? " Toca una ficha: bajás 1 punto." : ` Toca ${near} fichas: bajás ${near} puntos.`;
      return `Poné tu ficha en el ${cell}: con tus dados, ${pretty(sentenceFor(view, cell))}.${points}`;
    },
    announce: ({ sentence }: { sentence: string }) => `Decí tu cuenta: ${pretty(sentence)}. Usa los tres dados y da tu número.`,
    score: ({ total }: { total: number }, view: View) => {
      const before = view.turn.before ?? total;
      return before === total ? `Tu ficha no toca otra: tu puntaje sigue en ${total}. Decilo.` : `Tenías ${before} y tu ficha toca ${before - total}: decí ${total}.`;
    },
    capture: ({ cell, sentence }: { cell: number; sentence?: string | null }) => `Capturá el ${cell} con los dados del otro: ${pretty(text(sentence))}. Vale el doble.`,
    declare_win: ({ claim }: { claim: string }) => (claim === "five" ? "Tenés cinco fichas en fila: declará la victoria." : "Tu puntaje llegó a cero y vas adelante: declará la victoria."),
    pass_flag: (_action: unknown, view: View) => (view.turn.cell === null ? "Con estos dados no queda un número libre: pasá la banderilla." : "Ya dijiste todo: pasá la banderilla."),
  },
  ui: {
    calls: "Qué podés hacer",
    rollNow: "Lanzá los tres dados.",
    rollOrCapture: "Lanzá los dados. O capturá el número que el otro no cubrió.",
    reviewOrPass: "Revisá la jugada anterior: desafiá o pasá la banderilla",
    placeNow: (dice: readonly number[]) => `Hacé una cuenta con ${listed(dice, "y")}, y tocá el número que da.`,
    placeAgain: (number: number) => `Poné tu ficha en el ${number}, o tocá otro número.`,
    sayNow: (number: number, score: number) => `Decí tu cuenta, que da ${number}, y tu puntaje: ${score} menos 1 por cada ficha vecina.`,
    passNow: "¡Listo! Pasá la banderilla.",
    lineNow: "Tocá tus cinco fichas en fila.",
    captureNow: "Tocá el número que captura tu ficha, con los dados del otro.",
    captureSay: (number: number) => `Decí la cuenta que da ${number}, y tu puntaje.`,
    captureHere: "Tocá la casilla que capturás",
  },
} satisfies Overlay<typeof es>;
