/** The sentences of the first lesson of Qwinto, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  roll: [
    "Encha suas três linhas com números que sobem. Escolha os dados, ou deixe os três, e toque no botão marcado.",
    "Saíram 4, 5 e 2. Se não gostar, pode lançar outra vez.",
  ],
  sum: ["Diga a soma: escreva 11 e toque no botão marcado.", "Todos anotam essa soma."],
  write: [
    "Anote em uma casa livre da sua folha: toque na marcada e depois o botão.",
    "O outro também anotou. Ninguém vê a folha do outro até todos terminarem.",
  ],
  theirs: [
    "O outro lançou e saiu 10: você também pode anotar. Toque na casa marcada e o botão.",
    "Na vez do outro você também pode passar.",
  ],
  between: [
    "Em uma linha os números sobem e não se repetem. Saiu 6: na linha roxa cabe certinho entre o 4 e o 9. Anote na casa marcada.",
    "E em uma coluna não há dois iguais.",
  ],
  challenge: [
    "No torneio, ninguém avisa. Os dados dão 4 e 5, e o computador disse 10. Toque em “{challenge}” e escolha a regra da soma.",
    "É um C: a soma é corrigida, são 9.",
  ],
};
