/** The sentences of the first lesson of Ramrod, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  move: [
    "Encha os retângulos roxos certinho, sem sobrar. No marcado já há uma barra de 8 e faltam 5. Toque em sua barra de 5 e depois o retângulo marcado.",
    "8 + 5 = 13: cheio!",
  ],
  capture: ["Você encheu: capture. Toque no botão marcado.", "As duas barras vão ao seu retângulo longo."],
  pass: ["“{pass_flag}”: assim termina o seu turno. Vence quem enche seu retângulo longo.", "O outro entrou com uma barra de 3."],
  challenge: [
    "No torneio, ninguém avisa. No retângulo de 9 havia uma barra de 7: restavam 2. E o computador pôs uma de 3! Toque em “{challenge}” e escolha a regra de que a barra caiba.",
    "É um C: a falta está aí.",
  ],
  relocate: [
    "Como você acertou, decide aonde vai essa barra. Mande de volta ao lugar dela com o botão marcado.",
    "E agora é a sua vez de jogar!",
  ],
};
