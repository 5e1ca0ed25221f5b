/** The sentences of the first lesson of Truco, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  envido: ["Você tem 7 e 6 de espadas: são 20 + 7 + 6 = 33 para o envido, o máximo. Cante! Toque em “Envido”.", "O outro aceitou."],
  points: ["Diga quanto você tem: 33. Escreva e toque no botão marcado.", "“São boas”: você ganhou 2 pontos."],
  first: [
    "Agora as cartas. A mais alta ganha a vaza, e são três vazas. Seu 7 de espadas é muito forte: toque nele e depois no botão.",
    "Só o ás de espadas e o ás de paus ganham dele. A primeira é sua.",
  ],
  truco: [
    "Com a primeira ganha, suba a aposta: toque em “Truco”. Se o outro não quiser, você ganha 1 ponto; se quiser, a mão vale 2.",
    "O outro aceitou.",
  ],
  second: ["Resta o ás de ouros, que ganha dos 12. Jogue.", "Duas vazas: a mão é sua, com 2 pontos de envido e 2 de truco."],
};
