/** The words of Queens & Guards, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import { THRONE, whyMove, type View } from "./view";
import { listed } from "./wording";
import { type Words, namedEs } from "./words.es";

export const title = {};

export const faults = {
  faults: {
    "queens-and-guards.one-space": "Ese espacio queda lejos: |mové la pieza a uno de sus espacios vecinos.",
    "queens-and-guards.backwards": "Así la pieza se aleja del centro: |movela hacia dentro, o de lado por su banda.",
    "queens-and-guards.throne": "El centro es el trono, y ahí solo entra una Reina: |llevá el guardia a otro espacio.",
    "queens-and-guards.crown": "Esa corona es de otra pieza: ahí solo entra su Reina. |Elegí otro espacio.",
    "queens-and-guards.into-trap": "Ahí la pieza quedaría entre dos contrarias: |elegí otro espacio.",
    "queens-and-guards.move-it-use-it": "Ya se movió en este turno, y solo se mueve una vez: |pasá la banderilla.",
  },
  missing: { move: "Todavía podés mover: mové una pieza antes de pasar." },
  stakes: {
    banish: "podés llevar esa pieza a la banda externa",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  phases: {
    play: "Mové, y pasá la banderilla",
  },
  refusals: {
    turn_done: "Ya retrocediste o saliste de la trampa: pasá la banderilla.",
    piece_trapped: "Esa pieza está atrapada y bloqueada: mové otra.",
    not_opponents: "Solo podés atrapar piezas contrarias.",
    too_late: "Sin banderilla y después de que movió ya no vale. Esperá tu turno.",
    not_challenger: "Eso lo decide quien desafió.",
  },
  rules: {
    "queens-and-guards.move-it-use-it": "Movela, usala: un solo movimiento por turno.",
    "queens-and-guards.trap": "Trampa: se anuncia, no se desafía (al que la desafía se le recuerda la palabra).",
    "queens-and-guards.challenge": "Los desafíos: en su momento y con su regla.",
  },
  faults: faults.faults,
  missing: faults.missing,
  stakes: faults.stakes,
  happenings: {
    say_trap: (event, names) =>
      `${names(event.seat)}: se dice «trampa», no «desafío».${event.params?.effect ? " Y ahora no hay trampa que anunciar." : ""}`,
  },
  actions: {
    challenge: "Desafiar",
  },
  hints: {
    start_call: "Tocá cualquiera: es un sorteo.",
    start_pick: "Tocá cualquiera: es un sorteo.",
    move: ({ piece, to }: { piece: string; to: string }, view: View) => {
      const reasons = { trap: "así sale de la trampa", throne: "es su lugar", ring: "así rodea el trono", nearer: "así se acerca al trono", other: "así busca un lugar mejor" };
      return `Mové ${namedEs(piece)} ${to === THRONE ? "al trono" : "al espacio marcado"}: ${reasons[whyMove(view, piece, to)]}.`;
    },
    announce_trap: ({ pieces }: { pieces: readonly string[] }) =>
      `¡Atrapaste ${pieces.map((each) => namedEs(each).replace(/^el /, "al ").replace(/^la /, "a la ")).join(" y ")}! Anunciá la trampa.`,
    declare_win: "Tu Reina está en el trono con sus seis guardias: ¡declará la victoria!",
  },
  ui: {
    calls: "Qué podés hacer",
    callNow: "Sorteo: elegí un color. El otro saca una mano a ciegas.",
    pickNow: "Elegí una mano: jugás con el color que tenga.",
    goNow: (piece: string) => `Mové ${namedEs(piece)} ahí, o tocá otro espacio.`,
    pickPiece: "Tocá una de tus piezas y después un espacio vecino.",
    pickSpace: (piece: string) => `¿A dónde va ${namedEs(piece)}? Tocá un espacio.`,
    judge: "¿Es verdad? Aceptá el resultado o desafialo.",
    movedNow: "¿Encerraste una pieza? Anunciala. Después pasá.",
    acceptNow: "Aceptá el resultado.",
    passNow: "¡Listo! Pasá la banderilla.",
    nameThem: "Tocá las piezas contrarias que están atrapadas.",
    banishNow: (pieces: readonly string[]) => `Podés llevar ${listed(pieces, "y", namedEs)} a un espacio libre de la banda externa.`,
  },
} satisfies Overlay<Words>;

export const howto = {
  turn: [
    "Al comienzo uno dice el color que empieza y el otro elige una mano: juega con el color que tenga.",
    "Recibís la banderilla. Mirá la jugada anterior: antes de tocar una pieza todavía podés desafiarla, o decir «trampa».",
    "Mové una pieza un espacio, hacia el centro o de lado, a un espacio libre. Nunca hacia atrás, y solo una.",
    "El trono es de la Reina. Las coronas, donde comienzan las Reinas, también: cada Reina entra solo en la suya.",
    "Dos piezas tuyas a los dos lados de una contraria, en línea recta, son una trampa: la hace la que llega. Nadie se mete entre dos piezas contrarias.",
    "La trampa vale si la anunciás con la banderilla: después de formarla y antes de pasar; o al comienzo de tu turno, antes de tocar, y entonces la última jugada del otro vuelve atrás.",
    "Un guardia atrapado retrocede un espacio en su turno; una Reina atrapada vuelve a su corona. La Reina va primero; entre guardias, su jugador elige. Quien no puede retroceder está bloqueado y mueve otra pieza.",
    "Mientras estás atrapado no anunciás ni formás trampas, a menos que estés bloqueado.",
    "Si decís «trampa» sin la banderilla y el otro aún no movió, la pieza no retrocede: sale caminando con un movimiento sin falta.",
    "Pasá la banderilla. Sin mover solo pasa quien no puede mover sin falta.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá al recibir la banderilla y antes de tocar una pieza.",
    "Si acertás con un espacio de más, el trono, una corona o un segundo movimiento, el tablero vuelve atrás y te toca.",
    "Si acertás con moverse en reversa o hacia una trampa, podés llevar esa pieza a un espacio libre de la banda externa que no sea corona. Después te toca.",
    "Una victoria declarada se desafía sin banderilla, en 20 segundos. Si era falsa, ganás vos.",
    "Si te equivocás, perdés el turno y recibís una falta. Fuera de tiempo, o sobre lo que no se puede desafiar, recibís solo la falta. Con tres faltas perdés el juego.",
    "Una trampa no se desafía: se anuncia. Si decís «desafío» en lugar de «trampa», se te recuerda y nada más.",
  ],
  end: [
    "Gana quien tiene a su Reina en el trono y a sus seis guardias alrededor. Anuncialo; si no, lo hace el servidor al pasar la banderilla.",
    "Es empate si tus seis guardias rodean el trono y tu Reina no está en él; si los dos están de acuerdo en que nadie puede mover sin falta; o si los dos pasan sin mover.",
    "Con el límite de tiempo, si quien empezó ya movió, los dos completan su turno. Si nadie gana, es empate.",
  ],
  clock: [
    "Cada turno dura un minuto, si la mesa no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Lo que ya moviste se queda y la banderilla pasa; si no moviste, perdés el turno. Con el tercer aviso perdés.",
    "El juego dura 30 minutos.",
  ],
  line: [
    ["call red · left", "empieza el rojo · la mano izquierda"],
    ["B1 4.15", "mover B1 al espacio 4.15"],
    ["trap R1 · trap R1 RQ", "anunciar la trampa de esas piezas"],
    ["B1", "tocar B1 sin moverla"],
    ["R1 > 5.10", "llevar R1 a la banda externa"],
    ["waive", "dejarla donde está"],
    ["win", "declarar la victoria"],
    ["!queens-and-guards.backwards", "desafiar esa regla"],
    ["pass", "pasar la banderilla"],
    ["draw? · draw+ · draw-", "proponer empate · aceptar · rechazar"],
    ["accept · resign", "aceptar el resultado · rendirse"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  move: [
    "Llevá tu reina al trono del medio y rodeala con tus seis guardias. Vos jugás con las azules. Un paso: tocá el guardia marcado, después el espacio marcado y el botón.",
    "Se avanza hacia el centro o de lado, nunca para atrás.",
  ],
  trap: [
    "¡Trampa! Un guardia rojo quedó entre dos tuyos. Decilo: tocá el botón de la trampa, la pieza roja y el botón marcado.",
    "Ahora esa pieza tiene que retroceder un paso.",
  ],
  challenge: [
    "Es un torneo: nadie avisa las faltas. La pieza roja marcada se alejó del centro sin estar atrapada. Tocá «{challenge}» y elegí la regla de no ir para atrás.",
    "Es una C (correcto): ahora podés mandarla a la banda externa.",
  ],
  ring: ["Tu reina está en el trono y falta un guardia. Movelo al lugar vacío del anillo.", "¡Seis guardias alrededor!"],
  win: ["Decí que ganaste: tocá el botón marcado.", "Si el otro no lo desafía, la partida es tuya."],
} satisfies Overlay<LessonWords>;
