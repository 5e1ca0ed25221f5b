/** The rules page of Stars & Bars in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Poné cartas que sean muy distintas de sus vecinas. Gana quien llega más lejos: más de 200 puntos, o 50 de ventaja, siempre con 15 puntos más que el otro.",
  turn: [
    "Cada carta tiene una figura (estrella o barra), una cantidad (1, 2 o 3), un color (rojo, amarillo o azul) y un relleno (lleno, rayado o hueco). Dos cartas pueden ser diferentes en una, dos, tres o cuatro formas.",
    "Al comienzo hay cuatro cartas en el centro y cuatro en cada mano, todas a la vista. Empieza quien saca la primera estrella.",
    "Recibís la banderilla. Podés mirar debajo de la última carta del otro, y desafiar su jugada.",
    "Si querés, sumá por pilares de 4 cartas o más, antes de poner tu carta: dar vuelta uno del centro da 2; eliminar los cuatro dados vuelta da 4; eliminar uno de fuera da 2.",
    "Poné una carta en una casilla vacía, o sobre otra carta que sea diferente en dos formas o menos. En un pilar dado vuelta no se pone nada.",
    "Compará tu carta con cada vecina descubierta, de lado o en esquina: 1 forma da 1 punto, 2 formas 2, 3 formas 4 y 4 formas 8. La carta que cubrís no cuenta.",
    "Si con tu carta el pilar llega a 4, podés darlo vuelta o eliminarlo enseguida, pero no te da puntos.",
    "Anunciá los puntos del turno y tu puntuación total. Los dos los contás vos.",
    "Pasá la banderilla. El servidor te da otra carta mientras queden. Cuando la baraja se acaba, se sigue hasta la última carta.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubrís vos. Desafiá al recibir la banderilla, antes de tocar una carta o un pilar. Mirar debajo no cierra el momento de desafiar.",
    "Se desafía una carta mal puesta sobre otra, los puntos, la puntuación total, y los puntos no anunciados.",
    "Si acertás, el otro vuelve a su puntuación de antes y su carta va a las desechadas. Jugás tu turno.",
    "Si te equivocás, perdés el turno y recibís una falta. Desafiar fuera de tiempo, o por no dar vuelta un pilar, es inapropiado: también es una falta. Con tres faltas perdés el juego.",
  ],
  end: [
    "Se mira al final de cada ronda, cuando los dos ya jugaron: si nadie tiene cartas, si la ventaja es de 50 o más, o si alguien tiene más de 200, el juego termina.",
    "Quien empezó todavía puede desafiar la última jugada, o aceptar el resultado.",
    "Gana quien lleva 15 puntos o más de ventaja. Si la diferencia es menor, es empate.",
    "Con el tiempo límite se completa la ronda empezada y se cuenta igual.",
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso y 10 segundos más.",
    "Si ya pusiste la carta y anunciaste, el servidor pasa la banderilla. Si no, perdés el turno y todo lo del turno se borra. Con el tercer aviso perdés el juego.",
    "El reloj espera mientras se resuelve un desafío.",
  ],
  line: [
    ["1@o2", "poner la primera carta de tu mano en o2"],
    ["s2rh@c1", "poner una carta por su nombre: star, 2, red, hollow"],
    ["b1yt@o5", "b es barra, y amarillo, t rayado"],
    ["+12=62", "anunciar 12 puntos y total 62"],
    ["peek", "mirar debajo de la última carta del otro"],
    ["flip c1", "dar vuelta el pilar c1"],
    ["remove o2", "eliminar el pilar o2"],
    ["clear", "eliminar los cuatro pilares del centro"],
    ["drop 1", "desechar tu primera carta, si ninguna cabe"],
    ["pass", "pasar la banderilla"],
    ["!stars-and-bars.points", "desafiar esa regla"],
    ["win · accept", "declarar la victoria · aceptar el resultado"],
  ],
} satisfies Overlay<Howto>;
