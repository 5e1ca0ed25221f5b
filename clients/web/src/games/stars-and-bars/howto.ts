/** How Stars & Bars is played, in words for a child. */
import type { Howto } from "../howto";

export const es: Howto = {
  goal: "Pon cartas que sean muy distintas de sus vecinas. Gana quien llega más lejos: más de 200 puntos, o 50 de ventaja, siempre con 15 puntos más que el otro.",
  turn: [
    "Cada carta tiene una figura (estrella o barra), una cantidad (1, 2 o 3), un color (rojo, amarillo o azul) y un relleno (lleno, rayado o hueco). Dos cartas pueden ser diferentes en una, dos, tres o cuatro formas.",
    "Al comienzo hay cuatro cartas en el centro y cuatro en cada mano, todas a la vista. Empieza quien saca la primera estrella.",
    "Recibes la banderilla. Puedes mirar debajo de la última carta del otro, y retar su jugada.",
    "Si quieres, suma por pilares de 4 cartas o más, antes de poner tu carta: voltear uno del centro da 2; eliminar los cuatro volteados da 4; eliminar uno de fuera da 2.",
    "Pon una carta en una casilla vacía, o sobre otra carta que sea diferente en dos formas o menos. En un pilar volteado no se pone nada.",
    "Compara tu carta con cada vecina descubierta, de lado o en esquina: 1 forma da 1 punto, 2 formas 2, 3 formas 4 y 4 formas 8. La carta que cubres no cuenta.",
    "Si con tu carta el pilar llega a 4, puedes voltearlo o eliminarlo enseguida, pero no te da puntos.",
    "Anuncia los puntos del turno y tu puntuación total. Los dos los cuentas tú.",
    "Pasa la banderilla. El servidor te da otra carta mientras haya. Cuando la baraja se acaba, se sigue hasta la última carta.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubres tú. Reta al recibir la banderilla, antes de tocar una carta o un pilar. Mirar debajo no cierra el momento de retar.",
    "Se reta una carta mal puesta sobre otra, los puntos, la puntuación total, y los puntos no anunciados.",
    "Si aciertas, el otro vuelve a su puntuación de antes y su carta va a las desechadas. Juegas tu turno.",
    "Si te equivocas, pierdes el turno y recibes una falta. Retar fuera de tiempo, o por no voltear un pilar, es inapropiado: también es una falta. Con tres faltas pierdes el juego.",
  ],
  end: [
    "Se mira al final de cada ronda, cuando los dos ya jugaron: si nadie tiene cartas, si la ventaja es de 50 o más, o si alguien tiene más de 200, el juego termina.",
    "Quien empezó todavía puede retar la última jugada, o aceptar el resultado.",
    "Gana quien lleva 15 puntos o más de ventaja. Si la diferencia es menor, es empate.",
    "Con el tiempo límite se completa la ronda empezada y se cuenta igual.",
  ],
  clock: [
    "Cada turno dura un minuto. Después hay un aviso, una violación de tiempo y 10 segundos más.",
    "Si ya pusiste la carta y anunciaste, el servidor pasa la banderilla. Si no, pierdes el turno y todo lo del turno se borra. La tercera violación pierde el juego.",
    "El reloj espera mientras se resuelve un reto.",
  ],
  line: [
    ["1@o2", "poner la primera carta de tu mano en o2"],
    ["s2rh@c1", "poner una carta por su nombre: star, 2, red, hollow"],
    ["b1yt@o5", "b es barra, y amarillo, t rayado"],
    ["+12=62", "anunciar 12 puntos y total 62"],
    ["peek", "mirar debajo de la última carta del otro"],
    ["flip c1", "voltear el pilar c1"],
    ["remove o2", "eliminar el pilar o2"],
    ["clear", "eliminar los cuatro pilares del centro"],
    ["drop 1", "desechar tu primera carta, si ninguna cabe"],
    ["pass", "pasar la banderilla"],
    ["!stars-and-bars.points", "retar esa regla"],
    ["win · accept", "declarar la victoria · aceptar el resultado"],
  ],
};

export const en: Howto = {
  goal: "Place cards that differ a lot from their neighbours. Whoever gets furthest wins: over 200 points, or 50 ahead, and always 15 points more than the other.",
  turn: [
    "Each card has a figure (star or bar), a count (1, 2 or 3), a colour (red, yellow or blue) and a fill (solid, striped or hollow). Two cards can differ in one, two, three or four ways.",
    "At the start there are four cards in the centre and four in each hand, all face up. Whoever draws the first star begins.",
    "You receive the flag. You may look under the other player's last card, and challenge their turn.",
    "If you like, claim piles of 4 cards or more before you place your card: flipping one in the centre is worth 2; removing all four flipped ones 4; removing one outside 2.",
    "Place a card on an empty square, or on a card that differs in two ways or fewer. Nothing goes on a flipped pile.",
    "Compare your card with each open neighbour, by side or corner: 1 way scores 1 point, 2 ways 2, 3 ways 4 and 4 ways 8. The card that you cover does not count.",
    "If your card makes a pile of 4, you may flip or remove it at once, but for no points.",
    "Announce the points of the turn and your new total. You count both yourself.",
    "Pass the flag. The server deals you another card while there are any. When the deck is empty, play on to the last card.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Challenge when you receive the flag, before you touch a card or a pile. Looking underneath does not close the window.",
    "You may challenge a card laid wrongly on another, the points, the total, and points not announced.",
    "If you are right, the other player's score goes back and their card is discarded. You play your turn.",
    "If you are wrong, you lose the turn and get a strike. A challenge at the wrong time, or because a pile was not flipped, is inappropriate: a strike too. Three strikes lose the game.",
  ],
  end: [
    "It is tested at the end of each round, when both have played: if nobody has cards, if the lead is 50 or more, or if somebody is over 200, the game ends.",
    "The starter may still challenge the last turn, or accept the result.",
    "15 points or more ahead wins. With a smaller difference it is a draw.",
    "At the time limit a round that has begun is completed, and it is counted the same way.",
  ],
  clock: [
    "A turn lasts one minute. Then come a reminder, one time violation and 10 more seconds.",
    "If you have placed your card and announced, the server passes the flag. If not, you lose the turn and all of it is undone. The third violation loses the game.",
    "The clock stands still while a challenge is being settled.",
  ],
  line: [
    ["1@o2", "place the first card of your hand on o2"],
    ["s2rh@c1", "place a card by its name: star, 2, red, hollow"],
    ["b1yt@o5", "b is bar, y yellow, t striped"],
    ["+12=62", "announce 12 points and a total of 62"],
    ["peek", "look under the other's last card"],
    ["flip c1", "flip the pile c1"],
    ["remove o2", "remove the pile o2"],
    ["clear", "remove the four piles of the centre"],
    ["drop 1", "discard your first card, if none fits"],
    ["pass", "pass the flag"],
    ["!stars-and-bars.points", "challenge that rule"],
    ["win · accept", "declare a win · accept the result"],
  ],
};
