/** The rules page of Sum Dominoes in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Quedate sin fichas de dominó antes que el otro. Una ficha cabe si su cara y la cara que toca suman lo que dicen los dados. Si nadie lo logra, gana quien tiene menos puntos en la mano.",
  turn: [
    "Al comienzo cada uno toma siete fichas del banco, a la vista de los dos, y lanza tres dados. Empieza la suma menor: queda escrita en la tarjeta de la banderilla, y una ficha del banco va al centro.",
    "Primera parte: buscá una ficha tuya que haga la suma de la tarjeta con una cara del tablero. Si la suma es 10 y tocás un 3, tu cara es un 7.",
    "La ficha toca exactamente una cara de otra ficha, por cualquiera de sus lados. Pieza puesta, pieza jugada: ya no se mueve.",
    "Si una ficha cabe, hay que colocarla. Si no cabe ninguna, seguí.",
    "Segunda parte: lanzá los tres dados, sumá y escribí la suma en la tarjeta. Colocá una ficha que haga esa suma, si tenés.",
    "Tomá una ficha del banco. No la jugás en este turno.",
    "Pasá la banderilla. El otro empieza con la suma que vos escribiste.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubrís vos. Mirá también cuando juega el otro: la primera parte se desafía sin banderilla, hasta que pone una ficha en la segunda parte o pasa. Si no querés desafiar, decí «No desafío».",
    "La segunda parte y la suma se desafían hasta que vos, con la banderilla, colocás, lanzás o tomás una ficha. Igual que una ficha no tomada o una segunda parte olvidada.",
    "Si faltó colocar una ficha, mostrala: tocá la ficha del otro, tocá el tablero donde iba y desafiá. Ahí la coloca el réferi.",
    "Si acertás, la ficha mal puesta vuelve a su mano, la suma se corrige o la ficha olvidada se toma, y el otro recibe además una ficha de infracción del banco. Por una segunda parte olvidada podés usar la suma de la tarjeta o volver a lanzar.",
    "Si te equivocás, la ficha de infracción es para vos y recibís una falta. Fuera de tiempo solo hay una falta. No se pierde el turno. Con tres faltas perdés el juego.",
    "Si el banco está vacío, la ficha de infracción la da el otro: la que él elija.",
  ],
  end: [
    "Gana quien coloca su última ficha en la primera parte. En la segunda parte solo si el banco está vacío: si no, antes hay que tomar.",
    "Gana también quien da su última ficha como ficha de infracción.",
    "Si no queda espacio en el tablero, o el banco está vacío y dos turnos seguidos pasan sin ficha, se cuentan los puntos de las manos: gana quien tiene 10 menos, o más de 10. Con menos diferencia es empate.",
    "Antes de terminar, el otro todavía puede desafiar la última ficha.",
    "Con el tiempo límite, si quien empezó ya colocó una ficha en esa ronda o ya pasó, los dos completan su turno. Después se cuentan los puntos.",
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si aún no terminaste, el servidor escribe la suma, toma tu ficha y pasa la banderilla. Lo que colocaste queda. Con el tercer aviso perdés el juego.",
    "El reloj espera mientras se resuelve un desafío o alguien elige una ficha para dar.",
  ],
  line: [
    ["2-7 G6 F6", "colocar la ficha 2-7: el 2 en G6 y el 7 en F6"],
    ["7-2 F6 G6", "lo mismo, dicho al revés"],
    ["roll", "lanzar los dados"],
    ["=12", "escribir la suma"],
    ["draw", "tomar una ficha"],
    ["pass", "pasar la banderilla"],
    ["reroll", "volver a lanzar"],
    ["give 6-6", "dar la ficha 6-6"],
    ["!match-1", "desafiar la ficha de la 1.ª parte"],
    ["!unplaced-1 2-7 G6 F6", "desafiar que faltó colocar 2-7 ahí"],
    ["!!sum|draw", "desafiar dos reglas"],
    ["accept · nochallenge", "aceptar el resultado · no desafío"],
  ],
} satisfies Overlay<Howto>;
