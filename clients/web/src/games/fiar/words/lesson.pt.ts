/** The sentences of the first lesson of FIAR, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  place: [
    "Em FIAR vence quem põe quatro fichas da sua cor em linha. Você joga com as azuis. Toque em uma ficha da sua mão e um círculo vazio: os marcados.",
    "Primeiro todas as fichas vão para o tabuleiro, uma por turno.",
  ],
  pass: ["“{pass_flag}”: termina o seu turno e joga o outro.", "Quando as mãos ficam vazias, as fichas do tabuleiro se movem."],
  challenge: [
    "Agora é um torneio: ninguém avisa as faltas. A ficha vermelha cruzou a área amarela do meio, e por ali não passa nenhuma linha. Toque em “{challenge}” e escolha a regra do caminho.",
    "É um C: a falta está aí.",
  ],
  relocate: [
    "Como você acertou, a ficha mal movida vai para onde você quiser. Toque nela e depois no círculo marcado, bem longe.",
    "Ali ela não atrapalha!",
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
