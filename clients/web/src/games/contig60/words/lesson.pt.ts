/** The sentences of the first lesson of Contig 60, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  roll: ["É a sua vez. Toque em “{roll}”.", "Saíram 4, 6 e 4."],
  place: ["Procure uma conta com os três números: 4 × 6 + 4 = 28. Toque no 28 e depois no botão marcado.", "Ficha posta, ficha jogada."],
  say: [
    "Agora diga: escreva 4*6+4=28. Você começa com 60 e tira 1 por ficha vizinha. O 28 toca três: 60 − 3 = 57. Ponha 57 e toque no botão marcado.",
    "Quanto mais vizinhas, mais baixa a sua pontuação. Isso é bom!",
  ],
  pass: ["“{pass_flag}”: assim termina o seu turno.", "Agora o outro jogaria."],
  challenge: [
    "No torneio, ninguém avisa as faltas: quem vê é você. Saíram 3, 5 e 4, e o computador disse 3+5*4=32. Primeiro se multiplica: dá 23! Toque em “{challenge}” e escolha a regra da conta.",
    "É um C: a falta está aí. A ficha dele sai e você desconta 2 pontos.",
  ],
  win: ["Cinco fichas suas em linha vencem, e você já as tem. Toque em “{declare_win}”, os cinco números e o botão marcado.", "Se o outro não desafiar, você venceu."],
};
