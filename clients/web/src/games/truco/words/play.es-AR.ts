/** The words of Truco, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { GameEvent, Names } from "../../contract";
import type { View } from "../view";
import { card, type es } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  phases: {
    cut: "Cortá el mazo o golpeá",
    play: "Jugá una carta o cantá",
    review: "Revisión: recogé los tantos",
  },
  reviewing: {
    review: "Así terminó la mano: recogé los tantos o desafiá",
  },
  refusals: {
    nothing_to_beat: "Nadie cantó un punto todavía: decí el tuyo.",
    no_partner: "No tenés compañero.",
    signal_spent: "Ya hiciste una seña; esperá a que pase algo en la mesa.",
    look_spent: "Ya cambiaste la mirada; esperá a que pase algo en la mesa.",
    reserved_word: "En tu frase hay una palabra reservada: cantala con su botón.",
    need_both: "Contestá las dos: el envido y el truco.",
    own_team: "No se desafía al propio lado.",
    flor_closed: "Ya no podés cantar flor.",
  },
  actions: { challenge: "Desafiar" },
  happenings: { challenge: (event: GameEvent, names: Names) => `${names(event.seat)} desafía.` },
  rules: { "truco.impugnar": "Los desafíos: en la revisión, antes de recoger los tantos." },
  faults: sentences.faults,
  stakes: sentences.stakes,
  hints: {
    cut: "Golpeá el mazo o cortá por donde quieras: es un sorteo.",
    discard: ({ card: id }: { card: string }) => `Dejá tu ${card(id)}: así te quedan las mejores.`,
    play: ({ card: id }: { card: string }, view: View) => `Jugá tu ${card(id)}: ${(view.hand?.length ?? 0) > 1 ? "así cuidás las otras" : "es la que te queda"}.`,
    declare: ({ value }: { value: number | null }) => (value === null ? "El otro tiene más puntos: decí «son buenas» y guardás tus cartas." : `Cantá ${value}: es lo que suman tus cartas.`),
    accept: "La mano terminó: recogé los tantos.",
    signal: "Hacele a tu compañero la seña de tu mejor carta: así sabe cómo jugar.",
  },
  ui: {
    cutNow: "Golpeá el mazo y se reparte. O cortá por donde quieras.",
    singNow: "Tenés flor: cantala antes de seguir.",
    playNow: "Tocá la carta que jugás, o cantá.",
    discardNow: "Tocá la carta que dejás.",
    layNow: (card: string) => `Jugá el ${card}, o tocá otra carta.`,
    declareNow: "Cantá tu envido: los puntos de dos cartas del mismo palo, más 20.",
    declareFlorNow: "Cantá tu flor: los puntos de tus tres cartas, más 20.",
    answerNow: "¿Querés, no querés o subís?",
    acceptNow: "Así terminó la mano. Recogé los tantos.",
    doings: "Qué podés hacer",
    calls: "Qué podés decir",
    chooseWords: "Elegí las palabras en orden",
    lookAt: "Mirás a",
  },
} satisfies Overlay<typeof es>;
