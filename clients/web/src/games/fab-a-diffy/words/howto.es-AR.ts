/** The rules page of Fab-A-Diffy in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Juntá tríos: tres tiras de fracciones en las que una vale lo mismo que las otras dos sumadas. Quien tiene más tríos gana el juego, y el partido es al mejor de 3 juegos.",
  turn: [
    "Al comienzo cada uno saca una tira: empieza la menor. En la mesa hay tres tiras dadas vuelta y un pilar con las demás.",
    "Recibís la banderilla. Mirá la jugada anterior: todavía podés desafiarla.",
    "Si el otro dejó su muestra sin usar, tenés 10 segundos para decir «¡Captura!» y hacer un trío con ella. Después jugás tu turno.",
    "Tomá una tira del pilar para la muestra. El servidor repone hasta tener tres tiras dadas vuelta.",
    "¿Ves un trío con la muestra y dos tiras dadas vuelta? Tocá las dos. Tocá-tomala: lo tocado se usa.",
    "Decí la cuenta, una suma o una resta de las tres fracciones: 1/3 − 1/4 = 1/12. Podés dar a una fracción otro nombre igual, pero solo en medios, tercios, cuartos, sextos o doceavos.",
    "Tomá el trío.",
    "Si tocaste una tira y con lo tocado no se puede hacer un trío, devolvé la muestra.",
    "Pasá la banderilla. Si no tocaste nada podés pasar, y el otro podrá capturar tu muestra.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores. Desafiá después de recibir la banderilla y antes de capturar o de tomar tu muestra: la cuenta, un nombre que no sirve, no tocar y anunciar antes de elegir, o tocá-tomala.",
    "Una captura se desafía sin banderilla, hasta que quien capturó la pasa.",
    "Si acertás, el trío es tuyo y te toca. Si en ese turno no se tomó un trío, tenés un turno adicional. En una captura se deshace también el turno del otro.",
    "Si te equivocás, perdés un turno y recibís una falta. Un desafío fuera de tiempo también es una falta. Con tres faltas en el partido lo perdés.",
  ],
  clock: [
    "Cada turno dura un minuto, si la sala no dice otra cosa. Después hay un aviso y 10 segundos más.",
    "Si aún no terminaste, el trío tomado queda, lo tocado sin trío no vale y la banderilla pasa. Con el tercer aviso perdés.",
    "El reloj espera mientras se resuelve un desafío.",
  ],
  line: [
    ["draw", "tomar una muestra"],
    [".1/3", "tocar la tira 1/3"],
    ['"1/3-1/4=1/12"', "decir la cuenta"],
    ["x1/3,1/4", "tomar el trío con esas dos tiras"],
    ["retire", "devolver la muestra"],
    ["capture", "¡captura!"],
    ["!fab-a-diffy.sentence", "desafiar esa regla"],
    ["pass", "pasar la banderilla"],
    ["accept · nochallenge", "aceptar el resultado · no desafío"],
  ],
} satisfies Overlay<Howto>;
