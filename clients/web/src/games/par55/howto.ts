/** How Par 55 is played, in words for a child. */
import type { Howto } from "../howto";

export const es: Howto = {
  goal: "Coloca bloques junto a otros que se les parezcan: cada parecido hace avanzar tu peón. Gana quien cae exactamente en 55, si el otro no cae también en su turno final.",
  turn: [
    "Al comienzo uno dice qué color empieza y el otro escoge una mano: adentro está su peón, azul o rojo. Empieza quien tenga el color dicho.",
    "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla. Cuando tocas un bloque, ya no.",
    "Toca un bloque del banco y una base vacía. Puedes regresarlo y tomar otro; una vez puesto, ya no se mueve.",
    "Tu puntaje es 5 por la base, más uno por cada parecido con cada bloque vecino: mismo tamaño, mismo color, misma forma. Anúncialo antes de mover.",
    "Cuenta los espacios uno por uno y pon tu peón en el último. Si pasarías de 55, tu peón se queda donde está.",
    "¿Caíste en un espacio blanco donde está el otro peón? Choca: ese peón va 5 espacios atrás. En los espacios enumerados y en la salida no se choca.",
    "¿Caíste en 55? Declara la victoria antes de pasar la banderilla.",
    "Pasa la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Reta al recibir la banderilla y antes de tocar un bloque: el puntaje, el peón movido antes de anunciar, la cuenta o el choque.",
    "Una victoria declarada se reta sin banderilla, durante unos segundos.",
    "Si aciertas, el bloque vuelve al banco, los peones a donde estaban, y juegas tú.",
    "Si te equivocas, pierdes el turno y recibes una falta. Un reto fuera de tiempo o de lo que no es una de esas reglas es solo una falta. Con tres faltas pierdes el juego.",
  ],
  end: [
    "Después de un 55 el otro tiene un turno final. Si cae también en 55, es empate. Si no, gana quien cayó primero y lo declaró; si no lo declaró, es empate.",
    "Cuando se llena la última base y el turno termina, es empate. Pero quien cae en 55 con el último bloque y lo declara, gana.",
    "Con el tiempo límite es empate, salvo que alguien ya cayó en 55: entonces se juega el turno final.",
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso, una violación de tiempo y 10 segundos más.",
    "Si aún te falta colocar, anunciar o mover, tu turno se pierde y todo vuelve atrás. La tercera violación pierde el juego.",
  ],
  line: [
    ["call blue · left", "decir el color que empieza · escoger la mano izquierda"],
    ["?lrc", "tocar un bloque: l grande o s pequeño; r rojo, b azul o y amarillo; c círculo, s cuadrado, t triángulo, r rectángulo o h hexágono"],
    ["back", "regresarlo al banco"],
    ["lrc C2T", "colocar el círculo rojo grande en la base C2T"],
    ["=7", "anunciar 7"],
    [">12", "contar uno por uno hasta el 12 y poner ahí el peón"],
    [">12 8-11", "contar del 8 al 11 y poner el peón en el 12"],
    ["bump 3", "chocar: el otro peón al 3"],
    ["win", "declarar la victoria"],
    ["!par55.score", "retar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept · resign", "aceptar el resultado · rendirme"],
  ],
};

export const en: Howto = {
  goal: "Place blocks beside others that are like them: each likeness takes your pawn further. Who lands exactly on 55 wins, unless the other player lands there too in the final turn.",
  turn: [
    "At the start one player calls the colour that begins and the other picks a hand: the pawn inside, blue or red, is theirs. Whoever has the called colour begins.",
    "You receive the flag. Look at the turn before: you may still challenge it. Once you touch a block, no more.",
    "Touch a block of the bank, then an empty base. You may put it back and take another; once laid, it does not move.",
    "Your score is 5 for the base, and one more for each likeness with each block beside it: same size, same colour, same shape. Announce it before you move.",
    "Count the spaces one by one and put your pawn on the last. If you would go beyond 55, your pawn stays where it is.",
    "Did you land on a white space where the other pawn stands? Bump it: that pawn goes 5 spaces back. Nobody is bumped on numbered spaces or at the start.",
    "Did you land on 55? Declare the win before you pass the flag.",
    "Pass the flag.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge after you receive the flag and before you touch a block: the score, a pawn moved before announcing, the count or the bump.",
    "A declared win is challenged without the flag, within some seconds.",
    "If you are right, the block goes back to the bank, the pawns to where they stood, and you play.",
    "If you are wrong, you lose your turn and get a strike. A challenge at the wrong time, or of what is none of those rules, is a strike only. Three strikes lose the game.",
  ],
  end: [
    "After a 55 the other player has a final turn. Landing on 55 too makes a draw. If not, who landed first and declared it has won; not declared, it is a draw.",
    "When the last base is filled and the turn is over, it is a draw. But who lands on 55 with the last block and declares it, wins.",
    "The time limit is a draw, unless somebody has landed on 55: then the final turn is played.",
  ],
  clock: [
    "A turn lasts one minute, unless the room says otherwise. Then come a reminder, one time violation and 10 more seconds.",
    "If you still have to place, announce or move, your turn is lost and all goes back. The third violation loses the game.",
  ],
  line: [
    ["call blue · left", "call the colour that starts · pick the left hand"],
    ["?lrc", "touch a block: l large or s small; r red, b blue or y yellow; c circle, s square, t triangle, r rectangle or h hexagon"],
    ["back", "put it back into the bank"],
    ["lrc C2T", "place the large red circle on base C2T"],
    ["=7", "announce 7"],
    [">12", "count on one by one to 12 and put the pawn there"],
    [">12 8-11", "count 8 to 11 and put the pawn on 12"],
    ["bump 3", "bump: the other pawn to 3"],
    ["win", "declare the win"],
    ["!par55.score", "challenge that rule"],
    ["pass", "pass the flag"],
    ["accept · resign", "accept the result · resign"],
  ],
};
