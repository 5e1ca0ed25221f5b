/** The sentences of the first lesson of Kwatro-Sinko, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  move: [
    "Você joga com as fichas pares. Uma ficha se move em linha reta, sem pular outra. Toque no 4 e depois o círculo marcado.",
    "Ficha posta, ficha jogada.",
  ],
  pass: ["“{pass_flag}”: assim termina o seu turno.", "O outro tirou o 5 dele."],
  challenge: [
    "É um torneio e ninguém avisa as faltas. O 5 cruzou a área amarela do meio, e por aí não há linhas. Toque em “{challenge}” e escolha a regra do caminho.",
    "É um C: a falta está aí.",
  ],
  relocate: ["Como você acertou, decide aonde vai o 5. Toque nele e mande de volta ao número dele.", "Ele vai começar de novo!"],
  line: [
    "Vence-se com três fichas em linha, duas de um tipo e uma do outro, que deem 4 ou 5. Leve o 6 ao círculo marcado, na linha do 2 e do 3.",
    "2 e 6 são pares, 3 é ímpar.",
  ],
  win: [
    "Some as duas do mesmo tipo e tire a outra: 2+6-3=5. Toque em “{declare_win}”, as três fichas, escreva 2+6-3=5 e toque no botão marcado.",
    "Dá 5! Se ninguém desafiar, você venceu.",
  ],
};
