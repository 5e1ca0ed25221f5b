/** The Spanish explanations of Par 55's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "par55.score": [
      "Ese no es el puntaje: 5 por la base y 1 por cada parecido con los bloques vecinos. |Cuéntalos otra vez.",
      ({ said, right, par, likenesses }) =>
        `Es ${par} por la base y ${likenesses} por los parecidos con los vecinos: ${par} + ${likenesses} = ${right}, no ${said}.`,
    ],
    "par55.announce-first": "El peón se mueve después de anunciar: |di primero el puntaje.",
    "par55.count path": [
      "Los espacios no están bien contados: uno por uno, tantos como se anunciaron. Si pasan de 55, el peón se queda.",
      ({ start, spaces, end }) =>
        end === null
          ? `Desde ${start}, con ${spaces}, el peón pasaría de 55: se queda donde está y no se cuenta.`
          : `Desde ${start} se cuentan ${spaces} espacios, uno por uno: ${start} + ${spaces} = ${start + spaces}.`,
    ],
    "par55.count to": [
      "El peón no va ahí: va en el último espacio que se contó.",
      ({ to, right }) => `El peón no va a ${to}: contando se llega a ${right}.`,
    ],
    "par55.bump omitted": "El peón cayó en un espacio blanco ocupado: |choca al otro antes de pasar.",
    "par55.bump to": [
      "El peón chocado no va ahí: va 5 espacios atrás, y desde menos de 5, a la salida.",
      ({ to, right, back }) =>
        `El peón chocado no va a ${to}: va ${back} espacios atrás, a ${right === 0 ? "la salida" : right}.`,
    ],
    "par55.bump not_due": "Aquí no se choca: hace falta que el peón haya caído sobre el otro en un espacio blanco.",
    "par55.win": [
      "El peón no está en 55: se gana al caer justo ahí.",
      ({ at, goal }) => `El peón está en ${at}: se gana al caer justo en ${goal}.`,
    ],
  },
  missing: {
    place: "Todavía no pusiste un bloque: colócalo en una base.",
    announce: "Te falta el puntaje: anúncialo.",
    move_pawn: "Te falta el peón: muévelo tantos espacios como anunciaste.",
    declare_win: "¡Tu peón está en 55! Anuncia tu victoria antes de pasar.",
  },
  stakes: {
    undone: "el bloque vuelve al banco y los peones a su lugar",
    void_undone: "el resultado no vale: el bloque vuelve al banco y los peones a su lugar",
    first_landed: "esa llegada no vale y decide la del que llegó primero",
    undone_draw: "la jugada se deshace y el juego termina en empate",
  },
};
