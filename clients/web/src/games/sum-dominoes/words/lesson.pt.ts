/** The sentences of the first lesson of Sum Dominoes, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  first: [
    "O cartão diz 10: sua face e a que toca têm que somar 10. No tabuleiro há um 3 e você tem um 7. Toque em sua peça marcada, o lugar marcado e o botão.",
    "3 + 7 = 10.",
  ],
  roll: ["Segunda parte: “{roll}”.", "Saíram 4, 4 e 4."],
  sum: ["Quanto somam? Escreva 12 e toque no botão marcado.", "Essa é a soma nova."],
  second: [
    "Agora é preciso somar 12. Na outra ponta há um 7: serve o 5. Toque em sua peça marcada, o lugar e o botão.",
    "7 + 5 = 12.",
  ],
  draw: [
    "No fim você pega uma peça do banco e passa a bandeirinha. Vence quem fica sem peças.",
    "O outro começa com a sua soma, o 12.",
  ],
  challenge: [
    "No torneio, ninguém avisa. O cartão diz 10, e o computador pôs um 5 ao lado do 7. Isso dá 12! Toque em “{challenge}” e escolha a regra da soma na primeira parte.",
    "É um C: ele pega a peça de volta e recebe mais uma.",
  ],
};
