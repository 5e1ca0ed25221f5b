/** The words of Ajedrez, in the Spanish of Argentina. */
import { listed } from "../../words/arithmetic";
import type { Overlay } from "../../words/catalogue";
import type { FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { View } from "./view";
import { way, planned } from "./wording";
import { WHY, reasonsOfMove, the, type Words } from "./words.es";

export const title = {};

export const faults = {
  faults: {
    "ajedrez.illegal-move": [
      "Esa jugada es ilegal: la pieza no llega ahí, o el rey queda en jaque. |Hacé otra.",
      ({ why }) => `Esa jugada es ilegal: ${WHY[why]}. |Hacé otra.`,
    ],
    "ajedrez.touch-move": [
      "Pieza tocada, pieza jugada: |mové la que tocaste, o capturá la que tocaste, si se puede.",
      ({ squares }) =>
        squares.length === 0 ? "Pieza tocada, pieza jugada: |mové la que tocaste." : `Pieza tocada, pieza jugada: se tocó ${listed("es", squares)}. |Movela o capturala, si se puede.`,
    ],
    "ajedrez.offer moment": "Las tablas se ofrecen después de mover y antes de accionar el reloj: |esperá ese momento.",
    "ajedrez.offer persistent": "Ya se ofrecieron tablas varias veces seguidas: |esperá a que ofrezca el otro.",
    "ajedrez.claim-repetition": "La posición no ha salido tres veces todavía: |seguí jugando.",
    "ajedrez.claim-fifty": "No han pasado cincuenta jugadas sin capturar ni mover peones: |seguí jugando.",
  },
  stakes: {
    undone_time: "la jugada se deshace y podés ganar tiempo",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  refusals: {
    promotion_needed: "Elegí en qué se convierte el peón.",
    king_capture: "Al rey no se lo captura: reclamá la jugada ilegal.",
    claimed_move: "Debés hacer la jugada que anunciaste en el reclamo.",
    not_plain:
      "Sin réferi el servidor solo da tablas si el rival no puede dar mate o si en las últimas 25 jugadas de cada uno no hubo captura ni jugada de peón. No te cuesta nada: podés reclamar otra vez.",
    write_in_order: "Anotá las jugadas en orden.",
    no_challenges: "Con ayuda no hay desafíos: el servidor avisa solo.",
    notation_ambiguous: "Más de una pieza puede hacer esa jugada: decí cuál.",
  },
  faults: faults.faults,
  stakes: faults.stakes,
  actions: {
    challenge: "Desafiar",
  },
  asks: (type: string, may: readonly string[]) =>
    type !== "offer_draw"
      ? null
      : may.includes("pass_flag")
        ? "¿Ofrecer tablas?"
        : "Las tablas se ofrecen al mover, antes de accionar el reloj. Ahora la oferta vale, pero el otro la puede desafiar y te anotan una amonestación.",
  reasons: {
    strikes: "tres desafíos incorrectos",
  },
  hints: {
    move: ({ uci }: { uci: string }, view: View) => {
      const { from, to, letter, why, taken } = planned(view, uci);
      const reason = why === "capture" ? `así capturás ${the[taken] ?? ""}` : reasonsOfMove[why];
      return `Probá ${the[letter] ?? ""}: de ${from} a ${to}; ${reason}.`;
    },
    claim_draw: ({ ground }: { ground: string }) =>
      ground === "fifty" ? "Hace cincuenta jugadas que nadie captura ni mueve un peón: podés reclamar tablas." : "La posición salió tres veces: podés reclamar tablas.",
    arrive: "Decí que llegaste, y empieza la partida.",
    pass_flag: "Tu jugada está hecha: accioná el reloj y le toca a tu rival.",
    write: "Anotá en tu planilla la última jugada: después podés mover.",
  },
  ui: {
    moveNow: "Tocá la pieza que movés.",
    toNow: "Tocá la casilla a la que va.",
    calls: "Qué podés hacer",
    offering: "Con tu jugada ofrecés tablas.",
    touchNotice: "Pieza tocada, pieza jugada: la pieza que tocás es la que movés.",
    mustPlay: (uci: string) => `Debés jugar ${way(uci)}, que anunciaste.`,
    claim: {
      cost: "Si no lo fue, es un desafío incorrecto; con tres se pierde la partida.",
    },
    writeMove: (number: number, white: boolean) => `Anotá la jugada ${number} de las ${white ? "blancas" : "negras"}`,
  },
} satisfies Overlay<Words>;

export const howto = {
  goal: "Da jaque mate: atacá al rey del otro de modo que no pueda escapar. Aquí se juega como en un torneo de verdad, con reloj, planilla y réferi.",
  turn: [
    "Las blancas empiezan y se juega por turnos.",
    "Mové una de tus piezas. La dama va en línea recta y en diagonal; la torre, en línea recta; el alfil, en diagonal; el caballo salta en L; el rey da un paso.",
    "El peón avanza un paso, o dos la primera vez, y captura en diagonal. También captura al paso. Si llega al final se corona: lo cambiás por dama, torre, alfil o caballo.",
    "Enroque: el rey da dos pasos hacia una torre y la torre salta a su otro lado. Ninguno se ha movido antes, no hay piezas entre ellos y el rey no está en jaque ni pasa por una casilla atacada.",
    "Nunca podés dejar a tu rey en jaque.",
    "Pieza tocada, pieza jugada: si tocás una tuya, la movés; si tocás una ajena, la capturás, siempre que se pueda. La jugada hecha ya no se cambia.",
    "La jugada se completa al accionar el reloj. La mesa puede hacerlo sola.",
    "Para ofrecer tablas, hacelo después de mover y antes de accionar el reloj. Si la planilla es a mano, anotá cada jugada antes de la siguiente.",
  ],
  challenges: [
    "En torneo el servidor acepta una jugada ilegal sin avisar. La podés desafiar hasta el final de la partida, aunque no te toque.",
    "Si acertás, se vuelve a la posición de antes y el otro juega algo legal. Con su primera y su segunda jugada ilegal ganás 2 minutos cada vez; con la tercera pierde.",
    "Pieza tocada: desafiala antes de tocar o mover vos. Si acertás, el otro debe jugar lo que tocó. También podés desafiar una oferta de tablas hecha fuera de momento, y una posición inicial equivocada.",
    "Un desafío equivocado o fuera de tiempo es una falta: no perdés el turno, pero con tres perdés la partida.",
  ],
  end: [
    "Jaque mate gana. También ganás si el otro abandona o si cae su aguja, salvo que vos ya no puedas dar mate de ninguna manera: entonces son tablas.",
    "Son tablas por acuerdo, por ahogado (sin jaque y sin jugadas) o si nadie puede dar mate.",
    "Reclamá tablas, antes de mover, por triple repetición de la posición o por cincuenta jugadas sin captura ni peón movido. Un reclamo incorrecto te quita la mitad de tu tiempo, hasta 3 minutos, y le da 3 al otro.",
    "Ganar vale 1 punto y las tablas, medio.",
  ],
  clock: [
    "Cada uno tiene su reloj, que solo corre en su turno. Aquí no hay turnos de un minuto. Con ayuda se juega sin reloj, si nadie elige uno. La mesa dice cuánto tiempo hay y si cada jugada suma algo.",
    "En los últimos dos minutos del último período podés reclamar tablas al réferi.",
    "Con hora fijada, quien llega con una hora de atraso pierde.",
    "En línea no hay manos ni piezas torcidas: no hace falta decir «compongo», nadie golpea el reloj y el servidor guarda la partida. Que nadie mire apuntes ni reciba consejos lo vigila la clase.",
  ],
  line: [
    ["e2e4 · e7e8q", "mover · coronar dama"],
    ["Cf3 · 0-0 · exd5", "lo mismo en notación: R rey, D dama, T torre, A alfil, C caballo"],
    ["e2e4 (=)", "mover y ofrecer tablas"],
    ["toco g1", "tocar la pieza de g1"],
    ["reloj", "accionar el reloj"],
    ["tablas · acepto · rechazo", "ofrecer, aceptar, rechazar tablas"],
    ["reclamo threefold · reclamo fifty", "reclamar: triple repetición · cincuenta jugadas"],
    ["reto ajedrez.illegal-move 2", "desafiar la tercera jugada de la partida (se cuenta desde 0)"],
    ["anoto 0 e4", "anotar en la planilla"],
    ["abandono", "abandonar"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  pawn: [
    "Vos jugás con las blancas. El peón avanza; en su primera jugada puede dar dos pasos. Tocá el peón marcado y la casilla marcada.",
    "El peón avanza recto, pero captura en diagonal, un paso.",
  ],
  knight: [
    "El caballo salta en forma de L: dos pasos y uno al costado. Es el único que salta. Sacalo a la casilla marcada.",
    "Desde ahí tu caballo amenaza al peón negro.",
  ],
  bishop: ["El alfil va en diagonal, todo lo que quieras. Sacalo a la casilla marcada.", "Ya hay lugar entre el rey y la torre."],
  castle: [
    "Poné a salvo a tu rey con el enroque: tocá el rey y la casilla marcada, dos pasos al costado. La torre salta sola.",
    "Se enroca una sola vez, si ni el rey ni la torre se movieron.",
  ],
  challenge: [
    "En torneo nadie avisa. ¡El rey negro dio dos pasos! En la lista de jugadas tocá la última, la del rey, y después el botón marcado.",
    "La jugada se deshace y el negro tiene que mover bien su rey.",
  ],
  mate: ["Ganás cuando el rey rival está amenazado y no puede escapar: jaque mate. Llevá la torre hasta el fondo.", "¡Jaque mate!"],
} satisfies Overlay<LessonWords>;
