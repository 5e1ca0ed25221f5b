/** The Spanish rules page of Par 55, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Coloca bloques junto a otros que se les parezcan: cada parecido hace avanzar tu peón. Gana quien cae exactamente en 55, si el otro no cae también en su turno final.",
  turn: [
    "Al comienzo uno dice qué color empieza y el otro elige una mano: adentro está su peón, azul o rojo. Empieza quien tenga el color dicho.",
    "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla. Cuando tocas un bloque, ya no.",
    "Toca un bloque del banco y una base vacía. Puedes regresarlo y tomar otro; una vez puesto, ya no se mueve.",
    "Tu puntaje es 5 por la base, más uno por cada parecido con cada bloque vecino: mismo tamaño, mismo color, misma forma. Anúncialo antes de mover.",
    "Cuenta los espacios uno por uno y pon tu peón en el último. Si pasarías de 55, tu peón se queda donde está.",
    "¿Caíste en un espacio blanco donde está el otro peón? Choca: ese peón va 5 espacios atrás. En los espacios con número y en la salida no se choca.",
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
  cases: [
    ["goal", "Landing on 55, the declaration, the final turn misses: a win", "goal", [0]],
    ["goal", "The final turn lands on 55 too: a draw, after the last window", "both", []],
    ["end", "Landing without declaring: the other seat still has its final turn, and nobody wins", "not_declared", []],
    ["end", "The last base is filled: a draw, after the last window", "bases_full", []],
    ["end", "Time limit: a draw at once", "time", []],
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si aún te falta colocar, anunciar o mover, tu turno se pierde y todo vuelve atrás. Con el tercer aviso se pierde el juego.",
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
