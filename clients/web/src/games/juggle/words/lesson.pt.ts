/** The sentences of the first lesson of Juggle, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  roll: ["Cubra seu tabuleiro com peças antes do outro. “{roll}”.", "Saíram 3 e 4: uma peça de 3 quadrados e uma de 4."],
  take: ["Toque no dado 3, uma peça de três quadrados, a marcada, e o botão.", "Peça escolhida, peça usada."],
  place: ["Ponha: toque no tabuleiro onde quiser, ou deixe aí, e toque no botão marcado.", "Peça posta, peça jogada."],
  second: [
    "Agora o dado 4: escolha a cor azul e o quadrado. Depois ponha. Duas peças da mesma cor não se tocam, nem em um canto.",
    "Azul ao lado de vermelho: isso vale.",
  ],
  pass: ["“{pass_flag}”: assim termina o seu turno.", "O outro lançou e não pôs nada."],
  challenge: [
    "No torneio, ninguém avisa. No tabuleiro do outro duas vermelhas se tocam em um canto: D4 e E5. Toque em “{challenge}”, a regra das cores, e aponte a de E5.",
    "É um C: essa peça volta ao banco.",
  ],
};
