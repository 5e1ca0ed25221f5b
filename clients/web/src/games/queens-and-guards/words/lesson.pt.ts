/** The sentences of the first lesson of Queens & Guards, in Portuguese. */
import type { LessonWords } from "../../lesson";

export const pt: LessonWords = {
  move: [
    "Leve sua rainha ao trono do meio e cerque-a com seus seis guardas. Você joga com as azuis. Um passo: toque no guarda marcado, depois o espaço marcado e o botão.",
    "As peças vão para o centro ou de lado, nunca para trás.",
  ],
  trap: [
    "Armadilha! Um guarda vermelho ficou entre dois seus. Diga: toque no botão da armadilha, a peça vermelha e o botão marcado.",
    "Agora essa peça tem que recuar um passo.",
  ],
  pass: ["“{pass_flag}”: assim termina o seu turno.", "A peça presa foi para trás."],
  challenge: [
    "É um torneio e ninguém avisa as faltas. A peça vermelha marcada se afastou do centro sem estar presa. Toque em “{challenge}” e escolha a regra de não ir para trás.",
    "É um C: agora você pode mandá-la à borda.",
  ],
  ring: ["Sua rainha está no trono e falta um guarda. Mova-o ao lugar vazio do anel.", "Seis guardas em volta!"],
  win: ["Diga que venceu: toque no botão marcado.", "Se o outro não desafiar, a partida é sua."],
};
