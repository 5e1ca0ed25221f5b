/** The words of Ramrod, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { FaultWords, Names, Title } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { planned, rodOf, type Rod, type View } from "./view";
import { coloursEs, type Words, rodEs } from "./words.es";

export const title = {
  tag: "Regletas de colores: llená rectángulos y capturá",
} satisfies Overlay<Title>;

export const faults = {
  faults: {
    "ramrod.hot-rod": "Esa barra está caliente: acaba de moverse o de recolocarse. |Mové otra en este turno.",
    "ramrod.fit": [
      "La barra no cabe: es más larga que el lugar que queda. |Elegí otro rectángulo, u otra barra.",
      ({ length, room }) => `La barra mide ${length} y quedan ${Math.max(room, 0)}: |elegí otro rectángulo, u otra barra.`,
    ],
  },
  missing: { move: "Todavía no jugaste: mové una barra, o capturá, antes de pasar." },
  stakes: {
    rods: "recolocás las barras de esa jugada: donde estaban o en rectángulos morados vacíos",
    captured_rods: "recolocás las barras capturadas: donde estaban o en rectángulos morados vacíos",
    void_rods: "la victoria no vale y recolocás las barras: donde estaban o en rectángulos morados vacíos",
    void_captured_rods: "la victoria no vale y recolocás las barras capturadas",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  ...title,
  phases: {
    moving: "Mové una barra",
    moved: "Capturá si llenaste el rectángulo, y pasá la banderilla",
  },
  reviewing: {
    result_pending: "Aceptá el resultado, o desafiá",
  },
  refusals: {
    relocation_pending: "Primero se recolocan las barras del desafío.",
    result_pending: "Hay un resultado por confirmar: aceptalo o desafialo.",
    copies_first_play: "Eso copia la primera jugada: elegí otro color u otro largo.",
    quiet_shift_again: "En tu turno anterior ya trasladaste sin llenar: ahora hacé otra cosa.",
    not_challenger: "Recoloca quien desafió.",
  },
  rules: {
    "ramrod.move-it-use-it": "Movelo, usalo: una barra por turno, y queda donde la soltaste.",
    "ramrod.challenge": "Desafíos: al recibir la banderilla y antes de tocar una barra.",
    "ramrod.declared-win": "Victoria declarada: el otro puede desafiarla sin tener la banderilla.",
  },
  faults: faults.faults,
  missing: faults.missing,
  stakes: faults.stakes,
  happenings: {
    end_announced: () => "La ronda terminó: quien empezó todavía puede desafiar el último turno.",
  },
  actions: {
    challenge: "Desafiar",
  },
  columns: {
    undone: "desafiado",
  },
  hints: {
    start_rods: "Tocá dos cualquiera y escondelas: es un sorteo.",
    start_pick: "Tocá cualquiera: es un sorteo.",
    move: ({ rod, to }: { rod: string; to: string }, view: View) => {
      const { zone, length, fills } = planned(view, rod, to);
      const colour = coloursEs[rodOf(rod).colour] ?? "";
      if (zone === "start") return `Devolvé la barra ${colour} al lugar marcado: así te sirve otra vez.`;
      return `Llevá la barra ${colour} al rectángulo marcado, de largo ${length}: ${fills ? "lo llena justo" : "ahí cabe"}.`;
    },
    capture: "El rectángulo marcado está lleno: capturá sus barras.",
    declare_win: "Tu rectángulo largo está lleno: ¡declará la victoria!",
  },
  ui: {
    calls: "Qué podés hacer",
    hideTwo: "Sorteo: escondé dos barras de distinto color. Empieza quien saque la más corta.",
    pickHand: (colours: string[]) =>
      `Hay dos barras escondidas: ${colours.map((colour) => coloursEs[colour]).join(" y ")}. Elegí una mano: si es la más corta, empezás vos.`,
    fill: (goal: number) => `Llená hasta ${goal}`,
    takeOne: "Tocá una barra. Llená justo un rectángulo y lo capturás.",
    takeRod: "Tocá una barra, o un rectángulo lleno para capturarlo.",
    passNow: "¡Listo! Pasá la banderilla.",
    takeTo: (rod: Rod, names: Names) => `La ${rodEs(rod, names)}: tocá adónde va.`,
    relocate: (rod: Rod, names: Names) => `La ${rodEs(rod, names)}: tocá un rectángulo morado vacío o devolvela.`,
  },
} satisfies Overlay<Words>;

export const howto = {
  goal: "Capturá barras y ponelas en tu rectángulo largo. Gana quien, al final de la ronda, es el único que lo llenó o lo pasó (30 de largo). Si los dos lo llenan, es empate.",
  turn: [
    "Al comienzo uno elige dos barras de colores distintos, que se esconden en dos manos. El otro elige una mano: si tiene la barra más corta, empieza él; si no, empieza quien eligió las barras.",
    "Recibís la banderilla. Mirá el turno anterior: todavía podés desafiarlo. Tocar una barra cierra ese momento.",
    "Mové una barra, una sola. Puede entrar de un rectángulo de inicio tuyo a uno morado; puede trasladarse de un morado a otro, sea de quien sea; o podés reciclar una de tu rectángulo largo a un inicio tuyo donde quepa.",
    "La barra tiene que caber. Y la barra caliente, la que el otro acaba de mover, no se traslada.",
    "Si con tu barra el rectángulo morado queda lleno justo, con dos barras o más, capturalo: todas pasan a tu rectángulo largo. El servidor no lo hace por vos.",
    "Si hay un rectángulo lleno que nadie capturó, capturarlo puede ser tu turno entero.",
    "La primera jugada no se copia: ni el mismo color al rectángulo del mismo largo. Y dos traslados seguidos tuyos que no llenan nada no se pueden.",
    "Pasá la banderilla. Sin mover solo pasa quien no tiene ninguna jugada posible.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubrís vos. Desafiá al recibir la banderilla y antes de tocar una barra: barra caliente, barra que no cabe, captura equivocada o rectángulo largo sin llenar.",
    "Si acertás, tenés en la mano la barra mal movida y las capturadas en ese turno. Poné cada una en su lugar de antes o en un rectángulo morado vacío, y después jugá. Esas barras están calientes para vos.",
    "Si te equivocás, perdés el turno y recibís una falta. Un desafío fuera de tiempo, o sobre el inicio, la copia o el minuto, también es una falta. Con tres faltas perdés el juego.",
    "Una victoria declarada se desafía sin la banderilla. Si el desafío no acierta, la victoria queda firme.",
  ],
  end: [
    "En cuanto tu rectángulo largo se llena o se pasa, declará la victoria antes de pasar la banderilla.",
    "Si declara quien empezó, el otro completa su turno. Si él también lo llena, es empate.",
    "Con el límite de tiempo se completa la ronda. Gana quien sea el único que llenó su rectángulo; si nadie lo llenó, es empate.",
    "Antes de un resultado al final de la ronda, quien empezó todavía puede desafiar el último turno.",
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si ya moviste, el servidor pasa la banderilla. Si no, perdés el turno. Con el tercer aviso perdés el juego.",
    "Para recolocar barras hay un minuto aparte; lo que queda en la mano vuelve a su lugar.",
  ],
  line: [
    ["hide red lime", "esconder la roja y la verde claro"],
    ["left · right", "elegir la mano izquierda · la derecha"],
    ["touch red-A", "tocar una barra"],
    ["red-A P9a", "mover la roja de A al rectángulo P9a"],
    ["lime-B A8", "reciclarla a tu inicio A8"],
    ["x P9a", "capturar P9a"],
    ["win", "declarar la victoria"],
    ["put red-A back", "devolver una barra a su lugar"],
    ["put red-A P13b", "recolocarla en P13b"],
    ["!ramrod.hot-rod", "desafiar esa regla"],
    ["!!ramrod.fit|ramrod.capture", "desafiar dos reglas"],
    ["pass · accept", "pasar la banderilla · aceptar el resultado"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  move: [
    "Llená rectángulos morados justo, sin que sobre. En el marcado ya hay una barra de 8 y le falta 5. Tocá tu barra de 5 y después el rectángulo marcado.",
    "8 + 5 = 13: ¡lleno!",
  ],
  capture: ["Lo llenaste: capturalo. Tocá el botón marcado.", "Las dos barras van a tu rectángulo largo."],
  challenge: [
    "En torneo nadie avisa. En el rectángulo de 9 había una barra de 7: quedaban 2. ¡Y la computadora metió una de 3! Tocá «{challenge}» y elegí la regla de que la barra quepa.",
    "Es una C (correcto): la falta está.",
  ],
  relocate: [
    "Como acertaste, vos decidís adónde va esa barra. Mandala de vuelta a su lugar con el botón marcado.",
    "¡Y ahora te toca jugar!",
  ],
} satisfies Overlay<LessonWords>;
