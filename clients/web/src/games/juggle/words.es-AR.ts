/** The words of Juggle, in the Spanish of Argentina. */
import { pretty } from "../../dice/sentence";
import { listed } from "../../words/arithmetic";
import type { Overlay } from "../../words/catalogue";
import { plural } from "../../words/plural";
import { notTrue } from "../../words/sums.es";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { WILD, byDie, isDone, type Deed, type View } from "./view";
import { text } from "./wording";
import { type Words, nameEs, pieceEs } from "./words.es";

export const title = {
  tag: "Cubrí tu tablero con poliominós sin que se toquen los del mismo color",
} satisfies Overlay<Title>;

export const faults = {
  faults: {
    "juggle.exact-value": [
      "El número del dado no es el de los cuadrados de la pieza: |tomá otra, o usá otro dado.",
      ({ die, squares }) => `La pieza tiene ${plural("es", Number(squares), "cuadrado", "cuadrados")} y el dado dice ${die}: |tomá una de ${die}, o usá otro dado.`,
    ],
    "juggle.calculated-value missing": "Falta la cuenta: |decila con los dos dados antes de tomar la pieza.",
    "juggle.calculated-value dice": [
      "La cuenta no usa los números de los dados: |usá los dos, una vez cada uno.",
      ({ used, dice }) => `La cuenta usa ${listed("es", used)}; los dados son ${listed("es", dice)}: |usá los dos.`,
    ],
    "juggle.calculated-value value": [
      "La cuenta no da lo que dice: |volvé a calcularla.",
      ({ wrong }) => (wrong === null ? "La cuenta no da lo que dice." : `${notTrue(wrong)}: |volvé a calcularla.`),
    ],
    "juggle.calculated-value piece": [
      "El resultado no es el número de cuadrados de la pieza: |tomá otra, o hacé otra cuenta.",
      ({ stated, squares }) =>
        `La cuenta da ${stated} y la pieza tiene ${plural("es", Number(squares), "cuadrado", "cuadrados")}: |tomá otra pieza, o hacé otra cuenta.`,
    ],
    "juggle.how-many": "Son demasiadas piezas: una por cada dado, o una sola con una cuenta. |Usá el otro dado, si te queda, o pasá.",
    "juggle.six-is-wild":
      "Esa pieza no se puede pedir: hace falta un 6 exacto, y que no quede una igual en el banco. |Tomá una del banco.",
    "juggle.after-return": "Ya se devolvió una pieza en este turno: no se toma otra. |Pasá la banderilla.",
    "juggle.must-use": "La pieza cabe en el tablero: |girala o dala vuelta y colocala.",
    "juggle.removal-time": "Las piezas se quitan antes de lanzar los dados: |ahora tomá una o pasá.",
    "juggle.colours-touch": "Toca otra pieza del mismo color, por un lado o una esquina: |buscale otro lugar.",
  },
  missing: {
    roll: "Todavía no lanzaste: lanzá los dados antes de pasar.",
    hand: "Tenés una pieza en la mano: colocala, o devolvela si no cabe.",
  },
  stakes: {
    turn: "perdés este turno y lo que quitaste vuelve a su lugar",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  ...title,
  phases: {
    review: "Lanzá los dados",
    rolled: "Elegí una pieza o pasá",
    holding: "Colocá la pieza",
  },
  reviewing: {
    result_pending: "Aceptá el resultado, o desafiá",
  },
  refusals: {
    malformed: "No entendí. Escribí la cuenta así: 3 × 4 + 2 = 14. Para desafiar piezas que se tocan, señalá cuáles.",
    result_pending: "Hay un resultado por confirmar: solo se puede desafiar o aceptar.",
    hand_full: "Tenés una pieza en la mano: colocala o devolvela.",
    hand_empty: "No tenés ninguna pieza en la mano.",
  },
  rules: {
    "juggle.must-use": "La pieza elegida debía ser colocada.",
    "juggle.challenge": "Se desafía al recibir la banderilla, antes de lanzar los dados.",
    "juggle.declared-win": "Una victoria declarada se desafía sin tener la banderilla.",
  },
  faults: faults.faults,
  missing: faults.missing,
  stakes: faults.stakes,
  actions: {
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
    calls: "Qué podés hacer",
    hint: "Tocá para probar; otra vez para colocar.",
    rollNow: "Lanzá los dos dados.",
    reviewOrRemove: "Desafiá, quitá piezas o lanzá los dados",
    reviewOrRoll: "Desafiá o lanzá los dados",
    removeOrRoll: "Lanzá los dados, o tocá una pieza tuya para quitarla.",
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
          ? byDie("con el dado", dice?.[deed.die ?? 0], "que vale cualquiera")
          : deed.sentence
            ? `con ${pretty(deed.sentence)}`
            : "sin cuenta";
      switch (deed.kind) {
        case "take":
          return `${deed.cells.length ? "Pidió" : "Eligió"} ${pieceEs(deed.piece)} ${how}`;
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
} satisfies Overlay<Words>;

export const howto = {
  goal: "Cubrí tu tablero de 9 × 9 con poliominós antes que el otro. Dos piezas del mismo color no pueden tocarse, ni siquiera en una esquina.",
  turn: [
    "Al comienzo cada uno lanza un dado: empieza el menor.",
    "Recibís la banderilla. Mirá el tablero del otro y su jugada: todavía podés desafiar.",
    "Antes de tocar los dados podés quitar piezas de tu tablero. Vuelven al banco.",
    "Lanzá los dos dados. Un dado dice cuántos cuadrados tiene la pieza. El 6 es comodín: la pieza que quieras.",
    "Valor exacto: una pieza por cada dado, hasta dos. O valor calculado: una sola pieza, con una cuenta de los dos dados, como 6 ÷ 2 = 3.",
    "Con un 6 en un dado podés pedir una pieza del tablero del otro si en el banco no hay una igual. Con un 6 calculado, solo del banco.",
    "Girá y da vuelta la pieza y colocala en tu tablero. Pieza puesta, pieza jugada: ya no se mueve.",
    "La pieza elegida se usa. Si no cabe en ningún lugar, devolvela: en ese turno ya no elegís otra.",
    "Si tu tablero está cubierto, declará la victoria. Si no, pasá la banderilla. No es obligación elegir.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá cuando recibís la banderilla, antes de lanzar los dados.",
    "Piezas que se tocan: señalá cuáles. Podés desafiarlas en cualquier turno mientras estén ahí. Las demás reglas, solo por la jugada que acaba de terminar.",
    "Si acertás: la pieza mal elegida vuelve a su lugar; las piezas señaladas van al banco; y por una pieza devuelta o quitada sin derecho se deshace todo el turno. Después jugás vos.",
    "Una victoria declarada se desafía sin banderilla. Si hay colores que se tocan o espacios vacíos, ganás vos.",
    "Si te equivocás, perdés el turno y recibís una falta. Un desafío fuera de tiempo es solo una falta. Con tres faltas perdés el juego.",
  ],
  clock: [
    "Cada turno dura un minuto, si la mesa no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si ya lanzaste y tu mano está vacía, la banderilla pasa sola. Si no, todo lo que hiciste en el turno se deshace. Con el tercer aviso perdés.",
    "El reloj espera mientras se resuelve un desafío.",
  ],
  line: [
    ["roll", "lanzar los dados"],
    ["+r5P d1", "elegir el pentominó P rojo con el primer dado (r, b, g, y: rojo, azul, verde, amarillo)"],
    ["+g3L 6/2=3", "elegir con una cuenta"],
    ["+g3L ?", "elegir con valor calculado, sin decir la cuenta"],
    ["<r5X d2", "pedir del tablero del otro con el segundo dado"],
    ["@A1,A2,B1", "colocar en esos espacios"],
    ["return", "devolver la pieza"],
    ["-r1#2", "quitar de tu tablero el segundo monominó rojo"],
    ["win", "declarar la victoria"],
    ["!juggle.colours-touch @r1#2,r5P", "desafiar esas dos piezas que se tocan"],
    ["!juggle.must-use", "desafiar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept", "aceptar el resultado"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  roll: ["Cubrí tu tablero con piezas antes que el otro. «{roll}».", "Salieron 3 y 4: una pieza de 3 cuadrados y una de 4."],
  take: ["Tocá el dado 3, una pieza de tres cuadrados, la marcada, y el botón.", "Pieza elegida, pieza usada."],
  place: ["Ponela: tocá el tablero donde la quieras, o dejala ahí, y tocá el botón marcado.", "Pieza puesta, pieza jugada."],
  second: [
    "Ahora el dado 4: elegí el color azul y el cuadrado. Después ponelo. Dos piezas del mismo color no se tocan, ni en una esquina.",
    "Azul al lado de rojo: eso vale.",
  ],
  challenge: [
    "En torneo nadie avisa. En el tablero del otro dos rojas se tocan en una esquina. Tocá «{challenge}», la regla de los colores y la roja que se puso después.",
    "Es una C (correcto): esa pieza vuelve al banco.",
  ],
} satisfies Overlay<LessonWords>;
