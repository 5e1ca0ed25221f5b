/** The words of Juggle, in the Spanish of Argentina. */
import { pretty } from "../../../dice/sentence";
import { text } from "./wording";
import type { Overlay } from "../../../words/catalogue";
import { WILD, isDone, type Deed, type View } from "../view";
import { type es, nameEs } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  tag: "Cubrí tu tablero con poliominós sin que se toquen los del mismo color",
  phases: {
    review: "Lanzá los dados",
    rolled: "Elegí una pieza o pasá",
    holding: "Colocá la pieza",
  },
  reviewing: {
    result_pending: "Aceptá el resultado, o desafiá",
  },
  refusals: {
    malformed: "Ahí falta algo. Una cuenta se escribe así: 3 × 4 + 2 = 14. Para desafiar piezas que se tocan, señalá cuáles.",
    result_pending: "Hay un resultado por confirmar: solo se puede desafiar o aceptar.",
    hand_full: "Tenés una pieza en la mano: colocala o devolvela.",
    hand_empty: "No tenés ninguna pieza en la mano.",
  },
  rules: {
    "juggle.after-return": "Otra pieza después de devolver una.",
    "juggle.must-use": "La pieza elegida debía ser colocada.",
    "juggle.challenge": "Se desafía al recibir la banderilla, antes de lanzar los dados.",
    "juggle.declared-win": "Una victoria declarada se desafía sin tener la banderilla.",
  },
  faults: sentences.faults,
  missing: sentences.missing,
  stakes: sentences.stakes,
  actions: {
    take: "Elegir",
    return: "Devolver la pieza",
    challenge: "Desafiar",
  },
  options: {
    touch_window: {
      values: { always: "Se desafían mientras estén ahí" },
    },
  },
  columns: {
    challenged: "por desafío",
  },
  hints: {
    roll: "Lanzá los dos dados: dicen qué piezas podés elegir.",
    take: ({ piece, from, method, die, sentence }: { piece: string; from: string; method: string; die?: 0 | 1 | null; sentence?: string | null }, view: View) => {
      if (from === "opponent") return `Pedí el ${nameEs(piece)} del otro tablero: con el ${WILD} se puede.`;
      if (method === "calculated") return `Probá el ${nameEs(piece)}: sale con ${pretty(text(sentence))}.`;
      const value = view.dice?.[die ?? 0];
      return value === WILD ? `Probá el ${nameEs(piece)}: con el ${WILD} vale cualquiera.` : `Probá el ${nameEs(piece)}: tu dado dice ${text(value)}.`;
    },
    place: (_action: unknown, view: View) => `Poné el ${nameEs(view.hand?.piece)} en el lugar marcado: ahí no toca otro de su color.`,
    return: "Esa pieza no cabe ahora: devolvela y seguí.",
    remove: ({ piece }: { piece: string }) => `Quitá el ${nameEs(piece)}: así hacés lugar para piezas mejores.`,
    pass_flag: (_action: unknown, view: View) => (isDone(view) ? "Ya usaste los dos dados: pasá la banderilla." : "Tu tablero está bien así: pasá la banderilla."),
    declare_win: "Tu tablero está cubierto: ¡declará la victoria!",
  },
  ui: {
    methods: "Cómo elegís",
    silently: "Elegir sin decir la cuenta",
    calls: "Qué podés hacer",
    hint: "Tocá para probar; otra vez para colocar.",
    rollNow: "Lanzá los dos dados.",
    reviewOrRemove: "Desafiá, quitá piezas o lanzá los dados",
    reviewOrRoll: "Desafiá o lanzá los dados",
    removeOrRoll: "Quitá piezas o lanzá los dados",
    takeNow: (sizes: readonly number[]) =>
      sizes.includes(WILD) ? "Elegí una pieza: con el 6 vale cualquiera." : `Elegí una pieza de ${sizes.join(" o de ")} ${sizes.join() === "1" ? "cuadrado" : "cuadrados"}, o pasá.`,
    passNow: "¡Listo! Pasá la banderilla.",
    winNow: "Tu tablero está cubierto: declará la victoria.",
    take: (piece: string) => `Elegir ${nameEs(piece)}`,
    point: (count: number) => `Desafiar: se tocan (${count} ${count === 1 ? "pieza" : "piezas"})`,
    pointHint: "¿Se tocan piezas del mismo color? Señalalas en el tablero del otro.",
    handles: { flip: "Dar vuelta" },
    nowhere: "No cabe en ningún lugar: devolvela.",
    deed: (deed: Deed, dice: readonly number[] | null): string => {
      const how =
        deed.method === "exact"
          ? `con el dado ${dice?.[deed.die ?? 0] ?? ""}`
          : deed.sentence
            ? `con ${pretty(deed.sentence)}`
            : "sin cuenta";
      switch (deed.kind) {
        case "take":
          return `${deed.cells.length ? "Pidió" : "Eligió"} ${nameEs(deed.piece)} ${how}`;
        case "place":
          return `Colocó en ${deed.cells.join(" ")}`;
        case "return":
          return `Devolvió ${nameEs(deed.piece)}`;
        case "remove":
          return `Quitó ${nameEs(deed.piece)} de ${deed.cells.join(" ")}`;
        case "declare":
          return "Declaró la victoria";
        default:
          return "";
      }
    },
  },
} satisfies Overlay<typeof es>;
