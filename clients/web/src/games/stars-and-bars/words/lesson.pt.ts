/** The sentences of the first lesson of Stars & Bars, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  place: [
    "Cada carta tem figura, quantidade, cor e preenchimento. Ponha cartas bem diferentes das vizinhas. Toque em sua carta marcada, o lugar marcado e o botão.",
    "Agora é preciso contar os pontos.",
  ],
  say: [
    "Compare com cada vizinha: 1 diferença dá 1 ponto, 2 dão 2, 3 dão 4 e 4 dão 8. Com uma vizinha muda a cor: 1. Com a outra, cor e quantidade: 2. Escreva 3 pontos e 3 de total, e toque no botão marcado.",
    "1 + 2 = 3.",
  ],
  pass: ["“{pass_flag}”: assim termina o seu turno. Você recebe outra carta.", "O outro anotou 9!"],
  challenge: [
    "No torneio, ninguém avisa. O computador pôs a carta marcada e disse 4 pontos; você sabe que são 3. Toque em “{challenge}” e escolha a regra dos pontos do turno.",
    "É um C: ele perde os pontos desse turno.",
  ],
  flip: [
    "Há um pilar de quatro cartas. Antes de jogar você pode virá-lo: dá 2 pontos. Toque no botão marcado.",
    "Sobre um pilar virado não se joga mais.",
  ],
  cover: [
    "Você também pode cobrir uma carta, se for diferente em duas coisas ou menos. Ponha sua carta sobre a marcada.",
    "No centro há mais vizinhas: mais pontos.",
  ],
};
