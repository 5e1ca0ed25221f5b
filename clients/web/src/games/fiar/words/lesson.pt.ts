/** The sentences of the first lesson of FIAR, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  place: [
    "Em FIAR vence quem põe quatro fichas da sua cor em linha. Você joga com as azuis. Toque uma ficha da sua mão e um círculo vazio: os marcados.",
    "Primeiro se põem todas as fichas, uma por turno.",
  ],
  pass: ["“{pass_flag}”: termina o seu turno e joga o outro.", "Quando não restam fichas na mão, movem-se as do tabuleiro."],
  challenge: [
    "Agora é um torneio: ninguém avisa as faltas. A ficha vermelha cruzou a área amarela do meio, e por aí não passa nenhuma linha. Toque em “{challenge}” e escolha a regra do caminho.",
    "É um C: a falta está aí.",
  ],
  relocate: [
    "Como você acertou, põe a ficha mal movida onde quiser. Toque nela e depois no círculo marcado, bem longe.",
    "Aí não atrapalha!",
  ],
  move: [
    "Quando não há fichas na mão, uma ficha se move por uma linha reta, sem pular. Desça sua ficha até o círculo marcado.",
    "Já há quatro azuis seguidas!",
  ],
  win: [
    "Ninguém avisa você: diga. Toque em “{declare_win}”, os quatro círculos e o botão marcado.",
    "Se o outro não desafiar, você venceu.",
  ],
};
