/** The Spanish rules page of chess, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Da jaque mate: ataca al rey del otro de modo que no pueda escapar. Aquí se juega como en un torneo de verdad, con reloj, planilla y réferi.",
  turn: [
    "Las blancas empiezan y se juega por turnos.",
    "Mueve una de tus piezas. La dama va en línea recta y en diagonal; la torre, en línea recta; el alfil, en diagonal; el caballo salta en L; el rey da un paso.",
    "El peón avanza un paso, o dos la primera vez, y captura en diagonal. También captura al paso. Si llega al final se corona: lo cambias por dama, torre, alfil o caballo.",
    "Enroque: el rey da dos pasos hacia una torre y la torre salta a su otro lado. Ninguno se ha movido antes, no hay piezas entre ellos y el rey no está en jaque ni pasa por una casilla atacada.",
    "Nunca puedes dejar a tu rey en jaque.",
    "Pieza tocada, pieza jugada: si tocas una tuya, la mueves; si tocas una ajena, la capturas, siempre que se pueda. La jugada hecha ya no se cambia.",
    "La jugada se completa al accionar el reloj. La sala puede hacerlo sola.",
    "Para ofrecer tablas, hazlo después de mover y antes de accionar el reloj. Si la planilla es a mano, anota cada jugada antes de la siguiente.",
  ],
  challenges: [
    "En torneo el servidor acepta una jugada ilegal sin avisar. La puedes retar hasta el final de la partida, aunque no te toque.",
    "Si aciertas, se vuelve a la posición de antes y el otro juega algo legal. Con su primera y su segunda jugada ilegal ganas 2 minutos cada vez; con la tercera pierde.",
    "Pieza tocada: rétala antes de tocar o mover tú. Si aciertas, el otro debe jugar lo que tocó. También puedes retar una oferta de tablas hecha fuera de momento, y una posición inicial equivocada.",
    "Un reto equivocado o fuera de tiempo es una falta: no pierdes el turno, pero con tres pierdes la partida.",
  ],
  end: [
    "Jaque mate gana. También ganas si el otro abandona o si cae su aguja, salvo que tú ya no puedas dar mate de ninguna manera: entonces son tablas.",
    "Son tablas por acuerdo, por ahogado (sin jaque y sin jugadas) o si nadie puede dar mate.",
    "Reclama tablas, antes de mover, por triple repetición de la posición o por cincuenta jugadas sin captura ni peón movido. Un reclamo incorrecto te quita la mitad de tu tiempo, hasta 3 minutos, y le da 3 al otro.",
    "Ganar vale 1 punto y las tablas, medio.",
  ],
  cases: [
    ["goal", "Mate stands though the flag falls before the clock is pressed", "checkmate", [0]],
    ["end", "Flag fall loses, if the rival can still mate in any way", "time", [0]],
    ["end", "Flag fall against a bare king is a draw", "time_no_mate", []],
    ["end", "Stalemate ends the game at once", "stalemate", []],
    ["end", "Threefold repetition claimed with the move that brings it", "threefold", []],
    ["end", "Fifty moves claimed with the fiftieth", "fifty", []],
  ],
  clock: [
    "Cada uno tiene su reloj, que solo corre en su turno. Aquí no hay turnos de un minuto. Con ayuda se juega sin reloj, si nadie elige uno. La sala dice cuánto tiempo hay y si cada jugada suma algo.",
    "En los últimos dos minutos del último período puedes reclamar tablas al réferi.",
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
    ["reto ajedrez.illegal-move 2", "retar la tercera jugada de la partida (se cuenta desde 0)"],
    ["anoto 0 e4", "anotar en la planilla"],
    ["abandono", "abandonar"],
  ],
};
