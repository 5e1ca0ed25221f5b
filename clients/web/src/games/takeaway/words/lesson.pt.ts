/** The sentences of the first lesson of takeaway, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  take: ["Há um monte de fichas, e vence quem pega a última. Pegue duas com o botão marcado.", "Em cada turno pegam-se uma, duas ou três."],
  say: ["Agora conte: eram quinze e você pegou duas. Escreva quantas ficam e diga o número."],
  pass: ["“{pass_flag}”: termina o seu turno e joga o outro.", "O outro pegou uma e disse que ficam doze: é verdade."],
  challenge: [
    "Agora é um torneio: ninguém avisa as faltas. Havia sete fichas, o outro pegou duas e disse que ficam quatro. Toque em “{challenge}” e escolha a regra da conta.",
    "É um C: ficavam cinco. As fichas voltam ao monte e é a sua vez.",
  ],
  last: ["Restam três. Pegue todas, diga quantas ficam e passe a bandeirinha.", "Você pegou a última: se o outro não desafiar, você venceu."],
};
