/** The sentences of the first lesson of Fab-A-Diffy, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  sample: ["Junte trios de tiras: duas que somadas dão a terceira. Pegue a amostra: toque no botão marcado.", "A amostra é 1/12."],
  touch: ["Olhe: 1/3 menos 1/4 é 1/12. Toque em essas duas tiras.", "Tira tocada, tira usada: pense antes."],
  say: ["Diga a conta: escreva 1/3 - 1/4 = 1/12 e toque no botão marcado. Assim você leva as três tiras.", "Seu primeiro trio!"],
  pass: ["“{pass_flag}”: assim termina o seu turno.", "Agora o outro pega uma amostra."],
  challenge: [
    "No torneio, ninguém avisa. O computador disse 5/12 − 1/4 = 1/12. Mas 1/4 é 3/12, e 5/12 − 3/12 = 2/12. Toque em “{challenge}” e escolha a regra da conta.",
    "É um C: ele devolve as tiras.",
  ],
  capture: [
    "O computador passou e deixou 1/12 sem usar, e você vê um trio! Tem 10 segundos para dizer “{capture}”.",
    "Agora você tocaria as duas tiras, como antes.",
  ],
};
