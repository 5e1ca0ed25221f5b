/** What was wrong and what can be done, a sentence for each fault and each missing part, for Par 55. Spanish first. */
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "par55.score": "Ese no es el puntaje: 5 por la base y 1 por cada parecido con los bloques vecinos. Cuéntalos otra vez.",
    "par55.announce-first": "El peón se mueve después de anunciar: di primero el puntaje.",
    "par55.count path": "Los espacios no están bien contados: uno por uno, tantos como anunciaste. Si pasan de 55, el peón se queda.",
    "par55.count to": "El peón no va ahí: va en el último espacio que contaste.",
    "par55.bump omitted": "Tu peón cayó en un espacio blanco ocupado: choca al otro antes de pasar.",
    "par55.bump to": "El peón chocado no va ahí: va 5 espacios atrás, y desde menos de 5, a la salida.",
    "par55.bump not_due": "Aquí no se choca: hace falta que tu peón haya caído sobre el otro en un espacio blanco.",
    "par55.win": ({ detail }) =>
      detail == null ? "Tu peón no está en 55: se gana al caer justo ahí." : `Tu peón está en ${detail}: se gana al caer justo en 55.`,
  },
  missing: {
    place: "Todavía no pusiste un bloque: colócalo en una base.",
    announce: "Te falta el puntaje: anúncialo.",
    move_pawn: "Te falta el peón: muévelo tantos espacios como anunciaste.",
    declare_win: "¡Tu peón está en 55! Anuncia tu victoria antes de pasar.",
  },
  cost: { own: "pierdes este turno", result: "el resultado queda como está", right: "el bloque vuelve al banco y los peones a su lugar" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "par55.score": "That is not the score: 5 for the base and 1 for each likeness with the blocks beside it. Count them again.",
    "par55.announce-first": "The pawn moves after the announcement: say the score first.",
    "par55.count path": "The spaces are not counted right: one by one, as many as you announced. If they lead beyond 55, the pawn stays.",
    "par55.count to": "The pawn does not go there: it goes on the last space that you counted.",
    "par55.bump omitted": "Your pawn came upon the other on a white space: bump it before you pass.",
    "par55.bump to": "The bumped pawn does not go there: it goes 5 spaces back, and from below 5 to the start.",
    "par55.bump not_due": "No bump here: your pawn must have come upon the other on a white space.",
    "par55.win": ({ detail }) =>
      detail == null ? "Your pawn is not on 55: you win by landing just there." : `Your pawn is on ${detail}: you win by landing just on 55.`,
  },
  missing: {
    place: "You have placed no block yet: put one on a base.",
    announce: "Your score is missing: announce it.",
    move_pawn: "Your pawn has not moved: move it as many spaces as you announced.",
    declare_win: "Your pawn is on 55! Announce your win before you pass.",
  },
  cost: { own: "you lose this turn", result: "the result stays", right: "the block goes back to the bank and the pawns to their places" },
};
