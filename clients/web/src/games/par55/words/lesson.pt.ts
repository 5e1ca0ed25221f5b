/** The sentences of the first lesson of Par 55, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  place: [
    "Ponha um bloco ao lado de outro parecido. Toque no hexágono vermelho grande, que está marcado, e depois a base marcada.",
    "Ao lado há um círculo vermelho grande.",
  ],
  say: [
    "Conte: 5 pela base, mais 1 por semelhança. Os dois são vermelhos e os dois são grandes: 5 + 2 = 7. Escreva 7 e toque no botão marcado.",
    "A forma é outra: não soma ponto.",
  ],
  move: ["Seu peão está no 3. Avance 7: toque no espaço marcado do caminho e depois o botão.", "3 + 7 = 10."],
  pass: ["“{pass_flag}”: assim termina o seu turno. Vence quem cai exatamente em 55.", "O outro avançou 5."],
  challenge: [
    "No torneio, ninguém avisa. O computador pôs o bloco marcado e disse 10. Conte as semelhanças com os vizinhos: são 4, e 5 + 4 = 9. Toque em “{challenge}” e escolha a regra da pontuação.",
    "É um C: bloco e peão voltam atrás.",
  ],
};
