/** The sentences of the first lesson of Geominos, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  place: [
    "Ponha suas peças juntando números iguais. Toque na peça marcada, gire duas vezes, toque no lugar marcado e o botão: um 1 seu fica ao lado de um 1.",
    "Os outros números que se tocam não importam.",
  ],
  say: [
    "Some os pontos que ficaram sobre casas claras: só o 1. Escreva 1 e 1 de total, e toque no botão marcado.",
    "O escuro não conta. Vence quem tem menos.",
  ],
  pass: ["“{pass_flag}”: assim você termina.", "O outro juntou 5 com 5 e somou 4."],
  second: ["Outra: toque na peça marcada, o lugar marcado e o botão.", "Antes de terminar você pode mover a peça de novo."],
  challenge: [
    "No torneio, ninguém avisa. O computador pôs sua última peça e disse 4 pontos, mas sobre claro há 1 e 5. Toque em “{challenge}” e escolha a regra dos pontos.",
    "É um C: são anotados os 6, e a diferença outra vez.",
  ],
};
