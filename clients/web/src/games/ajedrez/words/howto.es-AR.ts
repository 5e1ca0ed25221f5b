/** The rules page of chess in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Da jaque mate: atacá al rey del otro de modo que no pueda escapar. Aquí se juega como en un torneo de verdad, con reloj, planilla y réferi.",
  turn: [
    "Las blancas empiezan y se juega por turnos.",
    "Mové una de tus piezas. La dama va en línea recta y en diagonal; la torre, en línea recta; el alfil, en diagonal; el caballo salta en L; el rey da un paso.",
    "El peón avanza un paso, o dos la primera vez, y captura en diagonal. También captura al paso. Si llega al final se corona: lo cambiás por dama, torre, alfil o caballo.",
    "Enroque: el rey da dos pasos hacia una torre y la torre salta a su otro lado. Ninguno se ha movido antes, no hay piezas entre ellos y el rey no está en jaque ni pasa por una casilla atacada.",
    "Nunca podés dejar a tu rey en jaque.",
    "Pieza tocada, pieza jugada: si tocás una tuya, la movés; si tocás una ajena, la capturás, siempre que se pueda. La jugada hecha ya no se cambia.",
    "La jugada se completa al accionar el reloj. La sala puede hacerlo sola.",
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
    "Cada uno tiene su reloj, que solo corre en su turno. Aquí no hay turnos de un minuto. Con ayuda se juega sin reloj, si nadie elige uno. La sala dice cuánto tiempo hay y si cada jugada suma algo.",
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
