/** The rules page of Par 55 in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Colocá bloques junto a otros que se les parezcan: cada parecido hace avanzar tu peón. Gana quien cae exactamente en 55, si el otro no cae también en su turno final.",
  turn: [
    "Al comienzo uno dice qué color empieza y el otro elige una mano: adentro está su peón, azul o rojo. Empieza quien tenga el color dicho.",
    "Recibís la banderilla. Mirá la jugada anterior: todavía podés desafiarla. Cuando tocás un bloque, ya no.",
    "Tocá un bloque del banco y una base vacía. Podés devolverlo y tomar otro; una vez puesto, ya no se mueve.",
    "Tu puntaje es 5 por la base, más uno por cada parecido con cada bloque vecino: mismo tamaño, mismo color, misma forma. Anuncialo antes de mover.",
    "Contá los espacios uno por uno y poné tu peón en el último. Si pasarías de 55, tu peón se queda donde está.",
    "¿Caíste en un espacio blanco donde está el otro peón? Choca: ese peón va 5 espacios atrás. En los espacios con número y en la salida no se choca.",
    "¿Caíste en 55? Declará la victoria antes de pasar la banderilla.",
    "Pasá la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá al recibir la banderilla y antes de tocar un bloque: el puntaje, el peón movido antes de anunciar, la cuenta o el choque.",
    "Una victoria declarada se desafía sin banderilla, durante unos segundos.",
    "Si acertás, el bloque vuelve al banco, los peones a donde estaban, y jugás vos.",
    "Si te equivocás, perdés el turno y recibís una falta. Un desafío fuera de tiempo o de lo que no es una de esas reglas es solo una falta. Con tres faltas perdés el juego.",
  ],
  line: [
    ["call blue · left", "decir el color que empieza · elegir la mano izquierda"],
    ["?lrc", "tocar un bloque: l grande o s pequeño; r rojo, b azul o y amarillo; c círculo, s cuadrado, t triángulo, r rectángulo o h hexágono"],
    ["back", "devolverlo al banco"],
    ["lrc C2T", "colocar el círculo rojo grande en la base C2T"],
    ["=7", "anunciar 7"],
    [">12", "contar uno por uno hasta el 12 y poner ahí el peón"],
    [">12 8-11", "contar del 8 al 11 y poner el peón en el 12"],
    ["bump 3", "chocar: el otro peón al 3"],
    ["win", "declarar la victoria"],
    ["!par55.score", "desafiar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept · resign", "aceptar el resultado · rendirme"],
  ],
} satisfies Overlay<Howto>;
