/** The rules page of Damas in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
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
