/** The words of Damas, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { planned, type View } from "./view";
import type { Words } from "./words.es";

export const title = {
  tag: "Saltá, coroná y soplá: que no se te escape ninguna captura",
} satisfies Overlay<Title>;

export const faults = {
  faults: {
    "damas.capture": [
      "Ahora solo vale una jugada que capture: |elegí una ficha que pueda capturar.",
      ({ pieces }) =>
        `Ahora solo vale capturar: ${pieces === 1 ? "hay 1 ficha que puede" : `hay ${pieces} fichas que pueden`}. |Elegí una de las marcadas.`,
    ],
    "damas.capture omitted": [
      "Hay una captura, y es obligatoria. |Jugá una ficha que capture.",
      ({ pieces }) =>
        `Hay una captura, y es obligatoria: ${pieces === 1 ? "1 ficha puede hacerla" : `${pieces} fichas pueden hacerla`}. |Jugá ${pieces === 1 ? "la marcada" : "una de las marcadas"}.`,
    ],
    "damas.capture short": [
      "La captura todavía sigue: |saltá hasta el final del camino.",
      ({ pieces }) => `La captura sigue: ${pieces === 1 ? "la ficha marcada" : "la ficha"} tiene que saltar hasta el final del camino.`,
    ],
    "damas.touch-dead": [
      "Esa ficha no puede moverse: |tocá una que pueda jugar.",
      ({ pieces }) => `Esa ficha no puede moverse: ${pieces === 1 ? "hay 1 que sí" : `hay ${pieces} que sí`}|, tocá una que pueda jugar.`,
    ],
    "damas.draw": "Todavía no hay tablas: la posición no se repitió bastante, o hubo avances hace poco. |Seguí jugando.",
  },
  stakes: {
    huffed_or_undone: "soplás la ficha, o la posición vuelve atrás y la jugada se hace de nuevo",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  phases: {
    blocked: "No podés mover",
  },
  reviewing: {
    blocked: "No podés mover: solo queda reclamar",
  },
  ...title,
  refusals: {
    too_early: "Todavía no pasó su tiempo: mirá su reloj.",
    notation_ambiguous: "Hay más de un camino: escribí todas las casillas.",
    malformed: "A ese reclamo o jugada le falta algo: para reclamar una captura, decí si soplás o que rectifique.",
  },
  faults: faults.faults,
  stakes: faults.stakes,
  actions: {
    challenge: "Desafiar",
  },
  asks: (type: string): string | null => (type === "resign" ? "¿Abandonar? Perdés este juego." : type === "offer_draw" ? "¿Ofrecer tablas?" : null),
  hints: {
    move: ({ path }: { path: number[] }, view: View) => {
      const { from, to, king, taken, crowns } = planned(view, path);
      const reason = taken > 0 ? `así capturás ${taken === 1 ? "una ficha" : `${taken} fichas`}` : crowns ? "así corona" : king ? "una dama manda en todo el tablero" : "así avanza hacia la corona";
      return `Probá ${king ? "la dama" : "el peón"} de ${from}: hasta el ${to}; ${reason}.`;
    },
    claim_draw: ({ ground }: { ground: string }) => (ground === "repetition" ? "La posición salió tres veces: podés reclamar tablas." : "Nadie avanza hace mucho: podés reclamar tablas."),
    ready: "Tocá el botón marcado: empieza la partida siguiente, con los colores cambiados.",
  },
  ui: {
    moveNow: "Tocá la ficha que movés.",
    captureNow: "Tenés que comer: tocá una ficha con aro rojo.",
    toNow: "Tocá la casilla a la que va.",
    calls: "Qué podés hacer",
    jumpsOn: "¿Sigue la captura? Tocá la casilla siguiente, o soltá la ficha.",
    blowing: "Tocá la ficha que debía capturar y no lo hizo.",
  },
} satisfies Overlay<Words>;

export const howto = {
  goal: "Capturá todas las fichas del rival, o dejalo sin ningún movimiento.",
  turn: [
    "Se juega en las casillas oscuras, con doce fichas cada uno. Las negras empiezan.",
    "Un peón avanza un paso en diagonal, siempre hacia adelante.",
    "Se captura saltando sobre una ficha vecina del rival, si la casilla de atrás está libre. Un peón también salta solo hacia adelante.",
    "Si desde ahí puede saltar otra vez, sigue. Las fichas capturadas se retiran al final.",
    "Quien puede capturar debe capturar, y seguir hasta el final del camino. Cuál de las capturas, se elige: una ficha o cinco, da igual.",
    "El peón que llega a la última fila se corona: es dama y va y salta hacia adelante y hacia atrás, de a un paso. Al coronar termina el turno.",
    "Ficha tocada, ficha movida. En torneo, tocar una ficha que no puede jugar hace perder el turno.",
    "Para capturar en el tablero: tocá la ficha, tocá cada casilla donde cae, y al final soltala.",
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  step: [
    "Las fichas van en diagonal por las casillas oscuras, un paso hacia delante. Tocá tu ficha marcada y la casilla marcada.",
    "La ficha blanca se puso delante de la tuya.",
  ],
  capture: [
    "¡Se puede capturar! Saltá por encima de la ficha blanca: tocá tu ficha y la casilla marcada, detrás de ella.",
    "Capturar es obligatorio. El otro también capturó.",
  ],
  chain: [
    "Una ficha puede saltar varias veces seguidas. Tocá tu ficha y las dos casillas marcadas, una después de la otra.",
    "¡Dos de una vez! Y al llegar al fondo se coronó: ahora es dama.",
  ],
  king: ["Una ficha coronada es una dama: también va hacia atrás. Probalo.", "Así se mueve en las cuatro diagonales."],
  challenge: [
    "En torneo nadie avisa. Las blancas podían capturar tu ficha marcada y no lo hicieron. Tocá «¡Soplo!» y después la ficha blanca que debía capturar.",
    "La ficha que no capturó sale del tablero.",
  ],
} satisfies Overlay<LessonWords>;
